//! Colours, as shared by all Swiss systems: history, preference and allocation.
//!
//! Only games actually played count (dutch-2009 F.2). Each system defines the consequences of a preference.

use crate::format::{Due, Entrant, Field, Pair, Seat, Strength};
use crate::swiss::colour_by_parity;
use crate::tournament::Colour;

/// The colour that a player is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preference {
    pub side: Colour,
    pub strength: Strength,
}

impl From<Preference> for Due {
    fn from(preference: Preference) -> Self {
        Self { side: preference.side, strength: Some(preference.strength) }
    }
}

/// Summary of the colours of the games that a player has actually played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ColourHistory {
    white: u16,
    black: u16,
    last: Option<Colour>,
    run: u16,
}

impl ColourHistory {
    pub fn of(player: &Entrant) -> Self {
        player.games().map(|(_, colour)| colour).collect()
    }

    pub fn add(&mut self, colour: Colour) {
        match colour {
            Colour::White => self.white += 1,
            Colour::Black => self.black += 1,
        }
        self.run = if self.last == Some(colour) { self.run + 1 } else { 1 };
        self.last = Some(colour);
    }

    /// Returns true if a game with `colour` would be the third in a row with it.
    pub fn would_be_third(&self, colour: Colour) -> bool {
        self.last == Some(colour) && self.run > 1
    }

    /// Returns true if a game with `colour` would raise its excess over the other colour above two.
    pub fn would_exceed_two(&self, colour: Colour) -> bool {
        let step = if colour == Colour::White { 1 } else { -1 };
        (self.difference() + step).abs() > 2
    }

    /// Returns true for White, and for Black, if a game with that colour keeps the difference within two, and is not the
    /// third in a row with it.
    pub fn limits(&self) -> [bool; 2] {
        [Colour::White, Colour::Black]
            .map(|colour| !self.would_exceed_two(colour) && !self.would_be_third(colour))
    }

    /// Returns the colour played less often, else the opposite of the last; `None` before the first game.
    pub fn balancing(&self) -> Option<Colour> {
        let last = self.last?;
        Some(match self.difference() {
            ..0 => Colour::White,
            0 => last.other(),
            1.. => Colour::Black,
        })
    }

    pub fn games(&self) -> u16 {
        self.white + self.black
    }

    /// Returns the number of games played with `colour`.
    pub fn games_with(&self, colour: Colour) -> u16 {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// Returns the number of games with White minus those with Black.
    pub fn difference(&self) -> i32 {
        i32::from(self.white) - i32::from(self.black)
    }

    pub fn last(&self) -> Option<Colour> {
        self.last
    }

    /// Returns the number of latest consecutive games with the same colour; 0 before the first game.
    pub fn run(&self) -> u16 {
        self.run
    }

    /// Returns the colour preference (dutch-2009 A.7.a-c, N-17), or `None` before the first game.
    pub fn preference(&self) -> Option<Preference> {
        let last = self.last?;
        let difference = self.difference();
        let strength = match difference.abs() {
            _ if self.run > 1 => Strength::Absolute,
            0 => Strength::Mild,
            1 => Strength::Strong,
            _ => Strength::Absolute,
        };
        let black_twice = self.run > 1 && last == Colour::Black;
        let side = match difference {
            _ if black_twice => Colour::White,
            ..0 => Colour::White,
            0 => last.other(),
            1.. => Colour::Black,
        };
        Some(Preference { side, strength })
    }
}

/// Sums up the colours of games, the earliest first.
impl FromIterator<Colour> for ColourHistory {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut history = Self::default();
        colours.into_iter().for_each(|colour| history.add(colour));
        history
    }
}

/// Returns the colours of two players in the latest round in which these differed, `one` first. Unplayed rounds count
/// as moved to the front (dutch-2009 E.3, F.3; FIDE C.04.3 5.2.3).
pub fn latest_different(one: &Entrant, other: &Entrant) -> Option<[Colour; 2]> {
    let games = one.games().rev().zip(other.games().rev());
    games.map(|((_, mine), (_, theirs))| [mine, theirs]).find(|[mine, theirs]| mine != theirs)
}

/// Returns the opposite of the colour of `one` in the latest round in which the two had different colours. If one of them
/// has no earlier game, the other gets the opposite of their colour there.
pub(super) fn opposite_of_latest_different(one: &Entrant, other: &Entrant) -> Option<Colour> {
    let [mut mine, mut theirs] = [one, other].map(|player| player.games().rev().map(|(_, colour)| colour));
    loop {
        match (mine.next(), theirs.next()) {
            (None, None) => return None,
            (one, other) if one == other => {}
            (Some(colour), _) => return Some(colour.other()),
            (None, Some(colour)) => return Some(colour),
        }
    }
}

/// A preference with its weight in colour allocation: the greater weight wins, equal weights balance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightedPreference {
    pub side: Colour,
    pub weight: u32,
}

/// Rule that decided the colours of a pair, in order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AllocationRule {
    /// Both receive their preferred colour, or only one has a preference (dutch-2009 E.1, N-25; FIDE 5.2.1).
    BothPreferences,
    /// The stronger preference (E.2; 5.2.2).
    StrongerPreference,
    /// The opposite of the latest round in which the two had different colours (E.3; 5.2.3).
    LatestDifference,
    /// The preference of the higher ranked (E.4; 5.2.4).
    HigherRanked,
    /// The initial colour and the parity of the higher ranked player's number (E.5, N-14; 5.2.5).
    PairingNumber,
}

/// System-specific ranking used where preferences do not decide.
#[derive(Clone, Copy, Debug)]
pub struct Deciders {
    /// Number of a player, whose parity decides if neither has a preference (E.5, N-14; 5.2.5).
    pub number: fn(&Field, Seat) -> usize,
    /// The higher ranked of two players (E.4; 5.2.4).
    pub higher: fn(&Field, [Seat; 2]) -> Seat,
}

/// Allocates the colours of two players who meet; `preferences` are in the order of `players`.
pub fn hand_out(
    field: &Field,
    players: [Seat; 2],
    preferences: [Option<WeightedPreference>; 2],
    deciders: Deciders,
) -> (Pair, AllocationRule) {
    let [one, other] = players;
    let give = |to_one: Colour, rule| (Pair::of(players, to_one), rule);
    match preferences {
        [None, None] => {
            let higher = field.higher(one, other);
            let colour = colour_by_parity(field.initial_colour, (deciders.number)(field, higher));
            give(if higher == one { colour } else { colour.other() }, AllocationRule::PairingNumber)
        }
        [Some(mine), None] => give(mine.side, AllocationRule::BothPreferences),
        [None, Some(theirs)] => give(theirs.side.other(), AllocationRule::BothPreferences),
        [Some(mine), Some(theirs)] if mine.side != theirs.side => {
            give(mine.side, AllocationRule::BothPreferences)
        }
        [Some(mine), Some(theirs)] if mine.weight > theirs.weight => {
            give(mine.side, AllocationRule::StrongerPreference)
        }
        [Some(mine), Some(theirs)] if mine.weight < theirs.weight => {
            give(theirs.side.other(), AllocationRule::StrongerPreference)
        }
        [Some(mine), Some(_)] => match latest_different(field.player(one), field.player(other)) {
            Some([had, _]) => give(had.other(), AllocationRule::LatestDifference),
            None => {
                let goes_to_one = (deciders.higher)(field, players) == one;
                give(if goes_to_one { mine.side } else { mine.side.other() }, AllocationRule::HigherRanked)
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::RoundRecord;
    use crate::swiss::test_rounds::{fresh, newcomer};
    use crate::tournament::{Bye, Points, RoundNo};

    /// A player whose record is written as in the rules: `W`, `B`, `-` for an unplayed round.
    fn player(number: u16, colours: &str) -> Entrant {
        let round = |c| {
            let played = |colour| RoundRecord::Played {
                opponent: Seat(99),
                colour,
                points: Points::ZERO,
                float: None,
            };
            match c {
                'W' => played(Colour::White),
                'B' => played(Colour::Black),
                _ => RoundRecord::Bye { bye: Bye::ABSENT, points: Points::ZERO },
            }
        };
        Entrant { record: colours.chars().map(round).collect(), ..newcomer(number.into()) }
    }

    #[test]
    fn preferences_follow_difference_and_last_two_games() {
        let due = |colours| ColourHistory::of(&player(1, colours)).preference().map(|p| (p.side, p.strength));
        use Colour::{Black, White};
        use Strength::{Absolute, Mild, Strong};
        assert_eq!(due("--"), None);
        assert_eq!(due("WB"), Some((White, Mild)));
        assert_eq!(due("WBW"), Some((Black, Strong)));
        assert_eq!(due("BWW"), Some((Black, Absolute)));
        assert_eq!(due("BW-W"), Some((Black, Absolute)), "the last two games, not rounds");
        assert_eq!(due("WWBB"), Some((White, Absolute)));
        assert_eq!(due("WWBW"), Some((Black, Absolute)));
        assert_eq!(due("BBWB"), Some((White, Absolute)));
    }

    #[test]
    fn unplayed_rounds_move_to_the_front() {
        // BWW-B counts as -BWWB, so the last but one game of WBBWB differs from it first.
        let colours = latest_different(&player(1, "BWW-B"), &player(2, "WBWBB"));
        assert_eq!(colours, Some([Colour::White, Colour::Black]));
        assert_eq!(latest_different(&player(1, "-WB"), &player(2, "WB-")), None);
    }

    #[test]
    fn colours_are_handed_out_by_the_first_ground_that_decides() {
        let check = |records: [&str; 2], weights: [u32; 2], white: u16, rule| {
            let players = vec![player(1, records[0]), player(2, records[1])];
            let field = Field { round: RoundNo(9), players, ..fresh(0, 9, Colour::Black) };
            let preference = |seat: u16| {
                let preference = ColourHistory::of(field.player(Seat(seat))).preference()?;
                Some(WeightedPreference { side: preference.side, weight: weights[usize::from(seat)] })
            };
            let preferences = [preference(0), preference(1)];
            let deciders = Deciders {
                number: |field, seat| usize::from(field.player(seat).number.0),
                higher: |field, [one, other]| field.higher(one, other),
            };
            let (pair, found) = hand_out(&field, [Seat(0), Seat(1)], preferences, deciders);
            assert_eq!((pair.white, found), (Seat(white), rule), "{records:?}");
            let turned = hand_out(&field, [Seat(1), Seat(0)], [preferences[1], preferences[0]], deciders);
            assert_eq!(turned, (pair, found), "the order of the two decides nothing");
        };
        check(["W", "B"], [1, 1], 1, AllocationRule::BothPreferences);
        check(["-", "B"], [1, 1], 1, AllocationRule::BothPreferences);
        check(["W", "W"], [1, 2], 0, AllocationRule::StrongerPreference);
        check(["WBW", "BWW"], [1, 1], 0, AllocationRule::LatestDifference);
        check(["WBW", "WBW"], [1, 1], 1, AllocationRule::HigherRanked);
        check(["-", "-"], [1, 1], 1, AllocationRule::PairingNumber);
    }
}
