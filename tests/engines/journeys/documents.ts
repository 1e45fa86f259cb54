import { validatorExamples } from "#content/molfar-validator.ts";
import { check } from "#molfar/check.ts";
import { journey } from "../journey.ts";

const validator = 'region "Validator"';
const definition = `${validator} >> textbox "Dockerfile or JSON"`;
const [valid, broken] = validatorExamples;
const place = check(broken.text).findings[0]?.place;
const simulator = 'region "Try it"';

/** Writes a text at the caret in one step, as pasting does. */
function insert(text: string): void {
  document.execCommand("insertText", false, text);
}

/** What works in the documents and beside them: the validator, the simulator and the sample runs. */
export const documents = [
  journey(
    "a definition that is pasted into the validator is checked, and a finding leads to its line",
    async (page) => {
      await page.go(`visit /docs/molfar-image; fill ${definition} with `);
      await page.run(insert, broken.text);
      await page.go(`reach ${validator} >> css=p, output, strong, h3 >> text="3 findings in 3 tasks."
        look desktop phone
        click ${validator} >> link "Line ${place?.line}, column ${place?.column}"
        focused ${definition}; fill ${definition} with `);
      await page.run(insert, valid.text);
      // On phones the caret has scrolled long lines aside, below the numbers of the lines.
      await page.go(`reach ${validator} >> text="No findings in 3 tasks."
        press Control Home; look phone`);
    },
  ),
  journey(
    "the simulator opens, and a step splits the report into its files",
    `visit /docs/artifact-transformation; click ${simulator} >> button "Open the simulator"
    click ${simulator} >> button "Step forward"
    reach ${simulator} >> css=span >> text="4 written by Split"; look phone`,
  ),
  journey(
    "a run waits for a decision, goes on, and its audit record is verified in the browser",
    `visit /platform; see css=.run-status >> text="Waiting for approval"
    click button /^Ask for credit note/; see css=.run-status >> text="Completed"
    see css=.run-verdict >> text="14 of 14 hashes verified"
    click button "Change a value"; see css=.run-verdict >> text=/^Entry /; look phone`,
  ),
  journey(
    "the run of a workflow opens in place",
    `visit /workflows?open=gst-f5-return; click css=details[open] >> link /^See a run/
    see css=.run-status >> text="Waiting for approval"
    at /workflows?open=gst-f5-return&step=5; look phone`,
  ),
];
