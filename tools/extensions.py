"""From Python to C (mypyc) and from C to extension modules, on all cores; what was made once is kept by content.

Each unit, the engine or a game, becomes one library, so that calls inside it are direct; each of its modules is a C file of its own,
so that they are compiled side by side, and only those that changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import setuptools  # before mypyc, which looks whether it is there
from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

KEPT_DAYS = 30
UNIX_FLAGS = ["-fcommon", "-fvisibility=hidden"]  # mypyc's headers define what they declare; nothing but PyInit is called from outside


def compiled(units: dict[str, list[str]], work: Path) -> list[tuple[Path, str]]:
    """Compile these files by unit; each extension's path and its place beside the package. What fails raises."""
    for left in work.glob("making-*"):  # of somebody who was killed
        shutil.rmtree(left, ignore_errors=True)
    (work / "kept").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="making-", dir=work) as making:
        command = Build(setuptools.Distribution({"name": "whitby", "ext_modules": translated(units, work)}))
        command.build_lib, command.build_temp, command.kept = f"{making}/lib", f"{making}/objects", work / "kept"
        command.force = True  # times are not looked at, contents are
        command.ensure_finalized()
        command.run()
    for file in (work / "kept").iterdir():
        if file.stat().st_mtime < time.time() - KEPT_DAYS * 86400:
            file.unlink()
    return command.made


def translated(units: dict[str, list[str]], work: Path) -> list[Any]:
    """All files as C, described for setuptools."""
    shutil.rmtree(work / "types", ignore_errors=True)  # what mypyc remembers of another time is never trusted
    # No config file: how strictly the sources are checked is the tests' business, not that of somebody who builds.
    flags = ["--config-file=", "--ignore-missing-imports", "--no-error-summary", f"--cache-dir={work / 'types'}"]
    files = [file for unit in units.values() for file in unit]
    groups: list[tuple[list[str], str | None]] = [(unit, f"whitby_{name}") for name, unit in units.items()]
    return mypycify([*flags, *files], opt_level="3", debug_level="0", target_dir=str(work / "c"), separate=groups, multi_file=True)


def cores() -> int:
    """As many as we may use, if there is memory for so many C compilers."""
    return min(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1, 8)


class Build(build_ext):  # type: ignore[misc]
    """As setuptools does it, but side by side, and nothing twice."""

    kept: Path
    made: list[tuple[Path, str]]

    def build_extensions(self) -> None:
        flags = UNIX_FLAGS if self.compiler.compiler_type == "unix" else []
        owners = {source: module for module in self.extensions for source in module.sources}  # mypyc's runtime is in every unit: once
        longest_first = sorted(owners, key=lambda source: -os.path.getsize(source))
        with ThreadPoolExecutor(cores()) as pool:
            made = pool.map(lambda source: self.compile_one(source, owners[source], flags), longest_first)
            objects = {}
            for source, file in zip(longest_first, made, strict=True):
                objects[source] = file
                print(f"{len(objects)} of {len(owners)}: {Path(source).name}", flush=True)
            self.made = [*pool.map(lambda module: self.link([objects[source] for source in module.sources], module), self.extensions)]

    def compile_one(self, source: str, module: Any, flags: list[str]) -> Path:
        """The object file of a C file."""
        flags = [*module.extra_compile_args, *flags]
        kept = self.kept / f"{self.digest([source, *module.depends], flags)}.o"
        if not kept.exists():
            self.kept.stat()  # who removes the working tree meanwhile does not get it back
            (file,) = self.compiler.compile([source], self.build_temp, include_dirs=module.include_dirs, extra_postargs=flags)
            os.replace(file, kept)
        os.utime(kept)
        return kept

    def link(self, objects: list[Path], module: Any) -> tuple[Path, str]:
        """The extension made of object files, and its place beside the package."""
        name = self.get_ext_filename(module.name)
        kept = self.kept / (self.digest(objects, [module.name]) + Path(name).suffix)
        if not kept.exists():
            module.sources, module.extra_objects = [], [str(file) for file in objects]
            self.build_extension(module)
            os.replace(self.get_ext_fullpath(module.name), kept)
        os.utime(kept)
        return kept, Path(name).as_posix()

    def digest(self, files: Iterable[str | Path], flags: list[str]) -> str:
        """Of what something is made from: files, flags and tools."""
        made_with = [sys.version, mypy_version, getattr(self.compiler, "compiler_so", []), flags]
        digest = hashlib.blake2b(json.dumps(made_with).encode(), digest_size=16)
        for file in files:
            content = Path(file).read_bytes()
            digest.update(f"{len(content)}\0".encode() + content)
        return digest.hexdigest()
