// Where pieces are written: each text is read while it is written, one request at a time, and what comes of it stands below it. What
// was typed is kept in this tab. Without this file the button of the form does the same.
"use strict";
(() => {
  // After which pause of the writer a text is read, after which one it is told aloud, and when a house that was busy is asked again.
  const PAUSE = 400, QUIET = 1500, SOON = 2000, LATE = 30_000;
  const said = document.getElementById("said");

  function follow(form) {
    const field = form.querySelector("textarea"), verdict = document.getElementById(form.dataset.live), key = `${field.name}:${location.pathname}`;
    let shown = verdict.childElementCount ? field.value : undefined, asking = false, again = SOON, timer, quiet;

    // What came of it in a sentence, once whoever writes has paused.
    function show(html, text) {
      shown = text;
      again = SOON;
      window.house.morph(verdict, html);
      clearTimeout(quiet);
      quiet = setTimeout(() => { said.textContent = verdict.querySelector(".refused, li")?.textContent ?? ""; }, QUIET);
      field.setAttribute("aria-invalid", String(verdict.querySelector(".refused") !== null));
      verdict.classList.toggle("stale", shown !== field.value);
    }

    async function look() {
      clearTimeout(timer);
      if (asking || shown === field.value || !field.value) return;
      asking = true;
      const text = field.value, body = new URLSearchParams({ [field.name]: text, live: "yes" });
      const answer = await fetch(form.action, { method: "POST", body }).catch((why) => why);
      const html = answer.ok ? await answer.text().catch(() => undefined) : undefined;
      asking = false;
      if (html !== undefined) {
        show(html, text);
        return look();
      }
      timer = setTimeout(look, again);
      again = Math.min(again * 1.5, LATE);
    }

    verdict.removeAttribute("role");
    field.addEventListener("input", () => {
      sessionStorage[key] = field.value;
      verdict.classList.toggle("stale", shown !== field.value);
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      shown = undefined;
      look();
    });
    if (!field.value && sessionStorage[key] !== undefined) field.value = sessionStorage[key];
    look();
  }

  for (const form of document.querySelectorAll("form[data-live]")) follow(form);
})();
