// What a hand is needed for: clocks that run, keys, things that are held, and forms that try.
"use strict";
(() => {
  // What stands in new parts for parts of the page that are the same as before.
  const same = new WeakSet();
  // Parts that say the same are left alone; what stands in fields is not seen by looking at their parts.
  const FIELDS = "input, textarea, select";
  const isAsBefore = (old, fresh) => old.isEqualNode(fresh) && !old.matches?.(FIELDS) && !old.querySelector?.(FIELDS);
  window.house = {
    // Whether nothing else has been typed in a form since it was sent.
    isAsSent: (form, body) => [...form.elements].every(({ name, type, value }) => !name || type === "hidden" || value === body.get(name)),
    // What the house says, as a sentence: words to be typed stand in quotes.
    sentence(text) {
      const quoted = document.documentElement.lang === "de" ? "\u201e$1\u201c" : "\u201c$1\u201d";
      return (text.charAt(0).toLocaleUpperCase() + text.slice(1)).replace(/`([^`]*)`/g, quoted);
    },
    // What html says, on no page yet.
    parsed(html) {
      const template = document.createElement("template");
      template.innerHTML = html;
      return template.content;
    },
    // Morphs other content into an element; what the reader has opened, chosen or half typed stays.
    morph(target, content, morphStyle = "innerHTML") {
      const callbacks = {
        beforeNodeMorphed: (old, fresh) => !same.has(fresh) && !isAsBefore(old, fresh) && !old.hasAttribute?.("data-keep") && !retold(old, fresh),
        beforeAttributeUpdated: (name, node) => name !== "data-sent" && !(name === "open" && node.localName === "details"),
      };
      const ignoreActiveValue = document.activeElement?.matches("input, textarea, select") ?? false;
      Idiomorph.morph(target, content, { morphStyle, ignoreActiveValue, restoreFocus: true, callbacks });
    },
    // Whether a hand holds something, which must not move under it; `drop-done` tells of the end.
    busy() {
      return document.querySelector("[data-busy]") !== null;
    },
    // How far down something is to be seen: a dock at the foot covers what is below it, one beside the cloth or out of sight does not.
    floor() {
      const dock = document.getElementById("now"), { top, left } = dock?.getBoundingClientRect() ?? {};
      return dock && left < 40 && !dock.matches(".sunk") && getComputedStyle(dock).position === "sticky" ? Math.min(innerHeight, top) : innerHeight;
    },
    // Tells everybody that the page is another.
    morphed() {
      ready();
      document.dispatchEvent(new Event("morphed"));
    },
    // Morphs parts into the page: each has the id of the one it replaces, and <ll-as> stands for what stays. Says
    // whether the page had them all.
    patch(content) {
      return [...content.children].every((part) => {
        const fresh = part.matches("[data-of]") ? part.firstElementChild : part;
        for (const stands of fresh.querySelectorAll("ll-as")) stands.replaceWith(standIn(stands.id));
        const old = document.getElementById(fresh.id);
        if (old) this.morph(old, fresh, "outerHTML");
        return old !== null;
      });
    },
    // Where a link within the page led stays in no address once it is gone or done with: the page would jump there anew.
    leavePlace(isDone) {
      const { hash, pathname, search } = location;
      const isThere = !/^#[A-Za-z]/.test(hash) || document.getElementById(hash.slice(1)) !== null;
      if (hash && (isDone || !isThere)) history.replaceState(history.state, "", pathname + search);
    },
    // What an entry says aloud.
    words(entry) {
      return this.aloud(entry.querySelector(".words"));
    },
    // The words of a sentence, with the names of its pieces.
    aloud(sentence) {
      const copy = sentence?.cloneNode(true);
      copy?.querySelectorAll("[role=img]").forEach((piece) => piece.replaceWith(piece.getAttribute("aria-label")));
      return copy?.textContent ?? "";
    },
  };

  // The element of that id without what is in it.
  function standIn(id) {
    const empty = document.getElementById(id)?.cloneNode(false) ?? "";
    if (empty) same.add(empty);
    return empty;
  }

  // Another sentence is another one, not the last with its words moved about.
  function retold(old, fresh) {
    if (!old.matches?.("#just, #rolled, #sentence") || old.localName !== fresh.localName || old.innerHTML === fresh.innerHTML) return false;
    old.replaceChildren(...fresh.cloneNode(true).childNodes);
    return true;
  }

  // For how many minutes somebody has been waited for.
  customElements.define("ll-since", class extends HTMLElement {
    static observedAttributes = ["data-ms"];
    connectedCallback() { this.begin(); }
    disconnectedCallback() { clearInterval(this.ticking); }
    attributeChangedCallback() { if (this.isConnected) this.begin(); }
    begin() {
      clearInterval(this.ticking);
      const since = performance.now() - Number(this.dataset.ms);
      this.ticking = setInterval(() => {
        const minutes = Math.floor((performance.now() - since) / 60_000), words = this.querySelector(".number");
        this.hidden = minutes < 1;
        if (words && words.textContent !== String(minutes)) words.textContent = minutes;
      }, 5000);
    }
  });

  customElements.define("ll-clock", class extends HTMLElement {
    static observedAttributes = ["data-left"];
    connectedCallback() { this.begin(); }
    disconnectedCallback() { clearInterval(this.ticking); }
    attributeChangedCallback() { if (this.isConnected) this.begin(); }
    begin() {
      clearInterval(this.ticking);
      const until = performance.now() + Number(this.dataset.left);
      if (!this.hasAttribute("data-running") || Number(this.dataset.left) > 5_400_000) return;
      this.ticking = setInterval(() => {
        const left = Math.max(0, until - performance.now()), words = this.querySelector(".number");
        if (words) words.textContent = Math.floor(left / 60_000) + ":" + String(Math.floor(left / 1000) % 60).padStart(2, "0");
        this.classList.toggle("short", left < 10_000);
        this.warn(left);
      }, 500);
    }
    // Who hunts words or builds a sentence is told once that the time runs out.
    warn(left) {
      const late = left < 10_000, said = document.getElementById("said");
      if (late && !this.late && this.id === "hunt" && said && document.querySelector("#now.mine")) said.textContent = document.getElementById("line").dataset.late;
      this.late = late;
      const second = Math.ceil(left / 1000);
      if (late && left && second !== this.second && document.querySelector("#now.mine")) window.house.sound?.("tick");
      this.second = second;
    }
  });

  // A press holds the page as well, or what is pressed could slip away before it is let go, and the click be lost. Where
  // a list opens, the end of the press is not always told; and no press holds for ever.
  const root = document.documentElement, LONGEST = 30_000;
  let holding;
  function press(event) {
    if (!event.isPrimary || event.button !== 0 || event.target.closest?.("select")) return;
    root.dataset.busy = "";
    clearTimeout(holding);
    holding = setTimeout(letGo, LONGEST);
  }
  function letGo() {
    clearTimeout(holding);
    if (!("busy" in root.dataset)) return;
    setTimeout(() => {
      delete root.dataset.busy;
      document.dispatchEvent(new Event("drop-done"));
    });
  }
  addEventListener("pointerdown", press, true);
  for (const end of ["pointerup", "pointercancel", "contextmenu"]) addEventListener(end, letGo, true);
  addEventListener("blur", letGo);

  // Cows to be put in order: dragged, or by the rolls that find them, from the right. While one is held, nothing changes under it.
  customElements.define("ll-order", class extends HTMLElement {
    connectedCallback() {
      this.addEventListener("pointerdown", (event) => {
        const item = event.target.closest("li");
        if (!item || event.button || event.target.matches("input")) return;
        event.preventDefault();
        this.dataset.busy = "";
        item.classList.add("held");
        const move = ({ clientX, clientY }) => {
          const other = document.elementFromPoint(clientX, clientY)?.closest("li");
          if (!other || other === item || other.parentNode !== item.parentNode) return;
          const after = item.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
          other[after ? "after" : "before"](item);
          [...this.querySelectorAll("input")].reverse().forEach((input, index) => { input.value = index + 1; });
        };
        const drop = () => {
          document.removeEventListener("pointermove", move);
          item.classList.remove("held");
          delete this.dataset.busy;
          document.dispatchEvent(new Event("drop-done"));
        };
        document.addEventListener("pointermove", move);
        for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, drop, { once: true });
      });
    }
  });

  // A card of a hand is chosen, and then its place; or it is dragged into a field: dropped on the left half of the line it goes to the
  // left end. The cloth says which card that is.
  customElements.define("ll-hand", class extends HTMLElement {
    connectedCallback() {
      this.told = () => this.tell();
      this.addEventListener("change", () => { this.tell(); this.bring(); });
      document.addEventListener("morphed", this.told);
      this.addEventListener("pointerdown", (event) => {
        const card = event.target.closest("li"), hold = card?.querySelector("input");
        if (!hold || event.button || event.pointerType === "touch" || event.target.closest("button, label")) return;
        event.preventDefault();
        const box = card.getBoundingClientRect(), index = [...hold.classList].find((name) => name.startsWith("h-"));
        const move = ({ clientX, clientY }) => {
          this.dataset.busy = "";
          hold.checked = true;
          this.tell();
          card.classList.add("dragged");
          card.style.left = `${box.left + clientX - event.clientX}px`;
          card.style.top = `${box.top + clientY - event.clientY}px`;
        };
        const drop = ({ type, clientX, clientY }) => {
          document.removeEventListener("pointermove", move);
          if (!card.classList.contains("dragged")) return;
          card.classList.remove("dragged");
          card.removeAttribute("style");
          hold.checked = false;
          delete this.dataset.busy;
          this.tell();
          const field = type === "pointerup" && document.elementFromPoint(clientX, clientY)?.closest(".pasture");
          const slots = field ? [...field.querySelectorAll(`.slot.${index}`)] : [], middle = field && field.getBoundingClientRect();
          const left = field && clientX < middle.left + middle.width / 2;
          (slots.find((slot) => (slot.dataset.end === "left") === left) ?? slots[0])?.click();
          document.dispatchEvent(new Event("drop-done"));
        };
        document.addEventListener("pointermove", move);
        for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, drop, { once: true });
      });
    }
    disconnectedCallback() { document.removeEventListener("morphed", this.told); }
    // The first of the others who may be given the card stands above the dock.
    bring() {
      const { held } = this.closest(".cloth").dataset, slot = held && document.querySelector(`.pasture:not(.mine) .slot.${held}`);
      slot?.closest(".pasture").scrollIntoView({ block: "nearest" });
    }
    tell() {
      const cloth = this.closest(".cloth"), held = this.querySelector(".hold:checked");
      if (held) cloth.dataset.held = [...held.classList].find((name) => name.startsWith("h-"));
      else delete cloth.dataset.held;
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select, [contenteditable], dialog *")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const button = document.querySelector(`[data-key="${CSS.escape(key)}"]:not([disabled])`);
    if (button) { event.preventDefault(); button.click(); }
  });

  // What stands in the fields of a form that is being filled in, by what they are called.
  const called = ({ type, name, value }) => type === "radio" ? `${name}=${value}` : name;
  const fieldsOf = (form) => [...form.elements].filter((field) => field.name && field.type !== "hidden");
  const typed = (form) => new Map(fieldsOf(form).map((field) => [called(field), [field.value, field.checked]]));
  // What is not the house's business before the form is sent.
  const isOwn = (name) => ["name", "password"].includes(name) || name.startsWith("pieces.");

  // A page fetched for a form is morphed in, and its address kept where it has one.
  // An answer that has been overtaken by another change is dropped.
  let turns = 0;
  async function turnTo(form, fields) {
    const turn = ++turns, sent = typed(form);
    const get = form.getAttribute("method") === "get" || "try" in form.dataset;
    const address = form.dataset.try ?? form.getAttribute("action");
    const answer = await fetch(get ? `${address.split("?")[0]}?${fields}` : address, get ? {} : { method: "POST", body: fields });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    while (window.house.busy()) await new Promise((then) => document.addEventListener("drop-done", then, { once: true }));
    if (turn !== turns) return;
    const text = page.getElementById("main").innerHTML;
    const news = { text, content: window.house.parsed(text), came: performance.now() };
    await new Promise((landed) => window.house.land([news], (entry) => entry.matches(".now"), landed));
    if (turn !== turns) return;
    // What was typed since it was sent stays, and what was not sent.
    const kept = get && "try" in form.dataset ? typed(form) : new Map();
    for (const [name, [value, checked]] of kept) {
      if (!isOwn(name) && sent.get(name)?.[0] === value && sent.get(name)[1] === checked) kept.delete(name);
    }
    window.house.leave();
    window.house.morph(document.getElementById("main"), news.content);
    window.house.morphed();
    window.house.arrive?.();
    window.house.landed(news);
    if ("scrub" in form.dataset) tellStep();
    for (const field of fieldsOf(form)) {
      const [value, checked] = kept.get(called(field)) ?? [];
      if (value !== undefined) Object.assign(field, { value, checked });
    }
    if (get && !("try" in form.dataset)) history.replaceState(null, "", answer.url);
  }

  // Who goes through a replay and listens hears what came to pass with the step.
  function tellStep() {
    const said = document.getElementById("said"), now = document.querySelector("#history .now");
    if (said) said.textContent = now ? window.house.words(now) : "";
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!("scrub" in form.dataset)) return;
    event.preventDefault();
    turnTo(form, new URLSearchParams(new FormData(form, event.submitter))).catch(() => HTMLFormElement.prototype.submit.call(form));
  });
  document.addEventListener("change", (event) => {
    const form = event.target.form;
    if (form?.dataset.try) {
      const fields = new URLSearchParams(new FormData(form));
      for (const name of [...fields.keys()].filter(isOwn)) fields.delete(name);
      turnTo(form, fields).catch(() => {});
    }
    else if (event.target.matches("[type=range], [data-scrub] select")) form?.requestSubmit();
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    if (button) navigator.clipboard.writeText(button.dataset.copy).then(() => { button.textContent = button.dataset.copied; });
  });
  // The largest text that a form takes is a circle of eight megabytes: the beginning of a longer one is refused like all of it.
  document.addEventListener("change", async ({ target }) => {
    const field = document.getElementById(target.closest("[data-file-for]")?.dataset.fileFor);
    if (!field || !target.files.length) return;
    field.value = await target.files[0].slice(0, 9e6).text();
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const choices = () => document.querySelectorAll("[data-file-for]").forEach((choice) => { choice.hidden = false; });
  document.addEventListener("morphed", choices);
  function ready() {
    choices();
    window.house.leavePlace(false);
    const many = document.querySelector(".people.many"), turn = many?.querySelector(".turn");
    if (turn) many.scrollTop = turn.offsetTop - many.offsetTop - many.clientHeight / 2;
    if (navigator.clipboard) document.querySelectorAll("[data-copy]").forEach((button) => { button.hidden = false; });
  }
  ready();
})();
