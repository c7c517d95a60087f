//! A pairing before the arbiter: which boards may be questioned, and what a change by hand breaks.
//!
//! Nothing is decided here. Which rule a board breaks is the pairing system's word; the rest is what the
//! pairing cards say.

use crate::format::{Attendance, Breach, Due, Field, Float, Format, Pair, Reason, RoundRecord, Seat, Swiss};
use crate::pairing::apart::Kin;
use crate::pairing::{Setting, TeamSeats, facts_of, field, own_boards, setting, system};
use crate::swiss::colours::ColourHistory;
use crate::swiss::floats::{self, RecentFloats};
use crate::tournament::{
    ApartBy, Board, BoardFloat, BoardNo, Bye, Colour, Forfeit, GameResult, Meeting, Participant, Place,
    PlayerId, PlayerMap, Points, Registration, Round, RoundNo, Snapshot,
};
use std::collections::{HashMap, HashSet, VecDeque};

/// Why a board may be questioned, the gravest reason first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Concern {
    /// It breaks a rule that is never broken.
    AbsoluteBreach,
    /// The player of this colour has it a third time in a row.
    ThirdAlike(Colour),
    /// The player of this colour is due the other one.
    ColourRefused(Colour),
    /// It breaks a rule that is kept where possible.
    RelativeBreach,
    /// The player of this colour floats as in one of the two rounds before.
    FloatAgain(Colour),
    /// A player left their score group.
    Float,
    /// The two have different scores.
    UnequalScores,
    /// The two are of one club or family, or of another group that is kept apart if possible.
    OneGroup(ApartBy),
    /// The arbiter fixed it.
    Fixed,
    /// The arbiter made it.
    ByHand,
}

/// One board as it is reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// What it breaks, as the system judges it, the gravest first.
    pub breaches: Vec<Breach>,
    /// Why it may be questioned, the gravest reason first; empty when there is no reason.
    pub concerns: Vec<Concern>,
}

/// What the pairing card of a player says before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingCard {
    /// Their score, virtual points included.
    pub score: Points,
    /// What each round left on the card, round 1 first.
    pub turns: Vec<Turn>,
    /// The colour due, as the system says; `None` where either will do.
    pub due: Option<Due>,
}

/// What a round left on the card of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The colour of the game; `None` where none was played.
    pub colour: Option<Colour>,
    /// The float that was noted.
    pub float: Option<Float>,
}

impl PairingCard {
    /// Returns the floats with their rounds, the earliest first.
    #[must_use]
    pub fn floats(&self) -> Vec<(RoundNo, Float)> {
        let turns = (1..).map(RoundNo).zip(&self.turns);
        turns.filter_map(|(round, turn)| Some((round, turn.float?))).collect()
    }
}

/// What is new in a pairing after a change by hand, and what it breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The boards that were not there before.
    pub boards: Vec<(BoardNo, Meeting, Vec<Breach>)>,
    /// Who has the pairing-allocated bye and had it not.
    pub bye: Option<(PlayerId, Vec<Breach>)>,
}

impl Changed {
    /// Returns everything that is broken, board by board.
    pub fn breaches(&self) -> impl Iterator<Item = &Breach> {
        let boards = self.boards.iter().flat_map(|(_, _, breaches)| breaches);
        boards.chain(self.bye.iter().flat_map(|(_, breaches)| breaches))
    }
}

/// A paired round with what the rules say of it. Made once for a snapshot; costs the rules of the system once a board.
pub struct Review {
    field: Field,
    swiss: Option<&'static dyn Swiss>,
    /// The player of every seat; of a team the first.
    order: Vec<PlayerId>,
    /// The seat of every player, of those of a team that of the team.
    seats: PlayerMap<Seat>,
    /// Which team has each seat, where teams are paired.
    team_seats: TeamSeats,
    /// Who is of one group with whom.
    kin: Kin,
    boards: Vec<Reviewed>,
    bye: Vec<Breach>,
}

impl Review {
    /// Reviews a round by the system of its leg; `None` when the round is not paired. A system that is not
    /// known judges nothing.
    #[must_use]
    pub fn of(snapshot: &Snapshot, round: RoundNo) -> Option<Self> {
        let swiss = system(snapshot.system(round).as_str()).and_then(Format::swiss);
        let paired = snapshot.round(round)?;
        let of_teams = setting_of_teams(snapshot, round);
        let (mut field, order, seats, team_seats) = match of_teams {
            Some(made) => {
                let seats = PlayerMap::new(snapshot, made.team_seats.members());
                (made.field, made.order, seats, made.team_seats)
            }
            None => {
                let (field, order, seats) = of_players(snapshot, round, paired);
                (field, order, seats, TeamSeats::default())
            }
        };
        // By hand anybody can be seated, so nobody counts as away.
        for player in &mut field.players {
            player.attendance = Attendance::Present;
        }
        let kin = Kin::of(snapshot, round);
        let (boards, bye) = (Vec::new(), Vec::new());
        let mut review = Self { field, swiss, order, seats, team_seats, kin, boards, bye };
        let firsts: HashSet<BoardNo> = paired.first_games().map(|(number, ..)| number).collect();
        let reviewed = |(number, board, _): (BoardNo, &Board, _)| match firsts.contains(&number) {
            true => review.review(board),
            // What is to be said of two players is said of the first of their games.
            false => Reviewed { breaches: Vec::new(), concerns: Vec::new() },
        };
        let boards = paired.games().map(reviewed).collect();
        review.boards = boards;
        review.bye = review.with_bye(paired).map(|id| review.bye_breaches(id)).unwrap_or_default();
        Some(review)
    }

    /// Whether scores decide who meets.
    #[must_use]
    pub fn has_scores(&self) -> bool {
        self.swiss.is_some()
    }

    /// Returns every board, in order.
    #[must_use]
    pub fn boards(&self) -> &[Reviewed] {
        &self.boards
    }

    /// Returns what the pairing-allocated bye of the round breaks.
    #[must_use]
    pub fn bye(&self) -> &[Breach] {
        &self.bye
    }

    /// Returns the player in a seat of a reason.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<PlayerId> {
        self.order.get(seat.index()).copied()
    }

    fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.seats.get(player)
    }

    /// Returns the colour that a player is due, as the system says.
    fn due(&self, seat: Seat) -> Option<Due> {
        self.swiss?.due(&self.field, seat)
    }

    fn pair(&self, meeting: Meeting) -> Option<Pair> {
        Some(Pair { white: self.seat(meeting.white)?, black: self.seat(meeting.black)? })
    }

    /// Lists what a board breaks, absolute rules first.
    #[must_use]
    pub fn breaches(&self, meeting: Meeting) -> Vec<Breach> {
        let found = self.swiss.zip(self.pair(meeting)).map(|(swiss, pair)| swiss.breaches(&self.field, pair));
        gravest_first(found.unwrap_or_default())
    }

    /// Lists what the pairing-allocated bye for a player breaks, absolute rules first.
    #[must_use]
    pub fn bye_breaches(&self, player: PlayerId) -> Vec<Breach> {
        let found =
            self.swiss.zip(self.seat(player)).map(|(swiss, seat)| swiss.bye_breaches(&self.field, seat));
        gravest_first(found.unwrap_or_default())
    }

    /// Gives the colours for two players who are to meet, with the rule that decides; without a system the
    /// first gets White and no rule is named.
    #[must_use]
    pub fn colours(&self, [one, other]: [PlayerId; 2]) -> (Meeting, Option<Reason>) {
        let seats = self.seat(one).zip(self.seat(other));
        match self.swiss.zip(seats) {
            Some((swiss, (first, second))) => {
                let (pair, reason) = swiss.colours(&self.field, [first, second]);
                let meeting = Meeting { white: one, black: other };
                (if pair.white == first { meeting } else { meeting.turned() }, Some(reason))
            }
            None => (Meeting { white: one, black: other }, None),
        }
    }

    /// Returns the number that a new board gets in the order of publication (dutch-2009 F.1, FIDE C.04.2
    /// 3.6): that of the first board that stands behind it.
    #[must_use]
    pub fn board_for(&self, round: &Round, meeting: Meeting) -> BoardNo {
        let last = u16::try_from(round.boards().len()).unwrap_or(u16::MAX);
        let at_the_end = BoardNo(last.saturating_add(1));
        let meetings = self.told(round).into_iter().chain([meeting]);
        let order = self.sorted(meetings);
        let behind: HashSet<Meeting> =
            order.into_iter().skip_while(|&other| other != meeting).skip(1).collect();
        let mut games = round.games();
        games.find(|(_, board, _)| behind.contains(&board.meeting)).map_or(at_the_end, |(number, ..)| number)
    }

    /// Returns the boards of a round by their numbers, in the order in which the system publishes them; but players sit at boards
    /// of their own.
    #[must_use]
    pub fn order(&self, snapshot: &Snapshot, round: &Round) -> Vec<BoardNo> {
        let numbers: HashMap<Meeting, BoardNo> =
            round.games().map(|(number, board, _)| (board.meeting, number)).collect();
        let order = self.sorted(self.told(round).into_iter());
        let order = order.into_iter().filter_map(|meeting| numbers.get(&meeting).copied());
        if !round.pairs_teams() {
            let order: Vec<BoardNo> = order.collect();
            let games = round.games_of_match();
            let matches = order.chunks(usize::from(games.max(1))).collect();
            let own = |of: &&[BoardNo]| {
                let first = of.first().and_then(|&board| round.board(board))?;
                own_boards::of_meeting(snapshot, first.meeting).filter(|_| self.swiss.is_some())
            };
            return own_boards::seat(matches, games, own).concat();
        }
        let matches = round.matches();
        let of = |first: BoardNo| matches.iter().find(|of| of.boards.contains(&first));
        order.filter_map(of).flat_map(|of| of.boards.iter().copied()).collect()
    }

    /// Returns the boards that are put in order: of a match of teams the first one, by those who stand for the teams.
    fn told(&self, round: &Round) -> Vec<Meeting> {
        match round.pairs_teams() {
            true => round.first_games().map(|(_, board, _)| board.meeting).collect(),
            false => round.boards().iter().map(|board| board.meeting).collect(),
        }
    }

    /// Puts boards in the order of the system; as they are where it has none.
    fn sorted(&self, meetings: impl Iterator<Item = Meeting>) -> Vec<Meeting> {
        let meetings: Vec<Meeting> = meetings.collect();
        let Some(swiss) = self.swiss else { return meetings };
        let mut pairs: Vec<Pair> = meetings.iter().filter_map(|&meeting| self.pair(meeting)).collect();
        swiss.sort_boards(&self.field, &mut pairs);
        // Whoever sits there: on the first board of a team that need not be its first player.
        let known: HashMap<Pair, Meeting> =
            meetings.iter().filter_map(|&meeting| Some((self.pair(meeting)?, meeting))).collect();
        pairs.into_iter().filter_map(|pair| known.get(&pair).copied()).collect()
    }

    /// Returns the pairing card of a player before the round.
    #[must_use]
    pub fn card(&self, player: PlayerId) -> Option<PairingCard> {
        let seat = self.seat(player)?;
        let turn = |round: &RoundRecord| Turn {
            colour: match *round {
                RoundRecord::Played { colour, .. } => Some(colour),
                RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => None,
            },
            // At a table nobody floats: scores do not decide who meets.
            float: self.swiss.and_then(|_| floats::noted(round)),
        };
        Some(PairingCard {
            score: self.field.pairing_score(seat),
            turns: self.field.player(seat).record.iter().map(turn).collect(),
            due: self.due(seat),
        })
    }

    /// Returns who has the pairing-allocated bye; of a team who stands for it.
    fn with_bye(&self, round: &Round) -> Option<PlayerId> {
        let team = || round.team_with_bye().and_then(|team| self.team_seats.seat_of(team));
        round.pairing_allocated_bye().or_else(|| self.player(team()?))
    }

    /// Compares a round with what a change by hand would make of it.
    #[must_use]
    pub fn changed(&self, before: &Round, after: &Round) -> Changed {
        let known: HashSet<Meeting> = before.boards().iter().map(|board| board.meeting).collect();
        let made = after.first_games().filter(|(_, board, _)| !known.contains(&board.meeting));
        let bye = self.with_bye(after).filter(|&id| self.with_bye(before) != Some(id));
        Changed {
            boards: made
                .map(|(number, board, _)| (number, board.meeting, self.breaches(board.meeting)))
                .collect(),
            bye: bye.map(|id| (id, self.bye_breaches(id))),
        }
    }

    /// Returns what colours and scores have to say of a board; nothing where a table or a bracket pairs.
    #[must_use]
    pub fn concerns_of(&self, board: &Board) -> Vec<Concern> {
        self.swiss.map_or_else(Vec::new, |swiss| self.concerns(swiss, board))
    }

    fn review(&self, board: &Board) -> Reviewed {
        let breaches = self.breaches(board.meeting);
        let mut concerns = self.concerns_of(board);
        concerns.extend(breaches.iter().map(|breach| match breach.absolute {
            true => Concern::AbsoluteBreach,
            false => Concern::RelativeBreach,
        }));
        concerns.extend(self.kin.shared(board.meeting).map(Concern::OneGroup));
        if board.fixed {
            concerns.push(Concern::Fixed);
        } else if board.by_hand {
            concerns.push(Concern::ByHand);
        }
        concerns.sort_unstable();
        concerns.dedup();
        Reviewed { breaches, concerns }
    }

    /// What colours and scores have to say of a board. Where a table or a bracket pairs, they say nothing.
    fn concerns(&self, swiss: &dyn Swiss, board: &Board) -> Vec<Concern> {
        let mut concerns = Vec::new();
        for (colour, player) in [(Colour::White, board.meeting.white), (Colour::Black, board.meeting.black)] {
            let Some(seat) = self.seat(player) else { continue };
            let history = ColourHistory::of(self.field.player(seat));
            // In a match both players have both colours.
            let has_one = swiss.facts().games == 1;
            if has_one && history.run() > 1 && history.last() == Some(colour) {
                concerns.push(Concern::ThirdAlike(colour));
            }
            if is_refused(swiss, &self.field, seat, colour) {
                concerns.push(Concern::ColourRefused(colour));
            }
        }
        // Teams float by scores of their own, which say it below.
        if board.float != BoardFloat::Level {
            concerns.push(Concern::Float);
        }
        for (colour, float) in floats_of(board) {
            let player = board.meeting.player(colour);
            let recent = self.seat(player).map(|seat| RecentFloats::of(self.field.player(seat)));
            if recent.is_some_and(|recent| [recent.last, recent.before].contains(&Some(float))) {
                concerns.push(Concern::FloatAgain(colour));
            }
        }
        let score = |player| self.seat(player).map(|seat| self.field.pairing_score(seat));
        if score(board.meeting.white) != score(board.meeting.black) {
            concerns.push(Concern::UnequalScores);
        }
        concerns
    }
}

/// Returns which way the players of a board float.
#[must_use]
pub fn floats_of(board: &Board) -> Vec<(Colour, Float)> {
    match board.float {
        BoardFloat::Level => Vec::new(),
        BoardFloat::WhiteDown => vec![(Colour::White, Float::Down), (Colour::Black, Float::Up)],
        BoardFloat::BlackDown => vec![(Colour::White, Float::Up), (Colour::Black, Float::Down)],
    }
}

/// Returns what is known of the teams of a round, where results decide which of them meet.
fn setting_of_teams(snapshot: &Snapshot, round: RoundNo) -> Option<Setting> {
    facts_of(snapshot, round).filter(|facts| facts.pairs_teams())?;
    setting(snapshot, round).ok().filter(|made| !made.team_seats.is_empty())
}

/// Returns what is known of the players of a round, the player of every seat, and the seat of every player.
fn of_players(
    snapshot: &Snapshot,
    round: RoundNo,
    paired: &Round,
) -> (Field, Vec<PlayerId>, PlayerMap<Seat>) {
    let numbered: HashSet<PlayerId> = paired.numbering().iter().copied().collect();
    let others = snapshot.seated().map(|(id, _)| id).filter(|id| !numbered.contains(id));
    let order: Vec<PlayerId> = paired.numbering().iter().copied().chain(others).collect();
    let field = field(snapshot, round, &order);
    let seats = PlayerMap::new(snapshot, order.iter().copied().zip((0..=u16::MAX).map(Seat)));
    (field, order, seats)
}

/// Whether a player would not get the colour due.
fn is_refused(swiss: &dyn Swiss, field: &Field, seat: Seat, colour: Colour) -> bool {
    swiss.due(field, seat).is_some_and(|due| due.side != colour)
}

fn gravest_first(mut breaches: Vec<Breach>) -> Vec<Breach> {
    breaches.sort_by_key(|breach| !breach.absolute);
    breaches
}

/// Returns who lost by forfeit in the round before `round` and would be paired again, in board order: without
/// notice this counts as withdrawn, unless the arbiter says otherwise (general rules §2, dutch-2009 F.8).
#[must_use]
pub fn no_shows(snapshot: &Snapshot, round: RoundNo) -> Vec<PlayerId> {
    let before = round.previous().and_then(|before| snapshot.round(before));
    // A team that plays on sends somebody else.
    let Some(before) = before.filter(|before| !before.pairs_teams()) else { return Vec::new() };
    let losers = before.games().flat_map(|(_, board, result)| {
        let Meeting { white, black } = board.meeting;
        match result {
            Some(GameResult::Forfeit(Forfeit::ToWhite)) => [None, Some(black)],
            Some(GameResult::Forfeit(Forfeit::ToBlack)) => [Some(white), None],
            Some(GameResult::Forfeit(Forfeit::Both)) => [Some(white), Some(black)],
            Some(GameResult::Played(_) | GameResult::Unrated(_) | GameResult::Adjourned) | None => {
                [None, None]
            }
        }
    });
    let is_in = |id: &PlayerId| snapshot.player(*id).is_some_and(|known| known.away(round).is_none());
    losers.flatten().filter(is_in).collect()
}

/// Returns the results that an undone pairing of a round already had on boards that came out the same: the
/// same two players with the same colours, of several such games each in its turn. A result in conflict is not among them:
/// it is to be looked at anew.
#[must_use]
pub fn results_again(undone: &Round, round: &Round) -> Vec<(BoardNo, GameResult)> {
    let mut known: HashMap<Meeting, VecDeque<Option<GameResult>>> = HashMap::new();
    for (number, board, result) in undone.games() {
        let stands = result.filter(|_| undone.conflict(number).is_none());
        known.entry(board.meeting).or_default().push_back(stands);
    }
    let mut found = Vec::new();
    for (number, board, result) in round.games() {
        let before = known.get_mut(&board.meeting).and_then(VecDeque::pop_front).flatten();
        if let (None, Some(before)) = (result, before) {
            found.push((number, before));
        }
    }
    found
}

/// Returns who has no seat in a round, with where they are: the pairing-allocated bye, then requested byes and
/// absences, then who was registered after the pairing, then the pool; each by pairing number. Withdrawn
/// players are left out.
#[must_use]
pub fn without_seat(snapshot: &Snapshot, round: RoundNo) -> Vec<(PlayerId, Place)> {
    let Some(paired) = snapshot.round(round) else { return Vec::new() };
    let is_in = |known: &Registration| known.withdrawn().is_none_or(|from| from > round);
    let everybody =
        snapshot.players().filter(|(_, known)| is_in(known)).map(|(id, _)| (id, paired.place(id)));
    let mut free: Vec<(PlayerId, Place)> =
        everybody.filter(|(_, place)| !matches!(place, Place::AtBoard(..))).collect();
    let numbers = snapshot.pairing_numbers();
    free.sort_by_key(|&(id, place)| {
        let number = numbers.get(id);
        (kind_of_place(place), number.is_none(), number, id)
    });
    free
}

/// Returns who is told beside the boards of a round, as [`without_seat`]; where results decide which teams meet, the first of each
/// team without a match.
#[must_use]
pub fn without_match(snapshot: &Snapshot, round: RoundNo) -> Vec<(PlayerId, Place)> {
    let Some(paired) = snapshot.round(round) else { return Vec::new() };
    let made = setting_of_teams(snapshot, round).filter(|_| !paired.by_table);
    let Some(made) = made else { return without_seat(snapshot, round) };
    let places = made.order.iter().map(|&id| (id, place_of(snapshot, paired, id)));
    let mut free: Vec<(PlayerId, Place)> =
        places.filter(|(_, place)| !matches!(place, Place::AtBoard(..))).collect();
    free.sort_by_key(|&(_, place)| kind_of_place(place));
    free
}

/// In which order those without a board are told.
fn kind_of_place(place: Place) -> u8 {
    match place {
        Place::Bye(Bye::PairingAllocated) => 0,
        Place::Bye(Bye::Requested(_)) => 1,
        Place::Nowhere | Place::Through | Place::Idle | Place::AtBoard(..) => 2,
        Place::Pool => 3,
    }
}

/// Returns where a player is in a round; where results decide which teams meet, and theirs has no match, where the team is.
#[must_use]
pub fn place_of(snapshot: &Snapshot, paired: &Round, id: PlayerId) -> Place {
    let team = snapshot.team_of(id).map(Participant::Team).filter(|_| !paired.by_table);
    let Some(team) = team else { return paired.place(id) };
    match (paired.team_out(team), paired.matches().iter().find(|of| of.sides.contains(&team))) {
        (Some(out), _) => out.place(),
        // Who does not play themselves stands for the team all the same.
        (None, Some(of)) => match paired.place(id) {
            at @ Place::AtBoard(..) => at,
            _ => of.boards.first().map_or(Place::Idle, |&first| Place::AtBoard(first, Colour::White)),
        },
        (None, None) if paired.pairs_teams() => Place::Pool,
        (None, None) => paired.place(id),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, SeatingEdit, apply};
    use crate::format::Value;
    use crate::pairing::SYSTEMS;
    use crate::swiss::test_rounds::{cases, random};
    use crate::tournament::{
        Draft, Match, Name, Outcome, Participant, Player, RequestedBye, Settings, SystemId,
    };

    const WHITE_WINS: GameResult = GameResult::Played(Outcome::WhiteWins);

    fn does(event: &Snapshot, commands: impl IntoIterator<Item = Command>) -> Snapshot {
        commands.into_iter().fold(event.clone(), |event, command| apply(&event, &command).unwrap())
    }

    fn event(players: u32) -> Snapshot {
        let mut settings = Settings::named(Name::new("Open").unwrap());
        settings.initial_colour = Some(Colour::White);
        let registered = (1..=players).map(|id| Command::Register {
            player: Player::named(Name::new(&format!("P{id}")).unwrap()),
            arrival: RoundNo(1),
            missed: RequestedBye::ZeroPoint,
        });
        does(&Snapshot::new(settings), registered)
    }

    fn draft(round: u8, players: u32, boards: &[(u32, u32)]) -> Command {
        let boards: Vec<Meeting> =
            boards.iter().map(|&(white, black)| (PlayerId(white), PlayerId(black)).into()).collect();
        let bye = (1..=players).map(PlayerId).find(|&id| !boards.iter().any(|board| board.has(id)));
        Command::DraftRound(Draft {
            round: RoundNo(round),
            system: SystemId::new("dutch-2009"),
            by_table: false,
            games: 0,
            numbering: (round == 1).then(|| (1..=players).map(PlayerId).collect()),
            boards,
            matches: Box::default(),
            outs: Box::default(),
            bye,
            virtual_points: Vec::new(),
            ruling: None,
            may_meet: Vec::new(),
        })
    }

    fn played(event: &Snapshot, round: u8, players: u32, games: &[(u32, u32, GameResult)]) -> Snapshot {
        let boards: Vec<(u32, u32)> = games.iter().map(|&(white, black, _)| (white, black)).collect();
        let round_no = RoundNo(round);
        let results = (1..).map(BoardNo).zip(games).map(|(board, &(_, _, result))| Command::EnterResult {
            round: round_no,
            board,
            result,
        });
        let begun = [draft(round, players, &boards), Command::publish(round_no)];
        does(event, begun.into_iter().chain(results))
    }

    fn concerns(event: &Snapshot, round: u8) -> Vec<Vec<Concern>> {
        let review = Review::of(event, RoundNo(round)).unwrap();
        let is_breach =
            |concern: &Concern| matches!(concern, Concern::AbsoluteBreach | Concern::RelativeBreach);
        let others =
            |board: &Reviewed| board.concerns.iter().copied().filter(|concern| !is_breach(concern)).collect();
        review.boards().iter().map(others).collect()
    }

    #[test]
    fn colours_floats_and_hand_made_boards_are_to_be_looked_at() {
        use Colour::{Black, White};
        let event = played(&event(4), 1, 4, &[(1, 2, WHITE_WINS), (3, 4, WHITE_WINS)]);
        assert_eq!(concerns(&event, 1), [[], []]);
        let event = played(&event, 2, 4, &[(1, 4, WHITE_WINS), (2, 3, WHITE_WINS)]);
        let refused = vec![
            Concern::ColourRefused(White),
            Concern::ColourRefused(Black),
            Concern::Float,
            Concern::UnequalScores,
        ];
        assert_eq!(concerns(&event, 2), [refused, vec![Concern::Float, Concern::UnequalScores]]);
        let event = does(&event, [draft(3, 4, &[(1, 3), (2, 4)])]);
        let turn = SeatingEdit::TurnColours { board: BoardNo(2) };
        let event = does(&event, [Command::EditDraft { round: RoundNo(3), edit: turn }]);
        let refused = [Concern::ColourRefused(White), Concern::ColourRefused(Black)];
        let unequal = [Concern::Float, Concern::UnequalScores];
        let board_1 =
            [&[Concern::ThirdAlike(White)][..], &refused, &[Concern::FloatAgain(White)], &unequal].concat();
        assert_eq!(concerns(&event, 3)[0], board_1);
        assert_eq!(concerns(&event, 3)[1].last(), Some(&Concern::ByHand));
    }

    #[test]
    fn where_a_table_pairs_colours_and_scores_need_no_look() {
        let four = event(4);
        let settings = four.settings();
        let table = Settings { system: SystemId::new("round-robin"), rounds: RoundNo(3), ..settings.clone() };
        let mut event = does(&four, [Command::Announce(Box::new(table))]);
        for round in RoundNo(3).up_to() {
            let draft = crate::pairing::propose(&event, round, crate::format::Trace::silent()).unwrap().draft;
            event = does(&event, [Command::DraftRound(draft), Command::publish(round)]);
            assert!(concerns(&event, round.0).iter().all(Vec::is_empty), "round {round}");
            let results =
                [1, 2].map(|board| Command::EnterResult { round, board: BoardNo(board), result: WHITE_WINS });
            event = does(&event, results.into_iter().filter(|_| round < RoundNo(3)));
        }
        let turn = SeatingEdit::TurnColours { board: BoardNo(2) };
        let reason = "wrong colours at the board".to_owned();
        let event = does(&event, [Command::Reseat { round: RoundNo(3), edits: vec![turn], reason }]);
        assert_eq!(concerns(&event, 3)[1], [Concern::ByHand]);
    }

    #[test]
    fn a_card_shows_colours_and_floats_by_round() {
        let event = played(&event(3), 1, 3, &[(1, 2, WHITE_WINS)]);
        let event = played(&event, 2, 3, &[(3, 1, WHITE_WINS)]);
        let event = does(&event, [draft(3, 3, &[(2, 3)])]);
        let review = Review::of(&event, RoundNo(3)).unwrap();
        let card = review.card(PlayerId(3)).unwrap();
        let bye = Turn { colour: None, float: Some(Float::Down) };
        let game = Turn { colour: Some(Colour::White), float: None };
        assert_eq!(card.turns, [bye, game], "the bye is a downfloat, equal scores are none");
        assert_eq!(card.floats(), [(RoundNo(1), Float::Down)]);
        assert_eq!(card.score, Points::from_tenths(20));
        assert_eq!(card.due.map(|due| due.side), Some(Colour::Black));
        assert_eq!(review.card(PlayerId(9)), None);
    }

    #[test]
    fn a_new_board_gets_its_place_in_the_order_of_publication() {
        let games = [(1, 2, WHITE_WINS), (3, 4, WHITE_WINS), (5, 6, WHITE_WINS)];
        let event = played(&event(6), 1, 6, &games);
        let event = does(&event, [draft(2, 6, &[(1, 3), (5, 2), (4, 6)])]);
        let apart = SeatingEdit::TakeApart { board: BoardNo(2) };
        let after = does(&event, [Command::EditDraft { round: RoundNo(2), edit: apart }]);
        let review = Review::of(&after, RoundNo(2)).unwrap();
        let round = after.round(RoundNo(2)).unwrap();
        let place = |white, black| review.board_for(round, (PlayerId(white), PlayerId(black)).into());
        assert_eq!(place(2, 5), BoardNo(2));
        assert_eq!(place(2, 4), BoardNo(2));
        assert_eq!(place(6, 4), BoardNo(3));
    }

    #[test]
    fn who_lost_by_forfeit_is_asked_about_while_still_in() {
        let both = GameResult::Forfeit(Forfeit::Both);
        let event = played(&event(4), 1, 4, &[(1, 2, both), (3, 4, GameResult::Forfeit(Forfeit::ToBlack))]);
        let asked = |event| no_shows(event, RoundNo(2));
        assert_eq!(asked(&event), [1, 2, 3].map(PlayerId));
        let event = does(&event, [Command::Withdraw { id: PlayerId(2), from: RoundNo(2) }]);
        assert_eq!(asked(&event), [1, 3].map(PlayerId));
        assert_eq!(no_shows(&event, RoundNo(1)), []);
    }

    #[test]
    fn results_return_to_the_same_players_with_the_same_colours() {
        let games = [(1, 2, WHITE_WINS), (3, 4, WHITE_WINS), (5, 6, WHITE_WINS)];
        let undone = played(&event(6), 1, 6, &games);
        let again = does(&event(6), [draft(1, 6, &[(2, 1), (5, 6), (3, 4)])]);
        let found = results_again(undone.round(RoundNo(1)).unwrap(), again.round(RoundNo(1)).unwrap());
        assert_eq!(found, [(BoardNo(2), WHITE_WINS), (BoardNo(3), WHITE_WINS)]);
    }

    #[test]
    fn results_of_several_games_with_the_same_colours_return_each_to_its_own() {
        const DRAW: GameResult = GameResult::Played(Outcome::Draw);
        const BLACK_WINS: GameResult = GameResult::Played(Outcome::BlackWins);
        let games = [(1, 2, WHITE_WINS), (2, 1, DRAW), (1, 2, BLACK_WINS), (2, 1, DRAW)];
        let of_match = |boards: &[(u32, u32)]| {
            let Command::DraftRound(mut made) = draft(1, 2, boards) else { unreachable!("a draft is made") };
            let sides = [1, 2].map(|id| Participant::Player(PlayerId(id)));
            let boards = (1..=4).map(BoardNo).collect();
            made.matches = [Match { sides, boards, stops: false }].into();
            Command::DraftRound(made)
        };
        let meetings = games.map(|(white, black, _)| (white, black));
        let paired = does(&event(2), [of_match(&meetings)]);
        let entered = (1..).map(BoardNo).zip(games);
        let entered =
            entered.map(|(board, (.., result))| Command::EnterResult { round: RoundNo(1), board, result });
        let published = does(&paired, [Command::publish(RoundNo(1))]);
        let conflict = Command::NoteConflict { round: RoundNo(1), board: BoardNo(1), found: DRAW };
        let undone = does(&published, entered.chain([conflict]));
        let found = results_again(undone.round(RoundNo(1)).unwrap(), paired.round(RoundNo(1)).unwrap());
        assert_eq!(found, [(BoardNo(2), DRAW), (BoardNo(3), BLACK_WINS), (BoardNo(4), DRAW)]);
    }

    /// Whatever the system: the panel, the mark on the board and the words on it say the same of a colour.
    #[test]
    fn panel_mark_and_explanation_agree_on_the_colour_due() {
        const OF_COLOURS: [&str; 3] = ["against-due", "colour-difference", "colour-three-times"];
        for swiss in SYSTEMS.iter().filter_map(|system| system.swiss()) {
            let mut refused = 0;
            for seed in 0..cases(60) {
                let field = random(swiss, seed, 2, 16);
                let seats: Vec<Seat> = field.present().take(10).collect();
                let pairs = seats.iter().flat_map(|&one| seats.iter().map(move |&other| [one, other]));
                for players in pairs.filter(|[one, other]| one != other) {
                    let due = |seat| swiss.due(&field, seat).map(|due| due.side);
                    let by_hand = Pair { white: players[0], black: players[1] };
                    let (by_rule, ground) = swiss.colours(&field, players);
                    for pair in [by_hand, by_rule] {
                        let breaches = swiss.breaches(&field, pair);
                        for (seat, colour) in [(pair.white, Colour::White), (pair.black, Colour::Black)] {
                            let says = |wanted: &[&str]| {
                                let about = ("player", Value::player(seat));
                                breaches.iter().any(|breach| {
                                    wanted.contains(&breach.reason.what)
                                        && breach.reason.values.contains(&about)
                                })
                            };
                            let is_refused = is_refused(swiss, &field, seat, colour);
                            let name = format!("{} seed {seed}: {seat:?} gets {colour:?}", swiss.id());
                            assert_eq!(is_refused, due(seat).is_some_and(|due| due != colour), "{name}");
                            assert!(!is_refused || says(&OF_COLOURS), "{name}: the mark without a word");
                            assert!(is_refused || !says(&OF_COLOURS[..1]), "{name}: a word without the mark");
                            refused += usize::from(is_refused);
                        }
                    }
                    let grants_both = ["both-preferences", "both-due", "dubov-2026-both", "dubov-due"];
                    if grants_both.iter().any(|end| ground.what.ends_with(end)) {
                        let sides = [(by_rule.white, Colour::White), (by_rule.black, Colour::Black)];
                        let is_granted = |(seat, colour)| due(seat).is_none_or(|due| due == colour);
                        assert!(sides.into_iter().all(is_granted), "{} seed {seed}: {players:?}", swiss.id());
                    }
                }
            }
            // Who has both colours in a match is due none.
            let has_both = swiss.facts().games > 1;
            assert_eq!(refused == 0, has_both, "{}: {refused} were refused a colour", swiss.id());
        }
    }
}
