//! Messages on rescue codes: errors in typed codes, and data that a code does not cover.

use super::{Say, Texts};
use hakem_engine::console::rescue::{CodeKind, FaultKind, Gap, PlaceOfBlock};
use hakem_engine::tournament::RoundNo;

impl Texts {
    /// Returns the title of the sheet that carries a code.
    fn sheet_of_code(&self, kind: CodeKind, round: RoundNo) -> String {
        let id = match kind {
            CodeKind::Pairings => "sheet-pairings",
            CodeKind::Standings => "standings-after",
        };
        self.with(id, &[("round", round.into())])
    }

    fn block(&self, id: &str, at: PlaceOfBlock, wanted: &str) -> String {
        let values = [
            ("sheet", self.sheet_of_code(at.kind, at.round).into()),
            ("block", at.block.into()),
            ("blocks", at.blocks.into()),
            ("wanted", wanted.into()),
        ];
        self.with(id, &values)
    }
}

impl Say for FaultKind {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Wrong { at, wanted: None } => texts.block("rescue-wrong", *at, ""),
            Self::Wrong { at, wanted: Some(wanted) } => texts.block("rescue-wrong-wanted", *at, wanted),
            Self::Exchanged { at, with } => texts.block("rescue-exchanged", *at, &with.to_string()),
            Self::LeftOut { at, wanted: None } => texts.block("rescue-left-out", *at, ""),
            Self::LeftOut { at, wanted: Some(wanted) } => texts.block("rescue-left-out-wanted", *at, wanted),
            Self::Twice { at } => texts.block("rescue-twice", *at, ""),
            Self::Unfinished { at } => texts.block("rescue-unfinished", *at, ""),
            Self::Together { at } => texts.block("rescue-together", *at, ""),
            Self::NoBeginning => texts.get("rescue-no-beginning").into_owned(),
            Self::Newer => texts.get("rescue-newer").into_owned(),
        }
    }
}

impl Say for Gap {
    fn say(&self, texts: &Texts) -> String {
        let of_round = |id: &str, round: RoundNo| {
            texts.with(id, &[("round", round.into()), ("next", round.next().into())])
        };
        match *self {
            Self::NoPairing(round) => of_round("rescue-gap-pairing", round),
            Self::NoResults(round) => of_round("rescue-gap-results", round),
            Self::OtherPairing(kind, round) => {
                texts.with("rescue-gap-other", &[("sheet", texts.sheet_of_code(kind, round).into())])
            }
            Self::Open { round, missing } => {
                texts.with("rescue-gap-open", &[("round", round.into()), ("missing", missing.into())])
            }
            Self::TieBreaks => texts.get("rescue-gap-tie-breaks").into_owned(),
        }
    }
}
