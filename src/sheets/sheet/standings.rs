//! Standings: ranks, points and tie-breaks, with marks of decisive values.

use super::columns::{self, About};
use super::data::{
    Cell, Column, ColumnKind, Departure, GroupEdge, Key, Row, Section, Sheet, Sign, Table, common_format,
};
use super::{Absent, Counted, after, groups, keizer, teams};
use crate::event::Event;
use crate::i18n::{Arg, Say, Texts};
use crate::sheet::list;
use hakem_engine::console::rescue::of_standings;
use hakem_engine::console::review::{few_games, few_meetings};
use hakem_engine::standings::{self, SharedPlace, Standings, StandingsColumn};
use hakem_engine::tiebreak::{TieBreakValue, TieBreakWarning, ValueFormat, by_ratings};
use hakem_engine::tournament::{Category, PairingNumber, Player, PlayerId, Registration, RoundNo};
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

/// Key of the columns of tie-breaks.
pub const TIE_BREAKS: &str = "tie_breaks";

/// Builds the standings after a round by the event's tie-breaks, followed by those of stages and groups.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    if let Some(sheet) = teams::standings_sheet(event, after) {
        return Ok(sheet);
    }
    let parts = parts(event, after);
    let shown: Vec<Rc<Standings>> = parts.iter().map(|&at| event.standings_of(after, at)).collect();
    let made = event.standings(after);
    let counted = made.columns.iter().filter(|column| column.refused.is_none());
    let codes: Vec<&str> = counted.map(|column| column.id.as_str()).collect();
    let decided = shown.iter().any(|made| made.rows.iter().any(|row| row.decided_by.is_some()));
    let among = shown.iter().any(|made| has_brackets(made));
    let lacking = made.warnings.iter().map(|warning| warning.say(event.texts));
    let notes = lacking.chain(keizer::cycle(event, after));
    let notes = notes.chain(legend(event, &codes, decided, among)).collect();
    let section = |(&at, made): (&Option<usize>, &Rc<Standings>)| {
        let table = table(event, made, StandingsLines::all(made), &ABOUT);
        let table = table.only(|_, column| !is_refused(made, column));
        let title = at.map_or_else(String::new, |at| scope_name(event, after, at));
        Section {
            title,
            notes: [departed(event, made, after), adjusted(event, after)].concat(),
            ..Section::of(marked(event, after, table))
        }
    };
    let sections = parts.iter().zip(&shown).map(section).collect();
    let title = Counted::Standings.heading(event, after);
    let code = of_standings(event.history, event.step, after);
    Ok(Sheet { notes, code, ..groups::sheet(event, title, sections).with_round(after) })
}

/// Returns the separately ranked parts after a round: the entire event (`None`), then each of [`Event::scopes`] if
/// there are several. Parallel groups have no common ranking, so for them the entire event is omitted.
pub fn parts(event: Event, after: RoundNo) -> Vec<Option<usize>> {
    let scopes = event.scopes(after);
    match scopes.len() {
        0 | 1 => vec![None],
        count if event.side_by_side(after).is_some() => (0..count).map(Some).collect(),
        count => std::iter::once(None).chain((0..count).map(Some)).collect(),
    }
}

/// Adds the rank changes since the previous round to the standings of the entire event, for the screen. Unchanged
/// after round 1, and if the event has several parts.
pub fn with_moves<'a>(event: Event<'a>, after: RoundNo, table: Table<'a>) -> Table<'a> {
    let before = after.previous().filter(|&before| before.0 > 0);
    let is_whole =
        |before: &RoundNo| [*before, after].into_iter().all(|round| event.scopes(round).len() <= 1);
    let place = table.columns.iter().position(|column| column.key.name() == "place");
    let (Some(before), Some(place)) = (before.filter(is_whole), place) else { return table };
    let places = |round: RoundNo| {
        let made = event.standings(round);
        let placed = made.rows.iter().filter_map(|row| Some((row.player, row.place?.first)));
        placed.collect::<HashMap<PlayerId, usize>>()
    };
    let (then, now) = (places(before), places(after));
    let column = Column::new("moved", event.texts.get("standings-column-moved"), ColumnKind::Words);
    table.with_column(place + 1, column, move |row| {
        let places = row.player.and_then(|id| Some((*then.get(&id)?, *now.get(&id)?)));
        places.map_or(Cell::Empty, |(then, now)| Cell::Moved { then, now })
    })
}

/// Returns true if a value applies only within a group.
fn has_brackets(made: &Standings) -> bool {
    let holds = |line: usize, column: usize| {
        let value = made.rows.get(line).and_then(|row| row.values.get(column));
        value.is_some_and(|value| *value != TieBreakValue::Blank)
    };
    let columns = made.columns.iter().enumerate();
    let mut groups = columns.flat_map(|(at, column)| column.groups.iter().map(move |group| (at, group)));
    groups.any(|(at, group)| group.clone().any(|line| holds(line, at)))
}

/// Explains the headings of tie-breaks and the marks of their values, for readers of the posted sheet.
pub(super) fn legend(event: Event, codes: &[&str], decided: bool, among: bool) -> Vec<String> {
    let texts = event.texts;
    let names =
        codes.iter().map(|code| format!("{}: {}", texts.tie_break_short(code), texts.tie_break(code)));
    let names: Vec<String> = names.collect();
    let marks = [(decided, "standings-legend-decided"), (among, "standings-legend-among")];
    let marks = marks.into_iter().filter(|(is_there, _)| *is_there).map(|(_, id)| texts.get(id).into_owned());
    (!names.is_empty()).then(|| names.join(" · ")).into_iter().chain(marks).collect()
}

/// Returns true for a column of a tie-break that the rules exclude; the arbiter's handling of it is not public.
pub(super) fn is_refused(standings: &Standings, column: &Column) -> bool {
    let Key::Named(TIE_BREAKS, code) = &column.key else { return false };
    standings.columns.iter().any(|made| made.id.as_str() == code && made.refused.is_some())
}

/// Returns the name of one of [`Event::scopes`]: its group, or its rounds; empty if it is the only one.
pub fn scope_name(event: Event, after: RoundNo, at: usize) -> String {
    let scopes = event.scopes(after);
    let Some(scope) = scopes.get(at).filter(|_| scopes.len() > 1) else { return String::new() };
    let group = scope.group.map_or_else(String::new, |group| groups::name(event, group));
    part_name(event, (scope.first, scope.last), &group)
}

/// Returns the name of a part of an event: its group, and its rounds if it starts later or there are no groups.
pub fn part_name(event: Event, (first, last): (RoundNo, RoundNo), group: &str) -> String {
    let rounds = || event.texts.with("standings-leg", &list::span(first, last));
    match (group.is_empty(), first > RoundNo(1)) {
        (true, _) => rounds(),
        (false, true) => format!("{group}, {}", rounds()),
        (false, false) => group.to_owned(),
    }
}

/// Marks the players who have left by the round after `after` before their names.
pub fn marked<'a>(event: Event<'a>, after: RoundNo, table: Table<'a>) -> Table<'a> {
    table.changed(move |row| {
        let left = row.player.and_then(|id| departure(event, id, after));
        for cell in &mut row.cells {
            if let Cell::Name { departure, .. } = cell {
                *departure = left;
            }
        }
    })
}

/// Returns the departure of a player who does not play the round after `after`, or was expelled.
pub fn departure(event: Event, id: PlayerId, after: RoundNo) -> Option<Departure> {
    let known = event.snapshot.player(id)?;
    if known.is_expelled() {
        return Some(Departure::Expelled);
    }
    known.withdrawn().filter(|&from| from <= after.next()).map(|_| Departure::Withdrawn)
}

/// Lists the players who have left, in one line for each kind: with annulled games, expelled, withdrawn. The signs of
/// the rows precede the lines.
pub fn departed(event: Event, standings: &Standings, after: RoundNo) -> Vec<String> {
    [struck(event, standings), expelled(event, standings), withdrawn(event, standings, after)].concat()
}

/// Lists those of some players who have left, as [`departed`] does.
pub(super) fn departed_among(
    event: Event,
    standings: &Standings,
    after: RoundNo,
    includes: impl Fn(&Player) -> bool,
) -> Vec<String> {
    let is_among = |row: &&standings::StandingsRow| {
        event.snapshot.player(row.player).is_some_and(|known| includes(&known.player))
    };
    let rows = standings.rows.iter().filter(is_among).cloned().collect();
    departed(event, &Standings { rows, ..standings.clone() }, after)
}

/// Lists players whose games are annulled (round-robin §6).
fn struck(event: Event, standings: &Standings) -> Vec<String> {
    let is_struck = |row: &&standings::StandingsRow| row.place.is_none() && !is_expelled(event, row.player);
    let out = standings.rows.iter().filter(is_struck);
    let names: Vec<String> = out.map(|row| event.name(row.player)).collect();
    listed(event, "standings-struck", names)
}

/// Lists expelled players without a rank, although their games count for their opponents, in one line; empty if there
/// are none.
pub fn expelled(event: Event, standings: &Standings) -> Vec<String> {
    let out = standings.rows.iter().filter(|row| is_expelled(event, row.player));
    let names: Vec<String> = out.map(|row| event.name(row.player)).collect();
    listed(event, "standings-expelled", names)
}

/// Lists players whose points the arbiter adjusted, with the round, in one line; empty if there are none.
pub fn adjusted(event: Event, after: RoundNo) -> Vec<String> {
    let rounds = after.up_to().filter_map(|round| Some((round, event.snapshot.round(round)?)));
    let each = rounds.flat_map(|(round, paired)| {
        paired.adjustments().map(move |(id, points)| {
            let points = event.texts.signed_points(points);
            let values =
                [("player", event.name(id).into()), ("round", round.into()), ("points", points.into())];
            event.texts.with("standings-adjusted-player", &values)
        })
    });
    let names: Vec<String> = each.collect();
    listed(event, "standings-adjusted", names)
}

/// Returns a message about players in one line; empty if there are none.
pub(super) fn listed(event: Event, id: &str, names: Vec<String>) -> Vec<String> {
    let words = |names| event.texts.with(id, &[("players", Arg::List(names))]);
    (!names.is_empty()).then(|| words(names)).into_iter().collect()
}

fn is_expelled(event: Event, id: PlayerId) -> bool {
    event.snapshot.player(id).is_some_and(Registration::is_expelled)
}

/// Lists withdrawn players who are still ranked, with the first round without them, in one line; empty if there are
/// none.
pub fn withdrawn(event: Event, standings: &Standings, after: RoundNo) -> Vec<String> {
    let named = |row: &standings::StandingsRow| {
        let from = event.snapshot.player(row.player)?.withdrawn().filter(|&from| from <= after.next())?;
        let values = [("player", event.name(row.player).into()), ("round", from.into())];
        Some(event.texts.with("standings-withdrawn-player", &values))
    };
    let ranked = standings.rows.iter().filter(|row| row.place.is_some());
    let names: Vec<String> = ranked.filter_map(named).collect();
    listed(event, "standings-withdrawn", names)
}

/// Returns warnings about the tie-breaks (those that are excluded, and data that others lack), and about results of
/// players who may have left.
pub fn warnings(event: Event, standings: &Standings) -> Vec<String> {
    let refused = standings.columns.iter().filter_map(|column| column.refused.as_ref());
    let refused = refused.map(|error| error.say(event.texts));
    let few_games = few_games(event.snapshot).into_iter().map(|found| {
        let values = [
            ("player", event.name(found.player).into()),
            ("completed", found.completed.into()),
            ("scheduled", found.scheduled.into()),
        ];
        event.texts.with("standings-few-games", &values)
    });
    let few_meetings = few_meetings(event.snapshot).into_iter().map(|found| {
        let [one, other] = found.players.map(|id| event.name(id));
        let values = [
            ("one", one.into()),
            ("other", other.into()),
            ("times", found.times.into()),
            ("scheduled", found.scheduled.into()),
        ];
        event.texts.with("standings-few-meetings", &values)
    });
    let tie_breaks = standings.warnings.iter().map(|warning| warning.say(event.texts));
    // The list may have come with a report, so that the arbiter has not been advised when choosing it.
    let settings = event.snapshot.settings();
    let by_ratings = settings.is_long().then(|| by_ratings(settings)).into_iter().flatten();
    let long = by_ratings.map(|id| TieBreakWarning::LongEvent { id }.say(event.texts));
    let after = RoundNo(u8::try_from(standings.rounds).unwrap_or(u8::MAX));
    let cycle = keizer::cycle(event, after);
    refused.chain(tie_breaks).chain(long).chain(few_games).chain(few_meetings).chain(cycle).collect()
}

/// Lines of the standings in a table, in display order.
#[derive(Clone, Debug)]
pub struct StandingsLines {
    lines: Vec<usize>,
    /// Ranks within these lines, if some players are not shown.
    within: Option<Vec<Option<SharedPlace>>>,
    /// True if neighbouring lines are also neighbours in the standings.
    in_order: bool,
}

impl StandingsLines {
    /// Selects all lines, by rank.
    pub fn all(standings: &Standings) -> Self {
        Self { lines: (0..standings.rows.len()).collect(), within: None, in_order: true }
    }

    /// Removes the marks of decisive values and of groups.
    #[must_use]
    pub fn unmarked(self) -> Self {
        Self { in_order: false, ..self }
    }

    /// Selects the lines of the players of a category, by rank or by pairing number.
    pub fn of(event: Event, standings: &Standings, category: &Category, by_number: bool) -> Self {
        let mut all = Self::all(standings);
        if !category.is_everybody() {
            let includes = |line: &usize| {
                let player = standings.rows.get(*line).and_then(|row| event.snapshot.player(row.player));
                player.is_some_and(|registration| category.includes(&registration.player))
            };
            all.lines.retain(includes);
        }
        if by_number {
            let number = |line: &usize| standings.rows.get(*line).map(|row| number(event, row));
            all.lines.sort_unstable_by_key(number);
        }
        let within = (!category.is_everybody()).then(|| places_within(standings, &all.lines));
        Self { in_order: within.is_none() && !by_number, within, ..all }
    }

    /// Selects the lines of consecutive groups ([`Event::side_by_side`]), each as in [`StandingsLines::of`].
    pub fn of_groups(event: Event, after: RoundNo, category: &Category, by_number: bool) -> Self {
        let mut all = Self { lines: Vec::new(), within: None, in_order: true };
        let mut start = 0;
        for at in 0..event.scopes(after).len() {
            let standings = event.standings_of(after, Some(at));
            let part = Self::of(event, &standings, category, by_number);
            all.lines.extend(part.lines.iter().map(|line| line + start));
            all.in_order &= part.in_order;
            if let Some(within) = part.within {
                all.within.get_or_insert_default().extend(within);
            }
            start += standings.rows.len();
        }
        all
    }

    /// Selects the lines of some players, by rank, with their ranks among themselves.
    pub fn among(event: Event, standings: &Standings, includes: impl Fn(&Player) -> bool) -> Self {
        let lines = standings.rows.iter().enumerate().filter(|(_, row)| {
            event.snapshot.player(row.player).is_some_and(|registration| includes(&registration.player))
        });
        let lines: Vec<usize> = lines.map(|(line, _)| line).collect();
        Self { within: Some(places_within(standings, &lines)), lines, in_order: false }
    }

    /// Returns the indices of the lines, in order.
    pub fn lines(&self) -> &[usize] {
        &self.lines
    }
}

/// Returns the number of a player in the event, which is the same in rankings of a stage or group.
fn number(event: Event, row: &standings::StandingsRow) -> PairingNumber {
    event.number(row.player).unwrap_or(row.number)
}

/// Columns about a player on printed standings.
pub(super) const ABOUT: [About; 10] = [
    About::Title,
    About::Name,
    About::Federation,
    About::Rating,
    About::NationalRating,
    About::FideId,
    About::Licence,
    About::Born,
    About::Sex,
    About::Club,
];

/// Columns about a player if there is little space.
pub const SHORT: [About; 4] = [About::Title, About::Name, About::Rating, About::NationalRating];

/// Builds the table of standings, with the given columns about each player.
pub fn table<'a>(
    event: Event<'a>,
    standings: &Rc<Standings>,
    lines: StandingsLines,
    shown: &'static [About],
) -> Table<'a> {
    let texts = event.texts;
    let mut heads = vec![columns::place(texts)];
    if lines.within.is_some() {
        heads.push(Column::new("place_within", texts.get("standings-column-within"), ColumnKind::Place));
    }
    heads.push(About::Number.column(event));
    heads.extend(columns::about(shown, event));
    heads.push(columns::points(texts));
    let games_left = differ_in_games(standings);
    if games_left {
        heads.push(to_play(texts));
    }
    heads.extend(standings.columns.iter().map(|column| tie_break(texts, column.id.as_str())));
    let (standings, wide) = (Rc::clone(standings), heads.len());
    let formats = formats(&standings);
    let mut decided = vec![false; standings.columns.len()];
    for column in standings.rows.iter().filter_map(|row| row.decided_by) {
        if let Some(decided) = decided.get_mut(column).filter(|_| lines.in_order) {
            *decided = true;
        }
    }
    let by_score = lines.in_order && !event.has_values();
    Table::new(heads, lines.lines.len(), move |at| {
        let Some((&line, row)) =
            lines.lines.get(at).and_then(|line| Some((line, standings.rows.get(*line)?)))
        else {
            return Row::default();
        };
        let mut cells = Vec::with_capacity(wide);
        cells.push(Cell::Place(row.place));
        cells.extend(lines.within.iter().map(|within| Cell::Place(within.get(at).copied().flatten())));
        cells.push(Cell::Number(number(event, row).0.into()));
        cells.extend(shown.iter().map(|about| about.cell(event, row.player)));
        cells.push(Cell::Points(row.score));
        cells.extend(games_left.then(|| row.to_play.map_or(Cell::Empty, |count| Cell::Number(count.into()))));
        cells.extend(decided.iter().enumerate().map(|(column, decided)| {
            value(&standings, &formats, (line, column), (lines.in_order, *decided))
        }));
        let above = line.checked_sub(1).and_then(|above| standings.rows.get(above));
        let begins =
            by_score && above.is_some_and(|above| (above.scope, above.score) != (row.scope, row.score));
        Row::about(row.player, cells).beginning_group(begins)
    })
}

pub(super) fn tie_break(texts: &Texts, code: &str) -> Column {
    Column::named(TIE_BREAKS, code, texts.tie_break_short(code), ColumnKind::Figure)
}

/// Returns the column of games still to be played.
pub fn to_play(texts: &Texts) -> Column {
    Column::new("to_play", texts.get("standings-column-to-play"), ColumnKind::Number)
}

/// Returns true if the number of remaining games differs within a round robin; the standings then show it.
pub fn differ_in_games(standings: &Standings) -> bool {
    let ranked = || standings.rows.iter().filter_map(|row| Some((row.scope, row.to_play?)));
    ranked().any(|(scope, count)| ranked().any(|(other, less)| other == scope && less != count))
}

/// Returns the format of each column, in which all of its values agree.
pub fn formats(standings: &Standings) -> Vec<ValueFormat> {
    let format = |(at, column): (usize, &StandingsColumn)| {
        common_format(column.format, standings.rows.iter().filter_map(|row| row.values.get(at)))
    };
    standings.columns.iter().enumerate().map(format).collect()
}

/// Returns a value with its marks: decisive against the player above, and the bracket of the group it applies to. If
/// lines are omitted or reordered, neighbours are not neighbours in the standings, and nothing is marked.
pub(super) fn value(
    standings: &Standings,
    formats: &[ValueFormat],
    (line, column): (usize, usize),
    (in_order, decides): (bool, bool),
) -> Cell {
    let found = standings.rows.get(line).zip(standings.columns.get(column));
    let Some((row, about)) = found else { return Cell::Empty };
    let value = row.values.get(column).cloned().unwrap_or(TieBreakValue::Blank);
    let decided = in_order && row.decided_by == Some(column);
    let sign = Sign::of(decided, decides);
    let group = about.groups.get(about.groups.partition_point(|group| group.end <= line));
    let applies = |line: usize| {
        let value = standings.rows.get(line).and_then(|row| row.values.get(column));
        value.is_some_and(|value| *value != TieBreakValue::Blank)
    };
    let group = group.filter(|group| in_order && group.contains(&line) && Range::clone(group).any(applies));
    let bracket = group.map(|group| match line {
        _ if line == group.start => GroupEdge::Top,
        _ if line + 1 == group.end => GroupEdge::Bottom,
        _ => GroupEdge::Middle,
    });
    let format = formats.get(column).copied().unwrap_or(about.format);
    Cell::Value { format, value, sign, bracket }
}

/// Returns the ranks within some lines, in their order; ranks shared among all are shared here too.
fn places_within(standings: &Standings, lines: &[usize]) -> Vec<Option<SharedPlace>> {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_unstable_by_key(|&shown| lines[shown]);
    let mut places = vec![None; lines.len()];
    let place = |shown: &usize| standings.rows[lines[*shown]].place;
    let mut first = 1;
    for equals in order.chunk_by(|one, other| place(one) == place(other)) {
        let last = first + equals.len() - 1;
        for shown in equals {
            places[*shown] = place(shown).map(|_| SharedPlace { first, last });
        }
        first = last + 1;
    }
    places
}
