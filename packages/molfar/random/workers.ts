/** Small workers for made-up workflows, as functions of what they are given. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { artifact, parameter, task, definition as tools } from "../fixtures/definitions.ts";
import type { Definition } from "../shapes/definition.ts";
import type { Content, WorkerFunction } from "../wiring/simulate.ts";

/** What the workers say about themselves. */
export const definition: Definition = tools(
  task("Split", {
    task_type: "split",
    parameters: [parameter("count", "output", "number")],
    artifacts: [artifact("text", "text.txt", "input"), artifact("parts", "parts/", "output")],
  }),
  task("Mark", {
    parameters: [parameter("size", "output", "number")],
    artifacts: [
      artifact("text", "a/text.md", "input"),
      artifact("marked", "b/marked.tar.gz", "output"),
    ],
  }),
  task("Say", {
    parameters: [parameter("word", "input"), parameter("said", "output")],
  }),
  task("Double", {
    parameters: [parameter("n", "input", "number"), parameter("twice", "output", "number")],
  }),
  task("Join", {
    task_type: "reduce",
    artifacts: [artifact("all", "all/", "input"), artifact("whole", "whole.txt", "output")],
  }),
  task("Copy", {
    artifacts: [artifact("tree", "tree/", "input"), artifact("copy", "copy/", "output")],
  }),
  task("Wrap", {
    artifacts: [
      artifact("text", "text.txt", "input"),
      artifact("object", "object.json", "output", "application/json"),
    ],
  }),
  task("Pass", {
    artifacts: [
      artifact("object", "o.json", "input", "application/json"),
      artifact("passed", "p.json", "output", "application/json"),
    ],
  }),
);

const text = (content: Content | undefined) => (typeof content === "string" ? content : "");
const texts = (content: Content | undefined): [string, string][] =>
  typeof content === "object" ? [...content].sort(([a], [b]) => (a < b ? -1 : 1)) : [];

export const workers: Readonly<Record<string, WorkerFunction>> = {
  Split(inputs) {
    const words = text(inputs.get("text")).split(" ");
    const parts = words.map((word, index): [string, string] => [`${index}`.padStart(3, "0"), word]);
    return { count: `${parts.length}\n`, parts: new Map(parts) };
  },
  Mark(inputs, index) {
    const marked = `<${index}:${text(inputs.get("text"))}>`;
    return { marked, size: `${marked.length}\r\n` };
  },
  Say: (inputs, index) => ({ said: `${index}"${text(inputs.get("word"))}"\n\n` }),
  Double: (inputs) => ({ twice: String(Number(text(inputs.get("n"))) * 2) }),
  Join: (inputs) => ({
    whole: texts(inputs.get("all"))
      .map(([name, content]) => `${name}=${content};`)
      .join("\n"),
  }),
  Copy: (inputs) => ({
    copy: new Map(texts(inputs.get("tree")).map(([name, content]) => [`c-${name}`, `${content}.`])),
  }),
  Wrap: (inputs) => ({ object: `${JSON.stringify({ text: text(inputs.get("text")) })}\n` }),
  Pass: (inputs, index) => ({ passed: `${text(inputs.get("object"))}${index}` }),
};

/** The texts in a folder, by their paths in it. Links count as what they lead to. */
export function textsBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** What is at a path: the text of a file, or those in a folder. */
export function readContent(path: string): Content {
  if (!statSync(path).isDirectory()) return readFileSync(path, "utf8");
  return new Map(Object.entries(textsBelow(path)));
}

/** Writes a content to a path: a file, or a folder of files. */
export function writeContent(path: string, content: Content): void {
  if (typeof content === "string") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return;
  }
  mkdirSync(path, { recursive: true });
  for (const [name, text] of content) writeContent(join(path, name), text);
}
