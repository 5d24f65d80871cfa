// A house of its own for a test: `lastlicks serve` on free ports, with a folder that is thrown away.
import { execFile, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

// Nothing is asked of the system of whoever runs the tests.
process.env.LASTLICKS_LANGUAGE = "en";

const binary = process.env.LASTLICKS ?? "target/debug/lastlicks";

/** Tests are in more of a hurry than people are: how often somebody may ask is no matter here. */
const HASTE = ["guest", "address", "newcomer", "opening", "circle"].flatMap((who) => [`--${who}-rate`, "10000/10000"]);

/** Runs another command of the binary and gives what it prints. */
export async function lastlicks(...args) {
  const { stdout } = await promisify(execFile)(binary, args);
  return stdout;
}

/** Opens a house. It is closed, and its folder gone, when `close` is called; `restart` opens it again at its doors, with whatever
 * happens meanwhile. */
export async function openHouse() {
  const data = await mkdtemp(join(tmpdir(), "lastlicks-e2e-"));
  const house = { data, log: join(data, "house.log") };
  await open(house, "127.0.0.1:0", "127.0.0.1:0");
  house.close = async () => {
    await stop(house, "SIGTERM");
    await rm(data, { recursive: true, force: true });
  };
  house.restart = async (meanwhile = () => {}) => {
    await stop(house, "SIGKILL");
    await meanwhile();
    await open(house, new URL(house.url).host, house.telnet.join(":"));
  };
  return house;
}

async function open(house, web, telnet) {
  const log = openSync(house.log, "a");
  const doors = ["--bind", web, "--telnet", telnet, "--data", house.data];
  const child = spawn(binary, ["serve", ...doors, ...HASTE], { stdio: ["ignore", "pipe", log] });
  closeSync(log);
  house.child = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const url = line.match(/Send friends to (http\S+)\//), telnet = line.match(/telnet (\S+) (\d+)$/);
    if (url) house.url = url[1];
    if (telnet) house.telnet = [telnet[1], telnet[2]];
    if (line.includes("programs")) return child.stdout.resume();
  }
  throw Error("the house did not open");
}

async function stop({ child }, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}
