//! Addresses as people write them: what is looked up as a name is none where it can be read as numbers.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The address that a host is, if it is not a name that must be looked up: of IPv6, perhaps with a zone; of IPv4 in any
/// writing that systems read (`127.1`, `0x7f000001`, `017700000001`); this machine by the name it has everywhere.
pub(super) fn address(host: &str) -> Option<IpAddr> {
    let host = host.trim_end_matches('.');
    let bare = host.split_once('%').map_or(host, |(bare, _)| bare);
    let plain = || bare.parse::<Ipv6Addr>().ok().map(IpAddr::from);
    if host == "localhost" || host.ends_with(".localhost") {
        return Some(Ipv4Addr::LOCALHOST.into());
    }
    plain().or_else(|| four(host).map(IpAddr::from))
}

/// One to four numbers, of which the last fills all that is left.
fn four(host: &str) -> Option<Ipv4Addr> {
    let parts: Vec<u32> = host.split('.').map(number).collect::<Option<_>>()?;
    let (last, first) = parts.split_last()?;
    let left = 4_u32.checked_sub(u32::try_from(first.len()).ok()?)?;
    let most = u32::MAX.checked_shr(32 - 8 * left)?;
    if first.iter().any(|part| *part > 255) || *last > most {
        return None;
    }
    let places = [24, 16, 8];
    let high = first.iter().zip(places).map(|(part, at)| part << at);
    Some((high.sum::<u32>() | last).into())
}

/// A number as C writes it: with `0x` by sixteen, with `0` by eight.
fn number(text: &str) -> Option<u32> {
    let (digits, base) = match text.strip_prefix("0x") {
        Some(digits) => (digits, 16),
        None if text.len() > 1 && text.starts_with('0') => (text, 8),
        None => (text, 10),
    };
    let is_bare = digits.bytes().all(|digit| digit.is_ascii_alphanumeric());
    // `0x` alone is nothing to some and zero to others.
    let digits = if digits.is_empty() && base == 16 {
        "0"
    } else {
        digits
    };
    is_bare.then(|| u32::from_str_radix(digits, base).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_in_any_writing() {
        for (host, read) in [
            ("127.0.0.1", "127.0.0.1"),
            ("127.0.0.1.", "127.0.0.1"),
            ("127.1", "127.0.0.1"),
            ("10.257", "10.0.1.1"),
            ("0", "0.0.0.0"),
            ("0x", "0.0.0.0"),
            ("2130706433", "127.0.0.1"),
            ("0x7f000001", "127.0.0.1"),
            ("0x7f.1", "127.0.0.1"),
            ("0177.0.0.1", "127.0.0.1"),
            ("017700000001", "127.0.0.1"),
            ("4294967295", "255.255.255.255"),
            ("16843009", "1.1.1.1"),
            ("localhost", "127.0.0.1"),
            ("a.localhost.", "127.0.0.1"),
            ("::ffff:10.0.0.1", "::ffff:10.0.0.1"),
            ("fe80::1%25eth0", "fe80::1"),
        ] {
            assert_eq!(address(host), Some(read.parse().unwrap()), "{host}");
        }
        for name in [
            "",
            ".",
            "example.org",
            "localhost.example.org",
            "1.2.3.4.example",
            "256.1.1.1",
            "1.2.3.256",
            "1.2.3.4.5",
            "4294967296",
            "09",
            "+1",
            "1..2",
        ] {
            assert_eq!(address(name), None, "{name}");
        }
    }
}
