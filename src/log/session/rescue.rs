//! Reconstruction of an event from the rescue codes of its printed sheets, with a list of its players.

use crate::i18n::{Say, Texts};
use crate::text;
use hakem_engine::command::Command;
use hakem_engine::console::rescue::{CodeFault, Known, RescueCode, Rescued, newest, rebuild};
use hakem_engine::pairing::starting_list;
use hakem_engine::tournament::{Name, Player, PlayerId, Settings, Snapshot};

/// The players of an event in pairing-number order, with its settings.
pub struct RescueList {
    event: Snapshot,
    /// Players in the order of their numbers.
    players: Vec<PlayerId>,
    /// True if the file contains their numbers; false if only the order of its lines is known.
    tells_numbers: bool,
}

impl RescueList {
    /// Creates the list of an event, which was read from an event file or derived from a report or a list.
    pub fn of(event: Snapshot, is_event_file: bool) -> Self {
        let players = if !event.numbering().is_empty() {
            event.numbering().to_vec()
        } else if is_event_file {
            starting_list(&event).iter().map(|starter| starter.player).collect()
        } else {
            event.players().map(|(id, _)| id).collect()
        };
        let tells_numbers = is_event_file || !event.numbering().is_empty();
        Self { event, players, tells_numbers }
    }

    fn player(&self, id: PlayerId) -> Option<&Player> {
        self.event.player(id).map(|known| &known.player)
    }

    fn known(&self, texts: &Texts) -> Known {
        Known {
            settings: self.event.settings().clone(),
            players: self.players.iter().filter_map(|&id| self.player(id).cloned()).collect(),
            reason: texts.get("rescue-reason").into_owned(),
        }
    }

    /// Returns a warning if a player of a list without numbers is rated higher than the previous one.
    pub fn warning(&self, texts: &Texts) -> Option<String> {
        let strength = |&id: &PlayerId| self.player(id).and_then(Player::strength);
        let strengths: Vec<_> = self.players.iter().map(strength).collect();
        let pairs = || strengths.iter().copied().zip(strengths.iter().copied().skip(1));
        let is_higher =
            |(one, next): (Option<_>, Option<_>)| one.zip(next).is_some_and(|(one, next)| one < next);
        let before = (!self.tells_numbers).then(|| pairs().position(is_higher)).flatten()?;
        Some(texts.with("rescue-not-by-rating", &[("line", (before + 2).into())]))
    }

    /// Returns the commands of an event, with what the list states and no code.
    fn commands(&self, rescued: &Rescued, codes: &[RescueCode]) -> Vec<Command> {
        let seating = newest(codes).and_then(|code| Some(code.seating.as_ref()?.entrants(code.players)));
        let entrants = seating.unwrap_or_default();
        let id = |of: PlayerId| {
            let at = self.players.iter().position(|&other| other == of)?;
            entrants.get(at).copied().map(|entrant| PlayerId(entrant.into()))
        };
        rescued.commands_with(&self.event.settings().forbidden, id, self.event.departure())
    }
}

/// An event rebuilt from codes, not yet written.
pub struct RescuedEvent {
    pub commands: Vec<Command>,
    rescued: Rescued,
    /// True if players are named by their numbers.
    is_unnamed: bool,
}

impl RescuedEvent {
    /// Rebuilds an event; without a list, players are named by their numbers.
    ///
    /// # Errors
    /// Returns a message if the codes contradict each other or the list.
    pub fn of(codes: &[RescueCode], list: Option<&RescueList>, texts: &Texts) -> Result<Self, String> {
        let count = newest(codes).map_or(0, |code| usize::from(code.players));
        let known = list.map_or_else(|| unnamed(count, texts), |list| list.known(texts));
        let rescued = rebuild(codes, &known).map_err(|error| error.say(texts))?;
        let commands = list.map_or_else(|| rescued.commands.clone(), |list| list.commands(&rescued, codes));
        Ok(Self { commands, rescued, is_unnamed: list.is_none() })
    }

    /// Returns true if no sheet is missing in between.
    pub fn is_whole(&self) -> bool {
        !self.rescued.gaps.iter().any(|gap| gap.cuts())
    }

    /// Describes the parts that no sheet covers.
    pub fn gaps(&self, texts: &Texts) -> Vec<String> {
        self.rescued.gaps.iter().map(|gap| gap.say(texts)).collect()
    }

    /// Returns what to check before the event continues.
    pub fn hints(&self, texts: &Texts) -> Vec<String> {
        let hints = [self.is_unnamed.then_some("rescue-names"), Some("rescue-more")];
        hints.into_iter().flatten().map(|id| texts.get(id).into_owned()).collect()
    }

    /// Describes the event of this file: players, rounds and results.
    pub fn summary(&self, file: String, texts: &Texts) -> String {
        let event = &self.rescued.event;
        let results = event.rounds().iter().flat_map(|round| round.games().map(|(_, _, result)| result));
        let values = [
            ("file", file.into()),
            ("players", event.players().count().into()),
            ("rounds", event.rounds().len().into()),
            ("results", results.flatten().count().into()),
        ];
        texts.with("rescue-done", &values)
    }
}

/// Describes an invalid part of a code in a file, with its line and column.
pub fn told_fault(file: &str, fault: &CodeFault, texts: &Texts) -> String {
    let values = [
        ("file", file.into()),
        ("line", fault.line.into()),
        ("column", fault.column.into()),
        ("found", text::clean(&fault.found).into_owned().into()),
        ("fault", fault.kind.say(texts).into()),
    ];
    texts.with("rescue-line", &values)
}

/// Returns the known data of an event without a list: this many players, named by number. Numbers are zero-padded, so
/// that they sort alphabetically.
fn unnamed(count: usize, texts: &Texts) -> Known {
    let name = |text: &str| Name::new(text).unwrap_or_else(|_| Snapshot::blank().settings().name.clone());
    let width = count.to_string().len();
    let player = |number: usize| {
        let number = format!("{number:0width$}");
        Player::named(name(&texts.with("rescue-player", &[("number", number.into())])))
    };
    Known {
        settings: Settings {
            language: texts.language(),
            ..Settings::named(name(&texts.get("rescue-event")))
        },
        players: (1..=count).map(player).collect(),
        reason: texts.get("rescue-reason").into_owned(),
    }
}
