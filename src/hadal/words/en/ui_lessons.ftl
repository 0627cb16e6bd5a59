# Browser client, in English: tutorial games. Ids: ui-lesson-GAME-TEXT, with TEXT as named by the lesson steps.

ui-lesson = Lesson
ui-lesson-step = Lesson, part { $n } of { $all }
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-leave = Leave lesson
ui-lesson-do = Your move:
ui-lesson-help = Do it for me
ui-lesson-jump = Play these turns
ui-lesson-waits = Your opponent is playing. Watch.
ui-lesson-play-on = Play on

## Where to look

ui-lesson-at-court = the Court
ui-lesson-at-seat = your side of the table
ui-lesson-at-rival = your opponent
ui-lesson-at-deck = the deck
ui-lesson-at-pearls = your Pearls
ui-lesson-at-track = the revealed card
ui-lesson-at-stack = the Jellyfish stack of the Council
ui-lesson-at-lord = this Lord at Court
ui-lesson-at-lords = your opponent’s Lords
ui-lesson-at-bound = your affiliated Allies
ui-lesson-at-threat = the Threat track
ui-lesson-at-place = this Location
ui-lesson-at-hand = your hand
ui-lesson-at-drawn = the cards you drew
ui-lesson-at-pile = the discard pile
ui-lesson-at-panics = your Panics

## Abyss

ui-lesson-abyss-chapter-1 = The aim
ui-lesson-abyss-chapter-2 = Explore the Depths
ui-lesson-abyss-chapter-3 = Buy from an opponent
ui-lesson-abyss-chapter-4 = The Council
ui-lesson-abyss-chapter-5 = Recruit a Lord
ui-lesson-abyss-chapter-6 = Monsters
ui-lesson-abyss-chapter-7 = Keys and Locations
ui-lesson-abyss-chapter-8 = End and scoring
ui-lesson-abyss-goal = The player with the most influence points wins. Most points come from Lords. These six are at Court and can be recruited.
ui-lesson-abyss-mine = You pay for Lords with Allies, the cards in your hand. You and your opponent start with no Allies and 1 Pearl each.
ui-lesson-abyss-dive = On your turn you take one of three actions: explore the Depths, take a Council stack, or recruit a Lord. You need Allies, so explore.
ui-lesson-abyss-sold = Each Ally you reveal is first offered to your opponents. The first one sold costs 1 Pearl, the second 2, then 3. Your opponent bought your Shellfish 3 and paid you that Pearl.
ui-lesson-abyss-dig = After a sale you must reveal another card: a Jellyfish 2. Your opponent cannot pay any more. The number is the Ally’s value, and 2 is low. Reveal the next card.
ui-lesson-abyss-take = A Seahorse 3. Take it to end your turn. The Allies you left go to the Council. If you reveal a card on the fifth space, you have to take it, but you gain 1 Pearl.
ui-lesson-abyss-pass = Now your opponent explores, and you are asked: a Jellyfish 1 for your Pearl? You may buy only one Ally per exploration. Pass, because a better one may come.
ui-lesson-abyss-buy = A Squid 4, still for 1 Pearl because nothing has been sold yet. Buy it. The Pearl goes to your opponent.
ui-lesson-abyss-council = The unsold Jellyfish are here, face down. Instead of exploring you can take a whole stack: two Allies at once, and nobody else gets an offer.
ui-lesson-abyss-keep = Your opponent explores again. You can also pay for Lords with Pearls, so keep your last one instead of buying a Crab 2.
ui-lesson-abyss-price = You can now afford the Keeper: 6 points and a Key. The cost is 6, paid with Allies of exactly three races, including a Seahorse. Pearls make up missing value; excess value is lost.
ui-lesson-abyss-recruit = Recruit the Keeper with the first suggested payment: Squid 4, Seahorse 3, Jellyfish 1. You keep the Jellyfish 2 for later.
ui-lesson-abyss-bound = The lowest Ally you paid with is affiliated: it stays with you for the rest of the game. At the end, your highest affiliated Ally of each race scores its value. So far that is your Jellyfish 1.
ui-lesson-abyss-powers = Many Lords have a power that works once or as long as they are active. Your opponent recruited the Seeker, which cost you a Pearl. Press and hold any card to read it.
ui-lesson-abyss-monster = There are also Monsters in the Depths. Explore once more.
ui-lesson-abyss-fight = A Monster! Nobody can buy it. If you fight, you always win and gain the reward on the Threat track. If you reveal the next card instead, the Threat rises by one space and the next fight is worth more.
ui-lesson-abyss-reward = The Threat is on its first space: a Pearl or a Monster token. A token is worth 2, 3 or 4 points, and only you know which. Higher spaces give Keys. Take the token.
ui-lesson-abyss-jump = You now know the three actions. You need three Keys to see what they do, so the next four turns are played for you.
ui-lesson-abyss-third = Four turns later. You recruited the Ship Master, so with the Keeper you have two Keys. The Diplomat has the third. This Lord costs 8, in Squids only: pay your Squid 5 and 3 Pearls.
ui-lesson-abyss-place = With three Keys you take a Location at once. The three Lords go under it: they keep their points but lose their powers and Keys. The Chasm scores 5, plus 3 for each affiliated Crab. You could also draw new Locations and keep one; the others would stay available to everyone. Take the Chasm.
ui-lesson-abyss-end = The game ends when a player has seven Lords, including those under Locations, or when the Court cannot be refilled. Every other player then gets one last turn.
ui-lesson-abyss-count = You score your Lords, your Locations, your highest affiliated Ally of each race and your Monster tokens. At the end, the lowest Ally of each race in your hand is affiliated too. Pearls only break ties.
ui-lesson-abyss-bye = That is the whole game. One more option: if the Court has an empty space, you may pay 1 Pearl before your action to add a Lord to it. Play on from here against the bot, or start a game of your own.

## The Abyss

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
ui-lesson-the_abyss-risk = The deck has better cards, but also eight Panics. Draw.
ui-lesson-the_abyss-panic = A Panic! It stays in front of you, and the other card is discarded. At your third Panic you must sacrifice 15 points from your hand, or you are eliminated and score nothing this round.
ui-lesson-the_abyss-sword = Your Sword can help. It steals a card from an opponent or gives them one of your Panics. A played card no longer counts its points. Play it.
ui-lesson-the_abyss-give = Give the Panic to your opponent. That is their second.
ui-lesson-the_abyss-others = There are two other powers: an Eye shows you the next four cards of the deck, and a Hook makes a player draw two. You could also sacrifice 15 points to destroy a Panic. End your turn.
ui-lesson-the_abyss-again = You have 21. Your opponent did not stop. One more draw?
ui-lesson-the_abyss-enough = A Hook worth 2, or 4 points. 21 and 4 make 25. Keep the 4.
ui-lesson-the_abyss-stop = 25: you may call Stop. The round ends at once, and every player still in it scores the points in hand. Another turn might bring more points, or a Panic. Stop!
ui-lesson-the_abyss-end = 25 points for you, 12 for your opponent. A round also ends when the deck is empty or only one player is left. The next round has begun: all cards were shuffled and dealt again.
ui-lesson-the_abyss-bye = That is the whole game. Play on to 70 points, or start a game of your own.
