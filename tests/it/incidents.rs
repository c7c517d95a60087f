//! Notes of the arbiter about players: where they are shown, and that nothing public contains them.

use crate::console::Console;
use crate::sheets::{MORNING, printed, sample, with_sheet};
use hakem::desk::{Draw, FileRequest, Message, Sample};
use hakem::event::{Derived, Event};
use hakem::i18n::{Language, Texts};
use hakem::publish::paper::Paper;
use hakem::publish::site::{SiteOptions, files};
use hakem::publish::{Imprint, SheetFormat, drawn};
use hakem::sheet::{Absent, SHEETS};
use hakem_engine::command::{Command, CommandError};
use hakem_engine::history::History;
use hakem_engine::tournament::{Incident, IncidentKind, Name, PlayerId, RoundNo, Stage};
use hakem_engine::trf::{self, Audience, Dialect, Style};

/// A word that occurs nowhere else.
const SECRET: &str = "Zeitnot41";

fn incident(round: u8, player: u32, kind: IncidentKind, text: Option<&str>) -> Incident {
    let text = text.map(|text| Name::new(text).unwrap());
    Incident { round: RoundNo(round), player: PlayerId(player), kind, text }
}

/// The sample event with a phone in round 3 and an illegal move in round 1, noted in this order.
pub(super) fn noted() -> History {
    let all =
        [incident(3, 2, IncidentKind::Phone, Some(SECRET)), incident(1, 5, IncidentKind::IllegalMove, None)];
    sample(all.map(Command::NoteIncident).into())
}

#[test]
fn the_sheet_lists_the_incidents_in_order_of_rounds() {
    let history = noted();
    with_sheet(&history, ("incidents", None), Language::English, |made, texts, event| {
        let sheet = made.unwrap();
        let rows: Vec<_> = sheet.sections[0].table.rows().collect();
        let of = |at: usize, cell: usize| rows[at].cells[cell].shown(texts);
        assert_eq!([of(0, 0), of(0, 4), of(0, 5)], ["1", "illegal move", ""]);
        assert_eq!([of(1, 0), of(1, 3), of(1, 4)], ["3", &event.name(PlayerId(2)), "phone or device"]);
        assert_eq!(of(1, 5), SECRET);
    });
    with_sheet(&history, ("incidents", Some(1)), Language::English, |made, _, _| {
        assert_eq!(made.unwrap().sections[0].table.len(), 1);
    });
    with_sheet(&sample(Vec::new()), ("incidents", None), Language::English, |made, _, _| {
        assert_eq!(made.err(), Some(Absent::NoIncidents));
    });
    assert!(printed(&history, ("log", None), Language::English).contains(SECRET), "the log has every entry");
}

#[test]
fn an_incident_needs_a_published_round_and_a_player() {
    let history = noted();
    let refused = |incident| history.try_command(Command::NoteIncident(incident)).err();
    assert!(matches!(
        refused(incident(1, 99, IncidentKind::Other, None)),
        Some(CommandError::NoSuchPlayer { id: PlayerId(99) })
    ));
    assert!(refused(incident(9, 1, IncidentKind::Other, None)).is_some(), "not paired");
    assert_eq!(history.snapshot().round(RoundNo(4)).unwrap().stage(), Stage::Published);
    assert!(refused(incident(4, 1, IncidentKind::Other, None)).is_none());
}

#[test]
fn nothing_public_has_an_incident() {
    let history = noted();
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(&history, &texts, &derived);
    let has = |bytes: &[u8]| bytes.windows(SECRET.len()).any(|part| part == SECRET.as_bytes());
    for audience in [Audience::Public, Audience::Federation] {
        let options = SiteOptions { address: None, audience, ..SiteOptions::default() };
        let made = files(event, (MORNING, "7f3a91c0"), options).unwrap();
        let found: Vec<String> =
            made.into_iter().filter(|(_, file)| has(file)).map(|(name, _)| name).collect();
        assert_eq!(found, [""; 0]);
    }
    for dialect in [Dialect::Trf2026, Dialect::Compatible, Dialect::CompatibleXxa, Dialect::Trf16] {
        let report = trf::from_snapshot(history.snapshot());
        assert!(!trf::write(&report, Style { dialect, ..Style::default() }).contains(SECRET), "{dialect:?}");
    }
    let mut shown = Vec::new();
    for named in SHEETS.iter().filter(|named| named.is_used(history.snapshot())) {
        let Ok(sheet) = named.sheet(event, None) else { continue };
        let imprint = Imprint::new(event, &sheet, MORNING, "");
        for format in
            [SheetFormat::Text, SheetFormat::Html, SheetFormat::Csv, SheetFormat::Md, SheetFormat::Json]
        {
            if has(&drawn(format, (named.name, &sheet), &imprint, &texts, Paper::A4).unwrap()) {
                shown.push(named.name);
            }
        }
    }
    shown.dedup();
    assert_eq!(shown, ["incidents", "log"], "both only for the arbiter");
    let closes = SHEETS.iter().filter(|named| named.closes && shown.contains(&named.name));
    assert_eq!(closes.count(), 0, "neither is in the closing folder");
}

#[test]
fn one_key_on_results_notes_it_and_the_card_shows_it() {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>rpP<F7>,r");
    console.shows("illegal move");
    console.press("<Tab><Tab>41. hamle<Enter>");
    let noted = console.app.context().snapshot.incidents().to_vec();
    let player = match &noted[..] {
        [Incident { round: RoundNo(1), player, kind: IncidentKind::IllegalMove, text: Some(text) }]
            if text.as_str() == "41. hamle" =>
        {
            *player
        }
        other => panic!("{other:?}"),
    };
    let white = console.app.context().snapshot.round(RoundNo(1)).unwrap().games().next().unwrap().1;
    assert_eq!(player, white.meeting.white, "the first player of the form");
    let wide = console.screen_of(180, 40);
    assert!(wide.contains("illegal move (41. hamle)"), "{wide}");
}
