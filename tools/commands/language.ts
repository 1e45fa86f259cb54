import { checkLanguage, shownFinding } from "../checks/language/check-language.ts";

/** Reads the words of the last build: `npm run language`. */
const findings = await checkLanguage();
for (const finding of findings) console.info(`${shownFinding(finding)}\n`);
console.info(`${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
