# The terminal table, in English. What is not about one game.

cli-you = You
cli-you-object = you
cli-and = { $first } and { $last }
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
