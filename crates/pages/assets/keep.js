// Where a browser can keep things: the worker that keeps the files of the house, and shows a page of its own while the
// house is out of reach. That page looks again by itself, soon at first and then less often, and at once when there is a
// network.
"use strict";
(() => {
  const { serviceWorker } = navigator, { lang, dataset } = document.documentElement;
  if (document.getElementById("offline")) {
    addEventListener("online", again);
    look(2000);
  }
  if (!serviceWorker || !dataset.worker) return;
  serviceWorker.register(dataset.worker).catch(() => {});
  serviceWorker.ready.then(({ active }) => active.postMessage({ lang }));

  function again() {
    location.reload();
  }

  function look(pause) {
    setTimeout(async () => {
      const answer = document.hidden ? undefined : await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => {});
      if (answer && ![502, 504].includes(answer.status)) again();
      else look(Math.min(pause * 1.5, 30000));
    }, pause);
  }
})();
