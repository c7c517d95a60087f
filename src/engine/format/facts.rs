//! Properties of a system that hold for every event, as data.

use crate::collate::Language;
use crate::tournament::{Occasion, OptionValue, Options, Rating, RoundNo, Scale, TieBreakRules, Title};

/// Properties of a system in one edition of its text.
#[derive(Debug)]
pub struct Facts {
    /// Id in event files, reports and commands, such as `dutch-2009`. Never changes.
    pub id: &'static str,
    /// The published text, including the edition.
    pub text: &'static str,
    /// True if the text is a FIDE text in force. Other systems are outside FIDE mode.
    pub is_in_force: bool,
    /// Names of the reasons specific to this system ([`Reason::what`]), for the catalogues.
    ///
    /// [`Reason::what`]: super::Reason::what
    pub reasons: &'static [&'static str],
    pub course: Course,
    pub paired: Paired,
    /// Number of games per pairing in a Swiss round, with alternating colours.
    pub games: u8,
    /// True if players can be split into parallel groups.
    pub grouped: bool,
    /// True if captains name a line-up for each match, in roster order. A table of players determines it itself.
    pub line_ups: bool,
    /// True if teams meet in matches with match points; false if their players are spread over the other teams.
    pub scores_matches: bool,
    /// True if the initial colour is drawn before round 1.
    pub draws_colour: bool,
    /// True if results are annulled when a player leaves before half of their games.
    pub strikes: bool,
    pub ranking: Ranking,
    /// Lowest valid rating; a player may also be unrated.
    pub lowest_rating: u16,
    /// Scales of older lists that the text converts.
    pub scales: &'static [Scale],
    /// True if an event outside the limits of [`Format::rounds`] cannot start.
    ///
    /// [`Format::rounds`]: super::Format::rounds
    pub limits_rounds: bool,
    /// Options specific to this system, set before round 1.
    pub options: &'static [OptionFacts],
    /// Options shown on its sheets, such as the conditions of a match.
    pub announced: &'static [OptionFacts],
    pub tie_break_rules: TieBreakRules,
    /// Kind of event that selects the default tie-breaks; `None` if ratings decide.
    pub occasion: Option<Occasion>,
    /// Tie-breaks prescribed by the text, most significant first; empty if the text
    /// leaves them to the event.
    pub final_order: &'static [&'static str],
    /// Codes in record 192 of a report; the first is written. Empty if FIDE has no code.
    pub trf: &'static [TrfCode],
    /// True if it pairs by average ratings of opponents, so that their list is due after every round
    /// (dubov-classic 9).
    pub by_averages: bool,
    /// True if the arbiter divides each bracket into S1 and S2 before pairing it (dutch-2009 A.6).
    pub divides: bool,
    /// True if a list with values ranks and pairs instead of scores, so that players may meet again (keizer).
    pub by_values: bool,
    /// True if record 192 has a code for it with virtual points (FIDE C.04.7).
    pub accelerates: bool,
    pub floats: FloatSource,
    /// The name in record 092 of a report, after `Individual: ` or `Team: `, in the wording of other programs.
    pub report_name: &'static str,
}

/// Source of the floats of earlier rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatSource {
    /// Recorded with the pairing; a later correction does not change them (dutch-2009 A.4, N-16).
    Noted,
    /// Derived from the scores before the round, by current results (FIDE C.04.3 1.4.2).
    Derived,
    /// Derived likewise, and every unplayed round is a downfloat (dutch-2017 A.4.b).
    DerivedAllUnplayed,
}

impl Facts {
    /// Creates the facts of a classic text, with the values most of them share.
    pub const fn classic(id: &'static str, text: &'static str, reasons: &'static [&'static str]) -> Self {
        Self {
            id,
            text,
            is_in_force: false,
            reasons,
            course: Course::Results,
            paired: Paired::Players,
            games: 1,
            grouped: false,
            line_ups: false,
            scores_matches: true,
            draws_colour: true,
            strikes: false,
            ranking: Ranking::USUAL,
            lowest_rating: Rating::LOWEST,
            scales: &[],
            limits_rounds: false,
            options: &[],
            announced: &[],
            tie_break_rules: TieBreakRules::Booklet,
            occasion: None,
            final_order: &[],
            trf: &[],
            by_averages: false,
            divides: false,
            by_values: false,
            accelerates: false,
            floats: FloatSource::Noted,
            report_name: "Swiss-System",
        }
    }

    /// Creates the facts of a format whose table is known before round 1.
    pub const fn of_table(id: &'static str, text: &'static str) -> Self {
        Self {
            course: Course::Table,
            draws_colour: false,
            limits_rounds: true,
            occasion: Some(Occasion::RoundRobin),
            report_name: "Round-Robin",
            ..Self::classic(id, text, &[])
        }
    }

    /// Returns the record 192 code of the system with these options in an event that starts on `day`; `None`
    /// if FIDE has none.
    pub fn trf_code(&self, options: &Options, day: Option<&str>) -> Option<String> {
        let first = self.trf.first().filter(|code| code.is_meant(code.code, day))?;
        let number = |key: &str| {
            let option = self.options.iter().find(|option| option.key == key);
            option.map_or(0, |option| option.number(options))
        };
        let exact = self.trf.iter().find(|code| match code.says {
            TrfSays::Number { key, number: said } => number(key) == said,
            TrfSays::Answers(answers) => answers.iter().all(|&(key, said)| {
                let option = self.options.iter().find(|option| option.key == key);
                option.is_some_and(|option| option.read(said) == Some(option.value(options)))
            }),
            TrfSays::Nothing | TrfSays::Counted { .. } => false,
        });
        Some(match (exact, first.says) {
            (Some(exact), _) => exact.code.to_owned(),
            (None, TrfSays::Counted { key }) if number(key) > 1 => {
                format!("{}{COUNT}{}", first.code, number(key))
            }
            (None, _) => first.code.to_owned(),
        })
    }

    /// Returns true if opponents are predetermined, whatever the results (FIDE C.07 15.2).
    pub fn is_predetermined(&self) -> bool {
        self.course != Course::Results
    }

    /// Returns true if results determine which teams meet; a seat of the field is then a team.
    pub fn pairs_teams(&self) -> bool {
        self.paired == Paired::Teams && self.course != Course::Table
    }

    /// Returns true if the list of adjusted scores is due after each round: a classic Swiss of players (tie-breaks 3).
    pub fn lists_adjusted_scores(&self) -> bool {
        let by_results = self.course == Course::Results && self.paired == Paired::Players;
        by_results && self.tie_break_rules == TieBreakRules::Booklet
    }

    /// Returns true if the list of average ratings is due after each round, as a classic text prescribes
    /// (dubov-classic 9).
    pub fn lists_averages(&self) -> bool {
        self.by_averages && self.lists_adjusted_scores()
    }

    /// Creates the facts of a FIDE edition of 2026.
    pub const fn of_2026(id: &'static str, text: &'static str, reasons: &'static [&'static str]) -> Self {
        Self {
            is_in_force: true,
            ranking: Ranking { renumbering: Renumbering::GENERAL, ..Ranking::USUAL },
            tie_break_rules: TieBreakRules::Fide2026,
            floats: FloatSource::Derived,
            ..Self::classic(id, text, reasons)
        }
    }
}

/// The basis on which opponents are determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    Results,
    /// A table: results have no influence, so every round is known before round 1.
    Table,
    /// A bracket: winners advance to predetermined slots.
    Bracket,
}

/// Units that are paired and ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paired {
    Players,
    Teams,
}

/// A code of record 192.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrfCode {
    /// Without the suffix of acceleration: `FIDE_DUBOV`.
    pub code: &'static str,
    /// First day on which the code means this edition, as in record 042; `None` for any day.
    pub since: Option<&'static str>,
    /// Last day on which it does; `None` if it still does.
    pub until: Option<&'static str>,
    /// True if a suffix with playing conditions may follow: `FIDE_TEAM_TYPEB_GP`.
    pub takes_more: bool,
    pub says: TrfSays,
}

/// Option value implied by a record 192 code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrfSays {
    /// The code implies no option value.
    Nothing,
    /// A fixed number: `BERGER_DOUBLEROUNDROBIN`.
    Number { key: &'static str, number: u16 },
    /// A number that follows the code: `BERGER_ROUNDROBIN_G3`.
    Counted { key: &'static str },
    /// Values of these options, by key, in the notation of a report: `FIDE_TEAM_TYPEB_GP`.
    Answers(&'static [(&'static str, &'static str)]),
}

/// Separator between a record 192 code and a number.
const COUNT: &str = "_G";

impl TrfCode {
    /// Creates a code for one edition, whatever the date of the event.
    pub const fn of(code: &'static str) -> Self {
        Self { code, since: None, until: None, takes_more: false, says: TrfSays::Nothing }
    }

    /// Creates a code of a family, such as `FIDE_TEAM`, which may have a suffix.
    pub const fn family(code: &'static str) -> Self {
        Self { takes_more: true, ..Self::of(code) }
    }

    /// Returns true if this record 192 code means the system in an event that started on `day`; without a
    /// day, the edition in force.
    pub fn is_meant(&self, found: &str, day: Option<&str>) -> bool {
        let is_named = if self.takes_more { found.starts_with(self.code) } else { found == self.code };
        // A code of a withdrawn edition names the one in force in an event without a day.
        let is_over = self.until.is_some_and(|until| day.is_none_or(|day| day > until));
        is_named && !is_over && self.since.zip(day).is_none_or(|(since, day)| day >= since)
    }

    /// Creates a code that implies option values.
    pub const fn answering(code: &'static str, answers: &'static [(&'static str, &'static str)]) -> Self {
        Self { says: TrfSays::Answers(answers), ..Self::of(code) }
    }

    /// Limits the code to events from a day on, as in record 042.
    #[must_use]
    pub const fn from(self, day: &'static str) -> Self {
        Self { since: Some(day), ..self }
    }

    /// Makes the code imply a number for an option.
    #[must_use]
    pub const fn saying(self, key: &'static str, number: u16) -> Self {
        Self { says: TrfSays::Number { key, number }, ..self }
    }

    /// Allows the number of an option after the code.
    #[must_use]
    pub const fn counting(self, key: &'static str) -> Self {
        Self { says: TrfSays::Counted { key }, ..self }
    }

    /// Returns the options that this code implies, with their values in the notation of a report.
    pub fn answers(&self, found: &str) -> Vec<(&'static str, String)> {
        match self.says {
            TrfSays::Answers(answers) => answers.iter().map(|&(key, said)| (key, said.to_owned())).collect(),
            _ => self.number(found).map(|(key, number)| (key, number.to_string())).into_iter().collect(),
        }
    }

    /// Returns the option whose number this code gives, with the number.
    pub fn number(&self, found: &str) -> Option<(&'static str, u16)> {
        match self.says {
            TrfSays::Nothing | TrfSays::Answers(_) => None,
            TrfSays::Number { key, number } => Some((key, number)),
            TrfSays::Counted { key } => {
                let count = found.strip_prefix(self.code)?.strip_prefix(COUNT)?.split('_').next()?;
                Some((key, count.parse().ok()?))
            }
        }
    }
}

/// Sort key of the initial order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RankKey {
    /// International rating, descending.
    Rating,
    /// Title, by its position in [`Ranking::titles`].
    Title,
    /// National rating, descending.
    NationalRating,
    /// Lot drawn among equal players; players without one follow.
    Lot,
    /// Name, alphabetically.
    Name,
    /// National licence number, ascending; players without one follow.
    Licence,
}

/// Assignment of pairing numbers. Unrated players follow rated ones, by national rating (general rules
/// §5); the last key is the order of registration.
#[derive(Clone, Copy, Debug)]
pub struct Ranking {
    /// Sort keys, most significant first.
    pub keys: &'static [RankKey],
    /// Titles used for sorting, strongest first.
    pub titles: &'static [Title],
    /// A yes/no option with the order of titles that replaces [`Self::titles`] if it is set.
    pub other_titles: Option<(OptionFacts, &'static [Title])>,
    /// Language whose alphabet orders names; `None` for the event's language.
    pub alphabet: Option<Language>,
    pub renumbering: Renumbering,
}

impl Ranking {
    /// By rating, title, national rating and name, fixed after round 1 (dutch-2009 A.2, N-20).
    pub const USUAL: Self = Self {
        keys: &[RankKey::Rating, RankKey::Title, RankKey::NationalRating, RankKey::Name],
        titles: &Title::RANKED,
        other_titles: None,
        alphabet: None,
        renumbering: Renumbering::Never,
    };

    /// Returns the titles used with these options, strongest first.
    pub fn titles(&self, options: &Options) -> &'static [Title] {
        let other = self.other_titles.filter(|(option, _)| option.is_on(options));
        other.map_or(self.titles, |(_, titles)| titles)
    }
}

/// Treatment of pairing numbers after round 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renumbering {
    /// Fixed; late entries are appended (dutch-2009 N-20, N-21; basic-swiss §2, decision 13; the other
    /// classic texts do not differ).
    Never,
    /// Late entries, and players whose rank was entered wrongly, are sorted in until the pairing of a round
    /// is made; after that only late entries are, and the others keep their order (FIDE C.04.2 2.3, 2.4, G-5).
    Until {
        /// Last round whose pairing may reassign numbers.
        last: RoundNo,
        article: &'static str,
    },
}

impl Renumbering {
    /// FIDE C.04.2 2.3.
    pub const GENERAL: Self = Self::Until { last: RoundNo(4), article: "C.04.2 2.3" };

    /// The article for sorting in a late entry once the other numbers are fixed.
    pub const LATE_ENTRY: &'static str = "C.04.2 2.4";

    /// Returns true if a player whose rank changed gets a new number when `round` is paired.
    pub fn corrects(self, round: RoundNo) -> bool {
        matches!(self, Self::Until { last, .. } if round <= last)
    }
}

/// Number of values tried for an unknown numeric option.
const SMALL_NUMBERS: usize = 8;

/// An option of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionFacts {
    /// Key in event files and reports; its text is `option-<key>` in the catalogues.
    pub key: &'static str,
    pub kind: OptionKind,
}

/// Valid values and default of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    YesNo {
        usual: bool,
    },
    Number {
        usual: u16,
        least: u16,
        most: u16,
    },
    /// Points, in tenths.
    Points {
        usual: u16,
        most: u16,
    },
    /// A share of a value, in sixtieths: 40 is two thirds.
    Share {
        usual: u16,
        most: u16,
    },
    /// One of several words; their texts are `option-<key>-<word>` in the catalogues.
    Choice {
        usual: &'static str,
        among: &'static [&'static str],
    },
    /// A table of games as text, such as `A1-B2,B1-A2`; empty for the one that the system constructs.
    Games {
        check: TableCheck,
    },
}

/// Returns true for the text of a table that a system can use.
#[derive(Clone, Copy, Debug)]
pub struct TableCheck(pub fn(&str) -> bool);

impl PartialEq for TableCheck {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for TableCheck {}

impl OptionFacts {
    /// Creates a yes/no option, off by default.
    pub const fn yes_no(key: &'static str) -> Self {
        Self { key, kind: OptionKind::YesNo { usual: false } }
    }

    /// Describes the valid values, for programs.
    pub fn expected(&self) -> String {
        match self.kind {
            OptionKind::YesNo { .. } => "true or false".to_owned(),
            OptionKind::Number { least, most, .. } => format!("{least} to {most}"),
            OptionKind::Points { most, .. } => format!("0 to {most} tenths of a point"),
            OptionKind::Share { most, .. } => format!("0 to {most} sixtieths"),
            OptionKind::Choice { among, .. } => among.join(" or "),
            OptionKind::Games { .. } => "a table such as A1-B1,B2-C1,C2-A2".to_owned(),
        }
    }

    pub fn usual(&self) -> OptionValue {
        match self.kind {
            OptionKind::YesNo { usual } => OptionValue::YesNo(usual),
            OptionKind::Number { usual, .. }
            | OptionKind::Points { usual, .. }
            | OptionKind::Share { usual, .. } => OptionValue::Number(usual),
            OptionKind::Choice { usual, .. } => OptionValue::Choice(usual.to_owned()),
            OptionKind::Games { .. } => OptionValue::Choice(String::new()),
        }
    }

    /// Returns candidate values for an unknown option; of numbers, the small ones.
    pub fn some_values(&self) -> Vec<OptionValue> {
        match self.kind {
            OptionKind::YesNo { .. } => vec![OptionValue::YesNo(false), OptionValue::YesNo(true)],
            OptionKind::Number { least, most, .. } => {
                (least..=most).take(SMALL_NUMBERS).map(OptionValue::Number).collect()
            }
            OptionKind::Points { .. } | OptionKind::Share { .. } | OptionKind::Games { .. } => {
                vec![self.usual()]
            }
            OptionKind::Choice { among, .. } => {
                among.iter().map(|&word| OptionValue::Choice(word.to_owned())).collect()
            }
        }
    }

    pub fn takes(&self, value: &OptionValue) -> bool {
        match (self.kind, value) {
            (OptionKind::YesNo { .. }, OptionValue::YesNo(_)) => true,
            (OptionKind::Number { least, most, .. }, OptionValue::Number(number)) => {
                (least..=most).contains(number)
            }
            (
                OptionKind::Points { most, .. } | OptionKind::Share { most, .. },
                OptionValue::Number(number),
            ) => *number <= most,
            (OptionKind::Choice { among, .. }, OptionValue::Choice(word)) => among.contains(&word.as_str()),
            (OptionKind::Games { check }, OptionValue::Choice(text)) => text.is_empty() || (check.0)(text),
            (
                OptionKind::YesNo { .. }
                | OptionKind::Number { .. }
                | OptionKind::Points { .. }
                | OptionKind::Share { .. }
                | OptionKind::Choice { .. }
                | OptionKind::Games { .. },
                _,
            ) => false,
        }
    }

    /// Returns the value of the option in an event; invalid values count as unset.
    pub fn value(&self, options: &Options) -> OptionValue {
        options.get(self.key).filter(|value| self.takes(value)).unwrap_or_else(|| self.usual())
    }

    pub fn is_on(&self, options: &Options) -> bool {
        self.value(options) == OptionValue::YesNo(true)
    }

    /// Returns the number; 0 if the option is not numeric.
    pub fn number(&self, options: &Options) -> u16 {
        match self.value(options) {
            OptionValue::Number(number) => number,
            OptionValue::YesNo(_) | OptionValue::Choice(_) => 0,
        }
    }

    pub fn is(&self, word: &str, options: &Options) -> bool {
        matches!(self.value(options), OptionValue::Choice(chosen) if chosen == word)
    }

    /// Sets the option if the value is valid; the default is stored as unset.
    pub fn set(&self, options: &mut Options, value: OptionValue) {
        if self.takes(&value) {
            options.set(self.key, Some(value).filter(|value| *value != self.usual()));
        }
    }

    /// Sets the option as an arbiter chooses it, with those that follow: if players first meet more than once, the last
    /// two rounds of the first cycle are swapped, so that none has the same colour three times (C.05 Annex 1).
    pub fn choose(&self, among: &[OptionFacts], options: &mut Options, value: OptionValue) {
        let before = self.number(options);
        self.set(options, value);
        if self.key == "cycles" && before == 1 && self.number(options) > 1 {
            let swap = among.iter().find(|option| option.key == "swap");
            swap.into_iter().for_each(|swap| swap.set(options, OptionValue::YesNo(true)));
        }
    }

    /// Parses a value from a report; `None` if it is invalid.
    pub fn read(&self, text: &str) -> Option<OptionValue> {
        let value = match self.kind {
            OptionKind::YesNo { .. } => OptionValue::YesNo(text.parse().ok()?),
            OptionKind::Number { .. } | OptionKind::Points { .. } | OptionKind::Share { .. } => {
                OptionValue::Number(text.parse().ok()?)
            }
            OptionKind::Choice { .. } | OptionKind::Games { .. } => OptionValue::Choice(text.to_owned()),
        };
        Some(value).filter(|value| self.takes(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CYCLES: OptionFacts =
        OptionFacts { key: "cycles", kind: OptionKind::Number { usual: 1, least: 1, most: 4 } };

    #[test]
    fn an_option_has_its_usual_value_unless_another_fits() {
        let mut options = Options::default();
        assert_eq!(CYCLES.value(&options), OptionValue::Number(1));
        CYCLES.set(&mut options, OptionValue::Number(9));
        assert!(options.is_empty(), "beyond the limits");
        CYCLES.set(&mut options, CYCLES.read("2").unwrap());
        assert_eq!(CYCLES.value(&options), OptionValue::Number(2));
        CYCLES.set(&mut options, OptionValue::Number(1));
        assert!(options.is_empty(), "what is taken for granted is not kept");
        options.set("cycles", Some(OptionValue::YesNo(true)));
        assert_eq!(CYCLES.value(&options), OptionValue::Number(1), "of another kind");
        assert_eq!((CYCLES.read("5"), CYCLES.read("true")), (None, None));
    }
}
