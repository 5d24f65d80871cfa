//! Tables under the book (K5, K9), and what came of their games.

use std::sync::Arc;

use ::table::{BookMark, Code, OWN, OWN_PREFIX, Refusal, Seat, Settings};
use host::Plan;
use host::circle::{Book, Command, Deed, Ending, GameView, MemberId, OwnVoted, Sitting};
use pages::Marker;

use super::slot::Slot;
use super::{LiveCircle, outsider};
use crate::house::log::Loaded;
use crate::house::{Door, House, Live, SeenCircle, Table, Who, Wrong};

/// How many seats a table under the book has, where the game takes as many: more than elsewhere, so that a whole circle
/// can sit.
const SEATS: usize = 12;

impl House {
    /// Opens a table under the book of a circle and sits its opener down; only members know of it, and whom they tell.
    pub(crate) async fn open_under(&self, id: &str, who: &Who, game: &str) -> Result<Table, Wrong> {
        let (own, slug) = (who.guest.clone(), game.to_owned());
        let look = move |live: &LiveCircle| {
            live.member_of(&own).ok_or_else(outsider)?;
            live.circle().may_open(&slug)?;
            plan(live, &slug)
        };
        let plan = self.slot(id).look(self, look).await??;
        let table = self.open_behind(&who.guest, plan, Door::default()).await?;
        let fresh = self.fresh(&table);
        let seen = self.as_member(id, who.clone(), &table).await?;
        self.sit(&table, seen, "").await?;
        self.under_book(id, &who.guest, &table, game).await?;
        fresh.stays();
        Ok(table)
    }

    /// Somebody with the marker that they have as a member, also where they have chosen none; unless somebody at the table has
    /// that colour already (K2).
    pub(in crate::house) async fn as_member(
        &self,
        circle: &str,
        who: Who,
        table: &Table,
    ) -> Result<Who, Wrong> {
        let own = who.guest.clone();
        let look = move |live: &LiveCircle| {
            let member = live.member_of(&own)?;
            Some((member, live.circle().person(member)?.marker))
        };
        let Some((member, chosen)) = self.slot(circle).look(self, look).await? else {
            return Ok(who);
        };
        if !chosen.is_empty() {
            let marker = chosen;
            return Ok(Who { marker, ..who });
        }
        let usual = Marker::nth(member.0 as usize);
        let is_taken = move |live: &Live| {
            let chairs = live.chairs().iter();
            let mut markers = chairs.filter_map(|chair| Marker::parse(&chair.marker));
            markers.any(|marker| marker.colour() == usual.colour())
        };
        if table.look_in(is_taken).await? {
            return Ok(who);
        }
        let marker = usual.to_string();
        Ok(Who { marker, ..who })
    }

    /// Seats another member, who is here, at a table under the book (K9).
    ///
    /// # Errors
    /// Who asks is no member; it is no table of theirs; the other is not here; what the table says.
    pub(crate) async fn seat_member(
        &self,
        id: &str,
        guest: &str,
        (table, member): (&str, MemberId),
    ) -> Result<(), Wrong> {
        let slot = self.slot(id);
        let (own, wanted) = (guest.to_owned(), table.to_owned());
        let device = slot.device(member, self.now());
        let look = move |live: &LiveCircle| {
            live.member_of(&own).ok_or_else(outsider)?;
            if !live.circle().unfinished().contains(&wanted) {
                return Err(Wrong::NoTable);
            }
            live.circle().may_seat(member, &wanted)?;
            let device = device.filter(|device| live.member_of(device) == Some(member));
            Ok((device, live.circle().person(member)))
        };
        let (device, who) = slot.look(self, look).await??;
        let who = who.ok_or_else(outsider)?;
        let away = || {
            let message = format!("{} is not here; they sit down themselves", who.name);
            Refusal::new(Code::NotNow, message).by("K9")
        };
        let device = device.ok_or_else(away)?;
        let who = Who {
            guest: device,
            name: who.name,
            marker: who.marker,
        };
        let deed = Deed::Seat(member, table.to_owned());
        let table = self.table(table);
        let guest_of_it = who.guest.clone();
        let sits = move |live: &Live| live.seat_of(&guest_of_it).is_some();
        if table.look_in(sits).await? || self.seat_of_member(&who.guest, &table).await?.is_some() {
            let message = format!("{} sits at this table already", who.name);
            return Err(Refusal::new(Code::NotNow, message).by("K9").into());
        }
        self.sit(&table, who, "").await?;
        self.do_in_circle(id, guest, deed, None).await
    }

    /// Whoever looks at a circle looks again who sits at its tables.
    pub(in crate::house) fn told_who_sits(&self, circle: &str) {
        self.slot(circle).poke();
        self.tell_on(circle);
    }

    /// Who sits at the tables of a circle, for those who look at it: as far as this node knows.
    pub(super) async fn sitting(&self, slot: &Slot, games: &mut [GameView]) -> Result<(), Wrong> {
        for game in games.iter_mut().filter(|game| game.ended.is_none()) {
            let look = |live: &Live| {
                let chairs = live.chairs().iter().enumerate();
                let sitters = chairs.filter_map(|(index, chair)| {
                    let name = live.room().name(Seat::at(index))?;
                    Some((name.to_owned(), chair.guest.clone()))
                });
                sitters.collect::<Vec<_>>()
            };
            let Ok(sitters) = self.table(&game.table).look(look).await else {
                continue;
            };
            let who = move |live: &LiveCircle| {
                let sitting = sitters.into_iter().map(|(name, guest)| Sitting {
                    name,
                    member: guest.and_then(|guest| live.sat_for(&guest)),
                });
                sitting.collect()
            };
            game.sitting = slot.look(self, who).await?;
        }
        Ok(())
    }

    /// The seat at a table under a book that the member who a guest is has already, taken with another device of theirs.
    pub(in crate::house) async fn seat_of_member(
        &self,
        guest: &str,
        table: &Table,
    ) -> Result<Option<OwnSeat>, Wrong> {
        let under = self.under(guest, table).await?;
        Ok(under.and_then(|under| under.seat))
    }

    /// The circle that a guest is a member of and under whose book a table plays, if there is one.
    pub(crate) async fn under(&self, guest: &str, table: &Table) -> Result<Option<Under>, Wrong> {
        let is_under = |live: &Live| live.room().plan().book.is_some();
        if !table.look_in(is_under).await? {
            return Ok(None);
        }
        let Some(circle) = self.circle_of_table(guest, table.id()).await? else {
            return Ok(None);
        };
        let own = guest.to_owned();
        let devices = self
            .slot(&circle)
            .look(self, move |live| live.devices_of(&own))
            .await?;
        let own = guest.to_owned();
        let look = move |live: &Live| {
            let seat = |(device, is_now): &(String, bool)| {
                let seat = live.seat_of(device)?;
                Some(OwnSeat {
                    seat,
                    is_lost: !is_now,
                })
            };
            let sits = live.seat_of(&own).is_some();
            devices.iter().find_map(seat).filter(|_| !sits)
        };
        let seat = table.look_in(look).await?;
        Ok(Some(Under { circle, seat }))
    }

    /// Tells a circle that a table plays under its book.
    pub(in crate::house) async fn under_book(
        &self,
        id: &str,
        guest: &str,
        table: &Table,
        game: &str,
    ) -> Result<(), Wrong> {
        let deed = Deed::Open(table.id().to_owned(), game.to_owned());
        self.do_in_circle(id, guest, deed, None).await
    }

    /// Hands a circle what came of its games that are over.
    pub(super) async fn gather(&self, slot: &Arc<Slot>) -> Result<(), Wrong> {
        for id in slot.look(self, |live| live.circle().unfinished()).await? {
            let table = id.clone();
            let told = self.ask_ending(&table).await;
            let (ending, sitters) = match told {
                Ok(Some(told)) => told,
                Err(Wrong::NoTable | Wrong::Damaged(_)) => (Ending::none(&id), Vec::new()),
                Ok(None) | Err(_) => continue,
            };
            let look = move |live: &LiveCircle| named(ending, &sitters, live);
            let ending = slot.look(self, look).await?;
            // Another who looked at the same time may have been first.
            let _ = slot.order(self, String::new(), Command::End(ending)).await;
        }
        Ok(())
    }

    /// Hands the circle of a table whose game has just ended what came of it, beside everything else.
    pub(in crate::house) fn note_end(&self, table: &str, opener: &str) {
        let (house, table, opener) = (self.clone(), table.to_owned(), opener.to_owned());
        self.spawn_until_stopped(async move {
            let told = async {
                match house.circle_of_table(&opener, &table).await? {
                    Some(id) => house.gather(&house.slot(&id)).await,
                    None => Ok(()),
                }
            };
            // Whoever looks at the circle next hands it on too.
            if let Err(why) = told.await {
                tracing::warn!(table, %why, "a circle could not be told how its game ended");
            }
        });
    }

    /// What came of a game, also where another node has its table: that one is asked only once it is over.
    async fn ask_ending(&self, id: &str) -> Result<Option<(Ending, Sitters)>, Wrong> {
        let table = id.to_owned();
        let told = self.table(id).look(move |live| ending(&table, live)).await;
        let Err(Wrong::Elsewhere(_)) = told else {
            return told;
        };
        if self.shelf().has_open(id) {
            return Ok(None);
        }
        let row = self.store().table(id).await?.ok_or(Wrong::NoTable)?;
        let loaded = Loaded::from_store(self, row, None).await?;
        Ok(ending(id, &loaded.live))
    }

    /// Proposes for the book what was voted in at a table (K8).
    pub(crate) async fn keep_in_book(
        &self,
        id: &str,
        guest: &str,
        table: &str,
    ) -> Result<(), Wrong> {
        let SeenCircle::Inside(seen) = self.circle(id, Some(guest)).await? else {
            return Err(Wrong::NoCircle);
        };
        let game = seen.games.into_iter().find(|game| game.table == table);
        let missing = || {
            let message = "no such game was played in this circle";
            Refusal::new(Code::NotNow, message).by("K8")
        };
        let game = game.ok_or_else(missing)?;
        if game.ended.is_none() {
            let message = "that game is not over yet: what was voted in there is kept at its end";
            return Err(Refusal::new(Code::NotNow, message).by("K8").into());
        }
        let kept = self.kept_at(table, game.voted, &game.voted_own).await?;
        let deed = Deed::Change(Book([(game.game, kept)].into()));
        self.do_in_circle(id, guest, deed, None).await
    }

    /// What was voted in at a table, as a change of the book: the texts of rules of its own stand in its record (K8).
    async fn kept_at(
        &self,
        table: &str,
        mut voted: Settings,
        own: &[OwnVoted],
    ) -> Result<Settings, Wrong> {
        if own.is_empty() {
            return Ok(voted);
        }
        let look = |live: &Live| live.room().table().map(host::circle::agreed_at);
        let told = self.table(table).look(look).await;
        let rules = match told {
            Err(Wrong::Elsewhere(_)) => {
                let row = self.store().table(table).await?.ok_or(Wrong::NoTable)?;
                look(&Loaded::from_store(self, row, None).await?.live)
            }
            told => told?,
        };
        let rules = rules.ok_or(Wrong::NoTable)?;
        for one in own {
            let slug = format!("{OWN_PREFIX}{}", one.name);
            let text = rules.0.get(&slug).filter(|_| one.mark.is_some());
            let value = text.cloned().unwrap_or_else(|| OWN.default_value());
            voted.0.insert(slug, value);
        }
        Ok(voted)
    }

    /// What a table of the same people is opened with: one under a book plays by that as it stands now, whatever was
    /// voted in at the table (K8). The circle comes with it.
    pub(in crate::house) async fn again_under(
        &self,
        guest: &str,
        old: &Table,
        plan: Plan,
    ) -> Result<(Plan, Option<String>), Wrong> {
        if plan.book.is_none() {
            return Ok((plan, None));
        }
        let Some(id) = self.circle_of_table(guest, old.id()).await? else {
            let message = "the table plays under the book of a circle: a member opens the next one";
            return Err(Refusal::new(Code::NotNow, message).by("K9").into());
        };
        let slug = plan.game.clone();
        let now = self
            .slot(&id)
            .look(self, move |live| self::plan(live, &slug))
            .await??;
        let plan = Plan {
            order: plan.order,
            series: plan.series,
            ..now
        };
        Ok((plan, Some(id)))
    }

    /// The circle under whose book a table plays, if a guest is a member there.
    pub(crate) async fn circle_of_table(
        &self,
        guest: &str,
        table: &str,
    ) -> Result<Option<String>, Wrong> {
        for (id, _) in self.circles_of(guest).await? {
            let (own, wanted) = (guest.to_owned(), table.to_owned());
            let look = move |live: &LiveCircle| {
                live.member_of(&own).is_some() && live.circle().has_game(&wanted)
            };
            if self.slot(&id).look(self, look).await? {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }
}

/// What a table under the book is opened with.
fn plan(live: &LiveCircle, slug: &str) -> Result<Plan, Wrong> {
    let (circle, game) = (live.circle(), host::game(slug)?);
    let book = BookMark {
        circle: circle.name().to_owned(),
        version: u32::try_from(circle.version()).unwrap_or(u32::MAX),
    };
    let most = SEATS.clamp(*game.seats().start(), *game.seats().end());
    Ok(Plan {
        rules: circle.rules(slug),
        private: true,
        clock: circle.book().clock(slug),
        book: Some(Box::new(book)),
        ..Plan::usual(slug, circle.name().to_owned(), most)
    })
}

/// The circle under whose book a table plays, as one of its members sees it.
#[derive(Clone, Debug)]
pub(crate) struct Under {
    /// Its id.
    pub(crate) circle: String,
    /// The seat that the member has taken with another device.
    pub(crate) seat: Option<OwnSeat>,
}

/// A seat that a member has taken with another device.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OwnSeat {
    /// Which.
    pub(crate) seat: Seat,
    /// Whether that device came in by a key that is dead by now (K7).
    pub(crate) is_lost: bool,
}

/// Which guest holds a seat of a table.
type Sitters = Vec<Option<String>>;

/// What came of a game that is over, its players by the number of their seats until it is known who they are.
fn ending(id: &str, live: &Live) -> Option<(Ending, Sitters)> {
    let room = live.room();
    if !room.is_over() {
        return None;
    }
    let by_seat = |seat: Seat| Some(MemberId(u32::from(seat.0)));
    let of = |table| Ending::of(id, table, room.brought(), &by_seat);
    let ending = room.table().map(of);
    let sitters = live.chairs().iter().map(|chair| chair.guest.clone());
    Some((
        ending.unwrap_or_else(|| Ending::none(id)),
        sitters.collect(),
    ))
}

/// The ending with members in the places of those who are, and bots told apart.
fn named(mut ending: Ending, sitters: &Sitters, live: &LiveCircle) -> Ending {
    let is_bot = |seat: MemberId| sitters.get(seat.0 as usize) == Some(&None);
    for place in &mut ending.places {
        place.bot = place.member.is_some_and(is_bot);
    }
    let places = ending.places.iter_mut().map(|place| &mut place.member);
    let feats = ending.feats.iter_mut().map(|feat| &mut feat.member);
    for member in places.chain(feats) {
        let seat = member.map_or(usize::MAX, |seat| seat.0 as usize);
        let guest = sitters.get(seat).and_then(Option::as_deref);
        *member = guest.and_then(|guest| live.sat_for(guest));
    }
    ending
}
