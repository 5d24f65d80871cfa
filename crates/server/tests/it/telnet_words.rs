//! What can be said at the telnet door: votes, talk, lessons; and how it comes: a window at a time, in colours.

use tokio::io::AsyncWriteExt as _;

use server::{Limits, Rate};

use crate::House;
use crate::telnet::Telnet;

#[tokio::test]
async fn a_proposal_is_told_with_the_question_and_the_words_that_answer() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    let table = ann.opens("new wimpout goal=100").await;
    bob.say("tables").await;
    bob.until("goal 100").await;
    bob.joins(&table).await;
    ann.until("Bob sits down").await;
    for when in ["before", "in"] {
        let rule = if when == "in" { "goal=80" } else { "bump=on" };
        ann.say(&format!("propose {rule}")).await;
        bob.until("Yes so far: Ann. Do you agree? Type yes or no (W18).")
            .await;
        for word in ["votes", "look", "score"] {
            bob.say(word).await;
            bob.until("Do you agree? Type yes or no (W18).").await;
        }
        ann.say("votes").await;
        ann.until("Yes so far: Ann. It needs everybody.").await;
        bob.say("yes").await;
        ann.until("Bob says yes").await;
        bob.say("votes").await;
        bob.until("Nothing is being voted on").await;
        if when == "before" {
            ann.say("start").await;
            bob.until("The game begins").await;
        }
    }
    bob.say("no").await;
    bob.until("Nothing is being voted on").await;
}

/// A word of the lobby is named as one at a table that is not played at; whoever goes back to the lobby is away at once, and
/// nobody is told that their line was broken off.
#[tokio::test]
async fn whoever_goes_back_to_the_lobby_is_away_and_its_words_are_known_at_a_table() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    let table = ann.opens("new wimpout").await;
    bob.joins(&table).await;
    for word in ["new cow", "circle new Club", "book"] {
        ann.say(word).await;
        ann.until("is a word for the lobby. Type tables").await;
    }
    bob.say("quit").await;
    bob.until("in the lobby").await;
    ann.say("who").await;
    ann.until("Bob is away").await;
}

#[tokio::test]
async fn the_lobby_talks_and_knows_who_is_there() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    ann.say("say hello all").await;
    bob.until("Ann: hello all").await;
    bob.say(":waves").await;
    ann.until("Bob waves").await;
    ann.say("who").await;
    ann.until("Bob, in the lobby").await;
    bob.say("new").await;
    bob.until("key of your seat").await;
    ann.say("who").await;
    ann.until("Bob, at a table").await;
    // At a table nothing of the lobby is heard.
    ann.say("say still here").await;
    ann.until("Ann: still here").await;
    bob.say(":sits").await;
    let heard = bob.until("Bob sits\r").await;
    assert!(!heard.contains("still here"), "{heard}");
    bob.say("who").await;
    let heard = bob.until("1. Bob").await;
    assert!(!heard.contains("Ann"), "{heard}");
    // Newcomers are told the last of it.
    let mut cid = Telnet::come_in(&house, "Cid").await;
    cid.until("Ann: still here").await;
    // More than a slow machine can take one a second of.
    for n in 0..100 {
        cid.say(&format!("say {n}")).await;
    }
    cid.until("oo many").await;
}

#[tokio::test]
async fn nobody_is_called_by_a_word_of_the_house() {
    let house = House::open().await;
    let mut ann = Telnet::connect(&house).await;
    ann.until("what name").await;
    for word in ["look", "TABLES", "yes"] {
        ann.say(word).await;
        ann.until("nobody can be called that").await;
    }
    ann.say("HELP").await;
    ann.until("Type the name that you will play by").await;
    ann.say("language de").await;
    ann.say("help").await;
    ann.until("unter dem du spielen willst").await;
    ann.say("language en").await;
    ann.say("rule help wimpout").await;
    ann.until("First the name that you will play by; `rule` is for afterwards.")
        .await;
    ann.say("name Ann").await;
    ann.until("Welcome, Ann").await;
    ann.say("name quit").await;
    ann.until("nobody can be called that").await;
    let mut gone = Telnet::connect(&house).await;
    gone.until("what name").await;
    gone.say("quit").await;
    assert!(gone.rest().await.contains("Good night"));
}

#[tokio::test]
async fn lessons_odds_clock_and_record_are_told() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("lesson cow").await;
    ann.until("8. ").await;
    ann.say("lesson wimpout 1").await;
    ann.until("Answer with lesson wimpout 1 a").await;
    ann.say("lesson wimpout 1 b").await;
    ann.until("lesson wimpout 2 goes on").await;
    ann.say("actions").await;
    ann.until("a word for a table").await;
    ann.say("new wimpout coach goal=60").await;
    ann.until("key of your seat").await;
    ann.say("record").await;
    ann.until("Nothing is recorded").await;
    ann.say("start").await;
    ann.until("Throw all five cubes").await;
    ann.say("odds").await;
    ann.until("The next throw comes to:").await;
    ann.until(" %  ").await;
    ann.say("clock").await;
    ann.until("no clock").await;
    ann.say("record").await;
    ann.until("when the game is over").await;
    ann.say("lesson 8").await;
    ann.until("Last Licks").await;
    ann.say("luck").await;
    ann.until("The word of Ann").await;
}

#[tokio::test]
async fn odds_are_told_against_bots_alone_p26() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("new wimpout starter=first").await;
    ann.until("key of your seat").await;
    ann.say("bot odds").await;
    ann.until("sits down").await;
    ann.say("start").await;
    ann.until("Throw all five cubes").await;
    ann.say("odds").await;
    ann.until("The next throw comes to:").await;
}

/// IAC SB NAWS, so many columns and rows.
fn window(columns: u8, rows: u8) -> [u8; 12] {
    [255, 251, 31, 255, 250, 31, 0, columns, 0, rows, 255, 240]
}

#[tokio::test]
async fn long_answers_come_a_window_at_a_time() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.stream.write_all(&window(60, 20)).await.unwrap();
    ann.say("rules wimpout").await;
    ann.until("The rules in force").await;
    let page = ann.until("more lines: type more ---\r\n").await;
    assert_eq!(
        page.lines().filter(|line| !line.is_empty()).count(),
        19,
        "{page}"
    );
    assert!(page.lines().all(|line| line.len() <= 60), "{page}");
    ann.say("more").await;
    ann.until("more lines: type more ---").await;
    // An empty line goes on as well; another answer forgets the rest.
    ann.say("").await;
    ann.until("\r\n").await;
    ann.say("games").await;
    ann.until("cow: ").await;
    ann.say("more").await;
    ann.say("more").await;
    ann.until("There is no more").await;
    ann.say("pager off").await;
    ann.until("at once").await;
    ann.say("rules wimpout").await;
    let all = ann.until("suspend").await;
    assert!(!all.contains("type more"), "{all}");
}

#[tokio::test]
async fn everybody_is_told_in_their_own_language() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    let table = ann.opens("new wimpout").await;
    ann.say("language de").await;
    ann.until("auf Deutsch erzählt").await;
    ann.say("language fr").await;
    ann.until("language de (Deutsch)").await;
    bob.say(&format!("join {table}")).await;
    ann.until("Bob setzt sich.").await;
    ann.say("start").await;
    ann.until("Das Spiel beginnt.").await;
    bob.until("The game begins.").await;
    ann.until("Du wirfst ").await;
    bob.until("Ann throws ").await;
    ann.say("history 50").await;
    ann.until("Ann setzt sich.").await;
}

#[tokio::test]
async fn colours_come_to_clients_that_take_them() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("new").await;
    ann.until("key of your seat").await;
    ann.say("start").await;
    let plain = ann.until("  throw  ").await;
    assert!(!plain.contains('\x1b'), "{plain}");
    ann.say("colour on").await;
    ann.until("coloured").await;
    ann.say("look").await;
    ann.until("Throw all five").await;
    ann.say("colour off").await;
    ann.until("no colours").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    // IAC WILL TTYPE, IAC SB TTYPE IS xterm IAC SE.
    bob.stream
        .write_all(b"\xff\xfb\x18\xff\xfa\x18\x00xterm\xff\xf0")
        .await
        .unwrap();
    bob.say("new").await;
    bob.until("key of your seat").await;
    bob.say("start").await;
    bob.until("\x1b[1mThrow all five cubes").await;
    bob.until("\x1b[1mthrow\x1b[0m").await;
    bob.say("reader on").await;
    bob.until("without columns").await;
    bob.say("throw").await;
    let heard = bob.until("You throw").await;
    assert!(!heard.contains('\x1b'), "{heard}");
}

/// O9: a rule of one's own is typed line by line, read, told and put to the vote; a wrong one says its line.
#[tokio::test]
async fn a_rule_of_ones_own_is_pasted_read_and_voted_on() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    ann.say("rule paste").await;
    ann.until("go to one first").await;
    ann.say("rule check cow").await;
    ann.until("a full stop").await;
    for line in ["rule: dear", "title: Dear", "about: All cost more.", "---"] {
        ann.say(line).await;
    }
    ann.say("fn price(card) { card.legs }").await;
    ann.say(".").await;
    ann.until("`.legs` here").await;
    ann.say("rule new cow paperwork").await;
    ann.until("title: Paperwork").await;
    ann.until("fn price(card)").await;
    ann.say("rule questions connexion").await;
    ann.until("cards_won(word)").await;
    let table = ann.opens("new wimpout goal=100").await;
    bob.joins(&table).await;
    ann.say("rule paste").await;
    ann.until("a full stop").await;
    ann.say("rule: half").await;
    ann.say(".quit").await;
    ann.until("Nothing is read.").await;
    ann.say("rule show").await;
    ann.until("no rule of its own").await;
    ann.say("rule paste").await;
    ann.until("a full stop").await;
    let text = include_str!("../../../../examples/rules/wimpout/lucky-sevens.rule");
    for line in text.lines() {
        ann.say(line).await;
    }
    ann.say(".").await;
    ann.until("A bank of 35 points brings 45.").await;
    bob.until("Lucky sevens").await;
    bob.until("Type yes or no (W18).").await;
    bob.say("yes").await;
    ann.until("Bob says yes").await;
    ann.say("rule show").await;
    ann.until("rule: lucky-sevens").await;
}

/// What comes behind a text that is lost is passed over without a word, and cut where it has no end.
#[tokio::test]
async fn what_comes_behind_a_lost_text_is_passed_over_up_to_a_bound() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("rule check cow").await;
    ann.until("a full stop").await;
    ann.say(&"x".repeat(3_000)).await;
    ann.until("That line is too long").await;
    for _ in 0..20 {
        ann.say(&"y".repeat(3_000)).await;
    }
    ann.say(".").await;
    let passed = ann.until("Not all of the text could be kept").await;
    assert!(!passed.contains("too long"), "{passed}");
    ann.say("rule check cow").await;
    ann.until("a full stop").await;
    ann.say(&"x".repeat(3_000)).await;
    ann.until("That line is too long").await;
    for _ in 0..140 {
        ann.say(&"z".repeat(1_000)).await;
    }
    ann.until("far more than a text").await;
}

/// Lines of a text are requests, many to one: whoever types too many loses the text, and is told so once.
#[tokio::test]
async fn the_lines_of_a_text_are_counted() {
    let limits = Limits {
        guest: Rate::new(1, 20),
        ..crate::limits()
    };
    let house = House::open_with(limits).await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("rule check cow").await;
    ann.until("a full stop").await;
    // As many lines as one text may have, of a byte each, are more requests than are left.
    for _ in 0..12_000 {
        ann.say("").await;
    }
    ann.until("Too many requests").await;
    ann.say(".").await;
    ann.until("Not all of the text could be kept").await;
}

/// Who types faster than anybody may is held up, told so once, and loses nothing; others are heard meanwhile.
#[tokio::test]
async fn lines_that_come_too_fast_are_heard_one_after_the_other() {
    let limits = Limits {
        guest: Rate::new(5, 20),
        ..crate::limits()
    };
    let house = House::open_with(limits).await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    for n in 1..=16 {
        ann.say(&format!("rules wimpout W{n}")).await;
    }
    for _ in 0..8 {
        ann.say("more").await;
    }
    ann.say("rules wimpout W17").await;
    ann.until("come faster than the house hears").await;
    bob.say("rules wimpout W1").await;
    bob.until("W1").await;
    let rest = ann.until("W17").await;
    assert!(!rest.contains("come faster"), "{rest}");
}

/// A game that is named is the one that is meant, at a table of another one too.
#[tokio::test]
async fn texts_to_begin_with_are_of_the_game_that_is_named() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("new wimpout goal=100").await;
    ann.until("You sit at table ").await;
    ann.say("rule new cow paperwork").await;
    ann.until("title: Paperwork").await;
    ann.say("rule new").await;
    ann.until("jackpot").await;
}

#[tokio::test]
async fn who_is_there_is_told_and_whoever_waits_nudges() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    let table = ann.opens("new wimpout starter=first").await;
    bob.joins(&table).await;
    ann.until("Bob sits down").await;
    ann.say("start").await;
    bob.until("The game begins").await;
    for word in ["who", "score"] {
        bob.say(word).await;
        bob.until("Ann is here.").await;
        bob.until("The table waits for Ann.").await;
        bob.until("You are here.").await;
    }
    bob.say("nudge").await;
    ann.until("Bob nudges you: it is your turn.").await;
    bob.until("You nudge Ann.").await;
    bob.say("nudge Ann").await;
    bob.until("nudged just now").await;
    bob.say("nudge Zoe").await;
    bob.until("obody here is called Zoe").await;
}

#[tokio::test]
async fn a_table_with_a_clock_and_a_password_is_opened_by_words_p3_p5() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    ann.say("new wimpout turn=soon").await;
    ann.until("rite a number and d, h, m or s").await;
    let table = ann
        .opens("new wimpout turn=2m seats=2 password=Moo starter=first")
        .await;
    bob.say(&format!("join {table}")).await;
    bob.until("his table has a password").await;
    bob.say("sit oink").await;
    bob.until("hat is not the password").await;
    bob.say("sit Moo").await;
    bob.until("key of your seat").await;
    let mut cat = Telnet::come_in(&house, "Cat").await;
    cat.say(&format!("join {table} Moo")).await;
    cat.until("ll 2 seats are taken").await;
    cat.say("look").await;
    cat.until("2 min").await;
    ann.say("start").await;
    bob.until("The game begins").await;
    bob.say("clock").await;
    bob.until("Ann has").await;
}
