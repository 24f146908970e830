### Tigri & Eufrate.

tigris-title = Tigri & Eufrate
tigris-tagline = Due fiumi, quattro colori, una dinastia da guidare. Conta soltanto il tuo colore più debole.

tigris-colour-lion = Leone
tigris-colour-bull = Toro
tigris-colour-archer = Arciere
tigris-colour-potter = Vasaio

## Parti di altri messaggi

tigris-part-a-tile = { $colour ->
    [red] un Tempio
    [blue] una Fattoria
    [green] un Mercato
   *[black] un Insediamento
}
tigris-part-the-tile = { $colour ->
    [red] il Tempio
    [blue] la Fattoria
    [green] il Mercato
   *[black] l'Insediamento
}
tigris-part-tiles = { $colour ->
    [red] { $count ->
        [one] un Tempio
       *[other] { $count } Templi
    }
    [blue] { $count ->
        [one] una Fattoria
       *[other] { $count } Fattorie
    }
    [green] { $count ->
        [one] un Mercato
       *[other] { $count } Mercati
    }
   *[black] { $count ->
        [one] un Insediamento
       *[other] { $count } Insediamenti
    }
}
tigris-part-leader = { $colour ->
    [red] Sacerdote
    [blue] Agricoltore
    [green] Mercante
   *[black] Re
}
tigris-part-the-leader = { $colour ->
    [red] il Sacerdote
    [blue] l'Agricoltore
    [green] il Mercante
   *[black] il Re
}
tigris-part-leaders = { $colour ->
    [red] Sacerdoti
    [blue] Agricoltori
    [green] Mercanti
   *[black] Re
}
tigris-part-points = { $colour ->
    [red] { $points ->
        [one] un punto rosso
       *[other] { $points } punti rossi
    }
    [blue] { $points ->
        [one] un punto blu
       *[other] { $points } punti blu
    }
    [green] { $points ->
        [one] un punto verde
       *[other] { $points } punti verdi
    }
   *[black] { $points ->
        [one] un punto nero
       *[other] { $points } punti neri
    }
}

## Che cosa è successo: una riga di cronaca ciascuno

tigris-fact-first-player-drawn = { $you ->
    [yes] La sorte ha deciso: cominci tu.
   *[no] La sorte ha deciso: comincia { $player }.
}
tigris-fact-turn-began = { $you ->
    [yes] È il tuo turno.
   *[no] È il turno di { $player }.
}
tigris-fact-turn-ended-early = { $you ->
    [yes] Hai chiuso il turno.
   *[no] { $player } ha chiuso il turno.
}
tigris-fact-drew = { $you ->
    [yes] Hai pescato
   *[no] { $player } ha pescato
} { $count ->
    [one] una tessera
   *[other] { $count } tessere
} dal sacchetto.
tigris-fact-drew-tiles = { $count ->
    [one] Nuova tessera
   *[other] Nuove tessere
} { $you ->
    [yes] nella tua mano
   *[no] nella mano di { $player }
}: { $tiles }.
tigris-fact-reserve-shown = { $count ->
    [one] Una nuova tessera nella riserva: { $tiles }.
   *[other] { $count } nuove tessere nella riserva: { $tiles }.
}
tigris-fact-took-from-reserve = { $you ->
    [yes] Hai preso
   *[no] { $player } ha preso
} { tigris-part-a-tile } dalla riserva.
tigris-fact-leader-placed = { $origin ->
    [none] { $you ->
        [yes] Hai piazzato il tuo { tigris-part-leader } in { $cell }.
       *[no] { $player } ha piazzato il suo { tigris-part-leader } in { $cell }.
    }
   *[other] { $you ->
        [yes] Hai spostato il tuo { tigris-part-leader } da { $origin } in { $cell }.
       *[no] { $player } ha spostato il suo { tigris-part-leader } da { $origin } in { $cell }.
    }
}
tigris-fact-leader-went-home = { $why ->
    [withdrawn] { $you ->
        [yes] Hai ritirato il tuo { tigris-part-leader } da { $cell }.
       *[no] { $player } ha ritirato il suo { tigris-part-leader } da { $cell }.
    }
    [revolt] { $you ->
        [yes] Hai perso la rivolta: il tuo { tigris-part-leader } ha lasciato { $cell } ed è tornato a casa.
       *[no] { $player } ha perso la rivolta: il suo { tigris-part-leader } ha lasciato { $cell } ed è tornato a casa.
    }
    [war] { $you ->
        [yes] Hai perso la guerra: il tuo { tigris-part-leader } ha lasciato { $cell } ed è tornato a casa.
       *[no] { $player } ha perso la guerra: il suo { tigris-part-leader } ha lasciato { $cell } ed è tornato a casa.
    }
   *[no_temple] { $you ->
        [yes] Senza più Templi accanto, il tuo { tigris-part-leader } ha lasciato { $cell } ed è tornato a casa.
       *[no] Senza più Templi accanto, { tigris-part-the-leader } di { $player } ha lasciato { $cell } ed è tornato a casa.
    }
}
tigris-fact-tile-laid = { $you ->
    [yes] Hai messo
   *[no] { $player } ha messo
} { tigris-part-a-tile } in { $cell }.
tigris-fact-scored = { $you ->
    [yes] Hai segnato
   *[no] { $player } ha segnato
} { $why ->
    [tile] { tigris-part-points }.
    [revolt] { tigris-part-points } per la rivolta.
    [war] { tigris-part-points } per la guerra.
   *[monument] { tigris-part-points } grazie a un Monumento.
}
tigris-fact-tiles-swapped = { $you ->
    [yes] Hai cambiato
   *[no] { $player } ha cambiato
} { $count ->
    [one] una tessera.
   *[other] { $count } tessere.
}
tigris-fact-catastrophe-played = { $you ->
    [yes] Hai giocato
   *[no] { $player } ha giocato
} una Catastrofe in { $cell }{ $destroyed ->
    [none] .
    [red] , che ha distrutto un Tempio.
    [blue] , che ha distrutto una Fattoria.
    [green] , che ha distrutto un Mercato.
   *[black] , che ha distrutto un Insediamento.
}
tigris-fact-kingdoms-united = La tessera in { $cell } ha unito due Regni.
tigris-fact-conflict-began = { $kind ->
    [revolt] Rivolta
   *[war] Guerra
} fra { tigris-part-leaders }: { $you ->
    [attacker] attacchi tu
   *[no] attacca { $attacker }
}, { $you ->
    [defender] difendi tu
   *[no] difende { $defender }
}; sulla mappa { $attack } a { $defence }.
tigris-fact-tiles-added = { $count ->
    [0] { $you ->
        [yes] Non hai aggiunto niente.
       *[no] { $player } non ha aggiunto niente.
    }
   *[other] { $you ->
        [yes] Hai aggiunto { tigris-part-tiles } dalla mano.
       *[no] { $player } ha aggiunto { tigris-part-tiles } dalla mano.
    }
}
tigris-fact-conflict-decided = { $you ->
    [winner] Hai vinto
   *[no] { $winner } ha vinto
} { $kind ->
    [revolt] la rivolta
   *[war] la guerra
} fra { tigris-part-leaders } contro { $you ->
    [loser] di te
   *[no] { $loser }
}, { $more } a { $less }{ $tie ->
    [yes] : a parità vince il difensore.
   *[no] .
}
tigris-fact-tiles-lost = La guerra ha distrutto { tigris-part-tiles }: { $cells }.
tigris-fact-monument-built = { $you ->
    [yes] Hai costruito
   *[no] { $player } ha costruito
} il Monumento { $colours ->
    [red-blue] rosso-blu
    [red-green] rosso-verde
    [red-black] rosso-nero
    [blue-green] blu-verde
    [blue-black] blu-nero
   *[green-black] verde-nero
} in { $cell }.
tigris-fact-monument-declined = { $you ->
    [yes] Hai rinunciato al Monumento:
   *[no] { $player } ha rinunciato al Monumento:
} { $count ->
    [one] sul quadrato in { $squares } non si potrà più costruire.
   *[other] sui quadrati in { $squares } non si potrà più costruire.
}
tigris-fact-treasure-taken = { $you ->
    [yes] Hai preso
   *[no] { $player } ha preso
} il Tesoro in { $cell }.
tigris-fact-game-over = { $reason ->
    [bag] { tigris-over-bag }
    [treasures] { tigris-over-treasures }
   *[stalled] { tigris-over-stalled }
} { $count ->
    [one] { $you ->
        [yes] Hai vinto.
       *[no] Ha vinto { $winners }.
    }
   *[other] Primo posto a pari merito: { $winners }.
}

## Perché la partita è finita

tigris-over-bag = La partita è finita: nel sacchetto non restano abbastanza tessere.
tigris-over-treasures = La partita è finita: sulla mappa restano non più di due Tesori.
tigris-over-stalled = La partita è finita: per dieci giri nessuno ha usato una tessera o una Catastrofe.

## Che cosa può presto far finire la partita

tigris-near-treasures = Restano tre Tesori sulla mappa: se ne viene preso un altro, la partita finisce alla fine di quel turno.
tigris-near-treasures-taken = { $count ->
    [0] Non restano Tesori sulla mappa: la partita finisce alla fine di questo turno.
    [one] Resta un Tesoro sulla mappa: la partita finisce alla fine di questo turno.
   *[other] Restano { $count } Tesori sulla mappa: la partita finisce alla fine di questo turno.
}
tigris-near-bag = { $count ->
    [0] Il sacchetto è vuoto: la partita finisce appena non si può completare una mano.
    [one] Resta una tessera nel sacchetto: la partita finisce appena non si può completare una mano.
   *[other] Restano { $count } tessere nel sacchetto: la partita finisce appena non si può completare una mano.
}

## Domande: che cosa succede, poi che cosa si chiede

tigris-ask-take-action = { $left ->
    [one] Ti resta un'azione.
   *[other] Ti restano { $left } azioni.
}
tigris-ask-take-action-verb = Che cosa fai?
tigris-ask-take-action-tile-colour = Quale tessera metti?
tigris-ask-take-action-tile-cell = Dove metti { tigris-part-the-tile }?
tigris-ask-take-action-leader-colour = Quale Leader piazzi o sposti?
tigris-ask-take-action-leader-cell = Dove va il tuo { tigris-part-leader }?
tigris-ask-take-action-withdraw-colour = Quale Leader ritiri?
tigris-ask-take-action-catastrophe-cell = Dove va la Catastrofe?
tigris-ask-take-action-swap-tiles = Quali tessere cambi (R Tempio, B Fattoria, G Mercato, K Insediamento)?

tigris-ask-add-tiles = { $kind ->
    [revolt] Rivolta:
   *[war] Guerra:
} { $attacks ->
    [yes] attacchi con { $strength } contro { $against }, e a parità vince il difensore.
   *[no] difendi con { $strength } contro { $against }, e ti basta la parità.
}
tigris-ask-add-tiles-tiles = { $colour ->
    [red] Quanti Templi aggiungi?
    [blue] Quante Fattorie aggiungi?
    [green] Quanti Mercati aggiungi?
   *[black] Quanti Insediamenti aggiungi?
}

tigris-ask-pick-war = C'è più di una guerra da combattere.
tigris-ask-pick-war-colour = Quali Leader combattono adesso?

tigris-ask-build-monument = Puoi costruire un Monumento in { $squares }. Se rinunci, lì non potrai più costruire.
tigris-ask-build-monument-verb = Costruisci un Monumento?
tigris-ask-build-monument-build-cell = Su quale quadrato? Indica il suo spazio in alto a sinistra.
tigris-ask-build-monument-build-monument = Quale Monumento costruisci?

tigris-ask-leave-one-treasure = Il tuo Mercante prende tutti gli altri Tesori del Regno.
tigris-ask-leave-one-treasure-cell = Quale Tesoro resta?

tigris-ask-draw-from = Peschi una tessera.
tigris-ask-draw-from-source = Prendi la tessera dalla riserva o dal sacchetto?

tigris-ask-draw = { $count ->
    [one] La sorte pesca una tessera dal sacchetto.
   *[other] La sorte pesca { $count } tessere dal sacchetto.
}
tigris-ask-draw-word = Quale tessera esce?

tigris-ask-show = { $count ->
    [one] La sorte mette una tessera nella riserva.
   *[other] La sorte mette { $count } tessere nella riserva.
}
tigris-ask-show-word = Quale tessera esce?

tigris-ask-draw-lot = La sorte decide chi comincia.
tigris-ask-draw-lot-seat = Chi comincia?

## Scelte

tigris-word-tile = Metti una tessera
tigris-word-leader = Piazza o sposta un Leader
tigris-word-withdraw = Ritira un Leader
tigris-word-catastrophe = Gioca una Catastrofe
tigris-word-swap = Cambia tessere
tigris-word-end = Chiudi il turno

tigris-word-tile-red = Tempio
tigris-word-tile-blue = Fattoria
tigris-word-tile-green = Mercato
tigris-word-tile-black = Insediamento

tigris-word-leader-red = Sacerdote
tigris-word-leader-blue = Agricoltore
tigris-word-leader-green = Mercante
tigris-word-leader-black = Re

tigris-word-withdraw-red = { tigris-word-leader-red }
tigris-word-withdraw-blue = { tigris-word-leader-blue }
tigris-word-withdraw-green = { tigris-word-leader-green }
tigris-word-withdraw-black = { tigris-word-leader-black }

tigris-word-add-tiles = { $count ->
    [0] Non aggiungere niente
   *[other] Aggiungi { tigris-part-tiles }
}

tigris-word-pick-war-red = Sacerdoti
tigris-word-pick-war-blue = Agricoltori
tigris-word-pick-war-green = Mercanti
tigris-word-pick-war-black = Re

tigris-word-build = Costruisci
tigris-word-decline = Rinuncia
tigris-word-build-red-blue = Rosso-blu
tigris-word-build-red-green = Rosso-verde
tigris-word-build-red-black = Rosso-nero
tigris-word-build-blue-green = Blu-verde
tigris-word-build-blue-black = Blu-nero
tigris-word-build-green-black = Verde-nero

tigris-word-draw-from-bag = Alla cieca dal sacchetto
tigris-word-draw-from-red = Tempio dalla riserva
tigris-word-draw-from-blue = Fattoria dalla riserva
tigris-word-draw-from-green = Mercato dalla riserva
tigris-word-draw-from-black = Insediamento dalla riserva

tigris-word-draw-red = { tigris-word-tile-red }
tigris-word-draw-blue = { tigris-word-tile-blue }
tigris-word-draw-green = { tigris-word-tile-green }
tigris-word-draw-black = { tigris-word-tile-black }

tigris-word-show-red = { tigris-word-tile-red }
tigris-word-show-blue = { tigris-word-tile-blue }
tigris-word-show-green = { tigris-word-tile-green }
tigris-word-show-black = { tigris-word-tile-black }

## What an answer would bring

tigris-consequence-point = { $colour ->
    [red] Un punto rosso
    [blue] Un punto blu
    [green] Un punto verde
   *[black] Un punto nero
} per { $you ->
    [yes] te
   *[no] { $player }
}
tigris-consequence-war = { $colour ->
    [red] { web-tigris-war-red }
    [blue] { web-tigris-war-blue }
    [green] { web-tigris-war-green }
   *[black] { web-tigris-war-black }
}: { $you ->
    [attacker] tu { $attack }, { $defender } { $defence }
    [defender] { $attacker } { $attack }, tu { $defence }
   *[no] { $attacker } { $attack }, { $defender } { $defence }
}
tigris-consequence-revolt = Rivolta contro { $player }: { $attack } a { $defence }
tigris-consequence-unites = Unisce due Regni senza guerra
tigris-consequence-monument = Si può costruire un Monumento
tigris-consequence-treasure = { $you ->
    [yes] Un Tesoro per te
   *[no] Un Tesoro per { $player }
}
tigris-consequence-home = { $you ->
    [yes] Il tuo { $colour ->
        [red] Sacerdote
        [blue] Agricoltore
        [green] Mercante
       *[black] Re
    } torna a casa
   *[no] { $colour ->
        [red] Il Sacerdote
        [blue] L’Agricoltore
        [green] Il Mercante
       *[black] Il Re
    } di { $player } torna a casa
}
tigris-consequence-parts = Divide il Regno
tigris-consequence-no-tile = Nessuno fa punti
tigris-consequence-no-leader = Qui nessuna rivolta
tigris-consequence-no-catastrophe = Nessun Leader torna a casa

## Perché una risposta è rifiutata; il paragrafo segue

tigris-no-no-such-action = «{ $word }» non è un'azione: metti una tessera, piazza, sposta o ritira un Leader, gioca una Catastrofe, cambia tessere, oppure chiudi il turno.
tigris-no-no-such-cell = Lo spazio «{ $word }» non esiste: le colonne vanno dalla A alla P, le righe da 1 a 11.
tigris-no-cell-taken = Quello spazio è occupato: scegline uno vuoto.

tigris-no-no-tile-to-lay = Non hai tessere che si possano giocare.
tigris-no-no-such-colour = «{ $word }» non è una tessera: ci sono Templi (rosso), Fattorie (blu), Mercati (verde) e Insediamenti (nero).
tigris-no-tile-not-held = Non hai in mano una tessera di quel tipo.
tigris-no-no-cell-for-tile = Non c'è più uno spazio in cui mettere una tessera di quel tipo.
tigris-no-wrong-ground = Le Fattorie vanno solo sul Fiume; Templi, Mercati e Insediamenti solo su terra.
tigris-no-tile-joins-three-kingdoms = La tessera unirebbe tre o più Regni; può toccarne due al massimo.

tigris-no-no-such-leader = «{ $word }» non è un Leader: hai un Sacerdote (rosso), un Agricoltore (blu), un Mercante (verde) e un Re (nero).
tigris-no-no-cell-for-leader = Non c'è posto: a un Leader serve uno spazio di terra vuoto accanto a un Tempio scoperto, che tocchi al massimo un Regno.
tigris-no-no-leader-on-board = Nessuno dei tuoi Leader è sulla mappa.
tigris-no-leader-at-home = Quel Leader non è sulla mappa: non si può ritirare.
tigris-no-stands-there-already = Il Leader si trova già lì: scegli un altro spazio.
tigris-no-leader-on-river = I Leader vanno solo su terra.
tigris-no-no-temple-beside = A un Leader serve un Tempio scoperto accanto, e quello spazio non ne ha.
tigris-no-leader-joins-kingdoms = Un Leader non può unire due Regni: il suo spazio può toccarne uno al massimo.

tigris-no-no-catastrophe-left = Non ti restano Catastrofi da giocare.
tigris-no-on-a-leader = Una Catastrofe non può andare su un Leader: scegli uno spazio vuoto o una tessera scoperta.
tigris-no-on-a-monument = Un Monumento non si può distruggere: scegli uno spazio vuoto o una tessera scoperta.
tigris-no-on-a-treasure = Un Tesoro protegge la sua tessera: scegli uno spazio vuoto o una tessera che non ne abbia.
tigris-no-on-a-catastrophe = In quello spazio c'è già una Catastrofe.

tigris-no-no-tile-to-swap = Per un cambio serve almeno una tessera della tua mano; se non vuoi fare nulla, chiudi il turno.
tigris-no-no-such-tiles = «{ $word }» non è un elenco di tessere: scrivi una lettera per ciascuna, R Tempio, B Fattoria, G Mercato, K Insediamento.
tigris-no-not-so-many-held = Non ne hai abbastanza in mano.
tigris-no-tiles-in-the-order-of-colours = Scrivi le tessere nell'ordine R, B, G, K.

tigris-no-conflict-is-fought-out = Durante un conflitto i Leader non si possono spostare né ritirare.
tigris-no-not-a-number-of-tiles = Scrivi il numero di tessere che aggiungi, 0 per nessuna.
tigris-no-would-not-matter = Nella Variante Inglese puoi aggiungere tessere solo per passare in vantaggio in attacco o per pareggiare in difesa; puoi sempre non aggiungerne.
tigris-no-no-such-war = Quella guerra non c'è: scegli fra i Leader in conflitto.

tigris-no-build-or-decline = Costruisci il Monumento o rinuncia.
tigris-no-no-square = Lì non c'è un quadrato completo.
tigris-no-square-declined-before = A un Monumento su quel quadrato si è già rinunciato: lì non si può più costruire.
tigris-no-no-such-monument = «{ $word }» non è un Monumento: ce n'è uno per ogni coppia di colori, per esempio rosso-blu.
tigris-no-no-such-monument-left = Quel Monumento è già stato costruito, oppure non ha il colore del quadrato.

tigris-no-framed-treasures-go-first = I Tesori sugli spazi incorniciati si prendono per primi: lasciane uno senza cornice.
tigris-no-no-such-treasure = In quello spazio non c'è un Tesoro che puoi lasciare.

tigris-no-bag-empty = Il sacchetto è vuoto: prendi una tessera dalla riserva.
tigris-no-not-in-reserve = Nella riserva non ci sono tessere di quel colore.
tigris-no-no-such-source = Prendi un colore dalla riserva, oppure pesca dal sacchetto.

## Opzioni

tigris-option-english = Variante Inglese
tigris-option-english-about = Nei conflitti puoi aggiungere tessere solo se contano: in attacco per passare in vantaggio, in difesa per pareggiare.
tigris-option-open-tiles = Variante delle Tessere Scoperte
tigris-option-open-tiles-about = Accanto alla mappa ci sono sei tessere scoperte; si pesca una tessera alla volta, da lì o alla cieca dal sacchetto.
tigris-option-open-scores = Punteggi palesi
tigris-option-open-scores-about = I punti e i Tesori di tutti sono visibili per l'intera partita.
tigris-option-stall-guard = Salvaguardia dallo stallo
tigris-option-stall-guard-about = La partita finisce se per dieci giri nessuno usa una tessera o una Catastrofe. Serve alle simulazioni.

## Come si chiamano i pezzi disegnati

tigris-piece-board = { tigris-title }
tigris-piece-tile-red = Tempio
tigris-piece-tile-blue = Fattoria
tigris-piece-tile-green = Mercato
tigris-piece-tile-black = Insediamento
tigris-piece-tile-back = tessera coperta
tigris-piece-leader-lion-red = Sacerdote del Leone
tigris-piece-leader-lion-blue = Agricoltore del Leone
tigris-piece-leader-lion-green = Mercante del Leone
tigris-piece-leader-lion-black = Re del Leone
tigris-piece-leader-bull-red = Sacerdote del Toro
tigris-piece-leader-bull-blue = Agricoltore del Toro
tigris-piece-leader-bull-green = Mercante del Toro
tigris-piece-leader-bull-black = Re del Toro
tigris-piece-leader-archer-red = Sacerdote dell'Arciere
tigris-piece-leader-archer-blue = Agricoltore dell'Arciere
tigris-piece-leader-archer-green = Mercante dell'Arciere
tigris-piece-leader-archer-black = Re dell'Arciere
tigris-piece-leader-potter-red = Sacerdote del Vasaio
tigris-piece-leader-potter-blue = Agricoltore del Vasaio
tigris-piece-leader-potter-green = Mercante del Vasaio
tigris-piece-leader-potter-black = Re del Vasaio
tigris-piece-monument-red-blue = Monumento rosso-blu
tigris-piece-monument-red-green = Monumento rosso-verde
tigris-piece-monument-red-black = Monumento rosso-nero
tigris-piece-monument-blue-green = Monumento blu-verde
tigris-piece-monument-blue-black = Monumento blu-nero
tigris-piece-monument-green-black = Monumento verde-nero
tigris-piece-treasure = Tesoro
tigris-piece-catastrophe = Catastrofe
tigris-piece-unification = tessera Unificazione
