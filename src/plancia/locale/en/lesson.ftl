### The lesson.

web-lesson = Lesson
web-lesson-step = Step { $step } of { $count }
web-lesson-steps = The lesson
web-lesson-ready = { $count ->
    [one] { $count } done
   *[other] { $count } done
}
web-lesson-show = Show me
web-lesson-skip = Skip
web-lesson-next = Next step
web-lesson-again = Try again
web-lesson-rule = Rule { $number }
web-lesson-over = The lesson is over
web-lesson-over-about = You know the rules that matter. You learn the rest by playing.
web-lesson-play = { $count ->
    [one] Play against a bot
   *[other] Play against { $count } bots
}
web-lesson-restart = Start over
web-lesson-trouble = The lesson cannot be opened.
web-lesson-missing = There is no lesson for this game yet.
