//! Where hints between nodes go, if not through the database. Its address may hold a password, so it is never shown as it is.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// The address of a NATS server, `nats://USER:PASSWORD@HOST:PORT`.
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress(String);

impl FromStr for BusAddress {
    type Err = Infallible;

    /// Takes any text: what is wrong with it is said when it is opened, without repeating it.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.to_owned()))
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BusAddress(…)")
    }
}

impl BusAddress {
    /// This node's end of it, for the house of a mark that no other house has. Nobody waits until it is there.
    ///
    /// # Errors
    /// It is no address.
    #[cfg(feature = "nats")]
    pub(crate) fn open(&self, mark: &str) -> anyhow::Result<Box<dyn store::Bus>> {
        let bus = store::nats(&self.0, &format!("lastlicks.{mark}")).map_err(|why| match why {
            store::StoreError::Unusable(said) => anyhow::Error::msg(said),
            why => why.into(),
        })?;
        tracing::info!(
            bus = store::shown_bus(&self.0),
            "hints to other nodes go there"
        );
        Ok(bus)
    }

    #[cfg(not(feature = "nats"))]
    #[expect(clippy::unused_self, reason = "asked as the other is")]
    pub(crate) fn open(&self, _: &str) -> anyhow::Result<Box<dyn store::Bus>> {
        anyhow::bail!(
            "this lastlicks was built without NATS; `cargo build --release -p lastlicks` makes one that knows --bus"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_not_shown() {
        let Ok(bus) = "nats://ann:hush@host".parse::<BusAddress>();
        assert!(!format!("{bus:?}").contains("hush"));
        let refused = "mail://ann:hush@host"
            .parse()
            .map(|bus: BusAddress| bus.open("mark"));
        let Ok(Err(why)) = refused else {
            panic!("it is no address");
        };
        assert!(!why.to_string().contains("hush"), "{why}");
    }
}
