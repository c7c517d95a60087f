//! Pairings of teams that list no players: one line per match, and the match of each team.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Table};
use super::{groups, teams};
use crate::event::Event;
use hakem_engine::collate::Collation;
use hakem_engine::pairing::ranked_teams;
use hakem_engine::tournament::{
    Colour, Match, Participant, PlayerId, Rating, Round, RoundNo, Snapshot, TeamId,
};

/// Returns true if the teams of a round list no players, so that no player is known at a board.
pub fn is_of(snapshot: &Snapshot, round: &Round) -> bool {
    round.has_listed_matches() && round.matches().first().is_some_and(|of| snapshot.lists_nobody(of))
}

/// Builds the tables of a round's matches, one per group; teams without a match are listed in the notes.
pub(super) fn matches<'a>(event: Event<'a>, number: RoundNo, round: &Round, title: &str) -> Vec<Section<'a>> {
    let texts = event.texts;
    let mut heads = vec![match_column(event)];
    for side in ["first", "second"] {
        heads.push(Column::named(side, "number", About::Number.column(event).head, ColumnKind::Number));
        heads.push(Column::named(side, "name", texts.get("column-team"), ColumnKind::Words));
        heads.push(Column::named(side, "points", texts.get("column-points"), ColumnKind::Points));
        if side == "first" {
            heads.push(Column::new("score", texts.get("column-result"), ColumnKind::Result));
        }
    }
    let listed = round.matches();
    let rows = listed.iter().zip(1_u64..).map(|(of, place)| {
        let [one, other] = of.sides.map(|side| side_cells(event, number, side));
        let score = [score_cell(event, round, of)];
        let cells = [Cell::Number(place)].into_iter().chain(one).chain(score).chain(other);
        (of.sides[0], Row::new(cells.collect()))
    });
    let parts = groups::parted(event, number, rows.collect(), |(side, _)| stand_in(event, *side));
    let section = |part: groups::GroupPart<(Participant, Row)>| {
        let rows = part.items.into_iter().map(|(_, row)| row).collect();
        Section {
            title: groups::titled(title, &part.name),
            ..Section::of(Table::of_rows(heads.clone(), rows))
        }
    };
    let mut sections: Vec<Section> = parts.into_iter().map(section).collect();
    if let Some(last) = sections.last_mut() {
        last.notes.extend(teams::without_match(event, (number, round)));
    }
    sections
}

/// Builds the list of the matches of a round with their scores; `None` if no teams meet in it.
pub fn list(event: Event<'_>, number: RoundNo) -> Option<Section<'_>> {
    let round = event.snapshot.round(number)?;
    let listed = round.matches();
    if listed.is_empty() || !(teams::meet(event.snapshot, number, round) || is_of(event.snapshot, round)) {
        return None;
    }
    let side = |key| Column::named(key, "name", event.texts.get("column-team"), ColumnKind::Words);
    let score = Column::new("score", event.texts.get("column-result"), ColumnKind::Result);
    let heads = vec![match_column(event), side("first"), score, side("second")];
    let row = |(of, place): (&Match, u64)| {
        let [one, other] = of.sides.map(|side| Cell::Words(teams::side(event, side)));
        Row::new(vec![Cell::Number(place), one, score_cell(event, round, of), other])
    };
    let rows = listed.iter().zip(1..).map(row).collect();
    let notes = teams::without_match(event, (number, round));
    Some(Section { notes, ..Section::of(Table::of_rows(heads, rows)) })
}

/// Returns the score of a match, first side first; empty before its first result.
fn score_cell(event: Event, round: &Round, of: &Match) -> Cell {
    let score = || teams::score(event, round, of).map(|points| event.texts.points(points)).join(" - ");
    if teams::has_score(round, of) { Cell::Words(score()) } else { Cell::Empty }
}

fn match_column(event: Event) -> Column {
    Column::new("match", event.texts.get("column-match"), ColumnKind::Number)
}

/// Returns the number, name and score before the round of a team.
fn side_cells(event: Event, round: RoundNo, side: Participant) -> [Cell; 3] {
    let stand_in = stand_in(event, side);
    let number = stand_in.and_then(|id| event.number(id)).map(|number| number.0);
    let score = stand_in.map_or(Cell::Empty, |id| Cell::Points(event.score_before(id, round)));
    [Cell::number(number), Cell::Words(teams::side(event, side)), score]
}

/// Returns the stand-in at the first board of a team.
fn stand_in(event: Event, side: Participant) -> Option<PlayerId> {
    let Participant::Team(id) = side else { return None };
    event.snapshot.team(id)?.players.first().copied()
}

/// Returns the match number of a team, its colour on the first board, and its opponent.
fn seat(round: &Round, id: TeamId) -> Option<(u64, Colour, Participant)> {
    let team = Participant::Team(id);
    let listed = round.matches();
    let (of, place) = listed.iter().zip(1..).find(|(of, _)| of.sides.contains(&team))?;
    let [one, other] = of.sides;
    Some(if one == team { (place, Colour::White, other) } else { (place, Colour::Black, one) })
}

/// Builds the list of teams that list no players by number; before numbers are assigned, in the order in which they
/// would be.
pub(super) fn starters(event: Event<'_>) -> Table<'_> {
    let number = |id: TeamId| stand_in(event, Participant::Team(id)).and_then(|id| event.number(id));
    let mut listed = ranked_teams(event.snapshot);
    listed.sort_by_key(|&id| number(id));
    let heads = vec![
        About::Number.column(event),
        teams::team_column(event),
        Column::new("strength", About::Rating.column(event).head, ColumnKind::Rating),
    ];
    let rows = listed.into_iter().zip(1_u64..).filter_map(|(id, place)| {
        let team = event.snapshot.team(id).filter(|team| team.has_stand_ins())?;
        let number = number(id).map_or(place, |number| number.0.into());
        let rating = Cell::number(team.rating.map(Rating::get));
        Some(Row::new(vec![Cell::Number(number), Cell::Words(teams::name(event, id)), rating]))
    });
    Table::of_rows(heads, rows.collect())
}

/// Returns the teams whose match or opponent changed since the previous pairing.
pub(super) fn movers(snapshot: &Snapshot, before: &Round, now: &Round) -> Vec<TeamId> {
    let moves = |id: &TeamId| seat(before, *id) != seat(now, *id);
    snapshot.teams().map(|(id, _)| id).filter(moves).collect()
}

/// Builds the table of the matches of teams in the alphabetical order of the event's language, with the previous
/// pairing if it is given.
pub(super) fn seats<'a>(
    event: Event<'a>,
    (at, round): (RoundNo, &Round),
    listed: &[TeamId],
    before: Option<&Round>,
) -> Table<'a> {
    let texts = event.texts;
    let opponent = |name: &str, head: String, kind| Column::named("opponent", name, head, kind);
    let number = About::Number.column(event);
    let mut heads = vec![
        teams::team_column(event),
        number.clone(),
        match_column(event),
        columns::colour(texts),
        opponent("number", number.head, ColumnKind::Number),
        opponent("team", texts.get("column-opponent").into_owned(), ColumnKind::Words),
    ];
    heads.extend(before.map(|_| Column::new("before", texts.get("column-before"), ColumnKind::Words)));
    let names = Collation::new(event.snapshot.settings().language);
    let why = |round: &Round, id| teams::why_without_match(event, (at, round), id);
    let mut seated: Vec<(TeamId, String)> = listed.iter().map(|&id| (id, teams::name(event, id))).collect();
    seated.sort_by_cached_key(|(id, name)| (names.sort_key(name), *id));
    let rows = seated.into_iter().filter_map(|(id, name)| {
        let [number, ..] = side_cells(event, RoundNo(1), Participant::Team(id));
        let mut cells = vec![Cell::Words(name), number];
        match (seat(round, id), why(round, id)) {
            (Some((place, colour, opponent)), _) => {
                let [number, name, _] = side_cells(event, RoundNo(1), opponent);
                cells.extend([Cell::Number(place), Cell::Colour(colour), number, name]);
            }
            (None, Some(why)) => {
                cells.extend([Cell::Empty, Cell::Empty, Cell::Empty, Cell::Words(why)]);
            }
            (None, None) => return None,
        }
        cells.extend(before.map(|before| match (seat(before, id), why(before, id)) {
            (Some((place, _, opponent)), _) => {
                Cell::Words(format!("{place} {}", teams::side(event, opponent)))
            }
            (None, Some(why)) => Cell::Words(why),
            (None, None) => Cell::Empty,
        }));
        Some(Row::new(cells))
    });
    Table::of_rows(heads, rows.collect())
}
