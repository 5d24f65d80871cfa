//! Completions in real shells; one that is not installed is passed over, and said.

use std::path::Path;
use std::process::Command;

use crate::home::Home;

/// What a line that ends at the cursor can be completed to, and what must be among it.
const LINES: &[(&str, &[&str])] = &[
    ("lastlicks pl", &["play"]),
    ("lastlicks play ", &["wimpout", "connexion", "cow"]),
    (
        "lastlicks rules wimpout full-",
        &["full-house", "full-house-sun"],
    ),
    ("lastlicks rules cow R3", &["R30", "R39"]),
    ("lastlicks play wimpout --set go", &["goal=", "goal-test="]),
    (
        "lastlicks play wimpout --set bump=",
        &["bump=on", "bump=off"],
    ),
    (
        "lastlicks play wimpout --set last-licks=c",
        &["last-licks=c", "last-licks=chase"],
    ),
    ("lastlicks play cow --set finance=ser", &["finance=serious"]),
    (
        "lastlicks simulate wimpout --seats odds,ea",
        &["odds,eager"],
    ),
    (
        "lastlicks play cow --seats you:Ann,far",
        &["you:Ann,farmer"],
    ),
    ("lastlicks words --words scowl-7", &["scowl-70"]),
    ("lastlicks judge --set future=be", &["future=be-to"]),
    ("lastlicks man sim", &["simulate"]),
];

fn path() -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_lastlicks")).parent().unwrap();
    format!("{}:{}", folder.display(), std::env::var("PATH").unwrap())
}

/// What a shell prints for a script, if it is there.
fn run(home: &Home, shell: &str, arguments: &[&str], script: &str) -> Option<String> {
    let mut command = Command::new(shell);
    command.args(arguments).arg(script).current_dir(home.path());
    command
        .env("PATH", path())
        .env("HOME", home.path())
        .env("LANG", "C.UTF-8");
    let Ok(output) = command.output() else {
        eprintln!("skipped: {shell} is not installed, so its completions cannot be tried");
        return None;
    };
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{shell}: {errors}");
    Some(String::from_utf8(output.stdout).unwrap())
}

/// Bash puts an answer in the place of what stands after the last `=` or `:` of the line.
#[test]
fn bash_completes_games_rules_values_bots_and_lists() {
    let home = Home::new();
    for (line, expected) in LINES {
        let script = format!(
            r#"source <(lastlicks completions bash)
            line='{line}'; COMP_LINE=$line; COMP_POINT=${{#line}}
            spaced=${{line//=/ = }}; spaced=${{spaced//:/ : }}
            read -ra COMP_WORDS <<< "$spaced"
            [[ $line == *" " || $line == *= ]] && [[ $line != *= ]] && COMP_WORDS+=("")
            COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
            _lastlicks_complete
            printf '%s\n' "${{COMPREPLY[@]}}""#
        );
        let Some(told) = run(&home, "bash", &["--norc", "-c"], &script) else {
            return;
        };
        let told: Vec<&str> = told.lines().collect();
        for answer in *expected {
            let answer = if line.contains([':', '=']) {
                answer.rsplit([':', '=']).next().unwrap()
            } else {
                answer
            };
            assert!(told.contains(&answer), "{line}: {told:?}");
        }
    }
}

#[test]
fn fish_completes_games_rules_values_bots_and_lists() {
    let home = Home::new();
    for (line, expected) in LINES {
        let script =
            format!("lastlicks completions fish | source; complete --do-complete '{line}'");
        let Some(told) = run(&home, "fish", &["--no-config", "-c"], &script) else {
            return;
        };
        let told: Vec<&str> = told
            .lines()
            .filter_map(|line| line.split('\t').next())
            .collect();
        for answer in *expected {
            assert!(told.contains(answer), "{line}: {told:?}");
        }
    }
}

/// Zsh has no way to ask for completions from a script, so its function is run with `compadd` and `_describe` taken
/// over.
#[test]
fn zsh_completes_games_rules_values_bots_and_lists() {
    let home = Home::new();
    for (line, expected) in LINES {
        let script = format!(
            r#"autoload -Uz compinit; compinit -D -u
            _describe() {{ local kept=$@[-1]; print -rl -- ${{(P)kept}} }}
            compadd() {{ print -rl -- "$@" }}
            source <(lastlicks completions zsh)
            line='{line}'; words=(${{(s: :)line}}); [[ $line == *" " ]] && words+=("")
            CURRENT=${{#words}}
            _clap_dynamic_completer_lastlicks"#
        );
        let Some(told) = run(&home, "zsh", &["-f", "-c"], &script) else {
            return;
        };
        for answer in *expected {
            let heads = told.lines().map(|line| line.replace("\\:", "\u{1}"));
            let mut heads = heads.map(|line| {
                let head = line.split(':').next().unwrap_or_default();
                head.replace('\u{1}', ":")
            });
            assert!(heads.any(|head| head == *answer), "{line}: {told}");
        }
    }
}
