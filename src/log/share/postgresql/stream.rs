//! A connection as the client uses it, encrypted or not.
//!
//! The client answers every request for a password itself, so the request is read off a connection without
//! encryption before the client sees it.

use postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use std::convert::Infallible;
use std::future::{Ready, ready as completed};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A server requested the password in clear text.
#[derive(Clone, Copy, Debug, Error)]
#[error("the server requests the password in clear text")]
pub(super) struct Cleartext;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// The password itself.
    Cleartext,
    /// Nothing, or a proof.
    Other,
}

/// Length of the kind and the length of a message, in bytes.
const HEAD: usize = 5;

/// The request for the password itself (`AuthenticationCleartextPassword`).
const CLEARTEXT: [u8; 4] = 3_u32.to_be_bytes();

/// Returns the first request in the bytes that a server has sent so far; `None` if it has not arrived yet.
pub(super) fn request(mut sent: &[u8]) -> Option<Request> {
    loop {
        let (&kind, rest) = sent.split_first()?;
        let length = u32::from_be_bytes(*rest.first_chunk()?);
        let body = sent.get(HEAD..)?;
        if kind == b'R' {
            let asked = body.first_chunk()?;
            return Some(if *asked == CLEARTEXT { Request::Cleartext } else { Request::Other });
        }
        // The length counts itself, but not the kind.
        sent = sent.get(usize::try_from(length).ok()?.max(HEAD - 1) + 1..)?;
    }
}

/// A connection as the client uses it.
pub(super) struct Stream<S> {
    stream: S,
    /// Bytes the server sent before any request; `None` if every request is allowed, and after the request.
    greeting: Option<Vec<u8>>,
}

impl<S> Stream<S> {
    /// Makes one over which everything may be sent.
    pub fn trusted(stream: S) -> Self {
        Self { stream, greeting: None }
    }

    /// Makes one over which no password is sent in clear text.
    pub fn watched(stream: S) -> Self {
        Self { stream, greeting: Some(Vec::new()) }
    }

    /// Examines the bytes that have arrived.
    ///
    /// # Errors
    /// Returns [`Cleartext`] if the server requests the password itself.
    fn watch(&mut self, arrived: &[u8]) -> io::Result<()> {
        let Some(greeting) = &mut self.greeting else { return Ok(()) };
        greeting.extend_from_slice(arrived);
        match request(greeting) {
            Some(Request::Cleartext) => return Err(io::Error::other(Cleartext)),
            Some(Request::Other) => self.greeting = None,
            None => {}
        }
        Ok(())
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Stream<S> {
    /// None: the certificate is looked at instead.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Stream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, into))?;
        Poll::Ready(self.watch(into.filled().get(before..).unwrap_or_default()))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Stream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Leaves connections unencrypted and ends those whose server requests the password in clear text. The client
/// takes it for encryption that begins without a request of its own (`SslNegotiation::Direct`), so nothing
/// else is sent.
#[derive(Clone, Copy)]
pub(super) struct Plain;

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Plain {
    type Stream = Stream<S>;
    type TlsConnect = Self;
    type Error = Infallible;

    fn make_tls_connect(&mut self, _server: &str) -> Result<Self, Infallible> {
        Ok(*self)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Plain {
    type Stream = Stream<S>;
    type Error = Infallible;
    type Future = Ready<Result<Stream<S>, Infallible>>;

    fn connect(self, stream: S) -> Self::Future {
        completed(Ok(Stream::watched(stream)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Request, request};

    #[test]
    fn the_first_request_of_a_server_is_found_however_its_messages_arrive() {
        let of = |code: u32| [&b"R\0\0\0\x08"[..], &code.to_be_bytes()].concat();
        let version = b"v\0\0\0\x0c\0\x03\0\0\0\0\0\0";
        for (sent, expected) in [
            (of(3), Request::Cleartext),
            (of(0), Request::Other),
            (of(5), Request::Other),
            (of(10), Request::Other),
            ([&version[..], &of(3)].concat(), Request::Cleartext),
            ([of(10), of(3)].concat(), Request::Other),
            ([&b"N\0\0\0\0"[..], &of(3)].concat(), Request::Cleartext),
        ] {
            let whole = sent.len() - if sent.ends_with(&[of(10), of(3)].concat()) { 9 } else { 0 };
            for length in 0..sent.len() {
                let found = request(sent.get(..length).unwrap());
                assert_eq!(found, (length >= whole).then_some(expected), "{length} of {sent:?}");
            }
            assert_eq!(request(&sent), Some(expected), "{sent:?}");
        }
    }
}
