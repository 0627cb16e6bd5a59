# Browser client, in English: home, new table, lobby, settings and about pages.

## Home

ui-home-play = Play now
ui-home-play-more = against a bot, right away
ui-home-create = Create a table
ui-home-create-more = 2 to 5 seats, shareable link
ui-home-join = Got a link?
ui-home-join-label = Table link or code
ui-home-join-go = Join
ui-home-join-bad = This is not a table link or code.
ui-home-mine = Your games
ui-home-mine-waiting = { $n ->
    [0] no moves waiting
    [one] { $n } waiting for you
   *[other] { $n } waiting for you
}
ui-home-open = Looking for players
ui-home-live = Games to watch
ui-home-learn = Learn to play
ui-home-learn-more = { $minutes } minutes at a real table
ui-home-watch = Watch
ui-home-now = Live
ui-home-games = Games
ui-home-players = { $least } to { $most } players
ui-home-play-bot = Play a bot
ui-home-archived-show = Show archived games
ui-home-archived = Archived games
ui-home-archived-none = No archived games.
ui-home-sit = Join
ui-row-my-turn = Your turn
ui-row-play = Play
ui-row-with = with { $names }
ui-row-won = You won { $mine } to { $best }
ui-row-shared = You share the win with { $mine ->
    [one] 1 point
   *[other] { $mine } points
}
ui-row-others-shared = { $names } share the win with { $best ->
    [one] 1 point
   *[other] { $best } points
}
ui-row-lost = { $name } won { $best } to { $mine }
ui-row-over = Finished
ui-row-points = you { $mine }, { $name } leads with { $most }
ui-row-ahead = you lead with { $mine }
ui-row-level = level at { $mine }
ui-row-leader = { $name } leads with { $most }
ui-row-left-minutes = { $n } min left
ui-row-left-hours = { $n } h left
ui-row-left-days = { $n ->
    [one] { $n } day left
   *[other] { $n } days left
}
ui-row-resign = Resign from the game with { $names }
ui-row-leave = Leave the table of { $names }
ui-row-resign-short = Resign
ui-row-resign-sure = Resign? A bot plays on in your place.
ui-row-resign-no = Keep playing
ui-row-close = Close the game of { $names }
ui-row-close-short = Close
ui-row-close-sure = Close? The game ends here, for good.
ui-row-close-no = Keep it
ui-row-archive = Archive the game with { $names }
ui-row-archive-short = Archive
ui-row-restore = Restore the game with { $names }
ui-row-restore-short = Restore
ui-row-lobby = Waiting to start
ui-row-waiting = Waiting for { $name }
ui-row-closed = Closed
ui-row-open = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}

## New table

ui-new = New table
ui-new-presets = Ready-made tables
ui-new-preset-tonight = Friends tonight
ui-new-preset-tonight-more = a link to share, no clock
ui-new-preset-slow = Slow, three days a move
ui-new-preset-slow-more = a move whenever you have time
ui-new-preset-learn = Learn with a bot
ui-new-preset-learn-more = a gentle opponent, starts at once
ui-new-boxes = Expansions
ui-new-boxes-help = Choose a box to open or close it.
ui-new-fewer = Remove a seat
ui-new-more = Add a seat
ui-new-players = { $n ->
    [one] player
   *[other] players
}
ui-new-seat-change = Change
ui-new-seat-me-more = Your own seat.
ui-new-seat-open-more = The first person to open the link to the table.
ui-new-seat-open-short = A friend
ui-new-seat-open-note = by link
ui-new-seat-invite-more = A link of its own, for one person.
ui-new-seat-invite-short = Reserved
ui-new-seat-invite-note = own link
ui-new-says-listed = Shown on the home page
ui-new-says-unlisted = Only people with the link can find it
ui-new-says-watched = Others may watch
ui-new-says-unwatched = No spectators
ui-bot-strength = Strength { $n } of { $of }
ui-bot-measured = { $others ->
    [one] Won { $wins }% of { $games } games against { $bot }
   *[other] Won { $wins }% of { $games } games against { $others } × { $bot }
}
ui-bot-measured-within = { $others ->
    [one] Won { $wins }% ± { $error } of { $games } games against { $bot }
   *[other] Won { $wins }% ± { $error } of { $games } games against { $others } × { $bot }
}
ui-bot-unmeasured = Strength not measured
ui-new-game = Game
ui-new-seats = Who plays?
ui-new-seat = Who plays seat { $letter }?
ui-new-seat-open = Friend with the link
ui-new-seat-invite = Reserved seat
ui-new-options-help = The defaults are the rules as printed.
ui-new-settings = Clock, visitors and help
ui-new-go = Create table
ui-new-start = Start game
ui-new-options-more = House rules
ui-default = Default
ui-variants = Variants
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
ui-settings-spectators-help = Spectators see only public information.
ui-settings-open_hands = Hands for spectators
ui-settings-open_hands-help = Spectators see each hand as it was some turns ago. Every player must agree before the start; anyone can end it at any time.
ui-settings-open_hands-turns = { $n ->
    [0] Never
    [one] One turn later
   *[other] { $n } turns later
}
ui-hands-rule = { $n ->
    [one] Spectators see every hand as it was one turn ago, if all players agree.
   *[other] Spectators see every hand as it was { $n } turns ago, if all players agree.
}
ui-hands-missing = { $n ->
    [one] { $names } has not agreed yet.
   *[other] { $names } have not agreed yet.
}
ui-hands-closed = Not everybody agreed, so the hands stay hidden.
ui-hands-agreed = Everybody has agreed.
ui-hands-yes = I agree
ui-hands-no = Hide my hand
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
ui-settings-bot_pace_ms-0 = At once
ui-settings-bot_pace_ms-900 = After about a second
ui-settings-bot_pace_ms-2500 = Slowly, easy to follow
ui-settings-bot_pace_ms-help = How long bots wait before they move.
ui-settings-takeover = Substitute bot
ui-settings-takeover-help = The bot that plays for an absent player or one whose time has run out.
ui-settings-absence_s = Absence limit
ui-settings-absence_s-0 = Never
ui-settings-absence_s-120 = After two minutes
ui-settings-absence_s-600 = After ten minutes
ui-settings-absence_s-3600 = After an hour
ui-settings-absence_s-86400 = After a day
ui-settings-absence_s-help = When a bot takes over for a player who is away.
ui-settings-cover_ms = Standing order delay
ui-settings-cover_ms-0 = None
ui-settings-cover_ms-1500 = About a second
ui-settings-cover_ms-4000 = Four seconds
ui-settings-cover_ms-help = Lets standing orders wait a moment, so that their speed gives nothing away.

## Lobby

ui-lobby = { $game }
ui-lobby-seats = Around the table
ui-lobby-seat-open = Free seat
ui-lobby-seat-invite = Reserved
ui-lobby-sit = Sit here
ui-lobby-move = Move here
ui-lobby-here = here
ui-lobby-away = away
ui-lobby-host = host
ui-lobby-free = { $n ->
    [one] seat free
   *[other] seats free
}
ui-lobby-complete = All seats are taken.
ui-lobby-ready = I am ready
ui-lobby-not-ready = Not ready after all
ui-lobby-ready-count = ready
ui-lobby-bring = Bring your friends
ui-lobby-bring-more = Anyone who opens this link can take a free seat, without an account.
ui-lobby-copy = Copy link
ui-lobby-send = Share
ui-lobby-qr = QR code of the link
ui-lobby-name = Your name
ui-lobby-rename = Save
ui-lobby-sigil = Your emblem belongs to your seat: choose a free seat to change both.
ui-lobby-sit-any = Take a seat
ui-lobby-sit-invited = Take your seat
ui-lobby-leave = Leave
ui-lobby-remove-seat = Remove this seat
ui-lobby-kick = Remove
ui-lobby-change = Who plays seat { $letter }?
ui-lobby-invite = Invite link for seat { $letter }
ui-lobby-share = Link to this table
ui-lobby-start = Start
ui-lobby-start-bots = Fill empty seats and start
ui-lobby-start-remove = Start without empty seats
ui-lobby-start-bot = Bot for the empty seats
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
ui-prefs-motion-calm = Calm
ui-prefs-motion-brisk = Brisk
ui-prefs-motion-instant = None
ui-prefs-density = Layout
ui-prefs-density-roomy = Roomy
ui-prefs-density-compact = Compact
ui-prefs-sound = Play sounds, and a bell when it is your turn
ui-prefs-volume = Volume of game sounds
ui-prefs-ambience = Volume of the sea
ui-prefs-reminders = Remind me of unused powers
ui-prefs-account = Account: name, password, devices, your data

## About

ui-about = About
ui-about-what = Hadal is a digital table for board games and card games. It is made by players for players and is not affiliated with any publisher.
ui-about-fair = A secret determines the shuffle of every game. Its hash is published before the first move, and the secret is revealed at the end, so anyone can verify the game from its record.
ui-about-bots = Bots see only what a player in their seat would see.
ui-about-api = Programs can use the server too: its API is documented here.
ui-about-rules = Rules
ui-about-rules-more = Everything is explained at the table: the player aid (in the menu, or the key H), the full text of every card, and why a move is not allowed.
ui-about-learn = Learn either game in a few minutes, at a real table.
ui-about-trust = Fair play
ui-about-art = Artwork
ui-about-art-more = Every card, creature and symbol was drawn for this project, in code. No artwork comes from the published games.
ui-about-licence = Licence and version
ui-about-licence-more = Version { $version }. Free software under the MIT licence: you may use, change and share it.
ui-about-papers = Documentation in the project folder
ui-about-tour = A tour of every screen, with pictures
ui-about-rulings = How unclear rules are played here, and why
ui-about-bots-more = How the bots work, and how strong they are
ui-about-hosting = How to run your own server
ui-about-changes = What’s new
