//! Before the start: sitting down, standing up, and agreeing on the rules.

use table::{
    Code, Covers, Header, LuckSource, Materials, Refusal, Seat, Settings, Step, changes_any,
};

use super::{Chair, Effects, Fact, Millis, Player, Room};
use crate::catalog::game;
use crate::pieces::{with_change, without_pieces};

/// Rules proposed before the start; everybody who sits must say yes (W18).
#[derive(Clone, Debug)]
pub(super) struct LobbyProposal {
    pub(super) id: u32,
    pub(super) seat: Seat,
    pub(super) rules: Settings,
    pub(super) yes: Vec<Seat>,
}

impl Room {
    pub(super) fn sit(
        &mut self,
        player: Player,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        if let Some(bot) = &player.bot {
            self.game.bot(bot, "")?;
        }
        if self.chairs.len() >= self.plan.most {
            return Err(Refusal::new(
                Code::BadSeat,
                format!("all {} seats are taken", self.plan.most),
            ));
        }
        if self
            .chairs
            .iter()
            .any(|chair| chair.player.name == player.name)
        {
            return Err(Refusal::new(
                Code::BadInput,
                format!("somebody called {} sits here already", player.name),
            ));
        }
        if self.table.is_none() {
            let seat = self.place_of(&player.name);
            return self.push(Fact::Sat { player, seat }, effects);
        }
        // The step is tried first: the game may refuse a late comer (S15).
        let step = Step::Join {
            join: player.name.clone(),
        };
        self.push(
            Fact::Stepped {
                step,
                at: now,
                client: None,
            },
            effects,
        )?;
        self.push(Fact::SatLate { player }, effects)
    }

    pub(super) fn stand_up(&mut self, seat: Seat, effects: &mut Effects) -> Result<(), Refusal> {
        let name = Some(self.chair(seat)?.player.name.clone());
        if self.table.is_some() {
            return Err(Refusal::new(
                Code::NotNow,
                "the game has begun; leave it instead",
            ));
        }
        self.push(Fact::StoodUp { seat, name }, effects)
    }

    pub(super) fn rename(
        &mut self,
        seat: Seat,
        name: String,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        if self.chair(seat)?.player.name == name {
            return Ok(());
        }
        if self.table.is_some() {
            return Err(Refusal::new(
                Code::NotNow,
                "names stand in the record and stay once the game has begun",
            ));
        }
        if self.chairs.iter().any(|chair| chair.player.name == name) {
            return Err(Refusal::new(
                Code::BadInput,
                format!("somebody called {name} sits here already"),
            ));
        }
        self.push(Fact::Renamed { seat, name }, effects)
    }

    pub(super) fn start(
        &mut self,
        seat: Seat,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.chair(seat)?;
        if self.table.is_some() {
            return Err(Refusal::new(Code::NotNow, "the game has begun already"));
        }
        if !self.game.seats().contains(&self.chairs.len()) {
            let seats = self.game.seats();
            let message = format!(
                "{} takes {} to {} players",
                self.game.title(),
                seats.start(),
                seats.end()
            );
            return Err(Refusal::new(Code::BadSeat, message));
        }
        let names = self
            .chairs
            .iter()
            .map(|chair| chair.player.name.clone())
            .collect();
        let nonces = self
            .chairs
            .iter()
            .map(|chair| chair.player.nonce.clone())
            .collect();
        let luck = match self.seed.clone() {
            Some(seed) => LuckSource::Seed(seed),
            None => LuckSource::Committed {
                commitment: self.secret.commitment(),
                nonces,
                covers: Covers::All,
            },
        };
        let rules = self.plan.rules.read(self.game.rules())?;
        let header = Header::new(self.game.slug(), names, rules, luck)
            .with_materials(self.plan.materials.clone())
            .under(self.plan.book.clone())
            .coached(self.plan.coach.is_on());
        self.push(Fact::Started { header, at: now }, effects)
    }

    pub(super) fn started(&mut self, header: &Header, at: Millis) -> Result<(), Refusal> {
        let table = game(&header.game)?.open(header.clone(), Some(self.secret.clone()))?;
        self.clock.start(at, table.waiting());
        self.table = Some(table);
        self.lobby_proposal = None;
        Ok(())
    }

    pub(super) fn vacate(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.chair(seat)?;
        self.chairs.remove(seat.index());
        // The seats after it move up, so votes about the old seats are void.
        self.lobby_proposal = None;
        Ok(())
    }

    pub(super) fn lobby_propose(
        &mut self,
        seat: Seat,
        rules: &Settings,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.chair(seat)?;
        if self.lobby_proposal.is_some() {
            return Err(
                Refusal::new(Code::BadVote, "a proposal is open; one at a time")
                    .by(self.game.voting()),
            );
        }
        if rules.0.is_empty() {
            return Err(
                Refusal::new(Code::BadVote, "a proposal changes at least one rule")
                    .by(self.game.voting()),
            );
        }
        let (after, materials) = self.agreed(rules)?;
        let others = without_pieces(rules).read(self.game.rules())?;
        if materials == self.plan.materials {
            if others.0.is_empty() {
                let message = "that would change nothing: these pieces are played with already";
                return Err(Refusal::new(Code::BadVote, message).by("P11"));
            }
            changes_any(self.game.rules(), &self.plan.rules, &others)?;
        }
        self.game.warnings(&after, &materials)?;
        let rules = rules.changed(&others);
        let change = rules.clone();
        self.push(Fact::LobbyProposed { seat, rules }, effects)?;
        self.told_if_adopted(change, effects)
    }

    /// Everybody is told of a change for which all have been. (`lobby_voted` has made it.)
    fn told_if_adopted(&mut self, rules: Settings, effects: &mut Effects) -> Result<(), Refusal> {
        if self.lobby_proposal.is_some() {
            return Ok(());
        }
        self.push(Fact::LobbyAdopted { rules }, effects)
    }

    /// The rules and pieces that the table would have with a change of them.
    fn agreed(&self, change: &Settings) -> Result<(Settings, Materials), Refusal> {
        with_change(self.game, (&self.plan.rules, &self.plan.materials), change)
    }

    pub(super) fn lobby_vote(
        &mut self,
        (seat, vote, on): (Seat, Option<bool>, Option<u32>),
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.chair(seat)?;
        let bad = |message: String| Refusal::new(Code::BadVote, message).by(self.game.voting());
        let Some(open) = &self.lobby_proposal else {
            return Err(bad("no proposal is open".to_owned()));
        };
        if let Some(id) = on.filter(|id| *id != open.id) {
            let open = open.id;
            return Err(bad(format!(
                "proposal {id} is not open; proposal {open} is"
            )));
        }
        let Some(yes) = vote else {
            if open.yes.contains(&seat) && open.seat != seat {
                return self.push(Fact::LobbyVoted { seat, yes: false }, effects);
            }
            return Err(bad("there is no yes to withdraw".to_owned()));
        };
        let change = open.rules.clone();
        self.push(Fact::LobbyVoted { seat, yes }, effects)?;
        if yes {
            self.told_if_adopted(change, effects)?;
        }
        Ok(())
    }

    pub(super) fn lobby_proposed(&mut self, seat: Seat, rules: &Settings) {
        self.lobby_proposals += 1;
        self.lobby_proposal = Some(LobbyProposal {
            id: self.lobby_proposals,
            seat,
            rules: rules.clone(),
            yes: vec![seat],
        });
        self.count_lobby_votes();
    }

    pub(super) fn lobby_voted(&mut self, seat: Seat, yes: bool) {
        if !yes {
            self.lobby_proposal = None;
        } else if let Some(open) = &mut self.lobby_proposal
            && !open.yes.contains(&seat)
        {
            open.yes.push(seat);
        }
        self.count_lobby_votes();
    }

    /// Before the start nothing is under way, so what everybody wants is in force at once. Bots follow the people.
    fn count_lobby_votes(&mut self) {
        let Some(open) = &self.lobby_proposal else {
            return;
        };
        let agreed = |(index, chair): (usize, &Chair)| {
            chair.bot().is_some() || open.yes.contains(&Seat::at(index))
        };
        if self.chairs.iter().enumerate().all(agreed) {
            if let Ok((rules, materials)) = self.agreed(&open.rules) {
                (self.plan.rules, self.plan.materials) = (rules, materials);
            }
            self.lobby_proposal = None;
        }
    }
}
