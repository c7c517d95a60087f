//! Encrypted connections with authentication of the server.

use super::stream::Stream;
use postgres::tls::{MakeTlsConnect, TlsConnect};
use std::future::Future;
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_rustls::{Connect, TlsConnector, client};

#[derive(Clone)]
pub(super) struct Connector(TlsConnector);

impl Connector {
    /// Creates a connector that trusts the certificates of a file, or of the system.
    ///
    /// # Errors
    /// Returns an error if no certificates can be loaded.
    pub fn new(trusted: Option<&Path>) -> Result<Self, io::Error> {
        let mut roots = RootCertStore::empty();
        match trusted {
            Some(file) => {
                for certificate in CertificateDer::pem_file_iter(file).map_err(io::Error::other)? {
                    roots.add(certificate.map_err(io::Error::other)?).map_err(io::Error::other)?;
                }
            }
            None => {
                // System entries that are not valid certificates are not trusted by other programs either.
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

/// TLS handshake in progress.
pub(super) struct Begun<S>(Connect<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> Future for Begun<S> {
    type Output = io::Result<Encrypted<S>>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map_ok(Stream::trusted)
    }
}

type Encrypted<S> = Stream<client::TlsStream<S>>;
