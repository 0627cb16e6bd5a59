# Browser client, in English: texts used on every page, at every table and in replays.

## Everywhere

ui-brand = Hadal
ui-title = Hadal: board games with friends and bots
ui-title-turn = (1) Your turn
ui-title-table = { $game } · Hadal
ui-skip = Skip to content
ui-nav = Pages
ui-nav-new = New table
ui-nav-replay = Replays
ui-nav-settings = Settings
ui-nav-account = Account
ui-nav-about = About
ui-missing = Page not found
ui-missing-page-why = The link may be mistyped or out of date.
ui-missing-table = No table here
ui-missing-table-why = This table does not exist, or it was deleted long ago. Ask for a new link.
ui-missing-replay = No replay here
ui-missing-replay-why = This game does not exist, or it cannot be shown.
ui-missing-ways = Where to go next
ui-bot = bot
ui-missing-home = Go to the home page
ui-close = Close
ui-wait = Loading…
ui-copy = Copy
ui-copied = Copied
ui-you = you
ui-bot-twin = { $bot } { $letter }
ui-bot-random = Drifter
ui-bot-novice = Beginner
ui-bot-greedy = Shark
ui-bot-search = Strategist
ui-bot-level1 = Apprentice
ui-bot-level2 = Sailor
ui-bot-level3 = Navigator
ui-bot-level4 = Captain
ui-bot-level5 = Admiral
ui-bot-network = Oracle
ui-and-more = and { $n } more
ui-fault-unreadable = The server sent an unreadable answer (status { $status }).
ui-fault-offline = Cannot reach the server. Are you online?
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
ui-signed-out = You were signed out on this device. Sign in again on the account page, or start as somebody new there.
ui-row-seat-gone = Player { $letter }
ui-row-seat-open = free seat
ui-row-seat-invite = reserved seat
ui-new-seat-me = You
ui-new-seat-bot = Bot: { $bot }

## Table

ui-table-lost = Connection lost. Reconnecting…
ui-page-old = This page is older than the server. Reload it to continue.
ui-page-reload = Reload
ui-table-refused = You cannot view this table.
ui-table-question = Current decision
ui-table-waits = Waiting for { $name }.
ui-table-waits-you = Your move
ui-table-sent = Sending your move…
ui-table-sealed = Your answer is sealed. You can still change it.
ui-table-choices = Your choices
ui-table-ways = Complete payments
ui-table-one-by-one = Card by card
ui-table-help = Rules for this choice
ui-table-confirm = Confirm? This cannot be undone
ui-table-undo = Undo
ui-table-undo-all = Undo all
ui-table-ask-back = Ask to undo
ui-table-back-asked = { $name } asks to undo. Do you agree?
ui-table-back-waiting = Undo requested. Waiting for the others.
ui-table-agree = Agree
ui-table-disagree = No
ui-table-hand-over = Let a bot play
ui-table-take-over = Take over
ui-table-driven = played by { $bot }
ui-table-players = Players
ui-table-player = Player
ui-table-turn-now = to move
ui-table-away = away
ui-table-board = Table
ui-table-log = Log
ui-table-log-unseen = { $n ->
    [0] Open the log
    [one] { $n } earlier line since your last move. Open the log
   *[other] { $n } earlier lines since your last move. Open the log
}
ui-table-log-setup = Setup
ui-table-log-before = Earlier
ui-table-log-turn = { $name }, turn { $turn }
ui-table-log-round = Round { $round }, { $name }
ui-table-chat = Chat
ui-table-chat-say = Message
ui-table-chat-send = Send
ui-table-chat-none = No messages yet.
ui-table-your-turn = Your turn: { $question }
ui-table-went-back = Moves were undone.
ui-table-orders-on = Your standing orders answer offers.
ui-table-orders-off = Turn off
ui-table-spectating = You are watching.

## Text-only table

ui-fact-times = { $name } × { $n }

## End of the game

ui-end = Game over
ui-end-won = { $names ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
ui-end-you-won = You win!
ui-end-scores = Points
ui-end-rematch = Rematch
ui-end-rematch-go = Go to rematch
ui-end-rematch-waiting = Waiting for the others
ui-rematch-asked = { $name } would like a rematch.
ui-rematch-yes = Accept
ui-rematch-no = Decline
ui-rematch-waiting = { $n ->
    [0] The new table is being set up.
   *[other] Rematch: waiting for { $names }.
}
ui-rematch-withdraw = Withdraw
ui-rematch-declined = You declined the rematch.
ui-rematch-after-all = Play after all
ui-rematch-refused = { $names } declined.
ui-rematch-again = Ask again
ui-rematch-elsewhere = The others have gone to the rematch.
ui-end-replay = Replay
ui-end-what-if = Try a what-if
ui-end-record = Download record

## Replay

ui-replay = Replay
ui-replay-open = Open a game record
ui-replay-file = Record file
ui-replay-paste = Or paste its text
ui-replay-read = Open
ui-replay-eyes = View as
ui-replay-eyes-open = All cards open
ui-replay-eyes-nobody = Spectator
ui-replay-first = First
ui-replay-speed = Speed
ui-replay-where = Step { $n } of { $most }, turn { $turn }
ui-replay-back-turn = Previous turn
ui-replay-back = Back
ui-replay-next = Next
ui-replay-next-turn = Next turn
ui-replay-last = Last
ui-replay-timeline = Position in the game
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-what = This step
ui-replay-deal = The deal
ui-replay-link = Link to this step

## Keyboard shortcuts

ui-key-enter = Enter
ui-key-esc = Esc
ui-keys = Keyboard shortcuts
ui-closed = This table is closed.
ui-mutes = Mute players

ui-rules = How to play
ui-rules-short = Rules
ui-rules-sections = Sections of the rules
ui-rules-play = Play now
