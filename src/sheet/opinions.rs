//! What other ways of pairing say of a draft: in a chip, before it is published, and at length where they part.

use super::reasons::{about, called, meeting, seated};
use crate::event::Event;
use crate::i18n::Texts;
use hakem_engine::console::{Mend, RoundsToCome};
use hakem_engine::pairing::{PairedAgain, Proposal};
use hakem_engine::tournament::{BoardNo, PlayerId, RoundNo};

/// What the other ways say of a draft, each that was asked.
#[derive(Debug)]
pub struct Opinions {
    /// The round of the draft.
    pub round: RoundNo,
    /// Number of boards and byes that the arbiter changed in the draft: no way is asked about those.
    pub by_hand: usize,
    /// What each says.
    pub ways: Vec<(Way, Opinion)>,
    /// Whether the rounds after it can still be paired; `None` where that is not asked, or not known yet.
    pub to_come: Option<RoundsToCome>,
}

/// A way to pair a round beside the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The second way of the system.
    System,
    /// The program that is named for it.
    Program,
}

/// What a way says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opinion {
    /// Nothing yet.
    Open,
    /// It pairs the same.
    Agrees,
    /// It pairs otherwise.
    Parts {
        /// The boards of the draft that it does not make.
        boards: Vec<BoardNo>,
        /// Those boards and its own, with the reasons.
        told: Vec<String>,
    },
    /// It had no answer in the time that it has.
    Late,
    /// It has no answer: why.
    Silent(String),
}

/// How a chip looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// All agree.
    Good,
    /// Some have not answered yet.
    Waiting,
    /// Some have no answer.
    Doubtful,
    /// Some part.
    Parting,
}

impl Opinions {
    /// Returns what the chip shows: the verdict, or that the draft was changed by hand; nothing where no way was asked.
    #[must_use]
    pub fn chip(&self, texts: &Texts) -> Option<(String, Tone)> {
        let parting = self.parting();
        if self.ends_early() && parting.is_empty() {
            return Some((texts.get("to-come-chip").into_owned(), Tone::Parting));
        }
        if self.by_hand > 0 {
            let words = texts.with("opinions-by-hand", &[("count", self.by_hand.into())]);
            return Some((words, Tone::Doubtful));
        }
        if self.ways.is_empty() {
            return None;
        }
        if !parting.is_empty() {
            return Some((
                texts.with("opinions-part", &[("boards", listed(&parting).into())]),
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
        // The draft itself is the first of them.
        let values = [("agreeing", (agreeing + 1).into()), ("all", (self.ways.len() + 1).into())];
        Some((texts.with("opinions-agree", &values), tone))
    }

    /// Whether it is shown that not all rounds after the draft can be paired.
    #[must_use]
    pub fn ends_early(&self) -> bool {
        matches!(self.to_come, Some(RoundsToCome::Impossible { .. }))
    }

    /// Whether an exchange in the draft is known after which all rounds can be paired.
    #[must_use]
    pub fn has_mend(&self) -> bool {
        matches!(self.to_come, Some(RoundsToCome::Impossible { mend: Some(_), .. }))
    }

    /// Says whether the rounds after the draft can still be paired, and what would mend it or that nothing as small does.
    #[must_use]
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
                    names.join(", ")
                };
                let no = if *by_colours { "to-come-impossible-colours" } else { "to-come-impossible" };
                let no = texts.with(no, &[("players", named(telling).into())]);
                let mend = match mend {
                    None => texts.get("to-come-no-mend").into_owned(),
                    Some(Mend { boards: [first, second], .. }) if first == second => {
                        texts.with("to-come-mend-turned", &[("board", (*first).into())])
                    }
                    Some(Mend { boards: [first, second], players }) => {
                        let values = [
                            ("players", named(players).into()),
                            ("first", (*first).into()),
                            ("second", (*second).into()),
                        ];
                        texts.with("to-come-mend", &values)
                    }
                };
                vec![no, mend]
            }
        }
    }

    /// Says what each of them says, a line each.
    #[must_use]
    pub fn told(&self, texts: &Texts) -> Vec<String> {
        let line = |(way, opinion): &(Way, Opinion)| {
            let who = texts.get(match way {
                Way::System => "opinions-system",
                Way::Program => "opinions-program",
            });
            let (id, with) = match opinion {
                Opinion::Open => ("opinions-told-open", String::new()),
                Opinion::Agrees => ("opinions-told-agrees", String::new()),
                Opinion::Parts { boards, .. } => ("opinions-told-parts", listed(boards)),
                Opinion::Late => ("opinions-told-late", String::new()),
                Opinion::Silent(why) => ("opinions-told-silent", why.clone()),
            };
            texts.with(id, &[("who", who.into()), ("with", with.into())])
        };
        self.ways.iter().map(line).collect()
    }

    /// Returns the boards of the draft that some way does not make.
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

/// How many players are named who show that a round to come cannot be paired.
const TELLING: usize = 8;

/// How many boards a chip names.
const NAMED: usize = 4;

fn listed(boards: &[BoardNo]) -> String {
    let mut named: Vec<String> = boards.iter().take(NAMED).map(ToString::to_string).collect();
    if boards.len() > NAMED {
        named.push("…".to_owned());
    }
    named.join(", ")
}

/// Tells the boards on which a way parts from the draft: those of the draft and those that it makes, each with the reasons of who
/// makes it, as far as they are known.
#[must_use]
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
