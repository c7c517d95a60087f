//! Direct titles, FIDE's form IT4: players who earned one by their place, based on the entry of the table in B.01 1.2
//! that the arbiter selected.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Table};
use super::it3::{
    Required, arbiter_lacks, event_fields, event_lacks, field, missing_note, players_lack, signatures,
    without_value,
};
use super::{Absent, after};
use crate::event::Event;
use hakem_engine::closing::{is_played, took_part};
use hakem_engine::standings::StandingsRow;
use hakem_engine::tournament::{Earned, PlayerId, RoundNo, Title};

/// Minimum participants and rounds of an event whose places earn titles (1.2.2).
const LEAST: (usize, u8) = (10, 9);

const REQUIRED: [Required; 4] = [
    ("form-lacks-ids", |player| player.fide_id.is_none()),
    ("form-lacks-federations", |player| player.federation.is_none()),
    ("form-lacks-births", |player| player.born.is_none()),
    ("form-lacks-sexes", |player| player.sex.is_none()),
];

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
    let mut fields = event_fields(event);
    fields.push(field(event, "direct_titles", "it4-event", 24, direct.event.as_str()));
    let closing = signatures(event);
    let mut missing = without_value(fields.iter().chain(&closing));
    missing.extend(event_lacks(event));
    missing.extend(snapshot.settings().arbiter.as_ref().and_then(|arbiter| arbiter_lacks(event, arbiter)));
    missing.extend(players_lack(event, &earners, &REQUIRED));
    let small = is_small(event).then(|| texts.get("it4-small").into_owned());
    let notes = small.into_iter().chain([texts.get("it4-to-be-added").into_owned()]);
    let notes = notes.chain(missing_note(event, &missing)).collect();
    let section = Section { fields, closing, missing, ..Section::of(Table::of_rows(heads, rows)) };
    let sheet = Sheet::of_sections(texts.get("sheet-it4").into_owned(), vec![section]).with_round(after);
    Ok(Sheet { notes, is_official: true, ..sheet })
}

/// Returns true if the event is too small for direct titles, unless it is exempt.
fn is_small(event: Event) -> bool {
    let participants = event.snapshot.players().filter(|(id, _)| took_part(event.snapshot, *id)).count();
    participants < LEAST.0 || event.snapshot.last_round() < RoundNo(LEAST.1)
}

fn told(event: Event, earned: Earned) -> String {
    let title = earned.title().letters();
    match earned {
        Earned::Title(_) => title.to_owned(),
        Earned::Norm(_) => event.texts.with("it4-norm", &[("title", title.into())]),
    }
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
