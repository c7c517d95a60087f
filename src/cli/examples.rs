//! Tested example lines for the help and the manual page of each command.

use clap::Command;
use clap::builder::Styles;

/// An example line and its effect.
pub struct Example {
    pub line: &'static str,
    pub gives: &'static str,
}

/// A command's name with subcommands, and its examples.
type Of = (&'static str, &'static [Example]);

const fn eg(line: &'static str, gives: &'static str) -> Example {
    Example { line, gives }
}

/// All examples. `open.hakem` is an event file, `open.trf` a report, `players.csv` a list of players.
const EXAMPLES: &[Of] = &[
    (
        "hakem",
        &[
            eg("hakem", "Start screen: events of this folder, guided round, new event"),
            eg("hakem open.hakem", "Open an event"),
            eg("hakem .", "Open this folder as a festival; its events are the sections"),
            eg("hakem --sample --language tr", "Open a sample event, in Turkish"),
            eg("hakem --linear open.hakem", "Line-by-line console for screen readers"),
        ],
    ),
    (
        "hakem pair",
        &[
            eg("hakem pair open.trf", "Pair the next round"),
            eg("hakem pair open.hakem --round 3 --explain", "Pair round 3 and explain every board"),
            eg("hakem pair open.trf --why-not 1,4", "Explain why these two are not paired"),
            eg(
                "hakem pair players.csv --initial-colour w --format json",
                "Pair round 1 of a list of players",
            ),
            eg("hakem pair - < open.trf", "Read a report from a pipe"),
        ],
    ),
    (
        "hakem check",
        &[
            eg("hakem check open.trf", "Compare every round with the rules"),
            eg("hakem check --jobs 0 reports", "Check all files of a folder, on all cores"),
            eg("hakem check open.trf --against dutch-2009", "Compare with another edition"),
            eg("hakem check --explain open.trf", "Find the system and changes that explain the boards"),
            eg("hakem check --for rating-report open.hakem", "List data that a rating officer would request"),
        ],
    ),
    (
        "hakem certify",
        &[
            eg("hakem certify open.trf --round 3", "Certify round 3 of a report"),
            eg("hakem certify open.trf --round 3 --out round-3.txt", "Write the certificate to a file"),
        ],
    ),
    ("hakem verify", &[eg("hakem verify round-3.txt open.trf", "Verify a certificate")]),
    (
        "hakem standings",
        &[
            eg("hakem standings open.trf", "Ranks, scores and tie-breaks after the last round"),
            eg(
                "hakem standings open.hakem --round 2 --tie-breaks BH,SB,DE",
                "After round 2, with other tie-breaks",
            ),
            eg("hakem standings open.hakem --explain --player 1", "Calculation of player 1's tie-breaks"),
            eg("hakem standings open.hakem --report crosstable --format csv", "Crosstable for a spreadsheet"),
        ],
    ),
    (
        "hakem print",
        &[
            eg("hakem print open.hakem --list", "List the available sheets"),
            eg("hakem print open.hakem --sheet pairings", "Pairings, on the terminal"),
            eg("hakem print open.hakem --sheet standings --out standings.pdf", "Standings as PDF"),
            eg(
                "hakem print open.hakem --sheet slips --round 2 --format pdf --out - > slips.pdf",
                "Result slips, through a pipe",
            ),
            eg("hakem print . --sheet pairings --out all.pdf", "Pairings of all sections of a festival"),
            eg(
                "hakem print open.hakem --sheet starting-list --show title,federation,rating",
                "Starting list with these player columns",
            ),
        ],
    ),
    (
        "hakem publish",
        &[
            eg("hakem publish open.hakem --to pages", "Web pages for any server"),
            eg("hakem publish . --to festival-pages", "Web pages of a festival, with a front page"),
            eg(
                "hakem publish open.hakem --to pages --watch",
                "Update the pages after every entry, until Ctrl+C",
            ),
        ],
    ),
    (
        "hakem close",
        &[
            eg("hakem close open.hakem --to closing", "List missing data, then write the closing folder"),
            eg("hakem close open.hakem --to closing --personal-data", "Include full dates of birth"),
        ],
    ),
    (
        "hakem show",
        &[
            eg("hakem show open.hakem", "Hall screen, in a second terminal"),
            eg("hakem show open.hakem --seconds 15 --language cs", "15 seconds per page, in Czech"),
        ],
    ),
    #[cfg(feature = "serve")]
    (
        "hakem serve",
        &[
            eg(
                "hakem serve open.hakem --listen 192.168.1.5:8080",
                "Pages and reports for phones on the network of the venue",
            ),
            eg("hakem serve open.hakem --codes", "List the addresses of the players"),
        ],
    ),
    (
        "hakem watch",
        &[eg("hakem watch boards open.hakem", "Report the ended games of electronic boards, until Ctrl+C")],
    ),
    (
        "hakem follow",
        &[
            eg("hakem follow open.hakem", "Follow an event that is open elsewhere, read-only"),
            eg("hakem follow postgresql://guest@db.example/chess/open", "Follow an event in a database"),
        ],
    ),
    (
        "hakem upload",
        &[
            eg("hakem upload open.hakem", "Upload the event to chess-results"),
            eg("hakem upload postgresql://ana@db.example/chess/open", "Upload a shared event"),
        ],
    ),
    (
        "hakem convert",
        &[
            eg("hakem convert open.trf event.hakem", "Convert a report to an event file"),
            eg("hakem convert players.csv new.hakem", "Start an event from a list of players"),
            eg("hakem convert open.hakem report.trf --public", "Report without personal data"),
            eg("hakem convert open.hakem round-2.pgn --round 2", "Boards of a round, for broadcasts"),
            eg("hakem convert open.hakem open.xml", "Upload file for chess-results, without credentials"),
            eg(
                "hakem convert players.csv - | hakem pair - --initial-colour b",
                "Pair round 1 of a list of players, through a pipe",
            ),
        ],
    ),
    (
        "hakem replay",
        &[
            eg("hakem replay open.hakem", "Print every entry and verify the hash chain"),
            eg("hakem replay open.hakem --until 12 --format json", "State after entry 12"),
        ],
    ),
    (
        "hakem rescue",
        &[
            eg("hakem rescue --out again.hakem < typed.txt", "Rebuild an event from the codes on its sheets"),
            eg(
                "hakem rescue typed.txt --players open.trf --out named.hakem",
                "With the names of the players, from a report",
            ),
        ],
    ),
    (
        "hakem merge",
        &[
            eg("hakem merge open.hakem copy.hakem", "Show where a copy diverged, and its entries"),
            eg("hakem merge open.hakem copy.hakem --adopt all", "Adopt all entries that apply"),
            eg("hakem merge open.hakem stick --adopt all", "Merge every copy in a folder"),
        ],
    ),
    (
        "hakem share",
        &[
            eg(
                "hakem share --setup --to postgresql://admin@db.example/chess",
                "Create the tables and roles in a database, once",
            ),
            eg(
                "hakem share open.hakem --to postgresql://ana@db.example/chess",
                "Share the event as open, or update it",
            ),
            eg(
                "hakem share open.hakem --to postgresql:///chess?host=/run/postgresql --name section-a",
                "Share through a local socket, under another name",
            ),
        ],
    ),
    (
        "hakem enter",
        &[
            eg(
                "hakem enter postgresql://desk1@db.example/chess/open 7=1-0 8=0-1 9=5",
                "Three results of the round in play; 5 is a draw",
            ),
            eg("hakem enter postgresql://desk1@db.example/chess/open 12=1 --round 2", "A result of round 2"),
        ],
    ),
    (
        "hakem pull",
        &[
            eg(
                "hakem pull postgresql://ana@db.example/chess/open copy.hakem",
                "Download the event file, or update it",
            ),
            eg(
                "hakem pull postgresql://guest@db.example/chess/open copy.hakem --watch",
                "Keep the file up to date for a hall screen or web pages",
            ),
        ],
    ),
    (
        "hakem simulate",
        &[
            eg(
                "hakem simulate --out events --players 40 --rounds 7 --seed 2026",
                "Generate an event, identical on every machine",
            ),
            eg(
                "hakem simulate --out tables --system round-robin --players 8 --seed 1 --count 10",
                "Generate ten round robins",
            ),
            eg(
                "hakem simulate --out few --ratings 2400,2310,2205,1990,0 --half-point-byes 1 --forfeits 10%",
                "Five players, one half-point bye",
            ),
            eg(
                "hakem simulate --from league.trf --seed 2026",
                "Simulate the remaining rounds 1,000 times: ranks, prizes, norms, next opponents",
            ),
        ],
    ),
    (
        "hakem schedule",
        &[
            eg("hakem schedule --system round-robin --players 8", "Berger table of eight players"),
            eg(
                "hakem schedule --system round-robin --players 6 --option cycles=2 --format csv",
                "Two cycles, for a spreadsheet",
            ),
            eg(
                "hakem schedule --system scheveningen --players 4 --option colours=balanced",
                "Teams of four players",
            ),
        ],
    ),
    (
        "hakem season",
        &[
            eg("hakem season grand-prix", "Ranking of the events that grand-prix/season.ron names"),
            eg("hakem season grand-prix --out ranking.html", "The same as a web page"),
            eg("hakem season grand-prix --ratings --out ratings.csv", "Rating list after the events"),
        ],
    ),
    (
        "hakem ratings",
        &[
            eg("hakem ratings import players_list.zip", "Import FIDE's list"),
            eg("hakem ratings find kaya", "Find players by the beginning of the name"),
        ],
    ),
    (
        "hakem ratings import",
        &[
            eg("hakem ratings import players_list.zip", "Import FIDE's list"),
            eg(
                "hakem ratings import club.csv --name club --column national=Points",
                "Import a table with an unusual column",
            ),
        ],
    ),
    (
        "hakem ratings find",
        &[
            eg("hakem ratings find kaya ada", "Beginnings of names, in any order"),
            eg(
                "hakem ratings find kaya --federation TUR --most 5 --format json",
                "At most five players, those of this federation first",
            ),
        ],
    ),
    ("hakem ratings status", &[eg("hakem ratings status", "Show the imported lists with their dates")]),
    ("hakem ratings remove", &[eg("hakem ratings remove club", "Remove a list")]),
    (
        "hakem manual",
        &[
            eg("hakem manual", "The full manual"),
            eg("hakem manual byes", "The chapter on byes and absences"),
            eg("hakem manual > manual.txt", "Save the manual to a file"),
        ],
    ),
    (
        "hakem vcl",
        &[
            eg("hakem vcl", "Every question with its answer and cost"),
            eg("hakem vcl --format json", "JSON output"),
        ],
    ),
    (
        "hakem completions",
        &[
            eg(
                "hakem completions bash > hakem.bash",
                "bash; goes to ~/.local/share/bash-completion/completions/hakem",
            ),
            eg("hakem completions zsh > _hakem", "zsh; goes to a folder in fpath"),
            eg("hakem completions fish > hakem.fish", "fish; goes to ~/.config/fish/completions"),
        ],
    ),
];

/// Returns the examples of a command by its name with subcommands, such as `hakem ratings find`.
pub fn of(words: &str) -> &'static [Example] {
    EXAMPLES.iter().find(|(of, _)| *of == words).map_or(&[], |(_, examples)| examples)
}

/// Adds the examples of a command and its subcommands to their help.
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

/// Formats examples for the help: the effect, and the line below it.
fn told(examples: &[Example]) -> String {
    let styles = Styles::styled();
    let head = styles.get_header();
    let mut told = format!("{head}Examples:{head:#}");
    for Example { line, gives } in examples {
        told += &format!("\n  {gives}:\n      {line}");
    }
    told
}

#[cfg(test)]
mod tests {
    use super::super::command;
    use super::*;

    /// Returns the calls of hakem in a shell line, without redirections.
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
