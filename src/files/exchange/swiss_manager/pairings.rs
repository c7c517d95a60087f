//! The file of pairings, one row per board.

use super::SwissManagerError;
use crate::exchange::roster::table::{RosterRow, RosterTable};
use hakem_engine::tournament::{BoardNo, Forfeit, GameResult, Outcome, RoundNo};

pub const HEAD: [&str; 13] = [
    "Runde", "Brett", "IdentW", "IdentS", "NrW", "NrS", "ErgW", "ErgS", "Kontumaz", "Erg", "Mnr", "ErgEloW",
    "ErgEloS",
];

/// Number for Black if White has the bye.
pub const BYE: &str = "-1";

pub const FORFEIT: &str = "K";

/// A row: a pairing of two players, or a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Its line, counted from 1.
    pub line: u64,
    pub round: RoundNo,
    pub board: BoardNo,
    pub white: u16,
    /// Black's number; `None` for the bye.
    pub black: Option<u16>,
    pub result: Option<GameResult>,
}

/// Indices of the columns that are read.
struct PairingColumns {
    round: usize,
    board: usize,
    white: usize,
    black: usize,
    points: [usize; 2],
    forfeit: usize,
}

impl PairingColumns {
    fn of(head: &RosterRow) -> Result<Self, SwissManagerError> {
        let at = |heading: &'static str| {
            let found = head.cells.iter().position(|cell| cell.eq_ignore_ascii_case(heading));
            found.ok_or(SwissManagerError::NoColumn { column: heading })
        };
        Ok(Self {
            round: at("Runde")?,
            board: at("Brett")?,
            white: at("NrW")?,
            black: at("NrS")?,
            points: [at("ErgW")?, at("ErgS")?],
            forfeit: at("Kontumaz")?,
        })
    }
}

/// Parses the rows, in order of rounds and boards.
///
/// # Errors
/// Returns an error with the missing column, or with the faulty line.
pub fn read(table: &RosterTable) -> Result<Vec<Pairing>, SwissManagerError> {
    let rows: Vec<&RosterRow> = table.above().iter().chain(table.head()).chain(table.body()).collect();
    let Some((head, rows)) = rows.split_first() else {
        return Err(SwissManagerError::NoColumn { column: "Runde" });
    };
    let columns = PairingColumns::of(head)?;
    let mut pairings: Vec<Pairing> =
        rows.iter().map(|row| pairing(row, &columns)).collect::<Result<_, _>>()?;
    pairings.sort_by_key(|pairing| (pairing.round, pairing.board));
    Ok(pairings)
}

fn pairing(row: &RosterRow, columns: &PairingColumns) -> Result<Pairing, SwissManagerError> {
    let line = row.line;
    let wrong = |column, found: &str| SwissManagerError::NotANumber { line, column, found: found.to_owned() };
    let number = |at: usize, column| {
        let found = row.cell(at);
        found.parse::<u16>().ok().filter(|&number| number > 0).ok_or_else(|| wrong(column, found))
    };
    let round = u8::try_from(number(columns.round, "Runde")?).ok().filter(|&round| round < u8::MAX);
    let round = round.ok_or_else(|| wrong("Runde", row.cell(columns.round)))?;
    let black = match row.cell(columns.black) {
        BYE => None,
        _ => Some(number(columns.black, "NrS")?),
    };
    Ok(Pairing {
        line,
        round: RoundNo(round),
        board: BoardNo(number(columns.board, "Brett")?),
        white: number(columns.white, "NrW")?,
        black,
        // The points of a bye are a setting of the event in Swiss-Manager.
        result: if black.is_some() { result(row, columns)? } else { None },
    })
}

/// Parses the points of both players and the mark of a forfeit.
fn result(row: &RosterRow, columns: &PairingColumns) -> Result<Option<GameResult>, SwissManagerError> {
    let [white, black] = columns.points.map(|at| row.cell(at));
    let mark = row.cell(columns.forfeit);
    let halves = |points: &str| match points.replace(',', ".").as_str() {
        "" | "0" | "0.0" => Some(0),
        "0.5" | "½" => Some(1),
        "1" | "1.0" => Some(2),
        _ => None,
    };
    let played = |outcome| Some(GameResult::Played(outcome));
    let forfeit = |forfeit| Some(GameResult::Forfeit(forfeit));
    let is_forfeit = mark.eq_ignore_ascii_case(FORFEIT);
    match (halves(white), halves(black), is_forfeit) {
        // A game lost by both is indistinguishable from one without a result.
        (Some(0), Some(0), false) => Ok(None),
        (Some(2), Some(0), false) => Ok(played(Outcome::WhiteWins)),
        (Some(1), Some(1), false) => Ok(played(Outcome::Draw)),
        (Some(0), Some(2), false) => Ok(played(Outcome::BlackWins)),
        (Some(1), Some(0), false) => Ok(played(Outcome::WhiteDraws)),
        (Some(0), Some(1), false) => Ok(played(Outcome::BlackDraws)),
        (Some(2), Some(0), true) => Ok(forfeit(Forfeit::ToWhite)),
        (Some(0), Some(2), true) => Ok(forfeit(Forfeit::ToBlack)),
        (Some(0), Some(0), true) => Ok(forfeit(Forfeit::Both)),
        _ => Err(SwissManagerError::NoResult { line: row.line, found: format!("{white}:{black}{mark}") }),
    }
}

/// Returns the points of both players in the format of the file, and the mark of a forfeit.
pub fn points(result: Option<GameResult>) -> ([&'static str; 2], &'static str) {
    const ZERO: &str = "0";
    const HALF: &str = "0,5";
    const ONE: &str = "1";
    match result {
        None | Some(GameResult::Adjourned) => ([ZERO, ZERO], ""),
        Some(GameResult::Played(outcome) | GameResult::Unrated(outcome)) => {
            let points = match outcome {
                Outcome::WhiteWins => [ONE, ZERO],
                Outcome::Draw => [HALF, HALF],
                Outcome::BlackWins => [ZERO, ONE],
                Outcome::WhiteDraws => [HALF, ZERO],
                Outcome::BlackDraws => [ZERO, HALF],
                Outcome::BothLose => [ZERO, ZERO],
            };
            (points, "")
        }
        Some(GameResult::Forfeit(Forfeit::ToWhite)) => ([ONE, ZERO], FORFEIT),
        Some(GameResult::Forfeit(Forfeit::ToBlack)) => ([ZERO, ONE], FORFEIT),
        Some(GameResult::Forfeit(Forfeit::Both)) => ([ZERO, ZERO], FORFEIT),
    }
}
