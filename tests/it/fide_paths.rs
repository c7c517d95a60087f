//! FIDE's checklist for programs: the paths on which an answer could become false, such as repeated drawing
//! of lots, files of other programs, and the history.

use crate::console::Console;
use crate::disk::hasty_disk;
use hakem::desk::{Draw, FileRequest, HistoryMove, Message, WorkRequest};
use hakem::i18n::Language;
use hakem::simulate::{Wishes, simulate};
use hakem_engine::command::{Command, Follow, SeatingEdit, apply, breaks_integrity};
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, StepId};
use hakem_engine::pairing::{propose, system};
use hakem_engine::tournament::{
    BoardNo, Colour, DepartingAct, ForbiddenPair, Forfeit, GameResult, Lot, Outcome, PlayerId, Points,
    RequestedBye, RoundNo, Settings, Snapshot, Stage, StartPosition, SystemId, TieBreakId, Urn,
};
use hakem_engine::trf;
use hakem_engine::warning::{WarningLevel, warnings};
use std::path::PathBuf;

const NAMES: [&str; 8] = ["Ash", "Beech", "Cedar", "Date", "Elm", "Fir", "Gum", "Hazel"];

/// An event of eight players on a computer where no seed occurs twice.
fn by_chance(change: impl FnOnce(&mut Settings)) -> Console {
    let mut console = Console::by_chance(Language::English);
    console.register(&NAMES);
    let mut settings = console.app.context().snapshot.settings().clone();
    change(&mut settings);
    console.does(Command::Announce(Box::new(settings)));
    console
}

fn snapshot(console: &Console) -> &Snapshot {
    console.app.context().snapshot
}

fn mode(console: &Console) -> FideMode {
    fide_mode(snapshot(console))
}

/// Returns the comment lines of a report without the program's own.
fn comments(snapshot: &Snapshot) -> Vec<String> {
    let report = trf::write(&trf::from_snapshot(snapshot), trf::Style::default());
    let lines = report.lines().filter(|line| line.starts_with("### ") && !line.starts_with("### hakem"));
    lines.map(str::to_owned).collect()
}

/// Returns the number of seeds in the log.
fn seeds(console: &Console) -> usize {
    let log = console.app.context().history.log();
    log.iter().filter(|line| matches!(line.entry, Entry::Drew { .. })).count()
}

fn undo(console: &mut Console) {
    console.app.update(Message::Step(HistoryMove::Undo));
}

#[test]
fn q206_drawing_again_after_undo_gives_the_same_result() {
    let lots = |console: &Console| -> Vec<Option<Lot>> {
        (1..=8).map(|id| snapshot(console).lot(PlayerId(id))).collect()
    };
    let mut console = by_chance(|settings| {
        settings.chess960 = true;
        settings.tie_breaks = vec![TieBreakId::new("LOT")];
    });
    let draw = |console: &mut Console| {
        console.app.update(Message::Draw(Draw::InitialColour));
        let colour = snapshot(console).settings().initial_colour;
        console.app.update(Message::Draw(Draw::Lots));
        let position = |seed| Command::DrawPosition {
            round: RoundNo(1),
            position: StartPosition::drawn(seed),
            seed: Some(seed),
        };
        let draw = Draw::of(Urn::Position(RoundNo(1)), move |seed| vec![position(seed)]);
        console.app.update(Message::Draw(draw));
        let drawn: (Option<Colour>, Vec<Option<Lot>>, Option<StartPosition>) =
            (colour, lots(console), snapshot(console).position(RoundNo(1)));
        (0..3).for_each(|_| undo(console));
        drawn
    };
    let first = draw(&mut console);
    assert!(first.0.is_some() && first.1.iter().all(Option::is_some) && first.2.is_some(), "{first:?}");
    assert_eq!(seeds(&console), 3);
    for _ in 0..6 {
        assert_eq!(draw(&mut console), first);
    }
    assert_eq!(seeds(&console), 3, "each has one seed for good");
    // A lot entered for one player does not move the others.
    console.app.update(Message::Draw(Draw::Lots));
    undo(&mut console);
    console.does(Command::RecordLots { lots: vec![(PlayerId(1), Lot::new(9999).unwrap())], seed: None });
    console.app.update(Message::Draw(Draw::Lots));
    assert_eq!(lots(&console)[1..], first.1[1..]);
    (0..2).for_each(|_| undo(&mut console));
    let cx = console.app.context();
    let mut log = cx.history.log().iter().map(|line| hakem::sheet::entry::logged(cx.event, line));
    assert!(log.any(|told| told.starts_with("Draw of the initial colour: seed 0; ")), "the log has it");
    // Leaving the event does not help either.
    let path = console.app.context().path.map(PathBuf::from).unwrap();
    let mut console = console.again(hasty_disk());
    console.app.update(Message::ask(FileRequest::Open(path)));
    assert_eq!(draw(&mut console), first);
}

#[test]
fn q206_a_position_outlives_the_round_that_it_was_drawn_for() {
    let mut console = by_chance(|settings| settings.chess960 = true);
    console.app.update(Message::Draw(Draw::InitialColour));
    let publish = |console: &mut Console| {
        console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
        console.press("<F6>pP<F6>");
    };
    publish(&mut console);
    console.press(",zd");
    let drawn = snapshot(&console).position(RoundNo(1)).unwrap();
    console.does(Command::UndoRound { round: RoundNo(1), reason: "again".to_owned() });
    assert_eq!(snapshot(&console).position(RoundNo(1)), None);
    publish(&mut console);
    console.press(",zd");
    assert_eq!(snapshot(&console).position(RoundNo(1)), Some(drawn));
}

#[test]
fn q206_numbers_of_a_table_drawn_again_are_the_same_for_the_same_players() {
    let numbers = |console: &Console| -> Vec<Option<u16>> {
        (1..=8).map(|id| snapshot(console).lot(PlayerId(id)).map(Lot::get)).collect()
    };
    let mut console = by_chance(|settings| settings.system = SystemId::new("round-robin"));
    console.press("<F6>d");
    let first = numbers(&console);
    assert!(first.iter().all(Option::is_some), "{}", console.screen());
    for _ in 0..4 {
        console.press("dD");
        assert_eq!(numbers(&console), first);
        console.press("uu");
        console.does(Command::DiscardLots);
        console.press("d");
        assert_eq!(numbers(&console), first);
    }
    assert_eq!(seeds(&console), 1);
}

/// A report of three rounds with this value of the bye; the last board of round 3 has a result or none.
fn report(bye: &str, last: [char; 2]) -> String {
    let lines = [
        "2400                             2.5    1     5 w 1     2 b =     7 w {}",
        "2310                             2.0    2     6 b =     1 w =     3 b 1",
        "2200                             1.5    6     7 w =     4 b 1     2 w 0",
        "1990                             0.5    7     8 b =     3 w 0     5 w 0",
        "1900                             2.0    3     1 b 0     8 w 1     4 b 1",
        "1800                             1.5    5     2 w =     7 b 0     8 w 1",
        "1700                             1.5    4     3 b =     6 w 1     1 b {}",
        "1600                             0.5    8     4 w =     5 b 0     6 b 0",
    ];
    let player = |(line, number): (&&str, usize)| {
        let last = if number == 1 { last[0] } else { last[1] };
        format!("001 {number:>4}      {:<34}{}\n", NAMES[number - 1], line.replace("{}", &last.to_string()))
    };
    let players: String = lines.iter().zip(1..).map(player).collect();
    let points = format!("162  W 1.0    D 0.5    L 0.0    A 0.0    P {bye}    X 0.5");
    format!("012 Open\n142 3\n152 W\n{points}\n192 FIDE_DUTCH_2026\n{players}")
}

fn event(report: &str) -> trf::Import {
    let file = trf::read(report).unwrap().file;
    trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap().keeping(&file)
}

#[test]
fn q83_and_q84_a_report_with_a_bye_of_no_results_is_outside_fide_mode_and_says_so() {
    let regular = event(&report("0.5", ['1', '0']));
    assert_eq!((fide_mode(&regular.event), comments(&regular.event)), (FideMode::InForce, Vec::new()));
    let odd = event(&report("0.8", ['1', '0']));
    assert!(matches!(fide_mode(&odd.event), FideMode::Left(left) if left.act == DepartingAct::ByeWorth));
    assert_eq!(comments(&odd.event), ["### FIDE mode exited @ Round 1"]);
    assert!(odd.taken.iter().any(|taken| matches!(taken, trf::AssumedRecord::Departure { .. })));
    // Its report is outside too, also with consistent points.
    let written = trf::write(&trf::from_snapshot(&odd.event), trf::Style::default());
    let again = event(&written.replace("P 0.8", "P 0.5"));
    assert!(matches!(fide_mode(&again.event), FideMode::Left(left) if left.round == RoundNo(1)));
    assert_eq!(comments(&again.event), ["### FIDE mode exited @ Round 1"]);
    // Points from another console, a copy or a form count like those of a report.
    let mut settings = Settings::clone(Snapshot::blank().settings());
    settings.points.pairing_allocated_bye = Points::from_tenths(8);
    let announced = apply(&Snapshot::blank(), &Command::Announce(Box::new(settings))).unwrap();
    assert!(matches!(fide_mode(&announced), FideMode::Left(_)));
    let mut console = Console::new(Language::English);
    std::fs::write(console.folder().join("odd.trf"), report("0.8", ['1', '0'])).unwrap();
    console.press("iodd.trf<Enter>");
    console.shows("no combination of results yields the value of the bye");
    console.press("<Esc>");
    console.shows("LEFT FIDE MODE, R1");
}

#[test]
fn q167_a_report_whose_adjourned_games_are_no_draws_is_outside_fide_mode_and_says_so() {
    let adjourned = report("1.0", ['?', '?']);
    assert_eq!(fide_mode(&event(&adjourned).event), FideMode::InForce);
    let odd = event(&adjourned.replace("X 0.5", "X 1.0"));
    assert!(
        matches!(fide_mode(&odd.event), FideMode::Left(left) if left.act == DepartingAct::AdjournedWorth)
    );
    assert!(comments(&odd.event).contains(&"### FIDE mode exited @ Round 3".to_owned()));
    assert!(odd.taken.iter().any(|taken| matches!(taken, trf::AssumedRecord::Departure { .. })));
    // If no game is adjourned, no game has these points.
    let played = event(&report("1.0", ['1', '0']).replace("X 0.5", "X 1.0"));
    assert_eq!(fide_mode(&played.event), FideMode::InForce);
}

#[test]
fn q161_and_q169_the_report_of_an_imported_event_with_an_open_round_is_provisional() {
    let open = event(&report("1.0", [' ', ' ']));
    assert_eq!(comments(&open.event), ["### Provisional @ Round 3: missing 1"]);
    let closed = event(&report("1.0", ['1', '0']));
    assert!(comments(&closed.event).is_empty());
}

#[test]
fn q169_a_correction_for_the_rating_report_alone_adjourns_no_game() {
    let mut console = played(2);
    let (round, board) = (RoundNo(1), BoardNo(1));
    let (result, follow) = (Some(GameResult::Adjourned), Follow::RatingReportOnly);
    let correct = Command::CorrectResult { round, board, result, follow, reason: "?".to_owned() };
    let before = console.app.context().step;
    console.app.update(Message::Do(correct));
    console.shows("The rating report states final results");
    assert_eq!(console.app.context().step, before);
    assert!(!comments(snapshot(&console)).iter().any(|line| line.contains("Rating correction")));
}

#[test]
fn q217_a_report_names_the_program_that_paired_its_rounds() {
    let text = report("1.0", ['1', '0']).replacen("142 3\n", "142 4\n182 Other Program 5.1\n", 1);
    let program = |of: &Snapshot| {
        let report = trf::write(&trf::from_snapshot(of), trf::Style::default());
        report.lines().find(|line| line.starts_with("182 ")).map(str::to_owned)
    };
    let mut now = event(&text).event;
    assert_eq!(program(&now).as_deref(), Some("182 Other Program 5.1"));
    let draft = propose(&now, RoundNo(4), Trace::silent()).unwrap().draft;
    for command in [Command::DraftRound(draft), Command::publish(RoundNo(4))] {
        now = apply(&now, &command).unwrap();
    }
    assert!(program(&now).is_some_and(|line| line.starts_with("182 hakem ")), "{:?}", program(&now));
}

/// Lets the check of a report finish, which may be done before the first look.
fn check(console: &mut Console) {
    console.app.idle();
    while console.app.is_busy() {
        console.app.idle();
        std::thread::yield_now();
    }
}

#[test]
fn q54_and_q55_rounds_of_a_report_that_were_not_checked_are_checked_when_the_event_is_opened() {
    let mut console = Console::new(Language::English);
    // Under the edition in force, so that a round deviates.
    let plain = include_str!("../golden/trf/plain.trf").replace("2019.03", "2026.03");
    std::fs::write(console.folder().join("plain.trf"), plain).unwrap();
    // The event is closed before the result is seen.
    console.press("iplain.trf<Enter><Esc>");
    let path = console.app.context().path.map(PathBuf::from).unwrap();
    let unchecked = [1, 2, 3].map(RoundNo);
    assert_eq!(snapshot(&console).unchecked(), unchecked);
    assert_eq!(comments(snapshot(&console)), ["### Import @ Round 1: not checked 1 2 3"]);
    let mut console = console.again(hasty_disk());
    for answer in ["<Esc>", "C"] {
        console.app.update(Message::ask(FileRequest::Open(path.clone())));
        assert_eq!(snapshot(&console).unchecked(), unchecked, "it stays so until it is answered");
        check(&mut console);
        console.shows("Recorded: 4-6 5-3.");
        console.press("<Esc>");
        console.shows("Round 3 of the report differs from the rules.");
        console.press(answer);
        console.press("q");
    }
    console.app.update(Message::ask(FileRequest::Open(path)));
    assert!(!console.app.is_busy() && snapshot(&console).unchecked().is_empty());
    assert_eq!(comments(snapshot(&console)), ["### Import @ Round 3: 6-5 4-3 => 5-3 4-6"]);
}

#[test]
fn q54_rounds_that_are_as_the_rules_pair_them_are_noted_as_checked() {
    let mut console = Console::new(Language::English);
    std::fs::write(console.folder().join("regular.trf"), report("1.0", ['1', '0'])).unwrap();
    console.press("iregular.trf<Enter><Esc>");
    check(&mut console);
    console.shows("All 3 rounds match the rules.");
    assert!(snapshot(&console).unchecked().is_empty());
    assert!(comments(snapshot(&console)).is_empty());
    console.press("L");
    console.shows("All rounds of the report match the pairing by the rules");
}

/// An event of eight players with this number of rounds played and the next one published.
fn played(rounds: u8) -> Console {
    let mut console = Console::with_event(Language::English);
    console.register(&NAMES);
    console.app.update(Message::Draw(Draw::InitialColour));
    for round in (1..=rounds + 1).map(RoundNo) {
        console.app.update(Message::Work(WorkRequest::Pair(round)));
        console.press("pP<F7>");
        if round.0 <= rounds {
            console.press("1151");
        }
    }
    console
}

#[test]
fn q45_going_back_to_before_a_departure_does_not_bring_fide_mode_back_once_a_round_was_published() {
    let mut console = played(1);
    let before: StepId = console.app.context().step;
    console.press("<F4>/forbid<Enter>abee<Tab>cedar<Enter>CL");
    assert!(matches!(mode(&console), FideMode::Left(_)));
    // No round was published meanwhile: a wrong choice can be undone.
    undo(&mut console);
    assert_eq!(mode(&console), FideMode::InForce);
    console.press("<F4>/forbid<Enter>abee<Tab>cedar<Enter>CL<F7>1111");
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(3))));
    console.press("<F6>pP");
    assert_eq!(snapshot(&console).last_published(), Some(RoundNo(3)));
    console.app.update(Message::Step(HistoryMove::To(before)));
    assert_eq!(snapshot(&console).last_published(), Some(RoundNo(2)));
    assert!(matches!(mode(&console), FideMode::Left(left) if left.act == DepartingAct::ForbiddenPairs));
    assert_eq!(comments(snapshot(&console))[0], "### FIDE mode exited @ Round 2");
    undo(&mut console);
    assert!(matches!(mode(&console), FideMode::Left(_)), "that is not undone alone");
}

#[test]
fn q43_merging_a_copy_that_left_fide_mode_asks_before_the_event_leaves_it() {
    let mut console = played(1);
    let here = console.app.context().path.map(std::path::Path::to_owned).unwrap();
    let copy = console.folder().join("copy.hakem");
    std::fs::copy(&here, &copy).unwrap();
    let mut other = Console::new(Language::English);
    other.app.update(Message::ask(FileRequest::Open(copy)));
    other.press("<F4>/forbid<Enter>abee<Tab>cedar<Enter>CL");
    assert!(matches!(mode(&other), FideMode::Left(_)));
    drop(other);
    console.press("L,mcopy.hakem<Enter><Enter>");
    console.shows("Leave FIDE mode?");
    console.press("<Enter>l<Esc>");
    assert_eq!(mode(&console), FideMode::InForce, "nothing was adopted");
    console.press("<Esc>L,mcopy.hakem<Enter><Enter>L");
    console.shows("1 adopted");
    assert!(matches!(mode(&console), FideMode::Left(left) if left.act == DepartingAct::ForbiddenPairs));
}

#[test]
fn q45_the_report_of_an_event_that_left_fide_mode_is_read_as_one_that_left_it() {
    let mut console = played(1);
    console.press("<F4>/forbid<Enter>abee<Tab>cedar<Enter>CL");
    let written = trf::write(&trf::from_snapshot(snapshot(&console)), trf::Style::default());
    let again = event(&written).event;
    assert!(matches!(fide_mode(&again), FideMode::Left(left) if left.round == RoundNo(2)));
    assert_eq!(comments(&again)[0], "### FIDE mode exited @ Round 2");
}

#[test]
fn q45_no_state_of_an_import_before_its_stated_departure_is_restored() {
    let mut left = played(1);
    left.press("<F4>/forbid<Enter>abee<Tab>cedar<Enter>CL");
    let written = trf::write(&trf::from_snapshot(snapshot(&left)), trf::Style::default());
    let mut console = Console::new(Language::English);
    std::fs::write(console.folder().join("left.trf"), written).unwrap();
    console.press("ileft.trf<Enter><Esc>");
    check(&mut console);
    let history = &console.app.context().history;
    let published = |step: &StepId| history.at(*step).is_some_and(|there| there.last_published().is_some());
    let steps = history.line();
    let stated = |step: &StepId| history.at(*step).is_some_and(|there| there.departure().is_some());
    let before = steps.iter().copied().find(|step| published(step) && !stated(step)).unwrap();
    console.app.update(Message::Step(HistoryMove::To(before)));
    console.shows("The report states that the event left FIDE mode.");
    assert!(matches!(mode(&console), FideMode::Left(_)));
    // The blank event has no round that could hide the departure.
    console.app.update(Message::Step(HistoryMove::To(StepId(0))));
    assert_eq!(snapshot(&console).last_published(), None);
}

#[test]
fn q189_removing_points_of_a_round_too_far_back_leaves_fide_mode_like_giving_them() {
    let mut console = played(0);
    let (id, round, reason) = (PlayerId(1), RoundNo(1), "late".to_owned());
    console.press("1151");
    console.does(Command::AdjustPoints { id, round, points: Points::ONE, reason });
    let given = console.app.context().step;
    for round in [2, 3, 4].map(RoundNo) {
        console.app.update(Message::Work(WorkRequest::Pair(round)));
        console.press("<F6>pP<F7>1151");
    }
    assert_eq!(mode(&console), FideMode::InForce);
    console.app.update(Message::Step(HistoryMove::TakeOut(given, "given twice".to_owned())));
    assert_eq!(mode(&console), FideMode::InForce, "asked first");
    console.press("CL");
    assert!(matches!(mode(&console), FideMode::Left(left) if left.act == DepartingAct::EarlierRound(round)));
}

#[test]
fn q65_a_manual_round_begins_with_its_first_change_and_ends_when_it_is_published() {
    let mut console = played(1);
    console.press("1151");
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(3))));
    let stage = |console: &Console| snapshot(console).round(RoundNo(3)).map(|round| round.stage());
    let by_hand = |console: &Console| {
        let paired = snapshot(console).round(RoundNo(3)).unwrap();
        paired.boards().iter().filter(|board| board.by_hand).count()
    };
    assert_eq!((stage(&console), by_hand(&console)), (Some(Stage::Draft), 0));
    let turn = SeatingEdit::TurnColours { board: BoardNo(2) };
    console.app.update(Message::Do(Command::EditDraft { round: RoundNo(3), edit: turn }));
    if console.app.depth() > 0 {
        console.press("C");
    }
    assert_eq!((stage(&console), by_hand(&console)), (Some(Stage::Draft), 1), "it has begun, and is seen");
    console.press("<F7>");
    assert!(snapshot(&console).round(RoundNo(3)).unwrap().result(BoardNo(1)).is_none());
    let entered = Command::EnterResult {
        round: RoundNo(3),
        board: BoardNo(1),
        result: GameResult::Played(Outcome::Draw),
    };
    assert!(apply(snapshot(&console), &entered).is_err(), "nothing is played before it ends");
    // It ends with the comparison, a reason and capital P.
    console.press("<F6>p");
    console.shows("reason");
    console.press("seats<Enter>P");
    assert_eq!(stage(&console), Some(Stage::Published));
    assert!(apply(snapshot(&console), &entered).is_ok());
    assert!(comments(snapshot(&console))[0].starts_with("### MPA @ Round 3: "));
}

#[test]
fn q115_commands_against_the_integrity_of_pairings_need_a_confirmation_of_level_3() {
    let console = played(3);
    let now = snapshot(&console);
    let settings = |change: &dyn Fn(&mut Settings)| {
        let mut settings = now.settings().clone();
        change(&mut settings);
        Command::Announce(Box::new(settings))
    };
    let pair = ForbiddenPair { players: [PlayerId(1), PlayerId(2)], first: RoundNo(5), last: RoundNo(7) };
    let correct = Command::CorrectResult {
        round: RoundNo(2),
        board: BoardNo(1),
        result: Some(GameResult::Forfeit(Forfeit::Both)),
        follow: Follow::Record,
        reason: "slip".to_owned(),
    };
    let rules = || hakem_engine::tournament::RulesPairing::default();
    let (reason, by_rules) = ("seats".to_owned(), Some(Box::new(rules())));
    let events = [
        Command::PublishRound { round: RoundNo(4), reason, by_rules },
        Command::NoteImport { rounds: vec![(RoundNo(1), rules())] },
        correct,
        Command::ExchangeNumbers { round: RoundNo(4), players: [PlayerId(1), PlayerId(2)] },
        settings(&|settings| settings.rounds = RoundNo(8)),
        settings(&|settings| settings.forbidden = vec![pair]),
        Command::SetBye { id: PlayerId(1), round: RoundNo(5), bye: Some(RequestedBye::FullPoint) },
    ];
    for event in events {
        assert!(breaks_integrity(now, &event), "{event:?}");
        let asked = warnings(now, &event).iter().map(|warning| warning.facts().level).max();
        assert!(asked >= Some(WarningLevel::Confirm), "{event:?}: {asked:?}");
    }
}

#[test]
fn q186_every_result_is_in_the_report_and_counts_its_value() {
    let outcomes = [
        Outcome::WhiteWins,
        Outcome::Draw,
        Outcome::BlackWins,
        Outcome::WhiteDraws,
        Outcome::BlackDraws,
        Outcome::BothLose,
    ];
    let played =
        outcomes.into_iter().flat_map(|outcome| [GameResult::Played(outcome), GameResult::Unrated(outcome)]);
    let forfeits = [Forfeit::ToWhite, Forfeit::ToBlack, Forfeit::Both].map(GameResult::Forfeit);
    for result in played.chain(forfeits).chain([GameResult::Adjourned]) {
        let mut console = Console::with_event(Language::English);
        console.register(&["Ash", "Beech"]);
        console.publish_round_1(&[(1, 2)]);
        let enter = Command::EnterResult { round: RoundNo(1), board: BoardNo(1), result };
        let Ok(after) = apply(snapshot(&console), &enter) else {
            panic!("{result:?} is refused");
        };
        let written = trf::write(&trf::from_snapshot(&after), trf::Style::default());
        let again = event(&written).event;
        let of = |event: &Snapshot| event.round(RoundNo(1)).and_then(|round| round.result(BoardNo(1)));
        assert_eq!(of(&again), Some(result), "{written}");
        let points = after.settings().points;
        let standings = hakem_engine::standings::standings(&after, RoundNo(1), &[]);
        for (id, colour) in [(1, Colour::White), (2, Colour::Black)] {
            let row = standings.rows.iter().find(|row| row.player == PlayerId(id)).unwrap();
            assert_eq!(row.score, points.of_game(result, colour), "{result:?}");
        }
    }
}

#[test]
fn q31_the_ranks_of_generated_events_follow_the_tie_breaks_of_their_report() {
    for number in 1..=20 {
        let made = simulate(&Wishes::default(), system("dutch-2026").unwrap(), 31, number).unwrap();
        let written = trf::write(&made.report(31, number), trf::Style::default());
        let file = trf::read(&written).unwrap().file;
        let event = trf::to_commands(&file, &SystemId::new("dutch-2026")).unwrap().keeping(&file).event;
        let ranks = trf::check_kept_ranks(&event);
        assert!(!ranks.order.is_empty() && ranks.ranks > 0 && ranks.open == 0, "event {number}: {ranks:?}");
        assert!(ranks.is_clean(), "event {number}: {ranks:?}");
    }
}

#[test]
fn q10_the_english_interface_has_the_letters_of_english_only() {
    let is_foreign =
        |letter: char| letter.is_alphabetic() && !letter.is_ascii() && !"αβγδΔσΣµ".contains(letter);
    let mut console = played(1);
    for pane in ["<F4>", "<F5>", "<F6>", "<F7>", "<F8>", "<F9>", "L"] {
        for keys in ["", "?"] {
            console.press(pane);
            console.press(keys);
            let screen = console.screen_of(160, 60);
            assert!(!screen.contains(is_foreign), "{pane}{keys}: {screen}");
            console.press("<Esc>");
        }
    }
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/messages/en");
    let files = std::fs::read_dir(root).unwrap().flatten();
    // Names of countries are written as they are.
    for file in files.filter(|file| file.file_name() != "federations.ftl") {
        let text = std::fs::read_to_string(file.path()).unwrap();
        let foreign: Vec<&str> = text.lines().filter(|line| line.contains(is_foreign)).collect();
        assert!(foreign.is_empty(), "{}: {foreign:#?}", file.path().display());
    }
}
