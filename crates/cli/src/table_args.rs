//! The options that every command about a table shares: house rules and loaded data.

use std::path::{Path, PathBuf};

use clap_complete::engine::{ArgValueCandidates, ArgValueCompleter};
use host::AnyGame;
use host::outside::clean_materials;
use speech::figures::Note;
use table::{Materials, Preset, Settings};

use crate::complete::{self, Shipped};
use crate::input::text;
use crate::out::note;
use crate::tongue::{said, told};

#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct TableArgs {
    /// House rules that go together: official, quick, wild; --set changes them further
    #[arg(long, value_name = "NAME", add = ArgValueCandidates::new(complete::presets))]
    preset: Option<String>,
    /// Set a rule, as in --set goal=300 (may be given again)
    #[arg(long = "set", value_name = "RULE=VALUE", add = ArgValueCompleter::new(complete::settings))]
    set: Vec<String>,
    /// A rule of one's own, from a file; see `lastlicks rule` (may be given again)
    #[arg(long = "rule", value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    own: Vec<PathBuf>,
    /// A deck: the name of a shipped one, a file, or JSON itself
    #[arg(long, value_name = "NAME|FILE|JSON", add = ArgValueCompleter::new(Shipped("deck")))]
    deck: Option<PathBuf>,
    /// A word list: the name of a shipped one, or a file
    #[arg(long, value_name = "NAME|FILE", add = ArgValueCompleter::new(Shipped("words")))]
    words: Option<PathBuf>,
    /// A board: the name of a shipped one, a file, or JSON itself
    #[arg(long, value_name = "NAME|FILE|JSON", add = ArgValueCompleter::new(Shipped("board")))]
    board: Option<PathBuf>,
}

impl TableArgs {
    /// The rules and the loaded data; a clash or a bad value is an error, an unwise pair a warning on standard error.
    pub(crate) fn read(&self, game: &dyn AnyGame) -> anyhow::Result<(Settings, Materials)> {
        let pieces = [
            ("deck", &self.deck),
            ("words", &self.words),
            ("board", &self.board),
        ];
        let given = pieces.iter().filter(|(_, file)| file.is_some());
        for (kind, _) in given {
            host::takes_pieces(game, kind)?;
        }
        let mut set = match &self.preset {
            Some(slug) => Preset::find(game.presets(), slug)?.settings(game.rules())?,
            None => Settings::default(),
        };
        for text in &self.set {
            set.set(game.rules(), text)?;
        }
        let own = own_rules(&self.own)?;
        host::choose_own(game.slug(), &own, &mut set)?;
        set = own.changed(&set);
        let brought = host::texts_brought(game.slug(), &Settings::default(), &set);
        host::can_answer(game.slug(), &brought)?;
        let mut materials = Materials::default();
        for (kind, file) in pieces {
            let is_shipped = game.rules().iter().any(|rule| rule.slug == kind);
            let named = file.as_deref().filter(|_| is_shipped);
            if let Some(name) = named.and_then(shipped) {
                set.set(game.rules(), &format!("{kind}={}", name.to_lowercase()))?;
            } else if let Some(file) = file {
                let text = match written_out(file) {
                    Some(json) => json.to_owned(),
                    None => text(file, &format!("the {kind}"))?,
                };
                materials.0.insert(kind.to_owned(), text);
            }
        }
        clean_materials(&mut materials);
        for warning in game.warnings(&set, &materials)? {
            let what = said(&warning).into();
            note!("{}", told(&Note { what }));
        }
        Ok((set, materials))
    }
}

/// Rules of one's own from files, as settings.
pub(crate) fn own_rules(files: &[PathBuf]) -> anyhow::Result<Settings> {
    let mut own = Settings::default();
    for file in files {
        let text = text(file, "the rule")?;
        let (slug, text) = host::own_setting(&text)?;
        if own.0.insert(slug.clone(), text).is_some() {
            anyhow::bail!("two of the files of rules are both called `{slug}`");
        }
    }
    Ok(own)
}

/// What is given as JSON itself, in place of a file.
fn written_out(file: &Path) -> Option<&str> {
    let text = file.to_str()?;
    text.trim_start().starts_with(['{', '[']).then_some(text)
}

/// What is asked for as the name of something shipped: a word that is no file.
fn shipped(file: &Path) -> Option<&str> {
    let name = file.to_str()?;
    let is_word = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    (is_word && !file.exists()).then_some(name)
}
