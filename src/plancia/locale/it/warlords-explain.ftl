### Galactic Warlords: che cosa significano carte, simboli e tracciati; appare al passaggio, con il focus e tenendo premuto.

web-warlords-x-close = Si chiude con Esc o con un clic accanto.
web-warlords-x-close-sheet = Si chiude con un tocco.
web-warlords-x-made = Ricostruito: l'originale non era disponibile, perciò questi valori sono nostri.
web-warlords-x-made-short = Ricostruito

## Mercenari

web-warlords-x-where = { $where ->
    [market] nel mercato
    [hand] nella tua mano
    [row] nella tua fila
   *[rival] nella fila di { $player }
}
web-warlords-x-price = { $either ->
    [yes] 1 fante o aereo
   *[no] 1 fante
}
web-warlords-x-mission = Missione: { $kind }
web-warlords-x-mission-about = Alla fine 2 di potere per ogni pianeta { $kind } che controlli.
web-warlords-x-mission-held = Ne controlli { $count }:
web-warlords-x-mission-wounded = Ferito: la sua missione non dà potere.
web-warlords-x-half = { $side ->
    [left] Metà sinistra: { $ability }
   *[right] Metà destra: { $ability }
}
web-warlords-x-half-fits = { $side ->
    [left] Combacia con l'estremità destra della tua fila: chiude un cerchio, che può avere una guardia.
   *[right] Combacia con l'estremità sinistra della tua fila: chiude un cerchio, che può avere una guardia.
}
web-warlords-x-half-unfit = { $side ->
    [left] Non combacia con l'estremità destra della tua fila.
   *[right] Non combacia con l'estremità sinistra della tua fila.
}
web-warlords-x-recruits = Quando lo giochi: dalla riserva alla rampa di lancio.
web-warlords-x-two = Anche in due
web-warlords-x-two-about = Le carte senza questo segno non si usano in due.

## Carte supporto

web-warlords-x-when-support = una per turno
web-warlords-x-when-blockade = quando un altro ne gioca una
web-warlords-x-in-hand = { $count } in mano.
web-warlords-x-costs = Costa { $price }.
web-warlords-x-copies = { $count } nel mazzo.

## Cerchi

web-warlords-x-circle = cerchio di { $left } e { $right }
web-warlords-x-second = Con una seconda guardia di questo colore:
web-warlords-x-defence = Una guardia che lo lascia per difendere un pianeta delle missioni dei suoi mercenari:
web-warlords-x-defence-of = Una guardia che lo lascia per difendere { $kinds }:

## Tracciati

web-warlords-x-space = Casella { $count }
web-warlords-x-space-start = tutti partono da qui
web-warlords-x-space-take = { $count ->
    [one] puoi prendere questo
   *[other] prendi una di queste { $count } cose, o niente
}
web-warlords-x-offer = { $offer ->
    [infantry] 1 fante, dalla riserva alla rampa di lancio
    [repair_tank] 1 carro, dalla riserva alla rampa di lancio
    [mercenary] 1 mercenario dal mazzo
    [support] 1 carta supporto
    [recover] un recupero per i tuoi fanti
   *[power] { $count } di potere
}
web-warlords-x-space-how = Ci arrivi con { $action } della carta che giochi, o vincendo un'invasione.
web-warlords-x-space-ends = La partita finisce dopo il turno in cui qualcuno ci arriva.
web-warlords-x-space-here = Ora qui: { $players }.
web-warlords-x-marker = segnalino azione
web-warlords-x-marker-about = Se il tuo prossimo passo è qui sotto, questa azione della carta che giochi ti fa avanzare di una casella.
web-warlords-x-track-deploy = di potere per chi sbarca su un pianeta vuoto di questo tipo
web-warlords-x-track-majority = di potere alla fine per chi ha più unità sui pianeti di questo tipo
web-warlords-x-track-lead = Più unità: { $players }
web-warlords-x-track-moves = Il segnalino sale quando un pianeta del tipo viene scoperto e scende quando uno viene invaso.

## Giocatori

web-warlords-x-power = { $count } di potere se finisse ora
web-warlords-x-pad = sulla rampa di lancio, pronti all'uso
web-warlords-x-hand = { $count ->
    [one] 1 mercenario in mano
   *[other] { $count } mercenari in mano
}
web-warlords-x-supports = { $count ->
    [one] 1 carta supporto in mano
   *[other] { $count } carte supporto in mano
}
web-warlords-x-reputation = reputazione { $count } su { $of }
web-warlords-x-row = Di ogni mercenario si vede la missione. Una figura tra due è una guardia, un punto è un cerchio vuoto.

## Base

web-warlords-x-base-mission = Fanti che hai speso. Al prossimo recupero vanno in Decon.
web-warlords-x-base-medical = Fanti uccisi. Al prossimo recupero vanno in Decon.
web-warlords-x-base-decon = Al prossimo recupero queste unità vanno sulla rampa di lancio.
web-warlords-x-base-pad = Le unità che puoi usare ora. Tutte le altre devono prima arrivare qui.
web-warlords-x-base-reserve = Fuori gioco. Da qui i mercenari reclutano fanti; qui tornano carri e aerei distrutti.

## Fasi

web-warlords-x-phase-recovery = Decon va sulla rampa di lancio; poi Missione e Infermeria vanno in Decon.
web-warlords-x-phase-recall = Puoi riportare fanti dai tuoi pianeti alla rampa di lancio.
web-warlords-x-phase-mothership = La nave madre va in un settore adiacente, o dove hai un segnalino ricognizione.
web-warlords-x-phase-mercenary = Giochi una carta a un'estremità della tua fila. Recluta fanti, e può chiudere un cerchio.
web-warlords-x-phase-action = Usi le azioni della carta giocata, nell'ordine che vuoi, e puoi giocare una carta supporto.
web-warlords-x-phase-hire = Prendi un mercenario dal mercato, o la prima carta del mazzo.

## Dadi

web-warlords-x-die = { $face ->
    [hit] L'altra parte perde un'unità.
    [invader] Un colpo per un invasore che ha un carro. Per chi difende è a vuoto.
   *[miss] Non succede nulla.
}
web-warlords-x-dice = Dadi di battaglia

## Mazzo e segnalini

web-warlords-x-deck = { $two ->
    [yes] La prima carta si prende senza vederla, e poi tutto il mercato viene sostituito.
   *[no] La prima carta si prende senza vederla.
}
web-warlords-x-token = Un segnalino ricognizione coperto: solo chi lo possiede sa qual è, e può usarlo quando arriva.
