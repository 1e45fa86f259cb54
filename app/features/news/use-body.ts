import { useEffect, useState } from "react";
import type { RichText } from "#content/schema/rich-text.ts";

export type BodyLoaders = Readonly<Record<number, () => Promise<RichText>>>;

/** Bodies that have arrived, while the document lives: Back and Forward show them at once. */
const arrived = new Map<number, RichText>();

/** Prefetches a body when its card gets the pointer or the focus. */
export function fetchBody(loaders: BodyLoaders, id: number): void {
  // Opening the article asks again and reports a failure.
  load(loaders, id).catch(() => undefined);
}

type Loading = { body: RichText | null; failed: boolean; again: () => void };

/** The body of an article: null until it has arrived. A failed attempt is not remembered for good. */
export function useBody(loaders: BodyLoaders, id: number): Loading {
  const [body, setBody] = useState<RichText | null>(() => arrived.get(id) ?? null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    load(loaders, id).then(
      (loaded) => !left && setBody(loaded),
      () => !left && setFailedAttempt(attempt),
    );
    return () => {
      left = true;
    };
  }, [loaders, id, attempt]);

  const failed = body === null && failedAttempt === attempt;
  return { body, failed, again: () => setAttempt((before) => before + 1) };
}

async function load(loaders: BodyLoaders, id: number): Promise<RichText> {
  const known = arrived.get(id) ?? (await loaders[id]?.());
  if (known === undefined) throw new Error(`No body belongs to article ${id}.`);
  arrived.set(id, known);
  return known;
}
