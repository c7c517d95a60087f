//! Direct encounter: order of tied players by their games against each other.

use super::{
    Definition, Method, Modifier, PlayerRound, Ratio, ResultTable, Source, Split, StandingInGroup, Term,
    TieBreak, TieBreakValue, TiedGroup,
};
use crate::tournament::{PairingNumber, TieBreakRules};
use std::cmp::Reverse;

/// Direct encounter (booklet §5; FIDE C.07 Art. 6).
pub(super) const DIRECT_ENCOUNTER: TieBreak = TieBreak {
    booklet: Some(Definition {
        takes: &[Modifier::FirstPlace],
        variants: &["DE (first place only)"],
        shows_score_group: true,
        ..Definition::of("tie-breaks §5")
    }),
    fide: Some(Definition {
        takes: &[Modifier::ForfeitsPlayed],
        variants: &["DE/P"],
        ..Definition::whole("FIDE C.07 6")
    }),
    ..TieBreak::new("DE", |table, modifiers| {
        Method::Group(Box::new(Encounters {
            table,
            forfeits: modifiers.forfeits_played || table.is_predetermined(),
            first_place: modifiers.first_place,
            places: vec![None; table.len()],
        }))
    })
};

/// Results of one player of a group against the others.
#[derive(Clone, Copy)]
struct Mutual {
    /// Points from games inside the group.
    points: Ratio,
    met: usize,
}

struct Encounters<'t> {
    table: &'t ResultTable,
    /// True if forfeits count as games (FIDE C.07 6.1.1; booklet: in round robins).
    forfeits: bool,
    first_place: bool,
    /// Position in the current group, by number. All `None` between calls.
    places: Vec<Option<usize>>,
}

impl Encounters<'_> {
    fn counts(&self, round: &PlayerRound) -> bool {
        round.kind.is_played() || self.forfeits && round.kind.is_forfeit()
    }

    /// Visits only the games of the group, so that pairs who have not met cost nothing.
    fn mutual(&mut self, group: &[PairingNumber]) -> Vec<Mutual> {
        for (place, player) in group.iter().enumerate() {
            self.places[player.index()] = Some(place);
        }
        let mut games: Vec<(usize, Ratio)> = Vec::new();
        let mutual = group.iter().map(|&player| {
            games.clear();
            games.extend(self.table.record(player).iter().filter(|round| self.counts(round)).filter_map(
                |round| {
                    let opponent = self.places[round.opponent?.index()]?;
                    Some((opponent, Ratio::from(round.points)))
                },
            ));
            games.sort_by_key(|&(opponent, _)| opponent);
            let meetings = games.chunk_by(|one, other| one.0 == other.0);
            let points = meetings.clone().map(|games| self.pair(games.iter().map(|&(_, points)| points)));
            Mutual { points: points.sum(), met: meetings.count() }
        });
        let mutual = mutual.collect();
        for player in group {
            self.places[player.index()] = None;
        }
        mutual
    }

    /// Returns the value of the games of one pair: their sum in the booklet, their average with FIDE (6.1.2).
    fn pair(&self, games: impl ExactSizeIterator<Item = Ratio>) -> Ratio {
        match self.table.rules() {
            TieBreakRules::Booklet => games.sum(),
            TieBreakRules::Fide2026 => {
                let count = games.len();
                games.sum::<Ratio>().over(count)
            }
        }
    }

    /// Assigns ranks from `first` on to `group`, whose members are identified by their position in `ranks`.
    fn rank(&mut self, group: &mut [(PairingNumber, usize)], first: usize, ranks: &mut [usize]) {
        for &(_, member) in &*group {
            ranks[member] = first;
        }
        if group.len() < 2 {
            return;
        }
        let players: Vec<PairingNumber> = group.iter().map(|&(player, _)| player).collect();
        let mutual = self.mutual(&players);
        let mut order: Vec<(Mutual, (PairingNumber, usize))> =
            mutual.into_iter().zip(group.iter().copied()).collect();
        order.sort_by_key(|(mutual, _)| Reverse(mutual.points));
        for (slot, (_, member)) in group.iter_mut().zip(&order) {
            *slot = *member;
        }
        if order.iter().all(|(mutual, _)| mutual.met + 1 == order.len()) {
            let lengths: Vec<usize> =
                order.chunk_by(|one, other| one.0.points == other.0.points).map(<[_]>::len).collect();
            // No split: the tie remains (6.2).
            if lengths.len() > 1 {
                let mut start = 0;
                for length in lengths {
                    self.rank(&mut group[start..start + length], first + start, ranks);
                    start += length;
                }
            }
        } else if self.table.rules() == TieBreakRules::Fide2026 && !self.table.is_predetermined() {
            let taken = self.undisputed(&order);
            for (place, &(_, member)) in group.iter().take(taken).enumerate() {
                ranks[member] = first + place;
            }
            if taken > 0 {
                self.rank(&mut group[taken..], first + taken, ranks);
            }
        }
    }

    /// Returns the number of players, best first, who keep their rank whatever the result of the missing games (6.3).
    fn undisputed(&self, order: &[(Mutual, (PairingNumber, usize))]) -> usize {
        let win = Ratio::from(self.table.system().win);
        let best = |mutual: &Mutual| {
            let missing = order.len() - 1 - mutual.met;
            mutual.points + win.many(missing)
        };
        // The best case of all players below a position.
        let mut below = Vec::with_capacity(order.len());
        let mut most: Option<Ratio> = None;
        for (mutual, _) in order.iter().rev() {
            below.push(most);
            most = most.max(Some(best(mutual)));
        }
        let pairs = order.iter().zip(below.iter().rev());
        pairs.take_while(|((mutual, _), below)| below.is_some_and(|below| mutual.points > below)).count()
    }
}

impl Split for Encounters<'_> {
    fn split(&mut self, group: TiedGroup<'_>) -> Vec<StandingInGroup> {
        let TiedGroup { players, place } = group;
        if self.first_place && place > 1 || players.len() < 2 {
            return players
                .iter()
                .map(|_| StandingInGroup { rank: 1, value: TieBreakValue::Blank })
                .collect();
        }
        let mut ranks = vec![1; players.len()];
        let mut members: Vec<(PairingNumber, usize)> = players.iter().copied().zip(0..).collect();
        self.rank(&mut members, 1, &mut ranks);
        let values: Vec<TieBreakValue> = match self.table.rules() {
            TieBreakRules::Booklet => {
                let mutual = self.mutual(players);
                let met = mutual.iter().all(|mutual| mutual.met + 1 == players.len());
                let value = |mutual: &Mutual| {
                    if met { TieBreakValue::Number(mutual.points) } else { TieBreakValue::Blank }
                };
                mutual.iter().map(value).collect()
            }
            TieBreakRules::Fide2026 => {
                let split = ranks.iter().any(|&rank| rank > 1);
                ranks
                    .iter()
                    .map(|&rank| if split { TieBreakValue::count(rank) } else { TieBreakValue::Blank })
                    .collect()
            }
        };
        ranks.into_iter().zip(values).map(|(rank, value)| StandingInGroup { rank, value }).collect()
    }

    fn terms(&mut self, player: PairingNumber, group: TiedGroup<'_>, terms: &mut Vec<Term>) {
        if self.first_place && group.place > 1 {
            return;
        }
        let games = self.table.by_round(player).filter(|(_, round)| self.counts(round));
        let inside = games.filter(|(_, round)| round.opponent.is_some_and(|o| group.players.contains(&o)));
        terms.extend(inside.map(|(number, round)| Term::new(number, round, Source::Own, round.points)));
    }
}
