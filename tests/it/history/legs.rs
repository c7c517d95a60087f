//! The arbiter's acts with legs, matches and teams.

use super::arbiter::Arbiter;
use crate::make::settings;
use hakem_engine::command::Command;
use hakem_engine::format::Size;
use hakem_engine::pairing::{SYSTEMS, numbering, system};
use hakem_engine::tournament::{
    BoardNo, Bye, ColourLot, Draft, GameStage, Leg, Match, Meeting, Name, Options, Out, PairingNumber,
    Participant, PlayOff, PlayOffFact, PlayOffOptions, PlayerId, Points, RoundNo, SettledBy, Settlement,
    Team, TeamId,
};

impl Arbiter<'_> {
    /// Begins a play-off of some players, or enters a fact in it.
    pub(super) fn about_play_offs(&mut self) -> Command {
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

    /// Participants meet in pairs in their order, on one board or two; the last of an odd group is out.
    pub(super) fn draft_of(&mut self, leg: &Leg, round: RoundNo) -> Draft {
        let games = 1 + usize::from(self.small(2));
        let order = numbering(self.now, system(leg.system.as_str()).unwrap(), round);
        let mut draft =
            Draft { numbering: Some(order), boards: Vec::new(), ..Draft::of(round, leg.system.clone()) };
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

    /// Returns the player of a game for one side of a match.
    pub(super) fn seated(&self, side: Participant, game: usize) -> Option<PlayerId> {
        match side {
            Participant::Player(id) => Some(id),
            Participant::Team(id) => self.now.team(id)?.players.get(game).copied(),
        }
    }

    pub(super) fn about_legs(&mut self) -> Command {
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

    pub(super) fn about_matches(&mut self) -> Command {
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

    /// A line-up, a total score or a forfeit of a team match, with any members of the team.
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

    pub(super) fn team(&mut self) -> Team {
        let name = Name::new(&format!("Takım {}", self.small(4))).unwrap();
        let players = (0..self.small(4)).map(|_| self.player()).collect();
        let reserves = (0..self.small(2)).map(|_| self.player()).collect();
        Team::of(name, players, reserves)
    }

    pub(super) fn about_teams(&mut self) -> Command {
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
}
