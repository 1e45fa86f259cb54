import { expect, test } from "vitest";
import { rhythmOf } from "./rhythm.ts";

test("sentences of prose are measured, and headings, tables, code and loose words aren't", () => {
  const long = `It ${"goes on ".repeat(12)}here.`;
  const page = `# A heading here.\n\nTwo words. ${long}\n\n| A cell. |\n\n- Loose words\n\n\`\`\`\nCode here.\n\`\`\`\n`;
  expect(rhythmOf(page)).toEqual({ sentences: 2, mean: 14, spread: 12, long: 50, tics: 0 });
});

test.each([
  "# Page\n\nFor teams that pay.",
  "The run waits, and so does the next.",
  "Confirmed codes reach it. No others do.",
  "It goes to connectors and never to a model.",
])("the tic of '%s' is counted", (page) => {
  expect(rhythmOf(page).tics).toBe(1);
});
