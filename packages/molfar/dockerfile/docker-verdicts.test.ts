/** What BuildKit made of Dockerfiles, as it was recorded (`fixtures/docker-verdicts.jsonl`). */
import { describe, expect, test } from "vitest";
import { check } from "../check.ts";
import {
  generatedVerdicts,
  readVerdict,
  reportedVerdicts,
  ruleVerdicts,
} from "../fixtures/docker-verdicts.ts";

test("24 reported Dockerfiles and 300 made-up ones are recorded, of both kinds", () => {
  expect([reportedVerdicts.length, generatedVerdicts.length]).toEqual([24, 300]);
  const refused = generatedVerdicts.filter(({ labels }) => !labels).length;
  expect(Math.min(refused, 300 - refused)).toBeGreaterThan(100);
});

describe("a reported Dockerfile is read as BuildKit reads it", () => {
  test.each(reportedVerdicts.map((each) => [each.name, each] as const))("%s", (_, each) => {
    expect(readVerdict(each.text)).toEqual(each.labels ?? "refused");
    if (each.labels) expect(check(each.text).findings).toEqual([]);
  });
});

test.each(generatedVerdicts.map((each) => [each.name, each] as const))(
  "a made-up Dockerfile is read as BuildKit reads it: %s",
  (_, { text, labels }) => {
    expect(readVerdict(text)).toEqual(labels ?? "refused");
  },
);

test.each(ruleVerdicts.map((each) => [each.name, each] as const))(
  "a rule is BuildKit's: %s",
  (_, { text, labels }) => {
    expect(readVerdict(text)).toEqual(labels ?? "refused");
  },
);

describe("what Docker refuses is one finding, in its line, with the reason", () => {
  test.each([
    ["a07-buildkit-5265-unterminated", 3, "no line is 'EOT' alone"],
    ["a08-buildkit-2891-continued-heredoc", 3, "no line is 'EOF' alone"],
    ["b06-missing-backslash", 3, "no instruction 'ai.yno.molfar.shared='{}''"],
    ["b07-moby-41315-trailing-comment", 1, "FROM takes"],
    ["b12-nel-in-value", 3, "no = in 'B'"],
    ["b15-flag-on-label", 3, "LABEL has no flag '--x'"],
    ["c01-line-65535", 2, "more than 65535 bytes"],
    ["c02-lone-cr", 1, "FROM takes"],
    ["d04-invalid-escape", 1, "can't be 'x'"],
    ["d05-duplicate-escape", 2, "second time"],
    ["e12-unknown-instruction", 3, "no instruction 'RUNN'"],
    ["e14-from-four-args", 1, "FROM takes"],
    ["e15-instr-before-from", 1, "before the first FROM"],
    ["f21-shift-in-run", 2, "no line is '2' alone"],
  ])("%s", (name, line, reason) => {
    const { text = "" } = reportedVerdicts.find((each) => each.name === name) ?? {};
    const { findings, definition } = check(text);
    expect(definition).toBeUndefined();
    expect(findings).toMatchObject([
      {
        code: name.startsWith("b12") ? "broken-label" : "not-a-dockerfile",
        place: { line },
        problem: expect.stringContaining(reason),
      },
    ]);
  });
});
