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

