//! The lines of the pairings pane, computed once per step and round.

use crate::desk::Context;
use crate::pane::matches;
use crate::sheet::norms;
use hakem_engine::command::outdating;
use hakem_engine::console::review::{Concern, Review, Reviewed, place_of, without_match};
use hakem_engine::history::StepId;
use hakem_engine::tournament::{Board, BoardNo, Bye, Meeting, PlayerId, Points, Round, RoundNo, RoundPlace};
use std::cell::OnceCell;
use std::collections::BTreeSet;

/// Mark of a player who joined or left after the draft.
pub(super) const OUTDATED: &str = "±";

/// Mark of an absolute breach.
pub(super) const BROKEN: &str = "✗";

/// Mark of what is to be reviewed.
pub(super) const QUESTIONED: &str = "!";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardLine {
    Board(BoardNo),
    /// A player without a board: unpaired, with a bye, absent, or registered after the pairing.
    Out(PlayerId),
}

impl BoardLine {
    pub(super) fn board(&self) -> Option<BoardNo> {
        match self {
            Self::Board(number) => Some(*number),
            Self::Out(_) => None,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum BoardOrder {
    /// By board number, within matches and groups.
    #[default]
    ByNumber,
    /// Questionable boards first, most serious at the top.
    ConcernsFirst,
}

/// Cache key of a sheet.
pub(super) type Made = (StepId, RoundNo, BoardOrder);

/// The table of a paired round.
pub(super) struct Sheet {
    pub(super) made_for: Made,
    pub(super) review: Review,
    pub(super) entries: Vec<BoardLine>,
    /// Players who joined or left after the draft.
    pub(super) outdating: Vec<PlayerId>,
    /// Players whose game can decide a title norm, in order of registration.
    pub(super) norms: Vec<PlayerId>,
    /// Background band of each line; `None` where the table separates lines itself.
    pub(super) bands: Vec<Option<bool>>,
    /// Terminal columns of the marks of the boards.
    pub(super) marks: OnceCell<u16>,
    /// Terminal columns of the longest colour history.
    pub(super) histories: OnceCell<u16>,
}

impl Sheet {
    /// Builds the table; returns `None` if the round is not paired.
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
            histories: OnceCell::new(),
        };
        if order == BoardOrder::ByNumber {
            match matches::are_listed(cx, round) {
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
        sheet.bands = sheet.bands(cx, round);
        Some(sheet)
    }

    /// Sort key of an entry if concerns come first, in ascending order.
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

    pub(super) fn reviewed(&self, board: BoardNo) -> Option<&Reviewed> {
        self.review.boards().get(board.index())
    }

    /// Returns true if the arbiter should review an entry before publishing: boards with a concern, a bye that breaks a
    /// rule, unpaired players.
    pub(super) fn needs_look(&self, entry: BoardLine, cx: &Context) -> bool {
        match entry {
            _ if self.is_outdated(entry, cx) => true,
            BoardLine::Board(number) => {
                self.reviewed(number).is_some_and(|reviewed| !reviewed.concerns.is_empty())
                    || self.decides_norm(entry, cx)
            }
            BoardLine::Out(id) => !self.out_mark(id, cx).is_empty(),
        }
    }

    /// Returns the mark of a player without a board; empty if there is nothing to review.
    pub(super) fn out_mark(&self, id: PlayerId, cx: &Context) -> &'static str {
        let place = cx.snapshot.round(cx.round).map(|round| place_of(cx.snapshot, round, id));
        let breaks = match place {
            Some(RoundPlace::Bye(Bye::PairingAllocated)) => {
                self.review.bye().iter().map(|of| of.absolute).max()
            }
            _ => None,
        };
        match (place, breaks) {
            _ if self.outdating.contains(&id) => OUTDATED,
            (_, Some(true)) => BROKEN,
            (_, Some(false)) | (Some(RoundPlace::Pool), _) => QUESTIONED,
            _ => "",
        }
    }

    /// Returns true if a player without a board has a mark.
    pub(super) fn has_out(&self, mark: &str, cx: &Context) -> bool {
        let mut entries = self.entries.iter();
        entries.any(|entry| matches!(entry, BoardLine::Out(id) if self.out_mark(*id, cx) == mark))
    }

    pub(super) fn decides_norm(&self, entry: BoardLine, cx: &Context) -> bool {
        let of_round = || cx.snapshot.round(cx.round).map(|round| players(round, entry)).unwrap_or_default();
        !self.norms.is_empty() && of_round().iter().any(|id| self.norms.binary_search(id).is_ok())
    }

    /// Returns the number of boards that can decide a title norm.
    pub(super) fn norm_boards(&self, cx: &Context) -> usize {
        self.entries.iter().filter(|entry| entry.board().is_some() && self.decides_norm(**entry, cx)).count()
    }

    /// Returns true if a player of an entry joined or left after the draft.
    pub(super) fn is_outdated(&self, entry: BoardLine, cx: &Context) -> bool {
        let of_round = || cx.snapshot.round(cx.round).map(|round| players(round, entry)).unwrap_or_default();
        !self.outdating.is_empty() && of_round().iter().any(|id| self.outdating.contains(id))
    }

    /// Returns true if a line is flagged.
    pub(super) fn has_looks(&self, cx: &Context) -> bool {
        self.entries.iter().any(|&entry| self.needs_look(entry, cx))
    }

    /// Returns the flagged lines, from the top down.
    pub(super) fn looks(&self, cx: &Context) -> Vec<usize> {
        let lines = self.entries.iter().enumerate();
        lines.filter(|&(_, &entry)| self.needs_look(entry, cx)).map(|(line, _)| line).collect()
    }

    /// Returns the background band of each line, alternating by scoregroup (the higher score of a board); `None` if
    /// the boards are not sorted by score.
    fn bands(&self, cx: &Context, round: &Round) -> Vec<Option<bool>> {
        let is_by_score = self.made_for.2 == BoardOrder::ByNumber && self.review.has_scores();
        if !is_by_score || matches::are_listed(cx, round) {
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

    pub(super) fn count(&self, wanted: impl Fn(&Reviewed) -> bool) -> usize {
        self.review.boards().iter().filter(|reviewed| wanted(reviewed)).count()
    }
}

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
