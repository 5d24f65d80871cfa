// The replay by itself, and a link in which a pasted record stands: the house keeps none.
"use strict";
(() => {
  // Plays on, one step after the other, each once the last is shown; at the end from the beginning again.
  customElements.define("ll-play", class extends HTMLElement {
    connectedCallback() {
      const [button, speed] = [this.querySelector("button"), this.querySelector("select")];
      const way = (key) => document.querySelector(`#scrub [data-key=${key}]:not([disabled])`);
      const say = (playing) => button.setAttribute("aria-pressed", String(playing));
      this.hidden = false;
      this.stop = () => {
        clearTimeout(this.next);
        document.removeEventListener("morphed", this.later);
        this.next = undefined;
        say(false);
      };
      this.later = () => {
        clearTimeout(this.next);
        this.next = setTimeout(this.go, Number(speed.value));
      };
      this.go = () => {
        const on = way("ArrowRight");
        if (on) on.click();
        else this.stop();
      };
      button.addEventListener("click", () => {
        if (this.next !== undefined) return this.stop();
        document.addEventListener("morphed", this.later);
        this.next = 0;
        say(true);
        (way("ArrowRight") ?? document.querySelector("#scrub button"))?.click();
      });
    }
    disconnectedCallback() { this.stop(); }
  });

  const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
  const written = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const read = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

  const share = document.getElementById("share"), paste = document.getElementById("paste");
  if (!window.CompressionStream) return;
  if (share) share.hidden = false;
  share?.addEventListener("click", async () => {
    const packed = written(await through(share.dataset.record, new CompressionStream("deflate-raw")));
    // The address is that link too, where nothing can be copied.
    history.replaceState(null, "", `${location.pathname}#${document.getElementById("step").value}.${packed}`);
    await navigator.clipboard?.writeText(location.href).then(() => { share.textContent = share.dataset.copied; }, () => {});
  });

  async function unpack(hash) {
    const [, step, packed] = hash.match(/^#(\d+)\.([\w-]+)$/) ?? [];
    if (!packed) return;
    paste.elements.record.value = new TextDecoder().decode(await through(read(packed), new DecompressionStream("deflate-raw")));
    paste.append(Object.assign(document.createElement("input"), { type: "hidden", name: "step", value: step }));
    paste.action += hash;
    paste.submit();
  }
  if (paste) unpack(location.hash).catch(() => {});
})();
