//! Cross-checks of a draft by other ways of pairing: as a status chip, before publishing, and in detail where they
//! differ.

use super::reasons::{about, called, meeting, seated};
use crate::event::Event;
use crate::i18n::Texts;
use crate::text;
use hakem_engine::console::{Mend, RoundsToCome};
use hakem_engine::pairing::{PairedAgain, Proposal};
use hakem_engine::tournament::{BoardNo, PlayerId, RoundNo, Ruling};

/// A published round whose certificate the verifier accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvedRound(pub RoundNo);

/// The results of all cross-checks of a draft.
#[derive(Debug)]
pub struct Opinions {
    pub round: RoundNo,
    /// True if players joined or left since the round was paired: the draft has no verdict.
    pub is_outdated: bool,
    /// Number of boards and byes that the arbiter changed in the draft, which are not cross-checked.
    pub by_hand: usize,
    /// The arbiter's decisions with which every way pairs the round.
    pub given: DecisionCounts,
    pub ways: Vec<(CheckWay, Opinion)>,
    /// Feasibility of the remaining rounds; `None` if it is not checked or not known yet.
    pub to_come: Option<RoundsToCome>,
}

/// The number of an arbiter's decisions of each kind that precede the pairing of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DecisionCounts {
    pub byes: usize,
    pub fixed: usize,
    pub unpaired: usize,
}

impl DecisionCounts {
    pub fn of(ruling: &Ruling) -> Self {
        let byes = usize::from(ruling.bye.is_some());
        Self { byes, fixed: ruling.fixed.len(), unpaired: ruling.unpaired.len() }
    }

    fn count(self) -> usize {
        self.byes + self.fixed + self.unpaired
    }

    /// Returns the kind of the decisions, by which a chip names them.
    fn kind(self) -> &'static str {
        match self {
            Self { fixed: 0, unpaired: 0, .. } => "bye",
            Self { byes: 0, unpaired: 0, .. } => "fixed",
            _ => "other",
        }
    }
}

/// An alternative way to pair a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckWay {
    /// The second implementation of the system.
    System,
    /// The configured external program.
    Program,
}

/// Result of a cross-check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opinion {
    /// Not known yet.
    Open,
    Agrees,
    /// Its pairing differs.
    Parts {
        /// Boards of the draft that it does not have.
        boards: Vec<BoardNo>,
        /// Those boards and its own ones, with reasons.
        told: Vec<String>,
    },
    /// It exceeded the time limit.
    Late,
    /// It failed, with the reason.
    Silent(String),
}

/// Severity of a chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Good,
    /// Some are not known yet.
    Waiting,
    /// Some failed.
    Doubtful,
    /// Some differ.
    Parting,
}

impl Opinions {
    /// Returns the chip: the verdict, or that the draft was changed manually; `None` if there are no cross-checks.
    pub fn chip(&self, texts: &Texts) -> Option<(String, Tone)> {
        if self.is_outdated {
            return Some((texts.get("opinions-outdated").into_owned(), Tone::Doubtful));
        }
        let parting = self.parting();
        if self.ends_early() && parting.is_empty() {
            return Some((texts.get("to-come-chip").into_owned(), Tone::Parting));
        }
        if self.by_hand > 0 {
            let words = texts.with("opinions-manual", &[("count", self.by_hand.into())]);
            return Some((words, Tone::Doubtful));
        }
        if self.ways.is_empty() {
            return None;
        }
        if !parting.is_empty() {
            return Some((
                texts.with("opinions-chip-differs", &[("boards", listed(&parting).into())]),
                Tone::Parting,
            ));
        }
        if self.ways.iter().any(|(_, opinion)| *opinion == Opinion::Open) {
            return Some((texts.get("opinions-open").into_owned(), Tone::Waiting));
        }
        let agreeing = self.ways.iter().filter(|(_, opinion)| *opinion == Opinion::Agrees).count();
        if agreeing == 0 {
            return Some((texts.get("opinions-none").into_owned(), Tone::Doubtful));
        }
        let tone = if agreeing == self.ways.len() { Tone::Good } else { Tone::Doubtful };
        // The draft itself counts as one of them.
        let (agreeing, all) = (("agreeing", (agreeing + 1).into()), ("all", (self.ways.len() + 1).into()));
        let words = match self.given.count() {
            0 => texts.with("opinions-chip-agree", &[agreeing, all]),
            count => {
                let given = [("count", count.into()), ("what", self.given.kind().into())];
                texts.with("opinions-chip-given", &[[agreeing, all], given].concat())
            }
        };
        Some((words, tone))
    }

    /// Returns true if it is proven that not all remaining rounds can be paired.
    pub fn ends_early(&self) -> bool {
        matches!(self.to_come, Some(RoundsToCome::Impossible { .. }))
    }

    /// Returns true if an exchange in the draft is known after which all rounds can be paired.
    pub fn has_mend(&self) -> bool {
        matches!(self.to_come, Some(RoundsToCome::Impossible { mend: Some(_), .. }))
    }

    /// Describes whether the remaining rounds can be paired, with a repair or the statement that no small one exists.
    pub fn told_to_come(&self, event: Event) -> Vec<String> {
        let texts = event.texts;
        match &self.to_come {
            None => Vec::new(),
            Some(RoundsToCome::Possible(_)) => vec![texts.get("to-come-possible").into_owned()],
            Some(RoundsToCome::NotShown) => vec![texts.get("to-come-not-shown").into_owned()],
            Some(RoundsToCome::Impossible { telling, by_colours, mend }) => {
                let named = |ids: &[PlayerId]| -> String {
                    let mut names: Vec<String> =
                        ids.iter().take(TELLING).map(|&id| called(event, id)).collect();
                    names.extend((ids.len() > TELLING).then(|| "…".to_owned()));
                    text::listed(&names)
                };
                let no = if *by_colours { "to-come-impossible-colours" } else { "to-come-impossible" };
                let no = texts.with(no, &[("players", named(telling).into())]);
                let mend = match mend {
                    None => texts.get("to-come-no-fix").into_owned(),
                    Some(Mend { boards: [first, second], .. }) if first == second => {
                        texts.with("to-come-fix-colours", &[("board", (*first).into())])
                    }
                    Some(Mend { boards: [first, second], players }) => {
                        let values = [
                            ("players", named(players).into()),
                            ("first", (*first).into()),
                            ("second", (*second).into()),
                        ];
                        texts.with("to-come-fix", &values)
                    }
                };
                vec![no, mend]
            }
        }
    }

    /// Describes the result of each way, one per line.
    pub fn told(&self, texts: &Texts) -> Vec<String> {
        let line = |(way, opinion): &(CheckWay, Opinion)| {
            let who = texts.get(match way {
                CheckWay::System => "opinions-system",
                CheckWay::Program => "opinions-program",
            });
            let (id, with) = match opinion {
                Opinion::Open => ("opinions-detail-open", String::new()),
                Opinion::Agrees if self.given.count() > 0 => ("opinions-detail-agrees-given", String::new()),
                Opinion::Agrees => ("opinions-detail-agrees", String::new()),
                Opinion::Parts { boards, .. } => ("opinions-detail-differs", listed(boards)),
                Opinion::Late => ("opinions-detail-late", String::new()),
                Opinion::Silent(why) => ("opinions-detail-silent", why.clone()),
            };
            texts.with(id, &[("who", who.into()), ("with", with.into())])
        };
        self.ways.iter().map(line).collect()
    }

    /// Returns the differing boards of all ways, with the reasons of each side; empty if none differs.
    pub fn told_parting(&self) -> Vec<String> {
        let parts = self.ways.iter().filter_map(|(_, opinion)| match opinion {
            Opinion::Parts { told, .. } => Some(told),
            _ => None,
        });
        parts.flatten().cloned().collect()
    }

    /// Returns the boards of the draft that another way does not have.
    fn parting(&self) -> Vec<BoardNo> {
        let parts = self.ways.iter().filter_map(|(_, opinion)| match opinion {
            Opinion::Parts { boards, .. } => Some(boards),
            _ => None,
        });
        let mut boards: Vec<BoardNo> = parts.flatten().copied().collect();
        boards.sort_unstable();
        boards.dedup();
        boards
    }
}

/// Maximum number of players listed who show that a future round cannot be paired.
const TELLING: usize = 8;

/// Maximum number of boards listed in a chip.
const NAMED: usize = 4;

fn listed(boards: &[BoardNo]) -> String {
    let mut named: Vec<String> = boards.iter().take(NAMED).map(ToString::to_string).collect();
    if boards.len() > NAMED {
        named.push("…".to_owned());
    }
    named.join(", ")
}

/// Lists the boards that differ between a way and the draft: those of the draft and its own ones, each with the
/// reasons of the side that pairs them, if known.
pub fn parting(
    event: Event,
    differences: &PairedAgain,
    [first, second]: [Option<&Proposal>; 2],
) -> Vec<String> {
    let texts = event.texts;
    let why = |proposal: Option<&Proposal>, players: &[PlayerId]| -> Vec<String> {
        let lines = proposal.map(|proposal| about(event, proposal, players)).unwrap_or_default();
        lines.into_iter().map(|line| format!("    {line}")).collect()
    };
    let bye = |at: usize| {
        let has_other = differences.bye[0] != differences.bye[1];
        differences.bye.get(at).copied().flatten().filter(|_| has_other)
    };
    let of_bye = |proposal: Option<&Proposal>, id: PlayerId| {
        let line = texts.with("pairings-explain-would-bye", &[("player", seated(event, id).into())]);
        [vec![format!("  {line}")], why(proposal, &[id])].concat()
    };
    let mut lines = vec![texts.get("opinions-of-draft").into_owned()];
    for &(board, of) in &differences.gone {
        lines.push(format!("  {board}: {}", meeting(event, of)));
        lines.extend(why(first, &[of.white, of.black]));
    }
    lines.extend(bye(0).into_iter().flat_map(|id| of_bye(first, id)));
    lines.push(texts.get("opinions-of-second").into_owned());
    for &of in &differences.made {
        lines.push(format!("  {}", meeting(event, of)));
        lines.extend(why(second, &[of.white, of.black]));
    }
    lines.extend(bye(1).into_iter().flat_map(|id| of_bye(second, id)));
    lines
}
