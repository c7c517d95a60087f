//! Groups kept apart in the first rounds of an event: players of one club, federation or family.
//!
//! The pairing rules handle a group as forbidden pairs only: no two of its players may meet. A group kept apart "if
//! possible" is dropped for a round that cannot be paired with it; the draft records this, for anyone who reviews the
//! round later.

use super::facts_of;
use crate::format::{Course, Paired};
use crate::tournament::{
    ApartBy, Firmness, KeptApart, Meeting, PlayerId, Registration, Round, RoundNo, Settings, Snapshot,
};
use std::collections::{BTreeMap, HashMap};

/// Players of one group, at least two, in order of registration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApartGroup {
    pub by: ApartBy,
    pub firmness: Firmness,
    pub players: Vec<PlayerId>,
}

/// Returns the groups kept apart in a round that is to be paired, by the current data of the players.
pub(super) fn asked(snapshot: &Snapshot, round: RoundNo) -> Vec<ApartGroup> {
    groups(snapshot, round, |id| snapshot.player(id))
}

/// Returns the groups kept apart in a round, including those that the round had to drop. Membership follows from the
/// player data at the time of pairing.
pub fn apart_groups(snapshot: &Snapshot, round: RoundNo) -> Vec<ApartGroup> {
    match snapshot.round(round) {
        Some(paired) => groups(snapshot, round, |id| paired.registration(id)),
        None => asked(snapshot, round),
    }
}

/// Returns the groups kept apart in a round, without those that it dropped.
pub fn kept_apart(snapshot: &Snapshot, round: RoundNo) -> Vec<ApartGroup> {
    let given_up = snapshot.round(round).map_or(&[][..], Round::may_meet);
    let mut groups = apart_groups(snapshot, round);
    groups.retain(|group| group.firmness == Firmness::Always || !given_up.contains(&group.players));
    groups
}

fn groups<'s>(
    snapshot: &'s Snapshot,
    round: RoundNo,
    known: impl Fn(PlayerId) -> Option<&'s Registration>,
) -> Vec<ApartGroup> {
    let groups = holding(snapshot, round).flat_map(|rule| {
        let several = members(snapshot, rule.by, &known).into_iter();
        several.map(|players| ApartGroup { by: rule.by, firmness: rule.firmness, players })
    });
    let mut groups: Vec<ApartGroup> = groups.collect();
    groups.sort_by(|one, other| (one.by, &one.players).cmp(&(other.by, &other.players)));
    groups
}

fn holding(snapshot: &Snapshot, round: RoundNo) -> impl Iterator<Item = &KeptApart> {
    let is_swiss = pairs_players_by_results(snapshot, round);
    snapshot.settings().apart.iter().filter(move |rule| is_swiss && round <= rule.last)
}

/// Restrictions are impossible if a table or a bracket determines opponents.
fn pairs_players_by_results(snapshot: &Snapshot, round: RoundNo) -> bool {
    let facts = facts_of(snapshot, round);
    facts.is_some_and(|facts| facts.course == Course::Results && facts.paired == Paired::Players)
}

/// Returns the groups of players who share an attribute, at least two per group.
fn members<'s>(
    snapshot: &'s Snapshot,
    by: ApartBy,
    known: impl Fn(PlayerId) -> Option<&'s Registration>,
) -> Vec<Vec<PlayerId>> {
    let mut groups: BTreeMap<String, Vec<PlayerId>> = BTreeMap::new();
    for (id, _) in snapshot.players() {
        if let Some(group) = known(id).and_then(|known| by.of(&known.player)) {
            groups.entry(group).or_default().push(id);
        }
    }
    groups.into_values().filter(|players| players.len() > 1).collect()
}

/// Groups of related players, as far as an arbiter should know before two of them meet.
#[derive(Clone, Debug, Default)]
pub(super) struct Kin(Vec<(ApartBy, HashMap<PlayerId, usize>)>);

impl Kin {
    /// Collects clubs and families by the player data at the time of pairing, and everything the event keeps apart if
    /// possible. Groups that are always kept apart are a breach and reported as such. Clubs of more than a third of the
    /// field and names shared by many players are ignored.
    pub(super) fn of(snapshot: &Snapshot, round: RoundNo) -> Self {
        let Some(paired) = snapshot.round(round).filter(|_| pairs_players_by_results(snapshot, round)) else {
            return Self::default();
        };
        let firmness = |by| holding(snapshot, round).find(|rule| rule.by == by).map(|rule| rule.firmness);
        let most = |by| match (firmness(by), by) {
            (Some(Firmness::Always), _) => None,
            (Some(Firmness::IfPossible), _) => Some(usize::MAX),
            (None, ApartBy::Club) => Some(snapshot.players().count() / CLUB_OF_THE_FIELD),
            (None, ApartBy::Family) => Some(LARGEST_FAMILY),
            (None, ApartBy::Federation) => None,
        };
        let asked = ApartBy::ALL.into_iter().filter_map(|by| Some((by, most(by)?)));
        let groups = asked.map(|(by, most)| {
            let members = members(snapshot, by, |id| paired.registration(id)).into_iter();
            let few = members.filter(|players| players.len() <= most).enumerate();
            let of_group = few.flat_map(|(group, players)| players.into_iter().map(move |id| (id, group)));
            (by, of_group.collect())
        });
        Self(groups.collect())
    }

    /// Returns the attributes shared by two players who meet.
    pub(super) fn shared(&self, meeting: Meeting) -> impl Iterator<Item = ApartBy> {
        let is_shared = move |groups: &HashMap<PlayerId, usize>| {
            groups.get(&meeting.white).is_some_and(|group| groups.get(&meeting.black) == Some(group))
        };
        self.0.iter().filter(move |(_, groups)| is_shared(groups)).map(|&(by, _)| by)
    }
}

/// Divisor of the field for the size of the largest club reported: players of larger clubs meet anyway.
const CLUB_OF_THE_FIELD: usize = 3;

/// Maximum number of players with one name who count as a family.
const LARGEST_FAMILY: usize = 4;

/// Returns the groups that are always kept apart in a round, without those kept apart only if possible.
pub(super) fn always(snapshot: &Snapshot, round: RoundNo) -> Vec<ApartGroup> {
    let mut groups = asked(snapshot, round);
    groups.retain(|group| group.firmness == Firmness::Always);
    groups
}

/// Returns the pairs that may not meet in a round, those of the arbiter and those of these groups, each once with the
/// smaller place first; players without a place are omitted.
pub(super) fn forbidden<T: Copy + Ord>(
    settings: &Settings,
    round: RoundNo,
    groups: &[ApartGroup],
    place: &impl Fn(PlayerId) -> Option<T>,
) -> Vec<[T; 2]> {
    let single = settings.forbidden.iter().filter(|pair| (pair.first..=pair.last).contains(&round));
    let single = single.filter_map(|pair| Some([place(pair.players[0])?, place(pair.players[1])?]));
    let of_group = |group: &ApartGroup| {
        let mut places: Vec<T> = group.players.iter().filter_map(|&id| place(id)).collect();
        let mut pairs = Vec::new();
        while let Some(one) = places.pop() {
            pairs.extend(places.iter().map(|&other| [one, other]));
        }
        pairs
    };
    let mut forbidden: Vec<[T; 2]> = single.chain(groups.iter().flat_map(of_group)).collect();
    forbidden.iter_mut().for_each(|pair| pair.sort_unstable());
    forbidden.sort_unstable();
    forbidden.dedup();
    forbidden
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, apply};
    use crate::format::Trace;
    use crate::pairing::review::Concern;
    use crate::pairing::{Completion, completion, pair_again, propose};
    use crate::test_events::{check_report, settings};
    use crate::tournament::{
        Board, BoardNo, GameResult, Name, Outcome, Player, Rating, RequestedBye, Settings, TieBreakRules,
    };
    use crate::trf;

    /// Players of these clubs, strongest first; a dash for none.
    fn event(clubs: &[&str], apart: &[KeptApart]) -> Snapshot {
        let settings = settings("dutch-2026", TieBreakRules::Fide2026, 5);
        let mut event = Snapshot::new(Settings { apart: apart.to_vec(), ..settings });
        for (&club, number) in clubs.iter().zip(1..) {
            let player = Player {
                rating: Rating::new(2400 - 10 * number).ok(),
                club: Name::new(club).ok().filter(|_| club != "-"),
                ..Player::named(Name::new(&format!("Player {number}")).unwrap())
            };
            let register = Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
            event = apply(&event, &register).unwrap();
        }
        event
    }

    fn rule(last: u8, firmness: Firmness) -> KeptApart {
        KeptApart { by: ApartBy::Club, last: RoundNo(last), firmness }
    }

    /// Pairs a round and lets White win everywhere; returns the pairs by number of registration.
    fn play(event: &mut Snapshot, round: u8) -> String {
        let round = RoundNo(round);
        let draft = propose(event, round, Trace::silent()).unwrap().draft;
        *event = apply(event, &Command::DraftRound(draft)).unwrap();
        *event = apply(event, &Command::publish(round)).unwrap();
        let boards: Vec<Board> = event.round(round).unwrap().boards().to_vec();
        for board in (1..).map(BoardNo).take(boards.len()) {
            let result = GameResult::Played(Outcome::WhiteWins);
            *event = apply(event, &Command::EnterResult { round, board, result }).unwrap();
        }
        let met = boards.iter().map(|board| format!("{}-{}", board.meeting.white, board.meeting.black));
        met.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn players_of_one_club_do_not_meet_until_the_round_that_is_announced() {
        // By the rules without restrictions, 1 meets 4, 5 meets 2 and 3 meets 6.
        let clubs = ["Kadıköy", "Moda", "-", "KADIKÖY", "Moda", "-"];
        let mut apart = event(&clubs, &[rule(1, Firmness::Always)]);
        assert_eq!(play(&mut event(&clubs, &[]), 1), "1-4 5-2 3-6");
        assert_eq!(play(&mut apart, 1), "1-5 4-2 3-6");
        assert_eq!(kept_apart(&apart, RoundNo(2)), [], "it was announced for round 1 alone");
        play(&mut apart, 2);
        assert!(pair_again(&apart, RoundNo(1)).unwrap().is_identical());
        check_report(&apart, "clubs");
        assert_eq!(trf::left_out(&apart), [trf::LeftOut::Apart]);
    }

    #[test]
    fn a_pair_of_one_club_or_family_is_to_be_looked_at_unless_the_club_is_the_field() {
        let looks = |clubs: &[&str]| {
            let mut event = event(clubs, &[]);
            play(&mut event, 1);
            let review = crate::pairing::review::Review::of(&event, RoundNo(1)).unwrap();
            let is_of_club = |concern: &Concern| *concern == Concern::OneGroup(ApartBy::Club);
            review.boards().iter().map(|board| board.concerns.iter().any(is_of_club)).collect::<Vec<_>>()
        };
        // By the rules 1 meets 4, 5 meets 2 and 3 meets 6.
        assert_eq!(looks(&["A", "B", "C", "a", "D", "E"]), [true, false, false]);
        assert_eq!(looks(&["A", "A", "C", "A", "D", "E"]), [false; 3], "half of the field is of one club");
        // All are called Player, which does not indicate a family.
        let mut event = event(&["-"; 6], &[]);
        play(&mut event, 1);
        let kin = Kin::of(&event, RoundNo(1));
        assert_eq!(kin.shared((PlayerId(1), PlayerId(4)).into()).count(), 0);
    }

    #[test]
    fn a_group_that_leaves_no_pairing_is_given_up_where_that_is_allowed() {
        let clubs = ["A", "A", "A", "A", "B", "B"];
        let always = event(&clubs, &[rule(3, Firmness::Always)]);
        assert!(propose(&always, RoundNo(1), Trace::silent()).is_err(), "four of A, and only two others");
        let of_a: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
        assert_eq!(
            completion(&always),
            Completion::Impossible(of_a.clone()),
            "known before round 1 is paired"
        );
        let mut asked = event(&clubs, &[rule(3, Firmness::IfPossible)]);
        assert!(!matches!(completion(&asked), Completion::Impossible(_)));
        play(&mut asked, 1);
        assert_eq!(asked.round(RoundNo(1)).unwrap().may_meet(), [of_a], "B is kept apart all the same");
        play(&mut asked, 2);
        // A later change of club does not affect earlier pairings.
        let mut player = asked.player(PlayerId(5)).unwrap().player.clone();
        player.club = Name::new("A").ok();
        let moved = Command::EditPlayer { id: PlayerId(5), player, reason: "typing error".to_owned() };
        let asked = apply(&asked, &moved).unwrap();
        assert!([1, 2].iter().all(|&round| pair_again(&asked, RoundNo(round)).unwrap().is_identical()));
        check_report(&asked, "given up");
    }
}
