// Runs every test of this folder, one file after the other. Whatever a file has started ends with it, and a file that
// does not come to an end is ended.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createInterface } from "node:readline";

/** How long one file may take, in milliseconds. Its tests have limits of their own, which come first. */
const LIMIT = 20 * 60_000;

const folder = new URL("tests/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".test.mjs"));
const total = { tests: 0, pass: 0, fail: 0 }, failed = [];
let running;
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => (end(running), process.kill(process.pid, signal)));

for (const file of files) if (!(await passes(file))) failed.push(file);
for (const [name, number] of Object.entries(total)) console.log(`ℹ ${name} ${number}`);
if (failed.length) console.log(`failed: ${failed.join(", ")}`);
process.exitCode = failed.length ? 1 : 0;

/** Runs one file, shows what it says and counts its tests. */
async function passes(file) {
  const began = Date.now();
  console.log(`\n${file}`);
  const args = ["--test-reporter=spec", "--test-reporter-destination=stdout", new URL(file, folder).pathname];
  running = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], detached: true });
  const limit = setTimeout(() => {
    console.log(`${file} did not end within ${LIMIT / 60_000} minutes`);
    end(running);
  }, LIMIT);
  createInterface({ input: running.stdout }).on("line", (line) => {
    const [, name, number] = line.match(/^ℹ (tests|pass|fail) (\d+)$/) ?? [];
    if (name) total[name] += Number(number);
    else console.log(line);
  });
  const [code] = await once(running, "exit");
  clearTimeout(limit);
  end(running);
  console.log(`${file} took ${Math.round((Date.now() - began) / 1000)} s`);
  return code === 0;
}

/** Ends a file and everything in its group: houses, programs and, as they hang on it, browsers. */
function end(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
