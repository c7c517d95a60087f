#!/usr/bin/env python3
"""Runs random events through hakem and through other public engines, both ways, and counts the differences.

FIDE requires at least 50,000 events of an independent generator through hakem's checker, and as many of hakem's
generator through other checkers (checklist question 33). Here the other engine is bbpPairings for pairings, and
TieBreakServer for tie-breaks.

    compare.py --hakem HAKEM --bbp BBPPAIRINGS [--tie-breaks FOLDER] --state FOLDER --events 5000

Work is divided into slices of fifty events, whose parameters are drawn from the number of the slice. counts.json in
FOLDER grows with every slice: an interrupted run continues where it ended. Every report that differs is saved in
FOLDER/different. The counts are printed at the end, and without further events with --events 0.

Several parallel runs share the work: each with a separate FOLDER, one way each (--way), from a different slice on
(--first). Their counts are added.
"""

import argparse
import collections
import contextlib
import io
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys

SLICE = 50
LONGEST = 60  # Seconds for one event: the other engine is slow on large ones.
TIE_BREAKS = ["BH", "BH/C1", "BH/C2", "BH/M1", "SB", "SB/C1", "FB", "PS", "PS/C1", "WIN", "WON", "BPG", "BWG", "REP",
              "DE", "STD", "AOB", "ARO", "TPR", "PTP", "APRO", "APPO"]
# Tie-breaks whose text can be read in more than one way (docs/rules/tie-breaks.md).
OPEN = {
    "STD": "open: odd results and forfeits are held against the opponent here, against the draw there",
    "SB/C1": "open: the exception of 16.5 takes the lowest product here, the lowest dummy there",
}


def run(*command, **more):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=LONGEST, **more)


def share(dice, most):
    """A share in per cent: 0 in every second slice, else up to `most`."""
    return 0 if dice.random() < 0.5 else dice.randint(1, most)


def our_axes(dice):
    """Arguments of hakem's generator: slices differ in size, byes, forfeits, points, ratings, tie-breaks."""
    rounds = dice.randint(3, 11)
    players = dice.randint(rounds + 2, 60)
    axes = ["--players", players, "--rounds", rounds]
    for option, most in [("half-point-byes", 6), ("full-point-byes", 2), ("zero-point-byes", 6), ("forfeits", 8),
                         ("double-forfeits", 3), ("odd-results", 6), ("withdrawals", 3), ("late-entries", 10),
                         ("unrated", 40), ("forbidden-pairs", 10)]:
        axes += [f"--{option}", f"{share(dice, most)}%"]
    axes += ["--initial-colour", dice.choice("wb"), "--acceleration", dice.choice(["none", "none", "none", "baku"])]
    axes += ["--ratings", dice.choice(["1400-2400", "1000-2800", "2000-2010", "2000-2000"])]
    axes += ["--points", dice.choice(["1,0.5,0,1"] * 6 + ["3,1,0,3", "1,0.5,0,0.5", "3,2,1,3", "1,0.5,0,0"])]
    axes += ["--tie-breaks", ",".join(dice.sample(TIE_BREAKS, 5))]
    return axes


def their_axes(dice):
    """Parameters of bbpPairings' generator, in the lines of its file."""
    rounds = dice.randint(3, 11)
    lines = {
        "PlayersNumber": dice.randint(rounds + 2, 60),
        "RoundsNumber": rounds,
        "DrawPercentage": dice.choice([0, 10, 30, 60]),
        "ForfeitRate": dice.choice([10, 20, 50, 1000]),
        "RetiredRate": dice.choice([50, 100, 1000]),
        "HalfPointByeRate": dice.choice([20, 50, 100, 1000]),
        "HighestRating": dice.choice([2400, 2800, 2000]),
        "LowestRating": dice.choice([1400, 1000, 2000]),
    }
    if dice.random() < 0.25:
        lines |= {"PointsForWin": "3.0", "PointsForDraw": "1.0", "PointsForPAB": dice.choice(["3.0", "1.0"])}
    return "".join(f"{key}={value}\n" for key, value in lines.items())


class Comparison:
    def __init__(self, given):
        self.given = given
        self.state = pathlib.Path(given.state)
        self.kept = self.state / "counts.json"
        self.work = self.state / "work"
        self.counts = collections.Counter(json.loads(self.kept.read_text()) if self.kept.exists() else {})
        self.server = TieBreakServer(given.tie_breaks) if given.tie_breaks else None

    def save(self):
        part = self.kept.with_suffix(".part")
        part.write_text(json.dumps(self.counts, indent=1, sort_keys=True) + "\n")
        part.replace(self.kept)

    def folder(self):
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir(parents=True)
        return self.work

    def keep(self, report, why):
        kept = self.state / "different"
        kept.mkdir(exist_ok=True)
        shutil.copy(report, kept)
        with (kept / "found.txt").open("a") as found:
            found.write(f"{report.name}: {why}\n")

    def article(self, report, number, theirs, ours):
        """Returns the first article by which hakem's pairing is better than a pair that only the other engine has."""
        pairs = [pair for pair in theirs if pair not in ours]
        if not pairs:
            return "colours"
        white, black = pairs[0]
        wanted = ["--why-not", f"{white},{black}"] if black else ["--why-not", f"{white},0"]
        told = run(self.given.hakem, "pair", report, "--round", number, *wanted).stdout
        named = re.findall(r"\(([^()]*\d[^()]*)\)", told)
        return named[0] if named else "not named"

    def ours(self, at):
        """Checks fifty events of hakem's generator with the other checkers."""
        dice, folder = random.Random(f"ours {at}"), self.folder()
        made = run(self.given.hakem, "simulate", "--seed", at, "--count", SLICE, "--out", folder / "made", *our_axes(dice))
        if made.returncode != 0:
            self.counts["ours: axes refused"] += 1
            return
        for report in sorted((folder / "made").iterdir()):
            written = folder / report.name
            run(self.given.hakem, "convert", report, written, "--records", "compatible")
            self.counts["ours: events"] += 1
            self.pairings(report, written)
            if self.server:
                self.standings(report, written)

    def pairings(self, report, written):
        try:
            checked = run(self.given.bbp, "--dutch", written, "-c")
        except subprocess.TimeoutExpired:
            self.counts["ours: given up for time"] += 1
            return
        if checked.returncode != 0:
            self.counts["ours: refused by the other checker"] += 1
            self.counts[f"ours: refused: {checked.stderr.strip()[:90]}"] += 1
            self.keep(report, checked.stderr.strip())
            return
        rounds = re.split(r"^.*: Round #(\d+)[ \t]*$", checked.stdout, flags=re.M)[1:]
        self.counts["ours: rounds"] += len(rounds) // 2
        for number, told in zip(rounds[::2], rounds[1::2]):
            if not told.strip():
                continue
            self.counts["ours: rounds that differ"] += 1
            lines = [tuple(map(int, re.findall(r"\d+", line))) for line in told.splitlines()]
            lines = [line for line in lines if len(line) == 4]
            article = self.article(report, number, [line[:2] for line in lines], [line[2:] for line in lines])
            self.counts[f"ours: differs by {article}, {why_pairings_differ(report.read_text().splitlines())}"] += 1
            self.keep(report, f"round {number}, {article}: {' '.join(told.split())}")

    def standings(self, report, written):
        """Compares the values of every tie-break with those of the other program, except for events that ended early,
        which the other program counts up to the number of rounds in the report."""
        lines = report.read_text().splitlines()
        rounds = next(int(line[4:]) for line in lines if line.startswith("142"))
        codes_of_rounds = ["".join(line[98::10]) for line in lines if line.startswith("001")]
        if max(map(len, codes_of_rounds)) < rounds:
            return
        answer = run(self.given.hakem, "standings", report, "--format", "json")
        own = {row["number"]: row for row in json.loads(answer.stdout)["players"]}
        codes, other = self.server.values(written)
        if other is None:
            self.counts["ours: standings refused by the other program"] += 1
            return
        self.counts["ours: standings"] += 1
        # By the text, a bye followed only by forfeits falls under 16.2.5; the other program considers byes alone.
        ends_in_forfeits = any(re.search(r"[HZ][HZ-]*-[HZ-]*$", of) for of in codes_of_rounds)
        is_different = False
        for number, values in other.items():
            for code, value in zip(codes, values):
                found = own[number]["tie_breaks"].get(code)
                # The other program writes a missing value as -0.
                if code in ("PTS", "DE") or found is None or value == "-0" or not is_number(value):
                    continue
                self.counts["ours: values"] += 1
                if abs(float(found) - float(value)) > 0.0051:
                    why = OPEN.get(code)
                    if not why and ends_in_forfeits and code.split("/")[0] in ("BH", "FB", "SB", "AOB"):
                        why = "open: a bye before forfeits to the end (16.2.5)"
                    self.counts[f"ours: value differs in {code}, {why or 'not explained'}"] += 1
                    is_different |= why is None
        if is_different:
            self.counts["ours: standings that differ"] += 1
            self.keep(report, "tie-breaks")

    def theirs(self, at):
        """Checks fifty events of the other generator with hakem."""
        dice, folder = random.Random(f"theirs {at}"), self.folder()
        (folder / "axes").write_text(their_axes(dice))
        (folder / "made").mkdir()
        for event in range(SLICE):
            report = folder / "made" / f"bbp-{at}-{event}.trf"
            seed = at * SLICE + event
            with contextlib.suppress(subprocess.TimeoutExpired):
                made = run(self.given.bbp, "--dutch", "-g", folder / "axes", "-o", report, "-s", seed)
                if made.returncode == 0:
                    continue
            report.unlink(missing_ok=True)
            self.counts["theirs: not made"] += 1
        checked = run(self.given.hakem, "check", folder / "made", "--system", "dutch-2026", "--jobs", self.given.jobs,
                      "--format", "json")
        if not checked.stdout:
            self.counts["theirs: axes refused"] += 1
            return
        answer = json.loads(checked.stdout)
        self.counts["theirs: events"] += len(answer["files"])
        self.counts["theirs: rounds"] += answer["rounds"]
        self.counts["theirs: rounds that differ"] += answer["differing"]
        self.counts["theirs: refused by hakem"] += answer["refused"]
        for of in answer["files"]:
            if of.get("first_difference"):
                self.counts["theirs: events that differ"] += 1
                report = pathlib.Path(of["file"])
                number, recorded, paired = re.match(r"round (\d+): recorded (.*), paired (.*)", of["first_difference"]).groups()
                pairs = [[tuple(map(int, re.findall(r"\d+", pair) + ["0"]))[:2] for pair in side.split()]
                         for side in (recorded, paired)]
                self.counts[f"theirs: differs by {self.article(report, number, *pairs)}"] += 1
                self.keep(report, of["first_difference"])

    def print(self):
        for key in sorted(self.counts):
            print(f"{key}: {self.counts[key]}")


def why_pairings_differ(lines):
    """Returns the known explanation of a report on which pairings differ."""
    if any(line.startswith("162") and "P 0.0" in line for line in lines):
        return "open: is a bye worth nothing a float"
    rounds = next(line[4:].strip() for line in lines if line.startswith("142"))
    if any(line.startswith("260") and line[4:].split()[:2] != ["1", rounds] for line in lines):
        return "the form: a pair forbidden in some rounds is so in all, in the records that the other program reads"
    return "not explained"


def is_number(value):
    try:
        float(value)
    except ValueError:
        return False
    return True


class TieBreakServer:
    """The other program for tie-breaks, in this process: starting it for each event would take most of the time."""

    def __init__(self, folder):
        sys.path.insert(0, folder)
        from tiebreakchecker import tiebreakchecker  # pylint: disable=import-error,import-outside-toplevel
        self.checker = tiebreakchecker

    def values(self, report):
        """Returns the codes and the values by player; `None` if the report is refused."""
        before, told = sys.argv, io.StringIO()
        sys.argv = ["tiebreakchecker", "-i", str(report), "-c", "-d", "T"]
        try:
            with contextlib.redirect_stdout(told):
                self.checker().common_main()
        except (Exception, SystemExit):  # pylint: disable=broad-exception-caught
            return [], None
        finally:
            sys.argv = before
        lines = [line.split("\t") for line in told.getvalue().splitlines() if "\t" in line]
        if not lines:
            return [], None
        return lines[0][2:], {int(line[0]): line[2:] for line in lines[1:]}


def main():
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--hakem", required=True)
    given.add_argument("--bbp", required=True)
    given.add_argument("--tie-breaks", help="folder of TieBreakServer")
    given.add_argument("--state", required=True)
    given.add_argument("--events", type=int, default=5000, help="how many events each way, those of earlier runs included")
    given.add_argument("--way", choices=["theirs", "ours"], action="append", help="only this way")
    given.add_argument("--first", type=int, default=0, help="the slice with which a new FOLDER begins")
    given.add_argument("--jobs", type=int, default=1)
    comparison = Comparison(given.parse_args())
    comparison.state.mkdir(parents=True, exist_ok=True)
    for way, work in (("theirs", comparison.theirs), ("ours", comparison.ours)):
        if way not in (comparison.given.way or [way]):
            continue
        while comparison.counts[f"{way}: events"] < comparison.given.events:
            work(comparison.given.first + comparison.counts[f"{way}: slices"])
            comparison.counts[f"{way}: slices"] += 1
            comparison.save()
    comparison.print()


if __name__ == "__main__":
    main()
