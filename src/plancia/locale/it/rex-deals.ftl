### Rex: accordi e promesse.

## Le promesse, come le mostra il registro

rex-promise-no-attack = { $you ->
    [yes] Non attacchi { $target } fino alla fine del round { $until }.
    [target] { $player } non ti attacca fino alla fine del round { $until }.
   *[no] { $player } non attacca { $target } fino alla fine del round { $until }.
}
rex-promise-stay-out = { $you ->
    [yes] Non entri in { $space } fino alla fine del round { $until }.
   *[no] { $player } non entra in { $space } fino alla fine del round { $until }.
}
rex-promise-leave-space = { $you ->
    [yes] Lasci { $space } entro la fine del round { $until }.
   *[no] { $player } lascia { $space } entro la fine del round { $until }.
}
rex-promise-keep-alliance = { $you ->
    [yes] Resti nell'alleanza con { $ally } fino alla fine del round { $until }.
    [ally] { $player } resta nell'alleanza con te fino alla fine del round { $until }.
   *[no] { $player } resta nell'alleanza con { $ally } fino alla fine del round { $until }.
}
rex-promise-pay-when = { $you ->
    [yes] Doni { $amount } di influenza a { $receiver } { $when ->
        [battle_won] se { $receiver } vince una battaglia
        [space_held] se { $receiver } controlla { $space }
       *[ceasefire] se c'è un'altra tregua
    } entro la fine del round { $until }.
    [receiver] { $player } ti dona { $amount } di influenza { $when ->
        [battle_won] se vinci una battaglia
        [space_held] se controlli { $space }
       *[ceasefire] se c'è un'altra tregua
    } entro la fine del round { $until }.
   *[no] { $player } dona { $amount } di influenza a { $receiver } { $when ->
        [battle_won] se { $receiver } vince una battaglia
        [space_held] se { $receiver } controlla { $space }
       *[ceasefire] se c'è un'altra tregua
    } entro la fine del round { $until }.
}
rex-promise-support-battle = { $you ->
    [yes] Doni { $amount } di influenza a { $receiver } se { $receiver } combatte in { $space } entro la fine del round { $until }.
    [receiver] { $player } ti dona { $amount } di influenza se combatti in { $space } entro la fine del round { $until }.
   *[no] { $player } dona { $amount } di influenza a { $receiver } se { $receiver } combatte in { $space } entro la fine del round { $until }.
}
rex-promise-pass-next-card = { $you ->
    [yes] Non offri per la prossima carta messa all'asta.
   *[no] { $player } non offre per la prossima carta messa all'asta.
}
rex-promise-bid-limit = { $most ->
    [0] { $you ->
        [yes] Non offri all'asta fino alla fine del round { $until }.
       *[no] { $player } non offre all'asta fino alla fine del round { $until }.
    }
   *[other] { $you ->
        [yes] All'asta non offri più di { $most } fino alla fine del round { $until }.
       *[no] { $player } all'asta non offre più di { $most } fino alla fine del round { $until }.
    }
}
rex-promise-holds-card = { $you ->
    [yes] Dici di avere in mano questa carta: { $card }.
   *[no] { $player } dice di avere in mano questa carta: { $card }.
}
rex-promise-holds-traitor = { $you ->
    [yes] Dici di avere { $leader } come traditore.
   *[no] { $player } dice di avere { $leader } come traditore.
}
rex-promise-deny-victory = { $you ->
    [yes] Non lasci vincere { $rival } se puoi impedirlo.
    [rival] { $player } non ti lascia vincere se può impedirlo.
   *[no] { $player } non lascia vincere { $rival } se può impedirlo.
}

## I tipi di promessa, in un elenco

rex-promise-name-no-attack = Non attaccare un giocatore
rex-promise-name-stay-out = Non entrare in uno spazio
rex-promise-name-leave-space = Lasciare uno spazio
rex-promise-name-keep-alliance = Restare in un'alleanza
rex-promise-name-pay-when = Pagare quando succede qualcosa
rex-promise-name-support-battle = Pagare per una battaglia
rex-promise-name-pass-next-card = Non offrire per la prossima carta
rex-promise-name-bid-limit = Limitare le offerte all'asta
rex-promise-name-holds-card = Dire quale carta hai
rex-promise-name-holds-traitor = Dire chi è il tuo traditore
rex-promise-name-deny-victory = Non lasciar vincere un giocatore

## Condizioni, eseguite subito dalle regole

rex-term-alliance = Alleanza: { $members }.
rex-term-gift = { $you ->
    [yes] Doni subito { $amount } di influenza a { $receiver }.
    [receiver] { $player } ti dona subito { $amount } di influenza.
   *[no] { $player } dona subito { $amount } di influenza a { $receiver }.
}
