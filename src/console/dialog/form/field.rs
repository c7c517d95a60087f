//! A field of a form: its kind, its input and its candidates.

use crate::desk::context::Context;
use crate::desk::dialog::Wanted;
use crate::dialog::{Suggests, Value};
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

/// Finds the candidates for the typed text.
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
    /// One of several words, changed by Space, the arrow keys and the first letter of a word.
    Choice(Vec<String>),
}

/// One field of a form.
pub struct Field {
    pub(super) label: String,
    pub(super) kind: FieldKind,
    pub(super) input: Input,
    pub(super) chosen: usize,
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

impl Field {
    /// Creates a text field. Typing replaces an initial number, but continues an initial text.
    pub fn text(label: impl Into<String>, value: &str) -> Self {
        let is_proposed = !value.is_empty() && !value.chars().any(char::is_alphabetic);
        Self { input: Input::new(value.to_owned()), is_proposed, ..Self::of(label.into(), FieldKind::Text) }
    }

    /// Creates a field for a path of the wanted kind.
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
    pub(super) fn fill(&mut self, value: Value) {
        self.error = None;
        match value {
            Value::Text(text) => self.input = Input::new(text),
            Value::Choice(chosen) => self.chosen = chosen,
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
