//! Lists as tables: CSV whose headings are known, as national federations and spreadsheets give them.

use super::error::Fault;
use super::source::{Broken, Source};
use super::txt::fault_of_name;
use super::{Federation, Listed};
use crate::exchange::roster::{self, Column};
use crate::i18n::Texts;
use crate::typed;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{GameKind, Name, ValueError};
use std::borrow::Cow;
use std::collections::HashMap;

/// In how many lines the headings are looked for: titles may stand above them.
const TITLES: usize = 10;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Field {
    Known(Column),
    Rating(GameKind),
}

fn field(heading: &str) -> Option<Field> {
    let folded = fold_for_search(&heading.replace('_', " "));
    Some(match folded.as_str() {
        "standard" | "std" | "standard rating" | "klasik" | "srtng" => Field::Rating(GameKind::Standard),
        "rapid" | "rapid rating" | "hizli" | "rrtng" => Field::Rating(GameKind::Rapid),
        "blitz" | "blitz rating" | "yildirim" | "brtng" => Field::Rating(GameKind::Blitz),
        _ => Field::Known(roster::column(heading)?),
    })
}

/// A table while its lines are read.
struct Table<'a> {
    columns: HashMap<Field, usize>,
    kind: GameKind,
    texts: &'a Texts,
    line: u64,
}

impl Table<'_> {
    /// Takes a line for the headings; whether it names players and a number or a rating.
    fn takes(&mut self, headings: &[Cow<str>]) -> bool {
        self.columns.clear();
        for (place, heading) in headings.iter().enumerate() {
            if let Some(field) = field(heading) {
                self.columns.entry(field).or_insert(place);
            }
        }
        let has = |column| self.columns.contains_key(&Field::Known(column));
        let has_number =
            [Column::Rating, Column::NationalRating, Column::FideId, Column::Licence].into_iter().any(has)
                || GameKind::ALL.into_iter().any(|kind| self.columns.contains_key(&Field::Rating(kind)));
        has_number && (has(Column::Name) || has(Column::Family))
    }

    fn cell<'c>(&self, cells: &'c [Cow<str>], field: Field) -> &'c str {
        self.columns.get(&field).and_then(|&place| cells.get(place)).map_or("", |cell| cell.trim())
    }

    fn fault(&self, field: Field, fault: Fault) -> Broken {
        let column = self.columns.get(&field).map_or(1, |&place| place as u64 + 1);
        Broken::At { line: self.line, column, fault }
    }

    /// Reads a cell.
    fn value<T>(
        &self,
        cells: &[Cow<str>],
        field: Field,
        read: impl Fn(&str, &Texts) -> Result<Option<T>, String>,
    ) -> Result<Option<T>, Broken> {
        let told = |told: String| self.fault(field, Fault::Cell(told.chars().take(300).collect()));
        read(self.cell(cells, field), self.texts).map_err(told)
    }

    /// Reads a line; `None` where nobody is named.
    fn player(&self, cells: &[Cow<str>]) -> Result<Option<Listed>, Broken> {
        use Column as C;
        let known = |column| self.cell(cells, Field::Known(column));
        let given = if known(C::Given).is_empty() { known(C::Name) } else { known(C::Given) };
        let name = match (known(C::Family), given) {
            ("", name) | (name, "") => name.to_owned(),
            (family, given) => format!("{family}, {given}"),
        };
        let name = match Name::new(&name) {
            Ok(name) => name,
            Err(ValueError::EmptyName) => return Ok(None),
            Err(error) => return Err(self.fault(Field::Known(C::Name), fault_of_name(&error))),
        };
        let whole = |column| {
            let number = self.value(cells, Field::Known(column), typed::whole)?;
            Ok::<_, Broken>(number.filter(|&number| number > 0))
        };
        let mut listed = Listed {
            fide_id: whole(C::FideId)?,
            licence: whole(C::Licence)?,
            federation: Federation::new(known(C::Federation)),
            // Titles of other kinds stand in lists too.
            title: typed::title(known(C::Title), self.texts).ok().flatten(),
            sex: roster::sex(known(C::Sex), self.texts).ok().flatten(),
            born: self.value(cells, Field::Known(C::Born), typed::date)?,
            club: Name::new(known(C::Club)).ok(),
            ..Listed::named(name)
        };
        listed.ratings.national = self.value(cells, Field::Known(C::NationalRating), typed::rating)?;
        *listed.ratings.of_mut(self.kind) = self.value(cells, Field::Known(C::Rating), typed::rating)?;
        for kind in GameKind::ALL {
            if let found @ Some(_) = self.value(cells, Field::Rating(kind), typed::rating)? {
                *listed.ratings.of_mut(kind) = found;
            }
        }
        Ok(Some(listed))
    }
}

/// Reads the players of a table.
///
/// # Errors
/// Says what is wrong, and where.
pub(super) fn read(
    kind: Option<GameKind>,
    texts: &Texts,
    source: &mut Source,
    take: &mut dyn FnMut(Option<Listed>) -> Result<(), Broken>,
) -> Result<(), Broken> {
    let windows = roster::windows(texts.language());
    let begin = String::from_utf8_lossy(source.peek()?).into_owned();
    let mut reader = ::csv::ReaderBuilder::new()
        .delimiter(delimiter(&begin))
        .flexible(true)
        .has_headers(false)
        .from_reader(source);
    let mut table =
        Table { columns: HashMap::new(), kind: kind.unwrap_or(GameKind::Standard), texts, line: 1 };
    let mut titles = 0;
    let mut record = ::csv::ByteRecord::new();
    let mut has_headings = false;
    loop {
        match reader.read_byte_record(&mut record) {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => return Err(broken(error, reader.get_ref())),
        }
        reader.get_mut().end_row();
        table.line = record.position().map_or(1, ::csv::Position::line);
        let text = |(place, cell)| match std::str::from_utf8(cell) {
            Ok(text) if place == 0 && table.line == 1 => Cow::Borrowed(text.trim_start_matches('\u{feff}')),
            Ok(text) => Cow::Borrowed(text),
            Err(_) => windows.decode_without_bom_handling(cell).0,
        };
        let cells: Vec<Cow<str>> = record.iter().enumerate().map(text).collect();
        if has_headings {
            if cells.iter().any(|cell| !cell.trim().is_empty()) {
                take(table.player(&cells)?)?;
            }
        } else if table.takes(&cells) {
            has_headings = true;
        } else {
            titles += 1;
            if titles > TITLES {
                return Err(Broken::Foreign);
            }
        }
    }
    if has_headings { Ok(()) } else { Err(Broken::Foreign) }
}

/// Finds what separates the columns, in the first lines: titles above the headings may have no mark.
fn delimiter(begin: &str) -> u8 {
    begin.lines().take(TITLES).map(roster::delimiter).find(|&mark| mark != b',').unwrap_or(b',')
}

fn broken(error: ::csv::Error, source: &Source) -> Broken {
    match error.into_kind() {
        ::csv::ErrorKind::Io(error) => source.broken(error),
        other => source.broken(std::io::Error::other(format!("{other:?}"))),
    }
}
