"""What building a wheel of Whitby does besides packing src/whitby: one function per step.

A step adds what it made to `build_data`; intermediate files stay in build/, never in src/. The work itself is in tools/.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import build_pages
import compiling
import locks


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's door."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        for step in (compile_modules, build_front_end):
            step(self, build_data)

    def dependencies(self) -> list[str]:
        """Node for the pages, where the machine has none."""
        return [] if build_pages.machine_npm() or not (Path(self.root) / "frontend").is_dir() else [build_pages.NODE_PACKAGE]


def compile_modules(hook: CustomBuildHook, build_data: dict[str, Any]) -> None:
    """Compile the engine and the games to C. Where that cannot be done the same files run as plain Python."""
    if os.environ.get("WHITBY_PLAIN", "") not in ("", "0"):
        return warn("WHITBY_PLAIN is set")
    said = io.StringIO()
    try:
        compiling.LOCK.parent.mkdir(exist_ok=True)
        with locks.held(compiling.LOCK), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            extensions = compiling.compiled(Path(hook.root))
    except (Exception, SystemExit) as failure:  # a type error makes mypyc exit; a missing compiler raises
        print(said.getvalue(), file=sys.stderr)
        return warn(compiling.failure_line(failure, said.getvalue()))
    for path, name in extensions:
        build_data["force_include"][str(path)] = name
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def build_front_end(hook: CustomBuildHook, build_data: dict[str, Any]) -> None:
    """Build the pages; without Node the wheel has none."""
    if not (Path(hook.root) / "frontend").is_dir():
        return
    problem = build_pages.build()
    if problem:
        return warn_pages(problem)
    build_data["force_include"][str(build_pages.STATIC)] = "whitby/web/static"


def warn(reason: str) -> None:
    """One line; tools/environment.py looks for it in pip's output, which pip itself does not show."""
    print(f"WARNING: Whitby is not compiled and will run as slower plain Python: {' '.join(reason.split())}", file=sys.stderr, flush=True)


def warn_pages(reason: str) -> None:
    """The same for the pages."""
    print(f"WARNING: Whitby has no pages for the browser: {' '.join(reason.split())}", file=sys.stderr, flush=True)
