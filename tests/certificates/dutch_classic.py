"""The Dutch System of 1992 and 2009: the brackets from the top down, each with its first pairing, alone or among those
after which the following players can be paired (C.12, C.13)."""

import dutch
from columns import need, shown

def prove(verifier):
    need("numbers" not in verifier.report.words, "report", "the comment numbers is not covered")
    Round(verifier).replay()

class Round:
    """The turns of the brackets."""
    def __init__(self, verifier):
        self.verifier, self.boards, self.above = verifier, verifier.mates, None
        self.boards_of = lambda one: self.boards[one]
    def replay(self):
        scores, count = self.verifier.scores, self.verifier.count_of_players
        moved, start = [], 0
        while start is not None and start < count:
            end = next((at for at in range(start, count) if scores[at] != scores[start]), count)
            moved = self.turn(Bracket(self.verifier, moved, range(start, end), end == count))
            start = None if moved is None else end
        self.verifier.mates = self.boards
    def turn(self, bracket):
        """Returns the floaters, or nothing if the bracket was joined with all players below."""
        verifier, boards, count = self.verifier, self.boards, self.verifier.count_of_players
        score, lowest = shown(bracket.score()), shown(verifier.scores[count - 1])
        ahead = verifier.pairs()
        seen = bracket.seen(ahead)
        below = self.above is not None and self.above[2] in ("below", "smaller", "attempted", "settled")
        is_next = lambda word: verifier.lines[verifier.at] == word + " " + score
        joined = not bracket.lowest and below or is_next("joined")
        size = bracket.size(self.boards_of)
        if joined and not below:
            self.joined(bracket, seen)
        full = lambda of: bracket.is_full(of) and not bracket.stranded
        self.check_above(bracket, not joined and full(size) or full(seen))
        if joined:
            whole = Bracket(verifier, bracket.members, range(bracket.end, count), True)
            size = whole.size(self.boards_of)
            whole.lower_moved(size)
            whole.prove("bracket %s-%s" % (score, lowest), boards, boards, size, None)
            return None
        bracket.lower_moved(size)
        smaller = seen[0] == size[0] and sum(seen) > sum(size)
        if not bracket.lowest and not smaller and size[1] < bracket.most_group(size[0]):
            bracket.none_of("C.14", (size[0], size[1] + 1))
        attempted = not bracket.lowest and is_next("attempt")
        full_next = attempted and bracket.given_up(ahead, size)
        among = "settled" if full_next else "attempted" if attempted else "smaller" if smaller else "below" if is_next("penultimate") else "next" if is_next("next") else "own"
        word, kind = {"own": ("bracket", None), "next": ("next", "next")}.get(among, ("penultimate", "all"))
        need(kind != "all" or sum(size), word + " " + score + ", C.13", "the bracket has no pair")
        bracket.prove(word + " " + score, boards, ahead if kind == "next" else [], size, kind)
        self.above = (bracket, size, among)
        return [one for one in bracket.members if not bracket.paired(one, self.boards_of)]
    def check_above(self, bracket, full):
        """C.12: the bracket above keeps its pairing, or has the first one for this bracket."""
        if self.above is None or self.above[2] in ("smaller", "settled"):
            return
        above, size, among = self.above
        title = "below " + shown(bracket.score())
        possible = {"own": True, "attempted": True, "next": full, "below": bracket.lowest}[among]
        need(possible, title + ", C.12", "the bracket above is not paired for this one")
        if (not full or among == "attempted") and bracket.moved:
            Vertices(above, size[0], "next", size).impossible(title, "C.12")
    def joined(self, bracket, seen):
        """C.13: no pairing of the bracket lets all players below be paired."""
        verifier, title = self.verifier, "joined " + shown(bracket.score())
        need(not bracket.lowest and sum(seen), title + ", C.13", "no pair of the bracket is shown, or none is below")
        vertices = Vertices(bracket, seen[0], "all", seen)
        if seen[0]:
            vertices.impossible(title, "C.13")
        else:
            verifier.mates = vertices.mates(self.boards_of)
            verifier.begin(title, vertices.left, vertices.meets)
            verifier.count("C.13", bracket.floats)
            need(not any(bracket.paired(one, self.boards_of) for one in bracket.all), title + ", C.13", "two of the bracket meet")
        bracket.lower_moved(seen)

class Bracket:
    """A bracket; a size is the number of pairs of moved-down players, and of the others."""
    def __init__(self, verifier, moved, residents, lowest):
        self.verifier, self.lowest, self.moved, self.end = verifier, lowest, len(moved), residents.stop
        self.members = list(moved) + list(residents)
        lonely = [one for one in self.members if not any(self.may_meet(one, other) for other in self.members)]
        self.stranded = any(one in lonely for one in moved)
        # C.1
        self.all = [one for one in self.members if lowest or one < residents.start or one not in lonely]
        self.inside = set(self.all)
    def score(self):
        return self.verifier.scores[self.members[self.moved]]
    def allows(self, one, other, strict, lifted):
        """B.1.a and B.2, with A.7.d if strict, and with the lift of N-18."""
        report = self.verifier.report
        def guarded(at):
            wish = report.preferences[at]
            return wish and wish[1] >= (2 if strict else 3) and not (lifted and report.players[at].top) and wish[0]
        if one == other or (one, other) in report.barred:
            return False
        return not guarded(one) or guarded(one) != guarded(other)
    def may_meet(self, one, other):
        return self.allows(one, other, False, self.has_lift())
    def has_lift(self):
        report = self.verifier.report
        return report.system == "dutch-2009" and report.round == report.rounds
    def paired(self, one, partner):
        return one in self.inside and partner(one) in self.inside
    def floats(self, one, other):
        return one in self.inside and other >= self.end
    def most_moved(self):
        return self.moved if 2 * self.moved < len(self.all) else 0
    def most_group(self, moved):
        return len(self.all) // 2 - moved
    def is_full(self, size):
        return size[0] == self.most_moved() and size[1] == self.most_group(size[0])
    def size(self, partner):
        moved = self.most_moved()
        while any(partner(one) not in self.all[moved:] for one in self.all[:moved]):
            moved -= 1
        return (moved, sum(self.paired(one, partner) for one in self.all) // 2 - moved)
    def seen(self, mates):
        """The size of a pairing that is not on the boards."""
        own = lambda one: mates[one] if self.paired(one, lambda each: mates[each]) else None
        if any(own(one) is not None for one in self.all):
            for one in self.all:
                legal = not self.lowest or self.verifier.report.players[one].bye
                need(self.may_meet(one, own(one)) if own(one) is not None else legal, "boards", "pairs of a bracket are not allowed")
        return self.size(own)
    def lower_moved(self, size):
        """N-8: no more of the highest players can be paired as moved-down players."""
        if size[0] < self.most_moved():
            moved = size[0] + 1
            self.none_of("N-8", (moved, self.most_group(moved) if self.lowest else 0))
    def none_of(self, article, size):
        Vertices(self, size[0], None, size).impossible("below " + shown(self.score()), article)
    def given_up(self, mates, size):
        """C.13: a pairing that is not on the boards is the first, and after it the players below cannot be paired.

        Returns true if its pairs show that the following bracket can make all its pairs."""
        score = shown(self.score())
        need(self.seen(mates) == size, "attempt " + score + ", C.13", "the pairs given up are more or fewer")
        self.prove("attempt " + score, mates, [], size, None)
        staying = [one for one in self.all if self.paired(one, lambda each: mates[each])]
        floating = [one for one in self.all if one not in staying]
        Vertices(self, size[0], "all", size, floating, staying).impossible("below " + score, "C.13")
        floaters = [one for one in self.members if one not in staying]
        scores, count = self.verifier.scores, self.verifier.count_of_players
        stop = next((at for at in range(self.end, count) if scores[at] != scores[self.end]), count)
        following = Bracket(self.verifier, floaters, range(self.end, stop), stop == count)
        return following.is_full(following.seen(mates)) and not following.stranded
    def prove(self, title, boards, ahead, size, kind):
        """The boards have the first pairing."""
        verifier = self.verifier
        need(not self.lowest or size[1] == self.most_group(size[0]), title + ", C.13", "two players are left over")
        has_pairs = any(mate is not None and mate >= self.end for mate in ahead)
        on_boards = lambda one: not has_pairs or self.paired(one, lambda each: boards[each])
        vertices = Vertices(self, size[0], kind, size)
        verifier.mates = vertices.mates(lambda one: boards[one] if on_boards(one) else ahead[one])
        verifier.begin(title, vertices.left, vertices.meets)
        if kind:
            verifier.count("C.12" if kind == "next" else "C.13", self.floats)
        Attempt(verifier, self, size).prove()

class Vertices:
    """The players of a bracket, those below, and places that leave players over."""
    def __init__(self, bracket, top, kind, size, floating=(), staying=()):
        self.bracket, self.kind, verifier = bracket, kind, bracket.verifier
        self.floating, self.staying = set(floating), set(staying)
        self.count, end = verifier.count_of_players, bracket.end
        self.top, scores = set(bracket.all[:top]), verifier.scores
        stop = self.count
        if kind == "next":
            stop = next((at for at in range(end, self.count) if scores[at] != scores[end]), self.count)
        self.lower = list(range(end, stop)) if kind else []
        self.last = stop == self.count
        forced = [one for one in bracket.members if one not in bracket.inside]
        # C.1: these move down if no floater may meet them.
        self.drops = [one for one in self.lower if kind == "next" and not self.last
                      and not any(bracket.may_meet(one, other) for other in self.lower + forced)]
        floaters = len(bracket.members) - 2 * sum(size)
        self.heterogeneous = floaters + len(self.drops) < len(self.lower)
        players = bracket.members if kind else bracket.all
        outs = 1 + len(self.drops)
        outs = outs + (len(players) + len(self.lower) + outs) % 2 if kind else len(players) - 2 * sum(size)
        self.outs = list(range(self.count + 1, self.count + 1 + outs))
        self.left = players + self.lower + self.outs
    def meets(self, one, other):
        bracket = self.bracket
        if other < self.count:
            if other < bracket.end:
                out = one in self.top and other in self.top or one in self.floating or other in self.floating
            else:
                out = one in self.top or one in self.staying
            return bracket.may_meet(one, other) and not out
        if one > self.count:
            return self.kind is not None
        if one in self.top or one in self.staying:
            return False
        bye, at = bracket.verifier.report.players[one].bye, other - self.count - 1
        if self.kind is None:
            return not bracket.lowest or bye
        if self.kind == "all":
            return at == 0 and bye
        if at:
            return at <= len(self.drops) and self.drops[at - 1] == one
        free = one >= bracket.end or not self.heterogeneous and any(bracket.may_meet(one, of) for of in self.lower)
        return (not self.last or bye) and free
    def mates(self, partner):
        bracket, vertices = self.bracket, set(self.left)
        mates, free = [None] * (self.count + 1 + len(self.outs)), list(self.outs)
        left_over = [one for one in bracket.members if one in vertices and partner(one) not in bracket.inside]
        for one in self.left:
            if one > self.count:
                break
            if partner(one) in vertices:
                mates[one] = partner(one)
                continue
            dropped = one in self.drops and not any(bracket.may_meet(of, one) for of in left_over)
            own = [self.count + 2 + self.drops.index(one)] if dropped else [out for out in free if self.meets(one, out)]
            need(own and own[0] in free, "boards", "a player has no board here")
            free.remove(own[0])
            mates[one], mates[own[0]] = own[0], one
        for one, other in zip(free[::2], free[1::2]):
            mates[one], mates[other] = other, one
        need(all(mates[one] is not None and mates[mates[one]] == one for one in self.left), "boards", "pairs contradict the boards")
        return mates
    def impossible(self, title, article):
        verifier = self.bracket.verifier
        verifier.mates = [None] * (self.count + 1 + len(self.outs))
        verifier.begin(title, self.left, self.meets, False)
        verifier.impossible(article)

class Attempt:
    """A pairing of a bracket that is proved to be the first."""
    def __init__(self, verifier, bracket, size):
        self.verifier, self.bracket, self.size, self.report = verifier, bracket, size, verifier.report
        self.top, self.others, self.mates = bracket.all[:size[0]], bracket.all[size[0]:], verifier.mates
        self.old = self.report.system == "dutch-1992"
        self.flexible = not self.old and self.report.round % 2 == 0
        self.lowered = (bracket.most_moved() - size[0], bracket.most_group(size[0]) - size[1])
    def on_boards(self):
        return [(one, self.mates[one]) for one in self.bracket.all if one < self.mates[one]]
    def prove(self):
        verifier, mates = self.verifier, self.mates
        self.colours()
        levels = [(0, 2), (1, 2), (2, 2)] if self.old else [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]
        level = next(at for at, each in enumerate(levels) if not any(self.barred(each, *pair) for pair in self.on_boards()))
        raises = self.raises()
        self.none_within("C.11", "", raises, [], lambda one, other: False)
        if level:
            article = "B.6 up" if levels[level - 1][1] == levels[level][1] else "B.6 down"
            self.none_within(article, "", raises + 1, [], lambda one, other: self.barred(levels[level - 1], one, other))
        self.retain(levels[level])
        chosen = []
        for one in self.top:
            if any(other < mates[one] for other in self.partners(one)):
                later = lambda of, other: of == one and other >= mates[one]
                self.none_within("C.7", self.named(one), raises + 1, chosen, later)
            verifier.keep(one, lambda other: other == mates[one])
            verifier.keep(mates[one], lambda other: other == one)
            chosen.append((one, mates[one]))
        rest = self.rest(chosen)
        neutral = self.excess(rest)[0]
        verifier.count("B.4", lambda one, other: one in rest and other in rest and self.clash(one, other, neutral))
        if self.old:
            level = next(at for at in range(3) if not any(self.barred((2, at), *pair) for pair in self.on_boards()))
            if level:
                verifier.above_zero("C.9", lambda one, other: self.barred((2, level - 1), one, other))
            self.retain((2, level))
        names = ("D.2 number", "D.2 sum", "D.2 down", "D.2 up", "D.1")
        dutch.order_of_remainder(verifier, rest, self.bracket.end, names)
    def colours(self):
        """N-18, N-3: B.2 is lifted and A.7.d given up only if necessary."""
        verifier, bracket = self.verifier, self.bracket
        def breaks(one, other, strict, lifted):
            return one in bracket.inside and other in bracket.inside and not bracket.allows(one, other, strict, lifted)
        lifted = False
        if bracket.has_lift():
            verifier.avoid("B.2", lambda one, other: breaks(one, other, False, False))
            lifted = any(breaks(one, other, False, False) for one, other in self.on_boards())
        if not self.old and self.report.round % 2:
            verifier.avoid("A.7.d", lambda one, other: breaks(one, other, True, lifted))
    def retain(self, level):
        self.verifier.edges = [edge for edge in self.verifier.edges if not self.barred(level, *edge)]
    def barred(self, levels, one, other):
        """B.5, B.6: the pair is a float that is barred at these levels of upfloats and downfloats."""
        if one not in self.bracket.inside:
            return False
        def bars(at, float_, level):
            player = self.report.players[at]
            last, before = (noted == float_ for noted in player.floats)
            if self.old:
                return not player.top and (player.floats != ["-", "-"] if level == 0 else level == 1 and last)
            return last or before if level == 0 else level == 1 and (last if float_ == "u" else before)
        if other >= self.bracket.end:
            return bars(one, "d", levels[1])
        return self.verifier.scores[one] != self.verifier.scores[other] and bars(other, "u", levels[0])
    def wish(self, at, neutral):
        wish = self.report.preferences[at]
        return wish[0] if wish and (wish[1] > 1 or wish[0] != neutral) else None
    def clash(self, one, other, neutral):
        return self.wish(one, neutral) is not None and self.wish(one, neutral) == self.wish(other, neutral)
    def wishes(self, group, colour, neutral):
        return sum(self.wish(one, neutral) == colour for one in group)
    def rest(self, chosen):
        taken = {other for _, other in chosen}
        return [one for one in self.others if one not in taken]
    def excess(self, group):
        """A.8, A.7.e: the colour for which mild preferences are neutral, and x."""
        half = (len(group) + 1) // 2
        for colour in "wb":
            if self.wishes(group, colour, None) > half:
                neutral = colour if self.flexible else None
                return neutral, max(0, self.wishes(group, colour, neutral) - half)
        return None, 0
    def raises(self):
        """C.11, N-7: how often x is raised for the boards."""
        moved = [(one, self.mates[one]) for one in self.top]
        rest = self.rest(moved)
        neutral, x = self.excess(self.bracket.all)
        spent = max(0, sum(self.clash(*pair, neutral) for pair in moved) - max(0, x - self.lowered[0]))
        neutral, x = self.excess(rest)
        pairs = [pair for pair in self.on_boards() if pair[0] in rest and pair[1] < self.bracket.end]
        return spent + sum(self.clash(*pair, neutral) for pair in pairs) - max(0, x - self.lowered[1])
    def bounds(self, chosen):
        """The cases of the remainder: the neutral colour, the colour of opponents who lower x, and x."""
        rest, left_open = self.rest(chosen), len(self.top) - len(chosen)
        if not left_open:
            neutral, x = self.excess(rest)
            return [(neutral, None, max(0, x - self.lowered[1]))]
        half = (len(self.bracket.all) - 2 * len(self.top) + 1) // 2
        found = []
        if all(self.wishes(rest, colour, None) - left_open <= half for colour in "wb"):
            found.append((None, None, 0))
        for colour in "wb":
            if self.wishes(rest, colour, None) > half:
                neutral = colour if self.flexible else None
                x = self.wishes(rest, colour, neutral) - half - self.lowered[1]
                found += [(neutral, None, 0)] * (x <= 0 or x < left_open) + [(neutral, colour, x)] * (x > 0)
        return list(dict.fromkeys(found))
    def named(self, one):
        return " of %d" % self.report.players[one].number
    def partners(self, one):
        return sorted(a + b - one for a, b in self.verifier.edges if one in (a, b))
    def none_within(self, article, of, raises, chosen, out):
        """Each candidate without certain pairs needs this many raises, if the first moved-down players meet these."""
        verifier = self.verifier
        if raises <= 0:
            return
        following = self.top[len(chosen)] if len(chosen) < len(self.top) else None
        if following is not None and (stated := verifier.after("split" + self.named(following))) is not None:
            taken = {other for _, other in chosen}
            others = [other for other in self.partners(following) if not out(following, other) and other not in taken]
            need(stated == str(len(others)), verifier.title + ", split" + self.named(following), "%d opponents are possible" % len(others))
            for other in others:
                self.none_within(article, of, raises, chosen + [(following, other)], out)
            return
        own_neutral, x = self.excess(self.bracket.all)
        beyond = sum(self.clash(*pair, own_neutral) for pair in chosen) - max(0, x - self.lowered[0])
        spent = max(0, beyond) if following is None else 0
        for bound in self.bounds(chosen):
            least = [raises + bound[2] - spent] + [raises + bound[2] - beyond] * (following is not None)
            if min(least) <= 0:
                continue
            names = [article + word + of for word in (" rest", " all")]
            way = int(following is not None and verifier.lines[verifier.at].startswith(names[1] + " "))
            cost = self.cost(chosen, bound, least[way], own_neutral, way == 1, out)
            verifier.at_least(names[way], least[way], cost)
    def cost(self, chosen, bound, least, own_neutral, of_all, out):
        taken, rest, top = {one for pair in chosen for one in pair}, set(self.others), set(self.top)
        neutral, lowering, _ = bound
        def of(one, other):
            if (one, other) in chosen:
                return 0
            if one in taken or other in taken or out(one, other):
                return least
            if one in top and other in rest:
                return int(of_all and self.clash(one, other, own_neutral)) + int(lowering is not None and self.wish(other, neutral) == lowering)
            return int(one in rest and other in rest and self.clash(one, other, neutral))
        return of

def noted_float(report, name, each):
    """N-16: the float as recorded with the pairing."""
    opponent, _, code = report.cell(name, each)
    if not opponent:
        return "d" if code == "U" else "-"
    for line in filter(None, report.words.get("floats", "").split(",")):
        told = [int(part) for part in line.split(":") if part.isascii() and part.isdigit()]
        if len(told) == 4 and told[0] == each and {told[1], told[2]} == {name, opponent}:
            return "d" if told[3] == name else "u" if told[3] == opponent else "-"
    mine, theirs = report.score(name, each), report.score(opponent, each)
    return "d" if mine > theirs else "u" if mine < theirs else "-"

def add_facts(report, player):
    """The recorded floats, and in 1992 the preference in the last round above half (M-3)."""
    last = report.round
    player.floats = [noted_float(report, player.number, last - back) if back < last else "-" for back in (1, 2)]
    player.top = last == report.rounds and 2 * report.own_score(player.number, last) > (last - 1) * report.value("W")

def preference(report, player):
    wish = player.preference()
    if report.system == "dutch-1992" and player.top and wish and wish[1] == 3:
        return (wish[0], 2 if player.difference() else 1)
    return wish

def white(report, one, other):
    """Section E; the higher ranked comes first."""
    turned, give = {"w": "b", "b": "w"}, {"w": one, "b": other}
    a, b = report.players[one], report.players[other]
    mine, theirs = report.preferences[one], report.preferences[other]
    if not mine and not theirs:
        return give[report.initial if a.number % 2 else turned[report.initial]]
    if not mine or not theirs or mine[0] != theirs[0]:
        return give[mine[0] if mine else turned[theirs[0]]]
    # N-24
    weights = [(wish[1], wish[1] == 3 and not player.top) for player, wish in ((a, mine), (b, theirs))]
    if weights[0] != weights[1]:
        return give[mine[0] if weights[0] > weights[1] else turned[mine[0]]]
    differ = [had for had, theirs_had in zip(a.colours[::-1], b.colours[::-1]) if had != theirs_had]
    return give[turned[differ[0]] if differ else mine[0]]
