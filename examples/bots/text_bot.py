#!/usr/bin/env python3
"""A bot that asks a text model: `text_bot.py COMMAND…`, where the command reads a prompt on its standard
input and writes its answer on its standard output, in plain text. Whatever it is, it needs nothing of ours.

Each decision is one run of the command. An answer without the number of a choice is asked for once more; then
the first choice is taken, which is said as info.
"""

import json
import re
import subprocess
import sys

PROMPT = """You play the board game {game} in seat {seat} of {players}. Choose the move that is best for you.

What you see, as JSON:
{scene}

Your choices:
{choices}

Answer with the number of one choice and nothing else."""


def ask(prompt, seconds):
    """What the command says to a prompt; nothing if it takes too long or ends badly."""
    try:
        command = sys.argv[1:]
        run = subprocess.run(
            command, check=False, input=prompt, capture_output=True, text=True, timeout=seconds
        )
    except subprocess.TimeoutExpired:
        return ""
    return run.stdout if run.returncode == 0 else ""


def chosen(text, choices):
    """The last number in the text that is one of a choice."""
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    return next((number for number in reversed(numbers) if 1 <= number <= choices), None)


def say(message):
    print(json.dumps(message), flush=True)


def decide(hello, message):
    legal = message["legal"]
    if len(legal) == 1:
        return legal[0]["action"]
    choices = "\n".join(f"{number}. {one['do']}" for number, one in enumerate(legal, 1))
    scene = json.dumps(message["scene"], ensure_ascii=False)
    where = {"game": hello["game"], "seat": message["seat"] + 1, "players": hello["players"]}
    prompt = PROMPT.format(**where, scene=scene, choices=choices)
    # Two questions have to fit into the time, and leave some of it.
    for _ in range(2):
        number = chosen(ask(prompt, message["seconds"] * 0.4), len(legal))
        if number is not None:
            return legal[number - 1]["action"]
    say({"type": "info", "text": "no usable answer: the first choice"})
    return legal[0]["action"]


def main():
    hello = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello = message
            say({"type": "hello", "protocol": 1, "name": "text", "wants": "scene"})
        elif message["type"] == "choose":
            say({"type": "choose", "id": message["id"], "action": decide(hello, message)})
        else:
            break


if __name__ == "__main__":
    main()
