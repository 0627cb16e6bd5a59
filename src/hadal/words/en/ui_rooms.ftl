# Browser client, in English: home, new table, lobby, settings and about pages.

## Home

ui-home-play = Play now
ui-home-play-more = you vs. one bot, base game
ui-home-create = Create a table
ui-home-create-more = 2 to 5 seats, shareable link
ui-home-join = Have a link?
ui-home-join-label = Table link or code
ui-home-join-go = Join
ui-home-join-bad = This is not a table link or code.
ui-home-mine = Your games
ui-home-mine-waiting = { $n ->
    [0] no moves waiting
    [one] { $n } waiting for you
   *[other] { $n } waiting for you
}
ui-home-mine-none = Your games will appear here.
ui-home-open = Open tables
ui-home-open-none = No open tables right now.
ui-home-live = Live tables
ui-home-live-none = No games to watch right now.
ui-home-other = Another game
ui-home-learn = Learn to play
ui-home-learn-more = { $minutes } minutes at a real table
ui-home-learnt = Done
ui-home-watch = Watch
ui-home-sit = Join
ui-row-my-turn = Your turn
ui-row-lobby = Not started
ui-row-waiting = Waiting for { $name }
ui-row-over = Finished: { $scores }
ui-row-won = Won: { $scores }
ui-row-closed = Closed
ui-row-open = Open
ui-row-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

## New table

ui-new = New table
ui-new-game = Game
ui-new-seats = Seats
ui-new-count = Number of seats
ui-new-seat = Seat { $letter }
ui-new-seat-open = Open to anyone
ui-new-seat-invite = By invitation (own link)
ui-new-options = Rules
ui-new-options-help = Options for points the rulebook leaves open, and common house rules. The defaults are recommended.
ui-new-settings = Table settings
ui-new-go = Create table
ui-new-start = Start game
ui-new-options-more = House rules and rulebook gaps
ui-usual = { $value } (default)
ui-own = Custom
ui-own-label = Custom value: { $option }
ui-settings-clock = Clock
ui-settings-clock-help = Time limit for players. A bot takes over when a player’s time runs out.
ui-settings-clock-none = No clock
ui-settings-clock-live = Live, with added time per answer
ui-settings-clock-days = Days per answer
ui-settings-base_s = Starting time (minutes)
ui-settings-base_s-help = Time each player has at the start.
ui-settings-increment_s = Seconds added per answer
ui-settings-increment_s-help = Added to a player’s clock after each answer.
ui-settings-days = Days per answer
ui-settings-days-help = Time limit for each answer.
ui-settings-sealed = Sealed offers
ui-settings-sealed-help = All players who can buy a card answer at the same time. Answers are applied in seat order. Faster with many players.
ui-settings-spectators = Allow spectators
ui-settings-spectators-help = Spectators see only public information, never a hand.
ui-settings-listed = Public table
ui-settings-listed-help = Show this table to everyone on the home page.
ui-settings-takebacks = Undo requests
ui-settings-takebacks-help = Players may ask to undo a move that revealed something. All players must agree.
ui-settings-memory = Memory aid
ui-settings-memory-help = What the table shows about cards that everyone has seen.
ui-settings-memory-off = Nothing
ui-settings-memory-counts = Card counts
ui-settings-memory-full = Exact cards
ui-yes = Yes
ui-no = No
ui-agreed-seconds = { $n } s
ui-agreed-clock-live = { $minutes } min + { $seconds } s per answer
ui-agreed-clock-days = { $n ->
    [one] { $n } day per answer
   *[other] { $n } days per answer
}
ui-agreed-for-ever = No limit
ui-agreed-at-once = None
ui-settings-odds = Show odds
ui-settings-odds-help = Show the chances of the next draw, based only on the cards each player has seen.
ui-settings-bot_pace_ms = Bot delay
ui-settings-bot_pace_ms-help = Milliseconds before a bot moves (0 = no delay).
ui-settings-takeover = Substitute bot
ui-settings-takeover-help = The bot that plays for an absent player or one whose time has run out.
ui-settings-absence_s = Absence limit
ui-settings-absence_s-help = Seconds a player may be away before a bot takes over (0 = never).
ui-settings-cover_ms = Standing order delay
ui-settings-cover_ms-help = Milliseconds before a standing order answers, so that others cannot recognise it by its speed.

## Lobby

ui-lobby = New table: { $game }
ui-lobby-seats = Seats
ui-lobby-seat-open = open
ui-lobby-seat-invite = by invitation
ui-lobby-seat-bot = bot: { $style }
ui-lobby-sit = Sit here
ui-lobby-sit-invited = Take your seat
ui-lobby-leave = Leave
ui-lobby-kick = Remove
ui-lobby-change = Player for seat { $letter }
ui-lobby-invite = Invite link for seat { $letter }
ui-lobby-share = Table link
ui-lobby-start = Start
ui-lobby-start-bots = Fill empty seats and start
ui-lobby-start-remove = Start without empty seats
ui-lobby-start-bot = Bot for empty seats
ui-lobby-waiting = Waiting for the host to start.
ui-lobby-agreed = Table settings
ui-lobby-watching = { $n ->
    [0] no spectators
    [one] { $n } spectator
   *[other] { $n } spectators
}
ui-lobby-commitment = Shuffle hash
ui-lobby-commitment-help = The shuffle hash is the hash of the table’s secret. Note it before the game begins: the secret is revealed at the end, so anyone can check that the cards were not changed.
ui-lobby-numbers = In the shuffle
ui-lobby-numbers-nobody = no player’s number yet
ui-lobby-numbers-none = No player’s number: the host could have chosen the deal.
ui-lobby-numbers-missing = (did not arrive in time: { $names })

## Settings

ui-prefs = Settings
ui-prefs-kept = Settings are saved on this device.
ui-prefs-language = Language
ui-prefs-language-en = English
ui-prefs-language-fr = Français
ui-prefs-theme = Appearance
ui-prefs-theme-dark = Dark
ui-prefs-theme-light = Light
ui-prefs-theme-text = Text only
ui-prefs-commit = Confirm moves
ui-prefs-commit-instant = Never
ui-prefs-commit-careful = Only moves that cannot be undone
ui-prefs-commit-always = Always
ui-prefs-motion = Animation
ui-prefs-motion-full = On
ui-prefs-motion-less = Off
ui-prefs-density = Layout
ui-prefs-density-roomy = Roomy
ui-prefs-density-compact = Compact
ui-prefs-sound = Play sounds, and a bell when it is your turn
ui-prefs-volume = Volume
ui-prefs-reminders = Remind me of unused powers
ui-prefs-account = Account: name, password, devices, your data

## About

ui-about = About
ui-about-what = Hadal is a digital table for board games and card games. It is made by players for players and is not affiliated with any publisher.
ui-about-fair = A secret determines the shuffle of every game. Its hash is published before the first move, and the secret is revealed at the end, so anyone can verify the game from its record.
ui-about-bots = Bots see only what a player in their seat would see.
ui-about-api = The server has an open API. Its requests are documented here.
ui-about-rules = Rules
ui-about-rules-more = The rules are explained at the table: press H for the player aid, click a card for its full text, and click an unavailable move to see why it is not allowed.
ui-about-learn = Learn either game in a few minutes at a real table.
ui-about-trust = Fair play
ui-about-art = Artwork
ui-about-art-more = This project drew every card, creature and symbol, in code. No artwork comes from the published games.
ui-about-licence = Licence and version
ui-about-licence-more = Version { $version }. Free software under the MIT licence: you may use, change and share it.
ui-about-papers = Documentation in the project folder
ui-about-tour = A tour of every screen, with pictures
ui-about-rulings = How unclear rules are played here, and why
ui-about-bots-more = How the bots work, and how strong they are
ui-about-hosting = How to run your own server
ui-about-changes = What’s new
