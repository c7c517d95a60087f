//! Limits of a service: connections, idle time, and requests per client.

use super::encryption::{ServedConnection, ServerCertificate};
use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpListener;
use tokio::time::{Sleep, sleep};

/// Limits of a service.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Open connections in total.
    pub connections: usize,
    /// Open connections of one address.
    pub connections_of_one: usize,
    /// Requests that one address may send in a burst, and the number regained per second.
    pub requests: (f64, f64),
    /// Requests with an invalid pass, likewise.
    pub guesses: (f64, f64),
    /// Reports with one pass, likewise.
    pub reports: (f64, f64),
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 2_048,
            connections_of_one: 64,
            requests: (300.0, 30.0),
            guesses: (20.0, 0.2),
            reports: (6.0, 0.1),
        }
    }
}

/// Time without a byte in either direction after which a connection is closed. Open pages receive one every 15 s.
const IDLE: Duration = Duration::from_secs(30);

/// Pause after a connection could not be accepted, such as when file descriptors run out.
const PAUSE: Duration = Duration::from_millis(50);

/// Number of clients remembered before those that have regained everything are forgotten.
const CLIENTS: usize = 10_000;

/// Address of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Client(pub IpAddr);

impl Connected<IncomingStream<'_, Gate>> for Client {
    fn connect_info(stream: IncomingStream<'_, Gate>) -> Self {
        Self(stream.remote_addr().ip())
    }
}

/// Number of open connections of each address.
type Open = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// Accepts connections within the limits; others are closed immediately.
pub struct Gate {
    listener: TcpListener,
    limits: Limits,
    encryption: Option<ServerCertificate>,
    open: Open,
}

impl Gate {
    pub fn new(listener: TcpListener, limits: Limits, encryption: Option<ServerCertificate>) -> Self {
        Self { listener, limits, encryption, open: Open::default() }
    }

    fn admit(&self, of: IpAddr) -> Option<CountedConnection> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let total: usize = open.values().sum();
        let own = open.entry(of).or_default();
        let is_free = total < self.limits.connections && *own < self.limits.connections_of_one;
        if is_free {
            *own += 1;
        }
        is_free.then(|| CountedConnection { of, open: Arc::clone(&self.open) })
    }
}

impl Listener for Gate {
    type Io = Guarded;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Guarded, SocketAddr) {
        loop {
            let Ok((stream, address)) = self.listener.accept().await else {
                sleep(PAUSE).await;
                continue;
            };
            if let Some(place) = self.admit(address.ip()) {
                let stream = ServedConnection::new(stream, self.encryption.as_ref());
                return (Guarded { stream, idle: Box::pin(sleep(IDLE)), _place: place }, address);
            }
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A counted connection; it is uncounted when dropped.
struct CountedConnection {
    of: IpAddr,
    open: Open,
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        match open.get_mut(&self.of) {
            Some(own) if *own > 1 => *own -= 1,
            _ => drop(open.remove(&self.of)),
        }
    }
}

/// A connection that ends after [`IDLE`].
pub struct Guarded {
    stream: ServedConnection,
    idle: Pin<Box<Sleep>>,
    _place: CountedConnection,
}

impl Guarded {
    fn pin(&mut self) -> Pin<&mut ServedConnection> {
        Pin::new(&mut self.stream)
    }

    fn moved<T>(&mut self, ready: Poll<T>) -> Poll<T> {
        if ready.is_ready() {
            self.idle.as_mut().reset(tokio::time::Instant::now() + IDLE);
        }
        ready
    }
}

impl AsyncRead for Guarded {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        let read = self.pin().poll_read(cx, into);
        if read.is_pending() && self.idle.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Err(std::io::ErrorKind::TimedOut.into()));
        }
        self.moved(read)
    }
}

impl AsyncWrite for Guarded {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        let written = self.pin().poll_write(cx, bytes);
        self.moved(written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        self.pin().poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        self.pin().poll_shutdown(cx)
    }
}

/// A budget of requests: what is left of the burst, and when that was.
type Budget = (f64, Instant);

/// Budgets by client or pass.
struct Budgets<K> {
    limit: (f64, f64),
    left: HashMap<K, Budget>,
}

impl<K: Hash + Eq> Budgets<K> {
    fn new(limit: (f64, f64)) -> Self {
        Self { limit, left: HashMap::new() }
    }

    fn left(&self, of: &K, now: Instant) -> f64 {
        let (burst, regained) = self.limit;
        self.left.get(of).map_or(burst, |(left, then)| {
            (left + now.saturating_duration_since(*then).as_secs_f64() * regained).min(burst)
        })
    }

    /// Spends one request; returns false if none is left.
    fn spend(&mut self, of: K, now: Instant) -> bool {
        let left = self.left(&of, now);
        if left < 1.0 {
            return false;
        }
        if self.left.len() >= CLIENTS {
            let (burst, regained) = self.limit;
            self.left.retain(|_, (left, then)| {
                *left + now.saturating_duration_since(*then).as_secs_f64() * regained < burst
            });
        }
        self.left.insert(of, (left - 1.0, now));
        true
    }
}

/// Budgets of requests, guesses and reports.
pub struct Rates {
    requests: Budgets<IpAddr>,
    guesses: Budgets<IpAddr>,
    reports: Budgets<String>,
}

impl Rates {
    /// Creates full budgets.
    pub fn new(limits: Limits) -> Self {
        let Limits { requests, guesses, reports, .. } = limits;
        Self {
            requests: Budgets::new(requests),
            guesses: Budgets::new(guesses),
            reports: Budgets::new(reports),
        }
    }

    pub fn request(&mut self, of: Client) -> bool {
        self.requests.spend(of.0, Instant::now())
    }

    /// Returns true if a client may still present passes.
    pub fn may_guess(&self, of: Client) -> bool {
        self.guesses.left(&of.0, Instant::now()) >= 1.0
    }

    /// Spends a guess of a client, after an invalid pass.
    pub fn guess(&mut self, of: Client) {
        self.guesses.spend(of.0, Instant::now());
    }

    /// Spends a report with a pass.
    pub fn report(&mut self, pass: String) -> bool {
        self.reports.spend(pass, Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_regained_with_time_and_full_ones_are_forgotten() {
        let (start, mut budgets) = (Instant::now(), Budgets::new((2.0, 0.5)));
        assert_eq!([0, 0, 0].map(|_| budgets.spend(1, start)), [true, true, false]);
        assert!(budgets.spend(2, start), "another client has its own");
        assert!(!budgets.spend(1, start + Duration::from_secs(1)));
        assert!(budgets.spend(1, start + Duration::from_secs(2)));
        for client in 3..=CLIENTS {
            budgets.spend(client, start);
        }
        assert_eq!(budgets.left.len(), CLIENTS);
        budgets.spend(0, start + Duration::from_secs(60));
        assert_eq!(budgets.left.len(), 1);
    }
}
