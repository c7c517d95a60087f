"""Leaves the console of hakem.exe under wine in each way, and requires that the terminal has its modes from before.

Usage: modes.py HAKEM.EXE IT.EXE MODES.EXE. IT.EXE is the suite `tests/it`, whose module `panics` panics in the console;
MODES.EXE (modes.c) reads the modes, presses Ctrl+C and sends the events of Windows."""

import sys
import tempfile
import time
from pathlib import Path

from walk import ENGLISH, PATIENCE, Console, enter, publish_round_1, recorded, require

# Arguments of each presentation, and the test that panics in it.
PRESENTATIONS = {
    "full screen": (ENGLISH, "panics::a_panic_ends_the_full_screen"),
    "linear mode": (("--linear", *ENGLISH), "panics::a_panic_ends_the_linear_mode"),
}
# Events of a console, and their numbers in Windows.
EVENTS = {"Ctrl+C of another program": 0, "Ctrl+Break": 1, "a closed window": 2, "log-off": 5, "shutdown": 6}
CTRL_C_KEY = 100  # As in modes.c.
# ENABLE_PROCESSED_INPUT, ENABLE_LINE_INPUT, ENABLE_ECHO_INPUT; ENABLE_WINDOW_INPUT.
COOKED, WINDOW = 0x0007, 0x0008
# ENABLE_PROCESSED_OUTPUT, ENABLE_VIRTUAL_TERMINAL_PROCESSING.
SEQUENCES = 0x0005


class Recorded:
    """A program in a console whose modes are recorded."""

    def __init__(self, folder, modes, *words):
        self.report, self.event = folder / "modes.txt", folder / "event"
        for file in (self.report, self.event):
            file.unlink(missing_ok=True)
        self.console = Console(folder, modes, self.report.name, *words, least=0)
        require(lambda: len(self.read()) == 2, "modes of the console", self.console)

    def read(self):
        """Returns the modes so far: of input and output, before, in and after the console."""
        if not self.report.exists():
            return []
        return [tuple(map(int, line.split())) for line in self.report.read_text().splitlines()]

    def send(self, event):
        """Has the program receive an event."""
        self.event.write_text(str(event))

    def require_restored(self, way):
        """Requires that the program ends, that it had set the modes, and that they are those from before."""
        code = self.console.process.wait(PATIENCE)
        read = self.read()
        if code != 0 or not is_restored(*read):
            sys.stderr.write(self.console.shown[-2000:].decode("utf-8", "replace") + "\n")
            sys.exit(f"modes: {way}: exit code {code}; modes before, in and after the console: {read}")
        print(f"modes: restored after {way}", flush=True)


def is_restored(before, during, after):
    """Returns true if the modes of the console were set, and are those from before after it."""
    return during[0] & (COOKED | WINDOW) == WINDOW and during[1] & SEQUENCES == SEQUENCES and after == before


def leave_by_keys(program, way, *keys):
    for key in keys:
        if program.console.process.poll() is not None:
            sys.exit(f"modes: {way}: ended before {key!r}")
        program.console.press(key)
        time.sleep(2)
    program.require_restored(way)


def leave(folder, windows, suite, modes):
    for number, (name, (options, panic)) in enumerate(PRESENTATIONS.items()):
        event = folder / f"Açık {number}.hakem"
        publish_round_1(event, windows).kill()
        hakem = (modes, windows, event.name, *options)

        # One `q` leaves the event, the other one the program.
        leave_by_keys(Recorded(folder, *hakem), f"{name}: q", "q", "q")
        program = Recorded(folder, *hakem)
        program.send(CTRL_C_KEY)
        program.require_restored(f"{name}: the key Ctrl+C")
        program = Recorded(folder, modes, suite, "--ignored", "--exact", panic)
        program.console.press("d")
        program.require_restored(f"{name}: a panic")
        for way, sent in EVENTS.items():
            program = Recorded(folder, *hakem)
            enter(program.console.press("F7"), event, "1")
            program.send(sent)
            program.require_restored(f"{name}: {way}")
        if recorded(event, "EnterResult") != len(EVENTS):
            sys.exit(f"modes: {name}: results were lost")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as here:
        leave(Path(here), *(Path(program).resolve() for program in sys.argv[1:]))
