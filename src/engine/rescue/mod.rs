//! Rescue codes on paper: the content of posted sheets about their event, in blocks of letters and digits that a person
//! can type, and the reconstruction of the event from them.
//!
//! [`of_pairings`] and [`of_standings`] create the code of a sheet, [`read`] finds codes in typed or scanned text, and
//! [`rebuild`] creates the commands of an event from them. The format is described in `docs/rescue.md`.

mod block;
mod code;
mod number;
mod of_event;
mod read;
mod rebuild;
mod result;
mod seating;
mod tie_breaks;

pub use code::{CodeKind, Corrected, RescueCode, Terms};
pub use of_event::{of_pairings, of_standings};
pub use read::{CodeFault, FaultKind, PlaceOfBlock, read};
pub use rebuild::{Gap, Known, RescueError, Rescued, newest, rebuild};

pub use result::RoundResults;
pub use seating::{Away, Late, Seating};

use crate::tournament::RoundNo;
use block::VALUES;
use number::BigNumber;

/// Version of a code that states a departure from FIDE mode. All others keep version 1, which older programs read.
const VERSION_WITH_DEPARTURE: u32 = 2;

const MOST_BLOCKS: usize = 511;

/// Number of blocks of a code outside its content: the first, that of the event, and the last.
const FRAME: usize = 3;

/// Formats a code: its blocks, separated by blanks; `None` if a value exceeds its range.
fn written(code: &RescueCode) -> Option<String> {
    let content = code.choices()?.blocks();
    let count = content.len() + FRAME;
    (count <= MOST_BLOCKS).then_some(())?;
    let mut values = vec![First::of(code, count).value(), code.event % VALUES];
    values.extend(content);
    values.push(block::sum(&values));
    let blocks: Vec<String> = values.iter().zip(0..).map(|(&value, at)| block::written(value, at)).collect();
    Some(blocks.join(" "))
}

/// Content of the first block of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct First {
    kind: CodeKind,
    version: u32,
    round: RoundNo,
    /// Number of blocks, including this one.
    count: usize,
}

impl First {
    fn of(code: &RescueCode, count: usize) -> Self {
        let version = if code.left_fide_mode.is_some() { VERSION_WITH_DEPARTURE } else { 1 };
        Self { kind: code.kind, version, round: code.round, count }
    }

    fn value(self) -> u32 {
        let kind = u32::from(self.kind == CodeKind::Standings);
        let count = u32::try_from(self.count).unwrap_or(0);
        ((count * u32::from(number::ROUNDS) + u32::from(self.round.0)) * 8 + self.version) * 2 + kind
    }

    /// Reads the value of a first block; `None` if no code starts with it.
    fn read(value: u32) -> Option<Self> {
        let kind = if value % 2 == 1 { CodeKind::Standings } else { CodeKind::Pairings };
        let (version, rest) = (value / 2 % 8, value / 16);
        let round = RoundNo(u8::try_from(rest % u32::from(number::ROUNDS)).ok()?);
        let count = usize::try_from(rest / u32::from(number::ROUNDS)).ok()?;
        (version > 0 && round.0 > 0 && count > FRAME).then_some(Self { kind, version, round, count })
    }
}

/// Reads the values of all blocks of a code with a correct sum.
fn of_values(first: First, values: &[u32]) -> Option<RescueCode> {
    let (_, content) = values.split_at_checked(2)?;
    let (_, content) = content.split_last()?;
    let event = values.get(1).copied()?;
    RescueCode::read(event, first, &mut BigNumber::new(content))
}
