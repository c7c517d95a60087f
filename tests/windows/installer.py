"""Installs hakem under wine, runs it, removes it, and compares the prefix before and after: installer.py SETUP.

The prefix is that of WINEPREFIX. Nothing that the installer did not write may be removed."""

import os
import subprocess
import sys
from pathlib import Path

DRIVE = Path(os.environ["WINEPREFIX"], "drive_c")
USER = next(path for path in (DRIVE / "users").iterdir() if path.name not in ("Public", "All Users"))
INSTALLED = USER / "AppData/Local/Programs/hakem"
EXPECTED = {
    "LICENSE",
    "README.txt",
    "completions/hakem.bash",
    "completions/hakem.powershell",
    "hakem.cmd",
    "hakem.exe",
    "notices.txt",
    "uninstall.exe",
}
KEYS = (
    r"HKCU\Software\Classes\.hakem",
    r"HKCU\Software\Classes\hakem.event\shell\open\command",
    r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\hakem",
    r"HKCU\Software\Microsoft\Windows\CurrentVersion\App Paths\hakem.exe",
)


def wine(*words, **options):
    """Runs a program under wine to its end, and returns what it printed."""
    done = subprocess.run(["wine", *map(str, words)], capture_output=True, timeout=300, check=False, **options)
    return done.returncode, done.stdout.decode("utf-8", "replace")


def registered(key):
    return wine("reg", "query", key, "/ve")[0] == 0 or wine("reg", "query", key)[0] == 0


def shortcuts():
    return sorted(path.name for path in USER.rglob("*.lnk") if "hakem" in path.name.lower())


def files(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def require(is_met, what):
    if not is_met:
        sys.exit(f"installer: {what}")


def main(setup):
    require(not INSTALLED.exists(), f"{INSTALLED} exists already")
    code, _ = wine(setup, "/S")
    require(code == 0, f"the installer ended with {code}")
    require(files(INSTALLED) == EXPECTED, f"installed {sorted(files(INSTALLED) ^ EXPECTED)} too much or too little")
    for key in KEYS:
        require(registered(key), f"{key} is not registered")
    require(shortcuts() == ["hakem.lnk"], f"shortcuts: {shortcuts()}")
    _, command = wine("reg", "query", KEYS[1], "/ve")
    require('hakem.exe" "%1"' in command, f"event files are opened by {command!r}")

    documents = USER / "Documents"
    documents.mkdir(exist_ok=True)
    event = documents / "Şampiyona – Açık.hakem"
    code, _ = wine(INSTALLED / "hakem.exe", "simulate", "--out", documents / "events", "--count", "1", "--seed", "1")
    report = next((documents / "events").glob("*.trf"), None)
    require(code == 0 and report, "the installed program simulates no event")
    code, _ = wine(INSTALLED / "hakem.exe", "convert", report.name, event, cwd=report.parent)
    require(code == 0 and event.stat().st_size > 0, "the installed program writes no event file")
    code, told = wine(INSTALLED / "hakem.exe", "replay", event)
    require(code == 0 and told, "the installed program does not read its event file")
    before = event.read_bytes()
    (INSTALLED / "notes.txt").write_text("of the arbiter")

    # Without `_?=` the uninstaller copies itself and ends at once.
    folder = subprocess.run(["winepath", "-w", INSTALLED], capture_output=True, check=True).stdout.decode().strip()
    code, _ = wine(INSTALLED / "uninstall.exe", "/S", f"_?={folder}")
    require(code == 0, f"the uninstaller ended with {code}")
    # Run this way it cannot remove itself.
    (INSTALLED / "uninstall.exe").unlink(missing_ok=True)
    require(files(INSTALLED) == {"notes.txt"}, f"left: {sorted(files(INSTALLED))}")
    require(event.read_bytes() == before, "the event file has changed")
    for key in KEYS:
        require(not registered(key), f"{key} is still registered")
    require(shortcuts() == [], f"shortcuts left: {shortcuts()}")
    for path in (INSTALLED / "notes.txt", event, report):
        path.unlink()
    INSTALLED.rmdir()
    for path in (documents / "events").iterdir():
        path.unlink()
    (documents / "events").rmdir()
    print(f"installer: {len(EXPECTED)} files installed and removed, the event kept")


main(sys.argv[1])
