# ---- levels of bots --------------------------------------------------------------------------------------------------
level-novice = Débutant
level-novice-about = Voit le prochain point
level-regular = Habitué
level-regular-about = Voit tout le plateau
level-expert = Expert
level-expert-about = Fait des plans
level-master = Maître
level-master-about = Pense à des tours entiers
level-random = Au hasard
level-random-about = N'importe quelle réponse permise
