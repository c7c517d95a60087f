//! Electronic boards: games that end in a folder of PGN files become reports, by `hakem watch` and by `hakem serve`.

use super::kill::published_round;
use super::phones::{hakem, start_with};
use hakem::hall::{Following, Matter, ReportSource};
use hakem::store::{Mode, Store, system_disk};
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{Outcome, RoundNo};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// Longest time that anything may take: generous, for machines that do much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// Returns a game of the first round as an electronic board writes it.
fn game(event: &Path, board: usize, result: &str) -> String {
    let mut history = History::default();
    for line in Store::open::<Entry>(event, Mode::Read).unwrap().entries {
        history.replay(line.entry, Moment(0)).unwrap();
    }
    let snapshot = history.snapshot();
    let meeting = snapshot.round(RoundNo(1)).unwrap().boards()[board - 1].meeting;
    let [white, black] =
        [meeting.white, meeting.black].map(|id| snapshot.player(id).unwrap().player.name.clone());
    format!(
        "[Event \"Hall\"]\n[Round \"1.{board}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n\
         1. e4 {{[%clk 1:29:58]}} e5 2. Nf3 {result}\n\n"
    )
}

/// Returns the reported boards and results; all are those of electronic boards.
fn stored(event: &Path) -> Vec<(u16, Outcome)> {
    let id = Store::open::<Entry>(event, Mode::Read).unwrap().store.event();
    let Some(following) = Following::open(&system_disk(), event, &id).unwrap() else { return Vec::new() };
    let report = |of: &hakem::hall::Received| {
        assert_eq!(of.report.source, ReportSource::Electronic);
        match of.report.matter {
            Matter::Result { game, result } => (game.board.0, result),
            _ => panic!("a result"),
        }
    };
    following.received().iter().map(report).collect()
}

/// Runs the command once; returns its status, output and errors.
fn watch(folder: &Path) -> (i32, String, String) {
    let output = hakem(folder, &["watch", "boards", "kill.hakem", "--once"]).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn ended_games_of_electronic_boards_become_reports_once() {
    let folder = tempfile::tempdir().unwrap();
    let (event, boards) = (folder.path().join("kill.hakem"), folder.path().join("boards"));
    published_round(&event);
    let (status, _, errors) = watch(folder.path());
    assert!(status == 5 && errors.contains("boards"), "{status} {errors}");
    fs::create_dir(&boards).unwrap();
    let game = |board, result| game(&event, board, result);
    fs::write(boards.join("one.pgn"), game(1, "1-0") + &game(2, "*") + &game(3, "1/2-1/2")).unwrap();
    // Half written, of other players, and no games at all.
    let torn = game(4, "0-1");
    fs::write(boards.join("torn.pgn"), &torn[..torn.find("0-1").unwrap() + 1]).unwrap();
    fs::write(boards.join("others.pgn"), game(5, "0-1").replace("Player", "Stranger")).unwrap();
    fs::write(boards.join("notes.txt"), game(6, "0-1")).unwrap();
    let (status, told, errors) = watch(folder.path());
    assert_eq!((status, errors.as_str()), (0, ""));
    assert!(told.contains("Round 1, board 1: 1 - 0 reported by the electronic board."), "{told}");
    assert_eq!(told.lines().count(), 2, "{told}");
    let first = vec![(1, Outcome::WhiteWins), (3, Outcome::Draw)];
    assert_eq!(stored(&event), first);
    // Read again: nothing new. Then a game ends, the torn file is complete, and an operator corrects a result.
    assert_eq!(watch(folder.path()).1, "");
    fs::write(boards.join("one.pgn"), game(1, "0-1") + &game(2, "1/2-1/2") + &game(3, "1/2-1/2")).unwrap();
    fs::write(boards.join("torn.pgn"), torn).unwrap();
    assert_eq!(watch(folder.path()).0, 0);
    let more = [(1, Outcome::BlackWins), (2, Outcome::Draw), (4, Outcome::BlackWins)];
    assert_eq!(stored(&event), [&first[..], &more].concat());
}

#[test]
fn a_service_reports_the_games_of_electronic_boards_beside_those_of_phones() {
    let folder = tempfile::tempdir().unwrap();
    let (event, boards) = (folder.path().join("kill.hakem"), folder.path().join("boards"));
    published_round(&event);
    fs::create_dir(&boards).unwrap();
    let _service = start_with(folder.path(), &["kill.hakem", "--games", "boards"]);
    // The file of reports has one writer.
    let (status, _, errors) = watch(folder.path());
    assert!(status == 5 && errors.contains("kill.reports"), "{status} {errors}");
    fs::write(boards.join("one.pgn"), game(&event, 7, "0-1")).unwrap();
    let begun = Instant::now();
    while stored(&event).is_empty() {
        assert!(begun.elapsed() < PATIENCE, "the game is reported");
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(stored(&event), [(7, Outcome::BlackWins)]);
}
