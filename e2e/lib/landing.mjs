// Whether a page tells anything before it has landed, and whether what is pressed shows it. Both are noted in the page itself, as
// they come to pass: whoever asks from outside would come too late.
import assert from "node:assert/strict";

/** Notes from now on, in every page that is opened, what is told too early and what was pressed without showing it. */
export async function watchLanding(page) {
  await page.addInitScript(noteEarly);
  await page.addInitScript(notePresses);
}

/** In the page: what changes of all that tells something while a throw, a die or a word is still on its way. */
function noteEarly() {
  const TELLS = "#just, #said, #stake, #sentence, #history li:first-child, .place .score, #pot, #bank, .city, #pile, #words-found, .standing";
  globalThis.early = [];
  globalThis.setOuts = 0;
  // A number that still counts towards what has landed before tells nothing new.
  const counts = (part) => part.getAnimations({ subtree: true }).length > 0;
  const told = () => new Map([...document.querySelectorAll(TELLS)].map((part) => [part, counts(part) ? undefined : part.textContent]));
  let before, title;
  const note = () => {
    if (!before) return;
    for (const [part, text] of told()) {
      if (text === undefined || (before.has(part) && before.get(part) === undefined)) continue;
      if (before.has(part) ? before.get(part) !== text : !part.matches("[hidden]")) globalThis.early.push(`${part.id || part.className}: ${text}`);
    }
    if (document.title !== title) globalThis.early.push(`title: ${document.title}`);
  };
  // One may land and the next set out in the same breath: each is told from the page as it was when it set out.
  const setOut = (land) => (...news) => {
    const stood = before ? undefined : [told(), document.title];
    land(...news);
    if (before || !("stage" in document.documentElement.dataset)) return;
    [before, title] = stood ?? [told(), document.title];
    globalThis.setOuts += 1;
  };
  const landed = () => {
    note();
    before = undefined;
  };
  document.addEventListener("landed", landed);
  document.addEventListener("DOMContentLoaded", () => {
    if (window.house?.land) window.house.land = setOut(window.house.land);
    new MutationObserver(note).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  });
}

/** In the page: of every form that is sent, whether its button looks pressed until the house has answered. */
function notePresses() {
  globalThis.presses = { shown: 0, unseen: [] };
  const look = (button) => {
    const { transform, boxShadow } = getComputedStyle(button);
    return `${transform} ${boxShadow}`;
  };
  let touched, pressed;
  addEventListener("pointerdown", ({ target }) => {
    const button = target.closest?.("button");
    touched = button && { button, rest: look(button) };
  }, true);
  addEventListener("submit", ({ target, submitter }) => {
    const button = submitter ?? target.querySelector("button");
    pressed = touched?.button === button ? touched : { button, rest: look(button) };
    touched = undefined;
  }, true);
  const { fetch } = globalThis;
  globalThis.fetch = async (...what) => {
    const mine = pressed;
    pressed = undefined;
    const answer = await fetch(...what);
    // The page does not know of the answer yet; what it shows may have come by the stream before it.
    if (mine?.button.isConnected) {
      if (look(mine.button) !== mine.rest) globalThis.presses.shown += 1;
      else globalThis.presses.unseen.push(mine.button.textContent.trim());
    }
    return answer;
  };
}

/** Asserts that nothing was told too early since the page was opened, and that all that was pressed has shown it. */
export async function assertLanded(page) {
  const { early, presses, setOuts } = await page.evaluate(() => ({ early: globalThis.early, presses: globalThis.presses, setOuts: globalThis.setOuts }));
  assert.ok(setOuts > 0, "something was on its way");
  assert.deepEqual(early, [], "told before it had landed");
  assert.deepEqual(presses.unseen, [], "pressed, and nothing shows it");
  assert.ok(presses.shown > 0, "something was pressed");
}

/** Waits until nothing is on its way, and nothing slides. */
export function settled(page) {
  return page.waitForFunction(() => !("stage" in document.documentElement.dataset) && !house.slides());
}
