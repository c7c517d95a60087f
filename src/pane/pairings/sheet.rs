//! The lines of the pairings pane, made once for a step and a round.

use crate::desk::context::Context;
use crate::pane::matches;
use crate::sheet::norms;
use hakem_engine::command::outdating;
use hakem_engine::console::review::{Concern, Review, Reviewed, place_of, without_match};
use hakem_engine::history::StepId;
use hakem_engine::tournament::{Board, BoardNo, Bye, Meeting, Place, PlayerId, Points, Round, RoundNo};
use std::cell::OnceCell;
use std::collections::BTreeSet;

/// A line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardLine {
    /// A board of the round.
    Board(BoardNo),
    /// A player without a board: in the pool, with a bye, absent, or registered after the pairing.
    Out(PlayerId),
}

impl BoardLine {
    /// Returns the number of its board.
    pub(super) fn board(&self) -> Option<BoardNo> {
        match self {
            Self::Board(number) => Some(*number),
            Self::Out(_) => None,
        }
    }
}

/// In which order the boards stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum BoardOrder {
    /// By board number, match by match and group by group.
    #[default]
    ByNumber,
    /// Boards that may be questioned first, the gravest at the top.
    ConcernsFirst,
}

/// What a sheet was made for.
pub(super) type Made = (StepId, RoundNo, BoardOrder);

/// The table of a paired round.
pub(super) struct Sheet {
    pub(super) made_for: Made,
    pub(super) review: Review,
    pub(super) entries: Vec<BoardLine>,
    /// Who came or left after the draft was made.
    pub(super) outdating: Vec<PlayerId>,
    /// In whose game a title norm can be made, in order of registration.
    pub(super) norms: Vec<PlayerId>,
    /// For each line whether it stands on a tone; `None` where the table sets lines off by itself.
    pub(super) bands: Vec<Option<bool>>,
    /// Terminal columns of the marks of the boards.
    pub(super) marks: OnceCell<u16>,
}

impl Sheet {
    /// Makes the table; `None` when the round is not paired.
    pub(super) fn new(cx: &Context, order: BoardOrder) -> Option<Self> {
        let review = Review::of(cx.snapshot, cx.round)?;
        let numbers = (1..=u16::MAX).map(BoardNo);
        let round = cx.snapshot.round(cx.round)?;
        let boards = numbers.take(review.boards().len());
        let boards =
            boards.filter(|&board| matches::line_for(cx, round, board) == board).map(BoardLine::Board);
        let out = without_match(cx.snapshot, cx.round).into_iter().map(|(id, _)| BoardLine::Out(id));
        let mut sheet = Self {
            made_for: (cx.step, cx.round, order),
            review,
            entries: boards.chain(out).collect(),
            outdating: outdating(cx.snapshot, cx.round),
            norms: norms::decided(cx.event, cx.round),
            bands: Vec::new(),
            marks: OnceCell::new(),
        };
        if order == BoardOrder::ByNumber {
            match round.has_listed_matches() {
                true => matches::sort(round, &mut sheet.entries, BoardLine::board),
                false => {
                    let first = |entry: &BoardLine| players(round, *entry).first().copied();
                    matches::sort_by_group(cx, &mut sheet.entries, first);
                }
            }
        }
        if order == BoardOrder::ConcernsFirst {
            let entries = std::mem::take(&mut sheet.entries);
            let mut keyed: Vec<_> =
                entries.into_iter().map(|entry| (sheet.weight(entry, cx), entry)).collect();
            keyed.sort_by_key(|&(weight, _)| weight);
            sheet.entries = keyed.into_iter().map(|(_, entry)| entry).collect();
        }
        sheet.bands = sheet.bands(round);
        Some(sheet)
    }

    /// Where an entry stands when concerns come first: smaller is higher.
    fn weight(&self, entry: BoardLine, cx: &Context) -> (u8, Option<Concern>) {
        match entry {
            _ if self.is_outdated(entry, cx) => (0, None),
            BoardLine::Board(number) => {
                match self.reviewed(number).and_then(|reviewed| reviewed.concerns.first()) {
                    Some(&concern) => (0, Some(concern)),
                    None if self.decides_norm(entry, cx) => (1, None),
                    None => (2, None),
                }
            }
            BoardLine::Out(_) if self.needs_look(entry, cx) => (1, None),
            BoardLine::Out(_) => (3, None),
        }
    }

    /// Returns what the rules say of a board.
    pub(super) fn reviewed(&self, board: BoardNo) -> Option<&Reviewed> {
        self.review.boards().get(board.index())
    }

    /// Whether the arbiter should look at an entry before publishing: boards with a concern, the bye, the pool.
    pub(super) fn needs_look(&self, entry: BoardLine, cx: &Context) -> bool {
        match entry {
            _ if self.is_outdated(entry, cx) => true,
            BoardLine::Board(number) => {
                self.reviewed(number).is_some_and(|reviewed| !reviewed.concerns.is_empty())
                    || self.decides_norm(entry, cx)
            }
            BoardLine::Out(id) => {
                match cx.snapshot.round(cx.round).map(|round| place_of(cx.snapshot, round, id)) {
                    Some(Place::Pool | Place::Bye(Bye::PairingAllocated)) => true,
                    Some(_) | None => false,
                }
            }
        }
    }

    /// Whether a title norm can be made at a board.
    pub(super) fn decides_norm(&self, entry: BoardLine, cx: &Context) -> bool {
        let of_round = || cx.snapshot.round(cx.round).map(|round| players(round, entry)).unwrap_or_default();
        !self.norms.is_empty() && of_round().iter().any(|id| self.norms.binary_search(id).is_ok())
    }

    /// Returns at how many boards a title norm can be made.
    pub(super) fn norm_boards(&self, cx: &Context) -> usize {
        self.entries.iter().filter(|entry| entry.board().is_some() && self.decides_norm(**entry, cx)).count()
    }

    /// Whether a player of an entry came or left after the draft was made.
    pub(super) fn is_outdated(&self, entry: BoardLine, cx: &Context) -> bool {
        let of_round = || cx.snapshot.round(cx.round).map(|round| players(round, entry)).unwrap_or_default();
        !self.outdating.is_empty() && of_round().iter().any(|id| self.outdating.contains(id))
    }

    /// Returns the lines that should be looked at, from the top down.
    pub(super) fn looks(&self, cx: &Context) -> Vec<usize> {
        let lines = self.entries.iter().enumerate();
        lines.filter(|&(_, &entry)| self.needs_look(entry, cx)).map(|(line, _)| line).collect()
    }

    /// Returns for each line whether it stands on the tone of every other score group, by the higher score of a board; `None` where
    /// the boards do not stand by scores.
    fn bands(&self, round: &Round) -> Vec<Option<bool>> {
        if self.made_for.2 != BoardOrder::ByNumber || round.has_listed_matches() || !self.review.has_scores()
        {
            return vec![None; self.entries.len()];
        }
        let score = |id: &PlayerId| self.review.card(*id).map(|card| card.score);
        let group = |&entry: &BoardLine| {
            let higher = players(round, entry).iter().filter_map(score).max();
            entry.board().and(higher)
        };
        let groups: Vec<Option<Points>> = self.entries.iter().map(group).collect();
        let scores: BTreeSet<Points> = groups.iter().copied().flatten().collect();
        if scores.len() < 2 {
            return vec![None; self.entries.len()];
        }
        let is_set_off = |group: Points| scores.range(group..).count().is_multiple_of(2);
        groups.into_iter().map(|group| Some(group.is_some_and(is_set_off))).collect()
    }

    /// Returns how many boards have a concern of this kind.
    pub(super) fn count(&self, wanted: impl Fn(&Reviewed) -> bool) -> usize {
        self.review.boards().iter().filter(|reviewed| wanted(reviewed)).count()
    }
}

/// Returns the board of an entry.
pub(super) fn board(round: &Round, entry: BoardLine) -> Option<(BoardNo, &Board)> {
    match entry {
        BoardLine::Board(number) => round.board(number).map(|board| (number, board)),
        BoardLine::Out(_) => None,
    }
}

/// Returns the players of an entry, White first.
pub(super) fn players(round: &Round, entry: BoardLine) -> Vec<PlayerId> {
    match entry {
        BoardLine::Out(id) => vec![id],
        BoardLine::Board(number) => round.board(number).map_or_else(Vec::new, |board| {
            let Meeting { white, black } = board.meeting;
            vec![white, black]
        }),
    }
}
