//! What has been solved stays for the next command, unless it is damaged, foreign, or not wanted (U4).

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::mpsc::channel;
use std::time::Duration;

use serde_json::{Value as Json, json};

use crate::home::{Home, words};
use crate::house::House;

const SOLVE: &str = "solve wimpout --set goal=50 --at 45,0 --json";

fn folder(home: &Home) -> PathBuf {
    home.file(".local/state/lastlicks/solved")
}

fn kept(folder: PathBuf) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten();
    files.map(|file| file.unwrap().path()).collect()
}

/// What is printed, without what it cost; whether it had been kept; and what is said on standard error.
fn solve(home: &Home, line: &str) -> (Json, bool, String) {
    let output = home.run(&words(line), "");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{errors}");
    let mut solved: Json = serde_json::from_slice(&output.stdout).unwrap();
    let was_kept = solved["kept"].as_bool().unwrap();
    for cost in ["kept", "cpu_ms", "wall_ms", "memory_kib"] {
        solved.as_object_mut().unwrap().remove(cost);
    }
    (solved, was_kept, errors)
}

#[test]
fn a_solution_is_kept_and_comes_back_as_it_was() {
    let home = Home::new();
    let (first, was_kept, said) = solve(&home, SOLVE);
    assert!(!was_kept && said.is_empty(), "{said}");
    let files = kept(folder(&home));
    assert_eq!(files.len(), 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(
            fs::metadata(&files[0]).unwrap().permissions().mode() & 0o777,
            0o600
        );
    }
    assert_eq!(solve(&home, SOLVE), (first.clone(), true, String::new()));
    let fresh = format!("{SOLVE} --fresh");
    assert_eq!(solve(&home, &fresh), (first, false, String::new()));
    let told = home.prints(&words("solve wimpout --set goal=50"), "");
    assert!(told.contains("turns were swept before, and kept"), "{told}");
}

/// U7: three seats, kept for the house whose folder is named; the bots of that house play by it.
#[test]
fn a_game_of_three_is_solved_and_kept_for_a_house() {
    let home = Home::new();
    let house = home.file("house");
    fs::create_dir(&house).unwrap();
    fs::write(house.join("house.db"), "").unwrap();
    let line = format!(
        "solve wimpout --seats 3 --set goal=50 --at 45,0,40 --json --data {}",
        house.display()
    );
    let (first, was_kept, said) = solve(&home, &line);
    assert!(!was_kept && said.is_empty(), "{said}");
    assert_eq!(first["seats"], 3);
    let chances = |of: &Json| -> Vec<f64> {
        let all = of["chances"].as_array().unwrap().iter();
        all.map(|chance| chance.as_f64().unwrap()).collect()
    };
    let begin = chances(&first);
    assert!((begin[0] - 0.408_901_349).abs() < 1e-8, "{begin:?}");
    let there = chances(&first["at"][0]);
    assert!((there.iter().sum::<f64>() - 1.0).abs() < 1e-12 && there[0] > there[1]);
    // Of two and of three, in that house and nowhere else.
    assert_eq!(kept(house.join("solved")).len(), 2);
    assert_eq!(kept(folder(&home)).len(), 0);
    assert_eq!(solve(&home, &line), (first, true, String::new()));
}

#[test]
fn what_is_damaged_cut_or_of_other_rules_is_said_and_solved_anew() {
    let home = Home::new();
    let (first, ..) = solve(&home, SOLVE);
    let file = kept(folder(&home)).remove(0);
    let sound = fs::read(&file).unwrap();
    solve(&home, "solve wimpout --set goal=55 --json");
    let other = kept(folder(&home)).into_iter().find(|path| *path != file);
    let foreign = fs::read(other.unwrap()).unwrap();
    let mut flipped = sound.clone();
    flipped[sound.len() / 2] ^= 16;
    let cut = sound[..sound.len() - 1].to_vec();
    let newer = [&sound[..8], &[99], &sound[9..]].concat();
    for (bytes, why) in [
        (flipped, "its checksum does not hold"),
        (cut, "it is not whole"),
        (Vec::new(), "it is not whole"),
        (foreign, "it belongs to other rules"),
        (newer, "another version wrote it"),
    ] {
        fs::write(&file, bytes).unwrap();
        let (again, was_kept, said) = solve(&home, SOLVE);
        assert!(said.contains(why) && said.lines().count() == 1, "{said}");
        assert!(!was_kept && again == first, "{why}");
        assert_eq!(fs::read(&file).unwrap(), sound, "{why}");
    }
}

#[test]
fn where_nothing_can_be_kept_it_goes_on_and_says_so_once() {
    let home = Home::new();
    fs::create_dir_all(home.file(".local")).unwrap();
    fs::write(home.file(".local/state"), "in the way").unwrap();
    let (_, was_kept, said) = solve(&home, SOLVE);
    let told = said.matches("cannot be kept").count();
    assert!(
        !was_kept && told == 1 && !said.contains("panicked"),
        "{said}"
    );
}

#[test]
fn bots_advice_and_reports_use_what_is_kept() {
    let simulate = "simulate wimpout --seats perfect,eager --games 10 --set goal=55 --json";
    let home = Home::with_record_of(50);
    for line in ["advise game.jsonl", "report game.jsonl", simulate] {
        home.prints(&words(line), "");
    }
    // One for the game that was played and one for those that were simulated.
    assert_eq!(kept(folder(&home)).len(), 2);
    for file in kept(folder(&home)) {
        fs::write(file, "spoiled").unwrap();
    }
    for line in ["advise game.jsonl", simulate] {
        let output = home.run(&words(line), "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            output.status.success() && said.contains("it is not whole"),
            "{line}: {said}"
        );
        let said = String::from_utf8(home.run(&words(line), "").stderr).unwrap();
        assert!(!said.contains("not whole"), "{line}: {said}");
    }
}

#[test]
fn a_house_keeps_solutions_in_its_own_folder() {
    let home = Home::new();
    let house = House::open(&home);
    let rules = json!({"goal": 50, "starter": "first"});
    let opened = house.post(
        "/tables",
        &json!({"game": "wimpout", "pace": 0, "rules": rules}),
    );
    let table = format!("/tables/{}", opened["id"].as_str().unwrap());
    house.post(&format!("{table}/seat"), &json!({}));
    house.post(&format!("{table}/bots"), &json!({"bot": "perfect"}));
    house.post(&format!("{table}/start"), &json!({}));
    let (head, advice) = house.ask("GET", &format!("{table}/advice"), "");
    assert!(advice.contains("exact"), "{head}\n{advice}");
    assert_eq!(kept(home.file("house/solved")).len(), 1);
    assert!(kept(folder(&home)).is_empty());
}

/// Several threads that work out the plans of neighbours at once do not wait for each other for ever.
#[test]
fn many_games_of_perfect_come_to_an_end_on_two_threads() {
    let home = Home::new();
    let simulate =
        "simulate wimpout --seats perfect,perfect --games 2600 --set goal=300 --threads 2";
    let child = home.command(&words(simulate)).spawn().unwrap();
    let (id, (tell, ended)) = (child.id().to_string(), channel());
    std::thread::spawn(move || tell.send(child.wait_with_output()));
    let Ok(output) = ended.recv_timeout(Duration::from_mins(5)) else {
        let _ = Command::new("kill").arg(id).status();
        panic!("it goes on and on");
    };
    assert!(output.unwrap().status.success());
}
