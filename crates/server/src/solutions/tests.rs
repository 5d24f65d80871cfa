//! Files that may be damaged, foreign, too many, or not to be had at all.

use std::cell::RefCell;

use super::*;

thread_local! {
    static TOLD: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

fn tell(told: &str) {
    TOLD.with_borrow_mut(|all| all.push(told.to_owned()));
}

fn told() -> Vec<String> {
    TOLD.take()
}

/// A cache in a folder that is not there yet.
fn cache() -> (tempfile::TempDir, Solutions) {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("state").join("solved");
    (home, Solutions::in_folder(folder, tell))
}

fn names(cache: &Solutions) -> Vec<String> {
    let files = fs::read_dir(&cache.folder).unwrap();
    files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect()
}

#[test]
fn what_is_kept_is_there_again_and_its_owners_only() {
    let (_home, cache) = cache();
    assert_eq!(cache.load("a-1"), None);
    cache.keep("a-1", b"one");
    cache.keep("a-1", b"two");
    assert_eq!(cache.load("a-1").as_deref(), Some(&b"two"[..]));
    assert_eq!(cache.load("a-2"), None);
    assert_eq!(names(&cache), ["a-1.solved"]);
    assert!(told().is_empty());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&cache.path("a-1")), 0o600);
        assert_eq!(mode(&cache.folder), 0o700);
    }
    let cache = cache.fresh();
    assert_eq!(cache.load("a-1"), None);
    cache.keep("a-1", b"three");
    assert_eq!(fs::read(cache.path("a-1")).unwrap(), b"three");
}

#[test]
fn the_oldest_make_room_for_the_newest() {
    let (_home, cache) = cache();
    for n in 0..MOST_FILES + 3 {
        cache.keep(&format!("k-{n}"), b"x");
        let file = OpenOptions::new()
            .write(true)
            .open(cache.path(&format!("k-{n}")))
            .unwrap();
        let since = SystemTime::UNIX_EPOCH + Duration::from_secs(n as u64);
        file.set_modified(since).unwrap();
    }
    assert_eq!(names(&cache).len(), MOST_FILES);
    assert_eq!(
        (cache.load("k-2"), cache.load("k-3")),
        (None, Some(b"x".to_vec()))
    );
    let large = File::options().write(true).open(cache.path("k-3")).unwrap();
    large.set_len(MOST_IN_ALL).unwrap();
    cache.keep("k-1000", b"x");
    assert!(!cache.path("k-3").exists() && cache.path("k-1000").exists());
    assert!(told().is_empty());
}

#[test]
fn what_nobody_writes_any_more_is_removed_and_what_is_not_ours_stays() {
    let (_home, cache) = cache();
    cache.keep("a", b"x");
    for (name, old) in [
        ("b.1-0.writing", true),
        ("c.2-0.writing", false),
        ("notes.txt", true),
    ] {
        let file = File::create(cache.folder.join(name)).unwrap();
        if old {
            file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
        }
    }
    cache.keep("d", b"x");
    let mut left = names(&cache);
    left.sort();
    assert_eq!(left, ["a.solved", "c.2-0.writing", "d.solved", "notes.txt"]);
}

#[test]
fn what_is_no_plain_file_or_too_large_is_not_read_and_said_once() {
    let (_home, cache) = cache();
    cache.keep("a", b"x");
    File::create(cache.path("large"))
        .unwrap()
        .set_len(MOST_BYTES + 1)
        .unwrap();
    fs::create_dir(cache.path("folder")).unwrap();
    assert_eq!((cache.load("large"), cache.load("folder")), (None, None));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("/dev/zero", cache.path("link")).unwrap();
        assert_eq!(cache.load("link"), None);
    }
    let told = told();
    assert!(
        told.len() == 1 && told[0].contains("no plain file, or too large"),
        "{told:?}"
    );
    cache.keep("vast", &vec![0; usize::try_from(MOST_BYTES).unwrap() + 1]);
    assert!(!cache.path("vast").exists());
}

#[test]
fn where_no_folder_can_be_made_one_goes_on_without_and_is_told_once() {
    let (home, cache) = cache();
    fs::write(home.path().join("state"), "a file in the way").unwrap();
    for _ in 0..3 {
        cache.keep("a", b"x");
        assert_eq!(cache.load("a"), None);
    }
    let told = told();
    let kept = told.iter().filter(|told| told.contains("cannot be kept"));
    assert!(kept.count() == 1 && told.len() <= 2, "{told:?}");
}

#[test]
fn what_does_not_hold_is_said_with_its_reason() {
    let (_home, cache) = cache();
    cache.spoiled("a", Spoiled::Checksum);
    let told = told();
    assert!(
        told[0].contains("a.solved") && told[0].contains("its checksum does not hold"),
        "{told:?}"
    );
}
