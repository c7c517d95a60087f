//! What the event has to tell, as texts and cells: panes show it, and whatever is printed or exported later
//! takes it from here too.

pub mod card;
pub mod entry;
