//! Says of which commit and day the program is, for `--version`: from the repository it is built in, else from what
//! `git archive` wrote into `COMMIT`, else nothing. It runs again when another commit is checked out.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=COMMIT");
    let version = env!("CARGO_PKG_VERSION");
    let told = match commit().or_else(archived) {
        Some(commit) => format!("{version} ({commit})"),
        None => version.to_owned(),
    };
    println!("cargo:rustc-env=LASTLICKS_VERSION={told}");
    make_small();
}

/// The table that tells where everything was put in memory is packed in the binary that people get: 1.3 MB less. A C library of
/// 2022 or later reads it; one that is linked in does not.
fn make_small() {
    let told = |name: &str| std::env::var(name).unwrap_or_default();
    let is_ours = told("TARGET") == "x86_64-unknown-linux-gnu" && told("PROFILE") == "release";
    if is_ours && !told("CARGO_CFG_TARGET_FEATURE").contains("crt-static") {
        println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// The commit that is checked out and its day, if this is a repository of its own.
fn commit() -> Option<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let top = git(&["rev-parse", "--show-toplevel"])?;
    if root.canonicalize().ok()? != Path::new(&top).canonicalize().ok()? {
        return None;
    }
    for file in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", file])?;
        if Path::new(&path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    git(&["log", "-1", "--abbrev=9", "--format=%h %cs"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}

/// What stands in a source archive.
fn archived() -> Option<String> {
    let text = std::fs::read_to_string("COMMIT").ok()?;
    let text = text.trim();
    (!text.is_empty() && !text.starts_with("$Format")).then(|| text.to_owned())
}
