//! Service for phones as a separate process, started and ended from the console. It reads the event file and writes the
//! reports next to it, so nothing that happens to it reaches the console; it ends with the console.

use super::Service;
use super::state::State;
use crate::desk::{Message, Notice, Request};
use crate::dialog::{Pick, PickItem, Prompt};
use crate::pane::qr_code;
use crate::pane::results::ServePhones;
use crate::session::{Plan, SERVICES};
use crate::store::cause_text;
use crate::{store, text};
use std::any::Any;
use std::io::{self, BufRead, BufReader, Read};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

/// Port if none is typed.
const PORT: u16 = 8080;

/// The process, if it was started.
#[derive(Default)]
pub struct PhoneService(Option<PhoneProcess>);

struct PhoneProcess {
    child: Child,
    /// Event file or festival folder.
    of: PathBuf,
    told: Receiver<ProcessOutput>,
    /// Address of the pages, once they are served.
    address: Option<String>,
    has_complained: bool,
}

enum ProcessOutput {
    /// First line: the address.
    At(String),
    /// A warning, or the reason why it ends.
    Complaint(String),
    /// It has closed its output.
    Ended,
}

impl PhoneProcess {
    fn start(command: &[String], of: &Path, listen: SocketAddr, language: &str) -> io::Result<Self> {
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut asked = Command::new(program);
        asked.args(arguments).arg(of).args(["--listen", &listen.to_string(), "--attached"]);
        asked.args(["--language", language]);
        // The open input lasts as long as the console.
        asked.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = asked.spawn()?;
        let (sender, told) = channel();
        let complaints = sender.clone();
        let (output, errors) = (child.stdout.take(), child.stderr.take());
        let process = Self { child, of: of.to_owned(), told, address: None, has_complained: false };
        let read = move || {
            hear(output, &sender, ProcessOutput::At);
            let _unheard = sender.send(ProcessOutput::Ended);
        };
        thread::Builder::new().name("served".to_owned()).spawn(read)?;
        let read = move || hear(errors, &complaints, ProcessOutput::Complaint);
        thread::Builder::new().name("complaints".to_owned()).spawn(read)?;
        Ok(process)
    }
}

/// A report is on the disk before it is acknowledged, so the process may end at any moment.
impl Drop for PhoneProcess {
    fn drop(&mut self) {
        let _ended_before = self.child.kill();
        let _reaped = self.child.wait();
    }
}

/// Passes the lines of an output on, until it is closed.
fn hear(output: Option<impl Read>, to: &Sender<ProcessOutput>, told: fn(String) -> ProcessOutput) {
    let lines = output.map(BufReader::new).into_iter().flat_map(BufRead::lines);
    for line in lines.map_while(Result::ok) {
        // The output of a stopped process is not read, but must not block it.
        let _unheard = to.send(told(line));
    }
}

/// Returns what is served for the open event: its file, or the festival that it belongs to.
fn served(state: &State) -> Option<PathBuf> {
    let path = state.session.as_ref()?.path();
    let folder = path.parent().filter(|folder| Plan::is_in(folder));
    Some(folder.unwrap_or(path).to_owned())
}

/// Returns the address that is proposed: that of the last service of the event, or of this computer only.
fn proposed(state: &State) -> SocketAddr {
    let last = state.kept_file(SERVICES).and_then(|path| {
        let kept = store::kept(&path).ok()??;
        kept.split_once("://")?.1.split('/').next()?.trim().parse().ok()
    });
    last.unwrap_or(SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)))
}

/// Reads an address with or without its port.
fn read(typed: &str) -> Option<SocketAddr> {
    let typed = typed.trim();
    typed.parse().ok().or_else(|| Some(SocketAddr::from((typed.parse::<IpAddr>().ok()?, PORT))))
}

/// Prompts for the address to listen on.
fn ask(state: &State) -> Message {
    let texts = &state.texts;
    let prompt = Prompt::new(texts.get("phones-service-title"), |typed, cx| {
        let listen = read(typed).ok_or_else(|| cx.texts.get("phones-service-refused").into_owned())?;
        Ok(Message::ask(Request::of(ServePhones::Start(listen.to_string()))))
    });
    let lines = ["phones-service-line", "serve-plain"].map(|id| texts.get(id).into_owned());
    let lines = lines.into_iter().chain([String::new()]);
    Message::open(prompt.with_lines(lines).with_text(&proposed(state).to_string()))
}

/// Shows the address of the pages as a code.
fn show(address: &str, state: &State) -> Option<Message> {
    let texts = &state.texts;
    let is_own = address.split_once("://").and_then(|(_, rest)| rest.split('/').next()?.parse().ok());
    let is_own = is_own.is_some_and(|at: SocketAddr| at.ip().is_loopback());
    let above = vec![texts.get(if is_own { "phones-service-own" } else { "serve-plain" }).into_owned()];
    let reading = qr_code::reading(texts.get("phones-service-runs").into_owned(), above, address)?;
    Some(Message::open(reading))
}

impl PhoneService {
    fn start(&mut self, listen: SocketAddr, state: &mut State) {
        let Some(of) = served(state) else { return };
        let (command, language) = (&state.world.serve_command, state.texts.language().code());
        match PhoneProcess::start(command, &of, listen, language) {
            Ok(process) => self.0 = Some(process),
            Err(error) => {
                let values = [("cause", cause_text(&error, &state.texts))];
                state.warn(state.texts.with("phones-service-not-started", &values));
            }
        }
    }

    fn stop(&mut self, state: &mut State) {
        self.0 = None;
        state.done(state.texts.get("phones-service-stopped").into_owned());
    }

    /// Offers to start the service, or to show its address and to stop it.
    fn offer(&self, state: &State) -> Message {
        let texts = &state.texts;
        match &self.0 {
            None if state.world.serve_command.is_empty() => {
                Message::Tell(Notice::refused(texts.get("phones-service-absent").into_owned()))
            }
            None => ask(state),
            Some(process) => {
                let item = |id: &str, then| {
                    PickItem::plain(texts.get(id).into_owned(), Message::ask(Request::of(then)))
                };
                let show = process.address.as_ref().map(|_| item("phones-service-show", ServePhones::Show));
                let items = show.into_iter().chain([item("phones-service-stop", ServePhones::Stop)]);
                Message::open(Pick::new(texts.get("phones-service-runs"), items.collect()))
            }
        }
    }
}

impl Service for PhoneService {
    fn ask(&mut self, request: &dyn Any, state: &mut State) -> Option<Message> {
        match request.downcast_ref()? {
            ServePhones::Offer => return Some(self.offer(state)),
            ServePhones::Start(listen) => self.start(read(listen)?, state),
            ServePhones::Stop => self.stop(state),
            ServePhones::Show => {
                let address = self.0.as_ref().and_then(|process| process.address.as_deref())?;
                return show(address, state);
            }
        }
        Some(Message::Redraw)
    }

    fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        let process = self.0.as_mut()?;
        // A festival is served as a whole, so that going to another section does not end the service.
        if served(state).as_ref() != Some(&process.of) {
            self.stop(state);
            return Some(Message::Redraw);
        }
        match process.told.try_recv() {
            Ok(ProcessOutput::At(address)) if process.address.is_none() => {
                let values = [("address", address.as_str().into())];
                state.done(state.texts.with("phones-service-at", &values));
                let shown = is_free.then(|| show(&address, state)).flatten();
                process.address = Some(address);
                shown.or(Some(Message::Redraw))
            }
            Ok(ProcessOutput::At(_)) | Err(TryRecvError::Empty) => None,
            Ok(ProcessOutput::Complaint(told)) => {
                process.has_complained = true;
                // On standard error, lines begin with the name of the program.
                let told = told.strip_prefix("hakem: ").unwrap_or(&told);
                state.warn(text::clean(told).into_owned());
                Some(Message::Redraw)
            }
            Ok(ProcessOutput::Ended) | Err(TryRecvError::Disconnected) => {
                if !process.has_complained {
                    state.warn(state.texts.get("phones-service-ended").into_owned());
                }
                self.0 = None;
                Some(Message::Redraw)
            }
        }
    }
}
