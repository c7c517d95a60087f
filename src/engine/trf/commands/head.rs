//! Settings from the header of a file.

use super::{AssumedRecord, Importer, Loss, told_options};
use crate::collate::Language;
use crate::format::{Course, Facts, Format, Size, allows_baku};
use crate::pairing::{facts, system as system_of, usual_tie_break_rules};
use crate::tiebreak::{Conditions, TieBreakError, accepts, usual_list};
use crate::tournament::{
    Acceleration, Arbiter, Championship, Colour, GameKind, Handicap, Name, NumberGroup, OptionValue,
    OrderOfEquals, PartialDate, RatingKind, RatingMethod, RatingSequence, RatingTaken, RatingTieBreaks,
    RoundNo, Settings, Snapshot, SystemId, TieBreakId, TieBreakRules, TimeOfDay, Unrated,
};
use crate::trf::comment::{self, Word};
use crate::trf::result_points::Worth;
use crate::trf::system::is_by_day;
use crate::trf::text::date;
use crate::trf::{AbnormalPoints, Details, Record, RoundCell, TrfFile, acceleration, system_id, verbatim};

impl Importer<'_> {
    /// Returns a text as a name. One that is too long is truncated, and reported.
    fn text(&mut self, record: Record, text: &str) -> Option<Name> {
        if text.trim().chars().count() > Name::LONGEST {
            self.losses.push(Loss::Shortened { record });
        }
        name(text)
    }

    fn name_of(&mut self, record: Record) -> Option<Name> {
        let file = self.file;
        file.text(record).and_then(|text| self.text(record, text))
    }

    /// Returns a record as a day; an invalid text becomes a [`Loss`].
    fn day_of(&mut self, record: Record) -> Option<PartialDate> {
        let text = self.file.text(record)?;
        let day = date(text);
        if day.is_none() {
            self.losses.push(Loss::NoDate { record });
        }
        day
    }

    fn deputies(&mut self) -> Vec<Arbiter> {
        let deputies = self.file.deputy_arbiters.iter();
        deputies.filter_map(|deputy| self.text(Record::DeputyArbiter, deputy)).map(Arbiter::from).collect()
    }

    /// Reports abnormal points that the event cannot represent.
    fn note_abnormal_points(&mut self) {
        let worth = Worth::of(self.file);
        let is_of_all = |of: &AbnormalPoints| of.round.is_none() || of.players.is_empty();
        let is_of_all = self.file.abnormal_points.iter().any(is_of_all);
        match self.gives_points_to_players() {
            true if self.columns.is_plain() => {
                self.losses.extend(worth.goes_on(&self.points).then_some(Loss::AbnormalPointsToCome));
            }
            true => self.losses.extend(is_of_all.then_some(Loss::AbnormalPointsToCome)),
            // For teams, points of one team in one round are imported, those of all teams or rounds are not.
            false if !self.teams.is_empty() => {
                self.losses.extend(is_of_all.then_some(Loss::AbnormalPoints));
            }
            false if worth.differs_from(&self.points) => self.losses.push(Loss::AbnormalPoints),
            _ => {}
        }
    }

    /// Returns the settings of the event before its players are known.
    pub(super) fn settings(&mut self, system: &SystemId) -> Settings {
        let file = self.file;
        let event_name = self.name_of(Record::Name);
        if event_name.is_none() {
            self.losses.push(Loss::NoEventName);
        }
        let mut settings = event_name.map_or_else(|| Snapshot::blank().settings().clone(), Settings::named);
        settings.place = self.name_of(Record::City);
        settings.begins = self.day_of(Record::Start);
        settings.ends = self.day_of(Record::End);
        settings.federation = self.name_of(Record::Federation);
        let federation = settings.federation.as_ref();
        settings.language =
            federation.and_then(|code| Language::of_federation(code.as_str())).unwrap_or_default();
        settings.arbiter = self.name_of(Record::ChiefArbiter).map(Arbiter::from);
        settings.deputies = self.deputies();
        schedule(file, &mut settings);
        settings.fide_event = comment::value(file, Word::FideEvent).and_then(|number| number.parse().ok());
        settings.time_control = self.name_of(Record::TimeControl);
        settings.coded_time_control = self.name_of(Record::EncodedTimeControl);
        ratings(file, &mut settings);
        settings.championship = comment::value(file, Word::Championship).and_then(Championship::from_word);
        settings.kind = comment::value(file, Word::Kind).and_then(GameKind::from_word);
        let named = system_id(file);
        if let (None, Some(found)) = (&named, file.text(Record::EncodedType)) {
            self.losses.push(Loss::UnknownType { found: found.to_owned(), system: system.clone() });
        }
        settings.system = named.map_or_else(|| system.clone(), |id| SystemId::new(&id));
        let rules = comment::value(file, Word::TieBreakRules).and_then(TieBreakRules::from_word);
        settings.tie_break_rules = match rules {
            Some(rules) => rules,
            // The codes of 202 and 212 are FIDE's, whatever system a report of another program names.
            None if !self.is_own() && names_order(file) => TieBreakRules::Fide2026,
            None => usual_tie_break_rules(&settings.system),
        };
        settings.rounds = self.rounds;
        settings.options = told_options(file, &settings.system);
        if let Some(format) =
            system_of(settings.system.as_str()).filter(|of| of.facts().course == Course::Bracket)
        {
            self.complete_bracket(&mut settings, format);
        }
        let draws = facts(settings.system.as_str()).is_none_or(|facts| facts.draws_colour);
        settings.initial_colour = if draws { initial_colour(file) } else { file.initial_colour };
        if draws && self.next > RoundNo(1) {
            // No player had a colour in round 1, so the draw had no effect.
            settings.initial_colour = settings.initial_colour.or(Some(Colour::White));
        }
        settings.points = self.points;
        self.note_abnormal_points();
        if let Some(list) = file.text(Record::Standings).or_else(|| file.text(Record::TieBreaks)) {
            settings.tie_breaks = self.tie_breaks(list);
            self.omit_unsuited(&mut settings);
        } else if let Some(list) = usual_list(&settings) {
            settings.tie_breaks = list;
        }
        show_values(&mut settings);
        self.accelerate(&mut settings);
        settings.records = verbatim::records(file, &settings);
        self.note_taken(&settings);
        settings
    }

    /// Parses the tie-breaks from the order of standings. Scores are skipped for players, who are ranked by only one.
    /// Teams are ranked by the first code; hakem writes the score underlying the first criterion before its list.
    fn tie_breaks(&self, list: &str) -> Vec<TieBreakId> {
        let codes = list.split(',').map(str::trim).filter(|code| !code.is_empty());
        if self.teams.is_empty() {
            return codes.filter(|code| !code.ends_with("PTS")).map(TieBreakId::new).collect();
        }
        let among_equals = self.file.text(Record::TieBreaks).map(|list| list.split(',').map(str::trim));
        let is_said = among_equals.is_some_and(|list| list.eq(codes.clone().skip(1)));
        codes.skip(usize::from(is_said)).map(TieBreakId::new).collect()
    }

    /// Omits tie-breaks that no event of the system has, such as Buchholz in a round robin, which would be blank. Unknown
    /// codes and those of other rules are kept, and all those of teams, and of a bracket, which ranks by none.
    fn omit_unsuited(&mut self, settings: &mut Settings) {
        let conditions = Conditions::of(settings);
        let is_bracket = facts(settings.system.as_str()).is_some_and(|facts| facts.course == Course::Bracket);
        if is_bracket || conditions.teams {
            return;
        }
        settings.tie_breaks.retain(|id| {
            use TieBreakError::{ColoursFromTable, RoundRobinOnly, SwissOnly, ValuesOnly};
            let refused = accepts(id, conditions).err().filter(|error| {
                matches!(
                    error,
                    SwissOnly { .. } | RoundRobinOnly { .. } | ValuesOnly { .. } | ColoursFromTable { .. }
                )
            });
            let is_kept = refused.is_none();
            self.losses.extend(refused.map(|reason| Loss::TieBreak { id: id.clone(), reason }));
            is_kept
        });
    }

    /// Sets the acceleration and its groups.
    fn accelerate(&mut self, settings: &mut Settings) {
        settings.acceleration = self.acceleration(settings);
        let groups = comment::value(self.file, Word::NumberGroups).unwrap_or_default().split(',');
        settings.number_groups = groups.filter_map(NumberGroup::read).collect::<Vec<_>>().into();
    }

    /// Returns the acceleration, if it is defined for the points used in pairings.
    fn acceleration(&mut self, settings: &Settings) -> Acceleration {
        let of_teams = facts(settings.system.as_str()).is_some_and(Facts::pairs_teams);
        let named = acceleration::named(self.file);
        match acceleration::is_baku(self.file) {
            // A report of this program keeps what was announced: no round is paired by it until that is changed.
            true if of_teams && !allows_baku(&settings.options) && !self.is_own() => {
                self.losses.push(Loss::TeamRecord { record: Record::EncodedType });
                Acceleration::None
            }
            false if named == Some(Acceleration::Groups) => Acceleration::Groups,
            _ if !acceleration::allows_baku(&settings.points) => settings.acceleration,
            true => Acceleration::Baku,
            false => named.unwrap_or(settings.acceleration),
        }
    }

    /// Reports data missing in the file, with the substitute settings.
    fn note_taken(&mut self, settings: &Settings) {
        let file = self.file;
        let is_silent = |record| file.text(record).is_none();
        if is_silent(Record::EncodedType) && comment::value(file, Word::System).is_none() {
            let by_words = system_id(file).is_some();
            self.taken.push(AssumedRecord::System { system: settings.system.clone(), by_words });
        }
        if is_by_day(file, &settings.system) {
            self.taken.push(AssumedRecord::Edition { system: settings.system.clone() });
        }
        let draws = facts(settings.system.as_str()).is_none_or(|facts| facts.draws_colour);
        if draws && file.initial_colour.is_none() {
            self.taken.push(AssumedRecord::InitialColour { colour: settings.initial_colour });
        }
        if file.points.is_none() {
            self.taken.push(AssumedRecord::Points);
        }
        if is_silent(Record::Standings) && is_silent(Record::TieBreaks) {
            self.taken.push(AssumedRecord::TieBreaks { list: settings.tie_breaks.clone() });
        }
    }
}

impl Importer<'_> {
    /// Completes settings missing in brackets of other programs: one column per round means matches of one game, and
    /// the number of players determines the number of rounds.
    fn complete_bracket(&self, settings: &mut Settings, format: &dyn Format) {
        if self.is_own() {
            return;
        }
        let is_single = self.next > RoundNo(1) && self.columns.rounds.iter().all(|of| of.count() == 1);
        let golden = format.facts().options.iter().find(|option| option.key == GOLDEN_POINT);
        if let Some(golden) = golden.filter(|_| is_single) {
            golden.set(&mut settings.options, OptionValue::YesNo(true));
        }
        let size =
            Size::players(if self.teams.is_empty() { self.file.players.len() } else { self.teams.len() });
        settings.rounds = RoundNo(*format.rounds(size, &settings.options).end()).max(self.rounds);
    }
}

/// Puts the values that rank before a list that lacks them: a ranking without them could not be understood.
fn show_values(settings: &mut Settings) {
    let ranks = facts(settings.system.as_str()).filter(|facts| facts.by_values);
    let own = ranks.and_then(|_| usual_list(settings)).unwrap_or_default();
    if !own.iter().any(|code| settings.tie_breaks.contains(code)) {
        settings.tie_breaks.splice(0..0, own);
    }
}

/// Returns true if a report of a Swiss or a table of players names the order of its standings by FIDE's codes.
fn names_order(file: &TrfFile) -> bool {
    file.teams.is_empty() && (file.text(Record::Standings).or_else(|| file.text(Record::TieBreaks))).is_some()
}

/// The key of the option for matches of one game.
const GOLDEN_POINT: &str = "golden-point";

/// Parses the order of rating lists.
fn sequence(text: &str) -> Option<RatingSequence> {
    RatingSequence::new(text.split(',').map(RatingKind::from_word).collect::<Option<_>>()?).ok()
}

/// Sets the rating settings of a file: the list, the choice among ratings, the order of equals.
fn ratings(file: &TrfFile, settings: &mut Settings) {
    let value = |word| comment::value(file, word);
    settings.rating_list = value(Word::List).and_then(date);
    settings.rating_sequence = value(Word::Lists).and_then(sequence);
    settings.rating_method = method_of(file);
    settings.order_of_equals = value(Word::Equals).and_then(OrderOfEquals::from_word).unwrap_or_default();
    settings.rating_tie_breaks = RatingTieBreaks {
        unrated: value(Word::Unrated).and_then(Unrated::from_word).unwrap_or_default(),
        taken: value(Word::RatingTaken).and_then(RatingTaken::from_word).unwrap_or_default(),
    };
}

/// Sets days and times of the rounds, the thinking times, and the kind of start position.
fn schedule(file: &TrfFile, settings: &mut Settings) {
    settings.round_dates.clone_from(&file.dates);
    settings.round_times = times(file);
    settings.default_time = comment::value(file, Word::DefaultTime).and_then(|minutes| minutes.parse().ok());
    let handicap = comment::value(file, Word::Handicap).unwrap_or_default();
    settings.handicap = Handicap::read(handicap).unwrap_or_default();
    settings.chess960 = comment::value(file, Word::Chess960) == Some("yes");
}

/// Returns the start times of rounds in the comments.
fn times(file: &TrfFile) -> Vec<Option<TimeOfDay>> {
    let told = comment::value(file, Word::Times).map(|text| text.split(','));
    told.into_iter().flatten().map(|text| TimeOfDay::read(text).ok()).collect()
}

/// Creates a name from a text, truncated if it is too long.
pub(super) fn name(text: &str) -> Option<Name> {
    let text = text.trim();
    let end = text.char_indices().nth(Name::LONGEST).map_or(text.len(), |(end, _)| end);
    Name::new(text.get(..end)?).ok()
}

/// Returns the initial colour: record 152, else that of the first player who had a colour in round 1,
/// swapped if an odd number of players paired in that round precede them (dutch D-18, 6.3).
fn initial_colour(file: &TrfFile) -> Option<Colour> {
    if file.initial_colour.is_some() {
        return file.initial_colour;
    }
    let cells = file.players.iter().map(|player| (player.number, player.cell(RoundNo(1))));
    let paired = cells.filter(|(_, cell)| cell.is_pairing());
    let is_stated = |number| !file.uncoloured.contains(&(number, RoundNo(1)));
    let coloured = paired.enumerate().find_map(|(before, (number, cell))| match cell {
        RoundCell::Game { colour, .. } if is_stated(number) => Some((before, colour)),
        _ => None,
    });
    coloured.map(|(before, colour)| if before % 2 == 0 { colour } else { colour.other() })
}
/// Returns the method of record 172, unless it would leave all players unrated although the report has ratings:
/// programs with only one rating per player write it in the column of the international one.
fn method_of(file: &TrfFile) -> Option<RatingMethod> {
    let method = file.text(Record::RankingMethod).and_then(RatingMethod::of_record)?;
    let is_rated = |details: &Details| details.rating.is_some_and(|rating| rating > 0);
    let fide = file.players.iter().any(|line| is_rated(&line.details));
    let national = file.players.iter().flat_map(|line| &line.national).any(|line| is_rated(&line.details));
    let gives_none = match method {
        RatingMethod::Fide => national && !fide,
        RatingMethod::National => fide && !national,
        _ => false,
    };
    (!gives_none).then_some(method)
}
