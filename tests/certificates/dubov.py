"""C.04.4.1: the bye, brackets from the top down, C5 to C10, the upfloaters, and the two subgroups."""

from columns import shown

def prove(verifier):
    mates, scores = verifier.mates, verifier.scores
    left = verifier.bye_first()
    while left:
        score = scores[left[0]]
        end = sum(each >= score for each in scores[:-1])
        members = [one for one in left if one < end or mates[one] < end]
        below = [one for one in left if one >= end]
        verifier.begin("bracket " + shown(score), left)
        criteria(verifier, end)
        verifier.choose_some("4.2", below, lambda _, mate: mate < end)
        halve(verifier, members)
        left = [one for one in left if one not in members]

def criteria(verifier, end):
    """C5 to C10."""
    report, count = verifier.report, verifier.count
    players, preferences = report.players, report.preferences
    up = lambda one, other: one < end <= other
    has_upfloaters = verifier.upfloats("C5", "C6", end)
    count("C7", lambda one, other: one < end and preferences[one][0] == preferences[other][0])
    if has_upfloaters and report.round < report.rounds:
        most = 2 + report.rounds // 5
        count("C8", lambda one, other: up(one, other) and players[other].upfloats >= most)
        count("C9", lambda one, other: up(one, other) and players[other].upfloats >= most and players[other].upfloats)
        count("C10", lambda one, other: up(one, other) and players[other].last_up)

def halve(verifier, members):
    """3.2.3 to 3.2.6."""
    players, preferences, mates = verifier.report.players, verifier.report.preferences, verifier.mates
    number = lambda one: players[one].number
    by_aro = lambda one: (players[one].aro, players[one].number)
    ordered = sorted(members, key=number)
    first = ordered[:len(ordered) // 2]
    if any(players[one].colours for one in members):
        first = [one for one in ordered if preferences[one][0] == "w"]
    groups = [sorted(first, key=by_aro), [one for one in ordered if one not in first]]
    smaller = int(len(groups[0]) > len(groups[1]))
    inner = set(groups[smaller])
    verifier.count("3.2.4", lambda one, other: one in inner and other in inner)
    shifted = {smaller: shifters(verifier, groups[smaller])}
    shifted[1 - smaller] = shifters(verifier, groups[1 - smaller])
    upper = (set(groups[0]) - shifted[0]) | shifted[1]
    part = set(members)
    verifier.edges = [(a, b) for a, b in verifier.edges if a not in part or (a in upper) != (b in upper)]
    for one in sorted(upper, key=by_aro):
        verifier.choose_partner("4.4", one, lambda other: number(other) < number(mates[one]))

def shifters(verifier, group):
    """4.3: from the middle outwards, players who can meet a member of the subgroup who is not shifted."""
    mates, own, chosen, rest = verifier.mates, set(group), set(), list(group)
    count = sum(mates[one] in own for one in group) // 2
    while len(chosen) < count:
        one = rest.pop((len(rest) - 1) // 2)
        can_meet = lambda other: other in own and other not in chosen
        mine = can_meet(mates[one])
        if not mine:
            verifier.none_better("4.3", one, can_meet)
        verifier.keep(one, lambda other: can_meet(other) == mine)
        if mine:
            chosen.add(one)
    return chosen
