"""A test that watches servers or pages has a second try: a busy machine may lose a race that no reader would.

What passes at the second try only is listed as RERUN at the end: it is there to be found out. What fails twice has failed.
"""

from __future__ import annotations

import parts
import pytest
from one_part import part_of

MAY_RACE = (parts.WEB, "browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if part_of(item) in MAY_RACE:
            item.add_marker(pytest.mark.flaky(reruns=1))
