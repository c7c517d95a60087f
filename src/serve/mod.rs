//! `hakem serve`: the public pages of an event and the pages on which players report results, over HTTP on the network
//! of the hall ([threat model](../../docs/phones.md)).
//!
//! The service reads the event file and never writes it. Reports go to the file next to it ([`crate::hall`]).

mod choice;
mod fields;
mod limits;
mod live;
mod officials;
mod pages;
mod routes;

pub use limits::Limits;
pub use live::{Live, Shown};

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

/// Parameters of a service.
pub struct Serving {
    /// The event, followed on another thread.
    pub live: watch::Receiver<Arc<Shown>>,
    /// The file of reports.
    pub reports: Reports,
    /// Limits of connections and requests.
    pub limits: Limits,
}

/// A running service; it ends when this value is dropped.
pub struct Running {
    address: SocketAddr,
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
        let limits = serving.limits;
        let service = Service {
            live: serving.live,
            reports: Arc::new(Mutex::new(serving.reports)),
            rates: Arc::new(Mutex::new(Rates::new(limits))),
        };
        let run = move || {
            let router = routes::router(service).into_make_service_with_connect_info::<Client>();
            let serve = axum::serve(Gate::new(listener, limits), router);
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

    /// Returns the bound address, with the port that the system chose if none was given.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits until the service ends.
    ///
    /// # Errors
    /// Returns the error that ended it.
    pub fn wait(&self) -> io::Result<()> {
        self.done.recv().unwrap_or_else(|_| Err(io::ErrorKind::BrokenPipe.into()))
    }
}
