//! The rounds of every player as norms count them, read from an event (1.4.1, 1.4.2, 1.4.6).

use super::game::{Flag, Had, NormRound, Opponent, UNRATED};
use crate::format::{Course as Paired, Trace};
use crate::pairing::{facts_of, propose};
use crate::tournament::{
    Board, BoardNo, Bye, Colour, Forfeit, GameResult, GameStage, Meeting, PlayerId, Round, RoundNo,
    RoundPlace, Snapshot,
};

/// The rounds of every player, player 1 first.
pub(super) type RoundsOfPlayers = Vec<Vec<NormRound>>;

/// An event after some of its rounds.
#[derive(Clone, Copy)]
pub(super) struct NormReading<'s> {
    pub(super) snapshot: &'s Snapshot,
    /// The last round with known results; for the next one pairings are known.
    pub(super) after: RoundNo,
    /// The last round that counts for norms.
    pub(super) last: RoundNo,
    /// True if ratings and titles are those on the day of the game (1.1.4).
    is_long: bool,
}

impl<'s> NormReading<'s> {
    pub(super) fn new(snapshot: &'s Snapshot, after: RoundNo, last: RoundNo) -> Self {
        Self { snapshot, after, last, is_long: snapshot.settings().is_long() }
    }

    pub(super) fn lines(self) -> RoundsOfPlayers {
        let players = self.snapshot.next_player().index();
        let mut lines: RoundsOfPlayers = vec![Vec::with_capacity(self.last.0.into()); players];
        for number in self.last.up_to() {
            match self.snapshot.round(number) {
                Some(round) if number <= self.after.next() || round.is_by_table() => {
                    self.read_round(number, round, &mut lines);
                }
                _ => self.read_to_come(number, &mut lines),
            }
        }
        lines
    }

    fn read_round(self, number: RoundNo, round: &Round, lines: &mut RoundsOfPlayers) {
        let mut push = |player: PlayerId, had: Had| {
            if let Some(lines) = lines.get_mut(player.index()) {
                lines.push(NormRound { round: number, had });
            }
        };
        for (at, board, result) in round.games() {
            let result = result.filter(|_| number <= self.after);
            for colour in [Colour::White, Colour::Black] {
                let had = self.of_board((number, round), at, board, result, colour);
                push(board.meeting.player(colour), had);
            }
        }
        for (player, _) in self.snapshot.players() {
            match round.place(player) {
                RoundPlace::AtBoard(..) => {}
                RoundPlace::Bye(Bye::PairingAllocated) => push(player, Had::PairingAllocated),
                _ => push(player, Had::Nothing),
            }
        }
    }

    /// Returns the outcome of a board for the player of a colour.
    fn of_board(
        self,
        (number, round): (RoundNo, &Round),
        at: BoardNo,
        board: &Board,
        result: Option<GameResult>,
        colour: Colour,
    ) -> Had {
        let Some(opponent) = self.opponent((number, Some(round)), board.meeting.player(colour.other()))
        else {
            return Had::Nothing;
        };
        // Further games of a match have a different time control than the event.
        if round.game_stage(at) != GameStage::Match {
            return Had::Nothing;
        }
        match result {
            None | Some(GameResult::Adjourned) if round.result(at).is_some() || round.awaits(at) => {
                Had::ToCome(Some(opponent))
            }
            None | Some(GameResult::Adjourned) => Had::Nothing,
            Some(result @ GameResult::Played(_)) => {
                let [white, black] = result.halves();
                let halves = if colour == Colour::White { white } else { black };
                Had::Played(opponent, u8::try_from(halves).unwrap_or(0))
            }
            // An unrated game was not finished over the board (TN-5).
            Some(GameResult::Unrated(_)) => Had::Nothing,
            Some(GameResult::Forfeit(forfeit)) => match (forfeit, colour) {
                (Forfeit::ToWhite, Colour::White) | (Forfeit::ToBlack, Colour::Black) => {
                    Had::ForfeitWin(opponent)
                }
                _ => Had::Nothing,
            },
        }
    }

    /// Adds the games of a future round: by the table if there is one.
    fn read_to_come(self, number: RoundNo, lines: &mut RoundsOfPlayers) {
        let is_table = facts_of(self.snapshot, number).is_some_and(|facts| facts.course == Paired::Table);
        let draft = is_table.then(|| propose(self.snapshot, number, Trace::silent()).ok()).flatten();
        let boards = draft.map(|proposal| proposal.draft.boards);
        for (player, registration) in self.snapshot.players() {
            let Some(lines) = lines.get_mut(player.index()) else { continue };
            let of_table = |boards: &Vec<Meeting>| {
                let meeting = boards.iter().find(|meeting| meeting.has(player))?;
                let other = if meeting.white == player { meeting.black } else { meeting.white };
                self.opponent((number, None), other)
            };
            let had = match &boards {
                _ if registration.away(number).is_some() => Had::Nothing,
                Some(boards) => of_table(boards).map_or(Had::Nothing, |opponent| Had::ToCome(Some(opponent))),
                None => Had::ToCome(None),
            };
            lines.push(NormRound { round: number, had });
        }
    }

    /// Returns the data of an opponent in a round; `None` if games against them do not count.
    pub(super) fn opponent(
        self,
        (number, round): (RoundNo, Option<&Round>),
        player: PlayerId,
    ) -> Option<Opponent> {
        let then = round.filter(|_| self.is_long).and_then(|round| round.registration(player));
        let known = &then.or_else(|| self.snapshot.player(player))?.player;
        let flag = Flag::of(known.federation.as_ref());
        let listed = rating_in(self.snapshot, player, number);
        let (rating, is_rated) = (listed.unwrap_or(UNRATED), listed.is_some());
        (flag != Flag::Outside).then_some(Opponent { player, rating, is_rated, title: known.title, flag })
    }

    /// Removes games against unrated players without a point against rated ones, once the former have played all their
    /// games (1.4.2b, TN-7).
    pub(super) fn leave_out_pointless(self, lines: &mut RoundsOfPlayers) {
        let is_unrated = |player: PlayerId| {
            self.snapshot.player(player).is_some() && rating_in(self.snapshot, player, self.last).is_none()
        };
        let is_pointless = |player: PlayerId| {
            let own = lines.get(player.index()).map(Vec::as_slice).unwrap_or_default();
            is_unrated(player)
                && own.iter().all(|line| match line.had {
                    Had::Played(opponent, halves) => halves == 0 || is_unrated(opponent.player),
                    Had::ToCome(_) => false,
                    Had::ForfeitWin(_) | Had::PairingAllocated | Had::Nothing => true,
                })
        };
        let pointless: Vec<PlayerId> =
            self.snapshot.players().map(|(id, _)| id).filter(|&id| is_pointless(id)).collect();
        for line in lines.iter_mut().flatten() {
            if matches!(line.had, Had::Played(opponent, _) if pointless.contains(&opponent.player)) {
                line.had = Had::Nothing;
            }
        }
    }
}

/// Returns the rating of a list that counts for norms in a round: that of the first day, in an event of more than 30
/// days that of the round (1.1.4). `None` for an unrated player, also with an estimate of the arbiter.
pub fn rating_in(snapshot: &Snapshot, player: PlayerId, round: RoundNo) -> Option<i32> {
    let player = &snapshot.player(player)?.player;
    let later = || player.later_ratings.in_round(round, |ratings| ratings.rating);
    let later = snapshot.settings().is_long().then(later).flatten();
    let rating = later.or_else(|| player.rating.filter(|_| !player.estimated.is_rating()))?;
    Some(i32::from(rating.get()))
}
