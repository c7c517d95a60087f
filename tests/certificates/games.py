"""The two cells of each game, compared; no player has two values of virtual points in a round."""

from columns import need

# Codes that the two players of a game can have, in either order; the last two before it is finished.
RESULTS = ("10", "==", "=0", "00", "WL", "DD", "DL", "LL", "+-", "--", "??", "  ")
KNOWN = set("".join(RESULTS))

def same_game(mine, theirs):
    """The colours are opposite, but a forfeited game may lack one; the results fit. Other signs are unknown results."""
    codes, colours = mine[2] + theirs[2], mine[1] + theirs[1]
    if set(codes) & set("HFUZ"):
        return False
    fits = codes in RESULTS or codes[::-1] in RESULTS if set(codes) <= KNOWN else " " not in codes
    coloured = all(cell[1] in ("w", "b") or cell[1] in "- " and cell[2] in "+-" for cell in (mine, theirs))
    return fits and coloured and (mine[1] not in ("w", "b") or colours in ("wb", "bw") or theirs[1] in "- ")

def place(records, column):
    if records.named.startswith("FIDE_DOUBLESWISS"):
        return "round %d" % ((column + 1) // 2)
    bracket = records.named.endswith("KNOCKOUT") or "columns" in records.words
    return "%s %d" % ("column" if bracket else "round", column)

def check(records):
    for name, cells in sorted(records.cells.items()):
        for column, (opponent, *rest) in enumerate(cells, 1):
            if not opponent:
                continue
            where = "in %s player%%s %d" % (place(records, column), name)
            need(opponent in records.cells, "report", where % "" + " meets %d, who is not in the report" % opponent)
            theirs = records.cell(opponent, column)
            same = opponent != name and theirs[0] == name and same_game((opponent, *rest), theirs)
            need(same, "report", where % "s" + " and %d have different games" % opponent)
    # In events of teams the numbers may be those of teams, and the last record counts.
    spans = [] if records.teams.first or records.named.startswith("FIDE_TEAM") else records.accelerated
    for at, (rounds, people, points) in enumerate(spans):
        for others, other_people, other_points in spans[:at]:
            shared = rounds[0] <= others[1] and others[0] <= rounds[1]
            shared = shared and people[0] <= other_people[1] and other_people[0] <= people[1]
            values = "player %d has two records 250" % max(people[0], other_people[0])
            need(not shared or points == other_points, "report", values)
