//! Compound files: a directory names streams, which are chains of sectors (MS-CFB).

/// First bytes of a compound file.
pub const SIGNATURE: [u8; 8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1];

/// Numbers from here on do not denote sectors.
const SPECIAL: u32 = 0xFFFF_FFFA;

/// Size of a directory entry in bytes.
const ENTRY: usize = 128;

/// Returns a stream by name; `None` if it is missing or the file is inconsistent.
pub fn stream(bytes: &[u8], name: &str) -> Option<Vec<u8>> {
    let file = Sectors::open(bytes)?;
    let directory = file.chain(file.u32(48)?)?;
    let entries: Vec<Entry> = directory.chunks_exact(ENTRY).filter_map(Entry::read).collect();
    let entry = entries.iter().find(|entry| entry.name.eq_ignore_ascii_case(name) && entry.kind == 2)?;
    let small = file.u32(56)?;
    let mut stream = if entry.size < small {
        let root = entries.iter().find(|entry| entry.kind == 5)?;
        file.small_chain(&file.chain(root.start)?, entry.start)?
    } else {
        file.chain(entry.start)?
    };
    stream.truncate(usize::try_from(entry.size).ok()?);
    Some(stream)
}

struct Entry {
    name: String,
    kind: u8,
    start: u32,
    size: u32,
}

impl Entry {
    fn read(bytes: &[u8]) -> Option<Self> {
        let length = usize::from(u16_at(bytes, 64)?).min(64).saturating_sub(2);
        let letters: Vec<u16> =
            bytes.get(..length)?.chunks_exact(2).filter_map(|pair| u16_at(pair, 0)).collect();
        let name = String::from_utf16(&letters).ok()?;
        Some(Self { name, kind: *bytes.get(66)?, start: u32_at(bytes, 116)?, size: u32_at(bytes, 120)? })
    }
}

struct Sectors<'a> {
    bytes: &'a [u8],
    size: usize,
    /// Successor of each sector.
    next: Vec<u32>,
}

impl<'a> Sectors<'a> {
    fn open(bytes: &'a [u8]) -> Option<Self> {
        if !bytes.starts_with(&SIGNATURE) {
            return None;
        }
        let shift = u16_at(bytes, 30)?;
        if !matches!(shift, 9 | 12) {
            return None;
        }
        let mut file = Self { bytes, size: 1 << shift, next: Vec::new() };
        let mut tables: Vec<u32> = (0..109).map_while(|at| file.u32(76 + 4 * at)).collect();
        // Further tables are listed in dedicated sectors, the last number of which refers to the next one.
        let mut further = file.u32(68)?;
        let mut left = file.count();
        while further < SPECIAL {
            left = left.checked_sub(1)?;
            let mut numbers = numbers(file.sector(further)?);
            further = numbers.pop()?;
            tables.extend(numbers);
        }
        let mut next = Vec::new();
        for table in tables.into_iter().filter(|&table| table < SPECIAL).take(file.count()) {
            next.extend(numbers(file.sector(table)?));
        }
        file.next = next;
        Some(file)
    }

    /// Returns the maximum number of sectors of the file.
    fn count(&self) -> usize {
        self.bytes.len() / self.size
    }

    fn u32(&self, at: usize) -> Option<u32> {
        u32_at(self.bytes, at)
    }

    fn sector(&self, number: u32) -> Option<&'a [u8]> {
        let start = usize::try_from(number).ok()?.checked_add(1)?.checked_mul(self.size)?;
        let rest = self.bytes.get(start..)?;
        // The last sector may be truncated.
        Some(rest.get(..self.size).unwrap_or(rest))
    }

    /// Returns the bytes of a chain; `None` if it is longer than the file, which means that it is cyclic.
    fn chain(&self, first: u32) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let (mut number, mut left) = (first, self.count() + 1);
        while number < SPECIAL {
            left = left.checked_sub(1)?;
            bytes.extend_from_slice(self.sector(number)?);
            number = *self.next.get(usize::try_from(number).ok()?)?;
        }
        Some(bytes)
    }

    /// Returns the bytes of a chain of small sectors, which are stored in a separate stream.
    fn small_chain(&self, stream: &[u8], first: u32) -> Option<Vec<u8>> {
        const SMALL: usize = 64;
        let next = numbers(&self.chain(self.u32(60)?)?);
        let mut bytes = Vec::new();
        let (mut number, mut left) = (first, stream.len() / SMALL + 1);
        while number < SPECIAL {
            left = left.checked_sub(1)?;
            let at = usize::try_from(number).ok()?;
            bytes.extend_from_slice(stream.get(at * SMALL..(at + 1) * SMALL)?);
            number = *next.get(at)?;
        }
        Some(bytes)
    }
}

fn numbers(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).filter_map(|four| u32_at(four, 0)).collect()
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..at + 2)?.try_into().ok().map(u16::from_le_bytes)
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..at + 4)?.try_into().ok().map(u32::from_le_bytes)
}
