// Where a browser can keep things: the worker that keeps the files of the house, and shows a page of its own while the
// house is out of reach. That page looks again by itself as soon as there is a network.
"use strict";
(() => {
  const { serviceWorker } = navigator, { lang, dataset } = document.documentElement;
  if (document.getElementById("offline")) addEventListener("online", () => location.reload());
  if (!serviceWorker || !dataset.worker) return;
  serviceWorker.register(dataset.worker).catch(() => {});
  serviceWorker.ready.then(({ active }) => active.postMessage({ lang }));
})();
