ui-lesson-the_abyss-chapter-1 = The aim
ui-lesson-the_abyss-chapter-2 = Draw and keep
ui-lesson-the_abyss-chapter-3 = The safe card
ui-lesson-the_abyss-chapter-4 = Panic
ui-lesson-the_abyss-chapter-5 = A power
ui-lesson-the_abyss-chapter-6 = Stop and the end
ui-lesson-the_abyss-goal = Collect points in your hand, round after round. When a player has 70 points after a round, the highest total wins. Your three cards are worth 15 now.
ui-lesson-the_abyss-draw = Each turn begins with a draw. From the deck you draw two cards and keep one. Try it.
ui-lesson-the_abyss-keep = A 5 and a 4. One goes to your hand, the other to the discard pile, where your opponent may take it. Keep the 5.
ui-lesson-the_abyss-done = With 25 points in hand you could call Stop. You have 20. End your turn.
ui-lesson-the_abyss-take = The top card of the discard pile is safe: you know what you get. A 3 brings you to 23. Take it.
ui-lesson-the_abyss-soon = You need only 2 more points. End your turn and hope that your opponent does not get there first.
ui-lesson-the_abyss-risk = The deck has better cards, but also Panics: 7 of its 40 cards. Draw.
ui-lesson-the_abyss-panic = A Panic! It stays in front of you, and the other card is discarded. At your third Panic you must sacrifice 15 points from your hand, or you are eliminated and score nothing this round.
ui-lesson-the_abyss-sword = Your Sword can help. It steals a card from an opponent or gives them one of your Panics. A played card no longer counts its points. Play it.
ui-lesson-the_abyss-give = Give the Panic to your opponent. That is their second.
ui-lesson-the_abyss-others = There are two other powers: an Eye shows you the next four cards of the deck, and a Hook makes a player draw two. You could also sacrifice 15 points to destroy a Panic. End your turn.
ui-lesson-the_abyss-again = You have 21. Your opponent did not stop. One more draw?
ui-lesson-the_abyss-enough = A Hook worth 2, or 4 points. 21 and 4 make 25. Keep the 4.
ui-lesson-the_abyss-stop = 25: you may call Stop. The round ends at once, and every player still in it scores the points in hand. Another turn might bring more points, or a Panic. Stop!
ui-lesson-the_abyss-end = 25 points for you, 12 for your opponent. A round also ends when the deck is empty or only one player is left. The next round has begun: all cards were shuffled and dealt again.
ui-lesson-the_abyss-bye = That is the whole game. Play on to 70 points, or start a game of your own.

## Where to look

ui-lesson-the_abyss-at-rival = your opponent
ui-lesson-the_abyss-at-deck = the deck
ui-lesson-the_abyss-at-hand = your hand
ui-lesson-the_abyss-at-drawn = the cards you drew
ui-lesson-the_abyss-at-pile = the discard pile
ui-lesson-the_abyss-at-panics = your Panics
