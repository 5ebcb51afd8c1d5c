"""How many turns a second whitby.vector makes, observations and masks included: one core, CPU time, actions at random.

python tools/vector_speed.py [GAMES AT ONCE] [SECONDS]; tools/environment.py's copy counts, so the compiled one where there is one
"""

from __future__ import annotations

import sys
import time

import numpy as np

import whitby
from whitby import engine
from whitby.vector import Vector


def turns_a_second(id: str, n: int, seconds: float) -> float:
    """Turns of one game, CPU time of the choice of actions included."""
    vector, dice = Vector(id, n), np.random.default_rng(1)
    batch = vector.reset(seed=1)
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        odds = batch.masks * dice.random(batch.masks.shape, np.float32)
        batch = vector.step(odds.argmax(axis=1))
        done += n
    return done / (time.process_time() - began)


if __name__ == "__main__":
    at_once, time_each = int(sys.argv[1]) if len(sys.argv) > 1 else 64, float(sys.argv[2]) if len(sys.argv) > 2 else 3.0
    print("plain" if engine.__file__.endswith(".py") else "compiled", f"{at_once} games at once")
    for id in whitby.game_ids():
        print(f"{id:<14}{turns_a_second(id, at_once, time_each):>10,.0f} turns/s")
