import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { csvRow } from "./csv.ts";
import { type FormName, formNames } from "./forms.ts";
import { InboxUsageError, inboxUsage, runInbox } from "./inbox.ts";
import type { Senders } from "./intake.ts";
import { openSqlite } from "./sqlite-storage.ts";

const day = 24 * 60 * 60 * 1000;
const senders: Senders = () => ({ webhook: async () => ({ kind: "delivered" }) });

async function inbox() {
  const storage = openSqlite(":memory:");
  onTestFinished(() => storage.close());
  const keep = (id: string, more: object = {}) =>
    storage.accept({
      ...{ id, form: "subscribe", email: "ada@harbour.example", receivedAt: 0 },
      ...{ fields: { email: "ada@harbour.example" }, state: "accepted", channels: [] },
      ...{ key: id, digest: id },
      ...more,
    });
  await keep("AAAA");
  await keep("BBBB", { state: "quarantined", receivedAt: 50 * day, email: "grace@cobol.example" });
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const code = await runInbox(args, { storage, senders, print, now: () => 100 * day });
    return { code, lines };
  };
  return { run, storage };
}

test("list, search and show find what is there, as text and as JSON", async () => {
  const { run } = await inbox();
  expect((await run("list")).lines.map((line) => line.slice(0, 4))).toEqual(["BBBB", "AAAA"]);
  expect((await run("list", "--quarantined")).lines).toHaveLength(1);
  expect((await run("list", "--form", "investor-deck")).lines).toEqual(["There are none."]);
  expect((await run("search", "harbour", "--limit", "1")).lines).toHaveLength(1);
  const { lines } = await run("show", "AAAA", "--json");
  expect(JSON.parse(String(lines))).toMatchObject({ id: "AAAA", deliveries: [] });
  expect(await run("show", "CCCC")).toMatchObject({ code: 1, lines: [/^No submission/] });
});

test("what is released is delivered, and only once", async () => {
  const { run, storage } = await inbox();
  expect((await run("release", "BBBB")).code).toBe(0);
  expect((await run("release", "BBBB")).code).toBe(1);
  expect(await storage.takeDue(100 * day, 101 * day, 9)).toHaveLength(1);
});

test("what can't be delivered anywhere isn't released", async () => {
  const { storage } = await inbox();
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(await runInbox(["release", "BBBB"], { storage, senders: () => ({}), print })).toBe(1);
  expect(lines[0]).toMatch(/no email and no webhook/);
  expect(await storage.get("BBBB")).toMatchObject({ state: "quarantined" });
});

test("what a visitor typed can't move the cursor or look like another line", async () => {
  const { run, storage } = await inbox();
  await storage.accept({
    ...{
      id: "CCCC",
      form: "subscribe",
      email: "a@b.co",
      receivedAt: 0,
      state: "accepted",
    },
    ...{ fields: { email: "\u001b[2Ka@b.co", text: "x\u001b]0;y\u0007\nwebhook: delivered" } },
    ...{ key: "CCCC", digest: "CCCC", channels: [] },
  });
  const { lines } = await run("show", "CCCC");
  const listed = (await run("list")).lines;
  for (const line of [...lines, ...listed])
    expect(line.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  expect(lines.join("\n")).not.toMatch(/^webhook/m);
});

test("erase, retain, replay and stats say what they did", async () => {
  const { run } = await inbox();
  expect((await run("erase", "--email", " Grace@cobol.example ")).lines[0]).toMatch(
    /^Removed of grace@cobol.example: 1 submission, 0 deliveries and 1 key\./,
  );
  expect((await run("retain", "--form", "subscribe", "--days", "101")).lines[0]).toMatch(/: 0 sub/);
  expect((await run("retain", "--form", "subscribe", "--days", "99")).lines[0]).toMatch(/: 1 sub/);
  expect((await run("replay")).lines).toEqual(["0 deliveries will be tried again."]);
  expect((await run("stats")).lines[0]).toBe("submissions: 0 accepted, 0 quarantined");
});

test("retain removes what is older than the period of its form, and no subscription", async () => {
  const { storage } = await inbox();
  const now = Date.UTC(2026, 10, 26);
  const received = (form: FormName, year: number, month: number, more: object = {}) => {
    const id = `${form} ${year}-${month}`;
    return storage.accept({
      ...{ id, form, email: "ada@harbour.example", fields: {}, state: "accepted", channels: [] },
      ...{ key: id, digest: id, receivedAt: Date.UTC(year, month - 1, 26) - 1 },
      ...more,
    });
  };
  await received("support-request", 2023, 11);
  await received("support-request", 2023, 12);
  await received("access-request", 2025, 11, { state: "quarantined" });
  await received("investor-deck", 2025, 11, { channels: ["webhook"] });
  await received("investor-deck", 2025, 12);
  await received("investor-updates", 2001, 1);
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(await runInbox(["retain"], { storage, senders, print, now: () => now })).toBe(0);
  expect(lines).toHaveLength(formNames.length);
  const left = await storage.list({ limit: 99, offset: 0 });
  expect(left.map(({ id }) => id).sort()).toEqual([
    ...["AAAA", "BBBB", "investor-deck 2025-12", "investor-updates 2001-1"],
    "support-request 2023-12",
  ]);
});

test("an export has every submission, and a backup can be opened", async () => {
  const { run } = await inbox();
  const { lines } = await run("export");
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(["AAAA", "BBBB"]);
  const csv = (await run("export", "--format", "csv")).lines;
  expect(csv[0]).toMatch(/^\ufeffreceipt,form,receivedAt,state,/);
  expect(csv).toHaveLength(3);
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "copy.db");
  await run("backup", file);
  const copy = openSqlite(file);
  onTestFinished(() => copy.close());
  expect(await copy.list({ limit: 9, offset: 0 })).toHaveLength(2);
});

test("a CSV begins with one byte order mark, unless it's left out, and NDJSON with none", async () => {
  const { run } = await inbox();
  const bytes = async (...args: string[]) =>
    Buffer.from((await run("export", ...args)).lines.join("\n")).toString("latin1");
  const marked = await bytes("--format", "csv");
  expect(marked).toMatch(/^\xef\xbb\xbfreceipt,/);
  expect(await bytes("--format", "csv", "--no-bom")).toBe(marked.slice(3));
  expect(marked.slice(3)).not.toContain("\xef\xbb\xbf");
  expect(await bytes("--form", "investor-deck", "--format", "csv")).toMatch(
    /^\xef\xbb\xbfreceipt,/,
  );
  expect(await bytes()).toMatch(/^\{/);
});

test("the help says what the byte order mark is for, and how to leave it out", () => {
  expect(inboxUsage).toMatch(/CSV begins with a byte order mark.*Excel.*--no-bom leaves it\s+out/s);
});

test.each([
  [[]],
  [["lists"]],
  [["show"]],
  [["list", "--form", "toString"]],
  [["list", "--limit", "0"]],
  [["list", "--limti", "1"]],
  [["list", "all", "of", "it"]],
  [["retain", "--form", "subscribe"]],
  [["retain", "--days", "1"]],
  [["retain", "all"]],
  [["export", "--format", "xml"]],
  [["export", "--no-bom"]],
  [["list", "--no-bom"]],
  [["list", "nonsense"]],
  [["replay", "--form", "subscribe"]],
  [["erase", "--email", "a@b.co", "--form", "subscribe"]],
])("%j is refused, and nothing is done", async (args) => {
  const { run } = await inbox();
  await expect(run(...args)).rejects.toThrow(InboxUsageError);
});

test("no cell of a CSV is a formula, and a plain reader gets every text back", () => {
  const text = fc.string({
    unit: fc.constantFrom(..."=+-@＝＠\0\u200b\t\r\n,\"a1 '"),
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
      const read = [...`${csvRow(cells)},`.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*)),/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      );
      expect(read).toHaveLength(cells.length);
      for (const [at, cell] of cells.entries()) {
        // Programs drop what isn't shown.
        expect(read[at]?.replace(/[\s\p{C}]/gu, "")).not.toMatch(/^[=+\-@＝＠]/);
        expect(read[at]).not.toMatch(/^\p{Cc}/u);
        expect([cell, `'${cell}`]).toContain(read[at]);
      }
    }),
  );
});
