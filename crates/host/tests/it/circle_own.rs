//! Rules of one's own in the book of a circle: voted in with their texts, changed and dropped by another vote, closed where two
//! proposals do not go together, bounded, and the same again from the facts alone (K3, K4, K17).

use host::circle::{Book, Circle, Deed, Fact, Import, Matter, MemberId};
use serde_json::json;
use table::{Settings, Value};

use crate::circle::{ANN, BEN, Kept, changes, goal};

const JACKPOT: &str = include_str!("../../../../examples/rules/wimpout/jackpot.rule");
const SEVENS: &str = include_str!("../../../../examples/rules/wimpout/lucky-sevens.rule");

fn two() -> Kept {
    let mut kept = Kept::founded("Ann");
    kept.joins("Ben");
    kept
}

fn own(name: &str, text: &str) -> Deed {
    let slug = format!("own/{name}");
    Deed::Change(changes("wimpout", &slug, Value::Word(text.to_owned())))
}

fn text(name: &str, functions: &str) -> String {
    format!("rule: {name}\ntitle: Rule {name}\nabout: It is one.\n---\n{functions}\n")
}

/// One proposes, the other agrees.
fn agreed(kept: &mut Kept, deed: Deed) {
    kept.does(ANN, deed);
    let id = kept.seen_by(ANN).proposals[0].id;
    kept.does(BEN, Deed::Vote(id, Some(true)));
}

fn in_book(kept: &Kept, name: &str) -> Option<String> {
    let rules = kept.circle.rules("wimpout");
    rules.get(&format!("own/{name}")).map(ToString::to_string)
}

#[test]
fn a_rule_of_ones_own_stands_in_the_book_with_its_text_until_a_vote_changes_or_drops_it() {
    let mut kept = two();
    kept.does(ANN, own("jackpot", &JACKPOT.replace('\n', "\r\n")));
    assert_eq!(in_book(&kept, "jackpot"), None, "not before all agree");
    let seen = kept.seen_by(BEN);
    assert_eq!(seen.proposals[0].changes[0].rule, "own/jackpot");
    kept.does(BEN, Deed::Vote(1, Some(true)));
    let text = in_book(&kept, "jackpot").unwrap();
    assert!(text.contains("fn bonus") && text.contains("language: rhai") && !text.contains('\r'));
    let seen = kept.seen_by(BEN);
    let stands = &seen.own[0];
    let told = (stands.title.as_str(), stands.by, stands.version, stands.at);
    assert_eq!(told, ("Jackpot (100)", ANN, 2, kept.now));
    assert_eq!(seen.versions[1].changes[0].to, Value::Word(text.clone()));
    kept.refuses(ANN, own("jackpot", JACKPOT), "K3");

    agreed(&mut kept, own("jackpot", "75"));
    assert!(
        in_book(&kept, "jackpot")
            .unwrap()
            .contains("\n--- chosen: 75;")
    );
    agreed(&mut kept, goal(300));
    assert_eq!(kept.seen_by(ANN).own[0].version, 3, "since its value");
    agreed(&mut kept, own("jackpot", "off"));
    assert_eq!(in_book(&kept, "jackpot"), None);
    assert!(kept.seen_by(ANN).own.is_empty());
    let before = kept.seen_by(ANN).book_of(2).chapter("wimpout");
    assert_eq!(
        before.get("own/jackpot"),
        Some(&Value::Word(text)),
        "every version is kept"
    );
    kept.restart();
}

#[test]
fn of_two_proposals_about_one_rule_the_second_is_closed_and_says_why() {
    let mut kept = two();
    let other = JACKPOT.replace("Half of what is lost", "Half of all that is lost");
    kept.does(ANN, own("jackpot", JACKPOT));
    kept.does(BEN, own("jackpot", &other));
    kept.does(BEN, Deed::Vote(1, Some(true)));
    kept.does(ANN, Deed::Vote(2, Some(true)));
    let seen = kept.seen_by(ANN);
    assert_eq!((seen.versions.len(), seen.proposals.len()), (2, 0));
    let closed = json!(seen.decided[0]);
    assert_eq!(
        (&closed["id"], &closed["came"]),
        (&json!(2), &json!("clashed"))
    );
    let why = closed["why"].as_str().unwrap();
    assert!(
        why.contains("another proposal about `own/jackpot` first"),
        "{why}"
    );
    assert!(!in_book(&kept, "jackpot").unwrap().contains("all that"));
    assert!(
        kept.facts
            .iter()
            .any(|fact| matches!(fact, Fact::Clashed { proposal: 2, .. }))
    );
    kept.restart();
}

#[test]
fn what_cannot_be_played_together_is_closed_or_refused_whoever_else_agrees() {
    let even = text("even", "fn must_go_on(turn) { turn.cubes % 2 == 0 }");
    let odd = text("odd", "fn must_go_on(turn) { turn.cubes % 2 == 1 }");
    let mut kept = two();
    kept.does(ANN, own("even", &even));
    kept.does(ANN, own("odd", &odd));
    kept.does(BEN, Deed::Vote(1, Some(true)));
    kept.does(BEN, Deed::Vote(2, Some(true)));
    let closed = json!(kept.seen_by(ANN).decided[0]);
    let why = closed["why"].as_str().unwrap();
    assert!(why.contains("nobody could ever stop"), "{why}");
    assert_eq!(kept.circle.version(), 2);
    kept.refuses(ANN, own("odd", &odd), "H12");
    kept.restart();

    // Two that become agreed at the same moment are looked at one after the other.
    let mut kept = two();
    kept.joins("Cleo");
    for (name, text) in [("even", &even), ("odd", &odd)] {
        kept.does(ANN, own(name, text));
        let id = kept.seen_by(ANN).proposals.last().unwrap().id;
        kept.does(BEN, Deed::Vote(id, Some(true)));
    }
    kept.does(MemberId(2), Deed::Leave);
    assert_eq!(kept.circle.version(), 2);
    assert!(in_book(&kept, "even").is_some() && in_book(&kept, "odd").is_none());
    kept.restart();
}

#[test]
fn what_is_wrong_with_a_text_is_said_and_nothing_is_proposed() {
    let mut kept = two();
    kept.refuses(ANN, own("jackpot", "nonsense\nand more"), "H12");
    kept.refuses(ANN, own("jackpot", SEVENS), "H12");
    kept.refuses(
        ANN,
        own("sevens", &text("sevens", "fn banking(points) {")),
        "H12",
    );
    kept.refuses(ANN, own("never-heard-of", "75"), "H12");
    let of_circle = changes("circle", "own/jackpot", Value::Word(JACKPOT.to_owned()));
    kept.refuses(ANN, Deed::Change(of_circle), "K3");
    assert!(kept.seen_by(ANN).proposals.is_empty());
    let matter = Matter::Book {
        changes: changes(
            "wimpout",
            "own/lucky-sevens",
            Value::Word(SEVENS.to_owned()),
        ),
    };
    kept.does(ANN, Deed::Propose(matter));
    assert_eq!(kept.seen_by(ANN).proposals.len(), 1);
}

/// A rule of about 15 KiB.
fn long(name: &str) -> String {
    let told = format!("// {}\n", "x".repeat(96)).repeat(150);
    text(name, &format!("{told}fn banking(points) {{ 5 }}"))
}

#[test]
fn a_book_and_a_circle_hold_so_much_and_what_is_too_much_is_refused() {
    let mut kept = two();
    let names = ["a", "b", "c", "d", "e"];
    for name in &names[..4] {
        agreed(&mut kept, own(name, &long(name)));
    }
    kept.refuses(ANN, own("e", &long("e")), "K17");
    agreed(&mut kept, own("a", "off"));
    for n in 1..14 {
        kept.does(
            ANN,
            own("e", &long("e").replace("{ 5 }", &format!("{{ {n}5 }}"))),
        );
        let id = kept.seen_by(ANN).proposals[0].id;
        kept.does(BEN, Deed::Vote(id, Some(false)));
    }
    kept.refuses(ANN, own("e", &long("e")), "K17");
    kept.does(ANN, goal(300));
    assert!(
        names[1..4]
            .iter()
            .all(|name| in_book(&kept, name).is_some()),
        "nothing is lost"
    );
    kept.does(BEN, own("e", &long("e")));
    kept.restart();
}

#[test]
fn a_circle_comes_back_whatever_is_thought_of_a_text_by_then() {
    let mut kept = two();
    agreed(&mut kept, own("lucky-sevens", SEVENS));
    let facts = serde_json::to_string(&kept.facts).unwrap();
    let facts = facts.replace("fn banking", "fn no_question_any_more");
    let facts: Vec<Fact> = serde_json::from_str(&facts).unwrap();
    let back = Circle::restore(facts).unwrap();
    assert_eq!(back.version(), 2);
    assert!(back.rules("wimpout").get("own/lucky-sevens").is_some());
}

#[test]
fn texts_go_to_another_house_whole_or_are_refused_by_their_line() {
    let mut kept = two();
    agreed(&mut kept, own("jackpot", "150"));
    kept.does(BEN, own("lucky-sevens", SEVENS));
    let lines: Vec<String> = kept
        .facts
        .iter()
        .map(|fact| json!(fact).to_string())
        .collect();
    let file = lines.join("\n");
    let there = |file: &str| {
        let import = Import::read(file)?;
        import.moved("Ben", &std::collections::BTreeMap::new(), kept.now)
    };
    let (facts, _) = there(&file).unwrap();
    let back = Circle::restore(facts).unwrap();
    assert_eq!(back.book(), kept.circle.book());
    let seen = |circle: &Circle| circle.inside(ANN, kept.now).unwrap();
    let (here, back) = (seen(&kept.circle), seen(&back));
    assert_eq!(back.book_of(2), here.book_of(2));
    assert_eq!(back.proposals, here.proposals);

    let why = there(&file.replace("rhai 1.27.0", "rhai 9")).unwrap_err();
    assert_eq!(why.rule.as_deref(), Some("K15"));
    assert!(
        why.message.contains("line 3: jackpot: ") && why.message.contains("rhai 9"),
        "{why}"
    );
    let why = there(&file.replace("fn bonus", "fn bonsu")).unwrap_err();
    assert!(why.message.contains("its book: "), "{why}");
}

#[test]
fn a_founder_alone_writes_texts_into_version_1() {
    let mut kept = Kept::founded("Ann");
    let mut set = Settings::default().with("goal", Value::Number(300));
    set = set.with("own/jackpot", Value::Word(JACKPOT.to_owned()));
    kept.does(
        ANN,
        Deed::Change(Book([("wimpout".to_owned(), set)].into())),
    );
    kept.does(ANN, own("jackpot", "75"));
    kept.does(ANN, own("lucky-sevens", SEVENS));
    kept.does(ANN, own("lucky-sevens", "off"));
    let seen = kept.seen_by(ANN);
    assert_eq!((seen.versions.len(), seen.own.len()), (1, 1));
    assert_eq!(seen.own[0].title, "Jackpot (75)");
    assert_eq!(seen.versions[0].changes.len(), 2);
    kept.restart();
}
