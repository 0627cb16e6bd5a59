# The table server, in English: why a request was refused, and what is allowed.

server-who-are-you = You are not known here yet: choose a nickname first (POST /api/me).
server-too-many = That was too much at once: please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-name-unseen = A nickname may not hold invisible characters, control characters or marks that change the direction of writing.
server-name-length = A nickname has 1 to { $most } characters.
server-name-marks = A nickname needs something to read, with at most two accents on a letter.
server-name-claimed = The name { $nickname } belongs to somebody who protects it with a password: choose another one, or sign in.
server-bad-language = A language is a short code, such as en or fr.
server-no-person = There is no such person.
server-bad-link = This personal link is not valid: a newer one may have replaced it.
server-bad-password = Name and password do not belong together. Only a name that was claimed with a password can sign in.

server-no-game = There is no such game; GET /api/games lists those there are.
server-no-table = There is no such table.
server-no-lesson = There is no such lesson.
server-unreadable = This game cannot be told: it was played by other rules than the server has now.
server-busy = Several people are changing this table at once: please try again.
server-not-lobby-playing = This game has begun already: seats can be changed only before the start.
server-not-lobby-over = This game is over: a rematch gets a new table.
server-not-lobby-closed = This table is closed.
server-not-host = Only the host of this table may do that.
server-no-seat = This table has the seats 0 to { $last }.
server-bad-table = No table can be laid like this: { $why }.
server-two-of-me = You can sit on one seat only: give "me" once.
server-bot-without-seat = A bot is named only for a seat of the kind "bot".
server-seat-taken = Somebody sits there already.
server-seat-invite = That seat is kept for whoever has its invite link.
server-table-full = No open seat is left at this table.
server-bad-invite = This invite is not valid at this table: the host may have withdrawn it.
server-invite-elsewhere = This invite is for seat { $seat }.
server-not-here = You do not sit at this table.
server-nobody-there = Nobody sits on that seat.
server-kick-yourself = You cannot send yourself away: leave the table instead.
server-seats-empty = { $n ->
    [one] One seat is
   *[other] { $n } seats are
} still empty: wait for somebody, fill up with bots (fill=bots) or play without (fill=remove).
server-not-seated = Only those who sat at this table may do that.
server-not-over = That is possible only after the end of the game.

server-not-understood = This request was not understood: { $why }.
server-nothing-here = There is nothing at this address; /api/schema/openapi.json describes what there is.
server-bad-method = This address does not take that kind of request; the Allow header says which it takes.
server-too-long = That is too long: 64 kB are allowed, and 256 kB for a record.
server-bad-origin = A page from another site may not do that here.
server-bad-token = The token of the operators is needed for that.
server-store-down = The tables cannot be reached just now. Nothing was changed: please try again in a moment.
server-not-ready = The server is starting or about to stop: please try again in a moment.
server-failed = Something went wrong here. Please tell whoever runs this server the number { $number }.

server-not-started = This game has not begun yet.
server-own-eyes = While the game goes on, everybody sees it with their own eyes only.
server-no-spectators = This table is played without spectators.
server-not-text = A record is a text file in UTF-8.
server-no-chances = The chances of this game cannot be worked out just now.
server-bad-record = This is not a sound record: { $why }.
server-record-secret = This record is not sound: the secret at its end does not belong to the commitment at its start.
server-record-result = This record is not sound: its scores or winners are not those of its moves.
server-branch-not-over = Only from a game that is over can one play on: before that, its hidden cards would come to light.
server-branch-move = This game has { $last } moves: play on from one of 0 to { $last }.
server-branch-at-end = The game is over after that move: play on from move { $last } at the latest.
server-branch-empty = This record has no move: lay a new table instead.
server-branch-seats = This game has { $wanted } seats: say who plays each of them, not { $given }.
server-branch-without-me = Play one of the seats yourself at least.
server-branch-rematch = A what-if has no rematch: make another one from the game it came from.

server-bot-random = plays anything that is allowed
server-bot-novice = is a beginner and makes a beginner’s mistakes
server-bot-greedy = takes what looks best at once
server-bot-search = looks ahead in many possible worlds: the strongest
