//! Time handicap: its table, and the minutes on pairings and slips.

use crate::sheets::{MORNING, printed, sample, with_sheet};
use hakem::i18n::{Language, Texts};
use hakem::typed;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History};
use hakem_engine::tournament::{Handicap, Rating, SYSTEM_IN_FORCE, SystemId};
use hakem_engine::trf;

fn with_table(text: &str) -> History {
    let mut history = sample(Vec::new());
    let mut settings = history.snapshot().settings().clone();
    settings.handicap = Handicap::read(text).unwrap();
    history.replay(Entry::Did(Command::Announce(Box::new(settings))), MORNING).unwrap();
    history
}

#[test]
fn the_line_of_the_largest_difference_reached_applies() {
    let table = Handicap::read("400 5-25, 200:10-20").unwrap();
    assert_eq!(table.to_string(), "200 10-20, 400 5-25");
    let minutes = |white: i64, black: i64| table.minutes(Rating::new(white).ok(), Rating::new(black).ok());
    assert_eq!(minutes(2000, 1801), None);
    assert_eq!(minutes(2000, 1800), Some([10, 20]));
    assert_eq!(minutes(1500, 1899), Some([20, 10]));
    assert_eq!(minutes(1500, 1900), Some([25, 5]));
    assert_eq!(minutes(1500, 0), None, "unrated");
    assert_eq!(
        Handicap::read("0 10-10").unwrap().minutes(Rating::new(1500).ok(), Rating::new(1500).ok()),
        Some([10, 10])
    );
    for wrong in ["200", "200 10", "200 10-", "x 10-20", "200 10-20, 70000 1-2", "200 10-20, 200 5-25"] {
        assert!(Handicap::read(wrong).is_err(), "{wrong}");
    }
    // A record may give the stronger player more time, but no table is entered so.
    let texts = Texts::new(Language::English);
    assert_eq!(Handicap::read("200 20-10").unwrap().to_string(), "200 20-10");
    assert!(typed::handicap("100 10-15, 200 20-10", &texts).unwrap_err().contains("200 20-10"));
    assert!(typed::handicap("100 10-15, 200 10-20", &texts).is_ok());
    assert_eq!(Handicap::read("200 10-20, wrong"), Err("wrong"));
    assert!(Handicap::read(" , ").unwrap().is_none());
}

#[test]
fn pairings_and_slips_state_the_minutes_of_both_players() {
    let history = with_table("50 10-20");
    with_sheet(&history, ("pairings", Some(1)), Language::English, |made, texts, event| {
        let table = &made.unwrap().sections[0].table;
        let at = table.columns.iter().position(|column| column.key.name() == "minutes").unwrap();
        let round = event.snapshot.round(hakem_engine::tournament::RoundNo(1)).unwrap();
        let rating = |id| event.snapshot.player(id).unwrap().player.strength();
        let mut some = 0;
        for ((_, board, _), row) in round.games().zip(table.rows()) {
            let minutes = Handicap::read("50 10-20").unwrap();
            let minutes = minutes.minutes(rating(board.meeting.white), rating(board.meeting.black));
            let wanted = minutes.map(|[white, black]| format!("{white} : {black}")).unwrap_or_default();
            some += usize::from(!wanted.is_empty());
            assert_eq!(row.cells[at].shown(texts), wanted);
        }
        assert!(some > 0);
        // A bye is still below the names of Black.
        let bye = table.rows().last().unwrap();
        assert!(bye.cells[at].shown(texts).is_empty());
    });
    assert!(printed(&history, ("slips", Some(1)), Language::English).contains("White 10 min, Black 20 min"));
    with_sheet(&sample(Vec::new()), ("pairings", Some(1)), Language::English, |made, _, _| {
        let sheet = made.unwrap();
        assert!(sheet.sections[0].table.columns.iter().all(|column| column.key.name() != "minutes"));
    });
}

#[test]
fn a_report_carries_the_table() {
    let history = with_table("200 10-20, 400 5-25");
    let report = trf::write(&trf::from_snapshot(history.snapshot()), trf::Style::default());
    assert!(report.contains("handicap=200:10-20,400:5-25"), "{report}");
    let file = trf::read(&report).unwrap().file;
    let back = trf::to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap().event;
    assert_eq!(back.settings().handicap, history.snapshot().settings().handicap);
}
