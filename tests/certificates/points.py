"""The points of a report, added up from its rounds, and the certificates in it (docs/certificate.md)."""

from columns import columns, need, number, tenths, whole

VALUES = {"1": "W", "W": "W", "+": "W", "F": "W", "=": "D", "D": "D", "H": "D", "0": "L", "L": "L", "-": "A", "Z": "A", "U": "P"}

def text_of(content):
    try:
        return content.decode("utf-8").lstrip("\ufeff").replace("\r", "\n").split("\n")
    except UnicodeDecodeError:
        return content.decode("latin-1").replace("\r", "\n").split("\n")

def carried(content):
    """The certificates of a report, by round."""
    found = {}
    for line in text_of(content):
        words = line.split(" ", 3)
        if line.startswith("### certificate ") and len(words) == 4 and words[2].isdigit():
            found[int(words[2])] = found.get(int(words[2]), "") + words[3] + "\n"
    return found

def check(content):
    """Adds up the rounds of each player; returns the number of players."""
    values, players, counted = {"W": 10, "D": 5, "L": 0, "A": 0}, {}, []
    for line in text_of(content):
        need(line[:3] not in ("299", "XXA", "XXC", "XXP", "XXR", "XXS", "XXZ", "BBW", "BBD", "BBL", "BBU", "BBZ"),
             "report", "record " + line[:3] + " is not covered")
        if line[:3] == "162":
            places = [at for at in range(6, len(line) + 1, 9) if columns(line, at, at)]
            values.update({line[at - 1].upper(): tenths(line, at + 1, at + 4) for at in places})
        elif line[:3] == "001":
            cells = [[whole(line, at, at + 3), line[at + 6:at + 7].upper() or " "] for at in range(92, len(line) + 1, 10)]
            players[whole(line, 5, 8)] = (tenths(line, 81, 84), cells)
        elif line.startswith("### hakem:"):
            counted += [game for word in line.split() if word.startswith("counted=") for game in word[8:].split(",")]
    for column, white, black, results in (game.split(":") for game in counted):
        for name, result in ((white, results[0]), (black, results[1])):
            players[number(name)][1][number(column) - 1][1] = result
    values.setdefault("P", values["W"])
    values.setdefault("X", values["D"])
    for name, (stated, cells) in sorted(players.items()):
        total = 0
        for opponent, result in cells:
            if opponent and result in " ?":
                total += values["X"] if result == "?" else 0
                continue
            need(result == " " or result in VALUES, "report", "result " + repr(result) + " is not covered")
            total += values[VALUES.get(result, "A")]
        need(total == stated, "points", "player %d has other points" % name)
    return len(players)
