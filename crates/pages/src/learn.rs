//! The tutorial of a game: a few steps with real pieces, each with a question.

use maud::{Markup, html};
use screen::Lesson;
use speech::page as say;

use super::games::page_of;
use super::said::Said;
use super::shell::{Shell, document};
use super::table::Game;
use super::{Frame, paths};

/// Every game's tutorial.
#[must_use]
pub fn index(frame: &Frame, games: &[Game]) -> Markup {
    let t = frame.tongue;
    let main = html! {
        main #main {
            h1 { (say::LearnToPlay {}.on(t)) }
            p { a href=(paths::PUZZLES) { (speech::puzzle::Puzzles {}.on(t)) } " – " (speech::puzzle::About {}.on(t)) }
            ul.games { @for game in games { li { (page_of(game.slug).emblem()) h2 { a href=(paths::learn(game.slug)) { (game.title) } } p { (game.summary) } } } }
        }
    };
    document(frame, &shell(&say::Learn {}.text(t)), &main)
}

fn shell(title: &str) -> Shell<'_> {
    Shell {
        title,
        place: "/learn",
        class: "learn",
        live: false,
    }
}

/// Step `step` (from 0, the last one if there are fewer) of a game's tutorial, with the answer that was given.
#[must_use]
pub fn page(frame: &Frame, game: &Game, step: usize, answer: Option<usize>) -> Markup {
    let lessons = screen::lessons(game.slug, game.tongue);
    let step = step.min(lessons.len().saturating_sub(1));
    let title = say::LearnGame {
        game: game.title.into(),
    }
    .text(frame.tongue);
    let main = html! {
        main #main {
            h1 { (title) }
            @if let Some(lesson) = lessons.get(step) { (show(game, lesson, step, answer)) }
            (steps(game, lessons.len(), step))
        }
    };
    document(frame, &shell(&title), &main)
}

fn show(game: &Game, lesson: &Lesson, step: usize, answer: Option<usize>) -> Markup {
    html! {
        section.lesson {
            div.felt { (page_of(game.slug).pieces(lesson.pieces, game.tongue)) }
            div.sheet {
                h2 { (step + 1) ". " (lesson.title) }
                p { (lesson.text) }
                @if let Some((question, answers, right)) = &lesson.ask {
                    form #ask method="get" action=(paths::learn(game.slug)) data-scrub {
                        input type="hidden" name="step" value=(step);
                        p #question { strong { (question) } }
                        div.verbs role="group" aria-labelledby="question" {
                            @for (index, one) in answers.iter().enumerate() {
                                button name="answer" value=(index) .chosen[answer == Some(index)] data-key=(index + 1) { span { (one.label) } kbd aria-hidden="true" { (index + 1) } }
                            }
                        }
                    }
                    div #reply role="status" {
                        @if let Some(reply) = answer.and_then(|index| answers.get(index)) {
                            p .right[answer == Some(*right)] .wrong[answer != Some(*right)] { (reply.reply) }
                        }
                    }
                }
            }
        }
    }
}

fn steps(game: &Game, count: usize, step: usize) -> Markup {
    let t = game.tongue;
    let to = |step: usize| format!("{}?step={step}", paths::learn(game.slug));
    html! {
        nav.steps aria-label=(say::Steps {}.text(t)) {
            @if step > 0 { a.button href=(to(step - 1)) data-key="ArrowLeft" { (say::Back {}.on(t)) } }
            ol {
                @for index in 0..count {
                    li { a href=(to(index)) aria-current=[(index == step).then_some("step")] { (index + 1) } }
                }
            }
            @if step + 1 < count { a.button.main href=(to(step + 1)) data-key="ArrowRight" { (say::Next {}.on(t)) } }
            @else { a.button.main href=(paths::new(game.slug)) { (say::PlayIt {}.on(t)) } }
        }
    }
}
