//! Every page of the gallery, looked at by a machine: nothing inline, no other host, no broken link within it.

#[path = "../examples/gallery/doors.rs"]
mod doors;
#[path = "../examples/gallery/play.rs"]
mod play;
#[path = "../examples/gallery/samples.rs"]
mod samples;

use std::collections::BTreeSet;

use pages::assets;

/// The values of an attribute, in order.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    let after = page.split(opening.as_str()).skip(1);
    after.filter_map(|rest| rest.split('"').next()).collect()
}

/// Every page but the verifier, which brings its own policy.
fn pages() -> Vec<(&'static str, String)> {
    let all = samples::all().into_iter();
    all.filter(|(name, _)| *name != "verify")
        .map(|(name, page)| (name, page.into_string()))
        .collect()
}

#[test]
fn nothing_is_inline_and_no_other_host_is_asked() {
    for (name, page) in pages() {
        assert!(
            !page.contains(" style=\"") && !page.contains("<style"),
            "{name} has a style inline"
        );
        assert!(
            !page.contains("<script>") && !page.contains(" onclick="),
            "{name} has a script inline"
        );
        for source in values(&page, "src") {
            assert!(source.starts_with("/assets/"), "{name} loads {source}");
        }
    }
}

#[test]
fn no_id_stands_twice_on_a_page() {
    for (name, page) in pages() {
        let mut seen = BTreeSet::new();
        for id in values(&page, "id") {
            assert!(seen.insert(id), "{name} has two elements called {id}");
        }
    }
}

#[test]
fn every_label_and_every_described_thing_is_there() {
    for (name, page) in pages() {
        let ids: BTreeSet<_> = values(&page, "id").into_iter().collect();
        for attribute in ["for", "aria-labelledby", "aria-describedby"] {
            for id in values(&page, attribute) {
                assert!(
                    ids.contains(id),
                    "{name}: nothing is called {id}, which {attribute} says"
                );
            }
        }
        for anchor in values(&page, "href")
            .iter()
            .filter_map(|href| href.strip_prefix('#'))
        {
            assert!(ids.contains(anchor), "{name}: #{anchor} leads nowhere");
        }
    }
}

#[test]
fn every_piece_that_is_shown_is_drawn() {
    let sheet = assets::all()
        .find(|asset| asset.path.ends_with("-pieces.svg"))
        .unwrap();
    let sheet = std::str::from_utf8(&sheet.bytes).unwrap();
    for (name, page) in pages() {
        for piece in values(&page, "href")
            .iter()
            .filter_map(|href| href.split_once("pieces.svg#"))
        {
            assert!(
                sheet.contains(&format!("id=\"{}\"", piece.1)),
                "{name} shows {}, which is not drawn",
                piece.1
            );
        }
    }
}

#[test]
fn every_file_that_a_page_names_is_in_the_house() {
    for (name, page) in pages() {
        let named = values(&page, "href")
            .into_iter()
            .chain(values(&page, "src"));
        for path in named.filter(|path| path.starts_with("/assets/")) {
            let path = path.split('#').next().unwrap_or_default();
            assert!(assets::find(path).is_some(), "{name} names {path}");
        }
    }
}

/// A reason to throw links a paragraph of the rules (P11): W13 where a flash is to be cleared.
#[test]
fn why_leads_to_the_rule() {
    let pages = pages();
    let of = |wanted: &str| &pages.iter().find(|(name, _)| *name == wanted).unwrap().1;
    assert!(values(of("table"), "href").contains(&"/rules/wimpout#W13"));
    let numbers = ["W10", "W11", "W12", "W13", "W15", "H2", "H6", "H8", "H9"];
    let ids = values(of("rules"), "id");
    for number in numbers {
        assert!(ids.contains(&number), "the rules page has no {number}");
    }
}

/// The verbs are plain forms that say what is done and against which record (P8).
#[test]
fn a_verb_is_a_form() {
    let pages = pages();
    let table = &pages.iter().find(|(name, _)| *name == "table").unwrap().1;
    assert!(values(table, "action").contains(&"/t/kestrel/act"));
    assert!(values(table, "value").contains(&"{&quot;do&quot;:&quot;throw&quot;}"));
}

#[test]
fn a_watcher_has_no_verbs() {
    let pages = pages();
    let watch = &pages.iter().find(|(name, _)| *name == "watch").unwrap().1;
    assert!(!values(watch, "action").contains(&"/t/kestrel/act"));
}

/// The course of a game, its best and its worst moment stand on the page once it is over, and in no live part before.
#[test]
fn the_end_is_told_at_the_end_only_and_is_small() {
    let pages = pages();
    let of = |wanted: &str| &pages.iter().find(|(name, _)| *name == wanted).unwrap().1;
    for before in ["lobby", "table", "choice", "watch", "void", "crowd"] {
        assert!(!of(before).contains("class=\"purses\""), "{before}");
        assert!(!of(before).contains("class=\"moment"), "{before}");
    }
    let over = of("over");
    let section = over.split_once("id=\"now\"").unwrap().1;
    let section = section.split_once("id=\"felt\"").unwrap().0;
    assert!(section.contains("class=\"purses\"") && section.contains("<h3>The best moment</h3>"));
    assert!(section.contains("/replay?step="));
    assert!(section.len() < 16_000, "{} bytes", section.len());
}

/// The record that the gallery offers is a real one, so that the verifier can be tried on it.
#[test]
fn the_sample_record_proves_its_luck() {
    let record = table::Record::parse(&samples::record()).unwrap();
    let report = host::verify(&record);
    assert_eq!(report.verdict, host::Verdict::Fair);
    assert!(report.draws > 20);
}

/// What somebody named or typed, and what is called the same in every language.
const NAMES: [&str; 37] = [
    "Jackpot",
    "Ann",
    "Ann's",
    "Bo",
    "Bo's",
    "Kestrel",
    "Eve",
    "Bartholomew",
    "Greenfield",
    "Donaudampfschiffer",
    "Wolfeschlegelsteinhau",
    "Player",
    "Friday",
    "night",
    "Last",
    "Licks",
    "Cosmic",
    "Wimpout",
    "ConneXion",
    "Unexploded",
    "Cow",
    "English",
    "Deutsch",
    "Python",
    "OpenAPI",
    "Light",
    "Guiding",
    "Futless",
    "Futless Rule",
    "Sun",
    "LINK",
    "hold",
    "odds",
    "eager",
    "perfect",
    "random",
    "Donaudampfsch",
];

/// What tables of the gallery are called.
const TITLES: [&str; 6] = [
    "Kitchen table",
    "Bo's table",
    "The long table",
    "Under the beams",
    "A table with quite a long name",
    "Everything goes: the great house-rule carnival",
];

/// Letters that the made-up language writes otherwise.
const STRANGE: [char; 8] = ['a', 'e', 'i', 'o', 'u', 's', 't', 'n'];
/// Elements without an end.
const VOID: [&str; 8] = [
    "meta", "link", "input", "br", "hr", "img", "use", "!doctype",
];
/// Elements whose words are names, code, or somebody's own.
const OWN: [&str; 6] = ["script", "style", "code", "pre", "kbd", "head"];

/// The words of ours on a page, outside of what says that it is in another language: texts, and what is read aloud.
fn words(page: &str) -> Vec<String> {
    let (mut all, mut open, mut quiet) = (Vec::new(), Vec::<(String, bool)>::new(), 0);
    for piece in page.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        let name = tag
            .split([' ', '/'])
            .next()
            .unwrap_or_default()
            .to_lowercase();
        if let Some(ended) = tag.strip_prefix('/') {
            if let Some((_, hushed)) = open.pop_if(|(name, _)| *name == ended) {
                quiet -= usize::from(hushed);
            }
        } else {
            let hushed = OWN.contains(&name.as_str())
                || tag.contains(" lang=\"en\"")
                || ["id=\"talked\"", "id=\"lookalikes\"", "name=\"own."]
                    .iter()
                    .any(|own| tag.contains(own));
            if !VOID.contains(&name.as_str()) {
                quiet += usize::from(hushed);
                open.push((name, hushed));
            }
            if quiet == 0 {
                for attribute in ["aria-label", "title", "placeholder"] {
                    all.extend(
                        values(&format!(" {tag}"), attribute)
                            .iter()
                            .map(ToString::to_string),
                    );
                }
            }
        }
        if quiet == 0 {
            all.push(text.to_owned());
        }
    }
    all
}

/// Words that were left in English.
fn left(text: &str) -> Option<String> {
    let text = text.replace("&#39;", "'").replace("&quot;", " ");
    let text = TITLES
        .iter()
        .fold(text, |text, title| text.replace(title, ""));
    let is_name = |word: &&str| !NAMES.contains(word);
    // Addresses, and what is typed as it is.
    let said = text
        .split_whitespace()
        .filter(|word| !word.contains(['/', '=', '`']));
    let words = said
        .flat_map(|word| word.split(|letter: char| !letter.is_alphanumeric() && letter != '\''));
    let plain = |word: &&str| {
        let letters = word.chars().filter(char::is_ascii_lowercase).count();
        let is_plain = word.is_ascii() && !word.contains(|letter: char| letter.is_ascii_digit());
        letters > 2 && is_plain && word.contains(STRANGE)
    };
    let left: Vec<_> = words.filter(is_name).filter(plain).collect();
    (!left.is_empty()).then(|| left.join(" "))
}

/// Every page in the made-up language: whatever it does not write otherwise comes from outside the catalogues.
#[test]
fn no_page_has_a_sentence_outside_the_catalogues() {
    play::write_in(speech::Tongue::Pseudo);
    let mut found = BTreeSet::new();
    for (name, page) in samples::all() {
        for text in words(&page.into_string()) {
            found.extend(left(&text).map(|left| format!("{name}: {left}")));
        }
    }
    play::write_in(speech::Tongue::En);
    assert!(found.is_empty(), "{found:#?}");
}
