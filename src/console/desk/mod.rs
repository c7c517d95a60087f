//! Contract of the console: traits of panes and dialogs, the context they read and the messages they send.
//!
//! It is to the console what `format` is to the engine. Panes, dialogs and the app depend on it, not on each other.

pub mod access;
pub mod context;
pub mod dialog;
pub mod keys;
pub mod message;
pub mod pane;
pub mod request;
