//! Whom the house believes who they are: those whom the system's own certificates vouch for.

use std::sync::{Arc, OnceLock};

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use rustls_native_certs::load_native_certs;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::Failed;

/// The certificates, read when they are first needed.
#[derive(Default)]
pub(super) struct Trust(OnceLock<TlsConnector>);

impl Trust {
    /// A line on which nobody else can read.
    ///
    /// # Errors
    /// The other side is not who it should be.
    pub(super) async fn over(
        &self,
        stream: TcpStream,
        host: &str,
    ) -> Result<TlsStream<TcpStream>, Failed> {
        let untrusted = || Failed::Untrusted(host.to_owned());
        let name = ServerName::try_from(host.to_owned()).map_err(|_| untrusted())?;
        let connector = self.0.get_or_init(connector);
        connector
            .connect(name, stream)
            .await
            .map_err(|_| untrusted())
    }
}

fn connector() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(load_native_certs().certs);
    if roots.is_empty() {
        tracing::warn!(
            "this system has no certificates (SSL_CERT_FILE): nobody can be called by https"
        );
    }
    let config = ClientConfig::builder()
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}
