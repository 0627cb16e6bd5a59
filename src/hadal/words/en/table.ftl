### What the table server says to players.

# Why something was not done.
table-refused-over = The game is over.
table-refused-closed = This table was closed.
table-refused-not-your-turn = It is not your turn.
table-refused-not-seated = You are watching: only players can do that.
table-refused-not-started = The game has not begun yet.
table-refused-unreadable = This game cannot go on: it was begun by other rules than the server has now, which do not accept one of its moves. Nothing is lost; other tables are not concerned.
table-refused-not-one-decision = From action { $at } on it is no longer your decision: send it as its own move.
table-refused-illegal = That is not allowed now.
table-refused-illegal-later = Action { $at } of this move is not allowed.
table-refused-shows-something = Action { $at } of this move shows something new: send it first, and decide then.
table-refused-stale = The table has moved on: it is at entry { $seq } now.
table-refused-nothing-to-undo = There is nothing you can take back: something was revealed, or somebody else has acted.
table-refused-no-takebacks = At this table nobody may ask to take moves back.
table-refused-nothing-to-take-back = There is no move after that one.
table-refused-nobody-asked = Nobody has asked to go back.
table-refused-not-asked = You have answered that already.
table-refused-no-offers = Standing orders are for offers, and this game has none.
table-refused-no-such-bot = There is no bot { $bot }; the bots are: { $bots }.
table-refused-already-driven = Your seat is played that way already.
table-refused-bot-drives = A bot plays your seat: take it back first.
table-refused-store = The table could not be kept just now, so nothing was done. Try again in a moment.
table-refused-failed = Something went wrong here, and it is not your fault. Look at the table again before you go on.
table-refused-busy = Too many messages: wait a moment.
table-refused-bad-message = This message cannot be read: { $fault }
table-refused-hello-first = Say hello first.
table-refused-muted = Wait a moment before you say more.
table-refused-empty = There is nothing in it.
table-bye = The server is closing; come back in a moment.
table-refused-no-such-action = Actions are numbered from 0 to { $most }.
table-refused-lesson = In this lesson: { $what }.
