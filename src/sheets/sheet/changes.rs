//! Differences of players, with old and new values, for the log.

use crate::i18n::Texts;
use hakem_engine::tournament::{Estimated, Player, Sex};

#[derive(Default)]
pub(super) struct Changes(pub(super) Vec<String>);

impl Changes {
    pub(super) fn add(&mut self, what: &str, old: &str, new: &str) {
        if old != new {
            let shown = |value: &str| if value.is_empty() { "–".to_owned() } else { value.to_owned() };
            self.0.push(format!("{what} {} → {}", shown(old), shown(new)));
        }
    }

    /// Adds a change without values.
    pub(super) fn note(&mut self, what: String) {
        self.0.push(what);
    }

    fn add_known<T: ToString>(&mut self, what: &str, old: Option<&T>, new: Option<&T>) {
        let shown = |value: Option<&T>| value.map(ToString::to_string).unwrap_or_default();
        self.add(what, &shown(old), &shown(new));
    }
}

pub fn of_player(texts: &Texts, old: &Player, new: &Player) -> Vec<String> {
    let mut changes = Changes::default();
    changes.add(&texts.get("column-name"), old.name.as_str(), new.name.as_str());
    let title = |player: &Player| player.title.map_or("", hakem_engine::tournament::Title::letters);
    changes.add(&texts.get("word-title"), title(old), title(new));
    changes.add_known(&texts.get("word-rating"), old.rating.as_ref(), new.rating.as_ref());
    let national = texts.get("word-national-rating");
    changes.add_known(&national, old.national_rating.as_ref(), new.national_rating.as_ref());
    let later = |player: &Player| texts.later_ratings(&player.later_ratings);
    changes.add(&texts.get("players-later-ratings"), &later(old), &later(new));
    let estimated = |player: &Player| match player.estimated {
        Estimated::Neither => String::new(),
        which => texts.estimated(which).into_owned(),
    };
    changes.add(&texts.get("players-estimated"), &estimated(old), &estimated(new));
    changes.add_known(&texts.get("word-federation"), old.federation.as_ref(), new.federation.as_ref());
    changes.add_known(&texts.get("players-coefficient"), old.coefficient.as_ref(), new.coefficient.as_ref());
    let language = |player: &Player| {
        player.language.map_or_else(
            || texts.get("players-by-federation").into_owned(),
            |language| texts.language_name(language).into_owned(),
        )
    };
    changes.add(&texts.get("players-name-language"), &language(old), &language(new));
    changes.add_known(&texts.get("word-licence"), old.licence.as_ref(), new.licence.as_ref());
    changes.add_known(&texts.get("players-fide-id"), old.fide_id.as_ref(), new.fide_id.as_ref());
    let sex = |player: &Player| match player.sex {
        None => String::new(),
        Some(Sex::Female) => texts.get("players-female").into_owned(),
        Some(Sex::Male) => texts.get("players-male").into_owned(),
    };
    changes.add(&texts.get("players-sex"), &sex(old), &sex(new));
    let born = |player: &Player| player.born.map(|day| texts.date(day)).unwrap_or_default();
    changes.add(&texts.get("players-born"), &born(old), &born(new));
    changes.add_known(&texts.get("it1-birth-place"), old.birth_place.as_ref(), new.birth_place.as_ref());
    changes.add_known(&texts.get("players-club"), old.club.as_ref(), new.club.as_ref());
    changes.0
}
