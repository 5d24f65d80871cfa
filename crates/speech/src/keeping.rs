//! What is said to the keeper of a house about its store: whether it is sound, what was copied, what was taken out.

use crate::Line;

sentences! { pub:
    /// So many tables.
    Tables = "keeping-tables" { n: i64 }
    /// So many events of their logs.
    Events = "keeping-events" { n: i64 }
    /// So many keys.
    Keys = "keeping-keys" { n: i64 }
    /// So many faults.
    Faults = "keeping-faults" { n: i64 }
    /// All is well.
    Sound = "keeping-sound" { looked: Line }
    /// Something is not.
    Faulty = "keeping-faulty" { faults: Line, looked: Line }
    /// What can be done.
    SalvageHelps = "keeping-salvage-helps" { command: Line }
    /// Nothing in it can be compared.
    NoSums = "keeping-no-sums" {}
    /// What can be done about that.
    GivesSums = "keeping-gives-sums" {}
    /// A house was copied.
    Copied = "keeping-copied" { to: Line, what: Line }
    /// What was sound was copied.
    Saved = "keeping-saved" { to: Line, what: Line }
    /// The key of the house is missing.
    NoKey = "keeping-no-key" {}
    /// A database needs nothing.
    Newest = "keeping-newest" { database: Line, format: i64 }
    /// A database was brought to the newest format.
    Migrated = "keeping-migrated" { database: Line, format: i64, before: i64 }
    /// A table was not taken out.
    TableLeft = "keeping-table-left" { table: Line, why: Line }
    /// A circle was not.
    CircleLeft = "keeping-circle-left" { circle: Line, why: Line }
    /// So many circles were.
    PutAway = "keeping-put-away" { n: i64 }
    /// So many tables were.
    Removed = "keeping-removed" { n: i64 }
    /// So many records were kept.
    Written = "keeping-written" { folder: Line, n: i64 }
}
