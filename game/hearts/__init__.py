"""The rules of Hearts in all its forms: one engine, options as one frozen record, rule sets as data.

Rules come from ``rules.parse_rules({"set": "american", "target": 50})``, or ``rules.make_rules(rule_set, options)``;
``rule_sets.RULE_SETS`` lists the rule sets with what they offer to vary, ``options.option_fields`` describes the
options.

A game is a value. ``game.new_game(rules)`` makes one that waits for its first deal; then, over and over::

    turns = legal_actions(game)      # what each seat that must act may do: CallTurn, PassTurn, … (game.hearts.turns)
    reason = why_not(game, action)   # a Refusal, or None
    game = apply(game, action)       # a new value; IllegalActionError when refused

``game.phase`` says what it waits for, ``game.waiting`` which seats. In phase ``DEAL`` that is the next deal:
``StartDeal(deal_from_code(rules, deal_code(rules, number)))``. All seats pass and charge at once, each with an
action of its own in any order; all other phases wait for one seat. A turn can be iterated for all its actions and
asked whether one is ``in`` it; a PassTurn has hundreds, so it also tells ``count`` and ``cards``.

``game.deal`` is the present deal: its ``preparation`` (call, pass, charge), its ``play`` (hands, tricks, kitty), and
its ``outcome`` once it is scored. ``game.totals`` has one score for each of ``rules.scorers``, groups of seats that
share one; ``game.winners`` are places in ``rules.contenders``, seats or teams.

``view.view_of(game, seat)`` is what one seat may know, and all that a computer player gets: its ``turn`` holds its
legal choices. To look ahead, it fills in ``view.unseen_cards`` and asks ``view.imagined`` for a ``play.Play``, which
``legal.legal_cards``, ``play.with_card`` and ``play.with_put_away`` play out, and ``settling`` scores.

``events.events_of(before, action, after)`` is what the table shows, ``events.redacted`` what it shows to one seat.
"""
