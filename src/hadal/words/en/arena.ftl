# Arena and ladder, in English.

## Invalid arguments

arena-no-bots = name the bots to play, such as: hadal arena greedy random
arena-many-bots = an arena run takes at most { $most } bots, not { $n }
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
arena-python-file = { $file } is not executable. For a bot class, use { $file }:Class. For a program that speaks the line protocol, use 'program:python3 { $file }'
arena-not-executable = { $file } is not executable: run chmod +x { $file }, or name the command: 'program:COMMAND { $file }'
arena-bad-command = program: takes a command, such as 'program:node bot.mjs', not { $text }
arena-no-program = program { $program } was not found
arena-does-not-start = { $bot } does not start: { $why }{ $told ->
    [0] {""}
   *[other] {" "}(stderr: { $stderr })
}
arena-bot-failed = { $bot } cannot continue: { $why }
arena-no-engine = --engine must be one of { $engines }, not { $engine }
arena-address-alone = --address works only with --engine ray
arena-bad-jobs = --jobs must be 0 (one per core) to { $most }, not { $n }
arena-bad-budget = --seconds must be 0 to 3600, and --nodes must not be negative
arena-bad-elos = --elo0 must be less than --elo1, but { $elo0 } is not less than { $elo1 }
arena-bad-risk = --alpha and --beta must be greater than 0 and less than 0.5, not { $alpha } and { $beta }
arena-no-boxes = --box works only with games that have boxes; { $game } has none
arena-game-as-bot = { $game } is a game, not a bot: write --game { $game }
arena-needs-out = { $option } needs --out FOLDER
arena-needs = this needs { $package }: pip install 'hadal-table[{ $extra }]'
arena-one-process = using one process; to use all cores: pip install 'hadal-table[arena]'
arena-no-cluster = there is no Ray cluster at { $address }: { $why }
arena-workers-die = the worker processes died { $n } times; a bot may be killing them. If you used --out, continue with --resume
arena-nothing = no deal was completed, so there is no result

## Files

arena-file-there = { $file } already exists: continue it with --resume, or choose another folder
arena-cannot-write = { $file } cannot be written: { $why }
arena-cannot-read = { $file } cannot be read: { $why }
arena-no-results = { $file } is not a results file of hadal arena
arena-other-contest = { $file } belongs to another run with different { $what }. Use the original command, or choose another folder
arena-bad-line = { $file }, line { $line } is not a game of this run: { $why }
arena-no-ladder = { $file } is not a hadal ladder
arena-written = Report written to { $file }

## Ladder

arena-ladder-name = { $bot } is already another bot on the ladder ({ $source }): give yours a different name, NAME=BOT
arena-ladder-twice = this run is already on the ladder and is not counted again
arena-ladder-alone = there is no other bot on the ladder: name another bot
arena-ladder-empty = { $file }: the ladder is empty. Start with: hadal ladder BOT

## Result

arena-title = Arena: { $bots }
arena-played = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $each ->
    [one] each played once
   *[other] each played { $each } times, from every seat
}
arena-left-out = { $n ->
    [one] 1 game of an incomplete deal is left out.
   *[other] { $n } games of incomplete deals are left out.
}
arena-length = { $decisions } decisions, { $n } { $unit ->
    [rounds] rounds
   *[turns] turns
}
arena-time = { $seconds } s with { $processes ->
    [one] 1 process
   *[other] { $processes } processes
}, { $rate } games/s; { $start } s until the first game, then { $lost }% overhead
arena-fact-table = table
arena-fact-options = options
arena-usual = defaults
arena-fact-games = games
arena-fact-seed = seed
arena-fact-length = per game
arena-fact-time = time
arena-column-bot = bot
arena-column-share = wins
arena-column-interval = 95%
arena-column-even = by chance
arena-column-elo = Elo
arena-column-points = points
arena-column-ahead = ahead
arena-column-games = games
arena-column-faults = faults
arena-column-late-moves = late
arena-column-moves = moves
arena-column-think = per move
arena-column-slowest = slowest
arena-column-owned = owned
arena-column-won = won
arena-column-against-even = vs. chance
arena-column-rank = rank
arena-column-rating = rating
arena-column-wins = wins
arena-standings = Standings
arena-standings-caption = Wins: share of the games the bot played. Elo: relative to the average of all bots. Ahead: points ahead of the best other bot.
arena-chart-shares = Win share of each bot, with 95% interval
arena-even = by chance
arena-course = Progress
arena-chart-course = Win share of each bot by number of deals played
arena-deals = deals
arena-test = Sequential test
arena-llr = Log-likelihood ratio between its bounds
arena-llr-now = log-likelihood ratio { $llr }, between { $low } and { $high }
arena-verdict-stronger = { $bot } is stronger: { $elo1 } Elo is more likely than { $elo0 } (log-likelihood ratio { $llr } after { $deals } deals).
arena-verdict-not-stronger = { $bot } is not stronger: { $elo0 } Elo is more likely than { $elo1 } (log-likelihood ratio { $llr } after { $deals } deals).
arena-verdict-open = Undecided: { $bot } may be stronger by { $elo0 } or by { $elo1 } Elo (log-likelihood ratio { $llr } after { $deals } deals).
arena-test-how = Generalised sequential probability ratio test over deals. It compares the first bot’s win share in each whole deal, over all line-ups, with the share expected at each Elo difference; at 0 Elo that is the even share.
arena-seats = Seats
arena-seat = seat { $seat }
arena-everybody = all
arena-seats-caption = Win share per seat, with 95% intervals.
arena-conduct = Faults and time
arena-conduct-caption = Games lost through faults, by kind; moves over the time budget; time per move.
arena-fault = { $bot } lost a game: { $kind }, deal { $deal }, seat { $seat }, decision { $decision }
arena-fault-crashed = crashed
arena-fault-hung = no answer
arena-fault-late = too late
arena-fault-nonsense = invalid answer
arena-fault-illegal = illegal move
arena-fault-sent = sent
arena-fault-answered = answered
arena-fault-stderr = stderr
arena-fault-took = after { $seconds } s
arena-more-faults = … and { $n } more
arena-how = How to read this
arena-how-deals = Each deal is played by every bot from every seat, with the same cards and dice, so that luck affects all bots equally. Only complete deals count.
arena-how-intervals = Games of the same deal are not independent, so every 95% interval is computed over deals: by bootstrap (1000 resamples) for wins and Elo, from the variance between deals elsewhere.
arena-how-elo = Elo: a seat of strength g wins with probability g divided by the sum of all seats’ strengths; 400 points mean ten times the strength. A bot that won or lost every game has only a bound (≥, ≤). A bot that crashes, hangs, answers too late, or gives an illegal or invalid answer loses the game, and the other bots share the win.
