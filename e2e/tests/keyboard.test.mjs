// A whole game by keyboard alone, from the home page to the end; the screen reader's region says what happened.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { comeIn, isOver, length, myTurn, newTable, playOut } from "../lib/table.mjs";

const host = evening();

/** Tabs until what is focused is of this kind and says `text`. */
async function tabTo(page, kind, text) {
  for (let tabs = 0; tabs < 120; tabs += 1) {
    await page.keyboard.press("Tab");
    const [at, said] = await page.evaluate(() => {
      const at = document.activeElement;
      return [at.localName, at.labels?.[0]?.textContent ?? at.textContent];
    });
    if (at === kind && said.includes(text)) return;
  }
  assert.fail(`no key leads to ${text}`);
}

const focused = (page) => page.evaluate(() => document.activeElement.id);

host.test("a game is played from the first page to the end without a pointer", async () => {
  const page = await host.visitor();
  await page.goto("/");
  await page.keyboard.press("Tab");
  assert.match(await page.evaluate(() => document.activeElement.textContent), /Skip/);
  await tabTo(page, "a", "New table");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/new/wimpout");
  await tabTo(page, "input", "Your name");
  await page.keyboard.type("Kay");
  await tabTo(page, "summary", "Every rule");
  await page.keyboard.press("Enter");
  await tabTo(page, "input", "Goal");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("60");
  await tabTo(page, "button", "Open the table");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\/\w+$/);
  await tabTo(page, "button", "Call a bot");
  await page.keyboard.press("Enter");
  await page.locator(".people .gear").waitFor();
  await page.keyboard.press("b");
  await myTurn(page);

  await playOut([page], async (button) => page.keyboard.press(await button.getAttribute("data-key")));
  await page.hears("You throw");
  assert.ok(await isOver(page));
  const played = page.url();
  await page.keyboard.press("r");
  await page.waitForURL((url) => url.href !== played && url.pathname.startsWith("/t/"));
  page.clean();
});

host.test("keys typed into the talk are talk, and focus stays where it was", async () => {
  const page = await host.visitor();
  await page.goto("/");
  await page.getByRole("button", { name: "Play two bots now" }).first().click();
  await page.waitForURL(/\/t\/\w+$/);
  await myTurn(page);
  const before = await length(page);
  await page.getByLabel("Say something").focus();
  await page.keyboard.type("tsts");
  assert.equal(await length(page), before);
  assert.equal(await page.getByLabel("Say something").inputValue(), "tsts");
  page.clean();
});

host.test("a question mark shows the keys of the moment", async () => {
  const page = await host.visitor();
  await page.goto("/");
  await page.getByRole("button", { name: "Play two bots now" }).first().click();
  await page.waitForURL(/\/t\/\w+$/);
  await myTurn(page);
  const before = await length(page);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  assert.match(await keys.innerText(), /\bt\s+Throw/);
  await page.keyboard.press("t");
  assert.equal(await length(page), before, "no key acts behind it");
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });
  assert.equal(await focused(page), "now", "who was nowhere is at what may be done");
  await tabTo(page, "button", "Throw");
  await page.keyboard.press("?");
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });
  assert.match(await page.evaluate(() => document.activeElement.textContent), /Throw/, "one is back where one was");
  page.clean();
});

host.test("whoever sits down by a key is at what may be done then, also who has just got a name", async () => {
  const ann = await host.visitor(), bob = await host.visitor();
  await comeIn(ann, "Ann");
  const id = await newTable(ann, "Sit down");
  await bob.goto(`/t/${id}`);
  const sits = async () => {
    await tabTo(bob, "button", "Sit down");
    await bob.keyboard.press("Enter");
    await bob.getByRole("button", { name: "Stand up" }).waitFor();
    await bob.waitForFunction(() => document.activeElement.id === "now");
  };
  await sits();
  await tabTo(bob, "button", "Stand up");
  await bob.keyboard.press("Enter");
  await bob.getByRole("button", { name: "Sit down" }).waitFor();
  assert.equal(await focused(bob), "now");
  await sits();
  for (const page of [ann, bob]) page.clean();
});
