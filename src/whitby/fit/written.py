"""A file of weights, which says how it was made."""

from __future__ import annotations

from collections.abc import Mapping

import whitby
from whitby.fit.choosing import Fitted as FittedTaste
from whitby.fit.logistic import Fitted
from whitby.fit.selfplay import Plan


def of_value(plan: Plan, fitted: Fitted) -> str:
    """The weights that say how likely the first side wins."""
    made = {
        "command": f'"whitby fit {plan.game} --level {plan.level} --games {plan.games} --random {plan.random:g} --seed {plan.seed}"',
        "version": version(plan),
        "side": f'"{whitby.game(plan.game).sides[0].name}"',
        "positions": f"{fitted.positions}",
        "held_out": f"{fitted.held_out}",
        "log_loss": f"{fitted.loss:.4f}",
        "log_loss_of_the_base_rate": f"{fitted.base:.4f}",
    }
    return as_toml(made, {name: f"{weight:.4f}" for name, weight in fitted.weights.items()})


def of_taste(plan: Plan, fitted: FittedTaste) -> str:
    """The weights that say what is gladly chosen."""
    made = {
        "command": f'"whitby fit {plan.game} --taste --level {plan.level} --games {plan.games} --seed {plan.seed}"',
        "version": version(plan),
        "moves": f"{fitted.moves}",
        "held_out": f"{fitted.held_out}",
        "bits_a_move": f"{fitted.bits:.4f}",
        "bits_a_move_where_all_ways_are_alike": f"{fitted.aimless:.4f}",
    }
    return as_toml(made, {name: f"{weight:.3f}" for name, weight in fitted.weights.items()})


def version(plan: Plan) -> str:
    """Of the program and of the game's rules."""
    return f'"{whitby.__version__}, rules {whitby.game(plan.game).version}"'


def as_toml(made: Mapping[str, str], weights: Mapping[str, str]) -> str:
    """The text of the file; the same games give the same text."""
    lines = ["# Written by the command below; do not edit.", "[made]", *[f"{key} = {text}" for key, text in made.items()]]
    lines += ["", "[weights]", *[f'"{name}" = {weight}' for name, weight in weights.items()]]
    return "\n".join(lines) + "\n"
