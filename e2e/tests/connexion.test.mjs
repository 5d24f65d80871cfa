// Cosmic ConneXion at a table of three: a person at the page, a bot, and a program. A pilfer, the Sun, a sentence that
// the judge accepts; at another table one that he rejects and the others vote on; and a clock that runs out.
import assert from "node:assert/strict";
import { evening } from "../lib/evening.mjs";
import { barriers, tooWide } from "../lib/browser.mjs";
import { callBot, comeIn, post, set, story, unfold } from "../lib/table.mjs";
import { judged, words } from "../lib/words.mjs";

const host = evening();

/** A guest who plays through the API: `play` gives the action for a turn. */
async function program(table, name, play) {
  const api = async (method, path, body, token) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${host.house.url}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (answer.status !== 429) return answer;
    await new Promise((later) => setTimeout(later, 1000 * Number(answer.headers.get("retry-after"))));
    return api(method, path, body, token);
  };
  const { token } = await (await api("POST", "/guests", { name })).json();
  await api("POST", `/tables/${table}/seat`, {}, token);
  const look = async () => (await api("GET", `/tables/${table}`, undefined, token)).json();
  const gone = (async () => {
    const stream = await api("GET", `/tables/${table}/stream`, undefined, token);
    let rest = "";
    for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + part).split("\n");
      rest = lines.pop();
      for (const told of lines.filter(Boolean).map((line) => JSON.parse(line))) {
        if (told.event === "over") return;
        if (told.event !== "turn" || !told.actions.length) continue;
        const { view } = await look();
        await api("POST", `/tables/${table}/acts`, { action: await play(view, told.actions) }, token);
      }
    }
  })();
  return { gone, look };
}

/** Opens a table, calls the bot that only places, lets the program in, and begins. */
async function open(page, title, rules, play) {
  await comeIn(page, "Ann");
  await page.goto("/new/connexion");
  await page.getByLabel("Name of the table").fill(title);
  for (const [slug, value] of Object.entries(rules)) await set(page, slug, value);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  const id = page.url().split("/").at(-1);
  await callBot(page, "random");
  const robby = await program(id, "Robby", play);
  await page.locator(".people").getByText("Robby").waitFor();
  await page.getByRole("button", { name: "Begin" }).click();
  const look = () => page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}`)).json(), id);
  return { id, robby, look };
}

/** Waits until it is the visitor's turn, or the game is over, and says in which phase. */
async function mine(page, look) {
  await page.locator(".table:not(.lobby) #now.mine, #now.over").first().waitFor();
  const { view } = await look();
  return view;
}

/** Types a word and waits for what comes of it. */
async function claim(page, word) {
  const before = await page.locator(".words-found li").count();
  await page.getByLabel("A word on the diamond").fill(word);
  await page.keyboard.press("Enter");
  await page.waitForFunction((n) => document.querySelectorAll(".words-found li").length > n
    || !document.querySelector("#now input[name='with.word']"), before);
}

/** Takes a verb, the first if none is named, and waits until it has been taken. */
async function first(page, button = page.locator("#now .verbs button").first()) {
  const at = await page.locator("#now [name=at]").first().inputValue();
  await button.click();
  await page.waitForFunction((at) => document.querySelector("#now [name=at]")?.value !== at, at);
}

host.test("a game of three with a pilfer, the Sun and a sentence", async () => {
  const page = await host.visitor({ audit: true });
  const robbys = async (view, actions) => {
    if (view.phase !== "claim" || view.celestial.length) return actions.find((one) => one.do === "decline") ?? actions[0];
    // Where there is no card to win he does not go through all that lies there.
    if (view.words.filter((one) => one.turn === view.turn).length >= 10) return { do: "done" };
    const [word] = await words(view);
    return word ? { do: "claim", word } : { do: "done" };
  };
  const { id, robby, look } = await open(page, "Three at the diamond", { clock: "600" }, robbys);
  let pilfered = false;
  for (;;) {
    const view = await mine(page, look);
    if (view.phase === "place") {
      const theirs = (await robby.look()).view;
      const html = await page.content();
      for (const card of theirs.hand) assert.ok(!html.includes(`held-${card}`), "another's letters are not on the page");
      for (const card of theirs.celestial.filter((card) => !view.celestial_known.flat().includes(card))) {
        assert.ok(!html.includes(`won-${card}`), "another's celestial cards are not on the page");
      }
      await first(page, page.locator(".hand button.piece").first());
    } else if (view.phase === "claim" && view.turn < 13) {
      await first(page, page.getByRole("button", { name: "No more words" }));
    } else if (view.phase === "claim") {
      const found = (await words(view)).filter((word) => view.pile > 0 || word.length > 3);
      const field = page.getByLabel("A word on the diamond");
      for (const word of found.slice(0, 10)) if (await field.count()) await claim(page, word);
      const done = page.getByRole("button", { name: "No more words" });
      if (await done.count()) await first(page, done);
    } else if (view.phase === "pilfer") {
      pilfered = true;
      await first(page, page.locator("#now .verbs button", { hasText: "Robby" }));
    } else break;
  }
  assert.ok(pilfered);
  await page.getByRole("button", { name: "Lay the Sun" }).click();
  await page.getByLabel("The sentence, word by word").waitFor();
  assert.deepEqual(await barriers(page), []);
  const { view } = await look();
  const listed = view.words.map((one) => one.word);
  const sentence = await judged([...listed, ...listed.flatMap((one) => listed.map((other) => `${one} ${other}`))], "accept");
  for (const word of sentence.split(" ")) await page.locator(`.chips [data-chip="${word}"]`).click();
  assert.equal(await page.getByLabel("The sentence, word by word").inputValue(), sentence);
  await page.locator(".earns", { hasText: `${sentence.split(" ").length * 25} points if it stands` }).waitFor();
  await page.getByRole("button", { name: "Submit it" }).click();
  await page.locator("#now.over").waitFor();
  await page.locator(".verdict").getByText("The judge accepts it").waitFor();
  await page.getByText("Words nobody found").waitFor();
  assert.ok((await story(page)).some((told) => /You earn \d+ points/.test(told)));
  await robby.gone;
  assert.deepEqual(await barriers(page), []);
  assert.equal(await tooWide(page), 0, id);
  page.clean();
});

host.test("a sentence that the judge rejects goes to the others by an appeal", async () => {
  const page = await host.visitor();
  const agrees = (view, actions) => actions.find((one) => one.do === "judge" && one.grammar && !one.future) ?? actions.find((one) => one.do === "done") ?? actions[0];
  const { look } = await open(page, "An appeal", { clock: "0", "bonus-clock": "0", "sun-left": "leader" }, agrees);
  for (;;) {
    const view = await mine(page, look);
    if (view.phase === "place") await first(page);
    else if (view.phase === "claim") {
      if (view.turn > 21) for (const word of (await words(view)).slice(0, 4)) await claim(page, word);
      await first(page, page.getByRole("button", { name: "No more words" }));
    } else break;
  }
  await page.getByRole("button", { name: "Lay the Sun" }).click();
  const listed = (await look()).view.words.map((one) => one.word);
  const sentence = await judged(listed.flatMap((one) => listed.filter((other) => other !== one).map((other) => `${one} ${other} `)), "reject");
  await page.getByLabel("The sentence, word by word").fill(sentence);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Appeal" }).click();
  await page.locator("#now.over").waitFor();
  await page.locator(".verdict").getByText("The judge rejects it").waitFor();
  assert.equal(await page.locator(".verdict .votes li").count(), 2);
  assert.ok((await story(page)).some((told) => /You earn (50|100) points/.test(told)));
  page.clean();
});

host.test("a word is traced with the pointer, and its steps can be something else", async () => {
  const page = await host.visitor({ phone: true });
  await comeIn(page, "Ann");
  await page.goto("/new/connexion");
  await set(page, "clock", "0");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("#now .verbs button").first().waitFor();
  const dock = await page.locator("#now").boundingBox();
  assert.equal(dock.y + dock.height, page.viewportSize().height, "what may be done stands at the foot of the screen");
  for (let card = 0; card < 3; card += 1) {
    await first(page, page.locator(".hand button.piece").first());
    if (card < 2) await first(page, page.getByRole("button", { name: "No more words" }));
  }
  const field = page.getByLabel("A word on the diamond");
  // The diamond is scrolled into sight when words are asked for: from there on the page stays where its reader puts it.
  await field.waitFor();
  await page.waitForFunction(() => document.querySelector("ll-diamond").welcomed === document.querySelector("[name='with.word']"));
  const put = await page.evaluate(() => { scrollTo(0, 150); return scrollY; });
  await field.tap();
  await page.keyboard.type("tr");
  assert.equal(await page.evaluate(() => scrollY), put, "the diamond stays in sight while a word is typed");
  const reached = [];
  for (let tab = 0; tab < 2; tab += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement.innerText.trim()));
  }
  assert.deepEqual(reached, ["Claim it", "No more words"], "the keys go as the eye does");
  await field.fill("");
  await page.evaluate(() => scrollTo(0, 0));
  const middle = async (position) => {
    const { x, y, width, height } = await page.locator(`#at-${position}`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle(1)));
  await page.mouse.down();
  for (const position of [2, 3]) await page.mouse.move(...(await middle(position)), { steps: 4 });
  await page.mouse.up();
  assert.equal(await page.locator(".diamond .lit").count(), 3);
  assert.equal(await page.locator(".traced .chip").count(), 3);
  const chip = page.locator(".traced .chip").first();
  const before = await field.inputValue();
  await chip.click();
  assert.notEqual(await field.inputValue(), before, "the first card stands for something else now");
  assert.equal(await tooWide(page), 0);
  page.clean();
});

/** A game without a clock, alone or with so many bots, in a window of its own; a letter card is to be placed. */
async function begun(options, bots = 0) {
  const page = await host.visitor(options);
  await comeIn(page, "Ann");
  await page.goto("/new/connexion");
  await set(page, "clock", "0");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  for (let n = 0; n < bots; n += 1) await callBot(page, "random");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".hand button.piece").first().waitFor();
  return page;
}

/** Places a letter card and says that there are no words, so many times; places another one. */
async function placeAll(page, turns) {
  const card = page.locator(".hand button.piece").first();
  for (let turn = 0; turn < turns; turn += 1) {
    await first(page, card);
    await first(page, page.getByRole("button", { name: "No more words" }));
  }
  await first(page, card);
}

host.test("a word is tapped letter by letter, the last letter is taken back by a tap, and a tap elsewhere begins anew", async () => {
  const page = await begun({ phone: true });
  await placeAll(page, 6);
  const field = page.getByLabel("A word on the diamond"), hint = await field.getAttribute("placeholder");
  assert.equal(hint, "Drag or tap the letters");
  const letter = (position) => page.locator(`#at-${position} .english`).textContent();
  const spelled = async (...path) => (await Promise.all(path.map(letter))).join("");
  const tap = (position) => page.locator(`#at-${position}`).tap();
  const steps = [[1, [1]], [2, [1, 2]], [5, [1, 2, 5]], [5, [1, 2]], [4, [1, 2, 4]], [6, [6]], [3, [6, 3]], [3, [6]], [6, []]];
  for (const [position, path] of steps) {
    await tap(position);
    assert.equal(await field.inputValue(), await spelled(...path), `${path}`);
    assert.equal(await page.locator(".traced .chip").count(), path.length);
  }
  assert.ok(!(await field.evaluate((field) => field === document.activeElement)), "the keys of the phone stay away");
  page.clean();
});

host.test("the whole diamond is in sight beside the dock or above it while a card is placed and while words are asked for", async () => {
  for (const [width, height] of [[1024, 768], [1100, 700], [1280, 600], [844, 390], [667, 375], [390, 844]]) {
    const page = await begun({ viewport: { width, height }, ...(width < 1000 && { hasTouch: true, isMobile: true }) }, 2);
    for (const what of ["placing", "words"]) {
      const inSight = () => {
        const [{ top, bottom, right }, dock] = ["svg.diamond", "#now"].map((one) => document.querySelector(one).getBoundingClientRect());
        return top > -1 && bottom < innerHeight + 1 && (dock.left >= right - 1 || dock.top >= bottom - 1);
      };
      await page.waitForFunction(inSight).catch(() => assert.fail(`${width} × ${height}, ${what}`));
      if (what === "placing") await placeAll(page, 0);
    }
    page.clean();
  }
});

host.test("where cards may lie anywhere a letter is chosen, and a position of the diamond takes it", async () => {
  for (const phone of [false, true]) {
    const page = await host.visitor({ phone });
    await comeIn(page, "Ann");
    await page.goto("/new/connexion");
    await set(page, "clock", "0");
    await set(page, "placing", "free");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/t\/\w+$/);
    await page.getByRole("button", { name: "Begin" }).click();
    const card = page.locator(".hand button.piece").nth(2);
    await card.click();
    assert.equal(await card.getAttribute("aria-pressed"), "true");
    assert.equal(await page.locator("#now .group-of-verbs:visible").count(), 1, "only its positions are offered");
    await page.locator("#at-13").click();
    await page.locator("#at-13.letter-card").waitFor();
    page.clean();
  }
});

host.test("a whole game with no pointer: digits place, words are typed, the Sun is laid and a sentence submitted", async () => {
  const page = await host.visitor();
  await comeIn(page, "Kay");
  await page.goto("/new/connexion");
  for (const [slug, value] of Object.entries({ clock: "0", "bonus-clock": "0", "sun-left": "leader" })) await set(page, slug, value);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  const id = page.url().split("/").at(-1);
  await page.getByRole("button", { name: "Begin" }).press("Enter");
  const press = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };
  const asked = (name) => page.waitForFunction((name) => {
    const field = document.activeElement;
    return field?.name === name && field.value === "";
  }, name);
  const look = () => page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}`)).json(), id);
  for (let turn = 1; turn < 25; turn += 1) {
    await page.locator("#now .group-of-verbs button").first().waitFor();
    await press("1");
    await asked("with.word");
    if (turn === 24) {
      for (const word of (await words((await look()).view)).slice(0, 3)) {
        await page.keyboard.type(word);
        await press("Enter");
        await page.locator(".words-found .found").getByText(word, { exact: true }).waitFor();
        await asked("with.word");
      }
    }
    await press("Tab", "Tab", "Enter");
  }
  await page.getByRole("button", { name: "Lay the Sun" }).waitFor();
  await press("l");
  await asked("with.words");
  const [word] = (await look()).view.words;
  await page.keyboard.type(word.word);
  await press("Enter");
  await page.locator(".verdict").waitFor();
  if (!(await page.locator("#now.over").count())) await press("n");
  await page.locator("#now.over").waitFor();
  page.clean();
});

host.test("without script cards are placed and words are claimed by plain forms", async () => {
  const page = await host.visitor({ script: false });
  await page.goto("/new/connexion");
  await page.getByLabel("Your name").fill("Pia");
  await unfold(page);
  await page.locator("#set-clock").fill("0");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  const press = (button) => post(page, button);
  await press(page.getByRole("button", { name: "Begin" }));
  const layout = {};
  for (let found; !found;) {
    await press(page.locator(".hand button.piece").first());
    for (const text of await page.locator("ll-diamond ol li").allTextContents()) {
      const [, position, name] = text.match(/Position (\d+): (\w+)/);
      layout[position] = name;
    }
    [found] = await words({ layout, words: [] });
    if (found) {
      await page.getByLabel("A word on the diamond").fill(found);
      await press(page.getByRole("button", { name: "Claim it" }));
      await page.locator(".words-found .found", { hasText: found }).waitFor();
    }
    await press(page.getByRole("button", { name: "No more words" }));
  }
  assert.equal(await page.locator(".celestials li").count(), 1);
  page.clean();
});

host.test("on a phone the clock stays in sight at the diamond, a refusal names its rule, and the time runs out", async () => {
  const page = await host.visitor({ phone: true });
  await comeIn(page, "Ann");
  await page.goto("/new/connexion");
  await set(page, "clock", "30");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\/\w+$/);
  await callBot(page, "random");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("#now.mine").waitFor();
  await first(page, page.locator(".hand button.piece").last());
  const clock = page.locator("#hunt");
  await page.evaluate(() => scrollTo(0, document.querySelector("ll-diamond").getBoundingClientRect().top + scrollY + 60));
  const { y } = await clock.boundingBox();
  assert.ok(y >= 0, `the clock is scrolled away to ${y}`);
  const word = page.getByLabel("A word on the diamond");
  await word.fill("zzz");
  await word.evaluate((field) => field.addEventListener("blur", () => (globalThis.left = true)));
  await page.getByRole("button", { name: "Claim it" }).tap();
  const refusal = page.locator("#refusal", { hasText: "\u201czzz\u201d is not in the word list" });
  await refusal.waitFor();
  assert.ok(!(await page.evaluate(() => globalThis.left)), "the keyboard of a phone stays open");
  assert.equal(await refusal.getByRole("link", { name: "Rule X10" }).getAttribute("href"), "/rules/connexion#X10");
  const [time, told] = [await clock.boundingBox(), await refusal.boundingBox()];
  assert.ok(told.y >= time.y + time.height, "the refusal does not lie over the clock");
  await page.keyboard.type("yy");
  assert.equal(await page.getByLabel("A word on the diamond").inputValue(), "yy", "the wrong word is replaced");
  await page.hears("Ten seconds left.");
  await page.locator("#history").getByText("Your time is up").waitFor();
  await first(page, page.locator(".hand button.piece").last());
});
