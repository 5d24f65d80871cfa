// The live part of a page: one event stream carries the viewer's view, and then the parts of it that change, which are
// morphed in once what they tell has landed (stage.js). Forms are sent by fetch and answered with nothing: the stream
// shows what came of them. Without this file the forms are plain posts.
"use strict";
(() => {
  const view = document.getElementById("view");
  if (!view) return;
  const SILENCE = 40_000, HIDDEN = 30_000, thumbs = matchMedia("(hover: none)");
  const [line, said, refusal] = ["line", "said", "refusal"].map((id) => document.getElementById(id)), title = document.title;
  const sent = new WeakMap(), toast = document.body.appendChild(document.createElement("p"));
  toast.id = "noticed";
  toast.setAttribute("aria-hidden", "true");
  let stream, watchdog, toasting, fading, closing, playing, known, held = [], told = newest(), wasMine = document.querySelector("#now.mine") !== null, asked = wasMine ? aloud() : "", wasOver = true, voted = "", proposed, built = document.getElementById("builder") !== null;

  // What is asked of whoever looks, as they hear it.
  function aloud() {
    return window.house.aloud(document.getElementById("sentence"));
  }

  function newest() {
    return [...document.querySelectorAll("#history li, #talked li")].reduce((n, li) => Math.max(n, +li.dataset.n), -1);
  }

  // What has happened is shown when it has landed on the stage; while something is held in the hand, it waits.
  function hear(news) {
    if (news.whole) held = [];
    held.push(Object.assign(news, { came: performance.now(), content: window.house.parsed(news.text) }));
    catchUp();
  }

  function catchUp() {
    if (playing || !held.length || window.house.busy() || window.house.slides() || window.house.rests()) return;
    const isNew = (entry) => known && +entry.dataset.n > told;
    const [first] = held;
    if (first.landed) return showFirst();
    playing = true;
    window.house.land(held, isNew, () => {
      playing = false;
      first.landed = true;
      if (!window.house.busy()) showFirst();
    });
  }

  function showFirst() {
    const ready = held.findIndex((news, index) => index && news.text.includes("data-moment"));
    show(held.splice(0, ready < 0 ? held.length : ready));
    catchUp();
  }

  // Before an act is sent the page shows all that is known by then.
  window.house.settle = () => {
    // Taken first: what lands now must not begin to play what waits behind it.
    const all = held.splice(0);
    window.house.skip();
    show(all);
  };

  function show(all) {
    if (!all.length) return;
    const within = view.contains(document.activeElement), looked = atSlip();
    window.house.leave();
    for (const { whole, content } of all) {
      if (whole) window.house.morph(view, content);
      else if (!window.house.patch(content)) return open();
    }
    known = true;
    window.house.morphed();
    window.house.arrive();
    all.forEach(window.house.landed);
    bell();
    if (within) keepPlace();
    if (looked && !document.getElementById("slip")) toCloth();
    const fresh = [...document.querySelectorAll("#history li, #talked li")].filter((li) => +li.dataset.n > told);
    const words = fresh.sort((a, b) => a.dataset.n - b.dataset.n).map((li) => window.house.words(li));
    const mine = document.querySelector("#now.mine") !== null;
    // Whoever listens hears what is asked of them, on their turn and whenever it is something else.
    const sentence = mine ? aloud() : "";
    if (sentence !== asked) words.push(sentence);
    asked = sentence;
    // So they hear when their word is asked for.
    const vote = window.house.aloud(document.getElementById("to-vote"));
    if (vote && vote !== voted) words.push(vote);
    voted = vote;
    toSlip();
    toBuilder();
    const isOver = document.querySelector("#now.over") !== null;
    // Who has won is the heading now, which nobody hears who is elsewhere.
    const verdict = isOver && !wasOver ? aloud() : "";
    const isTold = document.querySelector("#sentence[data-told]") || words.join(" ").includes(verdict.replace(/[.!]$/, ""));
    if (verdict && !isTold) words.push(verdict);
    if (words.length) said.textContent = words.join(" ");
    notice(fresh);
    told = newest();
    newestInSight(fresh.length);
    if (mine && !wasMine) window.house.sound?.("turn", 1, 3);
    if (mine && !wasMine && document.hidden) ring();
    if (mine && fresh.some((li) => "nudge" in li.dataset)) nudged();
    wasMine = mine;
    if (isOver && !wasOver) ends();
    wasOver = isOver;
    document.title = (mine ? line.dataset.turnTitle + " · " : "") + title;
  }

  // Whoever has proposed something far down the page is where it stands now, or sees the game where nobody else was to be asked.
  function toSlip() {
    const slip = document.getElementById("slip"), isSettled = !slip && newest() > proposed;
    if (proposed === undefined || !(slip || isSettled)) return;
    proposed = undefined;
    if (isSettled) return toCloth();
    slip.scrollIntoView({ block: "center" });
  }

  function atSlip() {
    const { top, bottom } = document.getElementById("slip")?.getBoundingClientRect() ?? {};
    return top < innerHeight && bottom > 0;
  }

  // Whoever has read what is put to the vote sees the game again when that is settled, and not what stood below it.
  function toCloth() {
    const felt = document.querySelector(".felt");
    if (felt?.getBoundingClientRect().bottom < innerHeight / 2) felt.scrollIntoView();
  }

  // Whoever is to lay a sentence sees its words, wherever they have laid the Sun.
  function toBuilder() {
    const builder = document.getElementById("builder"), isNew = builder && !built;
    built = builder !== null;
    if (!isNew) return;
    const { top } = builder.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) builder.scrollIntoView();
  }

  // What others say, who waits, and that one has said so oneself, is seen where one looks, however far above or below it stands.
  function notice(fresh) {
    const news = fresh.filter((li) => (li.closest("#talked") ? !("own" in li.dataset) : "nudge" in li.dataset || "nudged" in li.dataset) && !inSight(li));
    if (!news.length) return;
    toast.textContent = window.house.words(news.at(-1));
    clearTimeout(toasting);
    toasting = setTimeout(() => (toast.textContent = ""), 6000);
  }

  function inSight(entry) {
    const { left, top, width, height } = entry.getBoundingClientRect();
    return entry.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }

  // Whoever does not look through what has happened sees the newest of it.
  function newestInSight(n) {
    const list = document.getElementById("history");
    if (n && list && !list.contains(document.activeElement) && !list.matches(":hover")) list.scrollTop = 0;
  }

  // Wherever the page has been moved to, the end of a game is seen.
  function ends() {
    window.house.sound?.("over", 1, 5);
    if (!document.activeElement?.matches("input, textarea, select")) document.getElementById("now").scrollIntoView();
  }

  // Whoever has pressed what is gone now is at what may be done instead; at the end of a game they are taken there.
  function keepPlace() {
    const at = document.activeElement, now = document.getElementById("now");
    if (at === document.body || !at.checkVisibility()) now?.focus({ preventScroll: !now.matches(".over") });
  }

  // Whoever has asked for it is told of their turn while they look elsewhere; their stream stays open for that.
  // What the browser keeps of it is asked for when it changes, not with everything that is shown.
  let rings = allowed();
  function allowed() {
    return "Notification" in window && Notification.permission === "granted" && localStorage.rings === "on";
  }
  function ring() {
    if (rings) new Notification(title, { body: line.dataset.turn, tag: view.dataset.live });
  }

  // Somebody waits and says so.
  function nudged() {
    window.house.sound?.("turn", 1, 3);
    if (document.hidden) ring();
  }

  function bell() {
    const button = document.querySelector("[data-ring]");
    if (!button || !("Notification" in window)) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(rings));
  }

  function state(name, text) {
    line.dataset.state = name;
    if (line.firstElementChild.textContent !== text) line.firstElementChild.textContent = text;
  }

  // A form that is long to fill in has a place for what is wrong with it, where it stays; all else is told for a while.
  function refuse(text, { game, rule } = {}, form) {
    const own = form?.querySelector("[data-wrong]"), place = own ?? refusal;
    place.textContent = window.house.sentence(text);
    // What the house itself asks for stands in no game's rules.
    if (game && rule && !/^P\d/.test(rule)) place.append(" ", Object.assign(document.createElement("a"), { href: `/rules/${game}#${rule}`, textContent: line.dataset.rule.replace("{number}", rule) }));
    if (own) return text && own.scrollIntoView({ block: "nearest" });
    clearTimeout(fading);
    if (text) fading = setTimeout(refuse, 3000 + 50 * text.length, "");
  }

  function listen() {
    clearTimeout(watchdog);
    watchdog = setTimeout(open, SILENCE);
  }

  function open() {
    stream?.close();
    held = [];
    known = false;
    stream = new EventSource(view.dataset.live);
    stream.onopen = () => { state("on", line.dataset.connected); listen(); };
    stream.onerror = () => {
      state("lost", line.dataset.trying);
      known = false;
      if (stream.readyState === EventSource.CLOSED) setTimeout(open, 2000 + 2000 * Math.random());
    };
    stream.addEventListener("ping", listen);
    stream.addEventListener("view", (event) => { listen(); hear({ text: event.data, whole: true }); });
    stream.addEventListener("parts", (event) => { listen(); hear({ text: event.data }); });
    listen();
  }

  function close() {
    clearTimeout(watchdog);
    stream?.close();
    stream = undefined;
    state("off", line.dataset.resting);
  }

  async function send(form, body) {
    const before = newest();
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { accept: "application/json" } });
    if (answer.redirected) return goTo(answer.url);
    if (answer.ok) window.house.leavePlace(true);
    if (answer.ok && /\/propose$/.test(form.getAttribute("action"))) proposed = before, toSlip();
    if (answer.ok) return form.matches("[data-clear]") && window.house.isAsSent(form, body) ? form.reset() : undefined;
    const problem = await answer.json().catch(() => ({}));
    refuse(problem.code === "stale" ? line.dataset.moved : problem.detail ?? problem.title ?? line.dataset.refused, problem, form);
    // What was typed is replaced by what is typed next; a phone shows its keys to nobody who has not asked for them.
    const [typed, ...more] = form.querySelectorAll("input:not([type=hidden])"), types = !thumbs.matches || document.activeElement === typed;
    if (form.matches(".ask") && typed?.value && !more.length && types) typed.focus(), typed.select();
    if (!stream) open();
  }

  // Whoever comes back to the page they were on, by another name say, is at what may be done there.
  function goTo(url) {
    if (new URL(url).pathname === location.pathname) sessionStorage.back = "now";
    location.assign(url);
  }
  document.getElementById(sessionStorage.back)?.focus({ preventScroll: true });
  sessionStorage.removeItem("back");

  document.addEventListener("submit", (event) => {
    const form = event.target, button = event.submitter;
    if (form.getAttribute("method") !== "post" || !view.contains(form)) return;
    event.preventDefault();
    // The same twice is a slip; another act may come before the last one is answered, for the stream may be quicker, and
    // may have made of the last form the next one.
    const body = new URLSearchParams(new FormData(form, button)), text = `${form.getAttribute("action")}?${body}`;
    if (sent.get(form) === text) return;
    sent.set(form, text);
    refuse("");
    refuse("", {}, form);
    // What has been pressed stays down until the house has answered, however slow the line is.
    const pressed = button ?? form.querySelector("button");
    pressed?.setAttribute("data-sent", "");
    const answered = () => {
      pressed?.removeAttribute("data-sent");
      if (sent.get(form) === text) sent.delete(form);
    };
    send(form, body).catch(() => refuse(line.dataset.lost, {}, form)).finally(answered);
  });
  document.addEventListener("click", async (event) => {
    if (!event.target.closest("[data-ring]")) return;
    const wanted = !rings;
    localStorage.rings = wanted && (await Notification.requestPermission()) === "granted" ? "on" : "off";
    rings = allowed();
    if (wanted && !rings) refuse(line.dataset.silent);
    bell();
  });
  // A line that is gone is known at once, and so is one that is back.
  addEventListener("offline", () => state("lost", line.dataset.trying));
  addEventListener("online", () => open());
  for (const free of ["drop-done", "slid"]) document.addEventListener(free, catchUp);
  document.addEventListener("visibilitychange", () => {
    clearTimeout(closing);
    if (document.hidden && !(rings = allowed())) closing = setTimeout(close, HIDDEN);
    else if (!stream) open();
  });
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && open());
  bell();
  open();
})();
