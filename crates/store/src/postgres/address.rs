//! Where the database is, and its password, which is never shown: from the address, `PGPASSWORD`, or the file that
//! `PGPASSFILE` names.

use std::str::FromStr as _;

use tokio_postgres::Config;
use tokio_postgres::config::Host;

use crate::StoreError;

/// Reads `postgres://user@host:port/name`.
///
/// # Errors
/// It is no address. What it says is not repeated: a password may be in it.
pub(super) fn read(url: &str) -> Result<Config, StoreError> {
    let wrong = |_| StoreError::Failed("the address of the database cannot be read".to_owned());
    let mut config = Config::from_str(url).map_err(wrong)?;
    config.application_name("lastlicks");
    if config.get_password().is_none() {
        let said = std::env::var("PGPASSWORD").ok();
        if let Some(password) = said.or_else(|| from_file(&config)) {
            config.password(password);
        }
    }
    Ok(config)
}

fn from_file(config: &Config) -> Option<String> {
    let file = std::env::var_os("PGPASSFILE")?;
    let text = std::fs::read_to_string(file).ok()?;
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(host)) => host.clone(),
        _ => "localhost".to_owned(),
    };
    let port = config.get_ports().first().copied().unwrap_or(5432);
    let user = config.get_user().unwrap_or_default();
    let name = config.get_dbname().unwrap_or(user);
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
        let config = read("postgres://ann:hush@host/house").unwrap();
        assert!(!format!("{config:?}").contains("hush"));
        let error = read("postgres://ann:hush@host:x/house").unwrap_err();
        assert!(!error.to_string().contains("hush"));
    }
}
