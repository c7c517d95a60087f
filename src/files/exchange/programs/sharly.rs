//! Events of Sharly Chess (`.sce`): an SQLite database whose columns differ by version, so only existing ones
//! are read. Personal data such as mail addresses and payments is not read at all.

use super::fields::Person;
use super::{FoundEvent, ProgramFault, content, fields, numbered};
use crate::exchange::account::{Account, Cause, Found as Place};
use crate::exchange::roster::PlayerColumn;
use crate::exchange::roster::cells::{Cells, Note, Spot};
use crate::exchange::{Content, FileForm, ImportError, Source};
use crate::i18n::Texts;
use hakem_engine::tournament::{
    Bye, Colour, Estimated, Forfeit, GameResult, Outcome, PairingNumber, PartialDate, Player, Points,
    RequestedBye, RoundNo,
};
use hakem_engine::trf::{PointTable, Prohibited, Record, RoundRange};
use jiff::{SignedDuration, Timestamp, civil::Date, tz::TimeZone};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use tempfile::NamedTempFile;

/// The event file of Sharly Chess.
pub struct SharlyChess;

impl FileForm for SharlyChess {
    fn id(&self) -> &'static str {
        "sharly-chess"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["sce"]
    }

    fn recognises(&self, source: &Source) -> bool {
        source.bytes.starts_with(b"SQLite format 3\0") && source.ends_in(self.endings())
    }

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        content(source, found(source, None, texts), texts)
    }
}

impl SharlyChess {
    /// Reads one of the tournaments of an event, by its name.
    pub fn tournament(source: &Source, name: &str, texts: &Texts) -> Result<Content, ImportError> {
        content(source, found(source, Some(name), texts), texts)
    }
}

/// Maximum number of rows read from a table.
const MOST_ROWS: usize = 500_000;

/// Titles of women and men by the numbers of older versions.
const TITLES: [&str; 9] = ["", "WCM", "CM", "WFM", "FM", "WIM", "IM", "WGM", "GM"];

/// A row by column names; values are numbers and JSON texts.
struct DatabaseRow(HashMap<String, Value>);

impl DatabaseRow {
    fn of(&self, column: &str) -> &Value {
        self.0.get(column).unwrap_or(&Value::Null)
    }

    fn text(&self, column: &str) -> &str {
        self.of(column).as_str().unwrap_or_default()
    }

    fn number(&self, column: &str) -> Option<i64> {
        self.of(column).as_i64()
    }

    fn json(&self, column: &str) -> Value {
        serde_json::from_str(self.text(column)).unwrap_or_default()
    }

    /// Returns a day: text that starts with `yyyy-mm-dd`, or seconds since 1970 in the time of France, where
    /// older versions ran.
    fn day(&self, column: &str) -> Option<PartialDate> {
        day(self.of(column))
    }
}

fn day(value: &Value) -> Option<PartialDate> {
    let date: Date = match value {
        Value::String(text) => text.get(..10)?.parse().ok()?,
        Value::Number(seconds) => {
            let seconds = seconds.as_f64().filter(|seconds| (0.0..1e10).contains(seconds))?;
            let then =
                Timestamp::UNIX_EPOCH.checked_add(SignedDuration::try_from_secs_f64(seconds).ok()?).ok()?;
            let in_france = then.checked_add(SignedDuration::from_hours(2)).ok()?;
            in_france.to_zoned(TimeZone::UTC).date()
        }
        _ => return None,
    };
    let part = |number: i8| u8::try_from(number).ok();
    PartialDate::new(u16::try_from(date.year()).ok()?, part(date.month())?, part(date.day())?).ok()
}

/// A database, opened as a copy so that no file is written next to it.
struct Database {
    connection: Connection,
    _copy: NamedTempFile,
}

impl Database {
    fn open(source: &Source) -> Result<Self, ProgramFault> {
        let damaged = ProgramFault::Damaged { part: "database" };
        let mut log = source.path.clone().into_os_string();
        log.push("-wal");
        if std::fs::metadata(log).is_ok_and(|log| log.len() > 0) {
            return Err(ProgramFault::OpenElsewhere);
        }
        let mut copy = NamedTempFile::new().map_err(|_| damaged.clone())?;
        copy.write_all(&source.bytes).and_then(|()| copy.flush()).map_err(|_| damaged.clone())?;
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(copy.path(), flags).map_err(|_| damaged)?;
        Ok(Self { connection, _copy: copy })
    }

    /// Returns the rows of a table; empty if there is no such table.
    fn rows(&self, table: &'static str) -> Result<Vec<DatabaseRow>, ProgramFault> {
        let damaged = |_| ProgramFault::Damaged { part: table };
        let is_table = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?1";
        let tables: i64 = self.connection.query_row(is_table, [table], |row| row.get(0)).map_err(damaged)?;
        if tables == 0 {
            return Ok(Vec::new());
        }
        let select = format!("SELECT * FROM \"{table}\" LIMIT {MOST_ROWS}");
        let mut statement = self.connection.prepare(&select).map_err(damaged)?;
        let columns: Vec<String> = statement.column_names().map(str::to_owned).collect();
        let mut rows = statement.query([]).map_err(damaged)?;
        let mut read = Vec::new();
        while let Some(row) = rows.next().map_err(damaged)? {
            let cell = |at: usize| match row.get_ref(at) {
                Ok(ValueRef::Integer(number)) => Value::from(number),
                Ok(ValueRef::Real(number)) => Value::from(number),
                Ok(ValueRef::Text(text)) => Value::from(String::from_utf8_lossy(text).into_owned()),
                _ => Value::Null,
            };
            read.push(DatabaseRow(
                columns.iter().cloned().enumerate().map(|(at, name)| (name, cell(at))).collect(),
            ));
        }
        Ok(read)
    }
}

/// Reads the requested tournament of an event, else the only one.
fn found(source: &Source, asked: Option<&str>, texts: &Texts) -> Result<FoundEvent, ProgramFault> {
    let database = Database::open(source)?;
    // Older versions stored the players in files of Papi.
    if database.rows("player")?.is_empty() && database.rows("pairing")?.is_empty() {
        return Err(ProgramFault::OlderVersion);
    }
    let tournaments = database.rows("tournament")?;
    let names: Vec<String> = tournaments.iter().map(|row| row.text("name").to_owned()).collect();
    let is_asked = |row: &&DatabaseRow| asked.is_none_or(|asked| row.text("name") == asked);
    let chosen: Vec<&DatabaseRow> = tournaments.iter().filter(is_asked).collect();
    let &[tournament] = chosen.as_slice() else { return Err(ProgramFault::Several { names }) };
    let info = database.rows("info")?.into_iter().next().unwrap_or(DatabaseRow(HashMap::new()));
    let kind = tournament.text("pairing");
    if info.text("event_type") == "TEAM" || kind.contains("TEAM") {
        return Err(ProgramFault::Teams { program: "Sharly Chess" });
    }
    let mut found = FoundEvent { missing: "program-missing-sharly", ..FoundEvent::default() };
    head(&mut found, &info, tournament, names.len() > 1);
    rules(&mut found, &info, tournament, texts);
    let id = tournament.number("id").unwrap_or_default();
    let places = players(&database, &mut found, (id, tournament.number("rating").unwrap_or(1)), texts)?;
    rounds(&database, &mut found, id, &places, texts)?;
    prohibited(&database, &mut found, id, &places)?;
    Ok(found)
}

/// Reads the settings of the event.
fn head(found: &mut FoundEvent, info: &DatabaseRow, tournament: &DatabaseRow, is_one_of_several: bool) {
    let [event, section] = [info, tournament].map(|row| row.text("name"));
    let name =
        if is_one_of_several || event.is_empty() { format!("{event} {section}") } else { event.to_owned() };
    let place =
        [tournament, info].map(|row| row.text("location")).into_iter().find(|place| !place.is_empty());
    let first = |columns: [&str; 2]| {
        let rows = [tournament, info];
        rows.iter().flat_map(|row| columns.map(|column| row.day(column))).flatten().next()
    };
    let days = [first(["start", "start_date"]), first(["stop", "stop_date"])];
    let [begins, ends] = days.map(|day| day.map(|day| day.to_string()).unwrap_or_default());
    for (record, text) in [
        (Record::Name, name.as_str()),
        (Record::City, place.unwrap_or_default()),
        (Record::Federation, info.text("federation")),
        (Record::Start, &begins),
        (Record::End, &ends),
        (Record::EncodedTimeControl, tournament.text("time_control_trf25")),
    ] {
        fields::text(&mut found.file, record, text);
    }
    let rounds = tournament.number("rounds").and_then(|rounds| u8::try_from(rounds).ok());
    found.file.rounds = rounds.filter(|&rounds| rounds > 0).map(RoundNo);
    let times = tournament.json("round_datetimes");
    let days =
        (1..=rounds.unwrap_or(0)).map(|round| day(times.get(round.to_string()).unwrap_or(&Value::Null)));
    found.file.dates = days.collect();
    if found.file.dates.iter().all(Option::is_none) {
        found.file.dates.clear();
    }
}

/// Reads the system, the initial colour and the values of results.
fn rules(found: &mut FoundEvent, info: &DatabaseRow, tournament: &DatabaseRow, texts: &Texts) {
    let kind = tournament.text("pairing");
    let (words, code) = match () {
        () if kind.ends_with("DOUBLE_BERGER") => ("Individual: Round-Robin", "BERGER_DOUBLEROUNDROBIN"),
        () if kind.ends_with("BERGER") => ("Individual: Round-Robin", "BERGER_ROUNDROBIN"),
        () if kind.ends_with("SWISS_BAKU") => ("Individual: Swiss-System (Dutch)", "FIDE_DUTCH_BAKU"),
        () => ("Individual: Swiss-System (Dutch)", ""),
    };
    fields::text(&mut found.file, Record::Type, words);
    fields::text(&mut found.file, Record::EncodedType, code);
    if code.is_empty() && !kind.ends_with("SWISS_STANDARD") {
        let kind = kind.rsplit('-').next().unwrap_or(kind);
        found.tell(&texts.with("program-acceleration", &[("kind", kind.into())]));
    }
    found.file.initial_colour =
        match tournament.json("pairing_settings").get("COLOR_SEED").and_then(Value::as_str) {
            Some("W") => Some(Colour::White),
            Some("B") => Some(Colour::Black),
            _ => None,
        };
    let points = |result: i64| {
        let value = tournament.json("game_points").get(result.to_string())?.as_f64()?;
        // Tenths are the finest step; the value is small.
        (0.0..100.0).contains(&value).then(|| Points::from_tenths((value * 10.0).round() as i32))
    };
    let older = |column: &str| tournament.number(column).or_else(|| info.number(column));
    let is_three = older("three_points_for_a_win") == Some(1);
    let [loss, draw, win] = if is_three { [0, 10, 30] } else { [0, 5, 10] }.map(Points::from_tenths);
    let bye = match older("pab_value").or_else(|| older("paired_bye_result")) {
        Some(1) => loss,
        Some(2) => draw,
        _ => win,
    };
    found.file.points = Some(PointTable {
        win: points(3).or(Some(win)),
        draw: points(2).or(Some(draw)),
        loss: points(1).or(Some(loss)),
        absence: points(7).or(Some(Points::ZERO)),
        pairing_allocated_bye: points(9).or(Some(bye)),
        unknown: None,
    });
}

/// Registers the players of a tournament in order of their pairing numbers; before round 1 in order of
/// rating. Returns the index of each by the id in the file.
fn players(
    database: &Database,
    found: &mut FoundEvent,
    (tournament, rate): (i64, i64),
    texts: &Texts,
) -> Result<HashMap<i64, usize>, ProgramFault> {
    let of_tournament = database.rows("tournament_player")?.into_iter();
    let numbers: HashMap<i64, Option<i64>> = of_tournament
        .filter(|row| row.number("tournament_id") == Some(tournament))
        .filter_map(|row| Some((row.number("player_id")?, row.number("pairing_number"))))
        .collect();
    let rows = database.rows("player")?;
    name_columns(&mut found.account, &rows);
    let mut listed: Vec<(Option<i64>, i64, Player, Vec<Note>)> = Vec::new();
    for row in &rows {
        let Some(id) = row.number("id") else { continue };
        let number = match numbers.get(&id) {
            Some(number) => *number,
            None if numbers.is_empty() && row.number("tournament_id").is_none_or(|of| of == tournament) => {
                row.number("pairing_number")
            }
            None => continue,
        };
        let (player, notes) = player(row, rate, id, texts);
        listed.push((number, id, player, notes));
    }
    listed.sort_by_key(|(number, id, player, _)| {
        let rating = player.rating.or(player.national_rating).map(|rating| rating.get());
        (number.is_none(), *number, std::cmp::Reverse(rating), *id)
    });
    let mut places = HashMap::new();
    for (_, id, player, notes) in listed {
        places.insert(id, found.add(player, notes));
    }
    Ok(places)
}

/// The columns of the table of players that are read.
const COLUMNS: &str = "id tournament_id pairing_number last_name first_name title gender date_of_birth fide_id \
                       federation club ratings plugin_data";

/// Lists the columns that are read, and the others; figures of 0 state nothing.
fn name_columns(account: &mut Account, rows: &[DatabaseRow]) {
    let states = |value: &Value| match value {
        Value::Null => false,
        Value::String(text) => !matches!(text.as_str(), "" | "{}" | "[]"),
        value => value.as_f64() != Some(0.0),
    };
    let named = rows.iter().flat_map(|row| &row.0).filter(|(_, value)| states(value)).map(|(name, _)| name);
    fields::name_columns(account, named, |name| COLUMNS.split(' ').any(|column| column == name));
}

fn player(row: &DatabaseRow, rate: i64, id: i64, texts: &Texts) -> (Player, Vec<Note>) {
    let number =
        |column: &str| row.number(column).filter(|&number| number != 0).map(|number| number.to_string());
    let title = match row.of("title") {
        Value::Number(_) => {
            let at = row.number("title").and_then(|at| usize::try_from(at).ok());
            let known = at.and_then(|at| TITLES.get(at)).map(|title| (*title).to_owned());
            known.or_else(|| number("title")).unwrap_or_default()
        }
        _ => row.text("title").to_owned(),
    };
    let sex = match (row.text("gender"), row.number("gender")) {
        (_, Some(1)) => "f".to_owned(),
        (_, Some(2)) => "m".to_owned(),
        ("", _) => number("gender").unwrap_or_default(),
        (text, _) => text.to_owned(),
    };
    let born = row.day("date_of_birth").map(|day| day.to_string().replace("/00", ""));
    let born = born.unwrap_or_else(|| row.text("date_of_birth").to_owned());
    let ratings = row.json("ratings");
    let of_rate = ratings.get(rate.to_string()).unwrap_or(&Value::Null);
    let value = |kind: &str, number: i64| {
        let older =
            of_rate.get("value").filter(|_| of_rate.get("type").and_then(Value::as_i64) == Some(number));
        let points = of_rate.get(kind).and_then(Value::as_i64).or_else(|| older.and_then(Value::as_i64));
        points.filter(|&points| points != 0).map(|points| points.to_string())
    };
    let (fide, national, estimate) = (value("fide", 3), value("national", 2), value("estimated", 1));
    let is_estimate = national.is_none() && estimate.is_some();
    let data = row.json("plugin_data");
    let licence = data.pointer("/ffe/ffe_licence_number").and_then(Value::as_str).unwrap_or_default();
    let fide_id = number("fide_id").unwrap_or_else(|| row.text("fide_id").to_owned());
    let [fide, national] = [fide, national.or(estimate)].map(Option::unwrap_or_default);
    let cells = [
        (PlayerColumn::Family, "last_name", row.text("last_name")),
        (PlayerColumn::Given, "first_name", row.text("first_name")),
        (PlayerColumn::Title, "title", &title),
        (PlayerColumn::Sex, "gender", &sex),
        (PlayerColumn::Born, "date_of_birth", &born),
        (PlayerColumn::FideId, "fide_id", &fide_id),
        (PlayerColumn::Federation, "federation", row.text("federation")),
        (PlayerColumn::Club, "club", row.text("club")),
        (PlayerColumn::Rating, "ratings", &fide),
        (PlayerColumn::NationalRating, "ratings", &national),
        (PlayerColumn::Licence, "ffe_licence_number", licence),
    ];
    let cells = cells.map(|(column, heading, text)| (column, Spot { cell: 0, heading, text }));
    let mut read = Cells::of(id.unsigned_abs(), texts);
    let mut player = Person::of(&cells).player(usize::try_from(id).unwrap_or_default(), &mut read);
    player.estimated = Estimated::of(false, is_estimate && player.national_rating.is_some());
    (player, read.notes)
}

/// Reads the rounds: a row per player and round, with a board if the player was paired.
fn rounds(
    database: &Database,
    found: &mut FoundEvent,
    tournament: i64,
    places: &HashMap<i64, usize>,
    texts: &Texts,
) -> Result<(), ProgramFault> {
    let boards: HashMap<i64, [Option<i64>; 2]> = database
        .rows("board")?
        .iter()
        .filter_map(|row| {
            Some((row.number("id")?, ["white_player_id", "black_player_id"].map(|id| row.number(id))))
        })
        .collect();
    let rows = database.rows("pairing")?;
    let rows = rows.iter().filter(|row| row.number("tournament_id").is_none_or(|of| of == tournament));
    for row in rows {
        let (Some(id), Some(round)) = (row.number("player_id"), row.number("round")) else {
            let line = row.number("id").unwrap_or_default().unsigned_abs();
            found.account.note(Cause::Unreadable, "", Place::new(line, 0, "pairing"));
            continue;
        };
        let round =
            u8::try_from(round).map(RoundNo).map_err(|_| ProgramFault::Damaged { part: "pairing" })?;
        let Some(&place) = places.get(&id) else {
            // Without the tournament, the row may belong to another one.
            if row.number("tournament_id").is_some() {
                let number = u16::try_from(id.unsigned_abs()).unwrap_or(u16::MAX);
                return Err(ProgramFault::Unknown { round, number });
            }
            continue;
        };
        let result = row.number("result").unwrap_or_default();
        let board = row.number("board_id").and_then(|id| boards.get(&id));
        match board {
            Some([Some(white), Some(black)]) => {
                if *white == id {
                    let number = u16::try_from(black.unsigned_abs()).unwrap_or(u16::MAX);
                    let other = *places.get(black).ok_or(ProgramFault::Unknown { round, number })?;
                    let result = game(found, (round, place, result), texts);
                    found.game(round, [place, other], result)?;
                }
            }
            _ => {
                let bye = match result {
                    // 14 is the free round of a table.
                    7 | 14 => Bye::Requested(RequestedBye::ZeroPoint),
                    8 => Bye::Requested(RequestedBye::HalfPoint),
                    10 => Bye::Requested(RequestedBye::FullPoint),
                    9 => Bye::PairingAllocated,
                    _ if board.is_some() => Bye::PairingAllocated,
                    0 => continue,
                    unknown => {
                        found.tell_result(round, place, &unknown.to_string(), texts);
                        continue;
                    }
                };
                found.bye(round, place, bye)?;
            }
        }
    }
    Ok(())
}

/// Returns the result of a game by that of White; an unknown one is noted and left open.
fn game(
    found: &mut FoundEvent,
    (round, place, result): (RoundNo, usize, i64),
    texts: &Texts,
) -> Option<GameResult> {
    Some(match result {
        0 => return None,
        1 => GameResult::Played(Outcome::BlackWins),
        2 => GameResult::Played(Outcome::Draw),
        3 => GameResult::Played(Outcome::WhiteWins),
        4 => GameResult::Forfeit(Forfeit::ToBlack),
        5 => GameResult::Forfeit(Forfeit::Both),
        6 => GameResult::Forfeit(Forfeit::ToWhite),
        11 => GameResult::Unrated(Outcome::BlackWins),
        12 => GameResult::Unrated(Outcome::Draw),
        13 => GameResult::Unrated(Outcome::WhiteWins),
        15 => GameResult::Played(Outcome::BothLose),
        16 => GameResult::Played(Outcome::WhiteDraws),
        17 => GameResult::Played(Outcome::BlackDraws),
        18 => GameResult::Unrated(Outcome::BothLose),
        19 => GameResult::Unrated(Outcome::WhiteDraws),
        20 => GameResult::Unrated(Outcome::BlackDraws),
        unknown => {
            found.tell_result(round, place, &unknown.to_string(), texts);
            return None;
        }
    })
}

/// Reads the groups of players who may not meet; a group that should only be avoided is left to the arbiter.
fn prohibited(
    database: &Database,
    found: &mut FoundEvent,
    tournament: i64,
    places: &HashMap<i64, usize>,
) -> Result<(), ProgramFault> {
    let mut members: BTreeMap<i64, Vec<PairingNumber>> = BTreeMap::new();
    for row in database.rows("prohibited_pairing_group_member")? {
        let place = row.number("member_id").and_then(|id| places.get(&id));
        if let (Some(group), Some(place)) = (row.number("group_id"), place) {
            members.entry(group).or_default().push(numbered(*place));
        }
    }
    let last = found.file.rounds.unwrap_or(RoundNo(1));
    for row in database.rows("prohibited_pairing_group")? {
        let is_it = row.number("tournament_id") == Some(tournament) && row.number("is_hard") != Some(0);
        let players = row.number("id").filter(|_| is_it).and_then(|id| members.remove(&id));
        let round = row.number("round").and_then(|round| u8::try_from(round).ok()).map(RoundNo);
        let rounds = RoundRange { first: round.unwrap_or(RoundNo(1)), last: round.unwrap_or(last) };
        found.file.prohibited.extend(players.map(|players| Prohibited { rounds, players }));
    }
    Ok(())
}
