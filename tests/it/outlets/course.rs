//! The course of a random event: the acts of its arbiter before, during and after each round.

use super::story::{Act, Story};
use hakem_engine::command::{Command, Follow, SeatingEdit};
use hakem_engine::format::{Course, Trace};
use hakem_engine::history::StepId;
use hakem_engine::pairing::{
    MatchState, NextGame, announced_length, drawn_teams, facts_of, matches, opening, pair_again, propose,
    ready, rules_pairing,
};
use hakem_engine::tournament::{
    BoardNo, Bye, Forfeit, GameResult, Meeting, Outcome, Participant, PlayerId, Points, RequestedBye,
    RoundNo, RoundPlace, SettledBy, Settlement, Snapshot,
};

const REASON: &str = "as the score sheet shows";

impl Story {
    fn now(&self) -> &Snapshot {
        self.history.snapshot()
    }

    fn players(&self) -> Vec<PlayerId> {
        self.now().players().map(|(id, _)| id).collect()
    }

    fn one_of<T: Clone>(&mut self, choices: &[T]) -> Option<T> {
        (!choices.is_empty()).then(|| choices[self.dice.roll(choices.len())].clone())
    }

    fn is_by_results(&self) -> bool {
        facts_of(self.now(), RoundNo(1)).is_some_and(|facts| facts.course == Course::Results)
    }

    fn pairs_teams(&self) -> bool {
        facts_of(self.now(), RoundNo(1)).is_some_and(hakem_engine::format::Facts::pairs_teams)
    }

    /// Draws the numbers of teams and sets the number of rounds of a table.
    pub(super) fn open(&mut self) {
        let seed = self.dice.number(1000);
        let drawn = drawn_teams(self.now(), seed);
        if let Ok(Some(made)) = opening(self.now(), &drawn) {
            made.settings.into_iter().for_each(|settings| self.try_act(Command::Announce(settings)));
            self.act(Command::BeginLeg(made.leg));
        }
        if let Some(settings) = announced_length(self.now()) {
            self.act(Command::Announce(settings));
        }
    }

    /// Pairs, changes and publishes the next round; returns it, or `None` if it cannot be paired.
    pub(super) fn next_round(&mut self) -> Option<RoundNo> {
        let round = self.now().next_to_publish();
        if round > self.now().last_round() || ready(self.now(), round).is_err() {
            return None;
        }
        let proposal = propose(self.now(), round, Trace::silent()).ok()?;
        if !self.act(Command::DraftRound(proposal.draft)) {
            return None;
        }
        if self.dice.comes_up(20) {
            self.change_draft(round);
        }
        let paired = self.now().round(round)?;
        let by_rules = rules_pairing(paired, &pair_again(self.now(), round)).map(Box::new);
        let reason = if by_rules.is_some() || paired.is_edited() { REASON } else { "" }.to_owned();
        self.act(Command::PublishRound { round, reason, by_rules }).then_some(round)
    }

    fn board(&mut self, round: RoundNo) -> BoardNo {
        let boards = self.now().round(round).map_or(0, |paired| paired.boards().len());
        BoardNo(u16::try_from(self.dice.roll(boards.max(1)) + 1).unwrap())
    }

    fn change_draft(&mut self, round: RoundNo) {
        let board = self.board(round);
        let _taken = match self.dice.roll(4) {
            0 => self.edit(round, SeatingEdit::TurnColours { board }),
            1 | 2 => {
                let players = self.players();
                let pair = [self.one_of(&players), self.one_of(&players)];
                let [Some(one), Some(other)] = pair else { return };
                self.edit(round, SeatingEdit::Swap { players: [one, other] })
            }
            _ => {
                let is_apart = self.edit(round, SeatingEdit::TakeApart { board });
                if is_apart {
                    let pool: Vec<PlayerId> = self
                        .now()
                        .round(round)
                        .into_iter()
                        .flat_map(|paired| paired.players_at(|place| place == RoundPlace::Pool))
                        .map(|(id, _)| id)
                        .collect();
                    if let [white, black] = pool[..] {
                        let meeting = Meeting { white: black, black: white };
                        self.edit(round, SeatingEdit::Seat { meeting, board });
                    }
                }
                is_apart
            }
        };
    }

    /// Late entries, withdrawals and absences before the next round.
    pub(super) fn come_and_go(&mut self) {
        let next = self.now().next_to_publish();
        let players = self.players();
        for _ in 0..self.dice.roll(3) {
            let Some(id) = self.one_of(&players) else { return };
            match self.dice.roll(12) {
                0 | 1 if self.is_by_results() && !self.pairs_teams() => self.register(next),
                2 => self.try_act(Command::Withdraw { id, from: next }),
                3 => self.try_act(Command::Expel { id, from: next, reason: REASON.to_owned() }),
                4 => self.try_act(Command::Reinstate { id }),
                5 => {
                    if let Some(id) = self.now().team_of(id) {
                        self.try_act(Command::WithdrawTeam { id, from: next });
                    }
                }
                _ => {
                    let byes = [RequestedBye::ZeroPoint, RequestedBye::HalfPoint, RequestedBye::FullPoint];
                    let bye = self.one_of(&byes);
                    let round = RoundNo(next.0 + u8::from(self.dice.comes_up(25)));
                    self.act(Command::SetBye { id, round, bye });
                }
            }
        }
    }

    fn result(&mut self) -> GameResult {
        use GameResult::{Adjourned, Forfeit as NotPlayed, Played, Unrated};
        match self.dice.roll(40) {
            0..=14 => Played(Outcome::WhiteWins),
            15..=23 => Played(Outcome::Draw),
            24..=31 => Played(Outcome::BlackWins),
            32 => NotPlayed(Forfeit::ToWhite),
            33 => NotPlayed(Forfeit::ToBlack),
            34 => NotPlayed(Forfeit::Both),
            35 => Unrated(Outcome::WhiteWins),
            36 => Played(Outcome::WhiteDraws),
            37 => Played(Outcome::BothLose),
            _ => Adjourned,
        }
    }

    fn open_boards(&self, round: RoundNo) -> Vec<BoardNo> {
        let paired = self.now().round(round);
        paired
            .into_iter()
            .flat_map(|of| of.games().filter(|game| game.2.is_none()).map(|game| game.0))
            .collect()
    }

    /// Enters the results of this percentage of the open boards.
    pub(super) fn play(&mut self, round: RoundNo, per_cent: usize) {
        let is_of_matches = self.now().round(round).is_some_and(|of| of.has_listed_matches());
        for board in self.open_boards(round) {
            let awaits = self.now().round(round).is_some_and(|of| of.awaits(board));
            if awaits && self.dice.comes_up(per_cent) {
                let result = self.result();
                self.act(Command::EnterResult { round, board, result });
            }
        }
        if is_of_matches && per_cent == 100 {
            self.settle(round);
        }
    }

    /// Adds games to tied matches until each is decided.
    fn settle(&mut self, round: RoundNo) {
        for _ in 0..6 {
            let open = matches(self.now(), round);
            let tied: Vec<MatchState> =
                open.into_iter().filter(|of| matches!(of.next, NextGame::Add(..) | NextGame::Lot)).collect();
            for state in tied {
                let Some(board) = state.board() else { continue };
                let command = match state.next {
                    NextGame::Add(stage, count) => {
                        Command::AddGames { round, board, stage, games: self.further(round, &state, count) }
                    }
                    _ => {
                        let winner = Some(state.of.sides[self.dice.roll(2)]);
                        let settlement =
                            Some(Settlement { winner, by: SettledBy::Lot, reason: "lot".to_owned() });
                        Command::SettleMatch { round, board, settlement }
                    }
                };
                self.act(command);
            }
            let boards = self.open_boards(round);
            for board in boards {
                let result = self.result();
                self.act(Command::EnterResult { round, board, result });
            }
        }
    }

    fn further(&self, round: RoundNo, state: &MatchState, count: u16) -> Vec<Meeting> {
        if let [Participant::Player(white), Participant::Player(black)] = state.of.sides {
            let first = Meeting { white, black };
            return (0..count).map(|turn| if turn % 2 == 0 { first } else { first.turned() }).collect();
        }
        let Some(paired) = self.now().round(round) else { return Vec::new() };
        let boards = state.of.boards.iter().take(count.into()).filter_map(|&board| paired.board(board));
        boards.map(|board| board.meeting.turned()).collect()
    }

    /// Acts other than games: corrections, awards and penalties, undo, redo, branches.
    pub(super) fn intervene(&mut self) {
        for _ in 0..self.dice.roll(3) {
            match self.dice.roll(14) {
                0..=6 => self.correct(),
                7 | 8 => self.adjust(),
                9 => {
                    let steps = self.small(1, 3);
                    (0..steps).for_each(|_| self.try_tell(Act::Undo));
                    if self.dice.comes_up(60) {
                        (0..steps).for_each(|_| self.try_tell(Act::Redo));
                    }
                }
                10 => {
                    // To a branch, or a few entries back.
                    let branches = self.history.branches();
                    let tip = self.one_of(&branches).map(|branch| branch.tip);
                    let back = StepId(self.history.current().0.saturating_sub(self.small(1, 4).into()));
                    self.tell(Act::Restore(tip.unwrap_or(back)));
                }
                11 => self.reseat(),
                12 => {
                    if let Some(round) = self.now().last_published().filter(|_| self.dice.comes_up(40)) {
                        self.act(Command::UndoRound { round, reason: REASON.to_owned() });
                    }
                }
                _ => self.finish_adjourned(),
            }
        }
    }

    fn some_round(&mut self) -> Option<RoundNo> {
        let last = self.now().last_published()?;
        let round = if self.dice.comes_up(50) { last } else { RoundNo(self.small(1, last.0)) };
        Some(round)
    }

    fn correct(&mut self) {
        let Some(round) = self.some_round() else { return };
        let (board, reason) = (self.board(round), REASON.to_owned());
        let follow = match self.dice.roll(5) {
            0 => Follow::RatingReportOnly,
            1 => Follow::UndoLater { from: round.next() },
            _ => Follow::Record,
        };
        let command = match self.dice.roll(4) {
            0 => Command::CorrectColours { round, board, follow, reason },
            _ => {
                let result = Some(self.result()).filter(|_| !self.dice.comes_up(4));
                Command::CorrectResult { round, board, result, follow, reason }
            }
        };
        self.act(command);
    }

    fn finish_adjourned(&mut self) {
        let adjourned: Vec<(RoundNo, BoardNo)> = (1..=u8::MAX)
            .map(RoundNo)
            .zip(self.now().rounds())
            .flat_map(|(number, round)| round.games().map(move |(board, _, result)| (number, board, result)))
            .filter(|(.., result)| *result == Some(GameResult::Adjourned))
            .map(|(round, board, _)| (round, board))
            .collect();
        for (round, board) in adjourned {
            let ends = [Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins].map(GameResult::Played);
            let result = self.one_of(&ends);
            let reason = REASON.to_owned();
            self.act(Command::CorrectResult { round, board, result, follow: Follow::Record, reason });
        }
    }

    fn adjust(&mut self) {
        let Some(round) = self.some_round() else { return };
        let players = self.players();
        let Some(id) = self.one_of(&players) else { return };
        let tenths = self.one_of(&[10, 5, -5, -10]).unwrap_or(5);
        let (points, reason) = (Points::from_tenths(tenths), REASON.to_owned());
        let team = self.now().team_of(id).filter(|_| self.pairs_teams());
        let command = match team {
            Some(id) => {
                let game_points = if self.dice.comes_up(50) { Points::ZERO } else { points };
                Command::AdjustTeamPoints { id, round, match_points: points, game_points, reason }
            }
            None => Command::AdjustPoints { id, round, points, reason },
        };
        self.act(command);
    }

    /// Replaces a no-show by the player with the bye, or changes a bye.
    fn reseat(&mut self) {
        let Some(round) = self.now().last_published() else { return };
        let Some(paired) = self.now().round(round) else { return };
        let waiting: Vec<PlayerId> =
            paired.players_at(|place| matches!(place, RoundPlace::Bye(_))).map(|(id, _)| id).collect();
        let seated: Vec<PlayerId> =
            paired.players_at(|place| matches!(place, RoundPlace::AtBoard(..))).map(|(id, _)| id).collect();
        let board = self.board(round);
        let (Some(absent), waiting) = (self.one_of(&seated), self.one_of(&waiting)) else { return };
        let edit = match waiting {
            Some(player) if self.dice.comes_up(60) => SeatingEdit::TakeSeat { absent, player },
            Some(player) => SeatingEdit::GiveBye { player, bye: Bye::ABSENT },
            None => SeatingEdit::TurnColours { board },
        };
        self.act(Command::Reseat { round, edits: vec![edit], reason: REASON.to_owned() });
    }
}
