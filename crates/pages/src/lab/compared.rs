//! Two sets of rules side by side, as a page that stands alone (U21): every measure, and a plot of each distribution.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::Value as Json;

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#f5eedc;color:#1d1a16}\
table{border-collapse:collapse;width:100%}td,th{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #d6c9aa}\
th:first-child,td:first-child{text-align:left}.a{color:#b4531f}.b{color:#17655c}svg{width:100%;height:auto;background:#fbf4e2;border-radius:6px}\
figure{margin:1.5rem 0}figcaption{font-weight:700}.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem}\
@media (prefers-color-scheme:dark){body{background:#1b1a22;color:#eee6d4}td,th{border-color:#444}.a{color:#f0955a}.b{color:#5cc3b4}svg{background:#26242e;color:#eee6d4}}";

/// The page, from the figures of `lastlicks lab --json` and the game's name.
#[must_use]
pub fn standalone(title: &str, figures: &Json) -> Markup {
    let rules = |set: usize| {
        let set = figures["rules"][set].as_str().unwrap_or_default();
        if set.is_empty() {
            "the usual rules".to_owned()
        } else {
            set.to_owned()
        }
    };
    let bots: Vec<&str> = list(&figures["bots"]).filter_map(Json::as_str).collect();
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Rule lab: " (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) ": " span.a { (rules(0)) } " beside " span.b { (rules(1)) } }
                p { (figures["pairs"]) " pairs of games, each with the same luck; seed " (figures["seed"].as_str().unwrap_or_default()) "; bots " (bots.join(", ")) "; skill is that of the first against " (figures["weak"].as_str().unwrap_or_default()) ". ± is half of a 95 % interval; bold where that of a difference leaves out 0." }
                (measures(figures))
                div.plots { @for one in list(&figures["distributions"]) { (plot(one)) } }
                p { "Minutes are a guess: " (figures["pace"].as_str().unwrap_or_default()) "." }
            }
        }
    }
}

fn measures(figures: &Json) -> Markup {
    html! {
        table {
            thead { tr { th scope="col" { "measured" } th.a scope="col" { "A" } th.b scope="col" { "B" } th scope="col" { "B without A" } } }
            tbody {
                @for one in list(&figures["measures"]) {
                    @let share = one["share"] == true;
                    @let difference = measured(&one["difference"], share, true);
                    tr {
                        th scope="row" { (one["what"].as_str().unwrap_or_default()) }
                        td { (measured(&one["sets"][0], share, false)) }
                        td { (measured(&one["sets"][1], share, false)) }
                        td { @if is_sure(&one["difference"]) { b { (difference) } } @else { (difference) } }
                    }
                }
                (exactly("who begins wins, exactly", &figures["exact_first_seat"], (100.0, " %")))
                (exactly("turns a game, exactly", &figures["exact_turns"], (1.0, "")))
            }
        }
    }
}

/// What is known exactly of both sets of rules, if it is.
fn exactly(what: &str, both: &Json, (scale, unit): (f64, &str)) -> Markup {
    html! {
        @if let [Some(before), Some(after)] = [0, 1].map(|set| both[set].as_f64()) {
            tr {
                th scope="row" { (what) }
                td { (format!("{:.4}{unit}", scale * before)) }
                td { (format!("{:.4}{unit}", scale * after)) }
                td { b { (format!("{:+.4}{unit}", scale * (after - before))) } }
            }
        }
    }
}

fn measured(one: &Json, share: bool, signed: bool) -> String {
    let (scale, unit) = if share { (100.0, " %") } else { (1.0, "") };
    let [mean, error] =
        ["mean", "error95"].map(|name| one[name].as_f64().unwrap_or_default() * scale);
    if signed {
        format!("{mean:+.2} ± {error:.2}{unit}")
    } else {
        format!("{mean:.2} ± {error:.2}{unit}")
    }
}

fn is_sure(one: &Json) -> bool {
    let [mean, error] = ["mean", "error95"].map(|name| one[name].as_f64().unwrap_or_default());
    mean.abs() > error
}

/// How many games had how much of something, A and B over each other.
fn plot(one: &Json) -> Markup {
    const WIDE: f64 = 400.0;
    const HIGH: f64 = 150.0;
    let bins: Vec<&Json> = list(&one["bins"]).collect();
    let games = |bin: &Json, set: usize| bin[1][set].as_f64().unwrap_or_default();
    let most = bins
        .iter()
        .flat_map(|bin| [games(bin, 0), games(bin, 1)])
        .fold(1.0, f64::max);
    let broad = WIDE / float(bins.len().max(1));
    let bar = |bin: &Json, (number, set): (usize, usize)| {
        let high = games(bin, set) / most * HIGH;
        let x = float(number) * broad + 2.0 + float(set) * (broad - 4.0) / 2.0;
        html! { rect x=(round(x)) y=(round(HIGH - high)) width=(round((broad - 4.0) / 2.0)) height=(round(high)) fill="currentColor" {} }
    };
    html! {
        figure {
            figcaption { (one["what"].as_str().unwrap_or_default()) }
            svg viewBox="-6 -6 412 182" role="img" aria-label=(one["what"].as_str().unwrap_or_default()) font-family="sans-serif" font-size="11" {
                @for (number, bin) in bins.iter().enumerate() {
                    g.a { (bar(bin, (number, 0))) }
                    g.b { (bar(bin, (number, 1))) }
                    @if number % 2 == 0 { text x=(round(float(number) * broad)) y=(HIGH + 16.0) fill="currentColor" { (bin[0].as_f64().unwrap_or_default().round()) } }
                }
            }
        }
    }
}

fn list(json: &Json) -> impl Iterator<Item = &Json> {
    json.as_array().into_iter().flatten()
}

fn round(n: f64) -> f64 {
    (n * 10.0).round() / 10.0
}

#[allow(clippy::cast_precision_loss, reason = "a dozen")]
const fn float(n: usize) -> f64 {
    n as f64
}
