### What all drawn tables say in the browser.
### Ids: ui-board-<what>.

ui-board-tools = Tools of the table
ui-board-rail = Log, chat and notes
ui-board-tab-log = Log
ui-board-tab-chat = Chat
ui-board-tab-notes = Notes
ui-board-watching-n = { $n } watching
ui-board-nobody = nobody
ui-board-close = Close
ui-board-undo = Undo
ui-board-undo-nothing = Nothing to take back: something was shown, or somebody else has moved
ui-board-restart-turn = Restart the turn
ui-board-rolls-dice = rolls the dice
ui-board-no-way-back = cannot be undone
ui-board-not-now = Not now. { $question }
ui-board-under-way = Your move is on its way.
ui-board-not-your-move = Not now: { $name } is to move.
ui-board-watching = You are watching this game.
ui-board-take-seat-back = Take your seat back
ui-board-look-at-table = Look at the table
ui-board-back-asked = { $name } asks to take a move back
ui-board-back-waiting = You asked to go back; waiting for { $names }
ui-board-agree = Agree
ui-board-disagree = No
ui-board-ask-back = Ask the others to take the last move back
ui-board-log-before = Before
ui-board-log-turn = Turn { $n } · { $name }
ui-board-log-you = you
ui-board-chat-empty = Nobody has said anything yet.
ui-board-chat-say = Say something
ui-board-chat-send = Send
ui-board-notes-hint = Notes for yourself. They stay in this browser.
ui-board-menu = Menu
ui-board-player-aid = Player aid
ui-board-sound = Sound
ui-board-theme = Light or dark
ui-board-leave-table = Leave the table (you can come back)
ui-board-agreed = What was agreed
ui-board-bot-title = Let a bot play for you
ui-board-commit-title = Ask before a move
ui-board-commit-instant = Never
ui-board-commit-careful = If it cannot be undone
ui-board-commit-always = Always
ui-board-scores = Scores
ui-board-rematch = Rematch
ui-board-replay = Replay
ui-board-record = Record
ui-board-laying = The table is being laid …
ui-board-board = Board
ui-board-prompt = What is asked
ui-board-opponents = Opponents
ui-board-my-area = Your area
ui-board-watched-area = Area of the player to move
ui-board-your-turn = Your turn
ui-board-you-are-asked = You are asked
ui-board-waiting-for = { $name }
ui-board-their-move = is to move
ui-board-over-tag = The end
ui-board-game-over = The game is over.
ui-board-choose = Choose
ui-board-all-choices = All { $n } choices as a list
ui-board-cancel = Cancel
ui-board-sealed-answered = Your answer lies here; you may still change it.
ui-board-bot-plays-for-you = { $bot } plays for you.
ui-board-show-scores = Scores
ui-board-hand-size = Cards in hand
ui-board-their-turn = at turn
ui-board-away = away
ui-board-a-bot = bot
ui-board-bot-named = bot, { $bot }
ui-board-your-hand = Your hand
ui-board-piles = What is still unseen
ui-board-aid-turn = Your turn
ui-board-aid-signs = Signs
ui-board-aid-keys = Keys of the keyboard
ui-board-margin = { $points } to { $name }’s { $other }.
ui-board-log-look = The table after move { $n }
ui-board-what-if = Play on differently
ui-board-share = Share
ui-board-share-copied = The link to the replay is copied.
ui-board-share-by-hand = The link to the replay: { $link }
ui-board-chart-turn = turn
ui-board-chart-turning = turning point
ui-board-chart-players = Whose lines are shown
ui-board-log-filter = Whose lines are shown
ui-board-log-everybody = Everybody’s lines
ui-board-log-mine = { $name } (you)
ui-board-log-since = since your last move
ui-board-log-private = only you see all of this
ui-board-sound-on = Sounds: on
ui-board-sound-off = Sounds: off
ui-board-boxes = { $boxes ->
    [kraken] with Kraken
    [leviathan] with Leviathan
    [both] with Kraken and Leviathan
   *[none] {""}
}
ui-board-log-earlier = { $n ->
    [one] One line earlier
   *[other] { $n } lines earlier
}
