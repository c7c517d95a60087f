//! Interactions of commands: late entries, departures, recorded floats and results.

use super::{Command, CommandError, Follow, SeatingEdit, apply, departure};
use crate::format::{RoundRecord, Trace};
use crate::pairing::propose;
use crate::standings::standings;
use crate::tiebreak::TieBreakWarning;
use crate::tournament::{
    BoardFloat, BoardNo, Bye, Colour, DepartingAct, Departure, EnteredValue, ForbiddenPair, Forfeit,
    GameResult, Meeting, Name, Outcome, Player, PlayerId, Points, Rating, RatingOnly, RequestedBye, RoundNo,
    RoundPlace, Settings, Snapshot, StartPosition, SystemId, TieBreakId,
};

const WHITE_WINS: GameResult = GameResult::Played(Outcome::WhiteWins);
const BLACK_WINS: GameResult = GameResult::Played(Outcome::BlackWins);

/// An event to which commands are applied one by one.
pub(super) struct Event(pub(super) Snapshot);

impl Event {
    /// Players 1 to `players`, strongest first.
    pub(super) fn of(players: u32) -> Self {
        let mut event = Self(Snapshot::blank());
        let initial_colour = Some(Colour::White);
        event.act(Command::Announce(Box::new(Settings {
            initial_colour,
            ..Settings::named(Name::new("Open").unwrap())
        })));
        for number in 1..=players {
            event.register(2400 - 10 * i64::from(number), 1);
        }
        event
    }

    #[track_caller]
    pub(super) fn act(&mut self, command: Command) {
        self.0 = apply(&self.0, &command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    #[track_caller]
    pub(super) fn is_refused(&self, command: &Command) -> CommandError {
        apply(&self.0, command).expect_err("the command is refused")
    }

    pub(super) fn register(&mut self, rating: i64, arrival: u8) -> PlayerId {
        let id = self.0.next_player();
        let player =
            Player { rating: Rating::new(rating).ok(), ..Player::named(Name::new("Player").unwrap()) };
        let missed = RequestedBye::ZeroPoint;
        self.act(Command::Register { player, arrival: RoundNo(arrival), missed });
        id
    }

    #[track_caller]
    pub(super) fn draft(&mut self, round: u8) {
        let proposal = propose(&self.0, RoundNo(round), Trace::silent()).unwrap();
        self.act(Command::DraftRound(proposal.draft));
    }

    pub(super) fn publish(&mut self, round: u8) {
        self.act(Command::publish(RoundNo(round)));
    }

    /// Pairs, publishes and plays rounds; White always wins.
    pub(super) fn play(&mut self, rounds: std::ops::RangeInclusive<u8>) {
        for round in rounds {
            self.draft(round);
            self.publish(round);
            self.enter_all(round);
        }
    }

    pub(super) fn enter_all(&mut self, round: u8) {
        for board in
            (1..=self.round(round).boards().len()).map(|board| BoardNo(u16::try_from(board).unwrap()))
        {
            self.act(Command::EnterResult { round: RoundNo(round), board, result: WHITE_WINS });
        }
    }

    pub(super) fn round(&self, round: u8) -> &crate::tournament::Round {
        self.0.round(RoundNo(round)).unwrap()
    }

    pub(super) fn meeting(&self, round: u8, board: u16) -> Meeting {
        self.round(round).board(BoardNo(board)).unwrap().meeting
    }

    pub(super) fn reseat(&self, round: u8, edits: &[SeatingEdit]) -> Command {
        Command::Reseat { round: RoundNo(round), edits: edits.to_vec(), reason: "F.6".to_owned() }
    }
}

fn edit(round: u8, edit: SeatingEdit) -> Command {
    Command::EditDraft { round: RoundNo(round), edit }
}

fn correct(round: u8, board: u16, result: Option<GameResult>, follow: Follow) -> Command {
    let (round, board) = (RoundNo(round), BoardNo(board));
    Command::CorrectResult { round, board, result, follow, reason: "F.7".to_owned() }
}

fn turn_colours(round: u8, board: u16, follow: Follow) -> Command {
    let (round, board) = (RoundNo(round), BoardNo(board));
    Command::CorrectColours { round, board, follow, reason: "F.7".to_owned() }
}

#[test]
fn a_player_added_to_a_round_early_has_the_next_number_and_their_game_counts() {
    let mut event = Event::of(5);
    event.draft(1);
    let bye = event.round(1).pairing_allocated_bye().unwrap();
    let late = event.register(2500, 4);
    event.act(edit(1, SeatingEdit::CallIn { player: late }));
    event.act(edit(1, SeatingEdit::Seat { meeting: Meeting { white: late, black: bye }, board: BoardNo(3) }));
    event.publish(1);
    event.enter_all(1);
    assert_eq!(event.0.numbering().last(), Some(&late));
    assert_eq!(event.0.player(late).unwrap().arrival, RoundNo(1));
    let next = propose(&event.0, RoundNo(2), Trace::silent()).unwrap();
    let seat = next.order.iter().position(|&id| id == bye).unwrap();
    assert!(matches!(next.field.players[seat].record[0], RoundRecord::Played { points: Points::ZERO, .. }));
    assert!(next.draft.boards.iter().any(|meeting| meeting.has(late)));
}

#[test]
fn an_undone_registration_removes_its_forbidden_pairs() {
    let mut event = Event::of(3);
    let (first, last) = (RoundNo(1), RoundNo(7));
    let pair = |one, other| ForbiddenPair { players: [PlayerId(one), PlayerId(other)], first, last };
    let forbidden = vec![pair(1, 2), pair(1, 3)];
    event.act(Command::Announce(Box::new(Settings { forbidden, ..event.0.settings().clone() })));
    event.act(Command::RemovePlayer { id: PlayerId(2) });
    assert_eq!(event.0.settings().forbidden, [pair(1, 3)]);
    let rounds = RoundNo(9);
    event.act(Command::Announce(Box::new(Settings { rounds, ..event.0.settings().clone() })));
}

#[test]
fn reseating_keeps_with_each_pair_what_was_noted_of_it() {
    let mut event = Event::of(6);
    event.play(1..=1);
    event.draft(2);
    event.publish(2);
    let floats = |event: &Event| -> Vec<(Meeting, BoardFloat)> {
        event.round(2).boards().iter().map(|board| (board.meeting, board.noted)).collect()
    };
    let before = floats(&event);
    assert_ne!(before[1].1, BoardFloat::Level, "three of six have a point, so one of them floats");
    let result = GameResult::Played(Outcome::Draw);
    event.act(Command::EnterResult { round: RoundNo(2), board: BoardNo(3), result });
    event.act(correct(2, 3, Some(WHITE_WINS), Follow::RatingReportOnly));
    // The second pair moves to the end: unpaired and paired again.
    let meeting = event.meeting(2, 2);
    let apart = SeatingEdit::TakeApart { board: BoardNo(2) };
    let together = SeatingEdit::Seat { meeting, board: BoardNo(3) };
    event.act(event.reseat(2, &[apart, together]));
    assert_eq!(floats(&event), [before[0], before[2], before[1]]);
    assert_eq!(event.round(2).rating_only(BoardNo(2)).map(|shown| shown.result), Some(WHITE_WINS));
    assert_eq!(event.round(2).rating_only(BoardNo(3)), None);
}

#[test]
fn an_edit_that_changes_nothing_is_refused() {
    let mut event = Event::of(5);
    event.draft(1);
    let Meeting { white, black } = event.meeting(1, 1);
    let bye = event.round(1).pairing_allocated_bye().unwrap();
    let swap = |players| edit(1, SeatingEdit::Swap { players });
    assert_eq!(event.is_refused(&swap([white, white])), CommandError::NoChange);
    let give = SeatingEdit::GiveBye { player: bye, bye: Bye::PairingAllocated };
    assert_eq!(event.is_refused(&edit(1, give)), CommandError::NoChange);
    event.act(swap([white, black]));
    assert_eq!(event.meeting(1, 1), Meeting { white: black, black: white });
    event.publish(1);
    assert_eq!(event.is_refused(&event.reseat(1, &[])), CommandError::NoChange);
    let turn = SeatingEdit::TurnColours { board: BoardNo(1) };
    assert_eq!(event.is_refused(&event.reseat(1, &[turn.clone(), turn])), CommandError::NoChange);
}

#[test]
fn a_correction_for_the_rating_report_changes_neither_scores_nor_colours() {
    let mut event = Event::of(4);
    event.play(1..=2);
    let before = event.0.clone();
    let Meeting { white, black } = event.meeting(1, 1);
    event.act(correct(1, 1, Some(BLACK_WINS), Follow::RatingReportOnly));
    event.act(turn_colours(1, 1, Follow::RatingReportOnly));
    let shown = RatingOnly { meeting: Meeting { white: black, black: white }, result: WHITE_WINS };
    assert_eq!(event.round(1).rating_only(BoardNo(1)), Some(shown));
    let next = |snapshot| propose(snapshot, RoundNo(3), Trace::silent()).unwrap().field;
    assert_eq!(next(&event.0), next(&before));
    let again = correct(1, 1, Some(WHITE_WINS), Follow::RatingReportOnly);
    assert_eq!(event.is_refused(&again), CommandError::NoChange);
    event.act(turn_colours(1, 1, Follow::RatingReportOnly));
    event.act(correct(1, 1, Some(WHITE_WINS), Follow::RatingReportOnly));
    assert_eq!(event.0, before, "what is taken back leaves nothing");
    event.act(correct(1, 1, Some(BLACK_WINS), Follow::RatingReportOnly));
    event.act(correct(1, 1, Some(GameResult::Adjourned), Follow::Record));
    assert_eq!(event.round(1).rating_only(BoardNo(1)), None, "what counts now is later knowledge");
}

#[test]
fn a_result_is_cleared_only_when_no_later_round_is_paired_from_it() {
    let mut event = Event::of(4);
    event.play(1..=2);
    let closed = CommandError::RoundClosed { round: RoundNo(1), next: RoundNo(2) };
    assert_eq!(event.is_refused(&correct(1, 1, None, Follow::Record)), closed);
    event.act(correct(1, 1, None, Follow::UndoLater { from: RoundNo(2) }));
    assert_eq!((event.0.last_paired(), event.round(1).missing()), (Some(RoundNo(1)), 1));
}

#[test]
fn manual_changes_for_a_withdrawn_player_bring_a_draft_up_to_date() {
    let mut event = Event::of(4);
    event.draft(1);
    let Meeting { white, black } = event.meeting(1, 1);
    event.act(Command::Withdraw { id: white, from: RoundNo(1) });
    event.act(edit(1, SeatingEdit::TakeApart { board: BoardNo(1) }));
    event.act(edit(1, SeatingEdit::GiveBye { player: white, bye: Bye::ABSENT }));
    event.act(edit(1, SeatingEdit::GiveBye { player: black, bye: Bye::PairingAllocated }));
    event.publish(1);
    assert_eq!(event.round(1).place(white), RoundPlace::Bye(Bye::ABSENT));
}

#[test]
fn a_conflict_stays_with_its_board_until_the_arbiter_chooses() {
    let mut event = Event::of(4);
    event.draft(1);
    event.publish(1);
    let (round, first, second) = (RoundNo(1), BoardNo(1), BoardNo(2));
    let note = |board, found| Command::NoteConflict { round, board, found };
    let conflicts = |event: &Event| event.0.conflicts().collect::<Vec<_>>();
    event.act(Command::EnterResult { round, board: first, result: WHITE_WINS });
    event.act(Command::EnterResult { round, board: second, result: WHITE_WINS });
    assert_eq!(event.is_refused(&note(first, WHITE_WINS)), CommandError::NoChange, "that is what stands");
    event.act(note(first, BLACK_WINS));
    event.act(note(second, BLACK_WINS));
    assert_eq!(event.is_refused(&note(first, BLACK_WINS)), CommandError::NoChange, "noted already");
    assert_eq!(event.0.round(round).unwrap().result(first), Some(WHITE_WINS), "what stands counts");
    let both = [(round, first, BLACK_WINS), (round, second, BLACK_WINS)];
    assert_eq!(conflicts(&event), both);
    event.act(Command::ClearResult { round, board: first });
    assert_eq!(conflicts(&event), both, "clearing chooses nothing");
    event.act(Command::EnterResult { round, board: first, result: BLACK_WINS });
    assert_eq!(conflicts(&event), both[1..], "what was found stands now");
    event.draft(2);
    event.publish(2);
    assert_eq!(conflicts(&event), both[1..], "a later round settles nothing");
    let correct = |result, reason: &str| Command::CorrectResult {
        round,
        board: second,
        result: Some(result),
        follow: Follow::Record,
        reason: reason.to_owned(),
    };
    let mut corrected = Event(event.0.clone());
    corrected.act(correct(GameResult::Played(Outcome::Draw), "seen by both players"));
    assert_eq!(conflicts(&corrected), [], "a correction is a choice, whatever was found");
    event.act(Command::SettleConflict { round, board: second });
    assert_eq!((conflicts(&event), event.0.round(round).unwrap().result(second)), (vec![], Some(WHITE_WINS)));
    let again = Command::SettleConflict { round, board: second };
    assert_eq!(event.is_refused(&again), CommandError::NoChange);
}

#[test]
fn a_forfeit_by_withdrawal_resolves_the_conflict_that_names_it() {
    let mut event = Event::of(4);
    let settings =
        Settings { system: SystemId::new("round-robin"), rounds: RoundNo(3), ..event.0.settings().clone() };
    event.act(Command::Announce(Box::new(settings)));
    event.draft(1);
    event.publish(1);
    let (round, board) = (RoundNo(1), BoardNo(1));
    let found = GameResult::Forfeit(Forfeit::ToWhite);
    event.act(Command::NoteConflict { round, board, found });
    let black = event.round(1).board(board).unwrap().meeting.black;
    event.act(Command::Withdraw { id: black, from: round });
    assert_eq!(event.round(1).result(board), Some(found));
    assert_eq!(event.0.conflicts().count(), 0, "the other result counts now");
}

#[test]
fn a_player_added_to_a_round_is_ranked_before_the_next_round() {
    let mut event = Event::of(5);
    event.draft(1);
    let bye = event.round(1).pairing_allocated_bye().unwrap();
    let late = event.register(2500, 2);
    event.act(edit(1, SeatingEdit::CallIn { player: late }));
    event.act(edit(1, SeatingEdit::Seat { meeting: Meeting { white: late, black: bye }, board: BoardNo(3) }));
    event.publish(1);
    event.enter_all(1);
    assert_eq!(event.0.numbering(), [1, 2, 3, 4, 5, late.0].map(PlayerId));
    event.draft(2);
    assert_eq!(event.0.numbering(), [late.0, 1, 2, 3, 4, 5].map(PlayerId));
}

#[test]
fn q222_the_position_of_a_round_of_chess960_is_drawn_once_and_goes_with_the_round() {
    let mut event = Event::of(4);
    let position = |number| StartPosition::new(number).unwrap();
    let draw = |round, number| Command::DrawPosition {
        round: RoundNo(round),
        position: position(number),
        seed: None,
    };
    assert_eq!(event.is_refused(&draw(1, 518)), CommandError::NoChess960);
    event.act(Command::Announce(Box::new(Settings { chess960: true, ..event.0.settings().clone() })));
    event.draft(1);
    event.publish(1);
    event.act(draw(1, 33));
    let stands = CommandError::PositionDrawn { round: RoundNo(1), stands: position(33) };
    assert_eq!(event.is_refused(&draw(1, 34)), stands);
    assert_eq!(
        event.is_refused(&draw(99, 34)),
        CommandError::BeyondLast { round: RoundNo(99), last: event.0.last_round() }
    );
    event.enter_all(1);
    event.play(2..=2);
    assert_eq!(event.is_refused(&draw(2, 34)), CommandError::RoundBegun { round: RoundNo(2) });
    let file = crate::trf::from_snapshot(&event.0);
    let read = crate::trf::to_commands(&file, &event.0.settings().system).unwrap().event;
    assert_eq!(
        (read.settings().chess960, read.position(RoundNo(1))),
        (true, Some(position(33))),
        "the report keeps it"
    );
    event.act(Command::UndoRound { round: RoundNo(1), reason: "a player was forgotten".to_owned() });
    assert_eq!(event.0.position(RoundNo(1)), None, "a round that is made anew is drawn anew");
}

#[test]
fn q207_manual_tie_breaks_are_entered_and_decide_at_their_place_in_the_list() {
    let mut event = Event::of(4);
    let list = vec![TieBreakId::new("ENT")];
    event.act(Command::Announce(Box::new(Settings {
        tie_breaks: list.clone(),
        ..event.0.settings().clone()
    })));
    event.play(1..=1);
    let value = |text: &str| Some(text.parse::<EnteredValue>().unwrap());
    let order = |event: &Event| -> Vec<u32> {
        standings(&event.0, RoundNo(1), &list).rows.iter().map(|row| row.player.0).collect()
    };
    let [first, second, third, fourth] = *order(&event) else { panic!("four players") };
    let missing = standings(&event.0, RoundNo(1), &list).warnings;
    assert_eq!(missing, [TieBreakWarning::NotEntered { id: TieBreakId::new("ENT"), players: 4 }]);
    let enter = |values: &[(u32, Option<EnteredValue>)]| Command::EnterValues {
        values: values.iter().map(|&(id, value)| (PlayerId(id), value)).collect(),
    };
    event.act(enter(&[
        (first, value("3.25")),
        (second, value("3.5")),
        (third, value("-1")),
        (fourth, value("-1")),
    ]));
    assert_eq!(order(&event), [second, first, third, fourth]);
    let made = standings(&event.0, RoundNo(1), &list);
    assert_eq!(made.rows[1].decided_by, Some(0));
    assert_eq!(made.columns[0].format.plain(&made.rows[1].values[0]), "3.25");
    let file = crate::trf::from_snapshot(&event.0);
    let read = crate::trf::to_commands(&file, &event.0.settings().system).unwrap().event;
    let kept: Vec<_> = standings(&read, RoundNo(1), &list).rows.into_iter().map(|row| row.values).collect();
    assert_eq!(
        kept,
        made.rows.iter().map(|row| row.values.clone()).collect::<Vec<_>>(),
        "the report keeps them"
    );
    event.act(enter(&[(second, None)]));
    assert_eq!(event.is_refused(&enter(&[(second, None)])), CommandError::NoChange);
}

#[test]
fn points_given_and_taken_count_from_the_next_pairing_on_and_go_with_the_round() {
    let mut event = Event::of(6);
    event.play(1..=1);
    event.draft(2);
    event.publish(2);
    let adjust = |id, round, tenths| Command::AdjustPoints {
        id: PlayerId(id),
        round: RoundNo(round),
        points: Points::from_tenths(tenths),
        reason: "12.9.5".to_owned(),
    };
    let closed = CommandError::RoundClosed { round: RoundNo(1), next: RoundNo(2) };
    assert_eq!(event.is_refused(&adjust(1, 1, -5)), closed, "round 2 is paired from it");
    assert!(matches!(event.is_refused(&adjust(1, 2, -5)), CommandError::NotPlayedYet { .. }));
    event.enter_all(2);
    let before = event.0.scores(2);
    event.act(adjust(1, 2, -5));
    event.act(adjust(2, 2, 10));
    let [one, two] = [0, 1].map(|at: usize| (event.0.scores(2)[at] - before[at]).tenths());
    assert_eq!([one, two], [-5, 10]);
    let score = |id| {
        let made = standings(&event.0, RoundNo(2), &[]);
        made.rows.iter().find(|row| row.player == PlayerId(id)).unwrap().score
    };
    assert_eq!([score(1), score(2)], [event.0.scores(2)[0], event.0.scores(2)[1]]);
    event.draft(3);
    let scores = crate::test_events::field_before(&event.0, RoundNo(3)).players;
    let paired: Vec<_> = scores.iter().map(|player| player.score()).collect();
    assert!(paired.contains(&event.0.scores(2)[1]), "it is paired by the points that count");
    event.act(Command::DiscardDraft { round: RoundNo(3) });
    event.act(adjust(1, 2, 0));
    assert_eq!(event.is_refused(&adjust(1, 2, 0)), CommandError::NoChange);
    event.act(Command::UndoRound { round: RoundNo(2), reason: "a player was forgotten".to_owned() });
    event.draft(2);
    event.publish(2);
    event.enter_all(2);
    assert_eq!(event.0.scores(2), before, "a round that is made anew has none");
}

#[test]
fn points_of_a_table_given_too_far_back_leave_fide_mode() {
    let mut event = Event::of(6);
    let settings =
        Settings { system: SystemId::new("round-robin"), rounds: RoundNo(5), ..event.0.settings().clone() };
    event.act(Command::Announce(Box::new(settings)));
    event.play(1..=4);
    let adjust = |round| Command::AdjustPoints {
        id: PlayerId(1),
        round: RoundNo(round),
        points: Points::from_tenths(-10),
        reason: "penalty".to_owned(),
    };
    let act = DepartingAct::EarlierRound(RoundNo(2));
    assert_eq!(departure(&event.0, &adjust(2)), Some(Departure { round: RoundNo(4), act }));
    assert_eq!([3, 4].map(|round| departure(&event.0, &adjust(round))), [None, None]);
}

#[test]
fn a_match_with_boards_in_another_order_is_unpaired_as_a_whole() {
    let mut event = Event::of(4);
    event.act(Command::Announce(Box::new(Settings {
        system: SystemId::new("double-swiss-2026"),
        ..event.0.settings().clone()
    })));
    event.draft(1);
    let edit = |edit| Command::EditDraft { round: RoundNo(1), edit };
    event.act(edit(SeatingEdit::Arrange { order: [2, 1, 4, 3].map(BoardNo).to_vec() }));
    for left in [2, 0] {
        event.act(edit(SeatingEdit::TakeApart { board: BoardNo(1) }));
        assert_eq!(event.0.round(RoundNo(1)).unwrap().games().count(), left);
    }
}
