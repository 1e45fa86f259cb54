import { openStorage } from "@yno/intake/open-storage";
import type { Storage } from "@yno/intake/storage";
import { rateLimit } from "@yno/server/rate-limit";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { expectKeys, olderRows } from "../../intake/older-rows.ts";
import { storageContract, submission } from "../../intake/storage-contract.ts";
import { testKills } from "../../intake-server.ts";
import { type Cluster, startCluster } from "../cluster.ts";

let cluster: Cluster;
const opened: Storage[] = [];

beforeAll(async () => {
  cluster = await startCluster();
});

afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
});

afterAll(() => cluster.stop());

async function open(address = cluster.newDatabase()): Promise<Storage> {
  const storage = await openStorage(address);
  opened.push(storage);
  return storage;
}

storageContract(open);

test("what was kept before searches had a column is found", async () => {
  const address = cluster.newDatabase();
  const storage = await open(address);
  await storage.accept(submission({ fields: { company: 'The "Harbour"', agreed: true } }));
  await storage.accept(submission({ fields: { company: "Harbour\0Bridge" } }));
  cluster.execute(address, "ALTER TABLE intake_submissions DROP COLUMN typed, DROP COLUMN keyed");
  cluster.execute(address, "DROP TABLE intake_rates");
  cluster.execute(address, "UPDATE intake_version SET version = 2");
  const reopened = await open(address);
  const find = (text: string) => reopened.list({ text, limit: 10, offset: 0 });
  expect(await find('"harbour"')).toHaveLength(1);
  expect(await find("bridge")).toHaveLength(1);
  expect(await find("agreed")).toEqual([]);
});

test("what was kept before addresses had keys is found and erased by other spellings", async () => {
  const address = cluster.newDatabase();
  await open(address);
  cluster.execute(address, "ALTER TABLE intake_submissions DROP COLUMN keyed");
  cluster.execute(address, "UPDATE intake_version SET version = 4");
  cluster.execute(address, olderRows("intake_submissions", "before"));
  await expectKeys(await open(address));
});

test("what an older server has kept meanwhile is found and erased by other spellings too", async () => {
  const address = cluster.newDatabase();
  await open(address);
  cluster.execute(address, olderRows("intake_submissions", "meanwhile"));
  const servers = await Promise.all([open(address), open(address)]);
  await expectKeys(servers[0]);
});

test("servers with one database count a network's requests together, as one server would", async () => {
  const address = cluster.newDatabase();
  const servers = [await open(address), await open(address)];
  const rates = { burst: 2, perSecond: 0.2, clients: 100 };
  const request = fc.record({
    client: fc.constantFrom("one", "other"),
    server: fc.constantFrom(0, 1),
    after: fc.constantFrom(0, 0, 2_500, 5_000, 12_500),
  });
  let now = 1e12;
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 20, maxLength: 20 }), async (requests) => {
      now += 1e6;
      const alone = rateLimit(rates, () => now);
      for (const { client, server, after } of requests) {
        now += after;
        await servers[server]?.rates?.forget(now);
        const wait = await servers[server]?.rates?.consume(client, rates, now);
        expect(wait).toBe(alone.take(client));
      }
    }),
    { numRuns: 30 },
  );
});

test("two servers with one database keep one submission and take each delivery once", async () => {
  const address = cluster.newDatabase();
  const [one, other] = await Promise.all([open(address), open(address)]);
  const sent = Array.from({ length: 200 }, (_, at) => submission({ digest: `content ${at % 50}` }));
  const answers = await Promise.all(
    sent.map((each, at) => (at % 2 === 0 ? one : other).accept(each)),
  );
  expect(answers.filter(({ kind }) => kind === "kept")).toHaveLength(50);
  expect(answers.filter(({ kind }) => kind === "repeated")).toHaveLength(150);
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).takeDue(1e6, 2e6, 4)),
  );
  const deliveries = taken.flat().map(({ delivery }) => delivery);
  expect(new Set(deliveries).size).toBe(50);
  expect(deliveries).toHaveLength(50);
});

testKills(() => cluster.newDatabase());

test("a dump of the whole database brings back submissions, their keys and their deliveries", async () => {
  const address = cluster.newDatabase();
  const given = submission();
  await (await open(address)).accept(given);
  const copy = await open(cluster.restored(address));
  expect(await copy.accept(given)).toMatchObject({ kind: "repeated", id: given.id });
  expect(await copy.accept({ ...given, digest: "other" })).toEqual({ kind: "other content" });
  expect(await copy.takeDue(1e13, 2e13, 9)).toHaveLength(given.channels.length);
});

test("what is erased is in no row, and other rows stay", async () => {
  const storage = await open();
  await storage.accept(submission({ email: "grace@cobol.example" }));
  await storage.accept(submission());
  expect(await storage.erase("grace@cobol.example")).toMatchObject({ submissions: 1, keys: 1 });
  expect(await storage.list({ limit: 9, offset: 0 })).toHaveLength(1);
});

test("a database that can't be reached is refused in a sentence without its password", async () => {
  const failed = openStorage("postgres://forms:hunter2@127.0.0.1:1/forms");
  await expect(failed).rejects.toThrow(/can't be opened .*: check that PostgreSQL runs there/);
  await expect(failed).rejects.not.toThrow("hunter2");
});

test("a database of a newer server is refused in a sentence, and keeps its version", async () => {
  const address = cluster.newDatabase();
  await open(address);
  cluster.execute(address, "UPDATE intake_version SET version = 99");
  for (const _ of ["once", "again"]) {
    await expect(openStorage(address)).rejects.toThrow(/a newer version of this server \(99,/);
  }
});
