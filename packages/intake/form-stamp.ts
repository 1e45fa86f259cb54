import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** The shortest time in which a person reads and fills a form, in milliseconds. */
export const quickestPerson = 2_000;

/** In milliseconds: an older stamp says nothing any more. */
export const oldestStamp = 24 * 60 * 60 * 1000;

const pattern = /^(([\da-z]{8,9})\.[\w-]{16}\.([\w-]{8}))\.([\w-]{22})$/;

/** What a stamp tells about the form that came with it. */
type Stamped =
  /** Nothing: it's missing, old or of another key. */
  | { kind: "unknown" }
  | { kind: "person"; at: number }
  | { kind: "too fast"; at: number }
  | { kind: "forged" };

/** Signs the time at which a page with a form is sent. */
export type Stamps = {
  /**
   * A new stamp, unlike every other: it's also the idempotency key of a form without JavaScript.
   *
   * @param at the time that it states, in milliseconds since 1970; now without it
   */
  make: (at?: number) => string;
  read: (stamp: unknown) => Stamped;
};

/**
 * Stamps are `<time>.<nonce>.<key id>.<signature>`. Those of another key are unknown, not forged: a
 * page may have been sent before the server started again with a new key.
 *
 * @param key signs them; servers that share it know one another's
 */
export function stampsOf(key: Buffer = randomBytes(32), now: () => number = Date.now): Stamps {
  const keyId = createHash("sha256").update("id").update(key).digest("base64url").slice(0, 8);
  const sign = (text: string) =>
    createHmac("sha256", key).update(text).digest("base64url").slice(0, 22);

  return {
    make(at = now()) {
      const text = [at.toString(36), randomBytes(12).toString("base64url"), keyId].join(".");
      return `${text}.${sign(text)}`;
    },
    read(stamp) {
      const [, text = "", time = "", id = "", signature = ""] =
        typeof stamp === "string" ? (pattern.exec(stamp) ?? []) : [];
      if (id !== keyId) return { kind: "unknown" };
      if (!timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature))) {
        return { kind: "forged" };
      }
      const at = Number.parseInt(time, 36);
      const age = now() - at;
      if (age > oldestStamp) return { kind: "unknown" };
      // Below 0, the clock was set back, and nobody knows how long it took.
      return { kind: age >= 0 && age < quickestPerson ? "too fast" : "person", at };
    },
  };
}
