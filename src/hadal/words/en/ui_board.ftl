### Browser client, in English: texts shared by all drawn tables.
### Ids: ui-board-<what>.

ui-board-tools = Table tools
ui-board-rail = Log, chat and notes
ui-board-tab-log = Log
ui-board-tab-chat = Chat
ui-board-tab-notes = Notes
ui-board-watching-n = { $n } watching
ui-board-nobody = no one
ui-board-close = Close
ui-board-rulings = Rulings
ui-board-undo = Undo
ui-board-undo-nothing = Nothing to undo: your last move revealed something, or another player has moved since
ui-board-restart-turn = Restart turn
ui-board-rolls-dice = rolls the dice
ui-board-no-way-back = cannot be undone
ui-board-not-now = Not possible now. { $question }
ui-board-under-way = Sending your move…
ui-board-not-your-move = Not possible now: waiting for { $name }.
ui-board-watching = You are watching this game.
ui-board-take-seat-back = Take over
ui-board-look-at-table = View table
ui-board-back-asked = { $name } asks to undo a move
ui-board-back-waiting = Undo requested; waiting for { $names }
ui-board-back-refused = Your undo request was declined.
ui-board-agree = Agree
ui-board-disagree = No
ui-board-ask-back = Ask the others to undo the last move
ui-board-log-setup = Setup
ui-board-log-before = Earlier
ui-board-log-turn = Turn { $n } · { $name }
ui-board-log-you = you
ui-board-notes-hint = Private notes, saved in this browser.
ui-board-menu = Menu
ui-board-player-aid = Player aid
ui-board-sound = Sound
ui-board-theme = Light/dark
ui-board-leave-table = Leave table (you can come back)
ui-board-agreed = Table settings
ui-board-bot-title = Let a bot play for you
ui-board-commit-title = Confirm moves
ui-board-commit-instant = Never
ui-board-commit-careful = If it cannot be undone
ui-board-commit-always = Always
ui-board-scores = Scores
ui-board-record = Record
ui-board-laying = Setting up the table…
ui-board-board = Board
ui-board-prompt = Current decision
ui-board-opponents = Opponents
ui-board-my-area = Your area
ui-board-watched-area = Area of the active player
ui-board-your-turn = Your turn
ui-board-you-are-asked = Your decision
ui-board-waiting-for = { $name }
ui-board-their-move = to move
ui-board-over-tag = Game over
ui-board-game-over = The game is over.
ui-board-choose = Choose
ui-board-all-choices = List all { $n } choices
ui-board-cancel = Cancel
ui-board-sealed-answered = Your answer is sealed. You can still change it.
ui-board-bot-plays-for-you = { $bot } plays for you.
ui-board-show-scores = Scores
ui-board-hand-size = Cards in hand
ui-board-their-turn = their turn
ui-board-away = away
ui-board-a-bot = bot
ui-board-bot-named = bot, { $bot }
ui-board-your-hand = Your hand
ui-board-piles = Unseen cards
ui-board-aid-turn = Turn summary
ui-board-aid-signs = Symbols
ui-board-aid-keys = Keyboard shortcuts
ui-board-margin = { $points } points to { $me ->
    [1] your
   *[0] { $name }’s
} { $other }.
ui-board-log-look = Show the table after move { $n }
ui-board-share = Share
ui-board-share-copied = Replay link copied.
ui-board-share-by-hand = Replay link: { $link }
ui-board-chart-turn = turn
ui-board-chart-turning = turning point
ui-board-chart-players = Players shown
ui-board-log-filter = Players shown
ui-board-log-everybody = All players
ui-board-log-mine = { $name } (you)
ui-board-log-since = since your last move
ui-board-log-private = contains cards only you can see
ui-board-sound-on = Sounds: on
ui-board-sound-off = Sounds: off
ui-board-log-earlier = { $n ->
    [one] { $n } earlier line
   *[other] { $n } earlier lines
}

ui-board-watch-follow = Player to follow
ui-board-watch-mover = To move
ui-board-watch-follow-one = Follow { $name }
ui-board-watch-idle = Waiting for the others.
ui-board-watch-hand = Hand
ui-board-watch-hand-ago = { $n ->
    [one] Hand one turn ago
   *[other] Hand { $n } turns ago
}
ui-board-watch-hand-now = { $n ->
    [one] now { $n } card
   *[other] now { $n } cards
}
ui-board-watch-hidden = { $n ->
    [one] { $n } unknown card
   *[other] { $n } unknown cards
}
ui-board-watch-hands-later = { $n ->
    [one] All players agreed to show their hands one turn later.
   *[other] All players agreed to show their hands { $n } turns later.
}

ui-board-insights = What stood out
ui-board-insight-swing = Biggest swing
ui-board-insight-swing-turn = Turn { $n }
ui-board-insight-swing-text = { $name }’s win chance rose from { $from } to { $to }.
ui-board-insight-wait = Calculating win chances…
ui-board-insight-see = See it
ui-board-insight-show = Show in the replay: { $what }
ui-board-end-lead = { $n ->
    [one] one point ahead
   *[other] { $n } points ahead
}
ui-board-rules = How to play
