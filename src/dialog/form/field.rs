//! One field of a form: what it takes, and what is found by the letters typed into it.

use crate::desk::context::Context;
use crate::desk::dialog::Wanted;
use crate::dialog::{Suggests, Value};
use hakem_engine::collate::fold_for_search;
use tui_input::Input;

/// What is found by the letters typed into a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// What the field holds once it is taken.
    pub value: String,
    /// How it is shown.
    pub words: String,
}

/// Finds what the letters typed so far can mean.
type Find = Box<dyn Fn(&str, &Context) -> Vec<Candidate>>;

/// Says how the text of a field is read.
type Reads = Box<dyn Fn(&str, &Context) -> String>;

/// What a field takes.
pub enum FieldKind {
    /// Any line of text.
    Text,
    /// A path, which Tab completes.
    Path(Wanted),
    /// A line of text that is looked for while it is typed.
    Sought(Find),
    /// A line of text for which somebody beside the console is asked while it is typed.
    Asked(Box<dyn Suggests>),
    /// One of several words; Space, the arrows and the first letter of a word change it.
    Choice(Vec<String>),
}

/// One field of a form.
pub struct Field {
    pub(super) label: String,
    pub(super) kind: FieldKind,
    pub(super) input: Input,
    pub(super) chosen: usize,
    pub(super) error: Option<FieldNote>,
    /// Says, while the cursor stands there, how what is typed will be read.
    pub(super) reads: Option<Reads>,
    /// How the path that stands there can go on.
    pub(super) names: Vec<String>,
    /// The candidate at the cursor, where Down went to them.
    pub(super) candidate: Option<usize>,
    /// What stands there was put there by the form: the first letter takes its place where it is looked for.
    pub(super) is_proposed: bool,
}

/// What is said of a field.
pub(super) struct FieldNote {
    pub(super) text: String,
    /// Whether it may be so all the same.
    pub(super) is_doubt: bool,
}

impl Field {
    /// Makes a field for a line of text. What is typed takes the place of a number that stands in it; words are gone on with.
    pub fn text(label: impl Into<String>, value: &str) -> Self {
        let is_proposed = !value.is_empty() && !value.chars().any(char::is_alphabetic);
        Self { input: Input::new(value.to_owned()), is_proposed, ..Self::of(label.into(), FieldKind::Text) }
    }

    /// Makes a field for a path that leads to what is wanted.
    pub fn path(label: impl Into<String>, value: &str, wanted: Wanted) -> Self {
        Self { input: Input::new(value.to_owned()), ..Self::of(label.into(), FieldKind::Path(wanted)) }
    }

    /// Makes a field for a line of text, which is looked for among what `find` knows while it is typed.
    pub fn sought(
        label: impl Into<String>,
        value: &str,
        find: impl Fn(&str, &Context) -> Vec<Candidate> + 'static,
    ) -> Self {
        let kind = FieldKind::Sought(Box::new(find));
        Self { input: Input::new(value.to_owned()), is_proposed: true, ..Self::of(label.into(), kind) }
    }

    /// Makes a field for a line of text, for which `find` has something else to offer; what stands in it stays.
    pub fn offered(
        label: impl Into<String>,
        value: &str,
        find: impl Fn(&str, &Context) -> Vec<Candidate> + 'static,
    ) -> Self {
        Self { is_proposed: false, ..Self::sought(label, value, find) }
    }

    /// Makes a field for a line of text, for which `asked` is asked while it is typed.
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
            is_proposed: false,
        }
    }

    /// Says below the fields, while the cursor stands here, how what is typed will be read.
    #[must_use]
    pub fn read_as(self, reads: impl Fn(&str, &Context) -> String + 'static) -> Self {
        Self { reads: Some(Box::new(reads)), ..self }
    }

    /// Makes a field for one of several words.
    pub fn choice(label: impl Into<String>, words: Vec<String>, chosen: usize) -> Self {
        Self { chosen, ..Self::of(label.into(), FieldKind::Choice(words)) }
    }

    /// Returns what is found by the letters typed; nothing before a letter is typed, and nothing once it stands there.
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

    /// Whether the candidates of what is typed are still to come.
    pub(super) fn is_waiting(&self, cx: &Context) -> bool {
        matches!(&self.kind, FieldKind::Asked(asked) if asked.is_waiting(self.value(), cx))
    }

    /// Puts a value where the arbiter would have typed or chosen it.
    pub(super) fn fill(&mut self, value: Value) {
        self.error = None;
        match value {
            Value::Text(text) => self.input = Input::new(text),
            Value::Choice(chosen) => self.chosen = chosen,
        }
    }

    /// Returns the text of the field.
    #[must_use]
    pub fn value(&self) -> &str {
        self.input.value()
    }

    /// Returns which word is chosen, counted from 0.
    #[must_use]
    pub fn chosen(&self) -> usize {
        self.chosen
    }
}
