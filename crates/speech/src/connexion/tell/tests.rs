//! Facts as they are told, in every language.

use super::*;
use crate::Tongue;

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);

/// As Bo is told it, in English and in German.
fn assert_told(seen: &Seen, english: &str, german: &str) {
    let all = ["Ann", "Bo"].map(str::to_owned);
    let names = Names::new(&all, Some(BO));
    let told = Tongue::ALL.map(|tongue| {
        let line = tell(seen, names.in_tongue(tongue));
        line.map_or_else(String::new, |line| line.to_string())
    });
    assert_eq!(told, [english, german]);
}

#[test]
fn celestial_cards_are_told() {
    let awarded = |card, pile| {
        Seen::Close(Close::Awarded {
            seat: BO,
            card,
            face_up: false,
            pile,
        })
    };
    let mars = Named {
        id: "mars".to_owned(),
        title: "Mars".to_owned(),
        tenths: 15,
    };
    assert_told(
        &awarded(Some(mars), 3),
        "You win Mars (1.5). 3 left.",
        "Du gewinnst Mars (1,5). Noch 3.",
    );
    assert_told(
        &awarded(None, 0),
        "You win a celestial card. The pile is empty: words of four letters or more pilfer now (X17).",
        "Du gewinnst eine Himmelskarte. Der Stapel ist leer: Wörter ab vier Buchstaben stibitzen jetzt (X17).",
    );
    let dealt = Close::Dealt {
        seat: BO,
        card: None,
    };
    assert_told(&Seen::Close(dealt), "", "");
}

#[test]
fn turns_are_told() {
    let ended = |words| Seen::Open(Fact::TurnEnded { seat: ANN, words });
    assert_told(
        &ended(0),
        "Ann's turn ends with no words.",
        "Der Zug von Ann endet ohne Wort.",
    );
    assert_told(
        &ended(2),
        "Ann's turn ends with two words.",
        "Der Zug von Ann endet mit zwei Wörtern.",
    );
    let wrong = Fact::ClaimWrong {
        seat: BO,
        word: "QI".to_owned(),
        because: "QI is no word".to_owned(),
        rule: "X11".to_owned(),
        minus_one: true,
    };
    assert_told(
        &Seen::Open(wrong),
        "You are wrong: QI is no word (X11). That costs a point.",
        "Du irrst dich: QI is no word (X11). Das kostet einen Punkt.",
    );
}

#[test]
fn sentences_are_told() {
    let judged = |verdict, because: Option<&str>| {
        Seen::Open(Fact::SentenceJudged {
            seat: ANN,
            verdict,
            future: true,
            because: because.map(str::to_owned),
        })
    };
    assert_told(
        &judged(Decision::Accept, None),
        "The judge accepts it, in the future tense.",
        "Der Richter lässt ihn gelten, in der Zukunft.",
    );
    assert_told(
        &judged(Decision::Unsure, Some("no verb")),
        "The judge is not sure; no verb. The others vote (X22).",
        "Der Richter ist sich nicht sicher; no verb. Die anderen stimmen ab (X22).",
    );
    let earned = |future| {
        Seen::Open(Fact::BonusEarned {
            seat: ANN,
            words: 7,
            future,
            tenths: 70,
        })
    };
    assert_told(
        &earned(true),
        "Ann earns 7 points: seven words in the future tense (X19).",
        "Ann verdient 7 Punkte: sieben Wörter in der Zukunft (X19).",
    );
    assert_told(
        &earned(false),
        "Ann earns 7 points: seven words (X19).",
        "Ann verdient 7 Punkte: sieben Wörter (X19).",
    );
}

#[test]
fn the_end_is_told() {
    let over = |winners: &[Seat]| {
        Seen::Open(Fact::GameOver {
            scores: Vec::new(),
            winners: winners.to_vec(),
        })
    };
    assert_told(&over(&[]), "The practice is over.", "Die Übung ist vorbei.");
    assert_told(&over(&[BO]), "You win the game.", "Du gewinnst das Spiel.");
    assert_told(
        &over(&[ANN, BO]),
        "The game is shared by Ann and you.",
        "Das Spiel teilen sich Ann und du.",
    );
    let counted = Fact::CardsCounted {
        scores: vec![125, -10],
        cards: Vec::new(),
    };
    assert_told(
        &Seen::Open(counted),
        "The celestial cards are counted: Ann 12.5 and you −1.",
        "Die Himmelskarten werden gezählt: Ann 12,5 und du −1.",
    );
}

#[test]
fn whatever_the_judge_finds_is_known_in_german_and_its_words_stay() {
    for decision in [Decision::Reject, Decision::Unsure] {
        for (slug, why) in decision.reasons() {
            let german = reason(&why, Tongue::De);
            assert_ne!(german, why, "{slug}");
            let about = format!("nobody go: {why}");
            assert_eq!(reason(&about, Tongue::De), format!("nobody go: {german}"));
            assert_eq!(reason(&about, Tongue::En), about);
        }
    }
}

#[test]
fn a_rule_that_would_leave_nothing_to_place_is_told() {
    let rule = "Quiet neighbours".to_owned();
    assert_told(
        &Seen::Open(Fact::OwnRuleWaived { seat: BO, rule }),
        "Own rule “Quiet neighbours” barred every card that you could place, so it did not hold.",
        "Die eigene Regel „Stille Nachbarn“ verbot jede Karte, die du legen konntest; darum galt sie nicht.",
    );
}

#[test]
fn what_rules_of_the_tables_own_count_is_told() {
    let (rule, counter, count) = ("Hot streak".to_owned(), "Streak".to_owned(), 3);
    let of_bo = Fact::OwnRuleCounted {
        seat: BO,
        rule: rule.clone(),
        counter: counter.clone(),
        count,
    };
    assert_told(
        &Seen::Open(of_bo),
        "You: Streak 3 (own rule “Hot streak”).",
        "Du: Strähne 3 (eigene Regel „Glückssträhne“).",
    );
    let of_all = Fact::OwnRuleCountedAll {
        rule,
        counter,
        count,
    };
    assert_told(
        &Seen::Open(of_all),
        "At the table: Streak 3 (own rule “Hot streak”).",
        "Am Tisch: Strähne 3 (eigene Regel „Glückssträhne“).",
    );
}
