"""What is kept between one start of the game and the next.

``store.Store`` is the one door: the running game of each kind, every finished game and what is counted
from them, and the settings. Around it: ``settings.Settings``, ``running.Daily``, ``results.Result``,
``notices.Notice``, and ``export`` for the command line.

    store = Store.open(folder)                      # None: the platform's data folder; raises nothing
    store.begin(record.as_json(), datetime.now())   # with every deal: new, typed, the same one again
    store.keep_running(record.as_json(), left_as)   # after every move, undo and redo
    store.finish(record.as_json(), Result.WON, datetime.now())
    record = store.running("heart-to-heart")        # None, or what to resume
    store.keep_running(record, tally=tally)         # of Hearts, with what session.hearts_tally counts; finish likewise
    store.achieve(deal, names, code, now)           # before finish
    store.keep_settings(replace(store.settings(), cloth="green"))
    for notice in store.notices: ...                # what the player should be told once
"""
