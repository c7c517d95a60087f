//! The forecast of an event: known facts are unchanged, the same seed gives the same figures, and outcomes
//! are as frequent as forecast.

use super::console::Console;
use crate::effort;
use hakem::desk::{FileRequest, Message, Sample};
use hakem::i18n::Language;
use hakem::sheet::SHEETS;
use hakem::simulate::{Forecast, Met, NotRehearsed, Often, Rates, Rehearsal, Rest, Wishes, simulate};
use hakem_engine::command::{Command, apply};
use hakem_engine::format::Format;
use hakem_engine::pairing::{SYSTEMS, propose, system};
use hakem_engine::standings::standings;
use hakem_engine::tournament::{
    BoardNo, GameResult, Outcome, Participant, PlayerId, PointSystem, RequestedBye, RoundNo, Snapshot, Stage,
};

/// Makes a complete event of games only.
fn whole(system: &dyn Format, players: u16, rounds: Option<u8>, seed: u64, number: u32) -> Snapshot {
    let rates = Rates::all(Some(Often::Number(0)));
    let points = Some(PointSystem::default());
    let (players, rounds) = (Some(players), rounds.map(RoundNo));
    let asked = Wishes { players, rounds, rates, points, ..Wishes::default() };
    simulate(&asked, system, seed, number).unwrap().event
}

/// Undoes a round and all later ones.
fn until(event: &Snapshot, round: u8) -> Snapshot {
    apply(event, &Command::UndoRound { round: RoundNo(round), reason: "to be played".to_owned() }).unwrap()
}

fn dutch(players: u16, rounds: u8, number: u32) -> Snapshot {
    whole(system("dutch-2026").unwrap(), players, Some(rounds), 48, number)
}

fn of(rehearsal: &Rehearsal, player: PlayerId) -> &Forecast {
    &rehearsal.forecasts[&Participant::Player(player)]
}

#[test]
fn the_same_seed_gives_the_same_figures_in_whichever_order() {
    let rest = Rest::of(&until(&dutch(14, 5, 1), 3)).unwrap();
    let whole = rest.rehearse(7, 1..=40).unwrap();
    let odd = rest.rehearse(7, (1..=40).step_by(2)).unwrap();
    let even = rest.rehearse(7, (2..=40).step_by(2)).unwrap();
    assert_eq!(whole, even.join(odd));
    assert_ne!(whole.forecasts, rest.rehearse(8, 1..=40).unwrap().forecasts);
    assert_eq!((whole.from, whole.last, whole.next), (RoundNo(3), RoundNo(5), Some(RoundNo(3))));
}

#[test]
fn a_draft_and_results_that_are_in_stay_in_every_continuation() {
    let event = until(&dutch(8, 4, 2), 3);
    let absent = propose(&event, RoundNo(3), hakem_engine::format::Trace::silent()).unwrap();
    let [first, second] = [0, 1].map(|board| absent.draft.boards[board]);
    let mut event = apply(&event, &Command::DraftRound(absent.draft)).unwrap();
    let rehearsed = Rest::of(&event).unwrap().rehearse(1, 1..=20).unwrap();
    assert_eq!((rehearsed.from, rehearsed.next), (RoundNo(3), Some(RoundNo(4))));
    for command in [
        Command::publish(RoundNo(3)),
        Command::SetBye { id: first.black, round: RoundNo(4), bye: Some(RequestedBye::HalfPoint) },
        Command::SetBye { id: second.black, round: RoundNo(4), bye: Some(RequestedBye::ZeroPoint) },
        Command::EnterResult {
            round: RoundNo(3),
            board: BoardNo(1),
            result: GameResult::Played(Outcome::BlackWins),
        },
    ] {
        event = apply(&event, &command).unwrap();
    }
    let rehearsed = Rest::of(&event).unwrap().rehearse(1, 1..=20).unwrap();
    // The winner with a half-point bye in the last round ends with the same points every time.
    let before = event.scores(3)[first.black.index()];
    assert_eq!(of(&rehearsed, first.black).expected(20), 10 * i64::from(before.tenths()) + 50);
    assert!(of(&rehearsed, first.black).next.is_empty());
    let met: u32 = of(&rehearsed, first.white).next.values().sum();
    assert_eq!(met, 20, "somebody, or the bye, every time");
}

#[test]
fn opponents_are_certain_once_all_results_are_entered() {
    let event = until(&dutch(9, 5, 3), 5);
    let rehearsed = Rest::of(&event).unwrap().rehearse(2, 1..=30).unwrap();
    let draft = propose(&event, RoundNo(5), hakem_engine::format::Trace::silent()).unwrap().draft;
    for meeting in draft.boards {
        let opponent = Met::Opponent(Participant::Player(meeting.black));
        assert_eq!(of(&rehearsed, meeting.white).likeliest(), [(opponent, 30)]);
    }
    assert_eq!(of(&rehearsed, draft.bye.unwrap()).likeliest(), [(Met::Bye, 30)]);
}

#[test]
fn an_event_that_is_over_has_nothing_to_rehearse() {
    let over = Rest::of(&dutch(6, 3, 1)).unwrap_err();
    assert_eq!(over, NotRehearsed::Over);
}

#[test]
fn a_round_that_can_never_be_paired_is_named() {
    // After three rounds all four players have met each other.
    let event = dutch(4, 3, 1);
    let settings = hakem_engine::tournament::Settings { rounds: RoundNo(4), ..event.settings().clone() };
    let event = apply(&event, &Command::Announce(Box::new(settings))).unwrap();
    let rehearsed = Rest::of(&event).unwrap().rehearse(1, 1..=5).unwrap();
    assert_eq!((rehearsed.ends, rehearsed.stopped), (0, 5));
    assert!(matches!(rehearsed.ended(), Err(NotRehearsed::NeverPaired { round: RoundNo(4), .. })));
}

/// Events of every format are continued from the middle to their end, and every ranked player has a rank in
/// each.
#[test]
fn every_format_is_played_to_its_end() {
    for &system in SYSTEMS {
        let made = whole(system, 6, None, 48, 1);
        let event = until(&made, made.last_published().unwrap().0);
        let rehearsed = Rest::of(&event).unwrap().rehearse(3, 1..=6).unwrap();
        let Ok(rehearsed) = rehearsed.ended() else { continue };
        let ranked =
            rehearsed.forecasts.values().filter(|forecast| forecast.up_to(usize::MAX) == rehearsed.ends);
        assert!(ranked.count() >= 2, "{}: {rehearsed:?}", system.id());
        assert!(rehearsed.ends + rehearsed.stopped == 6, "{}", system.id());
    }
}

/// Forecast figures of many events, compared with how these events ended: a forecast of some per cent comes
/// true as often, within three standard errors. Each event contributes one forecast to each of the five
/// percentages, so that they are independent.
#[test]
fn forecast_frequencies_match_the_outcomes() {
    const SAID: [u32; 5] = [10, 30, 50, 70, 90];
    const PLAYED: u32 = 250;
    let events = effort::cases(12, 600);
    let halves = std::thread::scope(|scope| {
        let half = |odd: u32| {
            let mut found = [[0.0_f64; 4]; SAID.len()];
            for number in (1..=events).filter(|number| number % 2 == odd) {
                let event = dutch(12, 5, number);
                let mut rows = standings(&event, RoundNo(5), &event.settings().tie_breaks).rows;
                // The order must not depend on the result of the event.
                rows.sort_by_key(|row| row.player);
                let rest = Rest::of(&until(&event, 4)).unwrap();
                let rehearsed = rest.rehearse(u64::from(number) << 20, 1..=PLAYED).unwrap();
                let sayings: Vec<(u32, bool)> = rows
                    .iter()
                    .flat_map(|row| {
                        let place = row.place.map_or(usize::MAX, |place| place.first);
                        let forecast = of(&rehearsed, row.player);
                        [1, 3, 6].map(|among| (forecast.up_to(among), place <= among))
                    })
                    .collect();
                for (said, found) in SAID.into_iter().zip(&mut found) {
                    let is_near = |count: u32| (100 * count).abs_diff(said * PLAYED) <= 5 * PLAYED;
                    // The player varies between events.
                    let from = number as usize % sayings.len();
                    let mut near = sayings[from..].iter().chain(&sayings[..from]);
                    let Some(&(count, came)) = near.find(|(count, _)| is_near(*count)) else { continue };
                    let share = f64::from(count) / f64::from(PLAYED);
                    let [times, expected, variance, happened] = found;
                    (*times, *expected) = (*times + 1.0, *expected + share);
                    *variance += share * (1.0 - share);
                    *happened += f64::from(u8::from(came));
                }
            }
            found
        };
        [0, 1].map(|odd| scope.spawn(move || half(odd))).map(|half| half.join().unwrap())
    });
    for (at, said) in SAID.into_iter().enumerate() {
        let [times, expected, variance, came] =
            [0, 1, 2, 3].map(|figure| halves[0][at][figure] + halves[1][at][figure]);
        println!("said {said} in 100: {times} times, expected {expected:.1}, came {came}");
        assert!(times >= f64::from(events) / 3.0, "{said}: {times} sayings");
        assert!(
            (came - expected).abs() <= 3.0 * variance.sqrt(),
            "said {said} in 100: {times} times, expected {expected:.1}, came {came}"
        );
    }
}

/// Waits until the forecast is complete.
fn rehearse(console: &mut Console) {
    while console.app.is_busy() {
        console.app.idle();
        std::thread::yield_now();
    }
}

fn sample() -> Console {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console
}

#[test]
fn the_forecast_is_shown_to_the_arbiter_alone() {
    let mut console = sample();
    console.press("<F8>,r");
    console.shows("Simulating the remaining rounds 1,000 times in the background.");
    rehearse(&mut console);
    console.shows("Forecast of rounds");
    console.press("<End>");
    console.shows("Seed 1992.");
    console.press("<Esc><F5>");
    let card = console.screen_of(180, 50);
    assert!(card.contains("Forecast:") && card.contains("final score"), "{card}");
    // The event has changed: the forecast is no longer valid.
    console.press("<F6>r");
    assert_eq!(console.app.context().snapshot.draft().map(|_| Stage::Draft), Some(Stage::Draft));
    console.press("<F5>");
    let card = console.screen_of(180, 50);
    assert!(!card.contains("Forecast:"), "{card}");
    assert!(SHEETS.iter().all(|sheet| !sheet.name.contains("rehears")));
}

#[test]
fn a_forecast_opens_over_no_later_work_of_the_arbiter() {
    let mut console = sample();
    console.press("<F8>,r<F5>");
    rehearse(&mut console);
    assert_eq!(console.app.depth(), 0);
    console.shows("Forecast ready. Press ,r on the standings screen.");
    console.press("<F8>,r");
    console.shows("Forecast of rounds");
}
