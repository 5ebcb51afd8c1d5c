"""The pages' sources: their style, their types and their own tests, by the scripts of frontend/package.json.

The build leaves its packages in build/frontend/work, beside a copy of the sources.
"""

from __future__ import annotations

import subprocess
import sys

import build_pages
from environment import PYTHON

CHECKS = ("lint", "check", "test")


def ready() -> None:
    """Install what checking and browser tests need and building does not, with the npm that Whitby's own Python finds."""
    if build_pages.WORK.is_dir() and not (build_pages.WORK / "node_modules/eslint").is_dir():
        subprocess.call([str(PYTHON), __file__, "packages"])


def npm(*arguments: str) -> int:
    """Run npm in the work folder, the one that builds the pages."""
    command = build_pages.machine_npm() or build_pages.packaged_npm()
    if not command:
        print("There is no Node 20.19 or newer with npm; the pages cannot be checked.")
        return 1
    return subprocess.call([*command, *arguments], cwd=build_pages.WORK, env=build_pages.npm_settings(command))


def main() -> int:
    if sys.argv[1:] == ["packages"]:
        return npm(*build_pages.INSTALL)
    problem = build_pages.build()
    if problem:
        print(f"The pages cannot be built: {problem}")
        return 1
    ready()
    return max(npm("run", "--silent", check) for check in CHECKS)


if __name__ == "__main__":
    sys.exit(main())
