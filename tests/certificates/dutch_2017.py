"""C.04.3 of 2017: brackets from the top down, each for itself; where the round cannot be completed, the penultimate and the collapsed bracket."""

import dutch
from columns import need, shown

def prove(verifier):
    count, scores = verifier.count_of_players, verifier.scores
    ends = [at for at in range(1, count + 1) if scores[at] != scores[at - 1]]
    given_up = verifier.after("retry")
    attempt = verifier.pairs() if given_up else None
    left, start = list(range(count)), 0
    for end, following in zip(ends, ends[1:] + ends[-1:]):
        at = shown(scores[start])
        if end == count:
            need(given_up is None, "form", "the bracket to retry is none, or the last")
            complete(verifier, "bracket " + at, left, start, end)
        elif at == given_up:
            return penultimate(verifier, attempt, left, start, end, following)
        else:
            ahead = attempt if shown(scores[end]) == given_up else verifier.mates
            floaters = open_bracket(verifier, "bracket " + at, verifier.mates, ahead, left, start, end, following)
            left = [one for one in left if one >= end or one in floaters]
        start = end

def begin(verifier, mates, title, left, start, is_paired=True):
    """Moved-down players do not meet each other."""
    verifier.mates = mates
    verifier.begin(title, left, lambda one, other: other >= start, is_paired)

def with_bye(verifier, left, boards):
    return left + list(range(verifier.count_of_players, len(boards)))

def witness(verifier, places, partner):
    """The partners of some, and places for those who have none among them."""
    mates, everybody, inside = [None] * (verifier.count_of_players + 1), list(places), set(places)
    for one in places:
        mates[one] = partner(one)
        if mates[one] not in inside:
            mates[one] = len(mates)
            everybody.append(len(mates))
            mates.append(one)
    return mates, everybody

def rest(verifier, start, end):
    dutch.colours(verifier, end)
    dutch.floats_before(verifier, start, end)
    dutch.order(verifier, [one for one in sorted(verifier.left) if one < end], start, end)

def open_bracket(verifier, title, own, ahead, left, start, end, following):
    """A bracket with a next one; returns who floats. Only C.7 needs the pairs of the next one."""
    boards, last = verifier.mates, following == verifier.count_of_players
    members = [one for one in left if one < end]
    inside = set(members)
    floaters = [one for one in members if own[one] not in inside]
    mates, places = witness(verifier, members, lambda one: own[one])
    begin(verifier, mates, title, places, start)
    dutch.left_over(verifier, end)
    if not floaters:
        rest(verifier, start, end)
    elif not (last and title.startswith("attempt")):
        both = members + list(range(end, following))
        def seen(one):
            if one < end and own[one] in inside:
                return own[one]
            mate = ahead[one]
            return mate if mate is not None and (mate >= end or one >= end and mate in floaters) else None
        mates, places = (boards, with_bye(verifier, both, boards)) if last else witness(verifier, both, seen)
        begin(verifier, mates, "next " + shown(verifier.scores[end]), places, start)
        dutch.left_over(verifier, end)
        dutch.next_left_over(verifier, end, following)
        rest(verifier, start, end)
    verifier.mates = boards
    return floaters

def complete(verifier, title, left, start, end):
    """A bracket among all complete rounds."""
    begin(verifier, verifier.mates, title, with_bye(verifier, left, verifier.mates), start)
    dutch.left_over(verifier, end)
    rest(verifier, start, end)

def penultimate(verifier, attempt, left, start, end, following):
    """A.9: no complete round after the best pairing; then the bracket with C.4, and the collapsed one."""
    boards, scores, count = verifier.mates, verifier.scores, verifier.count_of_players
    at, below = shown(scores[start]), shown(scores[end])
    given_up = open_bracket(verifier, "attempt " + at, attempt, attempt, left, start, end, following)
    if following < count:
        remaining = with_bye(verifier, given_up + list(range(end, count)), boards)
        begin(verifier, [None] * (count + 1), "below " + below, remaining, end, False)
        verifier.impossible("C.4")
        verifier.mates = boards
    complete(verifier, "penultimate " + at, left, start, end)
    floaters = [one for one in left if one < end and boards[one] >= end]
    same = [scores[one] for one in given_up] == [scores[one] for one in floaters]
    need(following < count or not same, "penultimate " + at, "it can be as good by C.5 and C.6")
    left = [one for one in left if one >= end or one in floaters]
    begin(verifier, boards, "collapsed " + below, with_bye(verifier, left, boards), end)
    collapsed(verifier, left, end, count)

def collapsed(verifier, members, start, end):
    """Any two may have different scores, so each pair has a difference and floats."""
    players, scores = verifier.report.players, verifier.scores
    own = [scores[one] for one in members]
    alone = lambda one: scores[one] - own[-1] + 10
    difference = lambda one, other: scores[one] - scores[other] if other < end else alone(one)
    every = sorted({one - other for one in own for other in own if one > other} | set(map(alone, members)), reverse=True)
    for level in every:
        verifier.count("C.6 at " + shown(level), lambda one, other: difference(one, other) == level)
    dutch.colours(verifier, end)
    def again(one, other, float_, back):
        who = one if float_ == "d" else other
        return difference(one, other) > 0 and who < end and players[who].floats[back] == float_
    kinds = (("d", 0), ("u", 0), ("d", 1), ("u", 1))
    for criterion, kind in zip(range(12, 16), kinds):
        verifier.count("C.%d" % criterion, lambda one, other: again(one, other, *kind))
    for criterion, kind in zip(range(16, 20), kinds):
        for level in every:
            verifier.count("C.%d at %s" % (criterion, shown(level)),
                           lambda one, other: again(one, other, *kind) and difference(one, other) == level)
    if members[0] < start and len(verifier.mates) > end:
        verifier.count("B.1.c", lambda one, other: one < start and other >= end)
    dutch.order(verifier, members, start, end)
