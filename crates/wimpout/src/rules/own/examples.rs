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
pub const OWN_EXAMPLES: [(&str, &str); 21] = [
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
    example!("recovery"),
    example!("four-circles"),
    example!("closed-circles"),
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
