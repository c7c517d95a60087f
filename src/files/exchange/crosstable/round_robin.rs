//! Crosstables of round robins: a row and a column for each player, `*` on the diagonal. Rounds and colours
//! follow from the Berger table by starting numbers; a table by rank lacks them and remains a list.

use super::{POINTS, STARTING, is_one_of};
use crate::exchange::account::Account;
use crate::exchange::roster::{self, ListedRow, MOST_FAULTS, RosterTable};
use crate::exchange::swiss_manager::points;
use crate::exchange::{ImportError, Imported, player_line};
use crate::i18n::Texts;
use hakem_engine::pairing::schedule;
use hakem_engine::tournament::{Colour, PairingNumber, Player, Points, RoundNo};
use hakem_engine::trf::{Code, Record, RoundCell, TrfFile};
use std::collections::BTreeMap;
use std::path::Path;

/// Makes an event of the table of a round robin; `None` for any other table, and without starting numbers.
///
/// # Errors
/// Returns the cells that cannot be read, and those that the opponent's cell contradicts.
pub fn event(path: &Path, table: &RosterTable, texts: &Texts) -> Option<Result<Imported, ImportError>> {
    let made = RoundRobin::of(table, texts)?;
    Some(made.event(path, texts))
}

/// A table whose columns are opponents.
struct RoundRobin<'t> {
    table: &'t RosterTable,
    /// The columns of the opponents, number 1 first.
    columns: Vec<usize>,
    /// The players in order of their numbers, each with the index of its row.
    players: Vec<(usize, ListedRow)>,
    account: Account,
}

impl<'t> RoundRobin<'t> {
    fn of(table: &'t RosterTable, texts: &Texts) -> Option<Self> {
        let rows = table.body();
        let numbered = |number: usize| {
            (0..table.width()).find(|&at| table.heading(at).trim_end_matches('.').parse() == Ok(number))
        };
        let columns: Vec<usize> = (1..=rows.len()).map(numbered).collect::<Option<_>>()?;
        let number = (0..table.width()).find(|&at| is_one_of(STARTING, table.heading(at)))?;
        let is_table = rows.len() > 2
            && rows.iter().enumerate().all(|(place, row)| {
                let marks: Vec<usize> =
                    (0..columns.len()).filter(|&at| row.cell(columns[at]).contains('*')).collect();
                row.cell(number).trim_end_matches('.').parse() == Ok(place + 1) && marks == [place]
            });
        let roster = roster::players(table, &table.assigned(), texts);
        let players: Vec<(usize, ListedRow)> = roster.players.into_iter().enumerate().collect();
        let is_whole = is_table && roster.faults.is_empty() && players.len() == rows.len();
        is_whole.then_some(Self { table, columns, players, account: roster.account })
    }

    /// Returns the marks of a player against another, one per game.
    fn signs(&self, row: usize, opponent: usize) -> Vec<char> {
        let cell = self.columns.get(opponent).and_then(|&at| Some(self.table.body().get(row)?.cell(at)));
        let text = cell.unwrap_or_default().replace("1/2", "½").replace(['–', '−'], "-");
        text.chars().filter(|sign| !sign.is_whitespace() && *sign != '|').collect()
    }

    fn event(self, path: &Path, texts: &Texts) -> Result<Imported, ImportError> {
        let count = self.players.len();
        let all = || (0..count).flat_map(|row| (0..count).map(move |other| (row, other)));
        let cycles = all().filter(|(row, other)| row != other);
        let cycles = cycles.map(|(row, other)| self.signs(row, other).len()).max().unwrap_or(0).clamp(1, 8);
        let faults: Vec<String> = all()
            .filter(|&(row, other)| row < other && !self.agrees(row, other, cycles))
            .map(|pair| self.fault(pair, texts))
            .collect();
        if !faults.is_empty() {
            return Err(ImportError::List { path: path.to_owned(), faults: roster::most(faults, texts) });
        }
        let size = u16::try_from(count).unwrap_or(u16::MAX);
        let words = [("cycles".to_owned(), cycles.to_string())];
        let rounds = schedule("round-robin", size, &words).map(|table| table.rounds).unwrap_or_default();
        let mut cells = vec![vec![RoundCell::Alone(Code::ZeroPointBye); rounds.len()]; count];
        for (round, table) in rounds.iter().enumerate() {
            for board in &table.boards {
                self.seat(&mut cells, round, board, cycles, rounds.len());
            }
        }
        let mut notes = vec![texts.with("crosstable-berger", &[("cycles", cycles.into())])];
        notes.extend(self.differing(&cells, texts));
        let account = self.account();
        let (file, players) = self.report(path, cells, cycles);
        Ok(Imported { notes, ..Imported::of_report(path, &file, players, account, texts)? })
    }

    /// Returns true if the cells of two players can be read and agree on a result, game by game.
    fn agrees(&self, row: usize, other: usize, cycles: usize) -> bool {
        let [one, two] = [self.signs(row, other), self.signs(other, row)];
        let fits = |(&own, &back): (&char, &char)| match (code(own), code(back)) {
            (Some(own), Some(back)) => Code::game(own, back).is_some(),
            _ => false,
        };
        one.len() == two.len() && one.len() <= cycles && one.iter().zip(&two).all(fits)
    }

    fn fault(&self, (row, other): (usize, usize), texts: &Texts) -> String {
        let cell = |row: usize, other: usize| self.signs(row, other).into_iter().collect::<String>();
        let line = |row: usize| self.table.body().get(row).map_or(0, |row| row.line);
        let mirror = [
            ("found", cell(row, other).into()),
            ("line", line(other).into()),
            ("there", cell(other, row).into()),
        ];
        let what = texts.with("crosstable-mirror", &mirror);
        let heading = self.columns.get(other).map_or("", |&at| self.table.heading(at));
        let values = [("line", line(row).into()), ("column", heading.into()), ("what", what.into())];
        texts.with("roster-fault", &values)
    }

    /// Adds the game of a board of the Berger table to the rounds of both players; a free round is the bye of
    /// the table.
    fn seat(
        &self,
        cells: &mut [Vec<RoundCell>],
        round: usize,
        board: &[String; 2],
        cycles: usize,
        rounds: usize,
    ) {
        let numbers = board.each_ref().map(|number| number.parse::<usize>().unwrap_or(0));
        let game = round * cycles / rounds.max(1);
        let mut put = |own: usize, cell: RoundCell| {
            let slot =
                own.checked_sub(1).and_then(|place| cells.get_mut(place)).and_then(|of| of.get_mut(round));
            if let Some(slot) = slot {
                *slot = cell;
            }
        };
        let [white, black] = numbers;
        if white == 0 || black == 0 {
            return put(white.max(black), RoundCell::Alone(Code::ZeroPointBye));
        }
        for (own, other, colour) in [(white, black, Colour::White), (black, white, Colour::Black)] {
            let sign = self.signs(own - 1, other - 1).get(game).copied();
            let opponent = PairingNumber(u16::try_from(other).unwrap_or(u16::MAX));
            put(own, RoundCell::Game { opponent, colour, code: sign.and_then(code) });
        }
    }

    /// Lists the players whose points do not follow from their cells.
    fn differing(&self, cells: &[Vec<RoundCell>], texts: &Texts) -> Option<String> {
        let at = (0..self.table.width())
            .find(|&at| is_one_of(POINTS, self.table.heading(at)) && !self.columns.contains(&at))?;
        let differs = |&(row, _): &&(usize, ListedRow)| {
            let stated = self.table.body().get(*row).and_then(|row| points(&row.cell(at).replace('½', ",5")));
            stated.is_some_and(|stated: Points| {
                cells.get(*row).is_some_and(|cells| super::sum(cells) != stated)
            })
        };
        let named = self.players.iter().filter(differs).map(|(_, listed)| listed.player.name.to_string());
        let named: Vec<String> = named.take(MOST_FAULTS).collect();
        let values = [("players", named.join("; ").into())];
        (!named.is_empty()).then(|| texts.with("crosstable-points", &values))
    }

    /// Returns the account of the rows, with the columns of players, opponents, numbers and points as used.
    fn account(&self) -> Account {
        let mut account = self.account.clone();
        let assigned = self.table.assigned();
        roster::name_columns(&mut account, self.table, |at| {
            let heading = self.table.heading(at);
            assigned.get(at).is_some_and(Option::is_some)
                || self.columns.contains(&at)
                || is_one_of(STARTING, heading)
                || is_one_of(POINTS, heading)
        });
        roster::note_titles(&mut account, self.table);
        account
    }

    fn report(self, path: &Path, cells: Vec<Vec<RoundCell>>, cycles: usize) -> (TrfFile, Vec<Player>) {
        let rounds = cells.first().and_then(|cells| u8::try_from(cells.len()).ok()).map(RoundNo);
        let players: Vec<Player> = self.players.into_iter().map(|(_, listed)| listed.player).collect();
        let lines = (1..).map(PairingNumber).zip(&players).zip(cells);
        let lines = lines.map(|((number, player), cells)| player_line(number, player, cells)).collect();
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let kind = match cycles {
            1 => "BERGER_ROUNDROBIN".to_owned(),
            2 => "BERGER_DOUBLEROUNDROBIN".to_owned(),
            more => format!("BERGER_ROUNDROBIN_G{more}"),
        };
        let texts = BTreeMap::from([(Record::Name, name), (Record::EncodedType, kind)]);
        (TrfFile { texts, rounds, players: lines, ..TrfFile::default() }, players)
    }
}

/// Returns the result for a mark of a cell.
fn code(sign: char) -> Option<Code> {
    Some(match sign {
        '1' => Code::Win,
        '½' | '=' => Code::Draw,
        '0' => Code::Loss,
        '+' => Code::ForfeitWin,
        '-' => Code::ForfeitLoss,
        _ => return None,
    })
}
