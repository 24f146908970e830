# ---- levels of bots --------------------------------------------------------------------------------------------------
level-novice = Principiante
level-novice-about = Vede il prossimo punto
level-regular = Abituale
level-regular-about = Vede tutto il tabellone
level-expert = Esperto
level-expert-about = Fa piani
level-master = Maestro
level-master-about = Pensa a turni interi
level-random = Casuale
level-random-about = Una risposta lecita qualsiasi

# ---- characters in Rex -----------------------------------------------------------------------------------------------
character-diplomat = Diplomatico
character-diplomat-about = Mantiene le alleanze
character-merchant = Mercante
character-merchant-about = Offre molto, dona agli alleati
character-warrior = Guerriero
character-warrior-about = Attacca presto e spesso
character-schemer = Intrigante
character-schemer-about = Se ne va quando conviene

# ---- what decides between two answers: tigris ------------------------------------------------------------------------
term-tigris-leaders = i tuoi leader
term-tigris-monuments = i monumenti
term-tigris-treasures = i tesori a portata di mano
term-tigris-revolts = la sicurezza dalle rivolte
term-tigris-wars = le guerre in arrivo
term-tigris-hand = le tessere in mano
term-tigris-actions = le azioni rimaste
term-tigris-rivals = la pressione sugli avversari
term-tigris-rest = i punti

# ---- what decides between two answers: warlords ----------------------------------------------------------------------
term-warlords-planets = i pianeti con le loro missioni
term-warlords-majorities = le maggioranze
term-warlords-forces = le unità pronte
term-warlords-guards = le guardie
term-warlords-reputation = la reputazione
term-warlords-hand = i mercenari in mano
term-warlords-support = le carte supporto o i segnalini
term-warlords-closing = chi può chiudere la partita
term-warlords-actions = ciò che resta del turno
term-warlords-rivals = la pressione sugli avversari
term-warlords-rest = il potere

# ---- what decides between two answers: rex ---------------------------------------------------------------------------
term-rex-strongholds = le roccaforti
term-rex-rivals = la pressione sugli avversari
term-rex-units = le unità
term-rex-influence = l'influenza
term-rex-cards = le carte
term-rex-leaders = i leader
term-rex-fleet = la sicurezza dalla flotta
term-rex-allies = gli alleati
term-rex-rest = la fine della partita

# ---- lines of bots ---------------------------------------------------------------------------------------------------
voice-plain-won = Questa volta tocca a me.
voice-plain-built = Questo durerà.
voice-plain-victory = Una bella partita.
voice-plain-accept = Accetto.
voice-plain-refuse = Grazie, ma non mi conviene.
voice-plain-no-promises = Non faccio promesse, ma grazie della proposta.
voice-diplomat-propose = Insieme siamo più vicini alla vittoria che divisi.
voice-diplomat-accept = Hai la mia parola.
voice-diplomat-refuse = Non ci avvicinerebbe. Un’altra volta.
voice-diplomat-leave = Mi dispiace. Anche la pace ha un limite.
voice-diplomat-gift = A un amico non deve mancare nulla.
voice-diplomat-won = Avrei preferito parlarne.
voice-diplomat-victory = Nessuno conquista una città da solo.
voice-diplomat-peace = Non sprechiamo soldati l’uno contro l’altro.
voice-diplomat-rival = C’è chi sta per vincere. Non restiamo a guardare.
voice-diplomat-trade = Uno scambio equo mantiene la pace.
voice-diplomat-counter = Volentieri, se è giusto per entrambi.
voice-diplomat-distrust = Vorrei crederti. Ma le tue promesse dicono altro.
voice-diplomat-broke = Avevo dato la mia parola, e me ne scuso.
voice-merchant-propose = La tua forza e la mia borsa: un buon affare.
voice-merchant-accept = Le condizioni mi convengono.
voice-merchant-refuse = Per me ci sarebbe troppo poco.
voice-merchant-leave = Ora posso vincere da solo. Gli affari sono affari.
voice-merchant-gift = Spendili bene. Mi aspetto qualcosa in cambio.
voice-merchant-won = Valeva il prezzo.
voice-merchant-victory = Un buon investimento.
voice-merchant-peace = La guerra fa male agli affari.
voice-merchant-rival = Se vince qualcun altro, perdiamo entrambi la posta.
voice-merchant-trade = Un prezzo che conviene a entrambi.
voice-merchant-counter = Aggiungi qualcosa e l’affare è fatto.
voice-merchant-distrust = Con me non hai più credito.
voice-merchant-broke = Il prezzo era troppo buono.
voice-warrior-propose = Hai soldati. Combatti al mio fianco.
voice-warrior-accept = Bene. Contro chi combattiamo per primo?
voice-warrior-refuse = Da solo valgo di più.
voice-warrior-leave = Per finire non mi serve nessuno.
voice-warrior-gift = Compraci dei soldati.
voice-warrior-won = Chi è il prossimo?
voice-warrior-victory = La città è nostra.
voice-warrior-peace = Sta’ fuori dal mio, e io sto fuori dal tuo.
voice-warrior-rival = Ecco il nostro nemico. Colpisci quando puoi.
voice-warrior-trade = Combatti per me e avrai la paga.
voice-warrior-counter = Non per niente.
voice-warrior-distrust = Hai infranto la parola data. Io non dimentico.
voice-warrior-broke = Non mi piace, ma è la guerra.
voice-schemer-propose = Vogliamo la stessa cosa. Per ora.
voice-schemer-accept = Volentieri. Mi avvicina alla meta.
voice-schemer-refuse = Per ora non mi servi.
voice-schemer-leave = Hai fatto la tua parte.
voice-schemer-gift = Ricorda chi te l’ha dato.
voice-schemer-won = Come previsto.
voice-schemer-victory = Non mi avete mai chiesto che cosa volessi.
voice-schemer-peace = Per un po’ guarda altrove, e lo farò anch’io.
voice-schemer-rival = Sarebbe un peccato se vincesse la persona sbagliata.
voice-schemer-trade = Un piccolo favore, ben pagato.
voice-schemer-counter = Quasi. Rendila un po’ più allettante.
voice-schemer-distrust = Conosco il trucco. Lo uso anch’io.
voice-schemer-broke = Mi hai creduto? Che gentile.
