//! Pairings that take longer than a key may: they run in the background, and the console remains readable.

use crate::console::Console;
use crate::keys::keys;
use crate::wild::Wild;
use hakem::desk::{Draw, Message};
use hakem::i18n::Language;
use hakem::worker::Worker;
use hakem_engine::format::Trace;
use hakem_engine::tournament::{RoundNo, RoundState};
use std::sync::mpsc::{RecvTimeoutError, TryRecvError, channel};
use std::thread::sleep;
use std::time::{Duration, Instant};

const ROUND: RoundNo = RoundNo(1);

/// Players of an event before round 1, with the pairings screen open.
fn before_round_1(mut console: Console) -> Console {
    console.register(&["Ada", "Bora", "Cem", "Deniz", "Elif"]);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>");
    console
}

/// The same with slow pairings.
fn slow() -> Console {
    before_round_1(Console::impatient(Language::English))
}

fn state(console: &Console) -> RoundState {
    console.app.context().snapshot.state(ROUND)
}

/// Lets time pass without a key until the pairing is complete.
fn wait(console: &mut Console) {
    while console.app.is_working() {
        console.app.idle();
        sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_long_pairing_continues_while_everything_is_read_and_nothing_changes() {
    let mut console = slow();
    console.press("r2");
    console.app.shown();
    let screen = console.screen();
    assert!(screen.contains("▸ Esc cancels the pairing in progress"), "{screen}");
    assert_eq!(state(&console), RoundState::None);

    let step = console.app.context().step;
    console.press("<F5>");
    console.shows("[F5 ");
    for change in ["u", "<F6>r2"] {
        console.press(change);
        assert!(console.has("changes are disabled"), "{change}: {}", console.screen());
    }
    assert_eq!(console.app.context().step, step);

    console.press("<F5>");
    wait(&mut console);
    assert_eq!(state(&console), RoundState::Draft);
    assert!(console.has("[F6 "), "the draft is laid before the arbiter: {}", console.screen());
}

#[test]
fn a_form_that_is_refused_beside_a_pairing_keeps_what_was_typed() {
    let mut console = slow();
    console.press("r2");
    console.app.shown();
    console.press("<F5>aFiliz<Enter>");
    let screen = console.screen();
    assert!(screen.contains("changes are disabled") && screen.contains("Filiz"), "{screen}");
    wait(&mut console);
    assert_eq!(state(&console), RoundState::Draft, "paired from the event as it was");
    console.shows("Filiz");
}

#[test]
fn esc_ends_a_long_pairing_and_nothing_is_recorded() {
    let mut console = slow();
    let step = console.app.context().step;
    console.press("r2");
    console.app.shown();
    console.press("?");
    console.press("<Esc>");
    assert!(console.app.is_working(), "what opened over it is closed first");
    console.press("<Esc>");
    console.shows("Pairing cancelled. Nothing was changed.");
    for _ in 0..20 {
        console.app.idle();
        sleep(Duration::from_millis(1));
    }
    assert_eq!((state(&console), console.app.context().step), (RoundState::None, step));

    console.press("r2");
    wait(&mut console);
    assert_eq!(state(&console), RoundState::Draft, "it can be begun again");
}

/// Searches that end only by interruption: the slowest known rounds of four systems, again and again.
#[test]
fn the_thread_of_an_abandoned_search_ends() {
    for line in [
        "lim-2026 999 9/11 white - blocks 0 0 0",
        "lim-2026 997 23/23 usual 499,498 blocks 0 0 604",
        "burstein-2026 999 30/30 usual 469 blocks 5 10 129",
        "dutch-2026 999 9/11 white - blocks 0 0 0",
        "dutch-2009 999 12/28 tens 333,333,331 blocks 0 0 686",
    ] {
        let wild: Wild = line.parse().unwrap();
        let (alive, ended) = channel::<()>();
        let worker: Worker<()> = Worker::begin(move || {
            let _alive = alive;
            loop {
                wild.play(|field| wild.system().pair(field, &mut Trace::silent()));
            }
        });
        sleep(Duration::from_millis(300));
        assert_eq!(ended.try_recv(), Err(TryRecvError::Empty), "{line} is searched");
        drop(worker);
        let since = Instant::now();
        // The thread drops its end of the channel without sending.
        assert_eq!(
            ended.recv_timeout(Duration::from_secs(60)),
            Err(RecvTimeoutError::Disconnected),
            "{line}"
        );
        eprintln!("{line}: ended after {:?}", since.elapsed());
    }
}

#[test]
fn keys_typed_ahead_wait_for_a_long_pairing_in_their_order() {
    let mut console = slow();
    console.press("r2<F5><F8>");
    console.app.shown();
    let screen = console.screen();
    assert!(screen.contains("[F6 ") && screen.contains("2 keys are queued"), "{screen}");
    console.press("<F6>e");
    wait(&mut console);
    let screen = console.screen();
    assert_eq!(state(&console), RoundState::Draft);
    assert!(screen.contains("[F6 "), "{screen}");
    wait(&mut console);
    console.shows("Board 1: ");

    let mut console = slow();
    console.press("r2<F5><F8><Esc>");
    let screen = console.screen();
    assert!(screen.contains("the 2 queued keys were"), "{screen}");
    assert_eq!(state(&console), RoundState::None);
}

/// Every key that pairs: the round, a decision, "why not?", another pairing next to it, fixed boards,
/// differences of a draft.
#[test]
fn every_key_that_pairs_leads_to_the_same_screen_at_any_speed() {
    let script = "r2e<Esc>ew<Enter><Esc><Esc><Esc>E<Esc> <Down> s,c<Enter><Esc><Esc>,fr,c<Esc><Esc>\
                  p<Esc>xXb<Enter>because<Enter>";
    let mut fast = before_round_1(Console::with_event(Language::English));
    let mut slow = slow();
    let mut waited = 0;
    for key in keys(script) {
        let key = crate::console::code(key);
        for console in [&mut fast, &mut slow] {
            console.app.key(key.into());
        }
        waited += usize::from(slow.app.is_working());
        wait(&mut slow);
        let screens = [&fast, &slow].map(Console::screen);
        assert!(screens[0] == screens[1], "after {key:?}:\n{}\n{}", screens[0], screens[1]);
        assert!(!fast.app.is_working());
    }
    assert!(waited >= 6, "{waited} keys of these pair");
}
