//! The extensions of TRF16: `XX…` of JaVaFo and `BB…` of bbpPairings, converted to the records that replaced
//! them.

use super::fields::{Fields, digits, pairing_number, parse_worth};
use super::{MOST_ROUNDS, Mention, Reader};
use crate::tournament::{Colour, PairingNumber, Points, RequestedBye, RoundNo};
use crate::trf::layout;
use crate::trf::text::TrfLine;
use crate::trf::{
    AbnormalPoints, Assumed, Code, Expected, PointTable, Prohibited, Record, RequestedByes, RoundRange,
    VirtualPoints,
};
use std::collections::BTreeMap;

/// Keys of values in line `XXS`.
const POINT_CODES: [&str; 14] =
    ["WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL", "W", "D"];

/// Content of the extensions, until the rest of the file is known.
#[derive(Default)]
pub(super) struct Older {
    rounds: Option<(u32, RoundNo)>,
    colour: Option<(u32, Colour)>,
    absent: Vec<(u32, Vec<PairingNumber>)>,
    points: BTreeMap<&'static str, (u32, usize, Points)>,
    virtual_points: Vec<(u32, PairingNumber, Vec<Points>)>,
    prohibited: Vec<(u32, Vec<PairingNumber>)>,
}

impl Reader {
    /// Parses an older extension, if this line is one.
    pub(super) fn older_line(&mut self, code: &str, line: &TrfLine<'_>) -> bool {
        let numeric = || line.rest(5).chars().all(|c| c.is_ascii_digit() || matches!(c, ' ' | '.' | ','));
        match code {
            "XXR" => self.older_rounds(line),
            "XXC" => self.older_colour(line),
            "XXZ" => {
                let numbers = self.older_numbers(line);
                self.older.absent.push((line.number, numbers));
            }
            "XXP" => {
                let numbers = self.older_numbers(line);
                self.older.prohibited.push((line.number, numbers));
            }
            "XXS" => self.older_points(line),
            // A federation may have these letters too, and is then followed by names.
            "XXA" if numeric() => self.older_virtual_points(line),
            "BBW" => self.older_value(line, &["W"]),
            "BBD" => self.older_value(line, &["D"]),
            "BBL" => self.older_value(line, &["WL", "BL"]),
            "BBZ" => self.older_value(line, &["ZPB"]),
            "BBF" => self.older_value(line, &["FL"]),
            "BBU" => self.older_value(line, &["PAB"]),
            _ => return false,
        }
        true
    }

    fn older_rounds(&mut self, line: &TrfLine<'_>) {
        let mut fields = Fields { line, notes: &mut self.notes };
        match digits(fields.text([4, usize::MAX])).map(u8::try_from) {
            Some(Ok(rounds @ 1..)) => self.older.rounds = Some((line.number, RoundNo(rounds))),
            Some(Err(_)) => fields.error([4, usize::MAX], Expected::AtMost { limit: MOST_ROUNDS }),
            _ => fields.error([4, usize::MAX], Expected::Number { lowest: 1, highest: MOST_ROUNDS }),
        }
    }

    fn older_colour(&mut self, line: &TrfLine<'_>) {
        for (column, word) in line.words(4) {
            match word {
                "white1" => self.older.colour = Some((line.number, Colour::White)),
                "black1" => self.older.colour = Some((line.number, Colour::Black)),
                "rank" => self.file.numbered_by_rank = true,
                _ => self.notes.error(line.number, column, word, Expected::ColourWord),
            }
        }
    }

    fn older_numbers(&mut self, line: &TrfLine<'_>) -> Vec<PairingNumber> {
        let mut numbers = Vec::new();
        for (column, word) in line.words(4) {
            match digits(word).filter(|number| (1..=9999).contains(number)).map(pairing_number) {
                Some(number) => {
                    self.mentioned_participants.push(Mention { line: line.number, column, number });
                    numbers.push(number);
                }
                None => {
                    self.notes.error(
                        line.number,
                        column,
                        word,
                        Expected::Number { lowest: 1, highest: 9999 },
                    );
                }
            }
        }
        numbers
    }

    fn older_points(&mut self, line: &TrfLine<'_>) {
        for (column, word) in line.words(4) {
            let value = word.split_once('=').and_then(|(code, value)| {
                let code = POINT_CODES.into_iter().find(|&known| known == code)?;
                Some((code, parse_worth(value)?))
            });
            match value {
                Some((code, points)) => {
                    self.older.points.insert(code, (line.number, column, points));
                }
                None => self.notes.error(line.number, column, word, Expected::PointCode),
            }
        }
    }

    fn older_value(&mut self, line: &TrfLine<'_>, codes: &[&'static str]) {
        let mut fields = Fields { line, notes: &mut self.notes };
        match parse_worth(fields.text([4, usize::MAX])) {
            Some(points) => {
                self.older.points.extend(codes.iter().map(|&code| (code, (line.number, 5, points))));
            }
            None => fields.error([4, usize::MAX], Expected::Points),
        }
    }

    fn older_virtual_points(&mut self, line: &TrfLine<'_>) {
        let mut fields = Fields { line, notes: &mut self.notes };
        fields.blank([4, 4]);
        let number = fields.player(layout::NUMBER);
        let mut points = Vec::new();
        let mut column = 10;
        while column <= line.width() && points.len() < MOST_ROUNDS as usize {
            fields.blank([column - 1, column - 1]);
            points.push(fields.points([column, column + 3]).unwrap_or_default());
            column += 5;
        }
        if let Some(number) = number {
            self.mentioned_participants.push(Mention { line: line.number, column: 5, number });
            self.older.virtual_points.push((line.number, number, points));
        }
    }

    /// Converts the extensions into records, once the players are known and sorted.
    pub(super) fn replace_older(&mut self) {
        let older = std::mem::take(&mut self.older);
        let contradicts = |record: Record, line: u32, found: &str, reader: &mut Self| {
            let first = reader.places.single.get(&record).copied().unwrap_or_default();
            reader.notes.error(line, 1, found, Expected::SameAs { line: first });
        };
        if let Some((line, rounds)) = older.rounds {
            if self.file.rounds.is_some_and(|known| known != rounds) {
                contradicts(Record::Rounds, line, &format!("XXR {rounds}"), self);
            }
            self.file.rounds = Some(rounds);
        }
        if let Some((line, colour)) = older.colour {
            if self.file.initial_colour.is_some_and(|known| known != colour) {
                contradicts(Record::InitialColour, line, "XXC", self);
            }
            self.file.initial_colour = Some(colour);
        }
        self.replace_points(&older.points);
        let next = self.file.next_round();
        let announced = self.file.announced_byes(next);
        for (line, mut players) in older.absent {
            players.retain(|number| !announced.contains_key(number));
            if !players.is_empty() {
                let bye = RequestedBye::ZeroPoint;
                self.file.requested_byes.push(RequestedByes { bye, round: next, players });
                self.places.requested_byes.push(line);
            }
        }
        let rounds = RoundRange { first: RoundNo(1), last: self.file.rounds.unwrap_or(RoundNo(u8::MAX)) };
        for (line, players) in older.prohibited {
            self.file.prohibited.push(Prohibited { rounds, players });
            self.places.prohibited.push(line);
        }
        self.replace_virtual_points(older.virtual_points);
    }

    /// Creates record 162 from `XXS` and `BB…`, and a general 299 for values that 162 cannot state.
    fn replace_points(&mut self, values: &BTreeMap<&'static str, (u32, usize, Points)>) {
        let Some(&(line, column, _)) = values.values().next() else { return };
        if self.file.points.is_some() {
            self.notes.adjust(line, column, "XXS", Assumed::PointRecord);
            return;
        }
        let value = |codes: &[&str], standard| {
            codes.iter().find_map(|code| values.get(code)).map_or(standard, |&(.., points)| points)
        };
        let kinds =
            [("WW", "BW", "W", Points::ONE), ("WD", "BD", "D", Points::HALF), ("WL", "BL", "", Points::ZERO)];
        for (white, black, both, standard) in kinds {
            if value(&[white, both], standard) != value(&[black, both], standard) {
                let &(line, column, _) =
                    values.get(black).or(values.get(white)).unwrap_or(&(line, column, standard));
                self.notes.error(line, column, &format!("{white}, {black}"), Expected::SamePoints);
            }
        }
        let win = value(&["WW", "W"], Points::ONE);
        let draw = value(&["WD", "D"], Points::HALF);
        let absence = value(&["ZPB"], Points::ZERO);
        // Unlike record 162, these lines do not derive the bye from the win.
        let bye = value(&["PAB"], Points::ONE);
        if win != bye && !values.contains_key("PAB") {
            self.notes.adjust(line, column, "", Assumed::PairingAllocatedBye(bye));
        }
        self.file.points = Some(PointTable {
            win: Some(win),
            draw: Some(draw),
            loss: Some(value(&["WL"], Points::ZERO)),
            absence: Some(absence),
            pairing_allocated_bye: Some(bye),
            unknown: None,
        });
        let exceptions = [
            (Code::ForfeitWin, value(&["FW", "W"], Points::ONE), win),
            (Code::FullPointBye, value(&["FPB", "W"], Points::ONE), win),
            (Code::HalfPointBye, value(&["HPB", "D"], Points::HALF), draw),
            (Code::ForfeitLoss, value(&["FL"], Points::ZERO), absence),
        ];
        for (code, points, standard) in exceptions {
            if points != standard {
                let game_points = Some(points);
                let record = AbnormalPoints {
                    code,
                    match_points: None,
                    game_points,
                    round: None,
                    players: Vec::new(),
                };
                self.file.abnormal_points.push(record);
                self.places.abnormal_points.push(line);
            }
        }
    }

    /// Creates records 250 from `XXA`: one for each value, run of rounds and run of players.
    fn replace_virtual_points(&mut self, mut lines: Vec<(u32, PairingNumber, Vec<Points>)>) {
        lines.sort_by_key(|&(_, number, _)| number);
        let mut runs: BTreeMap<(RoundRange, Points), Vec<(u32, PairingNumber)>> = BTreeMap::new();
        for (line, number, points) in &lines {
            let mut round = 0_u8;
            for run in points.chunk_by(|one, next| one == next) {
                let length = u8::try_from(run.len()).unwrap_or(u8::MAX);
                let rounds = RoundRange {
                    first: RoundNo(round.saturating_add(1)),
                    last: RoundNo(round.saturating_add(length)),
                };
                round = round.saturating_add(length);
                if let Some(&value) = run.first().filter(|&&value| value != Points::ZERO) {
                    runs.entry((rounds, value)).or_default().push((*line, *number));
                }
            }
        }
        let place =
            |number: PairingNumber| self.file.players.partition_point(|player| player.number < number);
        for ((rounds, value), members) in runs {
            for run in members.chunk_by(|one, next| place(next.1) <= place(one.1) + 1) {
                if let [(line, first), ..] = *run {
                    let last = run.last().map_or(first, |&(_, last)| last);
                    let game_points = Some(value);
                    self.file.virtual_points.push(VirtualPoints {
                        match_points: None,
                        game_points,
                        rounds,
                        first,
                        last,
                    });
                    self.places.virtual_points.push(line);
                }
            }
        }
    }
}
