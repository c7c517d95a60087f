#!/usr/bin/env python3
"""Compares a pairing program with the recorded events of this folder.

    run.py [FILE ...] --command 'hakem pair {file} --system {system}'
    run.py dutch/2026/*.trf --command 'bbpPairings.exe --dutch {file} -p {answer}'

For each round of each event the program receives a tournament report (TRF16 with the records of TRF-2026 that the
event needs) of the earlier rounds, and answers with pairs: their number, then WHITE BLACK on a line each, the bye
as N 0, on its standard output or in the file {answer}. {file} is the report, {system} the id of the system,
{round} the round. Each round is printed as a line of JSON:

    {"event": "d0003", "system": "dutch-2026", "round": 4, "same": false, "missing": [[1, 2]], "instead": [[2, 1]]}

"colours" in place of missing boards means that the same players meet; "error" that there was no answer; "open"
that the round depends on an article that can be read in more than one way, and is not counted. Counts follow at
the end, on standard error. The exit status is 0 if every round is the same. Without FILE: every event of players
recorded here round by round.
"""

import argparse
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
FIRST_ROUND = 91  # First column of round 1, counted from 0; each round has ten.
SYSTEMS = {"FIDE_DUTCH": "dutch-2026", "FIDE_DUBOV": "dubov-2026", "FIDE_BURSTEIN": "burstein-2026", "FIDE_LIM": "lim-2026"}
MARKS = {"1-0": "10", "0-1": "01", "1/2-1/2": "==", "+-": "+-", "-+": "-+", "--": "--", "0-0": "00"}
# Rounds that depend on an article with several readings (docs/rules): a difference is printed, but not counted.
OPEN = {("bu0021", 5): "1.7.2: whether a run of zero-point byes has to include the round that is paired"}
USUAL = {"W": 1.0, "D": 0.5, "L": 0.0, "A": 0.0}
# Values of marks, by the symbols of record 162; a bye has the value of the result that it represents.
COUNTS = {"1": "W", "+": "W", "F": "W", "W": "W", "=": "D", "H": "D", "D": "D", "0": "L", "L": "L", "-": "A", "Z": "A", "U": "P"}


class Event:
    """An event: its records, its players with the columns before their rounds, and their rounds of ten columns each."""

    def __init__(self, name, system, records, players):
        self.name, self.system, self.records, self.players = name, system, records, players
        self.points = dict(USUAL)
        for record in records:
            if record.startswith("162"):
                fields = record[3:].split()
                self.points.update((symbol, float(worth)) for symbol, worth in zip(fields[::2], fields[1::2]))
        self.points.setdefault("P", self.points["W"])
        self.rounds = max((len(rounds) for _, rounds in players.values()), default=0)

    def before(self, turn):
        """The report of the rounds before one, with the byes requested for it."""
        lines = [record for record in self.records if not record.startswith("240") or int(record[6:9]) <= turn]
        byes = {}
        for number, (head, rounds) in self.players.items():
            kept = rounds[:turn - 1]
            score = sum(self.points[COUNTS[cell[-1]]] for cell in kept if cell.strip())
            lines.append((f"{head[:80]}{score:4.1f}{head[84:]}" + "".join(kept)).rstrip())
            cell = rounds[turn - 1].strip() if turn <= len(rounds) else ""
            if not cell or cell[-1] in "HFZ":
                byes.setdefault(cell[-1:] or "Z", []).append(number)
        known = any(record.startswith("240") and int(record[6:9]) == turn for record in lines)
        for kind, numbers in ({} if known else byes).items():
            lines.append(f"240 {kind} {turn:>3} " + " ".join(f"{number:>4}" for number in numbers))
        return "\n".join(lines) + "\n"

    def pairs(self, turn):
        """The recorded pairs of a round, White first; the bye with 0."""
        found = set()
        for number, (_, rounds) in self.players.items():
            cell = rounds[turn - 1].split() if turn <= len(rounds) else []
            if cell and cell[-1] == "U":
                found.add((number, 0))
            elif cell and cell[1:2] == ["w"]:
                found.add((number, int(cell[0])))
        return found


def of_report(path):
    """The event of a report with all its rounds."""
    records, players, system = [], {}, None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("001"):
            rounds = line[FIRST_ROUND - 2:]
            cells = [rounds[at:at + 10].ljust(10) for at in range(0, len(rounds), 10)]
            players[int(line[4:8])] = (line[:FIRST_ROUND - 2].ljust(FIRST_ROUND - 2), cells)
        elif line.strip():
            records.append(line)
            if line.startswith("192"):
                system = SYSTEMS.get(line[4:].strip().rsplit("_20", 1)[0])
    return [Event(path.stem, system, records, players)] if system else []


def of_line(event):
    """The event of a line of JSON."""
    players = event["players"]
    if isinstance(players, int):
        players = [{"no": number} for number in range(1, players + 1)]
    cells = {player["no"]: [] for player in players}
    for turn in event["rounds"]:
        row = dict.fromkeys(cells, "  0000 - Z")
        for board in turn.get("pairings", []):
            marks = MARKS[board["result"]]
            row[board["white"]] = f"  {board['black']:>4} w {marks[0]}"
            row[board["black"]] = f"  {board['white']:>4} b {marks[1]}"
        if turn.get("bye"):
            row[turn["bye"]] = "  0000 - U"
        for number, cell in row.items():
            cells[number].append(cell)
    options = "".join(f" {key}={str(event[key]).lower()}" for key in ("maxi",) if key in event)
    records = [f"012 {event['id']}", f"142 {event['rounds_total']}", f"152 {event['initial_colour'][0].upper()}",
               f"### hakem: system={event['system']}{options}"]
    heads = {}
    for player in players:
        number, title = player["no"], player.get("title", "")
        name = player.get("name", f"Player {number}")[:33]
        heads[number] = (f"001 {number:>4}  {title[:3]:>3} {name:<33} {player.get('rating', 0):>4}"
                         f"     {player.get('lno', ''):>11} {'':10}").ljust(FIRST_ROUND - 2)
    return Event(event["id"], event["system"], records, {number: (heads[number], cells[number]) for number in cells})


def events(paths):
    for path in paths:
        if path.suffix == ".trf":
            yield from of_report(path)
        else:
            for line in path.read_text(encoding="utf-8").splitlines():
                event = json.loads(line)
                if not any(turn.get("no_pairing") for turn in event["rounds"]):
                    yield of_line(event)


def answer(command, event, turn, folder):
    """The pairs in the program's answer."""
    report, file = folder / "report.trf", folder / "answer.txt"
    report.write_text(event.before(turn), encoding="utf-8")
    file.unlink(missing_ok=True)
    filled = {"file": report, "answer": file, "system": event.system, "round": turn}
    words = [word.format(**filled) for word in shlex.split(command)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=600)
    text = file.read_text(encoding="utf-8") if file.exists() else done.stdout
    if done.returncode or not text.strip():
        raise ValueError((done.stderr or done.stdout).strip() or f"exit status {done.returncode}")
    return {tuple(int(number) for number in line.split()) for line in text.splitlines()[1:] if line.strip()}


def told(event, turn, command, folder):
    line = {"event": event.name, "system": event.system, "round": turn}
    recorded = event.pairs(turn)
    try:
        found = answer(command, event, turn, folder)
    except (ValueError, subprocess.TimeoutExpired) as error:
        return line | {"same": False, "error": str(error)}
    if found == recorded:
        return line | {"same": True}
    meet = [{frozenset(pair) for pair in pairs} for pairs in (recorded, found)]
    if (event.name, turn) in OPEN:
        line |= {"open": OPEN[event.name, turn]}
    kind = "colours" if meet[0] == meet[1] else "missing"
    return line | {"same": False, kind: sorted(recorded - found), "instead": sorted(found - recorded)}


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("files", nargs="*", type=pathlib.Path, metavar="FILE")
    arguments.add_argument("--command", required=True)
    asked = arguments.parse_args()
    usual = [*sorted(HERE.glob("*/2026/*.trf")), HERE / "lim/lim.jsonl", HERE / "dubov/dubov-classic.jsonl",
             HERE / "burstein/burstein-classic.jsonl", HERE / "dutch/dutch-1992.jsonl", HERE / "dutch/dutch-2009.jsonl"]
    counts = {}
    with tempfile.TemporaryDirectory() as folder:
        for event in events(asked.files or usual):
            for turn in range(1, event.rounds + 1):
                line = told(event, turn, asked.command, pathlib.Path(folder))
                print(json.dumps(line), flush=True)
                rounds, same = counts.get(event.system, (0, 0))
                counts[event.system] = (rounds + 1, same + (line["same"] or "open" in line))
    for system, (rounds, same) in counts.items():
        print(f"{system}: {rounds} rounds, {rounds - same} not the same", file=sys.stderr)
    return any(rounds != same for rounds, same in counts.values())


if __name__ == "__main__":
    sys.exit(main())
