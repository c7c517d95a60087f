#!/usr/bin/env python3
"""Verifies certificates of rounds (docs/certificate.md): verify.py CERTIFICATE REPORT [CERTIFICATE REPORT ...]

Without arguments, reads such pairs from standard input, two paths separated by a tab per line. With a single REPORT, or with --reports REPORT [REPORT ...], verifies the certificates in each, one per round, and
its points, and separates reports by a blank line. Prints a line for each certificate: "verified", or "refused: STEP:
WHY". A paired round without a certificate is refused too, unless a table or a bracket determines it, which this program
does not derive. Exits with 1 if any is refused. Shares no code with hakem.
"""
import sys

sys.dont_write_bytecode = True

import basic_swiss
import burstein
import burstein_classic
import dubov
import dubov_classic
import dutch
import dutch_2017
import dutch_classic
import lim
import matches
import olympiad
import points
from columns import Fault, need, number, shown
from report import Records, Report

class Verifier:
    """Verifies a certificate line by line."""
    def __init__(self, certificate, content):
        self.lines, self.at = [line.rstrip(" \t\r") for line in certificate.removesuffix("\n").split("\n")] + [""], 0
        self.exactly("hakem certificate 1")
        system = self.word("system")
        self.report = report = Report(content, number(self.word("round")))
        need(system == report.system, "report", "record 192 names another system")
        need(self.word("report") == report.fingerprint(), "report", "another report")
        count = self.count_of_players = len(report.players)
        self.mates = [None] * (count + count % 2)
        boards = self.boards = []
        while (line := self.after("board")) is not None:
            names = list(map(number, line.split(" ")))
            need(len(names) == 2 and set(names) <= set(report.place), "boards", line + " is no board")
            boards.append(tuple(report.place[name] for name in names))
            self.meet(*boards[-1])
        if (taker := self.after("bye")) is not None:
            need(number(taker) in report.place and count % 2, "boards", "no such bye")
            self.meet(report.place[number(taker)], count)
        need(None not in self.mates, "boards", "somebody has no board")
        self.scores = [player.score for player in report.players] + [None]
        steps = dutch if report.system == "dutch-2026" or report.seeding else matches if report.of_matches and report.system != "olympiad-2022" else None
        (steps or {"basic-swiss": basic_swiss, "burstein-2026": burstein, "burstein-classic": burstein_classic, "dubov-2026": dubov, "dubov-classic": dubov_classic, "dutch-1992": dutch_classic, "dutch-2009": dutch_classic, "dutch-2017": dutch_2017, "lim": lim, "lim-2026": lim, "olympiad-2022": olympiad}[report.system]).prove(self)
        self.exactly("end")
        need(self.at == len(self.lines) - 1, "form", "nothing follows the end")
        # In dubov-classic the colours depend on how each pair was made.
        for white, black in boards if report.system != "dubov-classic" else ():
            need(report.white(min(white, black), max(white, black)) == white, "colours", "another colour")
        told = {tuple(report.players[place].number for place in board) for board in boards}
        told |= {(report.players[taker].number, 0) for taker in self.mates[count:]}
        need(not report.boards or told == report.boards, "boards", "the report has other boards")
    def exactly(self, line):
        need(self.lines[self.at] == line, "form", line + " is missing")
        self.at += 1
    def after(self, first):
        if not self.lines[self.at].startswith(first + " "):
            return None
        self.at += 1
        return self.lines[self.at - 1][len(first) + 1:]
    def word(self, first):
        found = self.after(first)
        need(found is not None, "form", first + " is missing")
        return found
    def meet(self, one, other):
        need(one != other and self.mates[one] is None and self.mates[other] is None, "boards", "two boards")
        self.mates[one], self.mates[other] = other, one
    def begin(self, title, left, meets=lambda one, other: True, is_paired=True):
        """Starts after a title line with all pairs of the remaining players that the absolute rules allow."""
        self.title, self.left, self.known, self.edges = title, set(left), [], []
        self.exactly(title)
        report, bye = self.report, self.count_of_players
        for at, one in enumerate(left):
            for other in left[at + 1:]:
                # Places behind the bye are those that leave somebody over.
                if report.players[one].bye if other == bye else (other > bye or report.may_meet(one, other)) and meets(one, other):
                    self.edges.append((one, other))
        paired = sum(self.mates[one] == other for one, other in self.edges)
        need(2 * paired == len(left) or not is_paired, title + ", C1 to C3", "a pair or the bye is not allowed")
    def pairs(self):
        """Pairs that are not on the boards: the partner of each place."""
        mates, place = [None] * (self.count_of_players + 1), self.report.place
        while (line := self.after("pair")) is not None:
            pair = [place.get(number(word)) for word in line.split(" ")]
            free = len(pair) == 2 and None not in pair and pair[0] != pair[1] and mates[pair[0]] is mates[pair[1]] is None
            need(free, "boards", line + " is no pair")
            mates[pair[0]], mates[pair[1]] = pair[1], pair[0]
        return mates
    def settle_bye(self, name, cost):
        """No player with a lower cost can have the bye; players with a different cost are excluded."""
        bye = self.count_of_players
        if bye in self.left:
            if name:
                self.count(name, lambda one, other: cost(one) if other == bye else 0)
            value = cost(self.mates[bye])
            self.edges = [(one, other) for one, other in self.edges if other != bye or cost(one) == value]
    def bye_first(self, articles=("3.1.3", "3.1.4", "3.1.5")):
        """Settles the bye if it comes first: lowest score, most games, last in order. Returns the other players."""
        players, bye, rank = self.report.players, self.count_of_players, self.report.rank
        if bye % 2 == 0:
            return list(range(bye))
        self.begin("everybody", list(range(bye + 1)))
        self.settle_bye(articles[0], lambda one: self.scores[one])
        self.settle_bye(articles[1], lambda one: players[one].unplayed)
        self.settle_bye(articles[2], lambda one: bye - 1 - rank[one])
        return [one for one in range(bye) if one != self.mates[bye]]
    def floats(self, first, second, end, scores):
        """The fewest players before an end are left over, then the fewest of each score."""
        floats = lambda one, other: one < end <= other
        self.count(first, floats)
        for score in scores:
            self.count(second + " at " + shown(score), lambda one, other: floats(one, other) and self.scores[one] == score)
    def upfloats(self, first, second, end):
        """The fewest players from an end on meet one before it, then of each score, lowest first; true if any does."""
        up = lambda one, other: one < end <= other
        self.count(first, up)
        below = {one for one in self.left if one >= end}
        has_any = any(self.mates[one] < end for one in below)
        for score in sorted({self.scores[one] for one in below}) if has_any else ():
            self.count(second + " at " + shown(score), lambda one, other: up(one, other) and self.scores[other] == score)
        return has_any
    def keep(self, one, is_kept):
        self.edges = [(a, b) for a, b in self.edges if one not in (a, b) or is_kept(a + b - one)]
    def choose_some(self, article, players, is_chosen):
        """All remaining candidates choose as many players as the pairing; in order each possible player is chosen."""
        open_, rest = sum(is_chosen(one, self.mates[one]) for one in players), list(players)
        while open_:
            one = rest.pop(0)
            mine = is_chosen(one, self.mates[one])
            if not mine:
                self.none_better(article, one, lambda mate: is_chosen(one, mate))
            open_ -= mine
            self.keep(one, lambda mate: is_chosen(one, mate) == mine)
        out = set(rest)
        self.edges = [(a, b) for a, b in self.edges
                      if not (a in out and is_chosen(a, b) or b in out and is_chosen(b, a))]
    def choose_partner(self, article, one, before):
        mate = self.mates[one]
        self.none_better(article, one, before)
        pair = {one, mate}
        self.edges = [(a, b) for a, b in self.edges if {a, b} == pair or (a not in pair and b not in pair)]
    def none_better(self, article, one, better):
        self.no_pair(article, one, lambda a, b: one in (a, b) and better(a + b - one))
    def no_pair(self, article, one, better):
        """No remaining candidate has any of these pairs."""
        if any(better(*edge) for edge in self.edges):
            self.count("%s of %d" % (article, self.report.players[one].number), lambda a, b: -bool(better(a, b)))
    def avoid(self, name, cost):
        """The pairing has no pair that is charged, or no candidate is without."""
        charged = any(cost(one, other) for one, other in self.edges if self.mates[one] == other)
        (self.above_zero if charged else self.count)(name, cost)
    def count(self, name, cost):
        """One step: no remaining candidate costs less than the pairing, and those that cost more are excluded."""
        step = self.title + ", " + name
        stated = self.after(name)
        need(stated is not None, step, "the step is missing")
        costs = [int(cost(one, other)) for one, other in self.edges]
        value = sum(each for each, (one, other) in zip(costs, self.edges) if self.mates[one] == other)
        need(stated == str(value), step, "the pairing is charged %d" % value)
        duals = self.duals(step)
        if duals is None:
            need(value == 0 and min(costs, default=0) >= 0, step, "nothing proves it")
            slack = costs
        else:
            slack, sets = self.slack(step, duals, costs, value), duals[2]
            self.known += [members for members, _, is_new in sets if is_new]
        self.edges = [pair for each, pair in zip(slack, self.edges) if each == 0]
    def impossible(self, name):
        """Those who are left have no pairing: it would be charged nothing, but the duals come to more."""
        self.above_zero(name, lambda one, other: 0)
    def above_zero(self, name, cost):
        """Every remaining candidate is charged more than zero."""
        self.at_least(name, 1, cost)
    def at_least(self, name, least, cost):
        """Every remaining candidate is charged no less than a value."""
        step = self.title + ", " + name
        stated = self.after(name)
        need(stated is not None, step, "the step is missing")
        duals = self.duals(step)
        need(duals is not None and number(stated) >= least, step, "nothing proves it")
        self.slack(step, duals, [int(cost(one, other)) for one, other in self.edges], number(stated))
    def slack(self, step, duals, costs, value):
        unit, own, sets = duals
        need(sum(own) + sum(dual for _, dual, _ in sets) == unit * value, step, "the duals do not add up")
        slack = [unit * each - own[one] - own[other] for each, (one, other) in zip(costs, self.edges)]
        for of, dual, _ in sets:
            slack = [each - dual * ((one in of) != (other in of)) for each, (one, other) in zip(slack, self.edges)]
        need(min(slack, default=0) >= 0, step, "a pair has more duals than it is charged")
        return slack
    def duals(self, step):
        begin, unit = self.at, number(self.after(" unit") or "1")
        need(0 < unit < 256, "form", "the unit is none")
        own, sets = [0] * len(self.mates), []
        for first in (" y", " k", " s"):
            while (line := self.after(first)) is not None:
                dual, *words = line.split(" ")
                dual = number(dual)
                if first == " k":
                    need(len(words) == 1 and 1 <= number(words[0]) <= len(self.known), step, "no such set")
                    sets.append((self.known[int(words[0]) - 1], dual, False))
                    continue
                names = {"bye": self.count_of_players}
                names.update({word: names["bye"] + number(word[3:]) for word in words if word.startswith("out")})
                places = [names[word] if word in names else self.report.place.get(number(word)) for word in words]
                need(set(places) <= self.left and len(set(places)) == len(places), step, "a name is wrong")
                need(first == " y" or dual > 0 and len(places) % 2, step, "a set is even, or its dual not positive")
                if first == " y":
                    own = [each + dual * (place in places) for place, each in enumerate(own)]
                else:
                    sets.append((frozenset(places), dual, True))
        return (unit, own, sets) if self.at > begin else None

def of_report(content):
    """Verifies the certificates in a report; yields a line for each round, and one for the points."""
    certificates = points.carried(content)
    try:
        records = Records(content)
        paired, is_table = records.paired_rounds(), records.is_table()
    except Fault:
        paired, is_table = 0, False
    rounds = set(range(1, paired + 1)) if certificates and not is_table else set()
    if not certificates and not is_table:
        yield "refused: form: the report carries no certificate"
    for of_round in sorted(rounds | set(certificates)):
        try:
            certificate = certificates.get(of_round)
            need(certificate, "form", "the report carries no certificate of this round")
            proved = Verifier(certificate, content).report.round
            need(proved == of_round, "form", "the certificate is of another round")
            yield "round %d: verified" % of_round
        except Fault as fault:
            yield "round %d: refused: %s" % (of_round, fault)
    try:
        yield "points: verified, players %d" % points.check(content)
    except Fault as fault:
        yield "points: refused: %s" % fault

def main(arguments):
    found = []
    if len(arguments) == 1 or arguments[:1] == ["--reports"]:
        for report in arguments if len(arguments) == 1 else arguments[1:]:
            with open(report, "rb") as content:
                found.append("\n".join(of_report(content.read())))
        print("\n\n".join(found))
        return int(any("refused: " in lines for lines in found))
    lines = (line.rstrip("\n").split("\t") for line in sys.stdin)
    for certificate, report in zip(arguments[::2], arguments[1::2]) if arguments else lines:
        with open(certificate, encoding="utf-8", errors="replace", newline="") as file, open(report, "rb") as content:
            try:
                found.append(Verifier(file.read(), content.read()) and "verified")
            except Fault as fault:
                found.append("refused: %s" % fault)
        print(found[-1], flush=True)
    return int(any(each != "verified" for each in found))

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
