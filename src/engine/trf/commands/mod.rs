//! From a file to the commands of a new event, so that every round of it can be undone.

mod head;
mod players;
mod rounds;

use super::loss::{ImportError, Loss};
use super::system::late_entries;
use super::worth::Worth;
use super::{FieldError, Record, TrfFile, acceleration};
use crate::command::{Bulk, Command, CommandError};
use crate::pairing::{self, numbering};
use crate::swiss::virtual_points;
use crate::tournament::{
    ForbiddenPair, PairingNumber, PlayerId, PointSystem, Points, RequestedBye, RoundNo, Settings, Snapshot,
    StatedPoints, SystemId,
};
use std::collections::{BTreeMap, HashSet};

/// The commands that make an event of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// To be applied in this order to a blank event.
    pub commands: Vec<Command>,
    /// The event that they give. Players are registered in order of their numbers in the file.
    pub event: Snapshot,
    /// What the event does not keep, or keeps otherwise.
    pub losses: Vec<Loss>,
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
    if file.is_team_event() {
        return Err(FieldError::TeamEvent.into());
    }
    let rounds = file.rounds.ok_or(FieldError::NoRounds)?.max(file.last_paired_round().unwrap_or(RoundNo(1)));
    let points = Worth::of(file).system();
    if acceleration::is_baku(file) && file.virtual_points.is_empty() && !acceleration::allows_baku(&points) {
        return Err(FieldError::BakuPoints.into());
    }
    let mut import = Importer {
        file,
        places: file.places_by_number(),
        points,
        rounds,
        event: Bulk::new(Snapshot::blank()),
        commands: Vec::new(),
        losses: Vec::new(),
        withdrawn: Vec::new(),
        late: late_entries(file),
        announced: file.announced_byes(next),
    };
    if let Some(last) = file.last_paired_round() {
        import.withdrawn = file.players.iter().map(|line| import.withdrawal(line, last)).collect();
    }
    let settings = import.settings(system);
    if import.event.snapshot().settings() != &settings {
        import.add(Command::Announce(Box::new(settings)))?;
    }
    import.register()?;
    let order = import.order();
    import.announce_players(&order)?;
    let mut scores = vec![Points::ZERO; file.players.len()];
    for round in next.up_to().take_while(|&round| round < next) {
        import.round(round, &order, &mut scores)?;
    }
    import.announced(next)?;
    import.announce_virtual_points(next, &order)?;
    Ok(Import { commands: import.commands, event: import.event.finish(), losses: import.losses })
}

/// The commands so far and the event that they give.
struct Importer<'a> {
    file: &'a TrfFile,
    places: Vec<Option<usize>>,
    points: PointSystem,
    rounds: RoundNo,
    event: Bulk,
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
        self.event.apply(&command)?;
        self.commands.push(command);
        Ok(())
    }

    /// Returns the places of the players in order of pairing numbers: by the ranks where the file says so, else by
    /// their numbers.
    fn order(&mut self) -> Vec<usize> {
        let players = &self.file.players;
        let mut order: Vec<usize> = (0..players.len()).collect();
        if self.file.numbered_by_rank {
            let ranks: Option<HashSet<u16>> = players.iter().map(|line| line.details.rank).collect();
            if ranks.is_some_and(|ranks| ranks.len() == players.len()) {
                order.sort_by_key(|&place| players.get(place).and_then(|line| line.details.rank));
            } else {
                self.losses.push(Loss::NumbersByRank);
            }
        }
        order
    }

    /// Announces what names players: forbidden pairs, and pairing numbers that do not follow from the ratings.
    fn announce_players(&mut self, order: &[usize]) -> Result<(), CommandError> {
        let forbidden = self.forbidden();
        let ids: Vec<PlayerId> = order.iter().copied().map(id).collect();
        let next = self.file.next_round();
        let settings = self.event.snapshot().settings();
        let system = pairing::system(settings.system.as_str());
        let given = system.filter(|_| next == RoundNo(1));
        let stated = given.is_some_and(|system| {
            let arrived = |id: &&PlayerId| {
                self.event.snapshot().player(**id).is_some_and(|registration| registration.arrival <= next)
            };
            !ids.iter().filter(arrived).eq(&numbering(self.event.snapshot(), system, next))
        });
        let numbering = if stated { ids } else { Vec::new() };
        if forbidden.is_empty() && numbering.is_empty() {
            return Ok(());
        }
        let settings = Settings { forbidden, numbering, ..settings.clone() };
        self.add(Command::Announce(Box::new(settings)))
    }

    /// Announces the virtual points of rounds to be paired, where the acceleration gives others.
    fn announce_virtual_points(&mut self, next: RoundNo, order: &[usize]) -> Result<(), CommandError> {
        let file = self.file;
        if file.virtual_points.is_empty() {
            return Ok(());
        }
        let ids: Vec<PlayerId> = order.iter().copied().map(id).collect();
        let mut stated: Vec<StatedPoints> = Vec::new();
        let mut differs = false;
        for round in self.rounds.up_to().filter(|&round| round >= next) {
            let explicit = acceleration::explicit(file, round);
            let points = |place: usize| explicit.get(place).copied().unwrap_or_default();
            let said: Vec<(PlayerId, Points)> = order
                .iter()
                .map(|&place| (id(place), points(place)))
                .filter(|&(_, points)| points != Points::ZERO)
                .collect();
            differs |= said != virtual_points(self.event.snapshot(), round, &ids);
            let mut by_points: BTreeMap<Points, Vec<PlayerId>> = BTreeMap::new();
            said.into_iter().for_each(|(id, points)| by_points.entry(points).or_default().push(id));
            for (points, players) in by_points {
                let same = |known: &&mut StatedPoints| {
                    known.last.next() == round && known.points == points && known.players == players
                };
                match stated.iter_mut().find(same) {
                    Some(known) => known.last = round,
                    None => stated.push(StatedPoints { first: round, last: round, points, players }),
                }
            }
        }
        if !differs {
            return Ok(());
        }
        if stated.is_empty() {
            // No points at all against those of the acceleration: somebody must have none.
            let players = ids.first().copied().into_iter().collect();
            stated.push(StatedPoints { first: next, last: next, points: Points::ZERO, players });
        }
        let settings = Settings { virtual_points: stated, ..self.event.snapshot().settings().clone() };
        self.add(Command::Announce(Box::new(settings)))
    }

    /// Turns records 260 into pairs.
    fn forbidden(&mut self) -> Vec<ForbiddenPair> {
        let places = &self.places;
        let place = |number: &PairingNumber| places.get(usize::from(number.0)).copied().flatten();
        let mut pairs = Vec::new();
        for record in &self.file.prohibited {
            let (first, last) = (record.rounds.first, record.rounds.last);
            if first > self.rounds {
                self.losses.push(Loss::BeyondLast { record: Record::Prohibited, round: first });
                continue;
            }
            let mut players: Vec<usize> = record.players.iter().filter_map(place).collect();
            players.sort_unstable();
            players.dedup();
            let last = last.min(self.rounds);
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
}
