### Rex nel browser.

## La città

web-rex-city = La città
web-rex-no-city = Non è stato possibile caricare la città. Ricarica la pagina.
web-rex-sector = settore { $sector }
web-rex-fleet-at = La flotta, sopra il settore { $sector }
web-rex-influence-here = { $count } di influenza
web-rex-under-fire = sotto bombardamento
web-rex-demolished = demolito
web-rex-legal = si può scegliere
web-rex-kind-mech = meccanizzate
web-rex-kind-down = coperte
web-rex-icon-stronghold = roccaforte
web-rex-icon-shield = scudo
web-rex-icon-shield-down = scudo distrutto
web-rex-icon-spaceport = spazioporto
web-rex-controlled = Controllato da { $race }
web-rex-round = Round
web-rex-round-phase = Round { $round } di 8{ $phase ->
    [none] { "" }
    [influence] , fase di influenza
    [bidding] , fase d'asta
    [recruitment] , fase di reclutamento
    [manoeuvre] , fase di manovra
    [battle] , fase di battaglia
    [collection] , fase di raccolta
   *[bombardment] , fase di bombardamento
}
web-rex-only-you = Lo vedi solo tu
web-rex-next-sweep = Prossimo bombardamento: { $count }
web-rex-sweep-unknown = Il prossimo bombardamento raggiunge da 1 a 6 settori. Più il rosso è intenso, più è probabile.
web-rex-next-influence = Prossima carta influenza
web-rex-round-influence = Influenza, round { $round }
web-rex-reconstructed = Parti di questo spazio sono ricostruite.
web-rex-reconstructed-card = Il testo di questa carta è nostro: l'originale non era disponibile.
web-rex-reconstructed-leaders = Nomi e forze di questi leader sono ricostruiti.
web-rex-reconstructed-race = Alcuni numeri di questa razza sono ricostruiti: l'originale non era a disposizione.

## Posti e schede delle razze

web-rex-races = Razze
web-rex-race = Razza
web-rex-first = primo giocatore
web-rex-allied = alleato di
web-rex-allied-with = Alleati: { $names }.
web-rex-open-sheet = Apri la scheda della razza
web-rex-sheet = Scheda
web-rex-strongholds = { $count ->
    [one] una roccaforte
   *[other] { $count } roccaforti
}
web-rex-stronghold-count = Roccaforti
web-rex-influence = Influenza
web-rex-has-influence = { $count } di influenza
web-rex-hand-of = { $count } carte su { $most } al massimo
web-rex-cards = Carte
web-rex-card-count = { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-rex-units = { $count ->
    [one] un'unità
   *[other] { $count } unità
}
web-rex-res = ris.
web-rex-reserve = In riserva
web-rex-reserve-drag = Trascina le unità su uno spazio evidenziato, oppure fai clic sullo spazio.
web-rex-lost = perse
web-rex-casualties = Perdite
web-rex-leaders = Leader
web-rex-leader = Leader
web-rex-leader-free = libero
web-rex-leader-bound = vincolato a { $space }
web-rex-leader-fallen = distrutto
web-rex-leader-own = tuo traditore
web-rex-leader-shown = ha tradito
web-rex-pool = Riserva comune { $count }
web-rex-deck = Mazzo { $count }, scarti { $discards }
web-rex-powers = Vantaggi
web-rex-counts-now = adesso
web-rex-cancelled = annullato
web-rex-nothing-now = Niente di speciale in questa fase.
web-rex-no-races-yet = Si stanno scegliendo le razze.
web-rex-ally-card = Per gli alleati
web-rex-free-recruits = Reclute gratuite
web-rex-range-lines = Portata in linee
web-rex-traitors = Traditori
web-rex-known-cards = Carte di cui sei a conoscenza: { $cards }.
web-rex-in-rules = Nelle regole
web-rex-power-lazax-income = Gli altri giocatori pagano a te le carte strategia. Tu paghi alla riserva comune.
web-rex-power-lazax-mechanized = Cinque delle tue unità sono meccanizzate. Ognuna vale 2 sul disco, e 2 come perdita.
web-rex-power-lazax-recruit = Recluti gratis un'unità, e al massimo una meccanizzata per round.
web-rex-power-sol-look = Puoi guardare in ogni momento la prossima carta bombardamento: sai fin dove andrà la flotta.
web-rex-power-sol-range = Il tuo gruppo si muove di tre linee invece di due.
web-rex-power-sol-deploy = Schieri gratis, ma solo nei settori da 13 a 17.
web-rex-power-sol-immunity = Un'Offensiva Sol non colpisce le tue unità, e puoi metterle altrove.
web-rex-power-sol-aim = Dopo il round 8 vinci se il Palazzo e Mecatol Power Sud sono ciascuno tuo o di nessuno.
web-rex-power-jol-nar-look = Vedi ogni carta prima che qualcuno offra.
web-rex-power-jol-nar-forecast = All'inizio della fase di manovra vedi la prima carta influenza del round seguente.
web-rex-power-jol-nar-question = Prima dei piani della tua battaglia chiedi il leader, il numero o una carta, e la risposta è vincolante.
web-rex-power-letnev-traitors = Tieni quattro traditori. Ognuno vince una battaglia contro quel leader.
web-rex-power-letnev-card = Con ogni carta che compri ne peschi un'altra gratis.
web-rex-power-letnev-hand = Puoi tenere otto carte.
web-rex-power-hacan-income = Gli altri giocatori pagano a te i loro schieramenti.
web-rex-power-hacan-half = Schieri a metà prezzo.
web-rex-power-hacan-move = Invece di schierare puoi spostare unità da uno spazio a qualunque altro, per 1 ciascuna.
web-rex-power-hacan-aim = Dopo il round 8 vinci se nessuno ha vinto e Sol non ha raggiunto il suo obiettivo.
web-rex-power-xxcha-prediction = Se la razza che hai predetto vince nel round che hai predetto, vinci tu al suo posto, da solo.
web-rex-power-xxcha-command = Prima dei piani della tua battaglia vieti una carta all'avversario.
web-rex-power-xxcha-turning = Prima delle battaglie puoi coprire le tue unità, spazio per spazio: allora non combattono.
web-rex-power-xxcha-council = Quando qualcuno schiera, puoi mettere gratis un'unità nel Consiglio Galattico.
web-rex-gives-lazax = Può dare influenza a un alleato prima dell'asta di una carta.
web-rex-gives-sol = Anche gli alleati sono immuni da un'Offensiva Sol, e si spostano se Sol acconsente.
web-rex-gives-jol-nar = Può fare la sua domanda all'avversario di un alleato.
web-rex-gives-letnev = Può rivelare uno dei suoi traditori nella battaglia di un alleato.
web-rex-gives-hacan = Gli alleati schierano a metà prezzo, o se gli Hacan acconsentono spostano le unità dove vogliono.
web-rex-gives-xxcha = Può vietare una carta all'avversario di un alleato.

## Carte

web-rex-copies = { $kind ->
    [attack] Carta attacco
    [defence] Carta difesa
   *[none] Intrigo
}, { $count } su { $all } nel mazzo
web-rex-when-energy-rifle = Battaglia: effetto delle carte
web-rex-when-bio-weapon = Battaglia: effetto delle carte
web-rex-when-hylar-iii = Battaglia: effetto delle carte
web-rex-when-energy-shield = Battaglia: effetto delle carte
web-rex-when-bio-suit = Battaglia: effetto delle carte
web-rex-when-tactical-retreat = Battaglia: carte scoperte
web-rex-when-informant = Schieramento, o un vantaggio
web-rex-when-double-agent = Sempre, fuori dalle battaglie
web-rex-when-new-recruits = Il tuo reclutamento
web-rex-when-diplomatic-interference = Asta, o cessate il fuoco
web-rex-when-graviton-negator = Manovra, o bombardamento
web-rex-when-rapid-mobilization = Dopo il tuo movimento
web-rex-when-tracking-beacon = Inizio della fase Influenza
web-rex-when-fleet-sabotage = Prima del bombardamento
web-rex-when-interrogation = Sempre, fuori dalle battaglie
web-rex-rule-energy-rifle = Elimina il leader nemico, se uno Scudo a Energia non lo ferma. Ricevi la sua forza in influenza.
web-rex-rule-bio-weapon = Elimina il leader nemico, se una Biotuta non lo ferma. Ricevi la sua forza in influenza.
web-rex-rule-hylar-iii = Elimina il leader nemico; nulla lo ferma. Con uno Scudo a Energia in battaglia esplode tutto.
web-rex-rule-energy-shield = Ferma il Fucile a Energia nemico. Mai insieme a un Hylar III.
web-rex-rule-bio-suit = Ferma l'Arma Biologica nemica.
web-rex-rule-tactical-retreat = Le tue unità e il tuo leader tornano nella riserva. L'avversario vince.
web-rex-rule-informant = Schieri ancora una volta, pagando alla banca. Oppure annulli un vantaggio prima che sia usato.
web-rex-rule-double-agent = Pesca un traditore e aggiungilo ai tuoi.
web-rex-rule-new-recruits = Fino a cinque unità in più, o un leader, tornano da te gratis.
web-rex-rule-diplomatic-interference = Un giocatore non può offrire in questa fase, o non può cambiare alleanze in questo cessate il fuoco.
web-rex-rule-graviton-negator = Distruggi per sempre lo scudo di uno spazio dove hai un'unità.
web-rex-rule-rapid-mobilization = Fai un altro movimento.
web-rex-rule-tracking-beacon = Colpisce un'Offensiva Sol. Non nel round 1.
web-rex-rule-fleet-sabotage = Al posto della carta, muovi tu la flotta da 0 a 10 settori.
web-rex-rule-interrogation = Chiedi a un giocatore di una carta o di un traditore. La risposta è vera e tutti la sentono.
web-rex-card-bombardment = { $count ->
    [one] Carta Bombardamento: la flotta entra in un settore
   *[other] Carta Bombardamento: la flotta entra in { $count } settori
}
web-rex-card-sectors = { $count ->
    [one] settore
   *[other] settori
}
web-rex-card-sector = settore { $sector }
web-rex-card-influence = { $count } di influenza
web-rex-rule-sol-offensive = Tutte le unità e l'influenza negli spazi dell'ultima collocazione vanno perse. I Sol sono risparmiati.
web-rex-rule-temporary-ceasefire = Si formano o si lasciano alleanze e si dona influenza, finché tutti sono pronti. Poi si pesca di nuovo.

## Quello che tengo, e come si risponde

web-rex-your-leaders = { $race }, i tuoi leader
web-rex-your-cards = Le tue carte
web-rex-no-cards = Nessuna carta in mano
web-rex-traitor-about = Il tuo traditore: se un avversario manda questo leader contro di te, puoi rivelarlo e vincere.
web-rex-prediction = La tua predizione: { $race }, round { $round }
web-rex-outside = { $count ->
    [one] Un altro luogo da scegliere fuori da qui
   *[other] Altri { $count } luoghi da scegliere fuori da qui
}
web-rex-places = Spazi da scegliere
web-rex-next = Avanti
web-rex-do-move = { $price ->
    [0] Muovi { $count } in { $space }
   *[other] Muovi { $count } in { $space } per { $price }
}
web-rex-do-deploy = { $price ->
    [0] Schiera { $count } gratis: { $space }
   *[other] Schiera { $count } per { $price }: { $space }
}
web-rex-do-place = Metti { $count }: { $space }
web-rex-from-to = { $origin } → { $target }
web-rex-reserve-to = Riserva → { $target }
web-rex-all = Tutte e { $count }
web-rex-do-answer = Rispondi { $count }
web-rex-cost = Costa { $count } della tua influenza: { $have }
web-rex-price = per { $count }
web-rex-look = Mostra la città
web-rex-open-auction = Vai all'asta
web-rex-open-battle = Vai alla battaglia
web-rex-open-ceasefire = Vai alla tregua
web-rex-open-setup = Vai alla preparazione
web-rex-order = { $timing ->
    [influence] Non chiedere all'inizio della fase di influenza
    [ceasefire] Non chiedere prima di una tregua
    [bidding] Non chiedere all'inizio dell'asta
    [sale] Non chiedere quando si vende una carta
    [manoeuvre] Non chiedere all'inizio della fase di manovra
    [deployment] Non chiedere prima degli schieramenti altrui
    [battles] Non chiedere prima delle battaglie
    [battle] Non chiedere all'inizio di una battaglia
   *[bombardment] Non chiedere prima del bombardamento
}
web-rex-order-round = Non più in questo round
web-rex-order-about = D'ora in poi qui passi sempre, anche quando non ci sei. Puoi cambiarlo negli ordini permanenti.
web-rex-book = Ordini permanenti
web-rex-book-open = { $count ->
    [0] Ordini permanenti
    [one] Un ordine permanente
   *[other] { $count } ordini permanenti
}
web-rex-book-about = In questi momenti si chiede a tutti se giocano una carta. Le tue scelte vengono salvate e restano private; puoi cambiarle quando vuoi. Se una carta non si può giocare quando arriva il momento, passi.
web-rex-book-when = { $timing ->
    [influence] Inizia la fase di influenza
    [ceasefire] Si pesca una tregua
    [bidding] Inizia l'asta
    [sale] Si vende una carta
    [manoeuvre] Inizia la fase di manovra
    [deployment] Prima di uno schieramento
    [battles] Prima delle battaglie
    [battle] Inizia una battaglia
   *[bombardment] Prima del bombardamento
}
web-rex-book-ask = Chiedimelo
web-rex-book-round = Passa nel round { $round }
web-rex-book-pass = Passa sempre
web-rex-book-play = Gioca { $card }
web-rex-book-more = Dettagli
web-rex-asked-anyway = Non hai carte per questo momento. Si chiede a tutti, così nessuno scopre chi ne ha una.
web-rex-act-on = { $act }: { $about }
web-rex-book-sectors = { $count ->
    [one] 1 settore
   *[other] { $count } settori
}

## Asta

web-rex-auction = Asta, carta { $number } di { $count }
web-rex-no-bid = Nessuno ha ancora offerto. Apre { $race }.
web-rex-no-bid-yours = Nessuno ha ancora offerto. Apri tu.
web-rex-leads = { $race } è in testa con { $count }.
web-rex-jol-nar-saw = Jol-Nar l'ha vista.
web-rex-bid-high = offerta più alta { $count }
web-rex-bid-passed = ha passato
web-rex-bid-outbid = { $count }, superata
web-rex-bid-barred = escluso
web-rex-bid-full = mano piena
web-rex-bid-broke = senza influenza
web-rex-bid-speaks = deve offrire
web-rex-bid-waits = aspetta
web-rex-bid-out = fuori
web-rex-me-high = Sei in testa con { $count }
web-rex-me-passed = Hai passato su questa carta
web-rex-me-outbid = La tua offerta di { $count } è stata superata
web-rex-me-barred = In questa fase non puoi offrire
web-rex-me-full = La tua mano è piena
web-rex-me-broke = Non hai influenza
web-rex-me-speaks = Tocca a te
web-rex-me-waits = Presto tocca a te
web-rex-me-out = Non partecipi a quest'asta
web-rex-your-bid = La tua offerta: { $count } o più, oppure passa
web-rex-cannot-top = Non puoi superare questa offerta
web-rex-purse = Hai { $influence } di influenza e { $cards } carte su { $most }.
web-rex-price-lazax = Il prezzo va ai Lazax.
web-rex-do-bid = Offri { $count }
web-rex-do-pass = Passa su questa carta
web-rex-raise = Rilancia per me fino a
web-rex-raise-to = Rilancia per me fino a { $count }
web-rex-pass-ahead = Passa quando tocca a me
web-rex-standing-about = Solo per questa carta. Resta salvato mentre non ci sei, e nessun altro lo vede.
web-rex-on-offer = { $count ->
    [one] Una carta all'asta
   *[other] { $count } carte all'asta
}
web-rex-for = per { $count }
web-rex-now = ora
web-rex-then = poi
web-rex-last = ultima
web-rex-auction-ends = Se passano tutti, l'asta finisce.
web-rex-here-may = Vantaggi nell'asta
web-rex-auction-lazax = incassa ogni carta, tranne le proprie
web-rex-auction-jol-nar = guarda ogni carta per primo
web-rex-auction-letnev = ne pesca un'altra per ognuna comprata, fino a otto
web-rex-bids = Offerte su questa carta
web-rex-bid-line = offre { $count }
web-rex-pass-line = passa
web-rex-thinks = ci pensa
web-rex-your-turn = tocca a te

## Battaglia

web-rex-step-report = Rapporto
web-rex-step-command = Comando e domanda
web-rex-step-plan = Piano segreto
web-rex-step-cards = Carte
web-rex-step-retreat = Ritirata
web-rex-step-traitor = Traditore
web-rex-step-result = Vincitore
web-rex-step-about-report = Entrambi mostrano quante unità e quante carte hanno.
web-rex-step-about-command = Prima dei piani gli Xxcha possono vietare una carta, e i Jol-Nar fare una domanda a cui si deve rispondere.
web-rex-step-about-plan = Entrambi scelgono in segreto forza, leader e alloggiamento. I piani si rivelano nello stesso momento.
web-rex-step-about-cards = I piani sono scoperti. Ora ognuno sceglie, di nuovo in segreto, le carte annunciate.
web-rex-step-about-retreat = Le carte sono scoperte. Un giocatore con una Ritirata Tattica può andarsene prima che qualcosa abbia effetto.
web-rex-step-about-traitor = A entrambi si chiede sempre se rivelano un traditore.
web-rex-step-about-result = Il vincitore sistema perdite e carte.
web-rex-report = Rapporto
web-rex-strength = Forza: le unità che sei pronto a perdere
web-rex-strength-short = forza
web-rex-of-units = di { $count }
web-rex-slot = Alloggiamento: le carte che prometti di giocare
web-rex-slot-no-card = Non hai carte per questo alloggiamento.
web-rex-no-leader = nessun leader
web-rex-forecast = Se nessun leader viene distrutto
web-rex-range = da { $low } a { $high }
web-rex-tie-yours = A parità vinci tu: vieni prima nell'ordine di gioco.
web-rex-tie-theirs = A parità vince l'avversario: viene prima nell'ordine di gioco.
web-rex-theirs-most = { $race }: al massimo { $most }, cioè { $units } sul disco e un leader da { $leader }.
web-rex-theirs-cards = { $count ->
    [0] Nessuna carta in mano: l'alloggiamento può solo restare vuoto.
    [one] Una carta in mano: arma, difesa o nessuna delle due.
   *[other] { $count } carte in mano: armi, difese o nessuna delle due.
}
web-rex-fits = adatta all’alloggiamento
web-rex-seal = Sigilla il piano
web-rex-choose-attack = Scegli la carta d'attacco
web-rex-choose-defence = Scegli la carta di difesa
web-rex-dial = disco
web-rex-plays-none = non gioca carte
web-rex-ahead-hit = { $leader } viene distrutto quando le carte hanno effetto. Restano { $count }.
web-rex-ahead-explodes = Laser e scudo stanno per esplodere: qui entrambe le parti perdono tutto.
web-rex-banned = Vietata dal Comando: { $card }
web-rex-you-sealed = Il tuo piano è sigillato
web-rex-has-sealed = { $race }: piano sigillato
web-rex-opens-together = I piani si rivelano nello stesso momento. Non puoi più cambiare il tuo.
web-rex-not-sealed = { $race }: piano non ancora sigillato.
web-rex-your-traitor = { $leader } è il tuo traditore
web-rex-traitor-if = Se questo leader combatte contro di te, dopo le carte puoi rivelare il traditore: vinci subito e non perdi unità.
web-rex-traitor-now = Questo leader combatte contro di te. Dopo le carte puoi rivelare il traditore.
web-rex-battle-over = Battaglia: { $space }
web-rex-last-battle = Ultima battaglia
web-rex-who = { $name } ({ $race })
web-rex-you-as = Tu ({ $race })
web-rex-out-won = Vinci la battaglia: { $space }
web-rex-out-lost = Perdi la battaglia: { $space }
web-rex-out-wins = { $player } vince la battaglia: { $space }
web-rex-out-nobody = Nessuno vince la battaglia: { $space }
web-rex-out-strength = La forza decide, { $more } a { $less }. Vince: { $player }.
web-rex-out-tie = Parità, { $more } a { $less }. Vince chi viene prima nell'ordine di gioco: { $player }.
web-rex-out-traitor = { $leader } lavorava per un'altra razza. Lo rivela { $player }. I due piani non valgono.
web-rex-out-retreat = Una Ritirata Tattica chiude la battaglia. Torna nella riserva: { $player }.
web-rex-out-explosion = Laser e scudo energetico esplodono: i due eserciti e i due leader sono distrutti.
web-rex-out-winner = vince
web-rex-out-again = Rivedi
web-rex-out-void = non conta
web-rex-out-stands = sopravvive, aggiunge { $count }
web-rex-out-paid = distrutto: { $count } di influenza a { $race }
web-rex-out-no-attack = nessuna carta attacco
web-rex-out-no-defence = nessuna carta difesa
web-rex-out-race-wins = Vince: { $race }
web-rex-out-both-lose = Perdono entrambi
web-rex-effect-stopped = fermato
web-rex-effect-hit = a segno
web-rex-effect-explodes = esplode
web-rex-effect-void = nessun effetto
web-rex-treason = Tradimento
web-rex-treason-void = { $race }: il piano non vale
web-rex-treason-opened = Forza { $count }, { $things }: niente di tutto questo vale.
web-rex-treason-shown = Rivelato da { $player }
web-rex-treason-strength = { $race }, forza { $count }
web-rex-treason-card = Combatte contro di te? Rivela il traditore: vinci subito e non perdi unità.
web-rex-out-loses = { $count ->
    [one] Perde un'unità; ne restano { $left }.
   *[other] Perde { $count } unità; ne restano { $left }.
}
web-rex-out-loses-all = { $count ->
    [one] Perde la sua unica unità qui.
   *[other] Perde tutte le { $count } unità qui.
}
web-rex-out-loses-none = { $left ->
    [one] Non perde unità; ne resta una.
   *[other] Non perde unità; ne restano { $left }.
}
web-rex-out-withdrew = Unità e leader tornano nella riserva.
web-rex-out-falls = Il leader è perso: { $leader }.
web-rex-out-gains = Riceve { $count } di influenza per il leader distrutto.
web-rex-out-discards = Scarta: { $cards }.
web-rex-out-holds = Ora controlla { $space }: { $count } roccaforti su { $most }.
web-rex-out-contested = { $space } è ancora contesa: { $count } roccaforti su { $most }.
web-rex-out-both = I due piani
web-rex-out-bombardment = Il bombardamento ti ha colpito
web-rex-out-offensive = L'Offensiva di Sol ti ha colpito
web-rex-out-shield = Uno scudo sopra le tue unità è stato distrutto
web-rex-out-stronghold = Hai perso il controllo di una roccaforte
web-rex-out-alliance = La tua alleanza è rotta
web-rex-out-entered = { $count ->
    [one] { $space }: { $player } entra con un'unità. Fino alla battaglia non la controlla nessuno.
   *[other] { $space }: { $player } entra con { $count } unità. Fino alla battaglia non la controlla nessuno.
}
web-rex-out-left = { $player } ha lasciato l'alleanza con te.
web-rex-keep-card = Tieni { $card }
web-rex-discard-card = Scarta { $card }

## Tregua

web-rex-truce = Tregua
web-rex-truce-ends = I colloqui finiscono tra
web-rex-truce-about = Per ora non si combatte. Alleanze e doni sono possibili fino alla fine della tregua, e poi solo nella prossima.
web-rex-round-card = Round { $round }, carta influenza
web-rex-seats = Alleanze
web-rex-ready-of = { $count } pronti su { $most }
web-rex-is-ready = pronto
web-rex-is-talking = parla
web-rex-key-allied = alleati
web-rex-key-waits = proposta
web-rex-key-gift = dono
web-rex-alliance-of = { $count ->
    [3] Alleanza a tre
   *[other] Alleanza a due
}
web-rex-from = da { $race }
web-rex-agreed = d'accordo
web-rex-you-decide = decidi tu
web-rex-needs = Insieme vi servirebbero { $count } roccaforti; ne avete { $have }.
web-rex-deals = Foglio degli accordi
web-rex-deals-about = Le promesse non sono vincolanti. Il foglio ne tiene traccia.
web-rex-last-promise = ultima promessa
web-rex-deals-alone = nessuno
web-rex-done-here = Fatto in questa tregua
web-rex-talk-alone = Tregua: si può donare influenza.
web-rex-make-gift = Dona influenza
web-rex-gifts-left = { $count ->
    [one] resta { $count } dono
   *[other] restano { $count } doni
}
web-rex-make-proposal = Fai una proposta
web-rex-left = ne restano { $count }
web-rex-tab-propose = Alleanza
web-rex-tab-give = Dono
web-rex-tab-leave = Lascia
web-rex-tab-deal = Accordo
web-rex-word-so-far = Parola finora
web-rex-gift-now = Doni
web-rex-gave = dato
web-rex-got = avuto
web-rex-all-promises = Tutte le promesse
web-rex-with = Con chi
web-rex-do-propose = Proponi un'alleanza a { $race }
web-rex-do-give = Dai { $count } a { $race }, subito e definitivamente
web-rex-leave-about = Te ne vai subito, e nessuno deve acconsentire. Se restano due alleati, rimangono alleati.
web-rex-shares = Unità di { $race } erano in uno spazio con le tue quando è uscita la tregua: questa volta niente alleanza.
web-rex-i-am-ready = Sono pronto
web-rex-you-are-ready = Hai finito. Parlano ancora: { $names }.
web-rex-talk-limit = { $count ->
    [one] I colloqui finiscono dopo un minuto.
   *[other] I colloqui finiscono dopo { $count } minuti.
}

## Preparazione

web-rex-setup-wait = In attesa di { $names }
web-rex-setup-choose-race = Quale razza guidi?
web-rex-setup-keep-traitor = Quale traditore tieni?
web-rex-setup-set-fleet-dial = Da dove comincia la flotta?
web-rex-setup-predict = Chi vincerà, e quando?
web-rex-setup-about-choose-race = Ogni razza infrange le regole a modo suo. Sol e Jol-Nar vanno bene per una prima partita.
web-rex-setup-about-keep-traitor = Un traditore è il leader di un altro giocatore che in segreto lavora per te. Se tieni uno dei tuoi, quel leader è al sicuro dai tradimenti, ma non ti farà mai vincere una battaglia.
web-rex-setup-about-set-fleet-dial = Due giocatori impostano in segreto un disco. La differenza dei numeri è il settore; 0 e tutto quello sopra 18 significano settore 1.
web-rex-setup-about-predict = Se quella razza vince in quel round, vinci tu al suo posto. Nessun altro sa che cosa hai scelto.
web-rex-more = Di più
web-rex-lead = Guida { $race }
web-rex-own-leader = tuo
web-rex-keep = Tieni
web-rex-fleet-dial = Numero sul disco
web-rex-set-dial = Imposta { $count }
web-rex-predict-race = Razza
web-rex-predict-round = Round
web-rex-predict-first = Prima scegli una razza
web-rex-do-predict = Predici { $race } nel round { $round }

## La fine

web-rex-you-win = Vinci con { $race }
web-rex-wins = { $name } vince con { $race }
web-rex-win-together = Vincono insieme { $names }
web-rex-over-held = { $count } roccaforti alla fine del round { $round }: { $spaces }.
web-rex-prediction-was = Xxcha aveva predetto { $race } nel round { $round }.
web-rex-betrayed-with = { $name } ha mostrato { $card }.
web-rex-battles-won = Battaglie vinte
web-rex-battles-lost = Battaglie perse
web-rex-course = Com'è andata
web-rex-course-strongholds = Roccaforti per round
web-rex-course-units = Unità in città
web-rex-course-influence = Influenza
web-rex-battles = Battaglie
web-rex-battles-all = Tutte e { $count }
web-rex-battle-won = vince
web-rex-battle-lost = perde
web-rex-battle-treason = Tradimento: { $leader }
web-rex-battle-retreat = Una ritirata tattica
web-rex-battle-explosion = Laser e scudo esplodono
web-rex-battle-falls = { $count ->
    [one] Cade { $leaders }
   *[other] Cadono { $leaders }
}
web-rex-battle-tie = Parità: vince chi gioca prima
web-rex-battle-plain = Nessun leader cade
web-rex-battle-units = unità perse: { $first } e { $second }
web-rex-turn = Round { $round }{ $space ->
    [none] .
   *[other] , { $space }.
}

## Che cosa si chiede agli altri, mentre si aspetta

web-rex-doing-choose-race = Quale razza guidare.
web-rex-doing-keep-traitor = Quale traditore tenere.
web-rex-doing-set-fleet-dial = Un numero per il settore iniziale della flotta.
web-rex-doing-predict = Chi vincerà, e in quale round.
web-rex-doing-place-units = Dove mettere le prime unità di Sol.
web-rex-doing-talk = Tregua: alleanze e doni.
web-rex-doing-answer-proposal = Se accettare l'alleanza.
web-rex-doing-allow-ally = Se un alleato può usare un vantaggio.
web-rex-doing-reposition-units = Se le unità lasciano lo spazio colpito.
web-rex-doing-give-to-ally = Se donare influenza a un alleato per questa carta.
web-rex-doing-make-bid = Un'offerta per la carta, oppure passare.
web-rex-doing-play-card = Si chiede a tutti i giocatori che potrebbero avere una carta per questo momento. Nessuno vede chi ha risposto, e le risposte si mostrano insieme.
web-rex-doing-discard-cards = Quali carte scartare.
web-rex-doing-recruit = Quante unità reclutare, e quale leader.
web-rex-doing-move-units = Quale gruppo si muove, e dove.
web-rex-doing-deploy-units = Dove schierare unità.
web-rex-doing-enter-council = Se un'unità entra nel Consiglio Galattico.
web-rex-doing-turn-units = Quali unità voltare.
web-rex-doing-choose-battle = Quale battaglia viene adesso.
web-rex-doing-give-command = Quale carta vietare in questa battaglia.
web-rex-doing-put-question = Che cosa chiedere all'avversario prima della battaglia.
web-rex-doing-answer-question = La risposta ai Jol-Nar, che è vincolante.
web-rex-doing-seal-plan = Il piano segreto: disco, leader e alloggiamento.
web-rex-doing-seal-cards = Le carte per questa battaglia.
web-rex-doing-may-retreat = Se ritirarsi.
web-rex-doing-call-traitor = Se rivelare un traditore.
web-rex-doing-choose-losses = Quali unità perdere.
web-rex-doing-keep-cards = Quali delle carte giocate tenere.
web-rex-doing-share-or-reveal = Se condividere la vittoria.

## Partite da rivedere

web-rex-mark-conflict = Conflitto
web-rex-mark-treason = Tradimento
web-rex-mark-alliance = Alleanza
web-rex-mark-bombardment = Bombardamento

## Cosa cambia il numero di giocatori

web-rex-note-3 = In tre non ci sono alleanze: ognuno gioca da solo.

web-rex-answer-move = { rex-part-army }: { $origin } → { $target }
web-rex-answer-deploy = { rex-part-troops } → { $space }
web-rex-premove-move = { $count ->
    [one] { $count } unità da { $origin } a { $target }
   *[other] { $count } unità da { $origin } a { $target }
}

## Examples in the rules

web-rex-example-traitor = Sol attacca con sei unità, ma tu hai la carta traditore del suo leader.
web-rex-example-bombardment = La carta muove la flotta di quattro settori. Le unità negli spazi senza scudo vengono distrutte, quelle negli spazi con scudo sopravvivono.
web-rex-example-laser-and-shield = Sol gioca il laser d’assalto e tu uno scudo di energia. Insieme esplodono.

## Questions

web-rex-ask-look = Guardi la carta Bombardamento?
web-rex-do-not-look = No

## Rules in short

web-rex-short-11-1 = Forza: il disco più il leader, se sopravvive
web-rex-short-11-2 = Prezzo: il vincitore perde tante unità quante ne indica il disco, lo sconfitto tutte
web-rex-short-11-3 = Parità: vince chi viene prima nell'ordine di gioco
web-rex-short-11-4 = Traditore: vince subito, qualunque sia la forza
web-rex-short-13-1 = Quando: alla fine di ogni round la flotta avanza di tanti settori quanti ne indica la carta
web-rex-short-13-2 = Che cosa si perde: tutte le unità e l'influenza nei settori in cui entra
web-rex-short-13-3 = Al sicuro: gli spazi con uno scudo e il settore di partenza
web-rex-short-16-1 = Attacco: uccide il leader nemico. Lo Scudo a Energia ferma il Fucile a Energia, la Biotuta l'Arma Biologica
web-rex-short-16-2 = Laser d'Assalto: nulla lo ferma, ma con uno Scudo a Energia in gioco tutto esplode e perdono entrambi
web-rex-short-16-3 = Dopo la battaglia: chi perde scarta, chi vince può tenere le carte

## Accordi

web-rex-talk-ceasefire = Nelle tregue
web-rex-talk-ceasefire-table = Accordi solo nelle tregue
web-rex-deal-owed = Da pagare ora: { $amount } di influenza, entro la fine della prossima tregua
web-rex-deal-until-talk = valida fino alla fine della tregua
web-rex-deal-gift = Influenza
web-rex-deal-alliance = Alleanza
web-rex-deal-pending = Doni e alleanze si possono offrire di nuovo dopo la risposta alla proposta.
web-rex-deal-until = Fino alla fine del round
web-rex-deal-player = Giocatore
web-rex-deal-space = Spazio
web-rex-deal-amount = Influenza
web-rex-deal-most = Al massimo
web-rex-deal-card = Carta
web-rex-deal-leader = Leader
web-rex-deal-when = Quando
web-rex-deal-when-ceasefire = Inizia un'altra tregua
web-rex-deal-when-battle-won = Chi riceve vince una battaglia
web-rex-deal-when-space-held = Chi riceve controlla uno spazio

## Statistiche nei profili

web-rex-stat-battles_won = Battaglie vinte
web-rex-stat-allied_wins = Vittorie in alleanza
web-rex-stat-treason = Traditori rivelati
web-rex-stat-betrayed = Tradimenti subiti
web-rex-stat-parts = Razze: partite, vinte
