//! Whom a guest does not want to hear: names whose talk is not shown to that guest, at any door. What they do in a game is
//! shown all the same (P10).

use std::sync::OnceLock;

use host::{Look, look_alike};
use serde::{Deserialize, Serialize};
use table::{Code, Refusal};

use super::{Guest, House, Profile, Wrong};

/// How many names one guest may have muted.
const MOST: usize = 50;

/// The names, as they were typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Muted {
    names: Vec<String>,
    /// How they look: who has muted somebody does not hear those either whose name is taken for that one's.
    #[serde(skip)]
    looks: OnceLock<Vec<Look>>,
    /// Whose they are: nobody is kept from hearing themselves.
    #[serde(skip)]
    own: String,
}

impl Muted {
    /// Whether what somebody of this name says is not shown.
    pub(crate) fn has(&self, name: &str) -> bool {
        if self.names.is_empty() || is_same(&self.own, name) {
            return false;
        }
        let looks = || self.names.iter().map(|name| Look::of(name)).collect();
        let (looks, look) = (self.looks.get_or_init(looks), Look::of(name));
        looks.iter().any(|muted| muted.is_like(&look))
    }

    /// The names, the oldest first.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// What is the same for all who are shown the same talk.
    pub(crate) fn key(&self) -> String {
        match &self.names[..] {
            [] => String::new(),
            names => format!("{names:?} {}", self.own),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    pub(super) fn of(mut self, own: String) -> Self {
        self.own = own;
        self
    }

    fn add(&mut self, name: String) -> Result<(), Refusal> {
        if self.names.iter().any(|muted| is_same(muted, &name)) {
            return Ok(());
        }
        if self.names.len() >= MOST {
            let message =
                format!("you have muted {MOST} names, and more are not kept; unmute one first");
            return Err(Refusal::new(Code::NotNow, message).by("P24"));
        }
        self.names.push(name);
        self.looks = OnceLock::new();
        Ok(())
    }

    fn remove(&mut self, name: &str) -> Result<(), Refusal> {
        if !self.has(name) {
            let message = format!("you have not muted {name}");
            return Err(Refusal::new(Code::NotNow, message).by("P10"));
        }
        self.names.retain(|muted| !look_alike(muted, name));
        self.looks = OnceLock::new();
        Ok(())
    }
}

fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

impl House {
    /// Whom a guest has muted; whoever is nobody here, nobody.
    pub(crate) async fn muted(&self, guest: Option<&str>) -> Result<Muted, Wrong> {
        let profile = self.profile_of(guest).await?;
        Ok(profile.map(Profile::muted).unwrap_or_default())
    }

    /// What somebody of this name says is not shown to the guest any more.
    ///
    /// # Errors
    /// It is no name, the guest's own, or one too many (P24).
    pub(crate) async fn mute(&self, guest: &Guest, name: &str) -> Result<Muted, Wrong> {
        let name = host::clean::known(name).map_err(Wrong::BadRequest)?;
        self.change_muted(guest, |profile| {
            if is_same(&profile.name, &name) {
                let message = "nobody mutes themselves";
                return Err(Refusal::new(Code::BadInput, message).by("P10"));
            }
            profile.muted.add(name)
        })
        .await
    }

    /// It is shown again.
    ///
    /// # Errors
    /// The guest has not muted that name.
    pub(crate) async fn unmute(&self, guest: &Guest, name: &str) -> Result<Muted, Wrong> {
        self.change_muted(guest, |profile| profile.muted.remove(name.trim()))
            .await
    }

    async fn change_muted(
        &self,
        guest: &Guest,
        change: impl FnOnce(&mut Profile) -> Result<(), Refusal>,
    ) -> Result<Muted, Wrong> {
        let mut profile = self.profile(guest).await?.ok_or(Wrong::Nameless)?;
        change(&mut profile)?;
        self.set_profile(guest, &profile).await?;
        Ok(profile.muted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fifty_names_are_muted_and_one_more_is_refused() {
        let mut muted = Muted::default();
        for n in 0..MOST {
            muted.add(format!("Name {n}")).unwrap();
        }
        muted.add("NAME 7".to_owned()).unwrap();
        let refusal = muted.add("Bob".to_owned()).unwrap_err();
        assert_eq!(refusal.rule.as_deref(), Some("P24"));
        muted.remove("name 7").unwrap();
        assert!(!muted.has("Name 7") && muted.remove("Name 7").is_err());
        muted.add("Bob".to_owned()).unwrap();
        assert!(muted.has("bob") && muted.names().len() == MOST);
    }

    #[test]
    fn whoever_takes_a_name_that_looks_the_same_is_not_heard_either() {
        let mut muted = Muted::default().of("EIla".to_owned());
        muted.add("Ella".to_owned()).unwrap();
        muted.add("Maria".to_owned()).unwrap();
        assert!(muted.has("E11a") && muted.has("Ꮇaria") && !muted.has("Ann"));
        assert!(!muted.has("EIla"), "one's own name");
        muted.remove("M aria").unwrap();
        assert!(!muted.has("Maria") && muted.names() == ["Ella"]);
    }

    #[test]
    fn a_profile_of_an_older_house_has_muted_nobody() {
        let profile: Profile = serde_json::from_str(r#"{"name": "Ann"}"#).unwrap();
        assert!(profile.muted.is_empty());
    }
}
