// Runs every test of this folder, two files at a time, and then one after the other those that look at what moves; with the word
// `together` or `alone` only the first or only the others. Whatever a file has started ends with it, and a file that does not come
// to an end is ended.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createInterface } from "node:readline";

/** How long one file may take, in milliseconds. Its tests have limits of their own, which come first. */
const LIMIT = 20 * 60_000;

/** How many files run at a time, as each waits most of the time. */
const LANES = Number(process.env.E2E_LANES ?? 2);
/** Where it counts what is on the page at which moment, or a phone is slow by itself, no other file runs. */
const ALONE = ["moments.test.mjs", "motion.test.mjs", "smooth.test.mjs", "thumbs.test.mjs"];

/** Those that take longest begin first, so that none goes on when the others have ended. */
const LONG = ["widths", "connexion", "cow", "verbs", "barriers", "keys", "ears"].map((name) => `${name}.test.mjs`);
const rank = (name) => (LONG.indexOf(name) + LONG.length + 1) % (LONG.length + 1);

const folder = new URL("tests/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".test.mjs")).sort((a, b) => rank(a) - rank(b));
const total = { tests: 0, pass: 0, fail: 0 }, failed = [];
const running = new Set();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => (running.forEach(end), process.kill(process.pid, signal)));

const [only] = process.argv.slice(2);
if (only !== "alone") await run(files.filter((file) => !ALONE.includes(file)), LANES);
if (only !== "together") await run(files.filter((file) => ALONE.includes(file)), 1);
for (const [name, number] of Object.entries(total)) console.log(`ℹ ${name} ${number}`);
// What failed is said once more where everybody looks first.
for (const { file, why } of failed) console.log(`\nfailed: ${file}\n${why.join("\n")}`);
process.exitCode = failed.length ? 1 : 0;

/** Runs files, so many at a time. */
async function run(files, lanes) {
  const lane = async () => {
    for (let file; (file = files.shift()); ) {
      const why = await fails(file);
      if (why) failed.push({ file, why });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Runs one file, counts its tests, and shows what it has said when it has ended. Gives the lines that tell why it failed, if it did. */
async function fails(file) {
  const began = Date.now(), said = [`\n${file}`];
  const args = ["--test-reporter=spec", "--test-reporter-destination=stdout", new URL(file, folder).pathname];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], detached: true });
  running.add(child);
  const limit = setTimeout(() => {
    said.push(`${file} did not end within ${LIMIT / 60_000} minutes`);
    end(child);
  }, LIMIT);
  createInterface({ input: child.stdout }).on("line", (line) => {
    const [, name, number] = line.match(/^ℹ (tests|pass|fail) (\d+)$/) ?? [];
    if (name) total[name] += Number(number);
    else said.push(line);
  });
  const [code] = await once(child, "exit");
  clearTimeout(limit);
  end(child);
  running.delete(child);
  said.push(`${file} took ${Math.round((Date.now() - began) / 1000)} s`);
  console.log(said.join("\n"));
  return code === 0 ? undefined : said.slice(said.findIndex((line) => /^✖ failing tests/.test(line)));
}

/** Ends a file and everything in its group: houses, programs and, as they hang on it, browsers. */
function end(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
