//! Writing of files, exact to the column (F-16 to F-22).

use super::layout;
use super::pen::{Counted, LineEnd, Pen};
use super::read::BYES;
use super::result_points::Worth;
use super::{
    AbnormalPoints, Code, Details, LeadingZeros, LineUp, MatchPoints, National, PlayerLine, PointTable,
    Prohibited, Record, RequestedByes, RoundCell, ScoreLine, TeamByes, TeamRecord, TeamRoster, TrfFile,
    VirtualPoints, acceleration, adjustments, option, rating_corrections, system::options_in_192, system_id,
};
use crate::tournament::{
    Acceleration, Bye, Colour, Forfeit, PairingNumber, PointSystem, Points, RequestedBye, RoundNo, Sex,
    SystemId,
};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// Set of records used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    #[default]
    Trf2026,
    /// The records common to other pairing engines (F-22), virtual points as records 250: for bbpPairings and
    /// TieBreakServer.
    Compatible,
    /// The same with virtual points as `XXA` and points as `XXS`: for py4swiss and JaVaFo.
    CompatibleXxa,
    /// TRF16 and the extensions `XX…` of JaVaFo, without any record of 2026. Data without a TRF16 form is
    /// omitted: byes announced beyond the next round, prohibited pairs of other rounds, points of single games.
    Trf16,
}

/// Format options of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    pub line_end: LineEnd,
    pub dialect: Dialect,
    pub counted: Counted,
}

/// Formats a file. Nothing is added, and reading the text returns the same file. A text that does not fit its columns
/// is truncated, and a number omitted.
///
/// ```
/// use hakem_engine::tournament::{SYSTEM_IN_FORCE, SystemId};
/// use hakem_engine::trf::{self, Dialect, Style};
///
/// let report = trf::read(&std::fs::read_to_string("example.trf")?)?;
/// let event = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))?.event;
/// let style = Style { dialect: Dialect::Trf16, ..Style::default() };
/// let text = trf::write(&trf::from_snapshot(&event), style);
/// assert!(text.lines().any(|line| line == "XXR 5"), "TRF16 has the number of rounds in an extension");
/// assert_eq!(trf::read(&text)?.file.players[0].cells, report.file.players[0].cells);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(file: &TrfFile, style: Style) -> String {
    let mut adapted = match style.dialect {
        Dialect::Trf2026 => Cow::Borrowed(file),
        Dialect::Compatible | Dialect::CompatibleXxa => Cow::Owned(adapt(file, style.dialect)),
        Dialect::Trf16 => Cow::Owned(adapt_to_trf16(file)),
    };
    let mut xxa = Vec::new();
    if matches!(style.dialect, Dialect::CompatibleXxa | Dialect::Trf16) {
        xxa = xxa_lines(&adapted);
        adapted.to_mut().virtual_points.clear();
    }
    let file = &*adapted;
    let mut pen = Pen::new(style.line_end, style.counted);
    let mut loose: Vec<_> = file.loose.iter().collect();
    loose.sort_by_key(|line| line.after);
    let mut loose = loose.into_iter().peekable();
    for record in Record::ALL {
        let is_known = is_written(record, style.dialect);
        for place in 0..if is_known { count(file, record) } else { 0 } {
            while let Some(line) = loose.next_if(|line| line.after < Some((record, place))) {
                pen.whole(&line.text);
            }
            write_record(&mut pen, file, record, place, style.dialect);
        }
        older(&mut pen, file, record, style.dialect);
        if record == Record::VirtualPoints {
            write_xxa(&mut pen, &xxa);
        }
    }
    loose.for_each(|line| pen.whole(&line.text));
    pen.out
}

/// Returns true if a dialect has a record. Line `XXS` replaces 162 and a general 299, so only one of them is written.
fn is_written(record: Record, dialect: Dialect) -> bool {
    match dialect {
        Dialect::Trf2026 | Dialect::Compatible => true,
        Dialect::CompatibleXxa => !matches!(record, Record::Points | Record::AbnormalPoints),
        Dialect::Trf16 => record.is_of_trf16(),
    }
}

/// Returns the number of lines of a kind.
pub(super) fn count(file: &TrfFile, record: Record) -> usize {
    match record {
        Record::DeputyArbiter => file.deputy_arbiters.len(),
        Record::Dates => usize::from(!file.dates.is_empty()),
        Record::Rounds => usize::from(file.rounds.is_some()),
        Record::InitialColour => usize::from(file.initial_colour.is_some()),
        Record::Points => usize::from(file.points.is_some()),
        Record::MatchPoints => usize::from(file.match_points.is_some()),
        Record::Player => file.players.len(),
        Record::TeamRoster => file.rosters.len(),
        Record::Team => file.teams.len(),
        Record::RequestedByes => file.requested_byes.len(),
        Record::VirtualPoints => file.virtual_points.len(),
        Record::Prohibited => file.prohibited.len(),
        Record::AbnormalPoints => file.abnormal_points.len(),
        Record::LineUp => file.line_ups.len(),
        Record::TeamByes => usize::from(file.team_byes.is_some()),
        Record::ForfeitedMatch => file.forfeited_matches.len(),
        Record::BoardLine => file.board_lines.len(),
        Record::ScoreLine => file.score_lines.len(),
        text => usize::from(file.texts.contains_key(&text)),
    }
}

pub(super) fn line(file: &TrfFile, record: Record, place: usize) -> String {
    let mut pen = Pen::new(LineEnd::Lf, Counted::Characters);
    write_record(&mut pen, file, record, place, Dialect::Trf2026);
    pen.out.trim_end().to_owned()
}

pub(super) fn national_line(number: PairingNumber, national: &National) -> String {
    let mut pen = Pen::new(LineEnd::Lf, Counted::Characters);
    write_national(&mut pen, number, national);
    pen.out.trim_end().to_owned()
}

fn write_record(pen: &mut Pen, file: &TrfFile, record: Record, place: usize, dialect: Dialect) {
    if record == Record::Player {
        if let Some(player) = file.players.get(place) {
            write_player(pen, player, &file.uncoloured);
        }
        return;
    }
    pen.left([1, 3], record.code());
    let zeros = file.leading_zeros.get(&record).copied().unwrap_or_default();
    match record {
        Record::DeputyArbiter => pen.some(file.deputy_arbiters.get(place), |pen, text| pen.rest(5, text)),
        Record::Dates => {
            for (date, column) in file.dates.iter().zip((92..).step_by(10)) {
                if let Some(date) = date {
                    let text = date.to_string();
                    pen.left([column, column + 7], text.get(2..).unwrap_or_default());
                }
            }
        }
        Record::Rounds => pen.some(file.rounds, |pen, rounds| pen.rest(5, &rounds.to_string())),
        Record::InitialColour => {
            pen.some(file.initial_colour, |pen, colour| {
                pen.rest(5, if colour == Colour::White { "W" } else { "B" });
            });
        }
        Record::Points => pen.some(file.points.as_ref(), |pen, table| write_points(pen, table, dialect)),
        Record::MatchPoints => pen.some(file.match_points.as_ref(), write_match_points),
        Record::Player => {}
        Record::TeamRoster => pen.some(file.rosters.get(place), write_roster),
        Record::Team => pen.some(file.teams.get(place), write_team),
        Record::RequestedByes => {
            pen.some(file.requested_byes.get(place), |pen, byes| write_byes(pen, byes, zeros));
        }
        Record::VirtualPoints => {
            pen.some(file.virtual_points.get(place), |pen, record| write_virtual_points(pen, record, zeros));
        }
        Record::Prohibited => {
            pen.some(file.prohibited.get(place), |pen, record| write_prohibited(pen, record, zeros));
        }
        Record::AbnormalPoints => pen.some(file.abnormal_points.get(place), write_abnormal_points),
        Record::LineUp => pen.some(file.line_ups.get(place), write_line_up),
        Record::TeamByes => pen.some(file.team_byes.as_ref(), write_team_byes),
        Record::ForfeitedMatch => pen.some(file.forfeited_matches.get(place), |pen, forfeited| {
            let text = match forfeited.forfeit {
                Forfeit::ToWhite => "+-",
                Forfeit::ToBlack => "-+",
                Forfeit::Both => "--",
            };
            let [sign, round, white, black] = layout::FORFEITED_MATCH;
            pen.left(sign, text);
            pen.right(round, forfeited.round);
            pen.right(white, forfeited.white);
            pen.right(black, forfeited.black);
        }),
        Record::BoardLine => pen.some(file.board_lines.get(place), |pen, text| pen.rest(5, text)),
        Record::ScoreLine => pen.some(file.score_lines.get(place), write_score_line),
        text => pen.some(file.texts.get(&text), |pen, text| pen.rest(5, text)),
    }
    pen.end();
}

fn write_player(pen: &mut Pen, player: &PlayerLine, uncoloured: &BTreeSet<(PairingNumber, RoundNo)>) {
    pen.left([1, 3], Record::Player.code());
    pen.right(layout::NUMBER, player.number);
    write_details(pen, &player.details);
    for ((cell, column), round) in player.cells.iter().zip((92..).step_by(10)).zip((1..=u8::MAX).map(RoundNo))
    {
        match *cell {
            RoundCell::Blank => {}
            RoundCell::Alone(code) => {
                pen.left([column, column + 5], "0000 -");
                pen.letter(column + 7, code.letter());
            }
            RoundCell::Game { opponent, colour, code } => {
                pen.right([column, column + 3], opponent);
                let letter = match colour {
                    _ if uncoloured.contains(&(player.number, round)) => '-',
                    Colour::White => 'w',
                    Colour::Black => 'b',
                };
                pen.letter(column + 5, letter);
                code.into_iter().for_each(|code| pen.letter(column + 7, code.letter()));
            }
        }
    }
    pen.end();
    for line in &player.national {
        write_national(pen, player.number, line);
    }
}

fn write_national(pen: &mut Pen, number: PairingNumber, line: &National) {
    pen.left([1, 3], &line.federation);
    pen.right(layout::NUMBER, number);
    write_details(pen, &line.details);
    pen.end();
}

fn write_details(pen: &mut Pen, details: &Details) {
    let [sex, title, name, rating, federation, id, born, points, rank] = layout::DETAILS;
    pen.right_some(sex, details.sex.map(|sex| if sex == Sex::Male { 'm' } else { 'w' }));
    pen.right(title, &details.title);
    pen.left(name, &details.name);
    pen.right_some(rating, details.rating);
    pen.left(federation, &details.federation);
    pen.right(id, &details.id);
    pen.left(born, &details.born);
    pen.points(points, details.points);
    pen.right_some(rank, details.rank);
}

fn write_points(pen: &mut Pen, table: &PointTable, dialect: Dialect) {
    // bbpPairings uses a different letter for absence.
    let absence = if dialect == Dialect::Trf2026 { 'A' } else { 'Z' };
    let values = [
        ('W', table.win),
        ('D', table.draw),
        ('L', table.loss),
        (absence, table.absence),
        ('P', table.pairing_allocated_bye),
        ('X', table.unknown),
    ];
    let groups = values.into_iter().filter(|(_, points)| points.is_some());
    for ((symbol, points), column) in groups.zip((6..).step_by(9)) {
        pen.letter(column, symbol);
        pen.points([column + 1, column + 4], points);
    }
}

fn write_match_points(pen: &mut Pen, table: &MatchPoints) {
    let values = [("TW", table.win), ("TD", table.draw), ("TL", table.loss)];
    let groups = values.into_iter().filter(|(_, points)| points.is_some());
    for ((symbol, points), column) in groups.zip((5..).step_by(9)) {
        pen.left([column, column + 1], symbol);
        pen.points([column + 2, column + 5], points);
    }
}

fn write_roster(pen: &mut Pen, roster: &TeamRoster) {
    pen.left(layout::ROSTER, &roster.name);
    pen.numbers(37, &roster.players, false);
}

fn write_team(pen: &mut Pen, team: &TeamRecord) {
    let [number, name, short_name, strength, match_points, game_points, rank] = layout::TEAM;
    pen.right(number, team.number);
    pen.left(name, &team.name);
    pen.left(short_name, &team.short_name);
    pen.right(strength, &team.strength);
    pen.points(match_points, team.match_points);
    pen.points(game_points, team.game_points);
    pen.right_some(rank, team.rank);
    pen.numbers(74, &team.players, false);
}

fn write_byes(pen: &mut Pen, byes: &RequestedByes, zeros: LeadingZeros) {
    let [bye, round] = layout::BYES;
    pen.right(bye, Code::of_bye(Bye::Requested(byes.bye)).letter());
    pen.number(round, byes.round, zeros.rounds);
    pen.numbers(11, &byes.players, zeros.numbers);
}

fn write_virtual_points(pen: &mut Pen, record: &VirtualPoints, zeros: LeadingZeros) {
    let [match_points, game_points, first_round, last_round, first, last] = layout::VIRTUAL_POINTS;
    pen.points(match_points, record.match_points);
    pen.points(game_points, record.game_points);
    pen.number(first_round, record.rounds.first, zeros.rounds);
    pen.number(last_round, record.rounds.last, zeros.rounds);
    pen.number(first, record.first, zeros.numbers);
    pen.number(last, record.last, zeros.numbers);
}

fn write_prohibited(pen: &mut Pen, record: &Prohibited, zeros: LeadingZeros) {
    let [first, last] = layout::PROHIBITED;
    pen.number(first, record.rounds.first, zeros.rounds);
    pen.number(last, record.rounds.last, zeros.rounds);
    pen.numbers(13, &record.players, zeros.numbers);
}

fn write_abnormal_points(pen: &mut Pen, record: &AbnormalPoints) {
    pen.letter(5, record.code.letter());
    let [match_points, game_points, round] = layout::ABNORMAL_POINTS;
    pen.points(match_points, record.match_points);
    pen.points(game_points, record.game_points);
    pen.right(round, record.round.map_or(0, |round| round.0));
    pen.numbers(24, &record.players, false);
}

fn write_line_up(pen: &mut Pen, record: &LineUp) {
    let [round, team, opponent] = layout::LINE_UP;
    pen.right(round, record.round);
    pen.right(team, record.team);
    pen.right(opponent, record.opponent);
    for (board, column) in record.boards.iter().zip((17..).step_by(5)) {
        match board {
            Some(number) => pen.right([column, column + 3], number),
            None => pen.left([column, column + 3], "0000"),
        }
    }
}

fn write_team_byes(pen: &mut Pen, record: &TeamByes) {
    let [match_points, game_points] = layout::TEAM_BYES;
    pen.points(match_points, record.match_points);
    pen.points(game_points, record.game_points);
    for (team, column) in record.teams.iter().zip((15..).step_by(4)) {
        match team {
            Some(number) => pen.right([column, column + 2], number),
            None => pen.left([column, column + 2], "000"),
        }
    }
}

fn write_score_line(pen: &mut Pen, line: &ScoreLine) {
    let [number, short_name, match_points, game_points] = layout::SCORE_LINE;
    pen.right(number, line.number);
    pen.left(short_name, &line.short_name);
    pen.points(match_points, line.match_points);
    pen.points(game_points, line.game_points);
    for (round, column) in line.rounds.iter().zip((29..).step_by(13)) {
        let bye = BYES.iter().find(|(_, bye)| round.bye == Some(*bye));
        match (round.opponent, bye) {
            (Some(number), _) => pen.right([column, column + 2], number),
            (None, Some((letters, _))) => pen.left([column, column + 2], letters),
            (None, None) => pen.left([column, column + 2], "000"),
        }
        let colour = round.colour.map(|colour| if colour == Colour::White { 'w' } else { 'b' });
        colour.into_iter().for_each(|letter| pen.letter(column + 4, letter));
        pen.points([column + 6, column + 9], round.game_points);
        if round.forfeited {
            pen.letter(column + 10, 'f');
        }
    }
}

/// Writes older lines that follow a kind of record.
fn older(pen: &mut Pen, file: &TrfFile, record: Record, dialect: Dialect) {
    let compatible = dialect != Dialect::Trf2026;
    match record {
        Record::Rounds if compatible => {
            if let Some(rounds) = file.rounds {
                pen.whole(&format!("XXR {rounds}"));
            }
        }
        Record::InitialColour => {
            let colour = file.initial_colour.filter(|_| compatible);
            let colour = colour.map(|colour| if colour == Colour::White { "white1" } else { "black1" });
            let words: Vec<_> = colour.into_iter().chain(file.numbered_by_rank.then_some("rank")).collect();
            if !words.is_empty() {
                pen.whole(&format!("XXC {}", words.join(" ")));
            }
        }
        Record::Points if matches!(dialect, Dialect::CompatibleXxa | Dialect::Trf16) => {
            let worth = Worth::of(file);
            if worth.differs_from(&PointSystem::default()) {
                pen.whole(&format!("XXS{}", older_points(&worth)));
            }
        }
        Record::RequestedByes if compatible => {
            let mut away = file.announced_byes(file.next_round());
            if file.is_team_event() {
                // Records 240 list teams there.
                away.clear();
            }
            // In TRF16 the columns of the round have the other kinds.
            away.retain(|_, bye| dialect != Dialect::Trf16 || *bye == RequestedBye::ZeroPoint);
            if !away.is_empty() {
                let numbers =
                    away.keys().fold(String::new(), |text, number| text + " " + &number.to_string());
                pen.whole(&format!("XXZ{numbers}"));
            }
        }
        Record::Prohibited if compatible => {
            let next = file.next_round();
            let round = if dialect == Dialect::Trf16 { next.min(file.rounds.unwrap_or(next)) } else { next };
            for [one, other] in prohibited_pairs(file, round) {
                pen.whole(&format!("XXP {one} {other}"));
            }
        }
        _ => {}
    }
}

/// Returns the pairs that are prohibited in a round, each once, the smaller number first.
fn prohibited_pairs(file: &TrfFile, round: RoundNo) -> BTreeSet<[PairingNumber; 2]> {
    let groups = file.prohibited.iter().filter(|record| record.rounds.contains(round));
    let mut pairs = BTreeSet::new();
    for group in groups {
        for (at, &one) in group.players.iter().enumerate() {
            let others = group.players.iter().skip(at + 1).filter(|&&other| other != one);
            pairs.extend(others.map(|&other| [one.min(other), one.max(other)]));
        }
    }
    pairs
}

/// Returns the virtual points of each player who has any: one value for each round up to the last one with
/// points.
fn xxa_lines(file: &TrfFile) -> Vec<(PairingNumber, Vec<Points>)> {
    let last = file.virtual_points.iter().map(|record| record.rounds.last).max();
    let Some(last) = last.into_iter().chain(file.rounds).min() else { return Vec::new() };
    let rounds: Vec<Vec<Points>> = last.up_to().map(|round| acceleration::explicit(file, round)).collect();
    let of_player = |(place, player): (usize, &PlayerLine)| {
        let points: Vec<Points> = rounds.iter().filter_map(|round| round.get(place).copied()).collect();
        points.iter().any(|&points| points != Points::ZERO).then_some((player.number, points))
    };
    file.players.iter().enumerate().filter_map(of_player).collect()
}

/// Writes virtual points as older lines.
fn write_xxa(pen: &mut Pen, lines: &[(PairingNumber, Vec<Points>)]) {
    for (number, points) in lines {
        pen.left([1, 3], "XXA");
        pen.right([5, 8], number);
        for (&points, column) in points.iter().zip((10..).step_by(5)) {
            pen.points([column, column + 3], Some(points));
        }
        pen.end();
    }
}

/// Returns the values of line `XXS`.
fn older_points(worth: &Worth) -> String {
    let codes = [
        (Code::Win, ["WW", "BW"].as_slice()),
        (Code::Draw, &["WD", "BD"]),
        (Code::Loss, &["WL", "BL"]),
        (Code::ZeroPointBye, &["ZPB"]),
        (Code::HalfPointBye, &["HPB"]),
        (Code::FullPointBye, &["FPB"]),
        (Code::PairingAllocatedBye, &["PAB"]),
        (Code::ForfeitWin, &["FW"]),
        (Code::ForfeitLoss, &["FL"]),
    ];
    let values = codes.into_iter().flat_map(|(code, names)| names.iter().map(move |name| (code, name)));
    values.fold(String::new(), |text, (code, name)| {
        let tenths = worth.of_code(code).tenths();
        format!("{text} {name}={}.{}", tenths / 10, tenths % 10)
    })
}

/// Adds records 250 equivalent to the Baku acceleration, if the file has only its name.
fn state_virtual_points(file: &TrfFile, adapted: &mut TrfFile, system: &PointSystem) {
    if acceleration::is_baku(file)
        && file.virtual_points.is_empty()
        && let Some(rounds) = file.rounds
        && acceleration::allows_baku(system)
    {
        adapted.virtual_points = acceleration::baku_records(file, rounds, system);
    }
}

/// Converts data without TRF16 records into lines and columns of TRF16.
fn adapt_to_trf16(file: &TrfFile) -> TrfFile {
    let mut adapted = file.clone();
    state_virtual_points(file, &mut adapted, &Worth::of(file).system());
    adjustments::as_comment(file, &mut adapted);
    // The comment states the content of record 192, also its acceleration: records 250 do not name it.
    if let Some(id) = system_id(file) {
        let system = option(file, "system").is_none().then(|| format!("system={id}"));
        let options = options_in_192(file, &SystemId::new(&id)).into_iter();
        let options = options.filter(|(known, _)| option(file, known.key).is_none());
        let baku = acceleration::is_baku(file) && acceleration::named(file).is_none();
        let baku = baku.then(|| format!("acceleration={}", Acceleration::Baku.word()));
        let words = system.into_iter().chain(options.map(|(known, value)| format!("{}={value}", known.key)));
        let words = words.chain(baku);
        let words: Vec<String> = words.collect();
        if !words.is_empty() {
            adapted.add_comment(&format!("hakem: {}", words.join(" ")));
        }
    }
    if file.rosters.is_empty() {
        let roster =
            |team: &TeamRecord| TeamRoster { name: team.name.clone(), players: team.players.clone() };
        adapted.rosters = file.teams.iter().map(roster).collect();
    }
    let next = file.next_round();
    let byes = if file.is_team_event() { BTreeMap::new() } else { file.announced_byes(next) };
    for (number, bye) in byes {
        let player = adapted.players.binary_search_by_key(&number, |player| player.number).ok();
        if bye != RequestedBye::ZeroPoint
            && let Some(player) = player.and_then(|place| adapted.players.get_mut(place))
        {
            player.cells.resize(player.cells.len().max(usize::from(next.0)), RoundCell::Blank);
            player.cells[next.index()] = RoundCell::Alone(Code::of_bye(Bye::Requested(bye)));
        }
    }
    adapted
}

/// Omits and adds data for other engines (F-22).
fn adapt(file: &TrfFile, dialect: Dialect) -> TrfFile {
    let system = Worth::of(file).system();
    // Later rounds are paired from the results that count.
    let mut adapted = rating_corrections::as_counted(file, &rating_corrections::counted(file));
    state_virtual_points(file, &mut adapted, &system);
    // No other engine pairs teams, and their virtual points follow from the name of the acceleration.
    let code = adapted.texts.get_mut(&Record::EncodedType).filter(|_| !file.is_team_event());
    if let Some(text) = code {
        let kind = text.strip_suffix("_BAKU").unwrap_or(text);
        let kind = if kind.starts_with("FIDE_DUTCH") { "FIDE_DUTCH" } else { kind };
        *text = kind.to_owned();
    }
    adapted.points = adapted.points.filter(|_| system != PointSystem::default());
    if let Some(table) = &mut adapted.points {
        table.unknown = None;
        table.absence = table.absence.filter(|&points| points != Points::ZERO);
    }
    adapted.dates.clear();
    // Individual engines do not know team records; a team event would be empty without them.
    if !file.is_team_event() {
        adapted.rosters.clear();
        adapted.teams.clear();
    }
    adjustments::as_comment(file, &mut adapted);
    // Line `XXS` is derived from them.
    if dialect == Dialect::Compatible {
        adapted.abnormal_points.clear();
    }
    adapted
}
