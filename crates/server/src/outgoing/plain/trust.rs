//! In place of TLS, in a house that was built without it: nobody is called by https.

use tokio::net::TcpStream;

use crate::outgoing::Failed;

/// Nothing is known of anybody.
#[derive(Default)]
pub(in crate::outgoing) struct Trust;

impl Trust {
    /// # Errors
    /// Always.
    pub(in crate::outgoing) async fn over(
        &self,
        _: TcpStream,
        host: &str,
    ) -> Result<TcpStream, Failed> {
        Err(Failed::Untrusted(host.to_owned()))
    }
}
