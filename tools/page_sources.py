"""The pages' sources: their style, their types and their own tests, by the scripts of frontend/package.json.

The build leaves its packages in build/frontend/work, beside a copy of the sources.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from environment import BUILD, PYTHON, ROOT

WORK = BUILD / "frontend" / "work"
CHECKS = ("lint", "check", "test")


def ready() -> None:
    """Install what checking needs and building does not."""
    if WORK.is_dir() and not (WORK / "node_modules/eslint").is_dir():
        subprocess.call([str(PYTHON), __file__, "packages"])


def npm(*arguments: str) -> int:
    """Run npm in the work folder, the one that builds the pages."""
    import hatch_build

    command = hatch_build.machine_npm() or hatch_build.packaged_npm()
    if not command:
        print("There is no Node 20.19 or newer with npm; the pages cannot be checked.")
        return 1
    paths = [str(Path(command[0]).parent), os.environ.get("PATH", "")]  # npm looks for its node there
    return subprocess.call([*command, *arguments], cwd=WORK, env={**os.environ, "PATH": os.pathsep.join(paths)})


def main() -> int:
    sys.path.insert(0, str(ROOT))
    import hatch_build

    if sys.argv[1:] == ["packages"]:
        return npm("install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error")
    stamp = BUILD / "frontend" / "stamp"
    if not stamp.is_file() or stamp.read_text("utf-8") != hatch_build.digest(ROOT / "frontend"):
        print("The pages could not be built from what lies in frontend/; the log is build/install.log")
        return 1
    ready()
    return max(npm("run", "--silent", check) for check in CHECKS)


if __name__ == "__main__":
    sys.exit(main())
