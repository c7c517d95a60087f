#!/usr/bin/env python3
"""Writes the conformance page: the disputed positions with their answers, and which programs give them.

    page.py --out conformance.html --program 'hakem=hakem pair {file} --system {system}' \\
        --program 'bbpPairings 6.0.0=bbpPairings.exe --dutch {file} -p {answer}'

A program is called as by run.py, for the systems that its command names: {system}, or one of the words --dutch, --dubov and --burstein.
Articles and boards come from docs/disputed.md. The exit status is 1 if the first program, hakem, gives another answer than documented.
"""

import argparse
import html
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
DISPUTED = HERE.parent.parent / "docs/disputed.md"
# Heading in docs/disputed.md, id of the system, folder, prefix of the files.
SYSTEMS = [("Dutch System", "dutch-2026", "dutch", "dutch-"), ("Dubov System", "dubov-2026", "dubov", ""),
           ("Burstein System", "burstein-2026", "burstein", "burstein-")]
STYLE = """:root{color-scheme:light dark;--ink:#1c1e22;--soft:#5b626d;--rule:#dfe1dc;--ground:#f6f6f3;--card:#fff;--accent:#0b6b57}
@media(prefers-color-scheme:dark){:root{--ink:#e9eaec;--soft:#a0a8b4;--rule:#30353e;--ground:#14161a;--card:#1c1f25;--accent:#5cc9af}}
body{margin:0 auto;max-width:60rem;padding:0 1rem 3rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
a{color:var(--accent)}section{background:var(--card);border:1px solid var(--rule);border-radius:.5rem;padding:.2rem 1rem 1rem;margin:1rem 0}
h1{line-height:1.2}h3{margin:.6rem 0}.scroll{overflow-x:auto}table{border-collapse:collapse}th,td{padding:.25rem .6rem;text-align:left;
border-bottom:1px solid var(--rule);white-space:nowrap}th,.soft{color:var(--soft);font-weight:normal}pre{white-space:pre}
code{overflow-wrap:anywhere}li{margin:.2rem 0}.same{color:var(--accent);font-weight:600}"""


def plain(markdown):
    """A paragraph of Markdown as HTML: emphasis and code; of a link only its text."""
    text = html.escape(re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", markdown.strip()))
    text = re.sub(r"\*\*([^*]*)\*\*", r"<b>\1</b>", text)
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", text)


def positions():
    """The disputed positions, in the order of the documentation: system, name, documented boards, article, reason, report."""
    for part in re.split(r"^## ", DISPUTED.read_text(encoding="utf-8"), flags=re.M)[1:]:
        heading, _, body = part.partition("\n")
        for name_of_system, system, folder, prefix in SYSTEMS:
            if heading.strip() != name_of_system:
                continue
            reasons = dict(re.findall(r"^\* \*\*([a-z0-9-]+)\.\*\* (.*?)(?=^\*|^[^ *]|\Z)", body, flags=re.M | re.S))
            for name, boards, other, article in re.findall(r"^\| ([a-z0-9-]+) \| (.*?) \| (.*?) \| (.*?) \|$", body, flags=re.M):
                if name == "round":
                    continue  # the heads of the table
                yield {"system": system, "heading": heading.strip(), "name": name, "boards": boards, "other": other, "article": article,
                       "reason": reasons[name], "report": HERE / folder / "disputed" / f"{prefix}{name}.trf"}


def answer(command, position, folder):
    """The pairs that a program answers, None if its command is for other systems, or the error as text."""
    family = position["system"].split("-")[0]
    if "{system}" not in command and f"--{family}" not in command:
        return None
    file = folder / "answer.txt"
    file.unlink(missing_ok=True)
    filled = {"file": position["report"], "answer": file, "system": position["system"], "round": ""}
    try:
        done = subprocess.run([word.format(**filled) for word in shlex.split(command)], capture_output=True, text=True, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    text = file.read_text(encoding="utf-8") if file.exists() else done.stdout
    if done.returncode or not text.strip():
        return (done.stderr or done.stdout).strip().split("\n")[0] or f"exit status {done.returncode}"
    return [tuple(int(number) for number in line.split()) for line in text.splitlines()[1:] if line.strip()]


def documented(boards):
    """The boards that the documentation lists, which are those that differ."""
    return {tuple(int(number) for number in pair) for pair in re.findall(r"(\d+)-(\d+)", boards)}


def players(report):
    """Number, rating, points and rounds of each player of a report."""
    for line in report.read_text(encoding="utf-8").splitlines():
        if line.startswith("001"):
            cells = [" ".join(line[at:at + 10].split()) for at in range(91 - 2, len(line.rstrip()), 10)]
            yield [line[4:8].strip(), line[48:52].strip(), line[80:84].strip(), *cells]


def table(rows, heads):
    rows = [row + [""] * (len(heads) - len(row)) for row in rows]
    cells = lambda row, tag: "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in row) + "</tr>"
    return f'<div class="scroll" tabindex="0"><table><thead>{cells(heads, "th")}</thead><tbody>' + "".join(
        cells(row, "td") for row in rows) + "</tbody></table></div>"


def section(position, programs, folder):
    """The part of the page for a position, and True if the first program gives the documented boards."""
    answers = [(name, answer(command, position, folder)) for name, command in programs]
    first = answers[0][1]
    holds = isinstance(first, list) and documented(position["boards"]) <= set(first)
    rows = list(players(position["report"]))
    rounds = max(map(len, rows)) - 3
    told = []
    for name, found in answers:
        if isinstance(found, str):
            outcome = f"no answer: {html.escape(found)}"
        elif found is not None:
            same = isinstance(first, list) and set(found) == set(first)
            pairs = " ".join(f"{white}-{black}" for white, black in found)
            outcome = '<span class="same">the same boards</span>' if same else f"other boards: {pairs}"
        else:
            outcome = "does not have this system"
        told.append(f"<li>{html.escape(name)}: {outcome}</li>")
    pairs = " ".join(f"{white}-{black}" for white, black in first) if isinstance(first, list) else ""
    report = html.escape(position["report"].read_text(encoding="utf-8"))
    return f"""<section id="{position['system']}-{position['name']}">
<h3>{position['name']} <span class="soft">{position['heading']}, {html.escape(position['article'])}</span></h3>
<p><b>Answer</b>: {pairs}<br><span class="soft">Boards in dispute: {html.escape(position['boards'])}. Other answer:
{html.escape(position['other'])}.</span></p>
<p>{plain(position['reason'])}</p>
<ul>{''.join(told)}</ul>
<details><summary>Position</summary>{table(rows, ['No.', 'Rating', 'Points', *map(str, range(1, rounds + 1))])}</details>
<details><summary>Report</summary><div class="scroll" tabindex="0"><pre>{report}</pre></div></details>
</section>""", holds


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--program", action="append", required=True, metavar="NAME=COMMAND")
    arguments.add_argument("--out", type=pathlib.Path, required=True, metavar="FILE")
    asked = arguments.parse_args()
    programs = [tuple(program.split("=", 1)) for program in asked.program]
    found = list(positions())
    with tempfile.TemporaryDirectory() as folder:
        sections = [section(position, programs, pathlib.Path(folder)) for position in found]
    wrong = [position["name"] for position, (_, holds) in zip(found, sections) if not holds]
    links = "".join(f'<li><a href="#{p["system"]}-{p["name"]}">{p["heading"]}: {p["name"]}</a></li>' for p in found)
    asked.out.write_text(f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Pairing rules: disputed positions</title><style>{STYLE}</style>
<main><h1>Disputed positions</h1>
<p>{len(found)} rounds that pairing programs pair differently, with the answer of the rules of 2026 and the article that decides.
White is listed first; a bye is N-0.</p>
<h2>Run your program</h2>
<p>Each report is a tournament report (TRF16 with records of TRF-2026) of the previous rounds. A program answers the number of pairs, then
WHITE BLACK on a line each. <code>run.py</code> in the same folder compares whole recorded events, and <code>page.py</code> made this page;
both need Python 3 only:</p>
<p><code>tests/golden/page.py --out page.html --program 'hakem=hakem pair {{file}} --system {{system}}'
--program 'yours=your-program {{system}} {{file}}'</code></p>
<h2>Positions</h2><ul>{links}</ul>
{"".join(text for text, _ in sections)}</main></html>
""", encoding="utf-8")
    print(f"{len(found)} positions" + (f", not as documented: {' '.join(wrong)}" if wrong else ""))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
