# Browser client, in English: the check of a finished game.

ui-check-game = Check this game
ui-check-commitment = The secret matches the shuffle hash shown at the start.
ui-check-commitment-wrong = The secret does not match the shuffle hash shown at the start!
ui-check-numbers = The players’ numbers match the hashes they gave before the start.
ui-check-numbers-wrong = The players’ numbers do not match the hashes they gave before the start!
ui-check-no-numbers = No player’s number is in the shuffle: the host could have chosen the deal.
ui-check-mine = This browser’s number is in the shuffle.
ui-check-left-out-wrong = This browser’s number was left out of the shuffle!
ui-check-counter = The right player began this rematch.
ui-check-counter-wrong = The wrong player began this rematch!
ui-check-deal = The opening position follows from the secret and the numbers.
ui-check-deal-wrong = The opening position does not follow from the secret and the numbers!
ui-end-secret = Shuffle secret
