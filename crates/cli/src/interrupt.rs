//! Long work that is told to stop: the first Ctrl-C ends it and what there is is told, a second one ends the program.

use arena::Stop;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// The exit code of a program that was interrupted, as shells count it.
const INTERRUPTED: i32 = 130;

/// What long work looks at; told by the first signal.
pub(crate) fn stop() -> anyhow::Result<Stop> {
    let stop = Stop::default();
    let told = stop.clone();
    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    std::thread::spawn(move || {
        for _ in signals.forever() {
            if told.is_told() {
                std::process::exit(INTERRUPTED);
            }
            told.stop();
        }
    });
    Ok(stop)
}
