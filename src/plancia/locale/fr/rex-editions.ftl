### Éditions de Rex : ce qui ne va pas dans un fichier.

## Rex : ce avec quoi on ne peut pas jouer

edition-no-icon = n'a pas d'icône
edition-weak-spaceport = un spatioport est aussi une place forte
edition-council-alone = le Conseil, et lui seul, n'est dans aucun secteur
edition-wrong-icons = l'icône { $icon } figure sur { $found } cases, et non sur { $wanted }
edition-empty-sector = le secteur { $sector } n'a pas de case
edition-line-to-nowhere = ligne vers { $other } : cette case n'existe pas
edition-line-to-itself = ligne vers { $other } : une ligne mène à une autre case
edition-line-twice = ligne vers { $other } : elle y est deux fois
edition-line-one-way = ligne vers { $other } : elle manque de l'autre côté
edition-city-in-parts = les lignes ne relient pas toutes les cases
edition-no-influence-icon = { $space } n'est pas une case à l'icône Influence
edition-on-several-cards = { $space } est sur { $times } cartes
edition-on-no-card = a l'icône Influence, mais n'est sur aucune carte Placement
edition-wrong-deck = le paquet a { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
}, et non { $wanted }
edition-too-few-placements = { $found ->
    [one] { $found } carte ne suffit pas
   *[other] { $found } cartes ne suffisent pas
} pour { $rounds } manches
edition-wrong-values = { $value } sur { $times ->
    [one] { $times } carte
   *[other] { $times } cartes
} ; les valeurs sont différentes, de 1 à { $last }
edition-difficulty-twice = la difficulté { $difficulty } est sur { $times } cartes
edition-no-such-race = il n'y a pas de race « { $race } »
edition-wrong-leaders = a { $found ->
    [one] { $found } leader
   *[other] { $found } leaders
}, et non { $wanted }
edition-wrong-units = a { $found ->
    [one] { $found } unité
   *[other] { $found } unités
}, et non { $wanted }
edition-wrong-mechanized = a { $found ->
    [one] { $found } unité mécanisée
   *[other] { $found } unités mécanisées
}, et non { $wanted }
edition-wrong-ally-cards = a { $found ->
    [one] { $found } carte Allié
   *[other] { $found } cartes Allié
}, et non { $wanted }
edition-cannot-begin = { $units } unités ne peuvent pas commencer sur le plateau
edition-wrong-zone = choisit où commencer, dans deux secteurs ou plus
edition-wrong-home = commence dans une case, et aucune ne s'appelle « { $space } »
edition-wrong-traitors = garde un traître ou les { $dealt }, et non { $found }
edition-wrong-cards = { $cards ->
    [one] { $cards } carte ne va pas
   *[other] { $cards } cartes ne vont pas
} dans une main de { $hand }
edition-hands-too-large = des mains si grandes ne laissent rien à étaler des { $cards } cartes Stratégie
edition-too-much-influence = ensemble elles commencent avec plus d'influence qu'il n'y en a
edition-worth-of-influence = les jetons Influence, et eux seuls, ont une valeur

## Rex : ce que l'on sait autrement

edition-known-sector-1 = le secteur 1 contient MPN et TAR, et non { $found }
edition-known-sector = est dans le secteur { $sector }, et non { $found }
edition-known-sectors = est dans l'un des secteurs { $first } à { $last }, et non { $found }
edition-known-outside = est hors des secteurs { $first } à { $last }
edition-known-shield = a un bouclier
edition-known-unshielded = n'a pas de bouclier
edition-known-distance = est à { $lines } lignes de { $other }, et non { $found }
edition-known-nearness = est à { $lines } lignes au plus de { $other }, et non { $found }
edition-known-way-round = est à { $lines } lignes au plus de { $other } quand le secteur { $sector } est fermé
edition-known-reach = une case des secteurs { $first } à { $last } est à { $lines } lignes au plus
edition-known-card = une carte a { $left } à gauche et { $right } à droite
edition-known-amounts = les montants sont { $left } et { $right }
edition-known-strength = { $found ->
    [one] { $found } leader a
   *[other] { $found } leaders ont
} la force { $strength }
edition-sector-cuts = fermer le secteur { $sector } coupe la ville en deux
edition-space-cuts = la fermer coupe la ville en deux
edition-one-sector = les deux cases sont dans le secteur { $sector }
