//! An arbiter who does anything at any time, from a seed.

use crate::make::{Dice, player, settings};
use hakem_engine::command::{Command, Follow, draw_lots};
use hakem_engine::console::keeping_fixed;
use hakem_engine::console::review::results_again;
use hakem_engine::format::Trace;
use hakem_engine::history::{History, StepId};
use hakem_engine::pairing::{SYSTEMS, propose, propose_as_ruled};
use hakem_engine::tournament::{
    Acceleration, BoardNo, ByeLimits, Colour, EntryFee, ForbiddenPair, Forfeit, GameResult, Money, Outcome,
    PartialDate, PlayerId, RequestedBye, Round, RoundNo, Snapshot, Stage,
};

const RESULTS: [GameResult; 8] = [
    GameResult::Played(Outcome::WhiteWins),
    GameResult::Played(Outcome::Draw),
    GameResult::Played(Outcome::BlackWins),
    GameResult::Adjourned,
    GameResult::Forfeit(Forfeit::ToWhite),
    GameResult::Forfeit(Forfeit::ToBlack),
    GameResult::Unrated(Outcome::WhiteDraws),
    GameResult::Forfeit(Forfeit::Both),
];

const BYES: [RequestedBye; 3] = [RequestedBye::ZeroPoint, RequestedBye::HalfPoint, RequestedBye::FullPoint];

/// The next act of an arbiter.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "acts are made one at a time")]
pub(super) enum Act {
    Do(Command),
    Undo,
    Redo,
    MoveTo(StepId),
    TakeOut(StepId, String),
}

/// Chooses acts for the present event: most are accepted, some are refused.
pub(super) struct Arbiter<'a> {
    pub(super) history: &'a History,
    pub(super) now: &'a Snapshot,
    pub(super) dice: Dice,
}

impl<'a> Arbiter<'a> {
    pub(super) fn new(history: &'a History, seed: u64) -> Self {
        Self { history, now: history.snapshot(), dice: Dice(seed) }
    }

    pub(super) fn small(&mut self, sides: u64) -> u8 {
        u8::try_from(self.dice.number(sides)).unwrap()
    }

    pub(super) fn one_of<T: Clone>(&mut self, choices: &[T]) -> T {
        choices[usize::from(self.small(choices.len() as u64))].clone()
    }

    /// Returns the current round, now and then another one.
    pub(super) fn round(&mut self) -> RoundNo {
        match self.small(6) {
            0 => RoundNo(self.small(8)),
            _ => self.now.last_paired().unwrap_or(RoundNo(1)),
        }
    }

    pub(super) fn next_round(&mut self) -> RoundNo {
        self.now.last_paired().map_or(RoundNo(1), RoundNo::next)
    }

    pub(super) fn player(&mut self) -> PlayerId {
        PlayerId(u32::try_from(self.dice.number(u64::from(self.now.next_player().0) + 1)).unwrap())
    }

    pub(super) fn board(&mut self, round: RoundNo) -> BoardNo {
        let boards = self.now.round(round).map_or(0, |round| round.boards().len());
        BoardNo(u16::try_from(self.dice.number(boards as u64 + 1)).unwrap() + u16::from(boards > 0))
    }

    pub(super) fn reason(&mut self) -> String {
        if self.small(8) == 0 { String::new() } else { "recorded wrongly".to_owned() }
    }

    pub(super) fn act(&mut self) -> Act {
        match self.small(26) {
            25 => Act::TakeOut(self.one_of(&self.history.line()), self.reason()),
            24 => Act::Do(self.about_play_offs()),
            20 => Act::Do(self.about_teams()),
            21 => Act::Do(self.about_legs()),
            22 | 23 => Act::Do(self.about_matches()),
            0 => Act::Undo,
            1 => Act::Redo,
            2 => Act::MoveTo(StepId(u32::from(self.small(60)))),
            3..=5 => Act::Do(self.about_players()),
            6 => Act::Do(self.announcement()),
            7 | 8 => Act::Do(self.correction()),
            9 | 10 => Act::Do(self.seating()),
            11..=19 => Act::Do(self.next_of_the_round()),
            _ => unreachable!("small(26) is below 26"),
        }
    }

    /// Continues the round: pairs, publishes, enters results.
    fn next_of_the_round(&mut self) -> Command {
        let Some((last, paired)) = self.now.last_paired().and_then(|r| Some((r, self.now.round(r)?))) else {
            return self.drawing(RoundNo(1));
        };
        if paired.stage() == Stage::Draft {
            return match self.small(7) {
                0 => Command::DiscardDraft { round: self.round() },
                1 => self.drawing(last),
                2 => Command::EditDraft { round: last, edit: self.edit(last) },
                _ => Command::PublishRound { round: self.round(), reason: self.reason(), by_rules: None },
            };
        }
        let open: Vec<BoardNo> =
            paired.games().filter(|(_, _, result)| result.is_none()).map(|(board, ..)| board).collect();
        match self.small(14) {
            12 => {
                let round = self.round();
                Command::NoteConflict { round, board: self.board(round), found: self.one_of(&RESULTS) }
            }
            13 => {
                let round = self.round();
                let open = self.now.round(round).and_then(|round| round.conflicts().next());
                let board = open.map_or_else(|| self.board(round), |(board, _)| board);
                Command::SettleConflict { round, board }
            }
            0 => Command::UndoRound { round: self.round(), reason: self.reason() },
            1 => {
                let round = self.round();
                Command::ClearResult { round, board: self.board(round) }
            }
            2 => self.taking_over(last),
            3 => {
                let round = self.round();
                Command::EnterResult { round, board: self.board(round), result: self.one_of(&RESULTS) }
            }
            _ if open.is_empty() => self.drawing(last.next()),
            // Enters all missing results together, or rounds would never be complete.
            _ => {
                let results = open.into_iter().map(|board| (board, self.one_of(&RESULTS))).collect();
                Command::TakeOverResults { round: last, results }
            }
        }
    }

    fn taking_over(&mut self, round: RoundNo) -> Command {
        let undone = self.history.undone(round).and_then(|(_, snapshot)| snapshot.round(round));
        let carried = undone.zip(self.now.round(round)).map(|(undone, round)| results_again(undone, round));
        if let Some(results) = carried.filter(|_| self.small(2) == 0) {
            return Command::TakeOverResults { round, results };
        }
        let results = undone.into_iter().flat_map(Round::games);
        let results = results.filter_map(|(board, _, result)| Some((board, result?))).collect();
        Command::TakeOverResults { round, results }
    }

    fn drawing(&mut self, round: RoundNo) -> Command {
        if let Some(leg) = self.now.leg(round).cloned()
            && (propose(self.now, round, Trace::silent()).is_err() || self.small(3) == 0)
        {
            return Command::DraftRound(self.draft_of(&leg, round));
        }
        let kept = keeping_fixed(self.now, round);
        match propose_as_ruled(self.now, round, kept.as_ref(), Trace::silent()) {
            Ok(proposal) => {
                let mut draft = proposal.draft;
                if self.small(10) == 0 {
                    draft.boards.pop();
                }
                Command::DraftRound(draft)
            }
            Err(_) => Command::UndoRound { round: self.round(), reason: self.reason() },
        }
    }

    fn about_players(&mut self) -> Command {
        let id = self.player();
        match self.small(12) {
            11 if self.small(2) == 0 => {
                let board = self.one_of(&[None, Some(BoardNo(1)), Some(BoardNo(3)), Some(BoardNo(0))]);
                Command::SetOwnBoard { id, board }
            }
            11 => {
                let due = self.one_of(&[None, Some(Money(2_000)), Some(Money(u64::MAX))]);
                Command::SetEntryFee { id, fee: EntryFee { due, paid: Money(500) } }
            }
            10 if self.small(3) == 0 => {
                Command::ExchangeNumbers { round: self.next_round(), players: [id, self.player()] }
            }
            10 => Command::CheckIn { id, present: self.small(3) > 0 },
            9 if self.small(4) == 0 => Command::DiscardLots,
            9 => match draw_lots(self.now, self.dice.number(1000)) {
                Some(command) => command,
                None => Command::RecordLots { lots: Vec::new(), seed: None },
            },
            0..=2 => {
                let number = u64::from(self.now.next_player().0);
                let arrival = if self.small(3) > 0 { self.next_round() } else { RoundNo(self.small(8)) };
                let player = player(number, &mut self.dice);
                Command::Register { player, arrival, missed: self.one_of(&BYES) }
            }
            3 if self.small(4) == 0 => {
                let number = self.dice.number(30);
                let players = vec![(id, player(number, &mut self.dice))];
                let list = PartialDate::new(2026, 1 + self.small(12), 0).ok();
                Command::FollowList { players, list, reason: self.reason() }
            }
            3 if self.small(3) == 0 => {
                let listed = self.dice.number(30);
                let next = u64::from(self.now.next_player().0);
                Command::TakeList {
                    from: self.reason(),
                    changed: vec![(id, player(listed, &mut self.dice))],
                    new: (next..next + 2).map(|number| player(number, &mut self.dice)).collect(),
                    arrival: self.next_round(),
                    missed: self.one_of(&BYES),
                }
            }
            3 => {
                let number = self.dice.number(30);
                Command::EditPlayer { id, player: player(number, &mut self.dice), reason: self.reason() }
            }
            4 => Command::RemovePlayer { id: if self.small(2) == 0 { id } else { self.last_player() } },
            5 => Command::Withdraw { id, from: self.next_round() },
            6 => Command::Reinstate { id },
            _ => {
                let bye = self.one_of(&[None, Some(BYES[0]), Some(BYES[1]), Some(BYES[2])]);
                let round = if self.small(3) > 0 { self.next_round() } else { RoundNo(self.small(8)) };
                Command::SetBye { id, round, bye }
            }
        }
    }

    pub(super) fn last_player(&self) -> PlayerId {
        self.now.players().last().map_or(PlayerId(1), |(id, _)| id)
    }

    fn announcement(&mut self) -> Command {
        let mut announced = self.now.settings().clone();
        match self.small(7) {
            5 => announced.byes = ByeLimits { half_points: self.small(3), last_rounds: self.small(3) },
            0 => announced.rounds = RoundNo(self.small(8)),
            1 => announced.initial_colour = self.one_of(&[None, Some(Colour::White), Some(Colour::Black)]),
            2 => {
                announced.system =
                    settings(SYSTEMS[usize::from(self.small(SYSTEMS.len() as u64))].id(), 1).system
            }
            3 => announced.points.loss = announced.points.draw,
            4 => announced.acceleration = Acceleration::Baku,
            _ => {
                let players = [self.player(), self.player()];
                announced.forbidden.push(ForbiddenPair { players, first: RoundNo(1), last: RoundNo(3) });
            }
        }
        Command::Announce(Box::new(announced))
    }

    pub(super) fn correction(&mut self) -> Command {
        let round = match self.small(2) {
            0 => self.round(),
            _ => self.now.last_paired().and_then(RoundNo::previous).unwrap_or(RoundNo(1)),
        };
        let (board, reason) = (self.board(round), self.reason());
        let follow = self.follow(round);
        match self.small(3) {
            0 => Command::CorrectColours { round, board, follow, reason },
            _ => {
                let result = if self.small(5) == 0 { None } else { Some(self.one_of(&RESULTS)) };
                Command::CorrectResult { round, board, result, follow, reason }
            }
        }
    }

    /// Returns the consequence of a correction in a round.
    pub(super) fn follow(&mut self, round: RoundNo) -> Follow {
        match self.small(4) {
            0 | 1 => Follow::Record,
            2 => Follow::RatingReportOnly,
            _ => Follow::UndoLater { from: self.one_of(&[round.next(), round.next().next(), round]) },
        }
    }
}
