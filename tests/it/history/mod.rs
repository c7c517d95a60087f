//! Commands and history together: after any acts in any order, no step is lost and every invariant is kept.

mod arbiter;
mod checks;
mod legs;
mod seating;

use crate::make::Event;
use arbiter::{Act, Arbiter};
use checks::{bytes, check_act, check_all_kept, check_replay, check_snapshot};
use hakem_engine::command::{Bulk, Command, apply};
use hakem_engine::console::reached;
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, HistoryError, Moment, StepId, TakeOutError};
use hakem_engine::pairing::ProposeError;
use hakem_engine::pairing::{SYSTEMS, propose_as_ruled};
use hakem_engine::tournament::{
    BoardNo, Draft, GameStage, Licence, Meeting, Name, Player, PlayerId, RequestedBye, Round, RoundNo,
    Snapshot,
};
use proptest::prelude::*;

/// An event of this many players before round 1.
fn beginning(system: &str, players: u64) -> History {
    let mut history = History::default();
    for command in Event::played(system, players, 0, 5).commands {
        history.replay(Entry::Did(command), Moment(0)).unwrap();
    }
    history
}

/// Few players reach every edge of the rules soonest; up to 40 have the brackets of an ordinary event.
fn number_of_players() -> impl Strategy<Value = u64> {
    prop_oneof![2 => 0_u64..9, 1 => 9_u64..=40]
}

proptest! {
    #![proptest_config(crate::cases(20, 80))]

    #[test]
    fn no_order_of_acts_loses_a_step_or_breaks_an_invariant(
        system in 0..SYSTEMS.len(),
        players in number_of_players(),
        seeds in prop::collection::vec(any::<u64>(), 1..=200),
    ) {
        let mut history = beginning(SYSTEMS[system].id(), players);
        let mut states: Vec<String> =
            (0..).map_while(|step| history.at(StepId(step))).map(bytes).collect();
        for seed in seeds {
            let act = Arbiter::new(&history, seed).act();
            check_act(&mut history, act, &mut states);
        }
        check_all_kept(&history, &states);
        check_replay(&history);
    }
}

/// A history of commands only, without undo.
fn line_of_commands(system: &str, players: u64, seeds: &[u64]) -> History {
    let mut history = beginning(system, players);
    for &seed in seeds {
        if let Act::Do(command) = Arbiter::new(&history, seed).act() {
            // A refused command changes nothing.
            let _accepted = history.replay(Entry::Did(command), Moment(0)).is_ok();
        }
    }
    history
}

/// Returns the present pairing of a paired round by the system, next to the pairs fixed in it.
fn paired_now(event: &Snapshot, round: RoundNo) -> Result<Draft, ProposeError> {
    let ruling = event.round(round).and_then(Round::ruling);
    Ok(propose_as_ruled(event, round, ruling, Trace::silent())?.draft)
}

proptest! {
    #![proptest_config(crate::cases(30, 30))]

    #[test]
    fn the_reach_of_a_correction_is_what_a_full_replay_with_it_shows(
        system in 0..SYSTEMS.len(),
        players in number_of_players(),
        seeds in prop::collection::vec(any::<u64>(), 60..=200),
    ) {
        let mut history = line_of_commands(SYSTEMS[system].id(), players, &seeds);
        let before = history.snapshot().clone();
        for &seed in &seeds[..20] {
            let correction = Arbiter::new(&history, seed).correction();
            let Ok(after) = apply(&before, &correction) else { continue };
            let at = history.current();
            history.replay(Entry::Did(correction.clone()), Moment(0)).unwrap();
            let mut replayed = History::default();
            for logged in history.log() {
                replayed.replay(ron::from_str(&ron::to_string(&logged.entry).unwrap()).unwrap(), logged.at).unwrap();
            }
            prop_assert_eq!(&after, replayed.snapshot());
            for later in correction.round().unwrap().next().0..=after.last_paired().map_or(0, |last| last.0) {
                let later = RoundNo(later);
                let [then, now] = [&before, replayed.snapshot()].map(|event| paired_now(event, later));
                match (reached(&before, &after, later), then, now) {
                    (Err(shown), _, Err(error)) => prop_assert_eq!(shown, error),
                    (Ok(shown), then, Ok(now)) => {
                        let round = before.round(later).unwrap();
                        let made = |draft: &Draft, meeting: Meeting| {
                            let is_drawn = draft.games == 0 && draft.is_of_matches_of_players();
                            let mut meetings = draft.first_games();
                            meetings.any(|made| made == meeting || is_drawn && made == meeting.turned())
                        };
                        let gone: Vec<(BoardNo, Meeting)> = round
                            .first_games()
                            .filter(|&(number, ..)| round.game_stage(number) == GameStage::Match)
                            .map(|(number, board, _)| (number, board.meeting))
                            // If no pairing existed before, the published one is compared.
                            .filter(|&(_, meeting)| then.as_ref().map_or(true, |then| made(then, meeting)))
                            .filter(|&(_, meeting)| !made(&now, meeting))
                            .collect();
                        prop_assert_eq!(shown.boards, gone, "round {} after {:?}", later, correction);
                    }
                    (shown, then, now) => prop_assert!(false, "{:?} {:?} {:?}", shown, then, now),
                }
            }
            history.replay(Entry::Moved(at), Moment(0)).unwrap();
        }
    }
}

/// Returns the event made by all commands of a line except one, each as it was recorded; or the step of the
/// first refused one.
fn replayed_without(history: &History, out: StepId) -> Result<Snapshot, StepId> {
    let steps = history.line().into_iter().filter(|&step| step != out);
    let commands = steps.filter_map(|step| history.command(step).map(|(command, _)| (step, command)));
    commands
        .into_iter()
        .try_fold(Snapshot::blank(), |event, (step, command)| apply(&event, command).map_err(|_| step))
}

/// Returns the pairs of every board. Results may differ: a table counts the games of a withdrawn player as
/// forfeit.
fn boards(event: &Snapshot, round: RoundNo) -> Vec<Meeting> {
    let paired = event.round(round).unwrap();
    paired.games().map(|(_, board, _)| board.meeting).collect()
}

proptest! {
    #![proptest_config(crate::cases(24, 24))]

    #[test]
    fn one_entry_out_of_the_middle_is_a_replay_without_it_or_a_refusal_that_names_the_first_in_the_way(
        system in 0..SYSTEMS.len(),
        players in number_of_players(),
        seeds in prop::collection::vec(any::<u64>(), 20..=200),
    ) {
        let history = line_of_commands(SYSTEMS[system].id(), players, &seeds);
        let line = history.line();
        // Each step takes one or two replays, so long lines are sampled.
        let every = line.len() / 24 + 1;
        let offset = usize::try_from(seeds[0] % every as u64).unwrap();
        for &step in line.iter().skip(1 + offset).step_by(every) {
            let registered = match history.command(step) {
                Some((Command::Register { .. } | Command::RegisterTeam(_), _)) => 1,
                Some((Command::TakeList { new, .. }, _)) => new.len(),
                _ => 0,
            };
            let is_registration = registered > 0;
            let replayed = replayed_without(&history, step);
            match history.without(step) {
                Ok(event) if is_registration => {
                    prop_assert_eq!(event.players().count() + event.teams().count() + registered,
                        history.snapshot().players().count() + history.snapshot().teams().count());
                    check_snapshot(&event);
                }
                Ok(event) => {
                    prop_assert_eq!(Ok(&event), replayed.as_ref());
                    check_snapshot(&event);
                }
                Err(TakeOutError::NothingChanges { .. }) => {
                    prop_assert!(is_registration || replayed.as_ref() == Ok(history.snapshot()));
                }
                Err(TakeOutError::Needed { later, why }) => {
                    prop_assert!(later > step && line.contains(&later), "{} {:?} {:?}", later, why, history.command(step));
                    if !is_registration && why.is_some() {
                        prop_assert_eq!(replayed, Err(later));
                    }
                }
                Err(
                    TakeOutError::NotThere { .. }
                    | TakeOutError::Settings { .. }
                    | TakeOutError::Recorded { .. },
                ) => prop_assert!(false, "step {} is on the line", step),
            }
            // A remaining result still belongs to the players for whom it was entered, as published.
            if let Ok(event) = history.without(step) {
                let rounds = event.last_published().min(history.snapshot().last_published());
                let of = history.command(step).and_then(|(command, _)| command.round());
                for round in rounds.into_iter().flat_map(RoundNo::up_to).filter(|&round| of != Some(round)) {
                    prop_assert_eq!(boards(&event, round), boards(history.snapshot(), round));
                }
            }
        }
    }
}

/// Each command of an event is also tried after each other one: most are then refused, and change nothing.
#[test]
fn many_commands_at_once_do_what_each_alone_does() {
    let mut commands = Event::played("dutch-2009", 7, 2, 3).commands;
    let licence =
        |licence| Player { licence: Licence::of_number(licence), ..Player::named(Name::new("Ada").unwrap()) };
    let register =
        |player| Command::Register { player, arrival: RoundNo(3), missed: RequestedBye::ZeroPoint };
    let id = PlayerId(8);
    commands.extend([
        register(licence(7)),
        Command::EditPlayer { id, player: licence(8), reason: "typed wrongly".to_owned() },
        register(licence(7)),
        Command::Withdraw { id, from: RoundNo(3) },
    ]);
    let mut bulk = Bulk::new(Snapshot::blank());
    let mut event = Snapshot::blank();
    for command in &commands {
        for tried in &commands {
            match apply(&event, tried) {
                Ok(after) => {
                    let mut other = Bulk::new(bulk.snapshot().clone());
                    assert_eq!(other.apply(tried), Ok(()));
                    assert_eq!(other.finish(), after);
                }
                Err(refused) => assert_eq!(bulk.apply(tried), Err(refused)),
            }
            assert_eq!(bulk.snapshot(), &event, "nothing changed, also not what others share");
        }
        event = apply(&event, command).unwrap();
        bulk.apply(command).unwrap();
        assert_eq!(bulk.snapshot(), &event);
    }
}

#[test]
fn of_many_entries_those_before_the_first_that_does_not_fit_are_kept() {
    let register = |fide_id: u64| {
        let player = Player { fide_id: Some(fide_id), ..Player::named(Name::new("Ada").unwrap()) };
        Entry::Did(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint })
    };
    let entries = [register(1), register(2), Entry::Moved(StepId(1)), register(2), register(2), register(3)];
    let (mut history, mut alone) = (History::default(), History::default());
    let refused = history.replay_all(entries.clone().map(|entry| (entry, Moment(0))));
    assert_eq!(refused, alone_until_refused(&mut alone, &entries));
    assert!(refused.is_err());
    assert_eq!((history.log().len(), history.snapshot()), (4, alone.snapshot()));
}

/// Replays entries one by one up to the first that does not fit.
fn alone_until_refused(history: &mut History, entries: &[Entry]) -> Result<(), HistoryError> {
    entries.iter().try_for_each(|entry| history.replay(entry.clone(), Moment(0)))
}

/// Most arbiters have an ordinary event: rounds drafted, published, played. Its file is written and read as
/// well.
#[test]
fn an_event_of_many_players_comes_back_from_its_entries() {
    let event = Event::played("dutch-2009", 90, 4, 5);
    let mut history = History::default();
    for command in event.commands {
        history.replay(Entry::Did(command), Moment(0)).unwrap();
    }
    assert_eq!(history.snapshot(), &event.snapshot);
    check_snapshot(history.snapshot());
    check_replay(&history);
}
