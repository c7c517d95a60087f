//! Conversion of the rows of a list into players.

use super::MOST_LETTERS;
use super::cells::{self, Cells, RatingMark, Spot};
use super::column::PlayerColumn;
use super::headings;
use super::layouts::{self, KnownList, Slot};
use super::names::{NameOrder, NameOrders, words};
use super::remarks::Remarks;
use super::table::{RosterRow, RosterTable};
use crate::exchange::account::{Account, Cause, Found};
use crate::exchange::merge::{agree, merged};
use crate::i18n::Texts;
use hakem_engine::tournament::{Estimated, Licence, Player, Rating};
use std::collections::HashMap;
use std::fmt;

/// Maximum number of faults reported.
pub const MOST_FAULTS: usize = 20;

/// A player of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedRow {
    /// Their line, counted from 1.
    pub line: u64,
    pub player: Player,
}

/// A line that names no player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFault {
    /// The line, counted from 1.
    pub line: u64,
    /// The fault as a message, with line and column, in the arbiter's language.
    pub told: String,
}

/// Content of the rows of a list.
#[derive(Debug, Default)]
pub struct PlayerList {
    /// The players, in order of lines.
    pub players: Vec<ListedRow>,
    pub faults: Vec<LineFault>,
    /// Lines after the headings without a player.
    pub idle: Vec<u64>,
    /// The outcome of every row and cell.
    pub account: Account,
}

impl PlayerList {
    pub fn faulty(&self) -> Vec<u64> {
        let mut lines: Vec<u64> = self.faults.iter().map(|fault| fault.line).collect();
        lines.dedup();
        lines
    }
}

/// Reads the players of a list; `columns` are the meanings of its columns, in order.
pub fn players(table: &RosterTable, columns: &[Option<PlayerColumn>], texts: &Texts) -> PlayerList {
    let mut places: HashMap<PlayerColumn, usize> =
        columns.iter().enumerate().filter_map(|(place, column)| Some(((*column)?, place))).collect();
    let given_first = places.remove(&PlayerColumn::GivenFirst);
    places.extend(given_first.map(|at| (PlayerColumn::Name, at)));
    let headings: Vec<&str> = (0..table.width()).map(|at| table.heading(at)).collect();
    let list = layouts::recognised(&headings);
    let of_layout = list.as_ref().map(|list| list.layout.names).unwrap_or_default();
    let of_heading = || places.get(&PlayerColumn::Name).map(|&at| headings::name_order(table.heading(at)));
    let order = match of_layout {
        _ if given_first.is_some() => NameOrder::GivenFirst,
        NameOrder::AsWritten => of_heading().unwrap_or_default(),
        stated => stated,
    };
    let second = second_columns(list.as_ref(), &places, columns);
    let (numbers, roster, names) = (HashMap::new(), PlayerList::default(), NameOrders::default());
    let remarks = Remarks::default();
    let mut reading =
        ListReader { table, places, second, order, list, texts, numbers, roster, names, remarks };
    for row in table.body() {
        reading.row(row);
    }
    reading.names.settle(&mut reading.roster.account);
    for (cause, found) in table.cut() {
        let heading = usize::try_from(found.cell).ok().and_then(|cell| cell.checked_sub(1));
        let heading = heading.map_or("", |at| table.heading(at));
        reading.roster.account.note(*cause, heading, found.clone());
    }
    let second: Vec<usize> = reading.second.iter().map(|(_, at)| *at).collect();
    let used = |at: usize| columns.get(at).is_some_and(Option::is_some) || second.contains(&at);
    super::name_columns(&mut reading.roster.account, table, used);
    reading.roster
}

/// Returns the columns of a federation's list that have the meaning of another one, such as the titles of
/// women: of two cells the first that is not blank counts.
fn second_columns(
    list: Option<&KnownList>,
    places: &HashMap<PlayerColumn, usize>,
    columns: &[Option<PlayerColumn>],
) -> Vec<(PlayerColumn, usize)> {
    let slots = list.into_iter().flat_map(|list| &list.slots);
    let is_free = |at: usize| columns.get(at).is_some_and(Option::is_none);
    let second = slots.filter_map(|(slot, at)| match slot {
        Slot::Known(column) if !column.is_name() && is_free(*at) && places.contains_key(column) => {
            Some((*column, *at))
        }
        _ => None,
    });
    second.collect()
}

fn numbers(player: &Player) -> impl Iterator<Item = PersonNumber> + use<> {
    [player.licence.map(PersonNumber::Licence), player.fide_id.map(PersonNumber::Fide)].into_iter().flatten()
}

/// Returns the values that two rows of one person both have and that differ. The club may differ: a person is a member
/// of several.
fn differing(one: &Player, other: &Player) -> Vec<(PlayerColumn, String, String)> {
    use PlayerColumn as C;
    let rating = |rating: Option<Rating>| rating.map(|rating| rating.get().to_string());
    let title = |player: &Player| player.title.map(|title| title.letters().to_owned());
    let text = |text: Option<&dyn fmt::Display>| text.map(ToString::to_string);
    let born = |player: &Player| player.born.map(|born| born.to_string());
    let is_same_birth = one.born.zip(other.born).is_none_or(|(one, other)| agree(one, other));
    let pairs = [
        (C::Rating, rating(one.rating), rating(other.rating)),
        (C::NationalRating, rating(one.national_rating), rating(other.national_rating)),
        (C::Title, title(one), title(other)),
        (C::Born, born(one), born(other).filter(|_| !is_same_birth)),
        (
            C::FideId,
            text(one.fide_id.as_ref().map(|id| id as _)),
            text(other.fide_id.as_ref().map(|id| id as _)),
        ),
        (
            C::Licence,
            text(one.licence.as_ref().map(|id| id as _)),
            text(other.licence.as_ref().map(|id| id as _)),
        ),
    ];
    let both = |(column, one, other): (_, Option<String>, Option<String>)| Some((column, one?, other?));
    pairs.into_iter().filter_map(both).filter(|(_, one, other)| one != other).collect()
}

struct ListReader<'a> {
    table: &'a RosterTable,
    places: HashMap<PlayerColumn, usize>,
    /// Further columns with the meaning of one of `places`.
    second: Vec<(PlayerColumn, usize)>,
    order: NameOrder,
    list: Option<KnownList>,
    texts: &'a Texts,
    /// The lines and words of the names of numbers so far.
    numbers: HashMap<PersonNumber, (u64, Vec<String>)>,
    roster: PlayerList,
    names: NameOrders,
    remarks: Remarks,
}

impl<'a> ListReader<'a> {
    fn heading(&self, at: usize) -> String {
        match self.table.heading(at) {
            "" => format!("({})", at + 1),
            heading => short(heading),
        }
    }

    fn row(&mut self, row: &'a RosterRow) {
        let says_nothing = self.places.values().all(|&place| row.cell(place).is_empty());
        // Headings are repeated on every page.
        let is_heading = self.table.head().is_some_and(|head| head.cells == row.cells);
        self.roster.account.open_row();
        let found = |text: &str| Found::new(row.line, 1, text);
        let all = || row.cells.iter().filter(|cell| !cell.is_empty()).cloned().collect::<Vec<_>>().join(", ");
        let is_remark = self.remarks.are_at(row.line, &row.cells);
        if says_nothing || is_heading || is_remark {
            self.roster.idle.push(row.line);
            let cause = match is_heading {
                true => Cause::Headings,
                false if is_remark => Cause::Remark,
                false => Cause::Placeholder,
            };
            return self.roster.account.skip_row(cause, found(&all()));
        }
        if self.list.as_ref().is_some_and(|list| list.is_placeholder(|at| row.cell(at))) {
            return self.roster.account.skip_row(Cause::Placeholder, found(&all()));
        }
        let mut cells = Cells::of(row.line, self.texts);
        match self.player(row, &mut cells) {
            Ok(player) => {
                self.names.count(player.name.as_str());
                self.take(row.line, player, cells);
            }
            Err((cause, at)) => {
                self.fault(row.line, at, cause);
                self.roster.account.refuse_row(cause, found(&all()));
            }
        }
    }

    /// Takes a player, unless an earlier row is of the same person; a number that another person has costs the cell.
    fn take(&mut self, line: u64, mut player: Player, mut cells: Cells) {
        let name = words(player.name.as_str());
        let spot = |column, text| {
            let at = self.places.get(&column).copied();
            Spot {
                cell: at.map_or(0, |at| at + 1),
                heading: at.map_or("", |at| self.table.heading(at)),
                text,
            }
        };
        for number in numbers(&player) {
            let Some((first, known)) = self.numbers.get(&number) else { continue };
            if *known == name {
                let found = Found::new(line, 1, &format!("{} ({first})", player.name));
                self.roster.account.merge_row(found);
                return self.complete(*first, line, &player);
            }
            let (column, text) = match number {
                PersonNumber::Licence(licence) => (PlayerColumn::Licence, format!("{licence} ({first})")),
                PersonNumber::Fide(id) => (PlayerColumn::FideId, format!("{id} ({first})")),
            };
            cells.note(Cause::NumberTaken, spot(column, ""), &text);
            match number {
                PersonNumber::Licence(_) => player.licence = None,
                PersonNumber::Fide(_) => player.fide_id = None,
            }
        }
        self.numbers.extend(numbers(&player).map(|number| (number, (line, name.clone()))));
        self.roster.account.take_row();
        self.roster.account.add(cells.notes);
        self.roster.players.push(ListedRow { line, player });
    }

    /// Completes the player of an earlier row with a later row, and notes the values that differ.
    fn complete(&mut self, first: u64, line: u64, later: &Player) {
        let players = &mut self.roster.players;
        let Ok(at) = players.binary_search_by_key(&first, |listed| listed.line) else { return };
        let Some(ListedRow { player: earlier, .. }) = players.get_mut(at) else { return };
        for (column, one, other) in differing(earlier, later) {
            let at = self.places.get(&column).copied();
            let heading = at.map_or("", |at| self.table.heading(at));
            let found =
                Found::new(line, at.map_or(0, |at| at as u64 + 1), &format!("{other} ({first}: {one})"));
            self.roster.account.note(Cause::OtherValue, heading, found);
        }
        let (own, other) = (earlier.estimated, later.estimated);
        let estimated = Estimated::of(
            if earlier.rating.is_some() { own.is_rating() } else { other.is_rating() },
            if earlier.national_rating.is_some() { own.is_national() } else { other.is_national() },
        );
        *earlier = Player { name: earlier.name.clone(), estimated, ..merged(later, earlier) };
        let numbers = numbers(earlier);
        self.numbers.extend(numbers.map(|number| (number, (first, words(later.name.as_str())))));
    }

    /// Reads a player; the error is why the row names none, and the place of the name.
    fn player(&self, row: &RosterRow, cells: &mut Cells) -> Result<Player, (Cause, usize)> {
        use PlayerColumn as C;
        let spot = |column| self.spot(row, column);
        let (name, at) = self.name(row);
        let of_name = Spot { cell: at + 1, heading: self.table.heading(at), text: row.cell(at) };
        let named = cells.person(name, of_name, spot(C::Name), self.order);
        let (name, in_name) = named.map_err(|cause| (cause, at))?;
        let (mut rating, mark) = cells.rating(spot(C::Rating));
        let (mut national_rating, of_national) = cells.rating(spot(C::NationalRating));
        let mut estimated = Estimated::Neither;
        // A rating that its mark calls national or estimated is not FIDE's.
        if matches!(mark, Some(RatingMark::National | RatingMark::Estimated)) {
            national_rating = national_rating.or(rating.take());
            estimated =
                Estimated::of(false, mark == Some(RatingMark::Estimated) && national_rating.is_some());
        } else if of_national == Some(RatingMark::Fide) {
            rating = rating.or(national_rating.take());
        }
        let sex = spot(C::Sex);
        let letter = self.list.as_ref().and_then(|list| list.sex_letter(sex.text));
        let club = cells.club(spot(C::Club));
        let town = if club.is_none() { cells.club(spot(C::Town)) } else { None };
        if club.is_some() && !cells::is_blank(spot(C::Town).text) {
            cells.note(Cause::Superseded, spot(C::Town), spot(C::Town).text);
        }
        self.note_superseded(row, cells);
        let is_month_first = self.list.as_ref().is_some_and(|list| list.layout.is_month_first);
        Ok(Player {
            title: cells.title(spot(C::Title)).or(in_name),
            rating,
            national_rating,
            estimated,
            federation: cells.federation(spot(C::Federation)),
            fide_id: cells.fide_id(spot(C::FideId)),
            licence: cells.licence(spot(C::Licence)),
            sex: cells.sex(Spot { text: letter.unwrap_or(sex.text), ..sex }),
            born: cells.born(spot(C::Born), is_month_first),
            club: club.or(town),
            ..Player::named(name)
        })
    }

    /// Notes the cells of further columns with one meaning whose first column counts.
    fn note_superseded(&self, row: &RosterRow, cells: &mut Cells) {
        for &(column, at) in &self.second {
            let other = Spot { cell: at + 1, heading: self.table.heading(at), text: row.cell(at) };
            let taken = self.spot(row, column);
            if !cells::is_blank(other.text) && taken.cell != other.cell && taken.text != other.text {
                cells.note(Cause::Superseded, other, other.text);
            }
        }
    }

    /// Returns the name of a row and the place of its column.
    fn name(&self, row: &RosterRow) -> (String, usize) {
        use PlayerColumn as C;
        let has = |column| self.places.contains_key(&column);
        let cell = |column| self.spot(row, column).text;
        let (family, given) = match (has(C::Family), has(C::Given)) {
            (true, true) => (cell(C::Family), cell(C::Given)),
            (true, false) => (cell(C::Family), cell(C::Name)),
            (false, true) => (cell(C::Name), cell(C::Given)),
            (false, false) => ("", cell(C::Name)),
        };
        let name = match (family, given) {
            ("", "") => cell(C::Name).to_owned(),
            ("", name) | (name, "") => name.to_owned(),
            (family, given) => format!("{family}, {}", given.replace(',', " ").trim()),
        };
        let column = if has(C::Family) { C::Family } else { C::Name };
        (name, self.places.get(&column).copied().unwrap_or(0))
    }

    fn spot<'r>(&self, row: &'r RosterRow, column: PlayerColumn) -> Spot<'r>
    where
        'a: 'r,
    {
        let Some(&first) = self.places.get(&column) else { return Spot::default() };
        // Placeholders of federations' spreadsheets for unknown values are blank.
        let mut others = self.second.iter().filter(|(of, _)| *of == column).map(|(_, at)| *at);
        let is_blank = cells::is_blank(row.cell(first));
        let second = others.find(|&at| is_blank && !cells::is_blank(row.cell(at)));
        let at = second.unwrap_or(first);
        let text = row.cell(at);
        Spot {
            cell: at + 1,
            heading: self.table.heading(at),
            text: if cells::is_blank(text) { "" } else { text },
        }
    }

    /// Notes that a row names no player.
    fn fault(&mut self, line: u64, at: usize, cause: Cause) {
        let values = [
            ("line", line.into()),
            ("column", self.heading(at).into()),
            ("what", self.texts.get(cause.label()).into()),
        ];
        self.roster.faults.push(LineFault { line, told: self.texts.with("roster-fault", &values) });
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum PersonNumber {
    Licence(Licence),
    Fide(u64),
}

pub(super) fn short(text: &str) -> String {
    match text.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}
