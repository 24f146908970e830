# ---- levels of bots --------------------------------------------------------------------------------------------------
level-novice = Principiante
level-novice-about = Vede il prossimo punto
level-regular = Abituale
level-regular-about = Vede tutto il tabellone
level-expert = Esperto
level-expert-about = Fa piani
level-master = Maestro
level-master-about = Pensa a turni interi
level-random = A caso
level-random-about = Una risposta lecita qualsiasi
