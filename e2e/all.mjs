// Runs every test of this folder, one file after the other.
import { readdirSync } from "node:fs";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const folder = new URL("tests/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".test.mjs"));
run({ files: files.map((name) => new URL(name, folder).pathname), concurrency: 1 })
  .on("test:fail", () => { process.exitCode = 1; })
  .compose(new spec())
  .pipe(process.stdout);
