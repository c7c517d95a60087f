//! Messages about the import and search of rating lists.

use super::{Doubt, Imported, ListFault, RatingsError, SourcesError, ZipFault};
use crate::i18n::{Arg, Say, Texts, say_refusals};

say_refusals!(SourcesError, ZipFault, ListFault, Doubt);

impl Say for RatingsError {
    fn say(&self, texts: &Texts) -> String {
        let first = texts.refusal(&self.refusal(), &|player| player.to_string());
        let Self::Doubtful { doubts, account, .. } = self else { return first };
        let doubts = doubts.iter().map(|doubt| doubt.say(texts));
        let lines: Vec<String> = [first].into_iter().chain(doubts).chain(account.lines(texts)).collect();
        lines.join("\n")
    }
}

impl Say for Imported {
    fn say(&self, texts: &Texts) -> String {
        let lines: Vec<String> = self.counts(texts).into_iter().chain(self.account.lines(texts)).collect();
        lines.join("\n")
    }
}

impl Imported {
    /// Returns the numbers of players as one line, without the account of rows and columns.
    pub fn brief(&self, texts: &Texts) -> String {
        self.counts(texts).join(" ")
    }

    fn counts(&self, texts: &Texts) -> Vec<String> {
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
        told
    }
}
