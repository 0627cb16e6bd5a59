# The terminal table, in English. What is not about one game.

cli-you = You
cli-you-object = you
cli-and = { $first } and { $last }
# After a title.
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
cli-info = The cards on the table
cli-narrow = This table is drawn for { $wanted } columns; here are { $have }: some texts are cut off.
cli-keys-more =
    A number plays that choice; Enter shows the table again.
    u  take back your last choice, if it revealed nothing and nobody moved since
    l  more of what happened{ $info ->
        [yes] {"    "}i  the cards on the table explained
       *[no] {""}
    }
    w  why something is not offered: w and an action, such as w { $example }
    s  save now    q  save and quit
cli-prompt = Your choice
cli-not-a-choice = { $text } is not a choice: type a number from 1 to { $n }, or ? for help.
cli-one-choice = { $text } is not a choice: type 1, or ? for help.
cli-undone = Taken back.
cli-undo-none = There is nothing to take back yet.
cli-undo-other = The last move was { $seat }'s: only your own last move can be taken back.
cli-undo-fresh = Your last move revealed a card or was left to chance: it cannot be taken back.
cli-why-unknown = { $text } is not an action. The kinds of action are, each with an example: { $some }.
cli-why-which = After { $text } comes what it is about: { $some }.
cli-why-now = ({ $text } belongs to another one.) Now you can answer: { $now }.
cli-why-legal = { $text } is allowed now.
cli-why-usage = After w comes an action, such as w { $some }.
cli-saved = Saved to { $file }
cli-resume-hint = Go on with: { $hadal } play --resume { $file }{ $seating }
cli-verify-hint = Check it with: { $hadal } verify { $file }
cli-quit = Leave the table? The game is saved to { $file } (y/n)
cli-save-end = Save the record to { $file }? (y/n)
cli-yes-or-no = Please answer y or n.
# What may be typed for yes and for no, in small letters.
cli-yes = y yes
cli-no = n no
cli-closed = The table is closed.
cli-not-saved = Nothing was saved.
cli-start = { $title }, { $seats } players. You are { $seat }.
cli-start-hotseat = { $title }, { $seats } players at one screen.
cli-resumed = Resumed from { $file }, after { $n } moves.
cli-commitment = The shuffle is fixed by a secret. Its fingerprint (SHA-256):
cli-commitment-why = At the end the secret is shown; anybody can check it with hadal verify.
cli-begin = Press Enter to begin
cli-go-on = Press Enter to go on
cli-last-turns = The last turns
cli-secret = The secret was:
cli-pass = Pass the screen to { $seat }.
cli-pass-ready = { $seat }, press Enter when nobody else is looking
cli-pass-undo = (u: { $seat } takes the last move back)
cli-over = The game is over.
cli-you-win = You win!
cli-winner = { $seat } wins.
cli-already-over = This game is already over.
cli-serving = Hadal is at { $address } (Ctrl-C stops it)


# Looking after the database.
cli-db-working-backup = copying
cli-db-working-export = exporting
cli-db-working-import = importing
cli-db-backup = { $file }: a copy of everything ({ $size }).
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
    [one] 1 finished game
   *[other] { $n } finished games
} without a record, since the log does not fit the rules of this version: { $some }
cli-db-known-people = { $n ->
    [one] 1 person was
   *[other] { $n } people were
} there already and left alone.
cli-db-known-tables = { $n ->
    [one] 1 table was
   *[other] { $n } tables were
} there already and left alone: { $some }
cli-db-unclaimed = { $n ->
    [one] 1 name is
   *[other] { $n } names are
} claimed by somebody else here; added without a password: { $some }
cli-db-upgraded = { $place }: schema { $schema }, up to date.
cli-db-info-place = { $place } ({ $engine }, { $size })
cli-db-info-schema = schema { $schema }
cli-db-info-people = people { $n }
cli-db-info-tables = tables { $n }
cli-db-info-status = {"  "}{ $status } { $n }
cli-db-info-log = log entries { $entries }, lines of chat { $chat }


## What was typed and cannot be done

cli-bad-option = --option takes name=value, not { $word }; `hadal games` lists the options and their values
cli-option-twice = --option { $option } is given twice
cli-bad-bots = --bots takes names with commas between them, not { $text }; the bots are: { $bots }
cli-no-search = --seconds and --nodes are for the bot search: name it with --bots search
cli-too-many-bots = --bots names { $n } bots for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
cli-bad-seat = a seat is one of { $letters }, not { $text }
cli-bad-language = there are no texts in { $text }; the languages are: { $languages }
cli-long-seed = a seed has at most { $most } digits, not { $n }
cli-bad-seed = a seed is a whole number, not { $text }
cli-too-few-games = --games is at least 1, not { $n }
cli-needs-file = { $option } needs the name of a file
cli-only-people = --hotseat seats people everywhere: leave out --bots and --seat
cli-in-record = { $option } is in the record already: leave it out with --resume
cli-bad-at = --at is 0 to { $last } in this record, not { $at }
cli-drawn = Drawn: { $file }
cli-open-or-viewer = --open shows every hand, --viewer those of one seat: choose one of them
cli-open-without-svg = --open belongs to pictures: add --svg FILE (in words all hands are open unless --viewer names a seat)

## Files

cli-not-a-text = { $file } is not a text file (UTF-8)
cli-cannot-read = { $file } cannot be read: { $why }
cli-cannot-write = { $file } cannot be written: { $why }
cli-no-folder = there is no folder { $folder }
cli-file-there = { $file } is there already: give another name, or remove it first
cli-not-sound = { $file } is not a sound record: { $wrong }
cli-recorded = { $file }: { $n } moves; { $scores }
cli-after-move = after move { $n } of { $last }

## hadal games

cli-table-name = { $game }, { $seats } players
cli-players = { $least } to { $most } players{ $more ->
    [0] {""}
   *[other] {" "}({ $more } with other options)
}
cli-bots = bots: { $bots }
cli-default = { $value } (default)
cli-own-value = your own

## hadal verify

cli-verify-wrong = { $file } is NOT sound: { $wrong }
cli-wrong-promise = its commitment is { $found }, not { $promised }
cli-wrong-secret = the secret at its end does not belong to the commitment at its start
cli-wrong-result = it claims a result, but the game is not over after move { $n }
cli-wrong-scores = its scores are { $claimed }, but the moves give { $found }
cli-wrong-winners = its winners are { $claimed }, but the moves give { $found }
cli-sound = { $game }, { $seats } players: sound
cli-fact-secret = secret
cli-fact-moves = moves
cli-fact-scores = scores
cli-fact-winner = winner
cli-secret-agrees = agrees with the commitment { $start }…{ $noted ->
    [yes] {" "}and with the one you gave
   *[no] {""}
}
cli-moves-legal = { $n } replayed, each by the seat to move and legal
cli-no-scores = none yet: the game is not over

## hadal simulate and hadal audit

cli-games = { $n } games
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-interval = 95 %
cli-column-points = points
cli-all-seats = all
cli-figure-decisions = decisions in a game
cli-figure-rounds = rounds in a game
cli-figure-endings = rounds ended by
cli-figure-speed = speed
cli-speed = { $n } decisions/s, bots included
cli-audited = { $table }: { $games } games, { $decisions } decisions, longest { $longest }; {
    $promised } with every promise; { $seconds } s; { $problems ->
        [0] sound
        [one] 1 PROBLEM
       *[other] { $problems } PROBLEMS
    }
cli-problems = { $n ->
    [one] 1 problem
   *[other] { $n } problems
}
