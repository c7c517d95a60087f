//! Data required by a rating officer: entered on the event screen, named while missing, and in the report.

use crate::console::Console;
use hakem::event::{Derived, Event};
use hakem::i18n::{Language, Texts};
use hakem::sheet::rating_report::{Weight, counts, lacks, points};
use hakem_engine::command::{Command, Follow, apply};
use hakem_engine::history::History;
use hakem_engine::tournament::{
    Arbiter, BoardNo, GameKind, GameResult, Name, Outcome, Player, PlayerId, RoundNo, Settings, Snapshot,
    SystemId,
};
use hakem_engine::trf::{Record, from_snapshot, read, to_commands};

/// The example of the format page, with rounds 4 and 5 still to come.
fn example() -> Snapshot {
    let file = read(include_str!("../golden/trf/individual.trf")).unwrap().file;
    to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event
}

fn with(event: &Snapshot, change: impl FnOnce(&mut Settings)) -> Snapshot {
    let mut settings = event.settings().clone();
    change(&mut settings);
    apply(event, &Command::Announce(Box::new(settings))).unwrap()
}

/// The example with all missing data.
fn complete() -> Snapshot {
    let event = with(&example(), |settings| settings.rounds = RoundNo(3));
    let born = event.player(PlayerId(3)).unwrap().player.born;
    let complete = |event: Snapshot, id: PlayerId| {
        let player = event.player(id).unwrap().player.clone();
        let fide_id = player.fide_id.or(Some(99_900_017));
        let player =
            Player { fide_id, born: player.born.or(born), federation: Name::new("CZE").ok(), ..player };
        apply(&event, &Command::EditPlayer { id, player, reason: "from the list".to_owned() }).unwrap()
    };
    (1..=7).map(PlayerId).fold(event, complete)
}

fn found(event: &Snapshot, weight: Weight) -> Vec<&'static str> {
    let (history, derived) = (History::default(), Derived::default());
    let texts = Texts::new(Language::English);
    let points = points(Event { snapshot: event, ..Event::of(&history, &texts, &derived) });
    let [missing, questionable] = counts(&points);
    assert_eq!(missing + questionable, points.len());
    points.into_iter().filter(|point| point.weight == weight).map(|point| point.about).collect()
}

#[test]
fn everything_that_a_report_lacks_is_named() {
    assert_eq!(found(&example(), Weight::Missing), ["rounds", "fide-id", "birth"]);
    let whole = complete();
    assert_eq!(found(&whole, Weight::Missing), [""; 0]);
    assert_eq!(found(&whole, Weight::Questionable), ["unrated", "forfeits"]);
    type Case = (&'static str, fn(&mut Settings));
    let missing: [Case; 9] = [
        ("place", |settings| settings.place = None),
        ("federation", |settings| settings.federation = None),
        ("start", |settings| settings.begins = None),
        ("end", |settings| settings.ends = None),
        ("chief-arbiter", |settings| settings.arbiter = None),
        ("chief-arbiter-id", |settings| settings.arbiter = Arbiter::read("IA Doe, Jane").ok()),
        ("time-control", |settings| settings.time_control = None),
        ("round-days", |settings| drop(settings.round_dates.drain(2..))),
        ("kind", |settings| settings.coded_time_control = None),
    ];
    for (about, change) in missing {
        assert_eq!(found(&with(&whole, change), Weight::Missing), [about]);
    }
    let questionable: [Case; 4] = [
        ("deputy-arbiter-id", |settings| settings.deputies.extend(Arbiter::read("Roe, Jo"))),
        ("round-days-outside", |settings| settings.begins = settings.ends),
        ("kind-of-time-control", |settings| settings.kind = Some(GameKind::Blitz)),
        ("coded-time-control", |settings| {
            (settings.kind, settings.coded_time_control) = (Some(GameKind::Rapid), None);
        }),
    ];
    for (about, change) in questionable {
        let changed = with(&whole, change);
        assert_eq!(found(&changed, Weight::Questionable), [about, "unrated", "forfeits"]);
        assert_eq!(found(&changed, Weight::Missing), [""; 0], "{about}");
    }
    let mistyped =
        Player { federation: Name::new("TRU").ok(), ..whole.player(PlayerId(3)).unwrap().player.clone() };
    let mistyped = Command::EditPlayer { id: PlayerId(3), player: mistyped, reason: "typed".to_owned() };
    let mistyped = apply(&whole, &mistyped).unwrap();
    assert_eq!(found(&mistyped, Weight::Questionable), ["unknown-federation", "unrated", "forfeits"]);
    let (round, board) = (RoundNo(2), BoardNo(1));
    let correct =
        |result, follow| Command::CorrectResult { round, board, result, follow, reason: "slip".to_owned() };
    let late = correct(Some(GameResult::Played(Outcome::WhiteWins)), Follow::RatingReportOnly);
    let late = apply(&whole, &late).unwrap();
    assert_eq!(found(&late, Weight::Questionable), ["late", "unrated", "forfeits"]);
    let adjourned = apply(&whole, &correct(Some(GameResult::Adjourned), Follow::Record)).unwrap();
    assert_eq!(found(&adjourned, Weight::Missing), ["adjourned"]);
}

#[test]
fn the_event_screen_takes_what_is_missing_and_lists_the_rest() {
    let mut console = Console::with_event(Language::English);
    console.go_to("Deputy arbiters");
    // As text of the report, and field by field.
    console.press("aFA Roe, Richard (99900002)<Enter>aNA Poe, Pat<Tab>99900003<Enter>");
    let deputies = console.app.context().snapshot.settings().deputies.clone();
    let known: Vec<_> = deputies.iter().map(|deputy| (deputy.name.as_str(), deputy.fide_id)).collect();
    assert_eq!(known, [("FA Roe, Richard", Some(99_900_002)), ("NA Poe, Pat", Some(99_900_003))]);
    console.go_to("Deputy arbiters");
    console.press("<Down>x<Up><Enter><Tab><Backspace>4<Enter>");
    console.go_to("Time control code");
    console.press("<Enter>5400+30<Enter>");
    console.go_to("Chief arbiter");
    console.press("<Enter>Doe, Jane<Tab>12<Enter>");
    console.shows("A FIDE ID has 5 to 10 digits.");
    console.press("<Backspace><Backspace><Enter>");
    let report = from_snapshot(console.app.context().snapshot);
    assert_eq!(report.deputy_arbiters, ["FA Roe, Richard (99900004)"]);
    assert_eq!(report.text(Record::EncodedTimeControl), Some("5400+30"));
    console.go_to("Rating report");
    let [missing, questionable] = lacks(console.app.context().event);
    let line = format!("{missing} missing, {questionable} to review");
    assert!(console.line("Rating report").contains(&line), "{}", console.screen());
    console.press("<Enter>");
    console.shows("✗ Place: not entered");
    console.shows("“Place” on the event screen (F4)");
    console.shows("✗ Chief arbiter: no FIDE ID (Doe, Jane)");
    console.press("<Esc>L");
    console.shows("Deputy arbiters");
}
