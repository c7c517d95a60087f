"""Runs an event by keys in the console of hakem.exe under wine, judged from the event file.

Usage: walk.py HAKEM.EXE HAKEM MODES.EXE. HAKEM is the program for Linux, which reads the file that the other one wrote;
MODES.EXE (modes.c) records the modes of the console. The screen is not judged: wine's console does not interpret control
sequences as Windows does."""

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
# ENABLE_PROCESSED_INPUT, ENABLE_LINE_INPUT, ENABLE_ECHO_INPUT; ENABLE_WINDOW_INPUT.
COOKED, WINDOW = 0x0007, 0x0008
# ENABLE_PROCESSED_OUTPUT, ENABLE_VIRTUAL_TERMINAL_PROCESSING.
SEQUENCES = 0x0005
SAMPLE = Path("assets/samples/aktar-17.trf").resolve()


class Console:
    """A console in a pseudo-terminal of 120 columns and 36 lines."""

    def __init__(self, program, event, folder, through=()):
        """Starts the program, `through` another one if that is named."""
        self.end, other = pty.openpty()
        termios.tcsetwinsize(other, (36, 120))
        environment = {**os.environ, "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            ["wine", *through, program, event, "--language", "en"], cwd=folder,
            stdin=other, stdout=other, stderr=other, env=environment, start_new_session=True,
        )
        os.close(other)
        self.shown = b""
        threading.Thread(target=self.read, daemon=True).start()
        require(lambda: len(self.shown) > 2000, "a screen", self)
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


def require_restored(report):
    """Requires that the modes of the console were set, and are those from before once it is left."""
    before, (input_mode, output_mode), after = (tuple(map(int, line.split())) for line in report.read_text().splitlines())
    if input_mode & (COOKED | WINDOW) != WINDOW or output_mode & SEQUENCES != SEQUENCES or after != before:
        sys.exit(f"walk: modes of the console: {before}, then {(input_mode, output_mode)}, then {after}")


def walk(folder, windows, linux, modes):
    event = folder / "Şampiyona Açık.hakem"
    subprocess.run(["wine", windows, "convert", SAMPLE, event.name], cwd=folder, check=True, timeout=PATIENCE)

    tray = folder / "tray.pdf"
    command = print_by("cmd /c copy /y {file} Z:" + str(tray).replace("/", "\\"))
    console = Console(windows, event.name, folder)
    console.press("F6", "r")
    require(lambda: recorded(event, "DraftRound") == 1, "a draft of round 1", console)
    time.sleep(1)
    console.press("p", "P")
    require(lambda: recorded(event, "PublishRound") == 1, "round 1 published", console)
    time.sleep(1)
    # Marks the pairings and the result slips.
    console.press("F9", "5", "P")
    require(lambda: recorded(event, "Issued") == 1, "printed sheets", console)
    command.unlink()
    if not tray.read_bytes().startswith(b"%PDF-"):
        sys.exit("walk: no sheet was handed to the print command")
    console.press("F7")
    enter(console, event, "15")
    second = Console(windows, event.name, folder)
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
        killed_while_writing(Console(windows, event.name, folder).press("F7"), event, key)

    report = folder / "modes.txt"
    console = Console(windows, event.name, folder, (modes, report.name))
    # The last board has no result, wherever the cursor was.
    console.press("F7", "End")
    enter(console, event, "1")
    console.press("u")
    require(lambda: recorded(event, "Moved") == 3, "an undone result", console)
    # Leaves the event, then the program.
    console.press("q")
    time.sleep(2)
    console.press("q")
    if console.process.wait(PATIENCE) != 0:
        sys.exit(f"walk: left with {console.process.returncode}")
    require_restored(report)

    states = [
        subprocess.run([*program, "replay", event.name], cwd=folder, check=True, capture_output=True, timeout=PATIENCE)
        for program in ([linux], ["wine", windows])
    ]
    if states[0].stdout != states[1].stdout:
        sys.exit("walk: Linux and Windows read different events")
    print(f"walk: 2 sheets printed, {recorded(event, 'EnterResult')} results by key, a second console, 3 killed processes, "
          "modes restored")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as here:
        walk(Path(here), *(Path(program).resolve() for program in sys.argv[1:]))
