"""C.04.5 and C.04.6: the bye, brackets from the top down, C4 to C7, the upfloaters, the pairs, the colours."""

from columns import need, shown

TURNED = {"w": "b", "b": "w"}

def rules(code):
    """Record 192 of a team event: the type of preferences, the score, and true if colours use the other score."""
    first, *words = code.split("_")[1:] or [""]
    if not code.startswith("FIDE_TEAM") or first != "TEAM":
        return None
    kind = {"TYPEA": "A", "TYPEB": "B"}.get(words[0] if words else "TYPEA")
    scores = (words[1:] if kind else words) if words else ["MP", "GP"]
    return (kind, scores[0], len(scores) > 1) if scores in (["MP"], ["GP"], ["MP", "GP"], ["GP", "MP"]) else None

def floats_asked(report):
    """Number of earlier rounds whose floats count: none in the last round, for teams none in the last two."""
    return int(report.system != "olympiad-2022" and report.round < report.rounds - (1 if report.rules else 0))

def prove(verifier):
    mates, scores = verifier.mates, verifier.scores
    left = verifier.bye_first(("3.4.2", "3.4.3", "3.4.4"))
    while left:
        score = scores[left[0]]
        end = sum(each >= score for each in scores[:-1])
        below = [one for one in left if one >= end]
        members = [one for one in left if one < end or mates[one] < end]
        verifier.begin("bracket " + shown(score), left)
        upfloaters(verifier, below, end)
        pairs(verifier, members, end)
        left = [one for one in below if mates[one] >= end]

def upfloaters(verifier, below, end):
    """C4 to C7 and the first set."""
    mates, scores, players, count = verifier.mates, verifier.scores, verifier.report.players, verifier.count
    if verifier.upfloats("C4", "C5", end):
        following = {one for one in below if scores[one] == scores[below[0]]}
        later = lambda one, other: one >= end and one in following and other not in following
        count("C6", later)
        stay = [one for one in following if mates[one] >= end]
        needed = sum(mates[one] not in following for one in stay)
        fits = verifier.report.words.get("c6") != "parity" or needed <= len(stay) % 2
        need(fits, verifier.title + ", C6", "read as met or not it is covered where a set meets it")
        count("C7", lambda one, other: one < end <= other and players[other].floats[0] != "-")
    verifier.choose_some("3.5", below, lambda _, mate: mate < end)

def pairs(verifier, members, end):
    """The criteria on pairs, then the tops and the bottom of each."""
    report, players, count, mates = verifier.report, verifier.report.players, verifier.count, verifier.mates
    def weaker(one, other):
        mine, theirs = report.preferences[one], report.preferences[other]
        return min(mine[1], theirs[1]) if one < end and mine and theirs and mine[0] == theirs[0] else 0
    floated = lambda one, other: one < end <= other and players[one].floats[0] != "-"
    if report.rules:
        count("C8", lambda one, other: weaker(one, other) > 0)
        count("C9", lambda one, other: weaker(one, other) > 1)
    count("C10" if report.rules else "C8", floated)
    number = lambda one: players[one].number
    ordered = sorted(members, key=number)
    is_top = lambda one, mate: number(one) < number(mate)
    verifier.choose_some("3.6", ordered, is_top)
    for top in ordered:
        if is_top(top, mates[top]):
            verifier.choose_partner("3.6", top, lambda other: number(other) < number(mates[top]))

def preference(report, team):
    """C.04.6 1.7: the colour, and 2 for a strong preference of Type B."""
    kind = report.rules and report.rules[0]
    if not kind or not team.colours:
        return None
    difference, final, last = team.difference(), report.round == report.rounds, team.colours[-1]
    twice = team.colours.endswith(2 * last)
    if kind == "B" and final and difference == 0 and report.words.get("last-preference") == "none":
        twice = False
    if difference < -1 or difference <= 0 and twice and last == "b":
        return ("w", 2 if kind == "B" else 1)
    if difference > 1 or difference >= 0 and twice and last == "w":
        return ("b", 2 if kind == "B" else 1)
    if kind == "A" or difference == 0 and final:
        return None
    return ("w" if difference < 0 else "b" if difference > 0 else TURNED[last], 1)

def white(report, one, other):
    """Article 4."""
    words, teams = report.words, report.rules is not None
    own = words.get("first-team") != "pairing-score" if teams else words.get("ranked-by") == "score"
    def order(place):
        player = report.players[place]
        return (-(player.own if own else player.score), -player.secondary if teams and report.rules[2] else 0, player.number)
    first, second = sorted((one, other), key=order)
    give = {"w": first, "b": second}
    a, b = report.players[first], report.players[second]
    mine, theirs = report.preferences[first], report.preferences[second]
    if not a.colours and not b.colours:
        return give[report.initial if a.arrival % 2 else TURNED[report.initial]]
    if mine and theirs and mine[0] == theirs[0]:
        if mine[1] != theirs[1]:
            return give[mine[0] if mine[1] > theirs[1] else TURNED[mine[0]]]
    elif mine or theirs:
        return give[mine[0] if mine else TURNED[theirs[0]]]
    balance = [player.difference() if teams else player.colours.count("w") for player in (a, b)]
    if balance[0] != balance[1]:
        return give["w" if balance[0] < balance[1] else "b"]
    differ = [had for had, other_had in zip(a.colours[::-1], b.colours[::-1]) if had != other_had]
    if differ:
        return give[TURNED[differ[0]]]
    if mine:
        return give[mine[0]]
    return give[TURNED[a.colours[-1]] if a.colours else b.colours[-1]]
