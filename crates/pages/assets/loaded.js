// Where pieces are written: each text is read while it is written, and what comes of it stands below it. What was typed is kept in this
// tab. Without this file the button of the form does the same.
"use strict";
(() => {
  function follow(form) {
    const field = form.querySelector("textarea"), verdict = document.getElementById(form.dataset.live), key = `${field.name}:${location.pathname}`;
    const reader = window.house.reader(field, form.action, {
      shown: verdict.childElementCount || !field.value ? field.value : undefined,
      fields: () => ({ [field.name]: field.value, live: "yes" }),
      tell() {
        verdict.setAttribute("aria-busy", String(reader.isAsking()));
        verdict.classList.toggle("stale", !reader.isShown());
      },
      show(html) {
        window.house.morph(verdict, html);
        field.setAttribute("aria-invalid", String(verdict.querySelector(".refused") !== null));
        return verdict.querySelector(".refused, li")?.textContent;
      },
      refused(detail) {
        const why = document.createElement("p");
        why.className = "refused";
        why.textContent = detail ?? "";
        verdict.replaceChildren(why);
      },
    });

    verdict.removeAttribute("role");
    field.addEventListener("input", () => {
      sessionStorage[key] = field.value;
      verdict.classList.toggle("stale", !reader.isShown());
      reader.changed();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      reader.again();
    });
    if (!field.value && sessionStorage[key]) field.value = sessionStorage[key];
    reader.look();
  }

  for (const form of document.querySelectorAll("form[data-live]")) follow(form);
})();
