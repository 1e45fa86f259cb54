import { createReport } from "./create-report.ts";

/** Checks texts in a worker thread, so that a long one doesn't slow the page down. */
addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(createReport(data)));
postMessage("ready");
