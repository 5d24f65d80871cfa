//! Tournaments: the same on any number of threads, with programs at the tables, and stopped by a signal.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value as Json;

use crate::home::{Home, words};

fn played(home: &Home, line: &str) -> Json {
    serde_json::from_str(&home.prints(&words(line), "")).unwrap()
}

/// Puts a program into the home that does `first` as it starts, and answers every act with `answer`.
fn program(home: &Home, name: &str, (first, answer): (&str, &str)) {
    let script = format!(
        "#!/bin/sh\n{first}\nwhile read -r line; do case $line in *'\"op\":\"act\"'*) {answer};; esac; done\n"
    );
    fs::write(home.file(name), script).unwrap();
    fs::set_permissions(home.file(name), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn a_tournament_is_the_same_on_any_number_of_threads() {
    let home = Home::new();
    let on = |threads: u32| {
        let line = "tournament wimpout --bots random,eager,odds --rounds 40 --seed x --json";
        home.prints(&words(&format!("{line} --threads {threads}")), "")
    };
    let one = on(1);
    assert_eq!(one, on(2));
    let one: Json = serde_json::from_str(&one).unwrap();
    assert_eq!(one["bots"][0]["bot"], "odds");
    assert_eq!(one["bots"][2]["bot"], "random");
    assert_eq!(one["pairs"].as_array().unwrap().len(), 3);
}

#[test]
fn a_tournament_is_read_in_a_terminal() {
    let home = Home::new();
    let line = "tournament wimpout --bots random,odds --rounds 200";
    let told = home.prints(&words(line), "");
    assert!(
        told.contains("Ended early") && told.contains("odds is better than random"),
        "{told}"
    );
}

#[test]
fn programs_play_and_those_that_fail_lose() {
    let home = Home::new();
    program(&home, "thrower", ("", "echo '{\"do\":\"stop\"}'; exit"));
    let line = "tournament wimpout --bots random,referee:./thrower --rounds 4 --to-the-end --json";
    let all = played(&home, line);
    let failed = failed(&all, "thrower");
    assert_eq!((&failed["games"], &all["games"]), (&8.into(), &8.into()));
    assert!(
        failed["why"].as_str().unwrap().contains("not allowed"),
        "{failed}"
    );
    let refused = home.complains(&words(&line.replace("thrower", "nobody")));
    assert!(
        refused.contains("`./nobody`: it cannot be started"),
        "{refused}"
    );
}

/// How often a program failed, and why it did first.
fn failed<'a>(all: &'a Json, program: &str) -> &'a Json {
    let bots = all["bots"].as_array().unwrap();
    let name = format!("referee:./{program}");
    let mine = bots.iter().find(|bot| bot["bot"] == *name);
    &mine.unwrap()["failed"]
}

/// A program takes what is listed first of the acts.
const TAKES_THE_FIRST: &str = r#"line=${line#*'"actions":['}; line=${line%%'],"op"'*}
    case $line in *'},{'*) line=${line%%'},{'*}'}';; esac; echo "$line""#;

#[test]
fn the_time_that_a_program_needs_to_start_is_not_that_of_its_answer() {
    let home = Home::new();
    program(&home, "sleeper", ("sleep 2", TAKES_THE_FIRST));
    let line = "tournament wimpout --bots random,referee:./sleeper --rounds 1 --to-the-end --json";
    let all = played(&home, &format!("{line} --time 1500 --threads 1"));
    assert_eq!(
        (&all["games"], failed(&all, "sleeper")),
        (&2.into(), &Json::Null)
    );
}

#[test]
fn once_it_has_started_a_program_loses_by_thinking_too_long() {
    let home = Home::new();
    let once = format!("[ $told ] || {{ {TAKES_THE_FIRST}; told=1; }}");
    program(&home, "thinker", ("", &once));
    let line = "tournament wimpout --bots random,referee:./thinker --rounds 1 --to-the-end --json";
    let all = played(&home, &format!("{line} --time 50"));
    let failed = failed(&all, "thinker");
    assert_eq!(failed["games"], 2);
    assert_eq!(failed["why"], "it took longer than 50 ms");
}

/// Nothing is waited for here but the end of the process.
#[test]
fn a_tournament_that_is_interrupted_tells_what_there_is() {
    let home = Home::new();
    let line = "tournament wimpout --bots random,odds --rounds 100000000 --to-the-end --json";
    let child = home.command(&words(line)).spawn().unwrap();
    let pid = Pid::from_child(&child);
    let listening = || fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let until = Instant::now() + Duration::from_mins(1);
    while !catches_interrupts(&listening()) && Instant::now() < until {
        std::thread::yield_now();
    }
    kill_process(pid, Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let told: Json = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["stopped"], true);
}

/// Whether a process hears SIGINT (2), by the mask of the signals that it catches.
fn catches_interrupts(status: &str) -> bool {
    let mut lines = status.lines();
    let mask = lines.find_map(|line| line.strip_prefix("SigCgt:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask & 0b10 != 0)
}
