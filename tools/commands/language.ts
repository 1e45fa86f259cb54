import { checkLanguage, shownFindings } from "../checks/language/check-language.ts";
import { shownRhythm } from "../checks/rhythm/pages.ts";
import { readOptions } from "../read-options.ts";
import { hasBuild, isBuilt } from "./build.ts";

/**
 * Reads the words of the last build: `npm run language`. With `--figures`, it prints how alike the
 * entries of each list are, and what a reader notices on each page.
 */
async function main(): Promise<void> {
  const { figures } = readOptions(
    { figures: { type: "boolean" } },
    "'npm run language' takes --figures.",
  );
  if (!hasBuild()) {
    console.error("There is no build to read. Run 'npm run build' first.");
    process.exitCode = 1;
    return;
  }
  if (!isBuilt())
    console.info("The site has changed since the last build: this reads the old one.");
  if (figures) console.info(shownRhythm());
  const findings = await checkLanguage();
  if (findings.length > 0) console.info(`${shownFindings(findings)}\n`);
  console.info(`${findings.length} ${findings.length === 1 ? "finding" : "findings"}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

await main();
