//! Texts to begin with (O8): small ones first.

macro_rules! example {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!(
                "../../../../../examples/rules/wimpout/",
                $name,
                ".rule"
            )),
        )
    };
}

/// Rules of one's own that are shipped, by their names, with their texts.
pub const OWN_EXAMPLES: [(&str, &str); 43] = [
    example!("lucky-sevens"),
    example!("toll"),
    example!("rainbow"),
    example!("any-distinct"),
    example!("cosmic-sampler"),
    example!("lone-cube"),
    example!("pressure"),
    example!("pair-is-void"),
    example!("suspend"),
    example!("kill"),
    example!("occupied"),
    example!("occupied-space"),
    example!("bump"),
    example!("one-space"),
    example!("opening"),
    example!("reopen"),
    example!("three-wrecks"),
    example!("seven-wrecks"),
    example!("crash-landing"),
    example!("recovery"),
    example!("four-circles"),
    example!("closed-circles"),
    example!("full-house"),
    example!("lone-sun"),
    example!("insurance"),
    example!("beams"),
    example!("pass-the-goal"),
    example!("goal-of-300"),
    example!("last-licks-chase"),
    example!("last-licks-once"),
    example!("last-licks-duels"),
    example!("last-licks-rounds"),
    example!("last-licks-no-return"),
    example!("challenge-ascending"),
    example!("challenge-descending"),
    example!("challenge-by-name"),
    example!("challenge-in-turn"),
    example!("challenge-drawn"),
    example!("jackpot"),
    example!("comet"),
    example!("hot-streak"),
    example!("comeback"),
    example!("shadow"),
];

#[cfg(test)]
mod tests {
    use super::OWN_EXAMPLES;
    use crate::rules::text_of;

    #[test]
    fn every_example_reads_and_is_called_what_its_file_is() {
        for (name, text) in OWN_EXAMPLES {
            let rule = text_of(text).unwrap();
            assert_eq!(rule.head().slug, name);
        }
    }
}
