// The page of a circle follows it: when something has come to pass there, it fetches itself anew, and what is new is morphed in.
// What somebody types, or has opened, stays. Without this file the page is as it was when it was opened.
"use strict";
(() => {
  const view = document.getElementById("view"), said = document.getElementById("said");
  if (!view?.dataset.place) return;
  let stream, asking = false, again = false;

  const talk = () => [...view.querySelectorAll(".told li")].map((entry) => entry.textContent);

  async function refresh() {
    const answer = await fetch(location.pathname);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("view");
    // Who is no member any more is shown the door.
    if (!fresh?.dataset.place) return location.reload();
    const heard = new Set(talk());
    window.house.morph(view, fresh.innerHTML);
    window.house.morphed();
    const words = talk().filter((entry) => !heard.has(entry));
    if (words.length) said.textContent = words.join(" ");
  }

  // One after the other, however much comes to pass meanwhile.
  async function news() {
    again = asking;
    if (asking) return;
    asking = true;
    await refresh().catch(() => {});
    asking = false;
    if (again) news();
  }

  function open() {
    stream?.close();
    stream = new EventSource(view.dataset.place);
    stream.addEventListener("news", news);
    stream.onerror = () => stream.readyState === EventSource.CLOSED && !document.hidden && setTimeout(open, 5000);
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return stream.close();
    open();
    news();
  });
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", (event) => event.persisted && (open(), news()));
  open();
})();
