//! The files are well formed, mistakes in them are named, and the chart keeps to its limit.

use super::bits::NONE;
use super::chart::Chart;
use super::grammar::{GRAMMAR, Grammar, PLAIN};
use super::lexicon::{LEXICON, Lexicon};
use super::slips::Slips;
use super::sound::article_fits;

const TOY: &str = "group num = one many\nS -> N{@num} V{@num}";

#[test]
fn the_shipped_files_are_well_formed() {
    let (grammar, plain) = (
        include_str!("../../data/judge/grammar.txt"),
        include_str!("../../data/judge/plain.txt"),
    );
    let (closed, open) = (
        include_str!("../../data/judge/closed.txt"),
        include_str!("../../data/judge/lexicon.txt"),
    );
    let grammar = Grammar::read(grammar).expect("the grammar is well formed");
    Lexicon::read(&grammar, closed, open).expect("the lexicon is well formed");
    let all_of_it = grammar.rules.len();
    let plain = grammar
        .with_rules(plain)
        .expect("the plain grammar is well formed");
    assert!(plain.rules.len() * 2 < all_of_it);
    assert_eq!(
        (GRAMMAR.rules.len(), PLAIN.rules.len()),
        (all_of_it, plain.rules.len())
    );
}

#[test]
fn every_word_of_the_lexicon_is_found() {
    let (_, words) = include_str!("../../data/judge/lexicon.txt")
        .split_once("\n\n")
        .expect("two parts");
    for line in words
        .lines()
        .step_by(97)
        .chain(words.lines().next())
        .chain(words.lines().last())
    {
        let word = line.split(' ').next().unwrap_or_default();
        assert!(LEXICON.knows(word), "{word}");
    }
    assert!(!LEXICON.knows("zzyzx") && !LEXICON.knows("") && !LEXICON.knows("aa aa"));
}

#[test]
fn mistakes_name_their_line() {
    for (more, said) in [
        ("S -> N{two}", "line 3: no feature is called two"),
        ("S -> N{@case}", "line 3: no group is called case"),
        ("S -> N{one", "line 3: N{one lacks its closing brace"),
        ("S ->", "line 3: a rule has one to six parts"),
        ("group num = x", "line 3: num is declared twice"),
        ("group x = one", "line 3: one is declared twice"),
        ("nonsense", "line 3: neither a rule nor a declaration"),
    ] {
        assert_eq!(
            Grammar::read(&format!("{TOY}\n{more}")).map(|_| ()),
            Err(said.to_owned())
        );
    }
    let grammar = Grammar::read(TOY).expect("well formed");
    let read = |closed| Lexicon::read(&grammar, closed, "N{one}\n\na 0").map(|_| ());
    assert_eq!(read("dog: N{one}"), Ok(()));
    assert_eq!(
        read("# dogs\ndog: X{one}"),
        Err("line 2: no rule uses X".to_owned())
    );
}

#[test]
fn the_chart_stops_at_its_limit() {
    let words = ["set"; 64];
    let readings = LEXICON.sentence(&words, false);
    let chart = Chart::new(&GRAMMAR, words.len(), &readings, NONE, 1_000);
    assert!(chart.gave_up());
    assert!(chart.whole("U").is_none());
}

#[test]
fn articles_follow_the_sound_and_not_the_letter() {
    for (article, words) in [
        (
            "a",
            "dog unit one use ewe european horse year union uniform",
        ),
        (
            "an",
            "owl hour honest heir egg uncle umbrella unimportant urgent unused",
        ),
    ] {
        let other = if article == "a" { "an" } else { "a" };
        for word in words.split(' ') {
            assert!(article_fits(article, word), "{article} {word}");
            assert!(!article_fits(other, word), "{other} {word}");
        }
    }
}

#[test]
fn the_slips_are_well_formed_and_mistakes_in_them_name_their_line() {
    let slips = include_str!("../../data/judge/slips.txt");
    Slips::read(slips).expect("the slips are well formed");
    for (text, said) in [
        ("= nonsense", "line 1: no reason nonsense"),
        ("\n<V.base> to", "line 2: a pattern begins with words"),
        ("go <Verb>", "line 1: no kind Verb"),
        ("go @where", "line 1: no list @where"),
    ] {
        assert_eq!(Slips::read(text).map(|_| ()), Err(said.to_owned()));
    }
}
