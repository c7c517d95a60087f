"""The earlier Dubov System: the groups from the top down, each with its upfloaters, floaters, columns and rows; the rows undone in the end."""

from fractions import Fraction

import names
from columns import need, number, shown
from olympiad import TURNED, has_colours, may_have

def prove(verifier):
    Round(verifier).replay()

class Round:
    def __init__(self, verifier):
        self.verifier, self.report, self.boards = verifier, verifier.report, verifier.mates
        self.players, self.count, self.made = self.report.players, verifier.count_of_players, []
        for word in ("later-ratings", "earlier-ratings", "numbers"):
            need(word not in self.report.words, "report", "the comment " + word + " is not covered")
        self.by_name = [sum(self.named_before(other, one) for other in self.players) for one in self.players]
        self.due = [due(player) for player in self.players]
    def named_before(self, one, other):
        """True if two players are equal in rating and ARO, and the first comes first by name."""
        if one is other or (one.strength, one.aro) != (other.strength, other.aro):
            return False
        found = names.order(one.title, other.title)
        need(found is not None, "report", "an order by name is not covered")
        return (found, one.number) < (0, other.number)
    def replay(self):
        bye, taker = self.count, None
        if bye % 2:
            taker = self.boards[bye]
            last = max(range(bye), key=lambda at: self.players[at].number)
            need(taker == (last if self.report.round == 1 else self.bye()), "everybody, 4", "another player has the bye")
        everybody = [at for at in range(self.count) if at != taker]
        if self.report.round == 1:
            self.first(everybody)
        else:
            self.groups(everybody)
        self.verifier.mates = self.boards
        for (one, other), across, rule in self.made:
            need(self.boards[one] == other, self.title("bracket", (one, other)) + ", " + rule, "another pair")
            white, black = (one, other) if across or self.has_white(one, other) else (other, one)
            need((white, black) in self.verifier.boards, "colours", "another colour")
    def may_meet(self, one, other):
        return (one, other) not in self.report.barred and has_colours(self.players[one], self.players[other])
    def may_rise(self, at):
        most, player = 3 if self.report.rounds < 10 else 4, self.players[at]
        return self.report.round == self.report.rounds or player.upfloats < most and not player.last_up
    def white_order(self, at):
        return (self.players[at].aro, self.players[at].strength, self.by_name[at])
    def black_order(self, at):
        return (-self.players[at].strength, -self.players[at].aro, self.by_name[at])
    def by_rating(self, at):
        return (-self.players[at].strength, self.players[at].aro, self.by_name[at])
    def by_aro(self, at):
        return (-self.players[at].aro, self.players[at].strength, self.by_name[at])
    def title(self, word, places):
        return word + " " + shown(max(self.players[at].score for at in places))
    def bye(self):
        able = [at for at, player in enumerate(self.players) if player.bye]
        weakness = lambda at: (self.players[at].score, self.players[at].strength)
        last = [at for at in able if weakness(at) == min(map(weakness, able))]
        if {"w", "b"} <= {self.due[at] for at in last}:
            last = [at for at in last if self.due[at] == "b"]
        return max(last, key=lambda at: (self.players[at].aro, self.by_name[at]), default=None)
    def first(self, everybody):
        upper = sorted(everybody, key=lambda at: self.players[at].number)
        half = len(upper) // 2
        self.rows(self.title("bracket", everybody), everybody, [], lambda _: (upper[:half], upper[half:]))
        for at, (pair, _, rule) in enumerate(self.made):
            turned = (self.report.initial == "w") != (at % 2 == 0)
            self.made[at] = (pair[::-1] if turned else pair, True, rule)
    def groups(self, everybody):
        scores = sorted({self.players[at].score for at in everybody}, reverse=True)
        groups = [[at for at in everybody if self.players[at].score == score] for score in scores]
        floaters = []
        while groups:
            members = groups.pop(0)
            floaters = self.group(members, floaters, groups[0] if groups else [])
            groups = [group for group in groups if group]
        if floaters:
            self.undo_rows(floaters)
    def group(self, members, floaters, below):
        """Replays a group; returns the players who float down. Players taken up leave the group below."""
        title = self.title("bracket", members)
        down = self.pair_floaters(floaters, members)
        stranded = [one for one in members if not any(one != other and self.may_meet(one, other) for other in members)]
        members = [one for one in members if one not in stranded]
        for one in stranded:
            useful = [other for other in below if self.may_rise(other) and self.may_meet(one, other)]
            taken = self.take_up(below, useful, TURNED.get(self.due[one]))
            if taken is None:
                down.append(one)
            else:
                below.remove(taken)
                self.made.append(((one, taken), False, "7.1"))
        joined = self.even(members, below, title) if len(members) % 2 and below else None
        if joined is not None:
            below.remove(joined)
            members.append(joined)
        if members:
            over = self.rows(title, members, below, lambda stay: self.columns(stay, joined))
            need(joined is None or not over, title + ", 7.2", "the group cannot be paired with the player taken up")
            down += over
        return down
    def pair_floaters(self, floaters, members):
        black = sorted((at for at in floaters if self.due[at] == "b"), key=self.black_order)
        white = sorted((at for at in floaters if self.due[at] != "b"), key=self.white_order)
        turns = [one for turn in range(len(floaters)) for one in white[turn:turn + 1] + black[turn:turn + 1]]
        down = []
        for one in turns:
            same = lambda other: self.due[one] is not None and self.due[one] == self.due[other]
            able = [other for other in members if self.may_meet(one, other)]
            if able:
                other = min(able, key=lambda at: (same(at), self.by_rating(at)))
                members.remove(other)
                self.made.append(((one, other), False, "8.2"))
            else:
                down.append(one)
        return down
    def even(self, members, below, title):
        """7.2: a player from below makes the number even; with none of the refused ones the group can be paired."""
        useful, out = [at for at in below if self.may_rise(at)], self.count + 1
        if (line := self.verifier.after("refused")) is not None:
            refused = {self.report.place.get(number(word)) for word in line.split(" ")}
            title = title.replace("bracket", "next")
            need(None not in refused, title + ", 7.2", "no such player")
            def meets(one, other):
                return any(self.may_meet(each, one) for each in refused) if other == out else self.may_meet(one, other)
            self.impossible(title, sorted(members) + [out], meets, "7.2")
            useful = [at for at in useful if at not in refused]
        dues = [self.due[at] for at in members]
        more = dues.count("w") - dues.count("b")
        return self.take_up(below, useful, "w" if more < 0 else "b" if more else None)
    def take_up(self, below, useful, colour):
        """The first by due colour, by 7.2.b, and by rating; pairs show who can be spared below."""
        of_due = [at for at in useful if colour in (None, self.due[at])]
        useful = sorted(of_due or useful, key=self.by_rating)
        if len(useful) < 2:
            return useful[0] if useful else None
        title, count = self.title("spare", below), self.count
        taken = self.report.place.get(number(self.verifier.word("taken")))
        need(taken in useful, title + ", 7.2.b", "another due colour, or of no use")
        pairs = self.verifier.pairs()
        left = self.with_outs(below, lambda one: pairs[one])
        spare = self.verifier.mates[taken] > count
        sooner = set(useful[:useful.index(taken)] if spare else useful)
        self.verifier.begin(title, left, lambda one, other: other > count or self.may_meet(one, other))
        self.verifier.count("7.2.b", lambda one, other: one < count < other)
        self.verifier.no_pair("7.2.b", taken, lambda one, other: other > count and one in sooner)
        return taken
    def with_outs(self, places, partner):
        """Sets the partners of some places among themselves, and one more place for each without any; returns all."""
        left, mates = sorted(places), [None] * (self.count + 1)
        for one in sorted(places):
            mates[one] = partner(one)
            if mates[one] not in places:
                mates[one] = len(mates)
                left.append(len(mates))
                mates.append(one)
        self.verifier.mates = mates
        return left
    def rows(self, title, members, below, columns):
        """The players who float down, who are returned, then the rows; pairs that are not on the boards are undone later."""
        verifier, count = self.verifier, self.count
        pairs = verifier.pairs()
        def partner(one):
            other = self.boards[one]
            return other if pairs[one] is None and pairs[other] is None else pairs[one]
        left = self.with_outs(members, partner)
        mates = verifier.mates
        verifier.begin(title, left, lambda one, other: other > count or self.may_meet(one, other))
        if len(mates) > count + 1:
            verifier.count("6.4", lambda one, other: one < count < other)
            def leaving(at):
                meets_nobody = not any(self.may_meet(at, other) for other in below)
                return (meets_nobody, self.players[at].strength, -self.players[at].aro, -self.by_name[at])
            verifier.choose_some("6.4", sorted(members, key=leaving), lambda _, mate: mate > count)
        over = [one for one in members if mates[one] > count]
        white, black = columns([one for one in members if mates[one] < count])
        upper = set(white)
        verifier.avoid("6.3", lambda one, other: other < count and (one in upper) == (other in upper))
        nodes, placed = white + black, set()
        for at, one in enumerate(nodes):
            if one in placed:
                continue
            own = [other for other in nodes[at + 1:] if one in upper and other in upper]
            tried = nodes[max(len(white), at + 1):] + own
            earlier = set(tried[:tried.index(mates[one])])
            verifier.choose_partner("6.3", one, lambda other: other in earlier)
            placed |= {one, mates[one]}
            self.made.append(((one, mates[one]), one in upper and mates[one] not in upper, "6.3"))
        return over
    def columns(self, members, joined):
        ordered = sorted(members, key=lambda at: self.players[at].number)
        white, black = ([at for at in ordered if self.due[at] == colour] for colour in "wb")
        for at in ordered:
            if self.due[at] is None:
                (black if len(white) > len(black) else white).append(at)
        longer, shorter = (white, black) if len(white) > len(black) else (black, white)
        order = (lambda at: (self.players[at].aro, -self.players[at].strength, self.by_name[at])) if longer is white else self.by_aro
        free = [at for at in sorted(longer, key=order) if all(may_have(self.players[at], colour) for colour in "wb")]
        moved = free[:abs(len(white) - len(black)) // 2]
        longer[:] = [at for at in longer if at not in moved]
        shorter += moved
        white.sort(key=lambda at: (at == joined, self.white_order(at)))
        black.sort(key=lambda at: (at == joined, self.black_order(at)))
        return white, black
    def undo_rows(self, players):
        """DD-21: the earliest row undone is not on the boards; without it the others could not be paired."""
        wrong = [at for at, ((one, other), *_) in enumerate(self.made) if self.boards[one] != other]
        undone = [pair for pair, *_ in self.made[wrong[0]:]] if wrong else []
        self.made = self.made[:len(self.made) - len(undone)]
        if undone:
            fewer = sorted(players + [one for pair in undone[1:] for one in pair])
            self.impossible(self.title("below", fewer), fewer, self.may_meet, "DD-21")
            players = fewer + list(undone[0])
        title = self.title("collapsed", players)
        over = self.rows(title, players, [], lambda stay: self.columns(stay, None))
        need(not over, title + ", DD-21", "a player is left over")
    def impossible(self, title, left, meets, article):
        self.verifier.mates = [None] * (self.count + 2)
        self.verifier.begin(title, left, meets, False)
        self.verifier.impossible(article)
    def has_white(self, one, other):
        """Section 3, for pairs that do not meet across the columns."""
        a, b = self.players[one], self.players[other]
        orders = [may_have(a, "w") and may_have(b, "b"), may_have(b, "w") and may_have(a, "b")]
        if orders[0] != orders[1]:
            return orders[0]
        mine, theirs = self.due[one], self.due[other]
        if mine != theirs:
            return (mine or TURNED[theirs]) == "w"
        weights = abs(a.difference()), abs(b.difference())
        if mine and weights[0] != weights[1]:
            return (weights[0] > weights[1]) == (mine == "w")
        for at in range(1, max(len(a.colours), len(b.colours)) + 1):
            had, theirs = a.colours[-at:][:1] if at <= len(a.colours) else "", b.colours[-at:][:1] if at <= len(b.colours) else ""
            if had != theirs:
                return had == "b" if had else theirs == "w"
        return self.by_aro(one) < self.by_aro(other)

def due(player):
    """The colour played less, or the opposite of the last; the limits take precedence."""
    if not player.colours:
        return None
    difference = player.difference()
    wish = "w" if difference < 0 else "b" if difference > 0 else TURNED[player.colours[-1]]
    return TURNED[wish] if not may_have(player, wish) and may_have(player, TURNED[wish]) else wish

def add_facts(report, player, past, met):
    """Rating and ARO, the upfloats, and the name."""
    ratings = [report.rating(name) for name in met]
    player.strength, player.title = report.rating(player.number), report.names[player.number]
    player.aro = Fraction(sum(ratings), len(ratings) or 1)
    told = [[int(part) for part in each.split(":")] for each in report.words.get("floats", "").split(",") if each]
    def rises(each, opponent):
        for of, white, black, down in told:
            if of == each and {white, black} == {player.number, opponent}:
                return down == opponent
        return report.score(player.number, each) < report.score(opponent, each)
    marks = [cell[0] > 0 and rises(each, cell[0]) for each, cell in enumerate(past, 1)]
    player.upfloats, player.last_up = sum(marks), bool(marks and marks[-1])
    return [player.strength, sum(ratings), len(ratings), "%d%s" % (player.upfloats, "ny"[player.last_up])]
