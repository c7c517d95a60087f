//! Search for the smallest changes that produce a round, in sequence, up to a number of pairings.

use super::hand::{ByHand, by_hand};
use super::{Change, Groups, RecordedRound, Unexplained, follow};
use crate::format::{Attendance, Field, Pair, Pairing, RoundRecord, Seat, Trace};
use crate::pairing::{Aside, pair_as_ruled};
use crate::tournament::{
    Bye, Colour, Forfeit, GameResult, Meeting, Outcome, PlayerId, RequestedBye, RoundNo,
};
use std::cmp::Reverse;

/// Maximum number of pairings tried for a round.
const TRIED: usize = 1500;

/// Maximum number of changes of a cause.
const CHANGES: usize = 2;

/// Alternative results that the round may have been paired with.
const RESULTS: [GameResult; 6] = [
    GameResult::Played(Outcome::WhiteWins),
    GameResult::Played(Outcome::Draw),
    GameResult::Played(Outcome::BlackWins),
    GameResult::Played(Outcome::BothLose),
    GameResult::Forfeit(Forfeit::ToWhite),
    GameResult::Forfeit(Forfeit::ToBlack),
];

/// Alternative byes for a round without a game.
const BYES: [Bye; 4] = [
    Bye::Requested(RequestedBye::ZeroPoint),
    Bye::Requested(RequestedBye::HalfPoint),
    Bye::Requested(RequestedBye::FullPoint),
    Bye::PairingAllocated,
];

pub(super) struct Search<'a> {
    asked: &'a RecordedRound,
    made: Option<&'a Pairing>,
    /// The causes found, all of the same size.
    causes: Vec<Vec<Change>>,
    nearest: Option<(Change, usize)>,
    tried: usize,
    is_bounded: bool,
}

impl<'a> Search<'a> {
    /// Starts the search for a round, for which its way makes `made`.
    pub(super) fn new(asked: &'a RecordedRound, made: Option<&'a Pairing>) -> Self {
        Self { asked, made, causes: Vec::new(), nearest: None, tried: 0, is_bounded: false }
    }

    /// Searches for single changes, then for pairs of changes; returns all of the smallest size, with the lists of
    /// boards empty.
    pub(super) fn run(mut self, groups: &Groups) -> Unexplained {
        self.groups(groups);
        let forbidden = self.pairs(&self.asked.field, &[]);
        self.byes();
        self.gone();
        let (differing, others): (Vec<Seat>, Vec<Seat>) = {
            let differing = self.differing();
            self.asked.field.present().partition(|seat| differing.contains(seat))
        };
        self.added(&differing);
        self.unplayed();
        self.results();
        self.afterwards();
        // A player added manually may have the place that the rules would assign, with all others differing.
        self.added(&others);
        if self.causes.is_empty() || self.size() > 1 {
            self.two_pairs(forbidden);
        }
        Unexplained {
            round: self.asked.round,
            boards: [Vec::new(), Vec::new()],
            bye: None,
            nearest: self.nearest.filter(|_| self.causes.is_empty()),
            causes: self.causes,
            more: 0,
            tried: self.tried,
            is_bounded: self.is_bounded,
        }
    }

    /// Number of changes of the causes found so far.
    fn size(&self) -> usize {
        self.causes.first().map_or(CHANGES + 1, Vec::len)
    }

    /// Keeps a cause unless smaller ones are known; a smaller one replaces them.
    fn keep(&mut self, cause: Vec<Change>) {
        if cause.len() < self.size() {
            self.causes.clear();
        }
        let is_as_small = cause.len() == self.size() || self.causes.is_empty();
        if is_as_small && !self.causes.contains(&cause) {
            self.causes.push(cause);
        }
    }

    /// Pairs a field after a decision; returns `None` if there is no pairing, or if the limit is reached.
    fn pair(&mut self, field: &Field, aside: &Aside) -> Option<Pairing> {
        if self.tried >= TRIED {
            self.is_bounded = true;
            return None;
        }
        self.tried += 1;
        pair_as_ruled(self.asked.swiss, field, aside, &mut Trace::silent()).ok()
    }

    /// Compares the outcome of changes with the round; the remainder counts as manual changes.
    fn weigh(&mut self, changes: &[Change], made: &Pairing) {
        let RecordedRound { swiss, field, recorded, .. } = self.asked;
        // The number of results tried is so large that one of them plus a manual change would often fit by chance.
        let is_assumed = |change: &Change| matches!(change, Change::Result { .. } | Change::Unplayed { .. });
        let most = match changes.iter().any(is_assumed) {
            true => 0,
            false => CHANGES.min(self.size()).saturating_sub(changes.len()),
        };
        if let Some(hand) = by_hand(*swiss, field, [made, recorded], most) {
            let hand = hand.into_iter().map(|change| self.told(change));
            self.keep(changes.iter().cloned().chain(hand).collect());
        }
        let otherwise = recorded.boards.len() - self.asked.explained(made);
        if let [change] = changes
            && self.nearest.as_ref().is_none_or(|(_, known)| otherwise < *known)
        {
            self.nearest = Some((change.clone(), otherwise));
        }
    }

    fn told(&self, change: ByHand) -> Change {
        match change {
            ByHand::Exchanged(seats) => Change::Exchanged(seats.map(|seat| self.asked.player(seat))),
            ByHand::Turned(seats) => Change::Turned(seats.map(|seat| self.asked.player(seat))),
        }
    }

    /// Keeps clubs, federations and families apart.
    fn groups(&mut self, groups: &Groups) {
        for (by, groups) in groups {
            let mut field = self.asked.field.clone();
            for seats in groups {
                for (at, &one) in seats.iter().enumerate() {
                    field.forbidden.extend(seats[at + 1..].iter().map(|&other| [one, other]));
                }
            }
            if field.forbidden.len() > self.asked.field.forbidden.len()
                && let Some(made) = self.pair(&field, &Aside::default())
            {
                self.weigh(&[Change::KeptApart(*by)], &made);
            }
        }
    }

    /// Keeps pairs apart that the way makes and the round does not, each in addition to `before`; returns those tried,
    /// with the resulting pairings.
    fn pairs(&mut self, field: &Field, before: &[[Seat; 2]]) -> Vec<([Seat; 2], Pairing)> {
        let made = match before {
            [] => self.made.cloned(),
            _ => self.asked.swiss.pair(field, &mut Trace::silent()).ok(),
        };
        let mut tried = Vec::new();
        for board in made.iter().flat_map(|made| &made.boards) {
            let ends = [board.white.min(board.black), board.white.max(board.black)];
            let is_recorded = self
                .asked
                .recorded
                .boards
                .iter()
                .any(|other| ends.contains(&other.white) && ends.contains(&other.black));
            if is_recorded {
                continue;
            }
            let mut field = field.clone();
            field.forbidden.push(ends);
            let Some(made) = self.pair(&field, &Aside::default()) else { continue };
            let mut pairs = [before, &[ends]].concat();
            pairs.sort_unstable();
            let changes: Vec<Change> = pairs
                .into_iter()
                .map(|pair| Change::Apart(pair.map(|seat| self.asked.player(seat))))
                .collect();
            self.weigh(&changes, &made);
            tried.push((ends, made));
        }
        tried
    }

    /// Keeps two pairs apart, starting with those after which the fewest boards differ.
    fn two_pairs(&mut self, mut first: Vec<([Seat; 2], Pairing)>) {
        first.sort_by_key(|(_, made)| Reverse(self.asked.explained(made)));
        for (pair, _) in first {
            let mut field = self.asked.field.clone();
            field.forbidden.push(pair);
            self.pairs(&field, &[pair]);
        }
    }

    /// Gives the bye manually to the player who has it.
    fn byes(&mut self) {
        let Some(bye) = self.asked.recorded.bye else { return };
        let aside = Aside { bye: Some(bye), ..Aside::default() };
        if let Some(made) = self.pair(&self.asked.field, &aside) {
            self.weigh(&[Change::Bye(self.asked.player(bye))], &made);
        }
    }

    /// Adds players who were paired and have since left.
    fn gone(&mut self) {
        let field = &self.asked.field;
        let away: Vec<Seat> =
            field.seats().filter(|&seat| field.player(seat).attendance == Attendance::Away).collect();
        for seat in away {
            let mut with = field.clone();
            with.players[seat.index()].attendance = Attendance::Present;
            with.players[seat.index()].requested_bye = None;
            if let Some(made) = self.pair(&with, &Aside::default()) {
                let made = self.without(&made, seat);
                self.weigh(&[Change::Gone(self.asked.player(seat))], &made);
            }
        }
    }

    /// Removes players who joined after the others were paired.
    fn added(&mut self, seats: &[Seat]) {
        for &seat in seats {
            let without = self.asked.field.without(&[seat]);
            // If they then got the bye, it was given manually.
            if let Some(made) = self.pair(&without, &Aside::default()).filter(|made| made.bye.is_some()) {
                let made = self.with(made, seat);
                self.weigh(&[Change::Added(self.asked.player(seat))], &made);
            }
        }
    }

    /// Removes a player from a pairing: the opponent meets the player with the bye, or gets it.
    fn without(&self, made: &Pairing, gone: Seat) -> Pairing {
        let is_of = |board: &&Pair| board.white == gone || board.black == gone;
        let board = made.boards.iter().find(is_of);
        let left = board.map(|board| if board.white == gone { board.black } else { board.white });
        let boards = made.boards.iter().filter(|board| !is_of(board)).copied().collect();
        let bye = made.bye.filter(|&seat| seat != gone);
        let others = Pairing::of(boards, bye, Vec::new());
        match left {
            Some(left) => self.with(others, left),
            None => others,
        }
    }

    /// Adds a player to a pairing: they meet the player with the bye, or get it. Such a board is manual, so its colours
    /// are those of the round, if the round has the board.
    fn with(&self, mut made: Pairing, added: Seat) -> Pairing {
        let Some(alone) = made.bye.take() else { return Pairing { bye: Some(added), ..made } };
        let RecordedRound { swiss, field, recorded, .. } = self.asked;
        let is_it = |board: &&Pair| [[alone, added], [added, alone]].contains(&[board.white, board.black]);
        let board = recorded.boards.iter().find(is_it).copied();
        made.boards.push(board.unwrap_or_else(|| swiss.colours(field, [alone, added]).0));
        made
    }

    /// Returns the players whose place in the round differs from the pairing of the way; all players if it has none.
    fn differing(&self) -> Vec<Seat> {
        let recorded = &self.asked.recorded;
        let is_made = |board: &&Pair| self.made.is_some_and(|made| made.boards.contains(board));
        let boards = recorded.boards.iter().filter(|board| !is_made(board));
        let bye = recorded.bye.filter(|_| self.made.is_none_or(|made| made.bye != recorded.bye));
        boards.flat_map(|board| [board.white, board.black]).chain(bye).collect()
    }

    /// Tries other kinds of byes for unplayed rounds of players in the round.
    fn unplayed(&mut self) {
        let field = &self.asked.field;
        for at in (0..field.round.index()).rev() {
            for seat in field.present() {
                let Some(&RoundRecord::Bye { bye, .. }) = field.player(seat).record.get(at) else { continue };
                for then in BYES.into_iter().filter(|then| *then != bye) {
                    let mut field = field.clone();
                    let points = field.points.of_bye(then);
                    let player = &mut field.players[seat.index()];
                    let points = points + player.given.get(at).copied().unwrap_or_default();
                    player.record[at] = RoundRecord::Bye { bye: then, points };
                    follow(&mut field, self.asked, at);
                    if let Some(made) = self.pair(&field, &Aside::default()) {
                        let round = RoundNo(u8::try_from(at + 1).unwrap_or(u8::MAX));
                        let player = self.asked.player(seat);
                        self.weigh(&[Change::Unplayed { round, player, then }], &made);
                    }
                }
            }
        }
    }

    /// Tries other results of earlier rounds: of the latest round first, and of players with a different place first.
    fn results(&mut self) {
        let differing = self.differing();
        for at in (0..self.asked.field.round.index()).rev() {
            let mut games = self.games(at);
            games.sort_by_key(|(seats, _)| !seats.iter().any(|seat| differing.contains(seat)));
            for (seats, played) in games {
                for then in RESULTS {
                    self.result(at, seats, played, then);
                }
                if self.is_bounded {
                    return;
                }
            }
        }
    }

    /// Returns the games of a round, White first, and true for those that were played.
    fn games(&self, at: usize) -> Vec<([Seat; 2], bool)> {
        let field = &self.asked.field;
        let game = |seat: Seat| match *field.player(seat).record.get(at)? {
            RoundRecord::Played { opponent, colour: Colour::White, .. } => Some(([seat, opponent], true)),
            RoundRecord::Forfeited { opponent, colour: Colour::White, .. } => Some(([seat, opponent], false)),
            _ => None,
        };
        field.seats().filter_map(game).collect()
    }

    /// Tries another result of one game.
    fn result(&mut self, at: usize, seats: [Seat; 2], played: bool, then: GameResult) {
        let mut field = self.asked.field.clone();
        let is_played = matches!(then, GameResult::Played(_));
        let mut changes = played != is_played;
        for (seat, own) in seats.into_iter().zip([Colour::White, Colour::Black]) {
            let player = &mut field.players[seat.index()];
            let now = field.points.of_game(then, own) + player.given.get(at).copied().unwrap_or_default();
            let Some(record) = player.record.get_mut(at) else { return };
            let (RoundRecord::Played { opponent, colour, points, float }
            | RoundRecord::Forfeited { opponent, colour, points, float }) = *record
            else {
                return;
            };
            changes |= points != now;
            *record = match is_played {
                true => RoundRecord::Played { opponent, colour, points: now, float },
                false => RoundRecord::Forfeited { opponent, colour, points: now, float },
            };
        }
        if !changes {
            return;
        }
        follow(&mut field, self.asked, at);
        if let Some(made) = self.pair(&field, &Aside::default()) {
            let [white, black]: [PlayerId; 2] = seats.map(|seat| self.asked.player(seat));
            let round = RoundNo(u8::try_from(at + 1).unwrap_or(u8::MAX));
            self.weigh(&[Change::Result { round, meeting: Meeting { white, black }, then }], &made);
        }
    }

    /// Explains the round by manual changes to the pairing of the way.
    fn afterwards(&mut self) {
        if let Some(made) = self.made {
            self.weigh(&[], made);
        }
    }
}
