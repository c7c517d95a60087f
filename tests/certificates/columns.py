"""Columns of a report as numbers and points, with the fault of a wrong one."""

class Fault(Exception):
    """An unproved step."""

def need(holds, step, why):
    if not holds:
        raise Fault(step + ": " + why)

def number(text, step="form"):
    digits = text.removeprefix("-")
    need(digits.isascii() and digits.isdigit() and int(digits) < 2**63, step, repr(text) + " is no number")
    return int(text)

def is_whole(text):
    return text.isascii() and text.isdigit()

def columns(line, first, last):
    return line[first - 1:last].strip()

def whole(line, first, last):
    found = columns(line, first, last) or "0"
    need(is_whole(found), "report", repr(found) + " is no number")
    return number(found, "report")

def tenths(line, first, last, step="report"):
    before, _, after = columns(line, first, last).replace(",", ".").partition(".")
    before, after = before or "0", after or "0"
    need(is_whole(before + after) and len(after) < 2 and int(before) < 1000, step, "points with one decimal are missing")
    return int(before + after)

def numbers(line, first):
    return [one for at in range(first, len(line) + 1, 5) if (one := whole(line, at, at + 3))]

def shown(score):
    return "%d.%d" % divmod(score, 10)
