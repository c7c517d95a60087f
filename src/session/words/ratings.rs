//! Messages about the import and search of rating lists.

use super::cause;
use crate::i18n::{Arg, Say, Texts};
use crate::ratings::{Doubt, Fault, Imported, RatingsError, SourcesError, ZipFault};
use std::path::Path;

impl Say for RatingsError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Io { path, source } => {
                let values = [("path", shown(path)), ("cause", cause(source, texts))];
                texts.with("ratings-unreadable", &values)
            }
            Self::NotAFile { path } => texts.with("ratings-not-a-file", &[("path", shown(path))]),
            Self::TooLarge { path } => texts.with("ratings-too-large", &[("path", shown(path))]),
            Self::Zip { path, fault } => {
                let values = [("path", shown(path)), ("fault", fault.say(texts).into())];
                texts.with("ratings-zip", &values)
            }
            Self::Foreign { path } => texts.with("ratings-foreign", &[("path", shown(path))]),
            Self::NoKind { path } => texts.with("ratings-no-kind", &[("path", shown(path))]),
            Self::Fault { path, line, column, fault } => {
                let values = [
                    ("path", shown(path)),
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                    ("fault", fault.say(texts).into()),
                ];
                texts.with("ratings-fault", &values)
            }
            Self::NoNames { .. } | Self::Doubtful { .. } | Self::Unaccounted { .. } => unusual(self, texts),
            Self::Nobody { path } => texts.with("ratings-empty", &[("path", shown(path))]),
            Self::Shrunk { path, list, before, after } => {
                let values = [
                    ("path", shown(path)),
                    ("list", list.as_str().into()),
                    ("before", (*before).into()),
                    ("after", (*after).into()),
                ];
                texts.with("ratings-shrunk", &values)
            }
            Self::Name { found } => texts.with("ratings-bad-name", &[("found", found.as_str().into())]),
            Self::NoSuchList { found, known } => {
                let values = [("found", found.as_str().into()), ("known", known.join(", ").into())];
                texts.with("ratings-no-such-list", &values)
            }
            Self::Sources(error) => error.say(texts),
            Self::NewerThanStart { said } => format!("{said} {}", texts.get("ratings-none-of-start")),
            Self::Ended => texts.get("ratings-ended").into_owned(),
            Self::NoList => texts.get("ratings-no-list").into_owned(),
            Self::Store { path, source } => {
                let values = [("path", shown(path)), ("cause", source.to_string().into())];
                texts.with("ratings-store", &values)
            }
            Self::Disk { path, source } => {
                let values = [("path", shown(path)), ("cause", source.to_string().into())];
                texts.with("ratings-disk", &values)
            }
            Self::NoFolder => texts.get("ratings-no-folder").into_owned(),
        }
    }
}

/// Says why the content of a list was not imported.
fn unusual(error: &RatingsError, texts: &Texts) -> String {
    match error {
        RatingsError::NoNames { path, found } => {
            let found = texts.with("account-no-names", &[("found", found.as_str().into())]);
            format!("{}: {found}", path.display())
        }
        RatingsError::Doubtful { path, doubts, account } => {
            let first = texts.with("ratings-doubtful", &[("path", shown(path))]);
            let doubts = doubts.iter().map(|doubt| doubt.say(texts));
            let lines: Vec<String> = [first].into_iter().chain(doubts).chain(account.lines(texts)).collect();
            lines.join("\n")
        }
        RatingsError::Unaccounted { path } => texts.with("account-incomplete", &[("path", shown(path))]),
        other => other.to_string(),
    }
}

impl Say for SourcesError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Malformed { path, line, column } => {
                let values = [("path", shown(path)), ("line", (*line).into()), ("column", (*column).into())];
                texts.with("ratings-sources", &values)
            }
            Self::Address { address } => {
                texts.with("ratings-address", &[("address", address.as_str().into())])
            }
            Self::NotGot { address, cause } => {
                let values = [("address", address.as_str().into()), ("cause", cause.as_str().into())];
                texts.with("ratings-not-got", &values)
            }
        }
    }
}

impl Say for Imported {
    fn say(&self, texts: &Texts) -> String {
        let values: [(&str, Arg); 5] = [
            ("list", self.name.as_str().into()),
            ("players", self.players.into()),
            ("new", self.new.into()),
            ("changed", self.changed.into()),
            ("gone", self.gone.into()),
        ];
        let unrated = [("count", self.unrated.into())];
        let mut told = vec![texts.with("ratings-imported", &values)];
        told.extend((self.unrated > 0).then(|| texts.with("ratings-unrated", &unrated)));
        told.extend(self.account.lines(texts));
        told.join("\n")
    }
}

impl Say for Doubt {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::FewRows { taken, rows } => {
                texts.with("account-too-few", &[("taken", (*taken).into()), ("rows", (*rows).into())])
            }
            Self::Unrated => texts.get("account-unrated").into_owned(),
            Self::SharedNumber { column, count } => {
                let values = [("column", column.as_str().into()), ("count", (*count).into())];
                texts.with("account-shared-number", &values)
            }
            Self::Unfit => texts.get("account-unfit").into_owned(),
        }
    }
}

impl Say for ZipFault {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Damaged => texts.get("ratings-zip-damaged").into_owned(),
            Self::NoList => texts.get("ratings-zip-no-list").into_owned(),
            Self::Several(names) => texts.with("ratings-zip-several", &[("names", names.join(", ").into())]),
            Self::Unusual => texts.get("ratings-zip-unusual").into_owned(),
        }
    }
}

impl Say for Fault {
    fn say(&self, texts: &Texts) -> String {
        let found = |id: &str, found: &str| texts.with(id, &[("found", found.into())]);
        match self {
            Self::LongRow => texts.get("ratings-long-row").into_owned(),
            Self::Encoding => texts.get("ratings-encoding").into_owned(),
            Self::ControlCharacter => texts.get("ratings-control-character").into_owned(),
            Self::LongName => texts.get("ratings-long-name").into_owned(),
            Self::Cut => texts.get("ratings-cut").into_owned(),
            Self::NotANumber(cell) => found("ratings-not-a-number", cell),
            Self::Rating(points) => texts.with("ratings-out-of-range", &[("found", (*points).into())]),
            Self::Entity(name) => found("ratings-entity", name),
            Self::Misplaced(cell) => found("ratings-misplaced", cell),
            Self::Workbook => texts.get("ratings-workbook").into_owned(),
            Self::Access => texts.get("ratings-access").into_owned(),
        }
    }
}

fn shown(path: &Path) -> Arg<'static> {
    path.display().to_string().into()
}
