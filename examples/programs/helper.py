"""A bot in Python that needs nothing but Python; it repairs, then digs, and otherwise does anything.

`undermine arena --bots "cmd:python3 examples/programs/helper.py,random"` seats it (docs/line-protocol.md).
"""

import json
import random
import sys

WISHES = ("repair", "dig")
chance = random.Random(0)

for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "hello":
        chance = random.Random(message["seed"])
        print(json.dumps({"is": "ready", "name": "helper"}), flush=True)
    elif message["is"] == "choose":
        options = [option["action"] for option in message["options"]]
        wished = [option for wish in WISHES for option in options if option.startswith(wish)]
        chosen = wished[0] if wished else chance.choice(options)
        print(json.dumps({"is": "answer", "number": message["number"], "action": chosen}), flush=True)
    elif message["is"] == "end":
        break
