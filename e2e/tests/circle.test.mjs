// Two people meet in a circle by its link, vote a rule into its book, play under it, and see how the evening stands.
import assert from "node:assert/strict";
import { barriers, tooWide } from "../lib/browser.mjs";
import { found, join, ownRule } from "../lib/circle.mjs";
import { evening } from "../lib/evening.mjs";
import { callBot, playOut } from "../lib/table.mjs";

const host = evening();

host.test("whoever listens hears in a circle what is said and who comes, each time and without the buttons", async () => {
  const ann = await host.visitor(), ben = await host.visitor();
  const link = await found(ann, "Ann", "Friday people");
  await ann.goto(link);
  const heard = ann.waitForFunction(() => /Ben/.test(document.getElementById("said").textContent));
  await join(ben, link, "Ben");
  await heard;
  const said = () => ann.locator("#said").textContent();
  assert.equal(await said(), "Ben has sat down with you.");
  await ben.goto(link);
  for (const n of [1, 2]) {
    await ann.evaluate(() => (document.getElementById("said").textContent = ""));
    await ben.getByRole("textbox").last().fill("ok");
    await ben.getByRole("button", { name: "Say", exact: true }).click();
    await ann.waitForFunction(() => /ok/.test(document.getElementById("said").textContent), null, { timeout: 10000 });
    await ben.locator(".told li", { hasText: "ok" }).nth(n - 1).waitFor();
    await ben.waitForFunction(() => !document.querySelector("#text").value);
    assert.equal(await said(), "Ben: ok", `the ${n}. time`);
  }
  // What came to pass while nobody looked is heard when they come back.
  await ann.evaluate(() => (document.getElementById("said").textContent = ""));
  await ann.context().setOffline(true);
  await ben.getByRole("button", { name: "I would play tonight" }).click();
  await ben.getByRole("button", { name: "Not tonight" }).waitFor();
  await ann.context().setOffline(false);
  await ann.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await ann.hears("Ben would play tonight.");
  ben.clean();
});

host.test("whoever does something in a circle stays where they are, and is told there what is refused", async () => {
  const ann = await host.visitor({ phone: true }), ben = await host.visitor();
  const link = await found(ann, "Ann", "Friday people");
  await join(ben, link, "Ben");
  const say = ann.getByLabel("Say something");
  await say.scrollIntoViewIfNeeded();
  const before = await ann.evaluate(() => scrollY);
  assert.ok(before > 200, `talk stands below: ${before}`);
  await say.fill("Who is in?");
  await say.press("Enter");
  await ann.locator(".told").getByText("Who is in?").waitFor();
  assert.equal(await say.inputValue(), "");
  const [after, at] = await ann.evaluate(() => [scrollY, document.activeElement.id]);
  assert.ok(Math.abs(after - before) < 80, `${before} and then ${after}`);
  assert.equal(at, "text");
  await ben.goto(`${link}/book/wimpout`);
  await ben.locator("#set-goal").fill("60");
  await ben.getByRole("button", { name: "Propose a change" }).click();
  await ann.getByRole("button", { name: "No", exact: true }).click();
  await ann.getByRole("button", { name: "No", exact: true }).waitFor({ state: "detached" });
  assert.equal(await ann.evaluate(() => document.activeElement.tagName), "H1", "focus does not go lost with what was pressed");
  await ann.getByText("Begin an evening").first().click();
  await ann.getByLabel("Name of the evening").fill("  ");
  await ann.getByRole("button", { name: "Begin an evening" }).click();
  await ann.locator("#refusal").getByText("n evening has a name").waitFor({ timeout: 10000 });
  ben.clean();
});

host.test("who is seated by another hears it and finds the table, whose page leads back to the circle; other devices take the seat over", async () => {
  const ann = await host.visitor(), ben = await host.visitor({ phone: true }), pad = await host.visitor();
  const link = await found(ann, "Ann", "Friday people");
  await join(ben, link, "Ben");
  await ann.getByRole("button", { name: "Unexploded Cow" }).click();
  await ann.waitForURL(/\/t\/\w+$/);
  const table = ann.url();
  await ann.getByRole("link", { name: "Friday people" }).click();
  await ann.waitForURL(link);
  await ann.getByText("you sit there").waitFor();
  await ann.getByRole("button", { name: "Seat Ben" }).click();
  await ann.getByText("at the table: Ann and Ben").waitFor();
  assert.equal(await ann.getByRole("button", { name: "Seat Ben" }).count(), 0);
  await ben.hears("Ann has seated Ben at a table of Unexploded Cow.");
  await ben.getByText("you sit there").waitFor();
  await ben.getByRole("link", { name: "Unexploded Cow" }).click();
  await callBot(ben);
  await ben.getByRole("button", { name: "Begin" }).click();
  await ben.locator("#now").waitFor();
  // Ben's other device has his key, and takes the seat.
  await ben.goto(link);
  await ben.getByText("Your key").first().click();
  const key = await ben.locator("details a.key").first().getAttribute("href");
  await pad.goto(key);
  await pad.locator("main button").click();
  await pad.goto(table);
  await pad.getByText("You sit here as Ben, on another device of yours.").waitFor();
  assert.equal(await pad.getByRole("button", { name: "Sit down" }).count(), 0);
  await pad.getByRole("button", { name: "Play on here" }).click();
  await pad.getByText("You sit here as Ben").waitFor({ state: "detached" });
  await pad.locator(".place.mine, .mine").first().waitFor();
  for (const page of [ann, ben, pad]) page.clean();
});

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
  // Where there is no room for names at the ends of the lines, they stand below.
  for (const width of [390, 320]) {
    await ben.setViewportSize({ width, height: 844 });
    const names = ben.locator(".purses .legend li");
    assert.deepEqual(await names.evaluateAll((all) => all.map((one) => one.checkVisibility() && one.textContent.trim().split(" ")[0])), ["Ann", "Ben"]);
  }
  assert.equal(await ann.locator(".purses .legend").isVisible(), false);

  await ann.goto(link);
  const rows = ann.getByRole("region", { name: "The first, tonight" }).locator("tbody tr");
  assert.equal(await rows.count(), 2);
  assert.equal(await rows.first().locator("td").first().textContent(), "1");
  await ann.getByRole("button", { name: "Close the evening" }).click();
  await ann.getByRole("heading", { name: "The first", exact: true }).waitFor();
  assert.match(await ann.locator(".verdict").innerText(), /^The first is over; \w+ is first\.$/);
  for (const page of [ann, ben]) page.clean();
});

host.test("the page of a circle follows what the others do there, and leaves what is being typed", async () => {
  const ann = await host.visitor(), ben = await host.visitor({ phone: true });
  const link = await found(ann, "Ann", "Friday people");
  const typed = ann.getByLabel("Say something");
  await typed.fill("I am still typ");
  await join(ben, link, "Ben");
  await ann.locator("section", { has: ann.locator("#members") }).getByText("Ben").first().waitFor();
  await ben.getByLabel("Say something").fill("Who is in tonight?");
  await ben.getByRole("button", { name: "Say", exact: true }).click();
  await ann.locator(".told").getByText("Who is in tonight?").waitFor();
  await ann.hears("Ben: Who is in tonight?");
  assert.equal(await typed.inputValue(), "I am still typ");
  await ben.goto(`${link}/book/wimpout`);
  await ben.locator("#set-goal").fill("60");
  await ben.getByRole("button", { name: "Propose a change" }).click();
  await ann.getByRole("button", { name: "Yes", exact: true }).click();
  await ann.getByRole("link", { name: "The book: Version 2" }).waitFor();
  for (const page of [ann, ben]) page.clean();
});

host.test("three shipped rules of one's own are voted into the book, and a table is played with them", async () => {
  const ann = await host.visitor(), ben = await host.visitor({ phone: true, audit: true });
  const link = await found(ann, "Ann", "Friday people");
  await ann.goto(`${link}/book/wimpout`);
  await ann.locator("#set-goal").fill("100");
  await ann.getByRole("button", { name: "Write it in" }).click();
  await join(ben, link, "Ben");
  for (const [name, title] of [["lucky-sevens", "Lucky sevens"], ["jackpot", "Jackpot (100)"], ["hot-streak", "Hot streak (15)"]]) {
    await ownRule(ben, link, "wimpout", name);
    if (name === "jackpot") {
      await ben.getByRole("button", { name: "Read it" }).click();
      await ben.getByText("It goes together with what the book says.").waitFor();
      await ben.getByRole("heading", { name: "What it does" }).waitFor();
      assert.deepEqual([await tooWide(ben), await barriers(ben)], [0, []]);
    }
    await ben.getByRole("button", { name: "Propose a change" }).click();
    await ben.getByText(`${title}, a rule of your own`).waitFor();
    assert.equal(new URL(ben.url()).hash, "", "the form that was used is in no address");
    await ann.goto(link);
    await ann.getByRole("link", { name: `What it does: ${title}` }).click();
    await ann.getByRole("heading", { name: title, exact: true }).waitFor();
    // Whoever has read it says so there.
    await ann.getByRole("button", { name: "Yes", exact: true }).click();
    await ann.getByRole("heading", { name: "Members" }).waitFor();
  }
  await ann.getByRole("link", { name: "The book: Version 4" }).click();
  await ann.getByText("In the book since version 3").waitFor();
  assert.equal(await ann.locator(".own-rule pre").count(), 3);
  await readsAsASheet(ann);

  await ann.goto(link);
  await ann.getByRole("button", { name: "Cosmic Wimpout" }).click();
  await ann.waitForURL(/\/t\/\w+$/);
  const table = ann.url();
  await ben.goto(table);
  await ben.getByText("There is a seat for you.", { exact: true }).waitFor();
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ben.getByRole("button", { name: "Begin" }).click();
  await playOut([ann, ben]);
  const record = await ann.request.get(`/api/v1/tables/${table.split("/").at(-1)}/record`);
  const header = JSON.parse((await record.text()).split("\n")[0]);
  const own = Object.keys(header.rules).filter((slug) => slug.startsWith("own/"));
  assert.deepEqual(own, ["own/hot-streak", "own/jackpot", "own/lucky-sevens"]);
  assert.equal(header.book.version, 4);

  // Another of its values is voted on like anything else; with a pasted text that is wrong nothing is lost.
  await ben.goto(`${link}/own/wimpout/jackpot`);
  await ben.getByLabel("Another value").selectOption("75");
  await ben.getByRole("button", { name: "Propose", exact: true }).click();
  await ben.getByText("Jackpot: 75 instead of 100").waitFor();
  await ben.goto(`${link}/own/wimpout`);
  await ben.getByLabel("The text of the rule").fill("rule: half\nnothing else");
  await ben.getByRole("button", { name: "Propose a change" }).click();
  await ben.locator("#own-form .refused").waitFor();
  assert.match(await ben.getByLabel("The text of the rule").inputValue(), /nothing else/);
  for (const page of [ann, ben]) page.clean();
});

/** The book says of each rule what it is, in words; on paper nothing is folded away, and no button is there. */
async function readsAsASheet(page) {
  await page.getByText("Goal: 100", { exact: true }).waitFor();
  await page.getByText("The score that begins Last Licks.").waitFor();
  const whole = page.getByText("500 and 300 are the usual goals"), change = page.locator('a[href$="/book/wimpout"]');
  const seen = async () => [await whole.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true })), await change.isVisible()];
  assert.deepEqual(await seen(), [false, true]);
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(await seen(), [true, false]);
  await page.emulateMedia({ media: "screen" });
}

host.test("the pages of a circle fit a small phone and have no barrier", async () => {
  const ann = await host.visitor({ audit: true });
  await ann.setViewportSize({ width: 320, height: 640 });
  const link = await found(ann, "Ann", "Friday people");
  for (const path of ["", "/book", "/book/circle", "/book/cow", "/own/cow", "/games", "/standings"]) {
    await ann.goto(link + path);
    assert.equal(await tooWide(ann), 0, path);
    assert.deepEqual(await barriers(ann), [], path);
  }
  ann.clean();
});
