### Rex: deals and promises.

## Promises, as the ledger shows them

rex-promise-no-attack = { $you ->
    [yes] You do not attack { $target } until the end of round { $until }.
    [target] { $player } does not attack you until the end of round { $until }.
   *[no] { $player } does not attack { $target } until the end of round { $until }.
}
rex-promise-stay-out = { $you ->
    [yes] You do not enter { $space } until the end of round { $until }.
   *[no] { $player } does not enter { $space } until the end of round { $until }.
}
rex-promise-leave-space = { $you ->
    [yes] You leave { $space } by the end of round { $until }.
   *[no] { $player } leaves { $space } by the end of round { $until }.
}
rex-promise-keep-alliance = { $you ->
    [yes] You stay allied with { $ally } until the end of round { $until }.
    [ally] { $player } stays allied with you until the end of round { $until }.
   *[no] { $player } stays allied with { $ally } until the end of round { $until }.
}
rex-promise-pay-when = { $you ->
    [yes] You give { $receiver } { $amount } influence { $when ->
        [battle_won] if { $receiver } wins a battle
        [space_held] if { $receiver } controls { $space }
       *[ceasefire] if there is another ceasefire
    } by the end of round { $until }.
    [receiver] { $player } gives you { $amount } influence { $when ->
        [battle_won] if you win a battle
        [space_held] if you control { $space }
       *[ceasefire] if there is another ceasefire
    } by the end of round { $until }.
   *[no] { $player } gives { $receiver } { $amount } influence { $when ->
        [battle_won] if { $receiver } wins a battle
        [space_held] if { $receiver } controls { $space }
       *[ceasefire] if there is another ceasefire
    } by the end of round { $until }.
}
rex-promise-support-battle = { $you ->
    [yes] You give { $receiver } { $amount } influence if { $receiver } fights in { $space } by the end of round { $until }.
    [receiver] { $player } gives you { $amount } influence if you fight in { $space } by the end of round { $until }.
   *[no] { $player } gives { $receiver } { $amount } influence if { $receiver } fights in { $space } by the end of round { $until }.
}
rex-promise-pass-next-card = { $you ->
    [yes] You do not bid on the next card put up for auction.
   *[no] { $player } does not bid on the next card put up for auction.
}
rex-promise-bid-limit = { $most ->
    [0] { $you ->
        [yes] You do not bid until the end of round { $until }.
       *[no] { $player } does not bid until the end of round { $until }.
    }
   *[other] { $you ->
        [yes] You do not bid more than { $most } until the end of round { $until }.
       *[no] { $player } does not bid more than { $most } until the end of round { $until }.
    }
}
rex-promise-holds-card = { $you ->
    [yes] You claim to hold this card: { $card }.
   *[no] { $player } claims to hold this card: { $card }.
}
rex-promise-holds-traitor = { $you ->
    [yes] You claim that { $leader } is your traitor.
   *[no] { $player } claims to have { $leader } as a traitor.
}
rex-promise-deny-victory = { $you ->
    [yes] You do not let { $rival } win if you can prevent it.
    [rival] { $player } does not let you win if that can be prevented.
   *[no] { $player } does not let { $rival } win if that can be prevented.
}

## The kinds of promises, in a list

rex-promise-name-no-attack = Do not attack a player
rex-promise-name-stay-out = Do not enter a space
rex-promise-name-leave-space = Leave a space
rex-promise-name-keep-alliance = Stay in an alliance
rex-promise-name-pay-when = Pay when something happens
rex-promise-name-support-battle = Pay for a battle
rex-promise-name-pass-next-card = Do not bid on the next card
rex-promise-name-bid-limit = Limit your bids
rex-promise-name-holds-card = Say which card you hold
rex-promise-name-holds-traitor = Say who your traitor is
rex-promise-name-deny-victory = Do not let a player win

## Terms, which the rules carry out at once

rex-term-alliance = Alliance: { $members }.
rex-term-gift = { $you ->
    [yes] You give { $receiver } { $amount } influence now.
    [receiver] { $player } gives you { $amount } influence now.
   *[no] { $player } gives { $receiver } { $amount } influence now.
}
