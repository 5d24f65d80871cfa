//! What a circle tells in lines of what somebody did there (K16), and what its book says of clocks (K3).

use host::ClockPlan;
use host::circle::{
    Book, Command, Deed, Ending, Inside, Place, Typed, came_of, closing, enter, help, keep_asked,
};
use speech::{Names, Tongue};
use table::{Settings, Value};

use crate::circle::{ANN, BEN, DAY, Kept, goal};

/// A rule of one's own.
const LUCKY: &str = "rule: lucky\ntitle: Lucky\nabout: Every bank brings 5 more.\n---\nfn banking(points) {\n  5\n}\n";
/// The same with other lines.
const LUCKIER: &str = "rule: lucky\ntitle: Lucky\nabout: Every bank brings 10 more.\n---\nfn banking(points) {\n  10\n}\n";

fn two() -> Kept {
    let mut kept = Kept::founded("Ann");
    kept.joins("Ben");
    kept
}

/// What somebody is told who does that.
fn told(kept: &mut Kept, deed: Deed) -> Vec<String> {
    let before = kept.seen_by(ANN);
    kept.does(ANN, deed);
    came_of(&before, &kept.seen_by(ANN), Tongue::En)
}

fn book(rules: &[(&str, &str, Value)]) -> Deed {
    let mut book = Book::default();
    for (chapter, slug, value) in rules {
        let set = book
            .0
            .entry((*chapter).to_owned())
            .or_insert_with(Settings::default);
        *set = set.clone().with(slug, value.clone());
    }
    Deed::Change(book)
}

fn agreed(kept: &mut Kept, number: u32, deed: Deed) {
    kept.does(ANN, deed);
    kept.does(BEN, Deed::Vote(number, Some(true)));
}

/// What a line comes to that is told.
fn lines(seen: &Inside, line: &str) -> Vec<String> {
    match enter(seen, line, Tongue::En) {
        Some(Ok(Typed::Told(lines))) => lines,
        other => panic!("{line}: {other:?}"),
    }
}

/// Why a line is refused, with the number.
fn refused(seen: &Inside, line: &str) -> String {
    enter(seen, line, Tongue::En)
        .unwrap()
        .unwrap_err()
        .to_string()
}

#[test]
fn the_form_of_a_proposal_is_told_where_it_is_not_known() {
    let kept = two();
    let seen = kept.seen_by(ANN);
    for line in ["propose", "propose wimpout"] {
        let why = refused(&seen, line);
        assert!(why.contains("propose wimpout goal=300"), "{why}");
        assert!(why.contains("K3"), "{why}");
    }
    let why = refused(&seen, "propose wimpout foo=1");
    assert!(why.contains("`foo`") && why.contains("K3"), "{why}");
    let told = help("propose", Tongue::En).unwrap();
    assert!(told.contains("propose GAME RULE=VALUE"), "{told}");
    assert_eq!(help("join", Tongue::En), None, "it is no word of a circle");
}

#[test]
fn the_book_is_told_in_sentences_and_members_with_who_is_here() {
    let mut kept = two();
    agreed(&mut kept, 1, goal(300));
    let mut seen = kept.seen_by(ANN);
    let book = lines(&seen, "book");
    let rule = "  Goal: 300. The score that begins Last Licks.";
    assert!(book.iter().any(|line| line == rule), "{book:?}");
    seen.members[1].present = true;
    assert_eq!(lines(&seen, "members"), ["  Ann, you", "  Ben, is here"]);
}

/// K8: by lines too.
#[test]
fn what_was_voted_in_at_a_table_is_asked_about_with_the_word_that_keeps_it() {
    let mut kept = two();
    kept.does(ANN, Deed::Open("kestrel".to_owned(), "wimpout".to_owned()));
    let ending = Ending {
        voted: Settings::default().with("goal", Value::Number(60)),
        ..Ending::none("kestrel")
    };
    kept.try_to(Command::End(ending)).outcome.unwrap();
    let seen = kept.seen_by(ANN);
    let asked = keep_asked(&seen, "kestrel", Tongue::En).unwrap();
    let said = "Voted in at this table: Goal: 60. Keep it in the book? (keep kestrel)";
    assert_eq!(asked, said);
    assert!(lines(&seen, "circle").contains(&asked));
    let keeps = Some(Ok(Typed::Keep("kestrel".to_owned())));
    for line in ["keep", "keep kestrel"] {
        assert_eq!(enter(&seen, line, Tongue::En), keeps);
    }
    kept.does(ANN, goal(60));
    let seen = kept.seen_by(ANN);
    assert_eq!(keep_asked(&seen, "kestrel", Tongue::En), None);
    assert!(refused(&seen, "keep").contains("K8"));
}

#[test]
fn what_came_of_a_deed_is_told_and_nothing_else() {
    let mut kept = two();
    let said = told(&mut kept, Deed::Say("Friday at eight?".to_owned()));
    assert_eq!(said, ["  Ann: Friday at eight?"]);
    let proposed = told(&mut kept, goal(300)).join("\n");
    assert!(proposed.starts_with("1. Ann proposes"), "{proposed}");
    assert!(
        proposed.contains("  Agreed: Ann\n  Still to speak: Ben\n  Dropped on "),
        "{proposed}"
    );
    let begun = told(&mut kept, Deed::Begin("The first".to_owned()));
    assert_eq!(begun[0], "The first, tonight");
    let closed = told(&mut kept, Deed::Close);
    assert_eq!(closed[0], "The first is over.");
    assert_eq!(told(&mut kept, Deed::Tonight(true)), ["That is done."]);
}

/// What the last fact is told as, to others.
fn heard(kept: &Kept) -> String {
    kept.circle
        .told(kept.facts.last().unwrap(), Tongue::En)
        .unwrap()
}

#[test]
fn what_others_do_is_told_with_the_number_it_is_about() {
    let mut kept = two();
    kept.joins("Cleo");
    kept.does(ANN, goal(300));
    assert_eq!(heard(&kept), "Proposal 1: Ann proposes Goal: 300");
    kept.does(BEN, Deed::Vote(1, Some(true)));
    assert_eq!(heard(&kept), "Ben said yes to proposal 1");
    kept.does(BEN, Deed::Vote(1, None));
    assert_eq!(heard(&kept), "Ben takes back the yes to proposal 1");
    kept.does(BEN, Deed::Vote(1, Some(false)));
    assert_eq!(heard(&kept), "Ben said no to proposal 1: it is dropped");
    kept.does(ANN, Deed::Vouch(BEN));
    kept.does(BEN, Deed::Object);
    assert_eq!(heard(&kept), "Ben keeps the key there was: no other opens.");
}

/// K10: what still counts is said when an evening is closed, and what came of it when it is over.
#[test]
fn an_evening_that_is_closed_while_a_game_goes_on_says_so_and_how_it_stands_then() {
    let mut kept = two();
    kept.does(ANN, Deed::Begin("The first".to_owned()));
    assert_eq!(heard(&kept), "Ann begins an evening: The first");
    kept.does(ANN, Deed::Open("kestrel".to_owned(), "wimpout".to_owned()));
    kept.does(ANN, Deed::Close);
    let closed = "The first is over. A game of it is still being played, and will count.";
    assert_eq!(heard(&kept), closed);
    let place = Place {
        name: "Ben".to_owned(),
        member: Some(BEN),
        bot: false,
        won: true,
        score: 510,
    };
    let ending = Ending {
        places: vec![place],
        ..Ending::none("kestrel")
    };
    kept.try_to(Command::End(ending)).outcome.unwrap();
    assert_eq!(heard(&kept), "Won by Ben. The first is over; Ben is first.");
    let told = lines(&kept.seen_by(ANN), "evening 1").join("\n");
    assert!(told.contains("Games won count."), "{told}");
    let why = refused(&kept.seen_by(ANN), "evening first");
    assert!(why.contains("evening begin NAME"), "{why}");
}

#[test]
fn a_word_with_something_else_behind_it_is_refused_and_not_taken_for_another() {
    let kept = two();
    let seen = kept.seen_by(ANN);
    for (line, said) in [
        ("tonight maybe", "K13"),
        ("evening begun first", "K10"),
        ("vote yes", "nothing is being voted on"),
        ("play", "play wimpout"),
        ("propose wimpout goal=200 goal=250", "`goal` is given twice"),
    ] {
        let why = refused(&seen, line);
        assert!(why.contains(said), "{line}: {why}");
    }
    let says = |line| enter(&seen, line, Tongue::En).unwrap().unwrap();
    assert_eq!(says("tonight nein"), Typed::Do(Deed::Tonight(false)));
    assert_eq!(says("evening end"), Typed::Do(Deed::Close));
}

#[test]
fn versions_of_the_book_are_read_whole_and_compared() {
    let mut kept = two();
    agreed(&mut kept, 1, goal(300));
    agreed(&mut kept, 2, goal(400));
    let seen = kept.seen_by(ANN);
    let second = lines(&seen, "book 2").join("\n");
    assert!(
        second.contains("  Cosmic Wimpout: Goal: 300 instead of 500"),
        "{second}"
    );
    assert!(
        second.contains("Cosmic Wimpout:\n  Goal: 300. "),
        "{second}"
    );
    let compared = [
        "From version 1 to 3",
        "  Cosmic Wimpout: Goal: 400 instead of 500",
    ];
    assert_eq!(lines(&seen, "book 1 3"), compared);
    assert_eq!(
        lines(&seen, "book 3 3"),
        ["From version 3 to 3", "Nothing differs."]
    );
    assert!(refused(&seen, "book 1 7").contains("no version 7"));
}

#[test]
fn of_a_text_that_is_changed_it_is_told_what_is_other_in_it() {
    let mut kept = two();
    let own = |text: &str| book(&[("wimpout", "own/lucky", Value::Word(text.to_owned()))]);
    agreed(&mut kept, 1, own(LUCKY));
    let told = told(&mut kept, own(LUCKIER)).join("\n");
    assert!(
        told.contains(
            "    - about: Every bank brings 5 more.\n    + about: Every bank brings 10 more."
        ),
        "{told}"
    );
    assert!(told.contains("    -   5\n    +   10"), "{told}");
    assert!(
        !told.contains("rule: lucky"),
        "what is the same is left out: {told}"
    );
}

#[test]
fn each_game_may_have_a_clock_of_its_own() {
    let mut kept = two();
    let word = |word: &str| Value::Word(word.to_owned());
    let clocks = [
        ("circle", "clock", word("day")),
        ("circle", "clock-wimpout", word("minute")),
        ("circle", "clock-cow", word("none")),
    ];
    agreed(&mut kept, 1, book(&clocks));
    let clock = |game| kept.circle.book().clock(game);
    assert_eq!(clock("wimpout"), ClockPlan::PerTurn(60_000));
    assert_eq!(clock("connexion"), ClockPlan::PerTurn(DAY));
    assert_eq!(clock("cow"), ClockPlan::None);
}

/// K20: a bot may win a game, and stands in no standing; money is what somebody made, over what each begins with.
#[test]
fn a_bot_stands_in_no_standing_and_money_is_what_was_made() {
    let mut kept = two();
    let money = book(&[("circle", "counts", Value::Word("money".to_owned()))]);
    agreed(&mut kept, 1, money);
    kept.does(ANN, Deed::Begin("The first".to_owned()));
    kept.does(ANN, Deed::Open("cows".to_owned(), "cow".to_owned()));
    let place = |name: &str, member, score| Place {
        name: name.to_owned(),
        member,
        bot: member.is_none(),
        won: member.is_none(),
        score,
    };
    let ending = Ending {
        places: vec![
            place("Farmer", None, 2_900),
            place("Ben", Some(BEN), 2_100),
            place("Ann", Some(ANN), 1_600),
        ],
        ..Ending::none("cows")
    };
    kept.try_to(Command::End(ending)).outcome.unwrap();
    kept.does(ANN, Deed::Close);
    let evening = &kept.seen_by(ANN).evenings[0];
    let stands: Vec<_> = evening
        .standing
        .iter()
        .map(|line| (line.name.as_str(), line.money))
        .collect();
    assert_eq!(stands, [("Ben", 100), ("Ann", -400)]);
    let names = Names::new(&[], None);
    let told = closing(&evening.title, &evening.standing, evening.counts, names);
    assert_eq!(told.to_string(), "The first is over; Ben is first.");
}

/// K13: what was said stays for a month, and all of it can be read.
#[test]
fn the_talk_of_a_month_is_told_as_far_back_as_is_asked_for() {
    let mut kept = two();
    let nothing = lines(&kept.seen_by(ANN), "talk");
    assert_eq!(nothing, ["Nothing has been said in the last month."]);
    for number in 1..=30 {
        kept.does(BEN, Deed::Say(format!("line {number}")));
    }
    let seen = kept.seen_by(ANN);
    let place = lines(&seen, "circle");
    assert!(
        !place.iter().any(|line| line.ends_with(": line 25")),
        "{place:?}"
    );
    assert!(
        place.iter().any(|line| line.ends_with(": line 26")),
        "{place:?}"
    );
    assert!(
        place.iter().any(|line| line.contains("talk 30 tells all")),
        "{place:?}"
    );
    let few = lines(&seen, "talk");
    assert!(few[0].ends_with(" Ben: line 11"), "{few:?}");
    let all = lines(&seen, "talk 30");
    assert_eq!(all.len(), 30, "{all:?}");
    assert!(all[0].ends_with(" Ben: line 1"), "{all:?}");
    assert!(refused(&seen, "talk hello").contains("K13"));
}

/// A table that is opened is told where lines are typed with what is typed to get there, and outside without.
#[test]
fn a_table_is_told_with_the_word_that_leads_there() {
    let mut kept = two();
    kept.does(ANN, Deed::Open("kestrel".to_owned(), "wimpout".to_owned()));
    let opened = kept.facts.last().unwrap();
    let typed = kept.circle.told_typed(opened, Tongue::En).unwrap();
    assert!(typed.ends_with(". (join kestrel)"), "{typed}");
    let outside = kept.circle.told(opened, Tongue::En).unwrap();
    assert!(!outside.contains("kestrel"), "{outside}");
}
