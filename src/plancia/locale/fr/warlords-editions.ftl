### Éditions de Galactic Warlords : ce qui ne va pas dans un fichier.

## Galactic Warlords : ce avec quoi on ne peut pas jouer

edition-missing-number = ce numéro manque dans la piste
edition-no-name = n'a pas de nom
edition-wrong-marks = { $found } cartes ont la marque pour deux joueurs, et non { $wanted }
edition-action-twice = { $actions } y est deux fois
edition-no-action = une carte montre au moins une action
edition-wrong-markers = avec les jetons de reconnaissance il y en a { $found }, et non { $wanted }
edition-too-few-markers = { $markers } ne suffisent pas pour { $places } places et un reste
edition-wrong-faces = le dé a { $found } faces, et non { $wanted }
edition-no-face = aucune face ne montre { $face }
edition-wrong-core = il y a { $found ->
    [one] { $found } planète
   *[other] { $found } planètes
} dans le Noyau, et non { $wanted }
edition-planets-and-places = il y a { $planets } planètes pour { $places } places
edition-too-few-for-hands = { $cards } cartes ne suffisent pas pour les mains de départ
edition-too-few-for-market = il reste { $cards } cartes, trop peu pour un marché et une pioche
edition-wrong-position = il se trouve en { $place } ; donnez-lui plutôt un autre nom
edition-wrong-outer = tous sauf le Noyau sont des secteurs extérieurs
edition-adjacent-to-itself = un secteur n'est pas adjacent à lui-même
edition-neighbour-twice = un voisin est nommé deux fois
edition-one-way = { $other } est adjacent, mais pas dans l'autre sens
edition-out-of-reach = { $names } ne peut pas être atteint
edition-wrong-row = la rangée du milieu est révélée, et elle seule
edition-short-track = une piste a au moins deux positions
edition-no-spaces = une piste a au moins une case
edition-poor-majority = la majorité vaut plus que le déploiement
edition-falling-track = le déploiement ne vaut pas moins qu'avant, la majorité vaut plus
edition-wrong-slot = la place { $place } ne peut pas suivre la place { $before }
edition-wrong-end = la dernière case, et nulle autre, met fin à la partie
edition-offer-twice = la même chose est offerte deux fois
edition-too-many-begin = plus de { $count } commencent à la base

## Galactic Warlords : ce que l'on sait autrement

edition-known-units = un mercenaire amène { $first } ou { $last } unités, et non { $found }
edition-known-actions = un mercenaire montre { $first } ou { $last } actions, et non { $found }
edition-known-name = l'un d'eux s'appelle « { $name } »
edition-known-steps = le marqueur à la place { $place } vaut pour { $steps } pas, et non { $found }
edition-known-majority = la majorité vaut ici { $power } de puissance, et non { $found }
edition-known-deployment = le déploiement vaut ici { $power } de puissance, et non { $found }
