//! Badges and place cards of all players, one section per player.

use super::Absent;
use super::columns::{self, About};
use super::data::{Column, ColumnKind, Row, Section, Sheet, SheetLayout, Table};
use crate::event::Event;
use crate::text::clean;
use hakem_engine::tournament::{PlayerId, RoundNo};

/// Lines of a card below the name, in order, as far as they are known.
const BELOW: [About; 4] = [About::Title, About::Federation, About::Club, About::Rating];

pub fn badges(event: Event<'_>, _: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    cards(event, "sheet-badges", SheetLayout::Badges)
}

pub fn place_cards(event: Event<'_>, _: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    cards(event, "sheet-place-cards", SheetLayout::PlaceCards)
}

fn cards<'a>(event: Event<'a>, title: &str, form: SheetLayout) -> Result<Sheet<'a>, Absent> {
    let mut players: Vec<PlayerId> =
        event.snapshot.players().filter(|(_, known)| known.left.is_none()).map(|(id, _)| id).collect();
    if players.is_empty() {
        return Err(Absent::NoPlayers);
    }
    players.sort_by_key(|&id| (event.number(id).is_none(), event.number(id), id));
    let shown: Vec<About> = [About::Number, About::Name].into_iter().chain(BELOW).collect();
    let heads = columns::about(&shown, event);
    let sections = players.into_iter().map(|id| {
        let below =
            columns::cells(&BELOW, event, id).iter().map(|cell| cell.shown(event.texts)).collect::<Vec<_>>();
        let below: Vec<String> = below.into_iter().filter(|words| !words.is_empty()).collect();
        let row = Row::about(id, columns::cells(&shown, event, id));
        let table = Table::of_rows(heads.clone(), vec![row]);
        Section { title: name(event, id), about: below.join(" · "), ..Section::of(table) }.about([id])
    });
    let by = Column::new("player", event.texts.get("word-player"), ColumnKind::Words);
    let sheet = Sheet::of_sections(event.texts.get(title).into_owned(), sections.collect());
    Ok(Sheet { form, by: Some(by), ..sheet })
}

/// Returns a name in the order of everyday use: `Jane DOE` for `Doe, Jane`. A name without a comma is unchanged.
fn name(event: Event, id: PlayerId) -> String {
    let shown = event.name(id);
    let typed = event.snapshot.player(id).and_then(|known| known.player.name.as_str().split_once(','));
    match (shown.split_once(','), typed) {
        (Some((family, _)), Some((_, given))) => format!("{} {family}", clean(given.trim())),
        _ => shown,
    }
}
