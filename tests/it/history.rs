//! Commands and history together: whatever is done in whatever order, nothing is lost and nothing breaks.

use crate::make::{Dice, Event, player, settings};
use hakem_engine::command::{Bulk, Command, Follow, SeatingEdit, apply, draw_lots};
use hakem_engine::console::review::{Review, results_again};
use hakem_engine::console::{keeping_fixed, reached};
use hakem_engine::format::{Field, RoundRecord, Size, Trace};
use hakem_engine::history::{Entry, History, HistoryError, Moment, StepId, TakeOutError};
use hakem_engine::pairing::ProposeError;
use hakem_engine::pairing::{SYSTEMS, field, numbering, propose, propose_as_ruled, system};
use hakem_engine::tournament::{
    Acceleration, BoardNo, Bye, ByeLimits, Colour, ColourLot, Draft, EntryFee, ForbiddenPair, Forfeit,
    GameResult, GameStage, Leg, Match, Meeting, Money, Name, Options, Out, Outcome, PairingNumber,
    PartialDate, Participant, Place, PlayOff, PlayOffFact, PlayOffOptions, Player, PlayerId, Points,
    RequestedBye, Round, RoundNo, SettledBy, Settlement, Snapshot, Stage, Team, TeamId,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

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

/// What an arbiter does next.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "acts are made one at a time")]
enum Act {
    Do(Command),
    Undo,
    Redo,
    MoveTo(StepId),
    TakeOut(StepId, String),
}

/// Chooses acts for an event as it stands: most fit, some do not.
struct Arbiter<'a> {
    history: &'a History,
    now: &'a Snapshot,
    dice: Dice,
}

impl<'a> Arbiter<'a> {
    fn new(history: &'a History, seed: u64) -> Self {
        Self { history, now: history.snapshot(), dice: Dice(seed) }
    }

    fn small(&mut self, sides: u64) -> u8 {
        u8::try_from(self.dice.number(sides)).unwrap()
    }

    fn one_of<T: Clone>(&mut self, choices: &[T]) -> T {
        choices[usize::from(self.small(choices.len() as u64))].clone()
    }

    /// The round at hand, now and then another one.
    fn round(&mut self) -> RoundNo {
        match self.small(6) {
            0 => RoundNo(self.small(8)),
            _ => self.now.last_paired().unwrap_or(RoundNo(1)),
        }
    }

    fn next_round(&mut self) -> RoundNo {
        self.now.last_paired().map_or(RoundNo(1), RoundNo::next)
    }

    fn player(&mut self) -> PlayerId {
        PlayerId(u32::try_from(self.dice.number(u64::from(self.now.next_player().0) + 1)).unwrap())
    }

    fn board(&mut self, round: RoundNo) -> BoardNo {
        let boards = self.now.round(round).map_or(0, |round| round.boards().len());
        BoardNo(u16::try_from(self.dice.number(boards as u64 + 1)).unwrap() + u16::from(boards > 0))
    }

    fn reason(&mut self) -> String {
        if self.small(8) == 0 { String::new() } else { "recorded wrongly".to_owned() }
    }

    /// A play-off of some players, and what is entered in it.
    fn about_play_offs(&mut self) -> Command {
        let first = self.now.last_published().map_or(RoundNo(1), RoundNo::next);
        let players: Vec<PlayerId> = self.now.players().map(|(id, _)| id).collect();
        let tied: Vec<PlayerId> = players.into_iter().take(usize::from(1 + self.small(5))).collect();
        match self.small(4) {
            0 => {
                let pairs = tied.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect();
                Command::NotePlayOff(PlayOffFact::Pairs { pairs, seed: self.one_of(&[None, Some(3)]) })
            }
            1 => Command::NotePlayOff(PlayOffFact::Moves(tied.into_iter().map(|id| (id, 30)).collect())),
            2 => {
                let winner = self.player();
                Command::NotePlayOff(PlayOffFact::Decision { winner, reason: self.reason() })
            }
            _ => Command::BeginPlayOff(PlayOff {
                first,
                tied,
                options: PlayOffOptions { keep: 3 + self.small(7), ..PlayOffOptions::default() },
            }),
        }
    }

    fn act(&mut self) -> Act {
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

    /// What carries the round on: pair, publish, enter.
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
            // All that is missing at once, or the rounds would never be done.
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

    /// Who takes part meets by twos in their order, on one board or two; the last of an odd group is out.
    fn draft_of(&mut self, leg: &Leg, round: RoundNo) -> Draft {
        let games = 1 + usize::from(self.small(2));
        let order = numbering(self.now, system(leg.system.as_str()).unwrap(), round);
        let mut draft = Draft {
            round,
            system: leg.system.clone(),
            by_table: false,
            games: 0,
            numbering: Some(order),
            boards: Vec::new(),
            matches: Box::default(),
            outs: Box::default(),
            bye: None,
            virtual_points: Vec::new(),
            ruling: None,
            may_meet: Vec::new(),
        };
        let (mut matches, mut outs) = (Vec::new(), Vec::new());
        for group in &leg.groups {
            for sides in group.chunks(2) {
                let &[one, other] = sides else {
                    outs.push((
                        sides[0],
                        self.one_of(&[Out::Idle, Out::Through, Out::Bye(Bye::PairingAllocated)]),
                    ));
                    continue;
                };
                let first = draft.boards.len();
                for game in 0..games {
                    let seated = [one, other].map(|side| self.seated(side, game));
                    if let [Some(white), Some(black)] = seated {
                        let meeting = Meeting { white, black };
                        draft.boards.push(if game == 0 { meeting } else { meeting.turned() });
                    }
                }
                let boards =
                    (first..draft.boards.len()).map(|index| BoardNo(u16::try_from(index).unwrap() + 1));
                matches.push(Match {
                    sides: [one, other],
                    boards: boards.collect(),
                    stops: self.small(2) == 0,
                });
            }
        }
        let between_players = leg.participants().all(|side| matches!(side, Participant::Player(_)));
        if games > 1 || !between_players {
            draft.matches = matches.into();
        }
        Draft { outs: outs.into(), ..draft }
    }

    /// Who plays a game for one side of a match.
    fn seated(&self, side: Participant, game: usize) -> Option<PlayerId> {
        match side {
            Participant::Player(id) => Some(id),
            Participant::Team(id) => self.now.team(id)?.players.get(game).copied(),
        }
    }

    fn about_legs(&mut self) -> Command {
        let first = self.now.last_published().map_or(RoundNo(1), RoundNo::next);
        if self.small(4) == 0 {
            return Command::DiscardLeg { first };
        }
        let mut sides: Vec<Participant> = match self.small(2) {
            0 => self.now.teams().map(|(id, _)| Participant::Team(id)).collect(),
            _ => self.now.players().map(|(id, _)| Participant::Player(id)).collect(),
        };
        sides.truncate(usize::from(2 + self.small(5)));
        let count = sides.len();
        let groups = if sides.len() > 3 && self.small(2) == 0 {
            sides.chunks(2).map(<[_]>::to_vec).collect()
        } else {
            vec![sides]
        };
        let boards = self.one_of(&[None, None, Some(1)]);
        let by_table: Vec<&str> = SYSTEMS
            .iter()
            .filter(|system| system.facts().is_predetermined())
            .map(|system| system.id())
            .collect();
        let system = settings(self.one_of(&by_table), 1).system;
        let size = Size { participants: count, boards: 1 };
        let table = SYSTEMS
            .iter()
            .find(|of| of.id() == system.as_str())
            .map(|of| of.rounds(size, &Options::default()));
        let length = match self.small(3) {
            0 => self.small(3),
            _ => table.map_or(0, |rounds| rounds.end().saturating_sub(1).min(8)),
        };
        Command::BeginLeg(Leg {
            first,
            last: RoundNo(first.0 + length),
            system,
            options: Options::default(),
            groups,
            boards,
            is_closed: false,
            decided: String::new(),
        })
    }

    fn about_matches(&mut self) -> Command {
        let round = self.round();
        let board = self.board(round);
        let listed = self.now.round(round).map(|paired| paired.matches().into_owned()).unwrap_or_default();
        let of = listed.into_iter().find(|of| of.boards.contains(&board));
        let sides = of
            .map(|of| of.sides)
            .unwrap_or([Participant::Player(self.player()), Participant::Team(TeamId(1))]);
        if let Participant::Team(team) = sides[1]
            && self.small(3) > 0
        {
            return self.about_team_match(round, board, team);
        }
        if self.small(3) == 0 {
            let lot = ColourLot {
                won: self.one_of(&sides),
                white: self.one_of(&sides),
                seed: self.one_of(&[None, Some(7)]),
            };
            return Command::DrawColours { round, board, lot };
        }
        if self.small(2) == 0 {
            let seated = sides.map(|side| self.seated(side, 0).unwrap_or(PlayerId(1)));
            let stage = self.one_of(&[GameStage::PlayOff, GameStage::GoldenPoint]);
            let games = vec![Meeting { white: seated[0], black: seated[1] }; usize::from(self.small(3))];
            return Command::AddGames { round, board, stage, games };
        }
        let winner = self.one_of(&[Some(sides[0]), Some(sides[1]), None]);
        let by = self.one_of(&[
            SettledBy::GoldenPoint,
            SettledBy::FewestMoves,
            SettledBy::NoShow,
            SettledBy::Lot,
            SettledBy::Arbiter,
        ]);
        let settlement = Some(Settlement { winner, by, reason: self.reason() });
        Command::SettleMatch { round, board, settlement: settlement.filter(|_| self.small(4) > 0) }
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

    /// A team of players who may be in another one, or named twice.
    /// A line-up, a score as a whole or a forfeit of a match of teams.
    fn about_team_match(&mut self, round: RoundNo, board: BoardNo, team: TeamId) -> Command {
        let mut members: Vec<PlayerId> = self.now.team(team).into_iter().flat_map(Team::members).collect();
        members.retain(|_| self.small(4) > 0);
        match self.small(3) {
            0 => Command::LineUp { round, team, players: members },
            1 => {
                let points = |halves: u8| Points::from_tenths(5 * i32::from(halves));
                let score = [points(self.small(4)), points(self.small(4))];
                match self.small(4) {
                    0 => Command::EnterMatchScore { round, board, score: None },
                    1 => {
                        let (follow, reason) = (self.follow(round), self.reason());
                        Command::CorrectMatchScore { round, board, score, follow, reason }
                    }
                    _ => Command::EnterMatchScore { round, board, score: Some(score) },
                }
            }
            _ => Command::ForfeitMatch {
                round,
                board,
                winner: self.one_of(&[None, Some(team)]),
                reason: self.reason(),
            },
        }
    }

    fn team(&mut self) -> Team {
        let name = Name::new(&format!("Takım {}", self.small(4))).unwrap();
        let players = (0..self.small(4)).map(|_| self.player()).collect();
        let reserves = (0..self.small(2)).map(|_| self.player()).collect();
        Team::of(name, players, reserves)
    }

    fn about_teams(&mut self) -> Command {
        let id = TeamId(u16::from(self.small(4)));
        match self.small(10) {
            8 => Command::AdmitTeam { id, number: PairingNumber(u16::from(self.small(4))) },
            9 => Command::AdjustTeamPoints {
                id,
                round: self.round(),
                match_points: Points::from_tenths(-10),
                game_points: Points::HALF,
                reason: self.reason(),
            },
            6 => Command::WithdrawTeam { id, from: self.next_round() },
            7 => Command::ReinstateTeam { id },
            0 => Command::RemoveTeam { id },
            1 | 2 => Command::EditTeam { id, team: self.team(), reason: self.reason() },
            _ => Command::RegisterTeam(self.team()),
        }
    }

    fn last_player(&self) -> PlayerId {
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

    fn correction(&mut self) -> Command {
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

    /// What follows from the correction of a round.
    fn follow(&mut self, round: RoundNo) -> Follow {
        match self.small(4) {
            0 | 1 => Follow::Record,
            2 => Follow::RatingReportOnly,
            _ => Follow::UndoLater { from: self.one_of(&[round.next(), round.next().next(), round]) },
        }
    }

    fn seating(&mut self) -> Command {
        let round = self.round();
        if self.now.round(round).is_some_and(|paired| paired.stage() == Stage::Draft) {
            return Command::EditDraft { round, edit: self.edit(round) };
        }
        let mut edits: Vec<SeatingEdit> = (0..self.small(3)).map(|_| self.edit(round)).collect();
        if self.small(2) == 0 {
            // Two boards with one player of each exchanged, the long way round.
            let meetings: Vec<Meeting> = self
                .now
                .round(round)
                .iter()
                .flat_map(|paired| paired.boards())
                .map(|board| board.meeting)
                .take(2)
                .collect();
            if let [one, other] = meetings[..] {
                edits = vec![
                    SeatingEdit::TakeApart { board: BoardNo(1) },
                    SeatingEdit::TakeApart { board: BoardNo(1) },
                    SeatingEdit::Seat {
                        meeting: Meeting { white: one.white, black: other.black },
                        board: BoardNo(1),
                    },
                    SeatingEdit::Seat {
                        meeting: Meeting { white: other.white, black: one.black },
                        board: BoardNo(1),
                    },
                ];
            }
        }
        Command::Reseat { round, edits, reason: self.reason() }
    }

    fn edit(&mut self, round: RoundNo) -> SeatingEdit {
        let waiting = |paired: &Round| -> Vec<PlayerId> {
            paired.players_at(|place| !matches!(place, Place::AtBoard(..))).map(|(id, _)| id).collect()
        };
        let mut free = self.now.round(round).map(waiting).unwrap_or_default();
        free.push(self.last_player());
        let board = self.board(round);
        match self.small(12) {
            8 | 9 => SeatingEdit::Fix { board, fixed: self.small(3) > 0 },
            10 => SeatingEdit::Arrange { order: self.order(round) },
            11 => self.pair_waiting(round),
            0 => SeatingEdit::TakeApart { board },
            1 | 2 => {
                let meeting = Meeting { white: self.one_of(&free), black: self.one_of(&free) };
                SeatingEdit::Seat { meeting, board }
            }
            3 => SeatingEdit::Swap { players: [self.player(), self.player()] },
            4 => SeatingEdit::TurnColours { board },
            5 => {
                let bye = self.one_of(&[Bye::PairingAllocated, Bye::ABSENT]);
                SeatingEdit::GiveBye { player: self.one_of(&free), bye }
            }
            6 => SeatingEdit::CallIn { player: self.one_of(&free) },
            _ => SeatingEdit::TakeSeat { absent: self.player(), player: self.one_of(&free) },
        }
    }
}

impl Arbiter<'_> {
    /// The boards in the order of the system, or any two of them exchanged, or one left out.
    fn order(&mut self, round: RoundNo) -> Vec<BoardNo> {
        let Some(paired) = self.now.round(round) else { return Vec::new() };
        let mut order =
            Review::of(self.now, round).map(|review| review.order(self.now, paired)).unwrap_or_default();
        match (self.small(4), order.len()) {
            (0, 1..) => drop(order.pop()),
            (1 | 2, 2..) => {
                let one = usize::from(self.small(order.len() as u64));
                let other = usize::from(self.small(order.len() as u64));
                order.swap(one, other);
            }
            _ => {}
        }
        order
    }

    /// The winners of two forfeits, or of any two boards, meet.
    fn pair_waiting(&mut self, round: RoundNo) -> SeatingEdit {
        let games: Vec<(Meeting, Option<GameResult>)> = self
            .now
            .round(round)
            .into_iter()
            .flat_map(Round::games)
            .map(|(_, board, result)| (board.meeting, result))
            .collect();
        let to_black = Some(GameResult::Forfeit(Forfeit::ToBlack));
        let mut sides: Vec<(PlayerId, PlayerId)> = games
            .iter()
            .filter(|(_, result)| !result.is_some_and(GameResult::is_played))
            .map(
                |&(Meeting { white, black }, result)| {
                    if result == to_black { (white, black) } else { (black, white) }
                },
            )
            .collect();
        sides.truncate(6);
        if sides.is_empty() {
            sides.push((self.player(), self.player()));
        }
        let [one, other] = [self.one_of(&sides), self.one_of(&sides)];
        SeatingEdit::PairWaiting {
            absent: [one.0, other.0],
            meeting: Meeting { white: one.1, black: other.1 },
        }
    }
}

/// A snapshot byte by byte.
fn bytes(snapshot: &Snapshot) -> String {
    ron::to_string(snapshot).unwrap()
}

/// Nobody plays for two teams, and every member is registered.
fn check_teams(snapshot: &Snapshot) {
    let members: Vec<PlayerId> = snapshot.teams().flat_map(|(_, team)| team.members()).collect();
    let different: BTreeSet<PlayerId> = members.iter().copied().collect();
    assert_eq!(members.len(), different.len(), "a player plays for one team");
    assert!(different.iter().all(|&id| snapshot.player(id).is_some()));
    assert!(snapshot.teams().all(|(id, team)| team.players.iter().all(|&p| snapshot.team_of(p) == Some(id))));
}

/// Legs follow one another, and whoever takes part is registered.
fn check_legs(snapshot: &Snapshot) {
    let next = snapshot.last_published().map_or(RoundNo(1), RoundNo::next);
    assert!(snapshot.legs().windows(2).all(|pair| pair[0].first < pair[1].first));
    assert!(snapshot.legs().iter().all(|leg| leg.first <= leg.last && leg.first <= next));
    let registered = |side| match side {
        Participant::Player(id) => snapshot.player(id).is_some(),
        Participant::Team(id) => snapshot.team(id).is_some(),
    };
    assert!(snapshot.legs().iter().flat_map(Leg::participants).all(registered));
}

/// What no event may ever break.
fn check_snapshot(snapshot: &Snapshot) {
    let paired: Vec<RoundNo> = snapshot.last_paired().into_iter().flat_map(RoundNo::up_to).collect();
    let numbers: BTreeSet<PlayerId> = snapshot.numbering().iter().copied().collect();
    assert_eq!(numbers.len(), snapshot.numbering().len(), "a number names one player");
    assert!(numbers.iter().all(|&id| snapshot.player(id).is_some()), "numbers name registered players");
    assert_eq!(numbers.is_empty(), paired.is_empty());
    let forbidden = snapshot.settings().forbidden.iter().flat_map(|pair| pair.players);
    assert!(forbidden.into_iter().all(|id| snapshot.player(id).is_some()));
    assert!(paired.last().is_none_or(|&last| last <= snapshot.last_round()));
    check_legs(snapshot);
    check_teams(snapshot);
    for &number in &paired {
        let round = snapshot.round(number).unwrap();
        assert!(round.stage() == Stage::Published || Some(&number) == paired.last());
        check_round(snapshot, round, &numbers);
    }
    for (id, _) in snapshot.players() {
        let points = paired.iter().map(|&number| points(snapshot, id, number)).sum();
        assert_eq!(snapshot.scores(paired.len())[id.index()], points, "both ways to count a score agree");
    }
}

/// What a player got in a published round, all games of a match together.
fn points(snapshot: &Snapshot, id: PlayerId, number: RoundNo) -> Points {
    let round = snapshot.round(number).unwrap();
    let system = &snapshot.settings().points;
    let worth = system.of_match(round.games_of_match());
    if round.stage() != Stage::Published
        || !matches!(round.place(id), Place::AtBoard(..)) && !round.has_begun()
    {
        return Points::ZERO;
    }
    let missed =
        || snapshot.player(id).map_or(Points::ZERO, |known| worth.of_bye(Bye::Requested(known.missed)));
    match round.place(id) {
        Place::Bye(bye) => worth.of_bye(bye),
        Place::Nowhere => missed(),
        Place::Through | Place::Idle | Place::Pool => Points::ZERO,
        Place::AtBoard(..) => {
            let games = round.games().filter_map(|(_, board, result)| Some((board.meeting, result?)));
            let sides = games.flat_map(|(meeting, result)| {
                [(meeting.white, Colour::White), (meeting.black, Colour::Black)].map(|side| (side, result))
            });
            let own = sides.filter(|&((player, _), _)| player == id);
            own.map(|((_, colour), result)| system.of_game(result, colour)).sum()
        }
    }
}

fn check_board(round: &Round, number: BoardNo, meeting: Meeting) {
    let Meeting { white, black } = meeting;
    for (player, colour) in [(white, Colour::White), (black, Colour::Black)] {
        let Place::AtBoard(first, has) = round.place(player) else { panic!("player {player} has no place") };
        assert!(first <= number && (first < number || has == colour), "a place names the first game");
        assert!(first == number || round.has_listed_matches(), "several games are those of a match");
    }
    if let Some(shown) = round.rating_only(number) {
        assert!(shown.meeting.has(white) && shown.meeting.has(black));
        assert!(round.result(number).is_some());
    }
    assert!(round.conflict(number).is_none_or(|found| round.result(number) != Some(found)));
}

fn check_round(snapshot: &Snapshot, round: &Round, numbers: &BTreeSet<PlayerId>) {
    let boards = round.boards().len();
    let results = round.games().filter(|(_, _, result)| result.is_some()).count();
    let needless =
        round.games().filter(|&(number, _, result)| result.is_none() && !round.awaits(number)).count();
    assert_eq!(results + round.missing() + needless, boards, "one result a board, given or not");
    assert!(needless == 0 || round.has_listed_matches(), "only games of decided matches are not waited for");
    round.games().for_each(|(number, board, _)| check_board(round, number, board.meeting));
    assert!(round.conflicts().all(|(board, _)| round.board(board).is_some()));
    let past_the_last = BoardNo(u16::try_from(boards).unwrap() + 1);
    assert_eq!(round.rating_only(past_the_last), None);
    let seated = round.players_at(|place| matches!(place, Place::AtBoard(..))).count();
    let meetings = round.boards().iter().flat_map(|board| [board.meeting.white, board.meeting.black]);
    assert_eq!(seated, meetings.collect::<BTreeSet<_>>().len(), "nobody sits anywhere but at the boards");
    let matches = round.matches();
    let mut held: Vec<BoardNo> = matches.iter().flat_map(|of| of.boards.iter().copied()).collect();
    held.sort_unstable();
    assert!(held.into_iter().eq((1..).map(BoardNo).take(boards)), "every board belongs to one match");
    assert!(round.players_at(|place| place == Place::Bye(Bye::PairingAllocated)).count() <= 1);
    if round.stage() == Stage::Published {
        assert_eq!(round.players_at(|place| place == Place::Pool).count(), 0);
    }
    for (id, place) in round.players_at(|place| place != Place::Nowhere) {
        assert!(snapshot.player(id).is_some(), "only registered players have a place");
        let takes_part = !matches!(place, Place::Bye(Bye::Requested(_)) | Place::Idle);
        assert!(!takes_part || numbers.contains(&id), "player {id} takes part without a number");
    }
}

/// What a pairing system is told holds together, and what it pairs is taken.
fn check_next_pairing(snapshot: &Snapshot, history: &History) {
    let settings = snapshot.settings();
    let next = snapshot.last_published().map_or(RoundNo(1), RoundNo::next);
    let system = system(settings.system.as_str()).unwrap();
    let order = numbering(snapshot, system, next);
    // What a pairing system may know is said of rounds of one game each.
    if snapshot.legs().is_empty() {
        check_field(&field(snapshot, next, &order), order.len());
    }
    let complete = next.previous().and_then(|last| snapshot.round(last)).is_none_or(Round::is_complete);
    let announced = snapshot.leg(next).is_none() && next <= settings.rounds;
    if complete && announced && settings.initial_colour.is_some() {
        match propose(snapshot, next, Trace::silent()) {
            Ok(proposal) => drop(history.try_command(Command::DraftRound(proposal.draft)).unwrap()),
            Err(ProposeError::NoPairing(_)) => {}
            Err(ProposeError::RoundsOutOfRange { .. }) if system.facts().limits_rounds => {}
            Err(error) => panic!("{error}"),
        }
    }
}

fn check_field(field: &Field, players: usize) {
    assert_eq!(field.players.len(), players);
    for (seat, player) in field.seats().zip(&field.players) {
        assert_eq!(player.record.len(), usize::from(field.round.0) - 1);
        for (index, round) in player.record.iter().enumerate() {
            let mirrored = match *round {
                RoundRecord::Played { opponent, colour, .. } => matches!(
                    field.player(opponent).record[index],
                    RoundRecord::Played { opponent, colour: theirs, .. } if opponent == seat && theirs == colour.other()
                ),
                RoundRecord::Forfeited { opponent, colour, .. } => matches!(
                    field.player(opponent).record[index],
                    RoundRecord::Forfeited { opponent, colour: theirs, .. } if opponent == seat && theirs == colour.other()
                ),
                RoundRecord::Bye { .. } => true,
            };
            assert!(mirrored, "round {} of {seat:?}: {round:?}", index + 1);
        }
    }
}

/// Results are carried over to the same two players with the same colours only, each from one board of its own.
fn check_carried(history: &History) {
    let rounds = history.snapshot().last_published().into_iter().flat_map(RoundNo::up_to);
    for number in rounds {
        let Some((_, left)) = history.undone(number) else { continue };
        let (undone, round) = (left.round(number).unwrap(), history.snapshot().round(number).unwrap());
        let mut used = BTreeSet::new();
        for (board, result) in results_again(undone, round) {
            assert_eq!(round.result(board), None, "nothing that stands is written over");
            let meeting = round.board(board).unwrap().meeting;
            let from = undone.games().find(|&(at, found, had)| {
                found.meeting == meeting
                    && had == Some(result)
                    && undone.conflict(at).is_none()
                    && !used.contains(&at)
            });
            assert!(used.insert(from.expect("the undone pairing had it on the same board").0));
        }
    }
}

/// Does one act and checks what must follow from it.
fn check_act(history: &mut History, act: Act, states: &mut Vec<String>) {
    let (before, steps, log) = (history.current(), states.len(), history.log().len());
    let entry = match act {
        Act::Do(command) => Some(Entry::Did(command)),
        Act::Undo => history.try_undo().map(|undo| undo.entry().clone()),
        Act::Redo => history.try_redo().map(|redo| redo.entry().clone()),
        Act::MoveTo(step) => Some(Entry::Moved(step)),
        Act::TakeOut(step, reason) => Some(Entry::TookOut { step, reason }),
    };
    let Some(entry) = entry else { return };
    let is_command = matches!(entry, Entry::Did(_) | Entry::TookOut { .. });
    // Drawing again may well give the same draft.
    let is_draft = matches!(entry, Entry::Did(Command::DraftRound(_)));
    if history.replay(entry, Moment(log as i64)).is_err() {
        assert_eq!((history.current(), history.log().len()), (before, log));
        assert_eq!(history.at(StepId(u32::try_from(steps).unwrap())), None, "nothing was added");
        assert_eq!(bytes(history.snapshot()), states[before.0 as usize]);
        return;
    }
    let after = bytes(history.snapshot());
    let before = &states[before.0 as usize];
    let mut other = history.clone();
    if let Some(undo) = other.try_undo() {
        other.keep(undo, Moment(0));
        assert!(!is_command || bytes(other.snapshot()) == *before, "undo gives back what was");
        other.keep(other.try_redo().unwrap(), Moment(0));
        assert_eq!((other.current(), bytes(other.snapshot())), (history.current(), after.clone()));
    }
    if is_command {
        assert!(is_draft || after != *before, "a command that is taken changes something");
        states.push(after);
    }
    check_snapshot(history.snapshot());
    check_carried(history);
    check_next_pairing(history.snapshot(), history);
}

/// Whether `ancestor` lies on the way from the blank event to `step`, both included.
fn is_ancestor(history: &History, ancestor: StepId, step: StepId) -> bool {
    std::iter::successors(Some(step), |&step| history.parent(step)).any(|step| step == ancestor)
}

/// Nothing recorded is lost: every step is as it was, and lies behind the present or behind a branch.
fn check_all_kept(history: &History, states: &[String]) {
    let mut ends: Vec<StepId> = history.branches().iter().map(|branch| branch.tip).collect();
    ends.push(history.current());
    for (number, state) in (0..).zip(states) {
        let step = StepId(number);
        assert_eq!(&bytes(history.at(step).unwrap()), state, "step {step} has changed");
        assert!(ends.iter().any(|&end| is_ancestor(history, step, end)), "no way leads to step {step}");
    }
    for branch in history.branches() {
        assert!(is_ancestor(history, branch.fork, branch.tip));
        assert!(is_ancestor(history, branch.fork, history.current()));
    }
}

/// The entries, through their text and back, make the same history, one by one and all at once.
fn check_replay(history: &History) {
    let mut again = History::default();
    let mut at_once = History::default();
    at_once.replay_all(history.log().iter().map(|logged| (logged.entry.clone(), logged.at))).unwrap();
    for logged in history.log() {
        let text = ron::to_string(&logged.entry).unwrap();
        let entry: Entry = ron::from_str(&text).unwrap();
        assert_eq!(entry, logged.entry);
        again.replay(entry, logged.at).unwrap();
        assert_eq!(again.current(), logged.to);
        assert_eq!(at_once.at(logged.to), again.at(logged.to));
        assert_eq!(at_once.command(logged.to), again.command(logged.to));
    }
    assert_eq!((at_once.current(), at_once.branches()), (again.current(), again.branches()));
    assert_eq!(bytes(again.snapshot()), bytes(history.snapshot()));
    assert_eq!(again.branches(), history.branches());
    assert_eq!(again.line(), history.line());
    let redo = |history: &History| history.try_redo().map(|redo| redo.entry().clone());
    assert_eq!(redo(&again), redo(history));
}

/// An event of this many players before round 1.
fn beginning(system: &str, players: u64) -> History {
    let mut history = History::default();
    for command in Event::played(system, players, 0, 5).commands {
        history.replay(Entry::Did(command), Moment(0)).unwrap();
    }
    history
}

/// Few players meet every edge of the rules soonest; up to 40 have the brackets of an ordinary event.
fn number_of_players() -> impl Strategy<Value = u64> {
    prop_oneof![2 => 0_u64..9, 1 => 9_u64..=40]
}

proptest! {
    #![proptest_config(crate::cases(20, 80))]

    #[test]
    fn whatever_is_done_in_whatever_order_nothing_is_lost_and_nothing_breaks(
        system in 0..SYSTEMS.len(),
        players in number_of_players(),
        seeds in prop::collection::vec(any::<u64>(), 1..=200),
    ) {
        let mut history = beginning(SYSTEMS[system].id(), players);
        let mut states: Vec<String> =
            (0..).map_while(|step| history.at(StepId(step))).map(bytes).collect();
        for seed in seeds {
            let act = Arbiter::new(&history, seed).act();
            check_act(&mut history, act, &mut states);
        }
        check_all_kept(&history, &states);
        check_replay(&history);
    }
}

/// A history of commands only, nothing undone.
fn line_of_commands(system: &str, players: u64, seeds: &[u64]) -> History {
    let mut history = beginning(system, players);
    for &seed in seeds {
        if let Act::Do(command) = Arbiter::new(&history, seed).act() {
            // What is refused changes nothing.
            let _accepted = history.replay(Entry::Did(command), Moment(0)).is_ok();
        }
    }
    history
}

/// What the system pairs in a round that is paired, beside what was fixed in it.
fn paired_now(event: &Snapshot, round: RoundNo) -> Result<Draft, ProposeError> {
    let ruling = event.round(round).and_then(Round::ruling);
    Ok(propose_as_ruled(event, round, ruling, Trace::silent())?.draft)
}

proptest! {
    #![proptest_config(crate::cases(30, 30))]

    #[test]
    fn the_reach_of_a_correction_is_what_a_full_replay_with_it_shows(
        system in 0..SYSTEMS.len(),
        players in number_of_players(),
        seeds in prop::collection::vec(any::<u64>(), 60..=200),
    ) {
        let mut history = line_of_commands(SYSTEMS[system].id(), players, &seeds);
        let before = history.snapshot().clone();
        for &seed in &seeds[..20] {
            let correction = Arbiter::new(&history, seed).correction();
            let Ok(after) = apply(&before, &correction) else { continue };
            let at = history.current();
            history.replay(Entry::Did(correction.clone()), Moment(0)).unwrap();
            let mut replayed = History::default();
            for logged in history.log() {
                replayed.replay(ron::from_str(&ron::to_string(&logged.entry).unwrap()).unwrap(), logged.at).unwrap();
            }
            prop_assert_eq!(&after, replayed.snapshot());
            for later in correction.round().unwrap().next().0..=after.last_paired().map_or(0, |last| last.0) {
                let later = RoundNo(later);
                let [then, now] = [&before, replayed.snapshot()].map(|event| paired_now(event, later));
                match (reached(&before, &after, later), then, now) {
                    (Err(shown), _, Err(error)) => prop_assert_eq!(shown, error),
                    (Ok(shown), then, Ok(now)) => {
                        let round = before.round(later).unwrap();
                        let made = |draft: &Draft, meeting: Meeting| {
                            let is_drawn = draft.games == 0 && draft.is_of_matches_of_players();
                            let mut meetings = draft.first_games();
                            meetings.any(|made| made == meeting || is_drawn && made == meeting.turned())
                        };
                        let gone: Vec<(BoardNo, Meeting)> = round
                            .first_games()
                            .filter(|&(number, ..)| round.game_stage(number) == GameStage::Match)
                            .map(|(number, board, _)| (number, board.meeting))
                            // Where nothing could be paired before, what was published is the measure.
                            .filter(|&(_, meeting)| then.as_ref().map_or(true, |then| made(then, meeting)))
                            .filter(|&(_, meeting)| !made(&now, meeting))
                            .collect();
                        prop_assert_eq!(shown.boards, gone, "round {} after {:?}", later, correction);
                    }
                    (shown, then, now) => prop_assert!(false, "{:?} {:?} {:?}", shown, then, now),
                }
            }
            history.replay(Entry::Moved(at), Moment(0)).unwrap();
        }
    }
}

/// The event that all commands of a line but one make, each as it was recorded; or the step of the first that is refused.
fn replayed_without(history: &History, out: StepId) -> Result<Snapshot, StepId> {
    let steps = history.line().into_iter().filter(|&step| step != out);
    let commands = steps.filter_map(|step| history.command(step).map(|(command, _)| (step, command)));
    commands
        .into_iter()
        .try_fold(Snapshot::blank(), |event, (step, command)| apply(&event, command).map_err(|_| step))
}

/// Who meets on every board. Results may differ: a table counts the games of who withdrew as forfeit.
fn boards(event: &Snapshot, round: RoundNo) -> Vec<Meeting> {
    let paired = event.round(round).unwrap();
    paired.games().map(|(_, board, _)| board.meeting).collect()
}

proptest! {
    #![proptest_config(crate::cases(24, 24))]

    #[test]
    fn one_entry_out_of_the_middle_is_a_replay_without_it_or_a_refusal_that_names_the_first_in_the_way(
        system in 0..SYSTEMS.len(),
        players in number_of_players(),
        seeds in prop::collection::vec(any::<u64>(), 20..=200),
    ) {
        let history = line_of_commands(SYSTEMS[system].id(), players, &seeds);
        let line = history.line();
        // Each step is a whole replay, or two: of long lines some steps are taken.
        let every = line.len() / 24 + 1;
        let offset = usize::try_from(seeds[0] % every as u64).unwrap();
        for &step in line.iter().skip(1 + offset).step_by(every) {
            let registered = match history.command(step) {
                Some((Command::Register { .. } | Command::RegisterTeam(_), _)) => 1,
                Some((Command::TakeList { new, .. }, _)) => new.len(),
                _ => 0,
            };
            let is_registration = registered > 0;
            let replayed = replayed_without(&history, step);
            match history.without(step) {
                Ok(event) if is_registration => {
                    prop_assert_eq!(event.players().count() + event.teams().count() + registered,
                        history.snapshot().players().count() + history.snapshot().teams().count());
                    check_snapshot(&event);
                }
                Ok(event) => {
                    prop_assert_eq!(Ok(&event), replayed.as_ref());
                    check_snapshot(&event);
                }
                Err(TakeOutError::NothingChanges { .. }) => {
                    prop_assert!(is_registration || replayed.as_ref() == Ok(history.snapshot()));
                }
                Err(TakeOutError::Needed { later, why }) => {
                    prop_assert!(later > step && line.contains(&later), "{} {:?} {:?}", later, why, history.command(step));
                    if !is_registration && why.is_some() {
                        prop_assert_eq!(replayed, Err(later));
                    }
                }
                Err(TakeOutError::NotThere { .. }) => prop_assert!(false, "step {} is on the line", step),
            }
            // What is kept stands with the players for whom it was entered, as published.
            if let Ok(event) = history.without(step) {
                let rounds = event.last_published().min(history.snapshot().last_published());
                let of = history.command(step).and_then(|(command, _)| command.round());
                for round in rounds.into_iter().flat_map(RoundNo::up_to).filter(|&round| of != Some(round)) {
                    prop_assert_eq!(boards(&event, round), boards(history.snapshot(), round));
                }
            }
        }
    }
}

/// Each command of an event is tried after each other one too: most are refused then, and change nothing.
#[test]
fn many_commands_at_once_do_what_each_alone_does() {
    let mut commands = Event::played("dutch-2009", 7, 2, 3).commands;
    let licence = |licence| Player { licence: Some(licence), ..Player::named(Name::new("Ada").unwrap()) };
    let register =
        |player| Command::Register { player, arrival: RoundNo(3), missed: RequestedBye::ZeroPoint };
    let id = PlayerId(8);
    commands.extend([
        register(licence(7)),
        Command::EditPlayer { id, player: licence(8), reason: "typed wrongly".to_owned() },
        register(licence(7)),
        Command::Withdraw { id, from: RoundNo(3) },
    ]);
    let mut bulk = Bulk::new(Snapshot::blank());
    let mut event = Snapshot::blank();
    for command in &commands {
        for tried in &commands {
            match apply(&event, tried) {
                Ok(after) => {
                    let mut other = Bulk::new(bulk.snapshot().clone());
                    assert_eq!(other.apply(tried), Ok(()));
                    assert_eq!(other.finish(), after);
                }
                Err(refused) => assert_eq!(bulk.apply(tried), Err(refused)),
            }
            assert_eq!(bulk.snapshot(), &event, "nothing changed, also not what others share");
        }
        event = apply(&event, command).unwrap();
        bulk.apply(command).unwrap();
        assert_eq!(bulk.snapshot(), &event);
    }
}

#[test]
fn of_many_entries_those_before_the_first_that_does_not_fit_are_kept() {
    let register = |fide_id: u64| {
        let player = Player { fide_id: Some(fide_id), ..Player::named(Name::new("Ada").unwrap()) };
        Entry::Did(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint })
    };
    let entries = [register(1), register(2), Entry::Moved(StepId(1)), register(2), register(2), register(3)];
    let (mut history, mut alone) = (History::default(), History::default());
    let refused = history.replay_all(entries.clone().map(|entry| (entry, Moment(0))));
    assert_eq!(refused, alone_until_refused(&mut alone, &entries));
    assert!(refused.is_err());
    assert_eq!((history.log().len(), history.snapshot()), (4, alone.snapshot()));
}

/// Replays entries one by one up to the first that does not fit.
fn alone_until_refused(history: &mut History, entries: &[Entry]) -> Result<(), HistoryError> {
    entries.iter().try_for_each(|entry| history.replay(entry.clone(), Moment(0)))
}

/// Most arbiters have an ordinary event: rounds drawn, published, played. It goes through its file as well.
#[test]
fn an_event_of_many_players_comes_back_from_its_entries() {
    let event = Event::played("dutch-2009", 90, 4, 5);
    let mut history = History::default();
    for command in event.commands {
        history.replay(Entry::Did(command), Moment(0)).unwrap();
    }
    assert_eq!(history.snapshot(), &event.snapshot);
    check_snapshot(history.snapshot());
    check_replay(&history);
}
