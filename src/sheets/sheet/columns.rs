//! Columns shared by several sheets; their headings and cells are defined only here.

use super::RatingColumn;
use super::data::{Cell, Column, ColumnKind, Table};
use crate::event::Event;
use crate::i18n::Texts;
use hakem_engine::keywords;
use hakem_engine::pairing::tournament_rating;
use hakem_engine::tournament::{Colour, Meeting, PartialDate, PlayerId, Sex, Title};

keywords! {
/// Content of a column about a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About: name -> &'static str {
    Number = "number",
    Title = "title",
    Name = "name",
    /// International rating (ELO).
    Rating = "rating",
    /// National rating (UKD).
    NationalRating = "national_rating",
    Federation = "federation",
    /// Licence number (LNo).
    Licence = "licence",
    FideId = "fide_id",
    Club = "club",
    Team = "team",
    /// Year of birth.
    Born = "born",
    /// Sex: `m` or `w`, as in reports.
    Sex = "sex",
}
}

impl About {
    /// Returns true if a player of the event has a value in the column.
    pub fn is_used(self, event: Event) -> bool {
        let says = |(id, _)| !matches!(self.cell(event, id), Cell::Empty);
        event.snapshot.players().any(says)
    }

    pub fn column(self, event: Event) -> Column {
        let texts = event.texts;
        let (head, kind) = match self {
            Self::Number => (texts.get("column-pairing-number"), ColumnKind::Number),
            Self::Title => (texts.get("column-title"), ColumnKind::Code),
            Self::Name => (texts.get("column-name"), ColumnKind::Name),
            Self::Rating => (texts.get("column-rating"), ColumnKind::Rating),
            Self::NationalRating => (RatingColumn::National.head(event).into(), ColumnKind::Rating),
            Self::Federation => (texts.get("column-federation"), ColumnKind::Code),
            Self::Licence => (texts.get("column-licence"), ColumnKind::LongNumber),
            Self::FideId => (texts.get("players-column-fide-id"), ColumnKind::LongNumber),
            Self::Club => (texts.get("players-column-club"), ColumnKind::Words),
            Self::Team => (texts.get("column-team"), ColumnKind::Words),
            Self::Born => (texts.get("column-born"), ColumnKind::LongNumber),
            Self::Sex => (texts.get("players-sex"), ColumnKind::Code),
        };
        Column::new(self.name(), head, kind)
    }

    /// Returns the column about the player of a colour; the colour is part of the key, and the heading of the name.
    pub fn column_of(self, colour: Colour, event: Event) -> Column {
        let column = self.column(event);
        let head =
            if self == Self::Name { event.texts.colour_head(colour).into_owned() } else { column.head };
        Column::named(side(colour), self.name(), head, column.kind)
    }

    pub fn cell(self, event: Event, id: PlayerId) -> Cell {
        if self == Self::Number {
            return Cell::number(event.number(id).map(|number| number.0));
        }
        let Some(registration) = event.snapshot.player(id) else { return Cell::Empty };
        let player = &registration.player;
        match self {
            Self::Number => Cell::Empty,
            Self::Title => {
                player.title.map_or(Cell::Empty, |title| Cell::Words(Title::letters(title).into()))
            }
            Self::Name => Cell::player(event, player),
            Self::Rating => RatingColumn::International.figure(player),
            Self::NationalRating => RatingColumn::National.figure(player),
            Self::Federation => player.federation.as_ref().map_or(Cell::Empty, Cell::name),
            Self::Licence => player.licence.map_or(Cell::Empty, Cell::licence),
            Self::FideId => Cell::number(player.fide_id),
            Self::Club => player.club.as_ref().map_or(Cell::Empty, Cell::name),
            Self::Team => {
                let team = event.snapshot.team_of(id).and_then(|team| event.snapshot.team(team));
                team.map_or(Cell::Empty, |team| Cell::name(&team.name))
            }
            Self::Born => Cell::number(player.born.map(PartialDate::year)),
            Self::Sex => player.sex.map_or(Cell::Empty, |sex| Cell::Words(letter(sex).to_owned())),
        }
    }
}

/// Returns the letter of a sex, the same in every language.
fn letter(sex: Sex) -> &'static str {
    match sex {
        Sex::Female => "w",
        Sex::Male => "m",
    }
}

/// Returns the column of the minutes of both players, if the event has a time handicap.
pub fn minutes(event: Event) -> Option<Column> {
    let head = event.texts.get("column-minutes");
    let has_handicap = !event.snapshot.settings().handicap.is_none();
    has_handicap.then(|| Column::new("minutes", head, ColumnKind::Words))
}

/// Returns the minutes of both players: `10 : 20`.
pub fn minutes_cell(event: Event, meeting: Meeting) -> Cell {
    let minutes = handicap(event, meeting);
    minutes.map_or(Cell::Empty, |[white, black]| Cell::Words(format!("{white} : {black}")))
}

/// Returns the minutes of White and Black by the time handicap.
pub fn handicap(event: Event, meeting: Meeting) -> Option<[u16; 2]> {
    let rating = |id| tournament_rating(event.snapshot, &event.snapshot.player(id)?.player);
    event.snapshot.settings().handicap.minutes(rating(meeting.white), rating(meeting.black))
}

pub(super) fn side(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

pub const RATINGS: [About; 2] = [About::Rating, About::NationalRating];

/// Returns the columns of the ratings used in the event; ELO if there are none.
pub fn ratings(event: Event) -> Vec<About> {
    let about = |rating| match rating {
        RatingColumn::International => About::Rating,
        RatingColumn::National => About::NationalRating,
    };
    RatingColumn::used(event, 2).into_iter().map(about).collect()
}

/// Removes the columns of titles and ratings that no player has; one rating column remains.
pub fn with_used<'a>(event: Event, table: Table<'a>) -> Table<'a> {
    let titled = event.snapshot.players().any(|(_, known)| known.player.title.is_some());
    let title = Some(About::Title).filter(|_| titled);
    let used: Vec<&str> = ratings(event).into_iter().chain(title).map(About::name).collect();
    let may_be_idle = |key: &str| RATINGS.iter().chain([&About::Title]).any(|about| about.name() == key);
    table.only(|_, column| !may_be_idle(column.key.name()) || used.contains(&column.key.name()))
}

pub fn about(columns: &[About], event: Event) -> Vec<Column> {
    columns.iter().map(|about| about.column(event)).collect()
}

pub fn cells(columns: &[About], event: Event, id: PlayerId) -> Vec<Cell> {
    columns.iter().map(|about| about.cell(event, id)).collect()
}

/// Returns the cells of a player for paper; blank, to be filled in manually, if the team lists no players.
pub fn cells_to_fill(columns: &[About], event: Event, id: PlayerId) -> Vec<Cell> {
    match event.snapshot.is_stand_in(id) {
        true => vec![Cell::Empty; columns.len()],
        false => cells(columns, event, id),
    }
}

pub fn place(texts: &Texts) -> Column {
    Column::new("place", texts.get("column-place"), ColumnKind::Place)
}

pub fn points(texts: &Texts) -> Column {
    Column::new("points", texts.get("column-points"), ColumnKind::Points)
}

/// Returns the column of the score of the player of a colour.
pub fn points_of(colour: Colour, texts: &Texts) -> Column {
    Column::named(side(colour), "points", texts.get("column-points"), ColumnKind::Points)
}

/// Returns the column of the Keizer total of the player of a colour.
pub fn total_of(colour: Colour, texts: &Texts) -> Column {
    Column::named(side(colour), "total", texts.tie_break_short("KZ"), ColumnKind::Figure)
}

pub fn team_of(colour: Colour, texts: &Texts) -> Column {
    Column::named(side(colour), "team", texts.get("column-team"), ColumnKind::Words)
}

pub fn board(texts: &Texts) -> Column {
    Column::new("board", texts.get("column-board"), ColumnKind::Number)
}

pub fn round(texts: &Texts) -> Column {
    Column::new("round", texts.get("column-round"), ColumnKind::Number)
}

pub fn colour(texts: &Texts) -> Column {
    Column::new("colour", texts.get("column-colour"), ColumnKind::Colour)
}

pub fn result(texts: &Texts) -> Column {
    Column::new("result", texts.get("column-result"), ColumnKind::Result)
}

/// Returns the columns about an opponent: number and name.
pub fn opponent(texts: &Texts) -> [Column; 2] {
    let number = Column::named("opponent", "number", texts.get("column-pairing-number"), ColumnKind::Number);
    [number, Column::named("opponent", "name", texts.get("column-opponent"), ColumnKind::Name)]
}

/// Returns the cells about an opponent, or `without` in place of the name if there is none, such as the bye.
pub fn opponent_cells(event: Event, id: Option<PlayerId>, without: Cell) -> [Cell; 2] {
    match id {
        Some(id) => [About::Number.cell(event, id), About::Name.cell(event, id)],
        None => [Cell::Empty, without],
    }
}
