"""Rounds of matches as single cells: one for the two columns of a pair of players, or for the boards of two teams."""

from columns import columns, need, numbers, tenths, whole

class Teams:
    """Records of team events."""
    def __init__(self):
        self.players, self.rosters, self.line_ups, self.bye, self.with_bye = {}, [], {}, [None, None], []
        self.forfeited, self.colours, self.worth, self.first = {}, "", {"W": 20, "D": 10, "L": 0}, None
    def take(self, code, line):
        """Reads a line; returns true if it is one of these records."""
        if code == "013":
            self.rosters.append(line)
            return True
        if code == "300":
            seats = [whole(line, at, at + 3) for at in range(17, len(line) + 1, 5)]
            self.line_ups[whole(line, 5, 7), whole(line, 9, 11)] = seats
        elif code == "310":
            name = whole(line, 5, 7)
            need(name and name not in self.players, "report", "team %d has two lines, or no number" % name)
            self.players[name] = numbers(line, 74)
        elif code == "320":
            self.bye = [tenths(line, *at) if columns(line, *at) else None for at in ((5, 8), (10, 13))]
            self.with_bye = [whole(line, at, at + 2) for at in range(15, len(line) + 1, 4)]
        elif code == "330":
            each, white, black = whole(line, 8, 10), whole(line, 12, 14), whole(line, 16, 18)
            self.forfeited[each, white] = (black, "w", line[4:5] or "-")
            self.forfeited[each, black] = (white, "b", line[5:6] or "-")
        elif code == "352":
            self.colours = columns(line, 5, len(line)).lower()
        elif code == "362":
            for at in range(5, len(line) + 1, 9):
                if columns(line, at + 1, at + 1):
                    self.worth[line[at:at + 1]] = tenths(line, at + 2, at + 5)
        else:
            return False
        self.first = self.first or code
        return True

def gather(report):
    """Reduces a report to one cell per round if the system pairs matches: opponent, colour, result, points."""
    teams, last = report.teams, report.round
    need(report.rules or not teams.first, "report", "record %s is not covered" % teams.first)
    if not report.of_matches:
        return
    told_otherwise = {"scores", "columns", "counted", "settled", "leg", "tied", "noted"} & set(report.words)
    need(not told_otherwise, "report", "a comment is not covered")
    if report.rules:
        teams.players = teams.players or {at: numbers(line, 37) for at, line in enumerate(teams.rosters, 1)}
        teams.colours = teams.colours or usual_colours(report)
        report.team_of = {player: team for team, players in teams.players.items() for player in players}
        need(len(report.team_of) == sum(map(len, teams.players.values())), "report", "a player is in two teams")
    cell = team_match if report.rules else two_games
    names = teams.players if report.rules else report.cells
    cells = {name: [cell(report, name, each) for each in range(1, last + 1)] for name in names}
    for name, rounds in cells.items():
        for at, (opponent, colour, *_) in enumerate(rounds):
            theirs = cells.get(opponent, {at: None})[at] if opponent else None
            fits = not opponent or theirs and theirs[0] == name and (theirs[1] != colour or colour == "-")
            need(fits, "report", "%d and %d are told otherwise" % (name, opponent))
    report.cells = cells
    if not report.rules:
        half = lambda column: (column + 1) // 2
        report.rounds = half(report.rounds)
        report.away = {(half(each), name): result for (each, name), result in report.away.items()}
        report.virtual = {(half(each), name): points for (each, name), points in report.virtual.items()}
        report.apart = [(half(first), half(end), people) for first, end, people in report.apart]

def usual_colours(report):
    """The colours without record 352: alternating, on the boards that a team had in round 1, or that each can have."""
    players = report.teams.players.values()
    boards = max((sum(report.cell(player, 1)[0] > 0 for player in each) for each in players), default=0)
    return ("wb" * 100)[:boards or min(map(len, players), default=0)]

def is_played(cell):
    return cell[0] > 0 and cell[2] in "1=0WDL"

def two_games(report, name, each):
    both = lambda who: [report.cell(who, column) for column in (2 * each - 1, 2 * each)]
    mine, past = both(name), each < report.round
    opponent, colour, result = mine[0]
    beside = {"U": "HZ", "Z": "Z ", " ": "Z "}.get(result, result)
    fits = mine[1][0] == opponent and (opponent or mine[1][2] in beside)
    need(fits or not past, "report", "the two games of player %d are not covered" % name)
    if not past:
        return mine[0]
    came_to = (sum(map(report.points, mine)), 0)
    if not opponent:
        return (0, colour, result, came_to)
    gives_up = [all(game[2] == "-" for game in both(who)) for who in (name, opponent)]
    ended = "-" if gives_up[0] else "+" if gives_up[1] else "="
    return (opponent, colour if any(map(is_played, mine)) else "-", ended, came_to)

def at_boards(report, team, each):
    """Players of a team at a board in a round, also without an opponent: their cell has a colour and no number."""
    cells = [(player, report.cell(player, each)) for player in report.teams.players.get(team, [])]
    return [(player, cell) for player, cell in cells if cell[0] or cell[2] in "+-" and cell[1] in "wb"]

def team_match(report, team, each):
    teams, past, games = report.teams, each < report.round, at_boards(report, team, each)
    win, draw, loss = (teams.worth[symbol] for symbol in "WDL")
    of_all = lambda symbol: len(teams.colours) * report.value(symbol)
    in_order = lambda points: points if report.rules[1] == "MP" else points[::-1]
    opponents = {report.team_of.get(cell[0]) for _, cell in games if cell[0]}
    if not opponents:
        if (each, team) in teams.forfeited:
            opponent, colour, ended = teams.forfeited[each, team]
            return (opponent, colour, ended, in_order((win, of_all("W")) if ended == "+" else (0, 0)))
        drawn = (draw, of_all("D"))
        if team in teams.with_bye[each - 1:each]:
            return (0, "-", "U", in_order(tuple(told if told is not None else own for told, own in zip(teams.bye, drawn))))
        result = report.away.get((each, team), "Z" if past else " ")
        return (0, "-", result, in_order({"F": (win, of_all("W")), "H": drawn}.get(result, (0, 0))))
    need(len(opponents) == 1 and not opponents & {team, None}, "report", "team %d meets several" % team)
    opponent = opponents.pop()
    colour = first_colour(report, team, each, games)
    if not past:
        return (opponent, colour, " ")
    mine, theirs = (sum(report.points(cell) for _, cell in side) for side in (games, at_boards(report, opponent, each)))
    played = any(is_played(cell) for _, cell in games)
    of_match = win if mine > theirs else draw if mine == theirs > 0 else loss if played else 0
    return (opponent, colour, "=" if played else "+" if mine > theirs else "-", in_order((of_match, mine)))

def first_colour(report, team, each, games):
    """The colour of board 1, derived from the first board with a player."""
    known, pattern = {player: cell[1] for player, cell in games}, report.teams.colours
    seats = report.teams.line_ups.get((each, team), list(known))
    told = [(known[player], colour) for player, colour in zip(seats, pattern) if player in known]
    need(told and told[0][0] in ("w", "b"), "report", "nothing tells the colour of team %d" % team)
    colour, there = told[0]
    return colour if there == pattern[0] else {"w": "b", "b": "w"}[colour]
