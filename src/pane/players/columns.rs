//! The columns of the table, as many as there is room for.

use super::attendance;
use crate::context::Context;
use crate::text::Align;
use crate::widget::{Column, Width};
use hakem_engine::tournament::{PlayerId, Rating, Registration, Title};

/// What a column shows of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Number,
    Title,
    Name,
    Rating,
    NationalRating,
    Federation,
    Licence,
    FideId,
    Club,
    Status,
}

const NARROW: &[Cell] = &[
    Cell::Number,
    Cell::Title,
    Cell::Name,
    Cell::Rating,
    Cell::NationalRating,
    Cell::Federation,
    Cell::Status,
];

const WIDER: &[Cell] = &[
    Cell::Number,
    Cell::Title,
    Cell::Name,
    Cell::Rating,
    Cell::NationalRating,
    Cell::Federation,
    Cell::Licence,
    Cell::FideId,
    Cell::Status,
];

const WIDEST: &[Cell] = &[
    Cell::Number,
    Cell::Title,
    Cell::Name,
    Cell::Rating,
    Cell::NationalRating,
    Cell::Federation,
    Cell::Licence,
    Cell::FideId,
    Cell::Club,
    Cell::Status,
];

/// Returns the columns for a table of this width.
pub(super) fn shown(width: u16) -> &'static [Cell] {
    match width {
        0..104 => NARROW,
        104..126 => WIDER,
        126.. => WIDEST,
    }
}

impl Cell {
    /// Returns the column with its head.
    pub(super) fn column(self, cx: &Context) -> Column {
        let texts = cx.texts;
        let (head, width, align) = match self {
            Self::Number => (texts.get("column-pairing-number"), Width::Exactly(4), Align::Right),
            Self::Title => (texts.get("column-title"), Width::Exactly(5), Align::Left),
            Self::Name => (texts.get("column-name"), Width::Fill(20), Align::Left),
            Self::Rating => (texts.get("column-rating"), Width::Exactly(4), Align::Right),
            Self::NationalRating => (texts.get("column-national-rating"), Width::Exactly(4), Align::Right),
            Self::Federation => (texts.get("column-federation"), Width::Exactly(4), Align::Left),
            Self::Licence => (texts.get("column-licence"), Width::Exactly(11), Align::Right),
            Self::FideId => (texts.get("players-column-fide-id"), Width::Exactly(9), Align::Right),
            Self::Club => (texts.get("players-column-club"), Width::Exactly(18), Align::Left),
            Self::Status => (texts.get("players-column-status"), Width::Exactly(22), Align::Left),
        };
        Column { head: head.into_owned(), width, align }
    }

    /// Returns what the column shows of a player.
    pub(super) fn text(self, id: PlayerId, registration: &Registration, cx: &Context) -> String {
        let player = &registration.player;
        let rating = |rating: Option<Rating>| rating.map(|rating| rating.to_string()).unwrap_or_default();
        let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
        match self {
            Self::Number => cx.number_text(id),
            Self::Title => player.title.map_or("", Title::letters).to_owned(),
            Self::Name => cx.shown_name(player),
            Self::Rating => rating(player.rating),
            Self::NationalRating => rating(player.national_rating),
            Self::Federation => player.federation.as_ref().map(ToString::to_string).unwrap_or_default(),
            Self::Licence => number(player.licence),
            Self::FideId => number(player.fide_id),
            Self::Club => player.club.as_ref().map(ToString::to_string).unwrap_or_default(),
            Self::Status => attendance::told(registration, cx).join(", "),
        }
    }
}
