//! FIDE's lists as XML: `<playerslist>` with a `<player>` each. Entities are rejected and nothing is fetched.

use super::error::{Broken, ListFault};
use super::row::{LineOutcome, ListColumns, ListRow, Take, note};
use super::source::ListBytes;
use super::txt::{birth_year, coefficient, fault_of_name, not_a_number, points, sex};
use super::{Coefficients, Federation, Listed, PerKind, Ratings};
use crate::exchange::account::{Cause, Found};
use crate::rows::character;
use crate::rows::separated::Text;
use hakem_engine::tournament::{GameKind, Name, PartialDate, Rating, Title, ValueError};
use quick_xml::Reader;
use quick_xml::events::Event;
use quick_xml::events::attributes::AttrError;
use std::collections::BTreeSet;

/// Depth of elements: the list, a player, a field.
const DEPTH: usize = 3;

/// Fields of a player so far.
#[derive(Default)]
struct Fields {
    name: String,
    fide_id: Option<u64>,
    federation: Option<Federation>,
    title: Option<Title>,
    womens_title: Option<Title>,
    sex: String,
    born: Option<PartialDate>,
    /// `<rating>`: the standard rating of a combined list, the only one of a single list.
    rating: Option<Rating>,
    rapid: Option<Rating>,
    blitz: Option<Rating>,
    /// `<k>`: like `<rating>`.
    coefficient: Option<u8>,
    rapid_coefficient: Option<u8>,
    blitz_coefficient: Option<u8>,
    /// Fields left blank because they cannot be read.
    odd: Vec<(Cause, String)>,
    /// The first reason why the player is invalid.
    misfit: Option<ListFault>,
    /// True if ratings for other rates of play have their own elements.
    is_combined: bool,
}

impl Fields {
    /// Reads the text of an element; irrelevant elements are skipped.
    fn take(&mut self, element: &str, text: &str) {
        if let Err(fault) = self.read(element, text.trim()) {
            self.misfit.get_or_insert(fault);
        }
    }

    fn read(&mut self, element: &str, text: &str) -> Result<(), ListFault> {
        let number = || match text {
            "" => Ok(None),
            digits => digits.parse().map(Some).map_err(|_| not_a_number(digits)),
        };
        match element {
            "fideid" => self.fide_id = number()?.filter(|&id: &u64| id > 0),
            "name" => text.clone_into(&mut self.name),
            "country" => {
                self.federation = Federation::new(text);
                self.unread(Cause::NotAFederation, text, self.federation.is_some());
            }
            "sex" => {
                text.clone_into(&mut self.sex);
                self.unread(Cause::NotASex, text, sex(text).is_some());
            }
            "title" => {
                self.title = Title::from_letters(text);
                self.unread(Cause::NotATitle, text, self.title.is_some());
            }
            "w_title" => {
                self.womens_title = Title::from_letters(text);
                self.unread(Cause::NotATitle, text, self.womens_title.is_some());
            }
            "rating" => self.rating = points(number()?)?,
            "rapid_rating" => {
                self.rapid = points(number()?)?;
                self.is_combined = true;
            }
            "blitz_rating" => {
                self.blitz = points(number()?)?;
                self.is_combined = true;
            }
            "k" => self.coefficient = self.factor(text),
            "rapid_k" => self.rapid_coefficient = self.factor(text),
            "blitz_k" => self.blitz_coefficient = self.factor(text),
            "birthday" => {
                // The year, even if month and day follow it.
                self.born = birth_year(text.get(..4).unwrap_or(text));
                self.unread(Cause::NotABirth, text, self.born.is_some());
            }
            _ => {}
        }
        Ok(())
    }

    /// Notes a field that cannot be read.
    fn unread(&mut self, cause: Cause, text: &str, is_read: bool) {
        if !text.is_empty() && !is_read {
            self.odd.push((cause, text.to_owned()));
        }
    }

    fn factor(&mut self, text: &str) -> Option<u8> {
        coefficient(text).unwrap_or_else(|()| {
            self.odd.push((Cause::NotACoefficient, text.to_owned()));
            None
        })
    }

    /// Creates a row from the player that ends at a location.
    fn row(self, kind: GameKind, place: &ListBytes) -> LineOutcome {
        let (line, column) = place.place();
        let misfit = |fault| LineOutcome::Misfit(Broken::At { line, column, fault });
        if let Some(fault) = self.misfit {
            return misfit(fault);
        }
        let name = match Name::new(&self.name) {
            Ok(name) => name,
            Err(ValueError::EmptyName) => {
                return LineOutcome::Refused(Cause::NoName, Found::new(line, column, ""));
            }
            Err(error) => return misfit(fault_of_name(&error)),
        };
        let notes = self.odd.iter().map(|(cause, found)| note(*cause, line, column, found)).collect();
        let mut coefficients = Coefficients {
            rapid: self.rapid_coefficient,
            blitz: self.blitz_coefficient,
            ..Coefficients::default()
        };
        *coefficients.of_mut(kind) = self.coefficient;
        let mut fide = PerKind { rapid: self.rapid, blitz: self.blitz, ..PerKind::default() };
        *fide.of_mut(kind) = self.rating;
        let listed = Listed {
            fide_id: self.fide_id,
            federation: self.federation,
            title: self.title.or(self.womens_title),
            sex: sex(&self.sex),
            ratings: Ratings { fide, ..Ratings::default() },
            coefficients,
            born: self.born,
            ..Listed::named(name)
        };
        LineOutcome::Player(ListRow { line, membership: 0, listed }, notes)
    }
}

/// The elements that are read; others are listed as unused.
const USED: &str =
    "fideid name country sex title w_title rating rapid_rating blitz_rating k rapid_k blitz_k birthday";

/// State of reading a list.
struct ListParser {
    /// Rate of play given by the caller or the file name.
    kind: Option<GameKind>,
    /// Names of the open elements.
    open: Vec<String>,
    text: String,
    fields: Fields,
    /// The names of the elements of players so far.
    seen: BTreeSet<String>,
    /// True once the list has ended.
    is_whole: bool,
}

/// Reason why an XML event ends the reading.
enum Stop {
    Fault(ListFault),
    Broken(Broken),
}

impl From<ListFault> for Stop {
    fn from(fault: ListFault) -> Self {
        Self::Fault(fault)
    }
}

fn markup(found: &str) -> Stop {
    Stop::Fault(ListFault::Misplaced { found: found.chars().take(40).collect() })
}

impl ListParser {
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

    /// Returns the fields of the player that ended, and the rate of play of a rating without one.
    fn end(&mut self) -> Result<Option<(Fields, GameKind)>, Stop> {
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
                return Ok(Some((fields, kind)));
            }
            _ => {
                self.fields.take(&name, &self.text);
                self.seen.insert(name);
            }
        }
        Ok(None)
    }

    /// Handles an XML event; returns the fields of a player that ended.
    fn event(&mut self, event: &Event) -> Result<Option<(Fields, GameKind)>, Stop> {
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
                let letter = character(name)
                    .ok_or_else(|| ListFault::Entity { found: format!("&{};", short(name)) })?;
                self.text.push(letter);
            }
            Event::DocType(_) => return Err(ListFault::Entity { found: "<!DOCTYPE".to_owned() }.into()),
            Event::Decl(declared) => match declared.encoding() {
                None => {}
                Some(Ok(name)) if matches!(name.to_ascii_lowercase().as_str(), "utf-8" | "us-ascii") => {}
                Some(_) => return Err(ListFault::Encoding.into()),
            },
            Event::Comment(_) | Event::PI(_) | Event::Eof => {}
        }
        Ok(None)
    }
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

pub(super) fn read(kind: Option<GameKind>, source: &mut ListBytes, take: &mut Take) -> Result<(), Broken> {
    let mut reader = Reader::from_reader(source);
    let mut buffer = Vec::new();
    let mut list = ListParser {
        kind,
        open: Vec::new(),
        text: String::new(),
        fields: Fields::default(),
        seen: BTreeSet::new(),
        is_whole: false,
    };
    loop {
        buffer.clear();
        let event = match reader.read_event_into(&mut buffer) {
            Ok(Event::Eof) => break,
            Ok(event) => event,
            Err(error) => return Err(broken(&error, reader.get_mut())),
        };
        let ended = match list.event(&event) {
            Ok(ended) => ended,
            Err(Stop::Fault(fault)) => return Err(reader.get_mut().fault(fault)),
            Err(Stop::Broken(broken)) => return Err(broken),
        };
        if let Some((fields, kind)) = ended {
            take(fields.row(kind, reader.get_ref()))?;
            reader.get_mut().end_row();
        }
    }
    let (used, unused) = list.seen.into_iter().partition(|name| USED.split(' ').any(|used| used == name));
    take(LineOutcome::Headings(ListColumns { used, unused, ..ListColumns::default() }))?;
    if list.is_whole { Ok(()) } else { Err(reader.get_mut().fault(ListFault::Cut)) }
}

fn broken(error: &quick_xml::Error, source: &ListBytes) -> Broken {
    use quick_xml::Error;
    use quick_xml::errors::{IllFormedError, SyntaxError};
    match error {
        Error::Io(error) => source.failed(std::io::Error::new(error.kind(), error.to_string())),
        Error::Encoding(_) => source.fault(ListFault::Encoding),
        Error::IllFormed(IllFormedError::MissingEndTag(_))
        | Error::Syntax(
            SyntaxError::UnclosedTag
            | SyntaxError::UnclosedComment
            | SyntaxError::UnclosedCData
            | SyntaxError::UnclosedPI
            | SyntaxError::UnclosedXmlDecl,
        ) => source.fault(ListFault::Cut),
        Error::InvalidAttr(AttrError::Duplicated(..)) => {
            source.fault(ListFault::Misplaced { found: "=".to_owned() })
        }
        other => source.fault(ListFault::Misplaced { found: short(&other.to_string()) }),
    }
}
