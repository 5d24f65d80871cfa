//! What a farmer goes by, as numbers: his own, and those that were found to earn more.

/// What is worth what to somebody who plays by habits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taste {
    /// As many cows as he wants in his field.
    pub(super) full_field: usize,
    /// A cow worth stealing, and one worth fishing out of the discard pile.
    pub(super) prize: i32,
    pub(super) catch: i32,
    /// A city worth an extra roll, with so many cows in the field.
    pub(super) high_city: u8,
    pub(super) rollers: usize,
    /// A cow worth swapping a burden for.
    pub(super) swap: i32,
    /// A cow of his own worth a bomb, and a Spy of his.
    pub(super) own_bomb: i32,
    pub(super) spy_bomb: i32,
    /// A cow worth taking from others, so that nobody has it.
    pub(super) envy: i32,
    /// He draws with fewer cards than this, and robs those who have as many as that.
    pub(super) hand: usize,
    pub(super) rob: usize,
    /// What a cow has to earn beyond its price to be played.
    pub(super) profit: i32,
    /// What a point of a city is worth, and how much more for each city that is gone.
    pub(super) city: i32,
    pub(super) late: i32,
    /// What keeping a cow is worth, in hundredths of its value.
    pub(super) keep: i32,
    /// What others lose is worth, in hundredths.
    pub(super) harm: i32,
}

impl Taste {
    /// The farmer's.
    pub(super) const FARMER: Self = Self {
        full_field: 6,
        prize: 300,
        catch: 300,
        high_city: 7,
        rollers: 3,
        swap: 200,
        own_bomb: 300,
        spy_bomb: 200,
        envy: 400,
        hand: 8,
        rob: 3,
        profit: i32::MIN,
        city: 30,
        late: 0,
        keep: 50,
        harm: 33,
    };

    /// Found by trying other numbers one after the other against three farmers: some $25 a game more.
    pub(super) const RANCHER: Self = Self {
        full_field: 8,
        prize: 200,
        catch: 200,
        high_city: 9,
        rollers: 5,
        own_bomb: 400,
        envy: 300,
        ..Self::FARMER
    };
}
