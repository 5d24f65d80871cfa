//! Members of a circle: who sits down with them, who is on leave, who has lost a key, who is voted out (K2, K6, K7, K13).

use host::circle::{Command, Deed, Fact, Matter, MemberId, OWN};
use table::Value;

use crate::circle::{ANN, BEN, CLEO, DAY, Kept, changes, goal, newcomer, three};

#[test]
fn whoever_stays_away_is_put_on_leave_by_all_others_and_comes_back_by_coming() {
    let mut kept = three();
    let leave = Deed::Propose(Matter::Leave { member: CLEO });
    kept.refuses(ANN, leave.clone(), "K6");
    kept.now += 31 * DAY;
    kept.does(BEN, Deed::Come);
    kept.does(ANN, leave);
    kept.does(BEN, Deed::Vote(1, Some(true)));
    assert_eq!(kept.seen_by(ANN).members[2].stands, "on-leave");
    kept.does(ANN, goal(300));
    kept.does(BEN, Deed::Vote(2, Some(true)));
    assert_eq!(kept.circle.version(), 2, "the circle does not freeze");
    kept.does(CLEO, Deed::Come);
    kept.does(ANN, goal(350));
    assert_eq!(kept.seen_by(BEN).proposals[0].waits, [BEN, CLEO]);
    let backs = |kept: &Kept| {
        kept.seen_by(BEN)
            .members
            .iter()
            .filter(|one| one.back.is_some())
            .count()
    };
    assert_eq!(kept.seen_by(CLEO).members[2].back, Some(kept.now));
    assert_eq!(backs(&kept), 1, "nobody else was on leave");
    kept.restart();
    kept.now += DAY;
    assert_eq!(backs(&kept), 0, "for a day");
}

#[test]
fn whoever_is_here_alone_can_put_all_who_stay_away_on_leave() {
    let mut kept = three();
    kept.now += 31 * DAY;
    for member in [BEN, CLEO] {
        kept.does(ANN, Deed::Propose(Matter::Leave { member }));
    }
    let stands = |kept: &Kept, at: usize| kept.seen_by(ANN).members[at].stands;
    assert_eq!([stands(&kept, 1), stands(&kept, 2)], ["on-leave"; 2]);
    kept.does(ANN, goal(300));
    assert_eq!(kept.circle.version(), 2, "the circle does not freeze");
    kept.does(BEN, Deed::Come);
    assert_eq!(stands(&kept, 1), "in");
    kept.restart();
}

#[test]
fn who_has_been_here_meanwhile_has_a_vote_on_the_leave_of_others() {
    let mut kept = three();
    kept.now += 31 * DAY;
    kept.does(BEN, Deed::Come);
    kept.does(ANN, Deed::Propose(Matter::Leave { member: CLEO }));
    assert_eq!(kept.seen_by(ANN).proposals[0].waits, [BEN]);
    kept.now += DAY;
    kept.does(BEN, Deed::Vote(1, Some(false)));
    assert_eq!(kept.seen_by(ANN).members[2].stands, "in");
    kept.restart();
}

#[test]
fn a_lost_key_is_vouched_for_and_its_holder_may_object_for_a_day() {
    let mut kept = three();
    kept.refuses(CLEO, Deed::Vouch(CLEO), "K7");
    kept.does(ANN, Deed::Vouch(CLEO));
    kept.refuses(BEN, Deed::Vouch(CLEO), "K7");
    kept.does(CLEO, Deed::Object);
    kept.now += 2 * DAY;
    kept.try_to(Command::Tick);
    assert_eq!(kept.circle.key(CLEO), 1);
    kept.does(BEN, Deed::Vouch(CLEO));
    assert_eq!(
        kept.circle.vouched(CLEO),
        Some((BEN, 3)),
        "what Ann was shown opens nothing, ever"
    );
    kept.now += DAY - 1;
    kept.try_to(Command::Tick);
    assert_eq!(kept.circle.key(CLEO), 1);
    assert!(!kept.circle.is_due(kept.now));
    kept.now += 1;
    assert!(kept.circle.is_due(kept.now));
    kept.try_to(Command::Tick);
    assert_eq!(kept.circle.key(CLEO), 3);
    assert_eq!(kept.circle.handed(CLEO), Some(BEN));
    kept.restart();
}

/// K7: the word of somebody who is voted out is worth nothing, however long ago it was given.
#[test]
fn a_word_for_a_lost_key_goes_with_whoever_gave_it() {
    let mut kept = three();
    kept.does(BEN, Deed::Vouch(CLEO));
    kept.does(ANN, Deed::Propose(Matter::Out { member: BEN }));
    kept.does(CLEO, Deed::Vote(1, Some(true)));
    assert_eq!(kept.circle.vouched(CLEO), None);
    assert_eq!(kept.seen_by(ANN).members[2].vouched, None);
    kept.now += DAY;
    kept.try_to(Command::Tick);
    assert_eq!(kept.circle.key(CLEO), 1, "what Ben was shown opens nothing");
    assert!(!kept.circle.is_due(kept.now));
    kept.does(ANN, Deed::Vouch(CLEO));
    kept.now += DAY;
    kept.try_to(Command::Tick);
    assert_eq!(
        (kept.circle.key(CLEO), kept.circle.handed(CLEO)),
        (3, Some(ANN))
    );
    kept.restart();
}

#[test]
fn who_was_vouched_for_and_takes_another_key_gets_one_that_nobody_was_shown() {
    let mut kept = three();
    kept.does(ANN, Deed::Vouch(CLEO));
    let (_, shown) = kept.circle.vouched(CLEO).unwrap();
    kept.does(CLEO, Deed::Rekey);
    assert_ne!(kept.circle.key(CLEO), shown);
    assert_eq!(kept.circle.handed(CLEO), None, "Ann hands nothing over");
    kept.does(ANN, Deed::Vouch(CLEO));
    kept.does(CLEO, Deed::Object);
    kept.does(CLEO, Deed::Rekey);
    assert!(kept.circle.key(CLEO) > shown + 1);
    kept.restart();
}

#[test]
fn who_is_voted_out_sees_nothing_and_their_yes_counts_no_more() {
    let mut kept = three();
    kept.does(CLEO, goal(300));
    kept.does(ANN, Deed::Vote(1, Some(true)));
    kept.does(ANN, Deed::Propose(Matter::Out { member: CLEO }));
    kept.refuses(CLEO, Deed::Vote(2, Some(false)), "K7");
    kept.does(BEN, Deed::Vote(2, Some(true)));
    assert!(kept.circle.inside(CLEO, kept.now).is_err());
    kept.refuses(CLEO, Deed::Say("hello?".into()), "K18");
    assert_eq!(kept.seen_by(ANN).proposals[0].waits, [BEN]);
    kept.joins("CIeo");
    assert_eq!(
        kept.seen_by(ANN).asks.len(),
        1,
        "for that name the link is not enough any more"
    );
    kept.joins("Dora");
    assert_eq!(kept.seen_by(ANN).members.len(), 4);
    kept.restart();
}

#[test]
fn the_circle_chooses_who_may_sit_down() {
    let mut kept = three();
    kept.does(
        ANN,
        Deed::Change(changes(OWN, "door", Value::Word("word".into()))),
    );
    kept.does(BEN, Deed::Vote(1, Some(true)));
    kept.does(CLEO, Deed::Vote(1, Some(true)));
    assert!(!kept.circle.outside().open);
    kept.joins("Dora");
    assert_eq!(kept.seen_by(ANN).members.len(), 3);
    let ask = kept.seen_by(ANN).asks[0].ask;
    kept.does(CLEO, Deed::Answer(ask, true));
    assert_eq!(kept.seen_by(MemberId(3)).members.len(), 4);
    let twin = kept
        .try_to(Command::Join(newcomer("Аnn")))
        .outcome
        .unwrap_err();
    assert_eq!(twin.rule.as_deref(), Some("K2"), "a Cyrillic Ann is Ann");
}

/// K13: what was said a moment ago is not told again; hours later it holds for the night again.
#[test]
fn who_would_play_tonight_is_told_once_and_may_say_so_again_later() {
    let mut kept = three();
    let told = |kept: &mut Kept, would| {
        let effects = kept.try_to(Command::Do(ANN, Deed::Tonight(would), None));
        let said = |fact: &&Fact| matches!(fact, Fact::Tonight { .. });
        effects.facts.iter().filter(said).count()
    };
    assert_eq!([told(&mut kept, true), told(&mut kept, true)], [1, 0]);
    kept.now += DAY / 2;
    assert_eq!(told(&mut kept, true), 1);
    kept.now += DAY / 2;
    assert!(
        kept.seen_by(ANN).members[0].tonight,
        "from the second time on"
    );
    assert_eq!([told(&mut kept, false), told(&mut kept, false)], [1, 0]);
}

/// K7: of two the word of one is enough, so every door asks for it twice.
#[test]
fn whose_word_alone_puts_somebody_out_is_known() {
    let mut kept = three();
    assert!(!kept.seen_by(ANN).puts_out_alone(BEN));
    kept.does(CLEO, Deed::Leave);
    assert!(kept.seen_by(ANN).puts_out_alone(BEN));
}
