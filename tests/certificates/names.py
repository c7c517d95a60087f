"""The alphabetical order of names, as far as Turkish, English and Czech agree."""

BASES = {letter: base for base, letters in (
    ("A", "ÁÂÄ"), ("C", "ČÇ"), ("D", "Ď"), ("E", "ÉĚ"), ("G", "Ğ"), ("I", "iıÍİÎ"), ("N", "Ň"), ("O", "ÓÖ"), ("R", "Ř"),
    ("S", "ŠŞ"), ("T", "Ť"), ("U", "ÚŮÛÜ"), ("Y", "Ý"), ("Z", "Ž")) for letter in letters}
BASES.update({letter: letter for letter in " 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"})

def capitals(name):
    """The capitals of i and ı depend on the language."""
    return "".join(each if each in "iı" else each.upper() for each in " ".join(name.split()))

def order(one, other):
    """-1 if the first comes first, 1 if it does not, 0 if they are equal; None if that depends on the language."""
    one, other = capitals(one), capitals(other)
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    mine, theirs = one[same:], other[same:]
    if not mine or not theirs:
        return (len(mine) > 0) - (len(theirs) > 0)
    after_c = one[:same].endswith("C")
    if any(rest.startswith("CH") or after_c and rest[0] == "H" for rest in (mine, theirs)):
        return None
    bases = BASES.get(mine[0]), BASES.get(theirs[0])
    if None in bases or bases[0] == bases[1]:
        return None
    return -1 if bases[0] < bases[1] else 1
