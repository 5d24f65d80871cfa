//! Power cuts (N13). A house is written to in a process whose writes and syncs are recorded (`strace`). From the recording
//! every kind of disk is made that the order of syncs allows: what was not synced is lost, kept, torn or kept in another
//! order. Each is opened: no acknowledged act is missing, no table unreadable.
//!
//! `POWER_CUTS=100000 cargo test --release -p store --test it power -- --nocapture` is the long run.

mod disk;
mod life;
mod tape;

use std::path::Path;

use store::{Sqlite, Store, check};

use disk::{Disk, Luck};
use life::{Acks, Kind, record};
use tape::Deed;

/// How many cuts there are where nothing else is said.
const CUTS: usize = 100;
/// From how many on a house is cut off too that has grown large.
const MANY: usize = 1000;
/// How many disks are made at one moment.
const TOGETHER: usize = 5;

/// What came of the cuts of one recording.
#[derive(Debug, Default)]
struct Found {
    cuts: usize,
    /// How often something was not on the disk that had been written, and was not to be.
    unlike: usize,
    lost: Vec<String>,
}

/// Cuts the power so often at moments all over the recording, with a disk that syncs or one that only says so.
fn cut(tape: &[Deed], cuts: usize, lies: bool, luck: &mut Luck) -> Found {
    let mut moments: Vec<usize> = (0..cuts.div_ceil(TOGETHER))
        .map(|_| luck.below(tape.len()) + 1)
        .collect();
    moments.sort_unstable();
    let (mut disk, mut acks, mut found, mut at) =
        (Disk::new(lies), Acks::default(), Found::default(), 0);
    let folder = life::folder();
    for moment in moments {
        for deed in &tape[at..moment] {
            match deed {
                Deed::Acked(line) => acks.note(line),
                deed => disk.follow(deed),
            }
        }
        at = moment;
        for _ in 0..TOGETHER {
            let image = folder.path().join(found.cuts.to_string());
            found.unlike += usize::from(disk.cut(luck, &image));
            if let Err(why) = open(&image, &acks) {
                found.lost.push(format!("deed {moment}: {why}"));
            }
            std::fs::remove_dir_all(image).unwrap();
            found.cuts += 1;
        }
    }
    found
}

/// Opens what a cut has left: whether all that was acknowledged is there, and as it was.
fn open(image: &Path, acks: &Acks) -> Result<(), String> {
    let path = image.join("house.db");
    if !path.exists() {
        return acks
            .are_none()
            .then_some(())
            .ok_or_else(|| "there is no house".to_owned());
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    {
        let store = Sqlite::open(&path).map_err(|why| why.to_string())?;
        if let Some(note) = store.notes().first() {
            return Err(note.clone());
        }
        runtime.block_on(acks.stand_in(&store))?;
        let open = runtime.block_on(store.open_tables());
        for table in open.map_err(|why| why.to_string())? {
            let table = table.map_err(|why| why.to_string())?;
            let read = runtime.block_on(store.events(&table.id, 1, 100_000));
            read.map_err(|why| format!("{}: {why}", table.id))?;
        }
    }
    let report = check(&path).map_err(|why| why.to_string())?;
    report
        .found
        .is_empty()
        .then_some(())
        .ok_or_else(|| format!("{:?}", report.found))
}

fn said<T: std::str::FromStr>(name: &str, usual: T) -> T {
    let said = std::env::var(name).ok();
    said.and_then(|said| said.parse().ok()).unwrap_or(usual)
}

#[test]
fn no_power_cut_loses_an_acknowledged_act() {
    let (cuts, mut luck) = (said("POWER_CUTS", CUTS), Luck(said("POWER_SEED", 7)));
    for (kind, share) in [(Kind::Lives, 9), (Kind::Large, 1)] {
        if kind == Kind::Large && cuts < MANY {
            continue;
        }
        let Some(tape) = record(kind) else {
            return;
        };
        let found = cut(&tape, cuts * share / 10, false, &mut luck);
        eprintln!(
            "{kind:?}: {} deeds, {} power cuts, {} with something not on the disk; {} lost",
            tape.len(),
            found.cuts,
            found.unlike,
            found.lost.len()
        );
        assert_eq!(found.lost, Vec::<String>::new());
        assert!(found.unlike > 0, "the disks are all alike");
    }
}

#[test]
fn a_sync_that_lies_is_found() {
    let Some(tape) = record(Kind::Lives) else {
        return;
    };
    let found = cut(&tape, CUTS, true, &mut Luck(7));
    assert!(!found.lost.is_empty(), "{found:?}");
}
