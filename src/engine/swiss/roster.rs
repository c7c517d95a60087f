//! The roster of a round: the players to be paired, ranked by the text, with the opponents each may not meet, and tests
//! whether the remaining players can be paired. Every system pairs from one; its own data of a player is in
//! [`Card::own`].

use crate::format::{Barred, Field, Seat};
use crate::matching::{BitSet, Graph, LargestMatching};
use crate::tournament::{Colour, PairingNumber, Points};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

/// The pairing card of a player: their data in this round.
#[derive(Clone, Debug)]
pub(super) struct Card<T = ()> {
    pub(super) seat: Seat,
    /// Score that determines the scoregroup.
    pub(super) score: Points,
    /// True if the colour limits allow White, and Black.
    pub(super) may_have: [bool; 2],
    pub(super) due: Option<Colour>,
    pub(super) may_get_bye: bool,
    /// Data specific to the system.
    pub(super) own: T,
}

impl<T> Card<T> {
    pub(super) fn may_have(&self, colour: Colour) -> bool {
        self.may_have[usize::from(colour == Colour::Black)]
    }

    /// Returns true if at least one colour allocation is within the limits of both.
    pub(super) fn has_order_with<U>(&self, other: &Card<U>) -> bool {
        self.may_have[0] && other.may_have[1] || self.may_have[1] && other.may_have[0]
    }
}

/// Number of entries at which a list is searched as fast as a set of bits. Between 4 and 64 the instructions of
/// dutch-2026 differ by half a per cent.
const MANY: usize = 16;

/// All players to be paired. A player is identified by their place in the roster, which is also their order in every
/// group.
#[derive(Clone, Debug)]
pub(super) struct Roster<'a, T = ()> {
    pub(super) field: &'a Field,
    cards: Vec<Card<T>>,
    /// Players whom each may not meet whatever the colours, because of an earlier game or by decision of the arbiter.
    barred: Barred,
    /// Largest number of barred opponents of one player.
    pub(super) most_barred: usize,
    /// Club of each seat, computed on first use.
    clubs: OnceCell<Vec<usize>>,
    /// `barred` as bits, for players with many entries; empty for others.
    many_barred: Vec<BitSet>,
}

impl<'a, T> Roster<'a, T> {
    /// Creates the roster from ordered cards; barred pairs are read from the field.
    pub(super) fn new(field: &'a Field, cards: Vec<Card<T>>) -> Self {
        let barred = field.barred(&cards.iter().map(|card| card.seat).collect::<Vec<_>>());
        let most_barred = barred.most();
        let (clubs, many_barred) = (OnceCell::new(), Vec::new());
        let mut roster = Self { field, cards, barred, most_barred, clubs, many_barred };
        if most_barred > MANY {
            roster.many_barred =
                roster.everybody().into_iter().map(|who| roster.barred_as_bits(who)).collect();
        }
        roster
    }

    /// Creates the roster of all present players in order of score and pairing number.
    pub(super) fn by_score(field: &'a Field, card: fn(&Field, Seat) -> Card<T>) -> Self {
        let mut places: Vec<(Reverse<Points>, Seat)> =
            field.present().map(|seat| field.place(seat)).collect();
        places.sort_unstable();
        Self::new(field, places.into_iter().map(|(_, seat)| card(field, seat)).collect())
    }

    fn barred_as_bits(&self, who: usize) -> BitSet {
        let others = self.barred.of(who);
        // This way the bits use no more memory than the list.
        if others.len() <= MANY || 64 * others.len() < self.len() {
            return BitSet::default();
        }
        let mut bits = BitSet::empty(self.len());
        others.iter().for_each(|&other| bits.insert(other));
        bits
    }

    pub(super) fn len(&self) -> usize {
        self.cards.len()
    }

    /// Returns the places of all players.
    pub(super) fn everybody(&self) -> Vec<usize> {
        (0..self.len()).collect()
    }

    pub(super) fn cards(&self) -> &[Card<T>] {
        &self.cards
    }

    pub(super) fn card(&self, who: usize) -> &Card<T> {
        &self.cards[who]
    }

    /// Returns the club of a player; 0 for players without one. Players of one club may not meet each other, and all
    /// have the same barred opponents. The rules have no clubs: this only distinguishes players by the arbiter's bars.
    pub(super) fn club(&self, who: usize) -> usize {
        let clubs = self.clubs.get_or_init(|| clubs(self.field));
        clubs.get(self.card(who).seat.index()).copied().unwrap_or_default()
    }

    pub(super) fn seats(&self, players: &[usize]) -> Vec<Seat> {
        players.iter().map(|&who| self.card(who).seat).collect()
    }

    pub(super) fn seats_of(&self, pair: [usize; 2]) -> [Seat; 2] {
        pair.map(|who| self.card(who).seat)
    }

    pub(super) fn numbers(&self, players: &[usize]) -> Vec<PairingNumber> {
        players.iter().map(|&who| self.field.player(self.card(who).seat).number).collect()
    }

    /// Returns the scoregroups, highest first, of a roster ordered primarily by score.
    pub(super) fn score_groups(&self) -> Vec<Range<usize>> {
        invariant!(self.cards.is_sorted_by(|one, other| one.score >= other.score), "the score comes first");
        let mut end = 0;
        let range = |group: &[Card<T>]| {
            end += group.len();
            end - group.len()..end
        };
        self.cards.chunk_by(|one, other| one.score == other.score).map(range).collect()
    }

    /// Returns the scoregroups of some players, highest first; each keeps the given order.
    pub(super) fn groups(&self, players: impl Iterator<Item = usize>) -> Vec<Vec<usize>> {
        let mut groups: BTreeMap<Reverse<Points>, Vec<usize>> = BTreeMap::new();
        for who in players {
            groups.entry(Reverse(self.card(who).score)).or_default().push(who);
        }
        groups.into_values().collect()
    }

    /// Returns the players whom a player may not meet whatever the colours, ascending.
    pub(super) fn barred(&self, who: usize) -> &[usize] {
        self.barred.of(who)
    }

    /// Returns true if two players have met or are barred from meeting by the arbiter.
    #[inline]
    pub(super) fn is_barred(&self, one: usize, other: usize) -> bool {
        match self.many_barred.get(one) {
            Some(bits) if !bits.words().is_empty() => bits.contains(other),
            _ => self.is_listed(one, other),
        }
    }

    #[inline]
    fn is_listed(&self, one: usize, other: usize) -> bool {
        self.barred.of(one).binary_search(&other).is_ok()
    }

    /// Returns true if two players may meet: for the first time, and with some colour allocation within the limits.
    #[inline]
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        one != other && self.card(one).has_order_with(self.card(other)) && !self.is_barred(one, other)
    }

    /// Returns true if both have the same due colour, so that one of them does not receive it.
    pub(super) fn clash(&self, one: usize, other: usize) -> bool {
        let due = self.card(one).due;
        due.is_some() && due == self.card(other).due
    }

    /// Returns the graph of pairs that may meet, of all players in order of seats.
    pub(super) fn graph_by_seat(&self) -> Graph {
        self.graph(&self.by_seat())
    }

    /// Returns the places of all players, in order of their seats.
    pub(super) fn by_seat(&self) -> Vec<usize> {
        let mut places = self.everybody();
        places.sort_unstable_by_key(|&who| self.card(who).seat);
        places
    }

    /// Returns the graph of pairs of `members` that may meet; a vertex is an index into `members`.
    pub(super) fn graph(&self, members: &[usize]) -> Graph {
        self.graph_with_room(members, 0)
    }

    /// Returns the graph of pairs of `members` that may meet; a vertex is an index into `members`. Adds `more` isolated
    /// vertices.
    pub(super) fn graph_with_room(&self, members: &[usize], more: usize) -> Graph {
        const NOWHERE: usize = usize::MAX;
        let vertices = members.len() + more;
        let mut vertex_of = vec![NOWHERE; self.len()];
        let [mut white, mut black] = [BitSet::empty(vertices), BitSet::empty(vertices)];
        for (vertex, &who) in members.iter().enumerate() {
            invariant!(vertex_of[who] == NOWHERE, "player {who} is a member once");
            vertex_of[who] = vertex;
            for (able, may) in [&mut white, &mut black].into_iter().zip(self.card(who).may_have) {
                if may {
                    able.insert(vertex);
                }
            }
        }
        let nobody = BitSet::empty(vertices);
        let mut either = white.clone();
        either.unite(black.words());
        let mut graph = Graph::new(vertices);
        for (vertex, &who) in members.iter().enumerate() {
            // A player who may have White meets players who may have Black.
            let opponents = match self.card(who).may_have {
                [true, true] => &either,
                [true, false] => &black,
                [false, true] => &white,
                [false, false] => &nobody,
            };
            graph.row_mut(vertex).copy_from_slice(opponents.words());
        }
        for (vertex, &who) in members.iter().enumerate() {
            graph.cut(vertex, vertex);
            for &other in self.barred(who).iter().filter(|&&other| vertex_of[other] != NOWHERE) {
                graph.cut(vertex, vertex_of[other]);
            }
        }
        graph
    }

    /// Returns true if all of these can be paired with each other.
    pub(super) fn is_completable(&self, members: &[usize]) -> bool {
        members.len().is_multiple_of(2)
            && (self.surely_completable(members.iter().copied(), 0)
                || LargestMatching::of(self.graph(members)).is_perfect())
    }

    /// Returns the least number of `members` that any pairing of them with each other leaves over, and the members that
    /// can be left over when it leaves no more; a vertex is an index into `members`.
    pub(super) fn left_over(&self, members: &[usize]) -> (usize, BitSet) {
        let odd = members.len() % 2;
        if self.surely_completable(members.iter().copied(), odd) {
            let anybody = if odd == 1 { BitSet::full(members.len()) } else { BitSet::empty(members.len()) };
            return (odd, anybody);
        }
        let mut matching = LargestMatching::of(self.graph(members));
        (matching.exposed().count(), matching.exposable())
    }

    /// Returns true only if all of `members` can be paired, whichever `taken` of them are paired with players outside;
    /// with `taken` above 0, it also guarantees that up to `taken` outsiders find an opponent here. The remaining
    /// number must be even for that.
    ///
    /// Each remaining player may meet at least half of the rest, and a graph of such vertices has a perfect matching
    /// (Dirac). A player's excluded opponents are at most those barred and those limited to the same colour.
    pub(super) fn surely_completable(
        &self,
        members: impl ExactSizeIterator<Item = usize>,
        taken: usize,
    ) -> bool {
        let (count, mut only) = (members.len(), [0, 0, 0]);
        for who in members {
            match self.card(who).may_have {
                [true, false] => only[0] += 1,
                [false, true] => only[1] += 1,
                [false, false] => only[2] += 1,
                [true, true] => {}
            }
        }
        let barred = self.most_barred + only[0].max(only[1]) + only[2];
        let Some(left) = count.checked_sub(taken) else { return false };
        (taken == 0 || count > barred + taken)
            && (left == 0 || 2 * count.saturating_sub(1 + barred + taken) >= left)
    }
}

/// Returns the club of each seat, counted from 1, as far as the arbiter's bars form clubs.
fn clubs(field: &Field) -> Vec<usize> {
    /// Smaller clubs do not help; from 2 to 16 the limit makes no difference. Without clubs the recorded hard fields
    /// (`tests/bench/wild.txt`) take more than three times as long in Burstein, and twice as long in Dutch.
    const LEAST: usize = 4;
    if field.forbidden.is_empty() {
        return Vec::new();
    }
    let mut barred = vec![BitSet::empty(field.players.len()); field.players.len()];
    barred.iter_mut().enumerate().for_each(|(seat, row)| row.insert(seat));
    for [one, other] in field.forbidden.iter().map(|pair| pair.map(Seat::index)) {
        barred[one].insert(other);
        barred[other].insert(one);
    }
    // Players with the same barred players, themselves included, are barred from each other.
    let mut seats: FxHashMap<&[u64], Vec<usize>> = FxHashMap::default();
    barred.iter().enumerate().for_each(|(seat, row)| seats.entry(row.words()).or_default().push(seat));
    let mut clubs = vec![0; barred.len()];
    for (seat, row) in barred.iter().enumerate() {
        // The first member identifies a club.
        clubs[seat] = seats.get(row.words()).filter(|club| club.len() >= LEAST).map_or(0, |club| club[0] + 1);
    }
    clubs
}
