//! Entries that the arbiter should review before publishing, one sentence per line.

use super::draw::shown_concerns;
use super::sheet::{BoardLine, Sheet, board, players};
use super::{called, seated};
use crate::desk::{Context, Notice};
use crate::sheet::reasons;
use crate::text;
use hakem_engine::console::review::{Concern, place_of};
use hakem_engine::format::{Breach, Float};
use hakem_engine::tournament::{ApartBy, Board, BoardNo, Bye, Colour, PlayerId, Round, RoundPlace};

/// Separator between clauses of a sentence.
const AND: &str = "; ";

/// Returns the notice of a flagged line: the reason, and its position among the flagged lines.
pub(super) fn notice(
    cx: &Context,
    (sheet, round): (&Sheet, &Round),
    entry: BoardLine,
    (at, count): (usize, usize),
) -> Notice {
    let looks = Looks { cx, sheet, round };
    let (what, is_doubtful) = looks.sentence(entry);
    let subject = match entry {
        BoardLine::Board(board) => cx.texts.with("word-board-number", &[("board", board.into())]),
        BoardLine::Out(id) => seated(cx, id),
    };
    let subject = cx.texts.headed(&subject);
    let values =
        [("subject", subject.into()), ("at", at.into()), ("count", count.into()), ("what", what.into())];
    let said = cx.texts.with("pairings-detail", &values);
    if is_doubtful { Notice::warning(said) } else { Notice::done(said) }
}

struct Looks<'a, 'c> {
    cx: &'a Context<'c>,
    sheet: &'a Sheet,
    round: &'a Round,
}

impl Looks<'_, '_> {
    /// Returns the reason to review a line, and true if it is questionable.
    fn sentence(&self, entry: BoardLine) -> (String, bool) {
        if let Some(said) = came_or_left(self.cx, self.sheet, self.round, entry).into_iter().next() {
            return (said, true);
        }
        match (board(self.round, entry), entry) {
            (Some((number, board)), _) => self.of_board(number, board),
            (None, BoardLine::Out(id)) => self.of_player(id),
            (None, BoardLine::Board(_)) => (String::new(), false),
        }
    }

    /// An absolute breach is sufficient by itself; else all concerns are listed, most serious first.
    fn of_board(&self, number: BoardNo, board: &Board) -> (String, bool) {
        let Some(reviewed) = self.sheet.reviewed(number) else { return (String::new(), false) };
        let concerns = shown_concerns(reviewed);
        let norm = self.sheet.decides_norm(BoardLine::Board(number), self.cx);
        let norm = norm.then(|| self.cx.texts.get("legend-norm").into_owned());
        // A repeated float is mentioned after the float itself.
        let is_later = |concern: &&Concern| matches!(concern, Concern::FloatAgain(_));
        let (later, first): (Vec<_>, Vec<_>) = concerns.iter().partition(is_later);
        let clauses = first.into_iter().chain(later).filter_map(|&concern| self.clause(concern, board));
        let clauses: Vec<String> = clauses.chain(norm).collect();
        let is_doubtful = concerns.iter().any(|concern| is_doubtful(*concern));
        let gravest = reviewed.breaches.first().filter(|breach| breach.absolute || clauses.is_empty());
        match gravest {
            Some(breach) => (self.breach(breach), is_doubtful),
            None => (format!("{}.", clauses.join(AND)), is_doubtful),
        }
    }

    fn of_player(&self, id: PlayerId) -> (String, bool) {
        match place_of(self.cx.snapshot, self.round, id) {
            RoundPlace::Bye(bye @ Bye::PairingAllocated) => {
                let score = self.cx.points_text(id, self.cx.round);
                let values = [("bye", self.cx.event.bye(bye).into()), ("points", score.into())];
                let said = self.cx.texts.with("pairings-detail-bye", &values);
                match self.sheet.review.bye().first() {
                    Some(breach) => (format!("{said} {}", self.breach(breach)), true),
                    None => (said, false),
                }
            }
            _ => (self.cx.texts.get("pairings-explain-pool").into_owned(), true),
        }
    }

    fn breach(&self, breach: &Breach) -> String {
        reasons::breach(self.cx.event, &self.sheet.review, breach)
    }

    /// Describes one concern of a board; breaches have separate sentences.
    fn clause(&self, concern: Concern, board: &Board) -> Option<String> {
        let texts = self.cx.texts;
        let name = |colour| seated(self.cx, board.meeting.player(colour));
        let score = |colour| self.cx.points_text(board.meeting.player(colour), self.cx.round);
        let of_one = |id: &str, colour: Colour, other: Colour| {
            texts.with(
                id,
                &[("player", name(colour).into()), ("colour", colour.into()), ("due", other.into())],
            )
        };
        Some(match concern {
            Concern::AbsoluteBreach | Concern::RelativeBreach => return None,
            Concern::ThirdAlike(colour) => of_one("pairings-detail-third", colour, colour.other()),
            Concern::ColourRefused(colour) => of_one("pairings-detail-refused", colour, colour.other()),
            Concern::FloatAgain(colour) => {
                let float = self.sheet.review.float(board).of_player(colour)?;
                let card = self.sheet.review.card(board.meeting.player(colour))?;
                let (before, _) = card.floats().into_iter().rev().find(|(_, known)| *known == float)?;
                let id = match float {
                    Float::Down => "pairings-detail-down-again",
                    Float::Up => "pairings-detail-up-again",
                };
                texts.with(id, &[("player", name(colour).into()), ("round", before.into())])
            }
            Concern::Float(down) => {
                let values = [
                    ("down", name(down).into()),
                    ("from", score(down).into()),
                    ("up", name(down.other()).into()),
                    ("to", score(down.other()).into()),
                ];
                texts.with("pairings-detail-float", &values)
            }
            Concern::FarApart | Concern::UnequalScores => {
                let values = [("white", score(Colour::White).into()), ("black", score(Colour::Black).into())];
                let is_far = concern == Concern::FarApart;
                texts.with(
                    if is_far { "pairings-detail-far-apart" } else { "pairings-detail-unequal" },
                    &values,
                )
            }
            Concern::OneGroup(by) => self.in_common(by, board.meeting.white),
            Concern::Fixed => texts.get("pairings-look-fixed").into_owned(),
            Concern::ByHand => texts.get("pairings-look-manual").into_owned(),
        })
    }

    /// Describes the group that both players belong to.
    fn in_common(&self, by: ApartBy, one: PlayerId) -> String {
        let texts = self.cx.texts;
        let player = self.cx.snapshot.player(one).map(|known| &known.player);
        let group = match by {
            ApartBy::Club => player.and_then(|player| player.club.as_ref()),
            ApartBy::Federation => player.and_then(|player| player.federation.as_ref()),
            ApartBy::Family => None,
        };
        match group {
            Some(group) => {
                let group = text::clean(group.as_str()).into_owned();
                texts.with(
                    "pairings-detail-group",
                    &[("by", texts.apart_by(by).into()), ("group", group.into())],
                )
            }
            None => texts.get("pairings-detail-family").into_owned(),
        }
    }
}

/// Returns true if a concern is questionable, not just informative.
fn is_doubtful(concern: Concern) -> bool {
    !matches!(concern, Concern::Float(_) | Concern::UnequalScores | Concern::Fixed | Concern::ByHand)
}

/// Lists the players of a line who joined or left after the draft.
pub(super) fn came_or_left(cx: &Context, sheet: &Sheet, round: &Round, entry: BoardLine) -> Vec<String> {
    let changed = players(round, entry).into_iter().filter(|id| sheet.outdating.contains(id));
    let said = changed.map(|id| {
        let is_away = cx.snapshot.player(id).is_some_and(|known| known.away(cx.round).is_some());
        let said = if is_away { "pairings-left-since" } else { "pairings-came-since" };
        cx.texts.with(said, &[("player", called(cx, id).into())])
    });
    said.collect()
}
