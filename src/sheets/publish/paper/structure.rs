//! Logical structure of a sheet for screen readers: nested titles, paragraphs and tables, in reading order.

/// Kind of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagKind {
    /// A title; levels start at 1.
    Title(u8),
    Paragraph,
    Table,
    /// A row; all rows of a table have the same number of cells.
    Row,
    Head,
    Cell,
    /// A picture, with its alternative text.
    Figure(String),
}

impl TagKind {
    /// Returns true if marks of a page can belong to it; tables and rows contain only elements.
    pub fn holds_marks(&self) -> bool {
        !matches!(self, Self::Table | Self::Row)
    }
}

/// An element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    pub kind: TagKind,
    /// Index of the parent, which precedes it; `None` for the top level.
    pub inside: Option<usize>,
}

/// Elements of a sheet in reading order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Structure {
    /// Each comes after its parent.
    pub elements: Vec<Element>,
}

impl Structure {
    /// Appends an element and returns its index.
    pub(super) fn push(&mut self, kind: TagKind, inside: Option<usize>) -> usize {
        self.elements.push(Element { kind, inside });
        self.elements.len() - 1
    }

    pub(super) fn holds_marks(&self, element: usize) -> bool {
        self.elements.get(element).is_some_and(|element| element.kind.holds_marks())
    }
}
