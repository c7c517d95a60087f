//! Events in the files of other programs: Swiss-Manager (`.TUNX`), Sharly Chess (`.sce`), Vega (`.veg`) and
//! SwissPerfect (`.ini`, `.trn`, `.sco`).
//!
//! Each reader makes a `Found`: players with their rounds, and the data the file lacks. It becomes an event
//! through a report.

mod fault;
mod fields;
pub(super) mod folder;
mod sharly;
mod swiss_perfect;
mod tunx;
mod vega;

pub use fault::ProgramFault;
pub use sharly::SharlyChess;
pub use swiss_perfect::SwissPerfect;
pub use tunx::SwissManagerEvent;
pub use vega::Vega;

use super::account::{Account, Cause, Found as Place};
use super::roster::cells::Note;
use super::{Content, ImportError, Imported, Source, player_line};
use crate::i18n::Texts;
use hakem_engine::tournament::{Bye, Colour, GameResult, PairingNumber, Player, RequestedBye, RoundNo};
use hakem_engine::trf::{Code, Record, RoundCell, TrfFile};

/// An event as found in a file.
#[derive(Debug, Default)]
struct FoundEvent {
    /// The records of the event without its players.
    file: TrfFile,
    /// The players in the order of their numbers, and the rounds of each, round 1 first.
    players: Vec<(Player, Vec<RoundCell>)>,
    /// The account of the rows that list players.
    account: Account,
    /// The catalogue id of the data that a file of the program lacks.
    missing: &'static str,
}

impl FoundEvent {
    /// Registers the player of a row and returns the index.
    fn add(&mut self, player: Player, notes: Vec<Note>) -> usize {
        self.account.open_row();
        self.account.take_row();
        self.account.add(notes);
        self.players.push((player, Vec::new()));
        self.players.len() - 1
    }

    /// Notes a message of the reader about the whole file.
    fn tell(&mut self, text: &str) {
        self.account.note(Cause::Other, "", Place::of_file(text.to_owned()));
    }

    /// Notes an unknown result of the player at `place`, and leaves it open.
    fn tell_result(&mut self, round: RoundNo, place: usize, found: &str, texts: &Texts) {
        let number = numbered(place).0;
        let values = [("round", round.into()), ("number", number.into()), ("found", found.into())];
        self.tell(&texts.with("program-result", &values));
    }

    fn cell(&mut self, place: usize, round: RoundNo) -> Option<&mut RoundCell> {
        let (_, cells) = self.players.get_mut(place)?;
        cells.resize(cells.len().max(round.index() + 1), RoundCell::Blank);
        cells.get_mut(round.index())
    }

    /// Sets a cell if the player has none in the round.
    fn put(&mut self, place: usize, round: RoundNo, cell: RoundCell) -> Result<(), ProgramFault> {
        let PairingNumber(number) = numbered(place);
        match self.cell(place, round) {
            Some(slot) if *slot == RoundCell::Blank => {
                *slot = cell;
                Ok(())
            }
            Some(_) => Err(ProgramFault::Twice { round, number }),
            None => Err(ProgramFault::Unknown { round, number }),
        }
    }

    /// Seats two players, White first.
    fn game(
        &mut self,
        round: RoundNo,
        players: [usize; 2],
        result: Option<GameResult>,
    ) -> Result<(), ProgramFault> {
        let [white, black] = players;
        if white == black {
            return Err(ProgramFault::Twice { round, number: numbered(white).0 });
        }
        for (own, other, colour) in [(white, black, Colour::White), (black, white, Colour::Black)] {
            let code = result.map(|result| Code::of_result(result, colour));
            self.put(own, round, RoundCell::Game { opponent: numbered(other), colour, code })?;
        }
        Ok(())
    }

    fn bye(&mut self, round: RoundNo, place: usize, bye: Bye) -> Result<(), ProgramFault> {
        self.put(place, round, RoundCell::Alone(Code::of_bye(bye)))
    }

    fn event(mut self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        let fault = |fault| ImportError::Program { path: source.path.clone(), fault };
        if self.players.is_empty() {
            return Err(fault(ProgramFault::NoPlayers));
        }
        let (players, cells): (Vec<Player>, Vec<Vec<RoundCell>>) = self.players.into_iter().unzip();
        let lines = (1..).map(PairingNumber).zip(&players).zip(cells);
        self.file.players =
            lines.map(|((number, player), cells)| player_line(number, player, cells)).collect();
        let last = self.file.last_paired_round();
        let count = last.map_or(0, |last| usize::from(last.0));
        // A missed round is an absence if it is paired, and nothing otherwise.
        for line in &mut self.file.players {
            line.cells.resize(line.cells.len().max(count), RoundCell::Blank);
            let paired = line.cells.iter_mut().take(count);
            paired.filter(|cell| **cell == RoundCell::Blank).for_each(|cell| {
                *cell = RoundCell::Alone(Code::of_bye(Bye::Requested(RequestedBye::ZeroPoint)));
            });
        }
        let adjourned = adjourn(&mut self.file, last);
        self.file.rounds = self.file.rounds.max(last).or(Some(RoundNo(1)));
        let missing = (!self.missing.is_empty()).then(|| texts.get(self.missing).into_owned());
        let open = (adjourned > 0).then(|| texts.with("program-open", &[("count", adjourned.into())]));
        let notes = open.into_iter().chain(missing).collect();
        let imported = Imported::of_report(&source.path, &self.file, players, self.account, texts)?;
        Ok(Content::Event(Imported { notes, ..imported }))
    }
}

/// Returns the number of the player at `place`.
fn numbered(place: usize) -> PairingNumber {
    PairingNumber(u16::try_from(place + 1).unwrap_or(u16::MAX))
}

/// Marks games of earlier rounds without a result as adjourned, so that the event can continue; returns their
/// number. Games of a table may be open in any round.
fn adjourn(file: &mut TrfFile, last: Option<RoundNo>) -> usize {
    let is_table = file.text(Record::Type).is_some_and(|kind| kind.contains("Robin"));
    let Some(before) = last.and_then(RoundNo::previous).filter(|_| !is_table) else { return 0 };
    let cells = file.players.iter_mut().flat_map(|line| line.cells.iter_mut().take(before.0.into()));
    let open = cells.filter_map(|cell| match cell {
        RoundCell::Game { code: code @ None, .. } => Some(code),
        _ => None,
    });
    open.map(|code| *code = Some(Code::Unknown)).count() / 2
}

/// Creates the event from the output of a reader.
fn content(
    source: &Source,
    found: Result<FoundEvent, ProgramFault>,
    texts: &Texts,
) -> Result<Content, ImportError> {
    let fault = |fault| ImportError::Program { path: source.path.clone(), fault };
    found.map_err(fault)?.event(source, texts)
}

#[cfg(test)]
mod tests;
