import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readWiring } from "../wiring/read-wiring.ts";
import { prepareWiring } from "./prepare.ts";
import { readText } from "./read-text.ts";
import { terminalProgress } from "./terminal-progress.ts";

const folder = join(import.meta.dirname, "../fixtures/words");
afterEach(() => vi.restoreAllMocks());

test("a run that fails before its first step ends the list", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const reading = readText(join(folder, "workflow.yaml"), 10_000);
  const wiring = reading.ok ? readWiring(reading.text).wiring : undefined;
  const preparation = wiring && prepareWiring(wiring, folder);
  if (!preparation || !("prepared" in preparation)) throw new Error("It can't be prepared.");
  const { end } = terminalProgress(preparation.prepared.plan);
  await expect(end("not finished")).resolves.toBeUndefined();
});
