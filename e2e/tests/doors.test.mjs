// One table, three doors: a browser, a telnet client and a program play a game together to the end. Each is shown the
// same events; the record replays, and its luck was fair.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { evening } from "../lib/evening.mjs";
import { lastlicks } from "../lib/house.mjs";
import { comeIn, newTable, playOut } from "../lib/table.mjs";

const host = evening();
const examples = new URL("../../examples/", import.meta.url).pathname;

/** A program with lines in and out, ended with its test: `told` holds what it has said, `until` waits for a line. */
function program(t, command, ...args) {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"], env: { ...process.env, TERM: "dumb" } });
  const told = [], waiting = new Set(), gone = new Promise((resolve) => child.once("close", resolve));
  const self = { told, gone, say: (line) => child.stdin.write(`${line}\r\n`) };
  t.after(() => child.kill());
  createInterface({ input: child.stdout }).on("line", (line) => {
    told.push(line.trimEnd());
    self.hear?.(line);
    for (const check of waiting) check(line);
  });
  self.until = (text) => new Promise((resolve) => {
    const check = (line) => line.includes(text) && waiting.delete(check) && resolve(line);
    if (!told.some((line) => line.includes(text))) waiting.add(check);
    else resolve(told.find((line) => line.includes(text)));
  });
  return self;
}

/** Plays at a telnet table: stops when that is allowed, and otherwise types the first thing listed. */
function playByLines(telnet) {
  let mine = false, listed = "";
  const say = (...words) => words.forEach(telnet.say);
  telnet.hear = (line) => {
    const [, phrase] = line.match(/^ {2}(\S.*?) {2,}\S/) ?? [];
    if (/ throws? [\dS]/.test(line)) mine = line.startsWith("You");
    const again = mine && line.startsWith("Void");
    if ((phrase && !listed) || again) say("stop", phrase ?? "throw");
    if (line.includes("Say what")) say("sun 10", "sun 5", "score 1");
    listed = phrase;
  };
}

/** Who threw what and who banked, as told in lines. */
function factsOfLines(lines, me) {
  const name = (text) => (text === "You" ? me : text);
  return lines.flatMap((line) => {
    const thrown = line.match(/^(\w+) throws? ((?:\d+|Sun)(?: (?:\d+|Sun))*)[. ]/i);
    const banked = line.match(/^(\w+) (?:stops? and )?banks? (\d+)/);
    if (thrown) return [[name(thrown[1]), ...thrown[2].split(" ").map((face) => face.toLowerCase())].join(" ")];
    return banked ? [`${name(banked[1])} banks ${banked[2]}`] : [];
  });
}

/** The same from the events of the API. */
function factsOfEvents(events, names) {
  return events.flatMap((told) => {
    if (told.event === "thrown") return [[names[told.seat], ...told.faces].join(" ")];
    if (told.event === "starter-thrown") return [[names[told.seat], told.face].join(" ")];
    return told.event === "banked" ? [`${names[told.seat]} banks ${told.points}`] : [];
  });
}

/** What stands in the story on the page, newest first. */
function told(page) {
  return page.locator("#history .words").evaluateAll((all) => all.map((entry) => {
    entry.querySelectorAll("svg.cube").forEach((cube) =>
      cube.replaceWith(`${cube.querySelectorAll("use")[1].getAttribute("href").split("#face-")[1]} `));
    return entry.textContent.trim();
  }));
}

/** The same from the whole story, of which the page of the table shows the end. */
async function factsOfPage(page, me) {
  const earlier = page.locator("#earlier a"), follow = async () => page.goto(await earlier.getAttribute("href"));
  if (await earlier.count()) await follow();
  const entries = await told(page);
  while (await earlier.count()) {
    await follow();
    entries.push(...(await told(page)));
  }
  const sentences = entries.reverse().flatMap((entry) => entry.replaceAll(/ +/g, " ").split(/(?<=[.!])(?= ?[A-Z])/));
  return factsOfLines(sentences.map((text) => text.replace(/([^.])$/, "$1.").replace(" .", ".").trim()), me);
}

host.test("a browser, a telnet client and a program play one game, and are shown the same", async (t) => {
  const page = await host.visitor();
  await comeIn(page, "Ann");
  const id = await newTable(page, "Three doors", { goal: "80", opening: "0" });

  const bot = program(t, "python3", join(examples, "bot.py"), `${host.house.url}/t/${id}`, "Robby");
  await page.locator(".people").getByText("Robby").waitFor();
  const telnet = program(t, "telnet", ...host.house.telnet);
  await telnet.until("again.)");
  telnet.say("Tess");
  await telnet.until("Welcome, Tess");
  telnet.say(`join ${id}`);
  await telnet.until("You sit at table");
  playByLines(telnet);
  await page.locator(".people").getByText("Tess").waitFor();

  await page.getByRole("button", { name: "Begin" }).click();
  await playOut([page]);
  await bot.gone;
  await telnet.until("game is over");

  const events = bot.told.map((line) => JSON.parse(line));
  const seats = events.find((told) => told.event === "started").seats;
  const facts = factsOfEvents(events, seats);
  for (const name of seats) assert.ok(facts.some((fact) => fact.startsWith(`${name} `)), `${name} has thrown`);
  assert.deepEqual(factsOfLines(telnet.told, "Tess"), facts, "the telnet client was told the same");
  assert.deepEqual(await factsOfPage(page, "Ann"), facts, "the page shows the same");
  const read = await page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}/events`)).json(), id);
  assert.deepEqual(read, events, "and so it stands in the log");

  const record = await page.evaluate(async (id) => (await fetch(`/t/${id}/record`)).text(), id);
  const file = join(host.house.data, "record.jsonl");
  await writeFile(file, record);
  assert.match(await lastlicks("verify", file), /every draw follows from the secret/);
  page.clean();
});

host.test("the bot in shell plays too", async (t) => {
  const page = await host.visitor();
  await comeIn(page, "Ann");
  const id = await newTable(page, "Shells", { goal: "80", opening: "0" });
  const bot = program(t, "sh", join(examples, "bot.sh"), `${host.house.url}/t/${id}`, "Shelly");
  await page.locator(".people").getByText("Shelly").waitFor();
  await page.getByRole("button", { name: "Begin" }).click();
  await playOut([page]);
  await bot.gone;
  assert.ok(bot.told.some((line) => JSON.parse(line).event === "game-over"));
  page.clean();
});
