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

def columns(line, first, last):
    return line[first - 1:last].strip()

def whole(line, first, last):
    return number(columns(line, first, last) or "0", "report")

def tenths(line, first, last):
    before, _, after = columns(line, first, last).replace(",", ".").partition(".")
    need(len(after) < 2, "report", "points have one decimal")
    return number((before or "0") + (after or "0"), "report")

def numbers(line, first):
    return [one for at in range(first, len(line) + 1, 5) if (one := whole(line, at, at + 3))]

def shown(score):
    return "%d.%d" % divmod(score, 10)
