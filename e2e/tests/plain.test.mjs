// Without script the page is plain forms and reloads, and a whole game is played with them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { evening } from "../lib/evening.mjs";
import { comeIn, newTable } from "../lib/table.mjs";

const host = evening();

test("a game is played to the end by plain forms", async () => {
  const page = await host.visitor({ script: false });
  await page.goto("/new/wimpout");
  await page.getByLabel("Your name").fill("Pia");
  await page.locator("#set-goal").fill("60");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  await page.getByLabel("Say something").fill("all alone");
  await page.getByRole("button", { name: "Say", exact: true }).click();
  await page.locator("#talked").getByText("all alone").waitFor();
  await page.getByRole("button", { name: "Begin" }).click();
  for (let acts = 0; acts < 600 && !(await page.locator("#now.over").count()); acts += 1) {
    const stop = page.locator("#now .verbs button", { hasText: "Stop" });
    const button = (await stop.count()) ? stop.first() : page.locator("#now .verbs button").first();
    await Promise.all([page.waitForEvent("load"), button.click()]);
  }
  await page.locator("#now.over").waitFor();
  await page.getByRole("link", { name: "Replay" }).first().click();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByText(/Step \d+ of \d+/).waitFor();
  page.clean();
});

test("rules are proposed and voted on by plain forms, and a refusal stands on the page", async () => {
  const ann = await host.visitor({ script: false }), bob = await host.visitor({ script: false });
  await comeIn(ann, "Ann");
  const id = await newTable(ann, "Plain");
  await bob.goto(`/t/${id}`);
  await bob.getByLabel("Your name").fill("Ann");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.getByText("your name looks like that of Ann").waitFor();
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.getByRole("button", { name: "Begin" }).click();
  await bob.goto(`/t/${id}/propose`);
  await bob.locator("#set-bump").selectOption("on");
  await bob.getByRole("button", { name: "Propose" }).click();
  await ann.reload();
  await ann.locator("#slip").getByRole("button", { name: "Yes" }).click();
  await ann.locator("#history").getByText("All agree").waitFor();
  assert.equal(await ann.locator("#slip").count(), 0);
});
