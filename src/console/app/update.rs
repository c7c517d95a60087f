//! State changes of the console: one message at a time.

use super::App;
use crate::desk::{Message, PaneId, Request, Show};
use crate::pane;
use crate::service::Effect;
use crate::service::opening::SharedOpening;
use crossterm::event::{KeyEvent, KeyModifiers};

impl App {
    pub fn update(&mut self, message: Message) {
        let message = self.may_leave(message);
        match self.ask_first(message) {
            Message::Do(command) => {
                self.state.act(command);
            }
            Message::DoAll(commands) => {
                self.state.act_all(commands);
            }
            Message::Draw(draw) => self.draw_by_lot(draw),
            Message::Step(step) => self.state.step(step),
            Message::Show(what) => self.show(what),
            Message::Open(dialog) => self.dialogs.push(dialog),
            Message::With(make) => {
                let message = make(&self.context());
                self.update(message);
            }
            Message::Work(request) => self.ask_work(request),
            Message::Tell(notice) => self.state.notice = Some(notice),
            Message::Bell => self.bell = true,
            Message::Press(code) => {
                self.opener = Some(code);
                self.pane_key(KeyEvent::new(code, KeyModifiers::NONE));
            }
            Message::Ask(request) => {
                let changes_keys = matches!(request, Request::ResultKeys(_));
                let effect = self.services.ask(request, &mut self.state);
                self.carry_out(effect);
                if changes_keys {
                    self.settle_all();
                }
                self.settle();
            }
            Message::All(messages) => messages.into_iter().for_each(|message| self.update(message)),
            Message::Nothing | Message::Redraw => {}
            Message::Quit => {
                self.services.quit(&mut self.state);
                self.quit = true;
            }
        }
    }

    /// Returns the message, unless it would abandon unsaved entries.
    fn may_leave(&mut self, message: Message) -> Message {
        let leaves = match &message {
            Message::Quit => true,
            Message::Ask(request) => request.leaves_event(),
            _ => false,
        };
        if leaves { self.services.files.may_leave(message, &mut self.state) } else { message }
    }

    pub fn open_shared(&mut self, opening: SharedOpening) {
        let effect = self.services.open_shared(opening, &mut self.state);
        self.carry_out(effect);
        self.settle();
    }

    pub(super) fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Then(message) => self.update(message),
            Effect::Begun { is_reopened, then } => {
                self.leave_event();
                self.take_up_festival();
                if is_reopened {
                    let resumed = self.services.resume(&mut self.state);
                    self.update(resumed);
                }
                self.update(then);
                self.tell_farewell();
            }
            Effect::Closed => {
                self.leave_event();
                self.tell_farewell();
            }
            Effect::Copied => {
                self.dialogs.clear();
                self.take_up_festival();
            }
            Effect::Abandoned(then) => {
                self.update(then);
                self.tell_farewell();
            }
            Effect::Completed(completion) => {
                if let Some(dialog) = self.dialogs.last_mut() {
                    dialog.complete(completion);
                }
            }
        }
    }

    fn leave_event(&mut self) {
        self.services.leave_event(&self.state);
        self.panes = pane::all();
    }

    /// Detects if the event on show is a section of a festival.
    fn take_up_festival(&mut self) {
        let told = self.services.festival.take_up(&self.state);
        self.update(told);
    }

    /// Reports pending messages on an event that was left; on exit they are printed later.
    fn tell_farewell(&mut self) {
        if !self.quit {
            let told = self.services.files.tell_farewell(&self.state);
            self.update(told);
        }
    }

    /// Switches the view, ready for the next key.
    fn show(&mut self, what: Show) {
        match what {
            Show::Pane(id) => self.show_pane(id),
            Show::Round(round) => self.state.show_round(round),
            Show::Player(_) => {
                self.show_pane(PaneId::PLAYERS);
                self.with_pane(|pane, cx| pane.show(what, cx));
            }
            Show::Board(_)
            | Show::Category(_)
            | Show::Part(_)
            | Show::Kept(_)
            | Show::Sheet(_)
            | Show::Setting(_)
            | Show::Output(_) => {
                self.with_pane(|pane, cx| pane.show(what, cx));
            }
        }
    }

    fn show_pane(&mut self, id: PaneId) {
        if self.state.session.is_none() && id != PaneId::START {
            return;
        }
        self.state.pane = id;
        self.state.show_work();
        self.settle();
    }
}
