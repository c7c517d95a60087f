//! A random event as the acts of its arbiter.

use crate::make::{Dice, entrant};
use hakem_engine::command::{Command, SeatingEdit};
use hakem_engine::format::{OptionKind, Size};
use hakem_engine::history::{Entry, History, HistoryError, Moment, StepId};
use hakem_engine::pairing::system;
use hakem_engine::tiebreak::usual_list;
use hakem_engine::tournament::{
    Acceleration, Colour, Name, OptionValue, Options, PointSystem, Points, RequestedBye, RoundNo, Settings,
    SystemId, Team,
};
use std::fmt;

/// An act of an arbiter.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "nearly all acts are commands")]
pub(super) enum Act {
    Do(Command),
    Undo,
    Redo,
    Restore(StepId),
}

impl Act {
    /// Returns the entry that it adds to the history; `None` if there is nothing to undo or to redo.
    fn entry(&self, history: &History) -> Option<Entry> {
        match self {
            Self::Do(command) => Some(Entry::Did(command.clone())),
            Self::Undo => Some(history.try_undo()?.entry().clone()),
            Self::Redo => Some(history.try_redo()?.entry().clone()),
            Self::Restore(step) => Some(Entry::Moved(*step)),
        }
    }

    /// Performs it; a refused act changes nothing.
    pub(super) fn apply(&self, history: &mut History) -> Result<(), Option<HistoryError>> {
        let entry = self.entry(history).ok_or(None)?;
        history.replay(entry, Moment(0)).map_err(Some)
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Do(Command::Register { player, arrival, missed }) => write!(
                f,
                "Register {} {:?} arrival {arrival} missed {missed:?}",
                player.name.as_str(),
                player.strength()
            ),
            Self::Do(Command::Announce(settings)) => write!(
                f,
                "Announce {} rounds {} colour {:?} {:?} points {:?} {:?} tie-breaks {:?}",
                settings.system,
                settings.rounds,
                settings.initial_colour,
                settings.acceleration,
                settings.points,
                settings.options,
                settings.tie_breaks,
            ),
            Self::Do(Command::DraftRound(draft)) => {
                write!(f, "DraftRound {}:", draft.round)?;
                draft.boards.iter().try_for_each(|of| write!(f, " {}-{}", of.white, of.black))?;
                draft.bye.iter().try_for_each(|bye| write!(f, " bye {bye}"))?;
                draft.outs.iter().try_for_each(|out| write!(f, " {out:?}"))
            }
            other => write!(f, "{other:?}"),
        }
    }
}

/// An event in progress.
pub(super) struct Story {
    pub history: History,
    pub acts: Vec<Act>,
    pub dice: Dice,
}

impl Story {
    /// Creates an event of a system and registers its participants.
    pub(super) fn begin(system_id: &str, seed: u64) -> Self {
        let mut story = Self { history: History::default(), acts: Vec::new(), dice: Dice(seed) };
        let format = system(system_id).unwrap();
        let options = story.options(system_id);
        let points = story.points();
        let pairs_teams = format.facts().paired == hakem_engine::format::Paired::Teams;
        let colour = story.dice.comes_up(50);
        let accelerated =
            story.dice.comes_up(15) && format.facts().accelerates && points == PointSystem::default();
        let mut settings = Settings {
            system: SystemId::new(system_id),
            rounds: RoundNo(story.small(3, 6)),
            initial_colour: Some(if colour { Colour::White } else { Colour::Black }),
            points,
            options,
            acceleration: if accelerated { Acceleration::Baku } else { Acceleration::None },
            ..Settings::named(Name::new("Open 2026").unwrap())
        };
        settings.tie_breaks = usual_list(&settings).unwrap_or(settings.tie_breaks);
        if !pairs_teams {
            let mut players = story.small(4, 14);
            let size = |players: u8| Size::players(players.into());
            while players > 2 && format.check_size(size(players), &settings.options).is_err() {
                players -= 1;
            }
            if format.facts().limits_rounds {
                let (fewest, most) = format.rounds(size(players), &settings.options).into_inner();
                settings.rounds = RoundNo(settings.rounds.0.clamp(fewest, most.max(fewest)));
            }
            story.act(Command::Announce(Box::new(settings)));
            (0..players).for_each(|_| story.register(RoundNo(1)));
            return story;
        }
        story.teams(settings);
        story
    }

    /// Registers teams with as many players as a table has boards.
    fn teams(&mut self, settings: Settings) {
        let format = system(settings.system.as_str()).unwrap();
        let fits = |teams: u16, boards: u16, options: &Options| {
            format.check_size(Size { participants: teams.into(), boards: boards.into() }, options).is_ok()
        };
        let (mut teams, mut boards) = (2, 2);
        for _ in 0..60 {
            (teams, boards) = (self.small(2, 8).into(), self.small(1, 4).into());
            if fits(teams, boards, &settings.options) {
                break;
            }
        }
        self.act(Command::Announce(Box::new(settings)));
        for team in 1..=teams {
            let first = self.history.snapshot().next_player();
            let reserves = u16::from(self.dice.comes_up(25));
            (0..boards + reserves).for_each(|_| self.register(RoundNo(1)));
            let ids: Vec<_> =
                self.history.snapshot().players().map(|(id, _)| id).filter(|&id| id >= first).collect();
            let (players, reserves) = ids.split_at(boards.into());
            let name = Name::new(&format!("Team {team}")).unwrap();
            self.act(Command::RegisterTeam(Team::of(name, players.to_vec(), reserves.to_vec())));
        }
    }

    pub(super) fn register(&mut self, arrival: RoundNo) {
        let now = self.history.snapshot();
        let system = now.settings().system.clone();
        let number = u64::from(now.next_player().0);
        let player = entrant(system.as_str(), number, &mut self.dice);
        let missed = if self.dice.comes_up(30) { RequestedBye::HalfPoint } else { RequestedBye::ZeroPoint };
        self.act(Command::Register { player, arrival, missed });
    }

    /// Returns usual options, one of them now and then unusual.
    fn options(&mut self, id: &str) -> Options {
        let format = system(id).unwrap();
        let mut options = Options::default();
        for option in format.facts().options {
            if !self.dice.comes_up(20) {
                continue;
            }
            let value = match option.kind {
                OptionKind::Games { .. } => option.usual(),
                OptionKind::YesNo { usual } => OptionValue::YesNo(!usual),
                OptionKind::Number { least, most, .. } => {
                    let most = most.min(least + 3);
                    OptionValue::Number(
                        least + u16::try_from(self.dice.roll(usize::from(most - least) + 1)).unwrap(),
                    )
                }
                OptionKind::Share { most, .. } => {
                    OptionValue::Number(u16::try_from(self.dice.roll(usize::from(most) + 1)).unwrap())
                }
                OptionKind::Points { .. } => {
                    OptionValue::Number(u16::try_from(5 * self.dice.roll(5)).unwrap())
                }
                OptionKind::Choice { among, .. } => {
                    OptionValue::Choice(among[self.dice.roll(among.len())].to_string())
                }
            };
            option.set(&mut options, value);
        }
        options
    }

    fn points(&mut self) -> PointSystem {
        let [win, draw, bye] = match self.dice.roll(12) {
            0 => [30, 10, 30],
            1 => [20, 10, 20],
            2 => [10, 5, 5],
            3 => [10, 5, 0],
            _ => [10, 5, 10],
        };
        let tenths = Points::from_tenths;
        PointSystem {
            win: tenths(win),
            draw: tenths(draw),
            pairing_allocated_bye: tenths(bye),
            ..PointSystem::default()
        }
    }

    /// Returns a number within both limits.
    pub(super) fn small(&mut self, least: u8, most: u8) -> u8 {
        least + u8::try_from(self.dice.roll(usize::from(most - least) + 1)).unwrap()
    }

    /// Applies a command; returns true if it was accepted.
    pub(super) fn act(&mut self, command: Command) -> bool {
        self.tell(Act::Do(command))
    }

    pub(super) fn tell(&mut self, act: Act) -> bool {
        let is_taken = act.apply(&mut self.history).is_ok();
        if is_taken {
            self.acts.push(act);
        }
        is_taken
    }

    /// Applies a command unless it is refused.
    pub(super) fn try_act(&mut self, command: Command) {
        self.try_tell(Act::Do(command));
    }

    pub(super) fn try_tell(&mut self, act: Act) {
        let _taken = self.tell(act);
    }

    pub(super) fn edit(&mut self, round: RoundNo, edit: SeatingEdit) -> bool {
        self.act(Command::EditDraft { round, edit })
    }
}

/// Replays acts, without those that are no longer accepted.
pub(super) fn replayed(acts: &[Act]) -> History {
    let mut history = History::default();
    for act in acts {
        let _fits = act.apply(&mut history).is_ok();
    }
    history
}
