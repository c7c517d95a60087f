//! Conditions on an event for its norms to be accepted (1.1), as far as its own data shows them.

use super::event::{foreigners, last_round};
use super::foreigners::{Foreigners, registered};
use super::game::Flag;
use super::terms::Terms;
use super::title::NormTitle;
use crate::format::Course;
use crate::pairing::facts_of;
use crate::tournament::{GameKind, PartialDate, RoundNo, Snapshot};

/// A condition on an event for norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// It is registered with FIDE 30 days before its start.
    Registered {
        begins: Option<PartialDate>,
    },
    Standard,
    Rounds {
        rounds: RoundNo,
        needed: usize,
    },
    /// There are at most two rounds on a day.
    RoundsADay {
        /// The maximum on one day; `None` if a round has no day yet.
        most: Option<usize>,
    },
    /// The chief arbiter is an IA or FA.
    ChiefArbiter,
    Federation,
    /// At least three players have a title that opponents must have.
    Titled {
        /// Number of players with such a title.
        count: usize,
    },
    /// There are enough foreign players to waive the condition on federations (1.4.3d).
    Foreigners(Foreigners),
}

/// Status of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fulfilment {
    Met,
    NotMet,
    /// The event has no data about it.
    Unknown,
    /// The condition is not met, but norms are possible without it.
    Dispensable,
}

/// Maximum number of rounds on a day.
const MOST_A_DAY: usize = 2;

/// Minimum number of players with a required title.
const LEAST_TITLED: usize = 3;

/// Titles of which the chief arbiter must have one, as a prefix of the name.
const TITLES: [&str; 2] = ["IA", "FA"];

/// Returns the conditions with their status, available from the creation of the event.
pub fn conditions(snapshot: &Snapshot) -> Vec<(Condition, Fulfilment)> {
    let settings = snapshot.settings();
    let known = |value: Option<bool>| match value {
        Some(true) => Fulfilment::Met,
        Some(false) => Fulfilment::NotMet,
        None => Fulfilment::Unknown,
    };
    let rounds = last_round(snapshot);
    let needed = Terms::games_needed(settings.championship, rounds);
    let most = most_rounds_a_day(snapshot);
    let chief = settings.arbiter.as_ref().map(|arbiter| arbiter.name.as_str());
    let is_titled = |name: &str| name.split_once(' ').is_some_and(|(title, _)| TITLES.contains(&title));
    let titles = snapshot.players().filter_map(|(_, known)| known.player.title);
    let titled = titles.filter(|&title| NormTitle::WIM.is_required(title)).count();
    let has_federation = settings.federation.as_ref().map(|_| true);
    let mut found = vec![
        (Condition::Registered { begins: settings.begins }, Fulfilment::Unknown),
        (Condition::Standard, known(settings.known_kind().map(|kind| kind == GameKind::Standard))),
        (Condition::Rounds { rounds, needed }, known(Some(usize::from(rounds.0) >= needed))),
        (Condition::RoundsADay { most }, known(most.map(|most| most <= MOST_A_DAY))),
        (Condition::ChiefArbiter, known(chief.map(is_titled))),
        (Condition::Federation, known(has_federation)),
        (Condition::Titled { count: titled }, known(Some(titled >= LEAST_TITLED))),
    ];
    let is_by_results = facts_of(snapshot, RoundNo(1)).is_some_and(|facts| facts.course == Course::Results);
    if is_by_results && has_federation.is_some() {
        let worst = snapshot.last_paired().and_then(|after| foreigners(snapshot, after));
        let host = Flag::of(settings.federation.as_ref());
        let all = || registered(snapshot.players().map(|(id, known)| (id, &known.player)), host);
        let those = worst.unwrap_or_else(all);
        let fulfilment = if those.are_enough() { Fulfilment::Met } else { Fulfilment::Dispensable };
        found.push((Condition::Foreigners(those), fulfilment));
    }
    found
}

/// Returns the maximum number of rounds on one day; `None` if a round has no day yet and no day exceeds the limit.
fn most_rounds_a_day(snapshot: &Snapshot) -> Option<usize> {
    let rounds = usize::from(last_round(snapshot).0);
    let mut days: Vec<i32> =
        snapshot.settings().round_dates.iter().take(rounds).filter_map(|day| (*day)?.days()).collect();
    days.sort_unstable();
    let most = days.chunk_by(|one, other| one == other).map(<[i32]>::len).max().unwrap_or(0);
    (days.len() == rounds || most > MOST_A_DAY).then_some(most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_events::{event, player, settings};
    use crate::tournament::{Arbiter, Name, Registration, Settings, TieBreakRules, Title};

    fn fulfilments(
        change: impl Fn(&mut Settings),
        players: Vec<Registration>,
    ) -> Vec<(Condition, Fulfilment)> {
        let mut announced = settings("dutch-2026", TieBreakRules::Fide2026, 9);
        change(&mut announced);
        conditions(&event(announced, players, &[]))
    }

    fn of(found: &[(Condition, Fulfilment)], is: impl Fn(&Condition) -> bool) -> Fulfilment {
        found.iter().find(|(condition, _)| is(condition)).unwrap().1
    }

    fn day(month: u8, day: u8) -> Option<PartialDate> {
        PartialDate::new(2026, month, day).ok()
    }

    #[test]
    fn conditions_without_data_are_unknown_and_others_met_or_not() {
        let empty = fulfilments(|_| {}, Vec::new());
        let chief = |condition: &Condition| *condition == Condition::ChiefArbiter;
        let a_day = |condition: &Condition| matches!(condition, Condition::RoundsADay { .. });
        for is in [chief, a_day, |condition: &Condition| *condition == Condition::Standard] {
            assert_eq!(of(&empty, is), Fulfilment::Unknown);
        }
        let named = |text: &'static str| {
            fulfilments(move |settings| settings.arbiter = Arbiter::read(text).ok(), Vec::new())
        };
        assert_eq!(of(&named("IA Doe, Jane"), chief), Fulfilment::Met);
        assert_eq!(of(&named("Iacobi, Jane"), chief), Fulfilment::NotMet);
        let on = |days: [u8; 9]| {
            fulfilments(
                move |settings| settings.round_dates = days.map(|number| day(6, number)).to_vec(),
                Vec::new(),
            )
        };
        assert_eq!(of(&on([1, 1, 2, 2, 3, 3, 4, 4, 5]), a_day), Fulfilment::Met);
        assert_eq!(of(&on([1, 1, 1, 2, 2, 3, 3, 4, 5]), a_day), Fulfilment::NotMet);
        let some = fulfilments(|settings| settings.round_dates = vec![day(6, 1); 3], Vec::new());
        assert_eq!(of(&some, a_day), Fulfilment::NotMet, "whatever the other days are");
    }

    #[test]
    fn foreigners_are_counted_from_the_first_who_is_registered_and_norms_come_about_without_them() {
        let registered = |count: usize| {
            let players = (0..count).map(|at| {
                let mut registered = player(2500);
                registered.player.federation = Name::new(["GER", "FRA", "ITA"][at % 3]).ok();
                registered.player.title = Some(Title::GM);
                registered
            });
            fulfilments(|settings| settings.federation = Name::new("CZE").ok(), players.collect())
        };
        let foreigners = |condition: &Condition| matches!(condition, Condition::Foreigners(_));
        let titled = |condition: &Condition| matches!(condition, Condition::Titled { .. });
        assert_eq!(of(&registered(19), foreigners), Fulfilment::Dispensable);
        assert_eq!(of(&registered(20), foreigners), Fulfilment::Met);
        assert_eq!([2, 3].map(|count| of(&registered(count), titled)), [Fulfilment::NotMet, Fulfilment::Met]);
    }
}
