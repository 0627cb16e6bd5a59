# Terminal, in English: texts that do not belong to one game.

cli-you = You
cli-you-object = you
cli-and = { $first } and { $last }
# What follows from a choice: several clauses, and their full stop
cli-clauses = { $first }; { $last }
cli-clauses-end = { $clauses }.
# Put after a title
cli-colon = :
cli-sentence = { $subject } { $deed }
cli-table = Table
cli-since = Since your last turn
cli-so-far = So far
cli-earlier = … { $n ->
    [one] 1 earlier line
   *[other] { $n } earlier lines
} (l shows more)
cli-keys = number · ? help{ $info ->
    [yes] {" "}· i cards
   *[no] {""}
} · u undo · l log · s save · q quit
cli-info = Cards on the table
cli-narrow = The table is easier to read in { $wanted } columns; the terminal has { $have }.
cli-keys-more =
    A number plays that choice; Enter shows the table again.
    u  undo your last choice, if it revealed nothing and no other player has moved since
    l  show more of the log{ $info ->
        [yes] {"    "}i  explain the cards on the table
       *[no] {""}
    }
    w  why is an action not offered? Type w and the action, such as w { $example }
    s  save now    q  save and quit
cli-prompt = Your choice
cli-not-a-choice = { $text } is not a choice: type a number from 1 to { $n }, or ? for help.
cli-one-choice = { $text } is not a choice: type 1, or ? for help.
cli-undone = Undone.
cli-undo-none = There is nothing to undo yet.
cli-undo-other = The last move was { $seat }’s. You can undo only your own last move.
cli-undo-fresh = You cannot undo your last move: it revealed a card or depended on chance.
cli-why-unknown = { $text } is not an action. Kinds of action, each with an example: { $some }.
cli-why-which = { $text } needs to be more specific: { $some }.
cli-why-now = ({ $text } belongs to another question.) Your choices now: { $now }.
cli-why-legal = { $text } is allowed now.
cli-why-usage = Type w and an action, such as w { $some }.
cli-saved = Saved to { $file }
cli-resume-hint = Resume with: { $hadal } play --resume { $file }{ $seating }
cli-verify-hint = Verify with: { $hadal } verify { $file }
cli-quit = Quit? The game is saved to { $file } (y/n)
cli-save-end = Save the record to { $file }? (y/n)
cli-yes-or-no = Please answer y or n.
# Accepted answers for yes and no, in lower case: a letter, the word that is shown, and others
cli-yes = y yes
cli-no = n no
cli-closed = The game was closed.
cli-not-saved = Nothing was saved.
cli-start = { $title }, { $seats } players. You are { $seat }.
cli-start-hotseat = { $title }, { $seats } players at one screen.
cli-resumed = Resumed from { $file }, after { $n ->
    [one] 1 move
   *[other] { $n } moves
}.
cli-commitment = A secret determines the shuffle. Its hash (SHA-256):
cli-commitment-why = The secret is shown at the end; anyone can check it with hadal verify.
cli-begin = Press Enter to begin
cli-go-on = Press Enter to continue
cli-last-turns = The last turns
cli-secret = The secret was:
cli-pass = Pass the screen to { $seat }.
cli-pass-ready = { $seat }, press Enter when no one else is looking
cli-pass-undo = (u: { $seat } undoes the last move)
cli-over = The game is over.
cli-you-win = You win!
cli-winner = { $seat } wins.
cli-already-over = This game is already over.
cli-already-serving = Hadal is already running at { $address }: opening that page (--port runs a second server)
cli-serving = Hadal is running at { $address } (Ctrl-C to stop)


# Database commands
cli-admin-reissue = One-time link for { $nickname }, valid for { $days } days:
    { $link }
cli-admin-key = { $file }: new key; { $old ->
    [0] no older key is valid
    [one] one older key stays valid
   *[other] { $old } older keys stay valid
}. Restart the server.
cli-admin-key-env = The keys come from the environment. Set this and restart the server:
    HADAL_SECRET={ $keys }
cli-db-working-backup = copying
cli-db-working-export = exporting
cli-db-working-import = importing
cli-db-backup = { $file }: full copy ({ $size }).
cli-db-export = { $file }: { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $records ->
    [one] 1 record
   *[other] { $records } records
} of finished games.
cli-db-import = Added: { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}.
cli-db-no-record = { $n ->
    [one] 1 finished game has
   *[other] { $n } finished games have
} no record, because the log does not match the rules of this version: { $some }
cli-db-known-people = { $n ->
    [one] 1 person already exists and was
   *[other] { $n } people already exist and were
} not changed.
cli-db-known-tables = { $n ->
    [one] 1 table already exists and was
   *[other] { $n } tables already exist and were
} not changed: { $some }
cli-db-unclaimed = { $n ->
    [one] 1 name is
   *[other] { $n } names are
} already protected by someone else here; added without a password: { $some }
cli-db-upgraded = { $place }: schema { $schema }, up to date.
cli-db-info-place = { $place } ({ $engine }, { $size })
cli-db-info-schema = schema { $schema }
cli-db-info-people = people { $n }
cli-db-info-tables = tables { $n }
cli-db-info-status = {"  "}{ $status } { $n }
cli-db-info-log = log entries { $entries }, chat messages { $chat }


## Invalid arguments

cli-bad-option = --option takes name=value, not { $word }; `hadal games` lists the options and their values
cli-option-twice = { $flag } { $option } is given twice
cli-box-twice = { $option } is given twice: as --box and as --option
cli-bad-box = --box takes one of { $boxes }, not { $text }
cli-no-rules = { $game } has no rules to print
cli-two-games = the game is given twice: { $one } and --game { $other }
cli-bad-bots = --bots takes names separated by commas, not { $text }; the bots are: { $bots }
cli-no-search = --seconds and --nodes are only for bots that search ({ $bots }): add one, such as --bots search
cli-too-many-bots = --bots names { $n } bots for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
cli-bad-seat = a seat must be one of { $letters }, not { $text }
cli-bad-language = there are no texts in { $text }; the languages are: { $languages }
cli-long-seed = a seed has at most { $most } digits, not { $n }
cli-bad-seed = a seed must be a whole number, not { $text }
cli-too-few-games = --games must be at least 1, not { $n }
cli-needs-file = { $option } needs a file name
cli-only-people = --hotseat has only human players: leave out --bots and --seat
cli-in-record = { $option } is already in the record: leave it out with --resume
cli-bad-at = --at must be 0 to { $last } for this record, not { $at }
cli-drawn = Picture written to { $file }
cli-open-or-viewer = --open shows all hands, --viewer only one: use one of them
cli-open-without-svg = --open is only for pictures: add --svg FILE (text output shows all hands unless you use --viewer)

## Files

cli-not-a-text = { $file } is not a text file (UTF-8)
cli-cannot-read = { $file } cannot be read: { $why }
cli-cannot-write = { $file } cannot be written: { $why }
cli-no-folder = there is no folder { $folder }
cli-file-there = { $file } already exists: choose another name, or delete it first
cli-not-sound = { $file } is not a valid record: { $wrong }
cli-recorded = { $file }: { $n ->
    [one] 1 move
   *[other] { $n } moves
}; { $scores }
cli-after-move = after move { $n } of { $last }

## hadal games

cli-table-name = { $game }, { $seats } players
cli-players = { $least } to { $most } players{ $more ->
    [0] {""}
   *[other] {" "}({ $more } with other options)
}
cli-bots = bots: { $bots }
cli-default = { $value } (default)
cli-own-value = custom

## hadal verify

cli-verify-wrong = { $file } is NOT valid: { $wrong }
cli-bad-commitment = a commitment is 64 hexadecimal digits, or the first few of them, not { $text }
cli-wrong-commitment = its commitment is { $found }, not { $noted }
cli-wrong-numbers = the number of a player does not match its hash
cli-wrong-counter = the counter must be 0 or, in a rematch, the first value that makes the right seat begin
cli-wrong-secret = the secret at its end does not match the commitment at its start
cli-wrong-result = it contains a result, but the game is not over after move { $n }
cli-wrong-scores = its scores are { $claimed }, but the moves give { $found }
cli-wrong-winners = its winners are { $claimed }, but the moves give { $found }
cli-missing-scores = it has no scores, but the game is over: { $found }
cli-sound = { $game }, { $seats } players: valid
cli-fact-secret = secret
cli-fact-numbers = numbers
cli-fact-moves = moves
cli-fact-scores = scores
cli-fact-winner = winner
cli-numbers-none = none: no player added a number to the shuffle, so the host could have chosen the deal
cli-numbers = of { $names } are part of the shuffle{ $left ->
    [0] {""}
   *[other] {""}; missing: { $missing }
}
cli-secret-agrees = matches the commitment { $start }…{ $noted ->
    [yes] {" "}and the one you gave
    [prefix] {" "}and the { $n ->
        [one] first digit you gave (only that could be compared)
       *[other] first { $n } digits you gave (only those could be compared)
    }
   *[no] {""}
}
cli-moves-legal = { $n } replayed, all legal and by the seat to move
cli-no-scores = none yet: the game is not over

## hadal simulate and hadal audit

cli-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-interval = 95%
cli-column-points = points
cli-all-seats = all
cli-figure-decisions = decisions per game
cli-figure-rounds = rounds per game
cli-figure-endings = rounds ended by
cli-figure-speed = speed
cli-speed = { $n } decisions/s, bots included
cli-audited = { $table }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions, longest { $longest }; {
    $promised } fully checked; { $seconds } s; { $problems ->
        [0] no problems
        [one] 1 PROBLEM
       *[other] { $problems } PROBLEMS
    }
cli-problems = { $n ->
    [one] 1 problem
   *[other] { $n } problems
}

## hadal train

cli-train-needs = training needs { $module }: install it with pip install 'hadal-table[train]'
cli-train-resumes = resuming the run in { $run } with its own settings
cli-train-other-game = the run in { $run } is for { $game }
cli-train-title = training { $game }
cli-train-done = done: { NUMBER($decisions) } decisions; the weights are in { $run }/weights.npz
cli-train-paused = stopped at { $percent }% after { NUMBER($decisions) } decisions; the same command resumes the run in { $run }
cli-train-no-setting = there is no setting { $setting }; the settings are: { $names }
cli-train-not-a-setting = --set takes NAME=VALUE, not { $word }
cli-train-bad-weights = weights takes TABLE*SHARE separated by commas, such as 2*3,4*1, not { $text }
cli-train-bad-setting = { $text } is not a valid value for { $setting }

# The full-screen terminal.

cli-waiting-for = Waiting for { $seat }
cli-key-undo = undo
cli-key-hint = hint
cli-key-cards = cards
cli-key-log = log
cli-key-why = why not?
cli-key-save = save
cli-key-help = help
cli-key-quit = quit
cli-key-chat = chat
cli-close-page = Enter or Esc to close
cli-no-info = No card on the table needs an explanation.
cli-hint = What the strongest bot would do here
cli-hint-line = { $move }: { $chance }% chance to win
cli-hint-thinking = Thinking…
cli-hint-not-now = You are not asked anything at the moment.
cli-hint-not-here = There are no hints at a table with other people.
cli-why-ask = Which action is not offered? Its name, such as { $example }
cli-leave-table = Leave the table? The game is saved.
cli-leave-server = Leave the table? The game goes on; join again with the same link.
cli-full-screen-keys =
    Choose with the arrows and Enter, by number, or with a click.
    Point at a card to read it; click it to select its choice.
    u  undo your last choice, if it revealed nothing and no other player has moved since
    h  hint    i  all cards on the table    l  the whole log    w  why is an action not offered?
    s  save    q  quit
cli-chat-ask = Message to the other players

# hadal join.

cli-join-bad-address = { $text } is not a link to a table. A link looks like this: http://127.0.0.1:8400/t/abc123
cli-join-full-screen = hadal join needs a terminal with at least 60 columns and 16 rows. Open the link in a browser instead.
cli-join-no-server = { $server } does not answer: { $why }
cli-join-not-hadal = { $server } is not a Hadal server: it answered with status { $status }.
cli-join-no-game = This installation does not have the game “{ $game }”.
cli-join-old = This table needs a newer Hadal: pip install --upgrade hadal-table
cli-join-new = This server runs an older Hadal than yours. Trying again until it is updated.
cli-join-closed = The server closed the connection.
cli-join-unreadable = This server sends what this version of Hadal cannot read.
cli-join-name = Your name at this table
cli-join-recovery = You are { $player }. Recovery code for another computer, shown only this once: { $code }
cli-join-watching = All seats are taken: you are watching.
cli-join-lobby = Waiting for the host to start: { $seats } (Ctrl-C leaves)
cli-join-seat = { $seat } { $kind ->
    [open] free
    [invite] free
   *[other] { $player }
}
cli-join-lost = The connection was lost; trying again…
cli-join-back = Connected again.
cli-join-no-undo = There is nothing to undo: your last move revealed something, or another player has moved since.
cli-join-takeback = { $seat } asks to undo. Do you agree?
cli-clock-days = { $days } d { $hours } h
cli-join-save-later = The record can be saved when the game is over.
cli-join-again = Come back with: { $hadal } join { $link }
cli-join-fair = Checked: the deal follows from the promised secret and your own random number.
cli-join-unfair = NOT valid: the deal does not follow from the promised secret and your own random number. Check the record: hadal verify
cli-join-no-number = You contributed no random number to this deal.
