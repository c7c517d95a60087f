//! Rating lists, and event files of other programs in both directions.
//!
//! Every reader ends with an account of all rows, columns and cells that its result does not contain unchanged.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod exchange;
pub mod ratings;
pub mod rows;

use hakem_language::{i18n, spelling, typed};
use hakem_storage::{platform, store};
