"""The measurements by name."""

from __future__ import annotations

from whitby.measure import ablations, deduction, imagined, ladder, mixing
from whitby.measure.cells import Measurement

MEASUREMENTS: dict[str, Measurement] = {
    measurement.name: measurement for part in (deduction, imagined, ladder, mixing, ablations) for measurement in part.MEASUREMENTS
}


def find(name: str) -> Measurement:
    """A measurement; ValueError with those that there are."""
    if name not in MEASUREMENTS:
        raise ValueError(f"there is no measurement {name!r}; there are {', '.join(MEASUREMENTS)}")
    return MEASUREMENTS[name]
