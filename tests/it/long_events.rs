//! Events of more than 30 days: dates on sheets, warnings, and several ratings per player.

use crate::console::Console;
use hakem::desk::Message;
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    Name, NewRatings, PartialDate, Player, PlayerId, Rating, RatingSource, RatingTaken, RatingTieBreaks,
    RoundNo, Settings, SystemId, TieBreakId, Unrated,
};
use hakem_engine::trf;

fn day(year: u16, month: u8, day: u8) -> Option<PartialDate> {
    PartialDate::new(year, month, day).ok()
}

fn rating(points: i64) -> Option<Rating> {
    Rating::new(points).ok()
}

/// Sets the first and last day of the open event.
fn lasting(console: &mut Console, ends: Option<PartialDate>) {
    let settings = console.app.context().snapshot.settings().clone();
    console.does(Command::Announce(Box::new(Settings { begins: day(2026, 11, 1), ends, ..settings })));
}

#[test]
fn q210_an_event_of_over_30_days_is_marked_by_its_days() {
    let long = |begins, ends, round_dates| {
        Settings { begins, ends, round_dates, ..Settings::named(Name::new("League").unwrap()) }.is_long()
    };
    assert!(!long(day(2026, 11, 1), day(2026, 11, 30), vec![]), "30 days");
    assert!(long(day(2026, 11, 1), day(2026, 12, 1), vec![]), "31 days");
    assert!(!long(day(2028, 2, 1), day(2028, 3, 1), vec![]), "30 days with the 29th of February");
    assert!(long(day(2027, 2, 1), day(2027, 3, 3), vec![]), "31 days without it");
    assert!(long(None, None, vec![day(2026, 12, 20), None, day(2027, 1, 20)]), "by the rounds alone");
    assert!(!long(day(2026, 11, 1), day(2027, 3, 0), vec![]), "a month is no day");
    let mut console = Console::with_event(Language::English);
    lasting(&mut console, day(2026, 11, 30));
    console.press("<F4>");
    console.hides("over 30 days");
    lasting(&mut console, day(2026, 12, 1));
    console.shows("(long: over 30 days)");
}

#[test]
fn q211_tie_breaks_by_ratings_are_advised_against_in_a_long_event() {
    let mut console = Console::with_event(Language::English);
    lasting(&mut console, day(2027, 3, 1));
    console.press("<F4>");
    let list = |console: &Console| {
        let tie_breaks = &console.app.context().snapshot.settings().tie_breaks;
        tie_breaks.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    };
    let with_aro = |console: &mut Console| {
        let mut settings = console.app.context().snapshot.settings().clone();
        settings.tie_breaks.push(TieBreakId::new("ARO"));
        console.app.update(Message::Do(Command::Announce(Box::new(settings))));
    };
    let before = list(&console);
    with_aro(&mut console);
    console.shows("are not recommended (ARO)");
    console.press("<Enter><Esc>");
    assert_eq!(list(&console), before, "nothing is changed by another key");
    with_aro(&mut console);
    console.press("C");
    assert_eq!(list(&console), format!("{before},ARO"));
    console.press("/aro<Enter>");
    console.shows("! 5. ARO");
    console.shows("ARO uses ratings, which change");
    // A question that was answered is not repeated, but the advice stays with the standings.
    let settings = console.app.context().snapshot.settings().clone();
    console.does(Command::Announce(Box::new(Settings { place: Name::new("Brno").ok(), ..settings })));
    assert!(console.app.context().snapshot.settings().place.is_some());
}

#[test]
fn q211_the_tie_breaks_of_a_long_report_are_advised_against_with_its_standings() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ash", "Beech", "Cedar", "Date"]);
    let mut settings = console.app.context().snapshot.settings().clone();
    settings.tie_breaks.push(TieBreakId::new("ARO"));
    // As in an imported report, list and days come at once.
    let long = Settings { begins: day(2026, 11, 1), ends: day(2027, 3, 1), ..settings };
    console.app.update(Message::Do(Command::Announce(Box::new(long))));
    console.press("C<F6>r2dpP<F7>11<F8>,w");
    console.shows("ARO uses ratings, which change");
}

#[test]
fn q212_and_q213_a_player_has_several_ratings_each_from_a_round_on() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ash", "Beech"]);
    console.press("<F5><Enter>");
    console.hides("Later ratings by round");
    console.press("<Esc>");
    lasting(&mut console, day(2027, 3, 1));
    let edit = |console: &mut Console, typed: &str| {
        console.press("<Enter><Up>");
        console.press(typed);
        console.press("<Enter>");
    };
    edit(&mut console, "1:2100");
    console.shows("expected a round from 2 and");
    console.press("<Esc><Esc>");
    edit(&mut console, "3:2100 5:2120/2080");
    let known =
        |console: &Console| console.app.context().snapshot.player(PlayerId(1)).unwrap().player.clone();
    let later = known(&console).later_ratings;
    let by_hand = Some(RatingSource::ByHand);
    let expected = [
        (RoundNo(3), NewRatings { rating: rating(2100), national_rating: None, source: by_hand.clone() }),
        (RoundNo(5), NewRatings { rating: rating(2120), national_rating: rating(2080), source: by_hand }),
    ];
    let found: Vec<_> = later.iter().map(|(round, ratings)| (round, ratings.clone())).collect();
    assert_eq!(found, expected);
    console.shows("2100 from round 3 (manual)");
    let ratings = |round| known(&console).ratings_in(RoundNo(round));
    assert_eq!(ratings(2), [None, None]);
    assert_eq!(ratings(4), [rating(2100), None]);
    assert_eq!(ratings(9), [rating(2120), rating(2080)]);
    console.press("<Enter>");
    console.shows("3:2100 5:2120/2080");
}

#[test]
fn the_arbiter_chooses_on_the_event_screen_which_rating_tie_breaks_take() {
    let mut console = Console::with_event(Language::English);
    let taken = |console: &Console| console.app.context().snapshot.settings().rating_tie_breaks;
    console.press("<F4>");
    console.hides("Unrated players");
    let settings = console.app.context().snapshot.settings().clone();
    let tie_breaks = vec![TieBreakId::new("ARO")];
    console.does(Command::Announce(Box::new(Settings { tie_breaks, ..settings })));
    console.go_to("Unrated players");
    console.hides("Rating for tie-breaks");
    let settings = console.app.context().snapshot.settings().clone();
    let settings = Settings { begins: day(2026, 11, 1), ends: day(2027, 3, 1), ..settings };
    console.app.update(Message::Do(Command::Announce(Box::new(settings))));
    console.shows("are not recommended (ARO)");
    console.press("C");
    console.press("/rating for tie<Enter><Enter>");
    insta::assert_snapshot!(console.below_tabs());
    console.press("<Down><Enter>");
    assert_eq!(taken(&console).taken, RatingTaken::EachRound);
    console.press("/unrated pl<Enter><Enter><Down><Enter>1400<Enter>");
    assert_eq!(taken(&console).unrated, Unrated::Fixed(Rating::new(1400).unwrap()));
    console.press("<Enter><Down><Enter>");
    assert_eq!(taken(&console).unrated, Unrated::Lowest);
}

#[test]
fn ratings_of_a_long_event_are_read_back_from_its_report() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ash", "Beech"]);
    lasting(&mut console, day(2027, 3, 1));
    let settings = console.app.context().snapshot.settings().clone();
    let rating_tie_breaks = RatingTieBreaks { unrated: Unrated::Average, taken: RatingTaken::EachRound };
    console.does(Command::Announce(Box::new(Settings { rating_tie_breaks, ..settings })));
    let mut player = console.app.context().snapshot.player(PlayerId(2)).unwrap().player.clone();
    let ratings = NewRatings { rating: rating(2130), ..NewRatings::default() };
    player.later_ratings.hold_from(RoundNo(4), ratings).unwrap();
    console.does(Command::EditPlayer { id: PlayerId(2), player: player.clone(), reason: String::new() });
    let report = trf::write(&trf::from_snapshot(console.app.context().snapshot), trf::Style::default());
    let words = ["later-ratings=2:4:2130:-", "unrated=average", "rating-taken=each-round"];
    for word in words {
        assert_eq!(report.matches(&format!("### hakem: {word}\r\n")).count(), 1, "{word}: {report}");
    }
    let file = trf::read(&report).unwrap().file;
    let again = trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event;
    assert_eq!(again.settings().rating_tie_breaks, rating_tie_breaks);
    assert_eq!(again.player(PlayerId(2)).unwrap().player.later_ratings, player.later_ratings);
    assert!(again.settings().is_long());
    // An event file stores the same data.
    let json = serde_json::to_string(&player).unwrap();
    assert_eq!(serde_json::from_str::<Player>(&json).unwrap(), player);
    let first = json.replace("\"4\":", "\"1\":");
    assert!(serde_json::from_str::<Player>(&first).is_err(), "round 1 has the player's own rating");
}
