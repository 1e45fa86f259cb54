/** Runs the workflow of a folder and prints the most megabytes that were resident meanwhile. */
import { keepHeapSmall } from "@yno/molfar/internal/commands/start-run";
import { runCase } from "@yno/molfar/internal/conformance/run-case";

keepHeapSmall();
const [folder = ""] = process.argv.slice(2);
// Events aren't kept: the case only needs its exit code.
const { exit } = await runCase(folder, "workflow.yaml", { keepEvents: false });
if (exit !== 0) throw new Error(`The run ended with ${exit}.`);
process.stdout.write(String(process.resourceUsage().maxRSS / 1_024));
