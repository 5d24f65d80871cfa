//! Where the database is, and its password, which is never shown: from the address, `PGPASSWORD`, or the file that
//! `PGPASSFILE` names.

use std::str::FromStr as _;

use tokio_postgres::Config;
use tokio_postgres::config::Host;

use super::secrecy::{Asked, Wire};
use crate::StoreError;

/// A database, and how it is reached.
#[derive(Clone)]
pub(super) struct Address {
    pub(super) config: Config,
    pub(super) wire: Wire,
}

impl Address {
    /// The address without the password.
    pub(super) fn shown(&self) -> String {
        shown(&self.config)
    }
}

/// Reads `postgres://user@host:port/name`.
///
/// # Errors
/// It is no address. What it says is not repeated: a password may be in it.
pub(super) fn read(url: &str) -> Result<Address, StoreError> {
    let wrong = || {
        let said = "its address cannot be read; it is postgres://USER@HOST:PORT/NAME";
        StoreError::Unusable(said.to_owned())
    };
    let is_url = ["postgres://", "postgresql://"]
        .iter()
        .any(|scheme| url.starts_with(scheme));
    let (asked, url) = Asked::take(url)?;
    let config = Config::from_str(&url).ok().filter(|_| is_url);
    let mut config = config
        .filter(|config| !config.get_hosts().is_empty())
        .ok_or_else(wrong)?;
    config.application_name("lastlicks");
    if config.get_user().is_none() {
        let said = "its address names no user; it is postgres://USER@HOST:PORT/NAME";
        return Err(StoreError::Unusable(said.to_owned()));
    }
    if config.get_password().is_none() {
        let said = std::env::var("PGPASSWORD").ok();
        if let Some(password) = said.or_else(|| from_file(&config)) {
            config.password(password);
        }
    }
    let wire = asked.settle(&mut config)?;
    Ok(Address { config, wire })
}

fn shown(config: &Config) -> String {
    let (host, port, name, user) = parts(config);
    let host = match config.get_hosts().first() {
        #[cfg(unix)]
        Some(Host::Unix(folder)) => folder.display().to_string(),
        _ => host,
    };
    format!("postgres://{user}@{host}:{port}/{name}")
}

/// Host, port, name and user.
fn parts(config: &Config) -> (String, u16, &str, &str) {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(host)) => host.clone(),
        _ => "localhost".to_owned(),
    };
    let port = config.get_ports().first().copied().unwrap_or(5432);
    let user = config.get_user().unwrap_or_default();
    (host, port, config.get_dbname().unwrap_or(user), user)
}

fn from_file(config: &Config) -> Option<String> {
    let file = std::env::var_os("PGPASSFILE")?;
    let text = std::fs::read_to_string(file).ok()?;
    let (host, port, name, user) = parts(config);
    find(&text, &[&host, &port.to_string(), name, user])
}

/// The password of the first line `host:port:database:user:password` that fits; `*` is anything, and a backslash stands
/// before a colon or a backslash that is meant.
fn find(text: &str, wanted: &[&str; 4]) -> Option<String> {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .find_map(|line| {
            let fields = fields(line);
            let [known @ .., password] = fields.as_slice() else {
                return None;
            };
            let fits = |(known, wanted): (&String, &&str)| known == "*" || known == *wanted;
            (known.len() == wanted.len() && known.iter().zip(wanted).all(fits))
                .then(|| password.clone())
        })
}

fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match letter {
            ':' if fields.len() < 5 => fields.push(String::new()),
            letter => {
                let meant = if letter == '\\' { letters.next() } else { None };
                if let Some(field) = fields.last_mut() {
                    field.push(meant.unwrap_or(letter));
                }
            }
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_fits_has_the_password() {
        let text = "# a list\nother:*:*:*:no\nhost:5432:house:ann:s\\:1\n*:*:*:*:any";
        let find = |user| find(text, &["host", "5432", "house", user]);
        assert_eq!(find("ann").as_deref(), Some("s:1"));
        assert_eq!(find("bob").as_deref(), Some("any"));
        assert_eq!(super::find("", &["host", "1", "a", "b"]), None);
    }

    #[test]
    fn a_password_is_not_told() {
        let config = read("postgres://ann:hush@host/house?sslmode=disable")
            .unwrap()
            .config;
        assert!(!format!("{config:?}").contains("hush"));
        assert_eq!(shown(&config), "postgres://ann@host:5432/house");
        assert!(read("ann:hush@host/house").is_err() && read("postgres://host/house").is_err());
        let error = read("postgres://ann:hush@host:x/house").err().unwrap();
        assert!(!error.to_string().contains("hush"));
    }
}
