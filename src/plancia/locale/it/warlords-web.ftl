### Galactic Warlords nel browser.

## La carta

web-warlords-chart = La carta stellare
web-warlords-no-chart = Non è stato possibile caricare la carta stellare. Ricarica la pagina.
web-warlords-lit = si può scegliere
web-warlords-hint-landing = Scegli un pianeta evidenziato. Anello spezzato con le lame: invasione; +1: potere subito.
web-warlords-hint-landing-safe = Scegli un pianeta evidenziato. +1: potere subito.
web-warlords-hint-guard = Una guardia è un fante della tua rampa di lancio: protegge entrambe le carte e alla fine vale 1 potere.
web-warlords-hint-victim = Scegli nelle file un mercenario o una guardia evidenziati.
web-warlords-hint-ship = Scegli un settore evidenziato: le tue unità sbarcano dove si trova la nave.
web-warlords-hint-sector = Scegli un settore evidenziato sulla carta.
web-warlords-hint-give-up = Tieni quelli che si combinano per missione e semicerchi: nella tua fila danno unità, azioni e potere.
web-warlords-capacity = { $count } posti occupati su { $of }
web-warlords-seen-by-you = visto solo da te
web-warlords-ship = Nave madre di { $player }, in { $sector }
web-warlords-berths = { $count } ormeggi occupati su { $of }
web-warlords-token = { $token ->
    [none] Segnalino ricognizione di { $player }, coperto, in { $sector }
   *[other] Segnalino ricognizione di { $player }, { $token }, in { $sector }
}
web-warlords-look = Torna alla carta
web-warlords-open-invasion = Mostra l'invasione
web-warlords-open-strike = Mostra le file
web-warlords-open-subterfuge = Mostra la carta
web-warlords-open-blockade = Mostra la carta supporto
web-warlords-open-power = Da dove viene il potere
web-warlords-open-rivals = Basi e file degli altri giocatori

## Il turno

web-warlords-phases = Fasi del turno
web-warlords-phase-recovery = Recupero
web-warlords-phase-recall = Richiamo
web-warlords-phase-mothership = Nave
web-warlords-phase-mercenary = Mercenario
web-warlords-phase-action = Azione
web-warlords-phase-hire = Ingaggio
web-warlords-your-turn = Tocca a te
web-warlords-turn-of = Tocca a { $player }
web-warlords-last-turn = Ultimo turno
web-warlords-last-round = { $count ->
    [one] Ultimo giro: resta un turno
   *[other] Ultimo giro: restano { $count } turni
}

## Base, fila e mano

web-warlords-tabs = I tuoi pezzi e il tavolo
web-warlords-tab-base = Base
web-warlords-tab-row = Fila
web-warlords-tab-hand = Mano
web-warlords-tab-market = Mercato
web-warlords-tab-tracks = Tracciati
web-warlords-tab-rivals = Rivali
web-warlords-take-up = Unità che sbarcano
web-warlords-take-one = { $kind ->
    [i] Fanti
    [t] Carri
   *[a] Aerei
} da sbarcare: { $count }/{ $of }
web-warlords-next-turn = +{ $now } il prossimo turno
web-warlords-turn-after = +{ $then } quello dopo
web-warlords-ability = { $ability }: { $used ->
    [yes] usata
   *[no] { $count ->
        [0] ancora nessuna guardia
        [one] una guardia su due
       *[other] pronta
    }
}
web-warlords-row = Fila di comando
web-warlords-your-row = La tua fila
web-warlords-your-hand = La tua mano
web-warlords-mercenaries = { $count ->
    [0] {""}
    [one] un mercenario
   *[other] { $count } mercenari
}
web-warlords-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-warlords-hidden-left = { $count ->
    [one] { $count } carta è nascosta a sinistra: mostrala
   *[other] { $count } carte sono nascoste a sinistra: mostrale
}
web-warlords-hidden-right = { $count ->
    [one] { $count } carta è nascosta a destra: mostrala
   *[other] { $count } carte sono nascoste a destra: mostrale
}
web-warlords-empty-row = Ancora nessun mercenario.
web-warlords-hand = Mano
web-warlords-empty-hand = Nessun mercenario in mano.
web-warlords-alike = { $count } { $kind } su 4: il quarto chiude la partita
web-warlords-circle = Cerchio di { $ability } tra { $left } e { $right }, { $guarded ->
    [yes] sorvegliato.
    [open] non ancora sorvegliato.
   *[no] senza guardia.
}
web-warlords-card = { $card }. { warlords-about-mercenary }
web-warlords-wounded = È ferito.
web-warlords-support-card = { $count ->
    [one] Carta supporto { $card }.
   *[other] { $count } carte supporto { $card }.
}
web-warlords-brief-deploy = può attaccare
web-warlords-brief-deploy_only = non può attaccare
web-warlords-action-card = Carta supporto
web-warlords-action-exchange_cards = Scambia carte
web-warlords-action-exchange_planets = Scambia pianeti
web-warlords-action-send_troops = Manda truppe
web-warlords-action-end = Fine azioni
web-warlords-with-mate = in squadra
web-warlords-team-action = Azione di squadra

## Tracciati e mercato

web-warlords-next-step = prossimo passo: { $action }
web-warlords-seat-n = posto { $count }
web-warlords-track = { $kind }: { $deploy } per lo schieramento, { $majority } per la maggioranza; { $players }
web-warlords-tie = parità
web-warlords-leads = in testa
web-warlords-nobody = nessuno
web-warlords-ends-short = estremità della tua fila:
web-warlords-no-market = Il mercato è vuoto.
web-warlords-deck = Mazzo dei mercenari: { $count }

## Giocatori

web-warlords-your-mate = in squadra con te
web-warlords-team = squadra { $count }
web-warlords-team-sum = squadra { $count }
web-warlords-team-ours = la tua squadra
web-warlords-team-theirs = rivali
web-warlords-power-now = potere ora: { $count }
web-warlords-best = Conquista { $planet }:
web-warlords-cards-in-hand = { $count ->
    [one] un mercenario
   *[other] { $count } mercenari
}, { $support ->
    [one] una carta supporto
   *[other] { $support } carte supporto
}
web-warlords-used = { $ability } usata

## Che cosa porterebbe una risposta

web-warlords-plus-reputation = +1 reputazione
web-warlords-odds = Probabilità
web-warlords-percent = vinci il { $count } %
web-warlords-bonus-power = +{ $count } potere
web-warlords-more = altre { $count }
web-warlords-do-it = Conferma

## Invasioni

web-warlords-invasion = Invasione di { $planet }, { $kind }
web-warlords-round = Round { $count }
web-warlords-invades = { $you ->
    [yes] Invadi tu
   *[no] { $player } invade
}
web-warlords-defends = { $you ->
    [yes] Difendi tu
   *[no] { $player } difende
}
web-warlords-nobody-left = non resta nessuno
web-warlords-no-dice = I dadi non sono ancora stati tirati.
web-warlords-hits = { $count ->
    [0] nessun colpo
    [one] 1 colpo a segno
   *[other] { $count } colpi a segno
}
web-warlords-idle-attack = I carri sui dadi valgono solo con un carro.
web-warlords-idle-defence = I carri sui dadi valgono solo per chi invade.
web-warlords-devastation = Devastazione
web-warlords-devastated = { $kind }: { $deploy } a chi schiera, { $majority } alla maggioranza
web-warlords-prize = { $you ->
    [yes] Se vinci:
   *[no] Se vince { $player }:
}
web-warlords-guard-came = È accorsa una guardia.
web-warlords-standing = Prospettive
web-warlords-standing-about = dopo questo round, secondo che cosa perdi
web-warlords-lose = Perdi { $units }
web-warlords-then = poi { $units } contro { $count ->
    [0] nessuno
   *[other] { $count }
}
web-warlords-both-fall = cadono tutti { $count } %
web-warlords-holds-percent = { $player } resiste { $count } %
web-warlords-against = { $invader }: { $mine }. { $defender }: { $theirs }.
web-warlords-lose-battle = { $you ->
    [yes] Se perdi:
   *[no] Se perde { $player }:
}
web-warlords-lose-infantry = i fanti vanno in Infermeria
web-warlords-lose-machines = carri e aerei tornano nella riserva
web-warlords-lose-planet = { $kind } resta un passo più in basso
web-warlords-rounds = Round
web-warlords-key = { $face ->
    [hit] colpo
    [invader] colpo, se invade un carro
   *[miss] a vuoto
}
web-warlords-tank-lives = Invade un carro: questa faccia è un colpo.
web-warlords-no-losses = nessuna perdita
web-warlords-loses = { $you ->
    [yes] Perdi { $units }
   *[no] { $player } perde { $units }
}
web-warlords-results = Esiti
web-warlords-earlier = { $count ->
    [one] uno precedente
   *[other] { $count } precedenti
}

## Blocco e sotterfugio

web-warlords-plays = { $you ->
    [yes] Giochi { $card }
   *[no] { $player } gioca { $card }
}
web-warlords-follows = Se nessuno risponde
web-warlords-follows-first = { $card ->
    [subterfuge] { $free ->
        [yes] Un mercenario viene preso a caso dalla mano di un avversario.
       *[no] { $you ->
            [yes] Paghi 1 fante e prendi a caso un mercenario dalla mano di un avversario.
           *[no] { $player } paga 1 fante e prende a caso un mercenario dalla mano di un avversario.
        }
    }
    [assassinate] { $free ->
        [yes] Non costa nulla.
       *[no] { $you ->
            [yes] Paghi 1 fante.
           *[no] { $player } paga 1 fante.
        }
    }
    [recon] { $free ->
        [yes] Si guardano i pianeti di un settore inesplorato.
       *[no] { $you ->
            [yes] Paghi 1 fante e guardi i pianeti di un settore inesplorato.
           *[no] { $player } paga 1 fante e guarda i pianeti di un settore inesplorato.
        }
    }
   *[deploy_only] { $you ->
        [yes] Sbarchi da una a tre unità su un pianeta vuoto o tuo.
       *[no] { $player } sbarca da una a tre unità su un pianeta vuoto o suo.
    }
}
web-warlords-follows-second = { $card ->
    [subterfuge] La carta viene tenuta in cambio di un'altra, oppure se ne usa un'azione e viene restituita.
    [assassinate] Un mercenario senza protezione viene ferito, o una guardia uccisa.
    [recon] Vi può restare un segnalino ricognizione coperto.
   *[deploy_only] Un pianeta vuoto dà subito potere. Nessuno viene attaccato.
}
web-warlords-who-answers = Chi può rispondere
web-warlords-who-played = ha giocato
web-warlords-who-chooses = sta a te
web-warlords-who-then = poi succede, o no
web-warlords-window-pass = Lascia che succeda
web-warlords-window-blockade = Gioca Blocco
web-warlords-cannot-block = Non hai un Blocco. La domanda va a tutti, così nessuno sa chi ne ha uno.
web-warlords-may-block = Un Blocco la annullerebbe. Se passi, nessuno lo vede.
web-warlords-others-think = Gli altri possono rispondere con un Blocco.
web-warlords-blockades = { $count ->
    [one] Un Blocco
   *[other] { $count } Blocchi
}: { $cancelled ->
    [yes] per ora la carta è annullata.
   *[no] per ora la carta ha effetto.
}
web-warlords-fold = Riduci
web-warlords-open-bombard = Mostra il bombardamento
web-warlords-open-recon = Mostra la ricognizione
web-warlords-bombards = { $you ->
    [yes] Bombardi
   *[no] { $player } bombarda
}
web-warlords-bombard-plain = Un fante viene ucciso.
web-warlords-bombard-dice = Un fante viene ucciso; poi tiri due dadi, e ogni colpo a segno distrugge un’altra unità.
web-warlords-bombard-pay = Prima scegli come pagare. Poi scegli il bersaglio.
web-warlords-bombard-wait = { $player } sta scegliendo un bersaglio.
web-warlords-paid = { $kind ->
    [infantry] Costa un fante.
   *[aircraft] Costa un aereo, che torna nella riserva.
}
web-warlords-destroy = Da distruggere:
web-warlords-recon-found = { $you ->
    [yes] Hai guardato { $sector }
   *[no] { $player } ha guardato { $sector }
}
web-warlords-recon-token = Li vedi solo tu. Puoi lasciare lì un segnalino, coperto.
web-warlords-recon-unseen = Solo il giocatore che ha guardato conosce questi pianeti.
web-warlords-order = Passa sempre
web-warlords-order-about = D'ora in poi non rispondi mai alle carte supporto, anche quando non ci sei. Puoi cambiarlo accanto alla tua mano.
web-warlords-order-stands = Non rispondi mai alle carte supporto
web-warlords-order-again = Chiedimelo di nuovo
web-warlords-took = { $you ->
    [yes] Hai preso una carta a { $owner }
   *[no] { $player } { $mine ->
        [yes] ti ha preso una carta
       *[no] ha preso una carta a { $owner }
    }
}
web-warlords-unseen = Una carta che non vedi
web-warlords-use-about = Tutti vedranno la carta; poi torna a { $player }.
web-warlords-exchange-about = La tieni e dai in cambio una di queste. Nessun altro le vede.

## Da dove viene il potere

web-warlords-power-title = Da dove viene il potere
web-warlords-power-title-final = Da dove è venuto il potere
web-warlords-if-now = Se la partita finisse ora
web-warlords-final = Finale
web-warlords-source-gained = Guadagnato
web-warlords-source-guards = Guardie
web-warlords-source-majorities = Maggioranze
web-warlords-source-missions = Missioni
web-warlords-about-gained = Già sul tracciato del potere. Non si può perdere.
web-warlords-about-guards = 1 per ogni guardia ancora in piedi
web-warlords-about-majorities = Il giocatore con più unità sui pianeti di un tipo ne prende il valore; in parità nessuno.
web-warlords-about-majorities-shared = I giocatori con più unità sui pianeti di un tipo ne prendono il valore, anche in parità.
web-warlords-about-missions = 2 per ogni pianeta del suo tipo che controlli, per ogni mercenario senza ferite
web-warlords-why-before = Prima del primo turno mostrato qui
web-warlords-why-deploy = Pianeti vuoti
web-warlords-why-reputation = Reputazione
web-warlords-of = { $count } su { $of }
web-warlords-planet-type = Tipo di pianeta
web-warlords-value = valore
web-warlords-pays = frutta
web-warlords-wounded-zero = ferito: 0
web-warlords-power-about = Il potere guadagnato è al sicuro. Il resto è quanto otterresti se la partita finisse ora.
web-warlords-units-on-map = unità sulla mappa
web-warlords-holds = Pianeti tenuti
web-warlords-changes = Che cosa lo cambierebbe
web-warlords-change-take = Conquistare { $thing }, { $kind }
web-warlords-change-lose = Perdere { $thing }, { $kind }
web-warlords-change-wound = Una ferita per { $thing }
web-warlords-change-kill = Una guardia di { $kind } uccisa, a destra di { $thing }
web-warlords-changes-none = Nessuna singola mossa lo cambierebbe.
web-warlords-near = Quanto manca alla fine
web-warlords-near-mercenaries = { $count ->
    [one] Resta un mercenario da ingaggiare
   *[other] Restano { $count } mercenari da ingaggiare
}
web-warlords-near-reputation = Reputazione: { $player } è a { $count } su { $of }
web-warlords-near-alike = Quattro uguali: { $player } ne ha { $count } di { $kind }
web-warlords-course = Potere per giro
web-warlords-majority-of = { $tie ->
    [yes] { $kind }, parità
   *[no] { $kind }, { $units ->
        [one] 1 unità
       *[other] { $units } unità
    }
}
web-warlords-turn-n = Giro { $count }
web-warlords-has = { $you ->
    [yes] Tu hai { $points }.
   *[no] { $name } ha { $points }.
}
web-warlords-you-win = Hai vinto con { $points } di potere.
web-warlords-wins = Vince { $name } con { $points } di potere.
web-warlords-team-wins = Vincono { $names } con { $points } di potere in due.

web-warlords-ask-playing-deed = Annulli { $card }?
web-warlords-ask-choose-losses = Clicca un'unità cerchiata, o scegli qui. Unità da perdere: { $count }.
web-warlords-ask-may-use-ability = Due tue guardie sono su cerchi dello stesso colore: { $ability }.
web-warlords-ask-choose-victim-kill-card = Quale guardia uccidi?
web-warlords-ask-send-guard-card = Quale guardia mandi?

## Partite da rivedere

web-warlords-mark-conflict = Conflitto
web-warlords-mark-ability = Abilità
web-warlords-mark-trigger = La fine si avvicina

## Cosa cambia il numero di giocatori

web-warlords-note-4 = In quattro si formano due squadre da due. I compagni siedono uno di fronte all’altro, e una squadra vince insieme.

## A che cosa pensano gli altri, e che cosa ti aspetta in «I tuoi tavoli»

web-warlords-doing-give-up-cards = Quali mercenari tenere.
web-warlords-doing-may-recall = Se richiamare la fanteria.
web-warlords-doing-move-ship = Dove va la nave madre.
web-warlords-doing-may-use-token = Se usare il segnalino ricognizione.
web-warlords-doing-play-mercenary = Quale mercenario giocare.
web-warlords-doing-may-place-guard = Se mettere una guardia sul cerchio.
web-warlords-doing-take-action = Un'azione, o la fine delle azioni.
web-warlords-doing-deploy-units = Dove sbarcano le unità.
web-warlords-doing-choose-victim = Chi ferire o uccidere.
web-warlords-doing-choose-opponent = A chi prendere una carta.
web-warlords-doing-use-taken-card = Che cosa fare della carta presa.
web-warlords-doing-choose-target = Quale pianeta bombardare.
web-warlords-doing-choose-destroyed = Quali unità distruggono i colpi.
web-warlords-doing-scout-sector = Quale settore esplorare.
web-warlords-doing-may-place-token = Se lasciare un segnalino ricognizione.
web-warlords-doing-may-blockade = Se annullare una carta.
web-warlords-doing-may-use-ability = Se usare l'abilità.
web-warlords-doing-choose-planet = Su quale pianeta distruggere tutto.
web-warlords-doing-choose-bonus = Che cosa prendere per la reputazione.
web-warlords-doing-send-guard = Se una guardia viene in aiuto.
web-warlords-doing-reroll = Quali dadi ritirare.
web-warlords-doing-choose-losses = Quali unità perdere.
web-warlords-doing-hire-mercenary = Quale mercenario assoldare.
web-warlords-doing-give-card = Quale mercenario dare al compagno.

web-warlords-premove-play = { $side ->
    [left] { $card }, all’estremità sinistra della tua fila
   *[right] { $card }, all’estremità destra della tua fila
}

## Examples in the rules

web-warlords-example-circle = La metà destra della nuova carta tocca la metà sinistra della prima: stesso colore, quindi formano un cerchio. Ci metti un fante di guardia.
web-warlords-example-guard = Un assassino elimina la guardia del tuo rivale. Il cerchio resta vuoto per il resto della partita.
web-warlords-example-invasion = Tre unità atterrano su un pianeta tenuto da due fanterie. Le due parti tirano i dadi insieme.

web-warlords-piece-infantry = fanteria
web-warlords-piece-tank = carro
web-warlords-piece-aircraft = aereo

## Rules in short

web-warlords-short-7-1 = Cerchio: due semicerchi dello stesso colore dove due carte si toccano
web-warlords-short-7-2 = Guardia: un fante dalla rampa di lancio, ora o mai più
web-warlords-short-7-3 = Due guardie di un colore: puoi usare subito la sua abilità
web-warlords-short-7-4 = Vuoto: un cerchio senza guardia resta vuoto per sempre
web-warlords-short-14-1 = Dadi: uno per unità, al massimo tre
web-warlords-short-14-2 = Colpi: due facce; anche la faccia invasore, per un invasore con un carro
web-warlords-short-14-3 = Perdite: le due parti perdono insieme, finché una non ha più unità
web-warlords-short-14-4 = Premio: il pianeta e un punto reputazione all'invasore vittorioso

## Statistiche nei profili

web-warlords-stat-invasions_won = Invasioni vinte
web-warlords-stat-circles = Cerchi con guardia
web-warlords-stat-power = Potere alla fine
web-warlords-stat-guards_lost = Guardie assassinate
web-warlords-stat-parts = Come sono finite le partite
web-warlords-stat-ending_four_of_a_kind = Quattro uguali
web-warlords-stat-ending_reputation = Tracciato della reputazione
web-warlords-stat-ending_last_card = Ultima carta
