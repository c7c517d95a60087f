//! Reserved boards of players: for a wheelchair, or a device installed at one board.
//!
//! The rules determine the pairs and the order of their publication; they leave the seating in the hall to the arbiter.
//! So only the board numbers of a pairing change.

use crate::tournament::{BoardNo, Meeting, Snapshot};

/// Returns the reserved board of a meeting: the lower one if both players have one.
pub(crate) fn of_meeting(snapshot: &Snapshot, meeting: Meeting) -> Option<BoardNo> {
    let own = |id| snapshot.player(id).and_then(|known| known.own_board);
    own(meeting.white).into_iter().chain(own(meeting.black)).min()
}

/// Moves pairs, given in the order of publication, to their reserved boards; the others keep their order on the
/// remaining boards. A pair occupies `games` consecutive boards.
///
/// A board beyond the last is treated as the last one. If two pairs have the same reserved board, as can happen in a
/// small field when its players meet others, the first in order gets it, and the next one the nearest free board after
/// it, or else before it.
pub(crate) fn seat<T>(in_order: Vec<T>, games: u8, own: impl Fn(&T) -> Option<BoardNo>) -> Vec<T> {
    let count = in_order.len();
    let mut boards: Vec<Option<T>> = std::iter::repeat_with(|| None).take(count).collect();
    let mut others = Vec::new();
    for pair in in_order {
        let wanted = own(&pair).map(|board| board.index() / usize::from(games.max(1)));
        let free = wanted.and_then(|wanted| {
            let wanted = wanted.min(count - 1);
            let is_free = |at: &usize| boards.get(*at).is_some_and(Option::is_none);
            (wanted..count).find(is_free).or_else(|| (0..wanted).rev().find(is_free))
        });
        match free.and_then(|at| boards.get_mut(at)) {
            Some(board) => *board = Some(pair),
            None => others.push(pair),
        }
    }
    let mut others = others.into_iter();
    boards.into_iter().filter_map(|board| board.or_else(|| others.next())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, CommandError, apply};
    use crate::format::Trace;
    use crate::pairing::propose;
    use crate::pairing::review::Review;
    use crate::test_events::{check_report, reported, settings};
    use crate::tournament::{Name, Player, PlayerId, Rating, RequestedBye, Round, RoundNo, TieBreakRules};
    use crate::trf;

    /// Seats five pairs, some of which have a reserved board.
    fn seated(own: &[(char, u16)]) -> String {
        let board = |pair: &char| own.iter().find(|(who, _)| who == pair).map(|&(_, board)| BoardNo(board));
        seat("abcde".chars().collect(), 1, board).into_iter().collect()
    }

    #[test]
    fn players_with_a_reserved_board_sit_there_and_the_others_keep_their_order() {
        assert_eq!(seated(&[]), "abcde");
        assert_eq!(seated(&[('d', 1)]), "dabce");
        assert_eq!(seated(&[('a', 4), ('e', 2)]), "becad");
    }

    #[test]
    fn a_board_beyond_the_last_is_the_last_one_and_one_that_is_taken_the_next() {
        assert_eq!(seated(&[('b', 40)]), "acdeb");
        assert_eq!(seated(&[('a', 2), ('b', 2)]), "cabde");
        assert_eq!(seated(&[('a', 9), ('b', 9)]), "cdeba");
    }

    #[test]
    fn a_match_of_two_games_takes_both_of_its_boards_there() {
        let board = |pair: &char| (*pair == 'c').then_some(BoardNo(4));
        assert_eq!(seat("abc".chars().collect(), 2, board), ['a', 'c', 'b']);
    }

    #[test]
    fn a_player_with_an_own_board_sits_there_in_drafts_and_in_the_event_of_a_report() {
        let mut event = Snapshot::new(settings("dutch-2026", TieBreakRules::Fide2026, 3));
        for number in 1..=8 {
            let rating = Rating::new(2400 - 10 * number).ok();
            let player = Player { rating, ..Player::named(Name::new(&format!("Player {number}")).unwrap()) };
            let register = Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
            event = apply(&event, &register).unwrap();
        }
        let own = |id, board| Command::SetOwnBoard { id: PlayerId(id), board: Some(BoardNo(board)) };
        event = apply(&event, &own(4, 1)).unwrap();
        let taken = CommandError::OwnBoardTaken { board: BoardNo(1), holder: PlayerId(4) };
        assert_eq!(apply(&event, &own(5, 1)).unwrap_err(), taken);
        assert_eq!(apply(&event, &own(5, 0)).unwrap_err(), CommandError::OwnBoardZero);
        let draft = propose(&event, RoundNo(1), Trace::silent()).unwrap().draft;
        let seated = |round: &Round| round.boards().iter().map(|board| board.meeting).collect::<Vec<_>>();
        let meetings: Vec<(u32, u32)> =
            draft.boards.iter().map(|meeting| (meeting.white.0, meeting.black.0)).collect();
        assert_eq!(meetings, [(8, 4), (1, 5), (6, 2), (3, 7)]);
        event = apply(&event, &Command::DraftRound(draft)).unwrap();
        let round = event.round(RoundNo(1)).unwrap();
        let order = Review::of(&event, RoundNo(1)).unwrap().order(&event, round);
        assert!(order.is_sorted(), "they are in order as they are");
        event = apply(&event, &Command::publish(RoundNo(1))).unwrap();
        check_report(&event, "own board");
        let read = reported(&trf::from_snapshot(&event));
        assert_eq!(seated(read.round(RoundNo(1)).unwrap()), seated(event.round(RoundNo(1)).unwrap()));
    }
}
