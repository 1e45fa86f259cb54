import { validatorExamples } from "#content/molfar-validator.ts";
import { check } from "#molfar/check.ts";
import type { Journey } from "../journey.ts";
import { look } from "../look.ts";
import type { Target } from "../target.ts";

const validator: Target = { role: "region", name: "Validator" };
const field: Target = { role: "textbox", name: "Dockerfile or JSON", within: validator };
const [valid, broken] = validatorExamples;

/** The validator of image definitions. */
export const validatorJourneys: readonly Journey[] = [
  {
    title:
      "a definition that is pasted into the validator is checked, and a finding leads to its line",
    travel: async (page) => {
      const [finding] = check(broken.text).findings;
      if (!finding?.place) throw new Error("The broken example has no finding with a place.");
      const { line, column } = finding.place;
      await page.visit("/docs/molfar-image");
      await page.fill(field, "");
      await page.insert(broken.text);
      await page.reach({
        text: "3 findings in 3 tasks.",
        within: validator,
        css: "p, output, strong, h3",
      });
      await look(page);
      await page.click({ role: "link", name: `Line ${line}, column ${column}`, within: validator });
      await page.focused(field);
      await page.fill(field, "");
      await page.insert(valid.text);
      await page.reach({ text: "No findings in 3 tasks.", within: validator });
      // On phones the caret has scrolled long lines aside, below the numbers of the lines.
      await page.press("Control", "Home");
    },
  },
];
