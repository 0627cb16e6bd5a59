# The pages of the browser client, in English. Sentences of the games themselves are in the other files.

## Everywhere

ui-brand = Hadal
ui-title = Hadal: Abyss with friends and bots
ui-title-turn = (1) Your turn
ui-title-table = { $game } at Hadal
ui-skip = Skip to the page
ui-nav = Pages
ui-nav-new = New table
ui-nav-replay = Replays
ui-nav-settings = Settings
ui-nav-about = About
ui-missing = There is nothing at this address.
ui-missing-home = To the first page
ui-close = Close
ui-wait = One moment …
ui-copy = Copy
ui-copied = Copied
ui-you = you
ui-bot-twin = { $bot } { $letter }
ui-bot-random = Drifter
ui-bot-novice = Beginner
ui-bot-greedy = Shark
ui-bot-search = Strategist
ui-and-more = and { $n } more
ui-fault-unreadable = The server gave an answer nobody can read (status { $status }).
ui-fault-offline = The server cannot be reached. Are you online?
ui-ago-minutes = { $n ->
    [0] just now
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
ui-ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
ui-ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}
ui-nick-first = Quiet,Salty,Pale,Brave,Sleepy,Golden,Sunken,Nimble,Patient,Hidden,Little,Merry,Solemn,Swift,Tidal,Wary
ui-nick-last = Nautilus,Lantern,Limpet,Anemone,Cuttle,Kelpie,Barnacle,Mussel,Coral,Urchin,Siren,Oyster,Turtle,Manta,Prawn,Eel
ui-row-seat-open = an open seat
ui-row-seat-invite = a seat by invitation
ui-new-seat-me = You
ui-new-seat-bot = Bot: { $bot }

## At the table

ui-table-lost = The connection is lost. Trying again …
ui-table-refused = You cannot look at this table.
ui-table-question = What do you do?
ui-table-waits = The table waits for { $name }.
ui-table-waits-you = The table waits for you.
ui-table-sent = Sent. Waiting for the table …
ui-table-sealed = Your answer lies here sealed. You may still change it.
ui-table-choices = Your choices
ui-table-ways = Ready to pay
ui-table-one-by-one = Or one by one
ui-table-help = The rules for this
ui-table-confirm = Sure? This cannot be taken back
ui-table-undo = Take back
ui-table-undo-all = Restart
ui-table-ask-back = Ask to take back
ui-table-back-asked = { $name } asks to go back. Do you agree?
ui-table-back-waiting = Going back: the others are asked.
ui-table-agree = Agree
ui-table-disagree = No
ui-table-hand-over = Let a bot play for me
ui-table-take-over = Play myself again
ui-table-driven = { $bot } plays
ui-table-players = Players
ui-table-player = Player
ui-table-turn-now = to move
ui-table-away = away
ui-table-board = The table
ui-table-log = What happened
ui-table-log-before = Lately
ui-table-log-turn = { $name }, turn { $turn }
ui-table-log-round = Round { $round }, { $name }
ui-table-chat = Talk
ui-table-chat-say = Say something
ui-table-chat-send = Say
ui-table-chat-none = Nothing has been said yet.
ui-table-your-turn = Your turn: { $question }
ui-table-went-back = Moves were taken back.
ui-table-pass-rest = Pass for the rest of this exploration
ui-table-orders-on = Offers are answered by your standing orders.
ui-table-orders-off = Ask me again
ui-table-spectating = You watch.

## The table in words

ui-fact-pearls = Pearls
ui-fact-keys = Keys
ui-fact-hand-size = Cards
ui-fact-lords = Lords
ui-fact-locations = Locations
ui-fact-tokens = Monster tokens
ui-fact-nebulis = Nebulis
ui-fact-wounds = Wounds
ui-fact-points = Points
ui-fact-panics = Panics
ui-fact-round = Round
ui-fact-hand = Your hand
ui-fact-drawn = Drawn
ui-fact-track = Exploration track
ui-fact-council = Council
ui-fact-court = Court
ui-fact-open-locations = Locations
ui-fact-border = Border
ui-fact-threat = Threat
ui-fact-deck = Deck
ui-fact-pile = Discard pile
ui-fact-out = Out of the round
ui-fact-lord = { $name }: { $guild }, { $cost } from { $races ->
    [one] one race
   *[other] { $races } races
}{ $must ->
    [none] {""}
   *[other] , { $must } among them
}; { $points } points{ $keys ->
    [0] {""}
   *[other] , a key
}. { $power }
ui-fact-location = { $name }: { $formula }
ui-fact-stack = { $race } { $n }
ui-fact-times = { $name } × { $n }
ui-fact-beast = zone { $zone }: { $name }, level { $level }
ui-fact-deck-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-fact-alive-no = out

## After the end

ui-end = The game is over
ui-end-won = { $names ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
ui-end-you-won = You win!
ui-end-scores = Points
ui-end-rematch = Rematch
ui-end-rematch-go = To the next game
ui-end-replay = Replay
ui-end-record = Download the record
ui-end-secret = Secret of the deal

## Replay

ui-replay = Replay
ui-replay-open = Open a record
ui-replay-file = A record file
ui-replay-paste = Or its text
ui-replay-read = Show it
ui-replay-of = { $game }, step { $n } of { $most }
ui-replay-eyes = Seen by
ui-replay-eyes-open = all cards open
ui-replay-eyes-nobody = a spectator
ui-replay-first = First
ui-replay-back-round = Round before
ui-replay-next-round = Next round
ui-replay-speed = Speed
ui-replay-where = Step { $n } of { $most }, turn { $turn }
ui-replay-back-turn = Turn before
ui-replay-back = Back
ui-replay-next = On
ui-replay-next-turn = Next turn
ui-replay-last = Last
ui-replay-timeline = Place in the game
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-what = This step
ui-replay-deal = The deal
ui-replay-link = Copy the link to this step

## Keys

ui-keys = Keys
ui-keys-explore = explore, or reveal the next card
ui-keys-take = take
ui-keys-fight = fight
ui-keys-number = the choice with that number
ui-keys-plot = plot
ui-keys-buy = buy
ui-keys-pass = pass, or go on
ui-keys-first = the first suggestion
ui-keys-cancel = close, or think again
ui-keys-undo = take back
ui-keys-undo-all = take everything back since something was shown
ui-keys-draw = draw
ui-keys-stop = call Stop
ui-keys-log = to the log
ui-keys-chat = to the talk
ui-keys-help = the rules for this question
ui-keys-step = a step back or on, in a replay or looking back
ui-keys-round = a round back or on, in a replay
ui-keys-turn = a turn back or on, in a replay or looking back
ui-keys-ends = to the beginning or the end, in a replay or looking back
ui-keys-show = this list
ui-keys-group-all = At every table
ui-keys-group-abyss = Abyss
ui-keys-group-the_abyss = The Abyss
ui-closed = This table is closed.
ui-mutes = Who is heard
