//! What a throw from the table comes to.

/// A point of a turn at which cubes are thrown: which ones, and what is being cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot(pub(super) u8);

impl Spot {
    /// A turn begins: all five cubes, nothing being cleared (W10).
    pub const START: Self = Self(0);

    /// Its number.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// How a throw ends a turn by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The points of the turn are lost (W9).
    Wimpout,
    /// As `Wimpout`, on all five cubes.
    TrainWreck,
    /// The thrower has won (W6).
    Win,
    /// The thrower is out (W6).
    Supernova,
}

const ENDS: [End; 4] = [End::Wimpout, End::TrainWreck, End::Win, End::Supernova];

/// What a throw from the table comes to, in 32 bits so that loops need not branch: two bytes of points (or the number
/// of its end), the next spot, its kind, and in the topmost bits whether the turn ends or must go on. A void throw
/// counts nothing and comes back to its own spot. One that can be counted in several ways holds the least points of
/// them and the number of their list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing(pub(super) u32);

impl Landing {
    const KIND: u32 = 24;
    const VOID: u32 = 1 << Self::KIND;
    pub(super) const FLASH: u32 = 2 << Self::KIND;
    pub(super) const TRAIN: u32 = 3 << Self::KIND;
    pub(super) const SAMPLER: u32 = 4 << Self::KIND;
    pub(super) const FLASHES: u32 = 5 << Self::KIND;
    pub(super) const INSURES: u32 = 1 << 27;
    pub(super) const CHOICE: u32 = 1 << 28;
    pub(super) const ACTS: u32 = 1 << 29;
    /// The lists of ways that can be told apart.
    pub(super) const LISTS: usize = 1 << 11;
    const ENDS_TURN: u32 = 1 << 30;
    pub(super) const MUST_THROW: u32 = 1 << 31;

    pub(super) const fn ending(end: End) -> Self {
        Self(Self::ENDS_TURN | end as u32)
    }

    pub(super) fn void(spot: Spot) -> Self {
        Self(Self::VOID | Self::MUST_THROW | u32::from(spot.0) << 16)
    }

    /// The same where so many rules of the table's own act.
    pub(super) const fn with_acts(self, acts: u8) -> Self {
        if acts == 0 {
            self
        } else {
            Self(self.0 | Self::ACTS)
        }
    }

    /// How the throw ends the turn, if it does.
    #[inline]
    #[must_use]
    pub fn end(self) -> Option<End> {
        self.has(Self::ENDS_TURN)
            .then(|| ENDS[(self.0 & 3) as usize])
    }

    /// Whether the throw ends the turn.
    #[inline]
    #[must_use]
    pub const fn ends_turn(self) -> bool {
        self.has(Self::ENDS_TURN)
    }

    /// What it counts; 0 where it does not end the turn and counts nothing.
    #[inline]
    #[must_use]
    pub const fn points(self) -> u32 {
        self.0 & 0xFFFF
    }

    /// Where the turn stands after it.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Spot {
        Spot(self.0.to_le_bytes()[2])
    }

    /// Whether the player must go on (W12, W13).
    #[inline]
    #[must_use]
    pub const fn must_throw(self) -> bool {
        self.has(Self::MUST_THROW)
    }

    /// Its kind, below [`Landing::KINDS`]: 1 void, the same cubes again (W13a); 2 with a flash (W5); 3 a freight train
    /// (W6) that is no end by nature; 4 a sampler (H3); 5 with two flashes (H7); else 0.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> usize {
        (self.0 >> Self::KIND & 7) as usize
    }

    /// How many kinds there may be.
    pub const KINDS: usize = 8;

    /// Whether the throw is void.
    #[inline]
    #[must_use]
    pub const fn is_void(self) -> bool {
        self.kind() == 1
    }

    /// Whether the throw earns insurance, where there is any (H2).
    #[inline]
    #[must_use]
    pub const fn insures(self) -> bool {
        self.has(Self::INSURES)
    }

    /// If the throw can be counted in several ways, the number of their list ([`super::ThrowTable::ways`]) and what each of
    /// them counts more than it says there.
    #[inline]
    #[must_use]
    pub const fn choice(self) -> Option<(usize, u32)> {
        if self.has(Self::CHOICE) {
            let list = (self.0 >> 16) as usize & (Self::LISTS - 1);
            Some((list, self.points()))
        } else {
            None
        }
    }

    /// The same for so many points more; an end stays what it is.
    #[inline]
    #[must_use]
    pub const fn with_more(self, points: u32) -> Self {
        if self.ends_turn() {
            self
        } else {
            Self(self.0 + points)
        }
    }

    /// Whether the turn ends with it for somebody who stops at `least` points as soon as allowed. Both of its topmost
    /// bits are weighed in one comparison, as a loop with one test a throw is mispredicted half as often as with two.
    #[inline]
    #[must_use]
    pub const fn ends(self, points: u32, least: u32) -> bool {
        let weight = self.0 & (Self::ENDS_TURN | Self::MUST_THROW);
        (points + weight).cast_signed() >= least.cast_signed()
    }

    #[inline]
    pub(super) const fn has(self, flag: u32) -> bool {
        self.0 & flag != 0
    }
}
