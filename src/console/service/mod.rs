//! Services of the console, one per subject, each with its state, requests and idle work. A service changes the
//! [`State`] passed to it and answers with messages to the app.
//!
//! Those that the console itself addresses, such as the open files, are fields of [`Services`]. All others run in the
//! background: they receive requests and publish values by type, so nothing but `background` names them.

mod checking;
mod coach;
pub mod festival;
pub mod files;
pub mod finder;
pub mod guide;
pub mod need;
mod open_groups;
pub mod opening;
mod phones;
mod places;
mod proving;
pub mod ratings;
mod rehearsing;
mod result_keys;
mod second;
mod serving;
pub mod sharing;
pub mod sheets;
pub mod state;
mod theme;
mod uploading;
pub mod world;

pub use checking::Check;
pub use coach::Coach;
pub use places::Places;
pub use result_keys::KeyChoice;
pub use theme::{Themes, kept_theme};

use crate::desk::{Completion, FileRequest, Message, Notice, Request, SharedRequest};
use crate::dialog::ReadingDialog;
use crate::i18n::{Say, Texts};
use crate::share::ShareError;
use crate::store;
use crate::text;
use crate::theme::Theme;
use checking::Checking;
use festival::Festival;
use files::Files;
use finder::Finder;
use guide::Guide;
use hakem_engine::collate::Language;
use hakem_engine::command::Command;
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::tournament::Snapshot;
use open_groups::OpenGroups;
use opening::SharedOpening;
use phones::Reporting;
use proving::Proving;
use ratatui::text::Line;
use ratings::Ratings;
use rehearsing::Rehearsing;
use second::SecondOpinion;
use serving::PhoneService;
use sharing::SharingService;
use sheets::Sheets;
use state::State;
use std::any::{Any, TypeId};
use std::path::Path;
use uploading::Uploading;

/// Effect of a request.
pub enum Effect {
    Then(Message),
    /// Another event is open; the message is sent after its remembered settings are resumed, if it was open before.
    Begun {
        is_reopened: bool,
        then: Message,
    },
    Closed,
    /// The event continues in a copy; all open dialogs are closed.
    Copied,
    /// Sends the message, then reports on the event that was left.
    Abandoned(Message),
    Completed(Completion),
}

/// A service. It implements the methods that it needs.
pub trait Service {
    /// Handles a request that it recognises by its type; returns `None` if the request is for another service.
    fn ask(&mut self, _request: &dyn Any, _state: &mut State) -> Option<Message> {
        None
    }

    /// Runs its idle work. `is_free` is true while neither a dialog nor the search is open, so that the answer may open
    /// one. Returns `None` if there is nothing new to draw.
    fn idle(&mut self, _state: &mut State, _is_free: bool) -> Option<Message> {
        None
    }

    /// Notes that the arbiter pressed a key while no dialog was open; a pending result then opens none.
    fn move_on(&mut self) {}

    /// Loads the remembered data of an event that was opened again.
    fn resume(&mut self, _state: &mut State) -> Message {
        Message::Nothing
    }

    /// Clears what belongs to the event being left; returns a message to report afterwards, if any.
    fn leave_event(&mut self, _state: &State) -> Option<String> {
        None
    }

    /// Returns the value that panes and dialogs read by its type from their context.
    fn published(&self, _state: &State) -> Option<&dyn Any> {
        None
    }

    /// Returns true while an answer is pending.
    fn is_busy(&self) -> bool {
        false
    }
}

/// Creates the background services, in the order in which they work.
fn background() -> Vec<Box<dyn Service>> {
    vec![
        Box::new(Checking::default()),
        Box::new(Rehearsing::default()),
        Box::new(SecondOpinion::default()),
        Box::new(OpenGroups::default()),
        Box::new(Uploading::default()),
        Box::new(Proving::default()),
        Box::new(Reporting::default()),
        Box::new(PhoneService::default()),
    ]
}

/// The services.
pub struct Services {
    /// Event files, and files of other programs.
    pub files: Files,
    pub ratings: Ratings,
    /// Sheets, pages and the logo.
    pub sheets: Sheets,
    pub themes: Themes,
    pub result_keys: KeyChoice,
    /// Progress of the guided round, if it is active.
    pub guide: Option<Guide>,
    /// The search in the current pane, while it is typed.
    pub finder: Option<Finder>,
    pub sharing: SharingService,
    pub festival: Festival,
    /// Position of the arbiter in the event.
    pub places: Places,
    /// Shortcut tips.
    pub coach: Coach,
    background: Vec<Box<dyn Service>>,
}

impl Services {
    /// Creates the services for the start screen.
    pub fn new(state: &State, theme: Theme) -> Self {
        let language = state.texts.language();
        Self {
            files: Files::new(&state.world),
            ratings: Ratings::default(),
            sheets: Sheets::default(),
            themes: Themes { theme },
            result_keys: KeyChoice::kept(state.world.keys_file.as_deref(), language),
            guide: None,
            finder: None,
            sharing: SharingService::default(),
            festival: Festival::default(),
            places: Places::default(),
            coach: Coach::kept(state),
            background: background(),
        }
    }

    /// Returns all services, in the order in which they work.
    fn all(&mut self) -> impl Iterator<Item = &mut dyn Service> {
        let named: [&mut dyn Service; 5] =
            [&mut self.places, &mut self.festival, &mut self.sharing, &mut self.files, &mut self.sheets];
        let background = self.background.iter_mut().map(|service| service.as_mut() as &mut dyn Service);
        named.into_iter().chain(background).chain(std::iter::once(&mut self.ratings as &mut dyn Service))
    }

    /// Handles a request; pairing is left to the app.
    pub fn ask(&mut self, request: Request, state: &mut State) -> Effect {
        match request {
            Request::Files(FileRequest::Open(folder)) if folder.is_dir() => {
                return Effect::Then(self.festival.open(&folder, state));
            }
            Request::Files(request) => return self.ask_files(request, state),
            Request::TakeOver(path) if self.files.take_over(&path, state) => return Effect::Copied,
            Request::TakeOver(_) => {}
            Request::Festival(request) => return Effect::Then(self.festival.ask(request, state)),
            Request::Shared(SharedRequest::Fetch(address)) => {
                return Effect::Then(sharing::fetch(address, state));
            }
            Request::Shared(SharedRequest::Open(address, path)) => {
                return self.open_fetched(&address, &path, state);
            }
            Request::Ratings(request) => return Effect::Then(self.ratings.ask(request, state)),
            Request::Sheets(request) => return Effect::Then(self.sheets.ask(request, state)),
            Request::Theme(choice) => self.themes.choose(choice, state),
            Request::ResultKeys(keys) => self.result_keys.choose(keys, state),
            Request::Language(language) => {
                self.result_keys.speak(language);
                speak(language, state);
            }
            Request::Background(request) => {
                let mut asked = self.all().filter_map(|service| service.ask(request.as_ref(), state));
                return Effect::Then(asked.next().unwrap_or(Message::Nothing));
            }
            Request::Guide => return self.files.create_guided(Message::Ask(Request::Lead), state),
            Request::Lead => self.guide = Some(Guide::default()),
            Request::Confirmed(commands) => {
                state.act_all(commands);
            }
            Request::ConfirmedStep(step) => state.step(step),
            Request::Rewrite(step, act) => {
                state.step(step);
                if fide_mode(state.snapshot()) == FideMode::InForce {
                    state.act(Command::LeaveFideMode(act));
                }
            }
        }
        Effect::Then(Message::Nothing)
    }

    fn ask_files(&mut self, request: FileRequest, state: &mut State) -> Effect {
        if request.leaves_event() {
            self.leave_shared(state);
        }
        if matches!(request, FileRequest::Close) {
            self.places.forget(state);
        }
        match sharing::again(&request, state) {
            Some(opening) => self.open_again(opening, state),
            None => self.files.ask(request, state),
        }
    }

    fn open_again(&mut self, opening: Result<SharedOpening, ShareError>, state: &mut State) -> Effect {
        match opening {
            Ok(opening) => self.open_shared(opening, state),
            Err(error) => Effect::Then(at_length(&state.texts, "open-failed", vec![error.say(&state.texts)])),
        }
    }

    /// Opens a downloaded event, and shares it from now on.
    fn open_fetched(&mut self, address: &str, path: &Path, state: &mut State) -> Effect {
        self.leave_shared(state);
        let again = state.world.share.as_ref().map(|reach| (reach.again)(address, path));
        match again {
            Some(opening) => self.open_again(opening, state),
            None => Effect::Then(Message::Nothing),
        }
    }

    pub fn open_shared(&mut self, opening: SharedOpening, state: &mut State) -> Effect {
        self.sharing.open(opening, &mut self.files, state)
    }

    /// Waits for pending acts to be synced before the event is left.
    pub fn leave_shared(&mut self, state: &mut State) {
        let told = self.sharing.leave(state);
        self.files.tell_later(told);
    }

    /// Clears the state that belongs to the event being left.
    pub fn leave_event(&mut self, state: &State) {
        self.guide = None;
        let told: Vec<String> = self.all().filter_map(|service| service.leave_event(state)).collect();
        self.files.tell_later(told);
    }

    /// Leaves the open event before the program ends.
    pub fn quit(&mut self, state: &mut State) {
        self.leave_shared(state);
        self.files.tell_later(self.sheets.put_off(&state.texts));
        self.files.leave_mirror(state);
        self.places.forget(state);
    }

    /// Resumes the remembered settings of a reopened event.
    pub fn resume(&mut self, state: &mut State) -> Message {
        Message::All(self.all().map(|service| service.resume(state)).collect())
    }

    /// Notes that the arbiter pressed a key while no dialog was open.
    pub fn move_on(&mut self) {
        self.all().for_each(Service::move_on);
    }

    /// Runs the idle work of each service; `is_free` is true while neither a dialog nor the search is open. Returns the
    /// resulting messages; none if there is nothing new to draw.
    pub fn idle(&mut self, state: &mut State, is_free: bool) -> Vec<Message> {
        self.all().filter_map(|service| service.idle(state, is_free)).collect()
    }

    /// Returns the value of a type that a background service publishes, if any.
    pub fn published(&self, of: TypeId, state: &State) -> Option<&dyn Any> {
        let mut published = self.background.iter().filter_map(|service| service.published(state));
        published.find(|value| (*value).type_id() == of)
    }

    /// Returns true while an answer of a background service is pending.
    pub fn is_busy(&self) -> bool {
        self.background.iter().any(|service| service.is_busy())
    }
}

/// Sets the language of the interface, and stores it for the next start.
fn speak(language: Language, state: &mut State) {
    state.texts = Texts::new(language);
    let kept = state.world.language_file.as_ref().map_or(Ok(()), |path| store::keep(path, language.code()));
    if kept.is_err() {
        state.notice = Some(Notice::warning(state.texts.get("language-not-kept")));
    }
}

/// States that the bye of an event, which matches no result, is not part of a copy of its settings.
pub fn bye_not_copied(other: &Snapshot, texts: &Texts) -> Option<String> {
    let points = other.settings().points;
    let bye = [("bye", texts.points(points.pairing_allocated_bye).into())];
    points.has_unreachable_bye().then(|| texts.with("copied-bye-worth", &bye))
}

/// Opens a dialog for text that does not fit into the notice line; does nothing if all texts are empty.
pub fn at_length(texts: &Texts, title: &str, told: Vec<String>) -> Message {
    if told.iter().all(String::is_empty) {
        return Message::Nothing;
    }
    let lines = told
        .iter()
        .flat_map(|text| text.lines())
        .map(|line| Line::from(text::clean(line).into_owned()))
        .collect();
    Message::open(ReadingDialog::new(texts.get(title).into_owned(), lines))
}
