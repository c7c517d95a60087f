"""Installs hakem under wine, runs it, removes it, and compares the prefix before and after: installer.py SETUP WT.EXE.

The prefix is that of WINEPREFIX. WT.EXE replaces Windows Terminal, and writes its arguments into a file next to it.
Nothing that the installer did not write may be removed."""

import os
import subprocess
import sys
import time
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


def on_windows(path):
    return subprocess.run(["winepath", "-w", path], capture_output=True, check=True).stdout.decode().strip()


def opened_in_terminal(terminal, folder, name):
    """Returns the words that hakem.cmd has Windows Terminal run, started in the root of a drive."""
    written = terminal.with_suffix(".txt")
    written.unlink(missing_ok=True)
    environment = {**os.environ, "WINEPATH": on_windows(terminal.parent)}
    wine("cmd", "/c", rf"{folder}\hakem.cmd", name, cwd="/", env=environment)
    end = time.monotonic() + 60
    while not (written.exists() and written.read_text().endswith(f"{name}\n")):
        require(time.monotonic() < end, "hakem.cmd opens no terminal")
        time.sleep(0.1)
    lines = written.read_text().splitlines()
    return lines[lines.index("--startingDirectory") + 1 :]


def registered(key):
    return wine("reg", "query", key, "/ve")[0] == 0 or wine("reg", "query", key)[0] == 0


def shortcuts():
    return sorted(path.name for path in USER.rglob("*.lnk") if "hakem" in path.name.lower())


def files(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def require(is_met, what):
    if not is_met:
        sys.exit(f"installer: {what}")


def main(setup, terminal):
    require(not INSTALLED.exists(), f"{INSTALLED} exists already")
    code, _ = wine(setup, "/S")
    require(code == 0, f"the installer ended with {code}")
    require(files(INSTALLED) == EXPECTED, f"installed {sorted(files(INSTALLED) ^ EXPECTED)} too much or too little")
    for key in KEYS:
        require(registered(key), f"{key} is not registered")
    require(shortcuts() == ["hakem.lnk"], f"shortcuts: {shortcuts()}")
    _, command = wine("reg", "query", KEYS[1], "/ve")
    require('hakem.exe" "%1"' in command, f"event files are opened by {command!r}")

    folder, name = on_windows(INSTALLED), "open day.hakem"
    words = opened_in_terminal(Path(terminal), folder, name)
    require(words == ["Z:\\\\.", rf"{folder}\hakem.exe", name], f"the terminal runs {words}")

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


main(*sys.argv[1:])
