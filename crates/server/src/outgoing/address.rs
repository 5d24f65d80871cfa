//! Which addresses the house may call. Whoever plays here says where they want to be called; without this they could make
//! the house knock at doors of its own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, UdpSocket};

use ipnet::{Ipv4Net, Ipv6Net};

/// Networks of IPv4 that are nobody's in public (IANA's registry of special addresses).
const CLOSED: [Ipv4Net; 15] = [
    four([0, 0, 0, 0], 8),
    four([10, 0, 0, 0], 8),
    four([100, 64, 0, 0], 10),
    four([127, 0, 0, 0], 8),
    four([169, 254, 0, 0], 16),
    four([172, 16, 0, 0], 12),
    four([192, 0, 0, 0], 24),
    four([192, 0, 2, 0], 24),
    four([192, 88, 99, 0], 24),
    four([192, 168, 0, 0], 16),
    four([198, 18, 0, 0], 15),
    four([198, 51, 100, 0], 24),
    four([203, 0, 113, 0], 24),
    four([224, 0, 0, 0], 4),
    four([240, 0, 0, 0], 4),
];

/// All that is public of IPv6 lies here.
const GLOBAL: Ipv6Net = six([0x2000, 0, 0, 0, 0, 0, 0, 0], 3);
/// What lies there and is not, or leads to an address of IPv4 that nobody looks at: tunnels, documentation.
const TUNNELS: [Ipv6Net; 4] = [
    six([0x2001, 0, 0, 0, 0, 0, 0, 0], 23),
    six([0x2001, 0xdb8, 0, 0, 0, 0, 0, 0], 32),
    six([0x2002, 0, 0, 0, 0, 0, 0, 0], 16),
    six([0x3fff, 0, 0, 0, 0, 0, 0, 0], 20),
];

const fn four(address: [u8; 4], length: u8) -> Ipv4Net {
    let [a, b, c, d] = address;
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), length)
}

#[allow(clippy::many_single_char_names, reason = "eight parts of one thing")]
const fn six(address: [u16; 8], length: u8) -> Ipv6Net {
    let [a, b, c, d, e, f, g, h] = address;
    Ipv6Net::new_assert(Ipv6Addr::new(a, b, c, d, e, f, g, h), length)
}

/// Whether an address is one of the open net, and not of a network of somebody's own.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => !CLOSED.iter().any(|network| network.contains(&address)),
        IpAddr::V6(address) => {
            GLOBAL.contains(&address) && !TUNNELS.iter().any(|network| network.contains(&address))
        }
    }
}

/// Whether an address is one of this machine's own, public or not: what goes there leaves from there. What listens here
/// may be kept from everybody else, and not from this machine. Nothing is sent to find it out.
pub(super) fn is_own(address: IpAddr) -> bool {
    let address = address.to_canonical();
    let any = match address {
        IpAddr::V4(_) => IpAddr::from(Ipv4Addr::UNSPECIFIED),
        IpAddr::V6(_) => IpAddr::from(Ipv6Addr::UNSPECIFIED),
    };
    let leaves_from = || {
        let socket = UdpSocket::bind((any, 0))?;
        socket.connect((address, 9))?;
        socket.local_addr()
    };
    leaves_from().is_ok_and(|own| own.ip() == address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_is_known_by_its_addresses() {
        assert!(is_own(Ipv4Addr::LOCALHOST.into()));
        assert!(is_own("::ffff:127.0.0.1".parse().unwrap()));
        assert!(!is_own("203.0.113.9".parse().unwrap()));
    }

    #[test]
    fn only_the_open_net_is_public() {
        for open in [
            "1.1.1.1",
            "9.9.9.9",
            "172.32.0.1",
            "2606:4700::1111",
            "2a00::1",
        ] {
            assert!(is_public(open.parse().unwrap()), "{open}");
        }
        for closed in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.255.0.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "198.19.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "fec0::1",
            "ff02::1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "100::1",
        ] {
            assert!(!is_public(closed.parse().unwrap()), "{closed}");
        }
    }
}
