//! Direct titles, FIDE's form IT4: players who earned one by their place, based on the entry of the table in B.01 1.2
//! that the arbiter selected.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Table};
use super::it3::{arbiter_lacks, dates, event_code, missing_note, place, signatures};
use super::{Absent, after};
use crate::event::Event;
use crate::text::clean;
use hakem_engine::closing::{is_played, took_part};
use hakem_engine::standings::StandingsRow;
use hakem_engine::tournament::{DirectTitles, Earned, PlayerId, RoundNo, Title};

/// Minimum participants and rounds of an event whose places earn titles (1.2.2).
const LEAST: (usize, u8) = (10, 9);

/// Builds the list, first place first. Players who already hold the title or a higher one are omitted.
///
/// # Errors
/// Fails if no round is published with a result, if no place earns a title, if games are open, or if no player earned
/// a title.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    let (snapshot, texts) = (event.snapshot, event.texts);
    let direct = snapshot.settings().direct_titles.as_ref().ok_or(Absent::NoDirectTitles)?;
    if !is_played(snapshot) {
        return Err(Absent::NotPlayed);
    }
    let standings = event.standings(after);
    let earned = |row: &StandingsRow| {
        let earned = *direct.places.get(row.place?.first.checked_sub(1)?)?;
        let held = snapshot.player(row.player)?.player.title;
        (!held.is_some_and(|held| covers(held, earned.title()))).then_some(earned)
    };
    let shown = [About::Title, About::Name, About::FideId, About::Federation, About::Born, About::Sex];
    let mut heads = vec![columns::place(texts)];
    heads.extend(columns::about(&shown, event));
    heads.push(columns::points(texts));
    heads.push(Column::new("earned", texts.get("it4-earned"), ColumnKind::Words));
    let rows: Vec<Row> = standings
        .rows
        .iter()
        .filter_map(|row| {
            let earned = earned(row)?;
            let mut cells = vec![Cell::Place(row.place)];
            cells.extend(columns::cells(&shown, event, row.player));
            cells.extend([Cell::Points(row.score), Cell::Words(told(event, earned))]);
            Some(Row::about(row.player, cells))
        })
        .collect();
    if rows.is_empty() {
        return Err(Absent::NoTitleEarned);
    }
    let earners: Vec<PlayerId> = rows.iter().flat_map(|row| row.player).collect();
    let missing = missing(event, &earners);
    let notes = notes(event, direct).into_iter().chain(missing_note(event, &missing)).collect();
    let section = Section { closing: signatures(event), missing, ..Section::of(Table::of_rows(heads, rows)) };
    let sheet = Sheet::of_sections(texts.get("sheet-it4").into_owned(), vec![section]).with_round(after);
    Ok(Sheet { notes, is_official: true, ..sheet })
}

/// Lists the data that the form requires and the event lacks.
fn missing(event: Event, earners: &[PlayerId]) -> Vec<String> {
    let (texts, settings) = (event.texts, event.snapshot.settings());
    let without_id =
        |id: &&PlayerId| event.snapshot.player(**id).is_some_and(|known| known.player.fide_id.is_none());
    let players: Vec<String> = earners.iter().filter(without_id).map(|id| event.name(*id)).collect();
    let is_unknown = [
        ("event-fide-event", settings.fide_event.is_none()),
        ("event-place", settings.place.is_none()),
        ("it3-days", settings.begins.is_none() || settings.ends.is_none()),
        ("event-arbiter", settings.arbiter.is_none()),
        ("event-official", settings.official.is_none()),
    ];
    let unknown = is_unknown.into_iter().filter(|(_, is_unknown)| *is_unknown);
    let unknown = unknown.map(|(id, _)| texts.get(id).into_owned());
    let ids = (!players.is_empty())
        .then(|| texts.with("it4-lacking-ids", &[("players", players.join(", ").into())]));
    unknown.chain(arbiter_lacks(event, settings.arbiter.as_ref())).chain(ids).collect()
}

fn told(event: Event, earned: Earned) -> String {
    let title = earned.title().letters();
    match earned {
        Earned::Title(_) => title.to_owned(),
        Earned::Norm(_) => event.texts.with("it4-norm", &[("title", title.into())]),
    }
}

/// Lists the event, questionable conditions, and data to be added manually.
fn notes(event: Event, direct: &DirectTitles) -> Vec<String> {
    let (texts, settings) = (event.texts, event.snapshot.settings());
    let values = [
        ("event", settings.name.as_str().into()),
        ("place", place(event).into()),
        ("dates", dates(event).into()),
    ];
    let code = event_code(event);
    let code = if code.is_empty() { "____________".to_owned() } else { code };
    let named = [("event", direct.event.as_str().into()), ("code", code.into())];
    let participants = event.snapshot.players().filter(|(id, _)| took_part(event.snapshot, *id)).count();
    let is_small = participants < LEAST.0 || event.snapshot.last_round() < RoundNo(LEAST.1);
    let small = is_small.then(|| texts.get("it4-small").into_owned());
    let lines = [texts.with("it4-facts", &values), texts.with("it4-event", &named)];
    let lines = lines.iter().map(|line| clean(line).into_owned()).chain(small);
    lines.chain([texts.get("it4-to-be-added").into_owned()]).collect()
}

/// Returns true if the holder of one title gains nothing from another, which is the same or lower. Women's titles are
/// below the open ones of their level; a woman with IM can still earn WGM.
fn covers(held: Title, earned: Title) -> bool {
    let level = |title: Title| match title {
        Title::GM => (0, false),
        Title::WGM => (0, true),
        Title::IM => (1, false),
        Title::WIM => (1, true),
        Title::FM => (2, false),
        Title::WFM => (2, true),
        Title::CM => (3, false),
        Title::WCM => (3, true),
        Title::WH => (4, true),
    };
    let ((held, is_of_women), (earned, is_for_women)) = (level(held), level(earned));
    held <= earned && (!is_of_women || is_for_women)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_that_is_held_is_not_earned_again() {
        for (held, earned) in [
            (Title::GM, Title::IM),
            (Title::IM, Title::IM),
            (Title::IM, Title::WIM),
            (Title::WGM, Title::WIM),
        ] {
            assert!(covers(held, earned), "{held:?} {earned:?}");
        }
        for (held, earned) in [(Title::IM, Title::WGM), (Title::WGM, Title::FM), (Title::FM, Title::IM)] {
            assert!(!covers(held, earned), "{held:?} {earned:?}");
        }
    }
}
