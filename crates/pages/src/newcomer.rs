//! Whoever comes in by a link and has told no name: what they are offered to be called, so that one press sits them down.

use maud::{Markup, html};
use sha2::{Digest, Sha256};
use speech::Tongue;
use speech::page as say;

use super::people::{COLOURS, Marker, mark};
use super::said::Said;

/// Names that nobody has to think of: stars, moons and small planets, called the same in every language.
const NAMES: [&str; 24] = [
    "Vega", "Rigel", "Mira", "Altair", "Castor", "Maia", "Electra", "Sirius", "Spica", "Atlas",
    "Deneb", "Orion", "Perseus", "Callisto", "Europa", "Titania", "Oberon", "Miranda", "Juno",
    "Ceres", "Vesta", "Pallas", "Triton", "Rhea",
];

/// A name and a marker for somebody new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newcomer {
    /// What they may be called.
    pub name: String,
    /// A marker whose colour nobody has who is here already, while there is one.
    pub marker: Marker,
}

impl Newcomer {
    /// What is offered where these sit already. It is the same for the same `salt` and the same company: one page is
    /// made for all who watch.
    #[must_use]
    pub fn among(here: &[(&str, Marker)], salt: &str) -> Self {
        let hash = Sha256::digest(salt.as_bytes());
        let names = NAMES.iter().cycle().skip(usize::from(hash[0]));
        let is_free = |name: &&&str| here.iter().all(|(taken, _)| !host::look_alike(taken, name));
        let name = names.take(NAMES.len()).find(is_free).unwrap_or(&NAMES[0]);
        let first = usize::from(hash[1]);
        let mut markers = (first..first + 2 * COLOURS.len()).map(Marker::nth);
        let is_free = |marker: &Marker| {
            here.iter()
                .all(|(_, taken)| taken.colour() != marker.colour())
        };
        Self {
            name: (*name).to_owned(),
            marker: markers.find(is_free).unwrap_or_else(|| Marker::nth(first)),
        }
    }
}

/// Whether a name was offered, not thought of: where it is taken meanwhile, another does as well.
#[must_use]
pub fn is_offered(name: &str) -> bool {
    NAMES.contains(&name)
}

/// The field in which a newcomer tells a name, as part of a form that does something; what is offered stands in
/// it already.
pub(super) fn your_name(id: &str, offered: Option<&Newcomer>, t: Tongue) -> Markup {
    html! {
        span.field #{ (id) "-kept" } data-keep {
            label for=(id) { (say::YourName {}.on(t)) }
            span.named {
                @if let Some(offered) = offered { (mark(offered.marker, false)) }
                input id=(id) name="name" value=[offered.map(|offered| &offered.name)] maxlength="24" autocomplete="nickname" required;
            }
            @if let Some(offered) = offered { input type="hidden" name="marker" value=(offered.marker); }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_offered_a_name_and_a_colour_of_their_own() {
        let mut here: Vec<(String, Marker)> = Vec::new();
        for _ in 0..COLOURS.len() {
            let taken: Vec<_> = here
                .iter()
                .map(|(name, marker)| (&**name, *marker))
                .collect();
            let next = Newcomer::among(&taken, "k7f2m9qx");
            assert!(here.iter().all(|(name, _)| *name != next.name));
            assert!(
                here.iter()
                    .all(|(_, marker)| marker.colour() != next.marker.colour())
            );
            here.push((next.name, next.marker));
        }
    }

    #[test]
    fn a_name_that_looks_like_one_that_is_taken_is_not_offered() {
        let offered = Newcomer::among(&[], "a");
        // A letter of another script in the place of one of ours.
        let [theirs] = ["a", "e", "o", "i"]
            .iter()
            .zip(["\u{430}", "\u{435}", "\u{43e}", "\u{456}"])
            .filter(|(ours, _)| offered.name.contains(**ours))
            .map(|(ours, other)| offered.name.replacen(ours, other, 1))
            .next()
            .map(|name| [name])
            .expect("every name has a vowel that others have too");
        let here = [(&*theirs, offered.marker)];
        assert_ne!(Newcomer::among(&here, "a").name, offered.name);
    }

    #[test]
    fn every_name_on_offer_may_be_borne() {
        for name in NAMES {
            assert_eq!(host::clean::name(name).as_deref(), Ok(name));
        }
        assert_ne!(
            Newcomer::among(&[], "a").name,
            Newcomer::among(&[], "b").name
        );
    }
}
