//! How the program ends, for scripts.

use std::io;
use std::process::ExitCode;

/// The answer is no: a record that does not hold.
pub(crate) const NO: u8 = 1;
/// It could not be done: wrong usage, bad input, something that cannot be read or written.
pub(crate) const FAILED: u8 = 2;

/// For the help and the manual.
pub(crate) const CODES: &str = "\
Exit codes:
  0  done
  1  the answer is no: a record that does not hold, a house with damage (verify has codes of its own from 3 on)
  2  it could not be done: wrong usage, bad input, something that cannot be read or written";

/// How a command ends whose answer is yes or no.
pub(crate) fn answered(yes: bool) -> ExitCode {
    if yes {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(NO)
    }
}

/// How a command that failed ends. Nobody reading on, as behind `| head`, is no failure.
pub(crate) fn failed(why: &anyhow::Error) -> ExitCode {
    if is_broken_pipe(why) {
        return ExitCode::SUCCESS;
    }
    // What it quotes may have come from a file.
    crate::out::note!("lastlicks: {}", table::shown(&format!("{why:#}")));
    ExitCode::from(FAILED)
}

/// Whether all that went wrong is that nobody reads on.
fn is_broken_pipe(why: &anyhow::Error) -> bool {
    let mut causes = why.chain();
    causes.any(|cause| {
        let cause = cause.downcast_ref::<io::Error>();
        cause.is_some_and(|why| why.kind() == io::ErrorKind::BrokenPipe)
    })
}
