### Edizioni di Rex: che cosa non va in un file.

## Con che cosa non si può giocare

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

## Ciò che si sa diversamente

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
