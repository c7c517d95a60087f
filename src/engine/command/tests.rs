//! Commands where one thing touches another: who comes late, who is gone, what was noted and what counts.

use super::{Command, CommandError, Follow, SeatingEdit, apply};
use crate::collate::Language;
use crate::format::{RoundRecord, Trace};
use crate::pairing::numbering::{NumberCause, number_changes};
use crate::pairing::{ProposeError, pair_again, propose, system, within_limits};
use crate::tournament::{
    Acceleration, BoardFloat, BoardNo, Bye, Colour, ForbiddenPair, GameResult, Meeting, Name, Outcome, Place,
    Player, PlayerId, Points, Rating, RatingOnly, RequestedBye, RoundNo, Settings, Snapshot, SystemId,
};

const WHITE_WINS: GameResult = GameResult::Played(Outcome::WhiteWins);
const BLACK_WINS: GameResult = GameResult::Played(Outcome::BlackWins);

/// An event to which commands are done one by one.
pub(super) struct Event(pub(super) Snapshot);

impl Event {
    /// Players 1 to `players`, the strongest first.
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

    fn enter_all(&mut self, round: u8) {
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
fn who_is_called_in_early_gets_the_next_number_and_their_game_counts() {
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
fn a_late_entry_taken_back_leaves_the_numbers_and_the_next_draw_whole() {
    let mut event = Event::of(4);
    event.play(1..=1);
    let late = event.register(2500, 2);
    event.draft(2);
    event.act(Command::DiscardDraft { round: RoundNo(2) });
    event.act(Command::RemovePlayer { id: late });
    assert_eq!(event.0.numbering(), [1, 2, 3, 4].map(PlayerId));
    event.draft(2);
}

#[test]
fn a_registration_taken_back_takes_its_forbidden_pairs_along() {
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
        event.round(2).boards().iter().map(|board| (board.meeting, board.float)).collect()
    };
    let before = floats(&event);
    assert_ne!(before[1].1, BoardFloat::Level, "three of six have a point, so one of them floats");
    let result = GameResult::Played(Outcome::Draw);
    event.act(Command::EnterResult { round: RoundNo(2), board: BoardNo(3), result });
    event.act(correct(2, 3, Some(WHITE_WINS), Follow::RatingReportOnly));
    // The second pair goes to the end: apart and together again.
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
fn nobody_withdraws_from_a_round_that_the_event_does_not_have() {
    let event = Event::of(2);
    for round in [0, 8].map(RoundNo) {
        let refused = event.is_refused(&Command::Withdraw { id: PlayerId(1), from: round });
        assert_eq!(refused, CommandError::BeyondLast { round, last: RoundNo(7) });
    }
}

#[test]
fn a_bye_arranged_for_one_round_goes_before_what_missed_rounds_count() {
    let mut event = Event::of(4);
    let late = event.register(2000, 3);
    let bye = Some(RequestedBye::HalfPoint);
    event.act(Command::SetBye { id: late, round: RoundNo(2), bye });
    event.play(1..=2);
    let places = [1, 2].map(|round| event.round(round).place(late));
    assert_eq!(places, [Bye::ABSENT, Bye::Requested(RequestedBye::HalfPoint)].map(Place::Bye));
}

#[test]
fn who_comes_back_does_not_change_the_rounds_before() {
    let mut event = Event::of(6);
    event.play(1..=1);
    event.act(Command::Withdraw { id: PlayerId(3), from: RoundNo(2) });
    event.play(2..=2);
    event.act(Command::Reinstate { id: PlayerId(3) });
    assert!(pair_again(&event.0, RoundNo(2)).unwrap().is_identical());
    event.draft(3);
    assert!(event.round(3).boards().iter().any(|board| board.meeting.has(PlayerId(3))));
}

#[test]
fn a_draft_that_no_longer_says_who_takes_part_is_paired_again_before_it_is_published() {
    let outdated = |event: &Event| super::outdating(&event.0, RoundNo(2));
    let mut event = Event::of(6);
    event.play(1..=1);
    event.draft(2);
    event.act(Command::Withdraw { id: PlayerId(3), from: RoundNo(2) });
    let late = event.register(2000, 2);
    let half = Some(RequestedBye::HalfPoint);
    event.act(Command::SetBye { id: PlayerId(5), round: RoundNo(2), bye: half });
    // Who leaves later leaves this draft alone.
    event.act(Command::Withdraw { id: PlayerId(6), from: RoundNo(3) });
    assert_eq!(outdated(&event), [PlayerId(3), PlayerId(5), late]);
    let refused = event.is_refused(&Command::publish(RoundNo(2)));
    assert_eq!(refused, CommandError::DraftOutdated { round: RoundNo(2), id: PlayerId(3), count: 3 });

    let mut again = Event(event.0.clone());
    again.draft(2);
    assert_eq!(outdated(&again), []);
    let places = [3, 5].map(|id| again.round(2).place(PlayerId(id)));
    assert_eq!(places, [Bye::ABSENT, Bye::Requested(RequestedBye::HalfPoint)].map(Place::Bye));
    assert!(matches!(again.round(2).place(late), Place::AtBoard(..)));
    again.publish(2);
    // What is public is no draft any more.
    let refused = again.is_refused(&Command::Withdraw { id: PlayerId(1), from: RoundNo(2) });
    assert_eq!(refused, CommandError::RoundAlreadyPaired { round: RoundNo(2) });

    // Taken back, the draft holds as it is.
    event.act(Command::Reinstate { id: PlayerId(3) });
    event.act(Command::SetBye { id: PlayerId(5), round: RoundNo(2), bye: None });
    event.act(Command::RemovePlayer { id: late });
    assert_eq!(outdated(&event), []);
    event.publish(2);
}

#[test]
fn what_the_arbiter_did_by_hand_about_who_left_brings_a_draft_up_to_date() {
    let mut event = Event::of(4);
    event.draft(1);
    let Meeting { white, black } = event.meeting(1, 1);
    event.act(Command::Withdraw { id: white, from: RoundNo(1) });
    event.act(edit(1, SeatingEdit::TakeApart { board: BoardNo(1) }));
    event.act(edit(1, SeatingEdit::GiveBye { player: white, bye: Bye::ABSENT }));
    event.act(edit(1, SeatingEdit::GiveBye { player: black, bye: Bye::PairingAllocated }));
    event.publish(1);
    assert_eq!(event.round(1).place(white), Place::Bye(Bye::ABSENT));
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

impl Event {
    fn system(&mut self, id: &str) {
        let settings = Settings { system: SystemId::new(id), ..self.0.settings().clone() };
        if settings != *self.0.settings() {
            self.act(Command::Announce(Box::new(settings)));
        }
    }

    fn rate(&mut self, id: u32, rating: i64) {
        let id = PlayerId(id);
        let known = self.0.player(id).unwrap().player.clone();
        let player = Player { rating: Rating::new(rating).ok(), ..known };
        self.act(Command::EditPlayer { id, player, reason: "list of the first day".to_owned() });
    }

    fn numbers(&self) -> Vec<u32> {
        self.0.numbering().iter().map(|id| id.0).collect()
    }

    /// Old and new number of everybody who gets another one before `round`.
    fn changes(&self, round: u8) -> Vec<(u32, Option<u16>, u16, NumberCause)> {
        let system = system(self.0.settings().system.as_str()).unwrap();
        let changes = number_changes(&self.0, system, RoundNo(round)).into_iter();
        changes.map(|c| (c.player.0, c.from.map(|from| from.0), c.to.0, c.cause)).collect()
    }
}

#[test]
fn until_round_4_a_late_entry_and_a_corrected_rating_give_numbers_anew() {
    use NumberCause::{Arrival, Correction, Others};
    for id in ["dutch-2026", "burstein-2026", "dubov-2026", "lim-2026"] {
        let mut event = Event::of(4);
        event.system(id);
        event.play(1..=1);
        let late = event.register(2375, 2);
        event.rate(4, 2500);
        let expected = vec![
            (4, Some(4), 1, Correction),
            (1, Some(1), 2, Others),
            (2, Some(2), 3, Others),
            (late.0, None, 4, Arrival),
            (3, Some(3), 5, Others),
        ];
        assert_eq!(event.changes(2), expected, "{id}");
        assert_eq!(event.numbers(), [1, 2, 3, 4], "{id}: nothing changes before the pairing is made");
        event.draft(2);
        assert_eq!(event.numbers(), [4, 1, 2, 5, 3], "{id}");
        event.act(Command::DiscardDraft { round: RoundNo(2) });
        assert_eq!(
            event.numbers(),
            [1, 2, 3, 4],
            "{id}: the numbers go with the pairing that first used them"
        );
        event.play(2..=2);
        assert_eq!(event.changes(3), [], "{id}");
        assert_eq!(event.round(1).numbering(), [1, 2, 3, 4].map(PlayerId), "{id}: past rounds keep theirs");
    }
}

#[test]
fn once_round_4_is_paired_only_a_late_entry_gets_a_place() {
    let mut event = Event::of(8);
    event.play(1..=3);
    event.draft(4);
    event.publish(4);
    event.rate(8, 2500);
    event.enter_all(4);
    let late = event.register(2355, 5);
    let moved: Vec<u32> = event.changes(5).into_iter().map(|(id, ..)| id).collect();
    assert_eq!(moved, [late.0, 5, 6, 7, 8]);
    event.draft(5);
    assert_eq!(event.numbers(), [1, 2, 3, 4, late.0, 5, 6, 7, 8], "number 8 came too late with the rating");
}

#[test]
fn in_the_classic_systems_numbers_stay_and_late_entries_follow() {
    for id in ["dutch-2009", "dutch-1992", "lim", "dubov-classic", "burstein-classic", "basic-swiss"] {
        let mut event = Event::of(4);
        event.system(id);
        let settings = Settings { rounds: RoundNo(3), ..event.0.settings().clone() };
        event.act(Command::Announce(Box::new(settings)));
        event.play(1..=1);
        let weaker = event.register(2100, 2);
        let stronger = event.register(2700, 2);
        event.rate(4, 2500);
        assert_eq!(event.changes(2), [], "{id}");
        event.draft(2);
        assert_eq!(event.numbers(), [1, 2, 3, 4, stronger.0, weaker.0], "{id}");
    }
}

#[test]
fn who_was_called_in_gets_a_place_before_the_next_round() {
    let mut event = Event::of(5);
    event.draft(1);
    let bye = event.round(1).pairing_allocated_bye().unwrap();
    let late = event.register(2500, 2);
    event.act(edit(1, SeatingEdit::CallIn { player: late }));
    event.act(edit(1, SeatingEdit::Seat { meeting: Meeting { white: late, black: bye }, board: BoardNo(3) }));
    event.publish(1);
    event.enter_all(1);
    assert_eq!(event.numbers(), [1, 2, 3, 4, 5, late.0]);
    event.draft(2);
    assert_eq!(event.numbers(), [late.0, 1, 2, 3, 4, 5]);
}

#[test]
fn numbers_stay_where_the_arbiter_says_so_and_until_something_else_changes() {
    let mut event = Event::of(4);
    event.play(1..=1);
    let late = event.register(2500, 2);
    event.rate(4, 2450);
    let keep = |reason: &str| Command::KeepNumbers { round: RoundNo(2), reason: reason.to_owned() };
    assert_eq!(event.is_refused(&keep(" ")), CommandError::ReasonMissing);
    event.act(keep("the list is printed"));
    assert_eq!(event.changes(2), []);
    let decided = Event(event.0.clone());
    event.play(2..=2);
    assert_eq!(event.numbers(), [1, 2, 3, 4, late.0]);
    assert_eq!(event.changes(3), [], "what was declined is not asked again");
    let mut event = decided;
    event.rate(3, 2600);
    event.draft(2);
    assert_eq!(event.numbers(), [3, 1, 2, 4, late.0], "who changed since gets the place due");
    let next = CommandError::NotNext { round: RoundNo(3), next: RoundNo(2) };
    let early = Command::KeepNumbers { round: RoundNo(3), reason: "x".to_owned() };
    assert_eq!(event.is_refused(&early), next);
}

#[test]
fn the_group_of_the_acceleration_ends_at_the_same_person_when_numbers_change() {
    let mut event = Event::of(8);
    let settings =
        Settings { acceleration: Acceleration::Baku, rounds: RoundNo(5), ..event.0.settings().clone() };
    event.act(Command::Announce(Box::new(settings)));
    event.play(1..=1);
    let above = event.register(2375, 2);
    event.rate(8, 2500);
    event.rate(1, 2305);
    event.draft(2);
    assert_eq!(event.numbers(), [8, 2, above.0, 3, 4, 5, 6, 7, 1]);
    let members: Vec<u32> = event.round(2).virtual_points().iter().map(|(id, _)| id.0).collect();
    assert_eq!(
        members,
        [8, 2, above.0, 3, 4],
        "C.04.7 1.3, A-4: who stands above the last member belongs to GA"
    );
    assert!(
        pair_again(&event.0, RoundNo(1)).unwrap().is_identical(),
        "round 1 is paired with its own numbers"
    );
}

#[test]
fn a_licence_number_or_fide_id_of_0_is_nobody() {
    let mut event = Event::of(1);
    let named = Player::named(Name::new("Ada").unwrap());
    let register =
        |player: Player| Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
    let licence = Player { licence: Some(0), ..named.clone() };
    assert_eq!(event.is_refused(&register(licence.clone())), CommandError::LicenceZero);
    let edited = Command::EditPlayer { id: PlayerId(1), player: licence, reason: String::new() };
    assert_eq!(event.is_refused(&edited), CommandError::LicenceZero);
    let fide_id = Player { fide_id: Some(0), ..named.clone() };
    assert_eq!(event.is_refused(&register(fide_id)), CommandError::FideIdZero);
    event.act(register(named.clone()));
    let recorded = r#"{"name": "Ada", "fide_id": 0, "licence": 0}"#;
    assert_eq!(serde_json::from_str::<Player>(recorded).unwrap(), named, "earlier versions recorded it");
}

#[test]
fn capitals_are_those_of_the_players_own_language() {
    let shown = |language, federation: &str, name: &str| {
        let event = Snapshot::new(Settings { language, ..Settings::named(Name::new("Open").unwrap()) });
        let federation = Name::new(federation).ok();
        event.shown_name(&Player { federation, ..Player::named(Name::new(name).unwrap()) })
    };
    assert_eq!(shown(Language::Turkish, "USA", "Caruana, Fabiano"), "CARUANA, FABIANO");
    assert_eq!(shown(Language::English, "TUR", "Işık, Ali"), "IŞIK, ALİ");
    assert_eq!(shown(Language::English, "", "Adams, Michael"), "ADAMS, MICHAEL");
    assert_eq!(shown(Language::Turkish, "", "Uçar, İnci"), "UÇAR, İNCİ");
    let event = Snapshot::new(Settings::named(Name::new("Open").unwrap()));
    let federation = Name::new("GER").ok();
    let named = Player { federation, ..Player::named(Name::new("Işık, Ali").unwrap()) };
    assert_eq!(event.shown_name(&named), "IŞIK, ALI");
    let chosen = Player { language: Some(Language::Turkish), ..named };
    assert_eq!(event.shown_name(&chosen), "IŞIK, ALİ", "chosen on the card, whatever the federation");
}

#[test]
fn an_event_outside_the_limits_of_its_system_is_not_begun() {
    let mut event = Event::of(3);
    event.system("basic-swiss");
    let limits = |event: &Event, round| within_limits(&event.0, RoundNo(round));
    let rounds = ProposeError::RoundsOutOfRange { rounds: RoundNo(7), players: 3, fewest: 2, most: 2 };
    assert_eq!(limits(&event, 1), Err(rounds));
    event.act(Command::Announce(Box::new(Settings { rounds: RoundNo(2), ..event.0.settings().clone() })));
    assert_eq!(limits(&event, 1), Ok(()));
    event.play(1..=1);
    event.register(2000, 2);
    assert_eq!(limits(&event, 2), Ok(()), "late entries do not end a running event");
    let player =
        Player { national_rating: Rating::new(500).ok(), ..Player::named(Name::new("Ada").unwrap()) };
    let missed = RequestedBye::ZeroPoint;
    event.act(Command::Register { player, arrival: RoundNo(2), missed });
    assert!(matches!(limits(&event, 2), Err(ProposeError::RatingTooLow { lowest: 1000, .. })));
    let mut open = Event::of(3);
    open.register(500, 1);
    assert_eq!(limits(&open, 1), Ok(()), "other systems have no such limits");
}
