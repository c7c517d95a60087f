//! Sources of ratings, the list that each comes from, and the order of players with equal ratings.

use crate::console::Console;
use crate::ratings::{answered, console_with_lists};
use hakem::desk::{Draw, Message, WorkRequest};
use hakem::i18n::Language;
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::format::Trace;
use hakem_engine::pairing::{numbering, propose, system};
use hakem_engine::tournament::{
    Coefficient, Colour, GameKind, Name, OrderOfEquals, PartialDate, Player, PlayerId, Rating, RatingKind,
    RatingList, RatingSequence, RatingSource, RequestedBye, RoundNo, Settings, Snapshot, SystemId,
};
use hakem_engine::trf;

fn known(console: &Console, id: u32) -> Player {
    console.app.context().snapshot.player(PlayerId(id)).unwrap().player.clone()
}

/// Types into the name field of a new player, and lets the lists answer.
fn looked_for(console: &mut Console, typed: &str) {
    console.press(typed);
    answered(console);
}

fn list(name: &str) -> RatingList {
    RatingList { name: Name::new(name).unwrap(), date: PartialDate::new(2026, 11, 22).ok() }
}

#[test]
fn q116_official_ratings_are_shown_next_to_the_rating_used() {
    let mut console = console_with_lists();
    console.press("a");
    looked_for(&mut console, "sukru");
    console.press("<Down><Enter><Enter><Esc>");
    let card = |console: &Console| console.screen_of(170, 40);
    let told = ["Official", "standard 2100 (fide 2026-11-22), rapid 2050", "Rating used    2100"];
    for words in told {
        assert!(card(&console).contains(words), "{words}: {}", card(&console));
    }
    // The rating that counts is changed; what the lists say stays.
    console.press("<Enter><Tab><Backspace><Backspace>50<Enter>");
    let player = known(&console, 1);
    assert_eq!(player.rating, Rating::new(2150).ok());
    assert_eq!(player.official.of(GameKind::Standard).map(|of| of.rating.get()), Some(2100));
    assert_eq!(player.official.of(GameKind::Rapid).map(|of| of.rating.get()), Some(2050));
    assert!(card(&console).contains("standard 2100 (fide 2026-11-22)"), "{}", card(&console));
    console.press("<Enter>");
    console.shows("standard 2100 (fide 2026-11-22), rapid 2050");
    console.shows("Rating used");
}

#[test]
fn q134_each_rating_keeps_its_list_and_typed_ratings_are_marked() {
    let mut console = console_with_lists();
    console.press("a");
    looked_for(&mut console, "sukru");
    console.press("<Down><Enter><Enter>");
    looked_for(&mut console, "Kim");
    console.press("<Tab>1800<Enter><Enter><Esc>");
    let taken = known(&console, 1).sources;
    assert_eq!(taken.rating(), Some(&RatingSource::List(list("fide"), Some(GameKind::Standard))));
    assert_eq!(taken.national_rating(), Some(&RatingSource::List(list("national"), None)));
    let typed = known(&console, 2).sources;
    assert_eq!((typed.rating(), typed.national_rating()), (Some(&RatingSource::ByHand), None));
    console.press("<Home>");
    let card = |console: &Console| console.screen_of(170, 40);
    assert!(card(&console).contains("2100 (standard, fide 2026-11-22)"), "{}", card(&console));
    assert!(card(&console).contains("2010 (national 2026-11-22)"), "{}", card(&console));
    console.press("<Enter><Tab><Backspace>5<Enter>");
    assert_eq!(known(&console, 1).sources.rating(), Some(&RatingSource::ByHand));
    assert_eq!(known(&console, 1).sources.national_rating(), taken.national_rating(), "the other one stays");
    assert!(card(&console).contains("2105 (manual)"), "{}", card(&console));
    // The list has another rating: accepting it restores its source.
    console.press(",r<Enter>");
    assert_eq!(known(&console, 1).sources.rating(), taken.rating());
}

#[test]
fn q134_a_rating_that_the_list_confirms_gets_its_list_without_a_question() {
    let mut console = console_with_lists();
    let player = Player {
        rating: Rating::new(2100).ok(),
        fide_id: Some(11),
        federation: Name::new("TUR").ok(),
        coefficient: Coefficient::new(20).ok(),
        ..Player::named(Name::new("Öğün, Şükrü").unwrap())
    };
    let register =
        |player| Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
    console.does(register(Player { national_rating: Rating::new(2010).ok(), ..player }));
    console.press(",r");
    console.shows("found match the list of");
    let confirmed = known(&console, 1);
    assert_eq!(confirmed.sources.rating(), Some(&RatingSource::List(list("fide"), Some(GameKind::Standard))));
    let steps = console.app.context().history.log().len();
    console.press(",r");
    assert_eq!(console.app.context().history.log().len(), steps, "nothing new, nothing recorded");
    console.press("L");
    console.shows("Ratings from list 2026-11-22");
    console.hides("followed");
}

#[test]
fn a_coefficient_that_was_not_known_is_taken_from_the_list_without_a_question_and_another_with_one() {
    let known_with = |coefficient: Option<u64>| {
        let mut console = console_with_lists();
        let player = Player {
            rating: Rating::new(2100).ok(),
            national_rating: Rating::new(2010).ok(),
            fide_id: Some(11),
            federation: Name::new("TUR").ok(),
            coefficient: coefficient.and_then(|number| Coefficient::new(number).ok()),
            ..Player::named(Name::new("Öğün, Şükrü").unwrap())
        };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
        console.press(",r");
        console
    };
    let taken = known_with(None);
    assert_eq!(known(&taken, 1).coefficient.map(Coefficient::get), Some(20));
    let mut asked = known_with(Some(40));
    asked.shows("Coefficient K 40 → 20");
    assert_eq!(known(&asked, 1).coefficient.map(Coefficient::get), Some(40));
    asked.press("<Enter>");
    assert_eq!(known(&asked, 1).coefficient.map(Coefficient::get), Some(20));
}

#[test]
fn q126_lists_are_left_out_added_and_moved_on_the_event_screen() {
    let mut console = console_with_lists();
    console.press("<F4>");
    console.go_to("Order of rating lists");
    console.shows("standard, rapid, blitz");
    let sequence = |console: &Console| console.app.context().snapshot.settings().rating_sequence.clone();
    let type_in = |console: &mut Console, letters: &str| {
        console.press(&format!("<Enter>{}{letters}<Enter>", "<Backspace>".repeat(12)));
    };
    type_in(&mut console, "B B");
    console.shows("expected each list once");
    console.press("<Esc><Esc>");
    type_in(&mut console, "B S");
    assert_eq!(sequence(&console), RatingSequence::new(vec![RatingKind::Blitz, RatingKind::Standard]).ok());
    console.shows("blitz, standard");
    // Černík has a blitz rating, which the first list supplies; a new event would use none.
    console.press("<F5>a");
    looked_for(&mut console, "cern");
    console.press("<Down><Enter><Enter><Esc>");
    assert_eq!(known(&console, 1).rating.map(Rating::get), Some(1800));
    let report = trf::write(&trf::from_snapshot(console.app.context().snapshot), trf::Style::default());
    assert!(report.contains("### hakem: lists=blitz,standard\r\n"), "{report}");
    let file = trf::read(&report).unwrap().file;
    let again = trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event;
    assert_eq!(again.settings().rating_sequence, sequence(&console));
    console.press("<F4>");
    console.go_to("Order of rating lists");
    type_in(&mut console, "");
    assert_eq!(sequence(&console), None, "the usual order again");
}

#[test]
fn q128_and_q129_ratings_of_other_lists_are_shown_and_one_of_them_is_taken() {
    let mut console = console_with_lists();
    console.press("a");
    looked_for(&mut console, "cern");
    console.shows("Černík, Jan, not in the main list: rapid 1900");
    console.shows("not in the main list: blitz 1800");
    console.press("<Down><Down><Enter><Enter>");
    let player = known(&console, 1);
    assert_eq!((player.name.as_str(), player.rating.map(Rating::get)), ("Černík, Jan", Some(1900)));
    assert_eq!(player.sources.rating(), Some(&RatingSource::List(list("fide"), Some(GameKind::Rapid))));
    // The first line would register the player without a rating, as the main list has none.
    looked_for(&mut console, "sukru");
    console.hides("not in the main list");
    console.press("<Esc><Esc>");
    // The choice also applies when ratings are updated.
    console.press(",r");
    assert_eq!(known(&console, 1).rating.map(Rating::get), Some(1900));
    console.shows("found match the list of");
}

#[test]
fn q130_no_rating_is_entered_for_a_player_without_one_in_the_main_list() {
    let mut console = console_with_lists();
    console.press("a");
    looked_for(&mut console, "cern");
    console.press("<Down><Enter><Enter>");
    let player = known(&console, 1);
    assert_eq!((player.name.as_str(), player.rating), ("Černík, Jan", None));
}

#[test]
fn q146_equals_are_ordered_by_an_announced_criterion_before_the_alphabet() {
    let player = |name: &str, fide_id: Option<u64>, born: Option<u16>| Player {
        rating: Rating::new(2000).ok(),
        fide_id,
        born: born.and_then(|year| PartialDate::new(year, 5, 1).ok()),
        ..Player::named(Name::new(name).unwrap())
    };
    let players = [
        player("Ash", None, Some(2000)),
        player("Beech", Some(900), Some(1980)),
        player("Cedar", Some(100), None),
        player("Date", Some(500), Some(2010)),
        Player { rating: Rating::new(2001).ok(), ..player("Elm", None, None) },
    ];
    let order = |order_of_equals: OrderOfEquals, system: &str| {
        let settings = Settings {
            order_of_equals,
            system: SystemId::new(system),
            initial_colour: Some(Colour::White),
            ..Settings::named(Name::new("Open").unwrap())
        };
        let mut event = Snapshot::new(settings);
        for player in &players {
            let (player, arrival, missed) = (player.clone(), RoundNo(1), RequestedBye::ZeroPoint);
            event = apply(&event, &Command::Register { player, arrival, missed }).unwrap();
        }
        let draft = propose(&event, RoundNo(1), Trace::silent()).unwrap().draft;
        let event = apply(&event, &Command::DraftRound(draft)).unwrap();
        let report = trf::write(&trf::from_snapshot(&event), trf::Style::default());
        let file = trf::read(&report).unwrap().file;
        let again = trf::to_commands(&file, &SystemId::new(system)).unwrap().event;
        assert_eq!(again.settings().order_of_equals, order_of_equals, "read back");
        assert!(again.settings().numbering.is_empty(), "the numbers follow from it");
        event.numbering().iter().map(|id| id.0).collect::<Vec<_>>()
    };
    assert_eq!(order(OrderOfEquals::Alphabet, "dutch-2026"), [5, 1, 2, 3, 4]);
    assert_eq!(order(OrderOfEquals::FideId, "dutch-2026"), [5, 3, 4, 2, 1]);
    assert_eq!(order(OrderOfEquals::Oldest, "dutch-2026"), [5, 2, 1, 4, 3]);
    assert_eq!(order(OrderOfEquals::Youngest, "dutch-2026"), [5, 4, 1, 2, 3]);
    assert_eq!(
        order(OrderOfEquals::Youngest, "dutch-2009"),
        [5, 1, 2, 3, 4],
        "a text with an order of its own"
    );
    let mut console = Console::with_event(Language::English);
    console.press("<F4>");
    console.go_to("Order of equal ratings");
    console.press("<Enter><Down><Enter>");
    assert_eq!(console.app.context().snapshot.settings().order_of_equals, OrderOfEquals::FideId);
}

#[test]
fn q155_equals_keep_their_first_order_when_others_move() {
    let mut console = Console::with_event(Language::English);
    let settings = console.app.context().snapshot.settings().clone();
    let order_of_equals = OrderOfEquals::Youngest;
    console.does(Command::Announce(Box::new(Settings { order_of_equals, ..settings })));
    let rated = |name: &str, points: i64, year: u16| Player {
        rating: Rating::new(points).ok(),
        born: PartialDate::new(year, 1, 1).ok(),
        ..Player::named(Name::new(name).unwrap())
    };
    let register = |console: &mut Console, player: Player, arrival: u8| {
        let arrival = RoundNo(arrival);
        console.does(Command::Register { player, arrival, missed: RequestedBye::ZeroPoint });
    };
    for (name, points, year) in
        [("Ash", 2000, 1990), ("Beech", 2000, 2000), ("Cedar", 2000, 1980), ("Date", 1900, 1970)]
    {
        register(&mut console, rated(name, points, year), 1);
    }
    console.app.update(Message::Draw(Draw::InitialColour));
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("pP");
    let numbers = |console: &Console, round: u8| {
        let system = system("dutch-2026").unwrap();
        numbering(console.app.context().snapshot, system, RoundNo(round))
            .iter()
            .map(|id| id.0)
            .collect::<Vec<_>>()
    };
    assert_eq!(numbers(&console, 1), [2, 1, 3, 4]);
    // A player with the same rating enters, and another rating is corrected: the order of the equal ones
    // remains.
    register(&mut console, rated("Elm", 2000, 2010), 2);
    let player = Player { rating: Rating::new(2100).ok(), ..known(&console, 4) };
    console.does(Command::EditPlayer { id: PlayerId(4), player, reason: "list".to_owned() });
    assert_eq!(numbers(&console, 2), [4, 5, 2, 1, 3]);
}

#[test]
fn q147_to_q151_equals_exchange_numbers_up_to_round_4_after_a_question() {
    let mut console = Console::with_event(Language::English);
    for (name, points) in
        [("Ash", 2000), ("Beech", 2000), ("Cedar", 1900), ("Date", 1800), ("Elm", 1700), ("Fir", 1600)]
    {
        let player = Player { rating: Rating::new(points).ok(), ..Player::named(Name::new(name).unwrap()) };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    let numbers = |console: &Console| {
        let snapshot = console.app.context().snapshot;
        let next = numbering(snapshot, system("dutch-2026").unwrap(), snapshot.next_to_publish());
        next.iter().map(|id| id.0).collect::<Vec<_>>()
    };
    console.app.update(Message::Draw(Draw::InitialColour));
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("pP<F7>151");
    console.press("<F5><Home>,n");
    console.shows("ASH: exchange the pairing number with");
    console.shows("BEECH");
    console.press("<Enter>");
    console.shows("exchange their pairing numbers from round 2 on");
    console.press("<Enter><Esc>");
    assert_eq!(numbers(&console), [1, 2, 3, 4, 5, 6], "nothing is changed by another key");
    console.press(",n<Enter>C");
    assert_eq!(numbers(&console), [2, 1, 3, 4, 5, 6]);
    assert_eq!(known(&console, 1).rating, known(&console, 2).rating, "no rating is touched");
    let report = |console: &Console| {
        trf::write(&trf::from_snapshot(console.app.context().snapshot), trf::Style::default())
    };
    assert!(report(&console).contains("### Exchange @ Round 2: 1-2\r\n"), "{}", report(&console));
    console.press("L");
    console.shows("ASH and BEECH exchange pairing numbers from round 2 on");
    // Only equally rated players, and not after round 4.
    let exchange = |round, players: [u32; 2]| Command::ExchangeNumbers {
        round: RoundNo(round),
        players: players.map(PlayerId),
    };
    let refused = |console: &Console, command| apply(console.app.context().snapshot, &command).unwrap_err();
    let unequal = |other| CommandError::UnequalRatings { one: PlayerId(1), other: PlayerId(other) };
    assert_eq!(refused(&console, exchange(2, [1, 3])), unequal(3));
    assert_eq!(refused(&console, exchange(2, [1, 1])), unequal(1));
    let not_next = apply(console.app.context().snapshot, &exchange(3, [1, 2]));
    assert!(matches!(not_next, Err(CommandError::NotNext { .. })));
    // Later rounds have these numbers as well, and undo restores the old ones.
    for round in 2..=4 {
        console.app.update(Message::Work(WorkRequest::Pair(RoundNo(round))));
        console.press("pP<F7>050");
        let given: Vec<u32> = console.app.context().snapshot.numbering().iter().map(|id| id.0).collect();
        assert_eq!(given, [2, 1, 3, 4, 5, 6], "round {round}");
    }
    let stays = CommandError::NumbersStay { last: RoundNo(4) };
    assert_eq!(refused(&console, exchange(5, [1, 2])), stays);
    console.press("<F5>,n");
    assert_eq!(console.app.depth(), 0, "{}", console.screen());
}
