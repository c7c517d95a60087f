//! Consistency checks once all lines are read (F-6 to F-13).

use super::{MOST_PROHIBITED_PAIRS, Mention, Reader};
use crate::pairing::facts;
use crate::tournament::{Bye, Colour, PairingNumber, Points, RequestedBye, RoundNo};
use crate::trf::columns::games_of_file;
use crate::trf::comment;
use crate::trf::ranks::differing;
use crate::trf::result_points::Worth;
use crate::trf::{
    Assumed, Code, Expected, PlayerLine, PointTable, Record, RoundCell, acceleration, system_id,
};
use std::collections::{BTreeMap, BTreeSet};

/// Win, draw and pairing-allocated bye, in tenths of a point, of point systems in use other than 1, ½ and 1.
const POINTS_IN_USE: [[i32; 3]; 7] =
    [[10, 5, 5], [10, 5, 0], [30, 10, 30], [30, 10, 10], [30, 10, 0], [20, 10, 20], [20, 10, 10]];

pub(super) fn opponent_column(round: RoundNo) -> usize {
    92 + 10 * round.index()
}

/// Formats a player's columns of a round as in the file.
pub(super) fn show(cell: RoundCell) -> String {
    let letter = cell.code().map_or(' ', Code::letter);
    match cell {
        RoundCell::Blank => String::new(),
        RoundCell::Alone(_) => format!("0000 - {letter}"),
        RoundCell::Game { opponent, colour: Colour::White, .. } => {
            format!("{opponent} w {letter}").trim_end().to_owned()
        }
        RoundCell::Game { opponent, colour: Colour::Black, .. } => {
            format!("{opponent} b {letter}").trim_end().to_owned()
        }
    }
}

impl Reader {
    pub(super) fn check(&mut self) {
        // Teams that list no players have no player records.
        let has_only_teams =
            !self.file.score_lines.is_empty() || self.file.text(Record::BoardColours).is_some();
        let has_only_teams = has_only_teams && !self.file.teams.is_empty();
        if self.file.players.is_empty() && !has_only_teams {
            if self.notes.errors.is_empty() {
                self.notes.error(1, 1, "", Expected::Players);
            }
            return;
        }
        self.sort();
        if self.has_broken_player {
            return;
        }
        let places = self.file.places_by_number();
        self.colour_forfeits(&places);
        self.share_unread(&places);
        self.replace_older();
        let last = self.file.last_paired_round();
        if !self.file.is_team_event() {
            self.grant_byes(&places, last);
        }
        self.check_matches(last);
        self.explain_blanks(last);
        self.fill(last);
        self.count_rounds();
        self.check_mirrors(&places, last);
        self.check_mentions(&places);
        self.find_points(last);
        self.check_points(last);
        self.check_texts(last);
        self.check_virtual_points();
        self.check_prohibited();
    }

    /// Sorts players and teams by number. Numbers may have gaps, but must be unique (F-10): a record that
    /// names a team would mean either.
    fn sort(&mut self) {
        let by_number = |players: &[PlayerLine]| players.is_sorted_by_key(|player| player.number);
        if !by_number(&self.file.players) {
            let moved = sort(&mut self.file.players, |player| player.number);
            let mut lines = vec![0; moved.len()];
            for (&place, &line) in moved.iter().zip(&self.places.players) {
                lines[place] = line;
            }
            self.places.players = lines;
            self.move_loose(Record::Player, &moved);
            for (place, _) in self.uncoloured.iter_mut().chain(&mut self.unread) {
                *place = moved.get(*place).copied().unwrap_or(*place);
            }
        }
        if !self.file.teams.is_sorted_by_key(|team| team.number) {
            let moved = sort(&mut self.file.teams, |team| team.number);
            let mut lines = vec![0; moved.len()];
            for (&place, &line) in moved.iter().zip(&self.places.teams) {
                lines[place] = line;
            }
            self.places.teams = lines;
            self.move_loose(Record::Team, &moved);
        }
        // Loose lines in order of place, as they are written and read again.
        self.file.loose.sort_by_key(|loose| loose.after);
        let numbers = self.file.players.iter().map(|player| player.number).zip(&self.places.players);
        let numbers: Vec<(PairingNumber, u32)> = numbers.map(|(number, &line)| (number, line)).collect();
        for pair in numbers.windows(2) {
            if let [(one, line), (other, other_line)] = *pair
                && one == other
            {
                self.notes.error(other_line, 5, &other.to_string(), Expected::UniqueNumber { line });
                self.has_broken_player = true;
            }
        }
        let teams = self.file.teams.iter().map(|team| team.number).zip(&self.places.teams);
        let teams: Vec<(u16, u32)> = teams.map(|(number, &line)| (number, line)).collect();
        for pair in teams.windows(2) {
            // A team without a number is reported already.
            if let [(one, line), (other, other_line)] = *pair
                && one == other
                && one > 0
            {
                self.notes.error(other_line, 5, &other.to_string(), Expected::UniqueNumber { line });
            }
        }
    }

    /// Moves loose lines together with the records they follow.
    fn move_loose(&mut self, record: Record, moved: &[usize]) {
        for loose in &mut self.file.loose {
            if let Some((kind, place)) = &mut loose.after
                && *kind == record
            {
                *place = moved.get(*place).copied().unwrap_or(*place);
            }
        }
    }

    /// Sets the colours of forfeited games without one: the opposite of the opponent's, else any that fit
    /// each other, which are listed as not stated.
    fn colour_forfeits(&mut self, places: &[Option<usize>]) {
        let uncoloured = std::mem::take(&mut self.uncoloured);
        let open: BTreeSet<_> = uncoloured.iter().copied().collect();
        for &(place, round) in &uncoloured {
            let Some(player) = self.file.players.get(place) else { continue };
            let number = player.number;
            let RoundCell::Game { opponent, code, .. } = player.cell(round) else { continue };
            let other = places.get(usize::from(opponent.0)).copied().flatten();
            let there = other.and_then(|other| self.file.players.get(other)).map(|player| player.cell(round));
            let stated = match (there, other) {
                (Some(RoundCell::Game { colour, .. }), Some(other)) if !open.contains(&(other, round)) => {
                    Some(colour.other())
                }
                _ => None,
            };
            let fitting = if number < opponent { Colour::White } else { Colour::Black };
            let cell = RoundCell::Game { opponent, colour: stated.unwrap_or(fitting), code };
            let line = self.places.players.get(place).copied().unwrap_or_default();
            let assumed = stated.map_or(Assumed::NoForfeitColour, Assumed::Scheduled);
            self.notes.adjust(line, opponent_column(round) + 5, "-", assumed);
            if stated.is_none() {
                self.file.uncoloured.insert((number, round));
            }
            if let Some(slot) =
                self.file.players.get_mut(place).and_then(|player| player.cells.get_mut(round.index()))
            {
                *slot = cell;
            }
        }
    }

    /// Makes a game unknown for both players if the sign of one of them is not a result code.
    fn share_unread(&mut self, places: &[Option<usize>]) {
        for (place, round) in std::mem::take(&mut self.unread) {
            let Some(player) = self.file.players.get(place) else { continue };
            let (number, RoundCell::Game { opponent, .. }) = (player.number, player.cell(round)) else {
                continue;
            };
            let Some(other) = places.get(usize::from(opponent.0)).copied().flatten() else { continue };
            let cells = self.file.players.get_mut(other).map(|player| &mut player.cells);
            let Some(RoundCell::Game { opponent: back, code: Some(code), .. }) =
                cells.and_then(|cells| cells.get_mut(round.index()))
            else {
                continue;
            };
            if *back == number && *code != Code::Unknown {
                let line = self.places.players.get(other).copied().unwrap_or_default();
                let found = code.letter().to_string();
                *code = Code::Unknown;
                self.notes.adjust(line, opponent_column(round) + 7, &found, Assumed::TakenAs(Code::Unknown));
            }
        }
    }

    /// Adds granted byes (240) of paired rounds to the players' columns, which must not contradict them.
    fn grant_byes(&mut self, places: &[Option<usize>], last: Option<RoundNo>) {
        let mut granted: BTreeMap<(RoundNo, PairingNumber), (RequestedBye, u32)> = BTreeMap::new();
        for (record, &line) in self.file.requested_byes.iter().zip(&self.places.requested_byes) {
            let code = Code::of_bye(Bye::Requested(record.bye));
            for &number in &record.players {
                let found = format!("{} {number}", code.letter());
                let (first, first_line) =
                    *granted.entry((record.round, number)).or_insert((record.bye, line));
                if first != record.bye {
                    self.notes.error(line, 5, &found, Expected::SameAs { line: first_line });
                }
                let Some(place) = places.get(usize::from(number.0)).copied().flatten() else { continue };
                let Some(player) = self.file.players.get_mut(place) else { continue };
                let cell = player.cell(record.round);
                if cell == RoundCell::Blank {
                    if Some(record.round) <= last {
                        player
                            .cells
                            .resize(player.cells.len().max(record.round.index() + 1), RoundCell::Blank);
                        player.cells[record.round.index()] = RoundCell::Alone(code);
                    }
                } else if cell != RoundCell::Alone(code) {
                    let there = self.places.players.get(place).copied().unwrap_or_default();
                    self.notes.error(line, 5, &found, Expected::SameAs { line: there });
                }
            }
        }
    }

    /// Derives the number of rounds from the columns and the dates if no record states it (F-11).
    fn count_rounds(&mut self) {
        let columns = self.file.players.iter().map(|player| player.cells.len()).max().unwrap_or(0);
        let rounds = u8::try_from(columns.max(self.file.dates.len())).unwrap_or(u8::MAX);
        if self.file.rounds.is_none() && rounds > 0 {
            self.file.rounds = Some(RoundNo(rounds));
            let line = self.places.players.first().copied().unwrap_or_default();
            self.notes.adjust(line, opponent_column(RoundNo(1)), "", Assumed::Rounds(rounds));
        }
    }

    /// Adds absences in every paired round (F-19), and removes blanks after the last announced bye.
    fn fill(&mut self, last: Option<RoundNo>) {
        let paired = last.map_or(0, |round| usize::from(round.0));
        for player in &mut self.file.players {
            let announced =
                player.cells.iter().rposition(|&cell| cell != RoundCell::Blank).map_or(0, |at| at + 1);
            player.cells.resize(paired.max(announced), RoundCell::Blank);
            for cell in player.cells.iter_mut().take(paired).filter(|cell| **cell == RoundCell::Blank) {
                *cell = RoundCell::Alone(Code::ZeroPointBye);
            }
        }
    }

    /// Checks that the columns of both players of a game agree (F-6), and that past games are finished (F-7).
    fn check_mirrors(&mut self, places: &[Option<usize>], last: Option<RoundNo>) {
        let last = last.map(|last| self.first_of_match(last));
        // Rounds of a table are published before they are played, and a match has several columns.
        let waits =
            system_id(&self.file).is_some_and(|id| facts(&id).is_some_and(|facts| facts.is_predetermined()));
        let players = &self.file.players;
        let line_of = |place: usize| self.places.players.get(place).copied().unwrap_or_default();
        for (place, player) in players.iter().enumerate() {
            if self.notes.is_full() {
                self.notes.more = true;
                return;
            }
            for (index, &cell) in player.cells.iter().enumerate() {
                let RoundCell::Game { opponent, colour, code } = cell else { continue };
                let round = RoundNo(u8::try_from(index + 1).unwrap_or(u8::MAX));
                let (line, column) = (line_of(place), opponent_column(round));
                let Some((at, other)) = places
                    .get(usize::from(opponent.0))
                    .copied()
                    .flatten()
                    .and_then(|at| Some((at, players.get(at)?)))
                else {
                    self.notes.error(line, column, &show(cell), Expected::KnownPlayer);
                    continue;
                };
                let there = other.cell(round);
                let (names_back, agrees) = match there {
                    RoundCell::Game { opponent: back, colour: other_colour, code: other_code }
                        if back == player.number =>
                    {
                        let agrees = match (code, other_code) {
                            (Some(own), Some(other)) if colour == Colour::White => {
                                Code::game(own, other).is_some()
                            }
                            (Some(own), Some(other)) => Code::game(other, own).is_some(),
                            (None, None) => true,
                            (Some(_), None) | (None, Some(_)) => false,
                        };
                        (true, agrees && colour != other_colour)
                    }
                    RoundCell::Blank | RoundCell::Alone(_) | RoundCell::Game { .. } => (false, false),
                };
                // If each lists the other, the fault is reported once.
                if !agrees && (!names_back || player.number < opponent) {
                    let expected = Expected::Mirror { line: line_of(at), there: show(there) };
                    self.notes.error(line, column, &show(cell), expected);
                } else if agrees
                    && code.is_none()
                    && colour == Colour::White
                    && Some(round) < last
                    && !waits
                    && !comment::has_scores(&self.file, round)
                {
                    self.notes.error(line, column + 7, &show(cell), Expected::Result);
                }
            }
        }
    }

    /// Checks that the players listed in other records exist.
    fn check_mentions(&mut self, places: &[Option<usize>]) {
        let is_unknown =
            |mention: &Mention| places.get(usize::from(mention.number.0)).copied().flatten().is_none();
        let mut mentions = std::mem::take(&mut self.mentioned_players);
        if !self.file.is_team_event() {
            mentions.append(&mut self.mentioned_participants);
            // A player who does not exist has no points to adjust.
            for Mention { line, column, number } in
                self.mentioned_abnormal.iter().filter(|each| is_unknown(each))
            {
                self.notes.adjust(*line, *column, &number.to_string(), Assumed::NoPlayer);
            }
        }
        for Mention { line, column, number } in mentions.into_iter().filter(is_unknown) {
            self.notes.error(line, column, &number.to_string(), Expected::KnownPlayer);
        }
    }

    /// Finds the point values if no record states them and the points columns do not fit the usual ones: the first
    /// point system in use that fits all columns.
    fn find_points(&mut self, last: Option<RoundNo>) {
        let tells = self.file.points.is_none() && self.file.abnormal_points.is_empty();
        if !tells || differing(&self.file, last).next().is_none() {
            return;
        }
        let tenths = |points| Some(Points::from_tenths(points));
        for [win, draw, bye] in POINTS_IN_USE {
            self.file.points = Some(PointTable {
                win: tenths(win),
                draw: tenths(draw),
                pairing_allocated_bye: tenths(bye),
                ..PointTable::default()
            });
            if differing(&self.file, last).next().is_none() {
                let [win, draw, bye] = [win, draw, bye].map(Points::from_tenths);
                let line = self.places.players.first().copied().unwrap_or_default();
                self.notes.adjust(line, 81, "", Assumed::PointSystem { win, draw, bye });
                return;
            }
        }
        self.file.points = None;
    }

    /// Compares the points columns with the rounds (F-8). Both exclude virtual points.
    fn check_points(&mut self, last: Option<RoundNo>) {
        let lines = |(place, player, counted): (usize, &PlayerLine, Points)| {
            Some((*self.places.players.get(place)?, player.details.points?, counted))
        };
        let wrong: Vec<_> = differing(&self.file, last).filter_map(lines).collect();
        for (line, points, counted) in wrong {
            self.notes.adjust(line, 81, &points.to_string(), Assumed::Counted(counted));
        }
    }

    /// Compares the header of the file with the other records.
    fn check_texts(&mut self, last: Option<RoundNo>) {
        let players = &self.file.players;
        let rated =
            players.iter().filter(|player| player.details.rating.is_some_and(|rating| rating > 0)).count();
        for (record, count) in [(Record::PlayerCount, players.len()), (Record::RatedCount, rated)] {
            let line = self.places.single.get(&record).copied().unwrap_or_default();
            if let Some(text) = self.file.text(record).filter(|text| text.parse() != Ok(count)) {
                self.notes.adjust(line, 5, text, Assumed::CountedNumber(count));
            }
        }
        if let (Some(last), Some(planned)) = (last, self.file.rounds)
            && last > planned
        {
            let line = self.places.single.get(&Record::Rounds).copied().unwrap_or(1);
            self.notes.adjust(line, 5, &planned.to_string(), Assumed::MoreRounds(last.0));
        }
        if let (Some(among_equals), Some(standings)) =
            (self.file.text(Record::TieBreaks), self.file.text(Record::Standings))
        {
            let codes = |text: &str| text.split(',').map(|code| code.trim().to_owned()).collect::<Vec<_>>();
            let ordered = codes(standings).into_iter().filter(|code| !code.ends_with("PTS"));
            if !ordered.eq(codes(among_equals).into_iter().filter(|code| !code.ends_with("PTS"))) {
                let line = self.places.single.get(&Record::TieBreaks).copied().unwrap_or_default();
                self.notes.adjust(line, 5, among_equals, Assumed::StandingsRecord);
            }
        }
    }

    /// Checks that no player has two values in a round, and compares with the Baku acceleration.
    fn check_virtual_points(&mut self) {
        if self.file.is_team_event() {
            return;
        }
        let records = || self.file.virtual_points.iter().zip(&self.places.virtual_points);
        let abnormal = self.file.abnormal_points.iter().zip(&self.places.abnormal_points);
        let abnormal =
            abnormal.filter(|(record, _)| record.game_points.is_none() && record.match_points.is_some());
        let columns = abnormal.map(|(_, &line)| (line, 8));
        let misplaced = records().filter(|(record, _)| record.game_points.is_none());
        for (line, column) in columns.chain(misplaced.map(|(_, &line)| (line, 5))) {
            self.notes.adjust(line, column, "", Assumed::GamePoints);
        }
        let mut spans: Vec<_> = records()
            .map(|(record, &line)| {
                (record.first, record.last, record.game_points.or(record.match_points), line, record.rounds)
            })
            .collect();
        spans.sort_unstable();
        for round in (1..=u8::MAX).map(RoundNo) {
            let mut widest: Option<(PairingNumber, Option<Points>, u32)> = None;
            let in_round = spans.iter().filter(|(.., rounds)| rounds.contains(round));
            for &(first, last, points, line, _) in in_round {
                if let Some((end, value, there)) = widest
                    && first <= end
                    && value != points
                {
                    self.notes.error(line.max(there), 1, "250", Expected::SameAs { line: line.min(there) });
                    return;
                }
                if widest.is_none_or(|(end, ..)| last > end) {
                    widest = Some((last, points, line));
                }
            }
        }
        let system = Worth::of(&self.file).system();
        let (Some(rounds), Some(&line)) = (self.file.rounds, self.places.virtual_points.first()) else {
            return;
        };
        if acceleration::is_baku(&self.file) && acceleration::allows_baku(&system) {
            let games = games_of_file(&self.file);
            let worth = system.of_match(games);
            // A round of matches has a column for each game.
            let of_match = |column: RoundNo| RoundNo(column.0.div_ceil(games));
            let differs = |round| {
                acceleration::explicit(&self.file, round)
                    != acceleration::baku(&self.file, of_match(round), of_match(rounds), &worth)
            };
            if rounds.up_to().any(differs) {
                self.notes.adjust(line, 1, "250", Assumed::ExplicitPoints);
            }
        }
    }

    /// Limits the number of prohibited pairs.
    fn check_prohibited(&mut self) {
        let mut pairs = 0_usize;
        for (record, &line) in self.file.prohibited.iter().zip(&self.places.prohibited) {
            let size = record.players.len();
            pairs = pairs.saturating_add(size * size.saturating_sub(1) / 2);
            if pairs > MOST_PROHIBITED_PAIRS {
                let limit = u32::try_from(MOST_PROHIBITED_PAIRS).unwrap_or(u32::MAX);
                self.notes.error(line, 13, "", Expected::AtMost { limit });
                return;
            }
        }
    }
}

/// Sorts a list and returns the new index of each item, by its old index.
fn sort<T, K: Ord>(list: &mut Vec<T>, key: impl Fn(&T) -> K) -> Vec<usize> {
    let mut tagged: Vec<(usize, T)> = list.drain(..).enumerate().collect();
    tagged.sort_by_key(|(_, item)| key(item));
    let mut moved = vec![0; tagged.len()];
    for (new, (old, item)) in tagged.into_iter().enumerate() {
        moved[old] = new;
        list.push(item);
    }
    moved
}
