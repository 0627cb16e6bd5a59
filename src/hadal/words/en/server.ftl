# Table server, in English: reasons for refused requests, and bot descriptions.

server-who-are-you = Choose a nickname first (POST /api/me).
server-too-many = { $kind ->
    [table] Too many new tables.
    [person] Too many new nicknames.
    [login] Too many attempts to sign in.
    [socket] Too many new connections.
    [processor] These requests keep the server too busy.
    [bytes] Too much data.
    [waiting] Too many requests from your address are waiting.
    [replays] Replays and reviews keep the server too busy.
   *[other] Too many requests.
} Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Allowed: { $kind ->
    [processor] { $burst } seconds of computing time at once, then { $minute } seconds per minute
    [replays] { $burst } seconds of computing time at once, then { $minute } seconds per minute
    [bytes] { $burst } bytes at once, then { $minute } bytes per minute
    [waiting] { $burst } at the same time
   *[other] { $burst } at once, then { $minute } per minute
}.
server-too-many-open = Too many open connections: { $most } are allowed at the same time. Close one and try again.
server-too-many-tables = You have { $most } unfinished tables. Leave or finish some of them first.
server-too-slow = The request took too long to arrive: the limit is { $seconds } seconds.
server-bad-host = This server does not answer to the name { $host }. Its host can allow the name with HADAL_HOSTS.
server-name-unseen = A nickname cannot contain invisible characters, control characters or marks that change the text direction.
server-name-length = A nickname must have 1 to { $most } characters.
server-name-marks = A nickname needs at least one visible character, and no more than two accents on a letter.
server-name-claimed = The name { $nickname } is protected by a password, or looks like one that is. Choose another name, or sign in.
server-name-reserved = The name { $nickname } is reserved, or looks like a reserved one. Choose another name.
server-name-sign = A nickname cannot contain { $sign }, which tells people with the same name apart.
# Official words that nobody may use as a nickname, separated by commas.
server-reserved-names = admin, administrator, moderator, mod, operator, system, server, host, support, staff, official, owner, root, bot, robot, computer, spectator, player, nobody, everybody, hadal
server-already-signed-in = You are already signed in on this browser. To add another identity, send "another": true.
server-signed-out = You were signed out on this device. Sign in again, or start as somebody new.
server-proof-needed = This needs your password or your recovery code.
server-bad-proof = That is neither your password nor your recovery code.
server-bad-code = This recovery code is not valid. It may have been replaced by a newer one.
server-no-identity = This identity is not signed in on this browser.
server-no-session = This session has already ended.
server-kicked = The host has removed you from this table.
server-bad-language = A language must be a short code, such as en or fr.
server-no-person = Person not found.
server-bad-link = This personal link is not valid. It may have been replaced by a newer one.
server-bad-password = Wrong name or password. You can sign in only with a name that is protected by a password.

server-no-game = Game not found. GET /api/games lists the available games.
server-no-cards = This game has no cards to draw: it is played at the text-only table.
server-no-table = Table not found.
server-no-lesson = Lesson not found.
server-unreadable = This game cannot be shown: it was played with a different version of the rules.
server-unknown-rules = This game cannot be shown here: it follows a version of the rules that this server does not have.
server-busy = Several people are changing this table at once. Please try again.
server-not-lobby-playing = This game has already started. Seats can be changed only before the start.
server-not-lobby-over = This game is over. Start a rematch to play again.
server-not-lobby-closed = This table is closed.
server-not-host = Only the host of this table can do that.
server-no-seat = This table has seats 0 to { $last }.
server-bad-table = This table cannot be created: { $why }.
server-two-of-me = You can take only one seat: use "me" once.
server-bot-without-seat = Name a bot only for a seat of kind "bot".
server-seat-taken = That seat is taken.
server-seat-invite = That seat is reserved for its invite link.
server-table-full = This table has no open seats.
server-bad-invite = This invite link is not valid for this table. The host may have withdrawn it.
server-invite-elsewhere = This invite link is for seat { $seat }.
server-not-here = You have no seat at this table.
server-nobody-there = That seat is empty.
server-kick-yourself = You cannot remove yourself. Leave the table instead.
server-seats-empty = { $n ->
    [one] One seat is
   *[other] { $n } seats are
} still empty. Wait for players, fill up with bots (fill=bots) or play without them (fill=remove).
server-not-come = Not here yet for this rematch: { $names }. Wait, or remove them from the table; they can still come back.
server-not-seated = Only players of this table can do that.
server-not-over = That is possible only after the game is over.

server-not-understood = Invalid request: { $why }.
server-nothing-here = Nothing found at this address. /api/schema/openapi.json describes the API.
server-bad-method = This address does not accept that method. The Allow header lists the accepted ones.
server-too-long = Too long: the limit is 64 kB, or 256 kB for a record.
server-bad-origin = Requests from other sites are not allowed.
server-bad-token = This requires the operator token.
server-store-down = The database is unavailable. Nothing was changed. Please try again in a moment.
server-store-slow = The database did not answer in time. The change may still be saved: check before you try again.
server-not-ready = The server is starting or stopping. Please try again in a moment.
server-failed = Server error. Please report number { $number } to the operator of this server.

server-not-started = This game has not started yet.
server-not-playing = There is no game in progress at this table.
server-no-demonstration = This server shows no demonstration game.
server-own-eyes = While the game is running, you can view it only from your own seat.
server-no-spectators = This table does not allow spectators.
server-not-text = A record must be a UTF-8 text file.
server-no-chances = Win chances are not available for this game right now.
server-no-replay = Games cannot be replayed right now. Try again in a moment.
server-bad-record = Invalid record: { $why }.
server-record-numbers = Invalid record: the number of a player does not match its hash.
server-record-counter = Invalid record: its counter is not the first value that makes the right seat begin.
server-shuffle-fixed = The game has started: the shuffle is fixed.
server-shuffle-not-awaited = This table is not waiting for a number from you.
server-shuffle-mismatch = This number does not match the hash you gave before the start.
server-record-secret = Invalid record: the secret at its end does not match the commitment at its start.
server-record-result = Invalid record: its scores or winners do not match its moves.
server-branch-not-over = A what-if can start only from a finished game. Otherwise it would reveal hidden cards.
server-branch-move = This game has { $last ->
    [one] 1 move
   *[other] { $last } moves
}. Choose a move from 0 to { $last }.
server-branch-at-end = The game is over after that move. Choose move { $last } or an earlier one.
server-branch-too-long = A what-if can take over at most { $most } moves.
server-branch-empty = This record has no moves. Create a new table instead.
server-branch-seats = This game has { $wanted } seats, but { $given } were given.
server-branch-without-me = Play at least one seat yourself.
server-no-rematch = Nobody has proposed a rematch.
server-hands-closed = At this table spectators never see the hands.
server-branch-rematch = A what-if has no rematch. Start another what-if from the original game.

server-bot-random = plays random legal moves
server-bot-novice = plays like a beginner, with typical mistakes
server-bot-greedy = takes what looks best right now
server-bot-search = looks ahead in many simulated games
server-bot-level1 = level 1 of 5: knows the rules but overlooks a lot
server-bot-level2 = level 2 of 5: has a plan but often strays from it
server-bot-level3 = level 3 of 5: plays soundly but misses some chances
server-bot-level4 = level 4 of 5: makes few mistakes
server-bot-level5 = level 5 of 5: thinks ahead; the strongest player
server-bot-network = plays what it learned in millions of games, without thinking ahead
