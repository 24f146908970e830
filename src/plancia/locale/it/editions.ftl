# Che cosa non va in un file di edizione, o contraddice ciò che si sa del gioco stampato. Ogni messaggio
# segue il nome di un elemento, come in «spaces.LOW: non ha icone», perciò comincia con la minuscola e non ha il
# punto. Le parole del file restano come sono.

edition-in-record = { $record }: { $reason }

## Il file

edition-not-toml = non è un file TOML valido: errore alla riga { $line }
edition-not-an-edition = non è un'edizione
edition-too-long = un'edizione ha al massimo { $most } caratteri
edition-not-a-table = dev'essere una tabella di elementi, non { $found }
edition-no-such-table = questa tabella non esiste; esistono { $tables }
edition-not-a-record = un elemento ha dei campi, oppure è false per toglierlo; non { $found }
edition-no-such-record = questo elemento non esiste; esistono { $names }
edition-nothing-to-take-away = non c'è un elemento così da togliere
edition-needed = questo elemento non si può togliere
edition-no-such-field = non c'è un campo «{ $field }»; ci sono { $fields }
edition-missing-field = manca il campo «{ $field }»
edition-not-a-number = «{ $field }» dev'essere un numero intero, non { $found }
edition-too-small = «{ $field }» dev'essere almeno { $least }, non { $found }
edition-out-of-range = «{ $field }» dev'essere tra { $first } e { $last }, non { $found }
edition-not-a-text = «{ $field }» dev'essere un testo, non { $found }
edition-not-true-or-false = «{ $field }» dev'essere true o false, non { $found }
edition-not-one-of = «{ $field }» dev'essere uno fra { $choices }, non { $found }
edition-not-some-of = «{ $field }» dev'essere un elenco scelto fra { $choices }, non { $found }
edition-not-numbers = «{ $field }» dev'essere un elenco di numeri interi, non { $found }
edition-not-texts = «{ $field }» dev'essere un elenco di testi, non { $found }
edition-not-by-language = «{ $field }» deve avere un testo per lingua ({ $choices }), non { $found }
edition-unknown = non esiste { $names }

## Di più giochi

edition-wrong-number = sono { $found }, non { $wanted }
edition-wrong-copies = { $found ->
    [one] una copia
   *[other] { $found } copie
}, non { $wanted }
edition-name-twice = anche un altro si chiama «{ $name }»
edition-two-alike = due hanno { $field ->
    [code] lo stesso codice
    [colour] lo stesso colore
   *[manoeuvre] la stessa manovra
}

## Rex: con che cosa non si può giocare

edition-no-icon = non ha icone
edition-weak-spaceport = uno spazioporto è anche una roccaforte
edition-council-alone = il Consiglio, e solo il Consiglio, non è in nessun settore
edition-wrong-icons = l'icona { $icon } compare su { $found } spazi, non su { $wanted }
edition-empty-sector = il settore { $sector } non ha spazi
edition-line-to-nowhere = linea verso { $other }: questo spazio non esiste
edition-line-to-itself = linea verso { $other }: una linea porta a un altro spazio
edition-line-twice = linea verso { $other }: c'è due volte
edition-line-one-way = linea verso { $other }: manca dall'altra parte
edition-city-in-parts = le linee non uniscono tutti gli spazi
edition-no-influence-icon = { $space } non è uno spazio con l'icona Influenza
edition-on-several-cards = { $space } è su { $times } carte
edition-on-no-card = ha l'icona Influenza, ma non è su nessuna carta Piazzamento
edition-wrong-deck = il mazzo ha { $found ->
    [one] una carta
   *[other] { $found } carte
}, non { $wanted }
edition-too-few-placements = { $found ->
    [one] una carta non basta
   *[other] { $found } carte non bastano
} per { $rounds } round
edition-wrong-values = { $value } su { $times ->
    [one] una carta
   *[other] { $times } carte
}; i valori sono diversi, da 1 a { $last }
edition-difficulty-twice = la difficoltà { $difficulty } è su { $times } carte
edition-no-such-race = non esiste una razza «{ $race }»
edition-wrong-leaders = ha { $found ->
    [one] un leader
   *[other] { $found } leader
}, non { $wanted }
edition-wrong-units = ha { $found ->
    [one] una unità
   *[other] { $found } unità
}, non { $wanted }
edition-wrong-mechanized = ha { $found ->
    [one] una unità meccanizzata
   *[other] { $found } unità meccanizzate
}, non { $wanted }
edition-wrong-ally-cards = ha { $found ->
    [one] una carta Alleato
   *[other] { $found } carte Alleato
}, non { $wanted }
edition-cannot-begin = { $units } unità non possono cominciare sulla mappa
edition-wrong-zone = sceglie dove cominciare, in due o più settori
edition-wrong-home = comincia in uno spazio, e non ce n'è uno chiamato «{ $space }»
edition-wrong-traitors = tiene un traditore o tutti e { $dealt }, non { $found }
edition-wrong-cards = { $cards ->
    [one] una carta non va
   *[other] { $cards } carte non vanno
} in una mano di { $hand }
edition-hands-too-large = mani così grandi non lasciano nulla da mettere all'asta delle { $cards } carte Strategia
edition-too-much-influence = insieme cominciano con più influenza di quanta ce n'è
edition-worth-of-influence = i segnalini Influenza, e solo quelli, hanno un valore

## Rex: ciò che si sa diversamente

edition-known-sector-1 = nel settore 1 ci sono MPN e TAR, non { $found }
edition-known-sector = è nel settore { $sector }, non { $found }
edition-known-sectors = è in uno dei settori da { $first } a { $last }, non { $found }
edition-known-outside = è fuori dai settori da { $first } a { $last }
edition-known-shield = ha uno scudo
edition-known-unshielded = non ha uno scudo
edition-known-distance = dista { $lines } linee da { $other }, non { $found }
edition-known-nearness = dista al massimo { $lines } linee da { $other }, non { $found }
edition-known-way-round = dista al massimo { $lines } linee da { $other } mentre il settore { $sector } è chiuso
edition-known-reach = qualche spazio dei settori da { $first } a { $last } è entro { $lines } linee
edition-known-card = una carta ha { $left } a sinistra e { $right } a destra
edition-known-amounts = le quantità sono { $left } e { $right }
edition-known-strength = { $found ->
    [one] un leader ha
   *[other] { $found } leader hanno
} forza { $strength }
edition-sector-cuts = chiudere il settore { $sector } taglia in due la città
edition-space-cuts = chiuderlo taglia in due la città
edition-one-sector = i due spazi sono nel settore { $sector }

## Galactic Warlords: con che cosa non si può giocare

edition-missing-number = questo numero manca nel tracciato
edition-no-name = non ha un nome
edition-wrong-marks = hanno il contrassegno per due giocatori { $found } carte, non { $wanted }
edition-action-twice = { $actions } c'è due volte
edition-no-action = una carta mostra almeno un'azione
edition-wrong-markers = con i segnalini ricognizione sono { $found }, non { $wanted }
edition-too-few-markers = { $markers } sono troppo pochi per { $places } posti e un resto
edition-wrong-faces = il dado ha { $found } facce, non { $wanted }
edition-no-face = nessuna faccia mostra { $face }
edition-wrong-core = nel Nucleo { $found ->
    [one] c'è un pianeta
   *[other] ci sono { $found } pianeti
}, non { $wanted }
edition-planets-and-places = ci sono { $planets } pianeti per { $places } posti
edition-too-few-for-hands = { $cards } carte non bastano per le mani iniziali
edition-too-few-for-market = restano { $cards } carte, troppo poche per un mercato e un mazzo
edition-wrong-position = sta in { $place }; puoi dargli invece un altro nome
edition-wrong-outer = tutti tranne il Nucleo sono settori esterni
edition-adjacent-to-itself = un settore non è adiacente a se stesso
edition-neighbour-twice = un vicino è nominato due volte
edition-one-way = { $other } è adiacente, ma non viceversa
edition-out-of-reach = { $names } non si può raggiungere
edition-wrong-row = è scoperta la riga centrale, e solo quella
edition-short-track = un tracciato ha almeno due posizioni
edition-no-spaces = un tracciato ha almeno una casella
edition-poor-majority = la maggioranza vale più dello schierare
edition-falling-track = schierare non vale meno di prima, la maggioranza vale di più
edition-wrong-slot = il posto { $place } non può seguire il posto { $before }
edition-wrong-end = l'ultima casella, e nessun'altra, chiude la partita
edition-offer-twice = la stessa cosa è offerta due volte
edition-too-many-begin = alla base ne cominciano più di { $count }

## Galactic Warlords: ciò che si sa diversamente

edition-known-units = un mercenario porta { $first } o { $last } unità, non { $found }
edition-known-actions = un mercenario mostra { $first } o { $last } azioni, non { $found }
edition-known-name = uno di loro si chiama «{ $name }»
edition-known-steps = il segnalino al posto { $place } vale per { $steps } passi, non { $found }
edition-known-majority = qui la maggioranza vale { $power } di potere, non { $found }
edition-known-deployment = qui schierare vale { $power } di potere, non { $found }
