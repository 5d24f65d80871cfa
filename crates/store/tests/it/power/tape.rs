//! What a process did to the files of a folder, read from what `strace` wrote.

use std::collections::HashMap;

/// What matters after a power cut.
#[derive(Debug)]
pub(super) enum Deed {
    Opened(String),
    Written(String, usize, Vec<u8>),
    CutTo(String, usize),
    Removed(String),
    Synced(String),
    FolderSynced,
    /// Something was answered: a line of the file `acks`.
    Acked(String),
}

/// The system calls that are recorded.
pub(super) const CALLS: &str = "trace=openat,write,pwrite64,pwritev,pwritev2,writev,fsync,fdatasync,ftruncate,truncate,\
     fallocate,unlink,unlinkat,rename,renameat,renameat2,sync_file_range,copy_file_range";

/// The deeds of a recording, in the order in which they were done.
pub(super) fn read(recording: &str, folder: &str) -> Vec<Deed> {
    let mut begun: HashMap<&str, &str> = HashMap::new();
    let mut deeds = Vec::new();
    for line in recording.lines() {
        let Some((process, call)) = line.split_once(' ') else {
            continue;
        };
        let call = call.trim_start();
        if let Some(start) = call.strip_suffix(" <unfinished ...>") {
            begun.insert(process, start);
        } else if let Some((_, rest)) = call
            .strip_prefix("<... ")
            .and_then(|rest| rest.split_once(" resumed>"))
        {
            let whole = format!("{}{rest}", begun.remove(process).unwrap_or_default());
            deeds.extend(deed(&whole, folder));
        } else {
            deeds.extend(deed(call, folder));
        }
    }
    deeds
}

/// What one call did, if it did anything to a file that must last.
fn deed(call: &str, folder: &str) -> Option<Deed> {
    let (name, rest) = call.split_once('(')?;
    let (words, result) = rest.rsplit_once(") = ")?;
    if result.starts_with('-') {
        return None;
    }
    let words: Vec<&str> = words.split(", ").collect();
    let file = |word: &str| file_of(word, folder);
    match name {
        // The file that was opened stands behind the number that came back.
        "openat" => file(result)
            .filter(|name| !name.is_empty() && name != "acks")
            .map(Deed::Opened),
        "pwrite64" | "write" => {
            let name = file(words[0])?;
            let bytes = text(words[1])?;
            if name == "acks" {
                return String::from_utf8(bytes).ok().map(Deed::Acked);
            }
            let at = words.get(3).map_or(0, |at| at.parse().unwrap());
            Some(Deed::Written(name, at, bytes))
        }
        "ftruncate" => Some(Deed::CutTo(file(words[0])?, words[1].parse().ok()?)),
        "fsync" | "fdatasync" => match file(words[0])? {
            name if name.is_empty() => Some(Deed::FolderSynced),
            name => Some(Deed::Synced(name)),
        },
        "unlink" => {
            let path = String::from_utf8(text(words[0])?).ok()?;
            inside(&path, folder).map(Deed::Removed)
        }
        other => {
            let touches = words.iter().any(|word| file(word).is_some());
            assert!(!touches, "what {other} does to a file is not known here");
            None
        }
    }
}

/// The name of the file behind a descriptor, `7</tmp/…>`, if it is one of ours; no letters for the folder itself.
fn file_of(word: &str, folder: &str) -> Option<String> {
    let path = word.split_once('<')?.1.strip_suffix('>')?;
    inside(&String::from_utf8(bytes(path)).ok()?, folder)
}

/// What is rebuilt at every start, or says nothing of what was stored, is left out.
fn inside(path: &str, folder: &str) -> Option<String> {
    let name = path.strip_prefix(folder)?;
    let name = name.strip_prefix('/').unwrap_or(name);
    let known = [
        "",
        "acks",
        "house.db",
        "house.db.lock",
        "house.db-wal",
        "house.db-journal",
    ];
    known.contains(&name).then(|| name.to_owned())
}

/// What stands between quotation marks.
fn text(word: &str) -> Option<Vec<u8>> {
    Some(bytes(
        word.strip_prefix('"')?
            .strip_suffix('"')
            .expect("the recording is whole"),
    ))
}

/// Bytes that are written as `\x2f`.
fn bytes(text: &str) -> Vec<u8> {
    let digits = text.as_bytes().chunks_exact(4);
    digits
        .map(|digits| u8::from_str_radix(std::str::from_utf8(&digits[2..]).unwrap(), 16).unwrap())
        .collect()
}
