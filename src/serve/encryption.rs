//! Encryption of connections with given certificate files.

use crate::i18n::say_refusals;
use hakem_engine::refusals;
use std::future::Future;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;
use tokio_rustls::{Accept, TlsAcceptor};

refusals! {
/// Reason why certificate files cannot be used.
#[derive(Debug)]
pub enum ServerCertificateError: "certificate-files" {
    /// A file cannot be read, or has no certificate or key in PEM format.
    Unusable { file: PathBuf, cause: String },
    /// Key and certificate do not belong together, or are of an unknown kind.
    Mismatch { cause: String },
}
}

say_refusals!(ServerCertificateError);

/// Certificate and key of a service.
#[derive(Clone)]
pub struct ServerCertificate(TlsAcceptor);

impl ServerCertificate {
    /// Reads a certificate with its chain, and its key, from files in PEM format.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read, or the two do not belong together.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, ServerCertificateError> {
        let unusable =
            |file: &Path, cause: String| ServerCertificateError::Unusable { file: file.to_owned(), cause };
        let chain: Result<Vec<_>, _> = CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect);
        let chain =
            chain.and_then(|chain| if chain.is_empty() { Err(pem::Error::NoItemsFound) } else { Ok(chain) });
        let chain = chain.map_err(|error| unusable(certificate, error.to_string()))?;
        let secret = PrivateKeyDer::from_pem_file(key).map_err(|error| unusable(key, error.to_string()))?;
        let mismatch = |error: tokio_rustls::rustls::Error| ServerCertificateError::Mismatch {
            cause: error.to_string(),
        };
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(mismatch)?
            .with_no_client_auth()
            .with_single_cert(chain, secret)
            .map_err(mismatch)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self(TlsAcceptor::from(Arc::new(config))))
    }
}

/// A connection. The handshake of an encrypted one is part of its first read, so that a slow one delays no other.
pub enum ServedConnection {
    Plain(TcpStream),
    /// The handshake is in progress.
    Begun(Box<Accept<TcpStream>>),
    Encrypted(Box<TlsStream<TcpStream>>),
}

impl ServedConnection {
    pub fn new(stream: TcpStream, encryption: Option<&ServerCertificate>) -> Self {
        match encryption {
            None => Self::Plain(stream),
            Some(ServerCertificate(acceptor)) => Self::Begun(Box::new(acceptor.accept(stream))),
        }
    }

    /// Continues the handshake, if there is one.
    fn greeted(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if let Self::Begun(handshake) = self {
            let stream = ready!(Pin::new(handshake.as_mut()).poll(cx))?;
            *self = Self::Encrypted(Box::new(stream));
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncRead for ServedConnection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        ready!(self.greeted(cx))?;
        match &mut *self {
            Self::Plain(stream) => Pin::new(stream).poll_read(cx, into),
            Self::Encrypted(stream) => Pin::new(stream.as_mut()).poll_read(cx, into),
            Self::Begun(_) => Poll::Pending,
        }
    }
}

impl AsyncWrite for ServedConnection {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        ready!(self.greeted(cx))?;
        match &mut *self {
            Self::Plain(stream) => Pin::new(stream).poll_write(cx, bytes),
            Self::Encrypted(stream) => Pin::new(stream.as_mut()).poll_write(cx, bytes),
            Self::Begun(_) => Poll::Pending,
        }
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut *self {
            Self::Plain(stream) => Pin::new(stream).poll_flush(cx),
            Self::Encrypted(stream) => Pin::new(stream.as_mut()).poll_flush(cx),
            Self::Begun(_) => Poll::Ready(Ok(())),
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut *self {
            Self::Plain(stream) => Pin::new(stream).poll_shutdown(cx),
            Self::Encrypted(stream) => Pin::new(stream.as_mut()).poll_shutdown(cx),
            // Nothing was sent yet.
            Self::Begun(_) => Poll::Ready(Ok(())),
        }
    }
}
