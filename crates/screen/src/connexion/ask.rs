//! What a seat may do now, or whom the others wait for: one full sentence, with the numbers of the rules.

use connexion::{SentenceView, in_points};
use table::Seat;

use super::Sight;
use super::look::word_list;
use crate::{count, list};

/// The sentence for the reader; for those who wait, it says for whom.
pub(super) fn ask(sight: Sight<'_>) -> String {
    let view = sight.view;
    match (view.phase, view.to_act) {
        ("dealer", _) => "The dealer is drawn.".to_owned(),
        ("deal", _) => "The letter cards are dealt.".to_owned(),
        ("award" | "pilfer", None) => "A celestial card is drawn.".to_owned(),
        ("judge", _) => "The judge reads the sentence.".to_owned(),
        ("over", _) => over(sight),
        (phase, Some(seat)) if sight.names.me() == Some(seat) => own(sight, phase),
        (phase, Some(seat)) => waiting(sight, phase, seat),
        (_, None) => String::new(),
    }
}

fn own(sight: Sight<'_>, phase: &str) -> String {
    match phase {
        "place" => placing(sight),
        "claim" => claiming(sight),
        "pilfer" => "The pile is empty: take a celestial card from another player, or decline (X17).".to_owned(),
        "sun" => "You hold the Sun: lay it and make one sentence of the words on the list, or decline (X18).".to_owned(),
        "sentence" => writing(sight),
        "appeal" => match &sight.view.sentence {
            Some(sentence) => format!("The judge says no: {} Appeal to the others, or decline (X22).", verdict(sentence)),
            None => String::new(),
        },
        "vote" => match &sight.view.sentence {
            Some(sentence) => voting(sight, sentence),
            None => String::new(),
        },
        _ => String::new(),
    }
}

fn placing(sight: Sight<'_>) -> String {
    let view = sight.view;
    let place = match view.next_position {
        Some(position) if !sight.game.agreed().places_freely() => format!("position {position}"),
        Some(_) | None => "a free position".to_owned(),
    };
    let time = match sight.game.agreed().word_time() {
        Some(limit) => format!("Then {} for words (X4).", seconds(limit)),
        None => "Then find words; no clock runs (X4).".to_owned(),
    };
    format!("Place a letter card on {place} (X3). {time}")
}

fn claiming(sight: Sight<'_>) -> String {
    let view = sight.view;
    let time = view.clock.map_or_else(String::new, |clock| {
        format!(" You have {} in all (X4).", seconds(clock.limit))
    });
    if view.words_left == Some(0) {
        return "This turn has brought all the words that it may (X14). Say done.".to_owned();
    }
    let so_far = match view.turn_words {
        0 => String::new(),
        n => format!(" So far: {}.", count(n as usize, "word", "words")),
    };
    format!(
        "Type the words that you find, one at a time, and done when you have no more.{time}{so_far}"
    )
}

fn writing(sight: Sight<'_>) -> String {
    let time = sight.view.clock.map_or_else(String::new, |clock| {
        format!(" within {}", seconds(clock.limit))
    });
    format!(
        "Make one sentence of these words{time}: type sentence and the words in order, or done for none (X18). {}",
        word_list(sight)
    )
}

fn voting(sight: Sight<'_>, sentence: &SentenceView) -> String {
    let author = sight
        .view
        .active
        .map_or_else(String::new, |seat| sight.names.whose(seat));
    let future = if sentence.asks_future {
        ", and is it in the future tense"
    } else {
        ""
    };
    format!(
        "Is {author} sentence grammatical{future}? {} Vote on it (X22).",
        verdict(sentence)
    )
}

/// The sentence, with what the judge has against it.
fn verdict(sentence: &SentenceView) -> String {
    let because = sentence.because.as_ref();
    let because = because.map_or_else(String::new, |because| format!(" ({because})"));
    format!("\"{}\"{because}.", sentence.text.trim_end_matches('.'))
}

fn waiting(sight: Sight<'_>, phase: &str, seat: Seat) -> String {
    let name = sight.names.of(seat);
    match phase {
        "place" => format!("{name} is to place a letter card."),
        "claim" => format!("{name} looks for words."),
        "pilfer" => format!("{name} says whom to pilfer (X17)."),
        "sun" => format!("{name} holds the Sun and may lay it (X18)."),
        "sentence" => format!("{name} is making a sentence (X18)."),
        "appeal" => format!("{name} may appeal against the judge (X22)."),
        "vote" => format!("{name} is to vote on the sentence (X22)."),
        _ => format!("{name} is to act."),
    }
}

fn over(sight: Sight<'_>) -> String {
    let view = sight.view;
    let found = count(view.words.len(), "word", "words");
    let Some(scores) = view
        .scores
        .as_ref()
        .filter(|_| !sight.game.agreed().is_practice())
    else {
        return format!("The game is over, with {found} found.");
    };
    let each = (0..scores.len()).map(Seat::at).zip(scores);
    let each = each.map(|(seat, score)| {
        format!(
            "{} {}",
            sight.names.does(seat, "have", "has"),
            in_points(*score)
        )
    });
    format!(
        "The game is over, with {found} found. {}.",
        list(&each.collect::<Vec<_>>())
    )
}

fn seconds(ms: u64) -> String {
    format!("{} seconds", ms / 1000)
}
