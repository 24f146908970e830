### Les messages du noyau.

list-and = { $rest } et { $last }

## Pourquoi une réponse est refusée, quel que soit le jeu

no-not-asked = La question ne s'adresse pas à vous en ce moment.
no-stale-question = La question a changé : regardez de nouveau.
no-question-not-named = Indiquez à quelle question vous répondez : elle a pu changer entre-temps.
no-malformed = Cette réponse n'est pas valide.
no-unfinished = La réponse est incomplète.
no-too-long = La réponse était déjà complète sans « { $word } ».
no-not-offered = « { $word } » ne fait pas partie des choix.
