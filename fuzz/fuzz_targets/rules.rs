//! Any text is a rule of one's own or a clear error with its line, in every game; whatever it answers, asking it thousands
//! of questions comes to an end, and to sentences without anything hidden in them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use speech::{Names, own};
use table::is_hidden;

const HEAD: &str = "rule: x\ntitle: X\nabout: Y.\ncounts: 2\ncounter: Z\n---\n";
const OTHER_HEAD: &str = "rule: x\ntitle: X\nabout: Y.\n---\n";

fn is_plain(text: &str) -> bool {
    !text.contains(|c: char| c.is_control() || is_hidden(c))
}

fn read(game: &str, text: &str) {
    match own::read(game, text) {
        Ok(read) => {
            let lines = read.lines(Names::new(&[], None));
            assert!(!lines.is_empty());
            assert!(lines.iter().all(|line| is_plain(&line.to_string())));
        }
        Err(why) => assert!(
            !why.message.is_empty() && is_plain(&why.to_string()),
            "{why}"
        ),
    }
}

fuzz_target!(|text: &str| {
    match text.len() % 4 {
        0 => read("wimpout", &format!("{HEAD}{text}")),
        1 => read("cow", &format!("{OTHER_HEAD}{text}")),
        2 => read("connexion", &format!("{OTHER_HEAD}{text}")),
        _ => read("cow", text),
    }
});
