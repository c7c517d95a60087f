//! Accelerated pairings: the virtual points of the Baku method (FIDE C.04.7) and of the methods of clubs and
//! federations, each a row of [`methods`].

use crate::tournament::{Acceleration, Bye, PlayerId, PointSystem, Points, RoundNo, RoundPlace, Snapshot};
use std::collections::HashMap;

/// Returns the virtual points of a member of GA in `round` of `rounds`: a win, then a draw, then nothing (1.4).
pub fn baku_value(round: RoundNo, rounds: RoundNo, points: &PointSystem) -> Points {
    let accelerated = rounds.0.div_ceil(2);
    if round.0 <= accelerated.div_ceil(2) {
        points.win
    } else if round.0 <= accelerated {
        points.draw
    } else {
        Points::ZERO
    }
}

/// Returns the last accelerated round of an event of `rounds` rounds; `None` if it does not depend on their number.
pub fn last_accelerated(acceleration: Acceleration, rounds: RoundNo) -> Option<RoundNo> {
    match acceleration {
        Acceleration::Baku => Some(RoundNo(rounds.0.div_ceil(2))),
        Acceleration::Progressive | Acceleration::Nicois => Some(RoundNo(rounds.0.saturating_sub(PLAIN))),
        Acceleration::None | Acceleration::Haley | Acceleration::SoftHaley | Acceleration::Groups => None,
    }
}

/// Number of last rounds without virtual points, of the methods that follow the score.
const PLAIN: u8 = 2;

/// A method: groups of players by their pairing numbers, and the virtual points of each.
struct Method {
    groups: Groups,
    /// Returns the virtual points of a player in a round.
    value: fn(&Case) -> Points,
}

/// Number and sizes of the groups of a method.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Groups {
    /// 2·⌈N/4⌉ players, and the others.
    Two,
    /// About a third each, in even numbers.
    Three,
}

/// A player in a round that is accelerated.
struct Case {
    round: RoundNo,
    rounds: RoundNo,
    points: PointSystem,
    /// Index of their group, 0 for the highest.
    group: usize,
    /// Points scored before the round.
    score: Points,
}

/// Returns the method of an acceleration; `None` without one.
fn method(acceleration: Acceleration) -> Option<Method> {
    let (groups, value): (Groups, fn(&Case) -> Points) = match acceleration {
        Acceleration::None | Acceleration::Groups => return None,
        Acceleration::Baku => (Groups::Two, baku),
        Acceleration::Haley => (Groups::Two, haley),
        Acceleration::SoftHaley => (Groups::Two, soft_haley),
        Acceleration::Progressive => (Groups::Three, progressive),
        Acceleration::Nicois => (Groups::Three, nicois),
    };
    Some(Method { groups, value })
}

fn baku(case: &Case) -> Points {
    if case.group == 0 { baku_value(case.round, case.rounds, &case.points) } else { Points::ZERO }
}

fn haley(case: &Case) -> Points {
    if case.group == 0 && case.round <= RoundNo(2) { case.points.win } else { Points::ZERO }
}

fn soft_haley(case: &Case) -> Points {
    match (case.group, case.round) {
        (1, RoundNo(2)) => case.points.draw,
        _ => haley(case),
    }
}

/// SAD: two wins, one and none, and a draw more for each three draws scored.
fn progressive(case: &Case) -> Points {
    let start = match case.group {
        0 => case.points.win + case.points.win,
        1 => case.points.win,
        _ => Points::ZERO,
    };
    by_score(case, start, |draws| draws / 3)
}

/// Two wins; one, and a draw more from three draws scored and another from five; a draw for each two draws scored.
fn nicois(case: &Case) -> Points {
    match case.group {
        0 => by_score(case, case.points.win + case.points.win, |_| 0),
        1 => by_score(case, case.points.win, |draws| i32::from(draws >= 3) + i32::from(draws >= 5)),
        _ => by_score(case, Points::ZERO, |draws| draws / 2),
    }
}

/// Returns the virtual points of a method that ends before the last two rounds: two wins after half of all points,
/// before that `start` and some draws, by the number of draws that the score is worth, up to two wins.
fn by_score(case: &Case, start: Points, more: fn(i32) -> i32) -> Points {
    let Case { round, rounds, points, score, .. } = case;
    if round.0.saturating_add(PLAIN) > rounds.0 {
        return Points::ZERO;
    }
    let most = points.win + points.win;
    if 2 * score.tenths() >= i32::from(rounds.0) * points.win.tenths() {
        return most;
    }
    let draws = score.tenths().max(0).checked_div(points.draw.tenths()).unwrap_or_default();
    most.min(start + Points::from_tenths(more(draws) * points.draw.tenths()))
}

/// Returns the players with virtual points in `round`, in the given order of pairing numbers: as stated in a report,
/// else by the acceleration; empty without acceleration.
pub fn virtual_points(snapshot: &Snapshot, round: RoundNo, order: &[PlayerId]) -> Vec<(PlayerId, Points)> {
    let settings = snapshot.settings();
    if !settings.virtual_points.is_empty() {
        let in_round =
            settings.virtual_points.iter().filter(|stated| (stated.first..=stated.last).contains(&round));
        let of: HashMap<PlayerId, Points> = in_round
            .flat_map(|stated| stated.players.iter().map(|&id| (id, stated.points)))
            .filter(|&(_, points)| points != Points::ZERO)
            .collect();
        return order.iter().filter_map(|id| Some((*id, of.get(id).copied()?))).collect();
    }
    if settings.acceleration == Acceleration::Groups {
        return of_number_groups(snapshot, round, order);
    }
    let Some(Method { groups, value }) = method(settings.acceleration) else { return Vec::new() };
    // The value of a win in a round, which can have several games (DS-4).
    let points = settings.points.of_match(super::games_of(snapshot.system(round)));
    let ends: Vec<usize> = borders(snapshot, round, order, groups)
        .into_iter()
        .filter_map(|border| Some(order.iter().position(|&id| id == border)? + 1))
        .collect();
    let scores = snapshot.pairing_scores(round, &[]);
    let of = |(place, &id): (usize, &PlayerId)| {
        let group = ends.iter().filter(|&&end| place >= end).count();
        let score = scores.get(id.index()).copied().unwrap_or_default();
        let case = Case { round, rounds: settings.rounds, points, group, score };
        Some((id, value(&case))).filter(|&(_, points)| points != Points::ZERO)
    };
    if ends.is_empty() { Vec::new() } else { order.iter().enumerate().filter_map(of).collect() }
}

/// Returns the virtual points by groups of numbers. The borders are the persons with these numbers in round 1, so
/// that a late entry sorted in above the last member of a group belongs to it.
fn of_number_groups(snapshot: &Snapshot, round: RoundNo, order: &[PlayerId]) -> Vec<(PlayerId, Points)> {
    let first = snapshot.round(RoundNo(1)).filter(|_| round > RoundNo(1));
    let numbered = first.map_or(order, |first| first.numbering());
    let places: HashMap<PlayerId, usize> = order.iter().copied().zip(1..).collect();
    // Place of the last one up to a number; of a player who was deleted, that of the one before.
    let end = |number: u16| match numbered.get(..number.into()) {
        Some(group) => group.iter().rev().find_map(|id| places.get(id)).copied().unwrap_or(0),
        None => order.len(),
    };
    let mut points = vec![Points::ZERO; order.len()];
    let groups = snapshot.settings().number_groups.iter();
    for group in groups.filter(|group| (group.rounds[0]..=group.rounds[1]).contains(&round)) {
        let [first, last] = group.numbers;
        for given in points.iter_mut().take(end(last)).skip(end(first.saturating_sub(1))) {
            *given = group.points;
        }
    }
    order.iter().copied().zip(points).filter(|&(_, points)| points != Points::ZERO).collect()
}

/// Returns the last member of each group but the last, of the players in the pairing of round 1 (1.2, A-1). They stay
/// the borders when numbers change (1.3, A-4, A-13): the groups are recorded with the pairing of round 1.
fn borders(snapshot: &Snapshot, round: RoundNo, order: &[PlayerId], groups: Groups) -> Vec<PlayerId> {
    let first = snapshot.round(RoundNo(1)).filter(|_| round > RoundNo(1));
    let noted = first.map(|first| first.virtual_points.to_vec()).unwrap_or_default();
    if let Some(&(last, _)) = noted.last() {
        let highest = noted.iter().map(|&(_, points)| points).max();
        let of_highest = noted.iter().rev().find(|&&(_, points)| Some(points) == highest);
        let of_highest = of_highest.filter(|_| groups == Groups::Three).map(|&(id, _)| id);
        return of_highest.into_iter().chain([last]).collect();
    }
    let takes_part = |id: &&PlayerId| match first {
        Some(first) => {
            matches!(first.place(**id), RoundPlace::AtBoard(..) | RoundPlace::Bye(Bye::PairingAllocated))
        }
        None => snapshot.player(**id).is_some_and(|player| player.away(RoundNo(1)).is_none()),
    };
    let present: Vec<PlayerId> = order.iter().filter(takes_part).copied().collect();
    let member = |size: usize| present.get(size.min(present.len()).checked_sub(1)?).copied();
    sizes(groups, present.len()).into_iter().filter_map(member).collect()
}

/// Returns the number of the last member of each group but the last, of this number of players.
fn sizes(groups: Groups, players: usize) -> Vec<usize> {
    match groups {
        Groups::Two => vec![2 * players.div_ceil(4)],
        Groups::Three if players < 3 => Vec::new(),
        Groups::Three if players < 11 => vec![players / 3, 2 * players / 3],
        Groups::Three => {
            let first = 4 * to_even(players, 12);
            vec![first, first + 2 * to_even(players.saturating_sub(first), 4)]
        }
    }
}

/// Returns the quotient rounded to the nearest whole number, a half to the even one.
fn to_even(of: usize, by: usize) -> usize {
    let (whole, rest) = (of / by, 2 * (of % by));
    whole + usize::from(rest > by || rest == by && whole % 2 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, apply};
    use crate::tournament::{Name, Player, RequestedBye, Settings};

    #[test]
    fn the_first_half_has_a_win_then_a_draw_in_the_first_half_of_the_rounds() {
        let settings = Settings {
            acceleration: Acceleration::Baku,
            rounds: RoundNo(9),
            ..Settings::named(Name::new("Baku").unwrap())
        };
        let mut snapshot = apply(&Snapshot::blank(), &Command::Announce(Box::new(settings))).unwrap();
        for number in 1..=9 {
            let player = Player::named(Name::new(&format!("P{number}")).unwrap());
            let command = Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
            snapshot = apply(&snapshot, &command).unwrap();
        }
        let order: Vec<PlayerId> = (1..=9).map(PlayerId).collect();
        let members = |round| {
            let points = virtual_points(&snapshot, RoundNo(round), &order);
            (points.len(), points.first().map(|&(_, points)| points))
        };
        assert_eq!(members(1), (6, Some(Points::ONE)), "9 players: GA has 6");
        assert_eq!(members(3), (6, Some(Points::ONE)));
        assert_eq!(members(5), (6, Some(Points::HALF)));
        assert_eq!(members(6), (0, None));
    }

    #[test]
    fn three_groups_have_even_numbers_near_a_third() {
        let expected = [
            (11, [4, 8]),
            (12, [4, 8]),
            (13, [4, 8]),
            (20, [8, 14]),
            (30, [8, 20]),
            (50, [16, 32]),
            (60, [20, 40]),
            (100, [32, 66]),
            (10, [3, 6]),
        ];
        for (players, ends) in expected {
            assert_eq!(sizes(Groups::Three, players), ends, "{players}");
        }
        assert_eq!(sizes(Groups::Two, 9), [6]);
    }

    #[test]
    fn the_tables_of_nine_rounds_hold() {
        let at = |acceleration, group, tenths| {
            let value = method(acceleration).unwrap().value;
            let case = |round| Case {
                round: RoundNo(round),
                rounds: RoundNo(9),
                points: PointSystem::default(),
                group,
                score: Points::from_tenths(tenths),
            };
            assert_eq!(value(&case(8)), Points::ZERO, "none in the last two rounds");
            value(&case(7)).tenths()
        };
        let row = |acceleration, group| -> Vec<i32> {
            (0..=9).map(|halves| at(acceleration, group, 5 * halves)).collect()
        };
        assert_eq!(row(Acceleration::Progressive, 0), [20; 10]);
        assert_eq!(row(Acceleration::Progressive, 1), [10, 10, 10, 15, 15, 15, 20, 20, 20, 20]);
        assert_eq!(row(Acceleration::Progressive, 2), [0, 0, 0, 5, 5, 5, 10, 10, 10, 20]);
        assert_eq!(row(Acceleration::Nicois, 1), [10, 10, 10, 15, 15, 20, 20, 20, 20, 20]);
        assert_eq!(row(Acceleration::Nicois, 2), [0, 0, 5, 5, 10, 10, 15, 15, 20, 20]);
        assert_eq!(at(Acceleration::Progressive, 1, -5), 10, "a deducted point takes none away");
    }

    /// Pairs and plays the first rounds of the published example: 12 players, the better number always wins.
    fn example(acceleration: Acceleration, rounds: u8) -> (Vec<String>, Snapshot) {
        let settings = Settings {
            acceleration,
            number_groups: crate::tournament::NumberGroups::read("1-4 1-3 2; 5-8 1-2 1; 9-12 5 0.5").unwrap(),
            rounds: RoundNo(7),
            system: crate::tournament::SystemId::new("dutch-2026"),
            initial_colour: Some(crate::tournament::Colour::White),
            ..Settings::named(Name::new("Twelve").unwrap())
        };
        let mut event = apply(&Snapshot::blank(), &Command::Announce(Box::new(settings))).unwrap();
        for number in 1..=12_i64 {
            let rating = crate::tournament::Rating::new(2500 - 10 * number).ok();
            let player = Player { rating, ..Player::named(Name::new(&format!("P{number}")).unwrap()) };
            let command = Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
            event = apply(&event, &command).unwrap();
        }
        let mut told = Vec::new();
        for round in (1..=rounds).map(RoundNo) {
            let made = crate::pairing::propose(&event, round, crate::format::Trace::silent()).unwrap();
            event = apply(&event, &Command::DraftRound(made.draft)).unwrap();
            event = apply(&event, &Command::publish(round)).unwrap();
            let boards: Vec<_> =
                event.round(round).unwrap().games().map(|(no, board, _)| (no, board.meeting)).collect();
            let mut pairs: Vec<String> =
                boards.iter().map(|(_, of)| format!("{}-{}", of.white.0, of.black.0)).collect();
            pairs.sort();
            told.push(pairs.join(" "));
            for (board, meeting) in boards {
                use crate::tournament::{GameResult, Outcome};
                let white =
                    if meeting.white < meeting.black { Outcome::WhiteWins } else { Outcome::BlackWins };
                let command = Command::EnterResult { round, board, result: GameResult::Played(white) };
                event = apply(&event, &command).unwrap();
            }
        }
        (told, event)
    }

    #[test]
    fn the_published_rounds_of_twelve_players_come_out() {
        let expected = [
            (
                Acceleration::Haley,
                vec![
                    "1-4 5-2 3-6 7-10 11-8 9-12",
                    "2-1 4-3 6-7 8-5 10-9 12-11",
                    "3-9 1-6 11-2 7-8 5-12 10-4",
                ],
            ),
            (
                Acceleration::SoftHaley,
                vec![
                    "1-4 5-2 3-6 7-10 11-8 9-12",
                    "2-1 7-3 8-9 4-5 6-10 12-11",
                    "3-8 1-6 9-2 11-4 5-7 10-12",
                ],
            ),
            (
                Acceleration::Progressive,
                vec![
                    "1-3 4-2 5-7 8-6 9-11 12-10",
                    "2-1 3-5 6-4 7-9 10-8 11-12",
                    "1-4 3-2 5-6 8-7 11-10 9-12",
                ],
            ),
            (
                Acceleration::Nicois,
                vec![
                    "1-3 4-2 5-7 8-6 9-11 12-10",
                    "2-1 10-9 3-5 6-4 7-8 11-12",
                    "1-4 9-2 7-3 5-6 11-10 8-12",
                ],
            ),
        ];
        for (acceleration, rounds) in expected {
            let sorted = |text: &str| {
                let mut pairs: Vec<&str> = text.split(' ').collect();
                pairs.sort_unstable();
                pairs.join(" ")
            };
            let rounds: Vec<String> = rounds.into_iter().map(sorted).collect();
            assert_eq!(example(acceleration, 3).0, rounds, "{acceleration:?}");
        }
    }

    #[test]
    fn an_event_with_another_method_comes_back_from_its_report() {
        for acceleration in Acceleration::ALL {
            let (_, event) = example(acceleration, 4);
            let file = crate::trf::from_snapshot(&event);
            let text = crate::trf::write(&file, crate::trf::Style::default());
            let read = crate::trf::read(&text).unwrap().file;
            let back =
                crate::trf::to_commands(&read, &crate::tournament::SystemId::new("dutch-2026")).unwrap();
            assert_eq!(back.event.settings().acceleration, acceleration, "{text}");
            assert_eq!(
                crate::trf::write(&crate::trf::from_snapshot(&back.event), crate::trf::Style::default()),
                text
            );
            let next = |event: &Snapshot| {
                crate::pairing::propose(event, RoundNo(5), crate::format::Trace::silent()).unwrap().draft
            };
            assert_eq!(next(&event), next(&back.event), "{acceleration:?}");
        }
    }
}
