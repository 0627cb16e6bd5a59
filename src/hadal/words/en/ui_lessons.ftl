# First games that teach, in English. Ids: ui-lesson-GAME-TEXT as the steps in hadal/lessons name them.

ui-lesson = Lesson
ui-lesson-step = Lesson, part { $n } of { $all }
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-leave = Leave the lesson
ui-lesson-do = Your move:
ui-lesson-help = Do it for me
ui-lesson-jump = Play these turns
ui-lesson-waits = Your rival is playing. Watch.
ui-lesson-play-on = Play on

## Where to look

ui-lesson-at-court = the Court
ui-lesson-at-seat = your side of the table
ui-lesson-at-rival = your rival
ui-lesson-at-deck = the deck
ui-lesson-at-pearls = your Pearls
ui-lesson-at-track = the card turned up
ui-lesson-at-stack = the Jellyfish of the Council
ui-lesson-at-lord = this Lord at the Court
ui-lesson-at-lords = the Lords of your rival
ui-lesson-at-bound = your affiliated Allies
ui-lesson-at-threat = the Threat track
ui-lesson-at-place = this Location
ui-lesson-at-hand = your hand
ui-lesson-at-drawn = the cards you turned over
ui-lesson-at-pile = the discard pile
ui-lesson-at-panics = your Panics

## Abyss

ui-lesson-abyss-chapter-1 = The aim
ui-lesson-abyss-chapter-2 = Explore the Depths
ui-lesson-abyss-chapter-3 = An offer to you
ui-lesson-abyss-chapter-4 = The Council
ui-lesson-abyss-chapter-5 = Recruit a Lord
ui-lesson-abyss-chapter-6 = Monsters
ui-lesson-abyss-chapter-7 = Keys and Locations
ui-lesson-abyss-chapter-8 = The end, and what counts
ui-lesson-abyss-goal = Whoever has the most influence points at the end wins. Most of them come from Lords: these six are waiting at the Court to be recruited.
ui-lesson-abyss-mine = Lords are paid with Allies, the cards of your hand. You have none yet, and a single Pearl. So has your rival.
ui-lesson-abyss-dive = On your turn you do one of three things: explore the Depths, take from the Council, or recruit a Lord. You need Allies, so explore.
ui-lesson-abyss-sold = Each Ally you turn up is offered to the others before you may have it. The first one sold costs 1 Pearl, the next 2, then 3. Your rival bought your Shellfish 3, and that Pearl is yours now.
ui-lesson-abyss-dig = After a sale you must turn up another: a Jellyfish 2. Your rival cannot pay any more. The number is what an Ally is worth, and 2 is little. Go on.
ui-lesson-abyss-take = A Seahorse 3. Take it, and your turn is over. What you left lying goes to the Council. Had you gone on to the fifth space, you would have had to take that card, with 1 Pearl as a consolation.
ui-lesson-abyss-pass = Now your rival explores, and you are asked. A Jellyfish 1 for your Pearl? You may buy only one Ally in each exploration. Pass, a better one may come.
ui-lesson-abyss-buy = A Squid 4, still for 1 Pearl, as nothing was sold yet. Buy it! The Pearl goes to your rival.
ui-lesson-abyss-council = The Jellyfish that nobody wanted lie here, face down. Instead of exploring you may take a whole stack: two Allies at once, and nobody is asked first.
ui-lesson-abyss-keep = Your rival explores again. Pearls are money too: keep your last one for a Lord rather than for a Crab 2.
ui-lesson-abyss-price = Your hand is good enough for the Keeper: 6 points, and a Key. She costs 6, in Allies of exactly three races, one of them a Seahorse. Pearls fill what is missing; what is too much is lost.
ui-lesson-abyss-recruit = Recruit her, and pay as the table suggests first: Squid 4, Seahorse 3, Jellyfish 1. You keep the Jellyfish 2 for later.
ui-lesson-abyss-bound = The weakest Ally you paid with stays: it is affiliated, for good. At the end the strongest affiliated Ally of each race counts its value. So far that is your Jellyfish 1.
ui-lesson-abyss-powers = Many Lords have a power, at once or for as long as they stand there. Your rival has recruited the Seeker, and that has cost you a Pearl. Press any card long to read it.
ui-lesson-abyss-monster = Not only Allies live in the Depths. Explore once more.
ui-lesson-abyss-fight = A Monster! Nobody can buy it. Fight: you always win, and gain what the Threat track says. Or go on: the Threat rises by one space, and the next fight brings more.
ui-lesson-abyss-reward = The Threat is on its first space: a Pearl or a Monster token. A token is worth 2, 3 or 4 points, and only you know how many. Higher up there are Keys. Take the token.
ui-lesson-abyss-jump = You know the three actions now. What Keys are for shows only with three of them, so the next four turns are played for you.
ui-lesson-abyss-third = Four turns later. You have recruited the Ship Master: with the Keeper that makes two Keys. The Diplomat brings the third. He costs 8, in Squids only: your Squid 5 and 3 Pearls.
ui-lesson-abyss-place = Three Keys open a Location, at once. The three Lords slide under it: they keep their points, but power and Key are gone. The Chasm counts 5, and 3 for each affiliated Crab. You could also draw new Locations and keep one; the others would lie open for everybody. Take the Chasm.
ui-lesson-abyss-end = The game ends when somebody has seven Lords, under Locations or not, or when the Court cannot be filled up any more. Everybody else then has one last turn.
ui-lesson-abyss-count = What counts: your Lords, your Locations, the strongest affiliated Ally of each race, and your Monster tokens. Of each race in your hand the weakest Ally is affiliated at the end, too. Pearls only break ties.
ui-lesson-abyss-bye = That is the whole game. With a gap at the Court you may also pay 1 Pearl for one more Lord before you act. Play on from here against the bot, or begin a game of your own.

## The Abyss

ui-lesson-the_abyss-chapter-1 = The aim
ui-lesson-the_abyss-chapter-2 = Draw and keep
ui-lesson-the_abyss-chapter-3 = The safe card
ui-lesson-the_abyss-chapter-4 = Panic
ui-lesson-the_abyss-chapter-5 = A power
ui-lesson-the_abyss-chapter-6 = Stop, and the end
ui-lesson-the_abyss-goal = Collect points in your hand, round after round. When somebody has 70 points after a round, the most points win. Your three cards make 15 now.
ui-lesson-the_abyss-draw = Every turn begins with a card. From the deck you turn over two and keep one. Try it.
ui-lesson-the_abyss-keep = A 5 and a 4. One joins your hand, the other goes on the discard pile, where your rival may take it. Keep the 5.
ui-lesson-the_abyss-done = With 25 points in hand you could call Stop. You have 20. End your turn.
ui-lesson-the_abyss-take = The card on top of the discard pile is safe: no surprise, no danger. A 3 brings you to 23. Take it.
ui-lesson-the_abyss-soon = Only 2 points are missing. End your turn and hope that your rival does not get there first.
ui-lesson-the_abyss-risk = The deck is where better cards are. And eight Panics. Draw.
ui-lesson-the_abyss-panic = A Panic! It lies in front of you now, and the card beside it is lost. With a third Panic you must give up 15 points of your hand or you are out of the round, and score nothing.
ui-lesson-the_abyss-sword = Your Sword can help. A Sword steals a card from a rival, or hands one of your Panics on. A card that is played no longer counts its points. Play it.
ui-lesson-the_abyss-give = Give the Panic to your rival: that makes two in front of them.
ui-lesson-the_abyss-others = There are two other powers: an Eye looks at the next four cards of the deck, a Hook makes somebody draw two. You could also sacrifice 15 points to destroy a Panic. End your turn.
ui-lesson-the_abyss-again = You have 21. Your rival did not stop. One more draw?
ui-lesson-the_abyss-enough = A Hook worth 2, or 4 points. 21 and 4 make 25. Keep the 4.
ui-lesson-the_abyss-stop = 25: you may call Stop. The round ends at once, and everybody still in it scores their hand. Waiting might bring more, or a Panic. Stop!
ui-lesson-the_abyss-end = 25 points for you, 12 for your rival. A round also ends when the deck is empty or only one player is left. The next round has begun, with all cards shuffled and dealt anew.
ui-lesson-the_abyss-bye = That is all there is to know. Play on to 70 points, or begin a game of your own.
