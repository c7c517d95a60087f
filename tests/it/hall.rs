//! Reports from the hall: the file they are stored in, and what becomes of those of one board.

use hakem::hall::{
    Agreement, BoardRange, BoardReports, Following, FormId, Game, Matter, OpenMatter, PassHolder, Received,
    Report, ReportSource, Reports, ReportsError, Revoked, Secret, SecretError, Side, Stored, proposals,
    reports_of, tally,
};
use hakem::i18n::{Language, Origin, Texts};
use hakem::store::system_disk;
use hakem_engine::command::Command;
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Made, Moment};
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{
    BoardNo, Colour, GameResult, Incident, IncidentKind, Name, Outcome, Player, PlayerId, RequestedBye,
    RoundNo, Settings,
};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use proptest::prelude::*;
use std::fs;

const ROUND: RoundNo = RoundNo(1);

/// An event whose first round is published, as its entries.
pub fn published(players: usize) -> Vec<Entry> {
    let mut commands = vec![Command::Announce(Box::new(Settings {
        initial_colour: Some(Colour::White),
        ..Settings::named(Name::new("Hall test").unwrap())
    }))];
    commands.extend((0..players).map(|number| Command::Register {
        player: Player::named(Name::new(&format!("Player {number:03}")).unwrap()),
        arrival: ROUND,
        missed: RequestedBye::ZeroPoint,
    }));
    let mut history = History::default();
    for command in &commands {
        did(&mut history, command.clone(), 0, None);
    }
    let draft = propose(history.snapshot(), ROUND, Trace::silent()).unwrap().draft;
    commands.extend([Command::DraftRound(draft), Command::publish(ROUND)]);
    commands.into_iter().map(Entry::Did).collect()
}

fn history() -> History {
    let mut history = History::default();
    for entry in published(8) {
        history.replay(entry, Moment(0)).unwrap();
    }
    history
}

fn did(history: &mut History, command: Command, at: i64, by: Option<&str>) {
    let made = Made { at: Moment(at), by: by.map(Into::into) };
    history.replay(Entry::Did(command), made).unwrap();
}

fn game(history: &History, board: u16) -> Game {
    Game::at(ROUND, BoardNo(board), history.snapshot().round(ROUND).unwrap()).unwrap()
}

fn report(form: u128, game: Game, side: Side, result: Outcome) -> Report {
    let matter = Matter::Result { game, result };
    Report { form: FormId::new(form), source: ReportSource::Player(side), matter }
}

const WHITE: ReportSource = ReportSource::Player(Side::White);
const BLACK: ReportSource = ReportSource::Player(Side::Black);

/// The deputy of boards 1 to 2.
fn deputy() -> ReportSource {
    ReportSource::Deputy("1-2".parse().unwrap())
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).unwrap()
}

/// A tally of reports, each received a second after the one before.
fn of(history: &History, reports: &[(u16, Side, Outcome)]) -> Vec<BoardReports> {
    let reports = reports.iter().zip(1..).map(|(&(board, side, result), second)| {
        let report = report(second as u128, game(history, board), side, result);
        Received { at: at(second), report }
    });
    tally(&reports.collect::<Vec<_>>(), history)
}

#[test]
fn reports_of_a_board_agree_or_conflict() {
    use Outcome::{BlackWins, Draw, WhiteWins};
    let mut event = history();
    let reports = [
        (1, Side::White, WhiteWins),
        (1, Side::Black, WhiteWins),
        (2, Side::White, WhiteWins),
        (2, Side::Black, BlackWins),
        (3, Side::Black, BlackWins),
        (3, Side::Black, Draw),
        (4, Side::White, Draw),
    ];
    let agreements = |event: &History| {
        let found = of(event, &reports);
        found.iter().map(|board| (board.game.board.0, board.agreement)).collect::<Vec<_>>()
    };
    let [agreed, conflict] = [(1, Agreement::Agreed(WhiteWins)), (2, Agreement::Conflict)];
    let [corrected, one] = [(3, Agreement::One(Draw)), (4, Agreement::One(Draw))];
    assert_eq!(agreements(&event), [agreed, conflict, corrected, one]);
    // Entered from the keyboard: the same is settled, another is contradicted.
    let enter = |board, outcome| Command::EnterResult {
        round: ROUND,
        board: BoardNo(board),
        result: GameResult::Played(outcome),
    };
    did(&mut event, enter(4, Draw), 9_000, None);
    did(&mut event, enter(3, WhiteWins), 9_000, None);
    assert_eq!(agreements(&event), [agreed, conflict, (3, Agreement::Contradicts(Draw))]);
    // The arbiter accepts what both said, and what one of two said.
    let accept = |event: &mut History, board: u16, side: Option<ReportSource>| {
        let found = of(event, &reports).into_iter().find(|found| found.game.board.0 == board).unwrap();
        let (command, origin) = found.accepted(side).unwrap();
        did(event, command, 10_000, Some(&origin.to_string()));
        origin
    };
    let both = accept(&mut event, 1, None);
    assert_eq!((both.sources, both.at), (vec![WHITE, BLACK], Moment(2_000)));
    assert_eq!(of(&event, &reports)[0].accepted(None), None, "a conflict is not accepted without a choice");
    assert_eq!(accept(&mut event, 2, Some(BLACK)).sources, [BLACK]);
    // A contradiction never overwrites: it becomes the existing mark, which the arbiter resolves.
    accept(&mut event, 3, None);
    let round = event.snapshot().round(ROUND).unwrap();
    assert_eq!(round.result(BoardNo(3)), Some(GameResult::Played(WhiteWins)));
    assert_eq!(round.conflict(BoardNo(3)), Some(GameResult::Played(Draw)));
    assert_eq!(agreements(&event), []);
    // A later report is open again.
    let late = [reports.as_slice(), &[(1, Side::Black, Draw); 5]].concat();
    let late = of(&event, &late);
    assert_eq!(late.len(), 1);
    assert_eq!(late[0].agreement, Agreement::Contradicts(Draw));
}

#[test]
fn an_undone_acceptance_opens_the_reports_again() {
    let mut event = history();
    let reports = [(1, Side::White, Outcome::Draw), (1, Side::Black, Outcome::Draw)];
    let before = event.current();
    let (command, origin) = of(&event, &reports)[0].accepted(None).unwrap();
    did(&mut event, command, 5_000, Some(&origin.to_string()));
    assert_eq!(of(&event, &reports), []);
    event.replay(Entry::Moved(before), Moment(6_000)).unwrap();
    assert_eq!(of(&event, &reports)[0].agreement, Agreement::Agreed(Outcome::Draw));
}

#[test]
fn a_deputy_is_one_source_that_agrees_or_conflicts_with_others() {
    let mut event = history();
    let said = |event: &History, sources: &[(ReportSource, Outcome)]| {
        let reports = sources.iter().zip(1..).map(|(&(source, result), second)| {
            let matter = Matter::Result { game: game(event, 1), result };
            let report = Report { form: FormId::new(second as u128), source, matter };
            Received { at: at(second), report }
        });
        tally(&reports.collect::<Vec<_>>(), event).remove(0)
    };
    let (draw, wins) = (Outcome::Draw, Outcome::WhiteWins);
    assert_eq!(said(&event, &[(deputy(), draw)]).agreement, Agreement::One(draw));
    // Twice the same source is one report.
    assert_eq!(said(&event, &[(deputy(), wins), (deputy(), draw)]).agreement, Agreement::One(draw));
    let agreed = said(&event, &[(deputy(), draw), (WHITE, draw)]);
    assert_eq!(agreed.agreement, Agreement::Agreed(draw));
    let (command, origin) = agreed.accepted(None).unwrap();
    assert_eq!(origin.to_string(), "phones w,d1-2 1970-01-01T00:00:02Z");
    assert_eq!(Origin::read(&origin.to_string()), Some(origin.clone()));
    let conflict = said(&event, &[(WHITE, draw), (BLACK, draw), (deputy(), wins)]);
    assert_eq!(conflict.agreement, Agreement::Conflict);
    assert_eq!(conflict.accepted(None), None);
    assert_eq!(conflict.accepted(Some(deputy())).unwrap().1.sources, [deputy()]);
    did(&mut event, command, 9_000, Some(&origin.to_string()));
    let late = said(&event, &[vec![(WHITE, draw); 12], vec![(deputy(), wins)]].concat());
    assert_eq!(late.agreement, Agreement::Contradicts(wins));
}

/// Reports about other matters, one per second.
fn proposed(event: &History, matters: &[(ReportSource, Matter)]) -> Vec<OpenMatter> {
    let received = matters.iter().zip(1..).map(|((source, matter), second)| {
        let report = Report { form: FormId::new(second as u128), source: *source, matter: matter.clone() };
        Received { at: at(second), report }
    });
    proposals(&received.collect::<Vec<_>>(), event)
}

#[test]
fn check_ins_wait_contradict_and_are_settled_by_the_arbiter() {
    let mut event = History::default();
    for entry in published(4) {
        if matches!(entry, Entry::Did(Command::DraftRound(_))) {
            break;
        }
        event.replay(entry, Moment(0)).unwrap();
    }
    let check_in = |id: u32, present| Matter::CheckIn { id: PlayerId(id), present };
    let other = ReportSource::Deputy(BoardRange::ALL);
    let said = [
        (deputy(), check_in(1, true)),
        (deputy(), check_in(2, true)),
        (other, check_in(2, false)),
        (deputy(), check_in(3, false)),
    ];
    // Player 3 is not checked in anyway, so that there is nothing to record; nor is player 2 for the other deputy.
    let open = proposed(&event, &said);
    let open: Vec<_> = open.iter().map(|of| (of.matter.clone(), of.is_contradicted)).collect();
    assert_eq!(open, [(check_in(1, true), false), (check_in(2, true), false)]);
    let (command, origin) = proposed(&event, &said)[0].accepted().unwrap();
    did(&mut event, command, 10_000, Some(&origin.to_string()));
    assert_eq!(proposed(&event, &said).len(), 1);
    // Recorded, and reported otherwise later: a contradiction, not an overwrite.
    let late = [said.as_slice(), &vec![(other, check_in(1, false)); 8]].concat();
    assert!(proposed(&event, &late)[0].is_contradicted);
    // The arbiter's later decision settles it.
    did(&mut event, Command::CheckIn { id: PlayerId(1), present: false }, 60_000, None);
    did(&mut event, Command::CheckIn { id: PlayerId(1), present: true }, 61_000, None);
    assert_eq!(proposed(&event, &late).len(), 1);
}

#[test]
fn incidents_wait_until_they_are_recorded_or_the_round_is_over() {
    let mut event = history();
    let kind = IncidentKind::IllegalMove;
    let incident = Incident { round: ROUND, player: game(&event, 1).players[0], kind, text: None };
    let said = vec![(deputy(), Matter::Incident(incident)); 2];
    let open = proposed(&event, &said);
    assert_eq!(open.len(), 2, "a second illegal move is another one");
    let (command, origin) = open[0].accepted().unwrap();
    did(&mut event, command, 10_000, Some(&origin.to_string()));
    assert_eq!(proposed(&event, &said), open[1..]);
}

#[test]
fn a_pass_is_valid_until_the_board_is_paired_again() {
    let event = history();
    let (secret, id, snapshot) = (Secret::new([7; 32]), "event", event.snapshot());
    let here = game(&event, 1);
    let white = PassHolder::Player(here, Side::White);
    let pass = secret.pass(id, &white);
    assert_eq!(secret.seat(id, &pass, snapshot), Some(white));
    assert_eq!(secret.seat("other", &pass, snapshot), None);
    assert_eq!(secret.clone().revoked(Revoked::All).seat(id, &pass, snapshot), None);
    assert_eq!(secret.clone().revoked(Revoked::Officials).seat(id, &pass, snapshot), Some(white));
    let [first, second] = here.players;
    let turned = Game { players: [second, first], ..here };
    assert_eq!(secret.seat(id, &secret.pass(id, &PassHolder::Player(turned, Side::White)), snapshot), None);
    let forged = pass.to_string().replace("1.1.w", "1.2.w");
    assert_eq!(secret.seat(id, &forged.parse().unwrap(), snapshot), None);
    let deputy = PassHolder::Deputy(ROUND, "1-2".parse().unwrap());
    let pass = secret.pass(id, &deputy);
    assert_eq!(secret.seat(id, &pass, snapshot), Some(deputy));
    assert_eq!(secret.clone().revoked(Revoked::Officials).seat(id, &pass, snapshot), None);
    let forged = pass.to_string().replace("1-2", "1-3");
    assert_eq!(secret.seat(id, &forged.parse().unwrap(), snapshot), None);
}

#[test]
fn a_secret_is_created_once_outside_the_event_file_and_can_revoke_its_passes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("passes").join("open.hakem-1");
    let secret = Secret::at(&path, [7; 32]).unwrap();
    assert_eq!(Secret::at(&path, [8; 32]).unwrap(), secret);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o077, 0);
    }
    secret.clone().revoked(Revoked::All).keep(&path).unwrap();
    assert_eq!(Secret::at(&path, [8; 32]).unwrap(), secret.revoked(Revoked::All));
    fs::write(&path, "something else").unwrap();
    assert!(matches!(Secret::at(&path, [8; 32]), Err(SecretError::NotASecret { .. })));
}

#[test]
fn sources_are_worded_in_three_languages() {
    let zone = TimeZone::UTC;
    let origin = Origin { sources: vec![WHITE, BLACK], at: Moment(14 * 3_600_000 + 5 * 60_000) };
    assert_eq!(Origin::read(&origin.to_string()), Some(origin.clone()));
    let told =
        Language::ALL.map(|language| Texts::new(language).author(&origin.to_string(), &zone).into_owned());
    assert!(told.iter().all(|told| told.contains("14:05")), "{told:?}");
    let english = Texts::new(Language::English);
    assert_eq!(english.author(&origin.to_string(), &zone), "both players (phone, 14:05)");
    let with_deputy = Origin { sources: vec![WHITE, deputy()], ..origin };
    assert_eq!(english.author(&with_deputy.to_string(), &zone), "White, deputy of boards 1–2 (14:05)");
    for name in [
        "ana",
        "phones d2-1 1970-01-01T00:00:00Z",
        "phones",
        "phones wb",
        "phones wb today",
        "phones x 1970-01-01T00:00:00Z",
    ] {
        assert_eq!(english.author(name, &zone), name);
    }
}

#[test]
fn a_report_is_stored_once_and_another_event_or_writer_is_refused() {
    let (folder, disk, event) = (tempfile::tempdir().unwrap(), system_disk(), history());
    let path = folder.path().join("open.hakem");
    let mut reports = Reports::open(&disk, &path, "event", at(0)).unwrap();
    let first = report(1, game(&event, 1), Side::White, Outcome::Draw);
    assert_eq!(reports.take(first.clone(), at(1)).unwrap(), Stored::New);
    assert_eq!(reports.take(first.clone(), at(2)).unwrap(), Stored::Already);
    // The same from a page that was reloaded.
    assert_eq!(
        reports.take(Report { form: FormId::new(2), ..first.clone() }, at(2)).unwrap(),
        Stored::Already
    );
    let other = report(3, game(&event, 1), Side::White, Outcome::WhiteWins);
    assert_eq!(reports.take(other.clone(), at(3)).unwrap(), Stored::New);
    assert_eq!(reports.latest(first.matter.subject(), WHITE).unwrap().report, other);
    assert!(matches!(Reports::open(&disk, &path, "event", at(4)), Err(ReportsError::InUse { .. })));
    drop(reports);
    assert!(matches!(Reports::open(&disk, &path, "other", at(4)), Err(ReportsError::Foreign { .. })));
    let mut again = Reports::open(&disk, &path, "event", at(4)).unwrap();
    assert_eq!(again.take(first, at(5)).unwrap(), Stored::Already);
    let following = Following::open(&disk, &path, "event").unwrap().unwrap();
    assert_eq!(following.received().len(), 2);
    // A form cannot fill the disk.
    let mut many = (10..60).map(|form| {
        let result = if form % 2 == 0 { Outcome::Draw } else { Outcome::BlackWins };
        again.take(report(form, game(&event, 1), Side::White, result), at(6))
    });
    assert!(many.any(|taken| matches!(taken, Err(ReportsError::TooMany))));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(super::effort::cases(40, 1_000)))]

    /// Wherever the file is cut or one byte changes, no intact report is lost and the file can be written again.
    #[test]
    fn a_cut_or_damaged_file_keeps_its_intact_reports(
        count in 1_usize..12, place in 0.0_f64..1.0, byte: u8, is_cut: bool,
    ) {
        let (folder, disk, event) = (tempfile::tempdir().unwrap(), system_disk(), history());
        let path = folder.path().join("open.hakem");
        let mut reports = Reports::open(&disk, &path, "event", at(0)).unwrap();
        for form in 0..count {
            let side = if form % 2 == 0 { Side::White } else { Side::Black };
            let result = [Outcome::Draw, Outcome::WhiteWins, Outcome::BlackWins][form / 2 % 3];
            let board = u16::try_from(form % 4 + 1).unwrap();
            let report = report(form as u128, game(&event, board), side, result);
            prop_assert_eq!(reports.take(report, at(1)).unwrap(), Stored::New);
        }
        let stored = Following::open(&disk, &path, "event").unwrap().unwrap().received().to_vec();
        drop(reports);
        let file = reports_of(&path);
        let mut bytes = fs::read(&file).unwrap();
        let at_byte = ((bytes.len() - 1) as f64 * place) as usize;
        let line = bytes[..at_byte].iter().filter(|&&byte| byte == b'\n').count();
        match is_cut {
            true => bytes.truncate(at_byte),
            false => bytes[at_byte] = byte,
        }
        fs::write(&file, &bytes).unwrap();
        let mut again = Reports::open(&disk, &path, "event", at(2)).unwrap();
        let found = Following::open(&disk, &path, "event").unwrap().unwrap().received().to_vec();
        // The heading and the first line come before the reports. Beyond a changed byte, its line and the next are at stake.
        for (place, received) in stored.iter().enumerate() {
            let is_before = place + 2 < line;
            let is_beyond = !is_cut && place + 2 > line + 1;
            if is_before || is_beyond {
                prop_assert!(found.contains(received), "report {} lost, change in line {}", place, line);
            }
        }
        prop_assert!(found.iter().all(|found| stored.contains(found)));
        let next = report(99, game(&event, 1), Side::White, Outcome::BothLose);
        prop_assert_eq!(again.take(next, at(3)).unwrap(), Stored::New);
    }
}

/// The backup folder receives every report, and what it has opens as a file of reports: nothing is lost with the disk.
#[test]
fn a_backup_folder_receives_the_reports_and_replaces_a_lost_file() {
    let (folder, backup) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let event = folder.path().join("open.hakem");
    let open = || Reports::open(&system_disk(), &event, "event", Timestamp::UNIX_EPOCH).unwrap();
    let mut reports = open();
    assert!(reports.set_mirror(backup.path(), None).is_none());
    let (file, copy) = (folder.path().join("open.reports"), backup.path().join("open.reports"));
    for form in 1..=3 {
        let game = Game::at(ROUND, BoardNo(1), history().snapshot().round(ROUND).unwrap()).unwrap();
        let result = [Outcome::Draw, Outcome::WhiteWins][form as usize % 2];
        let matter = Matter::Result { game, result };
        let report = Report { form: FormId::new(form), source: WHITE, matter };
        assert_eq!(reports.take(report, Timestamp::UNIX_EPOCH).unwrap(), Stored::New);
    }
    let begun = std::time::Instant::now();
    while fs::read(&copy).ok() != fs::read(&file).ok() {
        assert!(begun.elapsed().as_secs() < 60, "the copy is complete");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    drop(reports);
    fs::remove_file(&file).unwrap();
    fs::copy(&copy, &file).unwrap();
    let reports = open();
    assert!(reports.salvaged().is_none());
    assert!((1..=3).all(|form| reports.of_form(&FormId::new(form)).is_some()));
}
