// Made by `python -m plancia.server.types`. Do not edit: change the Python types and make it again.

/** Pieces written as letters, and the message that shows pieces of one type. */
export interface Pieces {
  part: string;
  variable: string;
  letters: readonly (readonly [letter: string, name: string])[];
}

/** What a field holds, which decides how it is shown; see `plancia/engine/fields.py`. */
export type FieldKind = "seat" | "amount" | "name" | "cell" | "case" | "places" | "strengths" | Pieces;

export type Fields = Readonly<Record<string, FieldKind>>;

/** The fields of a game that can be shown; see `plancia/locale/fields.py`. */
export interface Description {
  facts: Readonly<Record<string, Fields>>;
  questions: Readonly<Record<string, Fields>>;
  consequences: Readonly<Record<string, Fields>>;
  answers: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  played: Readonly<Record<string, Fields>>;
}

export const DESCRIPTIONS: Readonly<Record<string, Description>> = {
  "tigris": {
    "facts": {
      "DrewTiles": {
        "of": "seat",
        "seat": "seat",
        "tiles": {
          "part": "tiles",
          "variable": "colour",
          "letters": [
            [
              "R",
              "red"
            ],
            [
              "B",
              "blue"
            ],
            [
              "G",
              "green"
            ],
            [
              "K",
              "black"
            ]
          ]
        }
      },
      "TilesAdded": {
        "of": "seat",
        "seat": "seat",
        "colour": "case",
        "count": "amount"
      },
      "FirstPlayerDrawn": {
        "seat": "seat"
      },
      "TurnBegan": {
        "seat": "seat"
      },
      "TurnEndedEarly": {
        "seat": "seat"
      },
      "Drew": {
        "seat": "seat",
        "count": "amount"
      },
      "ReserveShown": {
        "tiles": {
          "part": "tiles",
          "variable": "colour",
          "letters": [
            [
              "R",
              "red"
            ],
            [
              "B",
              "blue"
            ],
            [
              "G",
              "green"
            ],
            [
              "K",
              "black"
            ]
          ]
        }
      },
      "TookFromReserve": {
        "seat": "seat",
        "colour": "case"
      },
      "LeaderPlaced": {
        "seat": "seat",
        "colour": "case",
        "cell": "cell",
        "origin": "cell"
      },
      "LeaderWentHome": {
        "seat": "seat",
        "colour": "case",
        "cell": "cell",
        "why": "case"
      },
      "TileLaid": {
        "seat": "seat",
        "colour": "case",
        "cell": "cell"
      },
      "Scored": {
        "seat": "seat",
        "colour": "case",
        "points": "amount",
        "why": "case"
      },
      "TilesSwapped": {
        "seat": "seat",
        "count": "amount"
      },
      "CatastrophePlayed": {
        "seat": "seat",
        "cell": "cell",
        "destroyed": "case"
      },
      "KingdomsUnited": {
        "cell": "cell"
      },
      "ConflictBegan": {
        "kind": "case",
        "colour": "case",
        "attacker": "seat",
        "defender": "seat",
        "strength": "strengths"
      },
      "ConflictDecided": {
        "kind": "case",
        "colour": "case",
        "winner": "seat",
        "loser": "seat",
        "strength": "strengths"
      },
      "TilesLost": {
        "colour": "case",
        "cells": "cell"
      },
      "MonumentBuilt": {
        "seat": "seat",
        "cell": "cell",
        "colours": "case"
      },
      "MonumentDeclined": {
        "seat": "seat",
        "squares": "cell"
      },
      "TreasureTaken": {
        "seat": "seat",
        "cell": "cell"
      },
      "GameOver": {
        "reason": "case",
        "places": "places"
      }
    },
    "questions": {
      "DrawLot": {},
      "TakeAction": {
        "left": "amount"
      },
      "AddTiles": {
        "kind": "case",
        "colour": "case",
        "attacks": "case",
        "strength": "amount",
        "against": "amount"
      },
      "PickWar": {
        "colours": "case"
      },
      "BuildMonument": {
        "squares": "cell",
        "monuments": "case"
      },
      "LeaveOneTreasure": {
        "cells": "cell"
      },
      "Draw": {
        "who": "seat",
        "count": "amount"
      },
      "DrawFrom": {},
      "Show": {
        "count": "amount"
      }
    },
    "consequences": {
      "point": {
        "seat": "seat",
        "colour": "case"
      },
      "war": {
        "colour": "case",
        "attacker": "seat",
        "defender": "seat",
        "attack": "amount",
        "defence": "amount"
      },
      "unites": {},
      "monument": {},
      "treasure": {
        "seat": "seat"
      },
      "revolt": {
        "seat": "seat",
        "attack": "amount",
        "defence": "amount"
      },
      "home": {
        "seat": "seat",
        "colour": "case"
      },
      "parts": {}
    },
    "answers": {
      "DrawLot": {
        "": {
          "seat": "seat"
        }
      },
      "TakeAction": {
        "tile": {
          "colour": "case",
          "cell": "cell"
        },
        "leader": {
          "colour": "case",
          "cell": "cell"
        },
        "withdraw": {
          "colour": "case"
        },
        "catastrophe": {
          "cell": "cell"
        },
        "swap": {
          "tiles": {
            "part": "tiles",
            "variable": "colour",
            "letters": [
              [
                "R",
                "red"
              ],
              [
                "B",
                "blue"
              ],
              [
                "G",
                "green"
              ],
              [
                "K",
                "black"
              ]
            ]
          }
        },
        "end": {}
      },
      "AddTiles": {
        "": {
          "tiles": "amount"
        }
      },
      "PickWar": {
        "": {
          "colour": "case"
        }
      },
      "BuildMonument": {
        "build": {
          "cell": "cell",
          "monument": "case"
        },
        "decline": {}
      },
      "LeaveOneTreasure": {
        "": {
          "cell": "cell"
        }
      },
      "Draw": {
        "": {
          "word": "case"
        }
      },
      "DrawFrom": {
        "": {
          "source": "case"
        }
      },
      "Show": {
        "": {
          "word": "case"
        }
      }
    },
    "played": {}
  },
  "rex": {
    "facts": {
      "TraitorsDealt": {
        "of": "seat",
        "seat": "seat",
        "leaders": "name"
      },
      "BetrayalDealt": {
        "of": "seat",
        "seat": "seat",
        "card": "name"
      },
      "InfluenceCardDrawn": {
        "of": "seat",
        "card": "name",
        "effect": "case"
      },
      "CardsSeen": {
        "of": "seat",
        "seat": "seat",
        "cards": "name"
      },
      "TraitorDrawn": {
        "of": "seat",
        "seat": "seat",
        "leader": "name"
      },
      "ForecastSeen": {
        "of": "seat",
        "card": "name"
      },
      "BombardmentSeen": {
        "of": "seat",
        "value": "amount"
      },
      "InterrogationAnswered": {
        "of": "seat",
        "topic": "case",
        "about": "name",
        "answer": "case"
      },
      "QuestionAnswered": {
        "of": "seat",
        "topic": "case",
        "value": "name"
      },
      "PlanOpened": {
        "of": "seat",
        "dial": "amount",
        "leader": "name",
        "slot": "case"
      },
      "CardsOpened": {
        "of": "seat",
        "cards": "name"
      },
      "TraitorRevealed": {
        "of": "seat",
        "leader": "name",
        "side": "seat"
      },
      "BombardmentDrawn": {
        "of": "seat",
        "value": "amount"
      },
      "BetrayalShown": {
        "of": "seat",
        "card": "name"
      },
      "PredictionShown": {
        "of": "seat",
        "race": "name",
        "round": "amount"
      },
      "LotsDrawn": {
        "numbers": "amount",
        "seat": "seat"
      },
      "RaceTaken": {
        "seat": "seat",
        "race": "name"
      },
      "TraitorsKept": {
        "counts": "amount"
      },
      "FleetPlaced": {
        "dials": "amount",
        "sector": "amount"
      },
      "PredictionMade": {
        "seat": "seat"
      },
      "PhaseBegan": {
        "phase": "case",
        "round": "amount"
      },
      "FirstPlayerPassed": {
        "seat": "seat"
      },
      "InfluencePlaced": {
        "space": "name",
        "amount": "amount"
      },
      "InfluenceLost": {
        "space": "name",
        "amount": "amount",
        "why": "case"
      },
      "InfluencePaid": {
        "seat": "seat",
        "amount": "amount",
        "receiver": "seat",
        "why": "case"
      },
      "InfluenceGained": {
        "seat": "seat",
        "amount": "amount",
        "why": "case",
        "space": "name"
      },
      "SpaceStruck": {
        "space": "name"
      },
      "SaidReady": {
        "seat": "seat"
      },
      "AllianceProposed": {
        "seat": "seat",
        "members": "seat"
      },
      "ProposalAccepted": {
        "seat": "seat"
      },
      "ProposalFell": {
        "seat": "seat",
        "withdrawn": "case"
      },
      "AllianceFormed": {
        "members": "seat"
      },
      "AllianceLeft": {
        "seat": "seat"
      },
      "CeasefireEnded": {},
      "ConsentGiven": {
        "seat": "seat",
        "user": "seat",
        "power": "name",
        "answer": "case"
      },
      "RowLaidOut": {
        "cards": "amount"
      },
      "CardOffered": {
        "opener": "seat"
      },
      "BidMade": {
        "seat": "seat",
        "amount": "amount"
      },
      "CardSold": {
        "seat": "seat",
        "price": "amount"
      },
      "CardsReturned": {
        "cards": "amount"
      },
      "CardsDrawn": {
        "seat": "seat",
        "count": "amount"
      },
      "Looked": {
        "seat": "seat",
        "at": "case"
      },
      "CardPlayed": {
        "seat": "seat",
        "card": "name"
      },
      "CardDiscarded": {
        "seat": "seat",
        "card": "name"
      },
      "AdvantageCancelled": {
        "seat": "seat",
        "power": "name"
      },
      "PlayerBarred": {
        "seat": "seat",
        "moment": "case"
      },
      "Interrogated": {
        "seat": "seat",
        "target": "seat",
        "topic": "case",
        "about": "name"
      },
      "ShieldDestroyed": {
        "space": "name"
      },
      "UnitsRecruited": {
        "seat": "seat",
        "units": "amount",
        "mechanized": "amount"
      },
      "LeaderRecruited": {
        "seat": "seat",
        "leader": "name"
      },
      "UnitsMoved": {
        "seat": "seat",
        "origin": "name",
        "target": "name",
        "units": "amount",
        "special": "amount",
        "why": "case"
      },
      "UnitsDeployed": {
        "seat": "seat",
        "space": "name",
        "units": "amount",
        "mechanized": "amount",
        "why": "case"
      },
      "UnitsTurned": {
        "seat": "seat",
        "space": "name",
        "down": "case"
      },
      "UnitsLost": {
        "seat": "seat",
        "space": "name",
        "units": "amount",
        "special": "amount",
        "why": "case"
      },
      "UnitsWithdrew": {
        "seat": "seat",
        "space": "name",
        "units": "amount",
        "special": "amount"
      },
      "LeaderDestroyed": {
        "seat": "seat",
        "leader": "name"
      },
      "BattleBegan": {
        "space": "name",
        "sides": "seat",
        "units": "amount",
        "cards": "amount"
      },
      "CommandGiven": {
        "seat": "seat",
        "target": "seat",
        "card": "name"
      },
      "QuestionPut": {
        "seat": "seat",
        "target": "seat",
        "topic": "case"
      },
      "Exploded": {
        "space": "name"
      },
      "BattleDecided": {
        "winner": "seat",
        "why": "case",
        "strengths": "amount"
      },
      "FleetMoved": {
        "origin": "amount",
        "sector": "amount",
        "by": "case"
      },
      "SharedVictory": {
        "seat": "seat"
      },
      "GameOver": {
        "reason": "case",
        "winners": "seat",
        "places": "places"
      }
    },
    "questions": {
      "DrawLots": {},
      "DealRaces": {},
      "ChooseRace": {},
      "DrawTraitors": {
        "to": "seat",
        "count": "amount"
      },
      "KeepTraitor": {},
      "SetFleetDial": {},
      "PlaceUnits": {
        "left": "amount"
      },
      "Predict": {},
      "DealBetrayal": {
        "to": "seat",
        "count": "amount"
      },
      "DrawInfluence": {
        "to": "seat",
        "count": "amount"
      },
      "RepositionUnits": {
        "space": "name"
      },
      "AllowAlly": {
        "user": "seat",
        "power": "name"
      },
      "Talk": {},
      "AnswerProposal": {
        "proposer": "seat"
      },
      "MakeBid": {
        "high": "amount",
        "bound": "case"
      },
      "DrawCards": {
        "to": "seat",
        "count": "amount",
        "for_row": "case"
      },
      "GiveToAlly": {
        "allies": "seat"
      },
      "Recruit": {},
      "MoveUnits": {
        "lines": "amount"
      },
      "DeployUnits": {
        "used": "case",
        "fresh": "case",
        "refused": "case",
        "able": "case"
      },
      "EnterCouncil": {},
      "ChooseBattle": {},
      "TurnUnits": {
        "turned": "name"
      },
      "SealPlan": {},
      "SealCards": {},
      "MayRetreat": {},
      "CallTraitor": {},
      "KeepCards": {},
      "ChooseLosses": {
        "due": "amount"
      },
      "PutQuestion": {},
      "AnswerQuestion": {
        "topic": "case"
      },
      "GiveCommand": {},
      "DrawBombardment": {
        "to": "seat",
        "count": "amount"
      },
      "ShareOrReveal": {
        "above": "amount"
      },
      "PlayCard": {
        "timing": "case",
        "subject": "seat"
      },
      "DiscardCards": {
        "count": "amount"
      }
    },
    "consequences": {
      "lines": {
        "count": "amount"
      },
      "via": {
        "spaces": "name"
      },
      "meets": {
        "seat": "seat",
        "count": "amount"
      },
      "risk": {
        "count": "amount",
        "most": "amount"
      },
      "each": {
        "count": "amount"
      },
      "pays": {
        "count": "amount"
      },
      "hacan": {
        "seat": "seat"
      },
      "against": {
        "low": "amount",
        "high": "amount"
      },
      "tie": {
        "seat": "seat"
      },
      "needs": {
        "strongholds": "amount",
        "held": "amount"
      }
    },
    "answers": {
      "DrawLots": {
        "": {
          "word": "name"
        }
      },
      "DealRaces": {
        "": {
          "word": "name"
        }
      },
      "ChooseRace": {
        "": {
          "race": "name"
        }
      },
      "DrawTraitors": {
        "": {
          "word": "name"
        }
      },
      "KeepTraitor": {
        "": {
          "leader": "name"
        }
      },
      "SetFleetDial": {
        "": {
          "number": "amount"
        }
      },
      "PlaceUnits": {
        "": {
          "space": "name",
          "units": "amount"
        }
      },
      "Predict": {
        "": {
          "race": "name",
          "round": "amount"
        }
      },
      "DealBetrayal": {
        "": {
          "word": "name"
        }
      },
      "DrawInfluence": {
        "": {
          "word": "name"
        }
      },
      "RepositionUnits": {
        "remain": {},
        "reposition": {
          "target": "name",
          "units": "amount",
          "special": "amount"
        }
      },
      "AllowAlly": {
        "": {
          "answer": "case"
        }
      },
      "Talk": {
        "ready": {},
        "propose": {
          "seat": "seat"
        },
        "give": {
          "seat": "seat",
          "amount": "amount"
        },
        "leave": {}
      },
      "AnswerProposal": {
        "accept": {},
        "refuse": {},
        "withdraw": {}
      },
      "MakeBid": {
        "pass": {},
        "bid": {
          "amount": "amount"
        }
      },
      "DrawCards": {
        "": {
          "word": "name"
        }
      },
      "GiveToAlly": {
        "nothing": {},
        "give": {
          "seat": "seat",
          "amount": "amount"
        }
      },
      "Recruit": {
        "": {
          "units": "amount",
          "leader": "name",
          "mechanized": "amount"
        }
      },
      "MoveUnits": {
        "stay": {},
        "move": {
          "origin": "name",
          "target": "name",
          "units": "amount",
          "special": "amount"
        }
      },
      "DeployUnits": {
        "end": {},
        "deploy": {
          "space": "name",
          "units": "amount",
          "mechanized": "amount"
        },
        "shift": {
          "origin": "name",
          "target": "name",
          "units": "amount",
          "special": "amount"
        },
        "informant": {
          "space": "name",
          "units": "amount",
          "mechanized": "amount"
        }
      },
      "EnterCouncil": {
        "": {
          "answer": "case"
        }
      },
      "ChooseBattle": {
        "": {
          "space": "name",
          "foe": "seat"
        }
      },
      "TurnUnits": {
        "done": {},
        "down": {
          "space": "name"
        },
        "up": {
          "space": "name"
        }
      },
      "SealPlan": {
        "": {
          "dial": "amount",
          "leader": "name",
          "slot": "case"
        }
      },
      "SealCards": {
        "": {
          "word": "name"
        }
      },
      "MayRetreat": {
        "stay": {},
        "retreat": {}
      },
      "CallTraitor": {
        "silence": {},
        "traitor": {}
      },
      "KeepCards": {
        "": {
          "first": "case",
          "second": "case"
        }
      },
      "ChooseLosses": {
        "": {
          "mechanized": "amount"
        }
      },
      "PutQuestion": {
        "": {
          "topic": "case"
        }
      },
      "AnswerQuestion": {
        "": {
          "value": "name"
        }
      },
      "GiveCommand": {
        "": {
          "card": "name"
        }
      },
      "DrawBombardment": {
        "": {
          "word": "name"
        }
      },
      "ShareOrReveal": {
        "share": {},
        "reveal": {}
      },
      "PlayCard": {
        "": {
          "word": "name"
        }
      },
      "DiscardCards": {
        "": {
          "word": "name"
        }
      }
    },
    "played": {
      "": {
        "card": "name"
      },
      "informant": {
        "power": "name"
      },
      "diplomatic-interference": {
        "target": "seat"
      },
      "fleet-sabotage": {
        "sectors": "amount"
      },
      "graviton-negator": {
        "space": "name"
      },
      "interrogation": {
        "target": "seat",
        "topic": "case",
        "about": "name"
      },
      "new-recruits": {
        "kind": "case"
      },
      "new-recruits units": {
        "units": "amount",
        "mechanized": "amount"
      },
      "new-recruits leader": {
        "leader": "name"
      }
    }
  },
  "warlords": {
    "facts": {
      "PlanetsRevealed": {
        "of": "seat",
        "sector": "name",
        "planets": "name",
        "types": "name"
      },
      "MercenariesSeen": {
        "of": "seat",
        "seat": "seat",
        "cards": "name"
      },
      "SupportSeen": {
        "of": "seat",
        "seat": "seat",
        "card": "name"
      },
      "TokenShown": {
        "of": "seat",
        "seat": "seat",
        "sector": "name",
        "token": "name"
      },
      "MercenaryPlayed": {
        "of": "seat",
        "seat": "seat",
        "card": "name",
        "side": "case"
      },
      "TakenCardSeen": {
        "of": "seat",
        "seat": "seat",
        "owner": "seat",
        "card": "name"
      },
      "ExchangeSeen": {
        "of": "seat",
        "seat": "seat",
        "owner": "seat",
        "card": "name"
      },
      "TakenCardShown": {
        "of": "seat",
        "seat": "seat",
        "owner": "seat",
        "card": "name"
      },
      "PlanetsSeen": {
        "of": "seat",
        "seat": "seat",
        "planets": "name",
        "types": "name"
      },
      "SupportPlayed": {
        "of": "seat",
        "seat": "seat",
        "card": "name"
      },
      "BlockadeSettled": {
        "of": "seat",
        "owner": "seat",
        "card": "name"
      },
      "FirstPlayerDrawn": {
        "seat": "seat"
      },
      "MarkersLaid": {
        "actions": "name"
      },
      "CardsGivenUp": {},
      "MercenariesDrawn": {
        "seat": "seat",
        "count": "amount"
      },
      "SupportDrawn": {
        "seat": "seat"
      },
      "SupportShuffled": {
        "count": "amount"
      },
      "MarketFilled": {
        "cards": "name"
      },
      "MarketCleared": {
        "cards": "name"
      },
      "MercenaryHired": {
        "seat": "seat",
        "card": "name"
      },
      "TurnBegan": {
        "seat": "seat",
        "power": "amount"
      },
      "Recovered": {
        "seat": "seat",
        "ready": "amount",
        "decon": "amount"
      },
      "Recalled": {
        "seat": "seat",
        "planet": "name",
        "count": "amount"
      },
      "ShipMoved": {
        "seat": "seat",
        "sector": "name",
        "origin": "name"
      },
      "ShipStayed": {
        "seat": "seat",
        "sector": "name"
      },
      "TokenTakenBack": {
        "seat": "seat",
        "sector": "name"
      },
      "Recruited": {
        "seat": "seat",
        "units": {
          "part": "units",
          "variable": "kind",
          "letters": [
            [
              "i",
              "infantry"
            ],
            [
              "t",
              "tank"
            ],
            [
              "a",
              "aircraft"
            ]
          ]
        }
      },
      "GuardPlaced": {
        "seat": "seat",
        "ability": "name",
        "cards": "name"
      },
      "AbilityUsed": {
        "seat": "seat",
        "ability": "name"
      },
      "ActionPlayed": {
        "seat": "seat",
        "action": "name",
        "source": "case",
        "cost": "case"
      },
      "UnitsDeployed": {
        "seat": "seat",
        "planet": "name",
        "units": {
          "part": "units",
          "variable": "kind",
          "letters": [
            [
              "i",
              "infantry"
            ],
            [
              "t",
              "tank"
            ],
            [
              "a",
              "aircraft"
            ]
          ]
        }
      },
      "PowerGained": {
        "seat": "seat",
        "power": "amount",
        "why": "case"
      },
      "MercenaryWounded": {
        "seat": "seat",
        "owner": "seat",
        "card": "name"
      },
      "GuardKilled": {
        "seat": "seat",
        "owner": "seat",
        "ability": "name",
        "cards": "name"
      },
      "CardTaken": {
        "seat": "seat",
        "owner": "seat"
      },
      "CardsExchanged": {
        "seat": "seat",
        "owner": "seat"
      },
      "TakenCardReturned": {
        "seat": "seat",
        "owner": "seat"
      },
      "PlanetBombarded": {
        "seat": "seat",
        "planet": "name"
      },
      "DiceRolled": {
        "seat": "seat",
        "dice": "name"
      },
      "UnitsLost": {
        "seat": "seat",
        "planet": "name",
        "units": {
          "part": "units",
          "variable": "kind",
          "letters": [
            [
              "i",
              "infantry"
            ],
            [
              "t",
              "tank"
            ],
            [
              "a",
              "aircraft"
            ]
          ]
        }
      },
      "SectorScouted": {
        "seat": "seat",
        "sector": "name"
      },
      "TokenPlaced": {
        "seat": "seat",
        "sector": "name"
      },
      "SupportCancelled": {
        "seat": "seat",
        "card": "name"
      },
      "ReputationGained": {
        "seat": "seat",
        "space": "amount"
      },
      "BonusTaken": {
        "seat": "seat",
        "bonus": "case"
      },
      "InvasionBegan": {
        "invader": "seat",
        "defender": "seat",
        "planet": "name",
        "units": {
          "part": "units",
          "variable": "kind",
          "letters": [
            [
              "i",
              "infantry"
            ],
            [
              "t",
              "tank"
            ],
            [
              "a",
              "aircraft"
            ]
          ]
        },
        "against": {
          "part": "units",
          "variable": "kind",
          "letters": [
            [
              "i",
              "infantry"
            ],
            [
              "t",
              "tank"
            ],
            [
              "a",
              "aircraft"
            ]
          ]
        }
      },
      "TrackFell": {
        "planet_type": "name",
        "position": "amount"
      },
      "GuardSent": {
        "seat": "seat",
        "planet": "name",
        "cards": "name",
        "manoeuvre": "case"
      },
      "InvasionEnded": {
        "invader": "seat",
        "defender": "seat",
        "planet": "name",
        "winner": "seat"
      },
      "PlanetsExchanged": {
        "seat": "seat",
        "mate": "seat",
        "planets": "name"
      },
      "TroopsSent": {
        "seat": "seat",
        "mate": "seat",
        "count": "amount"
      },
      "EndTriggered": {
        "seat": "seat",
        "reason": "case"
      },
      "GameOver": {
        "reason": "case",
        "places": "places",
        "power": "amount"
      }
    },
    "questions": {
      "DrawLot": {},
      "MixPlanets": {},
      "LayMarkers": {},
      "DrawMercenaries": {
        "count": "amount",
        "who": "seat",
        "open": "case"
      },
      "GiveUpCards": {},
      "MayRecall": {},
      "MoveShip": {},
      "MayUseToken": {},
      "DrawPlanets": {
        "planets": "name",
        "who": "seat"
      },
      "PlayMercenary": {},
      "MayPlaceGuard": {
        "ability": "name"
      },
      "TakeAction": {
        "left": "name",
        "team": "case"
      },
      "DeployUnits": {
        "way": "case"
      },
      "ChooseVictim": {
        "heavy": "case"
      },
      "ChooseOpponent": {},
      "TakeCard": {
        "who": "seat",
        "owner": "seat"
      },
      "UseTakenCard": {
        "owner": "seat"
      },
      "ChooseTarget": {},
      "RollDice": {
        "invader": "amount",
        "defender": "amount"
      },
      "ChooseDestroyed": {
        "units": {
          "part": "units",
          "variable": "kind",
          "letters": [
            [
              "i",
              "infantry"
            ],
            [
              "t",
              "tank"
            ],
            [
              "a",
              "aircraft"
            ]
          ]
        },
        "count": "amount"
      },
      "ScoutSector": {},
      "MayPlaceToken": {
        "sector": "name"
      },
      "MayBlockade": {
        "timing": "case",
        "card": "name",
        "owner": "seat"
      },
      "MayUseAbility": {
        "ability": "name"
      },
      "ChoosePlanet": {},
      "ChooseBonus": {
        "space": "amount"
      },
      "SendGuard": {
        "planet": "name"
      },
      "Reroll": {
        "dice": "name"
      },
      "ChooseLosses": {
        "units": {
          "part": "units",
          "variable": "kind",
          "letters": [
            [
              "i",
              "infantry"
            ],
            [
              "t",
              "tank"
            ],
            [
              "a",
              "aircraft"
            ]
          ]
        },
        "count": "amount"
      },
      "HireMercenary": {
        "last": "case"
      },
      "DrawSupport": {
        "who": "seat"
      },
      "GiveCard": {}
    },
    "consequences": {
      "power": {
        "count": "amount"
      },
      "reinforces": {},
      "invades": {
        "seat": "seat",
        "count": "amount"
      },
      "guards": {
        "seat": "seat"
      },
      "odds": {
        "count": "amount"
      },
      "reveals": {
        "count": "amount"
      },
      "token": {
        "token": "name"
      },
      "circle": {
        "side": "case",
        "ability": "name"
      },
      "opens": {
        "ability": "name"
      },
      "fourth": {
        "planet": "name"
      },
      "cost": {
        "kind": "case"
      },
      "reputation": {
        "space": "amount"
      },
      "takes": {
        "count": "amount"
      },
      "manoeuvre": {
        "manoeuvre": "case"
      },
      "clears": {}
    },
    "answers": {
      "DrawLot": {
        "": {
          "seat": "seat"
        }
      },
      "MixPlanets": {
        "": {
          "word": "name"
        }
      },
      "LayMarkers": {
        "": {
          "word": "name"
        }
      },
      "DrawMercenaries": {
        "": {
          "word": "name"
        }
      },
      "GiveUpCards": {
        "": {
          "card": "name",
          "other": "name"
        }
      },
      "MayRecall": {
        "recall": {
          "planet": "name",
          "count": "amount"
        },
        "done": {}
      },
      "MoveShip": {
        "": {
          "sector": "name"
        }
      },
      "MayUseToken": {
        "use": {
          "planet": "name",
          "units": {
            "part": "units",
            "variable": "kind",
            "letters": [
              [
                "i",
                "infantry"
              ],
              [
                "t",
                "tank"
              ],
              [
                "a",
                "aircraft"
              ]
            ]
          }
        },
        "leave": {}
      },
      "DrawPlanets": {
        "": {
          "word": "name"
        }
      },
      "PlayMercenary": {
        "": {
          "card": "name",
          "side": "case"
        }
      },
      "MayPlaceGuard": {
        "guard": {},
        "decline": {}
      },
      "TakeAction": {
        "deploy": {},
        "deploy_only": {},
        "assassinate": {},
        "subterfuge": {},
        "bombard": {
          "cost": "case"
        },
        "support": {},
        "recon": {},
        "card": {
          "card": "name"
        },
        "exchange_cards": {},
        "exchange_planets": {
          "own": "name",
          "other": "name"
        },
        "send_troops": {
          "count": "amount"
        },
        "end": {}
      },
      "DeployUnits": {
        "": {
          "planet": "name",
          "units": {
            "part": "units",
            "variable": "kind",
            "letters": [
              [
                "i",
                "infantry"
              ],
              [
                "t",
                "tank"
              ],
              [
                "a",
                "aircraft"
              ]
            ]
          }
        }
      },
      "ChooseVictim": {
        "wound": {
          "card": "name"
        },
        "kill": {
          "card": "name"
        }
      },
      "ChooseOpponent": {
        "": {
          "owner": "seat"
        }
      },
      "TakeCard": {
        "": {
          "word": "name"
        }
      },
      "UseTakenCard": {
        "exchange": {
          "card": "name"
        },
        "use": {
          "action": "name",
          "cost": "case"
        },
        "return": {}
      },
      "ChooseTarget": {
        "": {
          "planet": "name"
        }
      },
      "RollDice": {
        "": {
          "word": "name"
        }
      },
      "ChooseDestroyed": {
        "": {
          "units": {
            "part": "units",
            "variable": "kind",
            "letters": [
              [
                "i",
                "infantry"
              ],
              [
                "t",
                "tank"
              ],
              [
                "a",
                "aircraft"
              ]
            ]
          }
        }
      },
      "ScoutSector": {
        "": {
          "sector": "name"
        }
      },
      "MayPlaceToken": {
        "": {
          "token": "name"
        }
      },
      "MayBlockade": {
        "": {
          "word": "name"
        }
      },
      "MayUseAbility": {
        "use": {},
        "decline": {}
      },
      "ChoosePlanet": {
        "": {
          "planet": "name"
        }
      },
      "ChooseBonus": {
        "": {
          "bonus": "case",
          "card": "name"
        }
      },
      "SendGuard": {
        "": {
          "card": "name"
        }
      },
      "Reroll": {
        "": {
          "dice": {
            "part": "dice",
            "variable": "kind",
            "letters": [
              [
                "h",
                "hit"
              ],
              [
                "i",
                "invader"
              ],
              [
                "m",
                "miss"
              ]
            ]
          }
        }
      },
      "ChooseLosses": {
        "": {
          "units": {
            "part": "units",
            "variable": "kind",
            "letters": [
              [
                "i",
                "infantry"
              ],
              [
                "t",
                "tank"
              ],
              [
                "a",
                "aircraft"
              ]
            ]
          }
        }
      },
      "HireMercenary": {
        "market": {
          "card": "name"
        },
        "deck": {}
      },
      "DrawSupport": {
        "": {
          "word": "name"
        }
      },
      "GiveCard": {
        "": {
          "card": "name"
        }
      }
    },
    "played": {
      "": {
        "deed": "case"
      },
      "exchange_planets": {
        "own": "name",
        "other": "name"
      },
      "send_troops": {
        "count": "amount"
      }
    }
  }
};
