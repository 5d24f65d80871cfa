//! What is kept comes back bit by bit; what was damaged, cut or exchanged does not.

use std::collections::BTreeMap;
use std::sync::Mutex;

use sha2::{Digest, Sha256};
use table::{Game, Materials, Refusal, Settings, Value, Values};
use wimpout::{Rules, Wimpout};

use super::super::sealed::{HASH, HEADER};
use super::super::{Duel, Position, Side};
use crate::{Cache, Spoiled};

fn settled(settings: &[&str]) -> Result<Rules, Refusal> {
    let mut set = Settings::default();
    for setting in settings {
        set.set(Wimpout::rules(), setting)?;
    }
    Rules::settle(&set, &Materials::default())
}

fn rules(settings: &[&str]) -> Rules {
    settled(settings).unwrap()
}

fn goal_50() -> (Rules, Vec<u8>) {
    let rules = rules(&["goal=50"]);
    let bytes = Duel::solve(&rules).unwrap().to_bytes().unwrap();
    (rules, bytes)
}

fn spoiled(rules: &Rules, bytes: &[u8]) -> Spoiled {
    Duel::from_bytes(rules, bytes).unwrap_err()
}

/// The bytes after a change, with a checksum that holds.
fn sealed(mut bytes: Vec<u8>, change: impl Fn(&mut [u8])) -> Vec<u8> {
    let end = bytes.len() - HASH;
    change(&mut bytes[..end]);
    let sum = Sha256::digest(&bytes[..end]);
    bytes[end..].copy_from_slice(&sum);
    bytes
}

/// H4: challenges of leaders whose very score matters are kept as well.
#[test]
fn a_solution_with_scores_that_are_joined_comes_back() {
    for goal in ["goal=50", "goal=105"] {
        let rules = rules(&[goal, "bump=on", "one-three-five=on"]);
        let solved = Duel::solve(&rules).unwrap();
        let back = Duel::from_bytes(&rules, &solved.to_bytes().unwrap()).unwrap();
        assert!(back.values == solved.values && back.was_kept());
    }
}

/// U4: whatever is solved comes back with the same bits, and so does every turn of it.
#[test]
fn every_solution_comes_back_bit_by_bit() {
    let mut kept = 0;
    for rule in Wimpout::rules().iter().filter(|rule| rule.slug != "goal") {
        for value in values(rule) {
            let setting = format!("{}={value}", rule.slug);
            let rules = settled(&["goal=50", &setting]);
            let Some((rules, solved)) = rules
                .and_then(|rules| Ok((rules.clone(), Duel::solve(&rules)?)))
                .ok()
            else {
                continue;
            };
            let bytes = solved.to_bytes().unwrap();
            let back = Duel::from_bytes(&rules, &bytes);
            let back = back.unwrap_or_else(|why| panic!("{setting}: {why}"));
            let bits = |duel: &Duel| duel.values.iter().map(|value| value.to_bits()).collect();
            let (before, after): (Vec<u64>, Vec<u64>) = (bits(&solved), bits(&back));
            assert!(before == after, "{setting}");
            assert_eq!(back.to_bytes().unwrap(), bytes, "{setting}");
            assert!(back.was_kept() && !solved.was_kept());
            assert_eq!(back.swept(), solved.swept());
            assert_eq!(turn(&back), turn(&solved), "{setting}");
            kept += 1;
        }
    }
    assert!(kept > 30, "{kept}");
}

fn turn(duel: &Duel) -> u64 {
    let [mover, other] = [0, 45].map(Side::at);
    let at = Position::early(mover, other);
    duel.turn(at, 0).unwrap().of_turn().to_bits()
}

/// The values of a rule, of numbers the least ones.
fn values(rule: &table::Rule) -> Vec<Value> {
    match rule.values {
        Values::Flag => [false, true].map(Value::Flag).into(),
        Values::Choice(all) => all
            .iter()
            .map(|word| Value::Word((*word).to_owned()))
            .collect(),
        Values::Number { min, step, .. } => [0, 1].map(|n| Value::Number(min + n * step)).into(),
        Values::ChoiceOrName(_) => Vec::new(),
    }
}

#[test]
fn no_damage_goes_unnoticed() {
    let (rules, bytes) = goal_50();
    let values = HEADER..bytes.len() - HASH;
    let near = |at: usize| !values.contains(&at);
    for at in (0..bytes.len()).filter(|at| near(*at) || at % 3 == 0) {
        for bit in (0..8).filter(|bit| near(at) || *bit == at % 8) {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << bit;
            assert!(
                Duel::from_bytes(&rules, &damaged).is_err(),
                "byte {at}, bit {bit}"
            );
        }
    }
    for long in 0..bytes.len() {
        assert!(
            Duel::from_bytes(&rules, &bytes[..long]).is_err(),
            "{long} bytes"
        );
    }
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(spoiled(&rules, &longer), Spoiled::NotWhole);
}

#[test]
fn what_is_whole_but_not_of_these_rules_or_this_solver_is_not_believed() {
    let (rules_50, bytes) = goal_50();
    assert_eq!(spoiled(&rules(&["goal=55"]), &bytes), Spoiled::Rules);
    assert_eq!(
        spoiled(&rules(&["goal=50", "bump=on"]), &bytes),
        Spoiled::Rules
    );
    let newer = sealed(bytes.clone(), |bytes| bytes[8] += 1);
    assert_eq!(spoiled(&rules_50, &newer), Spoiled::Version);
    let vast = sealed(bytes.clone(), |bytes| bytes[HEADER - 8..HEADER].fill(0xFF));
    assert_eq!(spoiled(&rules_50, &vast), Spoiled::NotWhole);
    let last = bytes.len() - HASH - 8;
    let nan = sealed(bytes, |bytes| {
        bytes[last..].copy_from_slice(&f64::NAN.to_le_bytes());
    });
    assert_eq!(spoiled(&rules_50, &nan), Spoiled::Values);
}

/// A rule that comes to say something else makes an older file wrong, though its bytes are whole.
#[test]
fn values_of_which_the_engine_knows_better_are_not_believed() {
    let (rules_50, _) = goal_50();
    let other = Duel::solve(&rules(&["goal=50", "opening=0"])).unwrap();
    let key = super::super::sealed::hash(2, &rules_50);
    let shifted = sealed(other.to_bytes().unwrap(), |bytes| {
        bytes[12..12 + HASH].copy_from_slice(&key);
    });
    assert_eq!(spoiled(&rules_50, &shifted), Spoiled::Values);
    let (_, bytes) = goal_50();
    let moved = sealed(bytes, |bytes| {
        let start: [u8; 8] = bytes[HEADER..HEADER + 8].try_into().unwrap();
        let value = f64::from_le_bytes(start) + 1e-6;
        bytes[HEADER..HEADER + 8].copy_from_slice(&value.to_le_bytes());
    });
    assert_eq!(spoiled(&rules_50, &moved), Spoiled::Values);
}

#[derive(Debug, Default)]
struct Memory {
    kept: Mutex<BTreeMap<String, Vec<u8>>>,
    spoiled: Mutex<Vec<Spoiled>>,
}

impl Cache for Memory {
    fn load(&self, key: &str) -> Option<Vec<u8>> {
        self.kept.lock().unwrap().get(key).cloned()
    }

    fn keep(&self, key: &str, bytes: &[u8]) {
        self.kept
            .lock()
            .unwrap()
            .insert(key.to_owned(), bytes.to_vec());
    }

    fn spoiled(&self, _: &str, why: Spoiled) {
        self.spoiled.lock().unwrap().push(why);
    }
}

#[test]
fn a_damaged_solution_is_solved_anew_and_kept_again() {
    let (rules, cache) = (rules(&["goal=50"]), Memory::default());
    assert!(!Duel::kept(&rules, &cache).unwrap().was_kept());
    assert!(Duel::kept(&rules, &cache).unwrap().was_kept());
    for bytes in cache.kept.lock().unwrap().values_mut() {
        bytes[HEADER + 100] ^= 1;
    }
    assert!(!Duel::kept(&rules, &cache).unwrap().was_kept());
    assert_eq!(*cache.spoiled.lock().unwrap(), [Spoiled::Checksum]);
    assert!(Duel::kept(&rules, &cache).unwrap().was_kept());
}

#[test]
fn what_is_half_solved_is_not_kept() {
    let mut duel = Duel::begin(&rules(&["goal=50"])).unwrap();
    assert_eq!(duel.to_bytes(), None);
    while !duel.advance(&mut || true).unwrap() {}
    assert!(duel.to_bytes().is_some());
}

#[test]
fn a_key_tells_rules_boards_and_texts_apart() {
    let board = |text: &str| {
        let materials = Materials([("board".to_owned(), text.to_owned())].into());
        Duel::key(&Rules::settle(&Settings::default(), &materials).unwrap())
    };
    let keys = [
        Duel::key(&rules(&[])),
        Duel::key(&rules(&["goal=300"])),
        Duel::key(&rules(&["board=boston-like"])),
        board(r#"{"name": "tiny", "goal": 100, "lap": 50}"#),
        board(r#"{"name": "tiny", "goal": 100, "lap": 25}"#),
    ];
    for (one, key) in keys.iter().enumerate() {
        assert!(!keys[..one].contains(key), "{keys:?}");
        assert!(
            key.bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'),
            "{key}"
        );
    }
}
