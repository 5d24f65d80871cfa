// Where a rule is made: what is written is read while it is written, one request at a time, and what comes of it stands
// beside it. What was typed is kept in this tab, whatever happens. Without this file the buttons of the form do the same.
"use strict";
(() => {
  const form = document.getElementById("making"), field = document.getElementById("own"), verdict = document.getElementById("verdict");
  if (!form) return;
  const state = document.getElementById("state"), said = document.getElementById("said"), before = document.getElementById("before");
  // After which pause of the writer it is read, after which one it is told aloud, and when a house that was busy is asked again.
  const PAUSE = 400, QUIET = 1500, SOON = 2000, LATE = 30_000;
  const key = `own:${location.pathname}`, address = location.pathname;
  let shown = verdict.childElementCount ? field.value : undefined, asking, measures = false, again = SOON, timer, quiet, last;

  function tell(what) {
    state.textContent = state.dataset[what] ?? "";
    verdict.setAttribute("aria-busy", String(asking !== undefined));
    verdict.classList.toggle("stale", shown !== field.value);
  }

  // What came of it in a sentence, once whoever writes has paused, and only if it is another one.
  function announce(words) {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      if (words && words !== last) said.textContent = last = words;
    }, QUIET);
  }

  function show(html, text) {
    shown = text;
    window.house.morph(verdict, html);
    const figures = verdict.querySelector("#would-do + p"), verdictSaid = verdict.querySelector("#wrong, #well");
    announce((measures ? figures : verdictSaid)?.textContent);
    mark();
  }

  // One request at a time; what has changed meanwhile is sent when it is answered.
  function look() {
    clearTimeout(timer);
    if (asking) return;
    if (shown === field.value && !measures) return tell("");
    ask();
  }

  async function ask() {
    const text = field.value, fields = new URLSearchParams({ own: text, live: "yes" });
    if (measures) fields.set("measure", "yes");
    const { signal } = (asking = new AbortController());
    tell(measures ? "measuring" : "reading");
    const answer = await fetch(address, { method: "POST", body: fields, signal }).catch((why) => why);
    const html = answer.ok ? await answer.text().catch(() => undefined) : undefined;
    asking = undefined;
    if (html !== undefined) {
      show(html, text);
      measures = false;
      again = SOON;
      return look();
    }
    if (signal.aborted) return tell("");
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return refused(await answer.json().catch(() => ({})));
    tell("notRead");
    timer = setTimeout(look, again);
    again = Math.min(again * 1.5, LATE);
  }

  // Asking once more would change nothing.
  function refused({ detail }) {
    measures = false;
    tell("");
    if (detail) state.textContent = detail;
    announce(detail);
  }

  // The line that is wrong is marked where it stands, however the lines above it are broken.
  const mirror = document.createElement("div");
  mirror.className = "mirror";
  mirror.setAttribute("aria-hidden", "true");
  field.after(mirror);
  function height(lines) {
    if (!lines.length) return 0;
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
    Object.assign(mirror.style, { font, letterSpacing, width: `${field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)}px` });
    mirror.textContent = lines.join("\n") + "\u200b";
    return mirror.getBoundingClientRect().height;
  }
  function mark() {
    const wrong = verdict.querySelector("#wrong"), line = Number(verdict.querySelector("#wrong + .at-line a")?.dataset.line), isShown = wrong !== null && shown === field.value;
    field.setAttribute("aria-invalid", String(isShown));
    if (isShown) field.setAttribute("aria-describedby", "wrong");
    else field.removeAttribute("aria-describedby");
    const lines = field.value.split("\n"), top = isShown && line ? height(lines.slice(0, line - 1)) : 0;
    field.style.setProperty("--line-top", `${top}px`);
    field.style.setProperty("--line-high", `${isShown && line ? height(lines.slice(0, line)) - top : 0}px`);
  }

  function goTo({ line, column }) {
    const lines = field.value.split("\n"), at = Number(line) - 1, written = lines[at] ?? "";
    const begins = lines.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0);
    const from = Number(column) > 1 ? [...written].slice(0, Number(column) - 1).join("").length : 0;
    field.focus();
    field.setSelectionRange(begins + from, begins + written.length);
    field.scrollTop = height(lines.slice(0, at)) - field.clientHeight / 3;
  }

  function changed() {
    sessionStorage[key] = field.value;
    if (measures) asking?.abort();
    measures = false;
    clearTimeout(quiet);
    clearTimeout(timer);
    timer = setTimeout(look, PAUSE);
    mark();
    tell(asking ? "reading" : "");
  }

  field.addEventListener("input", changed);
  form.addEventListener("submit", (event) => {
    const does = event.submitter?.name;
    if (does === "play" || does === "whole") return;
    event.preventDefault();
    measures = does === "measure";
    if (measures) said.textContent = state.dataset.measuring;
    if (!measures) shown = undefined;
    look();
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-line]");
    if (!link) return;
    event.preventDefault();
    goTo(link.dataset);
  });
  before.addEventListener("click", () => {
    field.value = sessionStorage[`${key}:before`];
    before.hidden = true;
    field.focus();
    changed();
  });
  addEventListener("resize", mark);
  addEventListener("pageshow", (event) => event.persisted && look());

  // What was written here before: it stands here again, or can be had again where another text was asked for.
  const kept = sessionStorage[key];
  if ("begins" in form.dataset && kept !== undefined) field.value = kept;
  else if (kept !== undefined && kept !== field.value) sessionStorage[`${key}:before`] = kept;
  before.hidden = [undefined, field.value].includes(sessionStorage[`${key}:before`]);
  mark();
  look();
})();
