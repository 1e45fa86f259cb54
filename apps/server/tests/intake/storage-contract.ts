import type { NewSubmission, Storage } from "@yno/intake/storage";
import fc from "fast-check";
import { expect, test } from "vitest";

let count = 0;

/** A submission that differs from every other. */
export function submission(given: Partial<NewSubmission> = {}): NewSubmission {
  count += 1;
  return {
    id: `R-${count}`,
    form: "subscribe",
    fields: { email: "ada@harbour.example" },
    email: "ada@harbour.example",
    receivedAt: 1_000,
    state: "accepted",
    key: `key ${count}`,
    digest: `digest ${count}`,
    channels: ["webhook"],
    ...given,
  };
}

const day = 24 * 60 * 60 * 1000;

/**
 * What every storage must do, as tests.
 *
 * @param open gives an empty one; whoever opens it closes it
 */
export function storageContract(open: () => Promise<Storage>): void {
  test("for any order of keys and contents, what is kept is what a plain list keeps", async () => {
    const sent = fc.record({
      key: fc.constantFrom("a", "b", "c"),
      digest: fc.constantFrom("x", "y"),
      after: fc.constantFrom(0, 1, day),
    });
    // One for all runs, because making a database takes longer than a run.
    const storage = await open();
    const held = async () => {
      const listed = await storage.list({ limit: 10_000, offset: 0 });
      const { deliveries } = await storage.stats();
      return { ids: listed.map(({ id }) => id).sort(), due: deliveries.due };
    };
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { maxLength: 12 }), async (requests) => {
        run += 1;
        const before = await held();
        const kept: { id: string; digest: string; receivedAt: number }[] = [];
        const keys = new Map<string, { id: string; digest: string }>();
        let now = 10 * day;
        for (const { key, digest, after } of requests) {
          now += after;
          const own = { key: `${run} ${key}`, digest: `${run} ${digest}` };
          const given = submission({ ...own, receivedAt: now });
          const known = keys.get(key);
          const recent = kept.find((each) => each.digest === digest && each.receivedAt > now - day);
          const same = known ? kept.find(({ id }) => id === known.id) : recent;
          const answer = await storage.accept(given);
          if (known && known.digest !== digest) expect(answer).toEqual({ kind: "other content" });
          else if (same) {
            expect(answer).toEqual({ kind: "repeated", id: same.id, receivedAt: now });
            keys.set(key, { id: same.id, digest });
          } else {
            expect(answer).toEqual({ kind: "kept", id: given.id, receivedAt: now });
            kept.push({ id: given.id, digest, receivedAt: now });
            keys.set(key, { id: given.id, digest });
          }
        }
        expect(await held()).toEqual({
          ids: [...before.ids, ...kept.map(({ id }) => id)].sort(),
          due: before.due + kept.length,
        });
      }),
      { numRuns: 30 },
    );
  });

  test("a storage that is closed again, also while it closes, has nothing left to do", async () => {
    const storage = await open();
    await Promise.all([storage.close(), storage.close()]);
    await storage.close();
    await expect(storage.check()).rejects.toThrow();
  });

  test("a delivery that was taken is nobody else's until its lease ends", async () => {
    const storage = await open();
    await storage.accept(submission());
    expect(await storage.takeDue(999, 2_000, 10)).toEqual([]);
    const [taken] = await storage.takeDue(1_000, 2_000, 10);
    expect(taken).toMatchObject({ channel: "webhook", attempts: 0 });
    expect(await storage.takeDue(1_999, 3_000, 10)).toEqual([]);
    expect(await storage.takeDue(2_000, 3_000, 10)).toHaveLength(1);
  });

  test("deliveries are taken of the channels that are asked for", async () => {
    const storage = await open();
    await storage.accept({ ...submission(), channels: ["mail", "webhook", "confirmation"] });
    const taken = await storage.takeDue(1e12, 2e12, 10, ["mail", "confirmation"]);
    expect(taken.map(({ channel }) => channel).sort()).toEqual(["confirmation", "mail"]);
    expect(await storage.takeDue(1e12, 2e12, 10, ["webhook"])).toHaveLength(1);
    expect(await storage.takeDue(1e12, 2e12, 10)).toEqual([]);
  });

  test("an attempt that failed comes again at its time, and a dead one only when it's replayed", async () => {
    const storage = await open();
    const given = submission();
    await storage.accept(given);
    const [first] = await storage.takeDue(1_000, 2_000, 1);
    await storage.settle(Number(first?.delivery), { kind: "again", at: 5_000, error: "Closed." });
    expect(await storage.takeDue(4_999, 9_000, 1)).toEqual([]);
    const [second] = await storage.takeDue(5_000, 9_000, 1);
    expect(second?.attempts).toBe(1);
    await storage.settle(Number(second?.delivery), { kind: "dead", error: "Gone." });
    expect(await storage.takeDue(1e12, 2e12, 1)).toEqual([]);
    expect(await storage.deliveriesOf(given.id)).toMatchObject([{ state: "dead", error: "Gone." }]);
    expect(await storage.replay("R-other", 6_000)).toBe(0);
    expect(await storage.replay(given.id, 6_000)).toBe(1);
    const [third] = await storage.takeDue(6_000, 9_000, 1);
    await storage.settle(Number(third?.delivery), { kind: "delivered" });
    expect((await storage.stats()).deliveries).toEqual({ due: 0, delivered: 1, dead: 0 });
  });

  test("what is in quarantine is delivered once it's released, and released once", async () => {
    const storage = await open();
    const given = submission({ state: "quarantined", channels: [] });
    await storage.accept(given);
    expect(await storage.takeDue(1e12, 2e12, 1)).toEqual([]);
    expect(await storage.list({ state: "quarantined", limit: 10, offset: 0 })).toHaveLength(1);
    expect(await storage.release(given.id, ["mail"], 7_000)).toBe(true);
    expect(await storage.release(given.id, ["mail"], 7_000)).toBe(false);
    expect(await storage.takeDue(7_000, 9_000, 10)).toHaveLength(1);
  });

  test("a search finds text in any field literally, in any letters, and nothing else", async () => {
    const storage = await open();
    const texts = ['50 % of "all"', "a_b\\c", "line\nbreak", "ünïcode 😀"];
    for (const company of texts) {
      const fields = { email: "ada@harbour.example", company };
      await storage.accept(submission({ form: "investor-updates", fields }));
    }
    for (const text of texts) {
      const found = await storage.list({ text, limit: 10, offset: 0 });
      expect(found.map(({ fields }) => fields.company)).toEqual([text]);
    }
    expect(await storage.list({ text: "a%c", limit: 10, offset: 0 })).toEqual([]);
    expect(await storage.list({ text: "HARBOUR", limit: 10, offset: 0 })).toHaveLength(4);
    expect(await storage.list({ text: "ÜNÏCODE", limit: 10, offset: 0 })).toHaveLength(1);
    expect(await storage.list({ text: "company", limit: 10, offset: 0 })).toEqual([]);
  });

  test("an address is found and erased by any of its spellings, and stays as it was typed", async () => {
    const storage = await open();
    const spellings = ["Zo\u00eb@B\u00dcCHER.example", "<zoe\u0308@bu\u0308cher\u3002example>"];
    spellings.push("mailto:ZO\u00cb@xn--bcher-kva.example.", "\u200ezo\u00eb@b\u00fccher.example");
    const others = ["zoe@b\u00fccher.example", "zo\u00eb+news@b\u00fccher.example"];
    others.push("z.o\u00eb@b\u00fccher.example", "zo\u00eb@bucher.example");
    for (const asked of spellings) {
      for (const email of [...spellings, ...others]) {
        await storage.accept(submission({ email, fields: { email } }));
      }
      const found = await storage.list({ text: asked, limit: 10, offset: 0 });
      expect(found.map(({ fields }) => fields.email).sort()).toEqual(spellings.toSorted());
      expect(await storage.erase(asked)).toMatchObject({ submissions: spellings.length });
      for (const email of others) {
        expect(await storage.erase(email)).toMatchObject({ submissions: 1 });
      }
    }
  });

  test("a text with a null character is kept as it came, and found", async () => {
    const storage = await open();
    await storage.accept(submission({ fields: { company: "Harbour\0Bridge" } }));
    const [found] = await storage.list({ text: "bridge", limit: 10, offset: 0 });
    expect(found?.fields.company).toBe("Harbour\0Bridge");
  });

  test("a period that has ended removes what is delivered, and keeps what isn't", async () => {
    const storage = await open();
    const delivered = submission({ receivedAt: 1 });
    await storage.accept(delivered);
    const [due] = await storage.takeDue(1, 2, 1);
    await storage.settle(Number(due?.delivery), { kind: "delivered" });
    await storage.accept(submission({ receivedAt: 2 }));
    await storage.accept(submission({ receivedAt: 9, channels: [] }));
    expect(await storage.retain("support-request", 100, "all")).toBe(0);
    expect(await storage.retain("subscribe", 9, "delivered")).toBe(1);
    expect(await storage.get(delivered.id)).toBeNull();
  });

  test("`all` gives every submission, oldest first", async () => {
    const storage = await open();
    for (const receivedAt of [3, 1, 2]) await storage.accept(submission({ receivedAt }));
    const times: number[] = [];
    for await (const each of storage.all()) times.push(each.receivedAt);
    expect(times).toEqual([1, 2, 3]);
  });

  test("what a person sends isn't held back by the same from a program before", async () => {
    const storage = await open();
    const program = submission({ digest: "same", state: "quarantined", channels: [] });
    await storage.accept(program);
    const again = await storage.accept(submission({ digest: "same", channels: ["mail"] }));
    expect(again).toMatchObject({ kind: "repeated", id: program.id });
    expect(await storage.get(program.id)).toMatchObject({ state: "accepted" });
    expect(await storage.takeDue(1e12, 2e12, 9)).toHaveLength(1);
    await storage.accept(submission({ digest: "same", channels: ["mail"] }));
    expect(await storage.deliveriesOf(program.id)).toHaveLength(1);
  });

  test("what is dead and what is in quarantine goes only where all of it is to go", async () => {
    const storage = await open();
    await storage.accept(submission({ receivedAt: 1 }));
    const [due] = await storage.takeDue(1, 2, 1);
    await storage.settle(Number(due?.delivery), { kind: "dead", error: "Gone." });
    await storage.accept(submission({ receivedAt: 1, state: "quarantined", channels: [] }));
    expect(await storage.retain("subscribe", 100, "delivered")).toBe(0);
    expect(await storage.retain("subscribe", 1, "all")).toBe(0);
    expect(await storage.retain("subscribe", 100, "all")).toBe(2);
    expect(await storage.stats()).toMatchObject({ deliveries: { dead: 0 } });
  });
}
