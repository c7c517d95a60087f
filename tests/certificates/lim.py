"""The Lim System of 2026 and the classic one: the groups from both ends to the median, each with the players who leave it, the opponents of its floaters, and the other pairs."""

import basic_swiss
from burstein_classic import due_by_games, fits as allowed, has_colours
from columns import need, number, shown

def prove(verifier):
    Round(verifier).replay()

class Round:
    """The groups in the order of their turns; players are places."""
    def __init__(self, verifier):
        self.verifier, self.report, self.count = verifier, verifier.report, verifier.count_of_players
        self.boards, self.players, self.done = list(verifier.mates), verifier.report.players, []
        self.ahead = self.report.system == "lim-2026"
        self.bye, self.number_left, self.leaves, self.meets, self.turn = (
            ("1.1", "2.3", "3.9", "3.8", "4.1") if self.ahead else ("2.1", "3.3", "4.9", "4.8", "5"))
        self.due = [due(player) for player in self.players]
        words = self.report.words
        need(words.get("maxi") != "true", "report", "a maxi-tournament is not covered")
        for word in ("numbers",) if self.ahead else ("numbers", "floats"):
            need(word not in words, "report", "the comment " + word + " is not covered")
    def replay(self):
        verifier, count = self.verifier, self.count
        self.unpaired = list(range(count))
        if count % 2:
            verifier.begin("everybody", list(range(count + 1)), self.fits)
            verifier.settle_bye(self.bye, lambda one: count - 1 - one)
            self.unpaired.remove(self.boards[count])
        groups = {}
        for one in self.unpaired:
            groups.setdefault(half_of(self.report, self.players[one].score, self.report.round - 1), {}).setdefault(
                self.players[one].score, []).append(one)
        upper = [group for _, group in sorted(groups.get(1, {}).items(), reverse=True)]
        lower = [group for _, group in sorted(groups.get(-1, {}).items())]
        median = sum(groups.get(0, {}).values(), [])
        downs = self.half(upper, median, [], True)
        ups = self.half(lower, median, downs, False)
        if not self.ahead:
            self.undo(median, downs, ups)
        for _, title, pairs in self.done:
            need(all(self.boards[one] == other for one, other in pairs), title + ", 3.6", "a pair is not on the boards")
        self.pair("median", sorted(median + downs + ups), downs, ups, True, self.boards)
        verifier.mates = self.boards
        self.report.below = {one for upper, _, pairs in self.done if not upper for pair in pairs for one in pair}
    def fits(self, one, other):
        a, b = self.players[one], self.players[other]
        lifted = self.report.round >= self.report.rounds and a.score == b.score
        return one != other and (one, other) not in self.report.barred and (lifted or has_colours(a, b))
    def suits(self, one, other):
        return self.due[one] is None or self.due[one] != self.due[other]
    def majority(self, places):
        more = sum((self.due[one] == "w") - (self.due[one] == "b") for one in places)
        return "w" if more > 0 else "b" if more < 0 else None
    def half(self, groups, median, in_median, upper):
        """The groups of a half in turn; returns the players who leave the last one."""
        arrived = []
        for at, residents in enumerate(groups):
            following, reserved = (groups[at + 1], []) if at + 1 < len(groups) else (median, in_median)
            members, name = sorted(residents + arrived), shown(self.players[residents[0]].score)
            far = lambda one: self.players[one].number * (-1 if upper else 1)
            alone = [] if self.ahead else [one for one in members if not any(self.fits(one, other) for other in members)]
            if len(alone) == len(members):
                arrived = sorted(alone, key=far)
                continue
            stated = [None] * (self.count + 1) if self.ahead else self.verifier.pairs()
            mates = {}
            for one in members:
                mate = self.boards[one] if stated[one] is None else stated[one]
                if mate in members and stated[mate] in (None, one):
                    mates[one] = mate
            out = self.floaters("floaters " + name, members, mates, arrived, following, reserved, far, sorted(alone, key=far))
            staying = [one for one in members if one not in out]
            came = [one for one in arrived if one not in out]
            self.pair("bracket " + name, staying, came if upper else [], [] if upper else came, upper, mates)
            self.done.append((upper, "bracket " + name, [(one, mates[one]) for one in staying if one < mates[one]]))
            self.unpaired = [one for one in self.unpaired if one not in staying]
            arrived = out
        return arrived
    def floaters(self, title, members, mates, arrived, following, reserved, far, out):
        """The players who leave a group, as few as possible, one by one the first in order with whom that is possible."""
        verifier, count = self.verifier, self.count
        leave = [one for one in members if one not in mates and one not in out]
        claims, leaving = self.claims(following), []
        while (line := verifier.after("floater")) is not None:
            one = self.report.place.get(number(line))
            leaving.append((one, verifier.pairs() if self.ahead else []))
        need(None not in [one for one, _ in leaving] and sorted(one for one, _ in leaving) == leave, title + ", " + self.leaves, "others leave the group")
        if not leave:
            return out
        staying = [one for one in members if one not in out]
        only_one = self.majority(staying) if len(leave) == 1 else None
        partners, left = list(self.boards), list(self.unpaired)
        if not self.ahead:
            outs = list(range(count + 1, count + 1 + len(leave)))
            partners, left = [mates.get(one) for one in range(count)] + [None] * (1 + len(outs)), staying + outs
            for one, place in zip(leave, outs):
                partners[one], partners[place] = place, one
        verifier.mates, inside = partners, set(members)
        verifier.begin(title, left, lambda one, other: other > count or self.fits(one, other))
        crosses = lambda one, other: (one in inside) != (other in inside)
        verifier.count(self.number_left, crosses)
        for floater, stated in leaving:
            free = self.free(claims, reserved + out, following, title + ", " + self.leaves)
            staying = {one for one in members if one not in out}
            colour = self.majority(staying) if self.ahead else only_one
            def order(one, other):
                player, came = self.players[one], one in arrived
                floated, found = player.floats[0] != "-", other in free if self.ahead else any(self.fits(one, each) for each in free)
                kind = (came, floated, not found) if self.ahead else (came, not found, floated)
                return (kind, colour is None or self.due[one] != colour, far(one))
            leaver = lambda one, other: (one, other) if one in inside else (other, one)
            mine = order(floater, self.partner(stated, partners, floater, crosses, title))
            better = lambda one, other: (crosses(one, other) and leaver(one, other)[0] in staying
                                         and order(*leaver(one, other)) < mine)
            if any(better(*edge) for edge in verifier.edges):
                verifier.count("%s of %d" % (self.leaves, self.players[floater].number), lambda one, other: -better(one, other))
            verifier.keep(floater, lambda mate: mate not in inside)
            out.append(floater)
        return out
    def partner(self, stated, partners, floater, crosses, title):
        """The partner of a floater: on the boards, or in another pairing that is as good, as far as it differs."""
        if not any(mate is not None for mate in stated):
            return partners[floater]
        left, edges = self.verifier.left, set(self.verifier.edges)
        mate = {one: partners[one] if stated[one] is None else stated[one] for one in left}
        valid = all(mate.get(mate[one]) == one and (min(one, mate[one]), max(one, mate[one])) in edges for one in left)
        number_left = lambda of: sum(crosses(one, of[one]) for one in left)
        need(valid and number_left(mate) == number_left(partners) and crosses(floater, mate[floater]),
             title + ", " + self.leaves, "the pairs are not those of another pairing")
        return mate[floater]
    def claims(self, following):
        """Opponents in the next group that floaters can have at the same time."""
        claims = {}
        while (line := self.verifier.after("claim")) is not None:
            pair = [self.report.place.get(number(word)) for word in line.split(" ")]
            valid = len(pair) == 2 and None not in pair and pair[1] in following and pair[1] not in claims.values()
            need(valid and self.fits(*pair), "form", line + " is no claim")
            claims[pair[0]] = pair[1]
        return claims
    def free(self, claims, floaters, following, step):
        """The residents of the next group who are free if as many of the floaters as possible have opponents there."""
        claimed = {claims[one] for one in floaters if one in claims}
        free, waiting = {one for one in following if one not in claimed}, list(floaters)
        while found := [one for one in waiting if any(self.fits(one, other) for other in free)]:
            need(all(one in claims for one in found), step, "more floaters have an opponent than are claimed")
            free |= {claims[one] for one in found}
            waiting = [one for one in waiting if one not in found]
        return free
    def pair(self, title, members, downs, ups, down, mates):
        """The opponents of the floaters, then those of the others from one end; all members meet each other."""
        if not members:
            return
        verifier, partner = self.verifier, lambda one: mates.get(one) if isinstance(mates, dict) else mates[one]
        need(all(partner(one) in members for one in members), title + ", " + self.meets, "a player has no opponent in the group")
        verifier.mates = [partner(one) if one in members else None for one in range(self.count + 1)]
        verifier.begin(title, members, self.fits)
        queue, rest = sorted(downs) + sorted(ups, reverse=True), list(members)
        for floater in queue:
            if floater not in rest:
                continue
            def order(other):
                place = queue.index(other) if other in queue else other if floater in downs else -other
                return (other in queue, not self.suits(floater, other), place)
            mate = partner(floater)
            verifier.choose_partner(self.meets, floater, lambda other: order(other) < order(mate))
            rest = [one for one in rest if one not in (floater, mate)]
        if not self.ahead:
            verifier.count("6.2", lambda one, other: one in rest and not self.suits(one, other))
        rest = rest if down else rest[::-1]
        while rest:
            first, half = rest[0], len(rest) // 2
            turns = rest[half:] + rest[1:half][::-1]
            order = lambda other: (self.ahead and not self.suits(first, other), turns.index(other))
            mate = partner(first)
            verifier.choose_partner(self.turn, first, lambda other: order(other) < order(mate))
            rest = [one for one in rest if one not in (first, mate)]
    def undo(self, median, downs, ups):
        """3.6: boards next to the median are undone; without the last of them the median group has no pairing."""
        verifier, title = self.verifier, self.verifier.lines[self.verifier.at]
        if not title.startswith("undone "):
            return
        boards = number(title[7:])
        for board in range(1, boards + 1):
            if board == boards:
                verifier.mates = [None] * (self.count + 1)
                verifier.begin(title, sorted(median + downs + ups), self.fits, False)
                verifier.impossible("3.6")
            sides = (False, True) if len(downs) > len(ups) else (True, False)
            groups = [pairs for side in sides for upper, _, pairs in reversed(self.done) if upper == side and pairs]
            need(groups, title + ", 3.6", "no board is left to undo")
            side = next(upper for upper, _, pairs in self.done if pairs is groups[0])
            def order(pair):
                higher, lower = (self.players[one].score for one in pair)
                return (-higher, -higher - lower, self.players[pair[0]].number)
            pair = (max if side else min)(groups[0], key=order)
            groups[0].remove(pair)
            (downs if side else ups).extend(pair)

def half_of(report, score, played):
    """The side of the median, half the points of the rounds played, on which a score is."""
    more = 2 * score - report.value("W") * played
    return (more > 0) - (more < 0)

def due(player):
    for colour, other in (("w", "b"), ("b", "w")):
        if not allowed(player, colour):
            return other
    return due_by_games(player.colours)

def white(report, one, other):
    """Article 5, section 6; the higher ranked comes first."""
    a, b, ahead = report.players[one], report.players[other], report.system == "lim-2026"
    give = lambda mine, colour: one if mine == (colour == "w") else other
    orders = [allowed(a, "w") and allowed(b, "b"), allowed(b, "w") and allowed(a, "b")]
    if orders[0] != orders[1]:
        return one if orders[0] else other
    mine, theirs = due(a), due(b)
    if mine is theirs is None:
        odd = (a.arrival if ahead else a.number) % 2
        return give(True, report.initial if odd else basic_swiss.TURNED[report.initial])
    if mine != theirs:
        return give(True, mine) if mine else give(False, theirs)
    weights = [abs(player.difference()) for player in (a, b)]
    if not ahead and weights[0] != weights[1]:
        return give(weights[0] > weights[1], mine)
    histories = [player.colours[::-1] for player in (a, b)]
    for had, their in zip(*histories):
        if had != their:
            return give(True, basic_swiss.TURNED[had])
    common = min(map(len, histories))
    for is_mine, history in zip((True, False), histories):
        if not ahead and len(history) > common:
            return give(is_mine, basic_swiss.TURNED[history[common]])
    return give(one not in report.below, mine)

def floated(report, name, last, is_game):
    """L-8, 4.10: whether a player floated in the previous round."""
    if not last:
        return False
    cell, ahead = report.cell(name, last), report.system == "lim-2026"
    if not cell[0] or ahead and not is_game(cell):
        return cell[2] == "U" and not ahead
    more = report.score(name, last) - report.score(cell[0], last)
    half = half_of(report, report.own_score(name, last), last - 1)
    return more != 0 and (ahead or (more > 0) - (more < 0) == half)
