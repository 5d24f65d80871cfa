// In the first turns nobody has to ask what is best: it is told in the place of the question, and leads to why. Without this file
// the question stands there, as it does later on.
"use strict";
(() => {
  const known = new Map();
  let asking;

  async function tell() {
    const ask = document.querySelector("a[data-brief]"), at = ask?.dataset.brief;
    if (!ask) return;
    if (known.has(at)) return say(ask, known.get(at));
    if (asking === at) return;
    asking = at;
    const answer = await fetch(ask.href).catch(() => {});
    // What could not be told in time is not asked for again.
    const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : undefined;
    known.set(at, page?.querySelector("main").dataset.brief ?? "");
    tell();
  }

  function say(ask, brief) {
    if (brief && ask.textContent !== brief) ask.textContent = brief;
  }

  document.addEventListener("morphed", tell);
  tell();
})();
