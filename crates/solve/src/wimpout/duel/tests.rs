//! The solution against an independent one, against itself looking further, and what it refuses.

use table::{Code, Game, Materials, Refusal, Settings};
use wimpout::{Course, Cubes, Rules, Wimpout};

use super::super::{Chances, Duel, Position, Side, slow};
use super::{Cut, ERROR, USUAL};

mod circles;
mod lengths;
mod long;

fn rules(settings: &[&str]) -> Rules {
    settled(settings).unwrap()
}

fn settled(settings: &[&str]) -> Result<Rules, Refusal> {
    let mut set = Settings::default();
    for setting in settings {
        set.set(Wimpout::rules(), setting)?;
    }
    Rules::settle(&set, &Materials::default())
}

const fn at(mover: u32, other: u32) -> Position {
    Position::early(Side::at(mover), Side::at(other))
}

/// The engine itself, iterated slowly with nothing merged, comes to the same chances, as far as it looks.
fn agrees(settings: &[&str]) {
    agree(&rules(settings));
}

fn agree(rules: &Rules) {
    agree_with(rules, slow::solve(rules));
}

fn agree_with(rules: &Rules, slow: Vec<(Position, [f64; 2])>) {
    let duel = Duel::solve(rules).unwrap();
    for (position, slowly) in slow {
        let exact = duel.chances(position);
        let exact = exact.unwrap_or_else(|why| panic!("{position:?}: {why}"));
        let apart = apart(exact, slowly);
        assert!(
            apart < 5e-7,
            "{position:?}: {exact:?} and slowly {slowly:?}, {:?}",
            rules.settings()
        );
    }
}

fn apart(exact: Chances, slowly: [f64; 2]) -> f64 {
    let [mover, other] = slowly;
    (exact.mover - mover).abs().max((exact.next - other).abs())
}

#[test]
fn goal_50_agrees_with_a_slow_iteration_over_the_engine() {
    agrees(&["goal=50"]);
}

#[test]
fn house_rules_agree_with_a_slow_iteration_over_the_engine() {
    agrees(&["goal=50", "bump=on", "last-licks=c", "sampler=classic"]);
}

/// H11.
#[test]
fn a_kill_agrees_with_a_slow_iteration_over_the_engine() {
    agrees(&["goal=50", "bump=on", "kill=2"]);
}

/// H4, at a small goal: a bank of 20 sends back who stands at 45, to a sum of scores that is solved later, or a leader at 70.
const JOINED: &str = "rule: joined\ntitle: Joined\nabout: Joined.\ntext: Some are one space.\nsituation: bank\nauthor: Last Licks\nlicence: CC0-1.0\n---\nfn bumps(score, other) { joined(score) && joined(other) }\nprivate fn joined(score) { score == 20 || score == 45 || score == 55 || score == 70 }\n";

#[test]
fn scores_that_are_joined_agree_with_a_slow_iteration_over_the_engine() {
    agree(&with_text(&["goal=50"], JOINED));
}

/// H12: near the goal nobody stops, and some banks pay more.
const NEAR: &str = "rule: near\ntitle: Near the goal\nabout: Nobody stops just below it.\nsituation: bank\n---\n\
    fn banking(points) { if points % 15 == 0 { 5 } else { 0 } }\n\
    fn off_limits(score, other) { score > 30 && score < 50 && other > 0 }\n";

/// Advice and reports are made of this: the whole game agrees with the engine, iterated slowly, and each bank of a turn is worth
/// what the position is after it, reckoned here by hand.
#[test]
fn a_text_near_the_goal_agrees_with_a_slow_iteration_and_by_hand() {
    let rules = with_text(&["goal=50"], NEAR);
    agree(&rules);
    let duel = Duel::solve(&rules).unwrap();
    let turn = duel.turn(at(20, 25), 100).unwrap();
    for points in (5..=100).step_by(5) {
        let stop = turn.after_stop(points).map(|chances| chances.mover);
        let score = 20 + points + if points % 15 == 0 { 5 } else { 0 };
        let next = match score {
            31..50 => {
                assert_eq!(stop, None, "{points}");
                continue;
            }
            50.. => Position::licks(Side::at(25), Side::at(score)),
            _ => at(25, score),
        };
        let by_hand = 1.0 - duel.chance(next).unwrap();
        let stop = stop.unwrap_or_else(|| panic!("{points} may be banked"));
        assert!((stop - by_hand).abs() < 1e-9, "{points}: {stop}, {by_hand}");
    }
}

/// H9.
#[test]
fn beams_agree_with_a_slow_iteration_over_the_engine() {
    agrees(&["goal=50", "eclipse=beams", "board=berkeley-like"]);
}

/// H5: with (n)TW chances do not add up, for nobody may win.
#[test]
fn train_wrecks_agree_with_a_slow_iteration_over_the_engine() {
    agrees(&["goal=50", "train-wrecks=1"]);
}

/// The rules `set` and a text of the table's own.
fn with_text(settings: &[&str], text: &str) -> Rules {
    let slug = text.lines().next().unwrap().strip_prefix("rule: ").unwrap();
    let slug = format!("{}{slug}", table::OWN_PREFIX);
    let set = rules(settings).settings().clone();
    let set = set.with(&slug, table::Value::Word(text.to_owned()));
    Rules::settle(&set, &Materials::default()).unwrap()
}

/// The chances of two who begin, under the rules `set` and under a text instead.
fn chance(settings: &[&str], text: Option<&str>) -> f64 {
    let rules = match text {
        Some(text) => with_text(settings, text),
        None => rules(settings),
    };
    Duel::solve(&rules).unwrap().chance(at(0, 0)).unwrap()
}

/// O6: texts are solved as the rules are that are built in.
#[test]
fn a_text_is_solved_as_the_house_rule_that_it_says() {
    macro_rules! text {
        ($name:literal) => {
            Some(include_str!(concat!(
                "../../../../../examples/rules/wimpout/",
                $name,
                ".rule"
            )))
        };
    }
    for (built_in, text) in [
        ("bump=on", text!("bump")),
        ("eclipse=scores", text!("occupied")),
        ("kill=5", text!("kill")),
        ("full-house=reroll", text!("pair-is-void")),
        ("sampler=classic", text!("cosmic-sampler")),
        ("train-wrecks=3", text!("three-wrecks")),
    ] {
        let (by_rule, by_text) = (
            chance(&["goal=50", built_in], None),
            chance(&["goal=50"], text),
        );
        assert!(
            (by_rule - by_text).abs() < 1e-9,
            "{built_in}: {by_rule}, and as a text {by_text}"
        );
    }
}

/// A rule that looks at who has banked is solved as the built-in one is (O6, W11).
#[test]
fn who_has_banked_may_be_looked_at() {
    let text = include_str!("../../../../../examples/rules/wimpout/opening.rule");
    let by_rule = Duel::solve(&rules(&["goal=50", "opening=35"])).unwrap();
    let by_text = Duel::solve(&with_text(&["goal=50", "opening=0"], text)).unwrap();
    for at in [
        at(0, 0),
        at(0, 20),
        at(30, 0),
        Position::licks(Side::at(0), Side::at(60)),
        Position::licks(Side::at(45), Side::at(60)),
    ] {
        let (rule, own) = (by_rule.chance(at).unwrap(), by_text.chance(at).unwrap());
        assert!((rule - own).abs() < 1e-9, "{at:?}: {rule}, {own}");
    }
}

/// Where a count changes nothing the chances are those without it, wherever players stand and whatever is counted (O6).
#[test]
fn a_count_that_changes_nothing_is_worth_nothing() {
    let text = "rule: idle\ntitle: Idle\nabout: Everybody gets 5 more.\nsituation: turn\ncounter: Lost turns\n---\n\
                fn after_wimpout(me) { if me.count < 2 { me.count + 1 } else { 0 } }\n\
                fn bonus(points, me) { if me.count < 9 { 5 } else { 100 } }\n";
    let plain = "rule: plain\ntitle: Plain\nabout: Everybody gets 5 more.\nsituation: turn\n---\nfn banking(points) { 5 }\n";
    let [counted, plain] = [text, plain].map(|text| with_text(&["goal=50"], text));
    let [counted, plain] = [counted, plain].map(|rules| Duel::solve(&rules).unwrap());
    for plain_at in [at(20, 35), Position::licks(Side::at(20), Side::at(60))] {
        for (mine, theirs) in [(0, 0), (1, 2), (2, 1)] {
            let at = Position {
                mover: plain_at.mover.wrecked(mine),
                other: plain_at.other.map(|side| side.wrecked(theirs)),
                ..plain_at
            };
            let (with, without) = (counted.chance(at).unwrap(), plain.chance(plain_at).unwrap());
            assert!((with - without).abs() < 1e-9, "{at:?}: {with}, {without}");
        }
    }
    let turns = counted.turns_left(&[at(0, 0)]).unwrap();
    let plainly = plain.turns_left(&[at(0, 0)]).unwrap();
    assert!(
        (turns[0] - plainly[0]).abs() < 1e-6,
        "{turns:?}, {plainly:?}"
    );
}

/// A count of train wrecks is solved as the built-in tally is, wherever players stand (O6, H5).
#[test]
fn a_count_of_wrecks_is_solved_as_the_built_in_tally() {
    let text = include_str!("../../../../../examples/rules/wimpout/three-wrecks.rule");
    let by_rule = Duel::solve(&rules(&["goal=50", "train-wrecks=3"])).unwrap();
    let by_text = Duel::solve(&with_text(&["goal=50"], text)).unwrap();
    for (mine, theirs) in [(0, 1), (1, 2), (2, 2), (2, 0)] {
        let (mine, theirs) = (Side::at(20).wrecked(mine), Side::at(35).wrecked(theirs));
        for at in [
            Position::early(mine, theirs),
            Position::licks(mine, Side::at(60)),
            Position::alone(mine),
        ] {
            let (rule, own) = (by_rule.chances(at).unwrap(), by_text.chances(at).unwrap());
            assert!(
                (rule.mover - own.mover).abs() < 1e-9,
                "{at:?}: {rule:?}, {own:?}"
            );
        }
    }
    assert!(
        by_text
            .chance(Position::early(Side::at(0).wrecked(3), Side::at(0)))
            .is_err()
    );
    // Nobody wins alone where the text does not say so: the last one left has won (W17).
    let text = include_str!("../../../../../examples/rules/wimpout/seven-wrecks.rule");
    let seven = Duel::solve(&with_text(&["goal=50"], text)).unwrap();
    let last = seven
        .chances(Position::early(Side::at(0).wrecked(6), Side::at(0)))
        .unwrap();
    assert!((last.all().iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(last.mover < seven.chance(at(0, 0)).unwrap());
}

/// What is above all that is looked at counts as the greatest that is: where one may not stop there nothing holds.
#[test]
fn scores_that_are_off_limits_without_end_are_refused() {
    let text = "rule: hundreds\ntitle: Hundreds\nabout: Full hundreds are off limits.\n---\nfn off_limits(score, other) { (score - other) % 100 == 0 }\n";
    let why = Duel::solve(&with_text(&["goal=50"], text)).unwrap_err();
    assert!(
        why.message.contains("with very many points at stake"),
        "{}",
        why.message
    );
}

#[test]
fn what_a_text_carries_from_turn_to_turn_is_not_solved() {
    for (text, says) in [
        (
            include_str!("../../../../../examples/rules/wimpout/recovery.rule"),
            "“Circles” (own/recovery), a rule of the table's own (H12), counts from elsewhere than 0",
        ),
        (
            include_str!("../../../../../examples/rules/wimpout/jackpot.rule"),
            "“Jackpot” (own/jackpot), a rule of the table's own (H12), counts something of the table",
        ),
        (
            include_str!("../../../../../examples/rules/wimpout/comet.rule"),
            "“Comet” (own/comet), a rule of the table's own (H12), draws something",
        ),
        (
            include_str!("../../../../../examples/rules/wimpout/crash-landing.rule"),
            "“Crash landing” (own/crash-landing), a rule of the table's own (H12), takes points",
        ),
        (
            "rule: purse\ntitle: Purse\nabout: All that is banked is counted.\nsituation: turn\ncounter: Purse\n---\nfn after_bank(points, me) { me.count + points }\nfn bonus(points, me) { me.count / 7 * 5 }\n",
            "“Purse” (H12) counts on beyond 8",
        ),
        (
            include_str!("../../../../../examples/rules/wimpout/suspend.rule"),
            "“Suspended” (own/suspend), a rule of the table's own (H12), keeps a turn",
        ),
        (
            "rule: poor\ntitle: Poor\nabout: Whoever has little gets more.\nsituation: turn\n---\nfn bonus(points, me) { if me.score < 20 { 5 } else { 0 } }\n",
            "“Poor” (own/poor), a rule of the table's own (H12), looks at what players",
        ),
        (
            include_str!("../../../../../examples/rules/wimpout/insurance.rule"),
            "“Insurance points” (own/insurance), a rule of the table's own (H12), gives",
        ),
        (
            include_str!("../../../../../examples/rules/wimpout/beams.rule"),
            "“Beams” (own/beams), a rule of the table's own (H12), drives",
        ),
    ] {
        let rules = with_text(&[], text);
        let why = Duel::solve(&rules).unwrap_err();
        assert!(why.message.contains(says), "{why}");
        assert!(
            !why.message.contains('`'),
            "no built-in rule is to blame: {why}"
        );
    }
}

#[test]
fn looking_further_changes_nothing_that_is_stated() {
    looking_further(&["goal=100"], 1e-14);
}

/// H4.
#[test]
#[allow(clippy::print_stderr, reason = "it says its figures")]
fn looking_further_changes_nothing_where_scores_are_one_space() {
    for setting in ["bump=on", "eclipse=scores"] {
        let most = looking_further(&["goal=100", setting, "one-three-five=on"], 1e-12);
        eprintln!("{setting}: {most:.1e}");
    }
}

/// H4: a bank up to 500 sends whoever leads there back, and lies farther than most turns of a short game come. A Sun that calls
/// trains of sixes leads farther than others.
#[test]
fn looking_further_changes_nothing_in_short_games() {
    looking_further(&["goal=100"], 1e-14);
    looking_further(&["goal=50", "bump=on"], 1e-14);
    looking_further(&["goal=50", "bump=on", "one-three-five=on"], 1e-12);
    looking_further(&["goal=50", "sun-train=choose"], 1e-14);
}

/// H5, W17: whoever is left alone plays on until he reaches the goal or is ejected, through any number of turns.
#[test]
fn looking_further_changes_nothing_for_who_is_alone() {
    let rules = rules(&["goal=50", "train-wrecks=1"]);
    let far = Duel::within(&rules, looked_further(1e-14)).unwrap();
    let usual = Duel::solve(&rules).unwrap();
    for score in (0..50).step_by(5) {
        let at = Position::alone(Side::at(score));
        let error = usual.chance(at).unwrap() - far.chance(at).unwrap();
        assert!(error.abs() < usual.error(), "{at:?}: {error:e}");
    }
}

/// The most by which a chance is another where more is looked at.
fn looking_further(settings: &[&str], settled: f64) -> f64 {
    let rules = rules(settings);
    let (usual, far) = (
        Duel::solve(&rules).unwrap(),
        Duel::within(&rules, looked_further(settled)).unwrap(),
    );
    let mut most: f64 = 0.0;
    for mover in (0..rules.least_goal()).step_by(5) {
        for other in (0..rules.least_goal()).step_by(5) {
            let at = at(mover, other);
            let error = usual.chance(at).unwrap() - far.chance(at).unwrap();
            assert!(error.abs() < usual.error(), "{at:?}: {error:e}");
            most = most.max(error.abs());
        }
    }
    most
}

/// A solution that looks further than is usual.
fn looked_further(settled: f64) -> Cut {
    Cut {
        beyond: 140,
        beyond_joined: 70,
        beyond_alone: 300,
        looked_at: 140,
        leads: 300,
        far: 0,
        passes: 12,
        settled,
    }
}

#[test]
fn the_decisions_of_a_turn_come_to_its_chance() {
    let duel = Duel::solve(&rules(&["goal=100"])).unwrap();
    for position in [at(0, 0), at(60, 95), at(95, 0)] {
        let turn = duel.turn(position, 0).unwrap();
        let chance = duel.chance(position).unwrap();
        assert!((turn.of_turn() - chance).abs() < 1e-9, "{position:?}");
        assert!(turn.stops(Cubes::STARTER).is_some());
    }
}

#[test]
fn who_may_not_stop_yet_has_no_such_option() {
    let duel = Duel::solve(&rules(&["goal=50"])).unwrap();
    let turn = duel.turn(at(0, 0), 0).unwrap();
    let one = Course {
        cubes: Cubes::STARTER,
        begun: true,
        ..Course::START
    };
    assert_eq!(turn.options(one, 30, 0).unwrap().stop, None, "W11");
    assert!(turn.options(one, 35, 0).unwrap().stop.is_some());
    let must = Course {
        all_scored: true,
        begun: true,
        ..Course::START
    };
    assert_eq!(turn.options(must, 100, 0).unwrap().stop, None, "W12");
}

#[test]
fn each_void_throw_before_a_kill_leaves_less() {
    let duel = Duel::solve(&rules(&["goal=50", "kill=2"])).unwrap();
    let turn = duel.turn(at(0, 40), 0).unwrap();
    let clearing = Course {
        cubes: Cubes::STARTER,
        clearing: wimpout::FaceSet::of(wimpout::Face::Four),
        begun: true,
        ..Course::START
    };
    let throw = |voids| turn.throw(clearing, 40, voids).unwrap();
    assert!(throw(0) > throw(1));
}

#[test]
fn what_is_solved_in_steps_is_the_same() {
    let rules = rules(&["goal=50"]);
    let once = Duel::solve(&rules).unwrap();
    let mut slowly = Duel::begin(&rules).unwrap();
    let (mut asked, mut steps) = (0, 0);
    let mut every_other = || {
        asked += 1;
        asked % 2 == 1
    };
    while !slowly.advance(&mut every_other).unwrap() {
        steps += 1;
    }
    assert!(steps > 10, "{steps}");
    assert_eq!(once.chance(at(0, 0)), slowly.chance(at(0, 0)));
}

#[test]
fn rules_under_which_more_is_carried_are_refused_by_their_names() {
    for (setting, number) in [
        ("insurance=on", "H2"),
        ("goal=1000 recovery=on", "H6"),
        ("suspend=10", "H10"),
        ("full-house=double", "H10"),
        ("goal=1005", "W15"),
        ("goal=100000", "W15"),
    ] {
        let settings: Vec<&str> = setting.split(' ').collect();
        let refusal = Duel::solve(&rules(&settings)).unwrap_err();
        assert_eq!(refusal.code, Code::BadInput);
        assert!(refusal.message.contains(number), "{}", refusal.message);
    }
}

#[test]
fn a_position_that_no_game_comes_to_is_refused() {
    let duel = Duel::solve(&rules(&["goal=50"])).unwrap();
    assert!(duel.chance(at(50, 0)).is_err());
    assert!(duel.chance(at(3, 0)).is_err());
}

/// A freight train or two make a lead that hardly anybody overtakes: its value is its own, not that of a lesser one.
#[test]
fn great_leads_are_told_apart() {
    let duel = Duel::solve(&rules(&["goal=50"])).unwrap();
    let mut before = 1.0;
    for lead in [50, 600, 645, 650, 655, 700, 1_000, 1_300] {
        for opened in [0, 40] {
            let position = Position::licks(Side::at(opened), Side::at(opened + lead));
            let (chance, turn) = (
                duel.chance(position).unwrap(),
                duel.turn(position, 1_500).unwrap(),
            );
            assert!(
                (chance - turn.of_turn()).abs() < duel.error(),
                "{position:?}: {chance:e} and {:e}",
                turn.of_turn()
            );
            if opened == 40 {
                assert!(chance < before, "{position:?}");
                before = chance;
            }
        }
    }
}

#[test]
fn replies_that_go_round_are_said_in_the_error_and_not_kept() {
    let near = Duel::solve(&rules(&["goal=320", "train-wrecks=3"])).unwrap();
    assert!(near.error() > 2.0 * ERROR && near.error() < 1e-5);
    assert!(near.to_bytes().is_none());
}
