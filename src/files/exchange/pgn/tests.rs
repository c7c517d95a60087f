use super::*;
use crate::exchange::account::Account;
use crate::exchange::games::{ResultFinding, compared};
use crate::i18n::Language;
use hakem_engine::command::{Command, apply};
use hakem_engine::tournament::{
    BoardNo, Draft, Forfeit, GameResult, Meeting, Name, Outcome, Player, PlayerId, RequestedBye, RoundNo,
    Settings, SystemId,
};
use std::path::PathBuf;

fn texts() -> Texts {
    Texts::new(Language::English)
}

fn games(text: &str) -> Result<(Vec<crate::exchange::Game>, Account), read::PgnFault> {
    read::games(text.as_bytes(), &texts())
}

/// An event of four with round 1 published, and a result on board 1.
fn event() -> Snapshot {
    let mut event = Snapshot::blank();
    let mut act = |command: Command| event = apply(&event, &command).unwrap();
    let settings = Settings {
        coded_time_control: Name::new("5400+30").ok(),
        place: Name::new("Ankara").ok(),
        ..Settings::named(Name::new("Açık \"A\"").unwrap())
    };
    act(Command::Announce(Box::new(settings)));
    for (name, fide_id) in
        [("Yılmaz, Şükrü", Some(6_300_000)), ("Novák, Jan", None), ("C", None), ("D", None)]
    {
        let player = Player { fide_id, ..Player::named(Name::new(name).unwrap()) };
        act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    let meeting = |white, black| Meeting { white: PlayerId(white), black: PlayerId(black) };
    act(Command::DraftRound(Draft {
        numbering: Some((1..=4).map(PlayerId).collect()),
        boards: vec![meeting(1, 3), meeting(4, 2)],
        ..Draft::of(RoundNo(1), SystemId::new("dutch-2026"))
    }));
    act(Command::publish(RoundNo(1)));
    let result = GameResult::Played(Outcome::Draw);
    act(Command::EnterResult { round: RoundNo(1), board: BoardNo(1), result });
    event
}

#[test]
fn boards_are_written_as_headers_and_read_back() {
    let event = event();
    let text = write::rounds(&event, &WriteOptions::default());
    for header in [
        "[Event \"Açık \\\"A\\\"\"]",
        "[Site \"Ankara\"]",
        "[Round \"1.2\"]",
        "[White \"Yılmaz, Şükrü\"]",
        "[WhiteFideId \"6300000\"]",
        "[TimeControl \"5400+30\"]",
        "[Result \"1/2-1/2\"]",
    ] {
        assert!(text.contains(header), "{header} in {text}");
    }
    let (read, account) = games(&text).unwrap();
    assert!(account.entries().is_empty() && account.is_complete(), "{account:?}");
    assert_eq!(read.len(), 2);
    let found = compared(&read, &event, RoundNo(1));
    assert_eq!(found, [ResultFinding::Same(BoardNo(1)), ResultFinding::Unfinished(BoardNo(2))]);
    assert_eq!((read[0].round, read[1].board), (Some(RoundNo(1)), Some(BoardNo(2))));
    let ascii = write::rounds(
        &event,
        &WriteOptions { is_ascii: true, round: Some(RoundNo(1)), ..WriteOptions::default() },
    );
    assert!(ascii.is_ascii() && ascii.contains("[White \"Yilmaz, Sukru\"]"), "{ascii}");
    assert!(
        write::rounds(&event, &WriteOptions { round: Some(RoundNo(2)), ..WriteOptions::default() })
            .is_empty()
    );
}

#[test]
fn results_that_pgn_does_not_have_are_open_there_and_read_back_from_the_score() {
    let results = [
        (GameResult::Played(Outcome::WhiteDraws), "1/2-0"),
        (GameResult::Played(Outcome::BlackDraws), "0-1/2"),
        (GameResult::Played(Outcome::BothLose), "0-0"),
        (GameResult::Forfeit(Forfeit::Both), "0-0"),
    ];
    for (result, score) in results {
        let event = event();
        let command = Command::EnterResult { round: RoundNo(1), board: BoardNo(2), result };
        let event = apply(&event, &command).unwrap();
        let text = write::rounds(&event, &WriteOptions::default());
        let (read, account) = games(&text).unwrap();
        assert!(account.entries().is_empty() && account.is_complete(), "{account:?}");
        let found = compared(&read, &event, RoundNo(1));
        assert_eq!(found, [BoardNo(1), BoardNo(2)].map(ResultFinding::Same), "{text}");
        let header = format!("[Result \"*\"]\n[Score \"{score}\"]\n");
        assert!(text.contains(&header) && text.ends_with("\n*\n\n"), "{text}");
        assert_eq!(text.matches("[Score").count(), 1, "{text}");
    }
}

#[test]
fn games_find_their_boards_by_players_and_round() {
    let event = event();
    let game = |round: &str, white: &str, black: &str, result: &str, further: &str| {
        format!(
            "[Event \"x\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n{further}\n1. e4 {{ a [remark] }} e5 {result}\n\n"
        )
    };
    let text = [
        // Without diacritics, given name first.
        game("1.9", "Sukru Yilmaz", "C", "1-0", "[WhiteFideId \"6300000\"]"),
        game("1", "D", "Jan Novak", "0-1", "[Termination \"Unplayed\"]"),
        game("1", "Novák, Jan", "D", "0-1", ""),
        game("1", "D", "Novák, Jan", "1-0", ""),
        game("2.1", "D", "C", "1-0", ""),
        game("?", "Nobody", "C", "1-0", ""),
    ]
    .concat();
    let found = compared(&games(&text).unwrap().0, &event, RoundNo(1));
    assert_eq!(
        found,
        [
            ResultFinding::Differs {
                board: BoardNo(1),
                recorded: GameResult::Played(Outcome::Draw),
                found: GameResult::Played(Outcome::WhiteWins)
            },
            ResultFinding::New(BoardNo(2), GameResult::Forfeit(Forfeit::ToBlack)),
            ResultFinding::Turned(BoardNo(2)),
            ResultFinding::Twice(BoardNo(2)),
            ResultFinding::OtherRound(RoundNo(2)),
            ResultFinding::NotThere,
        ]
    );
}

#[test]
fn invalid_pgn_is_reported_with_its_line() {
    assert_eq!(games("hello\nworld\n"), Err(read::PgnFault::None));
    assert_eq!(games("[Event \"a\"]\n[Round \"3.1\n"), Err(read::PgnFault::Header { line: 2 }));
    let (open, _) = games("[White \"A\"]\n[Black \"B\"]\n\n1. d4 { never closed\n[Event \"b\"]\n").unwrap();
    assert_eq!(open.len(), 1, "a remark that is not closed hides what follows");
    let source = Source { path: PathBuf::from("x.pgn"), bytes: b"nothing".to_vec() };
    assert!(matches!(Pgn.read(&source, &texts()), Err(ImportError::List { .. })));
}
