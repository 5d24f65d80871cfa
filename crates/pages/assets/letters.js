// Words on the diamond: a word that is typed lights its way, and a way that is traced with pointer or finger spells a
// word. The sentence: words of the list are laid, moved and taken back. Both only fill in the fields of the dock.
"use strict";
(() => {
  const small = matchMedia("(hover: none)");
  const field = (key) => document.querySelector(`#now input[name="with.${key}"]`);
  const fill = (input, text) => { input.value = text; input.dispatchEvent(new Event("input", { bubbles: true })); };

  const listed = (words) => words.split(" ");
  // The middle of a card as it lies on the diamond.
  const middle = (card) => {
    const { e, f } = card.transform.baseVal[0].matrix, { width, height } = card.querySelector(".paper");
    return `${e + width.baseVal.value / 2},${f + height.baseVal.value / 2}`;
  };

  // Whoever claims by the button what they have typed types on in the field, without touching it anew for each word.
  document.addEventListener("mousedown", (event) => {
    const form = event.target.closest?.("button")?.closest(".ask");
    if (form?.contains(field("word")) && document.activeElement === field("word")) event.preventDefault();
  });

  customElements.define("ll-diamond", class extends HTMLElement {
    static observedAttributes = ["data-path"];
    attributeChangedCallback() { if (this.isConnected) this.read(); }
    connectedCallback() {
      this.read();
      this.typed = (event) => event.target === field("word") && !this.choosing && this.light(this.walk(event.target.value.trim().toLowerCase()));
      this.over = (event) => {
        const word = event.target.closest?.("[data-word]")?.dataset.word;
        if (word) this.light(this.walk(word) ?? []);
      };
      document.addEventListener("input", this.typed);
      for (const kind of ["pointerover", "click"]) document.addEventListener(kind, this.over);
      this.morphed = () => this.read();
      document.addEventListener("morphed", this.morphed);
      this.addEventListener("pointerdown", (event) => this.trace(event));
    }
    disconnectedCallback() {
      document.removeEventListener("input", this.typed);
      document.removeEventListener("morphed", this.morphed);
      for (const kind of ["pointerover", "click"]) document.removeEventListener(kind, this.over);
    }
    read() {
      this.cards = Object.fromEntries([...this.querySelectorAll("g.letter-card")].map((card) => [card.dataset.position, card]));
      queueMicrotask(() => {
        const input = field("word"), next = document.querySelector("#now.mine") && this.querySelector(".next");
        const asked = input ?? field("words") ?? next, word = input?.value.trim().toLowerCase();
        if (input) input.placeholder = this.dataset.hint;
        if (word && this.steps?.map(([, text]) => text).join("") === word) this.choose(this.steps);
        else if (word) this.light(this.walk(word));
        else this.show((this.dataset.path ?? "").split(" ").filter(Boolean));
        // Whoever is asked for a card or a word has the diamond before them, or the words to lay; a hand at the keys has the field.
        if (asked && asked !== this.welcomed) {
          if (!small.matches && asked !== next) asked.focus({ preventScroll: true });
          this.bring(input || asked === next ? this.querySelector("svg") : small.matches && document.getElementById("builder"), next);
        }
        this.welcomed = asked;
      });
    }
    // What is looked at now, where not all of it stands above the dock; where there is no room for all, where the card goes.
    bring(looked, next) {
      const { top, bottom, height } = looked ? looked.getBoundingClientRect() : {}, floor = window.house.floor();
      if (next && height > floor) scrollBy(0, next.getBoundingClientRect().top - floor / 2);
      else if (top < 0 || bottom > floor) looked.scrollIntoView({ block: "start" });
    }
    after(last) {
      if (last === undefined) return Object.keys(this.cards);
      const next = listed(this.cards[last].dataset.links).filter((to) => this.cards[to]);
      return "immediate" in this.dataset ? [...next, last] : next;
    }
    // A way that spells the word: the first that is found; none if there is none.
    walk(word) {
      const dead = new Set();
      const from = (at, last) => {
        if (at === word.length) return [];
        if (dead.has(`${at} ${last}`)) return undefined;
        for (const position of this.after(last)) {
          for (const text of listed(this.cards[position].dataset.strings)) {
            const rest = word.startsWith(text, at) && from(at + text.length, position);
            if (rest) return [[position, text], ...rest];
          }
        }
        dead.add(`${at} ${last}`);
        return undefined;
      };
      return word ? from(0) : [];
    }
    light(steps) {
      const told = this.querySelector(".traced");
      this.show((steps ?? []).map(([position]) => position));
      if (!steps) told.textContent = document.getElementById("line").dataset.astray;
      else told.replaceChildren(...steps.flatMap(([position, text], index) => {
        const sub = document.createElement("sub");
        sub.textContent = position;
        return [index ? " + " : "", text, sub];
      }));
    }
    show(path) {
      for (const card of this.querySelectorAll("g.letter-card")) card.classList.toggle("lit", path.includes(card.dataset.position));
      const points = path.map((position) => this.cards[position]).filter(Boolean).map(middle);
      this.querySelector(".way")?.setAttribute("points", points.join(" "));
    }
    // A way drawn with pointer or finger, or tapped card by card: each card stands for its English letter until its step is pressed.
    trace(event) {
      const card = event.target.closest?.("g.letter-card");
      if (!card || event.button) return;
      const input = field("word"), drawn = [], step = ({ dataset }) => [dataset.position, listed(dataset.strings)[0]];
      if (!input) return void (this.querySelector(".traced").textContent = card.querySelector("title").textContent);
      event.preventDefault();
      this.dataset.busy = "";
      const pass = (card) => {
        const position = card?.dataset.position, last = drawn.at(-1)?.[0];
        if (!position || position === last || (last && !this.after(last).includes(position))) return;
        drawn.push(step(card));
        this.choose(last ? drawn : this.tapped(this.way(input), drawn[0]));
      };
      pass(card);
      const move = ({ clientX, clientY }) => pass(document.elementFromPoint(clientX, clientY)?.closest("g.letter-card"));
      const end = () => {
        removeEventListener("pointermove", move);
        delete this.dataset.busy;
        document.dispatchEvent(new Event("drop-done"));
        // A finger has no use for the keys of a phone, which would cover the diamond.
        if (!small.matches) input.focus({ preventScroll: true });
      };
      addEventListener("pointermove", move);
      for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, end, { once: true });
    }
    // The way of the word that stands in the field: as it was chosen, else the first that spells it.
    way(input) {
      const word = input.value.trim().toLowerCase();
      return this.steps?.map(([, text]) => text).join("") === word ? this.steps : this.walk(word) ?? [];
    }
    // A tap goes on to a card beside the last one, takes the last one back, and begins anew elsewhere; a way that is drawn is a word of its own.
    tapped(steps, step) {
      const last = steps.at(-1)?.[0], [position] = step;
      if (position === last) return steps.slice(0, -1);
      return last && this.after(last).includes(position) ? [...steps, step] : [step];
    }
    choose(steps) {
      const told = this.querySelector(".traced"), input = field("word");
      this.show(steps.map(([position]) => position));
      const word = steps.map(([, text]) => text).join("");
      this.steps = steps;
      this.choosing = true;
      if (input && input.value !== word) fill(input, word);
      this.choosing = false;
      told.replaceChildren(...steps.map((step) => {
        const [position, text] = step, strings = listed(this.cards[position].dataset.strings);
        const button = document.createElement("button");
        Object.assign(button, { type: "button", className: "chip", textContent: text, title: strings.join(", ") });
        button.onclick = () => { step[1] = strings[(strings.indexOf(step[1]) + 1) % strings.length]; this.choose(steps); };
        return button;
      }));
    }
  });

  // Where a card may lie anywhere, a letter is chosen first; then a position of the diamond takes it.
  customElements.define("ll-letters", class extends HTMLElement {
    connectedCallback() {
      document.documentElement.dataset.letters = "";
      this.pressed = ({ target }) => {
        const card = target.closest?.("[data-at]"), place = target.closest?.(".diamond .free");
        if (card) {
          this.choose(card.parentNode.id);
          if (small.matches) document.querySelector(".diamond")?.scrollIntoView({ block: "nearest" });
        }
        else if (place) this.verb(this.querySelector("[aria-pressed=true]"), place.dataset.position)?.requestSubmit();
      };
      this.morphed = () => this.choose(this.chosen);
      document.addEventListener("click", this.pressed);
      document.addEventListener("morphed", this.morphed);
      queueMicrotask(this.morphed);
    }
    disconnectedCallback() {
      document.removeEventListener("click", this.pressed);
      document.removeEventListener("morphed", this.morphed);
    }
    verb(card, position) { return card && document.getElementById(`verb-${JSON.parse(card.dataset.at)[position]}`); }
    choose(chosen) {
      this.chosen = chosen;
      for (const card of this.querySelectorAll("[data-at]")) {
        const is = card.parentNode.id === chosen, [position] = Object.keys(JSON.parse(card.dataset.at));
        card.setAttribute("aria-pressed", is);
        this.verb(card, position)?.closest(".group-of-verbs")?.classList.toggle("chosen", is);
      }
      document.querySelector(".diamond")?.classList.toggle("placing", Boolean(this.querySelector("[aria-pressed=true]")));
    }
  });

  customElements.define("ll-sentence", class extends HTMLElement {
    connectedCallback() {
      this.laid = this.querySelector(".laid");
      this.addEventListener("click", (event) => {
        const chip = event.target.closest("[data-chip]");
        if (!chip) return;
        if (chip.parentNode.parentNode === this.laid) this.take(chip.parentNode);
        else {
          this.lay(chip.dataset.chip);
          this.after(chip).focus({ preventScroll: true });
        }
        this.tell();
      });
      this.addEventListener("keydown", (event) => this.key(event));
      this.addEventListener("pointerdown", (event) => this.drag(event));
      this.typed = (event) => event.target === field("words") && !this.telling && this.hear(event.target.value);
      document.addEventListener("input", this.typed);
      queueMicrotask(() => field("words")?.value && this.hear(field("words").value));
    }
    disconnectedCallback() { document.removeEventListener("input", this.typed); }
    chip(word) { return [...this.querySelectorAll(".chips [data-chip]")].find((chip) => chip.dataset.chip === word); }
    // Where the keys go on from a word that is laid: at the next one of the list, else at the last that is laid.
    after(chip) {
      const all = [...this.querySelectorAll(".chips [data-chip]")], at = all.indexOf(chip), left = (other) => !other.hidden;
      return all.slice(at).find(left) ?? all.findLast(left) ?? this.laid.lastElementChild.firstElementChild;
    }
    lay(word) {
      const item = document.createElement("li"), chip = document.createElement("button");
      Object.assign(chip, { type: "button", className: "chip", textContent: word });
      chip.dataset.chip = word;
      item.append(chip);
      this.laid.append(item);
      const from = this.chip(word);
      if (from) from.hidden = true;
    }
    take(item) {
      const from = this.chip(item.textContent), next = item.nextElementSibling ?? item.previousElementSibling;
      item.remove();
      if (from) from.hidden = false;
      (next?.firstElementChild ?? from)?.focus({ preventScroll: true });
    }
    // What the sentence would earn; whether it stands, the judge says.
    weigh(text) {
      const words = text.split(/\s+/).filter(Boolean), n = words.length;
      const future = new RegExp(this.dataset.future).test(words.join(" ")), points = (future ? 50 : 25) * n;
      // Each text stands with the number of words from which on it is the one.
      const said = JSON.parse(this.dataset.earns)[future ? "future" : "other"].findLast(([from]) => from <= n)?.[1] ?? "";
      this.querySelector(".earns").textContent = said.replace("{words}", n).replace("{points}", points);
    }
    // What is laid goes into the field, and what is typed there is laid.
    tell() {
      const input = field("words");
      this.telling = true;
      const text = [...this.laid.children].map((item) => item.textContent).join(" ");
      if (input) fill(input, text);
      this.weigh(text);
      this.telling = false;
    }
    hear(text) {
      this.weigh(text.toLowerCase());
      for (const chip of this.querySelectorAll(".chips [data-chip]")) chip.hidden = false;
      this.laid.replaceChildren();
      for (const word of text.toLowerCase().split(/\s+/).filter((word) => this.chip(word))) this.lay(word);
    }
    key(event) {
      const item = event.target.closest(".laid li");
      if (!item) return;
      if (event.key === "Delete" || event.key === "Backspace") this.take(item);
      else if (event.key === "ArrowLeft" && item.previousElementSibling) item.previousElementSibling.before(item);
      else if (event.key === "ArrowRight" && item.nextElementSibling) item.nextElementSibling.after(item);
      else return;
      event.preventDefault();
      if (item.isConnected) item.firstElementChild.focus();
      this.tell();
    }
    drag(event) {
      const item = event.target.closest(".laid li");
      if (!item || event.button) return;
      const from = event.clientX, top = event.clientY;
      const move = ({ clientX, clientY }) => {
        if (!item.classList.contains("held") && Math.hypot(clientX - from, clientY - top) < 6) return;
        item.classList.add("held");
        this.dataset.busy = "";
        const other = document.elementFromPoint(clientX, clientY)?.closest(".laid li");
        if (!other || other === item || other.parentNode !== this.laid) return;
        other[item.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? "after" : "before"](item);
      };
      const end = () => {
        removeEventListener("pointermove", move);
        if (!item.classList.contains("held")) return;
        item.classList.remove("held");
        delete this.dataset.busy;
        addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
        setTimeout(() => this.tell());
        document.dispatchEvent(new Event("drop-done"));
      };
      addEventListener("pointermove", move);
      for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, end, { once: true });
    }
  });
})();
