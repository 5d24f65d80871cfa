// The page of a circle follows it: when something has come to pass there, it fetches itself anew, and what is new is morphed in;
// what others have done is told to who listens. Its forms are sent by fetch, so that whoever does something stays where they are.
// What somebody types, or has opened, stays. Without this file the page is as it was when it was opened, and forms are plain posts.
"use strict";
(() => {
  const view = document.getElementById("view"), [said, refusal] = ["said", "refusal"].map((id) => document.getElementById(id));
  if (!view?.dataset.place) return document.querySelector("[data-waits]") && wait();
  const sent = new WeakMap();
  let stream, place = "", asking = false, again = false, fading;

  // Whoever waits to be let in looks from time to time whether they were.
  function wait() {
    setTimeout(async () => {
      const answer = document.hidden ? undefined : await fetch(location.pathname).catch(() => {});
      if (answer?.ok && !(await answer.text()).includes("data-waits")) location.reload();
      else wait();
    }, 3000);
  }

  async function refresh() {
    const answer = await fetch(location.pathname);
    // A house that is away is asked again when the stream is.
    if (answer.status < 500) show(await answer.text());
  }

  function show(page) {
    const fresh = new DOMParser().parseFromString(page, "text/html").getElementById("view");
    // Who is no member any more is shown the door.
    if (!fresh?.dataset.place) return location.reload();
    window.house.morph(view, fresh.innerHTML);
    window.house.morphed();
    hours();
  }

  // The house knows days; the browser knows by which clock somebody lives.
  function hours() {
    const { lang } = document.documentElement, today = new Date().toDateString();
    for (const time of view.querySelectorAll("time[data-at]")) {
      const at = new Date(+time.dataset.at), day = at.toDateString() === today ? undefined : "short";
      time.textContent = new Intl.DateTimeFormat(lang, { dateStyle: day, timeStyle: "short" }).format(at);
    }
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

  function hear(event) {
    place = event.lastEventId;
    const told = JSON.parse(event.data);
    if (told.length) said.textContent = told.join(" ");
  }

  // It goes on from where it was: while the line was down something may have come to pass.
  function open() {
    stream?.close();
    stream = new EventSource(view.dataset.place + (place && `?after=${place}`));
    stream.addEventListener("ping", hear);
    stream.addEventListener("news", (event) => { hear(event); news(); });
    stream.onerror = () => stream.readyState === EventSource.CLOSED && !document.hidden && setTimeout(anew, 5000);
  }

  // A stream that is refused may be that of somebody who is no member any more.
  function anew() {
    open();
    news();
  }

  function refuse(text) {
    refusal.textContent = window.house.sentence(text);
    clearTimeout(fading);
    if (text) fading = setTimeout(refuse, 8000, "");
  }

  async function send(form, body) {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { accept: "application/json" } });
    if (!answer.ok) return refuse((await answer.json().catch(() => ({}))).detail ?? view.dataset.lost);
    if (new URL(answer.url).pathname !== location.pathname) return location.assign(answer.url);
    if (window.house.isAsSent(form, body)) form.reset();
    stay(form, await answer.text());
  }

  // Whoever has pressed what is gone now is at the head of what it stood in.
  function stay(form, page) {
    const within = form.contains(document.activeElement) || document.activeElement === document.body;
    const head = form.closest("section[aria-labelledby]")?.getAttribute("aria-labelledby");
    show(page);
    if (!within || view.contains(document.activeElement)) return;
    const at = document.getElementById(head) ?? view.querySelector("h1");
    at.focus({ preventScroll: true });
  }

  document.addEventListener("submit", (event) => {
    const form = event.target, button = event.submitter;
    if (form.getAttribute("method") !== "post" || !view.contains(form)) return;
    event.preventDefault();
    // The same twice is a slip; something else may come before the first is answered.
    const body = new URLSearchParams(new FormData(form, button)), text = `${body}`;
    if (sent.get(form) === text) return;
    sent.set(form, text);
    refuse("");
    send(form, body).catch(() => refuse(view.dataset.lost)).finally(() => sent.get(form) === text && sent.delete(form));
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return stream.close();
    anew();
  });
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", (event) => event.persisted && anew());
  hours();
  open();
})();
