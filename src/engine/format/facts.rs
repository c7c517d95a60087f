//! What is true of a system whatever the event, as data.

use crate::collate::Language;
use crate::tournament::{Occasion, OptionValue, Options, Rating, RoundNo, Scale, TieBreakRules, Title};

/// What is true of one system in one edition of its text.
#[derive(Debug)]
pub struct Facts {
    /// The name in event files, reports and commands, such as `dutch-2009`; it never changes.
    pub id: &'static str,
    /// The published text, edition included.
    pub text: &'static str,
    /// Whether it is a text of FIDE that is in force: others are outside FIDE mode.
    pub is_in_force: bool,
    /// What the reasons of its own are called ([`Reason::what`]), for the catalogues.
    ///
    /// [`Reason::what`]: super::Reason::what
    pub reasons: &'static [&'static str],
    /// What decides who meets.
    pub course: Course,
    /// Who is paired and ranked.
    pub paired: Paired,
    /// How many games two players play who meet in a Swiss round, with colours by turns.
    pub games: u8,
    /// Whether players can be split into groups that play side by side.
    pub grouped: bool,
    /// Whether captains name who plays in each match, in the order of the roster: a table of players says it itself.
    pub line_ups: bool,
    /// Whether the colour of pairing number 1 is drawn before round 1.
    pub draws_colour: bool,
    /// Whether the results are struck of whoever leaves before half of their games are played.
    pub strikes: bool,
    /// How pairing numbers come about.
    pub ranking: Ranking,
    /// The lowest rating that the text takes; a player may also have none.
    pub lowest_rating: u16,
    /// The scales of older lists whose numbers the text converts.
    pub scales: &'static [Scale],
    /// Whether an event with fewer or more rounds than [`Format::rounds`] is not begun.
    ///
    /// [`Format::rounds`]: super::Format::rounds
    pub limits_rounds: bool,
    /// What it asks before round 1 besides what all systems ask.
    pub options: &'static [OptionFacts],
    /// Those of the options that its sheets say: how a match is played.
    pub announced: &'static [OptionFacts],
    /// The text of tie-breaks that goes with it unless the event says otherwise.
    pub tie_break_rules: TieBreakRules,
    /// The kind of event whose list of tie-breaks it decides; `None` where ratings do.
    pub occasion: Option<Occasion>,
    /// The tie-breaks, the first one first, by which the text itself orders players of equal score; empty where it
    /// leaves that to the event.
    pub final_order: &'static [&'static str],
    /// The codes by which record 192 of a report names it; the first is written. None where FIDE has no code.
    pub trf: &'static [TrfCode],
    /// Whether it pairs by the average ratings of opponents, so that their list is announced after every round
    /// (dubov-classic 9).
    pub by_averages: bool,
    /// True if the arbiter divides each bracket into S1 and S2 before pairing it (dutch-2009 A.6).
    pub divides: bool,
    /// Whether record 192 has a code of it with virtual points (FIDE C.04.7).
    pub accelerates: bool,
    /// Source of the floats of earlier rounds.
    pub floats: FloatSource,
    /// The name in record 092 of a report, after `Individual: ` or `Team: `, in the wording of other programs.
    pub report_name: &'static str,
}

/// Source of the floats of earlier rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatSource {
    /// Noted when the round was paired; a later correction does not change them (dutch-2009 A.4, N-16).
    Noted,
    /// Derived from the scores before the round, as results count now (FIDE C.04.3 1.4.2).
    Derived,
}

impl Facts {
    /// Makes the facts of a text of the source documents: what is not said otherwise is as in most of them.
    #[must_use]
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
            accelerates: false,
            floats: FloatSource::Noted,
            report_name: "Swiss-System",
        }
    }

    /// Makes the facts of a format whose table is known before round 1.
    #[must_use]
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

    /// Returns the code by which record 192 names the system with these options; `None` where FIDE has none.
    #[must_use]
    pub fn trf_code(&self, options: &Options) -> Option<String> {
        let first = self.trf.first()?;
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

    /// Whether it is known before round 1 who can meet whom, whatever the results (FIDE C.07 15.2).
    #[must_use]
    pub fn is_predetermined(&self) -> bool {
        self.course != Course::Results
    }

    /// Whether results decide which teams meet: then a seat of the field is a team.
    #[must_use]
    pub fn pairs_teams(&self) -> bool {
        self.paired == Paired::Teams && self.course != Course::Table
    }

    /// Returns true if the list of adjusted scores is due after each round: a classic Swiss of players (tie-breaks 3).
    #[must_use]
    pub fn lists_adjusted_scores(&self) -> bool {
        let by_results = self.course == Course::Results && self.paired == Paired::Players;
        by_results && self.tie_break_rules == TieBreakRules::Booklet
    }

    /// Returns true if the list of average ratings is due after each round, as a classic text prescribes (dubov-classic 9).
    #[must_use]
    pub fn lists_averages(&self) -> bool {
        self.by_averages && self.lists_adjusted_scores()
    }

    /// Makes the facts of an edition of FIDE of 2026.
    #[must_use]
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

/// What decides who meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// The results so far.
    Results,
    /// A table: results change nothing, so any round is known before round 1.
    Table,
    /// A bracket: who wins goes on to a place that is known.
    Bracket,
}

/// Who is paired and ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paired {
    /// Players on their own.
    Players,
    /// Teams, each in its board order.
    Teams,
}

/// A code of record 192.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrfCode {
    /// Without the suffix of acceleration: `FIDE_DUBOV`.
    pub code: &'static str,
    /// The first day, as record 042 writes it, from which the code means this edition; `None` for any day.
    pub since: Option<&'static str>,
    /// Whether more may follow that says how it is played: `FIDE_TEAM_TYPEB_GP`.
    pub takes_more: bool,
    /// What it says of an option of the system.
    pub says: TrfSays,
}

/// What a code of record 192 says of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrfSays {
    /// The code says nothing of the option.
    Nothing,
    /// That the number of this option is so large: `BERGER_DOUBLEROUNDROBIN`.
    Number {
        /// The key of the option.
        key: &'static str,
        /// Its value.
        number: u16,
    },
    /// The number of this option, where it stands behind the code: `BERGER_ROUNDROBIN_G3`.
    Counted {
        /// The key of the option.
        key: &'static str,
    },
    /// What is answered to these options, by key, in the words of a report: `FIDE_TEAM_TYPEB_GP`.
    Answers(&'static [(&'static str, &'static str)]),
}

/// What stands before a number behind a code of record 192.
const COUNT: &str = "_G";

impl TrfCode {
    /// A code that means one edition, whenever the event was played.
    #[must_use]
    pub const fn of(code: &'static str) -> Self {
        Self { code, since: None, takes_more: false, says: TrfSays::Nothing }
    }

    /// A code of a whole family, such as `FIDE_TEAM`, behind which more may stand.
    #[must_use]
    pub const fn family(code: &'static str) -> Self {
        Self { takes_more: true, ..Self::of(code) }
    }

    /// Whether record 192 names the system by this code in an event that began on `day`; without a day the edition in
    /// force is meant.
    #[must_use]
    pub fn is_meant(&self, found: &str, day: Option<&str>) -> bool {
        let is_named = if self.takes_more { found.starts_with(self.code) } else { found == self.code };
        is_named && self.since.zip(day).is_none_or(|(since, day)| day >= since)
    }

    /// A code that answers options.
    #[must_use]
    pub const fn answering(code: &'static str, answers: &'static [(&'static str, &'static str)]) -> Self {
        Self { says: TrfSays::Answers(answers), ..Self::of(code) }
    }

    /// The same code, from a day on, as record 042 writes it.
    #[must_use]
    pub const fn from(self, day: &'static str) -> Self {
        Self { since: Some(day), ..self }
    }

    /// The same code, which says that the number of an option is so large.
    #[must_use]
    pub const fn saying(self, key: &'static str, number: u16) -> Self {
        Self { says: TrfSays::Number { key, number }, ..self }
    }

    /// The same code, behind which the number of an option may stand.
    #[must_use]
    pub const fn counting(self, key: &'static str) -> Self {
        Self { says: TrfSays::Counted { key }, ..self }
    }

    /// Returns the options that record 192 answers by this code, each with what is said, in the words of a report.
    #[must_use]
    pub fn answers(&self, found: &str) -> Vec<(&'static str, String)> {
        match self.says {
            TrfSays::Answers(answers) => answers.iter().map(|&(key, said)| (key, said.to_owned())).collect(),
            _ => self.number(found).map(|(key, number)| (key, number.to_string())).into_iter().collect(),
        }
    }

    /// Returns the option of which record 192 tells the number by this code, and that number.
    #[must_use]
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

/// What the initial ranking goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RankKey {
    /// International rating, the highest first.
    Rating,
    /// Title, by its place in [`Ranking::titles`].
    Title,
    /// National rating, the highest first.
    NationalRating,
    /// The lot drawn among players who are equal so far; who has none follows.
    Lot,
    /// Name, by the alphabet.
    Name,
    /// National licence number, the lowest first; who has none follows.
    Licence,
}

/// How pairing numbers come about. Players without a rating follow those with one, by national rating (general rules
/// §5); in the end the order of registration decides.
#[derive(Clone, Copy, Debug)]
pub struct Ranking {
    /// What decides, first of all the first.
    pub keys: &'static [RankKey],
    /// The titles that count, the strongest first.
    pub titles: &'static [Title],
    /// An option of yes or no with the order of titles that replaces [`Self::titles`] where it is set.
    pub other_titles: Option<(OptionFacts, &'static [Title])>,
    /// The language whose alphabet orders names; `None` for that of the event.
    pub alphabet: Option<Language>,
    /// What becomes of the numbers after round 1.
    pub renumbering: Renumbering,
}

impl Ranking {
    /// By rating, title, national rating and name, once and for all (dutch-2009 A.2, N-20).
    pub const USUAL: Self = Self {
        keys: &[RankKey::Rating, RankKey::Title, RankKey::NationalRating, RankKey::Name],
        titles: &Title::ALL,
        other_titles: None,
        alphabet: None,
        renumbering: Renumbering::Never,
    };

    /// Returns the titles that count with these options, the strongest first.
    #[must_use]
    pub fn titles(&self, options: &Options) -> &'static [Title] {
        let other = self.other_titles.filter(|(option, _)| option.is_on(options));
        other.map_or(self.titles, |(_, titles)| titles)
    }
}

/// What becomes of the pairing numbers after round 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renumbering {
    /// They stay, and late entries follow at the end (dutch-2009 N-20, N-21; basic-swiss §2, decision 13; the other
    /// classic texts say nothing else).
    Never,
    /// Whoever has arrived, or whose rank was entered wrongly, gets the place due to them, until the pairing of a round
    /// is made; after that a late entry still does, and the others keep their order (FIDE C.04.2 2.3, 2.4, G-5).
    Until {
        /// The last round whose pairing may give numbers anew.
        last: RoundNo,
        /// The article that says so.
        article: &'static str,
    },
}

impl Renumbering {
    /// FIDE C.04.2 2.3.
    pub const GENERAL: Self = Self::Until { last: RoundNo(4), article: "C.04.2 2.3" };

    /// Returns the article by which a late entry gets its place once the numbers of the others stay.
    pub const LATE_ENTRY: &'static str = "C.04.2 2.4";

    /// Whether a player whose rank changed gets another number when `round` is paired.
    #[must_use]
    pub fn corrects(self, round: RoundNo) -> bool {
        matches!(self, Self::Until { last, .. } if round <= last)
    }
}

/// How many numbers are tried where an option is not told.
const SMALL_NUMBERS: usize = 8;

/// An option of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionFacts {
    /// Its name in event files and reports; the catalogues have its words under `option-<key>`.
    pub key: &'static str,
    /// What can be answered, and what is taken for granted.
    pub kind: OptionKind,
}

/// What can be answered to an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// Yes or no.
    YesNo {
        /// What is taken for granted.
        usual: bool,
    },
    /// A number within limits.
    Number {
        /// What is taken for granted.
        usual: u16,
        /// The smallest.
        least: u16,
        /// The largest.
        most: u16,
    },
    /// Points, as a number of tenths.
    Points {
        /// What is taken for granted.
        usual: u16,
        /// The most.
        most: u16,
    },
    /// One of several words; the catalogues have them under `option-<key>-<word>`.
    Choice {
        /// What is taken for granted.
        usual: &'static str,
        /// All that can be answered.
        among: &'static [&'static str],
    },
}

impl OptionFacts {
    /// An option that is answered by yes or no, by no unless it is set.
    #[must_use]
    pub const fn yes_no(key: &'static str) -> Self {
        Self { key, kind: OptionKind::YesNo { usual: false } }
    }

    /// Says in words that programs read what can be answered.
    #[must_use]
    pub fn expected(&self) -> String {
        match self.kind {
            OptionKind::YesNo { .. } => "true or false".to_owned(),
            OptionKind::Number { least, most, .. } => format!("{least} to {most}"),
            OptionKind::Points { most, .. } => format!("0 to {most} tenths of a point"),
            OptionKind::Choice { among, .. } => among.join(" or "),
        }
    }

    /// Returns what is taken for granted.
    #[must_use]
    pub fn usual(&self) -> OptionValue {
        match self.kind {
            OptionKind::YesNo { usual } => OptionValue::YesNo(usual),
            OptionKind::Number { usual, .. } | OptionKind::Points { usual, .. } => OptionValue::Number(usual),
            OptionKind::Choice { usual, .. } => OptionValue::Choice(usual.to_owned()),
        }
    }

    /// Returns the answers among which to look for one that is not told; of numbers the small ones.
    #[must_use]
    pub fn some_values(&self) -> Vec<OptionValue> {
        match self.kind {
            OptionKind::YesNo { .. } => vec![OptionValue::YesNo(false), OptionValue::YesNo(true)],
            OptionKind::Number { least, most, .. } => {
                (least..=most).take(SMALL_NUMBERS).map(OptionValue::Number).collect()
            }
            OptionKind::Points { .. } => vec![self.usual()],
            OptionKind::Choice { among, .. } => {
                among.iter().map(|&word| OptionValue::Choice(word.to_owned())).collect()
            }
        }
    }

    /// Whether a value can be the answer.
    #[must_use]
    pub fn takes(&self, value: &OptionValue) -> bool {
        match (self.kind, value) {
            (OptionKind::YesNo { .. }, OptionValue::YesNo(_)) => true,
            (OptionKind::Number { least, most, .. }, OptionValue::Number(number)) => {
                (least..=most).contains(number)
            }
            (OptionKind::Points { most, .. }, OptionValue::Number(tenths)) => *tenths <= most,
            (OptionKind::Choice { among, .. }, OptionValue::Choice(word)) => among.contains(&word.as_str()),
            (
                OptionKind::YesNo { .. }
                | OptionKind::Number { .. }
                | OptionKind::Points { .. }
                | OptionKind::Choice { .. },
                _,
            ) => false,
        }
    }

    /// Returns the value of the option in an event; what cannot be the answer counts as none.
    #[must_use]
    pub fn value(&self, options: &Options) -> OptionValue {
        options.get(self.key).filter(|value| self.takes(value)).unwrap_or_else(|| self.usual())
    }

    /// Whether the answer is yes.
    #[must_use]
    pub fn is_on(&self, options: &Options) -> bool {
        self.value(options) == OptionValue::YesNo(true)
    }

    /// Returns the number that is set; 0 where the option is none.
    #[must_use]
    pub fn number(&self, options: &Options) -> u16 {
        match self.value(options) {
            OptionValue::Number(number) => number,
            OptionValue::YesNo(_) | OptionValue::Choice(_) => 0,
        }
    }

    /// Whether this word is chosen.
    #[must_use]
    pub fn is(&self, word: &str, options: &Options) -> bool {
        matches!(self.value(options), OptionValue::Choice(chosen) if chosen == word)
    }

    /// Gives the option a value, unless it cannot be the answer; what is taken for granted is not kept.
    pub fn set(&self, options: &mut Options, value: OptionValue) {
        if self.takes(&value) {
            options.set(self.key, Some(value).filter(|value| *value != self.usual()));
        }
    }

    /// Reads a value as it stands in a report; `None` when it cannot be the answer.
    #[must_use]
    pub fn read(&self, text: &str) -> Option<OptionValue> {
        let value = match self.kind {
            OptionKind::YesNo { .. } => OptionValue::YesNo(text.parse().ok()?),
            OptionKind::Number { .. } | OptionKind::Points { .. } => OptionValue::Number(text.parse().ok()?),
            OptionKind::Choice { .. } => OptionValue::Choice(text.to_owned()),
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
