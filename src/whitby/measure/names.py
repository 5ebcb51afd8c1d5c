"""The measurements by name."""

from __future__ import annotations

from whitby.measure import deduction, imagined, ladder
from whitby.measure.cells import Measurement

MEASUREMENTS: dict[str, Measurement] = {
    measurement.name: measurement for measurement in [*deduction.MEASUREMENTS, *imagined.MEASUREMENTS, *ladder.MEASUREMENTS]
}


def find(name: str) -> Measurement:
    """A measurement; ValueError with those that there are."""
    if name not in MEASUREMENTS:
        raise ValueError(f"there is no measurement {name!r}; there are {', '.join(MEASUREMENTS)}")
    return MEASUREMENTS[name]
