### The kernel's own messages.

list-and = { $rest } and { $last }

## Why an answer is refused, in any game

no-not-asked = You are not being asked right now.
no-stale-question = The question has changed: look again.
no-question-not-named = Name the question you are answering: it may have changed.
no-malformed = This is not a valid answer.
no-unfinished = The answer is incomplete.
no-too-long = The answer was already complete without “{ $word }”.
no-not-offered = “{ $word }” is not one of the choices.
