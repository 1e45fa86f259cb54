import type { Storage } from "@yno/intake/storage";
import { expect } from "vitest";

/** More than get their keys in one transaction. */
const count = 600;

/** Two spellings of one address, as they were typed. */
const spellings = ["Ada@Bu\u0308cher.example", "ada@XN--BCHER-KVA.example"];

/**
 * A statement that writes submissions as servers did before addresses had keys: with the address and
 * the texts in small letters.
 *
 * @param table of submissions
 * @param batch begins the receipt numbers
 */
export function olderRows(table: string, batch: string): string {
  const others = Array.from({ length: count }, (_, at) => `Visitor-${at}@h\u00e4fen.example`);
  const rows = [...others, ...spellings].map((typed, at) => {
    const email = typed.toLowerCase();
    const fields = JSON.stringify({ email: typed });
    return `('${batch}-${at}', 'subscribe', '${fields}', '${email}', '${email}', '${batch}-${at}', 1, 'accepted')`;
  });
  return `INSERT INTO ${table} (id, form, fields, typed, email, digest, received_at, state)
    VALUES ${rows.join(", ")}`;
}

/** Finds and erases what `olderRows` wrote, by other spellings. */
export async function expectKeys(storage: Storage): Promise<void> {
  for (const text of ["ada@b\u00fccher.example", "B\u00dcCHER", "a@xn--bcher-kva"]) {
    const found = await storage.list({ text, limit: 10, offset: 0 });
    expect(found.map(({ fields }) => String(fields.email)).sort(), text).toEqual(spellings);
  }
  expect(await storage.erase("ADA@b\u00fccher.example")).toMatchObject({ submissions: 2 });
  for (let at = 0; at < count; at += 100) {
    expect(await storage.erase(`visitor-${at}@H\u00c4FEN.example.`)).toMatchObject({
      submissions: 1,
    });
  }
  expect(await storage.list({ limit: count, offset: 0 })).toHaveLength(count - count / 100);
}
