//! Rounds that cannot be paired. One matching of the players who may meet at all detects, before any search, rounds
//! that no Swiss system can pair, and names the players who are too many for their opponents. For other rounds a text
//! gives reasons from its own articles (`Refusal`).

use crate::format::{Field, NoPairing, Reason, Seat, Swiss, Value};
use crate::matching::{Graph, LargestMatching, Shortage};
use crate::swiss::breaches::barred_pairs;
use crate::swiss::roster::Roster;

/// Reasons for the lack of a legal pairing, worded by a text: the article and the reason of each case.
pub(super) struct Refusal {
    /// No player may have the bye of an odd number: no values.
    pub(super) no_bye_candidate: [&'static str; 2],
    /// A player without any opponent: `player`.
    pub(super) no_opponent: [&'static str; 2],
    /// The article on pairs that the arbiter has barred.
    pub(super) meeting: &'static str,
    /// Players who cannot all be paired, however the others are: `players`.
    pub(super) left_over: [&'static str; 2],
}

impl Refusal {
    /// Returns the reasons why not all of these `players` can be paired, most informative first. The first vertices of
    /// `graph`, the pairs that may meet, are the players; some of `left` remain unpaired.
    pub(super) fn because<T>(
        &self,
        roster: &Roster<'_, T>,
        players: &[usize],
        graph: &Graph,
        left: &[usize],
    ) -> Vec<Reason> {
        let reason = |[rule, what]: [&'static str; 2]| Reason::new(rule, what);
        let mut because = Vec::new();
        if players.len() % 2 == 1 && !players.iter().any(|&who| roster.card(who).may_get_bye) {
            because.push(reason(self.no_bye_candidate));
        }
        let meets_nobody =
            |&(place, _): &(usize, &usize)| graph.neighbours(place).all(|other| other >= players.len());
        let alone = players.iter().enumerate().filter(meets_nobody).map(|(_, &who)| roster.card(who).seat);
        because.extend(alone.map(|seat| reason(self.no_opponent).with("player", Value::player(seat))));
        let left = roster.seats(left);
        because.extend(barred_pairs(self.meeting, roster.field, &left));
        if !left.is_empty() {
            because.push(reason(self.left_over).with("players", Value::Players(left)));
        }
        because
    }

    /// Returns the refusal of the round: every largest matching of the pairs allowed by the roster leaves some of
    /// `players` unpaired.
    pub(super) fn of<T>(&self, roster: &Roster<'_, T>, players: &[usize]) -> NoPairing {
        let graph = roster.graph(players);
        let places = LargestMatching::of(graph.clone()).exposable();
        let left: Vec<usize> = places.iter().map(|place| players[place]).collect();
        let because = self.because(roster, players, &graph, &left);
        NoPairing::NoLegalPairing { players: roster.numbers(&left), because }
    }
}

/// Returns the refusal if a system cannot pair the present players by any rules, because games already played and pairs
/// barred by the arbiter leave too few opponents. `None` if they leave enough, or no shortage shows that they do not.
pub fn hopeless(system: &dyn Swiss, field: &Field) -> Option<NoPairing> {
    let fresh = system.facts().by_values.then(|| field.without_games());
    let field = fresh.as_ref().unwrap_or(field);
    let seats: Vec<Seat> = field.present().collect();
    let spare = seats.len() % 2;
    let mut matching = matching(field, &seats).filter(|matching| matching.exposed().count() > spare)?;
    let shortage = most_telling(matching.shortages(), spare)?;
    let number = |place: usize| Some(field.player(*seats.get(place)?).number);
    Some(NoPairing::TooFewOpponents {
        players: shortage.members().into_iter().filter_map(number).collect(),
        groups: shortage.groups.len(),
        opponents: shortage.neighbours.len(),
    })
}

/// A largest matching of the pairs allowed by a system. It determines, without pairing, the players whom the arbiter
/// can set aside so that the system pairs the others.
pub struct Leeway {
    matching: LargestMatching,
    /// The present players, in order of their seats: the vertices.
    seats: Vec<Seat>,
}

impl Leeway {
    /// Computes a largest matching of the pairs that `system` allows in a round.
    pub fn of(system: &dyn Swiss, field: &Field) -> Self {
        Self { matching: LargestMatching::of(system.may_meet(field)), seats: field.present().collect() }
    }

    /// Returns the least number of players that have to be set aside.
    pub fn least(&self) -> usize {
        self.matching.exposed().count()
    }

    /// Returns true if the system can pair all others with each other when these players are set aside.
    pub fn pairs_without(&self, aside: &[Seat]) -> bool {
        let places: Vec<usize> =
            aside.iter().filter_map(|seat| self.seats.binary_search(seat).ok()).collect();
        let mut others = self.matching.clone();
        let edge = |&place: &usize| self.matching.graph().neighbours(place).map(move |other| (place, other));
        let edges: Vec<(usize, usize)> = places.iter().flat_map(edge).collect();
        // Fewer than two players are not a round.
        self.seats.len() >= places.len() + 2 && others.cut(&edges) == places.len()
    }
}

/// Returns the largest matching of the pairs allowed regardless of colours; `None` if it surely leaves over no player,
/// or one of an odd number.
fn matching(field: &Field, seats: &[Seat]) -> Option<LargestMatching> {
    let barred = field.barred(seats);
    // All players may meet at least half of all: then all can be paired (Dirac).
    if seats.len() >= 2 * (barred.most() + 1) {
        return None;
    }
    let mut graph = Graph::new(seats.len());
    for one in 0..seats.len() {
        let mut barred = barred.of(one).iter().copied().peekable();
        for other in 0..one {
            while barred.next_if(|&next| next < other).is_some() {}
            if barred.peek() != Some(&other) {
                graph.join(one, other);
            }
        }
    }
    Some(LargestMatching::of(graph))
}

/// Returns the shortage that best explains why more than `spare` players are left over: players without any opponent
/// first, else the fewest players; the union of all if no single shortage suffices.
fn most_telling(pieces: Vec<Shortage>, spare: usize) -> Option<Shortage> {
    let is_alone = |piece: &Shortage| piece.neighbours.is_empty() && piece.members().len() == 1;
    let alone = Shortage::united(pieces.iter().filter(|piece| is_alone(piece)).cloned());
    if alone.exposed() > spare {
        return Some(alone);
    }
    let enough = pieces.iter().filter(|piece| piece.exposed() > spare);
    let fewest = enough.min_by_key(|piece| piece.members().len()).cloned();
    fewest.or_else(|| Some(Shortage::united(pieces))).filter(|all| all.exposed() > spare)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Trace;
    use crate::pairing::{Aside, SYSTEMS, choices, pair_as_ruled};
    use crate::swiss::test_rounds::fresh;
    use crate::tournament::{Colour, PairingNumber};

    /// A field whose first `club` players may not meet each other.
    fn apart(players: usize, club: u16) -> Field {
        let mut field = fresh(players, 5, Colour::White);
        let pairs = (0..club).flat_map(|one| (one + 1..club).map(move |other| [one, other]));
        field.forbidden = pairs.map(|pair| pair.map(Seat)).collect();
        field
    }

    fn numbers(range: std::ops::RangeInclusive<u16>) -> Vec<PairingNumber> {
        range.map(PairingNumber).collect()
    }

    #[test]
    fn a_club_too_large_for_the_others_is_named_by_every_system() {
        let field = apart(300, 200);
        let expected = NoPairing::TooFewOpponents { players: numbers(1..=200), groups: 200, opponents: 100 };
        for system in SYSTEMS.iter().filter(|system| system.swiss().is_some()) {
            let refused = pair_as_ruled(*system, &field, &Aside::default(), &mut Trace::silent());
            assert_eq!(refused.as_ref(), Err(&expected), "{}", system.id());
            assert_eq!(choices(*system, &field, &expected), [], "nothing the arbiter may decide helps");
        }
    }

    #[test]
    fn no_player_has_an_opponent_if_all_are_restricted() {
        let expected = NoPairing::TooFewOpponents { players: numbers(1..=1000), groups: 1000, opponents: 0 };
        assert_eq!(hopeless(&crate::swiss::lim::LIM, &apart(1000, 1000)), Some(expected));
    }

    #[test]
    fn with_an_odd_number_one_may_stay_over_for_the_bye() {
        assert_eq!(hopeless(&crate::swiss::lim::LIM, &apart(3, 2)), None);
        assert_eq!(hopeless(&crate::swiss::lim::LIM, &apart(5, 3)), None, "one of the three has the bye");
        let expected = NoPairing::TooFewOpponents { players: numbers(1..=4), groups: 4, opponents: 1 };
        assert_eq!(hopeless(&crate::swiss::lim::LIM, &apart(5, 4)), Some(expected));
    }

    #[test]
    fn odd_groups_without_other_opponents_are_counted_by_group() {
        // 1, 2 and 3 may meet each other only, and so may 4, 5 and 6.
        let mut field = fresh(6, 5, Colour::White);
        field.forbidden = (0..3).flat_map(|one| (3..6).map(move |other| [Seat(one), Seat(other)])).collect();
        let expected = NoPairing::TooFewOpponents { players: numbers(1..=3), groups: 1, opponents: 0 };
        assert_eq!(hopeless(&crate::swiss::lim::LIM, &field), Some(expected));
    }

    #[test]
    fn two_clubs_that_do_not_meet_among_themselves_are_refused_with_choices() {
        let clubs = |first: u16, second: u16| {
            let mut field = apart(usize::from(first + second), first);
            let pairs = (first..first + second)
                .flat_map(|one| (one + 1..first + second).map(move |other| [one, other]));
            field.forbidden.extend(pairs.map(|pair| pair.map(Seat)));
            field
        };
        let field = clubs(7, 4);
        for system in SYSTEMS.iter().filter(|system| system.swiss().is_some()) {
            let refusal =
                pair_as_ruled(*system, &field, &Aside::default(), &mut Trace::silent()).unwrap_err();
            let found = choices(*system, &field, &refusal);
            assert!(!found.is_empty() || system.id().starts_with("dubov"), "{}", system.id());
            for choice in found {
                let aside = choice.unpaired.len() + usize::from(choice.bye.is_some());
                assert_eq!(aside, 3, "one has the bye and two stay over: {}", system.id());
            }
        }
    }
}
