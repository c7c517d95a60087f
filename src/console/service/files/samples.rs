//! Events that come with the program: opened to explore it, and for the guided round.

use super::{Files, failed};
use crate::desk::{Message, Sample};
use crate::exchange;
use crate::service::Effect;
use crate::service::state::State;
use crate::service::world::World;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Name, Settings};
use std::fs;
use std::path::{Path, PathBuf};

const FOLDER: &str = "samples";

/// File name of the guided round, without extension.
const GUIDE_FILE: &str = "guided-round";

/// Returns the folder for sample events: in the data folder, so that looking around leaves no file in the folder in
/// which the program was started; there only if the data folder is unknown or cannot be created.
fn folder(world: &World) -> PathBuf {
    let own = world.data_folder.as_ref().map(|data| data.join(FOLDER));
    own.filter(|own| fs::create_dir_all(own).is_ok()).unwrap_or_else(|| world.folder.clone())
}

impl Files {
    /// Opens a sample event, and creates it if missing.
    pub(super) fn open_sample(&mut self, sample: Sample, state: &mut State) -> Effect {
        let path = folder(&state.world).join(format!("{}.hakem", sample.name()));
        if path.exists() {
            self.open(&path, state)
        } else {
            self.create_sample(&path, sample, Message::Nothing, state)
        }
    }

    /// Creates a sample event. The open has its name and sheets in the arbiter's language, the example of the booklet
    /// in its own.
    fn create_sample(&mut self, path: &Path, sample: Sample, then: Message, state: &mut State) -> Effect {
        let name = Name::new(&state.texts.get("start-sample-name")).ok();
        let language = state.texts.language();
        let told = |command| match (command, sample) {
            (Command::Announce(settings), Sample::Open) => {
                let name = name.clone().unwrap_or_else(|| settings.name.clone());
                Command::Announce(Box::new(Settings { name, language, ..*settings }))
            }
            (other, _) => other,
        };
        match exchange::read_report(path, sample.report()) {
            Ok(imported) => {
                let commands = imported.commands.into_iter().map(told).collect();
                self.create(path, commands, then, state)
            }
            Err(error) => failed("import-failed", &error, state),
        }
    }

    /// Creates the event of the guided round in a new file, so that earlier ones are not touched. `then` follows.
    pub fn create_guided(&mut self, then: Message, state: &mut State) -> Effect {
        let named = |turn: u32| match turn {
            1 => format!("{GUIDE_FILE}.hakem"),
            turn => format!("{GUIDE_FILE}-{turn}.hakem"),
        };
        let folder = folder(&state.world);
        match (1..).map(|turn| folder.join(named(turn))).find(|path| !path.exists()) {
            Some(path) => self.create_sample(&path, Sample::Open, then, state),
            None => Effect::Then(Message::Nothing),
        }
    }
}
