//! Whom the house believes who they are: those whom the system's own certificates vouch for.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::Failed;

/// Where systems keep them, and what says that they lie elsewhere.
const FILES: [&str; 5] = [
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
    "/opt/homebrew/etc/ca-certificates/cert.pem",
];
const ELSEWHERE: &str = "SSL_CERT_FILE";

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
    let files = FILES.iter().map(PathBuf::from);
    let file = std::env::var_os(ELSEWHERE).map(PathBuf::from);
    if let Some(file) = file.into_iter().chain(files).find(|file| file.is_file())
        && let Ok(all) = CertificateDer::pem_file_iter(&file)
    {
        roots.add_parsable_certificates(all.filter_map(Result::ok));
    }
    if roots.is_empty() {
        tracing::warn!(
            "this system has no certificates ({ELSEWHERE}): nobody can be called by https"
        );
    }
    let config = ClientConfig::builder()
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}
