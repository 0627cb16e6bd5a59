### Table server, in English: messages to players.

# Reasons for a refusal
table-refused-over = The game is over.
table-refused-closed = This table was closed.
table-refused-not-your-turn = It is not your turn.
table-refused-not-seated = You are watching. Only players can do that.
table-refused-not-started = The game has not started yet.
table-refused-unreadable = This game cannot continue. It was started with a different version of the rules, and the current version rejects one of its moves. Nothing is lost, and other tables are not affected.
table-refused-unknown-rules = This game was started with rules of version { $rules }, which this server does not have. Nothing is lost: the game continues on a server that has them.
table-refused-not-one-decision = From action { $at } on, it is no longer your decision. Send that action as a separate move.
table-refused-illegal = That is not allowed now.
table-refused-illegal-later = Action { $at } of this move is not allowed.
table-refused-shows-something = Action { $at } of this move reveals something new. Send it first, then decide.
table-refused-stale = The table has moved on to entry { $seq }.
table-refused-nothing-to-undo = Nothing to undo: your last move revealed something, or another player has moved since.
table-refused-undo-too-late = Too late to undo: the time since your move is more than you have left.
table-refused-no-takebacks = Undo requests are not allowed at this table.
table-refused-nothing-to-take-back = There is no move after that one.
table-refused-full = This game has become too long: no more moves are accepted.
table-refused-too-many-changes = You have undone moves or handed over your seat too often in this game. You can still play on.
table-refused-too-many-at-once = You have asked to undo or handed over your seat too often since the last move. Wait for the next one.
table-refused-time-is-up = Your time has run out twice. The bot finishes the game for you.
table-refused-nobody-asked = There is no undo request.
table-refused-not-asked = You have already answered this request.
table-refused-no-offers = This game has no offers, so it has no standing orders.
table-refused-no-such-bot = There is no bot { $bot }. Bots: { $bots }.
table-refused-already-driven = Your seat is already played that way.
table-refused-bot-drives = Your seat is being played by a bot. Take over first.
table-refused-store = The change could not be saved, so nothing happened. Try again in a moment.
table-refused-store-slow = The change was not saved in time. It may still be saved: check the table before you try again.
table-refused-old-page = This page is older than the server. Reload it to continue.
table-refused-new-page = This page is newer than the server. It will connect again in a moment.
table-refused-failed = The server made an error. Check the table before you continue.
table-refused-limit-exceeded = { $kind ->
    [message] Too many messages.
    [bytes] Too much data.
   *[other] Your messages keep the server too busy.
} The connection is closed; you can come back in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Allowed: { $kind ->
    [message] { $burst } messages at once, then { $minute } per minute
    [bytes] { $burst } bytes at once, then { $minute } bytes per minute
   *[other] { $burst } seconds of computing time at once, then { $minute } seconds per minute
}.
table-refused-hello-late = The connection is closed because no hello arrived in time.
table-refused-idle = The connection is closed because it was silent for too long.
table-refused-bad-message = Unreadable message: { $fault }
table-refused-hello-first = The first message must be a hello.
table-refused-muted = Wait a moment before you send another message.
table-refused-empty = The message is empty.
table-refused-nameless = Choose a nickname before you write to others.
table-bye = The server is stopping. Come back in a moment.
table-refused-no-such-action = Actions are numbered from 0 to { $most }.
table-refused-lesson = In this lesson: { $what }.

# Games without a message of their own
table-hidden-card = a card
