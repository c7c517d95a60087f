//! A field of a form: its kind, its input and its candidates.

use crate::desk::{Context, Wanted};
use crate::dialog::{SuggestedValue, Suggests};
use crossterm::event::KeyCode;
use hakem_engine::collate::fold_for_search;
use tui_input::Input;

/// A candidate for the typed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Value of the field once the candidate is accepted.
    pub value: String,
    /// Text shown in the list.
    pub words: String,
}

type Find = Box<dyn Fn(&str, &Context) -> Vec<Candidate>>;

/// Describes how the text of a field is interpreted.
type Reads = Box<dyn Fn(&str, &Context) -> String>;

/// Kind of a field.
pub enum FieldKind {
    Text,
    /// A path, completed by Tab.
    Path(Wanted),
    /// A line of text with candidates, searched as the user types.
    Sought(Find),
    /// A line of text whose candidates are searched in the background as the user types.
    Asked(Box<dyn Suggests>),
    /// One of several texts, changed by Space, the arrow keys and typing the beginning of one of its words; the input
    /// of the field is the typed text.
    Choice(Vec<String>),
}

/// Catalogue ids of the two answers to a question of a form.
pub const NO_OR_YES: [&str; 2] = ["word-no", "word-yes"];

/// One field of a form.
pub struct FormField {
    pub(super) label: String,
    pub(super) kind: FieldKind,
    pub(super) input: Input,
    pub(super) chosen: usize,
    /// Other names of the choices, by which they are found too; empty if they have none.
    known_as: Vec<&'static str>,
    pub(super) error: Option<FieldNote>,
    /// Describes how the input is interpreted, while the cursor is on the field.
    pub(super) reads: Option<Reads>,
    /// Possible continuations of the path.
    pub(super) names: Vec<String>,
    /// Index of the selected candidate, once Down has moved into the list.
    pub(super) candidate: Option<usize>,
    /// True once a candidate was accepted, or the list left upwards, and the text not changed since.
    pub(super) is_settled: bool,
    /// True if the form has filled in the value: a character typed first replaces it, any other key keeps it.
    pub(super) is_proposed: bool,
}

pub(super) struct FieldNote {
    pub(super) text: String,
    /// True if the value can be accepted after a confirmation.
    pub(super) is_doubt: bool,
}

impl FormField {
    /// Creates a text field. Typing replaces an initial number, but continues an initial text.
    pub fn text(label: impl Into<String>, value: &str) -> Self {
        let is_proposed = !value.is_empty() && !value.chars().any(char::is_alphabetic);
        Self { input: Input::new(value.to_owned()), is_proposed, ..Self::of(label.into(), FieldKind::Text) }
    }

    pub fn path(label: impl Into<String>, value: &str, wanted: Wanted) -> Self {
        Self { input: Input::new(value.to_owned()), ..Self::of(label.into(), FieldKind::Path(wanted)) }
    }

    /// Creates a text field whose candidates are found by `find` as the user types.
    pub fn sought(
        label: impl Into<String>,
        value: &str,
        find: impl Fn(&str, &Context) -> Vec<Candidate> + 'static,
    ) -> Self {
        let kind = FieldKind::Sought(Box::new(find));
        Self { input: Input::new(value.to_owned()), is_proposed: true, ..Self::of(label.into(), kind) }
    }

    /// Creates a text field with alternatives from `find`; typing does not replace the initial value.
    pub fn offered(
        label: impl Into<String>,
        value: &str,
        find: impl Fn(&str, &Context) -> Vec<Candidate> + 'static,
    ) -> Self {
        Self { is_proposed: false, ..Self::sought(label, value, find) }
    }

    /// Creates a text field whose candidates are found by `asked` in the background.
    pub fn asked(label: impl Into<String>, value: &str, asked: impl Suggests + 'static) -> Self {
        let kind = FieldKind::Asked(Box::new(asked));
        Self { input: Input::new(value.to_owned()), ..Self::of(label.into(), kind) }
    }

    fn of(label: String, kind: FieldKind) -> Self {
        Self {
            label,
            kind,
            input: Input::default(),
            chosen: 0,
            known_as: Vec::new(),
            error: None,
            reads: None,
            names: Vec::new(),
            candidate: None,
            is_settled: false,
            is_proposed: false,
        }
    }

    /// Describes below the fields how the input is interpreted, while the cursor is on this field.
    #[must_use]
    pub fn read_as(self, reads: impl Fn(&str, &Context) -> String + 'static) -> Self {
        Self { reads: Some(Box::new(reads)), ..self }
    }

    pub fn choice(label: impl Into<String>, words: Vec<String>, chosen: usize) -> Self {
        Self { chosen, ..Self::of(label.into(), FieldKind::Choice(words)) }
    }

    /// Creates a choice among values; without the current one among them, the first is chosen.
    pub fn among<T: Copy + PartialEq>(
        label: impl Into<String>,
        values: &[T],
        now: T,
        words: impl Fn(T) -> String,
    ) -> Self {
        let chosen = values.iter().position(|&value| value == now).unwrap_or(0);
        Self::choice(label, values.iter().map(|&value| words(value)).collect(), chosen)
    }

    /// Creates a choice of two texts, by catalogue ids; the second one means true.
    pub fn either(label: impl Into<String>, ids: [&str; 2], now: bool, cx: &Context) -> Self {
        Self::choice(label, ids.map(|id| cx.texts.get(id).into_owned()).into(), now.into())
    }

    /// Sets other names of the choices, one for each, such as the identifiers of systems.
    #[must_use]
    pub fn known_as(self, known_as: Vec<&'static str>) -> Self {
        Self { known_as, ..self }
    }

    /// Returns the candidates for the typed text; none while it is empty, nor once it equals a candidate.
    pub(super) fn candidates(&self, cx: &Context) -> Vec<Candidate> {
        let typed = self.value().trim();
        match &self.kind {
            FieldKind::Sought(find) if !typed.is_empty() => {
                let found = find(typed, cx);
                let folded = fold_for_search(typed);
                let stands = found.iter().any(|candidate| fold_for_search(&candidate.value) == folded);
                if stands { Vec::new() } else { found }
            }
            FieldKind::Asked(asked) if !typed.is_empty() => asked.candidates(typed, cx),
            FieldKind::Sought(_)
            | FieldKind::Asked(_)
            | FieldKind::Text
            | FieldKind::Path(_)
            | FieldKind::Choice(_) => Vec::new(),
        }
    }

    /// Returns the index of the selected candidate: the one moved to, else the only one that equals the typed text, so
    /// that Enter accepts it.
    pub(super) fn selected(&self, candidates: &[Candidate]) -> Option<usize> {
        if self.candidate.is_some() || self.is_settled || !matches!(self.kind, FieldKind::Asked(_)) {
            return self.candidate;
        }
        let folded = |text: &str| fold_for_search(text.trim());
        let typed = folded(self.value());
        let mut equal = (0..).zip(candidates).filter(|(_, candidate)| folded(&candidate.value) == typed);
        let (at, _) = equal.next()?;
        equal.next().is_none().then_some(at)
    }

    /// Returns true if the candidates for the typed text are still pending.
    pub(super) fn is_waiting(&self, cx: &Context) -> bool {
        matches!(&self.kind, FieldKind::Asked(asked) if asked.is_waiting(self.value(), cx))
    }

    /// Sets the value, as if the arbiter had typed or chosen it.
    pub(super) fn fill(&mut self, value: SuggestedValue) {
        self.error = None;
        match value {
            SuggestedValue::Text(text) => self.input = Input::new(text),
            SuggestedValue::Choice(chosen) => self.chosen = chosen,
        }
    }

    /// Changes a choice by a key; returns true if it may have changed. A typed letter continues the typed text if a
    /// choice has it, else starts a new one; a single letter moves on to the next choice.
    pub(super) fn choose(&mut self, code: KeyCode) -> bool {
        let FieldKind::Choice(words) = &self.kind else { return false };
        let count = words.len().max(1);
        let next = (self.chosen + 1) % count;
        let so_far = self.value();
        let found =
            |typed: &str, from| found(words, typed, from).or_else(|| found(&self.known_as, typed, from));
        let (typed, chosen) = match code {
            KeyCode::Char(letter) => {
                let longer = format!("{so_far}{letter}");
                let continued = found(&longer, 0).filter(|_| !so_far.is_empty()).map(|found| (longer, found));
                let started = || Some((letter.to_string(), found(&letter.to_string(), next)?));
                let turned = || (letter == ' ').then(|| (String::new(), next));
                let Some(changed) = continued.or_else(started).or_else(turned) else { return false };
                changed
            }
            KeyCode::Backspace if !so_far.is_empty() => {
                let shorter: String = so_far.chars().take(so_far.chars().count() - 1).collect();
                let chosen = found(&shorter, 0).unwrap_or(self.chosen);
                (shorter, chosen)
            }
            KeyCode::Right => (String::new(), next),
            KeyCode::Left => (String::new(), (self.chosen + count - 1) % count),
            _ => return false,
        };
        self.chosen = chosen;
        self.input = Input::new(typed);
        true
    }

    /// Forgets the text typed to find a choice.
    pub(super) fn end_search(&mut self) {
        if matches!(self.kind, FieldKind::Choice(_)) {
            self.input.reset();
        }
    }

    pub fn value(&self) -> &str {
        self.input.value()
    }

    /// Returns the index of the chosen word.
    pub fn chosen(&self) -> usize {
        self.chosen
    }
}

/// Returns the index of the first text from index `from` on, continued from the beginning, that starts with the typed
/// text; else that of the first one with a word that starts with it.
fn found(words: &[impl AsRef<str>], typed: &str, from: usize) -> Option<usize> {
    let blank = if typed.ends_with(' ') { " " } else { "" };
    let wanted = fold_for_search(typed) + blank;
    if wanted.trim().is_empty() {
        return None;
    }
    let begins = |word: &str, place: usize| {
        let before = word.get(..place).and_then(|part| part.chars().next_back());
        !before.is_some_and(char::is_alphanumeric)
    };
    let starts = |word: &str| word.starts_with(&wanted);
    let has = |word: &str| word.match_indices(&wanted).any(|(place, _)| begins(word, place));
    let first = |is_found: &dyn Fn(&str) -> bool| {
        let order = (from..words.len()).chain(0..from);
        order
            .into_iter()
            .find(|&at| words.get(at).is_some_and(|word| is_found(&fold_for_search(word.as_ref()))))
    };
    first(&starts).or_else(|| first(&has))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types keys into a choice; returns the chosen text after each.
    fn typed(words: &[&str], keys: &str) -> Vec<String> {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        let mut field = FormField::choice("", words.clone(), 0);
        let press = |key| {
            field.choose(KeyCode::Char(key));
            words[field.chosen].clone()
        };
        keys.chars().map(press).collect()
    }

    #[test]
    fn a_choice_is_found_by_its_words_as_one_types() {
        let systems = ["Dutch 2026", "Burstein", "Dubov", "Dutch 2017", "Round robin", "Round robin, teams"];
        let last = |keys: &str| typed(&systems, keys).pop().unwrap();
        assert_eq!(last("round robin"), "Round robin");
        assert_eq!(last("Round robin,"), "Round robin", "punctuation is not searched");
        assert_eq!(last("round robin t"), "Round robin, teams");
        assert_eq!(last("robin"), "Round robin", "a later word");
        assert_eq!(last("dut"), "Dutch 2026", "the first of the list, not the next");
        assert_eq!(last("2017"), "Dutch 2017");
        assert_eq!(last("roun#"), "Round robin", "a letter without a choice changes nothing");
        assert_eq!(typed(&systems, "ddd"), ["Dubov", "Dutch 2017", "Dutch 2026"], "one letter moves on");
        assert_eq!(last("dutbur"), "Burstein", "letters of another choice start again");
    }

    #[test]
    fn a_choice_is_found_by_its_other_name_too() {
        let words = ["Dutch, FIDE 2026", "Lim", "Lim, FIDE 2026"].map(ToOwned::to_owned).to_vec();
        let mut field = FormField::choice("", words, 0).known_as(vec!["dutch-2026", "lim", "lim-2026"]);
        let chosen = "lim-2026".chars().map(|key| {
            field.choose(KeyCode::Char(key));
            field.chosen
        });
        assert_eq!(chosen.collect::<Vec<_>>(), [1, 1, 1, 1, 2, 2, 2, 2]);
    }

    #[test]
    fn space_moves_on_unless_a_choice_continues_with_it() {
        assert_eq!(typed(&["no", "yes"], "y y"), ["yes", "no", "yes"]);
        assert_eq!(typed(&["White", "black"], "  w"), ["black", "White", "White"]);
    }
}
