//! Full events of up to 60 players, round after round by a second method: the bye and the upfloaters by ranks of
//! matrices, pairs by the least cost of subsets, or, in brackets too large for that without any colour preference, by
//! ranks too.

use super::by_ranks::{ByRanks, without};
use super::by_subsets::BySubsets;
use super::literal::Position;
use super::{RandomFields, by_the_engine};
use crate::format::{Field, Format, Pair, Seat, Trace};
use crate::swiss::matches::MatchEdition;
use crate::swiss::test_rounds::{Dice, cases_up_to, fresh, game, play, set_absences};
use crate::tournament::Colour;

/// Numbers of compared items.
#[derive(Debug, Default)]
struct Compared {
    rounds: usize,
    refused: usize,
    /// Brackets by their number of upfloaters.
    upfloaters: [usize; 3],
    /// Pairs of brackets: compared, of these other than upper half against lower half, and too large a bracket.
    pairs: usize,
    charged: usize,
    too_large: usize,
    /// Sets of upfloaters on which the method gives up.
    given_up: usize,
}

impl Compared {
    fn round<E: MatchEdition>(&mut self, name: &str, field: &Field, read: &RandomFields) {
        let (seats, position) = (read.literal)(field);
        let ranks = ByRanks::new(&position);
        let made = by_the_engine::<E>(&E::roster(field));
        let expected = ranks.bye();
        self.rounds += 1;
        let (Some((bye, brackets)), Some((by_ranks, mut left))) = (&made, expected.clone()) else {
            assert_eq!((made.is_none(), expected.is_none()), (true, true), "{name}");
            self.refused += 1;
            return;
        };
        assert_eq!(*bye, by_ranks.map(|who| seats[who]), "{name}");
        let place = |seat: &Seat| seats.iter().position(|other| other == seat).unwrap();
        let places = |seats: &[Seat]| seats.iter().map(place).collect::<Vec<usize>>();
        for (residents, upfloaters, pairs) in brackets {
            let [residents, upfloaters] = [residents, upfloaters].map(|seats| places(seats));
            let (top, lower) = left.split_at(ranks.top(&left));
            assert_eq!(residents, top, "{name}");
            match ranks.upfloaters(top, lower) {
                Ok(expected) => assert_eq!(upfloaters, expected, "{name}: {residents:?}"),
                Err(_) => self.given_up += 1,
            }
            self.upfloaters[upfloaters.len().min(2)] += 1;
            let pairs: Vec<[usize; 2]> = pairs.iter().map(|pair| pair.each_ref().map(place)).collect();
            self.pairs_of(name, (&position, &ranks), [&residents, &upfloaters], &pairs);
            left = without(lower, &upfloaters);
        }
        assert!(left.is_empty(), "{name}");
    }

    fn pairs_of(
        &mut self,
        name: &str,
        (position, ranks): (&Position, &ByRanks<'_>),
        [residents, upfloaters]: [&[usize]; 2],
        pairs: &[[usize; 2]],
    ) {
        let prefers = |&who: &usize| position.entries[who].prefers.is_some();
        let expected = if residents.len() + upfloaters.len() <= BySubsets::MOST {
            Some(BySubsets::new(position, residents, upfloaters).pair())
        } else if residents.iter().chain(upfloaters).any(prefers) {
            None
        } else {
            ranks.identifier(residents, upfloaters).ok()
        };
        let Some(expected) = expected else {
            self.too_large += 1;
            return;
        };
        assert_eq!(pairs, expected, "{name}: {residents:?} {upfloaters:?}");
        let bottom = pairs.iter().map(|pair| pair[1]).min();
        self.pairs += 1;
        self.charged += usize::from(pairs.iter().any(|pair| Some(pair[0]) > bottom));
    }
}

impl RandomFields {
    /// Plays full events with the pairings of an edition, every third of them hard: many forbidden pairs, absences and
    /// no-shows.
    pub(crate) fn whole_events_come_out_by_a_second_method<E: MatchEdition>(&self, edition: &E) {
        let mut compared = Compared::default();
        let events = cases_up_to(6, 300);
        for seed in 0..events {
            let mut dice = Dice(seed ^ 0xE7E47);
            let (participants, rounds) = (13 + dice.roll(48), 5 + u8::try_from(dice.roll(5)).unwrap());
            let mut field = fresh(participants, rounds, [Colour::White, Colour::Black][dice.roll(2)]);
            (self.vary)(&mut field, &mut dice);
            let is_hard = seed % 3 == 0;
            let (absences, forfeits) = if is_hard { (12, 15) } else { (2, 3) };
            let draws = [10, 35, 60][dice.roll(3)];
            while field.round <= field.rounds {
                set_absences(&mut field, &mut dice, absences);
                compared.round::<E>(&format!("event {seed} round {}", field.round), &field, self);
                let Ok(pairing) = edition.pair(&field, &mut Trace::silent()) else { break };
                let boards: Vec<_> = pairing
                    .boards
                    .into_iter()
                    .map(|pair: Pair| game(pair, &mut dice, forfeits, draws))
                    .collect();
                play(&mut field, &boards, pairing.bye);
            }
        }
        eprintln!("{events} events: {compared:?}");
        assert!(compared.charged > 0 && compared.upfloaters.iter().all(|&count| count > 0), "{compared:?}");
        assert!(20 * (compared.given_up + compared.too_large) < compared.pairs, "{compared:?}");
    }
}
