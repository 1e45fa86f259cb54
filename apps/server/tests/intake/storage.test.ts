import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { openStorage } from "@yno/intake/open-storage";
import type { Storage } from "@yno/intake/storage";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { expectKeys, olderRows } from "./older-rows.ts";
import { storageContract, submission } from "./storage-contract.ts";

const folders: string[] = [];
const opened: Storage[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "intake-"));
  folders.push(made);
  return made;
}

async function memory(): Promise<Storage> {
  const storage = await openStorage(":memory:");
  opened.push(storage);
  return storage;
}

afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

storageContract(memory);

test("after an address is erased, its bytes are nowhere in the folder", async () => {
  const made = folder();
  const storage = await openStorage(join(made, "intake.db"));
  opened.push(storage);
  const bytes = () =>
    readdirSync(made)
      .map((name) => readFileSync(join(made, name), "latin1"))
      .join("");
  const mine = { fields: { email: "Grace@Cobol.example" }, email: "grace@cobol.example" };
  for (let each = 0; each < 50; each++) await storage.accept(submission(mine));
  await storage.accept(submission());
  const [due] = await storage.takeDue(1_000, 2_000, 1);
  await storage.settle(Number(due?.delivery), {
    kind: "dead",
    error: "grace@cobol.example bounced",
  });
  expect(bytes()).toMatch(/grace@cobol/i);
  expect(await storage.erase("grace@cobol.example")).toEqual({
    submissions: 50,
    deliveries: 50,
    keys: 50,
  });
  expect(bytes()).not.toMatch(/cobol/i);
  expect(bytes()).toContain("ada@harbour.example");
});

test("a backup over the database itself is refused", async () => {
  const file = join(folder(), "intake.db");
  const storage = await openStorage(file);
  opened.push(storage);
  await expect(storage.backup(file)).rejects.toThrow("the database itself");
});

test.each(["file:copy.db", ":memory:"])(
  "a backup named %j is a file of that name",
  async (name) => {
    const made = folder();
    vi.spyOn(process, "cwd").mockReturnValue(made);
    onTestFinished(() => void vi.restoreAllMocks());
    await (await memory()).backup(name);
    expect(statSync(join(made, name)).size).toBeGreaterThan(0);
  },
);

test("a backup made while others write holds everything up to then", async () => {
  const made = folder();
  const storage = await openStorage(join(made, "intake.db"));
  opened.push(storage);
  const given = submission();
  await storage.accept(given);
  await storage.backup(join(made, "copy.db"));
  await storage.accept(submission());
  const copy = await openStorage(join(made, "copy.db"));
  opened.push(copy);
  expect((await copy.list({ limit: 10, offset: 0 })).map(({ id }) => id)).toEqual([given.id]);
});

test("after a stop the file alone holds everything", async () => {
  const made = folder();
  const storage = await openStorage(join(made, "intake.db"));
  const given = submission();
  await storage.accept(given);
  await storage.close();
  copyFileSync(join(made, "intake.db"), join(made, "copy.db"));
  const copy = await openStorage(join(made, "copy.db"));
  opened.push(copy);
  expect(await copy.list({ limit: 10, offset: 0 })).toMatchObject([{ id: given.id }]);
});

test("a backup ends while another program goes on writing", async ({ signal }) => {
  const made = folder();
  const file = join(made, "intake.db");
  const storage = await openStorage(file);
  opened.push(storage);
  // Many pages: a copy of a few is made in one step.
  for (let each = 0; each < 50; each++) {
    await storage.accept(submission({ fields: { email: "a@b.c", subject: "x".repeat(60_000) } }));
  }
  const other = new DatabaseSync(file);
  other.exec("CREATE TABLE other (a)");
  let isDone = false;
  const copied = storage.backup(join(made, "copy.db")).finally(() => (isDone = true));
  // Until the test's own limit: how many writes a disk takes meanwhile says nothing.
  while (!isDone && !signal.aborted) {
    other.exec("INSERT INTO other VALUES (1)");
    await setImmediate();
  }
  other.close();
  await copied;
}, 30_000);

test("a database of a newer server, and a file that isn't one, are refused in a sentence", async () => {
  const made = folder();
  const newer = join(made, "newer.db");
  const database = new DatabaseSync(newer);
  database.exec("PRAGMA user_version = 99");
  database.close();
  await expect(openStorage(newer)).rejects.toThrow(
    /was written by a newer version of this server \(99/,
  );
  await expect(openStorage(made)).rejects.toThrow(/can't be opened .*: check that INTAKE_DATABASE/);
});

/** An address of PostgreSQL where something else takes the connections. */
async function insteadOfPostgres(take: (socket: Socket) => void): Promise<string> {
  const server = createServer(take).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `postgres://forms@127.0.0.1:${port}/forms`;
}

test("a PostgreSQL behind a proxy that closes each connection is refused in a sentence", async () => {
  let connections = 0;
  const address = await insteadOfPostgres((socket) => {
    connections += 1;
    socket.end();
  });
  await expect(openStorage(address)).rejects.toThrow(
    /can't be opened \(the connection was closed at once\)/,
  );
  expect(connections).toBe(1);
});

/** A message of PostgreSQL's protocol, at most 123 characters long. */
function pgMessage(type: string, body: string): string {
  return `${type}\0\0\0${String.fromCharCode(4 + body.length)}${body}`;
}

/** The account may connect, and a statement may come. */
const accepted = pgMessage("R", "\0\0\0\0") + pgMessage("Z", "I");
const begun = pgMessage("C", "BEGIN\0") + pgMessage("Z", "T");

// In both cases the driver would throw an error that no caller can catch.
test.each<[string, (socket: Socket) => void]>([
  ["at its first statement", (socket) => socket.end(pgMessage("E", "C57P01\0\0"))],
  [
    "within a transaction",
    (socket) => {
      socket.write(begun);
      socket.once("data", () => socket.end());
    },
  ],
])("a PostgreSQL that ends a connection %s is refused in a sentence", async (_, answer) => {
  const address = await insteadOfPostgres((socket) => {
    socket.once("data", () => {
      socket.write(accepted);
      socket.once("data", () => answer(socket));
    });
  });
  await expect(openStorage(address)).rejects.toThrow(/can't be opened .*CONNECTION_CLOSED/);
});

test("what was kept before searches had a column is found", async () => {
  const file = join(folder(), "intake.db");
  const storage = await openStorage(file);
  await storage.accept(submission({ fields: { company: 'The "ÜNÏCODE"', agreed: true } }));
  await storage.close();
  const database = new DatabaseSync(file);
  database.exec(`DROP INDEX submissions_without_key; ALTER TABLE submissions DROP COLUMN keyed;
    ALTER TABLE submissions DROP COLUMN typed; DROP INDEX submissions_by_state;
    DROP INDEX deliveries_by_state; PRAGMA user_version = 1`);
  database.close();
  const reopened = await openStorage(file);
  opened.push(reopened);
  const find = (text: string) => reopened.list({ text, limit: 10, offset: 0 });
  expect(await find('"ünïcode"')).toHaveLength(1);
  expect(await find("company")).toEqual([]);
});

test("what was kept before addresses had keys is found and erased by other spellings", async () => {
  const file = join(folder(), "intake.db");
  await (await openStorage(file)).close();
  const database = new DatabaseSync(file);
  database.exec(`DROP INDEX submissions_without_key; ALTER TABLE submissions DROP COLUMN keyed;
    PRAGMA user_version = 3; ${olderRows("submissions", "before")}`);
  database.close();
  const storage = await openStorage(file);
  opened.push(storage);
  await expectKeys(storage);
});

test("what an older server has kept meanwhile is found and erased by other spellings too", async () => {
  const file = join(folder(), "intake.db");
  await (await openStorage(file)).close();
  const database = new DatabaseSync(file);
  database.exec(olderRows("submissions", "meanwhile"));
  database.close();
  const storage = await openStorage(file);
  opened.push(storage);
  await expectKeys(storage);
});

test("a submission to a form that the site doesn't have any more is listed, and due", async () => {
  const file = join(folder(), "intake.db");
  const storage = await openStorage(file);
  opened.push(storage);
  await storage.accept(submission());
  await storage.accept(submission());
  const other = new DatabaseSync(file);
  other.exec("UPDATE submissions SET form = 'old-form' WHERE rowid = 1");
  other.close();
  const listed = await storage.list({ limit: 10, offset: 0 });
  expect(listed.map(({ form }) => form)).toEqual(["subscribe", "old-form"]);
  const due = await storage.takeDue(1_000, 2_000, 10);
  expect(due.map((each) => each.submission.form)).toEqual(["old-form", "subscribe"]);
});

test("a look at its health leaves the version of a newer server", async () => {
  const file = join(folder(), "intake.db");
  const storage = await openStorage(file);
  opened.push(storage);
  const other = new DatabaseSync(file);
  other.exec("PRAGMA user_version = 99");
  await storage.check();
  expect(other.prepare("PRAGMA user_version").get()).toEqual({ user_version: 99 });
  other.close();
});

test("a database that was removed while it's open takes nothing more", async () => {
  const made = folder();
  const file = join(made, "intake.db");
  const storage = await openStorage(file);
  opened.push(storage);
  await storage.accept(submission());
  rmSync(file);
  await expect(storage.accept(submission())).rejects.toThrow(/removed or replaced/);
  await expect(storage.check()).rejects.toThrow(/removed or replaced/);
});

test("nobody else can read the files", async () => {
  const made = folder();
  const storage = await openStorage(join(made, "intake.db"));
  opened.push(storage);
  await storage.accept(submission());
  await storage.backup(join(made, "copy.db"));
  for (const name of readdirSync(made)) {
    expect(statSync(join(made, name)).mode & 0o077, name).toBe(0);
  }
});

test("a backup that can't be written leaves nothing, and the next one keeps the rights of the last", async () => {
  const made = folder();
  const storage = await openStorage(join(made, "intake.db"));
  opened.push(storage);
  const copies = join(made, "copies");
  mkdirSync(copies);
  await expect(storage.backup(copies)).rejects.toThrow(/can't be written .+: check its folder/);
  expect(readdirSync(made).filter((name) => name.includes("copies"))).toEqual(["copies"]);
  const copy = join(copies, "copy.db");
  await storage.backup(copy);
  chmodSync(copy, 0o640);
  await storage.accept(submission());
  await storage.backup(copy);
  expect(statSync(copy).mode & 0o777).toBe(0o640);
  expect(readdirSync(copies)).toEqual(["copy.db"]);
});

test("erasing says so when another reader keeps the bytes", async () => {
  const made = folder();
  const file = join(made, "intake.db");
  const storage = await openStorage(file);
  opened.push(storage);
  await storage.accept(submission({ email: "grace@cobol.example" }));
  const other = new DatabaseSync(file);
  const rows = other.prepare("SELECT * FROM submissions").iterate();
  rows.next();
  await expect(storage.erase("grace@cobol.example")).rejects.toThrow(/then erase again/);
  rows.return?.();
  other.close();
  expect(await storage.erase("grace@cobol.example")).toMatchObject({ submissions: 0 });
});

test("erasing says so too when another process has begun to write", async () => {
  const file = join(folder(), "intake.db");
  const storage = await openStorage(file);
  opened.push(storage);
  await storage.accept(submission({ email: "grace@cobol.example" }));
  const other = new DatabaseSync(file);
  const erased = storage.erase("grace@cobol.example");
  other.exec("BEGIN IMMEDIATE");
  await expect(erased).rejects.toThrow(/then erase again/);
  other.close();
});

test("while another process writes, a write waits and everything else goes on", async () => {
  const file = join(folder(), "intake.db");
  const storage = await openStorage(file);
  opened.push(storage);
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  let accepted = false;
  const waiting = storage.accept(submission()).then(() => {
    accepted = true;
  });
  expect(await storage.list({ limit: 1, offset: 0 })).toEqual([]);
  expect(accepted).toBe(false);
  other.exec("COMMIT");
  other.close();
  await waiting;
  expect(accepted).toBe(true);
});
