# The table server, in English: why a request was refused, and what is allowed.

server-who-are-you = You are not known here yet: choose a nickname first (POST /api/me).
server-too-many = That was too much at once: please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-name-unseen = A nickname may not hold invisible characters, control characters or marks that change the direction of writing.
server-name-length = A nickname has 1 to { $most } characters.
server-name-marks = A nickname needs something to read, with at most two accents on a letter.
server-name-claimed = The name { $name } belongs to somebody who protects it with a password: choose another one, or sign in.
server-bad-language = A language is a short code, such as en or fr.
server-no-person = There is no such person.
server-bad-link = This personal link is not valid: a newer one may have replaced it.
server-bad-password = Name and password do not belong together. Only a name that was claimed with a password can sign in.

server-no-table = There is no such table.
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
