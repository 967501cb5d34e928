#!/usr/bin/env python3
"""A bot in twenty lines of plain Python: any choice but to end, as long as there is one."""

import json
import random
import sys

luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        luck.seed(message["seed"])
        answer = {"type": "hello", "protocol": 1, "name": "simple", "wants": "nothing"}
    elif message["type"] == "choose":
        ends = [one for one in message["legal"] if one["do"] in ("end", "pass", "done")]
        choice = luck.choice([one for one in message["legal"] if one not in ends] or ends)
        answer = {"type": "choose", "id": message["id"], "action": choice["action"]}
    else:
        break
    print(json.dumps(answer), flush=True)
