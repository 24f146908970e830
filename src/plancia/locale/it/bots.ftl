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

# ---- what decides between two answers: tigris ------------------------------------------------------------------------
term-tigris-leaders = i tuoi leader
term-tigris-monuments = i monumenti
term-tigris-treasures = i tesori a portata di mano
term-tigris-revolts = la sicurezza dalle rivolte
term-tigris-wars = le guerre in arrivo
term-tigris-hand = le tessere in mano
term-tigris-actions = le azioni rimaste
term-tigris-rivals = ciò che hanno gli avversari
term-tigris-rest = i punti

# ---- what decides between two answers: warlords ----------------------------------------------------------------------
term-warlords-planets = i pianeti e le loro missioni
term-warlords-majorities = le maggioranze
term-warlords-forces = le unità pronte
term-warlords-guards = le guardie
term-warlords-reputation = la reputazione
term-warlords-hand = i mercenari in mano
term-warlords-support = le carte supporto e i segnalini
term-warlords-closing = chi può chiudere la partita
term-warlords-actions = ciò che resta del turno
term-warlords-rivals = ciò che hanno gli avversari
term-warlords-rest = il potere

# ---- what decides between two answers: rex ---------------------------------------------------------------------------
term-rex-strongholds = le roccaforti
term-rex-rivals = ciò che controllano gli avversari
term-rex-units = le unità
term-rex-influence = l'influenza
term-rex-cards = le carte
term-rex-leaders = i leader
term-rex-fleet = la sicurezza dalla flotta
term-rex-allies = gli alleati
term-rex-rest = la fine della partita
