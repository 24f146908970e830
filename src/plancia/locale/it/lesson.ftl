### La lezione.

web-lesson = Lezione
web-lesson-step = Passo { $step } di { $count }
web-lesson-steps = La lezione
web-lesson-ready = { $count ->
    [one] { $count } fatto
   *[other] { $count } fatti
}
web-lesson-show = Mostrami
web-lesson-skip = Salta
web-lesson-next = Passo successivo
web-lesson-again = Riprova
web-lesson-rule = La regola: { $number }
web-lesson-over = La lezione è finita
web-lesson-over-about = Conosci le regole che contano. Il resto viene giocando.
web-lesson-play = { $count ->
    [one] Gioca contro un bot
   *[other] Gioca contro { $count } bot
}
web-lesson-restart = Da capo
web-lesson-trouble = La lezione non si può aprire.
web-lesson-missing = Per questo gioco non c’è ancora una lezione.
