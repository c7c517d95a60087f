//! The rounds of tables and brackets: as paired by the format if the file agrees, else as in the file.

use super::{ImportError, Importer, Loss, id};
use crate::command::{Command, CommandError, Follow, apply};
use crate::format::{Course, Trace};
use crate::pairing::{NextGame, facts_of, matches, propose};
use crate::tournament::{
    BoardNo, Bye, Colour, Draft, GameResult, GameStage, Leg, Match, Meeting, Out, Participant, PlayerId,
    RequestedBye, RoundNo, Settings, SettledBy, Settlement, Snapshot, TeamId,
};
use crate::trf::comment::Word;
use crate::trf::legs::{Numbered, Settled, settled_in};
use crate::trf::{Code, RoundCell};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A game in the columns of both players.
#[derive(Clone, Copy, Debug)]
pub(super) struct FileGame {
    pub(super) meeting: Meeting,
    pub(super) stage: GameStage,
    /// Index of the game in its stage, counted from 0.
    pub(super) place: usize,
    pub(super) result: Option<GameResult>,
    /// True if it is board 1 of its match regardless of player order.
    pub(super) opens: bool,
}

/// Returns two players in a fixed order, independent of colour.
pub(super) fn pair(meeting: Meeting) -> [PlayerId; 2] {
    [meeting.white.min(meeting.black), meeting.white.max(meeting.black)]
}

impl Importer<'_> {
    /// Returns true if a table or a bracket pairs a round.
    pub(super) fn is_predetermined(&self, round: RoundNo) -> bool {
        facts_of(self.event.snapshot(), round).is_some_and(|facts| facts.is_predetermined())
    }

    pub(super) fn is_bracket(&self, round: RoundNo) -> bool {
        facts_of(self.event.snapshot(), round).is_some_and(|facts| facts.course == Course::Bracket)
    }

    /// Imports a round: pairings, results, further games and settlements.
    pub(super) fn table_round(&mut self, round: RoundNo, order: &[usize]) -> Result<(), ImportError> {
        self.withdraw(round)?;
        self.absent(|of, _| of == round)?;
        self.grant_byes(round)?;
        let mut games = self.games(round);
        let proposed = proposed(&self.as_paired(), round, order);
        if let Some(draft) = &proposed {
            self.add_forfeited_matches(round, draft, &mut games);
        }
        let fitted = proposed.clone().and_then(|draft| match self.is_bracket(round) {
            true => fit_to_bracket(draft, &games),
            false => fit_to_table(draft, &games).filter(|draft| self.fits(draft, round, &games)),
        });
        let draft = fitted.unwrap_or_else(|| self.by_hand(round, order, &games, proposed.as_ref()));
        self.add(Command::DraftRound(draft))?;
        self.add(Command::publish(round))?;
        self.results(round, &games, GameStage::Match)?;
        self.match_scores(round)?;
        for stage in [GameStage::PlayOff, GameStage::GoldenPoint] {
            self.add_games(round, stage, &games)?;
            self.results(round, &games, stage)?;
        }
        self.settle(round)?;
        if self.teams.is_empty() { Ok(()) } else { self.adjust_teams(round) }
    }

    /// Adds the play-offs of a round of teams in order: the next one follows if the previous one was tied.
    pub(super) fn add_play_offs(&mut self, round: RoundNo, games: &[FileGame]) -> Result<(), ImportError> {
        let stage = GameStage::PlayOff;
        let last = games.iter().filter(|game| game.stage == stage).map(|game| game.place + 1).max();
        for place in 0..last.unwrap_or(0) {
            let of_place: Vec<FileGame> =
                games.iter().filter(|game| game.stage == stage && game.place == place).copied().collect();
            self.add_games(round, stage, &of_place)?;
            self.results(round, &of_place, stage)?;
        }
        self.settle(round)
    }

    /// Grants the byes with points of players without a game in a round. Absences become forfeits.
    pub(super) fn grant_byes(&mut self, round: RoundNo) -> Result<(), CommandError> {
        let file = self.file;
        for (place, line) in file.players.iter().enumerate() {
            let bye = match line.cell(round) {
                RoundCell::Alone(Code::HalfPointBye) => RequestedBye::HalfPoint,
                RoundCell::Alone(Code::FullPointBye) => RequestedBye::FullPoint,
                _ => continue,
            };
            let known = self.event.snapshot().player(id(place));
            if known.is_some_and(|known| known.away(round).is_none()) {
                self.add(Command::SetBye { id: id(place), round, bye: Some(bye) })?;
            }
        }
        Ok(())
    }

    /// Returns the games of a round by stage, in order of White's place in the file.
    pub(super) fn games(&self, round: RoundNo) -> Vec<FileGame> {
        let mut games = Vec::new();
        let first = self.columns.first(round);
        for ((stage, place), column) in self.columns.round(round).games().zip(first..) {
            for (at, line) in self.whole.players.iter().enumerate() {
                let Some(&RoundCell::Game { opponent, colour: Colour::White, code }) = line.cells.get(column)
                else {
                    continue;
                };
                let Some(other) = self.place(opponent) else { continue };
                let black = self.whole.players.get(other).and_then(|line| line.cells.get(column)?.code());
                let result = code.zip(black).and_then(|(white, black)| Code::game(white, black));
                games.push(FileGame {
                    meeting: Meeting { white: id(at), black: id(other) },
                    stage,
                    place,
                    result,
                    opens: false,
                });
            }
        }
        games
    }

    /// Adds the games of matches for which the file has only a forfeit (330), as in the table.
    fn add_forfeited_matches(&self, round: RoundNo, draft: &Draft, games: &mut Vec<FileGame>) {
        for record in self.file.forfeited_matches.iter().filter(|record| record.round == round) {
            let [Some(white), Some(black)] =
                [record.white, record.black].map(|number| self.team_with(number))
            else {
                continue;
            };
            let sides = [white, black].map(Participant::Team);
            let of_match = |game: &FileGame| {
                let own = [game.meeting.white, game.meeting.black].map(|player| self.side_of(player));
                sides.iter().all(|&side| own.contains(&Some(side)))
            };
            // The columns have these games, even if others played at the boards.
            if games.iter().any(of_match) {
                continue;
            }
            let of = draft.matches.iter().find(|of| of.sides.iter().all(|side| sides.contains(side)));
            for &board in of.map_or(&[][..], |of| &of.boards) {
                let Some(&meeting) = draft.boards.get(board.index()) else { continue };
                // The file may seat a player at another board of the match than the table does.
                let is_seated =
                    |game: &FileGame| game.meeting.has(meeting.white) || game.meeting.has(meeting.black);
                if games.iter().any(is_seated) {
                    continue;
                }
                let forfeit = match self.side_of(meeting.white) == Some(sides[0]) {
                    true => record.forfeit,
                    false => record.forfeit.turned(),
                };
                let result = Some(GameResult::Forfeit(forfeit));
                games.push(FileGame { meeting, stage: GameStage::Match, place: 0, result, opens: false });
            }
        }
    }

    pub(super) fn side_of(&self, player: PlayerId) -> Option<Participant> {
        self.event.snapshot().team_of(player).map(Participant::Team)
    }

    /// Returns true if a table's pairing equals the file's: the same boards with the same colours, and the same byes.
    fn fits(&self, draft: &Draft, round: RoundNo, games: &[FileGame]) -> bool {
        let key = |meeting: Meeting| (meeting.white, meeting.black);
        let made: BTreeSet<_> = draft.boards.iter().copied().map(key).collect();
        let found: BTreeSet<_> = games.iter().map(|game| key(game.meeting)).collect();
        let has_bye = |&(participant, out): &(Participant, Out)| match participant {
            Participant::Player(player) => {
                let left = self.withdrawn.get(player.index()).copied().flatten();
                let is_gone = left.is_some_and(|from| from <= round);
                is_gone || self.has_bye(player, round) == (out == Out::Bye(Bye::PairingAllocated))
            }
            Participant::Team(_) => true,
        };
        made == found && draft.outs.iter().all(has_bye)
    }

    pub(super) fn has_bye(&self, player: PlayerId, round: RoundNo) -> bool {
        self.cell_of(player, round) == Some(RoundCell::Alone(Code::PairingAllocatedBye))
    }

    /// Creates the draft of a round that the format pairs differently, or not at all. A match that it pairs
    /// names its teams in the same order.
    fn by_hand(
        &self,
        round: RoundNo,
        order: &[usize],
        games: &[FileGame],
        proposed: Option<&Draft>,
    ) -> Draft {
        let snapshot = self.event.snapshot();
        let leg = snapshot.leg(round);
        let of_match = games.iter().filter(|game| game.stage == GameStage::Match);
        let mut grouped: BTreeMap<usize, (Match, Vec<Meeting>)> = BTreeMap::new();
        let is_listed = self.is_bracket(round) || !self.teams.is_empty();
        for game in of_match.clone().filter(|_| is_listed) {
            let players = [game.meeting.white, game.meeting.black];
            let sides = players.map(|player| self.side_of(player).unwrap_or(Participant::Player(player)));
            let known = grouped.values_mut().find(|(of, _)| of.sides.iter().all(|side| sides.contains(side)));
            match known {
                Some((_, meetings)) => meetings.push(game.meeting),
                None => {
                    let of = Match { sides, boards: Vec::new(), stops: self.is_bracket(round) };
                    grouped.insert(grouped.len(), (of, vec![game.meeting]));
                }
            }
        }
        let mut boards: Vec<Meeting> = Vec::new();
        let mut listed: Vec<Match> = Vec::new();
        for (mut of, mut meetings) in grouped.into_values() {
            self.seat(round, &mut of, &mut meetings, proposed);
            let first = boards.len();
            boards.extend(meetings);
            let number = |place: usize| BoardNo(u16::try_from(place + 1).unwrap_or(u16::MAX));
            of.boards = (first..boards.len()).map(number).collect();
            listed.push(of);
        }
        if !is_listed {
            boards = of_match.map(|game| game.meeting).collect();
        }
        let outs = self.outs(round, leg, order, games);
        Draft {
            by_table: true,
            numbering: Some(self.numbers_by_hand(round, order, games)),
            boards,
            matches: listed.into(),
            outs,
            ..Draft::of(round, snapshot.system(round).clone())
        }
    }

    /// Arranges the boards of a team match in the order of their line-ups, and names the teams as the format
    /// does, else first the one with White on the first board.
    fn seat(&self, round: RoundNo, of: &mut Match, meetings: &mut [Meeting], proposed: Option<&Draft>) {
        let [Participant::Team(one), Participant::Team(other)] = of.sides else { return };
        let line_up = self.order_of(round, [one, other]);
        let place = |meeting: &Meeting| {
            let sits = |member: &Option<PlayerId>| member.is_some_and(|member| meeting.has(member));
            line_up.iter().position(sits).unwrap_or(usize::MAX)
        };
        meetings.sort_by_key(place);
        let mut matches = proposed.into_iter().flat_map(|draft| &draft.matches);
        if let Some(same) = matches.find(|same| same.sides.iter().all(|side| of.sides.contains(side))) {
            of.sides = same.sides;
            return;
        }
        let begins = meetings.first().and_then(|meeting| self.side_of(meeting.white));
        if begins.is_some_and(|side| side != of.sides[0]) == self.first_has_white() {
            of.sides.reverse();
        }
    }

    /// Returns the participants of a round without a game.
    fn outs(
        &self,
        round: RoundNo,
        leg: Option<&Leg>,
        order: &[usize],
        games: &[FileGame],
    ) -> Box<[(Participant, Out)]> {
        let playing: BTreeSet<PlayerId> = games.iter().flat_map(|game| pair(game.meeting)).collect();
        let everybody = || order.iter().copied().map(|place| Participant::Player(id(place))).collect();
        let participants: Vec<Participant> = leg.map_or_else(everybody, |leg| leg.participants().collect());
        let team_with_bye = self.team_with_bye(round).map(Participant::Team);
        let out = |participant: Participant| match participant {
            Participant::Team(team) => {
                let members = self.event.snapshot().team(team).map(|team| team.members().collect::<Vec<_>>());
                let plays = members.into_iter().flatten().any(|member| playing.contains(&member));
                let bye = if team_with_bye == Some(participant) {
                    Out::Bye(Bye::PairingAllocated)
                } else {
                    Out::Idle
                };
                (!plays).then_some(bye)
            }
            Participant::Player(player) if playing.contains(&player) => None,
            Participant::Player(player) if self.has_bye(player, round) => {
                Some(Out::Bye(Bye::PairingAllocated))
            }
            Participant::Player(player) if self.is_bracket(round) => {
                let goes_on = self.plays_after(player, round) || !self.has_played(player, round);
                Some(if goes_on { Out::Through } else { Out::Idle })
            }
            Participant::Player(_) => Some(Out::Idle),
        };
        participants.into_iter().filter_map(|participant| Some((participant, out(participant)?))).collect()
    }

    fn has_game(&self, player: PlayerId, columns: impl Iterator<Item = usize>) -> bool {
        let line = self.whole.players.get(player.index());
        let is_game = |column: usize| {
            matches!(line.and_then(|line| line.cells.get(column)), Some(RoundCell::Game { .. }))
        };
        columns.into_iter().any(is_game)
    }

    fn has_played(&self, player: PlayerId, before: RoundNo) -> bool {
        self.has_game(player, 0..self.columns.first(before))
    }

    fn plays_after(&self, player: PlayerId, round: RoundNo) -> bool {
        let last = self.whole.players.get(player.index()).map_or(0, |line| line.cells.len());
        self.has_game(player, self.columns.first(round.next())..last)
    }

    /// Enters the results of a stage. Where an absence has decided a board differently, the file overrides it.
    pub(super) fn results(
        &mut self,
        round: RoundNo,
        games: &[FileGame],
        stage: GameStage,
    ) -> Result<(), CommandError> {
        let Some(paired) = self.event.snapshot().round(round) else { return Ok(()) };
        let listed = if paired.has_listed_matches() { paired.matches().into_owned() } else { Vec::new() };
        let mut open = Vec::new();
        let mut others = Vec::new();
        for game in games.iter().filter(|game| game.stage == stage) {
            let players = [game.meeting.white, game.meeting.black].map(Participant::Player);
            let of = listed.iter().find(|of| of.sides.iter().all(|side| players.contains(side)));
            let board = match of {
                Some(of) => {
                    let mut boards = of.boards.iter().filter(|board| paired.game_stage(**board) == stage);
                    boards.nth(game.place).copied()
                }
                None => {
                    let same = paired.games().filter(|&(at, board, _)| {
                        board.meeting == game.meeting && paired.game_stage(at) == stage
                    });
                    same.last().map(|(at, ..)| at)
                }
            };
            let Some(board) = board else { continue };
            let Some(result) = game.result else {
                // The arbiter has removed the forfeit of a player who is absent.
                let is_removed = self.is_own() && paired.result(board).is_some();
                others.extend(is_removed.then_some((board, None)));
                continue;
            };
            match paired.result(board) {
                None => open.push((board, result)),
                Some(stands) if stands != result => others.push((board, Some(result))),
                Some(_) => {}
            }
        }
        if !open.is_empty() {
            self.add(Command::TakeOverResults { round, results: open })?;
        }
        for (board, result) in others {
            let follow = Follow::Record;
            self.add(Command::CorrectResult { round, board, result, follow, reason: String::new() })?;
        }
        Ok(())
    }

    /// Adds the games of a later stage to their matches.
    fn add_games(
        &mut self,
        round: RoundNo,
        stage: GameStage,
        games: &[FileGame],
    ) -> Result<(), CommandError> {
        let mut added: Vec<([Participant; 2], Vec<Meeting>)> = Vec::new();
        for game in games.iter().filter(|game| game.stage == stage) {
            let of = |player: PlayerId| self.side_of(player).unwrap_or(Participant::Player(player));
            let sides = pair(game.meeting).map(of);
            match added.iter_mut().find(|(known, _)| known.iter().all(|side| sides.contains(side))) {
                Some((_, meetings)) => meetings.push(game.meeting),
                None => added.push((sides, vec![game.meeting])),
            }
        }
        for (sides, mut games) in added {
            let Some(board) = self.match_between(round, sides) else { continue };
            self.in_order_of_boards(round, board, &mut games);
            // Results removed after the match had continued are missing: these games wait while its other
            // games are added.
            let open = self.open_boards_of(round, board);
            if !open.is_empty() {
                let results = open.iter().map(|&board| (board, GameResult::Adjourned)).collect();
                self.add(Command::TakeOverResults { round, results })?;
            }
            self.add(Command::AddGames { round, board, stage, games })?;
            for board in open {
                let (follow, reason) = (Follow::Record, "TRF".to_owned());
                self.add(Command::CorrectResult { round, board, result: None, follow, reason })?;
            }
        }
        Ok(())
    }

    /// Returns the boards of the match of a board that await results.
    fn open_boards_of(&self, round: RoundNo, board: BoardNo) -> Vec<BoardNo> {
        let Some(paired) = self.event.snapshot().round(round) else { return Vec::new() };
        let listed = paired.matches();
        let of = listed.iter().find(|of| of.boards.contains(&board));
        of.into_iter().flat_map(|of| &of.boards).copied().filter(|&board| paired.awaits(board)).collect()
    }

    /// Arranges the games of a team play-off in the order of the boards of their match.
    fn in_order_of_boards(&self, round: RoundNo, board: BoardNo, games: &mut [Meeting]) {
        let Some(paired) = self.event.snapshot().round(round) else { return };
        let listed = paired.matches();
        let Some(of) = listed.iter().find(|of| of.is_of_teams() && of.boards.contains(&board)) else {
            return;
        };
        let place = |game: &Meeting| {
            let sits = |id: PlayerId| {
                let plays = |board: &BoardNo| paired.board(*board).is_some_and(|board| board.meeting.has(id));
                of.boards.iter().position(plays).unwrap_or(usize::MAX)
            };
            sits(game.white).min(sits(game.black))
        };
        games.sort_by_key(place);
    }

    fn match_between(&self, round: RoundNo, sides: [Participant; 2]) -> Option<BoardNo> {
        let paired = self.event.snapshot().round(round).filter(|paired| paired.has_listed_matches())?;
        let listed = paired.matches();
        let of = listed.iter().find(|of| of.sides.iter().all(|side| sides.contains(side)))?;
        of.boards.first().copied()
    }

    /// Returns the settlement of a match that the file states.
    fn settlement(&self, told: &Settled) -> Option<Command> {
        let [one, other] = told.sides.map(|side| self.numbered(side));
        let board = self.match_between(told.round, [one?, other?])?;
        let winner = told.winner.and_then(|side| self.numbered(side));
        let made = Settlement { winner, by: told.by, reason: told.text.to_owned() };
        Some(Command::SettleMatch { round: told.round, board, settlement: Some(made) })
    }

    /// Returns the event with the results by which the rounds were paired, without later corrections.
    fn as_paired(&self) -> Cow<'_, Snapshot> {
        let now = Cow::Borrowed(self.event.snapshot());
        let told = settled_in(self.file, Word::Advanced).filter_map(|told| self.settlement(&told));
        told.fold(now, |event, made| apply(&event, &made).map_or(event, Cow::Owned))
    }

    /// Settles the matches that the file states as settled. For an undecided one in a file of another
    /// program, the side that plays in a later round has won.
    fn settle(&mut self, round: RoundNo) -> Result<(), ImportError> {
        let told = settled_in(self.file, Word::Settled).filter(|told| told.round == round);
        let told: Vec<Command> = told.filter_map(|told| self.settlement(&told)).collect();
        told.into_iter().try_for_each(|made| self.add(made))?;
        if !self.is_bracket(round) || round.next() >= self.next || self.is_own() {
            return Ok(());
        }
        for state in matches(self.event.snapshot(), round) {
            if matches!(state.next, NextGame::Decided(..) | NextGame::Games) {
                continue;
            }
            let goes_on = |side: &Participant| match side {
                Participant::Player(player) => self.plays_after(*player, round),
                Participant::Team(team) => self.team_plays_after(*team, round),
            };
            let winner = state.of.sides.into_iter().find(|side| goes_on(side));
            let Some(board) = state.board() else { continue };
            self.losses.push(match state.of.sides {
                [Participant::Player(one), Participant::Player(other)] => {
                    let players = [one, other].map(|player| self.number_of(player));
                    Loss::SettledByNextRound { round, players }
                }
                sides => {
                    let number = |side| match side {
                        Participant::Team(team) => self.number_of_team(team).unwrap_or_default(),
                        Participant::Player(_) => 0,
                    };
                    Loss::TeamsSettledByNextRound { round, teams: sides.map(number) }
                }
            });
            let made = Settlement { winner, by: SettledBy::Arbiter, reason: "TRF".to_owned() };
            self.add(Command::SettleMatch { round, board, settlement: Some(made) })?;
        }
        Ok(())
    }

    fn numbered(&self, side: Numbered) -> Option<Participant> {
        match side {
            Numbered::Player(number) => self.place(number).map(|place| Participant::Player(id(place))),
            Numbered::Team(number) => self.team_with(number).map(Participant::Team),
        }
    }

    /// Returns true if a member of a team has a game in a later round.
    pub(super) fn team_plays_after(&self, team: TeamId, round: RoundNo) -> bool {
        let team = self.event.snapshot().team(team);
        team.is_some_and(|team| team.members().any(|member| self.plays_after(member, round)))
    }

    /// Returns true if a member of a team had a game in an earlier round.
    pub(super) fn team_has_played(&self, team: TeamId, before: RoundNo) -> bool {
        let team = self.event.snapshot().team(team);
        team.is_some_and(|team| team.members().any(|member| self.has_played(member, before)))
    }

    pub(super) fn number_of(&self, player: PlayerId) -> crate::tournament::PairingNumber {
        let line = self.file.players.get(player.index());
        line.map_or(crate::tournament::PairingNumber(0), |line| line.number)
    }

    /// Finds the options of a table in a file of another program: those for which most of its rounds equal the table's.
    pub(super) fn find_options(&mut self, order: &[usize]) -> Result<(), ImportError> {
        let settings = self.event.snapshot().settings().clone();
        let Some(facts) = facts_of(self.event.snapshot(), RoundNo(1)) else { return Ok(()) };
        if facts.course != Course::Table || self.is_own() || self.next == RoundNo(1) {
            return Ok(());
        }
        let rounds: Vec<(RoundNo, Vec<FileGame>)> = self
            .next
            .up_to()
            .filter(|&round| round < self.next)
            .map(|round| (round, self.games(round)))
            .collect();
        let score = |tried: &Settings| {
            let snapshot = Snapshot { settings: Arc::new(tried.clone()), ..self.event.snapshot().clone() };
            let Some(snapshot) = self.opened(&snapshot) else { return 0 };
            let fits = |(round, games): &&(RoundNo, Vec<FileGame>)| {
                let draft = proposed(&snapshot, *round, order);
                draft.is_some_and(|draft| self.fits(&draft, *round, games))
            };
            rounds.iter().filter(fits).count()
        };
        let mut best = settings.clone();
        let mut most = score(&best);
        for option in facts.options {
            for value in option.some_values() {
                let mut tried = best.clone();
                option.set(&mut tried.options, value);
                let fitting = if most == rounds.len() { most } else { score(&tried) };
                if fitting > most {
                    (best, most) = (tried, fitting);
                }
            }
        }
        if best != settings {
            self.add(Command::Announce(Box::new(best)))?;
        }
        Ok(())
    }
}

/// Returns the format's pairing of a round, with players numbered as in the file.
fn proposed(snapshot: &Snapshot, round: RoundNo, order: &[usize]) -> Option<Draft> {
    let has_arrived = |id: &PlayerId| snapshot.player(*id).is_some_and(|known| known.arrival <= round);
    let numbering = order.iter().copied().map(id).filter(has_arrived).collect();
    let settings = Settings { numbering, ..snapshot.settings().clone() };
    let numbered = Snapshot { settings: Arc::new(settings), ..snapshot.clone() };
    propose(&numbered, round, Trace::silent()).ok().map(|proposal| proposal.draft)
}

/// Adapts the boards of a table to the colours of the file: those of a game may have been corrected. `None`
/// if other players meet.
fn fit_to_table(mut draft: Draft, games: &[FileGame]) -> Option<Draft> {
    for board in &mut draft.boards {
        *board = games.iter().map(|game| game.meeting).find(|&meeting| pair(meeting) == pair(*board))?;
    }
    Some(draft)
}

/// Gives the boards of a bracket the colours of the file; `None` if other players meet there. Unplayed games
/// are in no file: colours alternate from the first one on, and later corrections concern single games.
fn fit_to_bracket(mut draft: Draft, games: &[FileGame]) -> Option<Draft> {
    let mut begun = BTreeSet::new();
    for game in games.iter().filter(|game| game.stage == GameStage::Match) {
        let players = [game.meeting.white, game.meeting.black].map(Participant::Player);
        let of = draft.matches.iter().find(|of| of.sides.iter().all(|side| players.contains(side)))?;
        (game.place < of.boards.len()).then_some(())?;
        let concerned = if begun.insert(pair(game.meeting)) { of.boards.len() } else { 1 };
        let boards = of.boards.iter().copied().skip(game.place).take(concerned);
        for (turn, board) in boards.enumerate() {
            let meeting = if turn % 2 == 1 { game.meeting.turned() } else { game.meeting };
            if let Some(slot) = draft.boards.get_mut(board.index()) {
                *slot = meeting;
            }
        }
    }
    Some(draft)
}
