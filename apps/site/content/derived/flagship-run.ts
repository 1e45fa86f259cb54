import { runForBrowser, runs } from "../collections/runs.ts";

const id = "three-way-invoice-matching";
const found = runs.find((run) => run.id === id);
if (!found) throw new Error(`There is no run '${id}' in content/runs/ for /platform.`);

/** The sample run of /platform. A separate module, so that it's part of the page's file. */
export const run = await runForBrowser(found);
