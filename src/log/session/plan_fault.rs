//! Faults in files of settings that are written manually: the plans of seasons and festivals.

use crate::i18n::say_refusals;
use crate::text::clean;
use hakem_engine::refusals;
use ron::Error;
use ron::error::SpannedError;

refusals! {
/// Reason why such a file cannot be parsed, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanFault: "plan" {
    /// A field or a choice has another name.
    UnknownName {
        line: usize,
        column: usize,
        found: String,
        expected: Vec<String>,
    } => { "found": clean(found).into_owned() },
    MissingName {
        line: usize,
        name: String,
    },
    RepeatedName {
        line: usize,
        column: usize,
        name: String,
    },
    /// A value has another type or is outside its limits.
    WrongValue { line: usize, column: usize },
    /// Brackets, commas, colons or quotation marks are wrong.
    Malformed { line: usize, column: usize },
}
}

say_refusals!(PlanFault);

impl From<SpannedError> for PlanFault {
    fn from(error: SpannedError) -> Self {
        let (line, column) = (error.span.start.line, error.span.start.col);
        match error.code {
            Error::NoSuchStructField { expected, found, .. }
            | Error::NoSuchEnumVariant { expected, found, .. } => {
                let expected = expected.iter().map(ToString::to_string).collect();
                Self::UnknownName { line, column, found, expected }
            }
            Error::MissingStructField { field, .. } => Self::MissingName { line, name: field.to_owned() },
            Error::DuplicateStructField { field, .. } => {
                Self::RepeatedName { line, column, name: field.to_owned() }
            }
            Error::Message(_)
            | Error::ExpectedBoolean
            | Error::ExpectedFloat
            | Error::ExpectedInteger
            | Error::ExpectedString
            | Error::ExpectedArray
            | Error::ExpectedIdentifier
            | Error::IntegerOutOfBounds
            | Error::InvalidIntegerDigit { .. }
            | Error::InvalidValueForType { .. } => Self::WrongValue { line, column },
            _ => Self::Malformed { line, column },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Plan {
        #[expect(dead_code, reason = "only read")]
        best: u8,
    }

    #[test]
    fn faults_are_named_with_their_place() {
        let fault = |text: &str| PlanFault::from(ron::from_str::<Plan>(text).unwrap_err());
        assert_eq!(
            fault("(\n bset: 1)"),
            PlanFault::UnknownName {
                line: 2,
                column: 2,
                found: "bset".to_owned(),
                expected: vec!["best".to_owned()]
            }
        );
        assert_eq!(fault("()"), PlanFault::MissingName { line: 1, name: "best".to_owned() });
        assert!(matches!(fault("(best: 1, best: 2)"), PlanFault::RepeatedName { line: 1, .. }));
        for text in ["(best: \"four\")", "(best: 900)", "(best: -1)"] {
            assert!(matches!(fault(text), PlanFault::WrongValue { line: 1, .. }), "{text}");
        }
        for text in ["(best: 1", "best: 1", ""] {
            assert!(matches!(fault(text), PlanFault::Malformed { line: 1, .. }), "{text}");
        }
    }
}
