"""Runs an event by keys in the console of hakem.exe under wine, judged from the event file.

Usage: walk.py HAKEM.EXE HAKEM. HAKEM is the program for Linux, which reads the file that the other one wrote. The screen
is not judged: wine's console does not interpret control sequences as Windows does."""

import os
import pty
import signal
import subprocess
import sys
import tempfile
import termios
import threading
import time
from pathlib import Path

# Keys as terminals send them; wine's console turns them into the key records of Windows.
KEYS = {"Esc": b"\x1b", "F6": b"\x1b[17~", "F7": b"\x1b[18~", "F9": b"\x1b[20~", "End": b"\x1b[F"}
# Characters closer together would be pasted text.
BETWEEN = 0.15
PATIENCE = 120
# Entries that are no command: moves through the history, printed sheets.
ENTRIES = ("Moved", "Issued")
ENGLISH = ("--language", "en")
SAMPLE = Path("assets/samples/aktar-17.trf").resolve()


class Console:
    """A console in a pseudo-terminal of 120 columns and 36 lines."""

    def __init__(self, folder, *words, least=2000):
        """Starts a program for Windows with its arguments, and waits until it has shown more than a number of bytes."""
        self.end, other = pty.openpty()
        termios.tcsetwinsize(other, (36, 120))
        environment = {**os.environ, "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            ["wine", *words], cwd=folder, stdin=other, stdout=other, stderr=other, env=environment,
            start_new_session=True,
        )
        os.close(other)
        self.shown = b""
        threading.Thread(target=self.read, daemon=True).start()
        require(lambda: len(self.shown) > least, "a screen", self)
        time.sleep(1)

    def read(self):
        try:
            while data := os.read(self.end, 65536):
                self.shown += data
        except OSError:
            pass

    def press(self, *keys):
        for key in keys:
            os.write(self.end, KEYS.get(key, key.encode()))
            time.sleep(BETWEEN)
        return self

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        os.close(self.end)


def opened(folder, program, event):
    """Opens an event in the console, in English."""
    return Console(folder, program, event, *ENGLISH)


def require(is_met, what, console=None):
    """Waits until a condition is met."""
    end = time.monotonic() + PATIENCE
    while not is_met():
        if time.monotonic() > end:
            if console:
                sys.stderr.write(console.shown[-4000:].decode("utf-8", "replace") + "\n")
            sys.exit(f"walk: waited in vain for {what}")
        time.sleep(0.1)


def recorded(event, command):
    """Returns the number of commands of a kind in the event file, or of entries that are no command."""
    return event.read_text("utf-8").count(f"did:{command}(" if command in ENTRIES else f"did:Did({command}(")


def entries(event):
    return event.read_text("utf-8").count("(n:")


def enter(console, event, results):
    """Types results; each is in the file before the next one is typed."""
    for result in results:
        before = recorded(event, "EnterResult")
        console.press(result)
        require(lambda: recorded(event, "EnterResult") == before + 1, f"result {before + 1}", console)


def killed_while_writing(console, event, key):
    """Presses a key that adds an entry, and kills the process as soon as the file grows."""
    before, size = entries(event), event.stat().st_size
    os.write(console.end, key.encode())
    end = time.monotonic() + PATIENCE
    while event.stat().st_size == size:
        if time.monotonic() > end:
            sys.exit(f"walk: {key} writes nothing")
    console.kill()
    if entries(event) != before + 1:
        sys.exit(f"walk: {before} entries, then a killed process, then {entries(event)}")


def print_by(command):
    """Sets the user's print command."""
    users = Path(os.environ["WINEPREFIX"], "drive_c/users")
    user = next(path for path in users.iterdir() if path.name not in ("Public", "All Users"))
    settings = user / "AppData/Roaming/hakem"
    settings.mkdir(exist_ok=True)
    (settings / "print-command").write_text(command)
    return settings / "print-command"


def publish_round_1(event, windows):
    """Converts the sample to an event file, drafts and publishes its first round by keys, and returns the console."""
    subprocess.run(["wine", windows, "convert", SAMPLE, event.name], cwd=event.parent, check=True, timeout=PATIENCE)
    console = opened(event.parent, windows, event.name)
    console.press("F6", "r")
    require(lambda: recorded(event, "DraftRound") == 1, "a draft of round 1", console)
    time.sleep(1)
    console.press("p", "P")
    require(lambda: recorded(event, "PublishRound") == 1, "round 1 published", console)
    time.sleep(1)
    return console


def walk(folder, windows, linux):
    event = folder / "Şampiyona Açık.hakem"
    tray = folder / "tray.pdf"
    command = print_by("cmd /c copy /y {file} Z:" + str(tray).replace("/", "\\"))
    console = publish_round_1(event, windows)
    # Marks the pairings and the result slips.
    console.press("F9", "5", "P")
    require(lambda: recorded(event, "Issued") == 1, "printed sheets", console)
    command.unlink()
    if not tray.read_bytes().startswith(b"%PDF-"):
        sys.exit("walk: no sheet was handed to the print command")
    console.press("F7")
    enter(console, event, "15")
    second = opened(folder, windows, event.name)
    second.press("F7", "0")
    time.sleep(2)
    if recorded(event, "EnterResult") != 2:
        sys.exit("walk: a second console wrote to the file of the first")
    second.kill()
    enter(console, event, "0")
    killed_while_writing(console, event, "1")
    if recorded(event, "EnterResult") != 4:
        sys.exit("walk: results were lost with the killed process")

    for key in "uU":
        killed_while_writing(opened(folder, windows, event.name).press("F7"), event, key)

    console = opened(folder, windows, event.name)
    # The last board has no result, wherever the cursor was.
    console.press("F7", "End")
    enter(console, event, "1")
    console.press("u")
    require(lambda: recorded(event, "Moved") == 3, "an undone result", console)
    console.kill()

    states = [
        subprocess.run([*program, "replay", event.name], cwd=folder, check=True, capture_output=True, timeout=PATIENCE)
        for program in ([linux], ["wine", windows])
    ]
    if states[0].stdout != states[1].stdout:
        sys.exit("walk: Linux and Windows read different events")
    print(f"walk: 2 sheets printed, {recorded(event, 'EnterResult')} results by key, a second console, 3 killed processes")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as here:
        walk(Path(here), *(Path(program).resolve() for program in sys.argv[1:]))
