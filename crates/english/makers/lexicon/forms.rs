//! Regular inflection: candidates, of which only those in the word list are kept.

/// Plural of a noun, or third person of a verb.
pub(crate) fn with_s(lemma: &str) -> Vec<String> {
    if lemma.ends_with(['s', 'x', 'z']) || lemma.ends_with("ch") || lemma.ends_with("sh") {
        let mut forms = vec![format!("{lemma}es")];
        if lemma.ends_with(['s', 'z']) {
            forms.push(format!("{lemma}{}es", &lemma[lemma.len() - 1..]));
        }
        return forms;
    }
    match ends_in_consonant_y(lemma) {
        Some(stem) => vec![format!("{stem}ies")],
        None if lemma.ends_with('o') => vec![format!("{lemma}es"), format!("{lemma}s")],
        None => vec![format!("{lemma}s")],
    }
}

/// Forms with an ending that opens with a vowel: `ed`, `ing`, `er`, `est`.
pub(crate) fn with_vowel(lemma: &str, ending: &str) -> Vec<String> {
    if let Some(stem) = lemma.strip_suffix("ie").filter(|_| ending == "ing") {
        return vec![format!("{stem}ying")];
    }
    if let Some(stem) = lemma.strip_suffix('e') {
        let keeps = ending == "ing"
            && (lemma.ends_with("ee") || lemma.ends_with("oe") || lemma.ends_with("ye"));
        return if keeps {
            vec![format!("{lemma}ing")]
        } else {
            vec![format!("{stem}{ending}"), format!("{lemma}{ending}")]
        };
    }
    if let Some(stem) = ends_in_consonant_y(lemma).filter(|_| ending != "ing") {
        return vec![format!("{stem}i{ending}")];
    }
    let last = &lemma[lemma.len() - 1..];
    let doubled = format!("{lemma}{last}{ending}");
    match (ends_in_short_syllable(lemma), vowel_groups(lemma)) {
        (true, 1) => vec![doubled],
        (true, _) => vec![doubled, format!("{lemma}{ending}")],
        (false, _) if lemma.ends_with('c') => vec![format!("{lemma}k{ending}")],
        (false, _) => vec![format!("{lemma}{ending}")],
    }
}

fn ends_in_consonant_y(lemma: &str) -> Option<&str> {
    let stem = lemma.strip_suffix('y')?;
    (!stem.ends_with(['a', 'e', 'o', 'u']) || stem.ends_with("qu")).then_some(stem)
}

fn is_vowel(byte: u8) -> bool {
    b"aeiou".contains(&byte)
}

/// One vowel letter, then one consonant that can be doubled.
fn ends_in_short_syllable(lemma: &str) -> bool {
    match lemma.as_bytes() {
        [.., a, b, c] => {
            !is_vowel(*c)
                && !b"wxyh".contains(c)
                && is_vowel(*b)
                && (!is_vowel(*a) || lemma.ends_with("uit") || lemma.ends_with("uip"))
        }
        _ => false,
    }
}

fn vowel_groups(lemma: &str) -> usize {
    let bytes = lemma.as_bytes();
    (0..bytes.len())
        .filter(|&i| is_vowel(bytes[i]) && (i == 0 || !is_vowel(bytes[i - 1])))
        .count()
}
