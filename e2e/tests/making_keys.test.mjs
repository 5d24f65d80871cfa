// A rule is made by somebody at the keys alone, and by somebody who sees nothing of the page.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { keys } from "../lib/keys.mjs";
import { fill, named, read, reader, use } from "../lib/reader.mjs";
import { comeIn } from "../lib/table.mjs";

const host = evening();
const MUD = "rule: mud\ntitle: Mud\nabout: Every cow costs $50 more.\n---\nfn price(card) { card.price + 50 }\n";
const ECHO = "rule: echo\ntitle: Echo\nabout: A word of seven letters scores 20 more.\n---\nfn word_scores(word) { if word.len == 7 { 20 } else { 0 } }\n";

host.test("by keys alone a rule is found, written, mended where it is wrong, and a table opened with it", async () => {
  const page = await host.visitor(), hand = keys(page, { shortcuts: false });
  await comeIn(page, "Kim");
  await page.goto("/rules/cow");
  await hand.follow(page.getByRole("link", { name: "A rule of your own" }).first());
  await page.waitForURL("**/rules/cow/new");
  const field = page.getByLabel("The text of the rule");
  await hand.reach(field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(MUD.replace("card.price", "card.prise"));
  await page.locator("#wrong").waitFor();
  await hand.press(page.locator("#verdict").getByRole("link", { name: "Line 5" }));
  assert.ok(await field.evaluate((field) => document.activeElement === field), "the way there leads into the text");
  for (const key of ["Home", "Shift+End"]) await page.keyboard.press(key);
  await page.keyboard.insertText("fn price(card) { card.price + 50 }");
  await page.locator("#verdict").getByText("“Mud” reads well.").waitFor();
  await hand.follow(page.getByRole("button", { name: "Play a table with it" }));
  await page.waitForURL("**/new/cow");
  await hand.follow(page.getByRole("button", { name: "Open the table" }));
  await page.waitForURL(/\/t\/\w+$/);
  await page.locator("details.rule", { hasText: "Mud" }).first().waitFor();
  page.clean();
});

host.test("a screen reader is told what is written, what is wrong and what the rule does, each once", async () => {
  const page = await host.visitor({ audit: true });
  await comeIn(page, "Lee");
  await page.goto("/rules/connexion/new");
  const tree = await reader(page);
  const all = await read(tree), [field] = named(all, "textbox", "The text of the rule");
  assert.ok(field, "the field has its name");
  await fill(tree, field, ECHO.replace("{ 20 }", "{ twenty }"));
  await page.hears("It cannot be played");
  const wrong = await read(tree);
  const [there] = named(wrong, "link", "Line 5");
  assert.ok(there.within.length, "what is wrong stands under a name");
  await use(tree, there);
  await fill(tree, field, ECHO);
  await page.hears("“Echo” reads well.");
  await page.locator("#verdict").getByText(/brings 20/).first().waitFor();
  const right = await read(tree), place = (role, name) => right.indexOf(named(right, role, name)[0]);
  const told = right.findIndex(({ name }) => /brings 20/.test(name));
  assert.ok(told > place("textbox", "The text of the rule"), "what it does stands behind the text");
  await use(tree, named(right, "button", "Play a table with it")[0]);
  await page.waitForURL("**/new/connexion");
  await use(tree, named(await read(tree), "button", "Open the table")[0]);
  await page.waitForURL(/\/t\/\w+$/);
  assert.ok(named(await read(tree), "DisclosureTriangle", /Echo/).length, "the table names it");
  page.clean();
});
