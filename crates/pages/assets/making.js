// Where a rule is made: what is written is read while it is written, and what comes of it stands beside it. What was typed is kept in
// this tab, whatever happens. Without this file the buttons of the form do the same.
"use strict";
(() => {
  const form = document.getElementById("making"), field = document.getElementById("own"), verdict = document.getElementById("verdict");
  if (!form) return;
  const state = document.getElementById("state"), said = document.getElementById("said"), before = document.getElementById("before");
  const key = `own:${location.pathname}`;
  let measures = false;

  const reader = window.house.reader(field, location.pathname, {
    shown: verdict.childElementCount ? field.value : undefined,
    fields: () => ({ own: field.value, live: "yes", ...(measures && { measure: "yes" }) }),
    wants: () => measures,
    tell,
    show(html) {
      window.house.morph(verdict, html);
      const told = verdict.querySelector(measures ? "#would-do + p" : "#wrong, #well");
      measures = false;
      mark();
      return told?.textContent;
    },
    refused(detail) {
      measures = false;
      if (detail) state.textContent = detail;
    },
  });

  function tell(what) {
    state.textContent = state.dataset[what] ?? "";
    verdict.setAttribute("aria-busy", String(reader.isAsking()));
    verdict.classList.toggle("stale", !reader.isShown());
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
    const wrong = verdict.querySelector("#wrong"), line = Number(verdict.querySelector("#wrong + .at-line a")?.dataset.line), isShown = wrong !== null && reader.isShown();
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
    if (measures) reader.abort();
    measures = false;
    reader.changed();
    mark();
    tell(reader.isAsking() ? "reading" : "");
  }

  field.addEventListener("input", changed);
  form.addEventListener("submit", (event) => {
    const does = event.submitter?.name, leads = does === "play" || does === "whole";
    const wrong = verdict.querySelector("#wrong");
    // A text that is not understood leads nowhere: what is wrong is shown where one writes.
    if (leads && wrong && reader.isShown()) {
      event.preventDefault();
      said.textContent = wrong.textContent;
      const at = verdict.querySelector("#wrong + .at-line a");
      if (at) goTo(at.dataset);
      else field.focus();
    }
    if (leads) return;
    event.preventDefault();
    measures = does === "measure";
    if (measures) said.textContent = state.dataset.measuring;
    if (measures) reader.look();
    else reader.again();
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
  addEventListener("pageshow", (event) => event.persisted && reader.look());

  // What was written here before: it stands here again, or can be had again where another text was asked for.
  const kept = sessionStorage[key];
  if ("begins" in form.dataset && kept !== undefined) field.value = kept;
  else if (kept !== undefined && kept !== field.value) sessionStorage[`${key}:before`] = kept;
  before.hidden = [undefined, field.value].includes(sessionStorage[`${key}:before`]);
  mark();
  reader.look();
})();
