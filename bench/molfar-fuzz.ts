// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
/**
 * Gives 100,000 made-up texts to `packages/molfar/`, and fails when one makes it throw, names a place
 * outside of the text, or takes longer than a second:
 * `node tools/run.mjs bench/molfar-fuzz.ts [--runs 100000] [--seed 1]`.
 */
import { parseArgs } from "node:util";
import { check } from "@yno/molfar";
import { describeEnvironment } from "@yno/molfar/environment";
import { invalidFiles, validFiles } from "@yno/molfar/internal/fixtures/samples";
import { seeded } from "@yno/molfar/internal/random/seeded";
import { writeJsonLabel, writeLabels } from "@yno/molfar/write-labels";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed);
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
  console.error("--runs takes a whole number from 1, --seed a whole number.");
  process.exit(1);
}

const slowestMs = 1000;

/** Building blocks of Dockerfiles and definitions, whole and in fragments. */
const pieces = [
  ...["FROM a\n", "FROM a AS b\n", "FROM b\n", "FROM ${A}\n", "LABEL ", "ENV A=", "ARG A\n"],
  ...["ONBUILD ", "RUN <<E\n", "E\n", "# escape=`\n", "\ufeff", "\u0000", "\u2028", "\ud83d"],
  ...["ai.yno.molfar.", "name=", "description=", "schema_version=v0.0.3 ", "tasks=", "shared="],
  ...["json_schema=", "'", '"', "\\", "\\\n", "`\n", "\n", "\r\n", "\r", "\t", " ", "#", "="],
  ...["$A", "$ref", "${A:-", "${A:+", "${A%", "${", "}", "$", "{", "[", "]", ",", ":", "[[[[[["],
  ...['{"$ref": "#/shared/parameters/a"}', '"name": "a"', '"direction": "input"', "null", "-1e9"],
  ...['"__proto__": ', '"task_type": "split"', '"task_type": "reduce"', '"from": "a.b"', "\\u00"],
];

const random = seeded(seed);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <Value>(list: readonly Value[]): Value | undefined => list[below(list.length)];

const fixtures = [...validFiles.values(), ...invalidFiles.values()];

const counts = new Map<string, number>();
let longest = { milliseconds: 0, text: "" };
const started = performance.now();
for (let run = 0; run < runs; run += 1) {
  const text = run % 2 === 0 ? generated() : spoilt(pick(fixtures) ?? "");
  const before = performance.now();
  try {
    examine(text);
  } catch (error) {
    console.error(`Run ${run} of seed ${seed} failed on ${JSON.stringify(text)}:`);
    console.error(error);
    process.exit(1);
  }
  const milliseconds = performance.now() - before;
  if (milliseconds > longest.milliseconds) longest = { milliseconds, text };
}
const seconds = (performance.now() - started) / 1000;

const found = [...counts].sort(([, a], [, b]) => b - a);
console.info(`${runs} texts of seed ${seed} in ${seconds.toFixed(1)} s, and none made it throw.`);
console.info(`The slowest took ${longest.milliseconds.toFixed(1)} ms.`);
console.info(found.map(([code, count]) => `${String(count).padStart(7)} ${code}`).join("\n"));
if (longest.milliseconds > slowestMs) {
  console.error(`One text took more than ${slowestMs} ms: ${JSON.stringify(longest.text)}`);
  process.exitCode = 1;
}

function examine(text: string): void {
  const { definition, findings } = check(text);
  const lines = text.split(/\r\n|\n|\r/);
  for (const { code, place } of findings) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    const line = lines[(place?.line ?? 1) - 1];
    if (line === undefined || (place?.column ?? 1) > line.length + 1) {
      throw new Error(`${code} names a place outside of the text.`);
    }
  }
  if (!definition) return;
  for (const task of definition.tasks) describeEnvironment(definition, task);
  if (findings.length > 0) return;
  counts.set("(no findings)", (counts.get("(no findings)") ?? 0) + 1);
  for (const label of [writeLabels(definition), writeJsonLabel(definition)]) {
    const again = check(`FROM scratch\n${label}`);
    if (again.findings.length > 0) throw new Error("Its labels are not as clean as itself.");
  }
}

/** Three of four begin an image, or few would get further than that. */
function generated(): string {
  const start = below(4) > 0 ? "FROM a\n" : "";
  return start + Array.from({ length: below(40) }, () => pick(pieces)).join("");
}

/** A text with up to four places changed. */
function spoilt(text: string): string {
  let result = text;
  for (let change = below(4); change >= 0; change -= 1) {
    const at = below(result.length + 1);
    const gone = pick([0, 0, 1, 1, 4, 20]) ?? 0;
    result = result.slice(0, at) + (pick(["", ...pieces]) ?? "") + result.slice(at + gone);
  }
  return result;
}
