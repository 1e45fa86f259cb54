import { check } from "@yno/molfar";
import { expect } from "vitest";
import { validatorExamples } from "#content/molfar-validator.ts";
import { journey } from "../journey.ts";
import { css, role } from "../target.ts";

const validator = role("region", "Validator");
const definition = validator.role("textbox", "Dockerfile or JSON");
const verdict = validator.css("p, output, strong, h3");
const [valid, broken] = validatorExamples;
const place = check(broken.text).findings[0]?.place;
const simulator = role("region", "Try it");
const status = css(".run-status");
const audit = css(".run-verdict");

/** In a part of the reference that is closed at first. */
const hidden = css("td").text(/^The authorization's name, a dot/);

/** What works in the documents and beside them: validator, simulator and sample runs. */
export const documents = [
  journey(
    "/docs/molfar-image#limits",
    "a link opens the part that it leads to, and a finding in what was pasted leads to its line",
    async (page) => {
      await page.reach(css("td").text("1,000,000 bytes"));
      await page.gone(hidden);
      await page.click(role("link", "from"));
      await page.reach(hidden);
      await page.look("desktop", "phone");

      await page.fill(definition, broken.text);
      await page.reach(verdict.text("3 findings in 3 tasks."));
      await page.look("desktop", "phone");
      await page.click(validator.role("link", `Line ${place?.line}, column ${place?.column}`));
      await page.see(definition.is("focused"));
      await page.fill(definition, "");
      await page.fill(definition, valid.text);
      // On phones the caret has scrolled long lines aside, below the numbers of the lines.
      await page.reach(validator.text("No findings in 3 tasks."));
      await page.press("Control", "Home");
      await page.look("phone");
    },
  ),
  journey(
    "/docs/worker-contract",
    "a link leads into a part of another page, and one to that page to its top",
    async (page) => {
      await page.click(role("link", "authorization"));
      await page.expectAt("/docs/molfar-image");
      await page.reach(css("td").text(/^The name that a secret refers to/));
      await page.gone(hidden);
      await page.click(role("navigation", "Main").role("link", "Molfar Image"));
      await page.until(() => scrollY === 0);
      expect(await page.run(() => location.hash)).toBe("");
    },
  ),
  journey(
    "/docs/artifact-transformation",
    "the simulator opens, and a step splits the report into its files",
    async (page) => {
      await page.click(simulator.role("button", "Open the simulator"));
      await page.click(simulator.role("button", "Step forward"));
      await page.reach(simulator.css("span").text("4 written by Split"));
      await page.look("desktop", "phone");
    },
  ),
  journey(
    "/platform",
    "a run waits for a decision, goes on, and its record is verified",
    async (page) => {
      await page.see(status.text("Waiting for approval"));
      await page.click(role("button", /^Ask for credit note/));
      await page.see(status.text("Completed"));
      await page.see(audit.text("14 of 14 hashes verified"));
      await page.click(role("button", "Change a value"));
      await page.see(audit.text(/^Entry /));
      await page.look("desktop", "phone");
    },
  ),
];
