//! What the event has to tell, as sheets of columns and cells and as sentences: panes show it, and whatever is
//! printed or exported is drawn from it too. A sheet follows from the event and the texts alone.

pub mod bracket;
pub mod card;
mod changes;
pub mod columns;
pub mod crosstable;
mod dubov;
pub mod entry;
pub mod list;
pub mod lists;
pub mod log;
pub mod pairings;
pub mod players;
pub mod prizes;
mod rating;
pub mod reasons;
pub mod results;
pub mod schedule;
mod score_groups;
pub mod sheet;
pub mod slips;
pub mod standings;
pub mod teams;
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

impl Named {
    /// Returns what it is called in words.
    #[must_use]
    pub fn label(&self, texts: &Texts) -> String {
        texts.get(&format!("sheet-name-{}", self.name)).into_owned()
    }

    /// Makes it of a round that is on show: of the last published round as for the wall now, of an earlier one as it
    /// was after that.
    ///
    /// # Errors
    /// Says why the event has none.
    pub fn of_round<'a>(&self, event: Event<'a>, round: RoundNo) -> Result<Sheet<'a>, Absent> {
        let earlier = event.snapshot.last_published().filter(|&last| round < last).map(|_| round);
        (self.make)(event, earlier)
    }
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
    Named { name: "bracket", make: bracket::sheet },
    Named { name: "knockout", make: bracket::knockout },
    Named { name: "teams", make: teams::sheets },
    Named { name: "matches", make: teams::matches },
    Named { name: "cards", make: card::sheet },
    Named { name: "score-groups", make: score_groups::sheet },
    Named { name: "dubov-table", make: dubov::sheet },
    Named { name: "adjusted", make: lists::adjusted },
    Named { name: "averages", make: lists::averages },
    Named { name: "byes", make: players::byes },
    Named { name: "prizes", make: prizes::sheet },
    Named { name: "schedule", make: schedule::sheet },
    Named { name: "rounds-table", make: schedule::rounds_table },
    Named { name: "reasons", make: reasons::sheet },
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
    /// No result of the round is in.
    NoResults(RoundNo),
    /// The pairing system of the event has no use for it.
    OtherSystem,
    /// No prizes are announced.
    NoPrizes,
    /// No team is registered.
    NoTeams,
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
            Self::NoResults(round) => of("sheet-absent-results", round),
            Self::OtherSystem => texts.get("sheet-absent-system").into_owned(),
            Self::NoPrizes => texts.get("sheet-absent-prizes").into_owned(),
            Self::NoTeams => texts.get("sheet-absent-teams").into_owned(),
            Self::NoByes => texts.get("sheet-absent-byes").into_owned(),
            Self::NoLog => texts.get("log-empty").into_owned(),
        }
    }
}

/// Returns the round after which players are ranked: the one asked for, or the last published one of which a result
/// is in.
fn after(event: Event, asked: Option<RoundNo>) -> Result<RoundNo, Absent> {
    let (last, _) = published(event, asked)?;
    if asked.is_some() {
        return Ok(last);
    }
    let has_results = |round: &RoundNo| {
        let games = event.snapshot.round(*round).map(|paired| paired.games().any(|game| game.2.is_some()));
        games.unwrap_or(false)
    };
    let mut rounds = std::iter::successors(Some(last), |round| round.previous());
    rounds.find(has_results).ok_or(Absent::NoResults(last))
}

/// Says how many results of a round are in, where some are missing.
fn incomplete(event: Event, round: RoundNo) -> Option<String> {
    let paired = event.snapshot.round(round)?;
    // Games that are not needed any more are not waited for.
    let results = paired.games().filter(|(.., result)| result.is_some()).count();
    let boards = results + paired.missing();
    let values = [("round", round.into()), ("results", results.into()), ("boards", boards.into())];
    (results < boards).then(|| event.texts.with("sheet-incomplete", &values))
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
