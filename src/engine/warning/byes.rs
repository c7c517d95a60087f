//! Warnings about byes.

use super::Warning;
use crate::pairing::facts_of;
use crate::tournament::{Bye, PlayerId, RequestedBye, RoundNo, RoundPlace, Snapshot};

/// Returns the warnings about byes for a player in `rounds` (FIDE C.05 6.7); the arbiter may give them anyway, except
/// half-point byes that the player is not entitled to.
pub fn questioned(snapshot: &Snapshot, id: PlayerId, rounds: &[RoundNo], bye: RequestedBye) -> Vec<Warning> {
    let Some(known) = snapshot.player(id) else { return Vec::new() };
    match bye {
        RequestedBye::HalfPoint if known.is_denied_half_points => {
            vec![Warning::HalfPointsDenied { player: id }]
        }
        _ if are_absences(snapshot) => Vec::new(),
        RequestedBye::HalfPoint => too_many(snapshot, half_point_byes(snapshot, id, rounds), rounds),
        RequestedBye::FullPoint => vec![Warning::FullPointBye],
        RequestedBye::ZeroPoint => Vec::new(),
    }
}

/// Returns the warnings about the byes of a late entry for the rounds before `arrival`.
pub(super) fn of_late_entry(snapshot: &Snapshot, arrival: RoundNo, missed: RequestedBye) -> Vec<Warning> {
    let rounds: Vec<RoundNo> = arrival.previous().into_iter().flat_map(RoundNo::up_to).collect();
    match missed {
        RequestedBye::HalfPoint if !rounds.is_empty() && !are_absences(snapshot) => {
            too_many(snapshot, 0, &rounds)
        }
        _ => Vec::new(),
    }
}

/// Returns true if byes are kinds of absence whose value the options of the system set (keizer KZ-5), so that the limits
/// of C.05 do not apply.
fn are_absences(snapshot: &Snapshot) -> bool {
    facts_of(snapshot, RoundNo(1)).is_some_and(|facts| facts.by_values)
}

/// Returns the warnings about half-point byes in `rounds` for a player who has `others` in other rounds.
fn too_many(snapshot: &Snapshot, others: usize, rounds: &[RoundNo]) -> Vec<Warning> {
    let limits = snapshot.settings().byes;
    let (count, most) = (others + rounds.len(), limits.half_points);
    let too_many = (count > usize::from(most)).then_some(Warning::HalfPointByes { count, most });
    let late = rounds.iter().find(|round| limits.is_too_late(**round, snapshot.last_round()));
    let late = late.map(|&round| Warning::LateBye { round, last: limits.last_rounds });
    too_many.into_iter().chain(late).collect()
}

/// Returns the number of half-point byes of a player outside `rounds`: arranged, given in a round, or for rounds that a
/// late entry missed.
fn half_point_byes(snapshot: &Snapshot, id: PlayerId, rounds: &[RoundNo]) -> usize {
    let Some(known) = snapshot.player(id) else { return 0 };
    let given = RoundPlace::Bye(Bye::Requested(RequestedBye::HalfPoint));
    let has = |round: RoundNo| {
        let is_missed = round < known.arrival && known.missed == RequestedBye::HalfPoint;
        let is_arranged = known.byes.get(&round) == Some(&RequestedBye::HalfPoint);
        is_missed || is_arranged || snapshot.round(round).is_some_and(|paired| paired.place(id) == given)
    };
    let last = known.byes.keys().copied().chain([snapshot.last_round(), known.arrival]).max();
    let all = last.into_iter().flat_map(RoundNo::up_to);
    all.filter(|round| !rounds.contains(round) && has(*round)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, SeatingEdit, apply};
    use crate::test_events::{event, from_trf, player, settings};
    use crate::tournament::{ByeLimits, Name, Player, Settings, TieBreakRules};
    use crate::warning::{WarningLevel, warnings};

    const REPORT: &str = "\
012 Open
142 4
152 W
192 FIDE_DUTCH_2026
001    1      Adams                                                              1.0          2 w 1
001    2      Baker                                                              0.0          1 b 0
001    3      Clark                                                              0.5       0000 - H
";

    #[test]
    fn every_half_point_bye_counts_against_the_limit_however_it_was_given() {
        let event = from_trf(REPORT);
        let byes = ByeLimits { half_points: 1, last_rounds: 0 };
        let limited = Settings { byes, ..event.settings().clone() };
        let event = apply(&event, &Command::Announce(Box::new(limited))).unwrap();
        let (round, bye) = (RoundNo(2), RequestedBye::HalfPoint);
        let too_many = [Warning::HalfPointByes { count: 2, most: 1 }];
        let arranged = |id| Command::SetBye { id, round, bye: Some(bye) };
        let given = |player| {
            let edit = SeatingEdit::GiveBye { player, bye: Bye::Requested(bye) };
            Command::EditDraft { round, edit }
        };
        for id in [1, 2].map(PlayerId) {
            assert_eq!((warnings(&event, &arranged(id)), warnings(&event, &given(id))), (vec![], vec![]));
        }
        assert_eq!(warnings(&event, &arranged(PlayerId(3))), too_many);
        assert_eq!(warnings(&event, &given(PlayerId(3))), too_many);
        let late = |missed| Command::Register {
            player: Player::named(Name::new("Davis").unwrap()),
            arrival: RoundNo(3),
            missed,
        };
        assert_eq!(warnings(&event, &late(bye)), too_many);
        assert_eq!(warnings(&event, &late(RequestedBye::ZeroPoint)), []);
        let denied = apply(&event, &Command::DenyHalfPoints { id: PlayerId(2), denied: true }).unwrap();
        let refused = [Warning::HalfPointsDenied { player: PlayerId(2) }];
        assert_eq!(warnings(&denied, &given(PlayerId(2))), refused);
        assert_eq!(refused[0].facts().level, WarningLevel::Refuse);
    }

    #[test]
    fn absences_in_keizer_are_questioned_only_where_they_were_denied() {
        let settings = settings("keizer", TieBreakRules::Fide2026, 5);
        let event = event(settings, vec![player(2000); 4], &[]);
        let (id, round) = (PlayerId(1), RoundNo(2));
        let absent = |bye| Command::SetBye { id, round, bye: Some(bye) };
        let event = apply(&event, &Command::DenyHalfPoints { id: PlayerId(2), denied: true }).unwrap();
        for bye in [RequestedBye::HalfPoint, RequestedBye::FullPoint] {
            let rounds: Vec<RoundNo> = RoundNo(5).up_to().collect();
            assert_eq!(
                (questioned(&event, id, &rounds, bye), warnings(&event, &absent(bye))),
                (vec![], vec![])
            );
        }
        let denied = questioned(&event, PlayerId(2), &[round], RequestedBye::HalfPoint);
        assert_eq!(denied, [Warning::HalfPointsDenied { player: PlayerId(2) }]);
    }
}
