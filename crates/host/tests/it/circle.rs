//! A circle: who may do what, what the Guiding Light needs, what nobody outside can know.

use std::collections::BTreeMap;

use host::circle::{
    Book, Circle, Command, Deed, Effects, Ending, Fact, Inside, Matter, MemberId, Newcomer, OWN,
    Place,
};
use proptest::prelude::*;
use serde_json::json;
use table::{Code, Settings, Value};

pub(crate) const DAY: u64 = 24 * 3600 * 1000;
pub(crate) const MONDAY: u64 = 20_000 * DAY;

pub(crate) const ANN: MemberId = MemberId(0);
pub(crate) const BEN: MemberId = MemberId(1);
pub(crate) const CLEO: MemberId = MemberId(2);

/// A circle whose facts are kept as a store would keep them.
pub(crate) struct Kept {
    pub(crate) circle: Circle,
    pub(crate) facts: Vec<Fact>,
    pub(crate) now: u64,
}

impl Kept {
    pub(crate) fn founded(name: &str) -> Self {
        let (circle, fact) = Circle::found("Friday people", "sun-teal", newcomer(name), MONDAY);
        Self {
            circle,
            facts: vec![fact],
            now: MONDAY,
        }
    }

    pub(crate) fn try_to(&mut self, command: Command) -> Effects {
        let effects = self.circle.command(command, self.now);
        self.facts.extend(effects.facts.clone());
        effects
    }

    pub(crate) fn does(&mut self, by: MemberId, deed: Deed) {
        let told = format!("{deed:?}");
        self.try_to(Command::Do(by, deed, None))
            .outcome
            .expect(&told);
    }

    pub(crate) fn refuses(&mut self, by: MemberId, deed: Deed, rule: &str) {
        let why = self
            .try_to(Command::Do(by, deed, None))
            .outcome
            .unwrap_err();
        assert_eq!(why.rule.as_deref(), Some(rule), "{why}");
    }

    pub(crate) fn joins(&mut self, name: &str) {
        self.try_to(Command::Join(newcomer(name))).outcome.unwrap();
    }

    pub(crate) fn seen_by(&self, member: MemberId) -> Inside {
        self.circle.inside(member, self.now).unwrap()
    }

    pub(crate) fn restart(&mut self) {
        let text = serde_json::to_string(&self.facts).unwrap();
        let facts: Vec<Fact> = serde_json::from_str(&text).unwrap();
        let back = Circle::restore(facts).unwrap();
        assert_eq!(back, self.circle);
        self.circle = back;
    }
}

pub(crate) fn newcomer(name: &str) -> Newcomer {
    Newcomer {
        name: name.to_owned(),
        marker: String::new(),
    }
}

pub(crate) fn changes(chapter: &str, slug: &str, value: Value) -> Book {
    Book(BTreeMap::from([(
        chapter.to_owned(),
        Settings::default().with(slug, value),
    )]))
}

pub(crate) fn goal(goal: i64) -> Deed {
    Deed::Change(changes("wimpout", "goal", Value::Number(goal)))
}

pub(crate) fn three() -> Kept {
    let mut kept = Kept::founded("Ann");
    kept.joins("Ben");
    kept.joins("Cleo");
    kept
}

#[test]
fn a_founder_alone_writes_version_1_and_nobody_writes_afterwards() {
    let mut kept = Kept::founded("Ann");
    kept.does(ANN, goal(300));
    kept.does(ANN, goal(400));
    assert_eq!(kept.circle.version(), 1);
    assert_eq!(
        kept.circle.rules("wimpout").get("goal"),
        Some(&Value::Number(400))
    );
    kept.joins("Ben");
    kept.does(ANN, goal(500));
    assert_eq!(
        kept.circle.rules("wimpout").get("goal"),
        Some(&Value::Number(400))
    );
    kept.does(BEN, Deed::Vote(1, Some(true)));
    assert_eq!(kept.circle.version(), 2);
    let versions = kept.seen_by(BEN).versions;
    assert_eq!(versions[1].yes, [ANN, BEN]);
    assert_eq!(
        json!(versions[1].changes),
        json!([{"chapter": "wimpout", "rule": "goal", "from": 400, "to": 500}])
    );
    kept.restart();
}

#[test]
fn one_no_kills_and_a_yes_can_be_withdrawn_until_the_last_is_in() {
    let mut kept = three();
    kept.does(ANN, goal(300));
    kept.does(BEN, Deed::Vote(1, Some(true)));
    kept.does(BEN, Deed::Vote(1, None));
    kept.does(CLEO, Deed::Vote(1, Some(true)));
    assert_eq!(kept.circle.version(), 1);
    assert_eq!(kept.seen_by(ANN).proposals[0].waits, [BEN]);
    kept.does(BEN, Deed::Vote(1, Some(false)));
    assert!(kept.seen_by(ANN).proposals.is_empty());
    kept.refuses(CLEO, Deed::Vote(1, Some(true)), "K3");
    kept.does(CLEO, goal(300));
    kept.refuses(CLEO, goal(300), "K6");
    kept.now += 7 * DAY;
    kept.refuses(BEN, Deed::Vote(2, Some(true)), "K3");
    assert_eq!(
        json!(kept.seen_by(ANN).decided[0].came),
        json!({"came": "lapsed"})
    );
}

/// K6: who agrees to what another vote has brought about meanwhile learns that.
#[test]
fn what_the_book_says_meanwhile_is_called_so() {
    let mut kept = three();
    kept.does(ANN, goal(300));
    let mut wider = changes("wimpout", "goal", Value::Number(300));
    wider.0.extend(changes("cow", "ante", Value::Number(150)).0);
    kept.does(BEN, Deed::Change(wider));
    for (proposal, by) in [(2, ANN), (2, CLEO), (1, BEN), (1, CLEO)] {
        kept.does(by, Deed::Vote(proposal, Some(true)));
    }
    assert_eq!(kept.circle.version(), 2);
    let decided = kept.seen_by(ANN).decided;
    let came: Vec<_> = decided.iter().map(|one| json!(one.came)).collect();
    assert_eq!(
        came,
        [json!({"came": "fulfilled"}), json!({"came": "adopted"})]
    );
    kept.restart();
}

#[test]
fn the_book_takes_no_nonsense() {
    let mut kept = three();
    let asked = |chapter: &str, slug: &str, value| Deed::Change(changes(chapter, slug, value));
    let mut why = |deed| {
        kept.try_to(Command::Do(ANN, deed, None))
            .outcome
            .unwrap_err()
            .code
    };
    assert_eq!(
        why(asked("chess", "goal", Value::Number(1))),
        Code::UnknownGame
    );
    assert_eq!(
        why(asked("wimpout", "gaol", Value::Number(1))),
        Code::UnknownRule
    );
    assert_eq!(
        why(asked("wimpout", "goal", Value::Number(1))),
        Code::BadValue
    );
    assert_eq!(
        why(asked(OWN, "vote-days", Value::Number(7))),
        Code::BadVote,
        "it says so already"
    );
    assert_eq!(why(Deed::Change(Book::default())), Code::BadVote);
    kept.refuses(ANN, asked("wimpout", "gaol", Value::Number(1)), "K3");
}

#[test]
fn an_act_against_what_is_no_more_is_answered_and_not_done() {
    let mut kept = three();
    let length = kept.circle.length();
    kept.does(BEN, Deed::Say("tonight?".into()));
    let say = Deed::Begin("Friday".into());
    kept.try_to(Command::Do(ANN, say, Some(length)))
        .outcome
        .unwrap();
    let stale = kept.try_to(Command::Do(BEN, Deed::Close, Some(length)));
    assert_eq!(stale.outcome.unwrap_err().code, Code::Stale);
    assert!(stale.facts.is_empty());
}

#[test]
fn circles_are_bounded() {
    let mut kept = three();
    for number in 0..host::circle::PROPOSALS {
        let number = i64::try_from(number).unwrap();
        kept.does(ANN, goal(300 + 5 * number));
    }
    kept.refuses(ANN, goal(1000), "K17");
    for number in 3..host::circle::MEMBERS {
        kept.joins(&format!(
            "Member {}",
            char::from_u32(0x4e00 + u32::try_from(number).unwrap()).unwrap()
        ));
    }
    let full = kept
        .try_to(Command::Join(newcomer("One more")))
        .outcome
        .unwrap_err();
    assert_eq!(full.rule.as_deref(), Some("K17"));
}

#[test]
fn nothing_but_the_name_is_seen_from_outside() {
    let mut kept = three();
    kept.does(ANN, Deed::Say("sunflower".into()));
    kept.does(ANN, goal(300));
    let outside = json!(kept.circle.outside());
    assert_eq!(
        outside,
        json!({"name": "Friday people", "marker": "sun-teal", "open": true})
    );
}

/// One thing that somebody tries.
#[derive(Clone, Debug)]
enum Try {
    Join(u8),
    Do(u32, Deed),
    Wait(u64),
    End(u8),
}

fn tries() -> impl Strategy<Value = Vec<Try>> {
    let member = 0..6_u32;
    let subject = (0..6_u32).prop_map(MemberId);
    let deed = prop_oneof![
        4 => (6..12_i64).prop_map(|goal_in_fifties| goal(goal_in_fifties * 50)),
        1 => Just(Deed::Change(changes(OWN, "door", Value::Word("word".into())))),
        1 => Just(Deed::Change(changes("cow", "no-such-rule", Value::Flag(true)))),
        2 => subject.clone().prop_map(|member| Deed::Propose(Matter::Out { member })),
        2 => subject.clone().prop_map(|member| Deed::Propose(Matter::Leave { member })),
        12 => (1..8_u32, prop_oneof![6 => Just(Some(true)), 1 => Just(Some(false)), 1 => Just(None)])
            .prop_map(|(id, vote)| Deed::Vote(id, vote)),
        1 => Just(Deed::Come),
        1 => Just(Deed::Leave),
        1 => subject.prop_map(Deed::Vouch),
        1 => Just(Deed::Object),
        1 => Just(Deed::Begin("night".into())),
        1 => Just(Deed::Close),
        1 => (0..4_u8).prop_map(|table| Deed::Open(format!("t{table}"), "wimpout".into())),
        1 => (0..4_u32).prop_map(|ask| Deed::Answer(ask, true)),
    ];
    let one = prop_oneof![
        2 => (0..5_u8).prop_map(Try::Join),
        12 => (member, deed).prop_map(|(by, deed)| Try::Do(by, deed)),
        2 => (0..40_u64).prop_map(Try::Wait),
        1 => (0..4_u8).prop_map(Try::End),
    ];
    prop::collection::vec(one, 0..60)
}

fn carry_out(kept: &mut Kept, one: Try) -> Effects {
    match one {
        Try::Join(name) => kept.try_to(Command::Join(newcomer(
            ["Ben", "Cleo", "Dora", "Emil", "Fay"][usize::from(name)],
        ))),
        Try::Do(by, deed) => kept.try_to(Command::Do(MemberId(by), deed, None)),
        Try::Wait(days) => {
            kept.now += days * DAY;
            kept.try_to(Command::Tick)
        }
        Try::End(table) => {
            let place = Place {
                name: "Ann".into(),
                bot: false,
                member: Some(ANN),
                won: true,
                score: 300,
            };
            kept.try_to(Command::End(Ending {
                table: format!("t{table}"),
                places: vec![place],
                voted: Settings::default(),
                voted_own: Vec::new(),
                feats: Vec::new(),
            }))
        }
    }
}

proptest! {
    #[test]
    fn the_book_changes_only_with_every_voting_members_yes_and_facts_give_the_state(tries in tries()) {
        let mut kept = Kept::founded("Ann");
        for one in tries {
            let (before, told) = (kept.circle.clone(), kept.facts.len());
            let effects = carry_out(&mut kept, one);
            let refused = effects.outcome.is_err();
            if kept.circle.book() != before.book() {
                let views: Vec<_> = kept.circle.members().filter_map(|id| kept.circle.inside(id, kept.now).ok()).collect();
                let alone = kept.circle.members().count() == 1;
                let all_yes = views.first().is_none_or(|view| {
                    let yes = &view.versions.last().unwrap().yes;
                    let votes = view.members.iter().filter(|member| member.stands == "in");
                    votes.into_iter().all(|member| yes.contains(&member.id))
                });
                prop_assert!(alone || all_yes);
                prop_assert!(alone || kept.circle.version() > before.version());
            }
            if refused && kept.facts.len() == told {
                prop_assert_eq!(&kept.circle, &before, "a refusal changes nothing");
            }
        }
        prop_assert_eq!(Circle::restore(kept.facts.clone()).unwrap(), kept.circle);
    }

    #[test]
    fn who_has_no_key_sees_the_name_and_the_door_whatever_happened(tries in tries()) {
        let mut kept = Kept::founded("Ann");
        for one in tries {
            carry_out(&mut kept, one);
        }
        let outside = json!(kept.circle.outside());
        let fields: Vec<_> = outside.as_object().unwrap().keys().map(String::as_str).collect();
        prop_assert_eq!(fields, ["marker", "name", "open"]);
        prop_assert!(kept.circle.inside(MemberId(99), kept.now).is_err());
        for gone in kept.circle.members().filter(|id| !kept.circle.is_member(*id)) {
            prop_assert!(kept.circle.inside(gone, kept.now).is_err());
        }
    }
}
