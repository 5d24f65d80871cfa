//! Addresses and names as they are typed: of doors, of hosts, of the house itself.

use std::net::SocketAddr;

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
    use super::public_url;

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
}
