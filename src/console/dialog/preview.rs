//! Preview of a list of players before import: columns are assigned by key, unreadable lines are listed.

use super::columns::{self, ColumnChoice, Pressed};
use crate::desk::keys::{Hint, plain};
use crate::desk::{Context, Dialog, Message, Notice, Reply};
use crate::exchange::roster::{PlayerColumn, PlayerList, RosterTable, ignored, players};
use crate::i18n::Texts;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::Player;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Maximum number of faults listed below the columns.
const TOLD: usize = 4;

/// Turns the players into a message.
type Accept = Box<dyn Fn(Vec<Player>, &Context) -> Message>;

/// A list of players, shown column by column.
pub struct Preview {
    file: String,
    columns: ColumnChoice<PlayerColumn>,
    /// Players according to the current assignment.
    roster: PlayerList,
    /// True if unreadable lines are skipped.
    leaves: bool,
    /// True once the arbiter has stated which name comes first.
    is_order_stated: bool,
    /// Reason why the last Enter was refused.
    refused: Option<String>,
    accept: Accept,
}

impl Preview {
    pub fn new(
        file: impl Into<String>,
        list: RosterTable,
        texts: &Texts,
        accept: impl Fn(Vec<Player>, &Context) -> Message + 'static,
    ) -> Self {
        let columns = ColumnChoice::new(list, RosterTable::assigned);
        let roster = players(&columns.list, &columns.says, texts);
        let (leaves, is_order_stated) = (false, false);
        Self {
            file: file.into(),
            columns,
            roster,
            leaves,
            is_order_stated,
            refused: None,
            accept: Box::new(accept),
        }
    }

    fn read_again(&mut self, cx: &Context) {
        self.roster = players(&self.columns.list, &self.columns.says, cx.texts);
        self.leaves = false;
    }

    /// Returns true if lines name no player, or the list is unusual: the arbiter confirms that first.
    fn is_doubtful(&self, cx: &Context) -> bool {
        !self.roster.faults.is_empty() || !self.roster.account.doubts(cx.texts).is_empty()
    }

    fn accept(&mut self, cx: &Context) -> Reply {
        let has_names = self.columns.says.iter().flatten().any(|says| says.is_name());
        let refused = if !has_names {
            Some("preview-no-names")
        } else if self.is_doubtful(cx) && !self.leaves {
            Some("preview-faults-first")
        } else if self.roster.players.is_empty() {
            Some("preview-no-players")
        } else {
            None
        };
        self.refused = refused.map(|id| cx.texts.get(id).into_owned());
        let asks = self.refused.is_none() && !self.is_order_stated;
        if asks && let Some(question) = self.columns.name_order_question(&self.roster.account, cx.texts) {
            self.refused = Some(question);
        }
        if self.refused.is_some() {
            return Reply::Keep(Message::Bell);
        }
        let listed = std::mem::take(&mut self.roster.players);
        Reply::Finish((self.accept)(listed.into_iter().map(|listed| listed.player).collect(), cx))
    }

    /// Returns the lines below the columns: what prevents the import, which must be in sight, then ignored columns and
    /// faults.
    fn below(&self, cx: &Context) -> Vec<(String, Style)> {
        let texts = cx.texts;
        let refused = self.refused.iter().map(|told| (format!("✗ {told}"), cx.theme.error));
        let mut lines: Vec<(String, Style)> = refused.collect();
        let ignored = ignored(&self.columns.list, &self.columns.says);
        if !ignored.is_empty() {
            lines.push((
                texts.with("roster-ignored", &[("columns", ignored.join(", ").into())]),
                cx.theme.plain,
            ));
        }
        let told = self.roster.account.doubts(texts).into_iter().chain(self.roster.account.notes(texts));
        lines.extend(told.map(|told| (told, cx.theme.warning)));
        if !self.roster.idle.is_empty() {
            let told = texts.with("preview-idle", &[("lines", numbers(&self.roster.idle).into())]);
            lines.push((told, cx.theme.plain));
        }
        let faulty = self.roster.faulty();
        if self.leaves {
            let told = texts.with("preview-leaves", &[("lines", numbers(&faulty).into())]);
            lines.push((told, cx.theme.warning));
        } else {
            let faults = self.roster.faults.iter().take(TOLD);
            lines.extend(faults.map(|fault| (format!("! {}", fault.told), cx.theme.error)));
            if self.roster.faults.len() > TOLD {
                let more = self.roster.faults.len() - TOLD;
                let told = texts
                    .with("preview-more-faults", &[("count", more.into()), ("lines", faulty.len().into())]);
                lines.push((told, cx.theme.error));
            }
        }
        lines
    }
}

/// Formats line numbers as ranges, limited to the first ones.
fn numbers(lines: &[u64]) -> String {
    const MOST: usize = 12;
    let mut ranges: Vec<(u64, u64)> = Vec::new();
    for &line in lines {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == line => *last = line,
            _ => ranges.push((line, line)),
        }
    }
    let one = |&(first, last): &(u64, u64)| match first == last {
        true => first.to_string(),
        false => format!("{first}–{last}"),
    };
    let mut named: Vec<String> = ranges.iter().take(MOST).map(one).collect();
    if ranges.len() > MOST {
        named.push(format!("… ({})", lines.len()));
    }
    named.join(", ")
}

impl Dialog for Preview {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let title = cx.texts.with("preview-title", &[("file", self.file.as_str().into())]);
        let players = cx.texts.with("count-players", &[("count", self.roster.players.len().into())]);
        self.columns.draw(frame, area, (&title, &players), self.below(cx), cx);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        self.refused = None;
        match plain(key) {
            Some(KeyCode::Esc) => return Reply::Close,
            Some(KeyCode::Enter) => return self.accept(cx),
            Some(KeyCode::Char('x')) if !self.is_doubtful(cx) => {
                let told = cx.texts.get("preview-no-faults").into_owned();
                return Reply::Keep(Message::Tell(Notice::warning(told)));
            }
            Some(KeyCode::Char('x')) => self.leaves = !self.leaves,
            code => match self.columns.key(key) {
                Pressed::Changed => {
                    self.is_order_stated |= columns::states_name_order(code);
                    self.read_again(cx);
                }
                Pressed::Nothing => {}
                Pressed::Unused => return Reply::Unused,
            },
        }
        Reply::Stay
    }

    fn has_unsaved(&self) -> bool {
        true
    }

    fn hints(&self) -> Vec<Hint> {
        let accept = Hint::new(&[KeyCode::Enter], "key-accept");
        let leave = Hint::new(&[KeyCode::Char('x')], "preview-key-leave");
        let cancel = Hint::new(&[KeyCode::Esc], "key-cancel");
        [accept, leave].into_iter().chain(columns::HINTS).chain([cancel]).collect()
    }
}
