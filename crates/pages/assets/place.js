// The page of a circle follows it: when something has come to pass there, it fetches itself anew, and what is new is morphed in.
// What somebody types, or has opened, stays. Without this file the page is as it was when it was opened.
"use strict";
(() => {
  const view = document.getElementById("view"), said = document.getElementById("said");
  if (!view?.dataset.place) return;
  let stream, wasOpen = false, asking = false, again = false;

  // What an entry says: without what can be done about it, and without its day.
  function words(entry) {
    const copy = entry.cloneNode(true);
    copy.querySelectorAll("details, form, button, time").forEach((part) => part.remove());
    return copy.textContent.replace(/\s+/g, " ").trim();
  }

  const talk = () => [...view.querySelectorAll(".told li, .slip > p:first-child")].map(words);

  // What is said more often than before, so that the same words are heard again.
  function fresher(before, now) {
    const left = [...before];
    return now.filter((entry) => {
      const at = left.indexOf(entry);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  }

  async function refresh() {
    const answer = await fetch(location.pathname);
    // A house that is away is asked again when the stream is.
    if (answer.status >= 500) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("view");
    // Who is no member any more is shown the door.
    if (!fresh?.dataset.place) return location.reload();
    const heard = talk();
    window.house.morph(view, fresh.innerHTML);
    window.house.morphed();
    const heardNow = fresher(heard, talk());
    if (heardNow.length) said.textContent = heardNow.join(" ");
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
    // While the line was down something may have come to pass.
    stream.onopen = () => (wasOpen ? news() : (wasOpen = true));
    stream.onerror = () => stream.readyState === EventSource.CLOSED && !document.hidden && setTimeout(anew, 5000);
  }

  // A stream that is refused may be that of somebody who is no member any more.
  function anew() {
    open();
    news();
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return stream.close();
    anew();
  });
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", (event) => event.persisted && anew());
  open();
})();
