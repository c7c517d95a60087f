//! Options specific to a pairing system, and their values.

use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    YesNo(bool),
    Number(u16),
    /// One of several keywords, such as `balanced`.
    Choice(String),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::YesNo(yes) => yes.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Choice(word) => word.fmt(f),
        }
    }
}

/// The options of an event by key. A missing option has the default of its system.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "Written")]
pub struct Options(BTreeMap<String, OptionValue>);

/// Serialized options: older event files have only the field `maxi`, with yes or no.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Options(BTreeMap<String, OptionValue>),
    Maxi(bool),
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl From<Written> for Options {
    fn from(written: Written) -> Self {
        match written {
            Written::Options(options) => Self(options),
            Written::Maxi(false) => Self::default(),
            Written::Maxi(true) => Self([("maxi".to_owned(), OptionValue::YesNo(true))].into()),
        }
    }
}

impl Options {
    /// Returns true if all options have their defaults.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the value of an option; `None` if it is not set.
    pub fn get(&self, key: &str) -> Option<OptionValue> {
        self.0.get(key).cloned()
    }

    /// Sets an option; `None` restores the default.
    pub fn set(&mut self, key: &str, value: Option<OptionValue>) {
        match value {
            Some(value) => self.0.insert(key.to_owned(), value),
            None => self.0.remove(key),
        };
    }

    /// Returns the options that are set, in order of key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &OptionValue)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_written_by_key_and_older_files_mean_the_same() {
        let mut options = Options::default();
        options.set("cycles", Some(OptionValue::Number(2)));
        options.set("maxi", Some(OptionValue::YesNo(true)));
        options.set("colours", Some(OptionValue::Choice("balanced".to_owned())));
        let written = serde_json::to_string(&options).unwrap();
        assert_eq!(written, r#"{"colours":"balanced","cycles":2,"maxi":true}"#);
        assert_eq!(serde_json::from_str::<Options>(&written).unwrap(), options);
        options.set("cycles", None);
        options.set("colours", None);
        assert_eq!(serde_json::from_str::<Options>("true").unwrap(), options);
        assert!(serde_json::from_str::<Options>("false").unwrap().is_empty());
    }
}
