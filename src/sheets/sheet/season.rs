//! The ranking of a season: results of each event, the total, and the rules.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Sign, Table, common_format};
use crate::event::Event;
use crate::i18n::Texts;
use crate::text::clean;
use hakem_engine::season::{
    Season, SeasonDoubt, SeasonPoints, SeasonRating, SeasonRatingRules, SeasonRow, SeasonRules, SeasonUnit,
};
use hakem_engine::tiebreak::{Ratio, TieBreakValue, ValueFormat};

/// Builds the ranking of a season, and that of each category. `events` are the events of the season in
/// order, in one language.
pub fn sheet<'a>(rules: &SeasonRules, season: &Season, events: &[Event<'a>]) -> Sheet<'a> {
    let Some(texts) = events.first().map(|event| event.texts) else {
        return Sheet::of_sections(String::new(), Vec::new());
    };
    let all = Section::of(table(rules, &season.rows, events));
    let mut sections = vec![Section { notes: doubts(&season.doubts, texts), ..all }];
    for (of, rows) in rules.categories.iter().zip(&season.categories) {
        let title = clean(of.name.as_str()).into_owned();
        let about = super::prizes::category(texts, &of.category);
        let empty = rows.is_empty().then(|| texts.get("season-category-empty").into_owned());
        let notes = empty.into_iter().collect();
        sections.push(Section { title, about, notes, ..Section::of(table(rules, rows, events)) });
    }
    let by = (sections.len() > 1)
        .then(|| Column::new("category", texts.get("categories-column"), ColumnKind::Words));
    let title = texts.get("sheet-season").into_owned();
    let legend = events
        .iter()
        .enumerate()
        .map(|(at, event)| format!("{}: {}", at + 1, clean(event.snapshot.settings().name.as_str())));
    let mut notes = vec![legend.collect::<Vec<_>>().join(" · "), counted(rules, events.len(), texts)];
    let ties: Vec<String> =
        rules.ties.iter().map(|tie| texts.get(&format!("season-tie-{}", tie.word())).into_owned()).collect();
    notes.extend((!ties.is_empty()).then(|| texts.with("season-ties", &[("rules", ties.join(", ").into())])));
    Sheet { by, notes, ..Sheet::of_sections(title, sections) }
}

/// States whose identity is uncertain.
fn doubts(doubts: &[SeasonDoubt], texts: &Texts) -> Vec<String> {
    let told = doubts.iter().map(|doubt| {
        let (id, name) = match doubt {
            SeasonDoubt::SameName(name) => ("season-same-name", name),
            SeasonDoubt::TwoIds(name) => ("season-two-ids", name),
            SeasonDoubt::Unused(name) => ("season-unused-name", name),
        };
        texts.with(id, &[("name", clean(name.as_str()).into_owned().into())])
    });
    told.collect()
}

/// States what a result is worth, and how many count.
fn counted(rules: &SeasonRules, events: usize, texts: &Texts) -> String {
    let points = match &rules.points {
        SeasonPoints::Score => texts.get("season-by-score").into_owned(),
        SeasonPoints::Place { points, others } => {
            let listed = points.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            texts.with("season-by-place", &[("points", listed.into()), ("others", u32::from(*others).into())])
        }
    };
    let best = rules.best.map_or(events, |best| usize::from(best.get())).min(events);
    texts.with(
        "season-counted",
        &[("points", points.into()), ("best", best.into()), ("events", events.into())],
    )
}

/// Builds the table of a ranking; results that do not count are in brackets.
fn table<'a>(rules: &SeasonRules, rows: &[SeasonRow], events: &[Event<'a>]) -> Table<'a> {
    let Some(texts) = events.first().map(|event| event.texts) else { return Table::default() };
    let of_players = rules.unit == SeasonUnit::Players;
    let mut heads = vec![columns::place(texts)];
    heads.push(match of_players {
        true => Column::new("name", texts.get("column-name"), ColumnKind::Name),
        false => Column::new("group", texts.get("players-column-club"), ColumnKind::Words),
    });
    let latest = |row: &SeasonRow| {
        let (at, id) = row.player?;
        let event = events.get(at)?;
        Some((*event, &event.snapshot.player(id)?.player))
    };
    let has_clubs = rows.iter().any(|row| latest(row).is_some_and(|(_, player)| player.club.is_some()));
    heads.extend(has_clubs.then(|| Column::new("club", texts.get("players-column-club"), ColumnKind::Words)));
    heads.extend((1..=events.len()).map(|at| Column::in_turn("event", at.to_string(), ColumnKind::Figure)));
    heads.push(Column::new("total", texts.get("season-total"), ColumnKind::Figure));
    let points = |row: &SeasonRow| {
        let results: Vec<Ratio> = row.results.iter().flatten().map(|made| made.points).collect();
        results.into_iter().chain([row.total]).map(TieBreakValue::Number)
    };
    let all: Vec<TieBreakValue> = rows.iter().flat_map(points).collect();
    let format = common_format(ValueFormat::Points, all.iter());
    let value = |points: Ratio, sign: Sign| Cell::Value {
        format,
        value: TieBreakValue::Number(points),
        sign,
        bracket: None,
    };
    let row = |row: &SeasonRow| {
        let mut cells = vec![Cell::Place(Some(row.place))];
        let latest = latest(row);
        cells.push(match latest {
            Some((event, player)) => Cell::player(event, player),
            None => Cell::name(&row.name),
        });
        let club = latest.and_then(|(_, player)| player.club.as_ref());
        cells.extend(has_clubs.then(|| club.map_or(Cell::Empty, Cell::name)));
        cells.extend(row.results.iter().map(|made| match made {
            Some(made) if made.counts => value(made.points, Sign::None),
            Some(made) => value(made.points, Sign::Cut),
            None => Cell::Empty,
        }));
        cells.push(value(row.total, Sign::None));
        Row::new(cells)
    };
    Table::of_rows(heads, rows.iter().map(row).collect())
}

/// Builds the list of the ratings after a season, which hakem imports as a rating list if written as a table.
pub fn ratings<'a>(
    rules: &SeasonRatingRules,
    (ratings, uncertain): (&[SeasonRating], &[SeasonDoubt]),
    events: &[Event<'a>],
) -> Sheet<'a> {
    let Some(&first) = events.first() else {
        return Sheet::of_sections(String::new(), Vec::new());
    };
    let texts = first.texts;
    let optional =
        [About::Licence, About::FideId, About::Federation, About::Sex, About::Born, About::Club].into_iter();
    let used = optional.filter(|about| events.iter().any(|&event| about.is_used(event)));
    let shown: Vec<About> = std::iter::once(About::Name).chain(used).collect();
    let mut heads = columns::about(&shown, first);
    heads.extend([
        Column::new("national_rating", texts.get("season-rating"), ColumnKind::Rating),
        Column::new("change", texts.get("rating-changes-change"), ColumnKind::Figure),
        Column::new("games", texts.get("column-games"), ColumnKind::Number),
    ]);
    let row = |made: &SeasonRating| {
        let event = events.get(made.event)?;
        let mut cells = columns::cells(&shown, *event, made.player);
        let change = i64::from(made.after.get()) - i64::from(made.before.get());
        let change = match change {
            0 => "0".to_owned(),
            1.. => format!("+{change}"),
            _ => format!("−{}", -change),
        };
        let change = Cell::Words(change);
        cells.extend([Cell::Number(made.after.get().into()), change, Cell::Number(made.games.into())]);
        Some(Row::new(cells))
    };
    let title = texts.get("sheet-season-ratings").into_owned();
    let values = [("k", u32::from(rules.k.get()).into()), ("first", u32::from(rules.first.get()).into())];
    let notes = vec![texts.with("season-ratings-note", &values)];
    let table = Table::of_rows(heads, ratings.iter().filter_map(row).collect());
    let section = Section { notes: doubts(uncertain, texts), ..Section::of(table) };
    Sheet { notes, ..Sheet::of_sections(title, vec![section]) }
}
