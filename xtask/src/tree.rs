//! The repository as a value: its files and the edges between its crates, read once, so that every
//! check is a pure function and every test can build a small repository of its own.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// One dependency of a crate of ours on another one of ours, by folder name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Edge {
    pub(crate) from: String,
    pub(crate) to: String,
    /// A dev-dependency: tests and benches only.
    pub(crate) dev: bool,
}

/// All files that are or would be committed, and the edges of the crates under `crates/`.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    pub(crate) files: BTreeMap<String, Vec<u8>>,
    pub(crate) edges: Vec<Edge>,
}

impl Tree {
    /// Reads the repository this program was built in.
    pub(crate) fn read() -> Result<Self, Box<dyn Error>> {
        let root = root();
        let mut files = BTreeMap::new();
        for path in listed(&root)? {
            let file = root.join(&path);
            if file.is_file() {
                files.insert(path, std::fs::read(file)?);
            }
        }
        let edges = edges(&metadata(&root)?);
        Ok(Self { files, edges })
    }

    /// The files that are text, with their paths, in order of path.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .filter_map(|(path, bytes)| Some((path.as_str(), std::str::from_utf8(bytes).ok()?)))
    }

    /// The Rust files, with their paths, in order of path.
    pub(crate) fn rust(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(|(path, _)| ends_with(path, "rs"))
    }

    /// A repository of these files and no edges.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let file = |(path, text): &(&str, &str)| ((*path).to_owned(), text.as_bytes().to_vec());
        Self {
            files: files.iter().map(file).collect(),
            edges: Vec::new(),
        }
    }
}

/// The repository's folder: this crate's parent.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Whether a path has this extension.
pub(crate) fn ends_with(path: &str, extension: &str) -> bool {
    Path::new(path).extension().is_some_and(|e| e == extension)
}

fn listed(root: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let args = [
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ];
    let out = output(Command::new("git").args(args).current_dir(root))?;
    let paths = String::from_utf8(out)?;
    Ok(paths.split_terminator('\0').map(str::to_owned).collect())
}

fn metadata(root: &Path) -> Result<Value, Box<dyn Error>> {
    let args = [
        "metadata",
        "--no-deps",
        "--offline",
        "--format-version",
        "1",
    ];
    let out = output(Command::new(env!("CARGO")).args(args).current_dir(root))?;
    Ok(serde_json::from_slice(&out)?)
}

fn output(command: &mut Command) -> Result<Vec<u8>, Box<dyn Error>> {
    let out = command.output()?;
    if out.status.success() {
        return Ok(out.stdout);
    }
    let said = String::from_utf8_lossy(&out.stderr);
    Err(format!("{command:?} failed: {said}").into())
}

/// The edges in what `cargo metadata` prints: dependencies that have a path, from packages that
/// live in `crates/`.
fn edges(metadata: &Value) -> Vec<Edge> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    packages.flat_map(edges_of_package).collect()
}

fn edges_of_package(package: &Value) -> Vec<Edge> {
    let folder = package["manifest_path"]
        .as_str()
        .map(Path::new)
        .and_then(Path::parent);
    let Some(from) = folder.filter(|f| f.parent().is_some_and(|p| p.ends_with("crates"))) else {
        return Vec::new();
    };
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    dependencies
        .filter_map(|dependency| {
            Some(Edge {
                from: folder_name(from),
                to: folder_name(Path::new(dependency["path"].as_str()?)),
                dev: dependency["kind"] == "dev",
            })
        })
        .collect()
}

fn folder_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn edges_are_dependencies_with_a_path_named_by_folder() {
        let metadata = json!({"packages": [
            {"name": "lastlicks", "manifest_path": "/a/crates/cli/Cargo.toml", "dependencies": [
                {"name": "host", "kind": null, "path": "/a/crates/host"},
                {"name": "table", "kind": "dev", "path": "/a/crates/table"},
                {"name": "serde", "kind": null},
            ]},
            {"name": "xtask", "manifest_path": "/a/xtask/Cargo.toml", "dependencies": [
                {"name": "table", "kind": null, "path": "/a/crates/table"},
            ]},
        ]});
        let edge = |to: &str, dev| Edge {
            from: "cli".into(),
            to: to.into(),
            dev,
        };
        assert_eq!(edges(&metadata), [edge("host", false), edge("table", true)]);
    }
}
