//! Content of an imported report that an event stores verbatim, so that it is written unchanged.

mod words;

pub(super) use words::{keep, stand};

use super::comment::foreign_words;
use super::legs::is_of_teams;
use super::system::{encoded_type, is_own_type};
use super::write::{count, line, national_line};
use super::{National, Record, RoundCell, TrfFile};
use crate::tournament::{
    KeptLine, Licence, Name, PairingNumber, Player, PlayerId, Rating, ReportRecords, RoundNo, Settings,
};

/// The preceding record, with its index within its kind; `None` at the start of a file.
type After = Option<(Record, usize)>;

/// Records of one line of text that do not affect the event.
const TEXTS: [Record; 5] =
    [Record::TeamCount, Record::Type, Record::RankingMethod, Record::EncodedType, Record::BoardColours];

const LINES: [Record; 7] = [
    Record::MatchPoints,
    Record::TeamRoster,
    Record::LineUp,
    Record::TeamByes,
    Record::ForfeitedMatch,
    Record::BoardLine,
    Record::ScoreLine,
];

/// Codes that a national line cannot have: lines of older programs start with them.
const OLDER: [&str; 11] = ["XXR", "XXC", "XXZ", "XXP", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"];

/// Returns the content of a report that does not affect the event.
pub(super) fn records(file: &TrfFile, settings: &Settings) -> ReportRecords {
    // Content that an event of this system writes itself need not be stored.
    let is_own = |record, text: &str| {
        let (system, begins) = (settings.system.as_str(), settings.begins);
        let written = |baku| encoded_type(system, &settings.options, begins, baku) == text;
        match record {
            Record::Type => is_own_type(&settings.system, text),
            Record::EncodedType => written(false) || written(true),
            _ => false,
        }
    };
    // A team event writes the records of its teams itself, all but 801.
    let has_teams = is_of_teams(&settings.system);
    let texts = TEXTS.into_iter().filter_map(|record| {
        let is_of_teams = has_teams && matches!(record, Record::TeamCount | Record::BoardColours);
        let text = file.text(record).filter(|text| !is_of_teams && !is_own(record, text))?;
        Some((record.code().to_owned(), text.to_owned()))
    });
    let mut lines: Vec<(After, String, bool)> = Vec::new();
    for record in LINES.into_iter().filter(|&record| !has_teams || record == Record::BoardLine) {
        lines.extend(
            (0..count(file, record)).map(|place| (Some((record, place)), line(file, record, place), false)),
        );
    }
    for (place, player) in file.players.iter().enumerate() {
        let used = player.national.iter().position(is_used);
        let others = player.national.iter().enumerate().filter(|&(at, _)| Some(at) != used);
        lines.extend(others.map(|(_, national)| {
            (Some((Record::Player, place)), national_line(player.number, national), false)
        }));
    }
    let comments = file.loose.iter().filter_map(|loose| {
        Some((loose.after, foreign_words(&loose.text, &settings.system)?.into_owned(), true))
    });
    lines.extend(comments);
    // A record precedes the comments that follow it.
    lines.sort_by_key(|&(after, ..)| after);
    ReportRecords {
        texts: texts.collect(),
        system: (!file.texts.is_empty()).then(|| settings.system.clone()),
        lines: lines.into_iter().map(|(after, text, is_loose)| kept_line(after, text, is_loose)).collect(),
        uncoloured: uncoloured(file),
        ..ReportRecords::default()
    }
}

/// Returns the forfeited games whose colours a file does not state, each once: players are registered in the
/// order of the file.
fn uncoloured(file: &TrfFile) -> Vec<(RoundNo, [PlayerId; 2])> {
    let places = file.places_by_number();
    let id = |number: PairingNumber| {
        let place = places.get(usize::from(number.0)).copied().flatten()?;
        u32::try_from(place + 1).ok().map(PlayerId)
    };
    let of_cell = |&(number, round): &(PairingNumber, RoundNo)| match file.player(number)?.cell(round) {
        RoundCell::Game { opponent, .. } if number < opponent => Some((round, [id(number)?, id(opponent)?])),
        _ => None,
    };
    file.uncoloured.iter().filter_map(of_cell).collect()
}

/// Keeps a line with its preceding record.
fn kept_line(after: After, text: String, is_loose: bool) -> KeptLine {
    let place = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
    let odd = is_loose && !words::is_loose(&text);
    KeptLine { after: after.map(|(record, at)| (record.code().to_owned(), place(at))), text, odd }
}

/// Returns true if an event uses this national line, because it has a valid rating or a licence number.
pub(super) fn is_used(line: &National) -> bool {
    let rating = line.details.rating.is_some_and(|points| Rating::new(points.into()).is_ok());
    rating || Licence::new(&line.details.id).is_ok()
}

/// Returns the federation of a player's national rating and licence, three capital letters: the separate one, else that
/// of the event, else that of the player.
pub(super) fn national_code<'a>(event: Option<&'a Name>, player: &'a Player) -> &'a str {
    let codes = [player.national_federation.as_ref(), event, player.federation.as_ref()];
    let is_code = |code: &str| {
        code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase()) && !OLDER.contains(&code)
    };
    codes.into_iter().flatten().map(Name::as_str).find(|code| is_code(code)).unwrap_or("XXX")
}
