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
