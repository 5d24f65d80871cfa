//! How the process is told to stop: the first signal closes the house in good order and within a bound, a second one
//! ends it at once. Nothing that is under way can hold that up: signals are heard by a thread of their own. What was
//! acknowledged is stored before it is acknowledged, so nothing of it can be lost.

use std::io;
use std::time::Duration;

use tokio::sync::oneshot;

/// Within so long after the first signal the process has ended, whatever it is at.
const DEADLINE: Duration = Duration::from_secs(9);

/// Comes when the process is told to stop (SIGTERM, SIGINT). From then on it ends after [`DEADLINE`] by itself, and at
/// a second signal at once.
///
/// # Errors
/// Signals cannot be heard.
#[cfg(unix)]
pub(crate) fn told_to_stop() -> io::Result<oneshot::Receiver<()>> {
    use signal_hook::consts::{SIGINT, SIGTERM};

    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM])?;
    let (tell, told) = oneshot::channel();
    thread(move || {
        let mut signals = signals.forever();
        if signals.next().is_none() {
            return;
        }
        let _ = tell.send(());
        if thread(end_late).is_err() {
            end_late();
        }
        if let Some(second) = signals.next() {
            std::process::exit(128 + second);
        }
    })?;
    Ok(told)
}

/// The same where there are no signals but the one of the keyboard.
///
/// # Errors
/// None so far.
#[cfg(not(unix))]
pub(crate) fn told_to_stop() -> io::Result<oneshot::Receiver<()>> {
    let (tell, told) = oneshot::channel();
    tokio::spawn(async move {
        if tokio::signal::ctrl_c().await.is_ok() {
            let _ = tell.send(());
            let _ = thread(end_late);
            let _ = tokio::signal::ctrl_c().await;
            std::process::exit(130);
        }
    });
    Ok(told)
}

fn thread(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let named = std::thread::Builder::new().name("stop".to_owned());
    named.spawn(work).map(drop)
}

/// Ends the process, if it has not come to its end until then.
fn end_late() {
    std::thread::sleep(DEADLINE);
    tracing::warn!("something is still under way; everything acknowledged is stored");
    std::process::exit(0);
}
