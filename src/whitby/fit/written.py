"""A file of weights, which says how it was made."""

from __future__ import annotations

import whitby
from whitby.fit.logistic import Fitted
from whitby.fit.selfplay import Plan


def command(plan: Plan) -> str:
    """What makes the same file again."""
    return f"whitby fit {plan.game} --level {plan.level} --games {plan.games} --random {plan.random:g} --seed {plan.seed}"


def as_toml(plan: Plan, fitted: Fitted) -> str:
    """The text of the file; the same games give the same text."""
    made = {
        "command": f'"{command(plan)}"',
        "version": f'"{whitby.__version__}, rules {whitby.game(plan.game).version}"',
        "side": f'"{whitby.game(plan.game).sides[0].name}"',
        "positions": f"{fitted.positions}",
        "held_out": f"{fitted.held_out}",
        "log_loss": f"{fitted.loss:.4f}",
        "log_loss_of_the_base_rate": f"{fitted.base:.4f}",
    }
    lines = ["# Written by the command below; do not edit.", "[made]", *[f"{key} = {text}" for key, text in made.items()]]
    lines += ["", "[weights]", *[f'"{name}" = {weight:.4f}' for name, weight in fitted.weights.items()]]
    return "\n".join(lines) + "\n"
