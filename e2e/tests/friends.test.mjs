// A table is opened, a friend comes by the link without signing up, and they play to the end.
import assert from "node:assert/strict";
import { tooWide } from "../lib/browser.mjs";
import { evening } from "../lib/evening.mjs";
import { comeIn, newTable, playOut, story, unfold } from "../lib/table.mjs";

const host = evening();

host.test("friends meet by a link, play to the end and play again", async () => {
  const ann = await host.visitor(), bob = await host.visitor({ phone: true });

  await ann.goto("/");
  await ann.getByRole("link", { name: "New table" }).first().click();
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByLabel("Name of the table").fill("Friday night");
  await unfold(ann);
  await ann.locator("#set-goal").fill("60");
  await ann.getByRole("button", { name: "Open the table" }).click();
  await ann.waitForURL(/\/t\/\w+$/);
  const link = await ann.locator(".invitation a.key").textContent();
  assert.equal(link, ann.url());
  assert.equal(await ann.locator(".invitation svg.qr").count(), 1);

  await bob.goto(link);
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.getByRole("button", { name: "Begin" }).waitFor();
  await ann.locator(".people").getByText("Bob").waitFor();
  await ann.hears("Bob sits down");

  await bob.getByLabel("Say something").fill("Hello <b>Ann</b>");
  await bob.getByRole("button", { name: "Say", exact: true }).click();
  await ann.locator("#talked").getByText("Hello <b>Ann</b>").waitFor();
  await bob.waitForFunction((field) => field.value === "", await bob.getByLabel("Say something").elementHandle());

  await ann.getByRole("button", { name: "Begin" }).click();
  await playOut([ann, bob]);
  assert.equal(await ann.locator(".standing tbody tr").count(), 2);
  const [hers, his] = await Promise.all([ann, bob].map(story));
  assert.ok(hers.length > 4);
  assert.equal(hers.length, his.length, "both were told the same");
  await ann.locator("#said", { hasText: /\w/ }).waitFor({ state: "attached" });

  await ann.getByRole("button", { name: "Rematch" }).click();
  await ann.waitForURL((url) => url.href !== link && url.pathname.startsWith("/t/"));
  await ann.locator("#sentence", { hasText: "Bob can come from the page of the last game" }).waitFor();
  assert.equal(await ann.locator(".place.free").first().innerText(), "kept for Bob");
  await bob.locator(".recalled", { hasText: "Ann wants to play again." }).waitFor();
  await bob.getByRole("button", { name: "To the rematch" }).click();
  await bob.waitForURL(ann.url());
  await ann.locator(".people").getByText("Bob").waitFor();
  assert.equal(await bob.getByRole("button", { name: "Sit down" }).count(), 0, "the seat is kept");
  assert.match(await bob.locator("#heading").innerText(), /Game 2 of a series: (Ann 1 and Bob 0|Bob 1 and Ann 0)/);
  await ann.getByRole("button", { name: "Begin" }).click();
  await playOut([ann, bob]);
  assert.match(await ann.locator("#now .series").innerText(), /^The series after 2 games: \w+ [12] and \w+ [01]$/);

  await ann.goto("/");
  const mine = ann.getByRole("region", { name: "Your tables" });
  assert.equal(await mine.getByRole("link", { name: "Friday night" }).count(), 2);
  for (const page of [ann, bob]) page.clean();
});

host.test("whoever is alone at a table is told so by the button that begins, with and without script", async () => {
  for (const script of [true, false]) {
    const page = await host.visitor({ script });
    await comeIn(page, "Ann");
    await page.goto("/new/wimpout");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/t\/\w+$/);
    const alone = page.getByRole("button", { name: "Begin alone" });
    assert.ok(!(await alone.getAttribute("class"))?.includes("main"), "it is not what suggests itself");
    await page.getByRole("button", { name: "Call a bot" }).click();
    await page.locator("#now button.main", { hasText: /^Begin\s*b?$/ }).waitFor();
    page.clean();
  }
});

host.test("one click plays bots, whatever the game", async () => {
  const page = await host.visitor();
  await page.goto("/");
  const buttons = page.getByRole("button", { name: "Play two bots now" });
  const games = await buttons.count();
  for (let game = 0; game < games; game += 1) {
    await page.goto("/");
    await buttons.nth(game).click();
    await page.waitForURL(/\/t\/\w+$/);
    assert.equal(await page.locator(".people > li").count(), 3);
    assert.notEqual((await page.locator("#now .sentence").innerText()).trim(), "");
    await page.locator("#history").getByText("The game begins.").waitFor();
    assert.equal(await tooWide(page), 0);
  }
  page.clean();
});

host.test("a private table is not in the list, and its code leads there", async () => {
  const ann = await host.visitor(), bob = await host.visitor();
  await ann.goto("/new/wimpout");
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByLabel("Name of the table").fill("Behind the curtain");
  await unfold(ann);
  await ann.getByLabel("Only by link or code").check();
  await ann.getByRole("button", { name: "Open the table" }).click();
  await ann.waitForURL(/\/t\/\w+$/);
  const code = await ann.locator(".invitation .code").textContent();

  await bob.goto("/");
  assert.equal(await bob.getByText("Behind the curtain").count(), 0);
  await bob.getByLabel("Join by code").fill(` ${code.toUpperCase()} `);
  await bob.getByRole("button", { name: "Join" }).click();
  await bob.getByRole("heading", { name: "Behind the curtain" }).waitFor();
  for (const page of [ann, bob]) page.clean();
});

host.test("a table with a password seats only who knows it", async () => {
  const ann = await host.visitor(), bob = await host.visitor();
  await ann.goto("/new/wimpout");
  await ann.getByLabel("Your name").fill("Ann");
  await unfold(ann);
  // What was typed while the house looks at the form stays, and the password is not told before the form is sent.
  const tried = [];
  let look;
  const filled = new Promise((done) => { look = done; });
  await ann.route(/\/new\/wimpout\?/, async (route) => {
    tried.push(route.request().url());
    await filled;
    await route.continue();
  });
  const answered = ann.waitForResponse(/\/new\/wimpout\?/);
  await ann.getByLabel("Name of the table").fill("Secret society");
  await ann.locator("#set-bump").selectOption("on");
  await ann.getByLabel("Password").fill("moonlight");
  look();
  await (await answered).finished();
  await ann.locator(".changed", { hasText: "Bump" }).waitFor();
  assert.equal(await ann.getByLabel("Password").inputValue(), "moonlight");
  assert.ok(tried.length && tried.every((url) => !url.includes("moonlight")), tried.join());
  await ann.getByRole("button", { name: "Open the table" }).click();
  await ann.waitForURL(/\/t\/\w+$/);

  await bob.goto("/");
  await bob.getByText("with a password").waitFor();
  await bob.getByRole("link", { name: "Secret society" }).click();
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByLabel("The table's password").fill("sunlight");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.locator("#refusal").getByText("not the password").waitFor();
  await bob.getByLabel("The table's password").fill("moonlight");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await ann.locator(".people").getByText("Bob").waitFor();
  ann.clean();
});

host.test("odd names are told apart, and one that is taken is refused in words", async () => {
  const ann = await host.visitor(), bob = await host.visitor();
  await ann.goto("/new/wimpout");
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByRole("button", { name: "Open the table" }).click();
  await ann.waitForURL(/\/t\/\w+$/);
  await bob.goto(ann.url());
  for (const [name, why] of [["Аnn", "A name keeps to one alphabet"], ["ANN", "your name looks like that of Ann"]]) {
    await bob.getByLabel("Your name").fill(name);
    await bob.getByRole("button", { name: "Sit down" }).click();
    await bob.locator("#refusal").getByText(why).waitFor();
  }
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await ann.locator(".people").getByText("Bob").waitFor();
  ann.clean();
});

host.test("nothing moves under a press, and its click is not lost", async () => {
  const ann = await host.visitor(), bob = await host.visitor();
  await comeIn(ann, "Ann");
  await comeIn(bob, "Bob");
  await bob.goto(`/t/${await newTable(ann, "Steady")}`);
  const call = ann.getByRole("button", { name: "Call a bot" });
  await call.hover();
  await ann.mouse.down();
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.locator(".people").getByText("Bob").waitFor();
  assert.equal(await ann.locator(".people").getByText("Bob").count(), 0);
  await ann.mouse.up();
  await ann.locator(".people").getByText("Bob").waitFor();
  await ann.locator(".people .gear").waitFor();
  for (const page of [ann, bob]) page.clean();
});

host.test("who is quicker than the answer to the last act is heard, and what they type stays", async () => {
  const ann = await host.visitor();
  await comeIn(ann, "Ann");
  await newTable(ann, "Quick");
  let answer;
  const late = new Promise((done) => { answer = done; }), answers = [];
  await ann.route(/\/chat$/, (route) => {
    const answered = route.fetch().then((response) => late.then(() => route.fulfill({ response })));
    answers.push(answered);
    return answered;
  });
  const field = ann.getByLabel("Say something"), say = ann.getByRole("button", { name: "Say", exact: true });
  for (const words of ["one", "two"]) {
    await field.fill(words);
    await say.click();
    await ann.locator("#talked").getByText(words).waitFor();
  }
  await field.fill("three");
  answer();
  await Promise.all(answers);
  await say.click();
  await ann.locator("#talked").getByText("three").waitFor();
  ann.clean();
});

host.test("who begins before the answer to their sitting down has come is heard too", async () => {
  const [ann, bob] = [await host.visitor(), await host.visitor()];
  await comeIn(ann, "Ann");
  const id = await newTable(ann, "Quicker");
  await comeIn(bob, "Bob", `/t/${id}`);
  let answer;
  const late = new Promise((done) => { answer = done; });
  await bob.route(/\/sit$/, async (route) => {
    const response = await route.fetch();
    await late;
    await route.fulfill({ response });
  });
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.getByRole("button", { name: "Begin" }).click();
  await bob.locator("#now").getByText("Begin when everybody is here.").waitFor({ state: "detached" });
  answer();
  for (const page of [ann, bob]) page.clean();
});
