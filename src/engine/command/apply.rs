//! Application of commands, and the table that lists them.

use super::{Command, CommandError, departure, integrity_events};
use crate::tournament::Snapshot;
use std::sync::Arc;

/// Returns the event after `command`. Deterministic.
///
/// # Errors
/// Returns an error if the rules or the state forbid the command. See [`CommandError`].
pub fn apply(snapshot: &Snapshot, command: &Command) -> Result<Snapshot, CommandError> {
    let mut next = snapshot.clone();
    apply_to(&mut next, command)?;
    Ok(next)
}

/// Applies `command` to an event and records its effect on the integrity of pairings. An error changes nothing.
pub(super) fn apply_to(snapshot: &mut Snapshot, command: &Command) -> Result<(), CommandError> {
    let departure = snapshot.departure.or_else(|| departure(snapshot, command));
    let noted = integrity_events(snapshot, command);
    command.change(snapshot)?;
    snapshot.departure = departure;
    if !noted.is_empty() {
        Arc::make_mut(&mut snapshot.integrity).extend(noted);
    }
    Ok(())
}

/// State of an event after a command: a new snapshot, or none if a command that is frequent in reports was applied in
/// place, so that unshared data is not copied.
pub(super) trait AfterCommand {
    fn replace(self, snapshot: &mut Snapshot);
}

impl AfterCommand for Snapshot {
    fn replace(self, snapshot: &mut Snapshot) {
        *snapshot = self;
    }
}

impl AfterCommand for () {
    fn replace(self, _: &mut Snapshot) {}
}

/// Replaces `snapshot` by the result of a command.
pub(super) fn replaced(
    snapshot: &mut Snapshot,
    next: Result<impl AfterCommand, CommandError>,
) -> Result<(), CommandError> {
    next.map(|next| next.replace(snapshot))
}

/// Declares the commands: a row has the data of one, `at` its round, `because` its reason as far as it is stated, and
/// the function that applies it. Commands without a round or a reason omit it.
macro_rules! commands {
    (
        $(#[$meta:meta])*
        pub enum $Command:ident |$snapshot:ident|
        $(
            $(#[$docs:meta])*
            $Variant:ident $(($inner:ident: $Inner:ty))?
            $({ $($(#[$attribute:meta])* $field:ident: $type:ty),+ $(,)? })?
            $(, at $round:expr)? $(, because $reason:expr)? => $change:expr;
        )+
    ) => {
        $(#[$meta])*
        pub enum $Command {
            $($(#[$docs])* $Variant $(($Inner))? $({ $($(#[$attribute])* $field: $type),+ })?),+
        }

        #[allow(unused_variables, reason = "a row names the fields that it needs")]
        impl $Command {
            pub fn round(&self) -> Option<RoundNo> {
                match self {
                    $(Self::$Variant $(($inner))? $({ $($field),+ })? => {
                        None::<RoundNo>$(.or(Option::from($round)))?
                    })+
                }
            }

            pub fn reason(&self) -> Option<&str> {
                match self {
                    $(Self::$Variant $(($inner))? $({ $($field),+ })? => None$(.or($reason))?),+
                }
            }

            /// Applies the command to an event. This is the only dispatch over commands.
            fn change(&self, $snapshot: &mut crate::tournament::Snapshot) -> Result<(), CommandError> {
                match self {
                    $(Self::$Variant $(($inner))? $({ $($field),+ })? => {
                        let next = $change;
                        $crate::command::apply::replaced($snapshot, next)
                    })+
                }
            }
        }
    };
}
pub(super) use commands;
