//! What is typed at the telnet door and what comes of it, without the bytes: at the door, in the lobby, at a table.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use speech::lobby as say;
use speech::{Line, Names, Sentence, Tongue};

mod at;
mod call;
mod circle;
mod far;
mod lobby;
mod mute;
mod news;
mod opening;
mod pieces;
mod puzzle;
mod rule;
mod said;
mod seats;
mod shoulder;
mod words;

use at::At;
pub(in crate::telnet) use said::{Said, Wish};

use super::far::{Desk, Far};
use super::lobby::{Heard, Place};
use super::text::{self, Told};
use crate::house::{self, CircleReader, Guest, House, Muted, Profile, Who, Wrong, on_behalf_of};
use rule::Counted;
pub(super) use rule::LOST;

/// One who talks.
pub(in crate::telnet) struct Talk {
    desk: Desk,
    house: House,
    address: IpAddr,
    /// Their place in it, once they have told a name.
    place: Option<Place>,
    /// What was said in the lobby and is to be told.
    overheard: Vec<Arc<Heard>>,
    guest: Option<(Guest, Profile)>,
    at: Option<At>,
    /// The next line is the key of a seat.
    awaits_key: bool,
    /// The language in which they are told what happens.
    tongue: Tongue,
    /// The circle they have gone to.
    circle: Option<String>,
    /// What comes to pass there, and whether something has.
    following: Option<CircleReader>,
    circle_stirs: bool,
    /// The rule of one's own that they are typing.
    pasting: Option<rule::Pasting>,
    pasted: rule::Pasted,
    /// The line to the node that keeps the table they are at.
    far: Option<Far>,
    /// What was said there and is to be told; nothing of a node that is gone.
    far_said: Option<Result<Said, String>>,
    /// They are connected at another node.
    visits: bool,
    /// The puzzle that they look at.
    puzzle: Option<&'static host::puzzle::Puzzle>,
}

impl Talk {
    pub(in crate::telnet) fn new(desk: Desk, address: IpAddr) -> Self {
        Self {
            house: desk.house.clone(),
            desk,
            address,
            place: None,
            overheard: Vec::new(),
            guest: None,
            at: None,
            awaits_key: false,
            tongue: Tongue::default(),
            circle: None,
            following: None,
            circle_stirs: false,
            pasting: None,
            pasted: rule::Pasted::default(),
            far: None,
            far_said: None,
            visits: false,
            puzzle: None,
        }
    }

    /// Whether a name was told.
    pub(in crate::telnet) fn is_known(&self) -> bool {
        self.guest.is_some()
    }

    pub(in crate::telnet) fn house(&self) -> &House {
        &self.house
    }

    /// Whom they do not want to hear, as it stands now: they may have said so at another door.
    async fn muted(&self) -> Result<Muted, Wrong> {
        let guest = self.guest.as_ref().map(|(guest, _)| &*guest.id);
        self.house.muted(guest).await
    }

    /// As whom they look at a table.
    fn own(&self) -> Option<&str> {
        self.guest.as_ref().map(|(guest, _)| &*guest.id)
    }

    /// Goes back to the lobby; the seat stays.
    fn leave_table(&mut self) {
        if let Some(at) = self.at.take() {
            at.presence.leave();
        }
        if let Some(place) = &mut self.place {
            place.come_back();
        }
        self.tell_lobby();
    }

    /// Lets the lobby know by what name and where they are.
    fn tell_lobby(&mut self) {
        let Some((_, profile)) = &self.guest else {
            return;
        };
        let place = self
            .place
            .get_or_insert_with(|| self.desk.lobby.enter(&profile.name));
        place.tell(&profile.name, self.at.is_some());
    }

    /// Counts a line that was typed.
    ///
    /// # Errors
    /// There were too many: how long it has to wait until it is heard.
    pub(in crate::telnet) fn count(&self) -> Result<(), Duration> {
        let guest = self.guest.as_ref().map(|(guest, _)| guest);
        self.desk.rates.typed(guest, self.address)
    }

    /// Hears a line.
    pub(in crate::telnet) async fn hear(&mut self, line: &str, width: usize) -> Said {
        let guest = self.guest.as_ref().map(|(guest, _)| guest.clone());
        let guest = guest.as_ref();
        if guest.is_some_and(|guest| self.house.is_banned(&guest.id)) {
            return Said {
                is_over: true,
                ..Said::line(sentence(&Wrong::Banned, self.tongue))
            };
        }
        if !self.is_pasting() {
            self.pasted = rule::Pasted::default();
            return self.heard(line, width).await;
        }
        match self.counted(guest, line) {
            Counted::Heard => self.heard(line, width).await,
            Counted::Swallowed => Said::default(),
            Counted::Lost(why) => {
                let why = Said::line(sentence(&why, self.tongue));
                why.and(self.heard(LOST, width).await)
            }
            Counted::Cut => Said {
                is_over: true,
                ..Said::line(self.told(&speech::own::TooMuch {}))
            },
        }
    }

    /// Hears a line that has been counted.
    async fn heard(&mut self, line: &str, width: usize) -> Said {
        if let Some(far) = self.far.take() {
            return self.hear_far(far, line, width).await;
        }
        match on_behalf_of(self.address, self.heard_here(line, width)).await {
            Ok(said) => said,
            Err(Wrong::Elsewhere(address)) => self.go_far(&address, line, width).await,
            Err(why) => Said::line(sentence(&why, self.tongue)),
        }
    }

    /// Hears a line at this node.
    async fn heard_here(&mut self, line: &str, width: usize) -> Result<Said, Wrong> {
        match self.guest.clone() {
            _ if std::mem::take(&mut self.awaits_key) => self.take_seat(line).await,
            None => self.come_in(line).await,
            Some((guest, profile)) if self.is_pasting() => {
                self.pasted(who(&guest, &profile), line).await
            }
            Some((guest, profile)) => self.word(guest, profile, line, width).await,
        }
    }

    /// The first line: a name, or the key of a seat or of a member of a circle.
    async fn come_in(&mut self, line: &str) -> Result<Said, Wrong> {
        if line.contains('-') {
            match self.house.seat_of_key(line).await {
                Ok(_) => return self.take_seat(line).await,
                Err(why @ Wrong::Elsewhere(_)) => return Err(why),
                Err(_) => {}
            }
            if let Ok((.., name)) = self.house.member_of_key(line).await {
                let who = self.arrive(name).await?;
                return self.come_to(&who, line).await;
            }
        }
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match (screen::meant(word).as_str(), rest.trim()) {
            ("quit" | "exit" | "q", "") => return Ok(self.good_night()),
            ("help" | "?", _) => return Ok(Said::line(self.told(&say::NameHelp {}))),
            ("language", code) => return Ok(self.choose(code)),
            ("name", name) if !name.is_empty() => return self.come_as(name).await,
            (word, more) if !more.is_empty() && text::knows(text::help(Tongue::En), word) => {
                let word = word.into();
                return Ok(Said::line(self.told(&say::NameFirst { word })));
            }
            _ => {}
        }
        self.come_as(line).await
    }

    /// Somebody has told their name.
    async fn come_as(&mut self, name: &str) -> Result<Said, Wrong> {
        let name = house::clean_name(name).map_err(Wrong::BadRequest)?;
        let who = self.arrive(name).await?;
        let name = who.name.as_str().into();
        let mut said = Said::line(self.told(&say::Welcome { name }));
        said.lines.extend(self.tables().into_iter().map(Told::from));
        said.lines
            .extend(self.desk.lobby.last().into_iter().map(Told::from));
        Ok(said)
    }

    /// Makes a guest of somebody who came in.
    async fn arrive(&mut self, name: String) -> Result<Who, Wrong> {
        self.desk.rates.newcomer(self.address)?;
        let profile = Profile::new(name, String::new());
        let guest = self.house.new_guest(&profile).await?;
        let came = who(&guest, &profile);
        self.guest = Some((guest, profile));
        self.tell_lobby();
        Ok(came)
    }

    /// A sentence in the language that was chosen.
    pub(in crate::telnet) fn told(&self, sentence: &impl Sentence) -> String {
        sentence.line(self.names()).to_string()
    }

    fn names(&self) -> Names<'static> {
        Names::new(&[], None).in_tongue(self.tongue)
    }

    /// The language that was chosen.
    pub(in crate::telnet) const fn tongue(&self) -> Tongue {
        self.tongue
    }

    fn good_night(&self) -> Said {
        Said {
            is_over: true,
            ..Said::line(self.told(&say::GoodNight {}))
        }
    }

    /// Tells what happens in another language from now on.
    fn choose(&mut self, code: &str) -> Said {
        let Ok(tongue) = code.parse() else {
            let all = Tongue::ALL.map(|tongue| format!("language {tongue} ({})", tongue.name()));
            let [one, other] = all.map(Line::from);
            let words = say::Or { one, other }.line(self.names());
            return Said::line(self.told(&say::TypeLanguage { words }));
        };
        self.tongue = tongue;
        if let Some(at) = &mut self.at {
            at.lines.tongue = tongue;
        }
        Said::line(speech::language_chosen(tongue).to_string())
    }

    async fn word(
        &mut self,
        guest: Guest,
        profile: Profile,
        line: &str,
        width: usize,
    ) -> Result<Said, Wrong> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let who = who(&guest, &profile);
        if word.eq_ignore_ascii_case("rule")
            && let Some(said) = self.rule_word(who.clone(), rest.trim()).await?
        {
            return Ok(said);
        }
        match (screen::meant(word).as_str(), rest.trim()) {
            ("pieces", rest) => self.pieces_word(who, rest).await,
            ("tables", _) => {
                self.leave_table();
                Ok(Said::lines(self.tables()))
            }
            ("seat", "") => {
                self.awaits_key = true;
                Ok(Said {
                    hide_typing: true,
                    ..Said::line(self.told(&say::KeyAsked {}))
                })
            }
            ("seat", key) => self.take_seat(key).await,
            ("reader" | "colour" | "color" | "pager" | "ascii", "on" | "off") => {
                Ok(self.setting(word, rest.trim() == "on"))
            }
            ("language", code) => Ok(self.choose(code)),
            ("mute", rest) => self.mute(&guest, rest).await,
            ("unmute", name) => self.unmute(&guest, name).await,
            ("call" | "calls", rest) => self.call_word(&guest, rest).await,
            _ if self.at.is_some() => self.at_table(who, line, width).await,
            _ => self.in_lobby(guest, who, line, width).await,
        }
    }
}

fn who(guest: &Guest, profile: &Profile) -> Who {
    Who {
        guest: guest.id.clone(),
        name: profile.name.clone(),
        marker: profile.marker.clone(),
    }
}

fn sentence(why: &Wrong, tongue: Tongue) -> String {
    speech::refusal(&why.to_string(), tongue)
}
