//! Circles by telnet: the one somebody is in, and the words that mean something there (K16).

use host::circle::{Book, Deed, Inside, Matter, MemberId, Telling, Typed};
use speech::circle as say;
use table::{Code, Refusal, Settings, own_rules};

use super::seats::last_of;
use super::{Said, Talk};
use crate::house::{By, CircleReader, SeenCircle, Who, Wrong, clean_name};

impl Talk {
    /// `circle` and its own words; nothing where a line is for somewhere else.
    pub(super) async fn in_circle(&mut self, who: &Who, line: &str) -> Result<Option<Said>, Wrong> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        if word.eq_ignore_ascii_case("circle") {
            return self.circle_word(who, rest.trim()).await.map(Some);
        }
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("circles", "") => return self.own_circles(who).await.map(Some),
            ("rules" | "rule", "circle") => {
                let told = host::circle::own_rules_told(self.tongue);
                return Ok(Some(Said::lines(told)));
            }
            _ => {}
        }
        let is_known = host::circle::WORDS
            .iter()
            .any(|known| word.eq_ignore_ascii_case(known));
        if !is_known {
            return Ok(None);
        }
        self.said_there(who, line).await.map(Some)
    }

    /// `circle`, `circle new NAME`, `circle say TEXT`, `circle CODE`.
    async fn circle_word(&mut self, who: &Who, rest: &str) -> Result<Said, Wrong> {
        match rest.split_once(' ').unwrap_or((rest, "")) {
            ("", _) => {
                let said = self.said_there(who, "circle").await?;
                Ok(said.and(self.keys_to_hand(who).await?))
            }
            ("new", name) => {
                let marker = who.marker.clone();
                let id = self.house.found(who, name, &marker).await?;
                self.go_in(who, id).await
            }
            _ if screen::meant(rest) == "help" => Ok(Said::lines(host::circle::words(self.tongue))),
            ("say", text) => self.do_there(who, Deed::Say(text.to_owned())).await,
            ("talk", _) => self.said_there(who, rest).await,
            ("object", "") => self.do_there(who, Deed::Object).await,
            ("name", name) => self.renamed_there(who, name.trim()).await,
            ("export", "") => self.export_there(who).await,
            ("vouch", name) => {
                let member = self.member_there(who, name).await?;
                let said = self.do_there(who, Deed::Vouch(member)).await?;
                Ok(said.and(self.keys_to_hand(who).await?))
            }
            ("rekey", "") => {
                self.do_there(who, Deed::Rekey).await?;
                let id = self.own_circle(who).await?;
                self.go_in(who, id).await
            }
            ("out", name) => self.put_out(who, name.trim()).await,
            ("absent", name) => {
                let member = self.member_there(who, name).await?;
                self.do_there(who, Deed::Propose(Matter::Leave { member }))
                    .await
            }
            ("call", rest) => self.call_circle(who, rest.trim()).await,
            (word @ ("paste" | "take" | "show"), rest) => self.own_there(who, word, rest).await,
            ("seat", rest) => self.seat_there(who, rest.trim()).await,
            ("leave", "for good" | "yes" | "ja") => self.leave_circle(who).await,
            ("leave", _) => Ok(Said::line(self.told(&say::LeaveTyped {}))),
            _ => match self.come_to(who, rest).await {
                Err(Wrong::NoCircle) => {
                    let word = table::shown(rest).as_str().into();
                    Err(Wrong::BadRequest(self.told(&say::NoSuchWord { word })))
                }
                came => came,
            },
        }
    }

    /// `circles`: those that somebody is in, each by its code.
    async fn own_circles(&self, who: &Who) -> Result<Said, Wrong> {
        let all = self.house.circles_of(&who.guest).await?;
        if all.is_empty() {
            return Ok(Said::line(self.told(&say::NoCircle {})));
        }
        let each = all.iter().map(|(id, name)| format!("{name} (circle {id})"));
        let each: Vec<_> = each.map(speech::Line::from).collect();
        let circles = speech::listed(&each, self.names());
        Ok(Said::line(self.told(&say::YoursAre { circles })))
    }

    /// `circle name NAME`.
    async fn renamed_there(&mut self, who: &Who, name: &str) -> Result<Said, Wrong> {
        if name.is_empty() {
            return Ok(Said::line(self.told(&say::NameTyped {})));
        }
        let name = clean_name(name).map_err(Wrong::BadRequest)?;
        self.do_there(who, Deed::Rename(name.clone(), None)).await?;
        Ok(Said::line(self.told(&say::YouAreCalled {
            name: name.as_str().into(),
        })))
    }

    /// `circle export`: where everything is as a file (K15).
    async fn export_there(&mut self, who: &Who) -> Result<Said, Wrong> {
        let id = self.own_circle(who).await?;
        let place = format!("{}{}", self.desk.base, pages::paths::circle_facts(&id)).into();
        Ok(Said::line(self.told(&say::ExportTyped { place })))
    }

    /// The keys that somebody is to hand over to members for whom they vouch (K7).
    async fn keys_to_hand(&mut self, who: &Who) -> Result<Said, Wrong> {
        let id = self.own_circle(who).await?;
        let SeenCircle::Inside(seen) = self.house.circle(&id, Some(&who.guest)).await? else {
            return Ok(Said::default());
        };
        let keys = self.house.vouched_keys(&id, &who.guest).await?;
        let told = keys.iter().map(|(member, key)| {
            let name = seen.members.iter().find(|one| one.id == *member);
            let name = name.map_or("?", |one| one.name.as_str()).into();
            let key = key.as_str().into();
            self.told(&say::HandTyped { name, key })
        });
        Ok(Said::lines(told.collect()))
    }

    async fn do_there(&mut self, who: &Who, deed: Deed) -> Result<Said, Wrong> {
        let id = self.own_circle(who).await?;
        self.done_in(&id, who, deed).await
    }

    /// `circle out NAME`; where nobody else is asked, `circle out NAME yes` (K7).
    async fn put_out(&mut self, who: &Who, rest: &str) -> Result<Said, Wrong> {
        let sure = [" yes", " ja"]
            .iter()
            .find_map(|yes| rest.strip_suffix(yes));
        let member = self.member_there(who, sure.unwrap_or(rest)).await?;
        let id = self.own_circle(who).await?;
        if sure.is_none()
            && let SeenCircle::Inside(seen) = self.house.circle(&id, Some(&who.guest)).await?
            && seen.puts_out_alone(member)
        {
            let name = seen.members.iter().find(|one| one.id == member);
            let name = name.map_or(rest, |one| &one.name);
            let at_once = self.told(&say::OutAtOnce { name: name.into() });
            let typed = self.told(&say::OutTyped { name: name.into() });
            return Ok(Said::lines([at_once, typed].into()));
        }
        self.do_there(who, Deed::Propose(Matter::Out { member }))
            .await
    }

    /// The member of that name.
    async fn member_there(&mut self, who: &Who, name: &str) -> Result<MemberId, Wrong> {
        let id = self.own_circle(who).await?;
        let seen = self.house.circle(&id, Some(&who.guest)).await?;
        let members = match &seen {
            SeenCircle::Inside(seen) => seen.members.as_slice(),
            SeenCircle::Outside { .. } => &[],
        };
        let mut members = members.iter().filter(|member| member.stands != "gone");
        let member = members.find(|member| host::look_alike(&member.name, name.trim()));
        let none = || Refusal::new(Code::BadSeat, "there is no such member").by("K2");
        Ok(member.ok_or_else(none)?.id)
    }

    /// `circle call ntfy TOPIC`, `circle call webhook ADDRESS`, `circle call off`; how it is told comes back.
    async fn call_circle(&mut self, who: &Who, rest: &str) -> Result<Said, Wrong> {
        let id = self.own_circle(who).await?;
        let by = match rest.split_once(' ').unwrap_or((rest, "")) {
            ("ntfy", topic) => Some(Some(By::ntfy(topic)?)),
            ("webhook", url) => Some(Some(By::webhook(url)?)),
            ("off", _) => Some(None),
            _ => None,
        };
        if let Some(by) = by {
            let told = self.house.tell_circle_by(&id, &who.guest, by, self.tongue);
            told.await?;
        }
        let way = self.house.circle_way(&id, &who.guest).await?;
        let seen = self.house.circle(&id, Some(&who.guest)).await?;
        let (Some((way, _)), SeenCircle::Inside(seen)) = (way, seen) else {
            return Ok(Said::line(self.told(&say::CallTyped {})));
        };
        let by = seen.members.get(way.by.0 as usize);
        let place = way.way.by.place();
        Ok(Said::line(self.told(&say::OutgoingTo {
            kind: way.way.by.kind().into(),
            place: place.as_str().into(),
            name: by.map_or("?", |member| &member.name).into(),
        })))
    }

    /// `circle seat TABLE NAME`: another member who is here sits down there (K9).
    async fn seat_there(&mut self, who: &Who, rest: &str) -> Result<Said, Wrong> {
        let id = self.own_circle(who).await?;
        let (table, name) = rest.split_once(' ').unwrap_or((rest, ""));
        let Ok(member) = self.member_there(who, name).await else {
            return Err(Wrong::BadRequest(self.told(&say::SeatTyped {})));
        };
        let wanted = (table, member);
        let before = self.house.circle(&id, Some(&who.guest)).await?;
        self.house.seat_member(&id, &who.guest, wanted).await?;
        self.since(&before, (&id, who)).await
    }

    /// `circle paste GAME`, `circle take GAME NAME`, `circle show GAME NAME`: rules of one's own in the book.
    async fn own_there(&mut self, who: &Who, word: &str, rest: &str) -> Result<Said, Wrong> {
        let id = self.own_circle(who).await?;
        let (game, name) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
        let (game, name) = (host::game(game)?.slug(), name.trim());
        match word {
            "paste" => Ok(self.paste_for(game, id)),
            "take" => self.take_for(who.clone(), game, id, name).await,
            _ => {
                let SeenCircle::Inside(seen) = self.house.circle(&id, Some(&who.guest)).await?
                else {
                    return Ok(Said::line(self.told(&say::AskedTyped {})));
                };
                self.text_in(&seen, game, name).await
            }
        }
    }

    /// The text of a rule that is voted on or stands in the book, and what it does.
    async fn text_in(&self, seen: &Inside, game: &'static str, name: &str) -> Result<Said, Wrong> {
        let open = seen.proposals.iter().filter_map(|open| match &open.matter {
            Matter::Book { changes } => Some(changes.chapter(game)),
            _ => None,
        });
        let mut all = open.chain([seen.book.chapter(game)]);
        let text = all.find_map(|set| {
            let (_, text) = own_rules(&set).find(|(known, _)| *known == name)?;
            Some(text.to_owned())
        });
        match text {
            Some(text) => self.told_text(game, text).await,
            None if name.is_empty() => Ok(Said::line(self.told(&say::OwnTyped {}))),
            None => {
                let message = "no rule of your own of that name is in the book or voted on";
                Err(Refusal::new(Code::UnknownRule, message).by("K3").into())
            }
        }
    }

    /// Proposes a text that has been read for the book.
    pub(super) async fn propose_there(
        &mut self,
        who: &Who,
        (id, game): (&str, &str),
        text: &str,
    ) -> Result<Said, Wrong> {
        let (slug, value) = host::own_setting(text)?;
        let set = Settings::default().with(&slug, value);
        let deed = Deed::Change(Book([(game.to_owned(), set)].into()));
        self.done_in(id, who, deed).await
    }

    /// `circle leave for good`.
    async fn leave_circle(&mut self, who: &Who) -> Result<Said, Wrong> {
        let id = self.own_circle(who).await?;
        let left = self.house.do_in_circle(&id, &who.guest, Deed::Leave, None);
        left.await?;
        (self.circle, self.following) = (None, None);
        let name = who.name.as_str().into();
        Ok(Said::line(self.told(&say::HasLeft { name })))
    }

    /// To a circle by its code, or by the key of a member; or by a link that ends in it.
    pub(super) async fn come_to(&mut self, who: &Who, code: &str) -> Result<Said, Wrong> {
        let code = last_of(code);
        let id = if code.contains('-') {
            self.house.hold_member(who, &code).await?
        } else {
            self.house.join_circle(&code, who).await?;
            code
        };
        self.go_in(who, id).await
    }

    async fn go_in(&mut self, who: &Who, id: String) -> Result<Said, Wrong> {
        self.circle = Some(id.clone());
        self.follow_circle(&id, who).await;
        let mut said = self.said_there(who, "circle").await?;
        said.lines.push(format!("{}/c/{id}", self.desk.base).into());
        if let Ok(key) = self.house.member_key(&id, &who.guest).await {
            let told = say::KeyTyped {
                key: key.as_str().into(),
            };
            said.lines.push(self.told(&told).into());
        }
        Ok(said)
    }

    /// What is typed in the circle.
    async fn said_there(&mut self, who: &Who, line: &str) -> Result<Said, Wrong> {
        let id = self.own_circle(who).await?;
        let before = self.house.circle(&id, Some(&who.guest)).await?;
        let seen = match &before {
            SeenCircle::Inside(seen) => seen,
            SeenCircle::Outside { asked: true, .. } => {
                return Ok(Said::line(self.told(&say::AskedTyped {})));
            }
            SeenCircle::Outside { .. } => return Ok(Said::line(self.told(&say::NoMember {}))),
        };
        if self.following.as_ref().is_none_or(CircleReader::waits) {
            self.follow_circle(&id, who).await;
        }
        let typed = host::circle::enter(seen, line, self.telling());
        match typed {
            Some(Ok(Typed::Told(lines))) => Ok(Said::lines(lines)),
            Some(Ok(Typed::Play(game))) => {
                let table = self.house.open_under(&id, who, &game).await?;
                let mut said = self.go_to(table.id()).await?;
                let key = self.house.own_key(&table, &who.guest).await?;
                said.lines.extend(self.seated(&table, key));
                Ok(said)
            }
            Some(Ok(Typed::Keep(table))) => {
                let of_table = self.house.circle_of_table(&who.guest, &table).await?;
                let id = of_table.unwrap_or(id);
                self.house.keep_in_book(&id, &who.guest, &table).await?;
                self.since(&before, (&id, who)).await
            }
            Some(Ok(Typed::Do(deed))) => {
                let noted = match deed {
                    Deed::Tonight(would) => Some(self.told(&say::TonightNoted { would })),
                    _ => None,
                };
                let against = Some(seen.length);
                let done = self.house.do_in_circle(&id, &who.guest, deed, against);
                done.await?;
                match noted {
                    Some(noted) => Ok(Said::line(noted)),
                    None => self.since(&before, (&id, who)).await,
                }
            }
            Some(Err(why)) => Err(why.into()),
            None => Ok(Said::default()),
        }
    }

    /// How a circle is told here: steps of replays by their addresses.
    pub(super) fn telling(&self) -> Telling<'_> {
        Telling {
            tongue: self.tongue,
            steps: Some((&self.desk.base, pages::paths::step)),
        }
    }

    /// What the members of a circle are asked once a game under its book is over (K8); nothing at any other table.
    pub(super) async fn asked_to_keep(&self, guest: &str, table: &str) -> Option<String> {
        let id = self.house.circle_of_table(guest, table).await.ok()??;
        match self.house.circle(&id, Some(guest)).await.ok()? {
            SeenCircle::Inside(seen) => host::circle::keep_asked(&seen, table, self.tongue),
            SeenCircle::Outside { .. } => None,
        }
    }

    /// Does something in a circle, and tells what came of it.
    async fn done_in(&self, id: &str, who: &Who, deed: Deed) -> Result<Said, Wrong> {
        let before = self.house.circle(id, Some(&who.guest)).await?;
        self.house.do_in_circle(id, &who.guest, deed, None).await?;
        self.since(&before, (id, who)).await
    }

    /// What came of something in a circle that stood so before.
    async fn since(&self, before: &SeenCircle, (id, who): (&str, &Who)) -> Result<Said, Wrong> {
        let after = self.house.circle(id, Some(&who.guest)).await?;
        let (SeenCircle::Inside(before), SeenCircle::Inside(after)) = (before, &after) else {
            return Ok(Said::default());
        };
        let came = host::circle::came_of(before, after, self.telling());
        Ok(Said::lines(came))
    }

    /// The circle that somebody has gone to, or the newest of theirs.
    async fn own_circle(&mut self, who: &Who) -> Result<String, Wrong> {
        if let Some(id) = &self.circle {
            return Ok(id.clone());
        }
        let all = self.house.circles_of(&who.guest).await?;
        let none = || Wrong::BadRequest(self.told(&say::NoCircle {}));
        let (id, _) = all.into_iter().next().ok_or_else(none)?;
        self.circle = Some(id.clone());
        self.follow_circle(&id, who).await;
        Ok(id)
    }

    /// Tells them from now on what others do there; while they wait to be let in, whether they are.
    async fn follow_circle(&mut self, id: &str, who: &Who) {
        self.following = self.house.read_circle(id, &who.guest).await.ok();
        if self.following.is_none() {
            self.following = self.house.wait_at_circle(id, &who.guest).await.ok();
        }
        if let Some(reader) = &mut self.following
            && reader.skip().await.is_err()
        {
            self.following = None;
        }
    }

    /// Whether they have been let in where they wait, or not.
    pub(super) async fn tell_circles_door(&mut self) -> Result<Said, Wrong> {
        let (Some(id), Some((guest, profile))) = (&self.circle, &self.guest) else {
            return Ok(Said::default());
        };
        let (id, who) = (id.clone(), super::who(guest, profile));
        let said = match self.house.circle(&id, Some(&who.guest)).await? {
            SeenCircle::Outside { asked: true, .. } => return Ok(Said::default()),
            SeenCircle::Outside { seen, .. } => {
                (self.circle, self.following) = (None, None);
                let circle = seen.name.as_str().into();
                self.told(&say::NotLetIn { circle })
            }
            SeenCircle::Inside(seen) => {
                self.follow_circle(&id, &who).await;
                let circle = seen.name.as_str().into();
                self.told(&say::LetYouIn { circle })
            }
        };
        Ok(Said::line(said))
    }
}
