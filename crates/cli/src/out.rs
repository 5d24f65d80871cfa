//! Printing to standard output and to standard error. Where nobody reads on, as behind `| head`, the program ends in
//! silence; what cannot be written for another reason is a failure; notes that nobody can see are lost.

use std::fmt;
use std::io::{self, IsTerminal, Write};

use ratatui::crossterm::terminal;
use screen::full::Signs;

use crate::exit;
use crate::terminal::theme;
use crate::tongue::tongue;

/// Prints a line, as `println!` does.
macro_rules! say {
    ($($text:tt)*) => { $crate::out::line(format_args!($($text)*)) };
}
/// Prints a line to standard error, as `eprintln!` does, if that can be written to.
macro_rules! note {
    ($($text:tt)*) => { $crate::out::aside(format_args!($($text)*)) };
}
pub(crate) use {note, say};

/// What is wrong where standard output takes no more.
pub(crate) const UNWRITTEN: &str = "this cannot be written";

pub(crate) fn line(text: fmt::Arguments<'_>) {
    let mut output = io::stdout().lock();
    let text = in_signs_of(&output, text);
    if let Err(why) = writeln!(output, "{text}").and_then(|()| output.flush()) {
        give_up(&why);
    }
}

/// A text in signs that its reader can see: a terminal that is not set to UTF-8 has ASCII only.
pub(crate) fn in_signs_of(output: &impl IsTerminal, text: fmt::Arguments<'_>) -> String {
    let text = text.to_string();
    if output.is_terminal() && theme().signs == Signs::Ascii {
        screen::in_ascii(&text)
    } else {
        text
    }
}

/// How wide the text is that is written: as the terminal, up to that of a page; elsewhere as a page.
pub(crate) fn columns() -> usize {
    const PAGE: u16 = 78;
    const LEAST: u16 = 20;
    let terminal = io::stdout()
        .is_terminal()
        .then(|| terminal::size().ok())
        .flatten();
    let columns = terminal.map_or(PAGE, |(columns, _)| columns);
    columns.clamp(LEAST, PAGE).into()
}

/// Prints a text that is read: broken into rows on a terminal, in one line for other programs.
pub(crate) fn prose(text: &str) {
    if !io::stdout().is_terminal() {
        return line(format_args!("{text}"));
    }
    for own in text.split('\n') {
        for row in screen::fold(own, columns()) {
            line(format_args!("{row}"));
        }
    }
}

pub(crate) fn aside(text: fmt::Arguments<'_>) {
    let mut output = io::stderr().lock();
    let text = in_signs_of(&output, text);
    let _ = writeln!(output, "{text}");
}

/// Ends the program because standard output takes no more.
pub(crate) fn give_up(why: &io::Error) -> ! {
    if why.kind() == io::ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    let (what, why) = (speech::refused(UNWRITTEN, tongue()), exit::in_words(why));
    note!("lastlicks: {what}: {why}");
    std::process::exit(exit::FAILED.into());
}
