//! Texts for those who can be shown ASCII only.

use std::borrow::Cow;

/// A text in letters that every terminal has. Umlauts are written as German does without them.
#[must_use]
pub fn in_ascii(text: &str) -> String {
    text.chars().map(plain).collect()
}

/// One letter, or the first of those that stand for it.
pub(crate) fn ascii_sign(c: char) -> char {
    plain(c).chars().next().unwrap_or('?')
}

/// A letter in ASCII; `?` where there is none like it.
fn plain(c: char) -> Cow<'static, str> {
    Cow::Borrowed(match c {
        '‘' | '’' => "'",
        '“' | '”' | '„' => "\"",
        'ä' => "ae",
        'ö' => "oe",
        'ü' => "ue",
        'Ä' => "Ae",
        'Ö' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        'à' | 'á' | 'â' | 'ã' | 'å' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ø' => "o",
        'ù' | 'ú' | 'û' => "u",
        'É' | 'È' => "E",
        '–' | '—' | '−' => "-",
        '…' => "...",
        '×' => "x",
        '·' | '•' => "*",
        c if c.is_ascii() => return Cow::Owned(c.to_string()),
        _ => "?",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_becomes_one_that_every_terminal_has() {
        let text = in_ascii("„Größe“ – 3 × 4 … Zoë ≥ 日");
        assert_eq!(text, "\"Groesse\" - 3 x 4 ... Zoe ? ?");
        assert_eq!(ascii_sign('ä'), 'a');
    }
}
