//! Crosstables of Swiss tournaments as exported by chess-results and Swiss-Manager: a row per player, a column per
//! round, cells such as `17b1`, `9w½`, `7w-` and `-0`. Converted through a report with the pairings.

pub mod round_robin;

use super::account::Account;
use super::roster::{self, ListedRow, MOST_FAULTS, PlayerList, RosterTable};
use super::swiss_manager::points;
use super::{ImportError, Imported, player_line};
use crate::i18n::{Arg, Texts};
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{Colour, PairingNumber, Player, Points, RoundNo};
use hakem_engine::trf::{Code, PlayerLine, Record, RoundCell, TrfFile};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;

/// Headings of starting numbers, folded and without punctuation.
const STARTING: &str = "sno no nr snr tnr stno startno startnr startnumber startingno pno bno bsno bslno basno cislo \
                        stc startc c";

const POINTS: &str = "pts points pkt punkte puan p body b";

/// Content of a cell for a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Nothing,
    /// No opponent, and the bye or absence.
    Alone(Code),
    /// A game: the opponent's number, the letter of the colour, and the result if there is one.
    Game(u16, char, Option<Code>),
}

/// A table with parsed cells.
struct Crosstable<'t> {
    table: &'t RosterTable,
    /// Columns of the rounds, round 1 first.
    rounds: Vec<usize>,
    players: Vec<ListedRow>,
    /// Content of the rounds by row, parallel to `players`.
    said: Vec<Vec<Said>>,
    white: char,
}

/// Creates an event from a table with rounds; `None` if it is only a list of players.
///
/// # Errors
/// Returns an error with the cells that are invalid or contradict each other.
pub fn event(path: &Path, table: &RosterTable, texts: &Texts) -> Option<Result<Imported, ImportError>> {
    let rounds = rounds(table);
    let white = white(table, &rounds)?;
    let roster = roster::players(table, &table.assigned(), texts);
    Some(read(path, table, rounds, white, roster, texts))
}

/// Finds the columns of the rounds: numbered from 1, with games in each.
fn rounds(table: &RosterTable) -> Vec<usize> {
    let mut found: BTreeMap<usize, usize> = BTreeMap::new();
    for at in 0..table.width() {
        let digits: String = table.heading(at).chars().filter(char::is_ascii_digit).collect();
        let Some(number) = digits.parse::<usize>().ok().filter(|number| (1..=254).contains(number)) else {
            continue;
        };
        let said: Vec<Option<Said>> = table.values(at).map(said).collect();
        let games = said.iter().filter(|said| matches!(said, Some(Said::Game(..)))).count();
        // A mistyped cell is reported; a column with other content is not a round.
        if games > 0 && said.iter().flatten().count() * 2 > said.len() {
            found.entry(number).or_insert(at);
        }
    }
    // A table with only the last rounds is not an event.
    let is_whole = found.keys().copied().eq(1..=found.len());
    if is_whole { found.into_values().collect() } else { Vec::new() }
}

/// Returns the letter for White: `w` if there are `w` and `b` or `s`, else `b`, which is White in languages without
/// `w` (Turkish, Czech, Polish, Spanish); `б` in Russian.
fn white(table: &RosterTable, rounds: &[usize]) -> Option<char> {
    let cells = rounds.iter().flat_map(|&at| table.values(at)).filter_map(said);
    let letters: BTreeSet<char> = cells
        .filter_map(|said| match said {
            Said::Game(_, letter, _) => Some(letter),
            Said::Nothing | Said::Alone(_) => None,
        })
        .collect();
    ['w', 'b', 'б'].into_iter().find(|letter| letters.contains(letter)).filter(|_| letters.len() == 2)
}

/// Parses a cell; `None` for anything else.
fn said(cell: &str) -> Option<Said> {
    let text: String = cell.chars().filter(|letter| !letter.is_whitespace()).collect();
    let text = text.replace(['–', '−'], "-").to_lowercase();
    if matches!(text.as_str(), "" | "-" | "--" | "*") {
        return Some(Said::Nothing);
    }
    if let Some(points) = text.strip_prefix('-') {
        let code = match points {
            "1" | "+" => Code::FullPointBye,
            "½" | "1/2" | "0.5" | "0,5" | "=" => Code::HalfPointBye,
            "0" => Code::ZeroPointBye,
            _ => return None,
        };
        return Some(Said::Alone(code));
    }
    let (number, rest) = text.split_at(text.find(|letter: char| !letter.is_ascii_digit())?);
    let number = number.parse::<u16>().ok().filter(|number| (1..=9999).contains(number))?;
    let mut letters = rest.chars();
    let colour = letters.next().filter(|letter| letter.is_alphabetic())?;
    let code = match letters.as_str() {
        "" | "*" | "?" => None,
        "1" => Some(Code::Win),
        "½" | "1/2" | "0.5" | "0,5" | "=" => Some(Code::Draw),
        "0" => Some(Code::Loss),
        "+" | "1k" => Some(Code::ForfeitWin),
        "-" | "0k" => Some(Code::ForfeitLoss),
        _ => return None,
    };
    Some(Said::Game(number, colour, code))
}

/// Returns true if a heading is one of those listed above.
fn is_one_of(known: &str, heading: &str) -> bool {
    let folded: String = fold_for_search(heading).chars().filter(|sign| sign.is_alphanumeric()).collect();
    known.split(' ').any(|known| known == folded)
}

fn read(
    path: &Path,
    table: &RosterTable,
    rounds: Vec<usize>,
    white: char,
    roster: PlayerList,
    texts: &Texts,
) -> Result<Imported, ImportError> {
    let refused = |faults| ImportError::List { path: path.to_owned(), faults: roster::most(faults, texts) };
    if !roster.faults.is_empty() {
        return Err(refused(roster.faults.into_iter().map(|fault| fault.told).collect()));
    }
    let mut account = roster.account;
    roster::note_titles(&mut account, table);
    let (crosstable, faults) = Crosstable::of(table, rounds, white, roster.players, texts);
    if !faults.is_empty() {
        return Err(refused(faults));
    }
    let numbers = crosstable.numbers().map_err(|contradictions| {
        refused(contradictions.iter().map(|one| crosstable.tell(one, texts)).collect())
    })?;
    let open = crosstable.open();
    if !open.is_empty() {
        let told = |&(row, round)| crosstable.fault(row, round, "crosstable-open", &[], texts);
        return Err(refused(open.iter().map(told).collect()));
    }
    let rounds = crosstable.rounds.len().to_string();
    let mut notes = vec![texts.with("crosstable-rounds", &[("rounds", rounds.into())])];
    let (file, players) = crosstable.report(path, &numbers, &mut notes, texts);
    crosstable.name_columns(&mut account);
    Ok(Imported { notes, ..Imported::of_report(path, &file, players, account, texts)? })
}

/// Two cells that contradict each other on a game, or one with an unknown opponent.
struct Contradiction {
    row: usize,
    round: usize,
    /// The row of the opponent, if it exists.
    other: Option<usize>,
}

impl<'t> Crosstable<'t> {
    /// Parses the cells; also returns the faults of individual cells.
    fn of(
        table: &'t RosterTable,
        rounds: Vec<usize>,
        white: char,
        players: Vec<ListedRow>,
        texts: &Texts,
    ) -> (Self, Vec<String>) {
        let mut crosstable = Self { table, rounds, players, said: Vec::new(), white };
        let mut faults = Vec::new();
        for row in 0..crosstable.players.len() {
            let mut cells = Vec::new();
            for round in 0..crosstable.rounds.len() {
                let said = said(crosstable.cell(row, round));
                if said.is_none() {
                    faults.push(crosstable.fault(row, round, "crosstable-cell", &[], texts));
                }
                cells.push(said.unwrap_or(Said::Nothing));
            }
            crosstable.said.push(cells);
        }
        (crosstable, faults)
    }

    fn line(&self, row: usize) -> u64 {
        self.players.get(row).map_or(0, |listed| listed.line)
    }

    /// Returns the content of another column in the row of a player.
    fn beside(&self, row: usize, at: usize) -> &'t str {
        let body = self.table.body();
        let found = body.binary_search_by_key(&self.line(row), |row| row.line).ok();
        found.and_then(|found| body.get(found)).map_or("", |row| row.cell(at))
    }

    fn cell(&self, row: usize, round: usize) -> &'t str {
        self.rounds.get(round).map_or("", |&at| self.beside(row, at))
    }

    fn said(&self, row: usize, round: usize) -> Said {
        self.said.get(row).and_then(|cells| cells.get(round)).copied().unwrap_or(Said::Nothing)
    }

    /// Returns a message about the fault of a cell.
    fn fault(&self, row: usize, round: usize, what: &str, more: &[(&str, Arg)], texts: &Texts) -> String {
        let mut values = vec![("found", self.cell(row, round).into())];
        values.extend(more.iter().cloned());
        let what = texts.with(what, &values);
        let heading = self.rounds.get(round).map_or("", |&at| self.table.heading(at));
        let values = [("line", self.line(row).into()), ("column", heading.into()), ("what", what.into())];
        texts.with("roster-fault", &values)
    }

    fn tell(&self, wrong: &Contradiction, texts: &Texts) -> String {
        let Some(other) = wrong.other else {
            return self.fault(wrong.row, wrong.round, "crosstable-unknown-number", &[], texts);
        };
        let there = self.cell(other, wrong.round);
        let more = [("line", self.line(other).into()), ("there", there.into())];
        self.fault(wrong.row, wrong.round, "crosstable-mirror", &more, texts)
    }

    /// Returns the columns that number the players without duplicates.
    fn numbering(&self) -> Vec<(usize, Vec<u16>)> {
        let assigned = self.table.assigned();
        let is_other =
            |at: &usize| assigned.get(*at).is_some_and(Option::is_some) || self.rounds.contains(at);
        let numbers = |at: usize| {
            let number = |row: usize| {
                let cell = self.beside(row, at).trim_end_matches('.');
                cell.parse::<u16>().ok().filter(|number| (1..=9999).contains(number))
            };
            let numbers: Vec<u16> = (0..self.players.len()).map(number).collect::<Option<_>>()?;
            let distinct: HashSet<u16> = numbers.iter().copied().collect();
            (distinct.len() == numbers.len()).then_some((at, numbers))
        };
        (0..self.table.width()).filter(|at| !is_other(at)).filter_map(numbers).collect()
    }

    /// Determines whether opponents' numbers are ranks or starting numbers: those with which both players agree
    /// on all games.
    fn numbers(&self) -> Result<Vec<u16>, Vec<Contradiction>> {
        let rows: Vec<u16> = (1..).take(self.players.len()).collect();
        let columns = self.numbering().into_iter().map(|(_, numbers)| numbers);
        let tried =
            std::iter::once(rows).chain(columns).map(|numbers| (self.contradictions(&numbers), numbers));
        match tried.min_by_key(|(contradictions, _)| contradictions.len()) {
            Some((contradictions, numbers)) if contradictions.is_empty() => Ok(numbers),
            Some((contradictions, _)) => Err(contradictions),
            None => Ok(Vec::new()),
        }
    }

    /// Returns the cells that the opponent's row contradicts, each game once.
    fn contradictions(&self, numbers: &[u16]) -> Vec<Contradiction> {
        let rows: HashMap<u16, usize> = numbers.iter().copied().zip(0..).collect();
        let mut found = Vec::new();
        for (row, &own) in numbers.iter().enumerate() {
            for round in 0..self.rounds.len() {
                let Said::Game(opponent, letter, code) = self.said(row, round) else { continue };
                let Some(&other) = rows.get(&opponent).filter(|&&other| other != row) else {
                    found.push(Contradiction { row, round, other: None });
                    continue;
                };
                let (names_back, agrees) = match self.said(other, round) {
                    Said::Game(back, there, result) if back == own => {
                        (true, there != letter && self.fit(letter, code, result))
                    }
                    Said::Nothing | Said::Alone(_) | Said::Game(..) => (false, false),
                };
                if !agrees && (!names_back || row < other) {
                    found.push(Contradiction { row, round, other: Some(other) });
                }
            }
        }
        found
    }

    /// Returns true if the codes of two players belong to the same result.
    fn fit(&self, letter: char, own: Option<Code>, other: Option<Code>) -> bool {
        match (own, other) {
            (Some(own), Some(other)) if letter == self.white => Code::game(own, other).is_some(),
            (Some(own), Some(other)) => Code::game(other, own).is_some(),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// Returns the games without a result before the last round.
    fn open(&self) -> Vec<(usize, usize)> {
        let last = self.rounds.len().saturating_sub(1);
        let rows = (0..self.players.len()).flat_map(|row| (0..last).map(move |round| (row, round)));
        rows.filter(|&(row, round)| matches!(self.said(row, round), Said::Game(_, _, None))).collect()
    }

    /// Returns the starting number of each row: from its column, else by rating, title and name, which is reported.
    fn starting(&self, notes: &mut Vec<String>, texts: &Texts) -> Vec<u16> {
        let is_starting = |at: usize| is_one_of(STARTING, self.table.heading(at));
        if let Some((_, numbers)) = self.numbering().into_iter().find(|&(at, _)| is_starting(at)) {
            return numbers;
        }
        notes.push(texts.get("crosstable-numbered").into_owned());
        let mut order: Vec<(usize, &Player)> =
            self.players.iter().map(|listed| &listed.player).enumerate().collect();
        order.sort_by_cached_key(|(_, player)| {
            let rating = player.rating.or(player.national_rating).map(|rating| rating.get());
            (Reverse(rating), player.title.is_none(), player.title, fold_for_search(player.name.as_str()))
        });
        let mut numbers = vec![0; order.len()];
        for ((row, _), number) in order.into_iter().zip(1..) {
            if let Some(place) = numbers.get_mut(row) {
                *place = number;
            }
        }
        numbers
    }

    /// Creates a report; also returns the players in its order.
    fn report(
        &self,
        path: &Path,
        numbers: &[u16],
        notes: &mut Vec<String>,
        texts: &Texts,
    ) -> (TrfFile, Vec<Player>) {
        let starting = self.starting(notes, texts);
        let by_number: HashMap<u16, u16> = numbers.iter().copied().zip(starting.iter().copied()).collect();
        let allocated = self.allocated(notes, texts);
        let mut differing = Vec::new();
        let mut lines: Vec<(PlayerLine, Player)> = Vec::new();
        for (row, (listed, &number)) in self.players.iter().zip(&starting).enumerate() {
            let cells: Vec<RoundCell> = (0..self.rounds.len())
                .map(|round| match self.said(row, round) {
                    Said::Nothing => RoundCell::Alone(Code::ZeroPointBye),
                    Said::Alone(Code::FullPointBye) if allocated.contains(&round) => {
                        RoundCell::Alone(Code::PairingAllocatedBye)
                    }
                    Said::Alone(code) => RoundCell::Alone(code),
                    Said::Game(opponent, letter, code) => RoundCell::Game {
                        opponent: PairingNumber(by_number.get(&opponent).copied().unwrap_or_default()),
                        colour: if letter == self.white { Colour::White } else { Colour::Black },
                        code,
                    },
                })
                .collect();
            if self.score(row).is_some_and(|score| score != sum(&cells)) {
                differing.push(listed.player.name.to_string());
            }
            let line = player_line(PairingNumber(number), &listed.player, cells);
            lines.push((line, listed.player.clone()));
        }
        if !differing.is_empty() {
            differing.truncate(MOST_FAULTS);
            notes.push(texts.with("crosstable-points", &[("players", differing.join("; ").into())]));
        }
        lines.sort_by_key(|(line, _)| line.number);
        let (lines, players) = lines.into_iter().unzip();
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let rounds = u8::try_from(self.rounds.len()).ok().map(RoundNo);
        let texts = BTreeMap::from([(Record::Name, name)]);
        (TrfFile { texts, rounds, players: lines, ..TrfFile::default() }, players)
    }

    /// Returns the rounds in which a single full-point bye is the pairing-allocated one; if there are several, none is,
    /// and it is reported.
    fn allocated(&self, notes: &mut Vec<String>, texts: &Texts) -> HashSet<usize> {
        let mut rounds = HashSet::new();
        for round in 0..self.rounds.len() {
            let full = (0..self.players.len())
                .filter(|&row| self.said(row, round) == Said::Alone(Code::FullPointBye))
                .count();
            match full {
                0 => {}
                1 => drop(rounds.insert(round)),
                _ => notes.push(texts.with("crosstable-byes", &[("round", (round + 1).to_string().into())])),
            }
        }
        rounds
    }

    fn points_column(&self) -> Option<usize> {
        (0..self.table.width()).find(|&at| is_one_of(POINTS, self.table.heading(at)))
    }

    fn score(&self, row: usize) -> Option<Points> {
        points(self.beside(row, self.points_column()?).replace('½', ",5").as_str())
    }

    /// Names the columns that are used: those of players, rounds, numbers and points.
    fn name_columns(&self, account: &mut Account) {
        let assigned = self.table.assigned();
        let numbering = self.numbering();
        roster::name_columns(account, self.table, |at| {
            assigned.get(at).is_some_and(Option::is_some)
                || self.rounds.contains(&at)
                || self.points_column() == Some(at)
                || numbering.iter().any(|&(column, _)| column == at)
        });
    }
}

fn sum(cells: &[RoundCell]) -> Points {
    let tenths = cells.iter().map(|cell| match cell.code() {
        Some(Code::Win | Code::ForfeitWin | Code::FullPointBye | Code::PairingAllocatedBye) => 10,
        Some(Code::Draw | Code::HalfPointBye) => 5,
        _ => 0,
    });
    Points::from_tenths(tenths.sum())
}

#[cfg(test)]
mod tests;
