// The stage. What an update tells has happened before it is read: so it is played first, and what it came to – text,
// stake, track, story, verbs, the sentence for screen readers – is shown once it has landed. A press or a key skips,
// several happenings play faster, and nothing lags by more than LONGEST. Who wants no motion, or looks elsewhere, sees
// all at once.
"use strict";
(() => {
  const house = window.house, root = document.documentElement, still = matchMedia("(prefers-reduced-motion: reduce)");
  const LONGEST = 640, SHORTEST = 120;
  // How long what comes next waits for some that have landed, so that they are seen to the end; a press ends it.
  const RESTS = { flash: 450, wimpout: 600, wreck: 750, five: 1000, nova: 1000, bomb: 500, boom: 650, defuse: 450, sun: 900, award: 400, steal: 450, verdict: 500 };
  // What one's own throw came to is seen for longer before the next player goes on.
  const OWN = 1200;
  let land, skipped = false, rested = 0, woke = 0, waking, wasMine = false;

  // What can be played, by the word that an entry of the story has for it: `before` plays it within some milliseconds
  // on the page as it was, and says by a promise when it has landed, or by nothing that it cannot be played; `after`
  // goes on from there on the page as it is. Each is given what stands after the equals sign.
  house.acts = {};
  // What was put on the stage for it, and what is noted of the page as it was.
  house.props = [];
  house.leaves = [];
  house.moves = () => !still.matches && !document.hidden;

  function acts({ content }, isNew) {
    const entries = [...content.querySelectorAll("[data-moment]")].filter(isNew).reverse();
    return entries.flatMap((entry) => entry.dataset.moment.split(" ")).map((word) => word.split("="));
  }

  // How long the first of these may take, so that each has its share and none comes late.
  function share(waiting) {
    const now = performance.now(), left = waiting.map(({ came }, index) => (Math.max(came, woke) + LONGEST - now) / (index + 1));
    return Math.min(...left);
  }

  async function play(all, time, goesOn) {
    const played = all.filter(([name]) => house.acts[name]?.before);
    for (const [name, what] of played) if (goesOn()) await house.acts[name].before(what, time / played.length);
  }

  // Plays what the first of some updates brings and calls `landed`, at once if there is nothing to wait for.
  house.land = (waiting, isNew, landed) => {
    house.skip();
    const [news] = waiting, time = share(waiting);
    news.acts ??= news.text.includes("data-moment") ? acts(news, isNew) : [];
    news.played = house.moves() && time > SHORTEST && news.acts.some(([name]) => house.acts[name]?.before);
    if (!news.played) return landed();
    root.dataset.stage = "on";
    land = () => {
      land = undefined;
      delete root.dataset.stage;
      document.dispatchEvent(new Event("landed"));
      landed();
    };
    const mine = land, goesOn = () => land === mine;
    // What cannot be played is shown all the same.
    play(news.acts, time, goesOn).catch(console.error).finally(() => goesOn() && mine());
  };

  // Before the page changes: what was put on the stage goes.
  house.leave = () => {
    for (const leave of house.leaves) leave();
    for (const prop of house.props.splice(0)) prop.remove();
  };
  // What goes on once the page shows it.
  house.landed = ({ acts = [], played }) => {
    rest(acts);
    if (document.hidden) return;
    // What was played with sounds of its own has been heard.
    const heard = (name) => played && house.acts[name]?.sounds;
    acts.forEach(([name, what], index) => heard(name) || house.sound?.(name, what, index));
    const after = acts.filter(([name]) => (played || !house.acts[name]?.before) && house.acts[name]?.after);
    // Before the page is painted, but not in one go with what has just been shown.
    if (after.length && house.moves()) requestAnimationFrame(() => after.forEach(([name, what]) => house.acts[name].after(what)));
  };
  house.skip = () => land?.();

  house.rests = () => performance.now() < rested;
  const isMine = () => document.querySelector("#now.mine") !== null;
  house.leaves.push(() => { wasMine = isMine(); });
  function rest(acts) {
    const passed = wasMine && !isMine() && acts.some(([name]) => house.acts[name]?.before || RESTS[name]);
    const ms = Math.max(passed ? OWN : 0, ...acts.map(([name]) => RESTS[name] ?? 0));
    if (!ms || !house.moves()) return;
    rested = performance.now() + ms;
    clearTimeout(waking);
    waking = setTimeout(wake, ms);
  }
  function wake() {
    if (!rested) return;
    clearTimeout(waking);
    [rested, woke] = [0, performance.now()];
    document.dispatchEvent(new Event("slid"));
  }

  // Sound is for who has asked for it, and fetched for them alone.
  function fit() {
    const button = document.querySelector("[data-sound]"), on = localStorage.sound === "on";
    if (!button) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(on));
    if (!on || root.dataset.sounds) return;
    root.dataset.sounds = "on";
    document.head.append(Object.assign(document.createElement("script"), { src: button.dataset.sound }));
  }
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-sound]")) return;
    localStorage.sound = localStorage.sound === "on" ? "off" : "on";
    fit();
  });
  document.addEventListener("morphed", fit);
  fit();

  // The press that skips does nothing else. What was typed meanwhile is done, on the page as it is by then.
  let over;
  function press({ repeat, target }) {
    if (repeat || target.matches?.("input, textarea, select")) return;
    clearTimeout(over);
    skipped = land !== undefined;
    house.skip();
    wake();
  }
  function lift() {
    clearTimeout(over);
    over = setTimeout(() => { skipped = false; }, 400);
  }
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, press, true);
  for (const kind of ["pointerup", "pointercancel", "keyup"]) addEventListener(kind, lift, true);
  document.addEventListener("visibilitychange", () => {
    house.skip();
    wake();
  });
  addEventListener("submit", (event) => {
    const form = event.target, { at, action } = form.elements;
    if (!at) return;
    const meant = action.value, typed = form.matches(".ask");
    if (typed) house.settle?.();
    if (typed ? form.isConnected && action.value === meant : !skipped) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
})();
