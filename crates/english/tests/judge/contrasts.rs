//! Pairs of good and bad sentences by construction. In `contrasts.txt` a line after `=` lists words (between bars, or
//! else between blanks) that take the place of `%` in the lines below it: `+` is good English, `-` is not.

use std::fmt::Write;

use crate::sets::opinion;

const TEXT: &str = include_str!("contrasts.txt");

/// The sentences with what they ought to be: accepted or rejected.
fn sentences() -> Vec<(&'static str, String)> {
    let mut words = Vec::new();
    let mut found = Vec::new();
    for line in TEXT.lines() {
        match line.split_at_checked(2) {
            Some(("# ", _)) => words.clear(),
            Some(("= ", list)) if list.contains('|') => {
                words = list.split('|').map(str::trim).collect();
            }
            Some(("= ", list)) => words = list.split_whitespace().collect(),
            Some((sign, line)) => {
                let slug = if sign == "+ " { "accept" } else { "reject" };
                if line.contains('%') {
                    found.extend(words.iter().map(|word| (slug, line.replace('%', word))));
                } else {
                    found.push((slug, line.to_owned()));
                }
            }
            None => {}
        }
    }
    found
}

/// How many in a thousand of the sentences that ought to be this are, with those that are not.
fn share(slug: &str) -> (usize, String) {
    let all = sentences();
    let mine = all.iter().filter(|s| s.0 == slug);
    let (mut right, mut count, mut wrong) = (0, 0, String::new());
    for (_, line) in mine {
        count += 1;
        if opinion(line).verdict.slug() == slug {
            right += 1;
        } else {
            let _ = writeln!(wrong, "{line}");
        }
    }
    (right * 1000 / count, wrong)
}

#[test]
fn good_halves_of_contrasts_are_accepted() {
    let (share, wrong) = share("accept");
    assert!(share >= 995, "{share}‰\n{wrong}");
}

#[test]
fn bad_halves_of_contrasts_are_rejected() {
    let (share, wrong) = share("reject");
    assert!(share >= 985, "{share}‰\n{wrong}");
}

#[test]
fn there_are_many_contrasts() {
    assert!(sentences().len() > 2_500);
}
