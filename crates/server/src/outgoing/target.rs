//! Where something is sent: an address that somebody has typed, in its parts.

use std::net::IpAddr;

use axum::http::Uri;

/// How long an address may be.
const LONGEST: usize = 1000;

/// An address of the web, in its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub(super) is_secure: bool,
    /// A name or an address, without brackets.
    pub(super) host: String,
    pub(super) port: u16,
    /// With the query.
    pub(super) path: String,
}

impl Target {
    /// Reads an address: `http` or `https`, a host, no name and password in it, all of it letters that an address has. Nothing where
    /// it is something else: others are shown it.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let is_plain = text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic());
        let uri: Uri = is_plain.then(|| text.parse().ok())??;
        let is_secure = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = uri.authority()?;
        let host = authority.host().trim_matches(['[', ']']);
        let names_port = authority.as_str().len() > authority.host().len();
        let is_odd = names_port && authority.port_u16().is_none();
        if host.is_empty() || is_odd || authority.as_str().contains('@') {
            return None;
        }
        Some(Self {
            is_secure,
            host: host.to_lowercase(),
            port: uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 }),
            path: uri.path_and_query()?.as_str().to_owned(),
        })
    }

    /// Whether it is called by https.
    pub(crate) const fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The scheme, the host, and the port where it is not the usual one.
    pub(crate) fn origin(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    /// What the `Host` header says.
    pub(super) fn authority(&self) -> String {
        let host = match self.host.parse() {
            Ok(IpAddr::V6(_)) => format!("[{}]", self.host),
            _ => self.host.clone(),
        };
        match (self.is_secure, self.port) {
            (true, 443) | (false, 80) => host,
            (_, port) => format!("{host}:{port}"),
        }
    }

    /// The last part of the path, and the address without it: how ntfy names a topic.
    pub(crate) fn topic(&self) -> Option<(Self, &str)> {
        let (before, topic) = self.path.rsplit_once('/')?;
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        let is_topic = (1..=64).contains(&topic.len()) && topic.chars().all(is_plain);
        let root = Self {
            path: format!("{before}/"),
            ..self.clone()
        };
        is_topic.then_some((root, topic))
    }

    /// The whole address.
    pub(crate) fn whole(&self) -> String {
        format!("{}{}", self.origin(), self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_in_its_parts() {
        let read = Target::read(" https://Hooks.Example.org/a/b?c=d ").unwrap();
        assert_eq!(read.whole(), "https://hooks.example.org/a/b?c=d");
        assert_eq!((read.port, read.is_secure), (443, true));
        let read = Target::read("http://[::1]:81").unwrap();
        assert_eq!((read.host.as_str(), read.port), ("::1", 81));
        assert_eq!(read.whole(), "http://[::1]:81/");
        for bad in [
            "",
            "ntfy.sh/x",
            "ftp://a/b",
            "https://",
            "https://user@a/",
            "https://a:b@c/",
            "file:///etc/passwd",
            "https://a b/",
            "gopher://a",
            "http://example.com/\u{9b}2J",
            "http://example.com/\u{202e}x",
            "https://\u{e4}.example/",
            "https://a:99999/",
        ] {
            assert_eq!(Target::read(bad), None, "{bad}");
        }
        assert_eq!(
            Target::read(&format!("https://a/{}", "x".repeat(1000))),
            None
        );
    }

    #[test]
    fn a_topic_is_the_last_part_of_the_path() {
        let read = Target::read("https://ntfy.example.org/sub/my_topic").unwrap();
        let (root, topic) = read.topic().unwrap();
        assert_eq!(
            (root.whole().as_str(), topic),
            ("https://ntfy.example.org/sub/", "my_topic")
        );
        for bad in ["https://a/", "https://a/b?c", "https://a/%20"] {
            assert!(Target::read(bad).unwrap().topic().is_none(), "{bad}");
        }
    }
}
