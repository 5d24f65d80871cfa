// A text that is read while it is written: one request at a time, and what has changed meanwhile is sent when it is answered.
"use strict";
(() => {
  // After which pause of the writer it is read, after which one it is told aloud, and when a house that was busy is asked again.
  const PAUSE = 400, QUIET = 1500, SOON = 2000, LATE = 30_000;

  // Reads what stands in `field` at `address`. The page says what is sent (`fields`), whether that is asked for though nothing has changed
  // (`wants`), is told how it fares (`tell`: reading, measuring, notRead or nothing), and shows what came of it (`show`, whose words are told
  // aloud) or why nothing will (`refused`). `shown` is the text of which that stands there already.
  window.house.reader = (field, address, { shown, fields, wants = () => false, tell, show, refused }) => {
    const said = document.getElementById("said");
    let asking, again = SOON, timer, quiet, last;

    // What came of it in a sentence, once whoever writes has paused, and only if it is another one.
    function announce(words) {
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        if (words && words !== last) said.textContent = last = words;
      }, QUIET);
    }

    function look() {
      clearTimeout(timer);
      if (asking) return;
      if (shown === field.value && !wants()) return tell("");
      ask();
    }

    async function ask() {
      const text = field.value, { signal } = (asking = new AbortController());
      tell(wants() ? "measuring" : "reading");
      // What is lost on its way is asked for again.
      let isLost = false;
      const given = setTimeout(() => asking?.abort((isLost = true)), LATE);
      const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields()), signal }).catch((why) => why);
      const html = answer.ok ? await answer.text().catch(() => undefined) : undefined;
      clearTimeout(given);
      asking = undefined;
      if (html !== undefined) {
        shown = text;
        again = SOON;
        announce(show(html));
        return look();
      }
      if (signal.aborted && !isLost) return tell("");
      // Asking once more would change nothing.
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        const { detail } = await answer.json().catch(() => ({}));
        tell("");
        refused(detail);
        return announce(detail);
      }
      tell("notRead");
      timer = setTimeout(look, again);
      again = Math.min(again * 1.5, LATE);
    }

    return {
      look,
      isAsking: () => asking !== undefined,
      isShown: () => shown === field.value,
      abort: () => asking?.abort(),
      // It is read anew, whatever has been shown.
      again() {
        shown = undefined;
        look();
      },
      // Something else was written.
      changed() {
        clearTimeout(quiet);
        clearTimeout(timer);
        timer = setTimeout(look, PAUSE);
      },
    };
  };
})();
