// In the first turns at their first two tables nobody has to ask what is best: it is told in the place of the question, and leads to
// why. Without this file the question stands there, as it does later on.
"use strict";
(() => {
  const TABLES = 2, known = new Map();
  let asking;

  // Whoever was told so at two tables knows where to ask.
  function isNew() {
    const here = location.pathname, tables = localStorage.briefed?.split(" ") ?? [];
    if (!tables.includes(here) && tables.length < TABLES) localStorage.briefed = [...tables, here].join(" ");
    return localStorage.briefed.split(" ").includes(here);
  }

  async function tell() {
    const ask = document.querySelector("a[data-brief]"), at = ask?.dataset.at;
    if (!ask || !isNew()) return;
    if (known.has(at)) return say(ask, known.get(at));
    if (asking === at) return;
    asking = at;
    // What could not be told in time is not asked for again.
    const brief = await fetch(ask.dataset.brief).then((answer) => (answer.ok ? answer.text() : "")).catch(() => "");
    known.set(at, brief);
    tell();
  }

  function say(ask, brief) {
    if (brief && ask.textContent !== brief) ask.textContent = brief;
  }

  document.addEventListener("morphed", tell);
  tell();
})();
