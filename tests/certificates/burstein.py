"""C.04.4.2 after the seeding rounds: the bye, brackets from the top down, C5 to C8, and the order of Article 4."""

from columns import shown

def prove(verifier):
    mates, all_scores, preferences = verifier.mates, verifier.scores, verifier.report.preferences
    left = verifier.bye_first()
    scores = sorted({all_scores[one] for one in left}, reverse=True)
    ends = [sum(each >= score for each in all_scores[:-1]) for score in scores]
    for at, (score, end) in enumerate(zip(scores, ends)):
        members = [one for one in left if one < end]
        levels = sorted({all_scores[one] for one in members}, reverse=True)
        verifier.begin("bracket " + shown(score), left)
        verifier.floats("C5", "C6", end, levels)
        if any(mates[one] >= end for one in members):
            verifier.floats("C7", "C7", ends[at + 1], levels + [scores[at + 1]])
        def refused(one, other):
            mine, theirs = preferences[one], preferences[other]
            return other < end and mine and theirs and mine[0] == theirs[0]
        verifier.count("C8", lambda one, other: bool(refused(one, other)))
        order(verifier, members, end, "4", "4")
        left = [one for one in left if one >= end or mates[one] >= end]

def order(verifier, members, end, opponent, float_):
    """Article 4: in order of rank each player meets the last possible one, and floats only without any."""
    rank, mates = verifier.report.rank, verifier.mates
    for one in sorted(members, key=lambda one: rank[one]):
        mate = mates[one]
        if mate >= end:
            verifier.none_better(float_, one, lambda other: other < end)
            verifier.keep(one, lambda other: other >= end)
        elif rank[mate] > rank[one]:
            verifier.choose_partner(opponent, one, lambda other: other < end and rank[other] > rank[mate])
