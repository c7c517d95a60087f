//! Lists as tables: rows of cells whose headings are those of a federation's list, individually known, or
//! assigned.

use super::columns::{self, AssignedColumns, ListField};
use super::error::Broken;
use super::row::{Clubs, LineOutcome, ListColumns, ListRow, Take};
use super::watch::Watch;
use super::{Federation, Listed};
use crate::exchange::account::{Cause, Found};
use crate::exchange::roster::cells::{self, Cells, RatingMark, Spot};
use crate::exchange::roster::layouts::{self, KnownList, Slot};
use crate::exchange::roster::names::NameOrder;
use crate::exchange::roster::{self, PlayerColumn, Remarks};
use crate::i18n::Texts;
use hakem_engine::tournament::{GameKind, Name, Rating};
use std::borrow::Cow;

/// Maximum number of lines searched for the headings: titles may precede them.
pub(super) const TITLES: usize = 10;

pub(super) struct TableOptions<'a> {
    /// The rate of play of a column headed only "rating".
    pub kind: Option<GameKind>,
    pub columns: &'a AssignedColumns,
    pub clubs: &'a Clubs,
    /// The language in which dates are parsed and faults are reported.
    pub texts: &'a Texts,
    pub watch: &'a Watch,
}

/// A table while its lines are read.
pub(super) struct TableReader<'a> {
    /// Meanings of columns with their positions; of several columns with one meaning, the first that is not
    /// blank counts.
    slots: Vec<(Slot, usize)>,
    list: Option<KnownList>,
    order: NameOrder,
    headings: Vec<String>,
    how: &'a TableOptions<'a>,
    line: u64,
    has_headings: bool,
    /// Number of lines before the headings so far.
    titles: usize,
    remarks: Remarks,
}

impl<'a> TableReader<'a> {
    pub fn new(how: &'a TableOptions<'a>) -> Self {
        let (slots, headings) = (Vec::new(), Vec::new());
        let (order, has_headings) = (NameOrder::AsWritten, false);
        let (list, line, titles, remarks) = (None, 1, 0, Remarks::default());
        Self { slots, list, order, headings, how, line, has_headings, titles, remarks }
    }

    /// Processes a line: the headings, a player, or nothing.
    pub fn row(&mut self, line: u64, cells: &[Cow<str>], take: &mut Take) -> Result<(), Broken> {
        self.line = line;
        let is_blank = cells.iter().all(|cell| cell.trim().is_empty());
        if self.has_headings {
            return match is_blank {
                true => Ok(()),
                false if self.remarks.are_at(line, cells) => {
                    take(LineOutcome::Skipped(Cause::Remark, self.found(cells)))
                }
                false => take(self.outcome(cells)),
            };
        }
        self.has_headings = self.takes(cells);
        if self.has_headings {
            if self.list.as_ref().is_some_and(|list| list.layout.has_file_per_kind) && self.how.kind.is_none()
            {
                return Err(Broken::NoKind);
            }
            take(LineOutcome::Headings(self.columns()))?;
        }
        self.titles += usize::from(!self.has_headings);
        if self.titles > TITLES { Err(Broken::Foreign) } else { Ok(()) }
    }

    pub fn finish(self) -> Result<(), Broken> {
        if self.has_headings { Ok(()) } else { Err(Broken::Foreign) }
    }

    /// Returns the number of cells in the line of headings.
    pub fn width(&self) -> usize {
        self.headings.len()
    }

    /// Interprets a line as headings; returns true if it names players and a number or a rating.
    pub fn takes(&mut self, headings: &[Cow<str>]) -> bool {
        self.list = layouts::recognised(headings);
        self.headings = headings.iter().map(|heading| heading.trim().to_owned()).collect();
        let assigned =
            |at: usize| self.headings.get(at).and_then(|heading| self.how.columns.assigned(heading));
        let explicit = (0..headings.len()).filter_map(|at| Some((assigned(at)??.slot(), at)));
        self.slots = explicit.collect();
        match &self.list {
            Some(list) => {
                let others = list.slots.iter().filter(|(_, at)| assigned(*at).is_none());
                self.slots.extend(others.copied());
            }
            None => {
                let known = roster::assigned(&self.headings);
                for (at, heading) in
                    self.headings.iter().enumerate().filter(|(at, _)| assigned(*at).is_none())
                {
                    let of_kind = columns::coefficient(heading).map(Slot::Coefficient);
                    let of_kind = of_kind.or_else(|| columns::rating_kind(heading).map(Slot::Fide));
                    let slot = of_kind.or_else(|| Some(ListField::Known((*known.get(at)?)?).slot()));
                    self.slots.extend(slot.map(|slot| (slot, at)));
                }
            }
        }
        let given_first = Slot::Known(PlayerColumn::GivenFirst);
        let is_given_first = self.slots.iter().any(|(slot, _)| *slot == given_first);
        for (slot, _) in self.slots.iter_mut().filter(|(slot, _)| *slot == given_first) {
            *slot = Slot::Known(PlayerColumn::Name);
        }
        let of_name = |slot: &Slot| matches!(slot, Slot::Known(column) if column.is_name());
        let has = |is: &dyn Fn(&Slot) -> bool| self.slots.iter().any(|(slot, _)| is(slot));
        let has_number = has(&|slot| {
            use PlayerColumn as C;
            matches!(slot, Slot::Known(C::Rating | C::NationalRating | C::FideId | C::Licence))
                || matches!(slot, Slot::Fide(_) | Slot::National(_) | Slot::NationalOfFile | Slot::Marked(_))
        });
        let stated = self.list.as_ref().map(|list| list.layout.names).unwrap_or_default();
        let name = self.slots.iter().find(|(slot, _)| *slot == Slot::Known(PlayerColumn::Name));
        let of_heading = || Some(roster::name_order(self.headings.get(name?.1)?));
        let is_assigned = name.is_some_and(|&(_, at)| assigned(at).is_some());
        self.order = match stated {
            _ if is_given_first => NameOrder::GivenFirst,
            NameOrder::AsWritten => of_heading().unwrap_or_default(),
            stated => stated,
        };
        // The order of names in a column that the arbiter assigned needs no note.
        if is_assigned && self.order == NameOrder::AsWritten {
            self.order = NameOrder::Whole;
        }
        has_number && has(&of_name)
    }

    /// Returns the headings of used and unused columns, and those of the licence number and the FIDE ID.
    fn columns(&self) -> ListColumns {
        let heading = |at: usize| match self.headings.get(at).map_or("", String::as_str) {
            "" => format!("({})", at + 1),
            heading => heading.to_owned(),
        };
        // The state of a membership and the code of a club only decide about other columns.
        let decides = |slot: &Slot| matches!(slot, Slot::Membership | Slot::ClubGuard);
        let is_used = |at: &usize| self.slots.iter().any(|(slot, place)| place == at && !decides(slot));
        let (used, unused): (Vec<usize>, Vec<usize>) = (0..self.headings.len()).partition(is_used);
        let of = |column| {
            self.slots.iter().find(|(slot, _)| *slot == Slot::Known(column)).map(|(_, at)| heading(*at))
        };
        ListColumns {
            used: used.into_iter().map(heading).collect(),
            unused: unused.into_iter().map(heading).collect(),
            licence: of(PlayerColumn::Licence).unwrap_or_default(),
            fide_id: of(PlayerColumn::FideId).unwrap_or_default(),
            layout: self.list.as_ref().map(|list| list.layout),
        }
    }

    /// Returns the columns with a meaning, in order of precedence.
    fn spots<'c>(&'c self, cells: &'c [Cow<str>], slot: Slot) -> impl Iterator<Item = Spot<'c>> {
        let places = self.slots.iter().filter(move |(of, _)| *of == slot);
        places.map(|(_, at)| Spot {
            cell: at + 1,
            heading: self.headings.get(*at).map_or("", String::as_str),
            text: cells.get(*at).map_or("", |cell| cell.trim()),
        })
    }

    /// Returns the cell with a meaning: the first that is not blank. Notes others with a different content.
    fn spot<'c>(&'c self, row: &'c [Cow<str>], slot: Slot, cells: &mut Cells) -> Spot<'c> {
        let mut found: Option<Spot> = None;
        for spot in self.spots(row, slot) {
            match found {
                Some(first) if !cells::is_blank(first.text) => {
                    if !cells::is_blank(spot.text) && spot.text != first.text && spot.text != "0" {
                        cells.note(Cause::Superseded, spot, spot.text);
                    }
                }
                _ => found = Some(spot),
            }
        }
        found.unwrap_or_default()
    }

    /// Returns the content of a line, for the account.
    fn found(&self, row: &[Cow<str>]) -> Found {
        let filled = row.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty());
        Found::new(self.line, 1, &filled.collect::<Vec<_>>().join(", "))
    }

    fn outcome(&self, row: &[Cow<str>]) -> LineOutcome {
        let all = || self.found(row);
        if row.iter().map(|cell| cell.trim()).eq(self.headings.iter().map(String::as_str)) {
            return LineOutcome::Skipped(Cause::Headings, all());
        }
        if self
            .list
            .as_ref()
            .is_some_and(|list| list.is_placeholder(|at| row.get(at).map_or("", |cell| cell.trim())))
        {
            return LineOutcome::Skipped(Cause::Placeholder, all());
        }
        let mut cells = Cells::of(self.line, self.how.texts);
        let name = match self.name(row, &mut cells) {
            Ok(name) => name,
            Err(cause) => return LineOutcome::Refused(cause, all()),
        };
        let listed = self.listed(row, name, &mut cells);
        let membership = match self.spot(row, Slot::Membership, &mut cells).text {
            "A" | "a" => 0,
            "P" | "p" => 1,
            _ => 2,
        };
        LineOutcome::Player(ListRow { line: self.line, membership, listed }, cells.notes)
    }

    /// Reads a name, and the title written into it.
    fn name(&self, row: &[Cow<str>], cells: &mut Cells) -> Result<Listed, Cause> {
        use PlayerColumn as C;
        let family = self.spot(row, Slot::Known(C::Family), cells);
        let given = self.spot(row, Slot::Known(C::Given), cells);
        let whole = self.spot(row, Slot::Known(C::Name), cells);
        let second = if cells::is_blank(given.text) { whole } else { given };
        let (name, spot) = match (family.text, second.text) {
            ("", _) if given.cell > 0 && !given.text.is_empty() && !whole.text.is_empty() => {
                (format!("{}, {}", whole.text, given.text.replace(',', " ")), whole)
            }
            ("", text) => (text.to_owned(), second),
            (text, "") => (text.to_owned(), family),
            (text, given) => (format!("{text}, {}", given.replace(',', " ").trim()), family),
        };
        let (name, title) = cells.person(name, spot, whole, self.order)?;
        Ok(Listed { title, ..Listed::named(name) })
    }

    /// Reads the cells of a player with a known name.
    fn listed(&self, row: &[Cow<str>], named: Listed, cells: &mut Cells) -> Listed {
        use PlayerColumn as C;
        let layout = self.list.as_ref().map(|list| list.layout);
        let known = |column, cells: &mut Cells| self.spot(row, Slot::Known(column), cells);
        let spot = known(C::FideId, cells);
        let fide_id = cells.fide_id(spot);
        let spot = known(C::Licence, cells);
        let licence = if spot.cell > 0 { cells.licence(spot) } else { self.composed(row, cells) };
        let spot = known(C::Title, cells);
        let title = cells.title(spot).or(named.title);
        let spot = known(C::Sex, cells);
        let letter = self.list.as_ref().and_then(|list| list.sex_letter(spot.text));
        let sex = cells.sex(Spot { text: letter.unwrap_or(spot.text), ..spot });
        let spot = known(C::Born, cells);
        let is_unknown =
            layout.is_some_and(|layout| !spot.text.is_empty() && layout.unknown_birth == spot.text);
        let is_month_first = layout.is_some_and(|layout| layout.is_month_first);
        let born = if is_unknown {
            cells.note(Cause::NotABirth, spot, spot.text);
            None
        } else {
            cells.born(spot, is_month_first)
        };
        let spot = known(C::Federation, cells);
        let federation = cells.federation(spot).and_then(|letters| Federation::new(letters.as_str()));
        let assumed =
            layout.and_then(|layout| Federation::new(layout.federation?)).filter(|_| federation.is_none());
        if let Some(assumed) = assumed {
            cells.note(Cause::Assumed, Spot { heading: spot.heading, ..spot }, assumed.as_str());
        }
        let federation = federation.or(assumed);
        let club = self.club(row, cells);
        let mut listed = Listed { fide_id, licence, title, sex, born, federation, club, ..named };
        self.ratings(row, &mut listed, cells);
        listed
    }

    /// Composes the licence number of the columns that form the key: club, and member in four digits.
    fn composed(&self, row: &[Cow<str>], cells: &mut Cells) -> Option<hakem_engine::tournament::Licence> {
        let mut parts = self.spots(row, Slot::KeyPart).filter(|spot| !cells::is_blank(spot.text));
        let (club, member) = (parts.next()?, parts.next()?);
        let key = format!("{}{:0>4}", club.text, member.text);
        cells.licence(Spot { text: &key, ..member })
    }

    /// Returns the club: its name, else the name of its code, else the town, else the region.
    fn club(&self, row: &[Cow<str>], cells: &mut Cells) -> Option<Name> {
        let guard = self.spot(row, Slot::ClubGuard, cells).text;
        let spot = self.spot(row, Slot::Known(PlayerColumn::Club), cells);
        // England uses club codes for federations of other countries and for players without a club.
        if guard.starts_with(['F', 'I']) || matches!(guard, "ONLN" | "XXXX") {
            if !cells::is_blank(spot.text) {
                cells.note(Cause::NotAClub, spot, spot.text);
            }
            return None;
        }
        let code = self.spot(row, Slot::ClubCode, cells);
        let town = self.spot(row, Slot::Known(PlayerColumn::Town), cells);
        let region = self.spot(row, Slot::Region, cells);
        if !cells::is_blank(spot.text) {
            for other in [town, region].into_iter().filter(|other| !cells::is_blank(other.text)) {
                cells.note(Cause::Superseded, other, other.text);
            }
            return cells.club(spot);
        }
        if let Some(name) = self.how.clubs.get(code.text) {
            return cells.club(Spot { text: name, ..code });
        }
        match (code.text, town.text, region.text) {
            ("", "", _) => cells.club(region),
            ("", _, "") => cells.club(town),
            ("", town_name, region_name) => {
                let both = format!("{town_name} ({region_name})");
                cells.club(Spot { text: &both, ..town })
            }
            _ => cells.club(code),
        }
    }

    /// Reads ratings and coefficients.
    fn ratings(&self, row: &[Cow<str>], listed: &mut Listed, cells: &mut Cells) {
        let of_file = self.how.kind.unwrap_or(GameKind::Standard);
        let mut put = |slot: Slot, kind: GameKind, is_fide: bool, cells: &mut Cells| {
            let spot = self.spot(row, slot, cells);
            let (rating, mark) = cells.rating(spot);
            let is_fide = match mark {
                Some(RatingMark::Fide) => true,
                Some(RatingMark::National | RatingMark::Estimated) => false,
                Some(RatingMark::Provisional) | None => is_fide,
            };
            keep(listed, rating, kind, is_fide);
        };
        put(Slot::Known(PlayerColumn::NationalRating), of_file, false, cells);
        put(Slot::NationalOfFile, of_file, false, cells);
        put(Slot::Known(PlayerColumn::Rating), of_file, true, cells);
        for kind in GameKind::ALL {
            put(Slot::National(kind), kind, false, cells);
            put(Slot::Fide(kind), kind, true, cells);
        }
        for kind in GameKind::ALL {
            let spot = self.spot(row, Slot::Marked(kind), cells);
            let mark = self.spot(row, Slot::MarkOf(kind), cells).text;
            let text = format!("{} {mark}", spot.text);
            let (rating, mark) = cells.rating(Spot { text: text.trim(), ..spot });
            keep(listed, rating, kind, mark == Some(RatingMark::Fide));
            let spot = self.spot(row, Slot::Coefficient(kind), cells);
            match super::txt::coefficient(spot.text.trim_end_matches(".0")) {
                Ok(known) => *listed.coefficients.of_mut(kind) = known,
                Err(()) => cells.note(Cause::NotACoefficient, spot, spot.text),
            }
        }
    }
}

/// Sets the rating for a rate of play unless it is known.
fn keep(listed: &mut Listed, rating: Option<Rating>, kind: GameKind, is_fide: bool) {
    let ratings = if is_fide { &mut listed.ratings.fide } else { &mut listed.ratings.national };
    let place = ratings.of_mut(kind);
    *place = place.or(rating);
}
