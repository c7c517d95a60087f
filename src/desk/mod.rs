//! The contract of the console, as `format` is that of the engine: what panes and dialogs are, what they may read and what they ask for.
//! Panes, dialogs and the app are its clients, not each other's.

pub mod access;
pub mod context;
pub mod dialog;
pub mod keys;
pub mod message;
pub mod pane;
pub mod request;
