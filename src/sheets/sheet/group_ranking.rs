//! Rankings of clubs and federations by their best players, for the event and for each category.

use super::categories::{self, CategoryGroup};
use super::columns;
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Sign, Table, common_format};
use super::{Absent, after, groups, heading_by, standings};
use crate::event::Event;
use hakem_engine::standings::{GroupRules, RankedGroup, Standings, group_ranking};
use hakem_engine::tiebreak::TieBreakValue;
use hakem_engine::tournament::{Name, Player, RoundNo};

/// Kind of group that is ranked: the property of a player that names the group, and the ids of its texts.
struct Ranked {
    naming: fn(&Player) -> Option<&Name>,
    title: &'static str,
    column: &'static str,
}

pub fn clubs(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let column = "players-column-club";
    made(event, asked, &Ranked { naming: categories::CLUB, title: "sheet-name-club-ranking", column })
}

pub fn federations(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (naming, title) = (categories::FEDERATION, "sheet-name-federation-ranking");
    made(event, asked, &Ranked { naming, title, column: "column-federation" })
}

fn made<'a>(event: Event<'a>, asked: Option<RoundNo>, of: &Ranked) -> Result<Sheet<'a>, Absent> {
    let (after, texts) = (after(event, asked)?, event.texts);
    let everybody = CategoryGroup::new(String::new(), |_| true);
    let mut sections = Vec::new();
    for category in std::iter::once(everybody).chain(categories::by_category(event)) {
        for at in standings::parts(event, after) {
            // A stage ranks only those who reached it; parallel groups have no common ranking.
            if at.is_some() && event.side_by_side(after).is_none() {
                continue;
            }
            let standings = event.standings_of(after, at);
            let ranking = group_ranking(event.snapshot, &standings, of.naming, &category.includes);
            let part = at.map_or_else(String::new, |at| standings::scope_name(event, after, at));
            // A category in which only one group plays has no ranking.
            if ranking.len() > 1 {
                let title = groups::titled(&category.name, &part);
                let table = table(event, of, &standings, &ranking);
                sections.push(Section { title, about: category.about.clone(), ..Section::of(table) });
            }
        }
    }
    if sections.is_empty() {
        return Err(Absent::NoGroups);
    }
    let title = heading_by(event, after, of.title);
    let by = (sections.len() > 1)
        .then(|| Column::new("category", texts.get("categories-column"), ColumnKind::Words));
    let sheet = Sheet::of_sections(title, sections).with_round(after);
    Ok(Sheet { by, notes: rules(event), ..sheet })
}

/// States how many players count, how ties are decided, and how many players a group needs.
fn rules(event: Event) -> Vec<String> {
    let GroupRules { best, least } = GroupRules::of(event.snapshot.settings());
    let counted = match best {
        Some(best) => event.texts.with("group-ranking-best", &[("count", best.into())]),
        None => event.texts.get("group-ranking-all").into_owned(),
    };
    let needed = (least > 1).then(|| event.texts.with("group-ranking-least", &[("count", least.into())]));
    std::iter::once(counted).chain(needed).collect()
}

/// Builds the table of a ranking, with the sums of tie-breaks that have one.
fn table<'a>(event: Event<'a>, of: &Ranked, made: &Standings, ranking: &[RankedGroup]) -> Table<'a> {
    let texts = event.texts;
    let has_sum = |column: &usize| {
        let mut values = ranking.iter().filter_map(|group| group.values.get(*column));
        values.any(|value| *value != TieBreakValue::Blank)
    };
    let shown: Vec<usize> = (0..made.columns.len()).filter(has_sum).collect();
    let mut heads = vec![
        columns::place(texts),
        Column::new("group", texts.get(of.column), ColumnKind::Words),
        Column::new("players", texts.get("group-ranking-players"), ColumnKind::Number),
        columns::points(texts),
    ];
    let about = |column: &usize| made.columns.get(*column);
    heads
        .extend(shown.iter().filter_map(about).map(|column| standings::tie_break(texts, column.id.as_str())));
    heads.push(Column::new("counted", texts.get("group-ranking-counted"), ColumnKind::Words));
    let row = |group: &RankedGroup| {
        let mut cells = vec![
            Cell::Place(group.place),
            Cell::name(&group.name),
            Cell::number(u32::try_from(group.players).ok()),
            Cell::Points(group.points),
        ];
        cells.extend(shown.iter().filter_map(|&column| {
            let values = ranking.iter().filter_map(|group| group.values.get(column));
            let format = common_format(about(&column)?.format, values);
            let value = group.values.get(column)?.clone();
            Some(Cell::Value { format, value, sign: Sign::None, bracket: None })
        }));
        let counted = group.counted.iter().filter_map(|&line| made.rows.get(line));
        let counted = counted.map(|row| format!("{} {}", event.name(row.player), texts.points(row.score)));
        cells.push(Cell::Words(counted.collect::<Vec<_>>().join("; ")));
        Row::new(cells)
    };
    Table::of_rows(heads, ranking.iter().map(row).collect())
}
