//! Undo, redo and branches, step by step; the tests of the console try random ones.

use super::*;
use crate::tournament::{
    Colour, DepartingAct, Draft, Meeting, Name, Player, PlayerId, RequestedBye, RulesPairing, SettingField,
    Settings,
};

fn register(history: &mut History, name: &str) -> StepId {
    let player = Player::named(Name::new(name).unwrap());
    let command = Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
    history.replay(Entry::Did(command), Moment(0)).unwrap();
    history.current()
}

/// Registers two players and publishes round 1; returns the steps of the announcement and of the publication.
fn published_round(history: &mut History) -> [StepId; 2] {
    let act = |history: &mut History, command| {
        history.replay(Entry::Did(command), Moment(0)).unwrap();
        history.current()
    };
    let initial_colour = Some(Colour::White);
    let settings = Settings { initial_colour, ..Snapshot::blank().settings().clone() };
    let announced = act(history, Command::Announce(Box::new(settings)));
    register(history, "Ali");
    register(history, "Can");
    let numbering = Some(vec![PlayerId(1), PlayerId(2)]);
    let boards = vec![Meeting { white: PlayerId(1), black: PlayerId(2) }];
    let system = history.snapshot().settings().system.clone();
    let (round, virtual_points) = (RoundNo(1), Vec::new());
    act(
        history,
        Command::DraftRound(Draft { numbering, boards, virtual_points, ..Draft::of(round, system) }),
    );
    let published = act(history, Command::publish(round));
    [announced, published]
}

#[test]
fn undo_goes_to_the_blank_event_and_redo_comes_back() {
    let mut history = History::default();
    register(&mut history, "Ali");
    let last = register(&mut history, "Can");
    while let Some(undo) = history.try_undo() {
        history.keep(undo, Moment(1));
    }
    assert_eq!(history.snapshot(), &Snapshot::blank());
    while let Some(redo) = history.try_redo() {
        history.keep(redo, Moment(2));
    }
    assert_eq!(history.current(), last);
}

#[test]
fn one_undo_takes_back_an_import_or_an_act_together_with_the_notes_of_the_background() {
    let mut history = History::default();
    let act = |history: &mut History, command| {
        history.replay(Entry::Did(command), Moment(0)).unwrap();
        history.current()
    };
    published_round(&mut history);
    let imported = act(&mut history, Command::NoteUnchecked { rounds: vec![RoundNo(1)] });
    let noted = act(&mut history, Command::NoteImport { rounds: Vec::new() });
    assert_eq!(history.act_of(noted), imported);
    history.keep(history.try_undo().unwrap(), Moment(1));
    assert_eq!(history.snapshot(), &Snapshot::blank());
    history.keep(history.try_redo().unwrap(), Moment(2));
    assert_eq!(history.current(), noted);
    let player = Player::named(Name::new("Suna").unwrap());
    let arrives = Command::Register { player, arrival: RoundNo(2), missed: RequestedBye::ZeroPoint };
    let act_after = act(&mut history, arrives);
    let by_rules = RulesPairing { boards: Vec::new(), bye: Some(PlayerId(1)) };
    let second = act(&mut history, Command::NoteImport { rounds: vec![(RoundNo(1), by_rules)] });
    history.keep(history.try_undo().unwrap(), Moment(3));
    assert_eq!(history.current(), noted, "the act and the note behind it");
    history.keep(history.try_redo().unwrap(), Moment(4));
    assert_eq!((history.current(), history.act_of(second)), (second, act_after));
}

#[test]
fn what_a_paired_round_or_a_report_depends_on_is_not_removed_from_the_log() {
    let mut history = History::default();
    let act = |history: &mut History, command| {
        history.replay(Entry::Did(command), Moment(0)).unwrap();
        history.current()
    };
    let changed = |history: &History, change: fn(&mut Settings)| {
        let mut settings = history.snapshot().settings().clone();
        change(&mut settings);
        Command::Announce(Box::new(settings))
    };
    let more_rounds = changed(&history, |settings| settings.rounds = RoundNo(8));
    let announced = act(&mut history, more_rounds);
    assert!(history.removal(announced).is_ok(), "no round is paired");
    published_round(&mut history);
    let left = act(&mut history, Command::LeaveFideMode(DepartingAct::InReport(RoundNo(1))));
    assert_eq!(history.removal(left), Err(TakeOutError::Recorded { step: left }));
    let unchecked = act(&mut history, Command::NoteUnchecked { rounds: vec![RoundNo(1)] });
    assert_eq!(history.removal(unchecked), Err(TakeOutError::Recorded { step: unchecked }));
    let named = changed(&history, |settings| settings.place = Name::new("Foça").ok());
    let named = act(&mut history, named);
    let sixth = changed(&history, |settings| settings.rounds = RoundNo(9));
    let sixth = act(&mut history, sixth);
    let refused = Err(TakeOutError::Settings { setting: SettingField::Rounds });
    assert_eq!(history.removal(sixth), refused);
    assert!(history.without(sixth).is_ok(), "files of earlier versions are read");
    // The later settings contain the place too.
    assert_eq!(history.removal(named), Err(TakeOutError::NothingChanges { step: named }));
}

#[test]
fn undone_entries_are_a_branch_that_can_be_restored() {
    let mut history = History::default();
    register(&mut history, "Ali");
    let left = register(&mut history, "Can");
    history.keep(history.try_undo().unwrap(), Moment(1));
    register(&mut history, "Suna");
    assert_eq!(history.branches(), [Branch { tip: left, fork: StepId(1) }]);
    history.keep(history.try_move(left).unwrap(), Moment(2));
    assert_eq!(history.snapshot().player(PlayerId(2)).unwrap().player.name.as_str(), "Can");
    assert_eq!(history.branches()[0].tip, StepId(3), "the other line is now the one left behind");
}

#[test]
fn a_state_from_which_a_round_was_undone_stays_listed_on_a_line_left_behind() {
    let mut history = History::default();
    let act = |history: &mut History, command| {
        history.replay(Entry::Did(command), Moment(0)).unwrap();
        history.current()
    };
    let [announced, published] = published_round(&mut history);
    let round = RoundNo(1);
    let tip = act(&mut history, Command::UndoRound { round, reason: "a player was forgotten".to_owned() });
    history.keep(history.try_move(announced).unwrap(), Moment(1));
    register(&mut history, "Suna");
    let tips: Vec<StepId> = history.branches().iter().map(|branch| branch.tip).collect();
    assert_eq!(tips, [published, tip]);
    assert!(history.branches().iter().all(|branch| branch.fork == announced));
    assert_eq!(history.undone(round).map(|(step, _)| step), Some(published));
}

#[test]
fn a_refused_entry_leaves_the_history_as_it_was() {
    let mut history = History::default();
    let step = StepId(9);
    assert_eq!(history.replay(Entry::Moved(step), Moment(0)), Err(HistoryError::NoSuchStep { step }));
    assert!(history.log().is_empty());
}
