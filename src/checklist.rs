//! FIDE's checklist for programs that handle tournaments (VCL4THP): its questions, the answer to each, the tests that show it, and what
//! comes of all answers. What is judged is the program in FIDE mode (docs/fide-mode.md).

use serde::Deserialize;
use std::collections::BTreeSet;

/// The questions as they stand in the program.
const LIST: &str = include_str!("../assets/checklist.ron");

/// The most that penalties may come to, in percent.
const MOST: u16 = 100;

/// What an answer leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Edge {
    /// On to a question.
    To(u16),
    /// A penalty in percent, then on to a question.
    Costs(u16, u16),
    /// The program is not accepted.
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
    /// Yes.
    Yes,
    /// No.
    No,
}

impl Answer {
    /// Returns it as a word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
        }
    }
}

/// One question.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Its number, 1 to 225.
    pub number: u16,
    /// What is asked, in short.
    pub asked: String,
    /// What yes leads to.
    pub yes: Edge,
    /// What no leads to.
    pub no: Edge,
    /// The answer.
    pub answer: Answer,
    /// Whether only the maker of a program can answer, and no test.
    #[serde(default)]
    pub maker: bool,
    /// The tests of the project that show the answer.
    #[serde(default)]
    pub tests: Vec<String>,
}

impl Question {
    /// Returns what the answer leads to.
    #[must_use]
    pub fn edge(&self) -> Edge {
        match self.answer {
            Answer::Yes => self.yes,
            Answer::No => self.no,
        }
    }

    /// Returns the question that is asked next: where the answer fails, the one to which the other answer would have led, so that all
    /// that fails is told.
    fn next(&self) -> u16 {
        let other = match self.answer {
            Answer::Yes => self.no,
            Answer::No => self.yes,
        };
        self.edge().next().or(other.next()).unwrap_or(self.number + 1)
    }
}

/// All questions with what comes of their answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checklist {
    /// In order of their numbers.
    pub questions: Vec<Question>,
    path: BTreeSet<u16>,
}

impl Checklist {
    /// Reads the list and answers it from the first question on.
    ///
    /// # Errors
    /// Says where the list is malformed.
    pub fn new() -> Result<Self, ron::error::SpannedError> {
        let questions: Vec<Question> = ron::from_str(LIST)?;
        let mut path = BTreeSet::new();
        let mut at = questions.first();
        // No question is asked twice, so that the walk ends whatever the list says.
        while let Some(question) = at.filter(|question| path.insert(question.number)) {
            at = questions.iter().find(|other| other.number == question.next());
        }
        Ok(Self { questions, path })
    }

    /// Whether a question is asked, the answers being what they are.
    #[must_use]
    pub fn is_on_path(&self, question: &Question) -> bool {
        self.path.contains(&question.number)
    }

    /// Whether the answer to a question that is asked bars the program.
    #[must_use]
    pub fn is_failed(&self, question: &Question) -> bool {
        self.is_on_path(question) && question.edge() == Edge::Fails
    }

    /// Returns the penalty for the answer to a question, in percent; 0 where it is not asked.
    #[must_use]
    pub fn penalty_of(&self, question: &Question) -> u16 {
        if self.is_on_path(question) { question.edge().penalty() } else { 0 }
    }

    /// Returns how many answers bar the program.
    #[must_use]
    pub fn failures(&self) -> usize {
        self.questions.iter().filter(|question| self.is_failed(question)).count()
    }

    /// Returns the sum of penalties for what the program does, in percent.
    #[must_use]
    pub fn penalty(&self) -> u16 {
        self.sum_of_penalties(false)
    }

    /// Returns the sum of penalties for what its makers have or have not done, in percent: no work on the program takes them away.
    #[must_use]
    pub fn makers_penalty(&self) -> u16 {
        self.sum_of_penalties(true)
    }

    fn sum_of_penalties(&self, of_maker: bool) -> u16 {
        let of_whom = self.questions.iter().filter(|question| question.maker == of_maker);
        of_whom.map(|question| self.penalty_of(question)).sum()
    }

    /// Whether the program would be accepted.
    #[must_use]
    pub fn is_passed(&self) -> bool {
        self.failures() == 0 && self.penalty() + self.makers_penalty() <= MOST
    }
}
