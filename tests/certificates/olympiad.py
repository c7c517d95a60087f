"""The pairing of the Olympiad: the bye, the groups from the top and from the bottom to the median group, and the colours."""

from columns import shown

TURNED = {"w": "b", "b": "w"}

def prove(verifier):
    mates, scores, bye = verifier.mates, verifier.scores, verifier.count_of_players
    left = list(range(bye))
    if bye % 2:
        verifier.begin("everybody", list(range(bye + 1)))
        verifier.settle_bye("4.1", lambda one: bye - 1 - one)
        left.remove(mates[bye])
    median = scores[left[len(left) // 2]] if left else None
    def take(above):
        score = scores[left[0 if above else -1]]
        group(verifier, list(left), score, above)
        left[:] = [one for one in left if scores[one] != score and scores[mates[one]] != score]
    while left and scores[left[0]] > median:
        take(True)
    while left and scores[left[-1]] < median:
        take(False)
    if left:
        take(True)

def group(verifier, left, score, above):
    mates, scores, players = verifier.mates, verifier.scores, verifier.report.players
    order = left if above else left[::-1]
    own = {one for one in left if scores[one] == score}
    teams, others = [one for one in order if one in own], [one for one in order if one not in own]
    verifier.begin("bracket " + shown(score), left)
    floats = lambda one, other: (one in own) != (other in own)
    verifier.count("9.5", floats)
    verifier.avoid("7.4", lambda one, other: (one in own or other in own) and not has_colours(players[one], players[other]))
    # Floaters, the innermost first, each with the nearest opponent.
    distance = lambda one: abs(scores[one] - score)
    far = max(distance(mates[one]) for one in teams)
    if others and distance(others[0]) < far:
        verifier.above_zero("O-3", lambda one, other: floats(one, other) and max(distance(one), distance(other)) >= far)
    article, open_ = "8.3" if above else "8.2", sum(mates[one] not in own for one in teams)
    for one in teams:
        verifier.keep(one, lambda other: distance(other) <= far)
    for one in reversed(teams):
        mate = mates[one]
        if mate in own:
            if open_:
                verifier.none_better(article, one, lambda other: other not in own)
            verifier.keep(one, lambda other: other in own)
        else:
            open_ -= 1
            nearer = set(others[:others.index(mate)])
            verifier.choose_partner(article, one, lambda other: other in nearer)
    # Pairs: the first of the other half, then the last of the own half.
    free = [one for one in teams if mates[one] in own]
    while free:
        first, half = free[0], len(free) // 2
        tried = free[half:] + free[1:half][::-1]
        earlier = set(tried[:tried.index(mates[first])])
        verifier.choose_partner("9.1", first, lambda other: other in earlier)
        free = [one for one in free if one not in (first, mates[first])]

def may_have(player, colour):
    """The limits on colours."""
    ahead = player.difference() if colour == "w" else -player.difference()
    return ahead < 2 and not player.colours.endswith(2 * colour)

def has_colours(one, other):
    return any(may_have(one, colour) and may_have(other, TURNED[colour]) for colour in "wb")

def white(report, one, other):
    """Article 7; the first is ranked higher."""
    a, b = report.players[one], report.players[other]
    give = {"w": one, "b": other}
    if not a.colours and not b.colours:
        return give[report.initial if a.number % 2 else TURNED[report.initial]]
    orders = [may_have(a, "w") and may_have(b, "b"), may_have(b, "w") and may_have(a, "b")]
    if orders[0] != orders[1]:
        return give["w" if orders[0] else "b"]
    if a.difference() != b.difference():
        return give["w" if a.difference() < b.difference() else "b"]
    for mine, theirs in zip(a.colours[::-1], b.colours[::-1]):
        if mine != theirs:
            return give[TURNED[mine]]
    return give[TURNED[a.colours[-1]] if a.colours else b.colours[-1]]

def joined_late(report, team):
    """All players of the team were entered after round 1 was published."""
    late = [told.split(":") for told in report.words.get("late", "").split(",") if ":" in told]
    late = {player for player, of in late if of != "1"}
    players = report.teams.players.get(team, [])
    return bool(players) and all(str(player) in late for player in players)
