import { useEffect, useState } from "react";
import type { AuditEntry } from "./audit.ts";
import { canVerify } from "./seal.ts";
import { type Verdict, verify } from "./verify.ts";

type Verification = {
  /** Null until the hashes have been computed. */
  verdict: Verdict | null;
  /** False where the browser computes no hashes, such as on a page without HTTPS. */
  isPossible: boolean;
  again: () => void;
};

/** Verifies an audit record as soon as it is shown, and whenever it changes. */
export function useVerdict(
  entries: readonly AuditEntry[],
  seals: readonly string[],
  isShown: boolean,
): Verification {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isPossible, setPossible] = useState(true);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt verifies the same again.
  useEffect(() => {
    if (!isShown) return;
    if (!canVerify()) return setPossible(false);
    let left = false;
    verify(entries, seals).then((result) => {
      if (!left) setVerdict(result);
    });
    return () => {
      left = true;
    };
  }, [entries, seals, isShown, attempt]);

  const again = () => {
    setVerdict(null);
    setAttempt((before) => before + 1);
  };
  return { verdict, isPossible, again };
}
