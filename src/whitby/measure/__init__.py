"""Measurements with a demand: what is asked of deduction and of opponents, in numbers that anybody can get again.

A measurement plays numbered games in cells (who plays whom), keeps a row for each, and judges all rows together. A row depends on the cell,
the number and the version alone, so a run goes on where another stopped, on as many cores as there are. Measurements may share cells.
"""
