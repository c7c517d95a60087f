//! FIDE mode: kept without extra keys, and left only by two answers.

use crate::architecture::CRATES;
use crate::console::Console;
use crate::team_swiss::five_teams;
use hakem::desk::{Draw, HistoryMove, Message, Show, WorkRequest};
use hakem::i18n::Language;
use hakem::publish::{Imprint, text};
use hakem::sheet::{Counted, named};
use hakem_engine::command::{Command, Follow, SeatingEdit, apply};
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::format::Trace;
use hakem_engine::history::Moment;
use hakem_engine::pairing::{propose, ready};
use hakem_engine::tournament::{
    Acceleration, BoardNo, Colour, DepartingAct, Departure, ForbiddenPair, GameResult, Leg, Meeting, Name,
    Options, Outcome, Participant, PlayOff, PlayOffOptions, Player, PlayerId, Points, Rating, RatingMethod,
    RequestedBye, RoundNo, RoundState, Settings, Snapshot, Stage, StatedPoints, SystemId, TieBreakId,
    TieBreakRules,
};
use hakem_engine::trf;
use hakem_engine::warning::WARNINGS;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A new event of eight players with this number of rounds played and the next one published, with result
/// entry on screen.
fn played(rounds: u8) -> Console {
    let mut console = Console::with_event(Language::English);
    let names = ["Ash", "Beech", "Cedar", "Date", "Elm", "Fir", "Gum", "Hazel"];
    console.register(&names);
    console.app.update(Message::Draw(Draw::InitialColour));
    for round in (1..=rounds + 1).map(RoundNo) {
        console.app.update(Message::Work(WorkRequest::Pair(round)));
        console.press("pP<F7>");
        if round.0 <= rounds {
            console.press(["1151", "0105", "5515", "1001"][usize::from(round.0 - 1)]);
        }
    }
    assert_eq!(mode(&console), FideMode::InForce);
    console
}

fn mode(console: &Console) -> FideMode {
    fide_mode(console.app.context().snapshot)
}

/// Returns the lines of the report that state where FIDE mode was left.
fn told(console: &Console) -> Vec<String> {
    let report = trf::write(&trf::from_snapshot(console.app.context().snapshot), trf::Style::default());
    report.lines().filter(|line| line.starts_with("### FIDE mode")).map(ToOwned::to_owned).collect()
}

#[test]
fn a_late_forbidden_pair_leaves_fide_mode_after_two_answers_and_esc_changes_nothing() {
    let mut console = played(1);
    let forbid = |console: &mut Console| console.press("<F4>/forbid<Enter>abee<Tab>cedar<Enter>");
    for steps in ["", "C"] {
        forbid(&mut console);
        console.shows("Forbidden pairs must be announced before round 1 (FIDE C.04.2 5.2).");
        console.press(steps);
        console.shows(if steps.is_empty() { "Nothing has changed yet." } else { "Leave FIDE mode?" });
        console.press("<Enter>c<Esc>");
        assert_eq!(mode(&console), FideMode::InForce);
        assert!(console.app.context().snapshot.settings().forbidden.is_empty());
    }
    assert!(told(&console).is_empty());
    forbid(&mut console);
    console.press("C");
    insta::assert_snapshot!(console.screen());
    console.press("L");
    let departure = Departure { round: RoundNo(2), act: DepartingAct::ForbiddenPairs };
    assert_eq!(mode(&console), FideMode::Left(departure));
    console.shows("LEFT FIDE MODE, R2");
    assert_eq!(told(&console), ["### FIDE mode exited @ Round 2"]);
    console.press("<F4>/forbid<Enter>aelm<Tab>fir<Enter>");
    assert_eq!(console.app.context().snapshot.settings().forbidden.len(), 2, "asked once only");
    console.press("uu");
    assert_eq!(mode(&console), FideMode::InForce, "the history before it is as it was");
}

#[test]
fn the_last_two_played_rounds_are_corrected_freely_and_an_earlier_one_leaves_fide_mode() {
    let mut console = played(3);
    let drawn = Some(GameResult::Played(Outcome::Draw));
    let result = |console: &Console, round| {
        console.app.context().snapshot.round(RoundNo(round)).unwrap().result(BoardNo(1))
    };
    console.press("<Left><Left>1c51C");
    assert_eq!((result(&console, 2), mode(&console)), (drawn, FideMode::InForce));
    // The card proposes a correction for the rating report; changing the counted result is an option, with a
    // question.
    console.press("<Left>1c5");
    console.shows("> d  Too late for pairings: record for the rating report only");
    console.shows("Only the rating report changes.");
    console.press("a");
    console.hides("Only the rating report changes.");
    console.press("1C");
    console.shows("Round 1 is too early");
    console.press("<Esc>");
    assert_ne!(result(&console, 1), drawn);
    console.does(Command::CorrectResult {
        round: RoundNo(1),
        board: BoardNo(1),
        result: drawn,
        follow: Follow::RatingReportOnly,
        reason: "found late".to_owned(),
    });
    assert_eq!(mode(&console), FideMode::InForce, "the rating report may always be right");
    console.press("2c5a1CCL");
    let departure = Departure { round: RoundNo(4), act: DepartingAct::EarlierRound(RoundNo(1)) };
    assert_eq!(mode(&console), FideMode::Left(departure));
    for round in (1..=4).rev() {
        console.does(Command::UndoRound { round: RoundNo(round), reason: "paired anew".to_owned() });
    }
    assert_eq!(mode(&console), FideMode::Left(departure), "undoing rounds does not bring it back");
}

/// Returns the comment lines of the report except those of this program.
fn comments(console: &Console) -> Vec<String> {
    let report = trf::write(&trf::from_snapshot(console.app.context().snapshot), trf::Style::default());
    let lines = report.lines().filter(|line| line.starts_with("### ") && !line.starts_with("### hakem"));
    lines.map(ToOwned::to_owned).collect()
}

/// Returns the boards of a round, by ids.
fn boards(console: &Console, round: u8) -> Vec<(u32, u32)> {
    let paired = console.app.context().snapshot.round(RoundNo(round)).unwrap();
    paired.boards().iter().map(|board| (board.meeting.white.0, board.meeting.black.0)).collect()
}

fn edit(console: &mut Console, round: u8, edit: SeatingEdit) {
    console.app.update(Message::Do(Command::EditDraft { round: RoundNo(round), edit }));
}

#[test]
fn q66_a_manual_rematch_needs_a_confirmation_and_esc_changes_nothing() {
    let mut console = played(1);
    // Round 2 is undone and drafted again, so that it can be changed manually.
    console.does(Command::UndoRound { round: RoundNo(2), reason: "seats".to_owned() });
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
    let drawn = boards(&console, 2);
    let met = boards(&console, 1)[0];
    let opponent = drawn.iter().find_map(|&(white, black)| match met.0 {
        id if id == white => Some(black),
        id if id == black => Some(white),
        _ => None,
    });
    let swap = SeatingEdit::Swap { players: [PlayerId(met.1), PlayerId(opponent.unwrap())] };
    edit(&mut console, 2, swap.clone());
    console.shows("Confirm this change");
    console.shows("have already played each other");
    console.press("<Enter>c<Esc>");
    assert_eq!(boards(&console, 2), drawn);
    edit(&mut console, 2, swap);
    console.press("C");
    assert_ne!(boards(&console, 2), drawn);
    assert!(boards(&console, 2).iter().any(|&pair| pair == met || pair == (met.1, met.0)));
    assert_eq!(mode(&console), FideMode::InForce, "what is done by hand is said, and no departure");
}

#[test]
fn q67_and_q69_a_manual_round_is_named_by_the_report_until_it_is_paired_again() {
    let mut console = played(1);
    console.does(Command::UndoRound { round: RoundNo(2), reason: "seats".to_owned() });
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
    assert!(comments(&console).is_empty());
    let drawn = boards(&console, 2);
    edit(&mut console, 2, SeatingEdit::TurnColours { board: BoardNo(2) });
    console.shows("the colour preference of neither player");
    console.press("C<F6>pseats by the window<Enter>P");
    let (white, black) = drawn[1];
    assert_eq!(comments(&console), [format!("### MPA @ Round 2: {white}-{black} => {black}-{white}")]);
    console.press("<F9>");
    console.does(Command::UndoRound { round: RoundNo(2), reason: "by the rules after all".to_owned() });
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
    console.does(Command::publish(RoundNo(2)));
    assert!(comments(&console).is_empty(), "{:?}", comments(&console));
}

#[test]
fn q163_an_adjourned_game_that_ends_otherwise_than_drawn_is_asked_about_and_named() {
    for (result, lines) in [(Outcome::Draw, 0), (Outcome::WhiteWins, 1)] {
        let mut console = played(0);
        for board in 1..=4 {
            let result = if board == 1 { GameResult::Adjourned } else { GameResult::Played(Outcome::Draw) };
            console.does(Command::EnterResult { round: RoundNo(1), board: BoardNo(board), result });
        }
        console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
        console.does(Command::publish(RoundNo(2)));
        let enter =
            Command::EnterResult { round: RoundNo(1), board: BoardNo(1), result: GameResult::Played(result) };
        console.app.update(Message::Do(enter.clone()));
        let stands =
            |console: &Console| console.app.context().snapshot.round(RoundNo(1)).unwrap().result(BoardNo(1));
        if lines == 1 {
            console.shows("later rounds were paired as if this adjourned game were drawn");
            console.press("<Esc>");
            assert_eq!(stands(&console), Some(GameResult::Adjourned));
            console.app.update(Message::Do(enter));
            console.press("C");
        }
        assert_eq!(stands(&console), Some(GameResult::Played(result)));
        assert_eq!(comments(&console).len(), lines);
        if lines == 1 {
            assert!(
                comments(&console)[0].starts_with("### Adjournment @ Round 1: "),
                "{:?}",
                comments(&console)
            );
            console.press("u");
            assert!(comments(&console).is_empty(), "undone to the moment before");
        }
    }
}

#[test]
fn q168_pairing_on_while_an_adjourned_game_of_an_earlier_round_is_open_is_asked_about() {
    let mut console = played(0);
    for round in 1..=2 {
        for board in 1..=4 {
            let adjourned = round == 1 && board == 1;
            let result = if adjourned { GameResult::Adjourned } else { GameResult::Played(Outcome::Draw) };
            console.does(Command::EnterResult { round: RoundNo(round), board: BoardNo(board), result });
        }
        if round == 1 {
            console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
            console.does(Command::publish(RoundNo(2)));
        }
    }
    console.press("<F6>");
    console.app.update(Message::Show(Show::Round(RoundNo(3))));
    console.press("r");
    console.shows("One adjourned game of an earlier round has no result.");
    console.press("<Esc>");
    assert_eq!(console.app.context().snapshot.state(RoundNo(3)), RoundState::None);
    console.press("r<Down><Enter>");
    assert_eq!(console.app.context().snapshot.state(RoundNo(3)), RoundState::Draft);
}

#[test]
fn q83_a_bye_whose_value_no_results_add_up_to_is_refused() {
    let mut console = Console::with_event(Language::English);
    let mut announced = console.app.context().snapshot.settings().clone();
    announced.points.pairing_allocated_bye = Points::from_tenths(7);
    console.app.update(Message::Do(Command::Announce(Box::new(announced.clone()))));
    console.shows("The value of the bye does not match any result");
    assert_ne!(console.app.context().snapshot.settings().points, announced.points);
    announced.points.pairing_allocated_bye = Points::from_tenths(5);
    console.app.update(Message::Do(Command::Announce(Box::new(announced.clone()))));
    assert_eq!(console.app.context().snapshot.settings().points, announced.points);
}

#[test]
fn q193_corrections_and_full_point_byes_are_in_the_report_once_each() {
    let mut console = played(2);
    console.does(Command::SetBye { id: PlayerId(8), round: RoundNo(4), bye: Some(RequestedBye::FullPoint) });
    let correct = |round, follow| Command::CorrectResult {
        round: RoundNo(round),
        board: BoardNo(1),
        result: Some(GameResult::Played(Outcome::Draw)),
        follow,
        reason: "slip".to_owned(),
    };
    console.does(correct(2, Follow::Record));
    console.does(correct(1, Follow::RatingReportOnly));
    let lines = comments(&console);
    assert_eq!(lines.len(), 2, "the bye of a round to come is not given yet: {lines:?}");
    assert!(lines[0].starts_with("### Rating correction @ Round 1: "), "{lines:?}");
    assert!(lines[0].contains(" (pairings and standings used "), "{lines:?}");
    assert!(lines[1].starts_with("### Correction @ Round 2: ") && lines[1].ends_with(" => =-="), "{lines:?}");
    console.does(Command::UndoRound { round: RoundNo(3), reason: "from the correction".to_owned() });
    assert_eq!(comments(&console).len(), 1, "what is paired now follows from it");
    let logged = hakem::sheet::entry::logged;
    let context = console.app.context();
    let marked = context
        .history
        .log()
        .iter()
        .filter(|line| logged(context.event, line).contains("affects the integrity"));
    assert_eq!(marked.count(), 3, "two corrections and the bye");
    let report = trf::from_snapshot(context.snapshot);
    let without = trf::write(&trf::without_integrity_comments(report), trf::Style::default());
    assert!(!without.contains("### Rating correction") && without.contains("### hakem"), "{without}");
}

#[test]
fn q191_a_branch_that_rewrites_a_round_too_far_back_leaves_fide_mode_before_it_is_taken() {
    let mut console = played(3);
    let there = console.app.context().history.current();
    console.does(Command::UndoRound { round: RoundNo(4), reason: "branch".to_owned() });
    let correct = |round, outcome| Command::CorrectResult {
        round: RoundNo(round),
        board: BoardNo(1),
        result: Some(GameResult::Played(outcome)),
        follow: Follow::Record,
        reason: "slip".to_owned(),
    };
    console.does(correct(2, Outcome::Draw));
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(4))));
    console.does(Command::publish(RoundNo(4)));
    for board in 1..=4 {
        let result = GameResult::Played(Outcome::WhiteWins);
        console.does(Command::EnterResult { round: RoundNo(4), board: BoardNo(board), result });
    }
    let here = console.app.context().history.current();
    console.app.update(Message::Step(HistoryMove::To(there)));
    console.shows("Round 2 is too early");
    console.press("C");
    console.shows("Leave FIDE mode?");
    console.press("<Esc>");
    assert_eq!(console.app.context().history.current(), here);
    // Also while the state to be restored is on screen.
    console.app.update(Message::Step(HistoryMove::Look(Some(there))));
    console.app.update(Message::Step(HistoryMove::To(there)));
    console.shows("Round 2 is too early");
    console.press("<Esc><Esc>");
    assert_eq!(console.app.context().history.current(), here);
    console.app.update(Message::Step(HistoryMove::To(there)));
    console.press("CL");
    let departure = Departure { round: RoundNo(4), act: DepartingAct::EarlierRound(RoundNo(2)) };
    assert_eq!(mode(&console), FideMode::Left(departure));
    console.press("u");
    assert_eq!(mode(&console), FideMode::Left(departure), "undoing that alone would hide it");
    console.app.update(Message::Step(HistoryMove::To(here)));
    assert_eq!(mode(&console), FideMode::InForce, "what it was before is as it was");
}

#[test]
fn q218_every_warning_is_in_the_table_with_its_level_rule_and_questions() {
    let table = include_str!("../../docs/fide-mode.md");
    for facts in WARNINGS {
        let questions: Vec<String> = facts.questions.iter().map(ToString::to_string).collect();
        let row = format!(
            "| `{}` | {} | {} | {} |\n",
            facts.id,
            facts.level.number(),
            facts.rule,
            questions.join(", ")
        );
        assert!(table.contains(&row), "{row}");
    }
}

#[test]
fn q57_and_q59_another_number_of_rounds_leaves_fide_mode_and_is_named() {
    let mut console = played(1);
    let mut announced = console.app.context().snapshot.settings().clone();
    announced.rounds = RoundNo(8);
    console.app.update(Message::Do(Command::Announce(Box::new(announced))));
    console.shows("The number of rounds must be declared before the event");
    console.shows("number of rounds changed from 7 to 8 after round 2");
    console.press("CL");
    assert_eq!(
        comments(&console),
        ["### FIDE mode exited @ Round 2", "### Configuration @ Round 2: rounds 7 => 8"]
    );
}

#[test]
fn a_play_off_by_matches_keeps_the_event_in_fide_mode_and_its_comments_in_the_report() {
    let mut console = played(1);
    console.press("1111");
    let scores = console.app.context().snapshot.scores_in(0..2);
    let score = |id: &PlayerId| scores[id.index()];
    let ids: Vec<PlayerId> = (1..=8).map(PlayerId).collect();
    let tied: Vec<PlayerId> = ids.into_iter().filter(|id| score(id) == score(&PlayerId(1))).take(2).collect();
    let groups = vec![tied.iter().copied().map(Participant::Player).collect()];
    let first = RoundNo(3);
    console.does(Command::BeginPlayOff(PlayOff { first, tied, options: PlayOffOptions::default() }));
    console.does(Command::BeginLeg(Leg {
        first,
        last: first,
        system: SystemId::new("knockout"),
        options: Options::default(),
        groups,
        boards: None,
        is_closed: true,
        decided: String::new(),
    }));
    console.app.update(Message::Work(WorkRequest::Pair(first)));
    console.does(Command::publish(first));
    let snapshot = console.app.context().snapshot;
    assert_eq!(snapshot.last_published(), Some(RoundNo(3)));
    assert_eq!(snapshot.system(RoundNo(3)).as_str(), "knockout");
    assert_eq!(mode(&console), FideMode::InForce);
}

#[test]
fn q91_and_q56_only_events_of_a_fide_system_are_in_fide_mode() {
    let plain = "\
012 Open
142 3
152 W
001    1      Alder, Ana                        2350                             1.0    1     2 w 1
001    2      Birch, Bo                         2300                             0.0    2     1 b 0
";
    for (system, expected) in [
        ("dutch-2026", FideMode::InForce),
        ("dubov-2026", FideMode::InForce),
        ("dutch-1992", FideMode::Outside),
        ("basic-swiss", FideMode::Outside),
    ] {
        let report = trf::read(plain).unwrap();
        let event = trf::to_commands(&report.file, &SystemId::new(system)).unwrap().event;
        assert_eq!(fide_mode(&event), expected, "{system}");
    }
}

#[test]
fn q158_no_round_is_paired_while_results_are_missing() {
    let mut console = played(0);
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
    assert_eq!(console.app.context().snapshot.state(RoundNo(2)), RoundState::None);
    assert!(ready(console.app.context().snapshot, RoundNo(2)).is_err());
}

#[test]
fn q179_full_point_byes_of_a_round_share_a_line_once_it_is_published() {
    let mut console = played(1);
    for id in [7, 8] {
        console.does(Command::SetBye {
            id: PlayerId(id),
            round: RoundNo(3),
            bye: Some(RequestedBye::FullPoint),
        });
    }
    for board in 1..=4 {
        let result = GameResult::Played(Outcome::Draw);
        console.does(Command::EnterResult { round: RoundNo(2), board: BoardNo(board), result });
    }
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(3))));
    assert!(comments(&console).is_empty());
    console.does(Command::publish(RoundNo(3)));
    assert_eq!(comments(&console), ["### FPB @ Round 3: 7=FPB 8=FPB"]);
}

#[test]
fn q223_only_a_shared_event_opens_a_connection() {
    fn sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            match path.is_dir() {
                true => sources(&path, found),
                false if path.extension().is_some_and(|ending| ending == "rs") => {
                    let text = fs::read_to_string(&path).unwrap();
                    found.push((path, text));
                }
                false => {}
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    sources(&root, &mut found);
    assert!(found.len() > 300, "{}", found.len());
    let holds = |names: &[&str]| {
        let folder = |path: &Path| {
            let mut names = path.strip_prefix(&root).unwrap().iter();
            names.find(|name| !CRATES.iter().any(|of| name == of)).unwrap().to_owned()
        };
        let of = found.iter().filter(|(_, text)| names.iter().any(|name| text.contains(name)));
        of.map(|(path, _)| folder(path)).collect::<BTreeSet<_>>()
    };
    assert_eq!(
        // The service for phones only listens, and only if it is started.
        holds(&["TcpStream", "UdpSocket", "tokio::net", "tokio_", "postgres::"]),
        BTreeSet::from(["serve".into(), "share".into()])
    );
    // Only the command line makes a connection, when a shared event is named: the console receives one or
    // none.
    assert_eq!(holds(&["PostgresTable"]), BTreeSet::from(["cli".into(), "share".into()]));
}

#[test]
fn q63_a_round_that_has_no_legal_pairing_is_paired_manually() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ash", "Beech"]);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("pP<F7>1");
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
    console.shows("pair the round manually: all players start unpaired");
    console.press("<End><Enter>");
    let round = |console: &Console| console.app.context().snapshot.round(RoundNo(2)).cloned().unwrap();
    assert_eq!((round(&console).boards().len(), round(&console).stage()), (0, Stage::Draft));
    let meeting = Meeting { white: PlayerId(1), black: PlayerId(2) };
    edit(&mut console, 2, SeatingEdit::Seat { meeting, board: BoardNo(1) });
    console.shows("have already played each other");
    console.press("C<F6>p");
    console.press("nobody else is here<Enter>P");
    assert_eq!(round(&console).stage(), Stage::Published);
    assert_eq!(comments(&console), ["### MPA @ Round 2: none => 1-2"]);
    assert_eq!(mode(&console), FideMode::InForce);
}

#[test]
fn q161_and_q169_nothing_is_called_final_while_a_result_is_open() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ash", "Beech", "Cedar", "Date"]);
    let mut announced = console.app.context().snapshot.settings().clone();
    announced.rounds = RoundNo(1);
    console.does(Command::Announce(Box::new(announced)));
    console.app.update(Message::Draw(Draw::InitialColour));
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("pP");
    let enter = |console: &mut Console, board, result| {
        console.does(Command::EnterResult { round: RoundNo(1), board: BoardNo(board), result });
    };
    enter(&mut console, 1, GameResult::Adjourned);
    let heading = |console: &Console| Counted::Standings.heading(console.app.context().event, RoundNo(1));
    assert_eq!(comments(&console), ["### Provisional @ Round 1: missing 1, adjourned 1"]);
    assert_eq!(
        heading(&console),
        "Standings in round 1: 1 of 2 results entered; one adjourned game counts as a draw"
    );
    enter(&mut console, 2, GameResult::Played(Outcome::Draw));
    assert_eq!(comments(&console), ["### Provisional @ Round 1: adjourned 1"]);
    assert_eq!(heading(&console), "Standings after round 1; one adjourned game counts as a draw");
    enter(&mut console, 1, GameResult::Played(Outcome::WhiteWins));
    assert!(comments(&console).is_empty());
    assert_eq!(heading(&console), "Standings after round 1");
}

#[test]
fn q107_virtual_points_of_a_rule_of_its_own_are_outside_fide_mode() {
    let event = |acceleration, points: &[StatedPoints]| {
        let settings = Settings {
            acceleration,
            virtual_points: points.to_vec(),
            ..Settings::named(Name::new("Open").unwrap())
        };
        fide_mode(&Snapshot::new(settings))
    };
    let stated = [StatedPoints {
        first: RoundNo(1),
        last: RoundNo(2),
        points: Points::from_tenths(10),
        players: vec![PlayerId(1)],
    }];
    assert_eq!(event(Acceleration::None, &stated), FideMode::Outside);
    assert_eq!(
        event(Acceleration::Baku, &stated),
        FideMode::InForce,
        "what a report says of the Baku method"
    );
    assert_eq!(event(Acceleration::None, &[]), FideMode::InForce);
    for acceleration in Acceleration::ALL {
        let is_in_force = event(acceleration, &[]) == FideMode::InForce;
        assert_eq!(is_in_force, acceleration.is_of_fide(), "{acceleration:?}");
    }
}

#[test]
fn q199_an_event_of_players_ranked_by_another_text_than_fides_is_outside_fide_mode() {
    let event = |system: &str, tie_break_rules| {
        let settings = Settings {
            system: SystemId::new(system),
            tie_break_rules,
            ..Settings::named(Name::new("Open").unwrap())
        };
        fide_mode(&Snapshot::new(settings))
    };
    for system in ["dutch-2026", "round-robin"] {
        assert_eq!(event(system, TieBreakRules::Fide2026), FideMode::InForce, "{system}");
        assert_eq!(event(system, TieBreakRules::Booklet), FideMode::Outside, "{system}");
    }
}

#[test]
fn q217_a_swiss_of_teams_is_ranked_and_reported_by_codes_of_c_07_alone() {
    let mut console = five_teams();
    let now = console.app.context().snapshot.clone();
    assert_eq!(fide_mode(&now), FideMode::InForce);
    let report = trf::write(&trf::from_snapshot(&now), trf::Style::default());
    assert_eq!(report.lines().find(|line| line.starts_with("212 ")), Some("212 MPTS,GPTS,EDE,BH:MP"));
    // A code of the booklet for teams, whatever its rules are called.
    let mut settings = now.settings().clone();
    settings.tie_breaks.push(TieBreakId::new("H2H"));
    assert_eq!(settings.tie_break_rules, TieBreakRules::Fide2026);
    console.does(Command::Announce(Box::new(settings)));
    assert_eq!(fide_mode(console.app.context().snapshot), FideMode::Outside);
}

#[test]
fn q145_players_are_numbered_and_tie_breaks_counted_by_the_rating_of_the_method() {
    let rated = |name: &str, fide: Option<i32>, national: Option<i32>| {
        let rating = |points: Option<i32>| points.map(|points| Rating::new(points.into()).unwrap());
        Player {
            rating: rating(fide),
            national_rating: rating(national),
            ..Player::named(Name::new(name).unwrap())
        }
    };
    let players = [
        rated("Ash", Some(2000), Some(2300)),
        rated("Beech", None, Some(2200)),
        rated("Cedar", Some(2100), None),
        rated("Date", Some(2250), Some(1900)),
    ];
    let order = |method: RatingMethod| {
        let settings = Settings {
            rating_method: Some(method),
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
        assert!(report.contains(&format!("172     {}\r\n", method.word())), "{report}");
        let again =
            trf::to_commands(&trf::read(&report).unwrap().file, &SystemId::new("dutch-2026")).unwrap().event;
        assert_eq!(again.settings().rating_method, Some(method), "read back");
        event.numbering().iter().map(|id| id.0).collect::<Vec<_>>()
    };
    assert_eq!(order(RatingMethod::Fide), [4, 3, 1, 2]);
    assert_eq!(order(RatingMethod::National), [1, 2, 4, 3]);
    assert_eq!(order(RatingMethod::FideElseNational), [4, 2, 3, 1]);
    assert_eq!(order(RatingMethod::NationalElseFide), [1, 2, 3, 4]);
    assert_eq!(order(RatingMethod::Higher), [1, 4, 2, 3]);
    assert_eq!(order(RatingMethod::Lower), [2, 3, 1, 4]);
}

#[test]
fn q170_standings_mark_withdrawn_players() {
    let mut console = played(1);
    console.does(Command::Withdraw { id: PlayerId(3), from: RoundNo(3) });
    for board in 1..=4 {
        let result = GameResult::Played(Outcome::Draw);
        console.does(Command::EnterResult { round: RoundNo(2), board: BoardNo(board), result });
    }
    console.press("<F8>");
    console.shows("Withdrawn: CEDAR (from round 3).");
    let sheet = hakem::sheet::standings::sheet(console.app.context().event, None).unwrap();
    assert_eq!(sheet.sections[0].notes, ["× Withdrawn: CEDAR (from round 3)."]);
    drop(sheet);
    for size in [(80, 24), (100, 30)] {
        for keys in ["", ",c"] {
            console.press(keys);
            let screen = console.screen_of(size.0, size.1);
            assert!(screen.contains("× CEDAR"), "{screen}");
            console.press("<Esc>");
        }
    }
    console.press("?");
    let help = console.screen_of(80, 60);
    assert!(help.contains("×          withdrawn"), "{help}");
    console.press("<Esc>");
    for id in [1, 2, 4, 5].map(PlayerId) {
        console.does(Command::Withdraw { id, from: RoundNo(3) });
    }
    let screen = console.screen_of(80, 24);
    assert!(screen.contains("× Withdrawn: 5"), "counted where the names have no space: {screen}");
    for name in ["ASH", "BEECH", "CEDAR", "DATE", "ELM"] {
        assert!(screen.contains(&format!("× {name}")), "{screen}");
    }
}

#[test]
fn q62_forbidden_pairs_that_leave_too_few_opponents_are_reported_before_round_1() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ash", "Beech", "Cedar", "Date", "Elm", "Fir"]);
    let mut announced = console.app.context().snapshot.settings().clone();
    announced.rounds = RoundNo(3);
    console.does(Command::Announce(Box::new(announced.clone())));
    console.press("<F6>");
    console.hides("cannot all be paired");
    let apart = |other| ForbiddenPair {
        players: [PlayerId(2), PlayerId(other)],
        first: RoundNo(1),
        last: RoundNo(3),
    };
    announced.forbidden = (3..=5).map(apart).collect();
    console.does(Command::Announce(Box::new(announced)));
    let told =
        "3 rounds cannot all be paired for BEECH, CEDAR, DATE and ELM: there are too many forbidden pairs.";
    console.shows(told);
    console.press("<F4>/rounds<Enter>");
    console.shows(told);
}

#[test]
fn expelled_players_are_named_below_the_standings_and_in_the_list() {
    let mut console = played(2);
    console.press("<F5><Home>,W<Enter>");
    console.shows("A reason is required");
    console.press("unfair play<Enter>");
    console.shows("expelled from round 4");
    console.press("<F8>");
    console.shows("Expelled, not ranked: ASH.");
    console.shows("×× ASH");
    console.press("L");
    console.shows("ASH expelled from round 4 on");
    console.press("<F5>,W");
    console.press("L");
    console.shows("ASH reinstated");
    assert_eq!(mode(&console), FideMode::InForce);
}

#[test]
fn players_not_entitled_to_half_point_byes_are_not_offered_one() {
    let mut console = played(0);
    console.press("<F5><Home>b<Right><Right><Right>");
    console.shows("Not entitled to half-point byes");
    console.press("<Enter>b<Right>");
    console.shows("full-point bye");
    console.press("<Right>");
    console.shows("Entitled to half-point byes again");
    console.press("<Enter>b<Right>");
    console.shows("half-point bye");
}

#[test]
fn q222_the_position_is_drawn_at_the_console_and_printed_on_pairings_and_slips() {
    let mut console = played(0);
    console.press("<F6>,z");
    console.shows("Only for Chess960");
    let settings = console.app.context().snapshot.settings().clone();
    console.does(Command::Announce(Box::new(Settings { chess960: true, ..settings })));
    console.press(",ze960<Enter>");
    console.shows("960 is not a starting position");
    console.press("<Backspace>1<Enter>");
    let said = "Chess960, position 961: ";
    assert!(!console.has(said));
    console.press("<Esc><Esc><Esc>,zd");
    let position = console.app.context().snapshot.position(RoundNo(1)).unwrap();
    let said = format!("Chess960, position {}: {}", position.number(), position.pieces());
    console.shows(&said);
    console.press(",z");
    assert_eq!(console.app.context().snapshot.position(RoundNo(1)), Some(position), "it is drawn once");
    for sheet in ["pairings", "slips"] {
        let cx = console.app.context();
        let made = named(sheet).unwrap().sheet(cx.event, None).unwrap();
        let imprint = Imprint::new(cx.event, &made, Moment(0), "7f3a91c05d");
        let printed = text::sheet(&made, &imprint, cx.texts);
        assert!(printed.contains(&said), "{printed}");
    }
}

#[test]
fn q207_a_value_computed_elsewhere_is_entered_at_the_standings() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ash", "Beech", "Cedar", "Date"]);
    let settings = console.app.context().snapshot.settings().clone();
    let tie_breaks = vec![TieBreakId::new("ENT")];
    console.does(Command::Announce(Box::new(Settings { tie_breaks, ..settings })));
    console.press("<F6>dr2pP<F7>11<F8>");
    console.shows("Manual");
    console.press("dv12,75<Enter>");
    console.shows("12.75");
}

#[test]
fn awarded_and_deducted_points_are_in_standings_and_report() {
    let mut console = played(1);
    console.press("<F7>1111<F5><Home>,p-x<Enter>");
    console.shows("-x");
    console.press("<Backspace>1<Enter>");
    console.shows("A reason is required");
    console.press("12.9.5<Enter>");
    console.shows("round 2: −1 by the arbiter");
    console.press("<F8>");
    console.shows("Points adjusted by the arbiter: ASH −1 (round 2).");
    let report = trf::write(&trf::from_snapshot(console.app.context().snapshot), trf::Style::default());
    let line = report.lines().find(|line| line.starts_with("299")).unwrap();
    let made = trf::read(&report).unwrap();
    let again = trf::to_commands(&made.file, &SystemId::new("dutch-2026")).unwrap().event;
    let scores = |event: &Snapshot| -> Vec<Points> { event.scores(2) };
    let mut own = scores(console.app.context().snapshot);
    let mut read = scores(&again);
    own.sort_unstable();
    read.sort_unstable();
    assert_eq!(own, read, "{line}");
    assert!(trf::check_ranks(&made.file, &again).is_clean());
}
