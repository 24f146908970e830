### Rex: gli ultimi giorni di un impero.

rex-title = Rex: gli ultimi giorni di un impero
rex-tagline = Una città sotto il fuoco, sei razze, alleanze che durano finché servono. Tre roccaforti ed è tua.

## Razze

rex-name-lazax = Lazax
rex-name-sol = Sol
rex-name-jol-nar = Jol-Nar
rex-name-letnev = Letnev
rex-name-hacan = Hacan
rex-name-xxcha = Xxcha

## Spazi

rex-name-mpn = Mecatol Power Nord
rex-name-tar = Bassifondi di Tarraguth
rex-name-civ = Spazioporto Civile
rex-name-inc = Incarcerorum
rex-name-hol = Centrale Holonet
rex-name-low = Mercati Bassi
rex-name-sai = Sai Sallai
rex-name-ple = Quartiere dei Piaceri
rex-name-car = Sala della Cartografia
rex-name-nob = Quartieri della Nobiltà
rex-name-adi = Adminus Imperialis
rex-name-sal = Bassifondi di Sallab
rex-name-fou = Rione delle Fonderie
rex-name-mps = Mecatol Power Sud
rex-name-int = QG dei Servizi Imperiali
rex-name-rec = Sala dei Registri
rex-name-sch = Scholara Imperialis
rex-name-iaf = QG IAF
rex-name-gar = Rione della Guarnigione
rex-name-mem = Giardini della Memoria
rex-name-pal = Palazzo Imperiale
rex-name-tra = Snodo dei Trasporti
rex-name-adm = Adminus Mecatol
rex-name-vel = Residenze di Vel Terro
rex-name-emb = Quartiere delle Ambasciate
rex-name-wes = Moli Occidentali
rex-name-nav = Base Navale Imperiale
rex-name-cou = Consiglio Galattico

## Leader

rex-name-lord-regent = Lord Reggente
rex-name-imperial-commander = Comandante Imperiale
rex-name-high-chancellor = Gran Cancelliere
rex-name-keeper-of-records = Custode dei Registri
rex-name-palace-prefect = Prefetto di Palazzo
rex-name-fleet-admiral = Ammiraglio di Flotta
rex-name-field-general = Generale da Campo
rex-name-assault-colonel = Colonnello d'Assalto
rex-name-intelligence-major = Maggiore dei Servizi
rex-name-liaison-agent = Agente di Collegamento
rex-name-headmaster = Rettore
rex-name-master-tactician = Maestro Tattico
rex-name-chief-engineer = Ingegnere Capo
rex-name-research-envoy = Inviato alle Ricerche
rex-name-junior-adjunct = Giovane Aggiunto
rex-name-barons-champion = Campione del Barone
rex-name-iron-captain = Capitano di Ferro
rex-name-spymaster = Maestro delle Spie
rex-name-guard-lieutenant = Tenente della Guardia
rex-name-overseer = Sovrintendente
rex-name-emir = Emiro
rex-name-caravan-master = Capocarovana
rex-name-quartermaster = Quartiermastro
rex-name-broker = Sensale
rex-name-trade-factor = Agente Commerciale
rex-name-ambassador = Ambasciatore
rex-name-elder-councillor = Consigliere Anziano
rex-name-voice-of-the-king = Voce del Re
rex-name-temple-guardian = Guardiano del Tempio
rex-name-peace-envoy = Inviato di Pace

## Carte

rex-name-energy-rifle = Fucile a Energia
rex-name-bio-weapon = Arma Biologica X-35
rex-name-hylar-iii = Laser d'Assalto Hylar III
rex-name-energy-shield = Scudo a Energia Magen
rex-name-bio-suit = Biotuta
rex-name-tactical-retreat = Ritirata Tattica
rex-name-informant = Informatore
rex-name-double-agent = Doppio Agente
rex-name-new-recruits = Nuove Reclute
rex-name-diplomatic-interference = Interferenza Diplomatica
rex-name-graviton-negator = Negatore Gravitonico
rex-name-rapid-mobilization = Mobilitazione Rapida
rex-name-tracking-beacon = Radiofaro di Puntamento
rex-name-fleet-sabotage = Sabotaggio della Flotta
rex-name-interrogation = Interrogatorio
rex-name-sol-offensive = Offensiva Sol
rex-name-temporary-ceasefire = Tregua Temporanea
rex-name-path-of-peace = Via della Pace
rex-name-cautious-command = Comando Prudente
rex-name-hoarded-favours = Favori Accumulati
rex-name-hidden-arsenal = Arsenale Nascosto
rex-name-unbroken-ranks = Ranghi Intatti
rex-name-master-of-the-ports = Padrone dei Porti
rex-name-hand-on-the-throne = Mano sul Trono
rex-name-true-conqueror = Vero Conquistatore
rex-name-none = —

## Vantaggi, come li nomina un Informatore o un alleato

rex-name-lazax-income = Lazax: incasso dalle carte vendute
rex-name-lazax-gift = Lazax: dono a un alleato che offre
rex-name-sol-look = Sol: sguardo alla carta Bombardamento
rex-name-sol-deployment = Sol: schieramento gratuito
rex-name-sol-range = Sol: portata di tre
rex-name-sol-immunity = Sol: immunità dall'Offensiva
rex-name-sol-allies = Sol: protezione degli alleati dall'Offensiva
rex-name-jol-nar-look = Jol-Nar: sguardo alla carta all'asta
rex-name-jol-nar-forecast = Jol-Nar: sguardo alla carta Influenza
rex-name-jol-nar-question = Jol-Nar: domanda in battaglia
rex-name-letnev-card = Letnev: carta gratuita a ogni acquisto
rex-name-letnev-hand = Letnev: mano di otto
rex-name-letnev-traitor = Letnev: traditore nella battaglia di un alleato
rex-name-hacan-income = Hacan: incasso dagli schieramenti
rex-name-hacan-discount = Hacan: metà prezzo
rex-name-hacan-move = Hacan: spostamento invece di schierare
rex-name-hacan-ally = Hacan: metà prezzo e spostamento per un alleato
rex-name-xxcha-command = Xxcha: Comando
rex-name-xxcha-turning = Xxcha: coprire le unità
rex-name-xxcha-council = Xxcha: unità per il Consiglio

## Che cosa fanno carte e razze, in breve

rex-about-energy-rifle = Attacco. Distrugge il leader avversario, se non si gioca uno Scudo a Energia Magen; se cade, ricevi influenza pari alla sua forza.
rex-about-bio-weapon = Attacco. Distrugge il leader avversario, se non si gioca una Biotuta; se cade, ricevi influenza pari alla sua forza.
rex-about-hylar-iii = Attacco. Distrugge il leader avversario; nulla lo ferma. Con uno Scudo a Energia Magen nella stessa battaglia esplode tutto.
rex-about-energy-shield = Difesa. Protegge il tuo leader dal Fucile a Energia. Mai accanto a un Hylar III.
rex-about-bio-suit = Difesa. Protegge il tuo leader dall'Arma Biologica.
rex-about-tactical-retreat = In battaglia, a carte scoperte: le tue unità e il tuo leader tornano nella riserva, e l'avversario ha vinto.
rex-about-informant = Fai uno schieramento in più nel tuo turno, pagato alla banca; oppure annulla un vantaggio appena prima che sia usato.
rex-about-double-agent = Fuori dalle battaglie, in qualsiasi momento: pesca un traditore e aggiungilo ai tuoi.
rex-about-new-recruits = Nel tuo reclutamento: fino a cinque altre unità, o un leader, gratis.
rex-about-diplomatic-interference = All'inizio dell'asta: un giocatore non può offrire in questa fase, e c'è una carta in meno. In una tregua: un giocatore non può formare né lasciare alleanze.
rex-about-graviton-negator = Nella tua manovra, o prima che la flotta muova: distruggi per sempre lo scudo di uno spazio dove hai un'unità.
rex-about-rapid-mobilization = Dopo il tuo movimento: fanne un altro.
rex-about-tracking-beacon = All'inizio della fase Influenza, non nel round 1: colpisce un'Offensiva Sol.
rex-about-fleet-sabotage = Prima che si peschi la carta Bombardamento: muovi tu la flotta, da 0 a 10 settori.
rex-about-interrogation = Fuori dalle battaglie, in qualsiasi momento: chiedi a un giocatore di una carta o di un traditore. La risposta è vera, e la sentono tutti.
rex-about-path-of-peace = Più unità scoperte nel Consiglio Galattico di ogni altro giocatore.
rex-about-cautious-command = Più unità in riserva di ciascuno dei tuoi alleati.
rex-about-hoarded-favours = Almeno 10 di influenza, e più di ogni alleato.
rex-about-hidden-arsenal = Almeno tre carte Strategia, e più di ogni alleato.
rex-about-unbroken-ranks = Tutti e cinque i tuoi leader sono vivi.
rex-about-master-of-the-ports = Controlli i due spazioporti.
rex-about-hand-on-the-throne = Controlli il Palazzo Imperiale e un'altra roccaforte.
rex-about-true-conqueror = Per conto tuo controlli tre o più roccaforti.
rex-about-lazax = Gli altri giocatori pagano a te le carte Strategia. Cinque tue unità sono meccanizzate e valgono 2 in battaglia.
rex-about-sol = Guardi la carta Bombardamento, schieri gratis nei settori da 13 a 17, muovi di tre linee, e nessuna Offensiva Sol distrugge le tue unità. Nel round 8 vinci se il Palazzo e Mecatol Power Sud sono tuoi o di nessuno.
rex-about-jol-nar = Vedi ogni carta prima dell'asta e la prossima carta Influenza, e in battaglia l'avversario deve rispondere a una tua domanda.
rex-about-letnev = Tieni quattro traditori, cominci con due carte, ne puoi avere otto, e ne peschi una gratis con ogni acquisto.
rex-about-hacan = Schieri a metà prezzo o sposti unità ovunque, e gli altri giocatori pagano a te i loro schieramenti. Se nel round 8 non ha vinto nessun altro, vinci tu.
rex-about-xxcha = Prevedi chi vince e quando, e vinci al posto suo. In battaglia vieti una carta; puoi coprire le tue unità; quando altri schierano puoi entrare nel Consiglio.
rex-about-ally-lazax = I Lazax possono donarti influenza prima che tu offra per una carta.
rex-about-ally-sol = Un'Offensiva Sol non distrugge le tue unità, e se Sol acconsente le riposizioni.
rex-about-ally-jol-nar = I Jol-Nar possono rivolgere la loro domanda al tuo avversario.
rex-about-ally-letnev = I Letnev possono rivelare un loro traditore nella tua battaglia.
rex-about-ally-hacan = Schieri a metà prezzo, e se gli Hacan acconsentono sposti invece unità ovunque.
rex-about-ally-xxcha = Gli Xxcha possono vietare una carta al tuo avversario.

## Che cosa è scritto nel disegno della città

rex-phase-influence = Influenza
rex-phase-bidding = Asta
rex-phase-recruitment = Reclutamento
rex-phase-manoeuvre = Manovra
rex-phase-battle = Battaglia
rex-phase-collection = Raccolta
rex-phase-bombardment = Bombardamento
rex-drawn-round = Round
rex-drawn-first-player = primo giocatore
rex-drawn-allied-with = in alleanza con
rex-drawn-casualties = perdite
rex-drawn-fleet = flotta
rex-drawn-sector = settore

## Parti di altri messaggi

rex-part-units = { $units ->
    [one] un'unità
   *[other] { $units } unità
}
rex-part-army = { $special ->
    [0] { rex-part-units }
   *[other] { $units ->
        [0] { $special ->
            [one] un'unità meccanizzata o coperta
           *[other] { $special } unità meccanizzate o coperte
        }
       *[other] { rex-part-units } e { $special ->
            [one] una meccanizzata o coperta
           *[other] { $special } meccanizzate o coperte
        }
    }
}
rex-part-troops = { $mechanized ->
    [0] { rex-part-units }
   *[other] { $units ->
        [0] { $mechanized ->
            [one] un'unità meccanizzata
           *[other] { $mechanized } unità meccanizzate
        }
       *[other] { rex-part-units } e { $mechanized ->
            [one] una meccanizzata
           *[other] { $mechanized } meccanizzate
        }
    }
}

## Che cosa è successo: una riga del registro

rex-fact-lots-drawn = { $you ->
    [yes] Si pescano le carte Bombardamento: { $numbers }. La tua è la più bassa: cominci tu.
   *[no] Si pescano le carte Bombardamento: { $numbers }. La più bassa è di { $player }: comincia.
}
rex-fact-race-taken = { $you ->
    [yes] La tua razza: { $race }.
   *[no] La razza di { $player }: { $race }.
}
rex-fact-traitors-dealt = { $you ->
    [yes] I traditori fra cui scegli: { $leaders }.
   *[no] I traditori fra cui sceglie { $player }: { $leaders }.
}
rex-fact-traitors-kept = Ognuno ha tenuto i suoi traditori: { $counts }. Le altre carte tornano nel mazzo.
rex-fact-fleet-placed = I dischi mostrano { $dials }: la flotta è sul settore { $sector }.
rex-fact-betrayal-dealt = { $you ->
    [yes] La tua carta Tradimento: { $card }.
   *[no] Carta Tradimento di { $player }: { $card }.
}
rex-fact-prediction-made = { $you ->
    [yes] Hai fatto la tua previsione.
   *[no] { $player } ha fatto una previsione.
}
rex-fact-phase-began = Round { $round }: { $phase ->
    [influence] fase Influenza.
    [bidding] fase Asta.
    [recruitment] fase Reclutamento.
    [manoeuvre] fase Manovra.
    [battle] fase Battaglia.
    [collection] fase Raccolta.
   *[bombardment] fase Bombardamento.
}
rex-fact-first-player-passed = { $you ->
    [yes] Ora apri tu il round.
   *[no] Ora apre il round { $player }.
}
rex-fact-influence-card-drawn = { $effect ->
    [yes] Carta Influenza: { $card }.
   *[no] Carta Influenza: { $card }, senza effetto.
}
rex-fact-influence-placed = { $space }: +{ $amount } di influenza.
rex-fact-influence-lost = { $space }: −{ $amount } di influenza { $why ->
    [offensive] per l'Offensiva Sol.
    [bombardment] per il bombardamento.
   *[shield] con la caduta dello scudo.
}
rex-fact-influence-paid = { $why ->
    [gift] { $you ->
        [yes] Doni { $amount } di influenza a { $receiver }.
        [receiver] { $player } ti dona { $amount } di influenza.
       *[other] { $player } dona { $amount } di influenza a { $receiver }.
    }
   *[other] { $receiver ->
        [none] { $you ->
            [yes] Paghi { $amount } alla banca
           *[other] { $player } paga { $amount } alla banca
        }
       *[other] { $you ->
            [yes] Paghi { $amount } a { $receiver }
            [receiver] { $player } ti paga { $amount }
           *[other] { $player } paga { $amount } a { $receiver }
        }
    } { $why ->
        [card] per una carta.
        [recruits] per il reclutamento.
        [deployment] per uno schieramento.
       *[move] per uno spostamento.
    }
}
rex-fact-influence-gained = { $you ->
    [yes] Ricevi
   *[no] { $player } riceve
} { $amount } di influenza { $why ->
    [setup] per cominciare.
    [income] dalla banca.
    [weapon] per il leader distrutto.
   *[collected] dalla raccolta: { $space }.
}
rex-fact-space-struck = L'Offensiva Sol colpisce: { $space }.
rex-fact-said-ready = { $you ->
    [yes] Hai finito di trattare.
   *[no] { $player } ha finito di trattare.
}
rex-fact-alliance-proposed = { $you ->
    [yes] Proponi un'alleanza: { $members }.
   *[no] { $player } propone un'alleanza: { $members }.
}
rex-fact-proposal-accepted = { $you ->
    [yes] Accetti l'alleanza.
   *[no] { $player } accetta l'alleanza.
}
rex-fact-proposal-fell = { $withdrawn ->
    [yes] { $you ->
        [yes] Ritiri la proposta di alleanza.
       *[no] { $player } ritira la proposta di alleanza.
    }
   *[no] { $you ->
        [yes] Rifiuti l'alleanza.
       *[no] { $player } rifiuta l'alleanza.
    }
}
rex-fact-alliance-formed = Nasce un'alleanza: { $members }.
rex-fact-alliance-left = { $you ->
    [yes] Lasci la tua alleanza.
   *[no] { $player } lascia l'alleanza.
}
rex-fact-ceasefire-ended = La tregua è finita.
rex-fact-consent-given = { $answer ->
    [no] { $you ->
        [yes] Non concedi a { $user } un vantaggio ({ $power }).
        [user] { $player } non ti concede un vantaggio ({ $power }).
       *[no] { $player } non concede a { $user } un vantaggio ({ $power }).
    }
    [always] { $you ->
        [yes] Concedi sempre a { $user } un vantaggio ({ $power }).
        [user] { $player } ti concede sempre un vantaggio ({ $power }).
       *[no] { $player } concede sempre a { $user } un vantaggio ({ $power }).
    }
   *[other] { $you ->
        [yes] Concedi a { $user } un vantaggio ({ $power }).
        [user] { $player } ti concede un vantaggio ({ $power }).
       *[no] { $player } concede a { $user } un vantaggio ({ $power }).
    }
}
rex-fact-row-laid-out = { $cards ->
    [0] Non si dispone nessuna carta Strategia.
    [one] Si dispone una carta Strategia.
   *[other] Si dispongono { $cards } carte Strategia.
}
rex-fact-card-offered = { $you ->
    [opener] Una carta va all'asta; apri tu.
   *[no] Una carta va all'asta; apre { $opener }.
}
rex-fact-bid-made = { $amount ->
    [0] { $you ->
        [yes] Passi.
       *[no] { $player } passa.
    }
   *[other] { $you ->
        [yes] Offri { $amount }.
       *[no] { $player } offre { $amount }.
    }
}
rex-fact-card-sold = { $you ->
    [yes] Compri la carta per { $price }.
   *[no] { $player } compra la carta per { $price }.
}
rex-fact-cards-returned = { $cards ->
    [one] Nessuno la vuole: la carta torna nel mazzo.
   *[other] Nessuno le vuole: { $cards } carte tornano nel mazzo.
}
rex-fact-cards-drawn = { $you ->
    [yes] Prendi
   *[no] { $player } prende
} { $count ->
    [one] una carta Strategia.
   *[other] { $count } carte Strategia.
}
rex-fact-cards-seen = { $you ->
    [yes] Nella tua mano: { $cards }.
   *[no] { $player } ha: { $cards }.
}
rex-fact-traitor-drawn = { $you ->
    [yes] Un nuovo traditore per te: { $leader }.
   *[no] Un nuovo traditore per { $player }: { $leader }.
}
rex-fact-forecast-seen = La prossima carta Influenza: { $card }.
rex-fact-bombardment-seen = La prossima carta Bombardamento: { $value }.
rex-fact-looked = { $you ->
    [yes] Guardi
   *[no] { $player } guarda
} { $at ->
    [card] la carta all'asta.
    [influence] la prossima carta Influenza.
   *[bombardment] la prossima carta Bombardamento.
}
rex-fact-card-played = { $you ->
    [yes] Giochi { $card }.
   *[no] { $player } gioca { $card }.
}
rex-fact-card-discarded = { $you ->
    [yes] Scarti { $card }.
   *[no] { $player } scarta { $card }.
}
rex-fact-advantage-cancelled = { $you ->
    [yes] Annulli un vantaggio ({ $power }).
   *[no] { $player } annulla un vantaggio ({ $power }).
}
rex-fact-player-barred = { $moment ->
    [ceasefire] { $you ->
        [yes] In questa tregua non puoi formare né lasciare alleanze.
       *[no] In questa tregua { $player } non può formare né lasciare alleanze.
    }
   *[bidding] { $you ->
        [yes] In questa fase non puoi offrire.
       *[no] In questa fase { $player } non può offrire.
    }
}
rex-fact-interrogated = { $you ->
    [yes] Chiedi a { $target }:
    [target] { $player } ti chiede:
   *[no] { $player } chiede a { $target }:
} { $topic ->
    [card] hai in mano { $about }?
   *[traitor] { $about } è fra i tuoi traditori?
}
rex-fact-interrogation-answered = { $you ->
    [of] Rispondi
   *[no] { $of } risponde
} { $topic ->
    [card] sulla carta { $about }:
   *[traitor] sul traditore { $about }:
} { $answer ->
    [yes] sì.
   *[no] no.
}
rex-fact-shield-destroyed = { $space }: lo scudo è distrutto per sempre.
rex-fact-units-recruited = { $you ->
    [yes] Recluti { rex-part-troops }.
   *[no] { $player } recluta { rex-part-troops }.
}
rex-fact-leader-recruited = { $you ->
    [yes] Recluti un leader: { $leader }.
   *[no] { $player } recluta un leader: { $leader }.
}
rex-fact-units-moved = { $you ->
    [yes] Muovi
   *[no] { $player } muove
} { rex-part-army }: { $origin } → { $target }{ $why ->
    [move] .
    [hacan] , al modo degli Hacan.
   *[repositioned] , fuori dallo spazio colpito.
}
rex-fact-units-deployed = { $space }: { $why ->
    [setup] { $you ->
        [yes] disponi { rex-part-troops }.
       *[no] { $player } dispone { rex-part-troops }.
    }
    [council] { $you ->
        [yes] entri con { rex-part-troops }.
       *[no] { $player } entra con { rex-part-troops }.
    }
    [informant] { $you ->
        [yes] schieri in più { rex-part-troops }.
       *[no] { $player } schiera in più { rex-part-troops }.
    }
   *[deployment] { $you ->
        [yes] schieri { rex-part-troops }.
       *[no] { $player } schiera { rex-part-troops }.
    }
}
rex-fact-units-turned = { $space }: { $down ->
    [yes] { $you ->
        [yes] copri le tue unità.
       *[no] { $player } copre le sue unità.
    }
   *[no] { $you ->
        [yes] scopri le tue unità.
       *[no] { $player } scopre le sue unità.
    }
}
rex-fact-units-lost = { $space }: { $you ->
    [yes] perdi
   *[no] { $player } perde
} { rex-part-army } { $why ->
    [battle] nella battaglia.
    [traitor] per il traditore.
    [explosion] nell'esplosione.
    [offensive] nell'Offensiva Sol.
    [bombardment] nel bombardamento.
   *[shield] perché cade lo scudo.
}
rex-fact-units-withdrew = { $space }: { $you ->
    [yes] ti ritiri con { rex-part-army }.
   *[no] { $player } si ritira con { rex-part-army }.
}
rex-fact-leader-destroyed = { $you ->
    [yes] Perdi un leader: { $leader }.
   *[no] { $player } perde un leader: { $leader }.
}
rex-fact-battle-began = { $space }: battaglia fra { $sides }; unità { $units }, carte in mano { $cards }.
rex-fact-command-given = { $you ->
    [yes] Vieti a { $target } una carta: { $card }.
    [target] { $player } ti vieta una carta: { $card }.
   *[no] { $player } vieta a { $target } una carta: { $card }.
}
rex-fact-question-put = { $you ->
    [yes] Chiedi a { $target }:
    [target] { $player } ti chiede:
   *[no] { $player } chiede a { $target }:
} { $topic ->
    [leader] quale leader?
    [attack] quale carta d'attacco?
    [defence] quale carta di difesa?
   *[dial] quale numero sul disco?
}
rex-fact-question-answered = { $you ->
    [of] Rispondi: { $value }.
   *[no] { $of } risponde: { $value }.
}
rex-fact-plan-opened = { $you ->
    [of] Il tuo piano:
   *[no] Piano di { $of }:
} disco { $dial }, leader { $leader }, { $slot ->
    [attack] attacco.
    [defence] difesa.
    [both] attacco e difesa.
   *[none] nessuna carta.
}
rex-fact-cards-opened = { $you ->
    [of] Giochi: { $cards }.
   *[no] { $of } gioca: { $cards }.
}
rex-fact-traitor-revealed = { $you ->
    [of] Riveli un traditore: { $leader } tradisce { $side }.
    [side] { $of } rivela un traditore: { $leader } ti tradisce.
   *[no] { $of } rivela un traditore: { $leader } tradisce { $side }.
}
rex-fact-exploded = { $space }: laser e scudo esplodono.
rex-fact-battle-decided = { $winner ->
    [none] Nessuno vince la battaglia
   *[other] { $you ->
        [winner] Vinci la battaglia
       *[no] { $winner } vince la battaglia
    }
}{ $why ->
    [strength] , forze { $strengths }.
    [retreat] : l'altra parte si è ritirata.
    [traitor] { " " }per tradimento.
   *[explosion] : entrambe le parti sono distrutte.
}
rex-fact-bombardment-drawn = Carta Bombardamento: { $value }.
rex-fact-fleet-moved = La flotta va dal settore { $origin } al settore { $sector }{ $by ->
    [card] .
   *[sabotage] , per sabotaggio.
}
rex-fact-betrayal-shown = { $you ->
    [of] Mostri la tua carta Tradimento: { $card }.
   *[no] { $of } mostra una carta Tradimento: { $card }.
}
rex-fact-shared-victory = { $you ->
    [yes] Non mostri carte.
   *[no] { $player } non mostra carte.
}
rex-fact-prediction-shown = { $you ->
    [of] Avevi previsto: { $race }, round { $round }.
   *[no] { $of } aveva previsto: { $race }, round { $round }.
}
rex-fact-game-over = { $reason ->
    [strongholds] { rex-over-strongholds }
    [sol] { rex-over-sol }
    [hacan] { rex-over-hacan }
    [prediction] { rex-over-prediction }
    [betrayal] { rex-over-betrayal }
   *[most_strongholds] { rex-over-most_strongholds }
} { $count ->
    [one] { $you ->
        [yes] Vinci tu.
       *[no] Vince { $winners }.
    }
   *[other] Vittoria condivisa: { $winners }.
}

## Perché la partita è finita

rex-over-strongholds = La partita è finita: una parte controlla abbastanza roccaforti.
rex-over-sol = La partita è finita: il Palazzo imperiale e Mecatol Power Sud sono di Sol o di nessuno.
rex-over-hacan = La partita è finita: in otto round non ha vinto nessuno, quindi vincono gli Hacan.
rex-over-prediction = La partita è finita: gli Xxcha l'avevano previsto.
rex-over-betrayal = La partita è finita: l'alleanza aveva vinto, ma un tradimento le ha tolto la vittoria.
rex-over-most_strongholds = La partita è finita dopo otto round: decide il numero di roccaforti.

## Che cosa può presto far finire la partita

rex-near-strongholds = A una roccaforte dalla vittoria: { $players } ({ $held } su { $needed }).
rex-near-strongholds-held = Roccaforti sufficienti per vincere alla fine di questo round: { $players } ({ $held } su { $needed }).
rex-near-last-round = Il round { $round } è l'ultimo. Se nessuno vince con le roccaforti, in questo momento vincerebbe: { $players }.

## Domande: che cosa succede, poi che cosa si chiede

rex-ask-draw-lots = Ognuno pesca una carta Bombardamento.
rex-ask-draw-lots-word = Quale numero?
rex-ask-choose-race = Le razze si scelgono in ordine di gioco.
rex-ask-choose-race-race = Quale razza guidi?
rex-ask-deal-races = La sorte assegna le razze.
rex-ask-deal-races-word = Quale razza?
rex-ask-draw-traitors = { $count ->
    [one] La sorte pesca una carta Traditore.
   *[other] La sorte pesca { $count } carte Traditore.
}
rex-ask-draw-traitors-word = Quale leader?
rex-ask-keep-traitor = Ricevi quattro traditori e ne tieni uno.
rex-ask-keep-traitor-leader = Chi tieni?
rex-ask-set-fleet-dial = Due dischi decidono dove parte la flotta, il tuo e quello di un altro giocatore: il settore è la loro differenza.
rex-ask-set-fleet-dial-number = Quale numero imposti?
rex-ask-deal-betrayal = La sorte dà una carta Tradimento.
rex-ask-deal-betrayal-word = Quale carta?
rex-ask-draw-cards = { $count ->
    [one] La sorte pesca una carta Strategia.
   *[other] La sorte pesca { $count } carte Strategia.
}
rex-ask-draw-cards-word = Quale carta?
rex-ask-place-units = Hai ancora { $left } unità da piazzare nei settori da 13 a 17.
rex-ask-place-units-space = Dove collochi le unità?
rex-ask-place-units-units = { $space }: quante unità vanno lì?
rex-ask-predict = Prevedi in segreto chi vincerà e quando.
rex-ask-predict-race = Quale razza vincerà?
rex-ask-predict-round = In quale round?
rex-ask-draw-influence = La sorte pesca una carta Influenza.
rex-ask-draw-influence-word = Quale carta?
rex-ask-talk = Tregua: si formano e si lasciano alleanze, e si dona influenza.
rex-ask-talk-verb = Che cosa fai in questa tregua?
rex-ask-talk-propose-seat = A chi proponi un'alleanza?
rex-ask-talk-give-seat = A chi doni influenza?
rex-ask-talk-give-amount = Quanta ne doni?
rex-ask-answer-proposal = { $proposer } propone un'alleanza.
rex-ask-answer-proposal-verb = Accetti l'alleanza?
rex-ask-allow-ally = { $user } vorrebbe usare il tuo vantaggio. { $power }.
rex-ask-allow-ally-answer = Permetti a { $user } di usarlo?
rex-ask-reposition-units = L'Offensiva di Sol ha colpito { $space }. Le tue unità lì sono immuni e possono andarsene.
rex-ask-reposition-units-verb = { $space }: le tue unità restano lì?
rex-ask-reposition-units-reposition-target = { $space }: dove vanno le tue unità?
rex-ask-reposition-units-reposition-units = { $completes ->
    [yes] Quante unità?
   *[no] Quante unità ordinarie?
}
rex-ask-reposition-units-reposition-special = Quante unità meccanizzate o coperte?
rex-ask-give-to-ally = Una carta sta per andare all'asta. Puoi donare influenza a un alleato perché offra.
rex-ask-give-to-ally-verb = Doni influenza a un alleato per questa carta?
rex-ask-give-to-ally-give-seat = A chi?
rex-ask-give-to-ally-give-amount = Quanta?
rex-ask-make-bid = { $high ->
    [0] Per questa carta nessuno ha ancora offerto.
   *[other] Per questa carta l'offerta più alta è { $high }.
}{ $bound ->
    [yes] { " " }Hai ricevuto influenza: se puoi, devi offrire.
   *[no] { "" }
}
rex-ask-make-bid-verb = Fai un'offerta per questa carta?
rex-ask-make-bid-bid-amount = Quanto offri?
rex-ask-discard-cards = { $count ->
    [one] La tua mano è troppo grande: va via una carta.
   *[other] La tua mano è troppo grande: vanno via { $count } carte.
}
rex-ask-discard-cards-word = Quale carta scarti?
rex-ask-recruit = Puoi reclutare fino a cinque unità e un leader.
rex-ask-recruit-units = Quante unità recluti?
rex-ask-recruit-leader = Quale leader recluti?
rex-ask-recruit-mechanized = Quante unità meccanizzate?
rex-ask-move-units = Il tuo movimento: un gruppo, fino a { $lines } linee.
rex-ask-move-units-verb = Muovi un gruppo?
rex-ask-move-units-move-origin = Da quale spazio?
rex-ask-move-units-move-target = { $origin }: dove va il gruppo?
rex-ask-move-units-move-units = { $completes ->
    [yes] Quante unità?
   *[no] Quante unità ordinarie?
}
rex-ask-move-units-move-special = Quante unità meccanizzate o coperte?
rex-ask-deploy-units = { $used ->
    [yes] Hai fatto il tuo schieramento consueto.
   *[no] { $able ->
        [yes] Puoi schierare unità della tua riserva in uno spazio.
       *[no] Non hai unità da schierare, o non hai influenza per pagarle.
    }
}
rex-ask-deploy-units-verb = { $able ->
    [yes] Schieri unità?
   *[no] Chiudi lo schieramento?
}
rex-ask-deploy-units-deploy-space = In quale spazio schieri?
rex-ask-deploy-units-deploy-units = { $completes ->
    [yes] Quante unità?
   *[no] Quante unità ordinarie?
}
rex-ask-deploy-units-deploy-mechanized = Quante unità meccanizzate?
rex-ask-deploy-units-informant-space = Il tuo Informatore: in quale spazio schieri?
rex-ask-deploy-units-informant-units = { $completes ->
    [yes] Quante unità?
   *[no] Quante unità ordinarie?
}
rex-ask-deploy-units-informant-mechanized = Quante unità meccanizzate?
rex-ask-deploy-units-shift-origin = Invece di schierare: da quale spazio sposti unità?
rex-ask-deploy-units-shift-target = { $origin }: dove vanno le unità?
rex-ask-deploy-units-shift-units = { $completes ->
    [yes] Quante unità?
   *[no] Quante unità ordinarie?
}
rex-ask-deploy-units-shift-special = Quante unità meccanizzate o coperte?
rex-ask-enter-council = Qualcuno ha schierato: puoi mettere un'unità nel Consiglio Galattico.
rex-ask-enter-council-answer = Metti un'unità nel Consiglio?
rex-ask-turn-units = Prima della prima battaglia puoi girare le tue unità.
rex-ask-turn-units-verb = Giri delle unità?
rex-ask-turn-units-down-space = Dove copri le tue unità?
rex-ask-turn-units-up-space = Dove scopri le tue unità?
rex-ask-choose-battle = Scegli l'ordine delle tue battaglie.
rex-ask-choose-battle-space = Dove combatti adesso?
rex-ask-choose-battle-foe = { $space }: contro chi combatti?
rex-ask-give-command = Comincia una battaglia. Puoi vietare una carta all'avversario.
rex-ask-give-command-card = Quale carta vieti?
rex-ask-put-question = Comincia una battaglia. Puoi fare una domanda all'avversario.
rex-ask-put-question-topic = Che cosa chiedi all'avversario?
rex-ask-answer-question = I Jol-Nar chiedono: { $topic ->
    [leader] quale leader?
    [attack] quale carta d'attacco?
    [defence] quale carta di difesa?
   *[dial] quale numero sul disco?
} La risposta ti vincola.
rex-ask-answer-question-value = Che cosa rispondi?
rex-ask-seal-plan = Battaglia: il tuo piano resta segreto finché non ci sono entrambi.
rex-ask-seal-plan-dial = Quale numero sul disco? Se vinci, perdi altrettante unità.
rex-ask-seal-plan-leader = Quale leader?
rex-ask-seal-plan-slot = Quali carte giocherai?
rex-ask-seal-cards = I piani sono scoperti. Ora le carte che hai annunciato.
rex-ask-seal-cards-word = Quale carta giochi?
rex-ask-may-retreat = Le carte sono scoperte. Una Ritirata Tattica chiuderebbe la battaglia.
rex-ask-may-retreat-verb = Resti nella battaglia?
rex-ask-call-traitor = Il leader avversario è noto. Un tuo traditore vincerebbe subito la battaglia.
rex-ask-call-traitor-verb = Riveli un traditore?
rex-ask-choose-losses = Hai vinto e perdi unità per un valore di { $due }. Una meccanizzata vale 2.
rex-ask-choose-losses-mechanized = Quante unità meccanizzate perdi?
rex-ask-keep-cards = Hai vinto e puoi tenere le carte giocate, prima l'attacco.
rex-ask-keep-cards-first = Tieni la prima carta?
rex-ask-keep-cards-second = Tieni la seconda carta?
rex-ask-draw-bombardment = La sorte pesca una carta Bombardamento.
rex-ask-draw-bombardment-word = Quale numero?
rex-ask-share-or-reveal = { $above ->
    [0] La tua alleanza ha vinto. Puoi dividere la vittoria, o tradirla.
   *[other] È scoperta una carta Tradimento di difficoltà { $above }.
}
rex-ask-share-or-reveal-verb = Condividi la vittoria?
rex-ask-play-card = { $timing ->
    [influence] Comincia la fase Influenza.
    [ceasefire] È stata pescata una tregua.
    [bidding] Comincia la fase Asta.
    [sale] { $you ->
        [subject] Stai comprando una carta.
       *[no] { $subject } sta comprando una carta.
    }
    [manoeuvre] Comincia la fase Manovra.
    [deployment] { $you ->
        [subject] Stai per schierare.
       *[no] { $subject } sta per schierare.
    }
    [battles] Comincia la fase Battaglia.
    [battle] Comincia una battaglia.
   *[bombardment] Comincia la fase Bombardamento.
}
rex-ask-playing-card = Giochi una carta?
rex-ask-playing-informant-power = Quale vantaggio annulli?
rex-ask-playing-diplomatic-interference-target = Contro chi?
rex-ask-playing-fleet-sabotage-sectors = Di quanti settori avanza la flotta?
rex-ask-playing-graviton-negator-space = Quale scudo distruggi?
rex-ask-playing-interrogation-target = Chi interroghi?
rex-ask-playing-interrogation-topic = Su che cosa?
rex-ask-playing-interrogation-about = Quale?
rex-ask-playing-new-recruits-kind = Unità, o un leader?
rex-ask-playing-new-recruits-units = { $completes ->
    [yes] Quante unità?
   *[no] Quante unità ordinarie?
}
rex-ask-playing-new-recruits-mechanized = Quante unità meccanizzate?
rex-ask-playing-new-recruits-leader = Quale leader?

## Scelte

rex-word-play = Gioca una carta, o guarda
rex-word-playing-pass = Nessuna carta
rex-word-playing-look = Guarda la carta Bombardamento
rex-word-playing-card = Una carta Strategia
rex-word-playing-traitor = Un traditore
rex-word-playing-units = Unità
rex-word-playing-leader = Un leader
rex-word-ready = Ho finito
rex-word-propose = Proponi un'alleanza
rex-word-give = Dona influenza
rex-word-leave = Lascia l'alleanza
rex-word-accept = Accetta
rex-word-refuse = Rifiuta
rex-word-withdraw = Ritira la proposta
rex-word-allow-ally-no = No
rex-word-allow-ally-yes = Sì, questa volta
rex-word-allow-ally-always = Sì, sempre
rex-word-remain = Restano
rex-word-reposition = Riposiziona
rex-word-nothing = Non donare nulla
rex-word-pass = Passa
rex-word-bid = Offri
rex-word-recruit-none = Nessun leader
rex-word-stay = Resta
rex-word-move = Muovi un gruppo
rex-word-end = Chiudi lo schieramento
rex-word-deploy = Schiera
rex-word-shift = Sposta invece unità sulla mappa
rex-word-informant = Usa l'Informatore: schiera ancora
rex-word-enter-council-no = No
rex-word-enter-council-yes = Sì
rex-word-done = Fatto
rex-word-down = Coprile
rex-word-up = Scoprile
rex-word-give-command-nothing = Non vietare nulla
rex-word-put-question-nothing = Non chiedere nulla
rex-word-put-question-leader = Il leader
rex-word-put-question-attack = La carta d'attacco
rex-word-put-question-defence = La carta di difesa
rex-word-put-question-dial = Il numero sul disco
rex-word-answer-question-none = Niente
rex-word-seal-plan-none = Niente
rex-word-seal-plan-attack = Attacco
rex-word-seal-plan-defence = Difesa
rex-word-seal-plan-both = Attacco e difesa
rex-word-retreat = Ritirati
rex-word-silence = Non rivelare nulla
rex-word-traitor = Rivela il traditore
rex-word-keep-cards-keep = Tieni
rex-word-keep-cards-discard = Scarta
rex-word-share = Dividi la vittoria
rex-word-reveal = Rivela la carta

## What an answer would bring

rex-consequence-lines = { $count ->
    [one] A una linea
   *[other] A { $count } linee
}
rex-consequence-meets = { $count ->
    [one] Battaglia: { $player } ha lì un'unità
   *[other] Battaglia: { $player } ha lì { $count } unità
}
rex-consequence-each = { $count ->
    [0] Gratis
   *[other] { $count } di influenza per unità
}
rex-consequence-pays = { $count ->
    [0] Gratis
   *[other] Costa { $count } di influenza
}
rex-consequence-hacan = Va a { $player }
rex-consequence-risk = { $count ->
    [0] Il prossimo bombardamento non lo raggiunge
    [one] { $most ->
        [one] Il prossimo bombardamento lo raggiunge
       *[other] Una carta bombardamento su { $most } lo raggiunge
    }
   *[other] { $count } carte bombardamento su { $most } lo raggiungono
}

## Perché una risposta è rifiutata; il paragrafo si aggiunge in fondo

rex-no-race-taken = Questa razza è già presa.
rex-no-no-such-race = Non c'è nessuna razza «{ $word }».
rex-no-not-another-race-in-play = Prevedi un'altra razza che sia in gioco.
rex-no-no-such-round = I round sono otto.
rex-no-under-bombardment = Quello spazio è sotto bombardamento: non si entra né si esce.
rex-no-demolished = Quello spazio è demolito: nessuno vi entra.
rex-no-space-is-closed = Quello spazio è sotto bombardamento o demolito.
rex-no-outside-own-sectors = Sol schiera solo nei settori da 13 a 17.
rex-no-ally-is-there = Ci sono unità di un alleato: solo il Consiglio si può condividere.
rex-no-not-so-many-units = Non hai lì tante unità.
rex-no-allied-already = C'è già un'alleanza con quel giocatore.
rex-no-alliance-too-large = L'alleanza sarebbe troppo grande per questo numero di giocatori.
rex-no-barred-from-alliances = In questa tregua lo vieta un'Interferenza Diplomatica.
rex-no-shares-a-space = Quando è stata pescata la tregua c'erano unità di entrambi in uno stesso spazio.
rex-no-no-proposals-left = In questa tregua non hai più proposte.
rex-no-no-gifts-left = In questa tregua non puoi fare altri doni.
rex-no-nobody-to-ally-with = Ora non c'è nessuno con cui allearsi.
rex-no-not-allied = Non fai parte di un'alleanza.
rex-no-ready-already = L'hai già detto.
rex-no-not-enough-influence = Non hai tanta influenza.
rex-no-not-to-this-player = Si può donare solo a un alleato che può offrire.
rex-no-must-bid-after-gift = Hai ricevuto influenza per questa carta: se puoi, offri.
rex-no-bid-too-low = Un'offerta deve superare la più alta.
rex-no-leader-too-dear = Quel leader costa più influenza di quanta te ne resta.
rex-no-leader-not-lost = Si può reclutare solo un leader fra le tue perdite.
rex-no-one-mechanized-a-round = In un round si recluta una sola unità meccanizzata.
rex-no-too-many-recruits = In un round si reclutano al massimo cinque unità.
rex-no-cannot-recruit-so-many = Non hai perso tante unità, o non puoi pagarle.
rex-no-nothing-can-move = Nessuna tua unità può muovere.
rex-no-no-units-there = Lì non hai unità.
rex-no-nowhere-to-go = Da lì le tue unità non possono andare da nessuna parte.
rex-no-too-far = È troppo lontano, o la via è chiusa.
rex-no-no-such-group = Lì non hai un gruppo simile.
rex-no-deployed-already = In questo turno hai già schierato.
rex-no-nothing-to-deploy = Non hai unità in riserva, o nessuno spazio che tu possa pagare.
rex-no-no-such-move = Uno spostamento simile non ti è possibile.
rex-no-cannot-pay = Non hai abbastanza influenza.
rex-no-no-informant = Non hai un Informatore, o non c'è nulla da schierare.
rex-no-cannot-deploy-so-many = Non hai tante unità in riserva, o non puoi pagarle.
rex-no-both-sides-in-a-space = Dove ce ne sono dei due tipi, rendile prima uguali.
rex-no-nothing-to-turn = Non c'è nulla da girare così.
rex-no-turned-already = Lì hai già girato le unità.
rex-no-no-battle-there = Lì non ti tocca nessuna battaglia.
rex-no-no-enemy-there = Quel giocatore non è tuo nemico in questo spazio.
rex-no-cannot-be-named = Quella carta non si può vietare.
rex-no-not-a-legal-choice = Rispondi con qualcosa che puoi davvero fare.
rex-no-bound-by-answer = La risposta data ai Jol-Nar ti vincola.
rex-no-leader-not-free = In questo round quel leader è vincolato a un altro spazio.
rex-no-leader-needed = Scegli uno dei tuoi leader liberi.
rex-no-no-leader-no-cards = Senza leader non giochi carte.
rex-no-no-card-for-slot = Non hai una carta che puoi giocare in questo alloggiamento.
rex-no-forbidden-by-command = In questa battaglia gli Xxcha hanno vietato questa carta.
rex-no-card-not-held = Non hai quella carta.
rex-no-no-such-card = Non c'è nessuna carta «{ $word }».
rex-no-no-such-traitor = Quel leader non è fra i tuoi traditori.
rex-no-card-cannot-be-shown = La condizione non è soddisfatta, o la difficoltà è troppo bassa.

## Opzioni

rex-option-races = Razze
rex-option-races-about = Come si ottengono: ognuno sceglie in ordine di gioco, si distribuiscono quelle per una prima partita, oppure tutte a sorte.
rex-option-races-chosen = A scelta
rex-option-races-suggested = Consigliate
rex-option-races-lot = A sorte
rex-option-betrayal = Tradimento
rex-option-betrayal-about = Ognuno ha una carta segreta che può rubare la vittoria di un'alleanza.
rex-option-talk-minutes = Tempo per trattare
rex-option-talk-minutes-about = Una tregua finisce dopo tanti minuti; 0 è senza limite.
rex-option-proposals = Proposte
rex-option-proposals-about = Quante proposte può fare ciascuno in una tregua.
rex-option-gifts = Doni
rex-option-gifts-about = Quante volte ciascuno può donare influenza in una tregua.
rex-option-left-space-only = Solo lo spazio sinistro
rex-option-left-space-only-about = In tre un'Offensiva Sol colpisce solo lo spazio sinistro.
rex-option-cheap-mechanized = Unità meccanizzata a buon mercato
rex-option-cheap-mechanized-about = Un'unità meccanizzata si recluta per 1 di influenza.
rex-option-spaceport-in-turn = Spazioporto nel proprio turno
rex-option-spaceport-in-turn-about = Il controllo di uno spazioporto si guarda quando comincia il proprio turno.
rex-option-one-council-unit = Una sola unità per il Consiglio
rex-option-one-council-unit-about = Gli Xxcha possono entrare nel Consiglio una volta per round in tutto.
rex-option-no-memory-aid = Senza promemoria
rex-option-no-memory-aid-about = Il tuo registro non conserva ciò che ti è stato mostrato.
rex-option-edition = Edizione
rex-option-edition-about = Dati dei componenti diversi da quelli predefiniti.
