//! FIDE's checklist for programs that handle tournaments (VCL4THP): questions, answers, the tests that prove them, and
//! the result.
//!
//! It is about the program in FIDE mode (docs/fide-mode.md).

use serde::Deserialize;
use std::collections::BTreeSet;

const LIST: &str = include_str!("../assets/checklist.ron");

/// Maximum total of penalties in percent.
const MOST: u16 = 100;

/// Consequence of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Edge {
    /// Continues with a question.
    To(u16),
    /// A penalty in percent, then continues with a question.
    Costs(u16, u16),
    /// The program is rejected.
    Fails,
}

impl Edge {
    fn next(self) -> Option<u16> {
        match self {
            Self::To(next) | Self::Costs(_, next) => Some(next),
            Self::Fails => None,
        }
    }

    fn penalty(self) -> u16 {
        if let Self::Costs(percent, _) = self { percent } else { 0 }
    }
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Answer {
    Yes,
    No,
}

impl Answer {
    pub fn word(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
        }
    }
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Number, 1 to 225.
    pub number: u16,
    /// Short text of the question.
    pub asked: String,
    pub yes: Edge,
    pub no: Edge,
    pub answer: Answer,
    /// True if only the maker of a program can answer, and no test.
    #[serde(default)]
    pub maker: bool,
    /// Tests of the project that prove the answer.
    #[serde(default)]
    pub tests: Vec<String>,
}

impl Question {
    pub fn edge(&self) -> Edge {
        match self.answer {
            Answer::Yes => self.yes,
            Answer::No => self.no,
        }
    }

    /// Returns the number of the next question; if the answer fails, the one that the other answer leads to, so that
    /// all failures are reported.
    fn next(&self) -> u16 {
        let other = match self.answer {
            Answer::Yes => self.no,
            Answer::No => self.yes,
        };
        self.edge().next().or(other.next()).unwrap_or(self.number + 1)
    }
}

/// All questions with the consequences of their answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checklist {
    /// Questions in order of their numbers.
    pub questions: Vec<Question>,
    path: BTreeSet<u16>,
}

impl Checklist {
    /// Parses the list and follows the answers from the first question.
    ///
    /// # Errors
    /// Returns the position of a syntax error.
    pub fn new() -> Result<Self, ron::error::SpannedError> {
        let questions: Vec<Question> = ron::from_str(LIST)?;
        let mut path = BTreeSet::new();
        let mut at = questions.first();
        // No question is asked twice, so that the loop ends for any list.
        while let Some(question) = at.filter(|question| path.insert(question.number)) {
            at = questions.iter().find(|other| other.number == question.next());
        }
        Ok(Self { questions, path })
    }

    /// Returns true if a question is asked, given the previous answers.
    pub fn is_on_path(&self, question: &Question) -> bool {
        self.path.contains(&question.number)
    }

    /// Returns true if a question is asked and its answer fails.
    pub fn is_failed(&self, question: &Question) -> bool {
        self.is_on_path(question) && question.edge() == Edge::Fails
    }

    /// Returns the penalty for the answer to a question in percent; 0 if it is not asked.
    pub fn penalty_of(&self, question: &Question) -> u16 {
        if self.is_on_path(question) { question.edge().penalty() } else { 0 }
    }

    /// Returns the number of failing answers.
    pub fn failures(&self) -> usize {
        self.questions.iter().filter(|question| self.is_failed(question)).count()
    }

    /// Returns the total penalty for the program in percent.
    pub fn penalty(&self) -> u16 {
        self.sum_of_penalties(false)
    }

    /// Returns the total penalty for its makers in percent, which no change of the program can reduce.
    pub fn makers_penalty(&self) -> u16 {
        self.sum_of_penalties(true)
    }

    fn sum_of_penalties(&self, of_maker: bool) -> u16 {
        let of_whom = self.questions.iter().filter(|question| question.maker == of_maker);
        of_whom.map(|question| self.penalty_of(question)).sum()
    }

    /// Returns true if the program would be accepted.
    pub fn is_passed(&self) -> bool {
        self.failures() == 0 && self.penalty() + self.makers_penalty() <= MOST
    }
}
