//! The manual of the command line in the language of whoever asks for it: what `--help` tells, and what the parser refuses.

use clap::builder::{PossibleValue, Resettable, StyledStr};
use clap::{Arg, Command};
use speech::{Tongue, manual};

/// How a help begins in another language: as it does without one, but for the word before the usage.
const TEMPLATE: &str = "{before-help}{about-with-newline}\n{usage}{all-args}{after-help}";

/// The command line with all that is told of it in a language.
pub(crate) fn in_tongue(cli: Command, tongue: Tongue) -> Command {
    if tongue == Tongue::En {
        return cli;
    }
    let mut cli = cli;
    cli.build();
    told(cli, tongue)
}

/// The same of one command and those below it.
fn told(command: Command, tongue: Tongue) -> Command {
    let say = |text: &StyledStr| StyledStr::from(lines(&text.to_string(), tongue));
    let texts = [
        command.get_about(),
        command.get_long_about(),
        command.get_after_help(),
    ];
    let [about, long, after] = texts.map(|text| Resettable::from(text.map(say)));
    let template = TEMPLATE.replace("{usage}", &lines("Usage: {usage}\n\n", tongue));
    command
        .about(about)
        .long_about(long)
        .after_help(after)
        .help_template(template)
        .subcommand_help_heading(word("Commands", tongue))
        .mut_args(|arg| argument(arg, tongue))
        .mut_subcommands(|below| told(below, tongue))
}

fn argument(arg: Arg, tongue: Tongue) -> Arg {
    let say = |text: &StyledStr| lines(&text.to_string(), tongue);
    let (help, long) = (arg.get_help().map(say), arg.get_long_help().map(say));
    let given = notes(&arg, tongue);
    let noted = |text: Option<String>| text.map(|text| StyledStr::from(text + given.as_str()));
    let (help, long) = (Resettable::from(noted(help)), Resettable::from(noted(long)));
    let usual = if arg.is_positional() {
        "Arguments"
    } else {
        "Options"
    };
    let heading = word(arg.get_help_heading().unwrap_or(usual), tongue);
    arg.help(help)
        .long_help(long)
        .help_heading(heading)
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// What is said behind the help of an argument: its usual value, and those that it can have.
fn notes(arg: &Arg, tongue: Tongue) -> String {
    let usual: Vec<_> = arg
        .get_default_values()
        .iter()
        .map(|one| one.to_string_lossy())
        .collect();
    let possible: Vec<_> = arg.get_possible_values();
    let possible: Vec<_> = possible
        .iter()
        .filter(|one| !one.is_hide_set())
        .map(PossibleValue::get_name)
        .collect();
    let is_flag = !arg.get_action().takes_values();
    let note = |said: &str, all: String, is_hidden: bool| {
        let is_said = !(is_flag || is_hidden || all.is_empty());
        let told = is_said.then(|| manual(&format!("[{said}: {all}]"), tongue).into_owned());
        told.map_or_else(String::new, |told| format!(" {told}"))
    };
    let usual = note("default", usual.join(" "), arg.is_hide_default_value_set());
    let is_hidden = arg.is_hide_possible_values_set();
    usual + note("possible values", possible.join(", "), is_hidden).as_str()
}

/// A word of ours, for as long as the program runs.
fn word(text: &str, tongue: Tongue) -> &'static str {
    manual(text, tongue).into_owned().leak()
}

/// What stands in several lines, each by itself, with what it is set in by.
pub(crate) fn lines(text: &str, tongue: Tongue) -> String {
    let line = |line: &str| {
        let bare = line.trim();
        line.replacen(bare, &manual(bare, tongue), 1)
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// What libraries say of a value, and what we say.
const PLAINLY: [(&str, &str); 4] = [
    ("number would be zero for non-zero type", "it is 1 or more"),
    (
        "invalid digit found in string",
        "it is no whole number from 0 on",
    ),
    ("invalid float literal", "it is no number"),
    (" is not in 0..=255", " is not in 0 to 255"),
];

/// A text of the parser of the command line without the words of libraries.
pub(crate) fn plainly(text: &str) -> String {
    let told = |text: String, (theirs, ours): &(&str, &str)| text.replace(theirs, ours);
    PLAINLY.iter().fold(text.to_owned(), told)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::Cli;

    /// All that is told of a command and of those below it, but for what is typed.
    fn all(command: &Command, told: &mut BTreeSet<String>) {
        let of = |text: Option<&StyledStr>| text.map(ToString::to_string);
        let args = command.get_arguments();
        let args = args.flat_map(|arg| {
            let heading = arg.get_help_heading().map(str::to_owned);
            [of(arg.get_help()), of(arg.get_long_help()), heading]
        });
        let own = [
            command.get_about(),
            command.get_long_about(),
            command.get_after_help(),
        ];
        let texts = own.map(of).into_iter().chain(args).flatten();
        let lines = texts.flat_map(|text| {
            text.lines()
                .map(|line| line.trim().to_owned())
                .collect::<Vec<_>>()
        });
        let is_typed = |line: &String| {
            ["lastlicks ", "echo ", "printf "]
                .iter()
                .any(|word| line.starts_with(word))
        };
        told.extend(lines.filter(|line| !line.is_empty() && !is_typed(line)));
        command.get_subcommands().for_each(|below| all(below, told));
    }

    #[test]
    fn the_command_line_is_told_and_refuses_in_german() {
        let mut german = in_tongue(Cli::command(), Tongue::De);
        let help = german.render_help().to_string();
        assert!(
            help.contains("\n\nBenutzung: ") && help.contains("\n\nBefehle:\n"),
            "{help}"
        );
        let refused = german.try_get_matches_from_mut(["lastlicks", "odds", "--cbes", "3"]);
        let refused = lines(&refused.unwrap_err().to_string(), Tongue::De);
        let first =
            "Fehler: mit '--cbes' ist hier nichts anzufangen\n\n  ähnlich heißt: '--cubes'\n";
        assert!(refused.starts_with(first), "{refused}");
        assert!(
            german
                .try_get_matches_from_mut(["lastlicks", "rules", "cow"])
                .is_ok()
        );
    }

    #[test]
    fn all_of_the_help_is_there_in_german() {
        let (mut command, mut told) = (Cli::command(), BTreeSet::new());
        command.build();
        all(&command, &mut told);
        let missing: Vec<_> = told
            .iter()
            .filter(|line| manual(line, Tongue::De) == **line)
            .collect();
        assert!(missing.is_empty(), "{missing:#?}");
    }
}
