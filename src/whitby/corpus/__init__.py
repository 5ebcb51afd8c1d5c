"""Corpora: records of any number of games in one compressed file.

>>> from whitby import corpus
>>> corpus.make("two.whitby", "dracula-2003", games=2, seed=1, seats={"*": "random"})   # doctest: +SKIP
>>> for record in corpus.read("two.whitby"): ...                                       # as choices: nothing is played  # doctest: +SKIP
>>> corpus.check("two.whitby").problems                                                # played again, by the rules     # doctest: +SKIP
[]

The file is described in docs/guide/corpora.md.
"""

from __future__ import annotations

from whitby.corpus.exporting import export
from whitby.corpus.files import CorpusError, Writer, blocks, read, write
from whitby.corpus.making import make
from whitby.corpus.reports import AS_CHOICES, PLAYED, Report, check, look

__all__ = ["AS_CHOICES", "PLAYED", "CorpusError", "Report", "Writer", "blocks", "check", "export", "look", "make", "read", "write"]
