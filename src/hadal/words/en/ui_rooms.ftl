# Pages beside the table: the first one, a new table, before the start, settings, about. In English.

## First page

ui-home-play = Play now
ui-home-play-more = you and one bot, base game
ui-home-create = Create a table
ui-home-create-more = 2 to 5 seats, a link to share
ui-home-join = Got a link?
ui-home-join-label = Link or code of a table
ui-home-join-go = Join
ui-home-join-bad = That is neither a link to a table nor its code.
ui-home-mine = Your games
ui-home-mine-waiting = { $n ->
    [0] nothing waits for you
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
ui-home-mine-none = Your games will be listed here.
ui-home-open = Open tables
ui-home-open-none = Nobody is looking for company just now.
ui-home-live = Live tables
ui-home-live-none = No game to watch just now.
ui-home-other = Another game
ui-home-learn = Learn to play
ui-home-learn-more = { $minutes } minutes, on the real table
ui-home-learnt = Learnt
ui-home-watch = Watch
ui-home-sit = Sit down
ui-row-my-turn = Your turn
ui-row-lobby = Before the start
ui-row-waiting = Waiting for { $name }
ui-row-over = Over: { $scores }
ui-row-won = Won: { $scores }
ui-row-closed = Closed
ui-row-open = Open
ui-row-moves = { $n ->
    [one] one move
   *[other] { $n } moves
}

## New table

ui-new = A new table
ui-new-game = Game
ui-new-seats = Seats
ui-new-count = How many seats?
ui-new-seat = Seat { $letter }
ui-new-seat-open = Open: whoever comes
ui-new-seat-invite = By invitation: a link of its own
ui-new-options = Rules
ui-new-options-help = Where the rulebook leaves a choice, or a group plays it differently. The first values are the usual ones.
ui-new-settings = At the table
ui-new-go = Lay the table
ui-new-start = Start at once
ui-new-options-more = House rules and open questions of the rulebook
ui-usual = { $value } (usual)
ui-own = something else
ui-own-label = { $option }, in your own words
ui-option-expansions = Boxes
ui-option-expansions-none = base game only
ui-option-expansions-kraken = with Kraken
ui-option-expansions-leviathan = with Leviathan
ui-option-expansions-both = with Kraken and Leviathan
ui-option-hand_limit = Hand limit
ui-option-hand_limit-auto = as the rules say
ui-option-hand_limit-12 = 12 Allies
ui-option-hand_limit-none = none
ui-option-court_end = End by the Court
ui-option-court_end-refill_fails = the Court cannot be filled
ui-option-court_end-deck_empty = the deck of Lords is empty
ui-option-allow_useless_allies = Useless Allies in a payment
ui-option-allow_useless_allies-false = not allowed
ui-option-allow_useless_allies-true = allowed
ui-option-ambassador_keys = Keys of Ambassadors
ui-option-ambassador_keys-0 = none
ui-option-ambassador_keys-3 = they count
ui-option-commander_purchase_check = Commander
ui-option-commander_purchase_check-immediate = at once
ui-option-commander_purchase_check-own_turn_end = at the end of one’s own turn
ui-option-kraken_tie = Kraken figure, on a tie
ui-option-kraken_tie-moves = moves
ui-option-kraken_tie-stays = stays
ui-option-leviathan_damage = Damage to Leviathans
ui-option-leviathan_damage-cumulative = each level uses up a part
ui-option-leviathan_damage-independent = all of it against every level
ui-option-leviathan_end_triggers = End by the Leviathans
ui-option-leviathan_end_triggers-on = yes
ui-option-leviathan_end_triggers-off = no
ui-option-l_tokens = L tokens
ui-option-l_tokens-20 = 20
ui-option-l_tokens-19 = 19
ui-option-black_smokers_tile = Black Smokers
ui-option-black_smokers_tile-removed = leaves the game
ui-option-black_smokers_tile-into_deck = goes into the deck
ui-option-third_panic_rescue = Rescue from a third Panic
ui-option-third_panic_rescue-always = always
ui-option-third_panic_rescue-gifts_only = only from one that was given
ui-option-hook_discard = Hooked players discard
ui-option-hook_discard-drawn = one of the two drawn
ui-option-hook_discard-any_in_hand = any card in hand
ui-option-deck_list = Deck
ui-option-deck_list-standard = as usual
ui-settings-clock = Clock
ui-settings-clock-help = How long may people think? When somebody’s time is up, a bot plays on for them.
ui-settings-clock-none = no clock
ui-settings-clock-live = a clock that gives time back
ui-settings-clock-days = days for each answer
ui-settings-base_s = Minutes at the start
ui-settings-base_s-help = What everybody has when the game begins.
ui-settings-increment_s = Seconds for each answer
ui-settings-increment_s-help = What each answer gives back.
ui-settings-days = Days
ui-settings-days-help = For each answer.
ui-settings-sealed = Sealed offers
ui-settings-sealed-help = All who may buy a card answer at the same time; the answers are used in seat order. Quicker with many players.
ui-settings-spectators = Spectators
ui-settings-spectators-help = May others watch? They see what everybody sees, never a hand.
ui-settings-listed = Listed
ui-settings-listed-help = Is the table shown to everybody on the first page?
ui-settings-takebacks = Going back
ui-settings-takebacks-help = May somebody ask to take back a move that has shown something? Everybody has to agree.
ui-settings-memory = Memory
ui-settings-memory-help = What the table helps to remember of cards everybody has seen.
ui-settings-memory-off = nothing
ui-settings-memory-counts = how many
ui-settings-memory-full = which ones
ui-yes = yes
ui-no = no
ui-agreed-seconds = { $n } s
ui-agreed-clock-live = { $minutes } min, and { $seconds } s for each answer
ui-agreed-clock-days = { $n ->
    [one] a day for each answer
   *[other] { $n } days for each answer
}
ui-agreed-for-ever = for ever
ui-agreed-at-once = at once
ui-settings-odds = Odds
ui-settings-odds-help = May the table say how likely a Panic is? It counts only what each player has seen.
ui-settings-bot_pace_ms = Bots’ pace
ui-settings-bot_pace_ms-help = Milliseconds that a bot seems to think; 0 is at once.
ui-settings-takeover = Stand-in
ui-settings-takeover-help = Which bot plays on for somebody whose time is up?
ui-settings-absence_s = Patience
ui-settings-absence_s-help = So many seconds may the player to move be away before a bot plays on; 0 is for ever.
ui-settings-cover_ms = Cover
ui-settings-cover_ms-help = An answer by a standing order waits so many milliseconds, so that its speed tells nothing.

## Before the start

ui-lobby = A table for { $game }
ui-lobby-seats = Who sits here
ui-lobby-seat-open = open
ui-lobby-seat-invite = kept for whoever has the link
ui-lobby-seat-bot = bot: { $style }
ui-lobby-sit = Sit here
ui-lobby-sit-invited = Take your seat
ui-lobby-leave = Get up
ui-lobby-kick = Send away
ui-lobby-change = Seat { $letter }: who shall sit there?
ui-lobby-invite = Link for seat { $letter }
ui-lobby-share = Link to this table
ui-lobby-start = Start
ui-lobby-start-bots = Start with bots on empty seats
ui-lobby-start-remove = Start without the empty seats
ui-lobby-start-bot = Bots for empty seats
ui-lobby-waiting = Waiting for the host to start.
ui-lobby-agreed = What was agreed
ui-lobby-watching = { $n ->
    [0] nobody watches
    [one] { $n } person watches
   *[other] { $n } people watch
}
ui-lobby-commitment = Proof of the deal
ui-lobby-commitment-help = A hash of the secret that the cards are dealt from. The secret is shown at the end, so anybody can check that nothing was changed.

## Settings

ui-prefs = Settings
ui-prefs-kept = Kept on this device.
ui-prefs-name = Your nickname
ui-prefs-name-save = Change
ui-prefs-saved = Saved.
ui-prefs-language = Language
ui-prefs-language-en = English
ui-prefs-language-fr = Français
ui-prefs-theme = Look
ui-prefs-theme-dark = night water
ui-prefs-theme-light = daylight
ui-prefs-theme-text = words only
ui-prefs-commit = Before a move is sent
ui-prefs-commit-instant = send it at once
ui-prefs-commit-careful = ask when it cannot be taken back
ui-prefs-commit-always = always ask
ui-prefs-motion = Movement
ui-prefs-motion-full = cards travel
ui-prefs-motion-less = nothing moves
ui-prefs-density = Space
ui-prefs-density-roomy = roomy
ui-prefs-density-compact = compact
ui-prefs-sound = Soft sounds, and a bell when it is my turn
ui-prefs-volume = How loud
ui-prefs-reminders = Remind me of powers I have not used
ui-prefs-account = Your name on other devices
ui-prefs-link = Make a personal link
ui-prefs-link-help = Whoever opens it is you: keep it to yourself. A new link makes the one before worthless.
ui-prefs-password = Protect the name with a password
ui-prefs-password-label = Password, 8 signs or more
ui-prefs-login = Sign in
ui-prefs-login-help = With a name that is protected by a password.
ui-prefs-login-name = Name
ui-prefs-login-password = Password
ui-prefs-logout = Forget me on this device

## About

ui-about = About
ui-about-what = Hadal is a digital table for Abyss, the board game, with its Kraken and Leviathan boxes, and for The Abyss, a game of 51 cards. It is made by players, for players; it belongs to no publisher.
ui-about-fair = Every game is dealt from a secret whose hash is published before the first move, and which is shown at the end: the record of a game proves itself.
ui-about-bots = Bots see what a player on their seat would see, and nothing else.
ui-about-api = The server can be spoken to by programs: its requests are described here.
ui-about-rules = Rules
ui-about-rules-more = Whatever is asked at a table is explained there: H opens the player aid, a click on a card everything printed on it, and a click on something that cannot be done says why.
ui-about-learn = Learn either game in a few minutes, at a real table.
ui-about-trust = Fair play
ui-about-art = Pictures
ui-about-art-more = Every card, creature and symbol was drawn by this project, as code. Nothing comes from the boxes of the games.
ui-about-licence = Licence and version
ui-about-licence-more = Version { $version }. Free software under the MIT licence: use it, change it, share it.
ui-about-papers = To read in the project’s folder
ui-about-tour = a tour of every screen, with pictures
ui-about-rulings = how unclear rules are played here, and why
ui-about-bots-more = how the bots think, and how strong they are
ui-about-hosting = how to run a server of your own
ui-about-changes = what is new
