// Puzzles: found from the front page, solved by mouse and by keyboard; the day's is counted for a guest (U20).
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";

const host = evening();

/** Answers the puzzle that a page shows by its first choice. Says whether that is best. */
async function tryFirst(page, press) {
  await press(page);
  await page.locator("#reply").waitFor();
  assert.match(await page.locator(".choices li").first().innerText(), /best/);
  return (await page.locator("#reply .right").count()) === 1;
}

const click = (page) => page.locator("#verb-0 button").click();

host.test("a puzzle is found from the front page and answered by a press or a key", async () => {
  const page = await host.visitor();
  await page.goto("/");
  await page.getByRole("link", { name: "Puzzle of the day" }).first().click();
  await page.getByRole("heading", { name: "Cosmic Wimpout: puzzle of the day" }).waitFor();
  await tryFirst(page, click);
  await page.goto("/puzzles/wimpout/1");
  await tryFirst(page, () => page.keyboard.press("1"));
  assert.equal(await page.evaluate(() => document.activeElement.id), "reply", "a reader hears what came of it");
  await page.locator(".dock").getByRole("link", { name: "Next" }).click();
  await page.getByRole("heading", { name: "puzzle 2" }).waitFor();
});

host.test("a slip is told why and is no answer", async () => {
  const page = await host.visitor();
  await page.goto("/puzzles/connexion/1");
  await page.locator("#answer").fill("zzz");
  await page.keyboard.press("Enter");
  await page.locator(".notice .refused", { hasText: "zzz" }).waitFor();
  await page.locator("#answer").waitFor();
});

host.test("days in a row are counted for whoever has a name", async () => {
  const page = await host.visitor();
  await page.goto("/name");
  await page.getByLabel("Your name").first().fill("Ann");
  await page.locator("#main form button.main").first().click();
  await page.goto("/puzzles/wimpout/today");
  const right = await tryFirst(page, click);
  const row = await page.locator("aside").innerText();
  assert.match(row, right ? /1 day in a row/ : /You have tried/);
});
