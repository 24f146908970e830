### The kernel's own messages.

list-and = { $rest } and { $last }

## Why an answer is refused, whatever the game

no-not-asked = You are not being asked just now.
no-stale-question = The question has changed in the meantime: look again.
no-question-not-named = Say which question you are answering: it may have changed in the meantime.
no-malformed = That cannot be read as an answer.
no-unfinished = The answer is not finished yet.
no-too-long = The answer was complete without “{ $word }”.
no-not-offered = “{ $word }” is not among the choices.
