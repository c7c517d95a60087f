//! Key bindings of the print pane.

use crate::desk::keys::{Binding, DIGITS, Verb, menu};
use crossterm::event::KeyCode;

/// Actions of the pane's keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WallAct {
    MarkNumbered,
    Mark,
    Show,
    Fold,
    Print,
    Write,
    Copy,
    Code,
    Site,
    Options,
    Part,
    Columns,
    Logo,
    Sections,
    Close,
}

pub(super) const KEYS: &[Binding<WallAct>] = &[
    Binding { keys: Verb::Print.keys(), act: WallAct::Print, label: "wall-key-print" },
    Binding { keys: Verb::Write.keys(), act: WallAct::Write, label: "wall-key-write" },
    Binding { keys: Verb::Mark.keys(), act: WallAct::Mark, label: "wall-key-mark" },
    Binding { keys: DIGITS, act: WallAct::MarkNumbered, label: "wall-key-mark-numbered" },
    Binding { keys: Verb::Open.keys(), act: WallAct::Show, label: "wall-key-show" },
    FOLD,
    Binding { keys: Verb::Other.keys(), act: WallAct::Options, label: "wall-key-options" },
    Binding { keys: menu('w'), act: WallAct::Site, label: "wall-key-site" },
    Binding { keys: menu('b'), act: WallAct::Part, label: "wall-key-part" },
    Binding { keys: menu('c'), act: WallAct::Columns, label: "wall-key-columns" },
    Binding { keys: menu('i'), act: WallAct::Logo, label: "wall-key-logo" },
    Binding { keys: menu('a'), act: WallAct::Sections, label: "wall-key-sections" },
    Binding { keys: menu('C'), act: WallAct::Close, label: "wall-key-close" },
    Binding { keys: &[KeyCode::Char('y')], act: WallAct::Copy, label: "wall-key-copy" },
    Binding { keys: menu('q'), act: WallAct::Code, label: "wall-key-code" },
];

/// Opens or folds the part at the cursor.
const FOLD: Binding<WallAct> =
    Binding { keys: Verb::Open.keys(), act: WallAct::Fold, label: "wall-key-fold" };

/// Replaces the print key while only due sheets are marked.
pub(super) const PRINT_DUE: Binding<WallAct> =
    Binding { keys: Verb::Print.keys(), act: WallAct::Print, label: "wall-key-print-due" };

/// Replaces the print key while other sheets are marked with due ones.
pub(super) const PRINT_MORE: Binding<WallAct> =
    Binding { keys: Verb::Print.keys(), act: WallAct::Print, label: "wall-key-print-more" };
