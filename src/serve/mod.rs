//! `hakem serve`: the public pages of events and the pages on which players report results, over HTTP on the network
//! of the hall ([threat model](../../docs/phones.md)).
//!
//! The service reads the event files and never writes them. Reports go to the file next to each ([`crate::hall`]).

mod encryption;
mod fields;
mod limits;
mod live;
mod officials;
mod pages;
mod routes;
mod served_file;

pub use encryption::{ServerCertificate, ServerCertificateError};
pub use limits::Limits;
pub use live::{Live, PassKey, ServedFiles, Shown};
pub use pages::name as player_name;

use crate::hall::Reports;
use limits::{Client, Gate, Rates};
use routes::Service;
use std::io;
use std::net::SocketAddr;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};
use std::thread;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// An event that a service serves.
#[derive(Clone)]
pub struct Served {
    /// Folder of its addresses: empty for a single event, else the section of a festival.
    pub folder: String,
    /// The event, followed on another thread.
    pub live: watch::Receiver<Arc<Shown>>,
    pub reports: Arc<Mutex<Reports>>,
}

/// Parameters of a service.
pub struct Serving {
    pub events: Vec<Served>,
    /// Pages of a festival above those of its sections.
    pub front: Option<watch::Receiver<Arc<ServedFiles>>>,
    /// Limits of connections and requests, common to all events.
    pub limits: Limits,
    /// Certificate; `None` serves plain HTTP.
    pub encryption: Option<ServerCertificate>,
}

/// A running service; it ends when this value is dropped.
pub struct Running {
    /// The bound address, with the port that the system chose if none was given.
    pub address: SocketAddr,
    /// Dropped to end the service.
    _end: tokio::sync::oneshot::Sender<()>,
    done: Receiver<io::Result<()>>,
}

impl Running {
    /// Binds an address and starts serving on a thread.
    ///
    /// # Errors
    /// Returns an error if the address cannot be bound or no thread can be started.
    pub fn start(serving: Serving, listen: SocketAddr) -> io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let listener = runtime.block_on(TcpListener::bind(listen))?;
        let address = listener.local_addr()?;
        let (end, ended) = tokio::sync::oneshot::channel::<()>();
        let (sender, done) = std::sync::mpsc::channel();
        let Serving { events, front, limits, encryption } = serving;
        let rates = Arc::new(Mutex::new(Rates::new(limits)));
        let services = events.into_iter().map(|Served { folder, live, reports }| {
            (folder, Service { live, reports, rates: Arc::clone(&rates) })
        });
        let router = routes::router(services, front, &rates);
        let run = move || {
            let router = router.into_make_service_with_connect_info::<Client>();
            let serve = axum::serve(Gate::new(listener, limits, encryption), router);
            let ran = runtime.block_on(async move {
                tokio::select! {
                    ran = serve => ran,
                    _ = ended => Ok(()),
                }
            });
            // The value may be dropped already, which ended the service.
            let _unheard = sender.send(ran);
        };
        thread::Builder::new().name("serve".to_owned()).spawn(run)?;
        Ok(Self { address, _end: end, done })
    }

    /// Waits until the service ends.
    ///
    /// # Errors
    /// Returns the error that ended it.
    pub fn wait(&self) -> io::Result<()> {
        self.done.recv().unwrap_or_else(|_| Err(io::ErrorKind::BrokenPipe.into()))
    }
}
