// After the game: the replay with its scrubber, the record pasted, and the luck checked, also without the house.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { evening } from "../lib/evening.mjs";
import { comeIn, newTable, playOut, untilLuckAllows } from "../lib/table.mjs";

const host = evening(prepare);
let id, record, file;

async function prepare() {
  const page = await host.visitor();
  await comeIn(page, "Ann");
  await untilLuckAllows(async () => {
    id = await newTable(page, "To be kept", { goal: "50", opening: "0", starter: "first" });
    await page.getByRole("button", { name: "Begin" }).click();
    await playOut([page]);
    record = await page.evaluate(async (id) => (await fetch(`/t/${id}/record`)).text(), id);
    return record.trim().split("\n").length > 8;
  });
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Take the record" }).click();
  file = join(host.house.data, "record.jsonl");
  await (await download).saveAs(file);
  page.clean();
}

const step = async (page) => Number((await page.locator("#sentence").textContent()).match(/Step (\d+)/)[1]);

host.test("the replay goes to any step by key, button, slider and link", async () => {
  const page = await host.visitor();
  await page.goto(`/t/${id}/replay`);
  assert.equal(await step(page), 0, "it starts at the beginning");
  const last = record.trim().split("\n").length - 2;
  await page.getByText(`Step 0 of ${last}`, { exact: true }).waitFor();
  const at = async (n) => { await page.locator("#sentence", { hasText: `Step ${n} of` }).waitFor(); };
  await page.keyboard.press("End");
  await at(last);
  await page.keyboard.press("Home");
  await at(0);
  for (let n = 1; n <= 3; n += 1) {
    await page.keyboard.press("ArrowRight");
    await at(n);
  }
  await page.waitForURL(/step=3$/);
  await page.keyboard.press("ArrowLeft");
  await at(2);
  await page.keyboard.press("End");
  await at(last);
  await page.getByLabel("Step", { exact: true }).fill("1");
  await at(1);
  await page.goto(`/t/${id}/replay?step=2`);
  assert.equal(await step(page), 2);
  page.clean();
});

host.test("a pasted record is shown, and nonsense is told what it is", async () => {
  const page = await host.visitor();
  await page.goto("/replay");
  await page.getByLabel("The record").fill(record);
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByText(/Step 0 of \d+/).waitFor();
  const last = record.trim().split("\n").length - 2;
  for (const [key, step] of [["End", last], ["ArrowLeft", last - 1]]) {
    await page.keyboard.press(key);
    await page.getByText(`Step ${step} of ${last}`, { exact: true }).waitFor();
  }
  page.clean();
  await page.goto("/replay");
  await page.getByLabel("The record").fill("nonsense");
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByText("does not replay").waitFor();
});

host.test("a record is chosen as the file that the house gave", async () => {
  const page = await host.visitor({ phone: true });
  await page.goto("/replay");
  await page.getByLabel("or a file").setInputFiles(file);
  await page.waitForFunction(() => document.getElementById("record").value !== "");
  assert.equal(await page.getByLabel("The record").inputValue(), record);
  await page.getByRole("button", { name: "Show it" }).click();
  await page.locator("#scrub").waitFor();
  page.clean();
});

host.test("what if: the game goes on otherwise from a step, with the same luck", async () => {
  const page = await host.visitor();
  await page.goto(`/t/${id}/replay?step=9999`);
  assert.equal(await page.getByText("Play on from").count(), 0, "the last step is the end");
  await page.goto(`/t/${id}/replay?step=1`);
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Play on from step 2" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  assert.notEqual(new URL(page.url()).pathname, `/t/${id}`);
  await page.getByRole("heading", { name: "What if, from step 2" }).waitFor();
  await playOut([page]);
  const other = await page.evaluate(async () => (await fetch(`${location.pathname}/record`)).text());
  assert.deepEqual(other.split("\n").slice(0, 3), record.split("\n").slice(0, 3), "up to there it is the same game");
  page.clean();
});

/** In the page: notes every step that it shows. */
function noteSteps() {
  globalThis.steps = [];
  const note = () => {
    const text = document.getElementById("sentence")?.textContent;
    if (text && text !== globalThis.steps.at(-1)) globalThis.steps.push(text);
  };
  document.addEventListener("DOMContentLoaded", () => new MutationObserver(note).observe(document.body, { subtree: true, childList: true }));
}

host.test("the replay plays by itself, at the end from the beginning again, and stops when it is told to", async () => {
  const page = await host.visitor({ phone: true }), last = record.trim().split("\n").length - 2;
  const shown = (step) => page.waitForFunction((text) => globalThis.steps.includes(text), `Step ${step} of ${last}`);
  await page.addInitScript(noteSteps);
  await page.goto(`/t/${id}/replay?step=${last - 2}`);
  await page.locator("#speed").selectOption("400");
  const play = page.locator("#play button");
  await play.tap();
  for (const step of [last - 1, last]) await shown(step);
  await page.locator('#play button[aria-pressed="false"]').waitFor();
  await page.keyboard.press("p");
  for (const step of [0, 1, 2]) await shown(step);
  await play.tap();
  assert.equal(await play.getAttribute("aria-pressed"), "false");
  page.clean();
});

/** A record of these steps; nothing of it is luck's. */
function scripted(steps, rules = {}) {
  const kept = JSON.parse(record.split("\n")[0]);
  const header = { ...kept, seats: ["Ann", "Bob"], luck: "scripted", rules: { ...kept.rules, ...rules } };
  return [header, ...steps].map((line) => JSON.stringify(line)).join("\n");
}

const thrown = (seat) => [{ seat, act: { do: "throw" } }, { luck: [2, 2, 3, 4, 6] }];

/** Two play in turns. */
const inTurns = () => scripted([0, 1, 0].flatMap(thrown));

host.test("from a beginning without cubes the slider jumps to a throw", async () => {
  const page = await host.visitor({ phone: true, still: false });
  await page.goto("/replay");
  await page.getByLabel("The record").fill(scripted([{ luck: [3] }, { luck: [10] }, ...thrown(1)], { starter: "throw" }));
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByText("Step 0 of 4", { exact: true }).waitFor();
  await page.getByLabel("Step", { exact: true }).fill("4");
  for (const step of [4, 3]) {
    await page.getByText(`Step ${step} of 4`, { exact: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
  }
  page.clean();
});

host.test("a pasted record has its turns to go to, and a link in which it stands itself", async () => {
  const page = await host.visitor(), friend = await host.visitor({ phone: true });
  await page.goto("/replay");
  await page.getByLabel("The record").fill(inTurns());
  await page.getByRole("button", { name: "Show it" }).click();
  // A page hears what is chosen on it once its scripts are there.
  await page.getByText("Step 0 of 6", { exact: true }).waitFor();
  await page.waitForFunction(() => document.readyState === "complete");
  await page.getByLabel("Go to a turn").selectOption({ label: "2. Bob" });
  await page.getByText("Step 2 of 6", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Copy a link to share" }).click();
  await page.waitForURL(/\/replay#2\./);
  await friend.goto(page.url());
  await friend.getByText("Step 2 of 6", { exact: true }).waitFor();
  await friend.locator(".people").getByText("Bob").waitFor();
  for (const one of [page, friend]) one.clean();
});

async function checks(page) {
  await page.getByLabel("or its file").setInputFiles(file);
  await page.locator("#verdict.good").waitFor();
  assert.match(await page.locator("#verdict").textContent(), /^Fair\. All \d+ draws/);
  const changed = record.replace(/"luck":\[(\d+|"sun"),/, '"luck":[99,');
  assert.notEqual(changed, record);
  await page.getByLabel("The record of a finished game").fill(changed);
  await page.getByRole("button", { name: "Check it" }).click();
  await page.locator("#verdict.bad").waitFor();
  page.clean();
}

host.test("the page that checks the luck says fair, and finds one changed cube", async () => {
  const page = await host.visitor();
  await page.goto("/verify");
  await checks(page);
});

host.test("from a finished table it is checked at once", async () => {
  const page = await host.visitor();
  await page.goto(`/t/${id}`);
  await page.getByRole("link", { name: "Check the luck" }).click();
  await page.locator("#verdict.good").waitFor();
  const draws = record.split("\n").filter((line) => line.startsWith('{"luck"')).length;
  assert.match(await page.locator("#verdict").textContent(), new RegExp(`^Fair\\. All ${draws} draws`));
  assert.equal(await page.locator("#draws tr").count(), draws);
  page.clean();
});

host.test("it does so saved to disk, without the house", async () => {
  const page = await host.visitor();
  const answer = await page.request.get("/verify");
  const saved = join(host.house.data, "verify.html");
  await writeFile(saved, await answer.text());
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(saved).href);
  await checks(page);
});
