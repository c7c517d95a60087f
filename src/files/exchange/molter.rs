//! Molter tables: one game per line, `round;White;Black`, as `1;A1;C1` (molter §6).

use super::roster::MOST_FAULTS;
use super::{Content, FileForm, ImportError, Source};
use crate::i18n::{Arg, Texts};
use hakem_engine::schedule::Molter;
use std::collections::{BTreeMap, BTreeSet};

/// The form of Molter tables.
pub struct MolterTable;

/// A player of a table: letter of the team and board.
type Seat = (char, u16);

/// Returns the cells of a line, each with its column, counted from 1.
fn cells(line: &str) -> Vec<(usize, &str)> {
    let mut column = 1;
    let begins = |text: &str| {
        let at = column + text.chars().take_while(|letter| letter.is_whitespace()).count();
        column += text.chars().count() + 1;
        at
    };
    let columns: Vec<usize> = line.split([';', ',', '\t']).map(begins).collect();
    columns.into_iter().zip(line.split([';', ',', '\t']).map(str::trim)).collect()
}

fn seat(text: &str) -> Option<Seat> {
    let mut letters = text.chars();
    let team = letters.next().map(|letter| letter.to_ascii_uppercase()).filter(char::is_ascii_uppercase)?;
    let board = letters.as_str().parse().ok().filter(|board| (1..=Molter::MOST).contains(board))?;
    Some((team, board))
}

fn is_game(line: &str) -> bool {
    matches!(cells(line).as_slice(), [(_, round), (_, white), (_, black)]
        if round.parse::<u8>().is_ok() && seat(white).is_some() && seat(black).is_some())
}

impl FileForm for MolterTable {
    fn id(&self) -> &'static str {
        "molter"
    }

    fn endings(&self) -> &'static [&'static str] {
        &[]
    }

    /// Returns true if the first line, or the one below headings, is a game.
    fn recognises(&self, source: &Source) -> bool {
        source.begin().lines().filter(|line| !line.trim().is_empty()).take(2).any(is_game)
    }

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        let text = String::from_utf8_lossy(&source.bytes);
        let table = read(text.trim_start_matches('\u{feff}'), texts);
        let faulty = |faults| ImportError::List { path: source.path.clone(), faults };
        table.map(|table| Content::SeatTable(Box::new(table))).map_err(faulty)
    }
}

/// Reads a table.
///
/// # Errors
/// Returns every fault with line and column, in the language of `texts`.
fn read(text: &str, texts: &Texts) -> Result<Molter, Vec<String>> {
    let mut reader = Reader { texts, faults: Vec::new(), rounds: Vec::new() };
    let lines = (1_u64..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    for (place, (number, line)) in lines.enumerate() {
        let is_head = place == 0 && !line.contains(|letter: char| letter.is_ascii_digit());
        if !is_head && reader.faults.len() < MOST_FAULTS {
            reader.line(number, line);
        }
    }
    reader.table()
}

#[derive(Default)]
struct MolterRound {
    last_line: u64,
    games: Vec<[Seat; 2]>,
    seats: BTreeSet<Seat>,
}

struct Reader<'t> {
    texts: &'t Texts,
    faults: Vec<String>,
    rounds: Vec<MolterRound>,
}

impl Reader<'_> {
    fn fault(&mut self, (line, column): (u64, usize), id: &str, values: &[(&'static str, Arg)]) {
        let what = self.texts.with(id, values);
        let place = [("line", line.into()), ("column", column.into()), ("what", what.into())];
        self.faults.push(self.texts.with("roster-fault", &place));
    }

    fn line(&mut self, number: u64, line: &str) {
        let cells = cells(line);
        let &[(at, round), (at_white, white), (at_black, black)] = cells.as_slice() else {
            return self.fault((number, 1), "molter-fault-line", &[("found", line.trim().to_owned().into())]);
        };
        let last = self.rounds.len();
        let next = round.parse::<usize>().ok().filter(|&of| of == last + 1 || of == last && last > 0);
        let Some(round) = next.filter(|&of| of <= usize::from(u8::MAX)) else {
            let expected = if last == 0 { "1".to_owned() } else { format!("{last}, {}", last + 1) };
            let values = [("found", round.to_owned().into()), ("expected", expected.into())];
            return self.fault((number, at), "molter-fault-round", &values);
        };
        let mut seats = [('A', 0); 2];
        for (place, (column, text)) in seats.iter_mut().zip([(at_white, white), (at_black, black)]) {
            let Some(found) = seat(text) else {
                let values = [("found", text.to_owned().into())];
                return self.fault((number, column), "molter-fault-player", &values);
            };
            *place = found;
        }
        if seats[0].0 == seats[1].0 {
            let values = [("white", white.to_owned().into()), ("black", black.to_owned().into())];
            return self.fault((number, at_black), "molter-fault-team-mates", &values);
        }
        if round > last {
            self.rounds.push(MolterRound::default());
        }
        let Some(of) = self.rounds.last_mut() else { return };
        of.last_line = number;
        of.games.push(seats);
        let again: Vec<(usize, &str)> = [(at_white, white), (at_black, black)]
            .into_iter()
            .zip(seats)
            .filter_map(|(cell, seat)| (!of.seats.insert(seat)).then_some(cell))
            .collect();
        for (column, player) in again {
            let values = [("player", player.to_owned().into()), ("round", round.into())];
            self.fault((number, column), "molter-fault-again", &values);
        }
    }

    /// Returns the table; its teams are the letters that occur, in alphabetical order.
    fn table(mut self) -> Result<Molter, Vec<String>> {
        let all: BTreeSet<Seat> = self.rounds.iter().flat_map(|round| &round.seats).copied().collect();
        let letters: BTreeSet<char> = all.iter().map(|seat| seat.0).collect();
        let teams: BTreeMap<char, char> = letters.into_iter().zip('A'..='Z').collect();
        let boards = all.iter().map(|seat| seat.1).max().unwrap_or(0);
        if self.faults.is_empty() && (teams.len() < 3 || !boards.is_multiple_of(2)) {
            let values = [("teams", teams.len().into()), ("boards", boards.into())];
            self.fault((1, 1), "molter-fault-size", &values);
        }
        let rounds = std::mem::take(&mut self.rounds);
        let checked = if self.faults.is_empty() { rounds.as_slice() } else { &[] };
        for (number, round) in (1_usize..).zip(checked) {
            let places = teams.keys().flat_map(|&team| (1..=boards).map(move |board| (team, board)));
            let missing: Vec<String> = places
                .filter(|seat| !round.seats.contains(seat))
                .map(|(team, board)| format!("{team}{board}"))
                .collect();
            if !missing.is_empty() {
                let values = [("round", number.into()), ("players", missing.join(", ").into())];
                self.fault((round.last_line, 1), "molter-fault-missing", &values);
            }
        }
        if !self.faults.is_empty() {
            return Err(self.faults);
        }
        let seat = |(team, board): Seat| format!("{}{board}", teams.get(&team).copied().unwrap_or(team));
        let game = |[white, black]: &[Seat; 2]| format!("{}-{}", seat(*white), seat(*black));
        let round = |round: &MolterRound| round.games.iter().map(game).collect::<Vec<_>>().join(",");
        let text = rounds.iter().map(round).collect::<Vec<_>>().join("/");
        Molter::given(&text).ok_or_else(|| vec![self.texts.get("roster-no-players").into_owned()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    const FRENCH: &str = "round;White;Black\n1;A1;C1\n1;C2;B1\n1;B2;A2\n1;A3;B3\n1;B4;C3\n1;C4;A4\n\n\
                          2;B1;A1\n2;C1;B2\n2;A2;C2\n2;C3;A3\n2;B3;C4\n2;A4;B4\n";

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let texts = Texts::new(Language::English);
        assert_eq!(read(text, &texts).map(|_| ()).unwrap_err(), expected);
    }

    #[test]
    fn a_table_is_read_with_its_letters_in_alphabetical_order() {
        let texts = Texts::new(Language::English);
        let table = read(FRENCH, &texts).unwrap();
        assert_eq!((table.teams(), table.boards(), table.rounds()), (3, 4, 2));
        assert!(table.text().starts_with("A1-C1,C2-B1,"), "{}", table.text());
        // The printed tables skip the letter I.
        let skipped = FRENCH.replace('C', "J").replace(';', ", ");
        assert_eq!(read(&skipped, &texts).unwrap(), table);
    }

    #[test]
    fn faults_name_line_column_found_and_expected() {
        check(
            &FRENCH.replace("1;C2;B1", "1;C2;A1").replace("2;B1;A1", "3;B1;A1").replace("2;A4;B4", "2;A4;B"),
            &[
                "Line 3, column 6: A1 plays twice in round 1. Expected a player without a game.",
                "Line 9, column 1: Found round “3”, expected 1, 2.",
                "Line 14, column 6: Found “B”, expected a letter and a board, such as A1.",
            ],
        );
        check(
            &FRENCH.replace("1;C4;A4\n", "").replace("2;C1;B2", "2;C1;C2"),
            &["Line 9, column 6: C1 and C2 are of one team. Expected a player of another team."],
        );
        check(
            &FRENCH.replace("1;C4;A4\n", "1 C4 A4\n"),
            &["Line 7, column 1: Found “1 C4 A4”, expected a game such as 1;A1;C1."],
        );
        check(
            &FRENCH.replace("1;C4;A4\n", ""),
            &["Line 6, column 1: Round 1 has no game for A4, C4. Expected one for each player."],
        );
        check(
            "1;A1;B1\n1;B2;A2\n",
            &[
                "Line 1, column 1: Teams: 2, boards: 2. Expected at least 3 teams and an even number of boards.",
            ],
        );
    }
}
