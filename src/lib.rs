//! The console of hakem: the terminal, the disk and the languages. It holds no rule of chess; those are in
//! `hakem_engine`.

#![allow(missing_docs, reason = "required for public types by a test; elsewhere the name may suffice")]

pub mod app;
pub mod certificate;
pub mod checklist;
pub mod cli;
pub mod desk;
pub mod dialog;
pub mod event;
pub mod exchange;
pub mod hall;
pub mod i18n;
pub mod manual;
pub mod pane;
pub mod platform;
pub mod publish;
pub mod ratings;
pub mod result_keys;
mod rows;
#[cfg(feature = "serve")]
pub mod serve;
pub mod service;
pub mod session;
pub mod share;
pub mod sheet;
pub mod simulate;
mod spelling;
pub mod store;
#[cfg(test)]
#[path = "../tests/common/effort.rs"]
#[expect(dead_code, reason = "the tests in `tests` use all of it")]
mod test_effort;
pub mod text;
pub mod theme;
mod typed;
pub mod widget;
pub mod worker;
