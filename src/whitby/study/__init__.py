"""Studies: many games between bots by a plan in a file, kept as Parquet (docs/guide/studies.md).

A block of games depends on the plan and the version alone, and is kept as soon as it is played: a study goes on where it stopped, and
comes to the same on one core or on many machines.
"""
