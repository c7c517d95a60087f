//! Small objects packed together in streams: what tells the cells of a long table are thousands, of a few bytes each, which are written
//! once and not read by who prints them.

use super::{PdfError, deflated};
use pdf_writer::{Chunk, Filter, Name, Pdf, Ref, Settings, XRefFilter};
use std::fmt::Write;

/// How many objects one stream holds at most: who looks for one of them unpacks all.
const MOST: usize = 2_000;

/// Objects of a file that will stand in streams.
pub struct Packed {
    written: Chunk,
    /// The objects in their order, each with where it ends in what is written.
    objects: Vec<(Ref, usize)>,
}

impl Packed {
    pub fn new() -> Self {
        Self { written: Chunk::with_settings(Settings { pretty: false }), objects: Vec::new() }
    }

    /// Adds the object of this number, which `write` writes, and nothing else.
    pub fn put(&mut self, id: Ref, write: impl FnOnce(&mut Chunk)) {
        write(&mut self.written);
        self.objects.push((id, self.written.len()));
    }

    /// Ends a file with these objects in it, and returns it.
    pub fn finish(self, mut pdf: Pdf, next: &mut Ref) -> Result<Vec<u8>, PdfError> {
        // By the number of an object: the number of its stream, and its place there.
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

/// Returns an object without what stands around it where it does not stand in a stream: its number before, and the end.
fn body(object: &[u8]) -> &[u8] {
    const BEFORE: &[u8] = b" obj\n";
    let start = object.windows(BEFORE.len()).position(|letters| letters == BEFORE);
    let object = object.get(start.map_or(0, |start| start + BEFORE.len())..).unwrap_or_default();
    object.strip_suffix(b"\nendobj\n").unwrap_or(object)
}

/// Returns the table of where objects stand, in which those in streams were taken for numbers that are free, with those too. The table has
/// an entry for each number up to its own.
fn placed(entries: &[u8], table: Ref, places: &[(Ref, Ref, u16)]) -> Result<Vec<u8>, PdfError> {
    let fault = || PdfError("an object in a stream has no entry that can hold its place".to_owned());
    let wide = entries.len() / usize::try_from(table.get()).map_err(|_| fault())?.saturating_add(1);
    // One byte for the kind of the entry, two for the place in a stream, what is between for the number of the stream.
    let field = wide.checked_sub(3).ok_or_else(fault)?;
    let mut entries = entries.to_vec();
    // No number is free then: that of the first that is stands in the entry of 0.
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
