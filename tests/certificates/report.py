"""Facts of a report for a round, parsed independently of hakem (docs/certificate.md)."""

import basic_swiss
import burstein_classic
import dubov_classic
import dutch_classic
import games
import gathered
import lim
import matches
import olympiad
from columns import columns, is_whole, need, number, numbers, tenths, whole

SYSTEMS = {"FIDE_DUTCH_2026": "dutch-2026", "FIDE_DUTCH_2025": "dutch-2026", "FIDE_BURSTEIN": "burstein-2026",
           "FIDE_DUBOV": "dubov-2026", "FIDE_DOUBLESWISS": "double-swiss-2026"}
# Systems with their own order of players and their own colours.
OWN = {"basic-swiss": basic_swiss, "burstein-classic": burstein_classic, "lim": lim, "lim-2026": lim}
# Others that only a comment names.
NAMED = ("olympiad-2022", "dubov-classic", "dutch-1992", "dutch-2009")
TABLES = ("BERGER_ROUNDROBIN", "FIDE_ROUNDROBIN", "BERGER_TEAM_ROUNDROBIN", "BERGER_DOUBLEROUNDROBIN",
          "FIDE_DOUBLEROUNDROBIN", "FIDE_SCHEVENINGEN")
UNCOVERED = set("299 XXA XXC XXP XXR XXS XXZ BBW BBD BBL BBU BBZ".split())

class Player:
    """A player to be paired."""
    def difference(self):
        return self.colours.count("w") - self.colours.count("b")
    def preference(self):
        """1.7: the colour, and 1 mild, 2 strong, 3 absolute."""
        if not self.colours:
            return None
        difference = self.difference()
        other = "b" if self.colours[-1] == "w" else "w"
        twice = self.colours.endswith(2 * self.colours[-1])
        if abs(difference) == 1 and not twice or abs(difference) > 1:
            return ("w" if difference < 0 else "b", 2 if abs(difference) == 1 else 3)
        return (other, 3 if twice else 1)

class Records:
    """Records of a report."""
    # The last column of records with a single value.
    LAST = {"042": 14, "142": 8, "152": 5, "172": None, "192": None}
    def __init__(self, content):
        try:
            text = content.decode("utf-8").lstrip("\ufeff")
        except UnicodeDecodeError:
            text = content.decode("latin-1")
        self.cells, self.values, self.away, self.apart = {}, {}, {}, []
        self.virtual, self.ratings, self.words, self.names, self.teams = {}, {}, {}, {}, gathered.Teams()
        self.texts, self.accelerated, self.stated, last = {}, [], {}, None
        for line in text.replace("\r", "\n").split("\n"):
            code = line[:3]
            need(code not in UNCOVERED, "report", "record " + code + " is not covered")
            if code == "001":
                name = whole(line, 5, 8)
                need(name not in self.cells, "report", "player %d has two lines" % name)
                self.cells[name], self.ratings[name], last = [], [rating(line), 0], name
                self.names[name], self.stated[name] = columns(line, 15, 47), line
                for at in range(92, len(line) + 1, 10):
                    colour, result = (line[place:place + 1] or " " for place in (at + 4, at + 6))
                    self.cells[name].append((whole(line, at, at + 3), colour.lower(), result.upper()))
            elif code in self.LAST:
                self.texts[code] = columns(line, 5, self.LAST[code])
            elif code == "162":
                symbols = [at for at in range(6, len(line) + 1, 9) if columns(line, at, at)]
                self.values.update({line[at - 1].upper(): tenths(line, at + 1, at + 4) for at in symbols})
            elif code == "240":
                result = columns(line, 5, 5).upper()
                self.away.update({(whole(line, 7, 9), one): result for one in numbers(line, 11)})
            elif code == "250":
                # Match points if stated, else game points; vice versa for players.
                places = [place for place in ((5, 8), (10, 13)) if columns(line, *place)] or [(5, 8)]
                points = [tenths(line, *places[0]), tenths(line, *places[-1])]
                rounds = [whole(line, 15, 17), whole(line, 19, 21)]
                people = [whole(line, 23, 26), whole(line, 28, 31)]
                rounds, people = ([first, max(first, end)] for first, end in (rounds, people))
                self.accelerated.append((rounds, people, points[1]))
                need(len(self.accelerated) <= 20000, "report", "more than 20000 records 250")
                people = range(people[0], min(people[1], 9999) + 1) if any(points) else []
                for each in range(rounds[0], min(rounds[1], 255) + 1):
                    self.virtual.update({(each, one): points for one in people})
            elif code == "260":
                first, end = whole(line, 5, 7), whole(line, 9, 11)
                self.apart.append((first, end or first, numbers(line, 13)))
            elif line.startswith("### hakem:"):
                self.words.update(word.split("=", 1) for word in line[10:].split() if "=" in word)
            elif self.teams.take(code, line):
                pass
            elif len(code) == 3 and code.isascii() and code.isalpha() and code.isupper() and last is not None:
                if is_whole(columns(line, 5, 8)) and whole(line, 5, 8) == last and not self.ratings[last][1]:
                    self.ratings[last][1] = rating(line)
        for game in filter(None, self.words.get("counted", "").split(",")):
            self.take_counted(game, game.split(":"))
        self.named = self.texts.get("192", "")
        self.rounds = whole("142 " + self.texts.get("142", ""), 5, 8)
    def take_counted(self, game, parts):
        """A game that was corrected for the rating report only, as it counts: `column:white:black:codes`."""
        need(len(parts) == 4 and len(parts[3]) == 2 and all(map(is_whole, parts[:3])), "report", "the comment counted=" + game + " names no game")
        column, white, black = (number(part, "report") for part in parts[:3])
        for name, other, colour, result in ((white, black, "w", parts[3][0]), (black, white, "b", parts[3][1])):
            need(column > 0 and self.cell(name, column)[0] == other, "report", "the comment counted=" + game + " names no game")
            self.cells[name][column - 1] = (other, colour, result)
    def value(self, symbol):
        standard = {"W": 10, "D": 5, "L": 0, "A": 0, "P": self.values.get("W", 10)}
        standard["X"] = self.values.get("D", 5)
        return self.values.get(symbol, standard[symbol])
    def points(self, cell):
        if len(cell) > 3:
            return cell[3][0]
        opponent, _, result = cell
        for symbol, results in (("W", "1W+F"), ("D", "=DH"), ("L", "0L"), ("A", "-Z"), ("P", "U")):
            if result in results:
                return self.value(symbol)
        need(result == " " and not opponent, "report", "result " + repr(result) + " is not covered")
        return self.value("A")
    def cell(self, name, each):
        cells = self.cells.get(name, [])
        return cells[each - 1] if each <= len(cells) else (0, "-", " ")
    def paired_rounds(self):
        """The last round in which anybody is paired; columns after record 142 are of play-offs that a comment names."""
        columns = [at for cells in self.cells.values() for at, cell in enumerate(cells, 1) if is_paired(cell)]
        last = max(columns, default=0)
        last = (last + 1) // 2 if self.named.startswith("FIDE_DOUBLESWISS") else last
        play_offs = {"tied", "leg", "columns"} & set(self.words)
        return min(last, self.rounds) if self.rounds and play_offs else last
    def is_table(self):
        """True if the pairs follow from a table or a bracket, which this program does not derive."""
        system, words = self.words.get("system"), self.words
        bracket = self.named in ("CUSTOM_KNOCKOUT", "CUSTOM_TEAM_KNOCKOUT") if system is None else system in ("knockout", "team-knockout")
        molter = self.named in ("CUSTOM_SCHILLER", "OTHER_FFE_MOLTER") and "table" in words
        return bracket or molter or system == "skalitzka" or self.named.startswith(TABLES)

class Report(Records):
    """Facts of a report for a round."""
    def __init__(self, content, of_round):
        super().__init__(content)
        games.check(self)
        texts, named, self.round = self.texts, self.named, of_round
        self.initial = texts.get("152", "").lower()
        self.method = (texts.get("172", "").upper().split() or [""])[-1]
        plain, date = named.removesuffix("_BAKU"), texts.get("042", "")
        self.system = SYSTEMS.get(plain) or ("dutch-2026" if plain == "FIDE_DUTCH" and date >= "2026/02/01" else None)
        if self.words.get("system") in (*OWN, *NAMED):
            self.system = self.words["system"]
        elif self.words.get("system") == "dutch-2017" or plain == "FIDE_DUTCH" and "2017/07/01" <= date <= "2026/01/31":
            self.system = "dutch-2017"
        self.rules = (None, "MP", False) if self.system == "olympiad-2022" else None if self.system else matches.rules(plain)
        if self.rules and not self.system and (not date or date >= "2026/02/01"):
            self.system = "team-swiss-2026"
        self.of_matches = self.system in ("double-swiss-2026", "team-swiss-2026", "olympiad-2022")
        need(self.system, "report", "record 192 names no system that is covered")
        need(plain == named or self.accelerated, "report", "acceleration without record 250")
        need(1 <= of_round <= 255, "report", "no such round")
        gathered.gather(self)
        need(1 <= of_round <= self.rounds and self.initial in ("w", "b"), "report", "no such round, or no first colour")
        self.seeding = self.system == "burstein-2026" and of_round <= min(self.rounds // 2, 4)
        self.make_players()
    def own_score(self, name, each):
        return sum(self.points(self.cell(name, past)) for past in range(1, each))
    def score(self, name, each):
        return self.virtual.get((each, name), (0, 0))[self.rules is None] + self.own_score(name, each)
    def seen_score(self, name):
        """Burstein 1.7.2: the score as opponents count it; zero-point byes up to the round are draws."""
        now, run = self.cell(name, self.round), 0
        # A player paired in the round is not absent, even while the result is missing.
        absent = is_zero_bye(now)
        if now[2] == " " and not self.recorded:
            absent = self.away.get((self.round, name)) == "Z"
        for past in range(self.round - 1, 0, -1) if absent else ():
            if not is_zero_bye(self.cell(name, past)):
                break
            run += self.value("D") - self.points(self.cell(name, past))
        return self.own_score(name, self.round) + run
    def rating(self, name):
        need(self.method in ("", "FIDE", "FIDON", "OTHER"), "report", "ratings by this record 172")
        found = self.ratings[name][0] or (self.method != "FIDE" and self.ratings[name][1])
        need(found, "report", "player %d has no rating" % name)
        return found
    def float(self, name, each):
        cell = self.cell(name, each)
        if not is_game(cell):
            if self.system == "dutch-2017":
                return "d"
            # An unplayed match, and the bye of a match, is not a float.
            return "-" if self.of_matches else "d" if cell[2] == "U" or self.points(cell) > self.value("L") else "-"
        mine, theirs = self.score(name, each), self.score(cell[0], each)
        return "d" if mine > theirs else "u" if mine < theirs else "-"
    def make_players(self):
        names, last = sorted(self.cells), self.round
        recorded = self.recorded = any(is_paired(self.cell(name, last)) for name in names)
        self.players, arrived = [], 0
        for name in names:
            cell = self.cell(name, last)
            present = is_paired(cell) if recorded else cell[2] == " " and (last, name) not in self.away
            past = [self.cell(name, each) for each in range(1, last)]
            arrived += present or any(is_paired(each) for each in past)
            if not present:
                continue
            games, without = ([each for each in past if is_game(each) == kind] for kind in (True, False))
            met = all(game[0] in self.cells and (game[1] in "wb" or self.of_matches) for game in games)
            need(met, "report", "a game is broken")
            player = Player()
            player.number, player.score, player.arrival, player.irregular = name, self.score(name, last), arrived, []
            player.colours = "".join(game[1] for game in games if game[1] != "-")
            player.unplayed = len(without)
            win = self.value("W") * (2 if self.system == "double-swiss-2026" else 1)
            bars = (lambda each: each[2] in "UF+") if self.rules else lambda each: each[2] == "U" or self.points(each) >= win
            if self.system == "dutch-2017":
                # C.2: a requested bye of any value does not bar.
                bars = lambda each: each[2] == "U" or each[0] and self.points(each) >= win
            elif self.system == "basic-swiss":
                bars = lambda each: each[2] == "U" or self.points(each) > 0
            player.bye = not any(map(bars, without))
            if self.system == "olympiad-2022":
                player.bye = player.bye and not olympiad.joined_late(self, name)
            asked = matches.floats_asked(self) if self.of_matches else 2
            player.floats = [self.float(name, last - back) if back <= min(asked, last - 1) else "-" for back in (1, 2)]
            by_dutch = self.system in ("dutch-2026", "dutch-2017") or self.seeding
            player.top = by_dutch and last == self.rounds and 2 * player.score > (last - 1) * self.value("W")
            if OWN.get(self.system) is lim:
                player.floats = ["-d"[lim.floated(self, name, last - 1, is_game)], "-"]
            if self.system in ("dutch-1992", "dutch-2009"):
                dutch_classic.add_facts(self, player)
            player.more = self.more(player, past, [game[0] for game in games])
            self.players.append(player)
        by_more = lambda player: [-each for each in player.more] if self.system in OWN else []
        by_score = lambda player: 0 if self.system == "burstein-classic" else -player.score
        self.players.sort(key=lambda player: (by_score(player), by_more(player), player.number))
        self.place = {player.number: at for at, player in enumerate(self.players)}
        pairs = [(name, self.cell(name, each)[0]) for name in self.place for each in range(1, last)
                 if is_game(self.cell(name, each))]
        for first, end, people in self.apart:
            if first <= last <= end:
                pairs += [(one, other) for one in people for other in people]
        pairs += [pair[::-1] for pair in pairs]
        self.barred = {(self.place[one], self.place[other]) for one, other in pairs
                       if one in self.place and other in self.place}
        self.boards = {self.board(name, *self.cell(name, last)[:2]) for name in names if is_paired(self.cell(name, last))}
        self.preferences = [player.preference() for player in self.players]
        if self.system == "dubov-2026":
            self.preferences = [each or ("b", 1) for each in self.preferences]
        if self.of_matches:
            self.preferences = [matches.preference(self, player) for player in self.players]
        if self.system in ("dutch-1992", "dutch-2009"):
            self.preferences = [dutch_classic.preference(self, player) for player in self.players]
        if self.system in OWN or self.system == "dubov-classic":
            self.preferences = [None] * len(self.players)
        self.rank = list(range(len(self.players)))
        if self.system == "burstein-2026" and not self.seeding:
            order = sorted(self.rank, key=lambda at: ([-each for each in self.players[at].more], self.players[at].number))
            self.rank = [order.index(at) for at in self.rank]
    def board(self, name, opponent, colour):
        """White, and Black or 0 for the bye, from the cell of either side; a forfeited game may lack a colour there."""
        black = colour == "b" or colour != "w" and opponent and self.cell(opponent, self.round)[1] == "w"
        return (opponent, name) if opponent and black else (name, opponent)
    def more(self, player, past, met):
        """Additional facts of a player for single systems; they are part of the fingerprint."""
        if self.system == "burstein-2026":
            own = self.own_score(player.number, self.round)
            against = [self.seen_score(cell[0]) if is_game(cell) else own for cell in past]
            return [sum(against), sum(self.points(cell) * score for cell, score in zip(past, against))]
        if self.system == "dubov-2026":
            self.rating(player.number)
            marks = [is_game(cell) and self.float(player.number, at + 1) == "u" for at, cell in enumerate(past)]
            player.upfloats, player.last_up = sum(marks), bool(marks and marks[-1])
            player.aro = (2 * sum(map(self.rating, met)) + len(met)) // (2 * len(met)) if met else 0
            return [player.aro, "%d%s" % (player.upfloats, "ny"[player.last_up])]
        if self.system == "basic-swiss":
            return list(self.ratings[player.number])
        if self.system == "burstein-classic":
            return burstein_classic.add_facts(self, player, past, is_game)
        if self.system == "dubov-classic":
            return dubov_classic.add_facts(self, player, past, met)
        if self.of_matches:
            player.own, player.secondary = sum(map(self.points, past)), sum(cell[3][1] for cell in past)
            return [player.own, player.secondary] if self.rules else [player.own]
        return []
    def may_meet(self, one, other):
        mine, theirs = self.preferences[one], self.preferences[other]
        may_clash = mine != theirs or mine is None or mine[1] < 3 or self.players[one].top or self.players[other].top
        return may_clash and (one, other) not in self.barred
    def fingerprint(self):
        lines = ["round %d of %d %s\n" % (self.round, self.rounds, self.initial)]
        for at, player in enumerate(self.players):
            marks = "ny"[player.bye] + "ny"[player.top]
            barred = sorted(self.players[other].number for one, other in self.barred if one == at)
            words = [player.number, player.score, player.colours, "".join(player.floats), marks, player.unplayed]
            irregular = ["r%d" % each for each in player.irregular]
            lines.append(" ".join(map(str, words + [player.arrival] + player.more + irregular + barred)) + "\n")
        found = 0xcbf29ce484222325
        for byte in "".join(lines).encode():
            found = (found ^ byte) * 0x100000001b3 % 2**64
        return "%016x" % found
    def white(self, one, other):
        """Article 5; the higher ranked comes first."""
        if self.of_matches:
            return (olympiad if self.system == "olympiad-2022" else matches).white(self, one, other)
        if self.system in OWN:
            return OWN[self.system].white(self, one, other)
        if self.system in ("dutch-1992", "dutch-2009"):
            return dutch_classic.white(self, one, other)
        turned = {"w": "b", "b": "w"}
        give = {"w": one, "b": other}
        mine, theirs = self.preferences[one], self.preferences[other]
        a, b = self.players[one], self.players[other]
        if not a.colours and not b.colours:
            return give[self.initial if a.arrival % 2 else turned[self.initial]]
        if mine is None or theirs is None or mine[0] != theirs[0]:
            return give[mine[0] if mine else turned[theirs[0]]]
        weigh = [(each[1], abs(player.difference()) * (each[1] == 3)) for player, each in ((a, mine), (b, theirs))]
        if weigh[0] != weigh[1]:
            return give[mine[0] if weigh[0] > weigh[1] else turned[mine[0]]]
        differ = [had for had, theirs_had in zip(a.colours[::-1], b.colours[::-1]) if had != theirs_had]
        higher = mine[0] if self.rank[one] < self.rank[other] else turned[mine[0]]
        return give[turned[differ[0]] if differ else higher]

def is_game(cell):
    return cell[0] > 0 and cell[2] in "1=0WDL"

def is_paired(cell):
    return cell[0] > 0 or cell[2] == "U"

def is_zero_bye(cell):
    return not cell[0] and cell[2] in " -Z0L"

def rating(line):
    found = columns(line, 49, 52)
    return int(found) if is_whole(found) else 0
