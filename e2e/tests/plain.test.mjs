// Without script the page is plain forms and reloads, and a whole game is played with them.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { comeIn, newTable, post, unfold } from "../lib/table.mjs";

const host = evening();

host.test("a game is played to the end by plain forms", async () => {
  const page = await host.visitor({ script: false });
  await page.goto("/new/wimpout");
  await page.getByLabel("Your name").fill("Pia");
  await unfold(page);
  await page.locator("#set-goal").fill("60");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  await page.getByLabel("Say something").fill("all alone");
  await post(page, page.getByRole("button", { name: "Say", exact: true }));
  await page.locator("#talked").getByText("all alone").waitFor();
  await post(page, page.getByRole("button", { name: "Begin" }));
  while (!(await page.locator("#now.over").count())) {
    const stop = page.locator("#now .verbs button", { hasText: "Stop" });
    const button = (await stop.count()) ? stop.first() : page.locator("#now .verbs button").first();
    await post(page, button);
  }
  await post(page, page.getByRole("link", { name: "Replay", exact: true }));
  await post(page, page.getByRole("button", { name: "On", exact: true }));
  await page.getByText(/Step \d+ of \d+/).waitFor();
  page.clean();
});

host.test("rules are proposed and voted on by plain forms, and a refusal stands on the page", async () => {
  const ann = await host.visitor({ script: false }), bob = await host.visitor({ script: false });
  await comeIn(ann, "Ann");
  const id = await newTable(ann, "Plain");
  await bob.goto(`/t/${id}`);
  await bob.getByLabel("Your name").fill("Ann");
  await post(bob, bob.getByRole("button", { name: "Sit down" }));
  await bob.getByText("your name looks like that of Ann").waitFor();
  await bob.getByLabel("Your name").fill("Bob");
  await post(bob, bob.getByRole("button", { name: "Sit down" }));
  await post(bob, bob.getByRole("button", { name: "Begin" }));
  await bob.goto(`/t/${id}/propose`);
  await bob.locator("#set-bump").selectOption("on");
  await post(bob, bob.getByRole("button", { name: "Propose" }));
  await ann.reload();
  await post(ann, ann.locator("#slip").getByRole("button", { name: "Yes" }));
  await ann.locator("#history").getByText("All agree").waitFor();
  assert.equal(await ann.locator("#slip").count(), 0);
});
