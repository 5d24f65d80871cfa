// A house of its own for a test: `lastlicks serve` on free ports, with a folder that is thrown away.
import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const binary = process.env.LASTLICKS ?? "target/debug/lastlicks";

/** Runs another command of the binary and gives what it prints. */
export async function lastlicks(...args) {
  const { stdout } = await promisify(execFile)(binary, args);
  return stdout;
}

/** Opens a house. It is closed, and its folder gone, when `close` is called; `restart` opens it again at its doors. */
export async function openHouse() {
  const data = await mkdtemp(join(tmpdir(), "lastlicks-e2e-"));
  const house = { data };
  await open(house, "127.0.0.1:0", "127.0.0.1:0");
  house.close = async () => {
    await stop(house, "SIGTERM");
    await rm(data, { recursive: true, force: true });
  };
  house.restart = async () => {
    await stop(house, "SIGKILL");
    await open(house, new URL(house.url).host, house.telnet.join(":"));
  };
  return house;
}

async function open(house, web, telnet) {
  const child = spawn(binary, ["serve", "--bind", web, "--telnet", telnet, "--data", house.data, "--log", "warn"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
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
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}
