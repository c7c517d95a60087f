//! Event files of all versions: a saved sample of each format opens with the same content as then.

use hakem::session::{Kept, Session};
use hakem::store::{FORMAT, Mode, RecordedEntry, Stamp, Store};
use hakem_engine::command::{Command, apply};
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{OptionValue, Participant, RoundNo, Snapshot};
use hakem_engine::trf;
use jiff::Timestamp;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/event-file").join(name)
}

/// Returns the state of an event as a line: its rounds with pairs and results, then the scores.
fn told(snapshot: &Snapshot) -> String {
    let mut line = format!("{} players", snapshot.players().count());
    for round in snapshot.last_paired().into_iter().flat_map(RoundNo::up_to) {
        let paired = snapshot.round(round).unwrap();
        write!(line, "; {round} {:?}", paired.stage()).unwrap();
        for (_, board, result) in paired.games() {
            let (white, black) = (board.meeting.white, board.meeting.black);
            let result = result.map_or_else(|| "*".to_owned(), |result| format!("{result:?}"));
            write!(line, " {white}-{black} {result}").unwrap();
        }
    }
    write!(line, "; scores").unwrap();
    for points in snapshot.scores(snapshot.rounds().len()) {
        write!(line, " {}", points.tenths()).unwrap();
    }
    tell_matches(&mut line, snapshot);
    line
}

/// Adds teams, legs, and the matches of rounds.
fn tell_matches(line: &mut String, snapshot: &Snapshot) {
    for (id, team) in snapshot.teams() {
        write!(line, "; team {id} {} {:?} {:?}", team.name, team.players, team.reserves).unwrap();
    }
    for leg in snapshot.legs() {
        write!(line, "; leg {}-{} {} {:?} {:?}", leg.first, leg.last, leg.system, leg.options, leg.groups)
            .unwrap();
    }
    for round in snapshot.rounds().iter().filter(|round| round.has_listed_matches()) {
        for of in round.matches().iter() {
            write!(line, "; match {:?}", of.sides).unwrap();
            for &board in &of.boards {
                write!(line, " {board} {:?}", round.game_stage(board)).unwrap();
            }
            write!(line, " {:?}", round.settlement(of.boards[0])).unwrap();
        }
        write!(
            line,
            "; out {:?}",
            snapshot.teams().map(|(id, _)| round.team_out(Participant::Team(id))).collect::<Vec<_>>()
        )
        .unwrap();
        write!(line, "; places {:?}", round.places()).unwrap();
    }
}

/// Returns every state of a saved event, one per line.
fn states(name: &str) -> String {
    let opened = Store::open::<Entry>(&kept(name), Mode::Read).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(opened.notices, []);
    let mut history = History::default();
    let mut states = String::new();
    for (RecordedEntry { entry, at, .. }, number) in opened.entries.into_iter().zip(1..) {
        let at = Moment(at.as_millisecond());
        history.replay(entry, at).unwrap_or_else(|error| panic!("{name}, entry {number}: {error}"));
        writeln!(states, "{}: {}", history.current(), told(history.snapshot())).unwrap();
    }
    states
}

/// A sample is an event with everything that its format can express. `event-N.states` has its content when it
/// was saved.
#[test]
fn every_kept_event_says_what_it_said_when_it_was_written() {
    for format in 1..=FORMAT {
        let expected = fs::read_to_string(kept(&format!("event-{format}.states"))).unwrap();
        assert_eq!(states(&format!("event-{format}.hakem")), expected, "format {format}");
    }
}

/// A result of round 1 was corrected while round 2 was played: player 10 had a downfloat by the earlier
/// scores, and none by the present ones (FIDE C.04.3 1.4.2). Other programs pair the report as expected here.
#[test]
fn a_round_after_a_correction_follows_from_the_scores_that_count_now() {
    let opened = Store::open::<Entry>(&kept("corrected.hakem"), Mode::Read).unwrap();
    let commands = opened.entries.into_iter().map(|recorded| match recorded.entry {
        Entry::Did(command) => command,
        entry => panic!("{entry:?}"),
    });
    let event = commands.fold(Snapshot::blank(), |event, command| apply(&event, &command).unwrap());
    let report = trf::read(&fs::read_to_string(kept("corrected.trf")).unwrap()).unwrap();
    let from_report = trf::to_commands(&report.file, &event.settings().system).unwrap().event;
    for event in [event, from_report] {
        let draft = propose(&event, RoundNo(3), Trace::silent()).unwrap().draft;
        let boards = draft.boards.iter().map(|meeting| [meeting.white.0, meeting.black.0]);
        assert_eq!(boards.collect::<Vec<_>>(), [[5, 7], [9, 1], [3, 6], [2, 8], [10, 4]]);
    }
}

/// The author of an entry is recorded in its line, and in the log after the event is opened again.
#[test]
fn entries_record_their_author() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("several.hakem");
    let disk = hakem::store::system_disk();
    let at = Timestamp::UNIX_EPOCH;
    let mut session = Session::create(&disk, &path, Vec::new(), at).unwrap();
    let mut settings = Snapshot::blank().settings().clone();
    settings.options.set("maxi", Some(OptionValue::YesNo(true)));
    let announce = session.history().try_command(Command::Announce(Box::new(settings))).unwrap();
    let stamp = Stamp { at, by: Some("Ana \"the desk\"".into()) };
    assert!(matches!(session.record(announce, stamp), Kept::Saved));
    let undo = session.history().try_undo().unwrap();
    session.record(undo, at);
    drop(session);
    let (session, _) = Session::open(&disk, &path).unwrap();
    let names: Vec<Option<&str>> = session.history().log().iter().map(|line| line.by.as_deref()).collect();
    assert_eq!(names, [Some("Ana \"the desk\""), None]);
}

/// Values of a system's options are written by their keys, and read again.
#[test]
fn options_of_a_system_are_kept_by_their_keys() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("options.hakem");
    let mut settings = Snapshot::blank().settings().clone();
    settings.options.set("cycles", Some(OptionValue::Number(300)));
    settings.options.set("maxi", Some(OptionValue::YesNo(true)));
    let entry = Entry::Did(Command::Announce(Box::new(settings)));
    let mut store = Store::create(&path, Timestamp::UNIX_EPOCH).unwrap();
    store.append(std::slice::from_ref(&entry), Timestamp::UNIX_EPOCH).unwrap();
    drop(store);
    assert!(fs::read_to_string(&path).unwrap().contains(r#"options:{"cycles":300,"maxi":true}"#));
    let opened = Store::open::<Entry>(&path, Mode::Read).unwrap();
    assert_eq!(opened.entries[0].entry, entry);
}
