//! What stands on pages as who listens to it is told it: titles, paragraphs and tables, one inside the other, in the order in which they
//! are read.

/// What an element is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A title, of this level from 1.
    Title(u8),
    /// A paragraph.
    Paragraph,
    /// A table of rows.
    Table,
    /// A row of cells, as many as all others of its table.
    Row,
    /// The head of a column.
    Head,
    /// A cell.
    Cell,
    /// A picture, with what is said to who does not see it.
    Figure(String),
}

impl Kind {
    /// Whether marks of a page belong to it; to the others only elements do.
    #[must_use]
    pub fn holds_marks(&self) -> bool {
        !matches!(self, Self::Table | Self::Row)
    }
}

/// An element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// What it is.
    pub kind: Kind,
    /// The place of the element that it stands in, which is before its own; `None` where it stands in the sheet.
    pub inside: Option<usize>,
}

/// The elements of a sheet in the order in which they are read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Structure {
    elements: Vec<Element>,
}

impl Structure {
    /// Returns the elements; each stands behind the one that it is inside of.
    #[must_use]
    pub fn elements(&self) -> &[Element] {
        &self.elements
    }

    /// Adds an element behind all others and returns its place.
    pub(super) fn push(&mut self, kind: Kind, inside: Option<usize>) -> usize {
        self.elements.push(Element { kind, inside });
        self.elements.len() - 1
    }

    /// Whether marks of a page belong to an element.
    pub(super) fn holds_marks(&self, element: usize) -> bool {
        self.elements.get(element).is_some_and(|element| element.kind.holds_marks())
    }
}
