//! Reports of an event of matches: byes in two columns, as other programs write them, games that differ in the rating
//! report, and rating changes of the games.

use crate::command::{Bulk, Command, Follow};
use crate::format::Trace;
use crate::pairing::propose;
use crate::rating::rated_games;
use crate::tournament::{
    BoardNo, Colour, Forfeit, GameResult, Name, Outcome, Player, PlayerId, Points, Rating, RequestedBye,
    RoundNo, Settings, Snapshot, SystemId,
};
use crate::trf::{self, Assumed, Expected};

const WHITE: GameResult = GameResult::Played(Outcome::WhiteWins);
const DRAW: GameResult = GameResult::Played(Outcome::Draw);

/// Five players after a round of 1½-½ and 2-0, with a bye worth `bye` tenths.
fn five(bye: i32) -> Snapshot {
    let mut settings = Settings::named(Name::new("Double").unwrap());
    settings.system = SystemId::new("double-swiss-2026");
    settings.rounds = RoundNo(3);
    settings.initial_colour = Some(Colour::White);
    settings.points = settings.points.with_bye_of_match(2, Points::from_tenths(bye));
    let mut event = Bulk::new(Snapshot::blank());
    let mut act = |command| event.apply(&command).unwrap_or_else(|error| panic!("{error}"));
    act(Command::Announce(Box::new(settings)));
    for rating in [2300, 2200, 2100, 2000, 1900] {
        let name = Name::new(&format!("P{rating}")).unwrap();
        let player = Player { rating: Rating::new(rating).ok(), ..Player::named(name) };
        act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    let mut event = event.finish();
    let draft = propose(&event, RoundNo(1), Trace::silent()).unwrap().draft;
    let results = (1..).map(BoardNo).zip([WHITE, DRAW, WHITE, WHITE.turned()]).collect();
    for command in [
        Command::DraftRound(draft),
        Command::publish(RoundNo(1)),
        Command::TakeOverResults { round: RoundNo(1), results },
    ] {
        event = crate::command::apply(&event, &command).unwrap();
    }
    event
}

fn written(event: &Snapshot) -> String {
    trf::write(&trf::from_snapshot(event), trf::Style::default())
}

fn scores(text: &str) -> Vec<i32> {
    let report = trf::read(text).unwrap();
    let event = trf::to_commands(&report.file, &SystemId::new("dutch-2026")).unwrap().event;
    event.scores(1).into_iter().map(Points::tenths).collect()
}

#[test]
fn a_bye_is_worth_what_the_event_says_up_to_two_wins() {
    for worth in [0, 3, 5, 10, 15, 20] {
        let event = five(worth);
        assert_eq!(
            event.scores(1).into_iter().map(Points::tenths).collect::<Vec<_>>(),
            [15, 0, 5, 20, worth]
        );
        assert_eq!(scores(&written(&event)), [15, 0, 5, 20, worth], "{}", written(&event));
        let file = trf::read(&written(&event)).unwrap().file;
        let back = trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event;
        assert_eq!(back.settings().points, event.settings().points);
        assert_eq!(written(&back), written(&event), "{worth}");
    }
    for worth in [-1, 21] {
        let mut settings = five(15).settings().clone();
        settings.points = settings.points.with_bye_of_match(2, Points::from_tenths(worth));
        let refused = crate::command::apply(&five(15), &Command::Announce(Box::new(settings)));
        assert!(refused.is_err(), "{worth}");
    }
}

/// Record 162 refers to a column or to a match: the points of the player with the bye determine which (DS-7).
#[test]
fn byes_stated_in_both_columns_are_read_by_the_points_of_their_players() {
    let own = written(&five(15));
    let (bye, points) = ("0000 - U  0000 - H", " 1.5");
    let line = own.lines().find(|line| line.contains(bye)).unwrap();
    assert_eq!(&line[80..84], points);
    let worth = own.lines().find(|line| line.starts_with("162")).unwrap();
    for (table, second, points, counted) in [
        ("P 0.75", "0000 - U", " 1.5", 15),
        ("P 1.5", "0000 - U", " 1.5", 15),
        ("P 1.0", "0000 - U", " 2.0", 20),
        ("P 2.0", "0000 - U", " 2.0", 20),
        ("P 0.5", "0000 - U", " 1.0", 10),
        ("P 1.0", "0000 - Z", " 1.0", 10),
        ("", "0000 - U", " 2.0", 20),
        ("", "0000 - U", " 1.5", 15),
    ] {
        let group = format!("{:9}", format!("P{:>4}", table.trim_start_matches("P ")));
        let table = if table.is_empty() { String::new() } else { worth.replace("P 1.0    ", &group) };
        let told =
            format!("{}{points}{}", &line[..80], &line[84..]).replace(bye, &format!("0000 - U  {second}"));
        let text = own
            .replace(line, &told)
            .replace(&format!("{worth}\r\n"), &format!("{table}\r\n").replace("\r\n\r\n", ""));
        let text = if table.is_empty() {
            own.replace(line, &told).replace(&format!("{worth}\r\n"), "")
        } else {
            text
        };
        assert_eq!(scores(&text)[4], counted, "{text}");
        let taken = Assumed::ByeOfMatch(Points::from_tenths(counted));
        let report = trf::read(&text).unwrap();
        assert!(report.adjustments.iter().any(|told| told.assumed == taken), "{:?}", report.adjustments);
    }
    assert!(trf::read(&own).unwrap().adjustments.is_empty(), "the own form is taken without a word");
}

#[test]
fn two_columns_that_are_no_match_are_refused_with_their_place() {
    let own = written(&five(15));
    let line =
        |number: usize| own.lines().position(|line| line.starts_with(&format!("001{number:>5}"))).unwrap();
    let faults = |from: &str, to: &str| {
        let text = own.replacen(from, to, 1);
        assert_ne!(text, own, "{from}");
        trf::read(&text).unwrap_err().errors
    };
    let bye = faults("0000 - U  0000 - H", "0000 - U  0000 - F");
    assert_eq!((bye[0].line as usize, bye[0].column), (line(5) + 1, 102));
    assert_eq!(bye[0].expected, Expected::OtherGame { there: "0000 - U".to_owned() });
    let game = faults("   3 w 1     3 b =", "   3 w 1  0000 - Z");
    assert!(
        game.iter().any(|fault| (fault.line as usize, fault.column) == (line(1) + 1, 102)
            && fault.expected == Expected::OtherGame { there: "3 w 1".to_owned() }),
        "{game:?}"
    );
}

#[test]
fn a_match_of_which_no_game_is_played_yet_is_read_back() {
    let mut event = five(15);
    let draft = propose(&event, RoundNo(2), Trace::silent()).unwrap().draft;
    event = crate::command::apply(&event, &Command::DraftRound(draft)).unwrap();
    event = crate::command::apply(&event, &Command::publish(RoundNo(2))).unwrap();
    let file = trf::read(&written(&event)).unwrap().file;
    let back = trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event;
    assert_eq!(back.round(RoundNo(2)).unwrap().missing(), 4);
}

#[test]
fn each_game_of_a_match_counts_for_rating_but_one_that_was_forfeited() {
    let event = five(15);
    let of = |event: &Snapshot, id| {
        rated_games(event, PlayerId(id), RoundNo(1)).map(|made| (made.games, made.halves))
    };
    assert_eq!((of(&event, 1), of(&event, 3), of(&event, 5)), (Some((2, 3)), Some((2, 1)), None));
    let (round, reason) = (RoundNo(1), "did not come".to_owned());
    let result = Some(GameResult::Forfeit(Forfeit::ToWhite));
    let forfeited =
        Command::CorrectResult { round, board: BoardNo(2), result, follow: Follow::Record, reason };
    let event = crate::command::apply(&event, &forfeited).unwrap();
    assert_eq!((of(&event, 1), of(&event, 3)), (Some((1, 2)), Some((1, 0))));
}

/// A game of a match that is corrected for the rating report alone (C.04.2 4.3): its column shows the correction, and
/// the result that counts is restored.
#[test]
fn a_game_of_a_match_is_corrected_for_the_rating_report_alone() {
    let mut event = five(15);
    let draft = propose(&event, RoundNo(2), Trace::silent()).unwrap().draft;
    let (round, board, reason) = (RoundNo(1), BoardNo(2), "scoresheet".to_owned());
    let follow = Follow::RatingReportOnly;
    for command in [
        Command::DraftRound(draft),
        Command::publish(RoundNo(2)),
        Command::TakeOverResults {
            round: RoundNo(2),
            results: (1..=4).map(|at| (BoardNo(at), DRAW)).collect(),
        },
        Command::CorrectResult { round, board, result: Some(WHITE), follow, reason: reason.clone() },
        Command::CorrectColours { round, board: BoardNo(3), follow, reason },
    ] {
        event = crate::command::apply(&event, &command).unwrap();
    }
    let of = |event: &Snapshot, id| rated_games(event, PlayerId(id), RoundNo(1)).map(|made| made.halves);
    assert_eq!((of(&event, 1), of(&event, 3)), (Some(2), Some(2)), "1-1 for the rating");
    let text = written(&event);
    assert!(text.contains("3 w 1     3 b 0"), "{text}");
    assert!(!trf::left_out(&event).iter().any(|left| matches!(left, trf::LeftOut::LateCorrections { .. })));
    let file = trf::read(&text).unwrap().file;
    let back = trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap().event;
    assert_eq!(back.scores(2), event.scores(2), "{text}");
    let shown = |event: &Snapshot| {
        let round = event.round(RoundNo(1)).unwrap();
        (1..=4).map(|at| round.rating_only(BoardNo(at))).collect::<Vec<_>>()
    };
    assert_eq!(shown(&back), shown(&event));
    assert_eq!(written(&back), text);
}
