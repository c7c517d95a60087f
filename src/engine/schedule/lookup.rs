//! Looking a table up by the name of its format, without an event.

use super::{Bracket, RoundRobin, Scheveningen, Skalitzka, TableError, TableRound, TeamColours};
use std::fmt::Display;

/// One round of a table in words that any format has: numbers, `A1` for the first player of a team, `0` for nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenRound {
    /// Who meets, White first, or in a knockout the slots that meet, the better first; in board order. Who has no game
    /// meets `0` after all others.
    pub boards: Vec<[String; 2]>,
    /// The slots of a knockout that go on without a match.
    pub through: Vec<String>,
}

/// A whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its rounds, the first first.
    pub rounds: Vec<WrittenRound>,
    /// Whether it is the bracket of a knockout: slots meet, not players.
    pub is_bracket: bool,
}

/// An option of a table, and what can be answered, for messages.
struct TableOption {
    key: &'static str,
    expected: &'static str,
}

/// A format whose table is known before round 1.
struct Tables {
    id: &'static str,
    options: &'static [TableOption],
    make: fn(u16, &Chosen) -> Result<Table, TableError>,
}

const TABLES: &[Tables] = &[
    Tables {
        id: "round-robin",
        options: &[
            TableOption { key: "cycles", expected: "1 to 8" },
            TableOption { key: "swap", expected: "true or false" },
        ],
        make: round_robin,
    },
    Tables {
        id: "scheveningen",
        options: &[
            TableOption { key: "colours", expected: "alternating or balanced" },
            TableOption { key: "double", expected: "true or false" },
        ],
        make: scheveningen,
    },
    Tables { id: "skalitzka", options: &[], make: skalitzka },
    Tables {
        id: "knockout",
        options: &[
            TableOption { key: "qualifiers", expected: "a number of players" },
            TableOption { key: "mode", expected: "padded or stepwise" },
        ],
        make: knockout,
    },
];

/// The options that were chosen, all of them known to the format.
struct Chosen<'o> {
    format: &'static Tables,
    options: &'o [(String, String)],
}

impl Chosen<'_> {
    /// Reads an option; `None` when it was not chosen. The last answer counts.
    fn read<T>(&self, key: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, TableError> {
        let Some((key, found)) = self.options.iter().rev().find(|(chosen, _)| chosen == key) else {
            return Ok(None);
        };
        let expected = || {
            self.format.options.iter().find(|option| option.key == key).map_or("", |option| option.expected)
        };
        let refused = || TableError::Answer { key: key.clone(), found: found.clone(), expected: expected() };
        read(found).map(Some).ok_or_else(refused)
    }

    fn is_on(&self, key: &str) -> Result<bool, TableError> {
        Ok(self.read(key, |text| text.parse().ok())?.unwrap_or(false))
    }
}

/// Returns the table of a format for so many players, players of a team, or players of a bracket.
///
/// # Errors
/// Says which formats there are, which options, and what can be answered to one; and why there is no such table.
pub fn table(format: &str, players: u16, options: &[(String, String)]) -> Result<Table, TableError> {
    let Some(tables) = TABLES.iter().find(|tables| tables.id == format) else {
        let known = TABLES.iter().map(|tables| tables.id).collect::<Vec<_>>().join(", ");
        return Err(TableError::Format { found: format.to_owned(), known });
    };
    let is_unknown = |(key, _): &&(String, String)| tables.options.iter().all(|option| option.key != key);
    if let Some((key, _)) = options.iter().find(is_unknown) {
        let known: Vec<String> =
            tables.options.iter().map(|option| format!("{} ({})", option.key, option.expected)).collect();
        return Err(TableError::Option { found: key.clone(), format: tables.id, known: known.join(", ") });
    }
    (tables.make)(players, &Chosen { format: tables, options })
}

fn written<P: Display>(round: TableRound<P>) -> WrittenRound {
    let boards = round.boards.into_iter().map(|board| board.map(|player| player.to_string()));
    let idle = round.idle.map(|player| [player.to_string(), "0".to_owned()]);
    WrittenRound { boards: boards.chain(idle).collect(), through: Vec::new() }
}

fn games<P: Display>(rounds: u32, round: impl Fn(u32) -> Option<TableRound<P>>) -> Table {
    Table { rounds: (1..=rounds).filter_map(round).map(written).collect(), is_bracket: false }
}

fn round_robin(players: u16, chosen: &Chosen) -> Result<Table, TableError> {
    let within =
        |text: &str| text.parse().ok().filter(|cycles| (1..=RoundRobin::MOST_CYCLES).contains(cycles));
    let cycles = chosen.read("cycles", within)?.unwrap_or(1);
    let made = RoundRobin::new(players, cycles, chosen.is_on("swap")?)?;
    Ok(games(made.rounds(), |round| made.round(round)))
}

fn scheveningen(players: u16, chosen: &Chosen) -> Result<Table, TableError> {
    let colours = chosen.read("colours", |text| match text {
        "alternating" => Some(TeamColours::Alternating),
        "balanced" => Some(TeamColours::Balanced),
        _ => None,
    })?;
    let made = Scheveningen::new(players, colours.unwrap_or_default(), chosen.is_on("double")?)?;
    Ok(games(made.rounds(), |round| made.round(round)))
}

fn skalitzka(players: u16, _chosen: &Chosen) -> Result<Table, TableError> {
    let made = Skalitzka::new(players)?;
    Ok(games(Skalitzka::ROUNDS, |round| made.round(round)))
}

fn knockout(players: u16, chosen: &Chosen) -> Result<Table, TableError> {
    let qualifiers = chosen.read("qualifiers", |text| text.parse().ok())?;
    let is_stepwise = chosen.read("mode", |text| match text {
        "padded" => Some(false),
        "stepwise" => Some(true),
        _ => None,
    })?;
    let bracket = match (is_stepwise.unwrap_or(false), qualifiers) {
        (true, None) => Bracket::stepwise(players)?,
        (true, Some(_)) => return Err(TableError::StepwiseQualifiers),
        (false, qualifiers) => Bracket::padded(players, qualifiers.unwrap_or(1))?,
    };
    let stage = |stage: super::Stage| WrittenRound {
        boards: stage.matches.into_iter().map(|slots| slots.map(|slot| slot.to_string())).collect(),
        through: stage.through.into_iter().map(|slot| slot.to_string()).collect(),
    };
    Ok(Table { rounds: bracket.rounds().into_iter().map(stage).collect(), is_bracket: true })
}
