//! The clock of the hall screen while a round is played.

use crate::sheets::{MORNING, sample};
use hakem::event::{Derived, Event};
use hakem::i18n::{Language, Texts};
use hakem::sheet::announcement::Countdown;
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, PartialDate, RoundNo, TimeOfDay};
use jiff::tz::TimeZone;

#[test]
fn after_the_default_time_the_time_since_the_start_is_shown_until_the_last_result() {
    let mut history = sample(Vec::new());
    let mut settings = history.snapshot().settings().clone();
    let day = PartialDate::new(2026, 7, 1).ok();
    settings.round_dates = vec![None, None, None, day, day];
    settings.round_times = vec![None, None, None, TimeOfDay::new(9, 30).ok(), TimeOfDay::new(14, 0).ok()];
    settings.default_time = Some(30);
    settings.rounds = settings.rounds.max(RoundNo(5));
    history.replay(Entry::Did(Command::Announce(Box::new(settings))), MORNING).unwrap();
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let told = |history: &hakem_engine::history::History, time: &str| {
        let event = Event { zone: &TimeZone::UTC, ..Event::of(history, &texts, &derived) };
        let now = time.parse().unwrap();
        Countdown::next(event, now).map(|of| of.told(now, &texts))
    };
    assert_eq!(told(&history, "2026-07-01T09:00:00Z").unwrap(), "Round 4 begins in 0:30:00 (09:30)");
    assert_eq!(
        told(&history, "2026-07-01T09:45:00Z").unwrap(),
        "Default time of round 4 ends in 0:15:00 (10:00)"
    );
    assert_eq!(told(&history, "2026-07-01T11:45:10Z").unwrap(), "Round 4 in play for 2:15:10 (since 09:30)");
    let boards = history.snapshot().round(RoundNo(4)).unwrap().boards().len();
    for board in (1..=u16::try_from(boards).unwrap()).map(BoardNo) {
        let round = history.snapshot().round(RoundNo(4)).unwrap();
        if round.awaits(board) {
            let result = GameResult::Played(Outcome::Draw);
            let enter = Command::EnterResult { round: RoundNo(4), board, result };
            history.replay(Entry::Did(enter), MORNING).unwrap();
        }
    }
    assert_eq!(told(&history, "2026-07-01T11:45:10Z").unwrap(), "Round 5 begins in 2:14:50 (14:00)");
}
