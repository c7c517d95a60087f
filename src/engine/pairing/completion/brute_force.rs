//! Brute-force schedules for the tests, and verification of schedules.

use super::{Mend, RoundsToCome, rounds_to_come};
use crate::format::Format;
use crate::pairing::setting;
use crate::tournament::{Colour, PlayerId, RoundNo, Snapshot};
use std::collections::BTreeMap;

/// Number of boards tried before giving up.
const TRIED: usize = 400_000;

/// State of players, by number, before the remaining rounds.
#[derive(Clone, Default)]
pub(super) struct Trying {
    /// Players to be paired in each round.
    pub rounds: Vec<Vec<u32>>,
    /// Forbidden pairs of each round, smaller number first.
    pub apart: Vec<Vec<(u32, u32)>>,
    /// Pairs that have met, smaller number first.
    pub met: Vec<(u32, u32)>,
    /// Players who may not have another bye.
    pub byes: Vec<u32>,
    pub colours: BTreeMap<u32, Vec<Colour>>,
    /// Number of rounds in which colours are considered.
    pub kept: usize,
}

fn ordered(one: u32, other: u32) -> (u32, u32) {
    (one.min(other), one.max(other))
}

/// Returns true if a colour is neither the third in a row nor makes a difference of more than two.
fn is_lawful(had: &[Colour], colour: Colour) -> bool {
    let of_it = had.iter().filter(|&&one| one == colour).count() + 1;
    !had.ends_with(&[colour; 2]) && of_it <= had.len() + 1 - of_it + 2
}

impl Trying {
    fn of(event: &Snapshot, round: RoundNo, rename: impl Fn(PlayerId) -> PlayerId) -> Self {
        let setting = setting(event, round).unwrap();
        let swiss = setting.system.swiss().unwrap();
        let (mut met, mut byes, mut colours) = (Vec::new(), Vec::new(), BTreeMap::<u32, Vec<Colour>>::new());
        for seat in setting.field.seats() {
            let id = setting.player(seat).unwrap().0;
            for (opponent, colour) in setting.field.player(seat).games() {
                met.push(ordered(id, setting.player(opponent).unwrap().0));
                colours.entry(id).or_default().push(colour);
            }
            if swiss.bye_breaches(&setting.field, seat).iter().any(|breach| breach.absolute) {
                byes.push(id);
            }
        }
        let draft = event.round(round).unwrap();
        for (_, board, _) in draft.first_games() {
            let [white, black] = [board.meeting.white, board.meeting.black].map(&rename);
            met.push(ordered(white.0, black.0));
            colours.entry(white.0).or_default().push(Colour::White);
            colours.entry(black.0).or_default().push(Colour::Black);
        }
        byes.extend(draft.pairing_allocated_bye().map(|id| id.0));
        let to_come = || event.settings().rounds.up_to().filter(|of| *of > round);
        let present = |round: RoundNo| {
            let there = event.players().filter(move |(_, player)| player.away(round).is_none());
            there.map(|(id, _)| id.0).collect()
        };
        let apart = |round: RoundNo| {
            let forbidden = event.settings().forbidden.iter();
            let forbidden = forbidden.filter(move |pair| pair.first <= round && round <= pair.last);
            forbidden.map(|pair| ordered(pair.players[0].0, pair.players[1].0)).collect()
        };
        let (rounds, apart) = (to_come().map(present).collect(), to_come().map(apart).collect());
        Self { rounds, apart, met, byes, colours, kept: 0 }
    }

    /// Returns true if all rounds can be paired with colours kept in `kept` of them: every pairing of every round with
    /// all colours is tried in order; `None` if there are too many.
    pub(super) fn can_be_paired(&self, kept: usize) -> Option<bool> {
        let (mut trying, mut left) = (Self { kept, ..self.clone() }, TRIED);
        trying.try_from(0, &self.rounds[0], &mut left)
    }

    fn try_from(&mut self, round: usize, waiting: &[u32], left: &mut usize) -> Option<bool> {
        let Some((&first, rest)) = waiting.split_first() else {
            let Some(next) = self.rounds.get(round + 1).cloned() else { return Some(true) };
            return self.try_from(round + 1, &next, left);
        };
        for (at, &other) in rest.iter().enumerate() {
            if self.met.contains(&ordered(first, other)) || self.apart[round].contains(&ordered(first, other))
            {
                continue;
            }
            let others = [&rest[..at], &rest[at + 1..]].concat();
            let ways: &[[u32; 2]] = &[[first, other], [other, first]];
            for &way in if round < self.kept { ways } else { &ways[..1] } {
                if round < self.kept && !self.is_lawful(way) {
                    continue;
                }
                *left = left.checked_sub(1)?;
                self.play(way);
                if self.try_from(round, &others, left)? {
                    return Some(true);
                }
                self.met.pop();
                for id in way {
                    self.colours.get_mut(&id).unwrap().pop();
                }
            }
        }
        // An odd number of players waits only if the bye of the round is not assigned yet.
        if waiting.len() % 2 == 1 && !self.byes.contains(&first) {
            *left = left.checked_sub(1)?;
            self.byes.push(first);
            if self.try_from(round, rest, left)? {
                return Some(true);
            }
            self.byes.pop();
        }
        Some(false)
    }

    /// Returns true if two players have not met.
    pub(super) fn is_new(&self, [one, other]: [u32; 2]) -> bool {
        !self.met.contains(&ordered(one, other))
    }

    /// Returns true if both are within the limits of colours, White first.
    pub(super) fn is_lawful(&self, [white, black]: [u32; 2]) -> bool {
        let had = |id: u32| self.colours.get(&id).map_or(&[][..], Vec::as_slice);
        is_lawful(had(white), Colour::White) && is_lawful(had(black), Colour::Black)
    }

    /// Records a game, White first.
    pub(super) fn play(&mut self, [white, black]: [u32; 2]) {
        self.met.push(ordered(white, black));
        self.colours.entry(white).or_default().push(Colour::White);
        self.colours.entry(black).or_default().push(Colour::Black);
    }

    fn check(mut self, schedule: &[Vec<[PlayerId; 2]>], shown: &str) {
        assert_eq!(schedule.len(), self.rounds.len(), "{shown}");
        for (round, pairs) in schedule.iter().enumerate() {
            let mut seen: Vec<u32> = pairs.iter().flatten().map(|id| id.0).collect();
            seen.sort_unstable();
            let there = self.rounds[round].clone();
            let without: Vec<u32> = there.iter().copied().filter(|id| !seen.contains(id)).collect();
            assert_eq!(without.len(), there.len() % 2, "{shown}");
            assert!(without.iter().all(|id| !self.byes.contains(id)), "{shown}: {without:?} again");
            assert_eq!(
                seen,
                there.into_iter().filter(|id| !without.contains(id)).collect::<Vec<_>>(),
                "{shown}"
            );
            self.byes.extend(without);
            for &[white, black] in pairs {
                let pair = ordered(white.0, black.0);
                assert!(!self.met.contains(&pair) && !self.apart[round].contains(&pair), "{shown}: {pair:?}");
                assert!(self.kept == 0 || self.is_lawful([white.0, black.0]), "{shown}: {white:?} {black:?}");
                self.play([white.0, black.0]);
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Checked {
    Possible,
    Impossible { by_colours: bool, is_mended: bool },
    NotShown,
}

/// Checks the verdict on the rounds after a round, `None` if there is none: a yes by its schedule, a no by trying every
/// schedule. Fails if trying finds a verdict that is missing.
pub(super) fn checked(event: &Snapshot, round: RoundNo, shown: &str) -> Option<Checked> {
    let found = rounds_to_come(event, round)?;
    let swiss = crate::pairing::system(event.system(round).as_str()).and_then(Format::swiss).unwrap();
    let mut trying = Trying::of(event, round, |id| id);
    let rounds = trying.rounds.len();
    trying.kept = if swiss.may_have(&[]).is_some() { rounds } else { 0 };
    let whole = trying.can_be_paired(trying.kept);
    let lifted = trying.can_be_paired(trying.kept.min(rounds - 1));
    Some(match found {
        RoundsToCome::Possible(schedule) => {
            assert_ne!(whole, Some(false), "{shown}");
            trying.check(&schedule, shown);
            Checked::Possible
        }
        RoundsToCome::Impossible { telling, by_colours, mend } => {
            assert_ne!(lifted, Some(true), "{shown}: {telling:?}");
            assert!(by_colours || trying.can_be_paired(0) != Some(true), "{shown}");
            assert!(!telling.is_empty(), "{shown}");
            if let Some(Mend { players: [one, other], .. }) = mend {
                let exchanged = |id: PlayerId| match id {
                    id if id == one => other,
                    id if id == other => one,
                    id => id,
                };
                let mended = Trying::of(event, round, exchanged);
                assert_ne!(mended.can_be_paired(trying.kept), Some(false), "{shown}: {one:?} {other:?}");
            }
            Checked::Impossible { by_colours, is_mended: mend.is_some() }
        }
        RoundsToCome::NotShown => {
            assert_ne!(whole, Some(true), "{shown}");
            assert_ne!(lifted, Some(false), "{shown}");
            Checked::NotShown
        }
    })
}
