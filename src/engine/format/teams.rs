//! Options of all team events: points of a match and of a round without one, and colours of boards.

use super::{Facts, OptionFacts, OptionKind, TableError};
use crate::tournament::{self, Bye, OptionValue, Options, PointSystem, Points, RequestedBye, is_white_again};

const NONE: &str = "none";
const DRAW: &str = "draw";
const WIN: &str = "win";
const WHITE_FIRST: &str = "WBWB";
const GAME_POINTS: &str = "GP";
const OWN: &str = "own";

/// Points of a team without an opponent; the booklet does not specify them (team-formats §4).
pub const TEAM_BYE: OptionFacts =
    OptionFacts { key: "team-bye", kind: OptionKind::Choice { usual: NONE, among: &[NONE, DRAW, WIN, OWN] } };

/// The same for FIDE's text, whose default is a drawn match (C.04.6 1.4, T-13).
pub const MATCH_BYE: OptionFacts = OptionFacts {
    key: "match-bye",
    kind: OptionKind::Choice { usual: DRAW, among: &[DRAW, WIN, NONE, OWN] },
};

/// Match points and game points of such a round, if the event sets them (TRF record 320).
pub const OWN_BYE: [OptionFacts; 2] = [own_bye("bye-match-points", 10), own_bye("bye-game-points", 20)];

const fn own_bye(key: &'static str, usual: u16) -> OptionFacts {
    OptionFacts { key, kind: OptionKind::Points { usual, most: 990 } }
}

/// Match points of a won, drawn and lost match.
pub const MATCH_POINTS: OptionFacts = OptionFacts {
    key: "match-points",
    kind: OptionKind::Choice { usual: "2-1-0", among: &["2-1-0", "3-1-0", "1-half-0", "3-2-1", OWN] },
};

/// The same, if the event sets them.
pub const OWN_MATCH_POINTS: [OptionFacts; 3] =
    [own_match_points("match-win", 2), own_match_points("match-draw", 1), own_match_points("match-loss", 0)];

const fn own_match_points(key: &'static str, usual: u16) -> OptionFacts {
    OptionFacts { key, kind: OptionKind::Number { usual, least: 0, most: 99 } }
}

/// Score that determines the scoregroups of teams: match points or game points (C.04.6 1.2).
pub const PRIMARY: OptionFacts =
    OptionFacts { key: "primary", kind: OptionKind::Choice { usual: "MP", among: &["MP", GAME_POINTS] } };

/// Colours of boards 1, 2, … of the team listed first (team-formats §4; TRF record 352).
pub const BOARD_COLOURS: OptionFacts = OptionFacts {
    key: "board-colours",
    kind: OptionKind::Choice {
        usual: WHITE_FIRST,
        among: &[WHITE_FIRST, "BWBW", "WBBW", "BWWB", "WWBB", "BBWW", "WWWW"],
    },
};

/// Boards on which the team with White on board 1 has White (TRF record 352).
pub const WHITE_BOARDS: OptionFacts = OptionFacts {
    key: tournament::WHITE_BOARDS,
    kind: OptionKind::Choice { usual: tournament::BOARD_SCHEMES[0], among: &tournament::BOARD_SCHEMES },
};

/// Returns true if game points determine the scoregroups.
pub fn is_by_game_points(options: &Options) -> bool {
    PRIMARY.is(GAME_POINTS, options)
}

/// Returns the match points of a won, drawn and lost match.
fn scheme(options: &Options) -> [Points; 3] {
    let OptionValue::Choice(word) = MATCH_POINTS.value(options) else { return [2, 1, 0].map(whole) };
    let read = |part: &str| match part {
        "half" => Some(Points::HALF),
        part => part.parse().ok().map(whole),
    };
    let parts: Vec<Points> = word.split('-').filter_map(read).collect();
    match parts[..] {
        [win, draw, loss] => [win, draw, loss],
        _ => OWN_MATCH_POINTS.map(|option| whole(option.number(options).into())),
    }
}

fn whole(points: i32) -> Points {
    Points::from_tenths(points * 10)
}

/// Sets the match points of a won, drawn and lost match; values that no scheme allows, such as more for a
/// loss, are ignored.
pub fn set_match_points(options: &mut Options, worth: [Points; 3]) {
    let OptionKind::Choice { among, .. } = MATCH_POINTS.kind else { return };
    let choice = |word: &str| OptionValue::Choice(word.to_owned());
    let mut tried = options.clone();
    for word in among.iter().filter(|word| **word != OWN) {
        MATCH_POINTS.set(&mut tried, choice(word));
        if scheme(&tried) == worth {
            *options = tried;
            return;
        }
    }
    MATCH_POINTS.set(&mut tried, choice(OWN));
    for (option, points) in OWN_MATCH_POINTS.iter().zip(worth) {
        option.set(&mut tried, OptionValue::Number(u16::try_from(points.tenths() / 10).unwrap_or_default()));
    }
    if scheme(&tried) == worth && check_match_points(&tried).is_ok() {
        *options = tried;
    }
}

/// Sets the game and match points of a team without an opponent; invalid values, or more than a match won on
/// all boards, are ignored.
pub fn set_team_bye(
    facts: &Facts,
    options: &mut Options,
    (games, matches): (Points, Points),
    (system, boards): (&PointSystem, u16),
) {
    let Some(option) = [MATCH_BYE, TEAM_BYE].into_iter().find(|option| facts.options.contains(option)) else {
        return;
    };
    let OptionKind::Choice { among, .. } = option.kind else { return };
    let (all_games, win) =
        TeamWorth::of(facts, options, system, boards).of_bye(Bye::Requested(RequestedBye::FullPoint));
    let has_it = |options: &Options| {
        TeamWorth::of(facts, options, system, boards).of_bye(Bye::PairingAllocated) == (games, matches)
    };
    if games > all_games || matches > win || has_it(options) {
        return;
    }
    for &word in among {
        let mut tried = options.clone();
        option.set(&mut tried, OptionValue::Choice(word.to_owned()));
        for (own, points) in OWN_BYE.iter().zip([matches, games]).filter(|_| word == OWN) {
            own.set(&mut tried, OptionValue::Number(u16::try_from(points.tenths()).unwrap_or(u16::MAX)));
        }
        if has_it(&tried) {
            *options = tried;
            return;
        }
    }
}

/// Checks that no worse result of a match is worth more.
///
/// # Errors
/// Returns the match points that are set.
pub fn check_match_points(options: &Options) -> Result<(), TableError> {
    let [win, draw, loss] = scheme(options);
    match win > loss && win >= draw && draw >= loss {
        true => Ok(()),
        false => Err(TableError::MatchPoints { win, draw, loss }),
    }
}

/// Returns true if virtual points are defined for teams under these options: they are match points, and a won
/// match must be worth two drawn ones (C.04.7 1.1; T-18).
pub fn allows_baku(options: &Options) -> bool {
    let [win, draw, loss] = scheme(options);
    !is_by_game_points(options) && win == draw + draw && loss == Points::ZERO
}

/// Sets the boards on which the team with White on board 1 has White, from a report that lists them for either team.
pub fn set_white_boards(options: &mut Options, told: &str) {
    let OptionKind::Choice { among, .. } = WHITE_BOARDS.kind else { return };
    let first = told.chars().next();
    let is_white: Vec<bool> = told.chars().map(|colour| Some(colour) == first).collect();
    let mut tried = options.clone();
    for word in among {
        WHITE_BOARDS.set(&mut tried, OptionValue::Choice((*word).to_owned()));
        if is_white.iter().enumerate().all(|(board, &white)| is_white_again(&tried, board) == white) {
            *options = tried;
            return;
        }
    }
}

/// Returns true if the team listed first has White on a board, counted from 0: by the scheme of the event,
/// which repeats from the fifth board.
pub fn is_first_white(options: &Options, board: usize) -> bool {
    let OptionValue::Choice(scheme) = BOARD_COLOURS.value(options) else { return board.is_multiple_of(2) };
    scheme.as_bytes().iter().cycle().nth(board) == Some(&b'W')
}

/// Returns the match points of a team for a match of this many games: two for more than half of the available
/// points, one for exactly half, none for less (team-formats, common terms). Double forfeits can leave both
/// sides below half.
pub fn match_points(team_points: Points, games: u16, system: &PointSystem) -> u8 {
    let all = system.win.tenths().saturating_mul(games.into());
    match team_points.tenths().saturating_mul(2).cmp(&all) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    }
}

/// Outcome of a match for a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchOutcome {
    Won,
    Drawn,
    /// Lost; by both teams if neither has any points.
    Lost,
}

/// Points of a team for a round without an opponent.
#[derive(Clone, Copy, Debug)]
enum WorthOfBye {
    /// Those of a won or drawn match, or none.
    Of(RequestedBye),
    /// Separate points.
    Own { games: Points, matches: Points },
}

/// Points of matches, and of rounds without one, in a team event.
#[derive(Clone, Copy, Debug)]
pub struct TeamWorth {
    /// For a won, drawn and lost match.
    scheme: [Points; 3],
    /// True if the two sides of a match are compared, as FIDE does; otherwise each is compared with half of
    /// the available points.
    compares: bool,
    /// For a round without an opponent.
    bye: WorthOfBye,
    system: PointSystem,
    boards: u16,
}

impl TeamWorth {
    pub fn of(facts: &Facts, options: &Options, system: &PointSystem, boards: u16) -> Self {
        let by_fide = facts.options.contains(&MATCH_BYE);
        let bye = if by_fide { MATCH_BYE } else { TEAM_BYE };
        let bye = match () {
            () if bye.is(OWN, options) => {
                let [matches, games] =
                    OWN_BYE.map(|option| Points::from_tenths(option.number(options).into()));
                WorthOfBye::Own { games, matches }
            }
            () if bye.is(WIN, options) => WorthOfBye::Of(RequestedBye::FullPoint),
            () if bye.is(DRAW, options) => WorthOfBye::Of(RequestedBye::HalfPoint),
            () => WorthOfBye::Of(RequestedBye::ZeroPoint),
        };
        let has_own = facts.options.contains(&MATCH_POINTS);
        let scheme = if has_own { scheme(options) } else { [2, 1, 0].map(whole) };
        Self { scheme, compares: by_fide, bye, system: *system, boards }
    }

    /// Returns the outcome of a finished match for both sides, from their game points.
    pub fn outcomes(&self, points: [Points; 2], games: u16) -> [MatchOutcome; 2] {
        use MatchOutcome::{Drawn, Lost, Won};
        if !self.compares {
            return points.map(|points| match match_points(points, games, &self.system) {
                2 => Won,
                1 => Drawn,
                _ => Lost,
            });
        }
        match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => [Won, Lost],
            std::cmp::Ordering::Less => [Lost, Won],
            std::cmp::Ordering::Equal if points[0] == Points::ZERO => [Lost; 2],
            std::cmp::Ordering::Equal => [Drawn; 2],
        }
    }

    /// Returns the match points of both sides of a finished match, from their game points. The loser of a
    /// match of which no board was played gets none.
    pub fn of_match(&self, points: [Points; 2], games: u16, is_played: bool) -> [Points; 2] {
        let [win, draw, loss] = self.scheme;
        self.outcomes(points, games).map(|outcome| match outcome {
            MatchOutcome::Won => win,
            MatchOutcome::Drawn => draw,
            MatchOutcome::Lost if is_played => loss,
            MatchOutcome::Lost => Points::ZERO,
        })
    }

    pub fn boards(&self) -> u16 {
        self.boards
    }

    pub fn game_win(&self) -> Points {
        self.system.win
    }

    pub fn game_draw(&self) -> Points {
        self.system.draw
    }

    /// Returns the match points of a won, drawn and lost match.
    pub fn scheme(&self) -> [Points; 3] {
        self.scheme
    }

    /// Returns the game points and match points of a round without a match.
    pub fn of_bye(&self, bye: Bye) -> (Points, Points) {
        let all = |each: Points| Points::from_tenths(each.tenths().saturating_mul(self.boards.into()));
        let [win, draw, _] = self.scheme;
        if let (Bye::PairingAllocated, WorthOfBye::Own { games, matches }) = (bye, self.bye) {
            return (games, matches);
        }
        match self.outcome_of_bye(bye) {
            MatchOutcome::Won => (all(self.system.win), win),
            MatchOutcome::Drawn => (all(self.system.draw), draw),
            MatchOutcome::Lost => (Points::ZERO, Points::ZERO),
        }
    }

    /// Returns the outcome that a round without a match counts as. Separate points count as the outcome with
    /// the same match points.
    pub fn outcome_of_bye(&self, bye: Bye) -> MatchOutcome {
        let [win, draw, _] = self.scheme;
        let worth = match (bye, self.bye) {
            (Bye::PairingAllocated, WorthOfBye::Own { matches, .. }) if matches == win => {
                RequestedBye::FullPoint
            }
            (Bye::PairingAllocated, WorthOfBye::Own { matches, .. }) if matches == draw => {
                RequestedBye::HalfPoint
            }
            (Bye::PairingAllocated, WorthOfBye::Own { .. }) => RequestedBye::ZeroPoint,
            (Bye::PairingAllocated, WorthOfBye::Of(bye)) | (Bye::Requested(bye), _) => bye,
        };
        match worth {
            RequestedBye::FullPoint => MatchOutcome::Won,
            RequestedBye::HalfPoint => MatchOutcome::Drawn,
            RequestedBye::ZeroPoint => MatchOutcome::Lost,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn match_points_of_a_report_are_set_as_far_as_an_event_can_have_them() {
        let tenths = |worth: [i32; 3]| worth.map(Points::from_tenths);
        let set = |worth: [i32; 3]| {
            let mut options = Options::default();
            set_match_points(&mut options, tenths(worth));
            scheme(&options).map(Points::tenths)
        };
        for worth in [[20, 10, 0], [30, 10, 0], [10, 5, 0], [30, 20, 10], [100, 50, 0], [40, 30, 30]] {
            assert_eq!(set(worth), worth);
        }
        for worth in [[25, 10, 0], [10, 20, 0], [10, 10, 10], [1000, 10, 0]] {
            assert_eq!(set(worth), [20, 10, 0], "{worth:?} cannot be set");
        }
    }

    #[test]
    fn the_bye_of_a_team_is_set_to_any_points_up_to_those_of_a_match_won_on_all_boards() {
        use MatchOutcome::{Drawn, Lost, Won};
        let of_fide = Facts { options: &[MATCH_BYE], ..Facts::classic("fide", "", &[]) };
        let of_table = Facts { options: &[TEAM_BYE], ..Facts::classic("table", "", &[]) };
        for (facts, usual) in [(&of_fide, (20, 10)), (&of_table, (0, 0))] {
            let set = |games: i32, matches: i32| {
                let (mut options, system) = (Options::default(), PointSystem::default());
                let told = [games, matches].map(Points::from_tenths);
                set_team_bye(facts, &mut options, told.into(), (&system, 4));
                let worth = TeamWorth::of(facts, &options, &system, 4);
                let (games, matches) = worth.of_bye(Bye::PairingAllocated);
                let is_own = [MATCH_BYE, TEAM_BYE].iter().any(|option| option.is(OWN, &options));
                ((games.tenths(), matches.tenths()), worth.outcome_of_bye(Bye::PairingAllocated), is_own)
            };
            for (told, outcome, is_own) in [
                ((40, 20), Won, false),
                ((20, 10), Drawn, false),
                ((0, 0), Lost, false),
                ((35, 20), Won, true),
                ((0, 10), Drawn, true),
                ((15, 5), Lost, true),
            ] {
                assert_eq!(set(told.0, told.1), (told, outcome, is_own), "{}", facts.id);
            }
            let more_than_won = [set(45, 20), set(40, 25)];
            assert_eq!(more_than_won.map(|(made, ..)| made), [usual; 2], "{}", facts.id);
        }
    }

    #[test]
    fn virtual_points_are_defined_where_a_match_won_is_worth_two_drawn_ones() {
        let allowed = |worth: [i32; 3]| {
            let mut options = Options::default();
            set_match_points(&mut options, worth.map(Points::from_tenths));
            allows_baku(&options)
        };
        assert_eq!(
            [[20, 10, 0], [10, 5, 0], [30, 10, 0], [30, 20, 10]].map(allowed),
            [true, true, false, false]
        );
    }

    #[test]
    fn the_colours_of_boards_are_known_for_either_team_and_repeat_from_the_fifth() {
        let set = |told: &str| {
            let mut options = Options::default();
            set_white_boards(&mut options, told);
            (0..6).map(|board| if is_white_again(&options, board) { 'W' } else { 'B' }).collect::<String>()
        };
        assert_eq!(set("WBWB"), "WBWBWB");
        assert_eq!(set("BWWB"), "WBBWWB");
        assert_eq!(set("WWBBWW"), "WWBBWW");
        assert_eq!(set("BBBB"), "WWWWWW");
        assert_eq!(set("WBBB"), "WBWBWB", "no scheme of these");
    }
}
