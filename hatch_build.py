"""What building a wheel of Whitby does besides packing src/whitby: one function per step.

A step adds what it made to `build_data`; intermediate files stay in build/, never in src/.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's door."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        for step in (compile_modules,):
            step(self, build_data)


def compile_modules(hook: CustomBuildHook, build_data: dict[str, Any]) -> None:
    """Compile the engine and the games to C. Where that cannot be done the same files run as plain Python."""
    root = Path(hook.root)
    sources = matching(root, hook.config.get("compile", [])) - matching(root, hook.config.get("exclude", []))
    if not sources:
        return
    if os.environ.get("WHITBY_PLAIN", "") not in ("", "0"):
        return warn("WHITBY_PLAIN is set")
    said = io.StringIO()
    try:
        with contextlib.chdir(root), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            extensions = run_mypyc(sorted(sources))
    except (Exception, SystemExit) as failure:  # a type error makes mypyc exit; a missing compiler raises
        print(said.getvalue(), file=sys.stderr)
        errors = [line for line in said.getvalue().splitlines() if ": error: " in line]
        return warn(errors[0] if errors else f"{failure}" or type(failure).__name__)
    for path, name in extensions:
        build_data["force_include"][path] = name
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def run_mypyc(sources: list[str]) -> list[tuple[str, str]]:
    """Compile the files as one group; give each extension module's path and its place in the wheel."""
    import setuptools  # before mypyc, which looks whether it is there
    from mypyc.build import mypycify

    work = Path("build", "mypyc", sys.implementation.cache_tag or "python")
    # No config file: how strictly the sources are checked is the tests' business, not that of somebody who builds.
    flags = ["--config-file=", "--ignore-missing-imports", "--no-error-summary", f"--cache-dir={work / 'types'}"]
    modules = mypycify([*flags, *sources], opt_level="3", debug_level="0", target_dir=str(work / "c"), group_name="whitby")
    command = setuptools.Distribution({"name": "whitby", "ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()
    return [(str(Path(made).resolve()), Path(made).relative_to(work / "lib").as_posix()) for made in command.get_outputs()]


def matching(root: Path, patterns: list[str]) -> set[str]:
    return {path.relative_to(root).as_posix() for pattern in patterns for path in root.glob(pattern)}


def warn(reason: str) -> None:
    """One line; tools/environment.py looks for it in pip's output, which pip itself does not show."""
    print(f"WARNING: Whitby is not compiled and will run as slower plain Python: {' '.join(reason.split())}", file=sys.stderr, flush=True)
