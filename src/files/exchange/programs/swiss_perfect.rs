//! Events of SwissPerfect: `.ini` (text), `.trn` (players) and `.sco` (games) with the same name, the latter
//! two in the format of dBASE III.

use super::fields::Person;
use super::{FoundEvent, ProgramFault, content, fields};
use crate::exchange::account::{Account, Cause, Found as Place};
use crate::exchange::roster::PlayerColumn;
use crate::exchange::roster::cells::{Cells, Note, Spot};
use crate::exchange::{Content, FileForm, ImportError, Source};
use crate::i18n::Texts;
use crate::rows::archive;
use encoding_rs::WINDOWS_1252;
use hakem_engine::tournament::{Bye, Forfeit, GameResult, Outcome, Player, RequestedBye, RoundNo};
use hakem_engine::trf::{Code, Record, RoundCell};
use std::collections::HashMap;

/// The three files of an event of SwissPerfect, of which any one is named, or a zip file with them.
pub struct SwissPerfect;

/// The extensions of the files: settings, players, games.
const ENDINGS: [&str; 3] = ["ini", "trn", "sco"];

/// Titles by their numbers in the file.
const TITLES: [&str; 7] = ["", "GM", "WGM", "IM", "WIM", "FM", "WFM"];

impl FileForm for SwissPerfect {
    fn id(&self) -> &'static str {
        "swiss-perfect"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["trn", "sco"]
    }

    fn recognises(&self, source: &Source) -> bool {
        let is_settings = || source.ends_in(&["ini"]) && source.begin().contains("[Tournament Info]");
        source.ends_in(self.endings()) || is_settings() || members(source).is_some()
    }

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        content(source, files(source).and_then(|files| found(&files, texts)), texts)
    }
}

/// Returns the three files of a zip file with exactly one of each.
fn members(source: &Source) -> Option<[Vec<u8>; 3]> {
    let names = archive::is_zip(&source.bytes).then(|| archive::members(&source.bytes)).flatten()?;
    let member = |ending: &str| {
        let mut named =
            names.iter().filter(|name| name.to_ascii_lowercase().ends_with(&format!(".{ending}")));
        let (name, None) = (named.next()?, named.next()) else { return None };
        archive::member(&source.bytes, name)
    };
    let [settings, players, games] = ENDINGS;
    Some([member(settings)?, member(players)?, member(games)?])
}

/// Returns the bytes of the three files: those in a zip file, else those next to the named one.
fn files(source: &Source) -> Result<[Vec<u8>; 3], ProgramFault> {
    if let Some(files) = members(source) {
        return Ok(files);
    }
    let read = |ending: &str| {
        if source.ends_in(&[ending]) {
            return Ok(source.bytes.clone());
        }
        let beside =
            [ending.to_owned(), ending.to_ascii_uppercase()].map(|it| source.path.with_extension(it));
        let found = beside.iter().find_map(|path| Source::open(path).ok());
        let name =
            || beside[0].file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        found.map(|found| found.bytes).ok_or_else(|| ProgramFault::Missing { file: name() })
    };
    let [settings, players, games] = ENDINGS;
    Ok([read(settings)?, read(players)?, read(games)?])
}

/// A dBASE record by the names of its fields.
struct Fields(HashMap<String, String>);

impl Fields {
    fn text(&self, field: &str) -> &str {
        self.0.get(field).map_or("", String::as_str)
    }

    fn number(&self, field: &str) -> Option<i64> {
        self.text(field).parse().ok()
    }
}

/// Reads a table of dBASE III: 32 bytes, a description of 32 bytes per field up to a carriage return, then
/// records that start with a deletion mark. Text ends at the first zero byte.
fn table(bytes: &[u8], part: &'static str) -> Result<Vec<Fields>, ProgramFault> {
    let damaged = || ProgramFault::Damaged { part };
    let small = |at: usize| {
        let pair = bytes.get(at..at + 2).and_then(|pair| pair.try_into().ok());
        pair.map(u16::from_le_bytes).map(usize::from).ok_or_else(damaged)
    };
    let count = small(4)? | (small(6)? << 16);
    let (head, length) = (small(8)?, small(10)?);
    let mut described = Vec::new();
    for entry in bytes.get(32..head).ok_or_else(damaged)?.chunks_exact(32) {
        if entry.first() == Some(&b'\r') {
            break;
        }
        let name: Vec<u8> = entry.iter().copied().take(11).take_while(|&byte| byte != 0).collect();
        let width = entry.get(16).copied().map(usize::from).unwrap_or_default();
        described.push((String::from_utf8_lossy(&name).into_owned(), width));
    }
    let records = bytes.get(head..).unwrap_or_default();
    if length == 0 || described.is_empty() || records.len() / length < count {
        return Err(damaged());
    }
    let record = |record: &[u8]| {
        let mut at = 1;
        let mut fields = HashMap::new();
        for (name, width) in &described {
            let text = record.get(at..at + width).unwrap_or_default();
            let text: Vec<u8> = text.iter().copied().take_while(|&byte| byte != 0).collect();
            fields.insert(name.clone(), WINDOWS_1252.decode_without_bom_handling(&text).0.trim().to_owned());
            at += width;
        }
        Fields(fields)
    };
    let kept = records.chunks_exact(length).take(count).filter(|record| record.first() != Some(&b'*'));
    Ok(kept.map(record).collect())
}

fn found([settings, players, games]: &[Vec<u8>; 3], texts: &Texts) -> Result<FoundEvent, ProgramFault> {
    let mut found = FoundEvent { missing: "program-missing-swiss-perfect", ..FoundEvent::default() };
    let settings = WINDOWS_1252.decode_without_bom_handling(settings).0;
    let mut section = "";
    for line in settings.lines().map(str::trim) {
        if line.starts_with('[') {
            section = line;
        } else if let (Some((key, value)), "[Tournament Info]") = (line.split_once('='), section) {
            match key.trim() {
                "Name" => fields::text(&mut found.file, Record::Name, value),
                "Arbiter" => fields::text(&mut found.file, Record::ChiefArbiter, value),
                _ => {}
            }
        }
    }
    fields::text(&mut found.file, Record::Type, "Individual: Swiss-System");
    let mut listed = table(players, ENDINGS[1])?;
    let games = table(games, ENDINGS[2])?;
    let is_numbered = listed.iter().all(|fields| fields.number("START_NO").is_some_and(|number| number > 0));
    let key = if is_numbered { "START_NO" } else { "ID" };
    listed.sort_by_key(|fields| fields.number(key));
    let mut places = HashMap::new();
    for fields in &listed {
        let id = fields.number("ID").ok_or(ProgramFault::Damaged { part: ENDINGS[1] })?;
        let (player, notes) = player(fields, found.players.len() + 1, texts);
        let place = found.add(player, notes);
        places.insert(id, place);
    }
    name_fields(&mut found.account, &listed);
    rounds(&mut found, &games, &places, texts)?;
    bonus(&mut found, &listed, texts);
    Ok(found)
}

/// The fields of players that are read, by their meanings.
const FIELDS: [(PlayerColumn, &str); 11] = [
    (PlayerColumn::Family, "SURNAME"),
    (PlayerColumn::Given, "FIRSTNAME"),
    (PlayerColumn::Title, "TITLE"),
    (PlayerColumn::Sex, "SEX"),
    (PlayerColumn::Rating, "INTL_RTG"),
    (PlayerColumn::NationalRating, "LOC_RTG"),
    (PlayerColumn::FideId, "INTL_ID"),
    (PlayerColumn::Licence, "LOC_ID"),
    (PlayerColumn::Federation, "FEDER"),
    (PlayerColumn::Club, "CLUB"),
    (PlayerColumn::Born, "BIRTH_DATE"),
];

/// Further fields of players that are read.
const OTHER_FIELDS: [&str; 3] = ["ID", "START_NO", "BONUS"];

/// Lists the fields that are read, and the others; figures of 0 state nothing.
fn name_fields(account: &mut Account, listed: &[Fields]) {
    let states = |text: &str| !matches!(text, "" | "0" | "F" | "N" | "?");
    let named =
        listed.iter().flat_map(|record| &record.0).filter(|(_, text)| states(text)).map(|(name, _)| name);
    fields::name_columns(account, named, |name| {
        FIELDS.iter().map(|(_, field)| *field).chain(OTHER_FIELDS).any(|field| field == name)
    });
}

fn player(record: &Fields, number: usize, texts: &Texts) -> (Player, Vec<Note>) {
    let text = |field: &str| match (field, record.number(field)) {
        ("TITLE", Some(0)) | ("SEX", Some(0)) => "",
        ("TITLE", Some(title)) => {
            let at = usize::try_from(title).ok();
            at.and_then(|at| TITLES.get(at)).copied().unwrap_or(record.text(field))
        }
        ("SEX", Some(1)) => "m",
        ("SEX", Some(2)) => "f",
        _ => record.text(field),
    };
    let born = fields::day_text(record.text("BIRTH_DATE"));
    let cells = FIELDS.map(|(column, heading)| {
        let text = if column == PlayerColumn::Born { &born } else { text(heading) };
        (column, Spot { cell: 0, heading, text })
    });
    let mut read = Cells::of(number as u64, texts);
    let player = Person::of(&cells).player(number, &mut read);
    (player, read.notes)
}

/// Reads the games: points in halves, with type 1 for each player of a played game.
fn rounds(
    found: &mut FoundEvent,
    games: &[Fields],
    places: &HashMap<i64, usize>,
    texts: &Texts,
) -> Result<(), ProgramFault> {
    for record in games {
        let field = |field: &str| record.number(field).unwrap_or_default();
        let round = u8::try_from(field("ROUND")).ok().filter(|&round| round > 0);
        let round = round.map(RoundNo).ok_or(ProgramFault::Damaged { part: ENDINGS[2] })?;
        let place = |id: i64| {
            let number = u16::try_from(id).unwrap_or_default();
            places.get(&id).copied().ok_or(ProgramFault::Unknown { round, number })
        };
        let scores = (field("W_SCORE"), field("B_SCORE"));
        match (field("WHITE"), field("BLACK")) {
            (white, black) if white > 0 && black > 0 => {
                let result = result(scores, (field("W_TYPE"), field("B_TYPE")));
                let white = place(white)?;
                if result.is_none() && scores != (0, 0) {
                    found.tell_result(round, white, &format!("{}:{}", scores.0, scores.1), texts);
                }
                found.game(round, [white, place(black)?], result)?;
            }
            (0, 0) => {}
            (white, black) => {
                let (id, score) = if white > 0 { (white, scores.0) } else { (black, scores.1) };
                let bye = match score {
                    2.. => Bye::PairingAllocated,
                    1 => Bye::Requested(RequestedBye::HalfPoint),
                    _ => Bye::Requested(RequestedBye::ZeroPoint),
                };
                let place = place(id)?;
                found.bye(round, place, bye)?;
            }
        }
    }
    allocated_once(found);
    Ok(())
}

/// Turns byes worth a point into full-point byes if a round has several: none of them is the
/// pairing-allocated one.
fn allocated_once(found: &mut FoundEvent) {
    let rounds = found.players.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
    for round in 0..rounds {
        let is_allocated =
            |cell: Option<&RoundCell>| cell == Some(&RoundCell::Alone(Code::PairingAllocatedBye));
        let count = found.players.iter().filter(|(_, cells)| is_allocated(cells.get(round))).count();
        let cells = found.players.iter_mut().filter_map(|(_, cells)| cells.get_mut(round));
        for cell in cells.filter(|cell| count > 1 && is_allocated(Some(cell))) {
            *cell = RoundCell::Alone(Code::FullPointBye);
        }
    }
}

/// Returns the result of a game by the points in halves and the types: 1 for a played game, 0 for none yet, others for
/// forfeits. Without points a game of type 0 is open, and one of other types is forfeited by both.
fn result((white, black): (i64, i64), types: (i64, i64)) -> Option<GameResult> {
    let is_played = types == (1, 1);
    if (white, black) == (0, 0) && !is_played {
        return (types != (0, 0)).then_some(GameResult::Forfeit(Forfeit::Both));
    }
    let outcome = match (white, black) {
        (2, 0) => Outcome::WhiteWins,
        (0, 2) => Outcome::BlackWins,
        (1, 1) => Outcome::Draw,
        (0, 0) => Outcome::BothLose,
        (1, 0) => Outcome::WhiteDraws,
        (0, 1) => Outcome::BlackDraws,
        _ => return None,
    };
    Some(match (is_played, outcome) {
        (false, Outcome::WhiteWins) => GameResult::Forfeit(Forfeit::ToWhite),
        (false, Outcome::BlackWins) => GameResult::Forfeit(Forfeit::ToBlack),
        (false, outcome) => GameResult::Unrated(outcome),
        (true, outcome) => GameResult::Played(outcome),
    })
}

/// Returns a number of points such as `1` or `0.5` in halves.
fn halves(points: &str) -> Option<usize> {
    let (whole, part) = points.split_once(['.', ',']).unwrap_or((points, ""));
    let whole: usize = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    match part.trim_end_matches('0') {
        "" => Some(2 * whole),
        "5" => Some(2 * whole + 1),
        _ => None,
    }
}

/// Adds points without a round to rounds without a game, half a point each, and notes it. Rounds that the file lists
/// without points come first: the others precede a late entry or follow a withdrawal.
fn bonus(found: &mut FoundEvent, listed: &[Fields], texts: &Texts) {
    let last = found.players.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
    let last = u8::try_from(last).unwrap_or(u8::MAX);
    for (place, record) in listed.iter().enumerate() {
        let text = record.text("BONUS");
        let Some(halves) = halves(text).filter(|&halves| halves > 0) else {
            if halves(text).is_none() {
                found.account.note(Cause::NotAResult, "BONUS", Place::new(place as u64 + 1, 0, text));
            }
            continue;
        };
        let zero = RoundCell::Alone(Code::of_bye(Bye::Requested(RequestedBye::ZeroPoint)));
        let mut rounds = Vec::new();
        for wanted in [zero, RoundCell::Blank] {
            let all = (1..=last).map(RoundNo);
            rounds.extend(all.filter(|&round| found.cell(place, round).is_some_and(|cell| *cell == wanted)));
        }
        let given = halves.min(rounds.len());
        for round in rounds.into_iter().take(given) {
            if let Some(cell) = found.cell(place, round) {
                *cell = RoundCell::Alone(Code::of_bye(Bye::Requested(RequestedBye::HalfPoint)));
            }
        }
        let values = [("number", (place + 1).into()), ("given", given.into()), ("halves", halves.into())];
        let told = texts.with("program-bonus", &values);
        found.account.note(Cause::Other, "BONUS", Place::of_file(told));
    }
}
