//! What the event has to tell, as sheets of columns and cells and as sentences: panes show it, and whatever is
//! printed or exported is drawn from it too. A sheet follows from the event and the texts alone.

pub mod card;
pub mod columns;
pub mod crosstable;
pub mod entry;
pub mod list;
pub mod lists;
pub mod log;
pub mod pairings;
pub mod players;
pub mod prizes;
mod rating;
pub mod results;
pub mod sheet;
pub mod slips;
pub mod standings;
mod versions;

pub use rating::RatingColumn;

use crate::event::Event;
use crate::i18n::{Say, Texts};
use hakem_engine::tiebreak::TieBreakError;
use hakem_engine::tournament::{Round, RoundNo, Ruling, Stage};
use sheet::Sheet;

/// A sheet that the program can make.
pub struct Named {
    /// What it is called on the command line, the same in every language.
    pub name: &'static str,
    /// Makes it: of the round asked for, or of the last that has one.
    pub make: for<'a> fn(Event<'a>, Option<RoundNo>) -> Result<Sheet<'a>, Absent>,
}

/// Every sheet, in the order in which an event needs them.
pub const SHEETS: &[Named] = &[
    Named { name: "starting-list", make: lists::starters },
    Named { name: "pairings", make: pairings::by_board },
    Named { name: "pairings-by-name", make: pairings::by_name },
    Named { name: "moves", make: pairings::moves },
    Named { name: "next-round", make: pairings::next_round },
    Named { name: "slips", make: slips::sheet },
    Named { name: "results", make: results::sheet },
    Named { name: "standings", make: standings::sheet },
    Named { name: "crosstable", make: crosstable::sheet },
    Named { name: "cards", make: card::sheet },
    Named { name: "adjusted", make: lists::adjusted },
    Named { name: "averages", make: lists::averages },
    Named { name: "byes", make: players::byes },
    Named { name: "prizes", make: prizes::sheet },
    Named { name: "log", make: log::sheet },
];

/// Finds a sheet by its name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Named> {
    SHEETS.iter().find(|sheet| sheet.name == name)
}

/// Why the event has no such sheet now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Absent {
    /// Nobody is registered.
    NoPlayers,
    /// No round is published.
    NothingPublished,
    /// The round is not paired.
    NotPaired(RoundNo),
    /// The round is a draft.
    IsDraft(RoundNo),
    /// The pairing of the round was published once and not changed since.
    OneVersion(RoundNo),
    /// The rules of the event count no such figure.
    TieBreak(TieBreakError),
    /// No prizes are announced.
    NoPrizes,
    /// Nobody has a bye or is absent.
    NoByes,
    /// Nothing was recorded.
    NoLog,
}

impl Say for Absent {
    fn say(&self, texts: &Texts) -> String {
        let of = |id: &str, round: &RoundNo| texts.with(id, &[("round", (*round).into())]);
        match self {
            Self::NoPlayers => texts.get("sheet-absent-players").into_owned(),
            Self::NothingPublished => texts.get("sheet-absent-nothing").into_owned(),
            Self::NotPaired(round) => of("sheet-absent-not-paired", round),
            Self::IsDraft(round) => of("sheet-absent-draft", round),
            Self::OneVersion(round) => of("sheet-absent-one-version", round),
            Self::TieBreak(error) => error.say(texts),
            Self::NoPrizes => texts.get("sheet-absent-prizes").into_owned(),
            Self::NoByes => texts.get("sheet-absent-byes").into_owned(),
            Self::NoLog => texts.get("log-empty").into_owned(),
        }
    }
}

/// Returns the round after which players are ranked: the one asked for, or the last published one.
fn after(event: Event, asked: Option<RoundNo>) -> Result<RoundNo, Absent> {
    published(event, asked).map(|(round, _)| round)
}

/// Returns the published round asked for, or the last one.
fn published<'a>(event: Event<'a>, asked: Option<RoundNo>) -> Result<(RoundNo, &'a Round), Absent> {
    let round = asked.or(event.snapshot.last_published()).ok_or(Absent::NothingPublished)?;
    let paired = event.snapshot.round(round).filter(|_| round.0 > 0).ok_or(Absent::NotPaired(round))?;
    match paired.stage() {
        Stage::Published => Ok((round, paired)),
        Stage::Draft => Err(Absent::IsDraft(round)),
    }
}

/// Returns what the arbiter decided before a round was paired.
#[must_use]
pub fn ruling(event: Event, ruling: &Ruling) -> String {
    let texts = event.texts;
    let bye = ruling.bye.map(|id| texts.with("ruling-bye", &[("player", event.name(id).into())]));
    let names: Vec<String> = ruling.unpaired.iter().map(|&id| event.name(id)).collect();
    let unpaired = (!names.is_empty()).then(|| {
        let values = [("count", names.len().into()), ("players", names.join(", ").into())];
        texts.with("ruling-unpaired", &values)
    });
    bye.into_iter().chain(unpaired).collect::<Vec<_>>().join("; ")
}
