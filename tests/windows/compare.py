"""Compares headless commands of two programs over corpora, byte by byte: compare.py HAKEM HAKEM.EXE FOLDER...

The second program runs under wine. Compared are exit code, standard output, standard error and every written file, for
every report and event file in the folders. Programs run in copies of the folders, with the same relative names."""

import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Commands on a report or event file; `{out}` is an empty folder. Files with the time of the conversion are excluded.
OF_FILES = (
    ("check", "--explain", "{file}"),
    ("standings", "{file}"),
    ("convert", "{file}", "{out}/report.trf"),
    ("print", "{file}", "--sheet", "crosstable", "--out", "{out}/crosstable.pdf"),
    ("print", "{file}", "--sheet", "standings", "--language", "tr", "--out", "{out}/standings.html"),
)
OF_EVENTS = (
    ("replay", "{file}"),
    ("publish", "{file}", "--to", "{out}/site"),
)
# Commands without a file.
ALONE = (
    ("manual", "--language", "cs"),
    ("vcl",),
    ("schedule", "--system", "round-robin", "--players", "12"),
    ("simulate", "--out", "{out}/events", "--count", "20", "--seed", "57"),
    ("completions", "powershell"),
    ("man", "{out}/man"),
)
PATIENCE = 600


def outcome(program, words, folder):
    """Runs a command, and returns everything that it wrote."""
    with tempfile.TemporaryDirectory(dir=folder, prefix="out-") as out:
        named = [word.replace("{out}", Path(out).name) for word in words]
        try:
            done = subprocess.run([*program, *named], cwd=folder, capture_output=True, timeout=PATIENCE, check=False)
        except subprocess.TimeoutExpired:
            # One command without an end would hide the outcomes of all others.
            return {"exit code": f"none of {program[0]} in {PATIENCE} s", "output": b"", "errors": b"", "files": {}}
        said = [
            # Paths are shown as the system writes them.
            re.sub(rb"OUT[^\s:]*", lambda path: path[0].replace(b"\\", b"/"), text.replace(Path(out).name.encode(), b"OUT"))
            for text in (done.stdout, done.stderr)
        ]
        written = {
            path.relative_to(out).as_posix(): path.read_bytes()
            for path in sorted(Path(out).rglob("*"))
            if path.is_file()
        }
        return {"exit code": done.returncode, "output": said[0], "errors": said[1], "files": written}


def commands(folder):
    yield from ALONE
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".trf", ".hakem") or not path.is_file():
            continue
        name = path.relative_to(folder).as_posix()
        for words in OF_FILES + (OF_EVENTS if path.suffix == ".hakem" else ()):
            yield tuple(word.replace("{file}", name) for word in words)


def difference(one, other):
    """Returns the differences between two outcomes."""
    for what in ("exit code", "output", "errors"):
        if one[what] != other[what]:
            return f"{what}: {one[what]!r:.300} and {other[what]!r:.300}"
    names = one["files"].keys() ^ other["files"].keys()
    if names:
        return f"files of one of them: {sorted(names)}"
    differing = [name for name, content in one["files"].items() if content != other["files"][name]]
    return f"contents of {differing}" if differing else None


def main(linux, windows, folders):
    programs = ([str(Path(linux).resolve())], ["wine", str(Path(windows).resolve())])
    versions = [subprocess.run([*program, "--version"], capture_output=True, check=True).stdout for program in programs]
    # Man pages state the commit of a release.
    if versions[0] != versions[1]:
        sys.exit(f"compare: programs of two commits: {versions}")
    os.environ["TZ"] = "UTC"
    count, differing = 0, []
    for folder in folders:
        with tempfile.TemporaryDirectory() as root:
            here = Path(root, "corpus")
            shutil.copytree(folder, here)
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                for words in commands(here):
                    count += 1
                    # Sheets show the minute, which may end between the two.
                    for _ in range(2):
                        one, other = pool.map(lambda program: outcome(program, words, here), programs)
                        found = difference(one, other)
                        if not found:
                            break
                    if found:
                        differing.append(words)
                        print(f"DIFFERENT {folder}: {' '.join(words)}: {found}", flush=True)
    print(f"compare: {count} commands, {len(differing)} with different outcomes")
    sys.exit(bool(differing))


main(sys.argv[1], sys.argv[2], sys.argv[3:])
