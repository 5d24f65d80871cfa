// The keys of a page, shown when somebody asks for them: what has a key says it itself. What they come to stands above the dock.
"use strict";
(() => {
  const button = document.getElementById("keys"), NAMES = { ArrowLeft: "\u2190", ArrowRight: "\u2192" };
  if (!button) return;
  const make = (name, what = {}, ...parts) => {
    const element = Object.assign(document.createElement(name), what);
    element.append(...parts);
    return element;
  };
  const keyed = () => [...document.querySelectorAll("main [data-key], #keys")].filter((one) => one.checkVisibility() && !one.disabled).filter((one, at, all) => all.findIndex(({ dataset }) => dataset.key === one.dataset.key) === at);

  function row(one) {
    const words = one.cloneNode(true), { key } = one.dataset;
    words.querySelectorAll("kbd, small").forEach((part) => part.remove());
    words.querySelectorAll("[role=img]").forEach((piece) => piece.replaceWith(piece.getAttribute("aria-label")));
    return make("div", {}, make("dt", {}, make("kbd", { textContent: NAMES[key] ?? key })), make("dd", { textContent: words.textContent.trim() }));
  }

  function fit() {
    button.hidden = document.querySelector("main [data-key]") === null;
  }
  button.addEventListener("click", () => {
    const close = make("form", { method: "dialog" }, make("button", { textContent: button.dataset.close }));
    const title = make("h2", { id: "keys-title", textContent: button.firstChild.textContent });
    const dialog = make("dialog", { className: "keys" }, title, make("dl", {}, ...keyed().map(row)), close);
    dialog.classList.add("sheet");
    dialog.setAttribute("aria-labelledby", "keys-title");
    // The browser goes back to where one was; who was nowhere, or at what is gone by now, is at what may be done.
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (document.activeElement === document.body) (document.getElementById("now") ?? button).focus({ preventScroll: true });
    });
    document.body.append(dialog);
    dialog.showModal();
  });
  document.addEventListener("morphed", fit);
  fit();
  // How high the dock is the style sheet cannot know: what the focus goes to is scrolled above it.
  const dock = document.getElementById("now"), { style } = document.documentElement;
  if (dock) new ResizeObserver(() => style.setProperty("--dock", `${dock.offsetHeight}px`)).observe(dock);
})();
