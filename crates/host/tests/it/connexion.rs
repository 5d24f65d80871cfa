//! A live table of `ConneXion`: its clock, claims that come too late or too early, and what others never see.

use std::fmt::Write as _;

use connexion::Connexion;
use host::{Act, Command, Fact, Lines, News, Plan, Room};
use serde_json::{Value as Json, json};
use table::{Code, Materials, Seat, Step, Table, Value, Viewer};

use crate::kept::{Kept, plan, started};

const MINUTE: u64 = 60_000;

/// Words that any two cards spell, such as ab, aba and abab: so that there is always something to claim.
fn by_turns() -> String {
    let mut list = String::new();
    for first in 'a'..='z' {
        for second in 'a'..='z' {
            let pair = format!("{first}{second}").repeat(20);
            (2..=40).for_each(|length| writeln!(list, "{}", &pair[..length]).unwrap());
        }
    }
    list
}

fn connexion_plan() -> Plan {
    Plan {
        game: "connexion".to_owned(),
        rules: table::Settings::default().with("clock", Value::Number(60)),
        materials: Materials([("words".to_owned(), by_turns())].into()),
        ..plan()
    }
}

fn at_table(people: &[&str]) -> Kept {
    started(connexion_plan(), people)
}

fn typed(room: &Room) -> &Table<Connexion> {
    let table = room.table().unwrap();
    table.as_any().downcast_ref().unwrap()
}

fn active(room: &Room) -> Seat {
    room.asked()[0]
}

fn doing(seat: Seat, action: Json) -> Command {
    Command::Act(Act {
        seat,
        action,
        against: None,
        client: None,
    })
}

/// Words on the board that nobody has claimed, the longest first.
fn open_words(room: &Room) -> Vec<String> {
    let table = typed(room);
    let (search, state) = (table.game().search(), table.state());
    let words = search.all_words(&state.layout).into_iter();
    let words = words.map(|word| search.lexicon().word(word).to_owned());
    let listed = |word: &String| state.words.iter().any(|listed| listed.word == *word);
    let mut open: Vec<String> = words.filter(|word| !listed(word)).collect();
    open.sort_by_key(|word| std::cmp::Reverse(word.len()));
    open
}

impl Kept {
    /// Places a card that can stand for a single letter.
    fn places(&mut self) {
        let seat = active(&self.room);
        let mut cards = self.room.view(Viewer::Seat(seat)).actions().into_iter();
        let letter = |action: &Json| {
            !["theta", "phi", "psi"]
                .map(Json::from)
                .contains(&action["card"])
        };
        self.does(doing(seat, cards.find(letter).unwrap()));
    }

    fn claims(&mut self, words: usize) {
        for _ in 0..words {
            let word = open_words(&self.room).remove(0);
            self.does(doing(
                active(&self.room),
                json!({"do": "claim", "word": word}),
            ));
        }
    }

    fn is_done(&mut self) {
        self.does(doing(active(&self.room), json!({"do": "done"})));
    }

    /// The first two turns: the second player wins the whole pile.
    fn empties_the_pile(&mut self) {
        self.places();
        self.is_done();
        self.places();
        self.claims(28);
        self.is_done();
    }

    fn phase(&self) -> Json {
        self.room.table().unwrap().view(Viewer::Spectator)["phase"].clone()
    }
}

#[test]
fn the_clock_of_a_turn_stands_still_while_a_victim_is_chosen() {
    let mut kept = at_table(&["ann", "bob"]);
    kept.empties_the_pile();
    kept.places();
    let began = kept.now;
    kept.now = began + 20_000;
    kept.claims(1);
    assert_eq!(kept.phase(), "pilfer");
    assert_eq!(kept.room.alarm(), None, "no clock runs");
    kept.now += 10 * MINUTE;
    let from = active(&kept.room);
    let victim = Seat(1 - from.0);
    kept.does(doing(from, json!({"do": "pilfer", "from": victim})));
    assert_eq!(kept.phase(), "claim");
    assert_eq!(kept.room.alarm(), Some(kept.now + 40_000));
    assert_eq!(kept.restored().alarm(), Some(kept.now + 40_000));
    kept.now += 39_999;
    kept.claims(1);
    kept.does(doing(from, json!({"do": "decline"})));
    assert_eq!(kept.room.alarm(), Some(kept.now + 1));
    kept.now += 1;
    kept.does(Command::Tick);
    assert_eq!(kept.phase(), "place");
}

#[test]
fn a_claim_counts_up_to_the_limit_and_not_after_it() {
    let mut kept = at_table(&["ann", "bob"]);
    kept.places();
    kept.is_done();
    kept.places();
    let late = active(&kept.room);
    kept.now += MINUTE - 1;
    kept.claims(1);
    kept.now += 1;
    let word = open_words(&kept.room).remove(0);
    let claim = json!({"do": "claim", "word": word});
    let effects = kept.try_to(doing(late, claim.clone()));
    let refusal = effects.outcome.unwrap_err();
    assert_eq!(refusal.rule.as_deref(), Some("X4"), "{refusal}");
    assert_eq!(effects.facts.len(), 1, "the time that has run out is kept");
    assert_eq!(kept.phase(), "place");
    let words = kept.room.table().unwrap().view(Viewer::Spectator)["words"].clone();
    assert_eq!(
        words.as_array().unwrap().len(),
        1,
        "the word claimed in time stands"
    );
}

#[test]
fn a_claim_in_anothers_turn_and_a_word_claimed_twice_are_refused_by_the_rule() {
    let mut kept = at_table(&["ann", "bob"]);
    kept.places();
    kept.is_done();
    kept.places();
    let seat = active(&kept.room);
    let word = open_words(&kept.room).remove(0);
    let claim = json!({"do": "claim", "word": word});
    let refusal = kept.refuses(doing(Seat(1 - seat.0), claim.clone()));
    assert_eq!(
        (refusal.code, refusal.rule.as_deref()),
        (Code::NotYourTurn, Some("X3"))
    );
    kept.does(doing(seat, claim.clone()));
    let refusal = kept.refuses(doing(seat, claim));
    assert_eq!(refusal.rule.as_deref(), Some("X11"));
}

#[test]
fn a_claim_is_not_lost_because_the_table_has_moved_on() {
    let mut kept = at_table(&["ann", "bob"]);
    kept.places();
    kept.is_done();
    kept.places();
    let seat = active(&kept.room);
    let seen = kept.room.table().unwrap().length();
    kept.does(Command::Propose(
        seat,
        table::Settings::default().with("min-length", Value::Number(3)),
    ));
    let word = open_words(&kept.room).remove(0);
    let claim = |against, word: &str| {
        Command::Act(Act {
            seat,
            action: json!({"do": "claim", "word": word}),
            against: Some(against),
            client: None,
        })
    };
    kept.does(claim(seen, &word));
    let refusal = kept.refuses(claim(seen, "qqqq"));
    assert_eq!(
        refusal.rule.as_deref(),
        Some("X6"),
        "it says why: {refusal}"
    );
}

/// What `viewer` is told of a table by every door.
fn told(facts: &[Fact], viewer: Viewer) -> Json {
    let room = Room::restore(facts.to_vec()).unwrap();
    let table = room.table().unwrap();
    json!({
        "view": room.view(viewer), "log": room.read(0, viewer).collect::<Vec<_>>(), "sentences": room.told(0, viewer),
        "table": table.view(viewer), "events": table.seen_from(0, viewer),
        "look": room.words().unwrap().look(table, viewer.into(), 100),
    })
}

/// The facts with names that were drawn changed for others.
fn redrawn(facts: &[Fact], names: &[(String, String)]) -> Vec<Fact> {
    let other = |name: &str| {
        names
            .iter()
            .find(|(from, _)| from == name)
            .map(|(_, to)| to.clone())
    };
    let facts = facts.iter().cloned().map(|fact| match fact {
        Fact::Stepped {
            step: Step::Luck {
                luck: Json::String(name),
            },
            at,
            client,
        } => {
            let luck = json!(other(&name).unwrap_or(name));
            Fact::Stepped {
                step: Step::Luck { luck },
                at,
                client,
            }
        }
        fact => fact,
    });
    facts.collect()
}

/// Every card takes the place of the next.
fn turned_round(cards: &[String]) -> Vec<(String, String)> {
    let next = cards.iter().cycle().skip(1).cloned();
    cards.iter().cloned().zip(next).collect()
}

fn strings(json: &Json) -> Vec<String> {
    let list = json.as_array().into_iter().flatten();
    list.filter_map(Json::as_str).map(str::to_owned).collect()
}

#[test]
fn nothing_that_a_seat_is_told_depends_on_cards_that_it_cannot_see() {
    let mut kept = at_table(&["ann", "bob", "cy"]);
    for turn in 0..6 {
        kept.places();
        if turn > 0 {
            kept.claims(2);
        }
        kept.is_done();
    }
    let table = kept.room.table().unwrap();
    let hidden_from = |viewer: Seat, kind: &str| -> Vec<String> {
        let others = (0..3).map(Seat).filter(|seat| *seat != viewer);
        others
            .flat_map(|seat| strings(&table.view(Viewer::Seat(seat))[kind]))
            .collect()
    };
    for viewer in (0..3).map(Seat) {
        let mut names = turned_round(&hidden_from(viewer, "hand"));
        names.extend(turned_round(&hidden_from(viewer, "celestial")));
        assert!(names.len() > 10, "many cards are hidden: {names:?}");
        let other = redrawn(&kept.facts, &names);
        assert_eq!(
            told(&kept.facts, Viewer::Seat(viewer)),
            told(&other, Viewer::Seat(viewer))
        );
        let watcher = Viewer::Spectator;
        assert_eq!(told(&kept.facts, watcher), told(&other, watcher));
        let seen = Viewer::Seat(Seat((viewer.0 + 1) % 3));
        assert_ne!(
            told(&kept.facts, seen),
            told(&other, seen),
            "who holds them sees them"
        );
    }
}

#[test]
fn in_lines_the_words_nobody_found_are_told_once_when_the_game_is_over() {
    let plan = Plan {
        materials: Materials::default(),
        ..connexion_plan()
    };
    let mut kept = started(plan, &["ann", "bob"]);
    let mut ann = Lines::new(Some(Seat(0)), "ann", 80);
    let overlooked = |news: &[News]| {
        let told = news
            .iter()
            .filter(|news| news.text.starts_with("Nobody found "));
        told.count()
    };
    while !kept.room.is_over() {
        assert_eq!(overlooked(&ann.news(&kept.room)), 0);
        let seat = active(&kept.room);
        let first = kept.room.view(Viewer::Seat(seat)).actions().remove(0);
        kept.does(doing(seat, first));
    }
    let news = ann.news(&kept.room);
    assert_eq!(overlooked(&news), 1, "{news:?}");
    let told = |begins: &str| news.iter().any(|news| news.text.starts_with(begins));
    assert!(told("Among the longest: "), "{news:?}");
    assert!(told("   1. ann"), "the standings: {news:?}");
    kept.does(Command::Say(
        Some(Seat(0)),
        "ann".to_owned(),
        "well".to_owned(),
    ));
    let said = News {
        text: "ann: well".to_owned(),
        is_talk: true,
    };
    assert_eq!(ann.news(&kept.room), [said]);
}

#[test]
fn in_lines_who_is_on_the_clock_hears_the_seconds_left() {
    let mut kept = started(connexion_plan(), &["ann", "bob"]);
    let seat = active(&kept.room);
    let left = |kept: &Kept, seat: Seat| kept.room.seconds_left(Viewer::Seat(seat), kept.now);
    assert_eq!(left(&kept, seat), None, "no card lies yet (X4)");
    let first = kept.room.view(Viewer::Seat(seat)).actions().remove(0);
    kept.does(doing(seat, first));
    assert_eq!(left(&kept, seat).as_deref(), Some("60 seconds left."));
    kept.now += 58_500;
    assert_eq!(left(&kept, seat).as_deref(), Some("2 seconds left."));
    kept.now += 600;
    assert_eq!(left(&kept, seat).as_deref(), Some("One second left."));
    assert_eq!(left(&kept, Seat(1 - seat.0)), None, "the clock of another");
}

#[test]
fn the_first_bot_in_company_fits_people() {
    let names = |slug| {
        let company = host::game(slug).unwrap().company();
        company.iter().map(|bot| bot.name).collect::<Vec<_>>()
    };
    for (slug, first) in [
        ("connexion", "club"),
        ("cow", "farmer"),
        ("wimpout", "odds"),
    ] {
        let names = names(slug);
        assert_eq!((names[0], names.last()), (first, Some(&"random")), "{slug}");
        let once: std::collections::BTreeSet<_> = names.iter().collect();
        assert_eq!(once.len(), names.len(), "{slug}");
    }
}
