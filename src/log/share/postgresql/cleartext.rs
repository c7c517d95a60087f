//! Connections that are not encrypted: a server that requests the password in clear text gets none.

use super::stream::Stream;
use postgres::tls::{MakeTlsConnect, TlsConnect};
use std::convert::Infallible;
use std::future::{Ready, ready};
use tokio::io::{AsyncRead, AsyncWrite};

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
        ready(Ok(Stream::watched(stream)))
    }
}
