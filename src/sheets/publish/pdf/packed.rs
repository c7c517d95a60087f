//! Object streams: the structure of a long table has thousands of small objects, which are packed together.

use super::{PdfError, deflated};
use pdf_writer::{Chunk, Filter, Name, Pdf, Ref, Settings, XRefFilter};
use std::fmt::Write;

/// Maximum number of objects per stream: a reader unpacks all of them to access one.
const MOST: usize = 2_000;

/// Objects to be written in streams.
pub struct Packed {
    written: Chunk,
    /// The objects in order, each with its end offset in `written`.
    objects: Vec<(Ref, usize)>,
}

impl Packed {
    pub fn new() -> Self {
        Self { written: Chunk::with_settings(Settings { pretty: false }), objects: Vec::new() }
    }

    /// Adds the object with this id; `write` must write only this object.
    pub fn put(&mut self, id: Ref, write: impl FnOnce(&mut Chunk)) {
        write(&mut self.written);
        self.objects.push((id, self.written.len()));
    }

    pub fn finish(self, mut pdf: Pdf, next: &mut Ref) -> Result<Vec<u8>, PdfError> {
        // For each object id: the id of its stream, and its index there.
        let mut places: Vec<(Ref, Ref, u16)> = Vec::with_capacity(self.objects.len());
        let mut start = 0;
        for group in self.objects.chunks(MOST) {
            let stream = next.bump();
            let (mut index, mut bodies) = (String::new(), Vec::new());
            for (place, &(id, end)) in (0..).zip(group) {
                let body = body(self.written.as_bytes().get(start..end).unwrap_or_default());
                start = end;
                write!(index, "{} {} ", id.get(), bodies.len())
                    .map_err(|error| PdfError(error.to_string()))?;
                bodies.extend_from_slice(body);
                bodies.push(b'\n');
                places.push((id, stream, place));
            }
            let first = i32::try_from(index.len()).map_err(|error| PdfError(error.to_string()))?;
            let count = i32::try_from(group.len()).map_err(|error| PdfError(error.to_string()))?;
            let packed = deflated(&[index.into_bytes(), bodies].concat())?;
            let mut written = pdf.stream(stream, &packed);
            written.filter(Filter::FlateDecode).pair(Name(b"Type"), Name(b"ObjStm"));
            written.pair(Name(b"N"), count).pair(Name(b"First"), first);
        }
        let table = next.bump();
        let mut fault = None;
        let file = pdf.finish_with_xref_stream_and_filter(table, |entries| {
            let deflated = placed(entries, table, &places).and_then(|entries| deflated(&entries));
            let packed = deflated.unwrap_or_else(|error| {
                fault = Some(error);
                Vec::new()
            });
            (packed, XRefFilter::Single(Filter::FlateDecode))
        });
        fault.map_or(Ok(file), Err)
    }
}

/// Returns an object without its number and end marker, which are omitted in a stream.
fn body(object: &[u8]) -> &[u8] {
    const BEFORE: &[u8] = b" obj\n";
    let start = object.windows(BEFORE.len()).position(|letters| letters == BEFORE);
    let object = object.get(start.map_or(0, |start| start + BEFORE.len())..).unwrap_or_default();
    object.strip_suffix(b"\nendobj\n").unwrap_or(object)
}

/// Completes the entries of a cross-reference table in which objects in streams are marked as free. The table has an
/// entry for each number up to its own.
fn placed(entries: &[u8], table: Ref, places: &[(Ref, Ref, u16)]) -> Result<Vec<u8>, PdfError> {
    let fault = || PdfError("an object in a stream has no entry that can hold its place".to_owned());
    let wide = entries.len() / usize::try_from(table.get()).map_err(|_| fault())?.saturating_add(1);
    // One byte for the type of the entry, two for the index in a stream, the rest for the number of the stream.
    let field = wide.checked_sub(3).ok_or_else(fault)?;
    let mut entries = entries.to_vec();
    // No number is free then: entry 0 holds the number of the first free one.
    entries.iter_mut().skip(1).take(field).for_each(|byte| *byte = 0);
    for (id, stream, place) in places {
        let at = usize::try_from(id.get()).map_err(|_| fault())? * wide;
        let stream = u64::try_from(stream.get()).map_err(|_| fault())?.to_be_bytes();
        let (above, stream) =
            stream.split_at_checked(stream.len().saturating_sub(field)).ok_or_else(fault)?;
        let entry = [&[2], stream, &place.to_be_bytes()].concat();
        let slot = entries.get_mut(at..at + wide).filter(|slot| slot.len() == entry.len());
        match slot {
            Some(slot) if above.iter().all(|byte| *byte == 0) => slot.copy_from_slice(&entry),
            _ => return Err(fault()),
        }
    }
    Ok(entries)
}
