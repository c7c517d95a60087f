//! Shared parts of the XML readers: limits on bytes and tags, attributes, character references.

use super::RowsError;
use quick_xml::XmlVersion;
use quick_xml::events::attributes::Attribute;
use quick_xml::events::{BytesRef, BytesStart};
use std::borrow::Cow;
use std::io::{self, Read};

/// Maximum number of bytes between two tags; a cell has at most 32,767 characters.
const LONGEST_TEXT: u64 = 1024 * 1024;

/// XML input within limits: a few compressed bytes can expand to millions of tags, or to text that fills the memory.
pub struct Metered<R> {
    reader: R,
    bytes_left: u64,
    tags_left: u64,
    /// Number of bytes since the last tag began.
    run: u64,
}

impl<R> Metered<R> {
    /// Creates a reader limited to this many bytes and tags.
    pub fn new(reader: R, bytes: u64, tags: u64) -> Self {
        Self { reader, bytes_left: bytes, tags_left: tags, run: 0 }
    }

    /// Returns the remaining numbers of bytes and tags.
    pub fn left(&self) -> (u64, u64) {
        (self.bytes_left, self.tags_left)
    }
}

impl<R: Read> Read for Metered<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(bytes)?;
        let mut is_over = (count as u64) > self.bytes_left;
        let mut parts = bytes.get(..count).unwrap_or_default().split(|&byte| byte == b'<');
        self.run += parts.next().map_or(0, |part| part.len() as u64);
        is_over |= self.run > LONGEST_TEXT;
        for part in parts {
            is_over |= self.tags_left == 0;
            self.tags_left = self.tags_left.saturating_sub(1);
            self.run = part.len() as u64;
            is_over |= self.run > LONGEST_TEXT;
        }
        self.bytes_left = self.bytes_left.saturating_sub(count as u64);
        if is_over { Err(io::Error::from(io::ErrorKind::FileTooLarge)) } else { Ok(count) }
    }
}

/// Converts an XML error in a row, counted from 1.
pub fn broken(error: quick_xml::Error, row: u64) -> RowsError {
    match error {
        quick_xml::Error::Io(error) if error.kind() == io::ErrorKind::FileTooLarge => RowsError::TooLarge,
        _ => RowsError::Damaged { row },
    }
}

/// Returns the value of an attribute by its local name.
///
/// # Errors
/// Returns an error if the attributes are malformed.
pub fn attribute<'s>(start: &'s BytesStart, name: &str) -> Result<Option<Cow<'s, str>>, RowsError> {
    let is_asked = |found: &Attribute| found.key.local_name().as_ref() == name;
    for found in start.attributes().with_checks(false) {
        let found = found.map_err(|_| RowsError::DAMAGED)?;
        if is_asked(&found) {
            return found.normalized_value(XmlVersion::Implicit1_0).map(Some).map_err(|_| RowsError::DAMAGED);
        }
    }
    Ok(None)
}

/// Returns the character of a predefined or numeric reference; other entities are not defined.
pub fn character(entity: &BytesRef) -> Option<char> {
    let entity: &str = entity;
    match (entity, entity.strip_prefix("#x"), entity.strip_prefix('#')) {
        ("amp", ..) => Some('&'),
        ("lt", ..) => Some('<'),
        ("gt", ..) => Some('>'),
        ("apos", ..) => Some('\''),
        ("quot", ..) => Some('"'),
        (_, Some(digits), _) => u32::from_str_radix(digits, 16).ok().and_then(char::from_u32),
        (_, None, Some(digits)) => digits.parse().ok().and_then(char::from_u32),
        _ => None,
    }
}
