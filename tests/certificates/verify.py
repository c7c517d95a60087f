#!/usr/bin/env python3
"""Verifies certificates of rounds (docs/certificate.md): verify.py CERTIFICATE REPORT [CERTIFICATE REPORT ...]

A line for each: "verified", or "refused: STEP: WHY". Ends with 1 if any is refused. It shares nothing with hakem.
"""
import sys

UNCOVERED = set("299 300 310 320 330 352 362 XXA XXC XXP XXR XXS XXZ BBW BBD BBL BBU BBZ".split())

class Fault(Exception):
    """A step that is not proved."""

def need(holds, step, why):
    if not holds:
        raise Fault(step + ": " + why)

def number(text, step="form"):
    digits = text.removeprefix("-")
    need(digits.isascii() and digits.isdigit() and int(digits) < 2**63, step, repr(text) + " is no number")
    return int(text)

def columns(line, first, last):
    return line[first - 1:last].strip()

def whole(line, first, last):
    return number(columns(line, first, last) or "0", "report")

def tenths(line, first, last):
    before, _, after = columns(line, first, last).replace(",", ".").partition(".")
    need(len(after) < 2, "report", "points have one decimal")
    return number((before or "0") + (after or "0"), "report")

def numbers(line, first):
    return [one for at in range(first, len(line) + 1, 5) if (one := whole(line, at, at + 3))]

class Player:
    """A player who is to be paired."""
    def difference(self):
        return self.colours.count("w") - self.colours.count("b")
    def preference(self):
        """1.7: the colour, and 1 mild, 2 strong, 3 absolute."""
        if not self.colours:
            return None
        difference = self.difference()
        other = "b" if self.colours[-1] == "w" else "w"
        twice = self.colours.endswith(2 * self.colours[-1])
        if abs(difference) == 1 and not twice or abs(difference) > 1:
            return ("w" if difference < 0 else "b", 2 if abs(difference) == 1 else 3)
        return (other, 3 if twice else 1)

class Report:
    """What a report says for a round."""
    def __init__(self, content, of_round):
        try:
            text = content.decode("utf-8").lstrip("\ufeff")
        except UnicodeDecodeError:
            text = content.decode("latin-1")
        self.round, self.cells, self.values, self.away, self.apart = of_round, {}, {}, set(), []
        self.virtual, accelerated, texts = {}, False, {}
        for line in text.replace("\r", "\n").split("\n"):
            code = line[:3]
            need(code not in UNCOVERED, "report", "record " + code + " is not covered")
            if code == "001":
                name = whole(line, 5, 8)
                need(name not in self.cells, "report", "player %d has two lines" % name)
                self.cells[name] = []
                for at in range(92, len(line) + 1, 10):
                    colour, result = (line[place:place + 1] or " " for place in (at + 4, at + 6))
                    self.cells[name].append((whole(line, at, at + 3), colour.lower(), result.upper()))
            elif code in ("042", "142", "152", "192"):
                texts[code] = columns(line, 5, len(line))
            elif code == "162":
                symbols = [at for at in range(6, len(line) + 1, 9) if columns(line, at, at)]
                self.values.update({line[at - 1].upper(): tenths(line, at + 1, at + 4) for at in symbols})
            elif code == "240":
                self.away |= {(whole(line, 7, 9), one) for one in numbers(line, 11)}
            elif code == "250":
                accelerated = True
                points = tenths(line, 10, 13) if columns(line, 10, 13) else tenths(line, 5, 8)
                rounds = [whole(line, 15, 17), whole(line, 19, 21)]
                people = [whole(line, 23, 26), whole(line, 28, 31)]
                people = range(people[0], max(people) + 1) if points else []
                for each in range(rounds[0], max(rounds) + 1):
                    self.virtual.update({(each, one): points for one in people})
            elif code == "260":
                first, last = whole(line, 5, 7), whole(line, 9, 11)
                self.apart.append((first, last or first, numbers(line, 13)))
        self.rounds, self.initial = number(texts.get("142", "0"), "report"), texts.get("152", "").lower()
        system = texts.get("192", "")
        plain, by_date = system.removesuffix("_BAKU"), texts.get("042", "") >= "2026/02/01"
        known = plain in ("FIDE_DUTCH_2026", "FIDE_DUTCH_2025") or plain == "FIDE_DUTCH" and by_date
        need(known, "report", "record 192 does not name the FIDE (Dutch) System of 2026")
        need(plain == system or accelerated, "report", "acceleration without record 250")
        need(1 <= of_round <= self.rounds and self.initial in ("w", "b"), "report", "no such round, or no first colour")
        self.make_players()
    def value(self, symbol):
        standard = {"W": 10, "D": 5, "L": 0, "A": 0, "P": self.values.get("W", 10)}
        return self.values.get(symbol, standard[symbol])
    def points(self, cell):
        opponent, _, result = cell
        for symbol, results in (("W", "1W+F"), ("D", "=DH"), ("L", "0L"), ("A", "-Z"), ("P", "U")):
            if result in results:
                return self.value(symbol)
        need(result == " " and not opponent, "report", "result " + repr(result) + " is not covered")
        return self.value("A")
    def cell(self, name, each):
        cells = self.cells.get(name, [])
        return cells[each - 1] if each <= len(cells) else (0, "-", " ")
    def score(self, name, each):
        return self.virtual.get((each, name), 0) + sum(self.points(self.cell(name, past)) for past in range(1, each))
    def float(self, name, each):
        cell = self.cell(name, each)
        if not is_game(cell):
            return "d" if cell[2] == "U" or self.points(cell) > self.value("L") else "-"
        mine, theirs = self.score(name, each), self.score(cell[0], each)
        return "d" if mine > theirs else "u" if mine < theirs else "-"
    def make_players(self):
        names, last = sorted(self.cells), self.round
        recorded = any(is_paired(self.cell(name, last)) for name in names)
        self.players, arrived = [], 0
        for name in names:
            cell = self.cell(name, last)
            present = is_paired(cell) if recorded else cell[2] == " " and (last, name) not in self.away
            past = [self.cell(name, each) for each in range(1, last)]
            arrived += present or any(is_paired(each) for each in past)
            if not present:
                continue
            games, without = ([each for each in past if is_game(each) == kind] for kind in (True, False))
            need(all(game[1] in ("w", "b") and game[0] in self.cells for game in games), "report", "a game is broken")
            player = Player()
            player.number, player.score, player.arrival = name, self.score(name, last), arrived
            player.colours = "".join(game[1] for game in games)
            player.unplayed = len(without)
            player.bye = all(each[2] != "U" and self.points(each) < self.value("W") for each in without)
            player.floats = [self.float(name, last - back) if last > back else "-" for back in (1, 2)]
            player.top = last == self.rounds and 2 * player.score > (last - 1) * self.value("W")
            self.players.append(player)
        self.players.sort(key=lambda player: (-player.score, player.number))
        self.place = {player.number: at for at, player in enumerate(self.players)}
        pairs = [(name, self.cell(name, each)[0]) for name in self.place for each in range(1, last)
                 if is_game(self.cell(name, each))]
        for first, end, people in self.apart:
            if first <= last <= end:
                pairs += [(one, other) for one in people for other in people]
        pairs += [pair[::-1] for pair in pairs]
        self.barred = {(self.place[one], self.place[other]) for one, other in pairs
                       if one in self.place and other in self.place}
        self.recorded = {(name, self.cell(name, last)[0]) for name in names
                         if recorded and is_paired(self.cell(name, last)) and self.cell(name, last)[1] != "b"}
        self.preferences = [player.preference() for player in self.players]
    def may_meet(self, one, other):
        mine, theirs = self.preferences[one], self.preferences[other]
        may_clash = mine != theirs or mine is None or mine[1] < 3 or self.players[one].top or self.players[other].top
        return may_clash and (one, other) not in self.barred
    def fingerprint(self):
        lines = ["round %d of %d %s\n" % (self.round, self.rounds, self.initial)]
        for at, player in enumerate(self.players):
            marks = "ny"[player.bye] + "ny"[player.top]
            barred = sorted(self.players[other].number for one, other in self.barred if one == at)
            words = [player.number, player.score, player.colours, "".join(player.floats), marks, player.unplayed]
            lines.append(" ".join(map(str, words + [player.arrival] + barred)) + "\n")
        found = 0xcbf29ce484222325
        for byte in "".join(lines).encode():
            found = (found ^ byte) * 0x100000001b3 % 2**64
        return "%016x" % found
    def white(self, one, other):
        """Article 5; the higher ranked comes first."""
        turned = {"w": "b", "b": "w"}
        give = {"w": one, "b": other}
        mine, theirs = self.preferences[one], self.preferences[other]
        a, b = self.players[one], self.players[other]
        if mine is None and theirs is None:
            return give[self.initial if a.arrival % 2 else turned[self.initial]]
        if mine is None or theirs is None or mine[0] != theirs[0]:
            return give[mine[0] if mine else turned[theirs[0]]]
        weigh = [(each[1], abs(player.difference()) * (each[1] == 3)) for player, each in ((a, mine), (b, theirs))]
        if weigh[0] != weigh[1]:
            return give[mine[0] if weigh[0] > weigh[1] else turned[mine[0]]]
        differ = [had for had, theirs_had in zip(a.colours[::-1], b.colours[::-1]) if had != theirs_had]
        return give[turned[differ[0]] if differ else mine[0]]

def is_game(cell):
    return cell[0] > 0 and cell[2] in "1=0WDL"

def is_paired(cell):
    return cell[0] > 0 or cell[2] == "U"

class Verifier:
    """Goes through the lines of a certificate."""
    def __init__(self, certificate, content):
        self.lines, self.at = [line.rstrip() for line in certificate.splitlines()] + [""], 0
        self.exactly("hakem certificate 1")
        self.exactly("system dutch-2026")
        self.report = report = Report(content, number(self.word("round")))
        need(self.word("report") == report.fingerprint(), "report", "another report")
        count = self.count_of_players = len(report.players)
        self.mates = [None] * (count + count % 2)
        boards = []
        while (line := self.after("board")) is not None:
            names = list(map(number, line.split(" ")))
            need(len(names) == 2 and set(names) <= set(report.place), "boards", line + " is no board")
            boards.append(tuple(report.place[name] for name in names))
            self.meet(*boards[-1])
        if (taker := self.after("bye")) is not None:
            need(number(taker) in report.place and count % 2, "boards", "no such bye")
            self.meet(report.place[number(taker)], count)
        need(None not in self.mates, "boards", "somebody has no board")
        self.brackets()
        self.exactly("end")
        need(self.at == len(self.lines) - 1, "form", "nothing follows the end")
        for white, black in boards:
            need(report.white(min(white, black), max(white, black)) == white, "colours", "another colour")
        told = {tuple(report.players[place].number for place in board) for board in boards}
        told |= {(report.players[taker].number, 0) for taker in self.mates[count:]}
        need(not report.recorded or told == report.recorded, "boards", "the report has other boards")
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
    def brackets(self):
        players, mates, count = self.report.players, self.mates, self.count_of_players
        left, start = list(range(len(mates))), 0
        scores = self.scores = [player.score for player in players] + [None]
        ends = [at for at in range(1, count + 1) if scores[at] != scores[at - 1]]
        for end, following in zip(ends, ends[1:] + ends[-1:]):
            self.title = "bracket " + shown(scores[start])
            self.exactly(self.title)
            self.left, self.known, self.members = set(left), [], [one for one in left if one < end]
            floaters = [one for one in self.members if mates[one] >= end]
            gives_bye = len(floaters) == 1 and mates[floaters[0]] == count
            self.begin(left, start)
            self.criteria(start, end, following, floaters, gives_bye)
            self.order(start, end)
            gone = {count, *floaters} if gives_bye else set()
            left = [one for one in left if (one >= end or one in floaters) and one not in gone]
            start = end
    def begin(self, left, start):
        report, bye, self.edges = self.report, self.count_of_players, []
        for at, one in enumerate(left):
            for other in left[at + 1:]:
                if report.players[one].bye if other == bye else other >= start and report.may_meet(one, other):
                    self.edges.append((one, other))
        paired = sum(self.mates[one] == other for one, other in self.edges)
        need(2 * paired == len(left), self.title + ", C1 to C3", "a pair or the bye is not allowed")
        if bye in self.left:
            if start == 0:
                self.count("C5", lambda one, other: self.scores[one] if other == bye else 0)
            score = self.scores[self.mates[bye]]
            self.edges = [(one, other) for one, other in self.edges if other != bye or self.scores[one] == score]
    def criteria(self, start, end, following, floaters, gives_bye):
        report, players, scores, count = self.report, self.report.players, self.scores, self.count
        levels = sorted({scores[one] for one in self.members}, reverse=True)
        down = lambda one, other: one < end <= other
        meets = lambda one, other: one < start <= other < end
        count("C6", down)
        for level in levels:
            count("C7 at " + shown(level), lambda one, other: down(one, other) and scores[one] == level)
        if gives_bye:
            count("C9", lambda one, other: players[one].unplayed if down(one, other) else 0)
        elif floaters:
            follows = lambda one, other: one < following <= other
            count("C8", follows)
            for level in levels + [scores[end]]:
                count("C8 at " + shown(level), lambda one, other: follows(one, other) and scores[one] == level)
        if report.round == report.rounds:
            def of_topscorers(one, other, is_hit):
                if other >= end or not (players[one].top or players[other].top):
                    return 0
                white = report.white(one, other)
                return sum(is_hit(players[each], "w" if each == white else "b") for each in (one, other))
            beyond = lambda player, colour: abs(player.difference() + (1 if colour == "w" else -1)) > 2
            count("C10", lambda one, other: of_topscorers(one, other, beyond))
            third = lambda player, colour: player.colours.endswith(2 * colour)
            count("C11", lambda one, other: of_topscorers(one, other, third))
        def weaker(one, other):
            mine, theirs = report.preferences[one], report.preferences[other] if other < end else None
            return min(mine[1], theirs[1]) if mine and theirs and mine[0] == theirs[0] else 0
        count("C12", lambda one, other: weaker(one, other) > 0)
        count("C13", lambda one, other: weaker(one, other) == 2)
        for back, (first, second) in enumerate((("C14", "C15"), ("C16", "C17"))):
            count(first, lambda one, other: down(one, other) and one >= start and players[one].floats[back] == "d")
            if levels[1:]:
                count(second, lambda one, other: meets(one, other) and players[other].floats[back] == "u")
        for name, back in (("C18", 0), ("C19", 0), ("C20", 1), ("C21", 1)):
            floated = lambda one, other: down(one, other) and players[one].floats[back] == "d"
            drawn_up = lambda one, other: meets(one, other) and players[other].floats[back] == "u"
            of_kind = floated if name in ("C18", "C20") else drawn_up
            for level in levels[:-1]:
                count(name + " at " + shown(level), lambda one, other: scores[one] == level and of_kind(one, other))
    def order(self, start, end):
        mates = self.mates
        moved_down = [one for one in self.members if one < start]
        self.choose_some("4.4", moved_down, lambda one, mate: mate < end)
        for one in moved_down:
            if mates[one] < end:
                self.choose_partner(one)
        remainder = [one for one in self.members if one >= start and mates[one] >= start]
        upper = lambda one, mate: one < mate < end
        chosen = [one for one in remainder if upper(one, mates[one])]
        rank = {one: at + 1 for at, one in enumerate(remainder)}
        if not chosen:
            return
        def moved(one, mate):
            if one not in rank or upper(one, mate) == (rank[one] <= len(chosen)):
                return 0
            return rank[one] if upper(one, mate) else -rank[one]
        self.count("4.3.1", lambda one, other: (moved(one, other) != 0) + (moved(other, one) != 0))
        self.count("4.3.2", lambda one, other: moved(one, other) + moved(other, one))
        self.choose_some("4.3.3", remainder[len(chosen) - 1::-1], lambda one, mate: not upper(one, mate))
        self.choose_some("4.3.4", remainder[len(chosen):], upper)
        for one in chosen:
            self.choose_partner(one)
    def choose_some(self, article, players, is_chosen):
        to_choose = sum(is_chosen(one, self.mates[one]) for one in players)
        for one in players:
            mine = is_chosen(one, self.mates[one])
            if not mine and to_choose:
                self.none_better(article, one, lambda mate: is_chosen(one, mate))
            to_choose -= mine
            self.edges = [(a, b) for a, b in self.edges if one not in (a, b) or is_chosen(one, a + b - one) == mine]
    def choose_partner(self, one):
        mate = self.mates[one]
        self.none_better("4.2", one, lambda other: other < mate)
        pair = {one, mate}
        self.edges = [(a, b) for a, b in self.edges if (a == one and b == mate) or (a not in pair and b not in pair)]
    def none_better(self, article, one, better):
        cost = lambda a, b: -1 if one in (a, b) and better(a + b - one) else 0
        if any(cost(a, b) for a, b in self.edges):
            self.count("%s of %d" % (article, self.report.players[one].number), cost)
    def count(self, name, cost):
        """One step: no candidate left is charged less than the pairing, and those charged more are gone."""
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
            unit, own, sets = duals
            need(sum(own) + sum(dual for _, dual, _ in sets) == unit * value, step, "the duals do not add up")
            slack = [unit * each - own[one] - own[other] for each, (one, other) in zip(costs, self.edges)]
            for of, dual, _ in sets:
                slack = [each - dual * ((one in of) != (other in of)) for each, (one, other) in zip(slack, self.edges)]
            need(min(slack, default=0) >= 0, step, "a pair has more duals than it is charged")
            self.known += [members for members, _, is_new in sets if is_new]
        self.edges = [pair for each, pair in zip(slack, self.edges) if each == 0]
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
                places = [names[word] if word in names else self.report.place.get(number(word)) for word in words]
                need(set(places) <= self.left and len(set(places)) == len(places), step, "a name is wrong")
                need(first == " y" or dual > 0 and len(places) % 2, step, "a set is even, or its dual not positive")
                if first == " y":
                    own = [each + dual * (place in places) for place, each in enumerate(own)]
                else:
                    sets.append((frozenset(places), dual, True))
        return (unit, own, sets) if self.at > begin else None

def shown(score):
    return "%d.%d" % divmod(score, 10)

def main(arguments):
    found = []
    for certificate, report in zip(arguments[::2], arguments[1::2]):
        with open(certificate, encoding="utf-8", errors="replace") as file, open(report, "rb") as content:
            try:
                found.append(Verifier(file.read(), content.read()) and "verified")
            except Fault as fault:
                found.append("refused: %s" % fault)
        print(found[-1], flush=True)
    return int(any(each != "verified" for each in found))

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
