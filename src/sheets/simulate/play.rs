//! Randomly played rounds: the results of games, by the strength of the players, and their consequences in matches.

use super::chance::Chance;
use super::odds::Odds;
use super::quota::Quotas;
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::format::Trace;
use hakem_engine::pairing::{
    MatchState, NextGame, ProposeError, TeamOpening, drawn_teams, matches, opening, propose,
};
use hakem_engine::tournament::{
    BoardNo, Forfeit, GameResult, Match, Meeting, Outcome, Participant, PlayerId, Round, RoundNo, SettledBy,
    Settlement, Snapshot,
};

/// An event in progress.
pub(super) struct Play {
    pub chance: Chance,
    /// Occurrences other than games.
    pub quotas: Quotas,
    pub event: Snapshot,
    /// Strength of each player, rated or not; player 1 first.
    pub strengths: Vec<u16>,
    pub last: RoundNo,
}

impl Play {
    pub fn act(&mut self, command: Command) -> Result<(), CommandError> {
        self.event = apply(&self.event, &command)?;
        Ok(())
    }

    /// Draws the numbers of the teams and starts their leg, if the event requires it.
    pub fn open_teams(&mut self) -> Result<(), CommandError> {
        let drawn = drawn_teams(&self.event, self.chance.below(u64::MAX));
        let Ok(Some(TeamOpening { settings, leg })) = opening(&self.event, &drawn) else { return Ok(()) };
        self.last = leg.last;
        let announced = settings.map(Command::Announce);
        announced.into_iter().chain([Command::BeginLeg(leg)]).try_for_each(|command| self.act(command))
    }

    /// Pairs a round by its system and publishes it; returns the reason if it cannot be paired.
    pub fn pair(&mut self, round: RoundNo) -> Result<Option<ProposeError>, CommandError> {
        match propose(&self.event, round, Trace::silent()) {
            Ok(proposal) => self.act(Command::DraftRound(proposal.draft))?,
            Err(why) => return Ok(Some(why)),
        }
        self.act(Command::publish(round))?;
        Ok(None)
    }

    /// Returns the number of chances in the rounds after `round`, if each has `count`.
    pub fn later(&self, round: RoundNo, count: usize) -> u64 {
        chances(count) * u64::from(self.last.0.saturating_sub(round.0))
    }

    /// Plays the games of a round without a result.
    pub fn results(&mut self, round: RoundNo) -> Result<(), CommandError> {
        let meetings: Vec<_> = self
            .event
            .round(round)
            .map(|paired| {
                // Players absent from a table have lost by forfeit already.
                let open = paired.games().filter(|(_, _, result)| result.is_none());
                open.map(|(number, board, _)| (number, board.meeting)).collect()
            })
            .unwrap_or_default();
        if self.event.round(round).is_some_and(Round::has_listed_matches) {
            return self.matches(round);
        }
        if meetings.is_empty() {
            return Ok(());
        }
        let (games, later) = (meetings.len(), self.later(round, meetings.len()));
        let results: Vec<(BoardNo, GameResult)> = meetings
            .into_iter()
            .enumerate()
            .map(|(at, (number, meeting))| (number, self.result(meeting, later + chances(games - at))))
            .collect();
        self.act(Command::TakeOverResults { round, results })
    }

    /// Plays matches game by game, with further games until each is decided.
    fn matches(&mut self, round: RoundNo) -> Result<(), CommandError> {
        loop {
            let boards = self.event.round(round).map_or(0, |paired| paired.boards().len());
            for board in (1..=u16::try_from(boards).unwrap_or(u16::MAX)).map(BoardNo) {
                let paired = self.event.round(round).filter(|paired| paired.awaits(board));
                if let Some(meeting) =
                    paired.and_then(|paired| paired.board(board)).map(|found| found.meeting)
                {
                    let left = chances(boards.saturating_sub(usize::from(board.0) - 1));
                    let result = self.result(meeting, left.max(1));
                    self.act(Command::EnterResult { round, board, result })?;
                }
            }
            let open = matches(&self.event, round).into_iter();
            let tied: Vec<MatchState> =
                open.filter(|state| matches!(state.next, NextGame::Add(..) | NextGame::Lot)).collect();
            if tied.is_empty() {
                return Ok(());
            }
            for state in tied {
                let Some(board) = state.board() else { continue };
                let command = match state.next {
                    NextGame::Add(stage, count) => Command::AddGames {
                        round,
                        board,
                        stage,
                        games: self.further(round, &state.of, count),
                    },
                    _ => {
                        let winner = state.of.sides.get(usize::from(self.chance.below(2) == 1)).copied();
                        let reason = "lot".to_owned();
                        let settlement = Some(Settlement { winner, by: SettledBy::Lot, reason });
                        Command::SettleMatch { round, board, settlement }
                    }
                };
                self.act(command)?;
            }
        }
    }

    /// Returns the further games of a tied match: between players with alternating colours, between teams with swapped
    /// colours.
    fn further(&self, round: RoundNo, of: &Match, count: u16) -> Vec<Meeting> {
        if let [Participant::Player(white), Participant::Player(black)] = of.sides {
            let first = Meeting { white, black };
            return (0..count).map(|turn| if turn % 2 == 0 { first } else { first.turned() }).collect();
        }
        let Some(paired) = self.event.round(round) else { return Vec::new() };
        let boards = of.boards.iter().take(count.into()).filter_map(|&board| paired.board(board));
        boards.map(|board| board.meeting.turned()).collect()
    }

    /// Draws the result of a game; `left` is the number of remaining games, including this one.
    pub fn result(&mut self, meeting: Meeting, left: u64) -> GameResult {
        let Quotas { forfeits, double_forfeits, odd_results, .. } = &mut self.quotas;
        if double_forfeits.as_mut().is_some_and(|both| both.comes(&mut self.chance, left)) {
            return GameResult::Forfeit(Forfeit::Both);
        }
        if forfeits.comes(&mut self.chance, left) {
            let among = if double_forfeits.is_some() { 18 } else { 20 };
            return GameResult::Forfeit(match self.chance.below(among) {
                0..=8 => Forfeit::ToWhite,
                9..=17 => Forfeit::ToBlack,
                _ => Forfeit::Both,
            });
        }
        let strength = |id: PlayerId| self.strengths.get(id.index()).copied().unwrap_or_default();
        let odds = Odds::by_table(strength(meeting.white), strength(meeting.black));
        let outcome = odds.outcome(self.chance.millionth());
        if !odd_results.comes(&mut self.chance, left) {
            return GameResult::Played(outcome);
        }
        match self.chance.below(4) {
            0 => GameResult::Played(Outcome::WhiteDraws),
            1 => GameResult::Played(Outcome::BlackDraws),
            2 => GameResult::Played(Outcome::BothLose),
            _ => GameResult::Unrated(outcome),
        }
    }
}

pub(super) fn chances(count: usize) -> u64 {
    u64::try_from(count).unwrap_or(u64::MAX)
}
