"""C.04.3 of 2026: brackets from the top down, C6 to C21, and the order of Article 4."""

from columns import shown

def prove(verifier):
    mates, count, scores = verifier.mates, verifier.count_of_players, verifier.scores
    left, start = list(range(len(mates))), 0
    ends = [at for at in range(1, count + 1) if scores[at] != scores[at - 1]]
    for end, following in zip(ends, ends[1:] + ends[-1:]):
        members = [one for one in left if one < end]
        floaters = [one for one in members if mates[one] >= end]
        gives_bye = len(floaters) == 1 and mates[floaters[0]] == count
        verifier.begin("bracket " + shown(scores[start]), left, lambda one, other: other >= start)
        verifier.settle_bye("C5" if start == 0 else None, lambda one: scores[one])
        criteria(verifier, start, end, following, floaters, gives_bye)
        order(verifier, members, start, end)
        gone = {count, *floaters} if gives_bye else set()
        left = [one for one in left if (one >= end or one in floaters) and one not in gone]
        start = end

NAMES = {"4.4": "D.3", "4.2": "D.1", "4.3.1": "D.2.a", "4.3.2": "D.2.b", "4.3.3": "D.2.c", "4.3.4": "D.2.d"}

def named(verifier, name):
    """A criterion or an article of 2026, by its name in the edition."""
    if verifier.report.system != "dutch-2017":
        return name
    criterion = name.startswith("C") and int(name[1:])
    return "C.%d" % (criterion - (1 if criterion <= 8 else 2)) if criterion else NAMES[name]

def levels_of(verifier, end):
    return sorted({verifier.scores[one] for one in verifier.left if one < end}, reverse=True)

def left_over(verifier, end):
    """C6 and C7."""
    verifier.floats(named(verifier, "C6"), named(verifier, "C7"), end, levels_of(verifier, end))

def next_left_over(verifier, end, following):
    """C8."""
    c8 = named(verifier, "C8")
    verifier.floats(c8, c8, following, levels_of(verifier, end) + [verifier.scores[end]])

def criteria(verifier, start, end, following, floaters, gives_bye):
    """C6 to C21."""
    players = verifier.report.players
    left_over(verifier, end)
    if gives_bye:
        verifier.count("C9", lambda one, other: players[one].unplayed if one < end <= other else 0)
    elif floaters:
        next_left_over(verifier, end, following)
    colours(verifier, end)
    floats_before(verifier, start, end)

def colours(verifier, end):
    """C10 to C13."""
    report, players = verifier.report, verifier.report.players
    count = lambda name, cost: verifier.count(named(verifier, name), cost)
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
        mine, theirs = [report.preferences[each] for each in (one, other)] if other < end else (None, None)
        return min(mine[1], theirs[1]) if mine and theirs and mine[0] == theirs[0] else 0
    count("C12", lambda one, other: weaker(one, other) > 0)
    count("C13", lambda one, other: weaker(one, other) == 2)

def floats_before(verifier, start, end):
    """C14 to C21."""
    players, scores, levels = verifier.report.players, verifier.scores, levels_of(verifier, end)
    count = verifier.count
    down = lambda one, other: one < end <= other
    meets = lambda one, other: one < start <= other < end
    for back, (first, second) in enumerate((("C14", "C15"), ("C16", "C17"))):
        count(named(verifier, first), lambda one, other: down(one, other) and one >= start and players[one].floats[back] == "d")
        if levels[1:]:
            count(named(verifier, second), lambda one, other: meets(one, other) and players[other].floats[back] == "u")
    for name, back in (("C18", 0), ("C19", 0), ("C20", 1), ("C21", 1)):
        floated = lambda one, other: down(one, other) and players[one].floats[back] == "d"
        drawn_up = lambda one, other: meets(one, other) and players[other].floats[back] == "u"
        of_kind = floated if name in ("C18", "C20") else drawn_up
        for level in levels[:-1]:
            count(named(verifier, name) + " at " + shown(level), lambda one, other: of_kind(one, other) and scores[one] == level)

def order(verifier, members, start, end):
    """Article 4, section D of 2017."""
    mates = verifier.mates
    moved_down = [one for one in members if one < start]
    verifier.choose_some(named(verifier, "4.4"), moved_down, lambda one, mate: mate < end)
    for one in moved_down:
        if mates[one] < end:
            choose_partner(verifier, one)
    remainder = [one for one in members if one >= start and mates[one] >= start]
    names = [named(verifier, name) for name in ("4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.2")]
    order_of_remainder(verifier, remainder, end, names)

def order_of_remainder(verifier, remainder, end, names):
    """4.3 and 4.2: the first exchange and transposition of some players; those who meet a place from the end on are left over."""
    mates, (number_of, sums, down, up, partner) = verifier.mates, names
    upper = lambda one, mate: one < mate < end
    chosen = [one for one in remainder if upper(one, mates[one])]
    rank = {one: at + 1 for at, one in enumerate(remainder)}
    if not chosen:
        return
    def moved(one, mate):
        if one not in rank or upper(one, mate) == (rank[one] <= len(chosen)):
            return 0
        return rank[one] if upper(one, mate) else -rank[one]
    verifier.count(number_of, lambda one, other: (moved(one, other) != 0) + (moved(other, one) != 0))
    verifier.count(sums, lambda one, other: moved(one, other) + moved(other, one))
    verifier.choose_some(down, remainder[len(chosen) - 1::-1], lambda one, mate: not upper(one, mate))
    verifier.choose_some(up, remainder[len(chosen):], upper)
    for one in chosen:
        verifier.choose_partner(partner, one, lambda other: other < mates[one])

def choose_partner(verifier, one):
    mate = verifier.mates[one]
    verifier.choose_partner(named(verifier, "4.2"), one, lambda other: other < mate)
