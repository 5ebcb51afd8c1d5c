"""The package as somebody gets it who installs it."""

import re
import subprocess
import sys
from importlib.metadata import entry_points, version
from pathlib import Path

import whitby


def test_version_is_the_one_installed() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", whitby.__version__)
    assert version("whitby") == whitby.__version__


def test_tests_run_the_plain_sources() -> None:
    root = Path(__file__).resolve().parent.parent
    assert Path(whitby.__file__) == root / "src" / "whitby" / "__init__.py"


def test_no_compiled_file_lies_beside_the_sources() -> None:
    sources = Path(whitby.__file__).parent
    assert [path for ending in ("so", "pyd", "c") for path in sources.rglob(f"*.{ending}")] == []


def test_the_command_is_installed_and_tells_its_version() -> None:
    (command,) = entry_points(group="console_scripts", name="whitby")
    assert command.value == "whitby.cli:main"
    call = "import sys; from whitby.cli import main; sys.argv = ['whitby', '--version']; main()"
    said = subprocess.run([sys.executable, "-I", "-c", call], capture_output=True, text=True, check=True)
    assert whitby.__version__ in said.stdout
