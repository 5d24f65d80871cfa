//! The editor in which texts of one's own are written (O9).

use std::path::Path;

/// The editor that the environment names.
pub(crate) fn editor(file: &Path) -> anyhow::Result<String> {
    let named = ["VISUAL", "EDITOR"].into_iter().find_map(|name| {
        let editor = std::env::var(name).ok()?;
        (!editor.trim().is_empty()).then_some(editor)
    });
    named.ok_or_else(|| {
        let file = file.display();
        anyhow::anyhow!(
            "no editor is set: export EDITOR=nano, or edit {file} and then `lastlicks rule check` it"
        )
    })
}

/// Opens a file in an editor, and waits until that is closed.
pub(crate) fn edited(editor: &str, file: &Path) -> anyhow::Result<()> {
    let mut words = editor.split_whitespace();
    let mut command = std::process::Command::new(words.next().unwrap_or_default());
    let status = command
        .args(words)
        .arg(file)
        .status()
        .map_err(|why| anyhow::anyhow!("the editor `{editor}` cannot be started: {why}"))?;
    anyhow::ensure!(
        status.success(),
        "the editor `{editor}` has failed ({status})"
    );
    Ok(())
}
