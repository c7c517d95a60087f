//! Effects of commands on the event, so that a command is checked before it is run.

/// The effect of a command on the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandAccess {
    /// Reads the step on show, the past included.
    Look,
    /// Reads the event in its present state.
    Present,
    /// Records results, which a login for a desk may do too.
    Enter,
    /// Changes the event, or opens the form or question that does.
    Change,
    /// Goes back to a state of the log, from the past too.
    Restore,
}
