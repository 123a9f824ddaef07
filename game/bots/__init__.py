"""Players for Hearts: each sees no more than its seat's view.

Whoever writes one makes a ``protocol.Bot`` that thinks in small bits (``thought``), enters it in the ``roster``, and
finds out by tools/duel.py what it is worth. The ``sensible`` player shows how: it makes a ``reading`` of the view, and
a file for each kind of decision says what weighs in it.
"""
