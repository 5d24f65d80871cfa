//! Addresses and names as they are typed: of doors, of hosts, of the house itself.

use std::net::{Ipv6Addr, SocketAddr};

/// Where a door is: an address of this machine and a port.
pub(super) fn address(text: &str) -> Result<SocketAddr, String> {
    let wrong = "it is an address in numbers and a port, like 127.0.0.1:8080, or 0.0.0.0:8080 for all of this machine";
    text.parse().map_err(|_| wrong.to_owned())
}

/// The name of a host, without a port.
pub(super) fn host_name(text: &str) -> Result<String, String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
    if text.is_empty() || !text.chars().all(is_name) {
        return Err("it must be the name of a host, without a port".to_owned());
    }
    Ok(text.to_ascii_lowercase())
}

/// What other machines call a door of this one: a host and a port.
pub(super) fn host_and_port(text: &str) -> Result<String, String> {
    let wrong = "it is a host and a port, like node-one:4001, 10.0.0.1:4001 or [fd00::1]:4001";
    let (host, port) = text.rsplit_once(':').ok_or(wrong)?;
    let six = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    let is_host = match six {
        Some(six) => six.parse::<Ipv6Addr>().is_ok(),
        None => host_name(host).is_ok(),
    };
    let is_port = port.parse::<u16>().is_ok_and(|port| port > 0);
    if is_host && is_port {
        return Ok(text.to_owned());
    }
    Err(wrong.to_owned())
}

/// An address to put before paths: without the last slash.
pub(super) fn public_url(text: &str) -> Result<String, String> {
    let rest = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"))
        .ok_or("it must begin with https:// or http://")?;
    let rest = rest.trim_end_matches('/');
    let is_host = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
    if rest.is_empty() || !rest.chars().all(is_host) {
        return Err("it must be a host, perhaps with a port, and nothing after it".to_owned());
    }
    Ok(text.trim_end_matches('/').to_owned())
}

#[cfg(test)]
mod tests {
    use super::{host_and_port, public_url};

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        let good = [
            "https://play.example.org",
            "http://10.0.0.1:8080",
            "http://[::1]:8080/",
        ];
        assert!(good.iter().all(|url| public_url(url).is_ok()));
        assert_eq!(public_url(good[2]).unwrap(), "http://[::1]:8080");
        let bad = [
            "play.example.org",
            "https://",
            "https://a/b",
            "https://a\r\nb",
            "ftp://a",
        ];
        assert!(bad.iter().all(|url| public_url(url).is_err()));
    }

    #[test]
    fn a_node_is_called_by_a_host_and_a_port() {
        let good = [
            "one:4001",
            "10.0.0.1:4001",
            "[fd00::1]:4001",
            "a-b.example:1",
        ];
        assert!(good.iter().all(|name| host_and_port(name).is_ok()));
        let bad = [
            "one",
            "one:",
            "one:0",
            "one:70000",
            ":4001",
            "http://one:4001",
            "one:4001/",
            "one two:4001",
            "fd00::1:4001",
            "[one]:4001",
        ];
        for bad in bad {
            assert!(host_and_port(bad).is_err(), "{bad}");
        }
    }
}
