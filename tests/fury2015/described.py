"""Clauses that only describe, each with the reason why it has no scene."""

DESCRIBED = {
    "F15-GOLD-04": "it ranks two printed booklets; the clauses are written from the higher one alone",
}
