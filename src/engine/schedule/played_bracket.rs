//! A bracket in progress, of players or teams: the holders of slots after each round, and the next pairs (knockout §2).

use super::{KnockoutBracket, Stage};
use crate::format::{
    BracketMatch, BracketRound, Field, Format, Holder, NoPairing, PastMatch, Seat, Settled, Side,
};
use crate::tournament::{Out, RoundNo};

/// Returns the holder who advances after a match of a round, counted from 0.
type Winner<'a> = &'a dyn Fn(usize, &PastMatch) -> Holder;

pub(super) struct PlayedBracket<'a> {
    /// The format, which determines the outcome of matches.
    pub(super) format: &'a dyn Format,
    pub(super) field: &'a Field,
    pub(super) bracket: KnockoutBracket,
}

/// Pairs and byes of the next round of a bracket.
pub(super) struct NextRound {
    /// The pairs, better slot first.
    pub(super) meet: Vec<[Seat; 2]>,
    /// Participants without a match: those who advance, and those who are out.
    pub(super) outs: Vec<(Seat, Out)>,
}

impl PlayedBracket<'_> {
    /// Returns all rounds, including future ones. Participants who have played in a round remain in it, even if the
    /// outcome of an earlier match has changed since.
    pub(super) fn rounds(&self) -> Vec<BracketRound> {
        self.rounds_by(&|place, of| self.plays_on(place, of).unwrap_or_else(|| self.settled(of)))
    }

    fn rounds_by(&self, winner: Winner<'_>) -> Vec<BracketRound> {
        match self.bracket {
            KnockoutBracket::Padded { .. } => self.padded_rounds(winner),
            KnockoutBracket::Stepwise { .. } => self.stepwise_rounds(winner),
        }
    }

    fn players(&self) -> u16 {
        u16::try_from(self.field.starters()).unwrap_or(u16::MAX)
    }

    /// Returns the side of a match that has a match in the following round, if that is played.
    fn plays_on(&self, place: usize, of: &PastMatch) -> Option<Holder> {
        let later = self.field.leg.matches.get(place + 1)?;
        let plays = |side: &&Side| later.iter().any(|next| next.sides.contains(side));
        of.sides.iter().find(plays).map(|side| Holder::Player(side.seat()))
    }

    /// Returns the holder who advances after a match, by its outcome.
    fn settled(&self, of: &PastMatch) -> Holder {
        match self.format.settle(of, self.field) {
            Settled::Decided(Some(side)) => Holder::Player(side.seat()),
            Settled::Decided(None) => Holder::Nobody,
            _ => Holder::Open,
        }
    }

    /// Returns the holder who advances from two slots after a round, as far as it is known.
    fn winner(&self, place: usize, holders: [Holder; 2], winner: Winner<'_>) -> Holder {
        let [Holder::Player(one), Holder::Player(two)] = holders else {
            return match holders {
                [Holder::Nobody, other] | [other, Holder::Nobody] => other,
                _ => Holder::Open,
            };
        };
        let of = self.field.leg.matches.get(place).and_then(|matches| between(matches, [one, two]));
        of.map_or(Holder::Open, |of| winner(place, of))
    }

    /// Returns the rounds of a padded bracket, which is fixed from the start.
    fn padded_rounds(&self, winner: Winner<'_>) -> Vec<BracketRound> {
        let players = self.players();
        let holder = |slot: u16| match slot <= players {
            true => Holder::Player(Seat(slot - 1)),
            false => Holder::Nobody,
        };
        let mut slots: Vec<Holder> = (1..=self.bracket.slots()).map(holder).collect();
        let mut rounds = Vec::new();
        for (place, stage) in self.bracket.rounds().into_iter().enumerate() {
            let round = self.round(place, stage, &slots, winner);
            slots = after(&round);
            rounds.push(round);
        }
        rounds
    }

    /// Returns the rounds of a bracket in which winners are renumbered in each round. Pairs of rounds after an
    /// undecided one are unknown.
    fn stepwise_rounds(&self, winner: Winner<'_>) -> Vec<BracketRound> {
        let mut slots: Vec<Holder> = (0..self.players()).map(|seat| Holder::Player(Seat(seat))).collect();
        let mut rounds = Vec::new();
        while let Some(stage) = KnockoutBracket::stepwise(u16::try_from(slots.len()).unwrap_or(u16::MAX))
            .ok()
            .and_then(|bracket| bracket.rounds().into_iter().next())
        {
            let round = self.round(rounds.len(), stage, &slots, winner);
            slots = after(&round);
            rounds.push(round);
            slots.retain(|&holder| holder != Holder::Nobody);
            if slots.contains(&Holder::Open) {
                slots.fill(Holder::Open);
            } else {
                slots.sort_unstable();
            }
        }
        rounds
    }

    fn round(&self, place: usize, stage: Stage, slots: &[Holder], winner: Winner<'_>) -> BracketRound {
        let holder = |slot: u16| slots.get(usize::from(slot) - 1).copied().unwrap_or(Holder::Nobody);
        let between = |slots: [u16; 2]| {
            let holders = slots.map(holder);
            BracketMatch { slots, holders, winner: self.winner(place, holders, winner) }
        };
        BracketRound {
            matches: stage.matches.into_iter().map(between).collect(),
            through: stage.through.into_iter().map(|slot| (slot, holder(slot))).collect(),
        }
    }

    /// Returns the pairs of the round after the played ones, by the outcome of their matches.
    pub(super) fn next(&self) -> Result<NextRound, NoPairing> {
        let rounds = self.rounds_by(&|_, of| self.settled(of));
        let played = &self.field.leg.matches;
        let last = RoundNo(u8::try_from(rounds.len()).unwrap_or(u8::MAX));
        let round = rounds.get(played.len()).ok_or(NoPairing::BracketOver { last })?;
        let open = rounds.iter().zip(played).flat_map(|(round, played)| {
            let open = round.matches.iter().filter(|of| of.winner == Holder::Open);
            open.filter_map(BracketMatch::seats).map(move |seats| (seats, between(played, seats)))
        });
        if let Some((seats, played)) = open.into_iter().next() {
            let players = seats.map(|seat| self.field.player(seat).number);
            return Err(match played {
                Some(_) => NoPairing::Undecided { players },
                None => NoPairing::PairedDifferently { players },
            });
        }
        let mut meet = Vec::new();
        let mut through: Vec<Holder> = round.through.iter().map(|&(_, holder)| holder).collect();
        for of in &round.matches {
            match of.seats() {
                Some(seats) => meet.push(seats),
                None => through.extend(of.holders),
            }
        }
        let mut named = vec![false; self.field.players.len()];
        let mut name =
            |seat: Seat| named.get_mut(seat.index()).is_some_and(|named| std::mem::replace(named, true));
        for seat in meet.iter().flatten() {
            name(*seat);
        }
        let mut outs = Vec::new();
        for holder in through {
            if let Holder::Player(seat) = holder {
                name(seat);
                outs.push((seat, Out::Through));
            }
        }
        let is_put_out = |seat: &Seat| !named.get(seat.index()).copied().unwrap_or(true);
        outs.extend(self.field.seats().filter(is_put_out).map(|seat| (seat, Out::Idle)));
        Ok(NextRound { meet, outs })
    }
}

/// Returns the match between two participants in a round.
fn between(matches: &[PastMatch], seats: [Seat; 2]) -> Option<&PastMatch> {
    matches.iter().find(|of| of.sides.iter().all(|side| seats.contains(&side.seat())))
}

/// Returns the holders of the slots after a round: winners take the better slot, those who advance without a match keep
/// theirs.
fn after(round: &BracketRound) -> Vec<Holder> {
    let won = round.matches.iter().map(|of| (of.slots[0], of.winner));
    let mut next: Vec<(u16, Holder)> = round.through.iter().copied().chain(won).collect();
    next.sort_unstable_by_key(|&(slot, _)| slot);
    next.into_iter().map(|(_, holder)| holder).collect()
}
