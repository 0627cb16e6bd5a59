# The arena and the ladder, in English.

## What was typed and cannot be done

arena-no-bots = name the bots that shall play, such as: hadal arena greedy random
arena-many-bots = at most { $most } bots play in one contest, not { $n }
arena-no-bot = there is no bot { $bot } for { $game }{ $known ->
    [0] .
   *[other] : did you mean { $meant }?
} The bots are: { $bots }; your own are module:Class, file.py:Class, ./program or 'program:COMMAND'
arena-no-game = there is no game { $game }{ $known ->
    [0] .
   *[other] : did you mean { $meant }?
} The games are: { $games }
arena-no-file = there is no file { $file }
arena-folder = { $file } is a folder, not a program
arena-python-file = { $file } is not executable. If it holds a bot class, name it: { $file }:Class. If it speaks the line protocol: 'program:python3 { $file }'
arena-not-executable = { $file } is not executable: chmod +x { $file }, or say what runs it: 'program:COMMAND { $file }'
arena-bad-command = after program: comes a command, such as 'program:node bot.mjs', not { $text }
arena-no-program = there is no program { $program } here
arena-does-not-start = { $bot } does not start: { $why }{ $told ->
    [0] {""}
   *[other] {" "}(it wrote: { $stderr })
}
arena-guest-failed = { $bot } cannot play on: { $why }
arena-no-engine = --engine is one of { $engines }, not { $engine }
arena-address-alone = --address is for --engine ray
arena-bad-jobs = --jobs is 0 (one for each core) to { $most }, not { $n }
arena-bad-budget = --seconds is 0 to 3600, and --nodes is not negative
arena-bad-elos = --elo0 is less than --elo1, but { $elo0 } is not less than { $elo1 }
arena-bad-risk = --alpha and --beta are more than 0 and less than 0.5, not { $alpha } and { $beta }
arena-no-boxes = --box is for abyss; { $game } has no boxes
arena-needs-out = { $option } needs --out FOLDER
arena-needs = this needs { $package }: pip install 'hadal[{ $extra }]'
arena-one-process = playing in one process; for all cores: pip install 'hadal[arena]'
arena-no-cluster = there is no Ray cluster at { $address }: { $why }
arena-workers-die = the processes that play die again and again ({ $n } times); a bot may end them. With --out, --resume goes on
arena-nothing = no deal was played to its end: there is no result

## Files

arena-file-there = { $file } is there already: go on with it by --resume, or give another folder
arena-cannot-write = { $file } cannot be written: { $why }
arena-cannot-read = { $file } cannot be read: { $why }
arena-no-results = { $file } is not a file of results of hadal arena
arena-other-contest = { $file } is of another contest: its { $what } differs. Repeat the command it was begun with, or give another folder
arena-bad-line = { $file }, line { $line } is not a game of this contest: { $why }
arena-no-ladder = { $file } is not a ladder of hadal
arena-written = The report: { $file }

## The ladder

arena-ladder-name = { $bot } on the ladder is another bot ({ $source }): give yours another name, NAME=BOT
arena-ladder-twice = this contest is on the ladder already: it counts once
arena-ladder-alone = nobody else is on the ladder: name another bot
arena-ladder-empty = { $file }: nobody is on the ladder yet. Begin with: hadal ladder BOT

## The result

arena-title = Arena: { $bots }
arena-played = { $games } games: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $each ->
    [one] each once
   *[other] each { $each } times, from every seat
}
arena-left-out = { $n ->
    [one] 1 game of a deal that is not complete is left out.
   *[other] { $n } games of deals that are not complete are left out.
}
arena-length = { $decisions } decisions, { $n } { $unit ->
    [rounds] rounds
   *[turns] turns
}
arena-time = { $seconds } s with { $processes ->
    [one] 1 process
   *[other] { $processes } processes
}, { $rate } games/s; { $start } s until the first game, then { $lost } % that was not play
arena-fact-table = table
arena-fact-options = options
arena-usual = the usual ones
arena-fact-games = games
arena-fact-seed = seed
arena-fact-length = a game
arena-fact-time = time
arena-column-bot = bot
arena-column-share = wins
arena-column-interval = 95 %
arena-column-even = by chance
arena-column-elo = Elo
arena-column-points = points
arena-column-ahead = ahead
arena-column-games = games
arena-column-faults = faults
arena-column-late-moves = late
arena-column-moves = moves
arena-column-think = a move
arena-column-slowest = slowest
arena-column-lords = Lord
arena-column-locations = Location
arena-column-owned = owned
arena-column-won = won
arena-column-against-even = against chance
arena-column-rank = rank
arena-column-rating = rating
arena-column-wins = wins
arena-standings = Standings
arena-standings-caption = Wins of the games a bot sat in; Elo with the average of all bots at 0; points ahead of the best other bot.
arena-chart-shares = Share of wins of every bot with its 95 % interval
arena-even = by chance
arena-course = How it came about
arena-chart-course = Share of wins of every bot after so many deals
arena-deals = deals
arena-test = Sequential test
arena-llr = Log-likelihood ratio between its two ends
arena-llr-now = log-likelihood ratio { $llr }, between { $low } and { $high }
arena-verdict-stronger = { $bot } is stronger: { $elo1 } Elo rather than { $elo0 } (log-likelihood ratio { $llr } after { $deals } deals).
arena-verdict-not-stronger = { $bot } is not stronger: { $elo0 } Elo rather than { $elo1 } (log-likelihood ratio { $llr } after { $deals } deals).
arena-verdict-open = It is still open whether { $bot } is stronger by { $elo0 } or { $elo1 } Elo (log-likelihood ratio { $llr } after { $deals } deals).
arena-test-how = A generalised sequential probability ratio test over deals: what is looked at is the first bot's share of the wins of a whole deal, all line-ups together, against the share that each number of Elo would give; at 0 Elo that is the even share.
arena-seats = Seats
arena-seat = seat { $seat }
arena-everybody = everybody
arena-seats-caption = Share of wins in each seat, with 95 % intervals.
arena-lords = Lords
arena-lords-caption = How often who owned a Lord at the end had won; by chance { $even }. ▲ surely more, ▼ surely less, = cannot be told.
arena-locations = Locations
arena-locations-caption = How often who owned a Location at the end had won; by chance { $even }. ▲ surely more, ▼ surely less, = cannot be told.
arena-best-lords = Lords whose owners won most often: { $names }
arena-best-locations = Locations whose owners won most often: { $names }
arena-manners = Behaviour and time
arena-manners-caption = Games lost otherwise than by the rules, by kind; moves later than the budget; time for a move.
arena-fault = { $bot } lost a game: { $kind }, deal { $deal }, seat { $seat }, decision { $decision }
arena-fault-crashed = crashed
arena-fault-hung = no answer
arena-fault-late = too late
arena-fault-nonsense = nonsense
arena-fault-illegal = illegal move
arena-fault-sent = it was sent
arena-fault-answered = it answered
arena-fault-stderr = it wrote (stderr)
arena-fault-took = after { $seconds } s
arena-more-faults = … and { $n } more
arena-how = How to read this
arena-how-deals = Every deal is played by every bot from every seat, with the same cards and the same dice: luck helps all alike. Only whole deals count.
arena-how-intervals = The games of one deal are not independent. So every 95 % interval is over deals: by resampling them (1000 times) for wins and Elo, by the spread between deals elsewhere.
arena-how-elo = Elo: a seat of strength g wins with the chance g divided by the sum of all seats; 400 points are ten times the strength. Who won or lost every game has only a bound (≥, ≤). Who crashes, hangs, answers too late, illegally or nonsense loses the game, and the other bots share the win.
