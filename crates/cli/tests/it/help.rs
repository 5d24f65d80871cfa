//! The help of every command: it fits, it has examples, and they run.

use std::process::{Command, Stdio};

use crate::home::{Home, words};

/// All commands by name.
fn commands(home: &Home) -> Vec<String> {
    let help = home.prints(&["help"], "");
    let list = help.split("Commands:").nth(1).unwrap();
    let lines = list.lines().skip(1).take_while(|line| !line.is_empty());
    let names = lines.filter_map(|line| line.split_whitespace().next());
    names
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

/// The examples under the help of a command.
fn examples(home: &Home, command: &str) -> Vec<String> {
    let help = home.prints(&[&["help"], &words(command)[..]].concat(), "");
    let after = help.split("Example").nth(1).unwrap_or_default();
    let lines = after.lines().filter_map(|line| line.strip_prefix("  "));
    let lines = lines.filter(|line| line.contains("lastlicks "));
    lines.map(str::to_owned).collect()
}

#[test]
fn every_command_has_examples_that_run() {
    let home = Home::with_record_of(300);
    std::fs::write(home.file("sentences.txt"), "the man is going to sing\n").unwrap();
    std::fs::write(
        home.file("layout.json"),
        "[\"tau\",\"omicron\",\"epsilon\"]",
    )
    .unwrap();
    std::fs::write(home.file("own-list.txt"), "toe\n").unwrap();
    let rule = include_str!("../../../../examples/rules/wimpout/lucky-sevens.rule");
    std::fs::write(home.file("lucky-sevens.rule"), rule).unwrap();
    let board = r#"{"name": "tiny", "goal": 100, "lap": 50}"#;
    std::fs::write(home.file("my-board.json"), board).unwrap();
    // A program that plays nothing: it loses its games.
    let bot = home.file("my-bot");
    std::fs::write(&bot, "#!/bin/sh\n").unwrap();
    std::fs::set_permissions(&bot, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    std::fs::create_dir(home.file("games")).unwrap();
    std::fs::copy(home.file("game.jsonl"), home.file("games/1.jsonl")).unwrap();
    for folder in [
        ".local/share/bash-completion/completions",
        ".config/fish/completions",
        ".zfunc",
    ] {
        std::fs::create_dir_all(home.file(folder)).unwrap();
    }
    home.prints(&words("play wimpout --seed one"), "");
    home.prints(&words("play cow --seed two"), "");
    home.prints(&words("play wimpout --seed three"), "");
    // A house for those commands that are about one.
    run(&home, "lastlicks serve");
    let of_rules = ["questions", "new", "edit", "try", "check", "explain"];
    let of_rules = of_rules.map(|name| format!("rule {name}"));
    for command in commands(&home).into_iter().chain(of_rules) {
        let examples = examples(&home, &command);
        assert!(!examples.is_empty(), "{command} has no examples");
        for example in examples {
            run(&home, &example);
        }
    }
}

/// Runs an example in a shell with no input; of a house that opens it is seen that it does. Where an example writes
/// outside the home (a keeper's folder, a database) it cannot be tried.
fn run(home: &Home, example: &str) {
    if ["/var/lib", "man -l", "| jq", "postgres://"]
        .iter()
        .any(|part| example.contains(part))
    {
        eprintln!("skipped: {example}");
        return;
    }
    let serves = example.starts_with("lastlicks serve");
    let ports = "--bind 127.0.0.1:0 --no-telnet";
    let line = if serves {
        format!("lastlicks serve {ports}")
    } else {
        example.to_owned()
    };
    let folder = std::path::Path::new(env!("CARGO_BIN_EXE_lastlicks"))
        .parent()
        .unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    // With `exec` there is no shell left between this test and a house that is to be closed.
    let line = if serves { format!("exec {line}") } else { line };
    let mut command = Command::new("sh");
    command.args(["-c", &line]).current_dir(home.path());
    command
        .env("PATH", path)
        .env("HOME", home.path())
        .env_remove("XDG_STATE_HOME")
        .env("LASTLICKS_LANGUAGE", "en")
        .env("VISUAL", "true");
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    if serves {
        let mut byte = [0];
        std::io::Read::read_exact(child.stdout.as_mut().unwrap(), &mut byte).unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        return;
    }
    let output = child.wait_with_output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    // Of a seeded game `verify` says that it was one.
    let seeded = example.contains("verify") && output.status.code() == Some(3);
    assert!(seeded || output.status.success(), "{example}: {errors}");
}

#[test]
fn the_help_fits_a_terminal_and_names_the_exit_codes() {
    let home = Home::new();
    assert!(home.prints(&["--help"], "").contains("Exit codes:"));
    assert!(home.prints(&["man"], "").contains("Exit codes:"));
    for command in commands(&home) {
        let help = home.prints(&["help", &command], "");
        for line in help.lines() {
            assert!(line.chars().count() <= 100, "{command}: {line}");
        }
    }
}
