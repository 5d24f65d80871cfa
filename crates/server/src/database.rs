//! The database in which a house is kept instead of a file. Its address may hold a password, so it is never shown as it is.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use store::Store;

/// How many letters the id of a node has.
#[cfg(feature = "postgres")]
const ID: usize = 16;

/// The address of a database, `postgres://USER@HOST:PORT/NAME`.
#[derive(Clone, PartialEq, Eq)]
pub struct Database(String);

impl FromStr for Database {
    type Err = Infallible;

    /// Takes any text: what is wrong with it is said when it is opened, without repeating it.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.to_owned()))
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Database(…)")
    }
}

#[cfg(feature = "postgres")]
impl fmt::Display for Database {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&store::Postgres::shown(&self.0))
    }
}

#[cfg(feature = "postgres")]
impl Database {
    /// The house in it, in the newest format: for this process alone, or as the node that the others reach at an address.
    ///
    /// # Errors
    /// It cannot be reached or used; another house has it open.
    pub(crate) async fn open(&self, node: Option<&str>) -> anyhow::Result<Box<dyn Store>> {
        use anyhow::Context as _;
        let store = match node {
            Some(address) => {
                let id = crate::house::new_word(ID)?;
                store::Postgres::join(&self.0, &id, address).await
            }
            None => store::Postgres::open(&self.0).await,
        };
        let store = store.with_context(|| self.to_string())?;
        tracing::info!(database = %self, "the house is kept in a database");
        Ok(Box::new(store))
    }

    /// Brings it to the newest format: which one it had, and which one it has now.
    ///
    /// # Errors
    /// It cannot be reached or used; it is of a newer format.
    pub async fn migrate(&self) -> anyhow::Result<(u32, u32)> {
        use anyhow::Context as _;
        let migrated = store::Postgres::migrate(&self.0).await;
        migrated.with_context(|| self.to_string())
    }

    /// Makes sure that a house has been opened in it. Nothing is changed.
    ///
    /// # Errors
    /// It cannot be reached or used; there is no house in it.
    pub(crate) async fn find_house(&self) -> anyhow::Result<()> {
        use anyhow::Context as _;
        let found = store::Postgres::find_house(&self.0).await;
        found.with_context(|| self.to_string())
    }

    /// What a look at everything in it found.
    ///
    /// # Errors
    /// It cannot be reached or used; there is no house in it.
    pub async fn check(&self) -> anyhow::Result<store::Report> {
        use anyhow::Context as _;
        let report = store::Postgres::check(&self.0).await;
        report.with_context(|| self.to_string())
    }
}

#[cfg(not(feature = "postgres"))]
const WITHOUT: &str = "this lastlicks was built without PostgreSQL; `cargo build --release -p lastlicks --features postgres-tls` \
    makes one that knows --database";

#[cfg(not(feature = "postgres"))]
impl Database {
    #[allow(clippy::unused_async, reason = "it is with the feature")]
    pub(crate) async fn open(&self, _: Option<&str>) -> anyhow::Result<Box<dyn Store>> {
        anyhow::bail!(WITHOUT)
    }

    #[allow(clippy::unused_async, reason = "it is with the feature")]
    pub(crate) async fn find_house(&self) -> anyhow::Result<()> {
        anyhow::bail!(WITHOUT)
    }

    /// Nothing can be looked at.
    ///
    /// # Errors
    /// Always: this program knows no database.
    #[allow(clippy::unused_async, reason = "it is with the feature")]
    pub async fn check(&self) -> anyhow::Result<store::Report> {
        anyhow::bail!(WITHOUT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_not_shown() {
        let Ok(database) = "postgres://ann:hush@host/house".parse::<Database>();
        assert!(!format!("{database:?}").contains("hush"));
        #[cfg(feature = "postgres")]
        assert_eq!(database.to_string(), "postgres://ann@host:5432/house");
    }
}
