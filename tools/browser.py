"""The browser that tests/browser drives: Chromium of the system, installed where ./test may do that."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "The browser tests need Chromium, which is not installed. On Debian or Ubuntu: apt-get install chromium (as root)"


def find() -> str:
    """The program, or nothing. CHROMIUM may name another one."""
    named = os.environ.get("CHROMIUM", "")
    return named or next((path for name in NAMES if (path := shutil.which(name))), "")


def ready() -> None:
    """Install it if it is missing and that can be done without asking anybody; else say what to do."""
    if find():
        return
    apt = shutil.which("apt-get")
    sudo = shutil.which("sudo")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if apt and (root or (sudo and subprocess.call([sudo, "-n", "true"], stderr=subprocess.DEVNULL) == 0)):
        print("Installing Chromium for the browser tests ... ", end="", file=sys.stderr, flush=True)
        begin = [apt] if root else [str(sudo), "-n", apt]
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = [*begin, "install", "-y", "--no-install-recommends", "chromium"]
        for command in (install, [*begin, "update"], install):  # the lists may be missing or old
            done = subprocess.run(command, env=env, capture_output=True, text=True, errors="replace")
            if find():
                break
        print("done" if find() else f"failed\n{done.stderr.strip()[-400:]}", file=sys.stderr, flush=True)
    if not find():
        print(MISSING, file=sys.stderr, flush=True)
