//! The opponents of a norm by federation, rating and title, as its certificate states them (1.4.3 to 1.4.6).

use super::choose::Norm;
use super::game::{Flag, Opponent};
use super::title::counts_as_titled;
use crate::tournament::{PlayerId, Title};
use std::collections::BTreeSet;

/// Numbers of opponents of a norm. An opponent met twice counts once (TN-2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormOpponents {
    pub all: u32,
    /// Their federations, the player's own included; `FID` is none.
    pub federations: u32,
    /// Their federations other than the player's own.
    pub foreign_federations: u32,
    /// Those of the player's own federation.
    pub own: u32,
    /// Those of the federation that registered the event.
    pub host: u32,
    /// Those of the federation with the most (1.4.4).
    pub largest: u32,
    pub rated: u32,
    /// Those with a title that counts (1.4.5).
    pub titled: u32,
    titles: Vec<Title>,
}

impl NormOpponents {
    /// Counts the opponents of a norm of a player of the federation `own` in an event of the federation `host`.
    pub fn of(norm: &Norm, own: Flag, host: Flag) -> Self {
        let mut met: BTreeSet<PlayerId> = BTreeSet::new();
        let opponents = norm.games.iter().map(|game| game.opponent);
        let persons: Vec<Opponent> = opponents.filter(|of| met.insert(of.player)).collect();
        let flags: BTreeSet<Flag> =
            persons.iter().map(|of| of.flag).filter(|flag| matches!(flag, Flag::Of(_))).collect();
        let number =
            |is_such: &dyn Fn(&Opponent) -> bool| count(persons.iter().filter(|of| is_such(of)).count());
        Self {
            all: count(persons.len()),
            federations: count(flags.len()),
            foreign_federations: count(flags.iter().filter(|flag| flag.is_foreign_to(own)).count()),
            own: number(&|of| of.flag.is_own(own)),
            host: number(&|of| matches!(host, Flag::Of(_)) && of.flag == host),
            largest: flags.iter().map(|flag| number(&|of| of.flag == *flag)).max().unwrap_or(0),
            rated: number(&|of| of.is_rated),
            titled: number(&|of| of.title.is_some_and(counts_as_titled)),
            titles: persons.iter().filter_map(|of| of.title).collect(),
        }
    }

    /// Returns the number of those with a title.
    pub fn with(&self, title: Title) -> u32 {
        count(self.titles.iter().filter(|of| **of == title).count())
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::norm::{Basis, Figures, Game, NormTitle};
    use crate::tournament::RoundNo;

    #[test]
    fn every_opponent_counts_once_and_fid_is_nobodys_federation() {
        let of = |letters: &[u8; 3]| Flag::Of(*letters);
        let opponent = |player, rated, title, flag| Opponent {
            player: PlayerId(player),
            rating: 1400,
            is_rated: rated,
            title,
            flag,
        };
        let met = [
            opponent(1, true, Some(Title::GM), of(b"CZE")),
            opponent(2, true, Some(Title::WFM), of(b"GER")),
            opponent(3, false, Some(Title::CM), of(b"GER")),
            opponent(4, true, None, Flag::Fid),
            opponent(5, true, None, Flag::Unknown),
            opponent(1, true, Some(Title::GM), of(b"CZE")),
        ];
        let games = met.into_iter().zip(1..).map(|(opponent, round)| Game {
            round: RoundNo(round),
            opponent,
            halves: 1,
        });
        let norm = Norm {
            title: NormTitle::IM,
            games: games.collect(),
            left_out: Vec::new(),
            basis: Basis::Games,
            exemption: None,
            figures: Figures {
                games: 6,
                halves: 6,
                average: 0,
                performance: 0,
                required: 1,
                titled: 2,
                raised: None,
            },
            needed_halves: 6,
            counts_as: 6,
        };
        let counted = NormOpponents::of(&norm, of(b"GER"), of(b"CZE"));
        assert_eq!((counted.all, counted.rated, counted.titled), (5, 4, 2));
        assert_eq!((counted.federations, counted.foreign_federations), (2, 1));
        assert_eq!(counted.largest, 2, "two of GER; those without a federation are none");
        assert_eq!(
            (counted.own, counted.host),
            (3, 1),
            "an unknown federation counts as the player's own (TN-4)"
        );
        assert_eq!([Title::GM, Title::CM, Title::IM].map(|title| counted.with(title)), [1, 1, 0]);
        assert_eq!(NormOpponents::of(&norm, of(b"GER"), Flag::Unknown).host, 0);
    }
}
