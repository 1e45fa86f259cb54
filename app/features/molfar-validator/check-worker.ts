import { reportOf } from "./report-of.ts";

/** Reads texts in a thread of its own, so that a long one leaves the page as quick as it was. */
addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(reportOf(data)));
postMessage("ready");
