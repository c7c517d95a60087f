//! Connections as the client uses them, and encrypted ones whose server shows who it is.

use super::plain::{Cleartext, Request, request};
use postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use std::future::Future;
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_rustls::{Connect, TlsConnector, client};

/// What encrypts connections.
#[derive(Clone)]
pub(super) struct Connector(TlsConnector);

impl Connector {
    /// Trusts the certificates of a file, or those that the system trusts.
    ///
    /// # Errors
    /// Says why there is nobody to trust.
    pub fn new(trusted: Option<&Path>) -> Result<Self, io::Error> {
        let mut roots = RootCertStore::empty();
        match trusted {
            Some(file) => {
                for certificate in CertificateDer::pem_file_iter(file).map_err(io::Error::other)? {
                    roots.add(certificate.map_err(io::Error::other)?).map_err(io::Error::other)?;
                }
            }
            None => {
                // Those of the system that are no certificates are trusted by nobody else either.
                let _added = roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            }
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self(TlsConnector::from(Arc::new(config))))
    }
}

/// Encrypts one connection to a server of this name.
pub(super) struct Named {
    connector: TlsConnector,
    server: ServerName<'static>,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Connector {
    type Stream = Encrypted<S>;
    type TlsConnect = Named;
    type Error = io::Error;

    fn make_tls_connect(&mut self, server: &str) -> Result<Named, io::Error> {
        let server = ServerName::try_from(server.to_owned()).map_err(io::Error::other)?;
        Ok(Named { connector: self.0.clone(), server })
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Named {
    type Stream = Encrypted<S>;
    type Error = io::Error;
    type Future = Begun<S>;

    fn connect(self, stream: S) -> Begun<S> {
        Begun(self.connector.connect(self.server, stream))
    }
}

/// A connection that is being encrypted.
pub(super) struct Begun<S>(Connect<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> Future for Begun<S> {
    type Output = io::Result<Encrypted<S>>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let trusted = |stream| Stream { stream, greeting: None };
        Pin::new(&mut self.0).poll(context).map_ok(trusted)
    }
}

/// An encrypted connection.
type Encrypted<S> = Stream<client::TlsStream<S>>;

/// A connection as the client uses it.
pub(super) struct Stream<S> {
    stream: S,
    /// What the server has sent before it requested anything; `None` where it may request everything, and after its request.
    greeting: Option<Vec<u8>>,
}

impl<S> Stream<S> {
    /// Makes one over which no password is sent in clear text.
    pub fn watched(stream: S) -> Self {
        Self { stream, greeting: Some(Vec::new()) }
    }

    /// Looks at what has arrived.
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
