//! To whom a table belongs, and who may write to it. Both are decided while the table's row is kept from others.

/// What the database knows of a table's owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing<'a> {
    /// The node that claimed it last, if it was not given back.
    pub owner: Option<&'a str>,
    /// Whether that node's lease lasts, by the clock of the database, read after the row was locked.
    pub is_alive: bool,
}

/// What comes of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim<'a> {
    /// It is the claimer's already, under the epoch it has.
    Own,
    /// It becomes the claimer's: the epoch rises, and older ones can no longer write.
    Taken,
    /// It belongs to another node that is alive.
    Of(&'a str),
}

/// Decides a claim of the node `me` (N4, N6).
pub fn claim<'a>(standing: Standing<'a>, me: &str) -> Claim<'a> {
    match standing.owner {
        Some(owner) if owner == me => Claim::Own,
        Some(owner) if standing.is_alive => Claim::Of(owner),
        _ => Claim::Taken,
    }
}

/// Why events cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A newer owner has claimed the table.
    Fenced,
    /// They do not follow what is there.
    Conflict,
}

/// Whether a writer of an epoch may add events from number `first` on to a log that has so many, whose table is at epoch
/// `current` (N4).
///
/// # Errors
/// `Fenced`, `Conflict`.
pub fn may_append(epoch: u64, current: u64, first: u64, length: u64) -> Result<(), Refused> {
    if epoch != current {
        return Err(Refused::Fenced);
    }
    if length.checked_add(1) != Some(first) {
        return Err(Refused::Conflict);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_changes_hands_only_when_nobody_alive_has_it() {
        let of = |owner, is_alive| claim(Standing { owner, is_alive }, "a");
        assert_eq!(of(None, false), Claim::Taken);
        assert_eq!(of(Some("b"), false), Claim::Taken);
        assert_eq!(of(Some("b"), true), Claim::Of("b"));
        // Even if the database thinks the claimer dead: nobody has taken it.
        assert_eq!(of(Some("a"), false), Claim::Own);
    }

    #[test]
    fn only_the_newest_owner_writes_and_only_what_follows() {
        assert_eq!(may_append(2, 2, 8, 7), Ok(()));
        assert_eq!(may_append(1, 2, 8, 7), Err(Refused::Fenced));
        assert_eq!(may_append(2, 2, 7, 7), Err(Refused::Conflict));
        assert_eq!(may_append(2, 2, 0, u64::MAX), Err(Refused::Conflict));
    }
}
