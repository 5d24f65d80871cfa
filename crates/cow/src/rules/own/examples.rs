//! Texts to begin with (O8, O17): small ones first.

macro_rules! example {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!(
                "../../../../../examples/rules/cow/",
                $name,
                ".rule"
            )),
        )
    };
}

/// Rules of one's own that are shipped, by their names, with their texts.
pub const OWN_EXAMPLES: [(&str, &str); 16] = [
    example!("paperwork"),
    example!("double-agents"),
    example!("fireworks"),
    example!("fresh-start"),
    example!("full-barn"),
    example!("milk-money"),
    example!("rain"),
    example!("no-volunteers"),
    example!("short-war"),
    example!("bounty"),
    example!("grateful-city"),
    example!("spy-ring"),
    example!("on-a-roll"),
    example!("demolition-pay"),
    example!("war-chest"),
    example!("ceasefire"),
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
