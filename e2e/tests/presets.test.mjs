// A new table is opened by a name and a preset; what else can be said is folded away and is not lost.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { tooWide } from "../lib/browser.mjs";
import { evening } from "../lib/evening.mjs";
import { comeIn, post, unfold } from "../lib/table.mjs";

const host = evening();
const field = (page, slug) => page.locator(`#set-${slug}`);
const rulesOf = (page) => page.locator(".lobby").innerText();

/** Opens the table of the form, by whatever way the page has. */
async function open(page) {
  await post(page, page.getByRole("button", { name: "Open the table" }));
  await page.waitForURL(/\/t\/\w+$/);
}

host.test("a preset sets the rules below, a rule makes it one's own, and the last table's are offered again", async () => {
  const page = await host.visitor({ phone: true });
  await comeIn(page, "Ann");
  for (const game of ["wimpout", "connexion", "cow"]) {
    await page.goto(`/new/${game}`);
    assert.ok(await page.locator("#preset-official").isChecked());
    assert.equal(await page.locator("#preset-last").count(), 0, "no table yet");
    assert.equal(await tooWide(page), 0);
  }
  await page.goto("/new/wimpout");
  await page.getByLabel("Name of the table").fill("Late");
  await page.getByLabel("A quick one").check();
  await page.waitForFunction(() => document.getElementById("set-goal").value === "200");
  assert.ok(await page.locator("#preset-quick").isChecked());
  assert.equal(await page.getByLabel("Name of the table").inputValue(), "Late");
  await unfold(page);
  await field(page, "goal").fill("250");
  await field(page, "bump").selectOption("on");
  await page.locator("#preset-own").waitFor();
  assert.ok(await page.locator("#preset-own").isChecked());
  assert.equal(await field(page, "opening").inputValue(), "0", "the rest of the preset stays");
  await field(page, "eclipse").selectOption("scores");
  await page.locator("#card-eclipse.clash").waitFor();
  assert.equal(await field(page, "goal").inputValue(), "250", "what was typed is not lost by a clash");
  await field(page, "eclipse").selectOption("off");
  await page.locator("#card-eclipse:not(.clash)").waitFor();
  await page.getByLabel("Who plays").selectOption("2");
  await open(page);
  assert.equal(await page.locator(".people .gear").count(), 2);

  await page.goto("/new/wimpout");
  await page.getByLabel("As last time").check();
  await page.waitForFunction(() => document.getElementById("set-goal").value === "250");
  await unfold(page);
  assert.equal(await field(page, "bump").inputValue(), "on");
  assert.equal(await tooWide(page), 0);
  page.clean();
});

host.test("without script a preset is taken as a whole, with what was changed beside it", async () => {
  const page = await host.visitor({ script: false });
  await comeIn(page, "Pia");
  await page.goto("/new/wimpout");
  await page.getByLabel("A wild one").check();
  await unfold(page);
  await field(page, "goal").fill("150");
  await open(page);
  const said = await rulesOf(page);
  assert.match(said, /150/);
  assert.match(said, /Bump/);
  await page.goto("/new/wimpout");
  await page.getByLabel("As last time").check();
  await open(page);
  assert.match(await rulesOf(page), /150/);
});

host.test("a rule of one's own keeps its text and its value, and a board comes along", async () => {
  const page = await host.visitor({ phone: true });
  await comeIn(page, "Cy");
  const text = readFileSync(new URL("../../examples/rules/wimpout/jackpot.rule", import.meta.url), "utf8");
  await page.goto("/new/wimpout");
  await unfold(page);
  await page.locator("summary", { hasText: "A rule of your own" }).click();
  await page.locator("#own").fill(text);
  await page.locator("#own").blur();
  const value = page.locator("select[name='rule.own/jackpot']");
  await value.waitFor();
  // It stands in a field of its own.
  await page.waitForFunction(() => document.getElementById("own").value === "");
  await page.locator("summary", { hasText: "Pieces of your own" }).click();
  const board = page.locator("textarea[name='pieces.board']");
  await board.fill('{"name": "tiny", "goal": 100, "lap": 50}');
  await value.selectOption("75");
  await page.waitForFunction(() => document.getElementsByName("own.jackpot")[0].value.includes("chosen: 75"));
  assert.match(await board.inputValue(), /tiny/, "what is not sent to be tried stays");
  assert.equal(await tooWide(page), 0);
  await open(page);
  const rules = await rulesOf(page);
  assert.match(rules, /Jackpot \(75\)/);
  assert.match(rules, /the board “tiny”/);
});
