//! Whether others could read what goes to the database: by TLS, unless it is on this machine or the address says that it
//! need not be so; and who the database is, is always looked at (N1, N24).

use std::path::PathBuf;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use crate::StoreError;

/// What an address says of it after the `?`.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Asked {
    mode: Option<Mode>,
    /// The certificates to believe, instead of the system's.
    roots: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Disable,
    Verified,
}

impl Asked {
    /// Takes out of an address what is said of TLS; the rest is the driver's.
    ///
    /// # Errors
    /// A mode in which nobody looks who the database is.
    pub(super) fn take(url: &str) -> Result<(Self, String), StoreError> {
        let Some((place, query)) = url.split_once('?') else {
            return Ok((Self::default(), url.to_owned()));
        };
        let (mut asked, mut rest) = (Self::default(), Vec::new());
        for pair in query.split('&') {
            match pair.split_once('=') {
                Some(("sslmode", "disable")) => asked.mode = Some(Mode::Disable),
                Some(("sslmode", "require" | "verify-full")) => asked.mode = Some(Mode::Verified),
                Some(("sslmode", _)) => return Err(unusable(MODES)),
                Some(("sslrootcert", file)) => asked.roots = Some(file.into()),
                _ => rest.push(pair),
            }
        }
        let rest = rest.join("&");
        let joined = if rest.is_empty() { "" } else { "?" };
        Ok((asked, format!("{place}{joined}{rest}")))
    }

    /// Settles for an address whether there is TLS on the way there, and whom to believe.
    ///
    /// # Errors
    /// There has to be TLS and this binary has none, or the certificates cannot be read.
    pub(super) fn settle(self, config: &mut Config) -> Result<Wire, StoreError> {
        let is_secret = match self.mode {
            Some(mode) => mode == Mode::Verified,
            None => !config.get_hosts().iter().all(is_here),
        };
        let mode = if is_secret {
            SslMode::Require
        } else {
            SslMode::Disable
        };
        config.ssl_mode(mode);
        if is_secret {
            Wire::secret(self.roots)
        } else {
            Ok(Wire::open())
        }
    }
}

const MODES: &str = "its sslmode is disable, or verify-full (require says the same here): who the database is, is always looked at";

fn unusable(said: impl Into<String>) -> StoreError {
    StoreError::Unusable(said.into())
}

/// Whether it is on this machine.
fn is_here(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            let address = name.trim_matches(['[', ']']).parse::<std::net::IpAddr>();
            name == "localhost" || address.is_ok_and(|address| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

#[cfg(feature = "tls")]
pub(super) use with::Wire;
#[cfg(not(feature = "tls"))]
pub(super) use without::Wire;

#[cfg(feature = "tls")]
mod with {
    use std::path::{Path, PathBuf};

    use rustls::pki_types::CertificateDer;
    use rustls::pki_types::pem::PemObject as _;
    use rustls::{ClientConfig, RootCertStore};
    use rustls_native_certs::load_native_certs;
    use rustls_tokio_postgres::MakeRustlsConnect;
    use tokio_postgres::tls::MakeTlsConnect;

    use super::unusable;
    use crate::StoreError;

    /// How a connection is made.
    #[derive(Clone)]
    pub(in crate::postgres) struct Wire(MakeRustlsConnect);

    impl Wire {
        pub(super) fn open() -> Self {
            Self::believing(RootCertStore::empty())
        }

        pub(super) fn secret(roots: Option<PathBuf>) -> Result<Self, StoreError> {
            let store = match roots {
                Some(file) => read(&file)?,
                None => of_system()?,
            };
            Ok(Self::believing(store))
        }

        fn believing(roots: RootCertStore) -> Self {
            let config = ClientConfig::builder()
                .with_root_certificates(roots)
                .with_no_client_auth();
            Self(MakeRustlsConnect::new(config))
        }

        pub(in crate::postgres) fn maker(&self) -> Self {
            self.clone()
        }
    }

    impl<S> MakeTlsConnect<S> for Wire
    where
        MakeRustlsConnect: MakeTlsConnect<S>,
    {
        type Stream = <MakeRustlsConnect as MakeTlsConnect<S>>::Stream;
        type TlsConnect = <MakeRustlsConnect as MakeTlsConnect<S>>::TlsConnect;
        type Error = <MakeRustlsConnect as MakeTlsConnect<S>>::Error;

        /// A socket has no name; that there is no TLS on it is looked at later, and the name is asked for before.
        fn make_tls_connect(&mut self, name: &str) -> Result<Self::TlsConnect, Self::Error> {
            let name = if name.is_empty() { "localhost" } else { name };
            self.0.make_tls_connect(name)
        }
    }

    fn of_system() -> Result<RootCertStore, StoreError> {
        let mut roots = RootCertStore::empty();
        let (read, _) = roots.add_parsable_certificates(load_native_certs().certs);
        let none = || {
            unusable(
                "this system has no certificates to know it by (SSL_CERT_FILE, or sslrootcert=FILE)",
            )
        };
        if read == 0 { Err(none()) } else { Ok(roots) }
    }

    fn read(file: &Path) -> Result<RootCertStore, StoreError> {
        let mut roots = RootCertStore::empty();
        let all = CertificateDer::pem_file_iter(file).map(|all| all.filter_map(Result::ok));
        let (read, _) = roots.add_parsable_certificates(all.into_iter().flatten());
        let none = || {
            unusable(format!(
                "no certificate can be read from {}",
                file.display()
            ))
        };
        if read == 0 { Err(none()) } else { Ok(roots) }
    }
}

#[cfg(not(feature = "tls"))]
mod without {
    use std::path::PathBuf;

    use tokio_postgres::NoTls;

    use super::unusable;
    use crate::StoreError;

    /// How a connection is made.
    #[derive(Clone)]
    pub(in crate::postgres) struct Wire;

    impl Wire {
        pub(super) fn open() -> Self {
            Self
        }

        pub(super) fn secret(_: Option<PathBuf>) -> Result<Self, StoreError> {
            Err(unusable(
                "this lastlicks was built without TLS; where nobody else can read that line, its address may end in ?sslmode=disable",
            ))
        }

        #[allow(clippy::unused_self, reason = "with TLS it is asked")]
        pub(in crate::postgres) fn maker(&self) -> NoTls {
            NoTls
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(url: &str) -> (Asked, String) {
        Asked::take(url).unwrap()
    }

    #[test]
    fn what_is_said_of_tls_is_taken_out() {
        assert_eq!(
            asked("postgres://a@b/c"),
            (Asked::default(), "postgres://a@b/c".to_owned())
        );
        let (said, rest) =
            asked("postgres://a@b/c?sslmode=verify-full&connect_timeout=3&sslrootcert=/x.pem");
        let wanted = Asked {
            mode: Some(Mode::Verified),
            roots: Some("/x.pem".into()),
        };
        assert_eq!(
            (said, rest.as_str()),
            (wanted, "postgres://a@b/c?connect_timeout=3")
        );
        assert!(Asked::take("postgres://a@b/c?sslmode=prefer").is_err());
    }

    #[test]
    fn a_line_that_leaves_the_machine_is_secret_unless_it_is_said() {
        let mode = |url: &str| {
            let (asked, rest) = asked(url);
            let mut config: Config = rest.parse().unwrap();
            let _ = asked.settle(&mut config);
            config.get_ssl_mode()
        };
        for here in [
            "postgres://a@localhost/c",
            "postgres://a@127.0.0.1/c",
            "postgres://a@%2Ftmp/c",
        ] {
            assert_eq!(mode(here), SslMode::Disable, "{here}");
        }
        assert_eq!(mode("postgres://a@db.example/c"), SslMode::Require);
        assert_eq!(
            mode("postgres://a@localhost/c?sslmode=require"),
            SslMode::Require
        );
        assert_eq!(
            mode("postgres://a@10.0.0.1/c?sslmode=disable"),
            SslMode::Disable
        );
    }
}
