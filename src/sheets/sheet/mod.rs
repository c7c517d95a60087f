//! Sheets of columns and cells, and texts about the event, shown by panes and used for everything printed or exported.
//!
//! A sheet depends only on the event and the texts.

pub mod announcement;
mod badges;
mod board_prizes;
pub mod bracket;
mod bulletin;
pub mod card;
pub mod categories;
mod cell;
mod changes;
pub mod columns;
pub mod conditions;
pub mod cross_checks;
pub mod crosstable;
pub mod data;
mod dubov;
pub mod entry;
pub mod entry_fees;
mod fa1;
pub mod gaps;
mod group_ranking;
pub mod groups;
pub mod incidents;
mod it1;
mod it3;
mod it4;
mod joined;
mod keizer;
pub mod length;
pub mod list;
pub mod lists;
pub mod log;
pub mod norm_conditions;
pub mod norms;
pub mod pairings;
pub mod player_columns;
pub mod players;
pub mod prizes;
mod progress;
pub mod ranks;
mod rating;
pub mod rating_changes;
pub mod rating_report;
pub mod reasons;
pub mod rehearsal;
pub mod results;
pub mod rules_comparison;
pub mod schedule;
mod score_groups;
pub mod season;
pub mod settings;
pub mod slips;
pub mod standings;
pub mod system_comparison;
pub mod team_games;
pub mod team_pairings;
mod team_workings;
pub mod teams;
mod tree;
mod versions;
pub mod warnings;

pub use changes::of_player as changed;
pub use joined::joined;
pub use progress::{Progress, adjourned_games};
pub use rating::RatingColumn;
pub use versions::version_of;

use crate::event::Event;
use crate::i18n::{Arg, Say, Texts};
use data::Sheet;
use hakem_engine::format::{Course, Facts, Paired};
use hakem_engine::pairing::{facts, facts_of};
use hakem_engine::tiebreak::TieBreakError;
use hakem_engine::tournament::{Round, RoundNo, Ruling, Snapshot, Stage};
use player_columns::People;

/// A sheet that the program can produce.
pub struct Named {
    /// Name on the command line, the same in every language.
    pub name: &'static str,
    /// Returns true if the sheet applies to the event, regardless of the rounds paired so far.
    is_used: fn(&Snapshot) -> bool,
    /// Returns the reason if it does not apply.
    why_not: fn(&Snapshot) -> Absent,
    make: Make,
    people: Option<People>,
    posted: bool,
    /// True if the sheet is part of the closing folder.
    pub closes: bool,
    joins: bool,
    /// Returns true for systems that require the sheet after each round.
    required_by: fn(&Facts) -> bool,
}

/// Builds a sheet of a round, or returns the reason why it is unavailable.
type Make = for<'a> fn(Event<'a>, Option<RoundNo>) -> Result<Sheet<'a>, Absent>;

impl Named {
    /// Creates a sheet for events of any format.
    const fn new(name: &'static str, make: Make) -> Self {
        Self {
            name,
            is_used: |_| true,
            why_not: |_| Absent::OtherSystem,
            make,
            people: None,
            posted: false,
            closes: false,
            joins: false,
            required_by: |_| false,
        }
    }

    /// Restricts the sheet to events it applies to.
    const fn used_where(self, is_used: fn(&Snapshot) -> bool) -> Self {
        Self { is_used, ..self }
    }

    /// Restricts the sheet to events it applies to, with the reason for others.
    const fn used_where_or(self, is_used: fn(&Snapshot) -> bool, why_not: fn(&Snapshot) -> Absent) -> Self {
        Self { is_used, why_not, ..self }
    }

    /// Restricts standings by category to events with players in several groups.
    const fn grouped_where(self, is_used: fn(&Snapshot) -> bool) -> Self {
        self.used_where_or(is_used, no_groups).with_people(player_columns::RANKED)
    }

    /// Makes its columns about players selectable, with defaults derived from the event.
    const fn with_people(self, people: People) -> Self {
        Self { people: Some(people), ..self }
    }

    /// Sets the sheet in the largest font that fits, to be read from a distance.
    const fn posted(self) -> Self {
        Self { posted: true, ..self }
    }

    /// Includes the sheet in the closing folder.
    const fn at_close(self) -> Self {
        Self { closes: true, ..self }
    }

    /// Makes one sheet of those of all sections of a festival.
    const fn joined(self) -> Self {
        Self { joins: true, ..self }
    }

    /// Returns true if the sections of a festival have one sheet together.
    pub fn joins(&self) -> bool {
        self.joins
    }

    /// Makes the sheet due after each round of some systems.
    const fn required_where(self, required_by: fn(&Facts) -> bool) -> Self {
        Self { required_by, ..self }
    }

    /// Returns true if the system of a round requires the sheet once all results are entered.
    pub fn is_required(&self, snapshot: &Snapshot, round: RoundNo) -> bool {
        facts_of(snapshot, round).is_some_and(self.required_by)
    }

    pub fn label(&self, texts: &Texts) -> String {
        texts.get(&format!("sheet-name-{}", self.name)).into_owned()
    }

    /// Returns true if the sheet applies to the format of an event.
    pub fn is_used(&self, snapshot: &Snapshot) -> bool {
        (self.is_used)(snapshot)
    }

    /// Builds the sheet of the requested round, or of the last one that has it.
    pub fn sheet<'a>(&self, event: Event<'a>, round: Option<RoundNo>) -> Result<Sheet<'a>, Absent> {
        if !self.is_used(event.snapshot) {
            return Err((self.why_not)(event.snapshot));
        }
        let mut sheet = (self.make)(event, round)?;
        sheet.is_posted = self.posted;
        if let Some(people) = &self.people {
            people.leave_shown(event, self.name, &mut sheet);
        }
        let is_rating = |column: &data::Column| matches!(column.kind, data::ColumnKind::Rating);
        let has_ratings = sheet.sections.iter().any(|section| section.table.columns.iter().any(is_rating));
        if has_ratings && RatingColumn::any_estimated(event) {
            let sign = data::ESTIMATED.to_string();
            sheet.notes.push(event.texts.with("sheet-estimated-sign", &[("sign", sign.into())]));
        }
        Ok(sheet)
    }

    /// Returns the columns about players, if they can be selected.
    pub fn people(&self) -> Option<&People> {
        self.people.as_ref()
    }

    /// Builds the sheet for a displayed round: of the default round if the displayed one is current or unpublished,
    /// else of the displayed round.
    pub fn of_round<'a>(&self, event: Event<'a>, round: RoundNo) -> Result<Sheet<'a>, Absent> {
        let of = event.snapshot.last_published().filter(|&last| round <= last).map(|_| round);
        self.sheet(event, of.filter(|_| event.snapshot.current_round() != of))
    }
}

/// All sheets in the order of the print pane; those posted every round come first. Sheets that apply to the event are
/// numbered in this order.
pub const SHEETS: &[Named] = &[
    Named::new("pairings", pairings::by_board).with_people(player_columns::AT_BOARDS).posted(),
    Named::new("pairings-by-name", pairings::by_name).posted(),
    Named::new("moves", pairings::moves),
    Named::new("matches", teams::matches).used_where(has_teams).posted(),
    Named::new("results", results::sheet).used_where(is_not_bracket),
    Named::new("slips", slips::sheet),
    Named::new("standings", standings::sheet).with_people(player_columns::RANKED).posted().at_close(),
    Named::new("bracket", bracket::sheet).used_where(is_bracket).posted().at_close(),
    Named::new("knockout", bracket::knockout).used_where(is_bracket).posted().at_close(),
    Named::new("crosstable", crosstable::sheet).used_where(is_not_bracket).posted().at_close(),
    Named::new("schedule", schedule::sheet).used_where(is_table),
    Named::new("rounds-table", schedule::rounds_table).used_where(is_table),
    Named::new("teams", teams::sheets).used_where(has_teams).posted().at_close(),
    Named::new("board-prizes", board_prizes::sheet)
        .used_where(|event| has_teams(event) && lists_players(event))
        .at_close(),
    Named::new("next-round", pairings::next_round).with_people(player_columns::AT_BOARDS).posted(),
    Named::new("starting-list", lists::starters).with_people(player_columns::LISTED).at_close(),
    Named::new("announcement", announcement::sheet)
        .used_where_or(announcement::is_used, |_| Absent::NoTimes)
        .posted(),
    Named::new("prizes", prizes::sheet).at_close().joined(),
    Named::new("prize-receipts", prizes::receipts)
        .used_where_or(|event| !event.prizes().is_empty(), |_| Absent::NoPrizes)
        .at_close()
        .joined(),
    Named::new("bulletin", bulletin::sheet).used_where(is_not_bracket),
    Named::new("categories", categories::sheet)
        .grouped_where(|event| ranks_players(event) && categories::has_categories(event))
        .at_close(),
    Named::new("federations", categories::federations)
        .grouped_where(|event| ranks_players(event) && categories::has_federations(event)),
    Named::new("clubs", categories::clubs)
        .grouped_where(|event| ranks_players(event) && categories::has_clubs(event)),
    Named::new("club-ranking", group_ranking::clubs)
        .used_where_or(|event| ranks_players(event) && categories::has_clubs(event), no_groups)
        .at_close(),
    Named::new("federation-ranking", group_ranking::federations)
        .used_where_or(|event| ranks_players(event) && categories::has_federations(event), no_groups),
    Named::new("rating-groups", categories::ratings)
        .grouped_where(|event| ranks_players(event) && categories::has_bands(event)),
    Named::new("cards", card::sheet).used_where(|event| is_not_bracket(event) && lists_players(event)),
    Named::new("score-groups", score_groups::sheet).used_where(is_by_results),
    Named::new("dubov-table", dubov::sheet).used_where(is_by_averages),
    Named::new("keizer", keizer::sheet).used_where(is_by_values).posted(),
    Named::new("adjusted", lists::adjusted)
        .used_where(is_by_results)
        .required_where(Facts::lists_adjusted_scores),
    Named::new("averages", lists::averages).used_where(is_by_results).required_where(Facts::lists_averages),
    Named::new("crosstable-by-number", crosstable::by_number)
        .used_where(|event| {
            ranks_players(event) && any_system(event, |facts| facts.course == Course::Results)
        })
        .posted(),
    Named::new("crosstable-by-place", crosstable::by_place)
        .used_where(|event| {
            ranks_players(event)
                && any_system(event, |facts| facts.course == Course::Table && facts.paired == Paired::Players)
        })
        .posted(),
    Named::new("byes", players::byes),
    Named::new("badges", badges::badges),
    Named::new("place-cards", badges::place_cards),
    Named::new("entry-fees", entry_fees::sheet).used_where_or(entry_fees::is_used, |_| Absent::NoFees),
    Named::new("incidents", incidents::sheet)
        .used_where_or(|event| !event.incidents().is_empty(), |_| Absent::NoIncidents),
    Named::new("rating-changes", rating_changes::sheet)
        .used_where_or(rating_changes::is_used, |_| Absent::NoRatedGames)
        .at_close(),
    Named::new("norm-chances", norms::sheet).used_where_or(norms::is_used, |_| Absent::NoNorms),
    Named::new("it1", it1::sheet).used_where_or(norms::is_used, |_| Absent::NoNorms).at_close(),
    Named::new("it3", it3::report).at_close(),
    Named::new("it4", it4::sheet)
        .used_where_or(|event| event.settings().direct_titles.is_some(), |_| Absent::NoDirectTitles)
        .at_close(),
    Named::new("fa1", fa1::sheet).used_where_or(fa1::is_used, fa1::why_not).at_close(),
    Named::new("reasons", reasons::sheet),
    Named::new("log", log::sheet),
];

/// Returns why players are not ranked by groups.
fn no_groups(event: &Snapshot) -> Absent {
    if ranks_players(event) { Absent::NoGroups } else { Absent::OtherSystem }
}

/// Returns true if the system of the event or of one of its stages satisfies a condition.
fn any_system(snapshot: &Snapshot, is_such: fn(&Facts) -> bool) -> bool {
    let legs = snapshot.legs().iter().map(|leg| &leg.system);
    let mut systems = std::iter::once(&snapshot.settings().system).chain(legs);
    systems.any(|system| facts(system.as_str()).is_some_and(is_such))
}

/// Returns true if players, or teams that list players, are paired by results.
fn is_by_results(snapshot: &Snapshot) -> bool {
    any_system(snapshot, |facts| facts.course == Course::Results) && lists_players(snapshot)
}

/// Returns true if players are listed; teams may list none.
fn lists_players(snapshot: &Snapshot) -> bool {
    !snapshot.teams().any(|(_, team)| team.has_stand_ins())
}

fn is_table(snapshot: &Snapshot) -> bool {
    any_system(snapshot, |facts| facts.course == Course::Table)
}

fn is_bracket(snapshot: &Snapshot) -> bool {
    any_system(snapshot, |facts| facts.course == Course::Bracket)
}

fn is_not_bracket(snapshot: &Snapshot) -> bool {
    any_system(snapshot, |facts| facts.course != Course::Bracket)
}

/// Returns true if there are standings of players.
fn ranks_players(snapshot: &Snapshot) -> bool {
    is_not_bracket(snapshot) && !has_teams(snapshot)
}

fn is_by_averages(snapshot: &Snapshot) -> bool {
    any_system(snapshot, |facts| facts.by_averages)
}

fn is_by_values(snapshot: &Snapshot) -> bool {
    any_system(snapshot, |facts| facts.by_values)
}

fn has_teams(snapshot: &Snapshot) -> bool {
    snapshot.teams().next().is_some() || any_system(snapshot, |facts| facts.paired == Paired::Teams)
}

/// Name of the tournament report in the log, where it is listed with the sheets.
pub const TOURNAMENT_REPORT: &str = "report";

pub fn named(name: &str) -> Option<&'static Named> {
    SHEETS.iter().find(|sheet| sheet.name == name)
}

/// Reason why a sheet is unavailable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Absent {
    NoPlayers,
    NothingPublished,
    NotPaired(RoundNo),
    IsDraft(RoundNo),
    OneVersion(RoundNo),
    /// The rules of the event exclude the tie-break.
    TieBreak(TieBreakError),
    NoResults(RoundNo),
    /// The sheet does not apply to the pairing system of the event.
    OtherSystem,
    NoPrizes,
    NoTeams,
    /// The known data of the players do not form groups.
    NoGroups,
    /// The event cannot award title norms.
    NoNorms,
    /// Games are still open.
    NotPlayed,
    /// No player achieved a title norm.
    NoNormReached,
    NoArbiter,
    /// The arbiters already hold the highest title.
    NoArbiterNorm,
    /// No date or time of the round is set.
    NoTimes,
    /// No place earns a title directly.
    NoDirectTitles,
    NoFees,
    NoIncidents,
    /// The players on the places that earn titles already hold them.
    NoTitleEarned,
    NoRatedGames,
    NoByes,
    NoLog,
    /// The sheet has no section about the requested board or player.
    NoPart,
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
            Self::NoGroups => texts.get("sheet-absent-groups").into_owned(),
            Self::NoTeams => texts.get("sheet-absent-teams").into_owned(),
            Self::NoNorms => texts.get("sheet-absent-norms").into_owned(),
            Self::NotPlayed => texts.get("sheet-absent-played").into_owned(),
            Self::NoNormReached => texts.get("sheet-absent-norm-reached").into_owned(),
            Self::NoArbiter => texts.get("sheet-absent-arbiter").into_owned(),
            Self::NoArbiterNorm => texts.get("sheet-absent-arbiter-norm").into_owned(),
            Self::NoTimes => texts.get("sheet-absent-times").into_owned(),
            Self::NoIncidents => texts.get("sheet-absent-incidents").into_owned(),
            Self::NoFees => texts.get("sheet-absent-fees").into_owned(),
            Self::NoDirectTitles => texts.get("sheet-absent-direct-titles").into_owned(),
            Self::NoTitleEarned => texts.get("sheet-absent-title-earned").into_owned(),
            Self::NoRatedGames => texts.get("sheet-absent-rated-games").into_owned(),
            Self::NoByes => texts.get("sheet-absent-byes").into_owned(),
            Self::NoLog => texts.get("log-empty").into_owned(),
            Self::NoPart => texts.get("sheet-absent-part").into_owned(),
        }
    }
}

/// Returns the round of the standings: the requested one, or the last published one with a result.
fn after(event: Event, asked: Option<RoundNo>) -> Result<RoundNo, Absent> {
    let (last, _) = published(event, asked)?;
    if asked.is_some() {
        return Ok(last);
    }
    let has_results = |round: &RoundNo| {
        // A match may have only a match score.
        let is_in = |paired: &Round| {
            paired.games().any(|(board, _, result)| result.is_some() || !paired.awaits(board))
        };
        event.snapshot.round(*round).is_some_and(is_in)
    };
    let mut rounds = std::iter::successors(Some(last), |round| round.previous());
    rounds.find(has_results).ok_or(Absent::NoResults(last))
}

/// Returns [`Absent::OtherSystem`] for a round whose pairing does not depend on results, such as a table or bracket.
fn paired_by_results(event: Event, round: RoundNo) -> Result<(), Absent> {
    let course = facts(event.snapshot.system(round).as_str()).map(|facts| facts.course);
    if course.is_none_or(|course| course == Course::Results) { Ok(()) } else { Err(Absent::OtherSystem) }
}

/// Describes the number of results entered in a round, if some are missing.
fn incomplete(event: Event, round: RoundNo) -> Option<String> {
    in_round(event, "sheet-incomplete", round)
}

/// Formats a message about a round with missing results: the round, the number of results and of boards.
fn in_round(event: Event, id: &str, round: RoundNo) -> Option<String> {
    let Progress { entered, total } = Progress::of(event.snapshot, round);
    let values = [("round", round.into()), ("results", entered.into()), ("boards", total.into())];
    (entered < total).then(|| event.texts.with(id, &values))
}

/// Contents computed after a round, complete or provisional.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    Standings,
    Crosstable,
    Cards,
    Prizes,
}

impl Counted {
    /// Returns the heading: after the round, or within the round with the number of results.
    pub fn heading(self, event: Event, round: RoundNo) -> String {
        let (after, within) = match self {
            Self::Standings => ("standings-after", "standings-within"),
            Self::Crosstable => ("crosstable-after", "crosstable-within"),
            Self::Cards => ("sheet-cards", "sheet-cards-within"),
            Self::Prizes => ("prizes-after", "prizes-within"),
        };
        let so_far = in_round(event, within, round);
        let heading = so_far.unwrap_or_else(|| event.texts.with(after, &[("round", round.into())]));
        provisional(event, round, heading)
    }
}

/// Returns the heading of standings by group, such as `Standings by category after round 5`.
fn heading_by(event: Event, round: RoundNo, title: &str) -> String {
    let Progress { entered, total } = Progress::of(event.snapshot, round);
    let values = [
        ("title", event.texts.heading(title).into()),
        ("round", round.into()),
        ("results", entered.into()),
        ("boards", total.into()),
    ];
    let id = if entered < total { "standings-by-within" } else { "standings-by-after" };
    provisional(event, round, event.texts.with(id, &values))
}

/// Adds the number of adjourned games to a heading: provisional data is never shown as final (FIDE's checklist,
/// question 169).
fn provisional(event: Event, round: RoundNo, heading: String) -> String {
    match event.snapshot.adjourned(round) {
        0 => heading,
        count => {
            let adjourned = event.texts.with("standings-adjourned", &[("count", count.into())]);
            format!("{heading}; {adjourned}")
        }
    }
}

fn published<'a>(event: Event<'a>, asked: Option<RoundNo>) -> Result<(RoundNo, &'a Round), Absent> {
    let round = asked.or(event.snapshot.current_round()).ok_or(Absent::NothingPublished)?;
    let paired = event.snapshot.round(round).filter(|_| round.0 > 0).ok_or(Absent::NotPaired(round))?;
    match paired.stage() {
        Stage::Published => Ok((round, paired)),
        Stage::Draft => Err(Absent::IsDraft(round)),
    }
}

/// Describes the arbiter's decision before a round was paired.
pub fn ruling(event: Event, ruling: &Ruling) -> String {
    let texts = event.texts;
    let bye =
        ruling.bye.map(|id| texts.with("ruling-bye", &[("player", reasons::seat_name(event, id).into())]));
    let names: Vec<String> = ruling.unpaired.iter().map(|&id| reasons::seat_name(event, id)).collect();
    let unpaired = (!names.is_empty()).then(|| {
        let values = [("count", names.len().into()), ("players", Arg::List(names))];
        texts.with("ruling-unpaired", &values)
    });
    let fixed: Vec<String> = ruling.fixed.iter().map(|&meeting| reasons::names(event, meeting)).collect();
    let fixed = (!fixed.is_empty()).then(|| {
        let values = [("count", fixed.len().into()), ("boards", Arg::List(fixed))];
        texts.with("ruling-fixed", &values)
    });
    bye.into_iter().chain(unpaired).chain(fixed).collect::<Vec<_>>().join("; ")
}
