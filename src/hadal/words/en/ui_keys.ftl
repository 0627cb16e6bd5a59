# Browser client, in English: the list of keyboard shortcuts.

ui-key-space = Space
ui-key-shift = Shift
ui-key-home = Home
ui-key-end = End
ui-keys-number = Choose by number
ui-keys-pass = Pass or continue; in a replay, play or pause
ui-keys-first = First suggestion
ui-keys-cancel = Close or cancel
ui-keys-undo = Undo
ui-keys-undo-all = Undo back to the last reveal
ui-keys-log = Log
ui-keys-chat = Chat
ui-keys-help = Rules for this choice
ui-keys-step = Previous or next step (replays and earlier moves)
ui-keys-round = Previous or next round (replays)
ui-keys-turn = Previous or next turn (replays and earlier moves)
ui-keys-ends = First or last step (replays and earlier moves)
ui-keys-show = This list
ui-keys-group-all = All tables
