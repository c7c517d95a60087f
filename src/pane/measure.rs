//! How wide the columns of panes are: as what stands in them, so that nothing is cut while there is room and nothing is
//! blank.

use crate::context::Context;
use crate::text;
use crate::widget::Width;
use hakem_engine::tournament::{Colour, RoundNo};

/// Most terminal columns of a name in a table.
const NAME: usize = 28;

/// Terminal columns of a name below which other columns go first.
const LEAST_NAME: usize = 16;

fn columns(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

fn digits(number: usize) -> u16 {
    columns(number.to_string().len())
}

/// Returns the width of names.
pub(super) fn name(cx: &Context) -> Width {
    let longest = cx.longest_name().clamp(4, NAME);
    Width::Natural { least: columns(longest.min(LEAST_NAME)), most: columns(longest) }
}

/// Returns the width of names that may carry a mark before them.
pub(super) fn marked_name(cx: &Context) -> Width {
    match name(cx) {
        Width::Natural { least, most } => Width::Natural { least, most: most + 1 },
        other => other,
    }
}

/// Returns the width of pairing numbers.
pub(super) fn number(cx: &Context) -> Width {
    let last = std::iter::once_with(|| cx.snapshot.players().count().to_string());
    Width::Exactly(columns(cx.longest("number", last).max(2)))
}

/// Returns the width of board numbers of the round on show.
pub(super) fn board(cx: &Context) -> Width {
    let boards = cx.snapshot.round(cx.round).map_or(0, |round| round.boards().len());
    Width::Exactly(digits(boards).max(2))
}

/// Returns the width of ratings.
pub(super) fn rating() -> Width {
    Width::Exactly(4)
}

/// Returns the width of scores before a round: with virtual points where it is paired with them.
pub(super) fn points(cx: &Context, round: RoundNo) -> Width {
    let accelerated = cx.snapshot.round(round).is_some_and(|round| !round.virtual_points().is_empty());
    let score = if round > RoundNo(10) { 3 } else { 2 };
    Width::Exactly(if accelerated { score + 3 } else { score })
}

/// Returns the width of the colours of all games before a round.
pub(super) fn history(cx: &Context, round: RoundNo) -> Width {
    let letters = [Colour::White, Colour::Black].map(|colour| text::width(&cx.texts.colour_short(colour)));
    Width::Exactly(columns(round.index() * letters[0].max(letters[1])))
}

/// Returns the width of words of which the longest is known: as long as that, within limits.
pub(super) fn words(longest: usize, most: usize) -> Width {
    let longest = longest.min(most);
    Width::Natural { least: columns(longest.min(8)), most: columns(longest) }
}
