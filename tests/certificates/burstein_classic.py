"""The earlier Burstein System: the groups from the top down, each with its first attempt, or joined with another group if it has none."""

import basic_swiss
import burstein
from columns import need, number, shown

def prove(verifier):
    Round(verifier).replay()

class Round:
    """The turns of the groups. A group is a set of places with its highest and lowest score."""
    def __init__(self, verifier):
        self.verifier, self.report, self.boards = verifier, verifier.report, verifier.mates
        self.count, self.incoming, self.new, self.done = verifier.count_of_players, None, False, []
        players = self.report.players
        for word in ("later-ratings", "earlier-ratings", "numbers"):
            need(word not in self.report.words, "report", "the comment " + word + " is not covered")
        taker = self.boards[self.count] if self.count % 2 else None
        allowed = [(-player.score, at) for at, player in enumerate(players) if player.bye]
        need(taker is None or allowed and taker == max(allowed)[1], "everybody, 4", "another player has the bye")
        scores = {player.score for player in players}
        groups = [({at for at in range(self.count) if players[at].score == score and at != taker}, score, score)
                  for score in sorted(scores)]
        self.ahead = [group for group in groups if group[0]]
    def replay(self):
        while self.ahead:
            self.turn(self.ahead.pop())
        need(self.incoming is None and all(on_boards for *_, on_boards in self.done), "form", "the last group, or an attempt")
        self.verifier.mates = self.boards
    def meets(self, one, other):
        return (one, other) not in self.report.barred and has_colours(self.report.players[one], self.report.players[other])
    def turn(self, group):
        verifier, count, out = self.verifier, self.count, self.count + 1
        places = sorted(group[0] | ({self.incoming} - {None}))
        odd = len(places) % 2
        stays = {self.incoming} | (self.refused(places) if odd and self.ahead else set())
        edge = lambda one, other: self.meets(one, other) if other < count else one not in stays
        pairs, name, left = verifier.pairs(), title(group), places + [out] * odd
        if verifier.lines[verifier.at] == "joined " + name:
            shown_welcome = any(mate is not None for mate in pairs)
            need(shown_welcome == self.new and (not self.new or self.welcome(places, pairs)), "joined " + name + ", 6.6", "no pairs")
            self.impossible("joined " + name, left, edge)
            return self.join(group)
        attempt = any(mate is not None for mate in pairs) or verifier.lines[verifier.at] == "attempt " + name
        name = ("attempt " if attempt else "bracket ") + name
        need(verifier.lines[verifier.at] == name, "form", name + " is missing")
        partners, mates = pairs if attempt else self.boards, [None] * (out + 1)
        floaters = [one for one in places if partners[one] not in places]
        need(len(floaters) == odd, name + ", 6.6", "%d players float" % len(floaters))
        for one in places:
            mates[one] = out if one in floaters else partners[one]
        mates[out:] = floaters or [None]
        verifier.mates = mates
        verifier.begin(name, left, edge)
        due_now = [due(player) for player in self.report.players]
        verifier.count("6.5", lambda one, other: other < count and due_now[one] is not None and due_now[one] == due_now[other])
        burstein.order(verifier, places, count, "6.1", "6.4")
        self.done.append((group, self.incoming, not attempt))
        self.incoming, self.new = (floaters or [None])[0], bool(odd)
    def impossible(self, name, left, edge):
        self.verifier.mates = [None] * (self.count + 3)
        self.verifier.begin(name, left, edge, False)
        self.verifier.impossible("6.6")
    def welcome(self, places, mates):
        """The pairs have the incoming floater and all others, but for one of an odd number."""
        alone = [one for one in places if mates[one] is None]
        rest = [one for one in places if mates[one] is not None]
        return (len(alone) == len(places) % 2 and self.incoming not in alone
                and all(mates[one] in places and self.meets(one, mates[one]) for one in rest))
    def refused(self, places):
        """Players with whom the next group cannot be paired: with out1, who may meet whom any of them may, and out2, left over."""
        if (line := self.verifier.after("refused")) is None:
            return set()
        group, floater = self.ahead[-1], self.count + 1
        refused = {self.report.place.get(number(word)) for word in line.split(" ")}
        need(refused <= set(places), "next " + title(group) + ", 6.6", "they are none of the group")
        def edge(one, other):
            if other < self.count:
                return self.meets(one, other)
            return one < self.count if other > floater else any(self.meets(each, one) for each in refused)
        left = sorted(group[0])
        self.impossible("next " + title(group), left + [floater, floater + 1][:2 - len(left) % 2], edge)
        return refused
    def join(self, group):
        self.new = False
        if self.ahead:
            self.ahead.append(joined(group, self.ahead.pop()))
        else:
            need(self.done, "joined " + title(group) + ", 6.6", "no other group is left")
            before, self.incoming, _ = self.done.pop()
            self.ahead.append(joined(before, group))

def joined(upper, lower):
    return (upper[0] | lower[0], upper[1], lower[2])

def title(group):
    _, highest, lowest = group
    return shown(highest) if highest == lowest else shown(highest) + "-" + shown(lowest)

def has_colours(one, other):
    return any(fits(one, colour) and fits(other, basic_swiss.TURNED[colour]) for colour in "wb")

def fits(player, colour):
    return not basic_swiss.breaches(player, colour)

def due_by_games(colours):
    """The colour played less, or the opposite of the last; none before the first game."""
    difference = colours.count("w") - colours.count("b")
    if difference:
        return "w" if difference < 0 else "b"
    return basic_swiss.TURNED[colours[-1]] if colours else None

def due(player):
    allowed = [colour for colour in "wb" if fits(player, colour)]
    return allowed[0] if len(allowed) == 1 else due_by_games(player.colours)

def white(report, one, other):
    """Section 5; the first in the order of 3.2 comes first."""
    a, b = report.players[one], report.players[other]
    orders = [fits(a, "w") and fits(b, "b"), fits(b, "w") and fits(a, "b")]
    if orders[0] != orders[1]:
        return one if orders[0] else other
    mine, theirs = due(a), due(b)
    if mine is theirs is None:
        smaller = min(a.number, b.number)
        colour = report.initial if smaller % 2 else basic_swiss.TURNED[report.initial]
        return one if (colour == "w") == (a.number == smaller) else other
    if mine != theirs:
        return one if "w" == (mine or basic_swiss.TURNED[theirs]) else other
    weights = [(abs(player.difference()), player.irregular) for player in (a, b)]
    return one if (mine == "w") == (weights[0] >= weights[1]) else other

def add_facts(report, player, past, is_game):
    """Sonneborn-Berger, Buchholz, Median and rating; irregular rounds, the latest first; the score with the imaginary point."""
    sonneborn_berger, scores, colours, player.irregular = 0, [], "", []
    for each, cell in enumerate(past, 1):
        if not is_game(cell):
            continue
        scores.append(report.own_score(cell[0], report.round))
        sonneborn_berger += report.points(cell) * scores[-1]
        if due_by_games(colours) not in (None, cell[1]):
            player.irregular.insert(0, each)
        colours += cell[1]
    median = sum(sorted(scores)[1:-1])
    late = dict(each.split(":") for each in report.words.get("late", "").split(",") if ":" in each)
    late = {number(name, "report"): number(of, "report") for name, of in late.items()}
    listed = [name for name in sorted(report.cells) if late.get(name, 1) <= report.round]
    registered = max((at for at, name in enumerate(listed, 1) if name not in late), default=0)
    upper = report.round < 3 and player.number in listed[:registered // 2]
    player.score = report.own_score(player.number, report.round) + 10 * upper
    return [sonneborn_berger, sum(scores), median, report.ratings[player.number][0]]
