// In the first turns nobody has to ask what is best: it is told in the place of the question, and leads to why. Without this file
// the question stands there, as it does later on.
"use strict";
(() => {
  const known = new Map();
  let asking;

  async function tell() {
    const ask = document.querySelector("a[data-brief]"), at = ask?.dataset.at;
    if (!ask) return;
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
