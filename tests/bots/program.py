"""A bot in a program of its own, as a stranger would write it: it does not import plancia.

The first argument is how it plays: `first` takes the first legal answer, the others do something wrong.
"""

import json
import sys
import time
from typing import Any


def answer(question: Any) -> list[str]:
    words, node = [], question["start"]
    while node:
        _, choices = question["nodes"][node]
        words.append(choices[0][0][0])
        node = choices[0][1]
    return words


how = sys.argv[1]
for update in map(json.loads, sys.stdin):
    if how == "ends":
        break
    if how == "sleeps":
        time.sleep(60)
    question = update["question"]
    reply = {
        "type": "Answer",
        "id": 1,
        "seat": update["seat"],
        "question": question["number"],
        "words": answer(question),
    }
    if how == "deals":  # it accepts everything
        for offer in update["deals"]["offers"]:
            accepted = {"type": "AcceptOffer", "id": 2, "seat": update["seat"], "offer": offer["id"]}
            print(json.dumps(accepted), flush=True)
    if how == "stale":
        reply["question"] -= 1
    print("hello" if how == "chats" else "x" * 9000 if how == "floods" else json.dumps(reply), flush=True)
