//! House keeping that `cargo` does not know: `cargo xtask tidy` checks the shape of the code.

use std::process::ExitCode;

mod recording;
mod tidy;
mod tree;

const USAGE: &str = "\
Usage: cargo xtask tidy [--write]
       cargo xtask recording

tidy          checks floors, purity, sizes, headers, types of the API, scenario coverage, what docs/ tells of
              events and views, paths in the guides, words, vendored files
tidy --write  first writes the tables that tidy keeps in docs/, then checks
recording     plays a scripted game in a terminal (tmux) and draws it: docs/terminal.svg";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args[..] {
        ["tidy"] => tidy::check(),
        ["tidy", "--write"] => tidy::write().and_then(|()| tidy::check()),
        ["recording"] => recording::make(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::from(2)
        }
    }
}
