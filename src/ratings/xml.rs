//! FIDE's lists as XML: `<playerslist>` with a `<player>` each. Nothing is defined in it and nothing fetched.

use super::error::Fault;
use super::source::{Broken, Source};
use super::txt::{fault_of_name, not_a_number, points, sex};
use super::{Federation, Listed, Ratings};
use hakem_engine::tournament::{GameKind, Name, PartialDate, Rating, Title, ValueError};
use quick_xml::Reader;
use quick_xml::events::Event;
use quick_xml::events::attributes::AttrError;

/// How deep elements stand in a list: the list, a player, a field.
const DEPTH: usize = 3;

/// What has been read of a player.
#[derive(Default)]
struct Fields {
    name: String,
    fide_id: Option<u64>,
    federation: Option<Federation>,
    title: Option<Title>,
    womens_title: Option<Title>,
    sex: String,
    born: Option<PartialDate>,
    /// `<rating>`: the standard one of a combined list, the only one of a single list.
    rating: Option<Rating>,
    rapid: Option<Rating>,
    blitz: Option<Rating>,
    /// Whether ratings of other kinds have their places.
    is_combined: bool,
}

impl Fields {
    /// Takes the text of an element; elements that say nothing of use are passed over.
    fn take(&mut self, element: &str, text: &str) -> Result<(), Fault> {
        let text = text.trim();
        let number = || match text {
            "" => Ok(None),
            digits => digits.parse().map(Some).map_err(|_| not_a_number(digits)),
        };
        match element {
            "fideid" => self.fide_id = number()?.filter(|&id: &u64| id > 0),
            "name" => text.clone_into(&mut self.name),
            "country" => self.federation = Federation::new(text),
            "sex" => text.clone_into(&mut self.sex),
            "title" => self.title = Title::from_letters(text),
            "w_title" => self.womens_title = Title::from_letters(text),
            "rating" => self.rating = points(number()?)?,
            "rapid_rating" => {
                self.rapid = points(number()?)?;
                self.is_combined = true;
            }
            "blitz_rating" => {
                self.blitz = points(number()?)?;
                self.is_combined = true;
            }
            "birthday" => {
                // The year, also where month and day follow it.
                let year = text.get(..4).unwrap_or(text);
                let year: Option<u16> = match year {
                    "" => None,
                    digits => Some(digits.parse().map_err(|_| not_a_number(digits))?),
                };
                self.born = year.and_then(|year| PartialDate::new(year, 0, 0).ok());
            }
            _ => {}
        }
        Ok(())
    }

    /// Makes a player; `None` where nobody is named.
    fn player(self, kind: GameKind) -> Result<Option<Listed>, Fault> {
        let name = match Name::new(&self.name) {
            Ok(name) => name,
            Err(ValueError::EmptyName) => return Ok(None),
            Err(error) => return Err(fault_of_name(&error)),
        };
        let mut ratings = Ratings { rapid: self.rapid, blitz: self.blitz, ..Ratings::default() };
        *ratings.of_mut(kind) = self.rating;
        Ok(Some(Listed {
            fide_id: self.fide_id,
            federation: self.federation,
            title: self.title.or(self.womens_title),
            sex: sex(&self.sex),
            ratings,
            born: self.born,
            ..Listed::named(name)
        }))
    }
}

/// A list while it is read.
struct List<'t> {
    /// The kind that the caller or the file name gives.
    kind: Option<GameKind>,
    /// The names of the elements that are open.
    open: Vec<String>,
    text: String,
    fields: Fields,
    /// Whether the list has ended.
    is_whole: bool,
    take: &'t mut dyn FnMut(Option<Listed>) -> Result<(), Broken>,
}

/// Why an event of the XML ends the reading.
enum Stop {
    Fault(Fault),
    Broken(Broken),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

fn markup(found: &str) -> Stop {
    Stop::Fault(Fault::Misplaced(found.chars().take(40).collect()))
}

impl List<'_> {
    fn begin(&mut self, name: &str) -> Result<(), Stop> {
        let is_expected = match self.open.len() {
            0 if name == "playerslist" && !self.is_whole => true,
            0 => return Err(Stop::Broken(Broken::Foreign)),
            1 => name == "player",
            depth => depth < DEPTH,
        };
        if !is_expected {
            return Err(markup(name));
        }
        self.open.push(name.to_owned());
        self.text.clear();
        Ok(())
    }

    /// Returns whether a player ended.
    fn end(&mut self) -> Result<bool, Stop> {
        let Some(name) = self.open.pop() else { return Err(markup("</")) };
        match self.open.len() {
            0 => self.is_whole = true,
            1 => {
                let fields = std::mem::take(&mut self.fields);
                let kind = match (fields.is_combined, self.kind) {
                    (true, _) => GameKind::Standard,
                    (false, Some(kind)) => kind,
                    (false, None) => return Err(Stop::Broken(Broken::NoKind)),
                };
                let player = fields.player(kind)?;
                (self.take)(player).map_err(Stop::Broken)?;
                return Ok(true);
            }
            _ => self.fields.take(&name, &self.text)?,
        }
        Ok(false)
    }

    /// Answers to an event; returns whether a player ended.
    fn event(&mut self, event: &Event) -> Result<bool, Stop> {
        match event {
            Event::Start(element) => self.begin(element.name().as_ref())?,
            Event::Empty(element) => {
                self.begin(element.name().as_ref())?;
                return self.end();
            }
            Event::End(_) => return self.end(),
            Event::Text(text) => self.text.push_str(&text.xml10_content()),
            Event::CData(text) => self.text.push_str(&text.xml10_content()),
            Event::GeneralRef(name) => {
                let name: &str = name;
                match (name, name.strip_prefix("#x"), name.strip_prefix('#')) {
                    ("amp", ..) => self.text.push('&'),
                    ("lt", ..) => self.text.push('<'),
                    ("gt", ..) => self.text.push('>'),
                    ("apos", ..) => self.text.push('\''),
                    ("quot", ..) => self.text.push('"'),
                    (_, Some(digits), _) => self.push(u32::from_str_radix(digits, 16).ok(), name)?,
                    (_, None, Some(digits)) => self.push(digits.parse().ok(), name)?,
                    _ => return Err(Fault::Entity(format!("&{};", short(name))).into()),
                }
            }
            Event::DocType(_) => return Err(Fault::Entity("<!DOCTYPE".to_owned()).into()),
            Event::Decl(declared) => match declared.encoding() {
                None => {}
                Some(Ok(name)) if matches!(name.to_ascii_lowercase().as_str(), "utf-8" | "us-ascii") => {}
                Some(_) => return Err(Fault::Encoding.into()),
            },
            Event::Comment(_) | Event::PI(_) | Event::Eof => {}
        }
        Ok(false)
    }

    /// Takes a character that is given by its number.
    fn push(&mut self, number: Option<u32>, name: &str) -> Result<(), Stop> {
        let letter = number.and_then(char::from_u32);
        self.text.push(letter.ok_or_else(|| Fault::Entity(format!("&{};", short(name))))?);
        Ok(())
    }
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Reads the players of a list.
///
/// # Errors
/// Says what is wrong, and where.
pub(super) fn read(
    kind: Option<GameKind>,
    source: &mut Source,
    take: &mut dyn FnMut(Option<Listed>) -> Result<(), Broken>,
) -> Result<(), Broken> {
    let mut reader = Reader::from_reader(source);
    let mut buffer = Vec::new();
    let mut list = List {
        kind,
        open: Vec::new(),
        text: String::new(),
        fields: Fields::default(),
        is_whole: false,
        take,
    };
    loop {
        buffer.clear();
        let event = match reader.read_event_into(&mut buffer) {
            Ok(Event::Eof) => break,
            Ok(event) => event,
            Err(error) => return Err(broken(&error, reader.get_mut())),
        };
        let is_row = match list.event(&event) {
            Ok(is_row) => is_row,
            Err(Stop::Fault(fault)) => return Err(reader.get_mut().fault(fault)),
            Err(Stop::Broken(broken)) => return Err(broken),
        };
        if is_row {
            reader.get_mut().end_row();
        }
    }
    if list.is_whole { Ok(()) } else { Err(reader.get_mut().fault(Fault::Cut)) }
}

/// Says what is wrong with XML that cannot be read on.
fn broken(error: &quick_xml::Error, source: &Source) -> Broken {
    use quick_xml::Error;
    use quick_xml::errors::{IllFormedError, SyntaxError};
    match error {
        Error::Io(error) => source.broken(std::io::Error::new(error.kind(), error.to_string())),
        Error::Encoding(_) => source.fault(Fault::Encoding),
        Error::IllFormed(IllFormedError::MissingEndTag(_))
        | Error::Syntax(
            SyntaxError::UnclosedTag
            | SyntaxError::UnclosedComment
            | SyntaxError::UnclosedCData
            | SyntaxError::UnclosedPI
            | SyntaxError::UnclosedXmlDecl,
        ) => source.fault(Fault::Cut),
        Error::InvalidAttr(AttrError::Duplicated(..)) => source.fault(Fault::Misplaced("=".to_owned())),
        other => source.fault(Fault::Misplaced(short(&other.to_string()))),
    }
}
