import { expect, test } from "vitest";
import { needy, programsMissing } from "#tools/checks/programs.ts";

test.each(needy)("without the programs of %s one sentence says what to install", (step) => {
  const [sentence, ...more] = programsMissing(step, "", 0);
  expect(more).toEqual([]);
  expect(sentence).toMatch(/needs? .*, which this machine doesn't have: on Debian, run 'apt-get /);
});

test.each(["containers", "image"] as const)("%s are for root only, which is said", (step) => {
  expect(programsMissing(step, process.env.PATH, 1000)).toEqual([
    expect.stringMatching(/^(Containers need|The image of the site needs) .* only root on Linux/),
  ]);
});
