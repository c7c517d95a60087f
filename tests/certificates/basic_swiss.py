"""Basic Swiss: the bye, then each player with the first opponent who leaves a pairing of the others; the colours."""

from columns import need, shown

TURNED = {"w": "b", "b": "w"}

def prove(verifier):
    report, mates, bye = verifier.report, verifier.mates, verifier.count_of_players
    check_order(report)
    players = report.players
    relaxed = any(line.startswith("below ") for line in verifier.lines)
    within = lambda one, other: any(
        not breaches(players[one], colour) + breaches(players[other], TURNED[colour]) for colour in "wb")
    meets = lambda one, other: relaxed or within(one, other)
    every, left = list(range(len(mates))), list(range(bye))
    if bye % 2:
        verifier.begin("everybody", every, meets)
        verifier.settle_bye("6", lambda one: bye - 1 - one)
        left.remove(mates[bye])
    top = shown(players[0].score if players else 0)
    if relaxed:
        verifier.begin("below " + top, every, within, is_paired=False)
        verifier.impossible("6")
    verifier.begin("bracket " + top, left, meets)
    for one in left:
        # Smallest difference of scores, then another due colour, then the nearest in the ranking.
        order = lambda other: (-players[other].score, due(report, one) == due(report, other), other)
        if one < mates[one]:
            verifier.choose_partner("6", one, lambda other: order(other) < order(mates[one]))

def check_order(report):
    """Names decide no order: only late entries have numbers in another order among equal ratings."""
    for word in ("later-ratings", "earlier-ratings", "numbers"):
        need(word not in report.words, "report", "the comment " + word + " is not covered")
    late = {told.split(":")[0] for told in report.words.get("late", "").split(",")}
    groups = {}
    for player in report.players:
        groups.setdefault((player.score, *player.more), []).append(str(player.number))
    for names in groups.values():
        need(len(names) < 2 or not late & set(names), "report", "an order by name is not covered")

def due(report, place):
    player = report.players[place]
    if player.colours:
        return TURNED[player.colours[-1]]
    return report.initial if player.number % 2 else TURNED[report.initial]

def after(player, colour):
    return player.difference() + (1 if colour == "w" else -1)

def breaches(player, colour):
    return player.colours.endswith(2 * colour) + (abs(after(player, colour)) > 2)

def white(report, one, other):
    """7: fewer breaches, more alternation, balance, then the due colour of the higher ranked."""
    def worth(colour):
        sides = [(report.players[one], colour), (report.players[other], TURNED[colour])]
        alternate = sum(player.colours[-1:] == TURNED[own] for player, own in sides)
        return (sum(breaches(*side) for side in sides), -alternate, sum(abs(after(*side)) for side in sides))
    colour = due(report, one)
    if worth(TURNED[colour]) < worth(colour):
        colour = TURNED[colour]
    return one if colour == "w" else other
