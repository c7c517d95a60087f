//! From a file to the commands of a new event, so that every round of it can be undone.

use super::field::initial_colour;
use super::system::late_entries;
use super::worth::Worth;
use super::{
    Cell, Code, Details, FieldError, PlayerLine, Record, TrfFile, acceleration, option, system_id, to_field,
};
use crate::collate::Language;
use crate::command::{Command, CommandError, apply};
use crate::format::{Pair, Seat};
use crate::pairing::{facts, usual_tie_break_rules};
use crate::swiss::sort_boards;
use crate::tiebreak::{occasion_of_system, recommended};
use crate::tournament::{
    Acceleration, BoardNo, Bye, Colour, Draft, ForbiddenPair, GameResult, Meeting, Name, PairingNumber,
    PartialDate, Player, PlayerId, Points, Rating, RequestedBye, RoundNo, Settings, Snapshot, SystemId,
    TieBreakId,
};
use std::collections::{BTreeMap, HashSet};
use thiserror::Error;

/// The commands that make an event of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// To be applied in this order to a blank event.
    pub commands: Vec<Command>,
    /// What the event does not keep, or keeps otherwise.
    pub losses: Vec<Loss>,
}

/// Something in a file that an event cannot hold as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Loss {
    /// The file has no name for the event, or none that can be used.
    #[error("The file names no event. The event is called ? until it gets a name.")]
    NoEventName,
    /// A player has no name that can be used.
    #[error("Player {number} has no usable name. The number stands for it.")]
    NoPlayerName {
        /// His number in the file.
        number: PairingNumber,
    },
    /// A FIDE id or licence number belongs to an earlier player.
    #[error("The id of player {number} belongs to an earlier player too. It is left out.")]
    DoubleId {
        /// His number in the file.
        number: PairingNumber,
    },
    /// The numbers have holes.
    #[error("The numbers have holes: player {number} gets number {becomes}. So do those after, in order.")]
    Renumbered {
        /// The first number that changes.
        number: PairingNumber,
        /// What it becomes.
        becomes: PairingNumber,
    },
    /// `XXC rank`, before round 1.
    #[error("The pairing numbers of the rank column are not kept. Numbers are given when round 1 is paired.")]
    NumbersByRank,
    /// A result is worth something else in single rounds or for single players (299).
    #[error("The abnormal points of the file are not kept. Scores follow from the point system.")]
    AbnormalPoints,
    /// Virtual points are stated round by round and do not come from the Baku acceleration.
    #[error(
        "The virtual points of rounds still to be paired are not kept. Only the Baku acceleration is known."
    )]
    VirtualPoints,
    /// A code that stands without an opponent becomes a bye.
    #[error("{code} of player {number} in round {round} is kept as a requested bye.", code = .code.letter())]
    TakenAsBye {
        /// His number in the file.
        number: PairingNumber,
        /// The round.
        round: RoundNo,
        /// The code in the file.
        code: Code,
    },
}

/// Why no event can be made of a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// Something is missing.
    #[error(transparent)]
    File(#[from] FieldError),
    /// The rules of events refuse what the file says.
    #[error(transparent)]
    Refused(#[from] CommandError),
}

/// Makes the commands of a new event: the announcement, the players in order of their numbers, and for each
/// round its absences, the pairing as it was made, its publication and its results. `system` is used where
/// the file names none. Boards stand in the order of publication (dutch-2009 F.1), for a file knows no board
/// numbers.
///
/// # Errors
/// Refuses team events, files without a number of rounds, and what the commands themselves refuse.
pub fn to_commands(file: &TrfFile, system: &SystemId) -> Result<Import, ImportError> {
    let next = file.next_round();
    let rounds = file.rounds.ok_or(FieldError::NoRounds)?.max(file.last_paired_round().unwrap_or(RoundNo(1)));
    if file.is_team_event() {
        return Err(FieldError::TeamEvent.into());
    }
    let mut import = Importer {
        file,
        places: file.places_by_number(),
        snapshot: Snapshot::blank(),
        commands: Vec::new(),
        losses: Vec::new(),
        withdrawn: Vec::new(),
        late: late_entries(file),
        announced: file.announced_byes(next),
    };
    if let Some(last) = file.last_paired_round() {
        import.withdrawn = file.players.iter().map(|line| import.withdrawal(line, last)).collect();
    }
    let settings = import.settings(system, rounds);
    if import.snapshot.settings() != &settings {
        import.add(Command::Announce(Box::new(settings.clone())))?;
    }
    if file.numbered_by_rank {
        import.losses.push(Loss::NumbersByRank);
    }
    import.register()?;
    let forbidden = import.forbidden(rounds);
    if !forbidden.is_empty() {
        import.add(Command::Announce(Box::new(Settings { forbidden, ..settings })))?;
    }
    for round in next.up_to().take_while(|&round| round < next) {
        import.round(round)?;
    }
    if next <= rounds {
        import.announced(next)?;
    }
    Ok(Import { commands: import.commands, losses: import.losses })
}

/// The commands so far and the event that they give.
struct Importer<'a> {
    file: &'a TrfFile,
    places: Vec<Option<usize>>,
    snapshot: Snapshot,
    commands: Vec<Command>,
    losses: Vec<Loss>,
    /// From which round a player is withdrawn, by place in the file.
    withdrawn: Vec<Option<RoundNo>>,
    /// The late entries that the file names, with the first round of each.
    late: BTreeMap<PairingNumber, RoundNo>,
    /// Who is announced to miss the round to be paired.
    announced: BTreeMap<PairingNumber, RequestedBye>,
}

/// Returns the id of the player at a place of the file: they are registered in that order.
fn id(place: usize) -> PlayerId {
    PlayerId(u32::try_from(place).map_or(u32::MAX, |place| place.saturating_add(1)))
}

impl Importer<'_> {
    fn add(&mut self, command: Command) -> Result<(), CommandError> {
        self.snapshot = apply(&self.snapshot, &command)?;
        self.commands.push(command);
        Ok(())
    }

    fn settings(&mut self, system: &SystemId, rounds: RoundNo) -> Settings {
        let file = self.file;
        let text = |record| file.text(record).and_then(name);
        let day = |record| file.text(record).and_then(date);
        let event_name = text(Record::Name);
        if event_name.is_none() {
            self.losses.push(Loss::NoEventName);
        }
        let mut settings = event_name.map_or_else(|| Snapshot::blank().settings().clone(), Settings::named);
        settings.place = text(Record::City);
        settings.begins = day(Record::Start);
        settings.ends = day(Record::End);
        settings.federation = text(Record::Federation);
        settings.language = settings
            .federation
            .as_ref()
            .and_then(|federation| Language::of_federation(federation.as_str()))
            .unwrap_or_default();
        settings.arbiter = text(Record::ChiefArbiter);
        settings.time_control = text(Record::TimeControl);
        settings.system = system_id(file).map_or_else(|| system.clone(), |id| SystemId::new(&id));
        settings.tie_break_rules = usual_tie_break_rules(&settings.system);
        settings.rounds = rounds;
        for known in facts(settings.system.as_str()).map_or(&[][..], |facts| facts.options) {
            if let Some(value) = option(file, known.key).and_then(|text| known.read(text)) {
                known.set(&mut settings.options, value);
            }
        }
        settings.initial_colour = initial_colour(file);
        if file.last_paired_round().is_some() {
            // Nobody had a colour in round 1, so the lot decided nothing.
            settings.initial_colour = settings.initial_colour.or(Some(Colour::White));
        }
        settings.points = Worth::of(file).system();
        if !file.abnormal_points.is_empty() || Worth::of(file).differs_from(&settings.points) {
            self.losses.push(Loss::AbnormalPoints);
        }
        if let Some(list) = file.text(Record::Standings).or_else(|| file.text(Record::TieBreaks)) {
            let codes =
                list.split(',').map(str::trim).filter(|code| !code.is_empty() && !code.ends_with("PTS"));
            settings.tie_breaks = codes.map(TieBreakId::new).collect();
        } else if let Some(occasion) = occasion_of_system(&settings) {
            settings.tie_breaks = recommended(occasion).iter().map(|code| TieBreakId::new(code)).collect();
        }
        if acceleration::is_baku(file) {
            settings.acceleration = Acceleration::Baku;
        } else if file.virtual_points.iter().any(|record| record.rounds.last >= file.next_round()) {
            self.losses.push(Loss::VirtualPoints);
        }
        settings
    }

    fn register(&mut self) -> Result<(), CommandError> {
        let mut known = [HashSet::new(), HashSet::new()];
        let mut renumbered = false;
        let file = self.file;
        for (place, line) in file.players.iter().enumerate() {
            let mut player = self.player(line);
            let ids = [&mut player.fide_id, &mut player.licence];
            let mut double = false;
            for (id, known) in ids.into_iter().zip(&mut known) {
                if id.is_some_and(|id| !known.insert(id)) {
                    *id = None;
                    double = true;
                }
            }
            if double {
                self.losses.push(Loss::DoubleId { number: line.number });
            }
            let becomes = PairingNumber(u16::try_from(place + 1).unwrap_or(u16::MAX));
            if becomes != line.number && !renumbered {
                renumbered = true;
                self.losses.push(Loss::Renumbered { number: line.number, becomes });
            }
            let (arrival, missed) = self.arrival(line);
            self.add(Command::Register { player, arrival, missed })?;
        }
        Ok(())
    }

    /// Returns the first round of a player and what each before it counts: as the file names it, when he missed all
    /// before it alike; else the first in which he took part, when he missed those before without points.
    fn arrival(&self, line: &PlayerLine) -> (RoundNo, RequestedBye) {
        if let Some(&round) = self.late.get(&line.number) {
            let missed = line.cells.iter().take(round.index());
            let mut missed = missed.map(|cell| cell.code().and_then(Code::bye));
            let first = missed.next();
            if let Some(Some(Bye::Requested(bye))) = first
                && missed.all(|other| Some(other) == first)
            {
                return (round, bye);
            }
        }
        (arrival(line), RequestedBye::ZeroPoint)
    }

    fn player(&mut self, line: &PlayerLine) -> Player {
        let details = &line.details;
        let number = line.number;
        let player_name = name(&details.name).or_else(|| {
            self.losses.push(Loss::NoPlayerName { number });
            name(&number.to_string())
        });
        // A number always makes a name.
        let mut player =
            player_name.map_or_else(|| Player::named(self.snapshot.settings().name.clone()), Player::named);
        let rating = |details: &Details| details.rating.and_then(|points| Rating::new(points.into()).ok());
        player.title = details.title();
        player.rating = rating(details);
        player.national_rating = line.national.iter().find_map(|line| rating(&line.details));
        player.federation = name(&details.federation);
        player.fide_id = details.id.parse().ok().filter(|&id: &u64| id > 0);
        player.licence =
            line.national.iter().find_map(|line| line.details.id.parse().ok()).filter(|&id: &u64| id > 0);
        player.sex = details.sex;
        player.born = date(&details.born);
        player
    }

    /// Returns the first of the rounds that a player misses to the end, the next one announced among them.
    fn withdrawal(&self, line: &PlayerLine, last: RoundNo) -> Option<RoundNo> {
        let absent = |round| line.cell(round) == Cell::Alone(Code::ZeroPointBye);
        if self.announced.get(&line.number) != Some(&RequestedBye::ZeroPoint) {
            return None;
        }
        last.up_to().rev().take_while(|&round| absent(round)).last()
    }

    /// Turns records 260 into pairs.
    fn forbidden(&self, rounds: RoundNo) -> Vec<ForbiddenPair> {
        let place = |number: &PairingNumber| self.places.get(usize::from(number.0)).copied().flatten();
        let mut pairs = Vec::new();
        for record in &self.file.prohibited {
            let mut players: Vec<usize> = record.players.iter().filter_map(place).collect();
            players.sort_unstable();
            players.dedup();
            let (first, last) = (record.rounds.first, record.rounds.last.min(rounds));
            for (at, &one) in players.iter().enumerate() {
                let others = players.iter().skip(at + 1);
                pairs.extend(others.map(|&other| ForbiddenPair {
                    players: [id(one), id(other)],
                    first,
                    last,
                }));
            }
        }
        pairs
    }

    /// One round: who is away, who meets, what came of it.
    fn round(&mut self, round: RoundNo) -> Result<(), ImportError> {
        let file = self.file;
        let field = to_field(file, round)?;
        let mut pairs = Vec::new();
        let mut bye = None;
        for (place, line) in file.players.iter().enumerate() {
            match line.cell(round) {
                Cell::Game { opponent, colour: Colour::White, .. } => {
                    if let Some(black) = self.places.get(usize::from(opponent.0)).copied().flatten() {
                        let seat = |place| Seat(u16::try_from(place).unwrap_or(u16::MAX));
                        pairs.push(Pair { white: seat(place), black: seat(black) });
                    }
                }
                Cell::Game { colour: Colour::Black, .. } => {}
                Cell::Alone(Code::PairingAllocatedBye) if bye.is_none() => bye = Some(id(place)),
                Cell::Alone(code) => self.away(place, round, code)?,
                Cell::Blank => self.away(place, round, Code::ZeroPointBye)?,
            }
        }
        sort_boards(&field, &mut pairs);
        let virtual_points =
            (0..).zip(&field.players).filter(|(_, player)| player.virtual_points != Points::ZERO);
        let virtual_points =
            virtual_points.map(|(place, player)| (id(place), player.virtual_points)).collect();
        let meeting = |pair: &Pair| Meeting { white: id(pair.white.index()), black: id(pair.black.index()) };
        self.add(Command::DraftRound(Draft {
            round,
            system: self.snapshot.settings().system.clone(),
            numbering: (round == RoundNo(1)).then(|| (0..file.players.len()).map(id).collect()),
            boards: pairs.iter().map(meeting).collect(),
            bye,
            virtual_points,
            ruling: None,
        }))?;
        self.add(Command::PublishRound { round })?;
        let results: Vec<(BoardNo, GameResult)> = (1..=u16::MAX)
            .map(BoardNo)
            .zip(&pairs)
            .filter_map(|(board, pair)| Some((board, self.result(pair, round)?)))
            .collect();
        if !results.is_empty() {
            self.add(Command::TakeOverResults { round, results })?;
        }
        Ok(())
    }

    fn result(&self, pair: &Pair, round: RoundNo) -> Option<GameResult> {
        let code = |seat: Seat| self.file.players.get(seat.index())?.cell(round).code();
        Code::game(code(pair.white)?, code(pair.black)?)
    }

    /// Notes that a player is not in the pairing of a round.
    fn away(&mut self, place: usize, round: RoundNo, code: Code) -> Result<(), CommandError> {
        let Some(line) = self.file.players.get(place) else { return Ok(()) };
        let bye = match code.bye() {
            Some(Bye::Requested(bye)) => bye,
            other => {
                self.losses.push(Loss::TakenAsBye { number: line.number, round, code });
                let scores = other.is_some() || code == Code::ForfeitWin;
                if scores { RequestedBye::FullPoint } else { RequestedBye::ZeroPoint }
            }
        };
        match self.withdrawn.get(place).copied().flatten() {
            Some(from) if from == round => self.add(Command::Withdraw { id: id(place), from }),
            Some(from) if from < round => Ok(()),
            _ if round < self.arrival(line).0 => Ok(()),
            _ => self.add(Command::SetBye { id: id(place), round, bye: Some(bye) }),
        }
    }

    /// Notes who is announced to miss the round to be paired.
    fn announced(&mut self, next: RoundNo) -> Result<(), CommandError> {
        for (number, bye) in std::mem::take(&mut self.announced) {
            if let Some(place) = self.places.get(usize::from(number.0)).copied().flatten() {
                self.away(place, next, Code::of_bye(Bye::Requested(bye)))?;
            }
        }
        Ok(())
    }
}

/// Returns the first round in which a player took part, when he missed those before without points; else
/// round 1.
fn arrival(line: &PlayerLine) -> RoundNo {
    let first =
        line.cells.iter().position(|&cell| cell != Cell::Alone(Code::ZeroPointBye) && cell != Cell::Blank);
    first.and_then(|at| u8::try_from(at + 1).ok()).map_or(RoundNo(1), RoundNo)
}

/// Makes a name of a text, cut where it is too long.
fn name(text: &str) -> Option<Name> {
    let text: String = text.trim().chars().take(Name::LONGEST).collect();
    Name::new(&text).ok()
}

/// Reads `YYYY/MM/DD`, also with other marks between the parts.
fn date(text: &str) -> Option<PartialDate> {
    let mut parts = text.split(['/', '-', '.']);
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    PartialDate::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}
