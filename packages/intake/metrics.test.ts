import { expect, test } from "vitest";
import { metricsText } from "./metrics.ts";

test("the counts are gauges with their state, and the oldest delivery has its age", () => {
  const text = metricsText(
    {
      submissions: { accepted: 3, quarantined: 1 },
      deliveries: { due: 2, delivered: 1, dead: 0 },
      oldestDue: 4_000,
    },
    9_000,
  );
  expect(text).toMatch(/^intake_submissions\{state="quarantined"\} 1$/m);
  expect(text).toMatch(/^intake_deliveries\{state="dead"\} 0$/m);
  expect(text).toMatch(/^intake_oldest_due_seconds 5$/m);
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) |\w+(\{.*\})? \d)/);
});
