//! What settings and proposals of a circle are told as, wherever that is.

use speech::circle::{OwnDropped, ProposesLeave, ProposesOut, ProposesRules, own_change};
use speech::{Line, Names, Sentence as _, Tongue, listed, rules, value};
use table::{OWN as OWN_RULE, Rule, Settings};

use super::{GameView, Matter, MemberId, OWN, rules_of};

/// The rules of a chapter in the words of a language.
pub(super) fn rules_in(chapter: &str, tongue: Tongue) -> &'static [Rule] {
    let games = crate::GAMES.iter().map(|game| game.slug());
    let slug = games.chain([OWN]).find(|slug| *slug == chapter);
    slug.map_or(&[], |slug| {
        rules(slug, rules_of(slug).unwrap_or_default(), tongue)
    })
}

/// What a chapter is set to, rule by rule; those of one's own last.
#[must_use]
pub fn settings_told(chapter: &str, set: &Settings, names: Names<'_>) -> Vec<Line> {
    let tongue = names.tongue();
    let told = rules_in(chapter, tongue).iter().filter_map(|rule| {
        let to = value(chapter, rule, set.get(rule.slug)?, tongue);
        Some(format!("{}: {to}", rule.title).into())
    });
    let off = OWN_RULE.default_value();
    let own = set.0.iter();
    let own = own.filter_map(|(slug, to)| own_change(slug, &off, to, names));
    told.chain(own).collect()
}

/// What was voted in at a table and is not in the book (K8).
#[must_use]
pub fn voted_told(game: &GameView, names: Names<'_>) -> Line {
    let own = game.voted_own.iter().map(|own| {
        let title = own.title.as_str().into();
        match own.mark {
            Some(_) => title,
            None => OwnDropped { title }.line(names),
        }
    });
    let built_in = settings_told(&game.game, &game.voted, names).into_iter();
    listed(&built_in.chain(own).collect::<Vec<_>>(), names)
}

/// Who proposes what.
pub(super) fn proposal(
    by: MemberId,
    matter: &Matter,
    called: impl Fn(MemberId) -> Line,
    names: Names<'_>,
) -> Line {
    let by = called(by);
    match matter {
        Matter::Book { changes } => {
            let all = changes.0.iter();
            let all = all.flat_map(|(chapter, set)| settings_told(chapter, set, names));
            let rules = listed(&all.collect::<Vec<_>>(), names);
            ProposesRules { name: by, rules }.line(names)
        }
        Matter::Out { member } => {
            let name = called(*member);
            ProposesOut { by, name }.line(names)
        }
        Matter::Leave { member } => {
            let name = called(*member);
            ProposesLeave { by, name }.line(names)
        }
    }
}
