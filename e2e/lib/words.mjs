// What the program knows of words and sentences, for tests that play Cosmic ConneXion.
import { spawn } from "node:child_process";

/** Runs a command of the binary with a text to read, and gives what it prints. */
export function ask(text, ...args) {
  const child = spawn(process.env.LASTLICKS ?? "target/debug/lastlicks", args, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(text);
  return child.stdout.setEncoding("utf8").reduce((all, part) => all + part, "");
}

/** Every word that lies there and is not on the list, long ones first; each with a path that spells it. */
export async function found(view) {
  const cards = Array.from({ length: 24 }, (_, index) => view.layout[index + 1] ?? null);
  const { words } = JSON.parse(await ask(JSON.stringify(cards), "words", "--layout", "-", "--json"));
  const listed = new Set(view.words.map((one) => one.word));
  return words.filter((one) => !listed.has(one.word)).sort((a, b) => b.word.length - a.word.length);
}

/** The same without the paths. */
export async function words(view) {
  return (await found(view)).map((one) => one.word);
}

/** The first of these sentences of which the judge says this. */
export async function judged(sentences, verdict) {
  const lines = (await ask(sentences.join("\n"), "judge", "--json")).trim().split("\n");
  return sentences[lines.findIndex((line) => JSON.parse(line).verdict === verdict)];
}
