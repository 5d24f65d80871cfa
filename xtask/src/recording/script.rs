//! The game that is recorded: how it is begun, what is pressed, and how long each screen is shown.

/// How the game is begun.
pub(super) const GAME: &str =
    "play wimpout --seats you:Ann,odds:Bob --set starter=first --seed r140 --pace 300";

/// What is pressed, what is to be seen then, and for how many seconds it is shown.
pub(super) struct Scene {
    pub(super) press: &'static [&'static str],
    pub(super) see: &'static str,
    pub(super) shown: u32,
}

const fn scene(press: &'static [&'static str], see: &'static str, shown: u32) -> Scene {
    Scene { press, see, shown }
}

/// The scenes in order: a flash, the Sun that clears it, all five again, a house rule voted in in mid-turn, a bank, and
/// the bot's answer.
pub(super) const SCRIPT: &[Scene] = &[
    scene(&[], "Throw all five cubes", 3),
    scene(&["t"], "A flash of 2s", 4),
    scene(&["t"], "Say what the Sun is", 4),
    scene(&["1"], "The flash of 2s is cleared", 4),
    scene(&["t"], "[s] stop", 3),
    scene(&[":"], "> ", 1),
    scene(&["propose bump=on"], "> propose bump=on", 2),
    scene(&["Enter"], "From now on bump is on", 4),
    scene(&["s"], "Bob stops and banks 55", 4),
];
