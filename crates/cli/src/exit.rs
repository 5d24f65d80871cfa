//! How the program ends, for scripts.

use std::io;
use std::process::ExitCode;

use crate::tongue::tongue;

/// The answer is no: a record that does not hold, an answer that is not the best.
pub(crate) const NO: u8 = 1;
/// It could not be done: wrong usage, bad input, something that cannot be read or written.
pub(crate) const FAILED: u8 = 2;

/// For the help and the manual.
pub(crate) const CODES: &str = "\
Exit codes:
  0  done
  1  the answer is no: a record that does not hold, a damaged house,
     an answer that is not the best, a rule of your own that fails,
     does nothing or cannot stand at a table (`verify` has more)
  2  it could not be done: wrong usage, bad input, something that
     cannot be read or written";

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
    crate::out::note!("lastlicks: {}", told(why));
    ExitCode::from(FAILED)
}

/// What went wrong and why, in the language that is spoken here; what it quotes may have come from a file.
pub(crate) fn told(why: &anyhow::Error) -> String {
    let links = why.chain().map(in_words);
    table::shown(&links.collect::<Vec<_>>().join(": "))
}

/// One thing that went wrong: what the system says of it is said in our words where they are known.
pub(crate) fn in_words(why: &(dyn std::error::Error + 'static)) -> String {
    let known = why.downcast_ref::<io::Error>().and_then(of_system);
    let text = known.map_or_else(|| why.to_string(), str::to_owned);
    speech::refused(&text, tongue()).into_owned()
}

/// What a system means that takes no more, or does not give.
fn of_system(why: &io::Error) -> Option<&'static str> {
    Some(match why.kind() {
        io::ErrorKind::StorageFull => "the disk is full",
        io::ErrorKind::QuotaExceeded => "the space that you may use on the disk is full",
        io::ErrorKind::ReadOnlyFilesystem => {
            "the disk takes nothing: it is mounted to be read only"
        }
        io::ErrorKind::PermissionDenied => "that is not allowed there",
        io::ErrorKind::NotFound => "there is no such file or folder",
        io::ErrorKind::AlreadyExists => "such a file is there already",
        io::ErrorKind::IsADirectory => "that is a folder",
        io::ErrorKind::NotADirectory => "a file stands in its path where a folder must be",
        _ => return None,
    })
}

/// Whether all that went wrong is that nobody reads on.
fn is_broken_pipe(why: &anyhow::Error) -> bool {
    let mut causes = why.chain();
    causes.any(|cause| {
        let cause = cause.downcast_ref::<io::Error>();
        cause.is_some_and(|why| why.kind() == io::ErrorKind::BrokenPipe)
    })
}
