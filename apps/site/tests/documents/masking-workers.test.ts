import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteDocuments } from "./document-text.ts";

/** The workers of /docs/worker-contract, which promise the same bytes for any file of orders. */
const workers = [
  { file: "mask.ts", words: [process.execPath, "mask.ts"] },
  { file: "mask.py", words: ["python3", "mask.py"] },
].filter(
  ({ words: [program = ""] }) =>
    spawnSync(program, ["-c", ""], { stdio: "ignore" }).error === undefined,
);
const salt = "only-for-tests";
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "workers-"));
  const fences = siteDocuments().flatMap((document) => document.fences);
  for (const { file } of workers) {
    const fence = fences.find(({ meta }) => meta.includes(`title="${file}"`));
    writeFileSync(join(folder, file), `${fence?.code ?? ""}\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

type Field = { value: string; quoted: boolean };
type Table = { rows: Field[][]; lineBreak: string; mark: boolean; final: boolean };

test.runIf(process.env.CI === "true")("there are two workers to run", () => {
  expect(workers.map(({ file }) => file)).toEqual(["mask.ts", "mask.py"]);
});

test("both workers write the same bytes as a naive reference, for any CSV", () => {
  fc.assert(
    fc.property(tables(), fc.constantFrom("12", "12.0", "1", "64.00"), (table, length) => {
      const expected = masked(table, Number(length));
      for (const { words } of workers) expect(run(words, written(table), length)).toEqual(expected);
    }),
    { numRuns: 8 },
  );
});

test("a long field and a long row pass through both", () => {
  const long: Table = {
    rows: [
      [plain("order"), plain("customer")],
      [plain("1"), { value: `${"a,".repeat(5_000)}"\n`, quoted: true }, plain("x".repeat(50_000))],
    ],
    ...{ lineBreak: "\n", mark: false, final: true },
  };
  for (const { words } of workers) {
    expect(run(words, written(long), "12")).toEqual(masked(long, 12));
  }
});

describe.each(workers)("$file", ({ words }) => {
  test.each([
    ["a quote inside a plain field", 'order,customer\n1,T"an\n'],
    ["a quote that isn't closed", 'order,customer\n1,"Tan\n'],
    ["text after a closing quote", 'order,customer\n1,"Tan"x\n'],
    ["a carriage return that ends no line", "order,customer\n1,Tan\r"],
  ])("refuses %s with a sentence", (_, csv) => {
    expect(run(words, csv, "12")).toMatch(/orders\.csv isn't valid CSV in row \d+\./);
  });

  test.each(["0", "65", "2.5"])("refuses a pseudonym of %s characters", (length) => {
    expect(run(words, "order,customer\n", length)).toContain("a whole number from 1 to 64.");
  });
});

function plain(value: string): Field {
  return { value, quoted: false };
}

function tables(): fc.Arbitrary<Table> {
  const piece = fc.constantFrom(
    "Tan",
    "Lim",
    ",",
    '"',
    "\n",
    "\r\n",
    "\u2028",
    "é",
    " ",
    "$(id)",
    "'",
  );
  const field = fc.record({
    value: fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join("")),
    quoted: fc.boolean(),
  });
  return fc.record({
    rows: fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
    lineBreak: fc.constantFrom("\n", "\r\n"),
    mark: fc.boolean(),
    final: fc.boolean(),
  });
}

/** A row of one empty field is an empty line, which doesn't count as a row at the end of a file. */
function written({ rows, lineBreak, mark, final }: Table): string {
  const lines = rows.map((row) => row.map(fieldText).join(","));
  return (mark ? "\uFEFF" : "") + lines.join(lineBreak) + (final ? lineBreak : "");
}

function fieldText({ value, quoted }: Field): string {
  return quoted || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function masked(table: Table, length: number) {
  const customers = new Set<string>();
  const rows = table.rows.map((row, index) =>
    row.map((field, column): Field => {
      if (index === 0 || column !== 1) return field;
      customers.add(field.value);
      const digest = createHash("sha256").update(`${salt}:${field.value}`).digest("hex");
      return plain(digest.slice(0, length));
    }),
  );
  return { masked: written({ ...table, rows }), customers: String(customers.size) };
}

/** A worker's output, or its standard error when it fails. */
function run([program = "", ...args]: readonly string[], csv: string, length: string) {
  const output = join(folder, "out");
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output);
  writeFileSync(join(folder, "orders.csv"), csv);
  writeFileSync(join(folder, "value"), length);
  const { status, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      PSEUDONYM_LENGTH_PATH: join(folder, "value"),
      ORDERS_PATH: join(folder, "orders.csv"),
      MASK_SALT: salt,
      MOLFAR_PIPELINE_ID: "local-pipeline",
      OUTPUT_PATH: output,
    },
  });
  if (status !== 0) return stderr;
  return {
    masked: readFileSync(join(output, "masked.csv"), "utf8"),
    customers: readFileSync(join(output, "customers"), "utf8"),
  };
}
