### Rex : accords et promesses.

## Les promesses, telles que le registre les montre

rex-promise-no-attack = { $you ->
    [yes] Vous n'attaquez pas { $target } jusqu'à la fin de la manche { $until }.
    [target] { $player } ne vous attaque pas jusqu'à la fin de la manche { $until }.
   *[no] { $player } n'attaque pas { $target } jusqu'à la fin de la manche { $until }.
}
rex-promise-stay-out = { $you ->
    [yes] { $space } : vous n'y entrez pas jusqu'à la fin de la manche { $until }.
   *[no] { $space } : { $player } n'y entre pas jusqu'à la fin de la manche { $until }.
}
rex-promise-leave-space = { $you ->
    [yes] { $space } : vous en partez avant la fin de la manche { $until }.
   *[no] { $space } : { $player } en part avant la fin de la manche { $until }.
}
rex-promise-keep-alliance = { $you ->
    [yes] Vous restez dans l'alliance avec { $ally } jusqu'à la fin de la manche { $until }.
    [ally] { $player } reste dans l'alliance avec vous jusqu'à la fin de la manche { $until }.
   *[no] { $player } reste dans l'alliance avec { $ally } jusqu'à la fin de la manche { $until }.
}
rex-promise-pay-when = { $you ->
    [yes] Vous donnez { $amount } d'influence à { $receiver } { $when ->
        [battle_won] si { $receiver } gagne une bataille
        [space_held] si { $receiver } contrôle cette case ({ $space })
       *[ceasefire] s'il y a un autre cessez-le-feu
    } avant la fin de la manche { $until }.
    [receiver] { $player } vous donne { $amount } d'influence { $when ->
        [battle_won] si vous gagnez une bataille
        [space_held] si vous contrôlez cette case ({ $space })
       *[ceasefire] s'il y a un autre cessez-le-feu
    } avant la fin de la manche { $until }.
   *[no] { $player } donne { $amount } d'influence à { $receiver } { $when ->
        [battle_won] si { $receiver } gagne une bataille
        [space_held] si { $receiver } contrôle cette case ({ $space })
       *[ceasefire] s'il y a un autre cessez-le-feu
    } avant la fin de la manche { $until }.
}
rex-promise-support-battle = { $you ->
    [yes] { $space } : vous donnez { $amount } d'influence à { $receiver } si { $receiver } y combat avant la fin de la manche { $until }.
    [receiver] { $space } : { $player } vous donne { $amount } d'influence si vous y combattez avant la fin de la manche { $until }.
   *[no] { $space } : { $player } donne { $amount } d'influence à { $receiver } si { $receiver } y combat avant la fin de la manche { $until }.
}
rex-promise-pass-next-card = { $you ->
    [yes] Vous n'enchérissez pas sur la prochaine carte mise aux enchères.
   *[no] { $player } n'enchérit pas sur la prochaine carte mise aux enchères.
}
rex-promise-bid-limit = { $most ->
    [0] { $you ->
        [yes] Vous n'enchérissez pas jusqu'à la fin de la manche { $until }.
       *[no] { $player } n'enchérit pas jusqu'à la fin de la manche { $until }.
    }
   *[other] { $you ->
        [yes] Vous n'enchérissez pas au-delà de { $most } jusqu'à la fin de la manche { $until }.
       *[no] { $player } n'enchérit pas au-delà de { $most } jusqu'à la fin de la manche { $until }.
    }
}
rex-promise-holds-card = { $you ->
    [yes] Vous dites avoir cette carte en main : { $card }.
   *[no] { $player } dit avoir cette carte en main : { $card }.
}
rex-promise-holds-traitor = { $you ->
    [yes] Vous dites avoir ce traître : { $leader }.
   *[no] { $player } dit avoir ce traître : { $leader }.
}
rex-promise-deny-victory = { $you ->
    [yes] Vous ne laissez pas gagner { $rival } si vous pouvez l'empêcher.
    [rival] { $player } ne vous laisse pas gagner si c'est évitable.
   *[no] { $player } ne laisse pas gagner { $rival } si c'est évitable.
}

## Les sortes de promesses, dans une liste

rex-promise-name-no-attack = Ne pas attaquer un joueur
rex-promise-name-stay-out = Ne pas entrer dans une case
rex-promise-name-leave-space = Quitter une case
rex-promise-name-keep-alliance = Rester dans une alliance
rex-promise-name-pay-when = Payer quand quelque chose arrive
rex-promise-name-support-battle = Payer pour une bataille
rex-promise-name-pass-next-card = Ne pas enchérir sur la prochaine carte
rex-promise-name-bid-limit = Limiter vos enchères
rex-promise-name-holds-card = Dire quelle carte vous avez
rex-promise-name-holds-traitor = Dire qui est votre traître
rex-promise-name-deny-victory = Ne pas laisser gagner un joueur

## Conditions, exécutées aussitôt par les règles

rex-term-alliance = Alliance : { $members }.
rex-term-gift = { $you ->
    [yes] Vous donnez tout de suite { $amount } d'influence à { $receiver }.
    [receiver] { $player } vous donne tout de suite { $amount } d'influence.
   *[no] { $player } donne tout de suite { $amount } d'influence à { $receiver }.
}
