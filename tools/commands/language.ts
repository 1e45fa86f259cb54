import { checkLanguage, shownFindings } from "../checks/language/check-language.ts";
import { shownRhythm } from "../checks/rhythm/pages.ts";
import { readOptions } from "../read-options.ts";

/**
 * Reads the words of the last build: `npm run language`. With `--figures`, it prints how alike the
 * entries of each list are, and what a reader notices on each page.
 */
async function main(): Promise<void> {
  const { figures } = readOptions(
    { figures: { type: "boolean" } },
    "'npm run language' takes --figures.",
  );
  if (figures) console.info(shownRhythm());
  const findings = await checkLanguage();
  if (findings.length > 0) console.info(`${shownFindings(findings)}\n`);
  console.info(`${findings.length} ${findings.length === 1 ? "finding" : "findings"}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

await main();
