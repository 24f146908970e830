### Galactic Warlords: Battle for Dominion.

warlords-title = Galactic Warlords
warlords-tagline = Carte stellari strappate, mercenari in vendita, pianeti che valgono una guerra. Il signore della guerra con più potere domina la galassia.

## Parts of other messages

warlords-part-numbered = { $name } { $number }
warlords-part-units = { $kind ->
    [infantry] { $count ->
        [one] un fante
       *[other] { $count } fanti
    }
    [tank] { $count ->
        [one] un carro
       *[other] { $count } carri
    }
   *[aircraft] { $count ->
        [one] un aereo
       *[other] { $count } aerei
    }
}
warlords-part-dice = { $kind ->
    [hit] { $count ->
        [one] un colpo
       *[other] { $count } colpi
    }
    [invader] { $count ->
        [one] un invasore
       *[other] { $count } invasori
    }
   *[miss] { $count ->
        [one] un vuoto
       *[other] { $count } vuoti
    }
}

## What things are called

warlords-name-core = Nucleo
warlords-name-ultara = Ultara
warlords-name-vessk = Vessk
warlords-name-hiran = Hiran
warlords-name-dorn = Dorn
warlords-name-rohn = Rohn
warlords-name-kaleth = Kaleth
warlords-name-ommar = Ommar
warlords-name-jyss = Jyss
warlords-name-core1 = Nucleo 1
warlords-name-core2 = Nucleo 2
warlords-name-core3 = Nucleo 3
warlords-name-core4 = Nucleo 4
warlords-name-core5 = Nucleo 5

warlords-name-yellow = Altora
warlords-name-blue = Remmen
warlords-name-white = Oku'Nar
warlords-name-green = Fellerian
warlords-name-red = Praxis
warlords-name-purple = Kiithos

warlords-name-deploy = Schieramento
warlords-name-deploy-only = Solo schieramento
warlords-name-assassinate = Assassinio
warlords-name-subterfuge = Sotterfugio
warlords-name-bombard = Bombardamento
warlords-name-support = Supporto
warlords-name-recon = Ricognizione
warlords-name-blockade = Blocco

warlords-name-heavy-assault = Assalto pesante
warlords-name-orbital-bombardment = Bombardamento orbitale
warlords-name-call-support = Chiamata di supporto
warlords-name-covert-ops = Operazioni segrete

warlords-name-tactical-drop = Sbarco tattico
warlords-name-tactical-invade = Invasione tattica

warlords-name-hit = colpo
warlords-name-invader = invasore
warlords-name-miss = vuoto

warlords-name-m01 = Vessa Tarn
warlords-name-m02 = Korr Ombelt
warlords-name-m03 = Sorella Quill
warlords-name-m04 = Drego Vance
warlords-name-m05 = Ashka Null
warlords-name-m06 = Vecchio Marrow
warlords-name-m07 = Lyra Voss-9
warlords-name-m08 = Tobin Crake
warlords-name-m09 = Zeb Hallow
warlords-name-m10 = Mirren Day
warlords-name-m11 = Capitano Oss
warlords-name-m12 = Nyx Calder
warlords-name-m13 = Brakka Vocione
warlords-name-m14 = Ilo Prane
warlords-name-m15 = Sable Wren
warlords-name-m16 = Jorun Keth
warlords-name-m17 = Hex Adaire
warlords-name-m18 = Pell Duemonete
warlords-name-m19 = Maresciallo Irix
warlords-name-m20 = Dusk Ferro
warlords-name-m21 = Gant Orrin
warlords-name-m22 = Rook Salazar
warlords-name-m23 = Thessa Vyle
warlords-name-m24 = Umber Jax
warlords-name-m25 = Corvin Ash
warlords-name-m26 = Petra Nove
warlords-name-m27 = Skarn Dool
warlords-name-m28 = Wick Tolliver
warlords-name-m29 = Yara Blackwake
warlords-name-m30 = Emmet Sorrow
warlords-name-m31 = Fenn Karrow
warlords-name-m32 = Graves Lund
warlords-name-m33 = Halis Mote
warlords-name-m34 = Inka Straad
warlords-name-m35 = Jessik Rail
warlords-name-m36 = Kade Umbra
warlords-name-m37 = Loam Petrosk
warlords-name-m38 = Madre Statica
warlords-name-m39 = Nolan Fyre
warlords-name-m40 = Orsa Quint

## What cards, actions and abilities do

warlords-about-mercenary = Missione { $mission }. { $actions }. Recluta { $units }. Metà sinistra { $left }, metà destra { $right }.
warlords-about-deploy = Porta da una a tre unità dalla tua rampa di lancio su un pianeta nel settore della tua nave madre; se c'è un aereo, ovunque. Un pianeta vuoto porta potere, uno avversario viene invaso.
warlords-about-deploy-only = Schiera da una a tre unità su un pianeta vuoto o tuo.
warlords-about-assassinate = Ferisce un mercenario senza protezione o uccide una guardia.
warlords-about-subterfuge = Prende a caso una carta dalla mano di qualcuno, per scambiarla o per usarne un'azione.
warlords-about-bombard = Uccide un fante avversario su un pianeta qualsiasi. Con un aereo, due dadi possono distruggere altro.
warlords-about-support = Pesca una carta supporto.
warlords-about-recon = Uno sguardo ai pianeti di un settore inesplorato; può restarvi un segnalino ricognizione.
warlords-about-blockade = Annulla una carta supporto giocata da un altro.
warlords-about-heavy-assault = Ferisce un mercenario senza protezione, anche se è l'unico, o uccide una guardia. Una volta per partita.
warlords-about-orbital-bombardment = Distrugge tutte le unità su un pianeta, anche le tue. Una volta per partita.
warlords-about-call-support = Pesca due carte supporto. Una volta per partita.
warlords-about-covert-ops = Uno schieramento su qualsiasi pianeta scoperto, anche invadendo, senza nave madre né aereo. Una volta per partita.
warlords-about-tactical-drop = Quando la tua nave madre entra nel suo settore: sbarca subito unità lì, su un pianeta vuoto o tuo.
warlords-about-tactical-invade = Quando la tua nave madre entra nel suo settore: sbarca subito unità lì; puoi invadere.

## What happened: one line of the log each

warlords-fact-first-player-drawn = { $you ->
    [yes] La sorte ha scelto te: cominci tu.
   *[no] La sorte ha scelto { $player }, che comincia.
}
warlords-fact-planets-revealed = Scoperti nel settore { $sector }: { $types }.
warlords-fact-markers-laid = I segnalini del tracciato della reputazione: { $actions }.
warlords-fact-cards-given-up = Tutti hanno rimesso due mercenari nel mazzo.
warlords-fact-mercenaries-drawn = { $you ->
    [yes] Hai pescato
   *[no] { $player } ha pescato
} { $count ->
    [one] un mercenario
   *[other] { $count } mercenari
} dal mazzo.
warlords-fact-mercenaries-seen = { $you ->
    [yes] Hai pescato
   *[no] { $player } ha pescato
}: { $cards }.
warlords-fact-support-drawn = { $you ->
    [yes] Hai pescato una carta supporto.
   *[no] { $player } ha pescato una carta supporto.
}
warlords-fact-support-seen = { $you ->
    [yes] Hai pescato la carta supporto { $card }.
   *[no] { $player } ha pescato la carta supporto { $card }.
}
warlords-fact-support-shuffled = { $count ->
    [one] La carta supporto scartata diventa il nuovo mazzo.
   *[other] Le { $count } carte supporto scartate, mescolate, diventano il nuovo mazzo.
}
warlords-fact-market-filled = Novità nel mercato: { $cards }.
warlords-fact-market-cleared = Il mercato si svuota: { $cards } escono dal gioco.
warlords-fact-mercenary-hired = { $you ->
    [yes] Hai ingaggiato { $card } dal mercato.
   *[no] { $player } ha ingaggiato { $card } dal mercato.
}
warlords-fact-turn-began = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $player }.
}
warlords-fact-recovered = Recupero{ $you ->
    [yes] {""}
   *[no] { " " }di { $player }
}, fanti: { $ready } sulla rampa di lancio, { $decon } in decontaminazione.
warlords-fact-recalled = { $you ->
    [yes] Hai richiamato
   *[no] { $player } ha richiamato
} { $count ->
    [one] un fante
   *[other] { $count } fanti
} dal pianeta { $planet }.
warlords-fact-ship-moved = { $origin ->
    [none] { $you ->
        [yes] Hai piazzato la tua nave madre nel settore { $sector }.
       *[no] { $player } ha piazzato la nave madre nel settore { $sector }.
    }
   *[other] { $you ->
        [yes] Hai spostato la tua nave madre dal settore { $origin } al settore { $sector }.
       *[no] { $player } ha spostato la nave madre dal settore { $origin } al settore { $sector }.
    }
}
warlords-fact-ship-stayed = { $you ->
    [yes] La tua nave madre resta nel settore { $sector }.
   *[no] La nave madre di { $player } resta nel settore { $sector }.
}
warlords-fact-token-shown = { $you ->
    [yes] Hai usato
   *[no] { $player } ha usato
} un segnalino ricognizione nel settore { $sector }: { $token }.
warlords-fact-token-taken-back = { $you ->
    [yes] Hai ripreso
   *[no] { $player } ha ripreso
} il segnalino ricognizione dal settore { $sector }.
warlords-fact-mercenary-played = { $you ->
    [yes] Hai giocato
   *[no] { $player } ha giocato
} { $card } { $side ->
    [left] all'estremità sinistra della fila.
    [right] all'estremità destra della fila.
   *[first] per primo nella fila.
}
warlords-fact-recruited = { $count ->
    [0] { $you ->
        [yes] La tua riserva non ha più reclute.
       *[no] La riserva di { $player } non ha più reclute.
    }
   *[other] { $you ->
        [yes] Hai reclutato { $units }.
       *[no] { $player } ha reclutato { $units }.
    }
}
warlords-fact-guard-placed = { $you ->
    [yes] Hai messo
   *[no] { $player } ha messo
} una guardia tra { $cards } ({ $ability }).
warlords-fact-ability-used = { $you ->
    [yes] Hai usato { $ability }.
   *[no] { $player } ha usato { $ability }.
}
warlords-fact-action-played = { $you ->
    [yes] Hai eseguito
   *[no] { $player } ha eseguito
} { $action }{ $source ->
    [mercenary] {""}
    [support] , con una carta supporto
   *[subterfuge] , con la carta appena presa
}{ $cost ->
    [infantry] ; costo: un fante.
    [aircraft] ; costo: un aereo.
   *[none] .
}
warlords-fact-units-deployed = { $you ->
    [yes] Hai schierato { $units } sul pianeta { $planet }.
   *[no] { $player } ha schierato { $units } sul pianeta { $planet }.
}
warlords-fact-power-gained = { $you ->
    [yes] Hai guadagnato
   *[no] { $player } ha guadagnato
} { $power } di potere { $why ->
    [deploy] per il pianeta vuoto.
   *[reputation] per la reputazione.
}
warlords-fact-mercenary-wounded = { $you ->
    [yes] Hai ferito il mercenario di { $owner }: { $card }.
    [owner] { $player } ha ferito il tuo mercenario { $card }.
   *[no] { $player } ha ferito il mercenario di { $owner }: { $card }.
}
warlords-fact-guard-killed = { $you ->
    [yes] Hai ucciso la guardia di { $owner }
    [owner] { $player } ha ucciso la tua guardia
   *[no] { $player } ha ucciso la guardia di { $owner }
} tra { $cards } ({ $ability }).
warlords-fact-card-taken = { $you ->
    [yes] Hai preso un mercenario dalla mano di { $owner }.
    [owner] { $player } ha preso un mercenario dalla tua mano.
   *[no] { $player } ha preso un mercenario dalla mano di { $owner }.
}
warlords-fact-taken-card-seen = { $you ->
    [yes] Hai preso { $card } a { $owner }.
    [owner] { $player } ti ha preso { $card }.
   *[no] { $player } ha preso { $card } a { $owner }.
}
warlords-fact-cards-exchanged = { $you ->
    [yes] Hai scambiato un mercenario con { $owner }.
    [owner] { $player } ha scambiato un mercenario con te.
   *[no] { $player } ha scambiato un mercenario con { $owner }.
}
warlords-fact-exchange-seen = { $you ->
    [yes] Hai dato { $card } a { $owner }.
    [owner] { $player } ti ha dato { $card }.
   *[no] { $player } ha dato { $card } a { $owner }.
}
warlords-fact-taken-card-shown = { $you ->
    [yes] Hai mostrato { $card } di { $owner }, per usarne un'azione.
    [owner] { $player } ha mostrato il tuo mercenario { $card }, per usarne un'azione.
   *[no] { $player } ha mostrato { $card } di { $owner }, per usarne un'azione.
}
warlords-fact-taken-card-returned = { $you ->
    [yes] Hai restituito la carta a { $owner }.
    [owner] { $player } ti ha restituito la carta.
   *[no] { $player } ha restituito la carta a { $owner }.
}
warlords-fact-planet-bombarded = { $you ->
    [yes] Hai bombardato il pianeta { $planet }.
   *[no] { $player } ha bombardato il pianeta { $planet }.
}
warlords-fact-dice-rolled = { $you ->
    [yes] Hai tirato: { $dice }.
   *[no] { $player } ha tirato: { $dice }.
}
warlords-fact-units-lost = { $you ->
    [yes] Hai perso { $units } sul pianeta { $planet }.
   *[no] { $player } ha perso { $units } sul pianeta { $planet }.
}
warlords-fact-sector-scouted = { $you ->
    [yes] Hai guardato i pianeti del settore { $sector }.
   *[no] { $player } ha guardato i pianeti del settore { $sector }.
}
warlords-fact-planets-seen = { $you ->
    [yes] Hai visto: { $types } ({ $planets }).
   *[no] { $player } ha visto: { $types } ({ $planets }).
}
warlords-fact-token-placed = { $you ->
    [yes] Hai lasciato un segnalino ricognizione nel settore { $sector }.
   *[no] { $player } ha lasciato un segnalino ricognizione nel settore { $sector }.
}
warlords-fact-support-played = { $you ->
    [yes] Hai giocato la carta supporto { $card }.
   *[no] { $player } ha giocato la carta supporto { $card }.
}
warlords-fact-blockade-settled = { $owner ->
    [none] Nessuno risponde a { $card } con un Blocco.
   *[other] { $you ->
        [owner] Hai risposto a { $card } con un Blocco.
       *[no] { $owner } ha risposto a { $card } con un Blocco.
    }
}
warlords-fact-support-cancelled = { $you ->
    [yes] La tua carta { $card } non ha effetto.
   *[no] La carta { $card } di { $player } non ha effetto.
}
warlords-fact-reputation-gained = { $you ->
    [yes] La tua reputazione sale a { $space }.
   *[no] La reputazione di { $player } sale a { $space }.
}
warlords-fact-bonus-taken = { $you ->
    [yes] Hai scelto
   *[no] { $player } ha scelto
} { $bonus ->
    [infantry] un fante.
    [repair_tank] un carro dalla riserva.
    [mercenary] un mercenario.
    [support] una carta supporto.
   *[recover] un recupero.
}
warlords-fact-invasion-began = { $you ->
    [invader] Invadi il pianeta { $planet } con { $units } contro { $against } di { $defender }.
    [defender] { $invader } invade il pianeta { $planet } con { $units }; tu difendi con { $against }.
   *[no] { $invader } invade il pianeta { $planet } con { $units } contro { $against } di { $defender }.
}
warlords-fact-track-fell = Devastazione: il segnalino di { $planet_type } scende alla posizione { $position }.
warlords-fact-guard-sent = { $you ->
    [yes] Hai mandato
   *[no] { $player } ha mandato
} la guardia tra { $cards } sul pianeta { $planet }{ $manoeuvre ->
    [efficient_aim] , con Mira precisa.
    [fortify] , con Fortificazione.
    [reinforcements] , con Rinforzi.
    [first_strike] , con Primo colpo.
   *[none] .
}
warlords-fact-invasion-ended = { $winner ->
    [none] { $you ->
        [invader] Dopo la tua battaglia contro { $defender } sul pianeta { $planet } non resta nessuno.
        [defender] Dopo la tua battaglia contro { $invader } sul pianeta { $planet } non resta nessuno.
       *[no] Dopo la battaglia tra { $invader } e { $defender } sul pianeta { $planet } non resta nessuno.
    }
   *[other] { $you ->
        [winner] Hai vinto la battaglia del pianeta { $planet }.
        [invader] { $winner } ha vinto contro di te la battaglia del pianeta { $planet }.
        [defender] { $winner } ha vinto contro di te la battaglia del pianeta { $planet }.
       *[no] { $winner } ha vinto la battaglia del pianeta { $planet } ({ $invader } contro { $defender }).
    }
}
warlords-fact-planets-exchanged = { $you ->
    [yes] Hai scambiato pianeti con { $mate }: { $planets }.
    [mate] { $player } ha scambiato pianeti con te: { $planets }.
   *[no] { $player } e { $mate } hanno scambiato pianeti: { $planets }.
}
warlords-fact-troops-sent = { $count ->
    [one] { $you ->
        [yes] Hai mandato un fante a { $mate }.
        [mate] { $player } ti ha mandato un fante.
       *[no] { $player } ha mandato un fante a { $mate }.
    }
   *[other] { $you ->
        [yes] Hai mandato { $count } fanti a { $mate }.
        [mate] { $player } ti ha mandato { $count } fanti.
       *[no] { $player } ha mandato { $count } fanti a { $mate }.
    }
}
warlords-fact-end-triggered = { $reason ->
    [last_card] { $you ->
        [yes] Hai preso l'ultimo mercenario: tutti hanno ancora un turno.
       *[no] { $player } ha preso l'ultimo mercenario: tutti hanno ancora un turno.
    }
    [reputation] { $you ->
        [yes] Hai raggiunto la fine del tracciato della reputazione: la partita termina dopo questo turno.
       *[no] { $player } ha raggiunto la fine del tracciato della reputazione: la partita termina dopo questo turno.
    }
   *[four_of_a_kind] { $you ->
        [yes] Hai quattro mercenari con la stessa missione: la partita termina dopo questo turno.
       *[no] { $player } ha quattro mercenari con la stessa missione: la partita termina dopo questo turno.
    }
}
warlords-fact-game-over = { $reason ->
    [last_card] { warlords-over-last_card }
    [reputation] { warlords-over-reputation }
   *[four_of_a_kind] { warlords-over-four_of_a_kind }
} Potere finale: { $power }. { $count ->
    [one] { $you ->
        [yes] La vittoria è tua.
       *[no] Vince { $winners }.
    }
   *[other] { $you ->
        [yes] La vittoria è anche tua: { $winners }.
       *[no] Vincono { $winners }.
    }
}

## Why the game is over

warlords-over-last_card = La partita è finita: l'ultimo mercenario è stato ingaggiato e l'ultimo giro giocato.
warlords-over-reputation = La partita è finita: qualcuno ha raggiunto la fine del tracciato della reputazione.
warlords-over-four_of_a_kind = La partita è finita: in una fila ci sono quattro mercenari con la stessa missione.

## Che cosa può presto far finire la partita

warlords-near-last-turn = La partita finisce con questo turno.
warlords-near-last-round = { $count ->
    [one] L'ultimo mercenario è stato preso: questo è l'ultimo turno.
   *[other] L'ultimo mercenario è stato preso: restano { $count } turni, compreso questo.
}
warlords-near-four-of-a-kind = Manca una carta a quattro mercenari con la stessa missione, che chiudono la partita: { $players } ({ $planet }).
warlords-near-reputation = A un passo dalla fine del tracciato della reputazione, che chiude la partita: { $players }.
warlords-near-last-card = Il prossimo ingaggio può prendere l'ultimo mercenario. Poi tutti giocano ancora un turno.

## Questions: what is going on, then what is asked

warlords-ask-give-up-cards = Hai ricevuto cinque mercenari e ne tieni tre; gli altri due tornano nel mazzo.
warlords-ask-give-up-cards-card = A quale mercenario rinunci per primo?
warlords-ask-give-up-cards-other = A quale altro mercenario rinunci?

warlords-ask-may-recall = Richiamo: la fanteria sui pianeti può tornare sulla tua rampa di lancio.
warlords-ask-may-recall-verb = Richiami fanteria dai tuoi pianeti?
warlords-ask-may-recall-recall-planet = Da quale pianeta richiami fanteria?
warlords-ask-may-recall-recall-count = Quanti fanti tornano dal pianeta { $planet }?

warlords-ask-move-ship = La tua nave madre si sposta a ogni turno.
warlords-ask-move-ship-sector = In quale settore va la tua nave madre?

warlords-ask-may-use-token = Il tuo segnalino ricognizione è in questo settore. Usato o no, in questo turno torna a te.
warlords-ask-may-use-token-verb = Usi adesso il tuo segnalino ricognizione?
warlords-ask-may-use-token-use-planet = Su quale pianeta schieri?
warlords-ask-may-use-token-use-units = Quali unità sbarcano sul pianeta { $planet }?

warlords-ask-play-mercenary = Un mercenario entra nella tua fila e ti dà reclute e azioni.
warlords-ask-play-mercenary-card = Quale mercenario giochi?
warlords-ask-play-mercenary-side = A quale estremità della tua fila giochi { $card }?

warlords-ask-may-place-guard = Hai completato un cerchio: { $ability }. Si può presidiare adesso o mai più.
warlords-ask-may-place-guard-verb = Metti una guardia su questo cerchio?

warlords-ask-take-action = { $count ->
    [0] Tutte le azioni del tuo mercenario sono compiute.
    [one] Al tuo mercenario resta un'azione: { $left }.
   *[other] Al tuo mercenario restano { $count } azioni: { $left }.
}{ $team ->
    [yes] { " " }È possibile anche un'azione di squadra.
   *[no] {""}
}
warlords-ask-take-action-verb = Quale azione fai?
warlords-ask-take-action-bombard-cost = Con che cosa paghi il bombardamento?
warlords-ask-take-action-card-card = Quale carta supporto giochi?
warlords-ask-take-action-exchange-planets-own = Quale pianeta cedi?
warlords-ask-take-action-exchange-planets-other = Quale pianeta ricevi in cambio di { $own }?
warlords-ask-take-action-send-troops-count = Quanti fanti mandi a chi è in squadra con te?

warlords-ask-deploy-units = { $way ->
    [deploy] Schieramento: da una a tre unità sbarcano su un pianeta e possono attaccare.
    [borrowed_deploy] Schieramento con una carta presa: da una a tre unità sbarcano su un pianeta ma non possono attaccare.
    [covert_ops] Operazioni segrete: da una a tre unità sbarcano su un qualsiasi pianeta della galassia e possono attaccare.
   *[deploy_only] Solo schieramento: da una a tre unità sbarcano su un pianeta vuoto o tuo.
}
warlords-ask-deploy-units-planet = Su quale pianeta sbarcano le tue unità?
warlords-ask-deploy-units-units = Quali unità sbarcano sul pianeta { $planet }?

warlords-ask-choose-victim = { $heavy ->
    [yes] Assalto pesante: ferisci un mercenario non protetto o uccidi una guardia.
   *[no] Assassinio: ferisci un mercenario non protetto o uccidi una guardia.
}
warlords-ask-choose-victim-verb = Ferisci un mercenario o uccidi una guardia?
warlords-ask-choose-victim-wound-card = Quale mercenario ferisci?
warlords-ask-choose-victim-kill-card = Quale guardia uccidi? La indica il mercenario alla sua sinistra.

warlords-ask-choose-opponent = Sotterfugio: prendi un mercenario a caso. Poi lo tieni e ne dai un altro in cambio, oppure usi una sua azione e lo restituisci.
warlords-ask-choose-opponent-owner = Dalla mano di chi prendi un mercenario?

warlords-ask-use-taken-card = Hai in mano una carta di { $owner }. Scambiala con una tua, oppure usa una sua azione e restituiscila.
warlords-ask-use-taken-card-verb = Che cosa fai con la carta di { $owner }?
warlords-ask-use-taken-card-exchange-card = Quale tuo mercenario dai in cambio a { $owner }?
warlords-ask-use-taken-card-use-action = Quale azione della carta di { $owner } usi?
warlords-ask-use-taken-card-use-cost = Con che cosa paghi { $action }?

warlords-ask-choose-target = Bombardamento: muore un fante su un pianeta di un avversario.
warlords-ask-choose-target-planet = Quale pianeta bombardi?

warlords-ask-choose-destroyed = Sul pianeta: { $units }. Unità che i tuoi colpi distruggono: { $count }.
warlords-ask-choose-destroyed-units = Quali unità distruggono i tuoi colpi?

warlords-ask-scout-sector = Ricognizione: guardi i pianeti di un settore inesplorato.
warlords-ask-scout-sector-sector = Quale settore inesplorato guardi?

warlords-ask-may-place-token = Un segnalino ricognizione può restarvi coperto. Quando la tua nave madre entra, fa sbarcare subito unità lì.
warlords-ask-may-place-token-token = Quale segnalino ricognizione lasci nel settore { $sector }?

warlords-ask-may-blockade = { $owner } gioca { $card }. Un Blocco annulla la carta.
warlords-ask-playing-deed = Che cosa giochi?
warlords-ask-playing-exchange-planets-own = Quale pianeta cedi?
warlords-ask-playing-exchange-planets-other = Quale pianeta ricevi in cambio di { $own }?
warlords-ask-playing-send-troops-count = Quanti fanti mandi?

warlords-ask-may-use-ability = Due tue guardie sono su cerchi dello stesso colore: { $ability }. Un'abilità si usa una volta per partita.
warlords-ask-may-use-ability-verb = Usi adesso { $ability }?

warlords-ask-choose-planet = Bombardamento orbitale: tutto ciò che è su un pianeta viene distrutto.
warlords-ask-choose-planet-planet = Su quale pianeta distruggi tutto?

warlords-ask-choose-bonus = Hai raggiunto la casella { $space } del tracciato della reputazione.
warlords-ask-choose-bonus-bonus = Che cosa prendi per la tua reputazione?
warlords-ask-choose-bonus-card = Quale mercenario prendi dal mercato?

warlords-ask-send-guard = Sul pianeta { $planet } hai meno unità dell'invasore. Una tua guardia può accorrere.
warlords-ask-send-guard-card = Quale guardia mandi? La indica il mercenario alla sua sinistra.

warlords-ask-reroll = Mira precisa: hai tirato { $dice }.
warlords-ask-reroll-dice = Quali dadi ritiri?

warlords-ask-choose-losses = Hai { $units }. Unità da perdere: { $count }.
warlords-ask-choose-losses-units = Quali delle tue unità perdi?

warlords-ask-hire-mercenary = { $last ->
    [yes] La partita finisce con questo turno. Ingaggi ancora un mercenario, ma la carta non conta nulla.
   *[no] Ingaggi un mercenario.
}
warlords-ask-hire-mercenary-verb = Ingaggi dal mercato, o dal mazzo senza vedere?
warlords-ask-hire-mercenary-market-card = Quale mercenario ingaggi?

warlords-ask-give-card = Tu e il tuo compagno di squadra vi scambiate un mercenario.
warlords-ask-give-card-card = Quale mercenario dai a chi è in squadra con te?

warlords-ask-draw-lot = La sorte sceglie chi comincia.
warlords-ask-draw-lot-seat = Chi comincia?
warlords-ask-mix-planets = La sorte pesca i pianeti di questa partita.
warlords-ask-mix-planets-word = Quale tipo è il prossimo?
warlords-ask-lay-markers = La sorte dispone i segnalini del tracciato della reputazione.
warlords-ask-lay-markers-word = Quale azione è la prossima?
warlords-ask-draw-mercenaries = { $count ->
    [one] La sorte pesca un mercenario.
   *[other] La sorte pesca { $count } mercenari.
}
warlords-ask-draw-mercenaries-word = Quale è il prossimo?
warlords-ask-draw-planets = La sorte scopre pianeti: { $planets }.
warlords-ask-draw-planets-word = Quale tipo è il prossimo?
warlords-ask-take-card = La sorte prende una carta dalla mano di { $owner }.
warlords-ask-take-card-word = Quale?
warlords-ask-roll-dice = La sorte tira i dadi.
warlords-ask-roll-dice-word = Che cosa mostra il prossimo dado?
warlords-ask-draw-support = La sorte pesca una carta supporto.
warlords-ask-draw-support-word = Quale?

## Choices

warlords-word-recall = Richiamare fanteria
warlords-word-done = Proseguire
warlords-word-use = Usare
warlords-word-leave = Lasciarlo
warlords-word-guard = Mettere una guardia
warlords-word-decline = Rinunciare
warlords-word-deploy = Schieramento
warlords-word-deploy-only = Solo schieramento
warlords-word-assassinate = Assassinio
warlords-word-subterfuge = Sotterfugio
warlords-word-bombard = Bombardamento
warlords-word-support = Supporto: pescare una carta
warlords-word-recon = Ricognizione
warlords-word-card = Giocare una carta supporto
warlords-word-exchange-cards = Squadra: scambiare carte
warlords-word-exchange-planets = Squadra: scambiare pianeti
warlords-word-send-troops = Squadra: mandare truppe
warlords-word-end = Finire la fase delle azioni
warlords-word-wound = Ferire un mercenario
warlords-word-kill = Uccidere una guardia
warlords-word-exchange = Scambiarla
warlords-word-return = Restituirla
warlords-word-market = Dal mercato
warlords-word-deck = Dal mazzo, senza vedere

warlords-word-play-mercenary-left = Estremità sinistra
warlords-word-play-mercenary-right = Estremità destra
warlords-word-bombard-infantry = Un fante: muore un fante
warlords-word-bombard-aircraft = Un aereo: muore un fante e tiri due dadi
warlords-word-use-infantry = Un fante
warlords-word-use-aircraft = Un aereo
warlords-word-use-none = Niente
warlords-word-may-place-token-none = Nessuno
warlords-word-playing-blockade = Blocco
warlords-word-playing-pass = Passare
warlords-word-playing-exchange-cards = Squadra: scambiare carte
warlords-word-playing-exchange-planets = Squadra: scambiare pianeti
warlords-word-playing-send-troops = Squadra: mandare truppe
warlords-word-play = Agire per la squadra
warlords-word-choose-bonus-infantry = Un fante
warlords-word-choose-bonus-repair-tank = Un carro dalla riserva
warlords-word-choose-bonus-mercenary = Un mercenario
warlords-word-choose-bonus-support = Una carta supporto
warlords-word-choose-bonus-recover = Un recupero della tua fanteria
warlords-word-choose-bonus-power = Potere
warlords-word-choose-bonus-nothing = Niente
warlords-word-send-guard-decline = Non mandare nessuno
warlords-word-reroll-keep = Tenerli tutti

## What an answer would bring

warlords-consequence-power = { $count ->
    [0] Pianeta vuoto, nessun potere
   *[other] Pianeta vuoto: +{ $count } di potere
}
warlords-consequence-reinforces = Rinforza un tuo pianeta
warlords-consequence-invades = { $count ->
    [one] Invasione: { $player } ha lì un'unità
   *[other] Invasione: { $player } ha lì { $count } unità
}
warlords-consequence-guards = { $player } può mandare una guardia, che riduce le tue probabilità
warlords-consequence-odds = Probabilità di vittoria: { $count }%
warlords-consequence-circle = { $side ->
    [left] Completa un cerchio di { $ability } all'estremità sinistra
   *[right] Completa un cerchio di { $ability } all'estremità destra
}
warlords-consequence-opens = Una guardia lì sblocca { $ability }
warlords-consequence-fourth = Il quarto { $planet }: la partita finisce dopo questo turno
warlords-consequence-reveals = { $count ->
    [one] Rivela un pianeta
   *[other] Rivela { $count } pianeti
}
warlords-consequence-token = Lì c'è il tuo segnalino: { $token }
warlords-consequence-cost = { $kind ->
    [infantry] costa un fante
   *[aircraft] costa un aereo
}
warlords-consequence-reputation = La reputazione sale a { $space }
warlords-consequence-takes = { $count ->
    [0] per ora non costa nulla
   *[other] costerebbe { $count } di potere se la partita finisse ora
}
warlords-consequence-clears = Il mercato esce dal gioco
warlords-consequence-manoeuvre = { $manoeuvre ->
    [efficient_aim] Mira precisa: chi difende può ritirare dei dadi, nel primo round.
    [fortify] Fortificazione: un dado in più a chi difende, nel primo round.
    [reinforcements] Rinforzi: le facce dell'invasore colpiscono anche per chi difende, nel primo round.
   *[first_strike] Primo colpo: un dado in meno all'invasore, nel primo round.
}

## Why an answer is refused; the paragraph is added behind

warlords-no-no-such-answer = «{ $word }» non è una risposta a questa domanda.
warlords-no-no-such-action = «{ $word }» non è un'azione.
warlords-no-no-such-sector = Il settore «{ $word }» non esiste.
warlords-no-no-such-planet = Il pianeta «{ $word }» non esiste.
warlords-no-no-such-side = Un mercenario va all'estremità sinistra o destra della fila.
warlords-no-no-such-cost = Un bombardamento si paga con un fante o con un aereo della rampa di lancio.
warlords-no-no-such-token = «{ $word }» non è un segnalino ricognizione: ci sono Sbarco tattico e Invasione tattica.
warlords-no-no-such-dice = Non hai tirato questi dadi.
warlords-no-no-such-support-card = Non hai questa carta supporto.
warlords-no-no-such-exchange = Si scambiano un pianeta tuo e uno del compagno, in due settori adiacenti.
warlords-no-sector-is-full = In quel settore non c'è posto per un'altra nave madre.
warlords-no-not-revealed = Nel primo turno la nave madre va in un settore con i pianeti scoperti.
warlords-no-ship-must-move = La nave madre non può restare dov'è.
warlords-no-too-far = Quel settore non è adiacente e non contiene un tuo segnalino ricognizione.
warlords-no-not-in-your-hand = Quel mercenario non è nella tua mano.
warlords-no-no-infantry-there = Non hai fanti su quel pianeta.
warlords-no-only-infantry-is-recalled = Carri e aerei non si possono richiamare.
warlords-no-not-so-many-there = Lì non hai così tanti fanti.
warlords-no-nothing-to-deploy-on = Non c'è niente da schierare, o nessun pianeta su cui farlo.
warlords-no-face-down = Quel pianeta è coperto: nessuno può schierarvi unità.
warlords-no-may-not-invade = Questa volta le tue unità non possono invadere: scegli un pianeta vuoto o tuo.
warlords-no-planet-of-a-mate = Quel pianeta è del tuo compagno di squadra.
warlords-no-planet-is-full = Un pianeta contiene al massimo tre unità.
warlords-no-too-far-to-deploy = Senza un aereo tra le unità il pianeta deve essere nel settore della tua nave madre; Solo schieramento va oltre soltanto verso pianeti vuoti.
warlords-no-needs-a-dropship = Senza un aereo tra loro le unità non possono sbarcare in un altro settore.
warlords-no-not-these-units = Queste unità non sono sulla tua rampa di lancio, o sono troppe per quel pianeta.
warlords-no-cannot-pay = Non puoi pagare: sulla rampa di lancio manca il necessario.
warlords-no-nothing-to-act-on = Non c'è niente su cui questa azione possa agire.
warlords-no-action-done = Questa azione è già stata eseguita.
warlords-no-not-on-your-mercenary = Il mercenario che hai giocato non mostra questa azione.
warlords-no-no-card-to-play = Non hai carte supporto da giocare adesso.
warlords-no-one-support-card-a-turn = Si gioca al massimo una carta supporto per turno.
warlords-no-card-without-effect = Adesso quella carta non si può eseguire o pagare.
warlords-no-blockade-only-answers = Un Blocco serve solo a rispondere a una carta supporto giocata da altri.
warlords-no-only-blockade-answers = A una carta supporto si risponde solo con un Blocco.
warlords-no-no-blockade = Non hai un Blocco.
warlords-no-no-team-action = Adesso non è possibile nessuna azione di squadra.
warlords-no-not-so-many-troops = Manda almeno un fante, e non più di quanti ne hanno la tua rampa di lancio e la riserva del compagno.
warlords-no-nobody-to-strike = Non c'è nessuno da colpire così.
warlords-no-no-guard-to-kill = Lì non c'è una guardia avversaria.
warlords-no-no-opponents-mercenary = Nessun avversario ha quel mercenario nella fila.
warlords-no-wounded-already = Quel mercenario è già ferito.
warlords-no-protected = Una guardia protegge quel mercenario.
warlords-no-only-mercenary = L'unico mercenario di un avversario non si può ferire.
warlords-no-no-card-to-take = Quell'avversario non ha mercenari in mano.
warlords-no-not-an-opponent = Scegli un avversario.
warlords-no-no-second-subterfuge = Una carta presa con Sotterfugio non serve per un altro Sotterfugio.
warlords-no-not-on-that-card = La carta che hai preso non mostra questa azione.
warlords-no-nothing-to-exchange = Non hai un altro mercenario da dare in cambio.
warlords-no-no-action-to-use = Adesso nessuna delle sue azioni si può eseguire e pagare.
warlords-no-may-not-be-returned = La carta si restituisce solo se non si può né scambiare né usare.
warlords-no-no-hostile-infantry = Su quel pianeta nessun avversario ha fanti.
warlords-no-not-these-units-there = Indica tante unità di quel pianeta quante ne distruggono i tuoi colpi.
warlords-no-explored-already = Quel settore è già esplorato.
warlords-no-token-not-at-hand = Quel segnalino non è disponibile.
warlords-no-no-units-there = Su quel pianeta non ci sono unità.
warlords-no-bonus-not-offered = La tua casella non lo offre.
warlords-no-bonus-not-possible = Adesso non si può eseguire.
warlords-no-not-in-market = Quel mercenario non è nel mercato.
warlords-no-no-guard-there = Lì non c'è una tua guardia.
warlords-no-not-these-losses = Indica tante tue unità quante ne perdi.
warlords-no-no-card-there = Lì non ci sono carte da prendere.

## Options

warlords-option-ship-may-stay = La nave può restare
warlords-option-ship-may-stay-about = La nave madre non è obbligata a muoversi.
warlords-option-square-galaxy = Galassia quadrata
warlords-option-square-galaxy-about = I quattro settori d'angolo non sono adiacenti al Nucleo.
warlords-option-bombard-dice = Dadi in ogni bombardamento
warlords-option-bombard-dice-about = Dopo ogni bombardamento si tirano due dadi, anche se è stato pagato con un fante.
warlords-option-shared-majorities = Maggioranze condivise
warlords-option-shared-majorities-about = I giocatori a pari merito per numero di unità su un tipo di pianeta ne ricevono tutti l'intero valore.
warlords-option-free-support = Supporto gratuito
warlords-option-free-support-about = L'azione di una carta supporto non costa fanti.
warlords-option-free-for-all = Tutti contro tutti
warlords-option-free-for-all-about = In quattro si gioca senza squadre, ognuno per sé.
warlords-option-early-last-round = Ultimo giro anticipato
warlords-option-early-last-round-about = L'ultimo giro comincia appena il mazzo è vuoto.
warlords-option-market-bonus = Mercenario dal mercato
warlords-option-market-bonus-about = Il bonus Mercenario prende dal mercato una carta a scelta.
warlords-option-team-any-time = Azione di squadra in ogni momento
warlords-option-team-any-time-about = Un'azione di squadra in qualsiasi fase del tuo turno, non solo tra le tue azioni.
warlords-option-unlimited-units = Più di tre unità
warlords-option-unlimited-units-about = Un pianeta può tenere un numero qualsiasi di unità. Uno Schieramento ne porta comunque tre al massimo.
warlords-option-edition = Edizione
warlords-option-edition-about = Dati dei componenti diversi da quelli incorporati, da un file.

## What is written on the drawn table

warlords-piece-board = { warlords-title }
warlords-piece-sector-core = Il Nucleo
warlords-piece-sector-ultara = { warlords-name-ultara }
warlords-piece-sector-vessk = { warlords-name-vessk }
warlords-piece-sector-hiran = { warlords-name-hiran }
warlords-piece-sector-dorn = { warlords-name-dorn }
warlords-piece-sector-rohn = { warlords-name-rohn }
warlords-piece-sector-kaleth = { warlords-name-kaleth }
warlords-piece-sector-ommar = { warlords-name-ommar }
warlords-piece-sector-jyss = { warlords-name-jyss }
warlords-piece-planet-yellow = { warlords-name-yellow }
warlords-piece-planet-blue = { warlords-name-blue }
warlords-piece-planet-white = { warlords-name-white }
warlords-piece-planet-green = { warlords-name-green }
warlords-piece-planet-red = { warlords-name-red }
warlords-piece-planet-purple = { warlords-name-purple }
warlords-piece-planet-hidden = pianeta coperto
warlords-piece-mercenary-m01 = { warlords-name-m01 }
warlords-piece-mercenary-m02 = { warlords-name-m02 }
warlords-piece-mercenary-m03 = { warlords-name-m03 }
warlords-piece-mercenary-m04 = { warlords-name-m04 }
warlords-piece-mercenary-m05 = { warlords-name-m05 }
warlords-piece-mercenary-m06 = { warlords-name-m06 }
warlords-piece-mercenary-m07 = { warlords-name-m07 }
warlords-piece-mercenary-m08 = { warlords-name-m08 }
warlords-piece-mercenary-m09 = { warlords-name-m09 }
warlords-piece-mercenary-m10 = { warlords-name-m10 }
warlords-piece-mercenary-m11 = { warlords-name-m11 }
warlords-piece-mercenary-m12 = { warlords-name-m12 }
warlords-piece-mercenary-m13 = { warlords-name-m13 }
warlords-piece-mercenary-m14 = { warlords-name-m14 }
warlords-piece-mercenary-m15 = { warlords-name-m15 }
warlords-piece-mercenary-m16 = { warlords-name-m16 }
warlords-piece-mercenary-m17 = { warlords-name-m17 }
warlords-piece-mercenary-m18 = { warlords-name-m18 }
warlords-piece-mercenary-m19 = { warlords-name-m19 }
warlords-piece-mercenary-m20 = { warlords-name-m20 }
warlords-piece-mercenary-m21 = { warlords-name-m21 }
warlords-piece-mercenary-m22 = { warlords-name-m22 }
warlords-piece-mercenary-m23 = { warlords-name-m23 }
warlords-piece-mercenary-m24 = { warlords-name-m24 }
warlords-piece-mercenary-m25 = { warlords-name-m25 }
warlords-piece-mercenary-m26 = { warlords-name-m26 }
warlords-piece-mercenary-m27 = { warlords-name-m27 }
warlords-piece-mercenary-m28 = { warlords-name-m28 }
warlords-piece-mercenary-m29 = { warlords-name-m29 }
warlords-piece-mercenary-m30 = { warlords-name-m30 }
warlords-piece-mercenary-m31 = { warlords-name-m31 }
warlords-piece-mercenary-m32 = { warlords-name-m32 }
warlords-piece-mercenary-m33 = { warlords-name-m33 }
warlords-piece-mercenary-m34 = { warlords-name-m34 }
warlords-piece-mercenary-m35 = { warlords-name-m35 }
warlords-piece-mercenary-m36 = { warlords-name-m36 }
warlords-piece-mercenary-m37 = { warlords-name-m37 }
warlords-piece-mercenary-m38 = { warlords-name-m38 }
warlords-piece-mercenary-m39 = { warlords-name-m39 }
warlords-piece-mercenary-m40 = { warlords-name-m40 }
warlords-piece-support-assassinate = { warlords-name-assassinate }
warlords-piece-support-recon = { warlords-name-recon }
warlords-piece-support-subterfuge = { warlords-name-subterfuge }
warlords-piece-support-deploy_only = { warlords-name-deploy-only }
warlords-piece-support-blockade = { warlords-name-blockade }
warlords-piece-space-mission = Missione
warlords-piece-space-medical = Infermeria
warlords-piece-space-decon = Decon
warlords-piece-space-pad = Rampa di lancio
warlords-piece-space-reserve = Riserva
warlords-piece-track-reputation = Reputazione
warlords-piece-track-planets = Pianeti
warlords-piece-track-deploy = schieramento
warlords-piece-track-majority = maggioranza
warlords-piece-market = Mercato
warlords-piece-hand = Mano
warlords-piece-deck = Mazzo
