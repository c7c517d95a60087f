//! Lines that work, for the help and the manual page of each command.

use clap::Command;
use clap::builder::Styles;
use std::fmt::Write;

/// A line to type, and what it gives.
pub struct Example {
    /// The line, as it is typed in a shell.
    pub line: &'static str,
    /// What it gives.
    pub gives: &'static str,
}

/// Of a command, by the words that call it.
type Of = (&'static str, &'static [Example]);

const fn eg(line: &'static str, gives: &'static str) -> Example {
    Example { line, gives }
}

/// The files of all of them: `open.hakem` is an event file, `open.trf` a report, `players.csv` a list of players.
const EXAMPLES: &[Of] = &[
    (
        "hakem",
        &[
            eg("hakem", "The start screen: events of this folder, a guided round, a new event"),
            eg("hakem open.hakem", "The console on an event"),
            eg("hakem .", "The same of a festival: the events of this folder are its sections"),
            eg("hakem --sample --language tr", "The console on the sample event, in Turkish"),
            eg("hakem --linear open.hakem", "The console line by line"),
        ],
    ),
    (
        "hakem pair",
        &[
            eg("hakem pair open.trf", "The pairing of the next round"),
            eg("hakem pair open.hakem --round 3 --explain", "Round 3, with the reasons of every board"),
            eg("hakem pair open.trf --why-not 1,4", "Why these two do not meet"),
            eg("hakem pair players.csv --initial-colour w --format json", "Round 1 of a list of players"),
            eg("hakem pair - < open.trf", "Of a report from a pipe"),
        ],
    ),
    (
        "hakem check",
        &[
            eg("hakem check open.trf", "Whether the rules give every round as it is"),
            eg("hakem check --jobs 0 reports", "All files of a folder, on all cores"),
            eg("hakem check open.trf --against dutch-2009", "Which boards another edition makes, and why"),
            eg("hakem check --explain open.trf", "Which system and which changes explain its boards"),
            eg("hakem check --for rating-report open.hakem", "What a rating officer would still ask for"),
        ],
    ),
    (
        "hakem certify",
        &[
            eg("hakem certify open.trf --round 3", "What proves round 3 of a report"),
            eg("hakem certify open.trf --round 3 --out round-3.txt", "The same in a file"),
        ],
    ),
    ("hakem verify", &[eg("hakem verify round-3.txt open.trf", "Whether a certificate proves its round")]),
    (
        "hakem standings",
        &[
            eg("hakem standings open.trf", "Places, scores and tie-breaks after the last round"),
            eg(
                "hakem standings open.hakem --round 2 --tie-breaks BH,SB,DE",
                "After round 2, by other tie-breaks",
            ),
            eg(
                "hakem standings open.hakem --explain --player 1",
                "How the tie-breaks of player 1 come about",
            ),
            eg(
                "hakem standings open.hakem --report crosstable --format csv",
                "The crosstable for a spreadsheet",
            ),
        ],
    ),
    (
        "hakem print",
        &[
            eg("hakem print open.hakem --list", "The sheets that the event has now"),
            eg("hakem print open.hakem --sheet pairings", "The pairings, on the terminal"),
            eg("hakem print open.hakem --sheet standings --out standings.pdf", "The standings as pages"),
            eg(
                "hakem print open.hakem --sheet slips --round 2 --format pdf --out - > slips.pdf",
                "Through a pipe",
            ),
            eg(
                "hakem print . --sheet pairings --out all.pdf",
                "The pairings of all sections of a festival, in their order",
            ),
            eg(
                "hakem print open.hakem --sheet starting-list --show title,federation,rating",
                "With these columns about players",
            ),
        ],
    ),
    (
        "hakem publish",
        &[
            eg("hakem publish open.hakem --to pages", "The event as pages for any web server"),
            eg(
                "hakem publish . --to festival-pages",
                "A festival: the pages of its sections, and one that leads to them",
            ),
            eg("hakem publish open.hakem --to pages --watch", "Again after every entry, until Ctrl-C"),
        ],
    ),
    (
        "hakem close",
        &[
            eg("hakem close open.hakem --to closing", "What is missing, then everything in one folder"),
            eg(
                "hakem close open.hakem --to closing --personal-data",
                "With full dates of birth on its pages",
            ),
        ],
    ),
    (
        "hakem show",
        &[
            eg("hakem show open.hakem", "The screen of the hall, in a second terminal"),
            eg("hakem show open.hakem --seconds 15 --language cs", "Slower, in Czech"),
        ],
    ),
    (
        "hakem follow",
        &[
            eg("hakem follow open.hakem", "The console on an event that is open elsewhere, to read"),
            eg(
                "hakem follow postgresql://guest@db.example/chess/open",
                "The same, of an event in a database",
            ),
        ],
    ),
    (
        "hakem upload",
        &[
            eg("hakem upload open.hakem", "The event goes to chess-results, as it is now"),
            eg("hakem upload postgresql://ana@db.example/chess/open", "A shared event goes there"),
        ],
    ),
    (
        "hakem convert",
        &[
            eg("hakem convert open.trf event.hakem", "A report becomes an event file"),
            eg("hakem convert players.csv new.hakem", "A list of players begins an event"),
            eg("hakem convert open.hakem report.trf --public", "A report for anybody to read"),
            eg("hakem convert open.hakem round-2.pgn --round 2", "The boards of a round, for broadcasts"),
            eg(
                "hakem convert open.hakem open.xml",
                "What chess-results takes, without a proof of who sends it",
            ),
            eg("hakem convert players.csv - | hakem pair - --initial-colour b", "Through a pipe"),
        ],
    ),
    (
        "hakem replay",
        &[
            eg("hakem replay open.hakem", "Every entry, and whether the chain is whole"),
            eg("hakem replay open.hakem --until 12 --format json", "The event as it was after step 12"),
        ],
    ),
    (
        "hakem rescue",
        &[
            eg(
                "hakem rescue --out again.hakem < typed.txt",
                "An event from the blocks at the foot of its sheets",
            ),
            eg(
                "hakem rescue typed.txt --players open.trf --out named.hakem",
                "The same with the players of a list, in the order of their numbers",
            ),
        ],
    ),
    (
        "hakem merge",
        &[
            eg("hakem merge open.hakem copy.hakem", "Where a copy parted from an event, and what it offers"),
            eg("hakem merge open.hakem copy.hakem --adopt all", "Adopts what fits; the copy stays as it is"),
            eg("hakem merge open.hakem stick --adopt all", "The same of every copy in a folder"),
        ],
    ),
    (
        "hakem share",
        &[
            eg(
                "hakem share --setup --to postgresql://admin@db.example/chess",
                "Makes the tables and roles in a database, once",
            ),
            eg(
                "hakem share open.hakem --to postgresql://ana@db.example/chess",
                "The event, under the name open, with what was recorded since the last time",
            ),
            eg(
                "hakem share open.hakem --to postgresql:///chess?host=/run/postgresql --name section-a",
                "By a socket of this computer, under another name",
            ),
        ],
    ),
    (
        "hakem enter",
        &[
            eg(
                "hakem enter postgresql://desk1@db.example/chess/open 7=1-0 8=0-1 9=5",
                "Three results of the round that is played; 5 is a draw",
            ),
            eg("hakem enter postgresql://desk1@db.example/chess/open 12=1 --round 2", "A result of round 2"),
        ],
    ),
    (
        "hakem pull",
        &[
            eg(
                "hakem pull postgresql://ana@db.example/chess/open copy.hakem",
                "The event file again, byte for byte; later what it lacks",
            ),
            eg(
                "hakem pull postgresql://guest@db.example/chess/open copy.hakem --watch",
                "Every entry as it comes, for a hall screen or pages that follow the file",
            ),
        ],
    ),
    (
        "hakem simulate",
        &[
            eg(
                "hakem simulate --out events --players 40 --rounds 7 --seed 2026",
                "An event, the same on every machine",
            ),
            eg(
                "hakem simulate --out tables --system round-robin --players 8 --seed 1 --count 10",
                "Ten round robins",
            ),
            eg(
                "hakem simulate --out few --ratings 2400,2310,2205,1990,0 --half-point-byes 1 --forfeits 10%",
                "Five players, one with half a point for a round asked off",
            ),
            eg(
                "hakem simulate --from league.trf --seed 2026",
                "The rest of an event, 1,000 times: places, prizes, norms, the next opponents",
            ),
        ],
    ),
    (
        "hakem schedule",
        &[
            eg("hakem schedule --system round-robin --players 8", "The Berger table of eight players"),
            eg(
                "hakem schedule --system round-robin --players 6 --option cycles=2 --format csv",
                "Two cycles, for a spreadsheet",
            ),
            eg(
                "hakem schedule --system scheveningen --players 4 --option colours=balanced",
                "Four boards a team",
            ),
        ],
    ),
    (
        "hakem ratings",
        &[
            eg("hakem ratings import players_list.zip", "Takes the list of FIDE"),
            eg("hakem ratings find kaya", "Players whose names begin so"),
        ],
    ),
    (
        "hakem ratings import",
        &[
            eg("hakem ratings import players_list.zip", "Takes the list of FIDE"),
            eg(
                "hakem ratings import club.csv --name club --column national=Points",
                "A table with a column of its own",
            ),
        ],
    ),
    (
        "hakem ratings find",
        &[
            eg("hakem ratings find kaya ada", "By the beginnings of the names, in any order"),
            eg(
                "hakem ratings find kaya --federation TUR --most 5 --format json",
                "Own players first, five at most",
            ),
        ],
    ),
    ("hakem ratings status", &[eg("hakem ratings status", "Which lists there are, and of when")]),
    ("hakem ratings remove", &[eg("hakem ratings remove club", "Removes the list of that name")]),
    (
        "hakem manual",
        &[
            eg("hakem manual", "The whole manual"),
            eg("hakem manual byes", "What to do about byes and players who are away"),
            eg("hakem manual > manual.txt", "The whole manual, as a file"),
        ],
    ),
    (
        "hakem vcl",
        &[
            eg("hakem vcl", "Every question, its answer and what that costs"),
            eg("hakem vcl --format json", "The same for programs"),
        ],
    ),
    (
        "hakem completions",
        &[
            eg(
                "hakem completions bash > hakem.bash",
                "For bash; its place is ~/.local/share/bash-completion/completions/hakem",
            ),
            eg("hakem completions zsh > _hakem", "For zsh; its place is a folder of fpath"),
            eg("hakem completions fish > hakem.fish", "For fish; its place is ~/.config/fish/completions"),
        ],
    ),
];

/// Returns the examples of a command, by the words that call it, such as `hakem ratings find`.
pub fn of(words: &str) -> &'static [Example] {
    EXAMPLES.iter().find(|(of, _)| *of == words).map_or(&[], |(_, examples)| examples)
}

/// Adds the examples of a command and of those below it to their help.
pub fn added(command: Command, above: &str) -> Command {
    let words = format!("{above}{}", command.get_name());
    let below: Vec<String> = command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let command = match of(&words) {
        [] => command,
        examples => command.after_long_help(told(examples)),
    };
    let above = words + " ";
    below
        .into_iter()
        .fold(command, |command, name| command.mut_subcommand(name, |below| added(below, &above)))
}

/// As the help has them: what each gives, and the line below it.
fn told(examples: &[Example]) -> String {
    let styles = Styles::styled();
    let head = styles.get_header();
    let mut told = format!("{head}Examples:{head:#}");
    for Example { line, gives } in examples {
        // Writing to a string cannot fail.
        let _infallible = write!(told, "\n  {gives}:\n      {line}");
    }
    told
}

#[cfg(test)]
mod tests {
    use super::super::command;
    use super::*;

    /// The calls of hakem in a line of a shell, without what the shell takes.
    fn calls(line: &str) -> impl Iterator<Item = Vec<&str>> {
        let taken = |word: &&str| !matches!(*word, "<" | ">");
        line.split(" | ").map(move |call| call.split(' ').take_while(taken).collect())
    }

    #[test]
    fn every_command_has_examples_and_each_of_their_lines_is_understood() {
        let mut seen = 0;
        let mut open = vec![(String::new(), command())];
        while let Some((above, command)) = open.pop() {
            let words = format!("{above}{}", command.get_name());
            assert!(command.is_hide_set() || !of(&words).is_empty(), "{words} has no example");
            seen += usize::from(!of(&words).is_empty());
            for line in of(&words).iter().flat_map(|example| calls(example.line)) {
                super::super::command().try_get_matches_from(&line).unwrap_or_else(|error| panic!("{error}"));
            }
            let first = of(&words).iter().all(|example| example.line.starts_with(&words));
            assert!(first, "an example of {words} is of another command");
            open.extend(command.get_subcommands().map(|below| (format!("{words} "), below.clone())));
        }
        assert_eq!(seen, EXAMPLES.len(), "examples of a command that is not there");
    }
}
