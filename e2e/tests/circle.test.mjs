// Two people meet in a circle by its link, vote a rule into its book, play under it, and see how the evening stands.
import assert from "node:assert/strict";
import { barriers, tooWide } from "../lib/browser.mjs";
import { found, join } from "../lib/circle.mjs";
import { evening } from "../lib/evening.mjs";
import { playOut } from "../lib/table.mjs";

const host = evening();

host.test("two people meet in a circle, vote, play under its book and see the standing", async () => {
  const ann = await host.visitor(), ben = await host.visitor({ phone: true });
  const link = await found(ann, "Ann", "Friday people");
  assert.equal(link, ann.url());

  await ben.goto(link);
  assert.equal(await ben.getByText("Members").count(), 0, "who has no key sees the name alone");
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Sit down with them" }).click();
  await ben.getByRole("heading", { name: "Members" }).waitFor();

  await ben.goto(`${link}/book/wimpout`);
  await ben.locator("#set-goal").fill("60");
  await ben.getByRole("button", { name: "Propose a change" }).click();
  await ben.getByText("Still to speak: Ann").waitFor();
  assert.ok(await ben.getByText("Goal: 60 instead of 500").count());

  await ann.goto(link);
  await ann.getByRole("button", { name: "Yes", exact: true }).click();
  await ann.getByRole("link", { name: "The book: Version 2" }).click();
  await ann.getByText("Goal: 60", { exact: true }).waitFor();
  await ann.goto(link);
  await ann.getByText("Begin an evening").first().click();
  await ann.getByLabel("Name of the evening").fill("The first");
  await ann.getByRole("button", { name: "Begin an evening" }).click();
  await ann.getByRole("heading", { name: "The first, tonight" }).waitFor();

  await ann.getByRole("button", { name: "Cosmic Wimpout" }).click();
  await ann.waitForURL(/\/t\/\w+$/);
  await ben.goto(link);
  await ben.getByRole("link", { name: "Cosmic Wimpout" }).click();
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ben.getByRole("button", { name: "Begin" }).click();
  await playOut([ann, ben]);

  await ann.goto(link);
  const rows = ann.getByRole("region", { name: "The first, tonight" }).locator("tbody tr");
  assert.equal(await rows.count(), 2);
  assert.equal(await rows.first().locator("td").first().textContent(), "1");
  await ann.getByRole("button", { name: "Close the evening" }).click();
  await ann.getByRole("link", { name: "The first" }).click();
  await ann.getByRole("heading", { name: "The first", exact: true }).waitFor();
  for (const page of [ann, ben]) page.clean();
});

host.test("the pages of a circle fit a small phone and have no barrier", async () => {
  const ann = await host.visitor({ audit: true });
  await ann.setViewportSize({ width: 320, height: 640 });
  const link = await found(ann, "Ann", "Friday people");
  for (const path of ["", "/book", "/book/circle", "/book/cow", "/games", "/standings"]) {
    await ann.goto(link + path);
    assert.equal(await tooWide(ann), 0, path);
    assert.deepEqual(await barriers(ann), [], path);
  }
  ann.clean();
});
