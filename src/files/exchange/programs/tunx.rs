//! Events of Swiss-Manager (`.TUNX`): little-endian, strings of 16-bit characters preceded by their length,
//! sections that start with a mark of four bytes. The number of pairing records of a round is in its own
//! entry; players without a game have records too.

use super::fields::Person;
use super::{FoundEvent, ProgramFault, content, fields, numbered};
use crate::exchange::roster::PlayerColumn;
use crate::exchange::roster::cells::{Cells, Spot};
use crate::exchange::{Content, FileForm, ImportError, Source};
use crate::i18n::Texts;
use hakem_engine::tournament::{Bye, Forfeit, GameResult, Outcome, RequestedBye, RoundNo};
use hakem_engine::trf::Record;
use std::collections::BTreeSet;

/// The event file of Swiss-Manager.
pub struct SwissManagerEvent;

impl FileForm for SwissManagerEvent {
    fn id(&self) -> &'static str {
        "swiss-manager-event"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["tunx"]
    }

    fn recognises(&self, source: &Source) -> bool {
        source.ends_in(self.endings()) || source.bytes.starts_with(&mark(HEADER))
    }

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        content(source, found(&source.bytes, texts), texts)
    }
}

/// The first byte of the mark of each section.
const HEADER: u8 = 0x93;
const SETTINGS: u8 = 0x95;
const ROUNDS: u8 = 0xA3;
const PLAYERS: u8 = 0xA5;
const PAIRINGS: u8 = 0xB3;

/// Bytes of the header, of a round, of a player and of a pairing after their strings.
const HEADER_BYTES: usize = 0x6C;
const ROUND_BYTES: usize = 106;
const PLAYER_BYTES: usize = 110;
const PAIRING_BYTES: usize = 21;

const PLAYER_STRINGS: usize = 30;

/// Number of strings read from the header: name, arbiters, venue, city, time control, federation.
const HEADER_STRINGS: usize = 21;

/// Marks in place of an opponent: the pairing-allocated bye, and a player who is not paired.
const ALLOCATED: u16 = 0xFFFF;
const NOT_PAIRED: u16 = 0xFFFE;

fn mark(section: u8) -> [u8; 4] {
    [section, 0xFF, 0x89, 0x44]
}

/// Bytes of a file with the reading position.
struct Bytes<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Bytes<'a> {
    /// Advances to the position after the mark of a section.
    fn section(&mut self, section: u8, part: &'static str) -> Result<(), ProgramFault> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let found = rest.windows(4).position(|window| window == mark(section));
        self.at += found.ok_or(ProgramFault::Damaged { part })? + 4;
        Ok(())
    }

    fn take(&mut self, count: usize, part: &'static str) -> Result<Entry<'a>, ProgramFault> {
        let end = self.at.saturating_add(count);
        let taken = self.bytes.get(self.at..end).ok_or(ProgramFault::Damaged { part })?;
        self.at = end;
        Ok(Entry(taken))
    }

    fn string(&mut self, part: &'static str) -> Result<String, ProgramFault> {
        let length = usize::from(self.take(2, part)?.small(0));
        let Entry(text) = self.take(2 * length, part)?;
        let units: Vec<u16> = text.chunks_exact(2).map(|pair| Entry(pair).small(0)).collect();
        Ok(String::from_utf16_lossy(&units))
    }
}

/// Bytes of one entry, read by offset; 0 beyond its end.
#[derive(Clone, Copy)]
struct Entry<'a>(&'a [u8]);

impl Entry<'_> {
    fn byte(self, at: usize) -> u8 {
        self.0.get(at).copied().unwrap_or_default()
    }

    fn small(self, at: usize) -> u16 {
        u16::from_le_bytes([self.byte(at), self.byte(at + 1)])
    }

    fn large(self, at: usize) -> u32 {
        u32::from(self.small(at)) | (u32::from(self.small(at + 2)) << 16)
    }
}

fn found(bytes: &[u8], texts: &Texts) -> Result<FoundEvent, ProgramFault> {
    let mut found = FoundEvent { missing: "program-missing-swiss-manager", ..FoundEvent::default() };
    let mut bytes = Bytes { bytes, at: 0 };
    head(&mut bytes, &mut found)?;
    bytes.section(SETTINGS, "settings")?;
    let settings = bytes.take(0x4F, "settings")?;
    if settings.byte(0x0B) > 1 {
        return Err(ProgramFault::Teams { program: "Swiss-Manager" });
    }
    let is_table = settings.byte(0x0B) == 1;
    let rounds = u8::try_from(settings.small(0)).map_err(|_| ProgramFault::Damaged { part: "settings" })?;
    for (record, at) in [(Record::Start, 0x47), (Record::End, 0x4B)] {
        let day = fields::day(settings.large(at)).map(|day| day.to_string()).unwrap_or_default();
        fields::text(&mut found.file, record, &day);
    }
    // The edition of a Swiss follows from the day; there is no known field for it.
    fields::text(
        &mut found.file,
        Record::Type,
        if is_table { "Individual: Round-Robin" } else { "Individual: Swiss-System" },
    );
    found.file.rounds = (rounds > 0).then_some(RoundNo(rounds));
    bytes.section(ROUNDS, "rounds")?;
    let mut counts = Vec::new();
    for round in (1..=rounds).map(RoundNo) {
        bytes.string("rounds")?;
        let entry = bytes.take(ROUND_BYTES, "rounds")?;
        found.file.dates.push(fields::day(entry.large(0x1E)));
        counts.push((round, usize::from(entry.small(0x24))));
    }
    bytes.section(PLAYERS, "players")?;
    let mut unused: BTreeSet<usize> = BTreeSet::new();
    for number in 1..=usize::from(settings.small(0x13)) {
        unused.extend(player(&mut bytes, &mut found, number, texts)?);
    }
    let label = |at: usize| {
        let named = OTHER_STRINGS.iter().find(|(of, _)| *of == at);
        named.map_or_else(|| format!("({})", at + 1), |(_, name)| (*name).to_owned())
    };
    found.account.name_columns(Vec::new(), unused.into_iter().map(label).collect());
    bytes.section(PAIRINGS, "pairings")?;
    pairings(&mut bytes, &mut found, (&counts, is_table), texts)?;
    Ok(found)
}

/// Reads the strings of the header.
fn head(bytes: &mut Bytes, found: &mut FoundEvent) -> Result<(), ProgramFault> {
    bytes.section(HEADER, "header")?;
    bytes.at = HEADER_BYTES;
    let strings = (0..HEADER_STRINGS).map(|_| bytes.string("header")).collect::<Result<Vec<_>, _>>()?;
    for (record, at) in [
        (Record::Name, 0),
        (Record::City, 10),
        (Record::ChiefArbiter, 3),
        (Record::TimeControl, 14),
        (Record::Federation, 20),
    ] {
        fields::text(&mut found.file, record, strings.get(at).map_or("", String::as_str));
    }
    let deputy = strings.get(4).filter(|deputy| !deputy.trim().is_empty());
    found.file.deputy_arbiters.extend(deputy.cloned());
    Ok(())
}

/// The strings of a player that are read, by meaning, with their names in messages.
const STRINGS: [(PlayerColumn, usize, &str); 6] = [
    (PlayerColumn::Family, 0, "family name"),
    (PlayerColumn::Given, 1, "given name"),
    (PlayerColumn::Title, 4, "title"),
    (PlayerColumn::Licence, 5, "national ID"),
    (PlayerColumn::Club, 9, "club"),
    (PlayerColumn::Federation, 10, "federation"),
];

/// Strings that are not read, with their names in messages; those of others are their positions.
const OTHER_STRINGS: [(usize, &str); 4] = [(3, "short name"), (11, "group 1"), (12, "group 2"), (17, "type")];

/// Reads a player: the strings, then the figures. Returns the unread strings that are not blank.
fn player(
    bytes: &mut Bytes,
    found: &mut FoundEvent,
    number: usize,
    texts: &Texts,
) -> Result<Vec<usize>, ProgramFault> {
    let strings = (0..PLAYER_STRINGS).map(|_| bytes.string("players")).collect::<Result<Vec<_>, _>>()?;
    let entry = bytes.take(PLAYER_BYTES, "players")?;
    let of_figure = |number: u32| if number == 0 { String::new() } else { number.to_string() };
    let sex = match entry.byte(0x06) {
        0 => String::new(),
        1 => "f".to_owned(),
        other => other.to_string(),
    };
    let figures = [
        (PlayerColumn::Sex, "sex", sex),
        (PlayerColumn::Rating, "rating", of_figure(entry.small(0x08).into())),
        (PlayerColumn::NationalRating, "national rating", of_figure(entry.small(0x0A).into())),
        (PlayerColumn::Born, "birth", fields::day_text(&of_figure(entry.large(0x0E)))),
        (PlayerColumn::FideId, "FIDE ID", of_figure(entry.large(0x18))),
    ];
    let spot = |cell, heading, text| Spot { cell, heading, text };
    let text = |at: usize| strings.get(at).map_or("", |text| text.trim());
    let of_strings = STRINGS.map(|(column, at, name)| (column, spot(at + 1, name, text(at))));
    let of_figures =
        figures.each_ref().map(|(column, heading, text)| (*column, spot(0, *heading, text.as_str())));
    let cells: Vec<_> = of_strings.into_iter().chain(of_figures).collect();
    let coefficient = of_figure(entry.small(0x3A).into());
    let mut person = Person::of(&cells);
    person.coefficient = spot(0, "K", &coefficient);
    let mut read = Cells::of(number as u64, texts);
    let player = person.player(number, &mut read);
    found.add(player, read.notes);
    let is_read = |at: &usize| STRINGS.iter().any(|(_, read, _)| read == at);
    Ok((0..PLAYER_STRINGS).filter(|at| !is_read(at) && !text(*at).is_empty()).collect())
}

/// Reads the pairings of all rounds, including those announced for future rounds.
fn pairings(
    bytes: &mut Bytes,
    found: &mut FoundEvent,
    (counts, is_table): (&[(RoundNo, usize)], bool),
    texts: &Texts,
) -> Result<(), ProgramFault> {
    let announced: usize = counts.iter().map(|(_, count)| count).sum();
    let rest = bytes.bytes.get(bytes.at..).unwrap_or_default();
    let next = rest.windows(3).position(|window| window == [0xFF, 0x89, 0x44]);
    let length = next.map_or(rest.len(), |next| next.saturating_sub(1));
    // A file without pairings has a section of a different length.
    if announced > 0 && length != announced * PAIRING_BYTES {
        return Err(ProgramFault::Pairings { announced, found: length / PAIRING_BYTES });
    }
    let mut last = None;
    let mut waiting = Vec::new();
    for &(round, count) in counts {
        for _ in 0..count {
            let entry = bytes.take(PAIRING_BYTES, "pairings")?;
            let [white, black, result] = [0, 2, 4].map(|at| entry.small(at));
            let place = |number: u16| {
                let place = usize::from(number).checked_sub(1).filter(|&place| place < found.players.len());
                place.ok_or(ProgramFault::Unknown { round, number })
            };
            let one = place(white)?;
            match black {
                // The free round of a table counts nothing.
                ALLOCATED if is_table => found.bye(round, one, Bye::Requested(RequestedBye::ZeroPoint))?,
                ALLOCATED => found.bye(round, one, Bye::PairingAllocated)?,
                NOT_PAIRED => waiting.push((round, one, result)),
                black => {
                    let other = place(black)?;
                    let result = known(found, (round, one, result), texts);
                    found.game(round, [one, other], result)?;
                    last = last.max(Some(round));
                }
            }
        }
    }
    not_paired(found, &waiting, last, texts)
}

/// Returns the result of a game; an unknown one is noted and left open.
fn known(
    found: &mut FoundEvent,
    (round, place, result): (RoundNo, usize, u16),
    texts: &Texts,
) -> Option<GameResult> {
    Some(match result {
        0 => return None,
        1 => GameResult::Played(Outcome::WhiteWins),
        2 => GameResult::Played(Outcome::Draw),
        3 => GameResult::Played(Outcome::BlackWins),
        4 => GameResult::Forfeit(Forfeit::ToWhite),
        5 => GameResult::Forfeit(Forfeit::ToBlack),
        6 => GameResult::Forfeit(Forfeit::Both),
        15..=17 => {
            let values = [("round", round.into()), ("number", numbered(place).0.into())];
            found.tell(&texts.with("program-unrated", &values));
            GameResult::Unrated(match result {
                15 => Outcome::WhiteWins,
                16 => Outcome::Draw,
                _ => Outcome::BlackWins,
            })
        }
        unknown => {
            found.tell_result(round, place, &unknown.to_string(), texts);
            return None;
        }
    })
}

/// Records unpaired players: in paired rounds with the points in the file; in future rounds, which have none
/// yet, as absent from the next one on, which the arbiter confirms.
fn not_paired(
    found: &mut FoundEvent,
    waiting: &[(RoundNo, usize, u16)],
    last: Option<RoundNo>,
    texts: &Texts,
) -> Result<(), ProgramFault> {
    let mut asked = 0_usize;
    for &(round, place, result) in waiting {
        let bye = match result {
            1 => RequestedBye::FullPoint,
            2 => RequestedBye::HalfPoint,
            _ => RequestedBye::ZeroPoint,
        };
        asked += usize::from(result == 0 && Some(round) > last);
        found.bye(round, place, Bye::Requested(bye))?;
    }
    if asked > 0 {
        found.tell(&texts.with("program-absences", &[("count", asked.into())]));
    }
    Ok(())
}
