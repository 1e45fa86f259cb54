import { isTooLarge } from "@yno/molfar/limits";
import { useEffect, useState } from "react";
import { startWorker } from "#app/browser/platform/trusted-types.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import workerAddress from "./check-worker.ts?worker&url";
import type { Answer } from "./checker.ts";

/** How long a text must be unchanged before it's checked, in milliseconds. */
const quietMs = 250;

/** The report on the text in the field. */
export type Outcome =
  | { kind: "empty" | "too-large" | "loading" | "unavailable" | "checking" }
  | { kind: "answered"; answer: Answer };

/** Checks a text when it has settled. The code for it loads when `request` asks for it. */
export function useReport(text: string) {
  const tool = useOnDemand(loadTool);
  const [answered, setAnswered] = useState<{ text: string; answer: Answer } | null>(null);
  const size = text.trim() === "" ? "empty" : isTooLarge(text) ? "too-large" : "checkable";
  const checker = tool.value?.checker;

  useEffect(() => () => checker?.stop(), [checker]);
  useEffect(() => {
    if (!checker || size !== "checkable") return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await checker.check(text);
      if (isCurrent) setAnswered({ text, answer });
    }, quietMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [checker, text, size]);

  const last = size === "checkable" ? answered?.answer : undefined;
  return {
    outcome: currentOutcome(),
    /** The last report, which stays to be read while the next one is on its way. */
    report: typeof last === "object" ? last : null,
    parts: tool.value?.parts ?? null,
    request: tool.request,
  };

  function currentOutcome(): Outcome {
    if (size !== "checkable") return { kind: size };
    if (answered?.text === text) return { kind: "answered", answer: answered.answer };
    if (checker) return { kind: "checking" };
    return { kind: tool.failed ? "unavailable" : "loading" };
  }
}

async function loadTool() {
  const [parts, { startChecker }] = await Promise.all([
    import("./report-parts.tsx"),
    import("./checker.ts"),
  ]);
  return { parts, checker: await startChecker(() => startWorker(workerAddress)) };
}
