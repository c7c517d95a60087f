"""The points of a report, added up from its rounds, and the certificates in it (docs/certificate.md)."""

import games
from columns import is_whole, need, tenths
from report import Records

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
        if line.startswith("### certificate ") and len(words) == 4 and is_whole(words[2]):
            found[int(words[2])] = found.get(int(words[2]), "") + words[3] + "\n"
    return found

def check(content):
    """Compares the cells of each game and adds up the rounds of each player; returns the number of players."""
    records = Records(content)
    games.check(records)
    for name, cells in sorted(records.cells.items()):
        stated, total = tenths(records.stated[name], 81, 84, "points"), 0
        for cell in cells:
            waits = cell[0] and cell[2] in " ?"
            total += (records.value("X") if cell[2] == "?" else 0) if waits else records.points(cell)
        need(total == stated, "points", "player %d has other points" % name)
    return len(records.cells)
