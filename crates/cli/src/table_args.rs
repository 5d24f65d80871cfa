//! The options that every command about a table shares: house rules and loaded data.

use std::path::{Path, PathBuf};

use anyhow::Context;
use host::AnyGame;
use table::{Materials, Settings};

#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct TableArgs {
    /// Set a rule, as in --set goal=300 (may be given again)
    #[arg(long = "set", value_name = "RULE=VALUE")]
    set: Vec<String>,
    /// A deck: the name of a shipped one, or a file
    #[arg(long, value_name = "NAME|FILE")]
    deck: Option<PathBuf>,
    /// A word list: the name of a shipped one, or a file
    #[arg(long, value_name = "NAME|FILE")]
    words: Option<PathBuf>,
    /// A board: the name of a shipped one, or a file
    #[arg(long, value_name = "NAME|FILE")]
    board: Option<PathBuf>,
}

impl TableArgs {
    /// The rules and the loaded data; a clash or a bad value is an error, an unwise pair a warning on standard error.
    pub(crate) fn read(&self, game: &dyn AnyGame) -> anyhow::Result<(Settings, Materials)> {
        let mut set = Settings::default();
        for text in &self.set {
            set.set(game.rules(), text)?;
        }
        let mut materials = Materials::default();
        for (kind, file) in [
            ("deck", &self.deck),
            ("words", &self.words),
            ("board", &self.board),
        ] {
            if let Some(name) = file.as_deref().and_then(shipped) {
                set.set(game.rules(), &format!("{kind}={}", name.to_lowercase()))?;
            } else if let Some(file) = file {
                let text = std::fs::read_to_string(file);
                let text =
                    text.with_context(|| format!("the {kind} {} cannot be read", file.display()))?;
                materials.0.insert(kind.to_owned(), text);
            }
        }
        for warning in game.warnings(&set, &materials)? {
            eprintln!("Note: {warning}");
        }
        Ok((set, materials))
    }
}

/// What is asked for as the name of something shipped: a word that is no file.
fn shipped(file: &Path) -> Option<&str> {
    let name = file.to_str()?;
    let is_word = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    (is_word && !file.exists()).then_some(name)
}
