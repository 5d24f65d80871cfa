//! Texts to begin with (O8, O17): small ones first.

macro_rules! example {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!(
                "../../../../../examples/rules/connexion/",
                $name,
                ".rule"
            )),
        )
    };
}

/// Rules of one's own that are shipped, by their names, with their texts.
pub const OWN_EXAMPLES: [(&str, &str); 19] = [
    example!("no-plurals"),
    example!("no-tiny-words"),
    example!("long-words"),
    example!("mirror"),
    example!("gentle"),
    example!("storyteller"),
    example!("gatherer"),
    example!("short-night"),
    example!("there-and-back"),
    example!("vowel-harvest"),
    example!("careful"),
    example!("quiet-neighbours"),
    example!("grow-together"),
    example!("dusk"),
    example!("slow-sunset"),
    example!("third-time-lucky"),
    example!("meteors"),
    example!("hot-streak"),
    example!("full-basket"),
];

#[cfg(test)]
mod tests {
    use super::OWN_EXAMPLES;
    use crate::rules::own::{Effect, text_of};

    #[test]
    fn every_example_reads_is_called_what_its_file_is_and_does_something() {
        for (name, text) in OWN_EXAMPLES {
            let rule = text_of(text).unwrap();
            assert_eq!(rule.head().slug, name);
            let effect = Effect::of(&rule);
            assert!(
                !effect.is_nothing() && effect.fault.is_none(),
                "{name}: {effect:?}"
            );
        }
    }
}
