import { check } from "@yno/molfar";
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

/** Writes a text at the caret in one step, as pasting does. */
function insert(text: string): void {
  document.execCommand("insertText", false, text);
}

/** What works in the documents and beside them: validator, simulator and sample runs. */
export const documents = [
  journey("a pasted definition is checked, and a finding leads to its line", async (page) => {
    await page.visit("/docs/molfar-image");
    await page.fill(definition, "");
    await page.run(insert, broken.text);
    await page.reach(verdict.text("3 findings in 3 tasks."));
    await page.look("desktop", "phone");
    await page.click(validator.role("link", `Line ${place?.line}, column ${place?.column}`));
    await page.see(definition.is("focused"));
    await page.fill(definition, "");
    await page.run(insert, valid.text);
    // On phones the caret has scrolled long lines aside, below the numbers of the lines.
    await page.reach(validator.text("No findings in 3 tasks."));
    await page.press("Control", "Home");
    await page.look("phone");
  }),
  journey("a link opens the folded part that it leads to", async (page) => {
    await page.visit("/docs/molfar-image#limits");
    await page.reach(css("td").text("1,000,000 bytes"));
    await page.gone(hidden);
    await page.click(role("link", "from"));
    await page.reach(hidden);
    await page.look("desktop", "phone");
    // From another page, the site scrolls by itself.
    await page.visit("/docs/worker-contract");
    await page.click(role("link", "authorization"));
    await page.expectAt("/docs/molfar-image");
    await page.reach(css("td").text(/^The name that a secret refers to/));
    await page.gone(hidden);
  }),
  journey("the simulator opens, and a step splits the report into its files", async (page) => {
    await page.visit("/docs/artifact-transformation");
    await page.click(simulator.role("button", "Open the simulator"));
    await page.click(simulator.role("button", "Step forward"));
    await page.reach(simulator.css("span").text("4 written by Split"));
    await page.look("phone");
  }),
  journey("a run waits for a decision, goes on, and its record is verified", async (page) => {
    await page.visit("/platform");
    await page.see(status.text("Waiting for approval"));
    await page.click(role("button", /^Ask for credit note/));
    await page.see(status.text("Completed"));
    await page.see(audit.text("14 of 14 hashes verified"));
    await page.click(role("button", "Change a value"));
    await page.see(audit.text(/^Entry /));
    await page.look("phone");
  }),
  journey("the run of a workflow opens in place", async (page) => {
    await page.visit("/workflows?open=gst-f5-return");
    await page.click(css("details[open]").role("link", /^See a run/));
    await page.see(status.text("Waiting for approval"));
    await page.expectAt("/workflows?open=gst-f5-return&step=5");
    await page.look("phone");
  }),
];
