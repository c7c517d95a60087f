//! Forecast of the rest of an event: how often each participant reached which rank.
//!
//! It is for the arbiter only and not listed as a sheet, so it is never printed, published or written to a folder.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Table};
use super::teams::{side, team_column};
use crate::event::Event;
use crate::i18n::{Say, Texts};
use crate::sheet::list;
use crate::simulate::{Forecast, Met, NotRehearsed, Rehearsal};
use hakem_engine::tournament::{Participant, PlayerId};
use std::ops::RangeInclusive;

/// Maximum number of likely opponents listed.
const NAMED: usize = 5;

/// Number of participants above which the column for the first ten ranks is shown.
const WITHOUT_TEN: usize = 20;

/// Describes why there is no forecast.
pub fn refused(event: Event, why: &NotRehearsed) -> String {
    match why {
        NotRehearsed::Over => event.texts.get("rehearsal-over").into_owned(),
        NotRehearsed::Refused(error) => {
            event.texts.with("rehearsal-refused", &[("why", event.refusal(error).into())])
        }
        NotRehearsed::NeverPaired { round, why } => {
            let values = [("round", (*round).into()), ("why", why.say(event.texts).into())];
            event.texts.with("rehearsal-never-paired", &values)
        }
    }
}

/// Returns the forecasts, best expected rank first.
pub fn order(rehearsal: &Rehearsal) -> Vec<(Participant, &Forecast)> {
    let mut all: Vec<_> = rehearsal.forecasts.iter().map(|(&who, forecast)| (who, forecast)).collect();
    all.sort_by_key(|(_, forecast)| forecast.middle_place());
    all
}

/// Builds the sheet: the frequencies of ranks, then the likely next opponents.
pub fn sheet<'a>(event: Event<'a>, rehearsal: &Rehearsal) -> Sheet<'a> {
    let texts = event.texts;
    let all = order(rehearsal);
    let mut sections = vec![Section::of(ends(event, rehearsal, &all))];
    if let Some(round) = rehearsal.next {
        let title = texts.with("rehearsal-next", &[("round", round.into())]);
        sections.push(Section { title, ..Section::of(opponents(event, rehearsal, &all)) });
    }
    let [rounds, span] = list::span(rehearsal.from, rehearsal.last);
    let title = texts.with("rehearsal-title", &[rounds, span, ("count", rehearsal.ends.into())]);
    let sheet = Sheet::of_sections(title, sections);
    let stopped = (rehearsal.stopped > 0)
        .then(|| texts.with("rehearsal-stopped", &[("count", rehearsal.stopped.into())]));
    let seed = texts.with("rehearsal-note-seed", &[("seed", rehearsal.seed.to_string().into())]);
    let notes = ["rehearsal-note-how", "rehearsal-note-places"].map(|id| texts.get(id).into_owned());
    let alone = texts.get("rehearsal-note-arbiter").into_owned();
    Sheet { notes: stopped.into_iter().chain(notes).chain([seed, alone]).collect(), ..sheet }
}

fn heads(event: Event, all: &[(Participant, &Forecast)]) -> Vec<Column> {
    match all.first() {
        Some((Participant::Team(_), _)) => vec![team_column(event)],
        _ => columns::about(&ABOUT, event),
    }
}

const ABOUT: [About; 3] = [About::Number, About::Name, About::Rating];

fn who(event: Event, who: Participant) -> Vec<Cell> {
    match who {
        Participant::Player(id) => columns::cells(&ABOUT, event, id),
        team @ Participant::Team(_) => vec![Cell::Words(side(event, team))],
    }
}

fn row(who: Participant, cells: Vec<Cell>) -> Row {
    match who {
        Participant::Player(id) => Row::about(id, cells),
        Participant::Team(_) => Row::new(cells),
    }
}

/// Builds the table of ranks, prizes and norms.
fn ends<'a>(event: Event<'a>, rehearsal: &Rehearsal, all: &[(Participant, &Forecast)]) -> Table<'a> {
    let texts = event.texts;
    let has_ten = all.len() > WITHOUT_TEN;
    let has_prizes = !event.snapshot.prizes().groups.is_empty();
    let has_norms = all.iter().any(|(_, forecast)| !forecast.norms.is_empty());
    let mut columns = heads(event, all);
    let mut column =
        |key: &'static str, label: &str, kind| columns.push(Column::new(key, texts.get(label), kind));
    column("expected", "rehearsal-column-expected", ColumnKind::Figure);
    column("places", "rehearsal-column-places", ColumnKind::Place);
    column("first", "rehearsal-column-first", ColumnKind::Figure);
    column("among_three", "rehearsal-column-three", ColumnKind::Figure);
    if has_ten {
        column("among_ten", "rehearsal-column-ten", ColumnKind::Figure);
    }
    if has_prizes {
        column("prize", "rehearsal-column-prize", ColumnKind::Figure);
    }
    if has_norms {
        column("norms", "rehearsal-column-norms", ColumnKind::Words);
    }
    let ends = rehearsal.ends;
    let share = |count: u32| share(count, ends).map_or(Cell::Empty, Cell::Words);
    let cells = |&(of, forecast): &(Participant, &Forecast)| {
        let mut cells = who(event, of);
        cells.push(Cell::decimal(forecast.expected(ends), 2));
        cells.push(forecast.usual_places().map_or(Cell::Empty, |places| Cell::Words(range(&places))));
        cells.extend([share(forecast.up_to(1)), share(forecast.up_to(3))]);
        cells.extend(has_ten.then(|| share(forecast.up_to(10))));
        cells.extend(has_prizes.then(|| share(forecast.prizes)));
        cells.extend(has_norms.then(|| Cell::Words(norms(texts, forecast, ends).join(", "))));
        row(of, cells)
    };
    let rows = all.iter().map(cells).collect();
    Table::of_rows(columns, rows)
}

/// Builds the table of likely opponents in the next round.
fn opponents<'a>(event: Event<'a>, rehearsal: &Rehearsal, all: &[(Participant, &Forecast)]) -> Table<'a> {
    let mut columns = heads(event, all);
    columns.push(Column::new("meets", event.texts.get("rehearsal-column-meets"), ColumnKind::Words));
    let met = all.iter().filter(|(_, forecast)| !forecast.next.is_empty());
    let cells = |&(of, forecast): &(Participant, &Forecast)| {
        let mut cells = who(event, of);
        cells.push(Cell::Words(meets(event, forecast, rehearsal.ends)));
        row(of, cells)
    };
    let rows = met.map(cells).collect();
    Table::of_rows(columns, rows)
}

/// Lists the likely opponents with their frequencies.
fn meets(event: Event, forecast: &Forecast, ends: u32) -> String {
    let texts = event.texts;
    let likeliest = forecast.likeliest();
    let of = |&(met, count): &(Met, u32)| {
        let whom = match met {
            Met::Opponent(who) => side(event, who),
            Met::Bye => texts.get("rehearsal-bye").into_owned(),
        };
        format!("{whom} {}", percent(texts, count, ends))
    };
    let mut named: Vec<String> = likeliest.iter().take(NAMED).map(of).collect();
    let others: u32 = likeliest.iter().skip(NAMED).map(|(_, count)| count).sum();
    if others > 0 {
        let values = [
            ("count", likeliest.len().saturating_sub(NAMED).into()),
            ("share", percent(texts, others, ends).into()),
        ];
        named.push(texts.with("rehearsal-others", &values));
    }
    named.join(", ")
}

/// Lists the title norms achieved with their frequencies.
fn norms(texts: &Texts, forecast: &Forecast, ends: u32) -> Vec<String> {
    let of = forecast.norms.iter();
    of.map(|(title, &count)| format!("{} {}", title.title().letters(), percent(texts, count, ends))).collect()
}

/// Describes the forecast of a player, one fact per line; empty if the player is not ranked individually.
pub fn lines(event: Event, rehearsal: &Rehearsal, player: PlayerId) -> Vec<String> {
    let (texts, ends) = (event.texts, rehearsal.ends);
    let Some(forecast) = rehearsal.forecasts.get(&Participant::Player(player)) else { return Vec::new() };
    let places = forecast.usual_places().map(|places| range(&places));
    let values = [
        ("points", texts.decimal(forecast.expected(ends), 2).into()),
        ("places", places.unwrap_or_default().into()),
        ("first", percent(texts, forecast.up_to(1), ends).into()),
        ("three", percent(texts, forecast.up_to(3), ends).into()),
    ];
    let prize = (forecast.prizes > 0).then(|| {
        texts.with("rehearsal-line-prize", &[("share", percent(texts, forecast.prizes, ends).into())])
    });
    let norms = norms(texts, forecast, ends);
    let norms = (!norms.is_empty())
        .then(|| texts.with("rehearsal-line-norms", &[("norms", norms.join(", ").into())]));
    let next = rehearsal.next.filter(|_| !forecast.next.is_empty()).map(|round| {
        let values = [("round", round.into()), ("players", meets(event, forecast, ends).into())];
        texts.with("rehearsal-line-next", &values)
    });
    let first = texts.with("rehearsal-line", &values);
    std::iter::once(first).chain(prize).chain(norms).chain(next).collect()
}

fn range(places: &RangeInclusive<usize>) -> String {
    match (places.start(), places.end()) {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}–{last}"),
    }
}

/// Returns a percentage, `<1` or `>99` if it is neither none nor all; `None` for none.
fn share(count: u32, all: u32) -> Option<String> {
    let hundredths = (200 * u64::from(count) + u64::from(all)) / (2 * u64::from(all.max(1)));
    match (count, hundredths) {
        (0, _) => None,
        (_, 0) => Some("<1".to_owned()),
        (count, 100) if count < all => Some(">99".to_owned()),
        (_, hundredths) => Some(hundredths.to_string()),
    }
}

/// Formats the percentage for the language.
fn percent(texts: &Texts, count: u32, all: u32) -> String {
    let share = share(count, all).unwrap_or_else(|| "0".to_owned());
    texts.with("rehearsal-percent", &[("share", share.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_rounded_and_never_says_none_or_all_of_what_is_neither() {
        let told = |count| share(count, 1000).unwrap_or_default();
        assert_eq!(
            [0, 1, 5, 14, 15, 500, 999, 1000].map(told),
            ["", "<1", "1", "1", "2", "50", ">99", "100"]
        );
    }
}
