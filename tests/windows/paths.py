"""Writes and reads files of hakem.exe under wine at paths as Windows has them: paths.py HAKEM.EXE HAKEM.

HAKEM is the program for Linux, which reads the written files. A network folder is one that wine finds below its list of
drives."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PATIENCE = 120
NETWORK = Path(os.environ["WINEPREFIX"], "dosdevices", "unc")
SERVER = "hakem-test"
EVENT = "Şampiyona Açık.hakem"
LONG = "/".join(["Uzun klasör adı " + "x" * 60] * 4)
# Names that Windows reserves, or would change.
REFUSED = ("con.hakem", "NUL.trf", "com1.pgn", "lpt¹.trf", "Open: Adana.hakem", "Open?.hakem", "open.hakem.", "open.hakem ")


def run(*words, cwd=None):
    """Runs a program, and returns its exit code and what it printed."""
    done = subprocess.run([*map(str, words)], cwd=cwd, capture_output=True, timeout=PATIENCE, check=False)
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


def require(is_met, what):
    if not is_met:
        sys.exit(f"paths: {what}")


def written(windows, linux, folder, base):
    """Writes an event, a sheet and pages into `folder` by the name `base` that Windows has for it."""
    folder.mkdir(parents=True)
    # Relative names are those of the folder.
    cwd = folder.parent if base else folder
    separator = "/" if "/" in base else "\\"
    here = f"{base}{separator}" if base else ""
    event = f"{here}{EVENT}"
    for words, result in (
        (("convert", SAMPLE, event), folder / EVENT),
        (("publish", event, "--to", f"{here}site"), folder / "site" / "index.html"),
        (("print", SAMPLE, "--sheet", "starting-list", "--out", f"{here}list.pdf"), folder / "list.pdf"),
    ):
        code, _, errors = run("wine", windows, *words, cwd=cwd)
        require(code == 0 and result.is_file(), f"{result} not written: {code}: {errors}")
    code, state, errors = run("wine", windows, "replay", event, cwd=cwd)
    require(code == 0, f"{event} not read: {code}: {errors}")
    require(run(linux, "replay", folder / EVENT)[1] == state, f"Linux and Windows read different events in {event}")


def refused(windows, folder):
    folder.mkdir()
    for name in REFUSED:
        code, _, errors = run("wine", windows, "convert", SAMPLE, name, "--form", "trf", cwd=folder)
        left = [path.name for path in folder.iterdir()]
        require(code != 0 and not left, f"{name!r} was not refused: {code}: {errors}, left {left}")


def main(windows, linux):
    with tempfile.TemporaryDirectory() as root:
        root = Path(root)
        share = NETWORK / SERVER / "share"
        # Of a run that was ended.
        shutil.rmtree(NETWORK / SERVER, ignore_errors=True)
        share.mkdir(parents=True)
        try:
            drive = "Z:" + str(root).replace("/", "\\")
            long, of_drive = LONG.replace("/", "\\"), LONG
            network = rf"\\{SERVER}\share"
            bases = (
                (root / "relative", ""),
                (root / "drive", rf"{drive}\drive"),
                (root / "slashes", f"Z:{root}/slashes"),
                (root / "long" / LONG, rf"{drive}\long\{long}"),
                (root / "verbatim", rf"\\?\{drive}\verbatim"),
                (share / "open", rf"{network}\open"),
                (share / "long" / LONG, rf"{network}\long\{long}"),
            )
            for folder, base in bases:
                written(windows, linux, folder, base)
            refused(windows, root / "names")
            print(f"paths: {len(bases)} kinds of paths written and read, {len(REFUSED)} names refused")
        finally:
            shutil.rmtree(NETWORK / SERVER)


SAMPLE = Path("assets/samples/aktar-17.trf").resolve()
main(*(Path(program).resolve() for program in sys.argv[1:]))
