// Who is there, as those see it who wait: here, thinking, reconnecting, away; and the nudge (P6).
import assert from "node:assert/strict";
import { barriers } from "../lib/browser.mjs";
import { evening } from "../lib/evening.mjs";
import { comeIn, newTable } from "../lib/table.mjs";

const host = evening();

host.test("whoever waits sees who is there, and nudges; whoever is waited for is told", async () => {
  const bob = await host.visitor(), ann = await host.visitor({ phone: true, audit: true });
  await comeIn(bob, "Bob");
  const table = await newTable(bob, "Friday night", { starter: "first" });
  await comeIn(ann, "Ann");
  await ann.goto(`/t/${table}`);
  await ann.locator("form[action$='/sit'] button").first().click();
  await bob.locator("#seat-1").waitFor();
  await bob.getByRole("button", { name: "Begin" }).click();
  const kind = (seat, text) => ann.locator(`#seat-${seat} .kind`, { hasText: text }).waitFor();
  await kind(0, "thinking");
  await bob.locator("#seat-1 .kind", { hasText: "here" }).waitFor();
  assert.deepEqual(await barriers(ann), []);

  await ann.getByRole("button", { name: "Nudge Bob" }).click();
  await bob.hears("Ann nudges you: it is your turn.");
  await ann.hears("You nudge Bob.");
  await ann.locator("#noticed", { hasText: "You nudge Bob." }).waitFor();
  const signs = await ann.evaluate(() => ["#history [data-nudged] .mark", "#seat-1 .mark"].map((what) => document.querySelector(what).className));
  assert.equal(signs[0], signs[1], "it stands under the mark of whoever nudges");
  assert.equal(await bob.getByRole("button", { name: /Nudge/ }).count(), 0, "nobody nudges when it is their own turn");
  ann.clean();

  await bob.goto("about:blank");
  await kind(0, "reconnecting");
  await kind(0, "away");
  await bob.goto(`/t/${table}`);
  await kind(0, "thinking");
});
