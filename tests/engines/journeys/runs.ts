import type { Journey } from "../journey.ts";
import { look } from "../look.ts";
import { like, type Target } from "../target.ts";

const status: Target = { css: ".run-status" };
const verdict: Target = { css: ".run-verdict" };

/** The sample runs: deciding, verifying in the browser, and a run that is loaded on demand. */
export const runs: readonly Journey[] = [
  {
    title: "a run waits for a decision, goes on, and its audit record is verified in the browser",
    travel: async (page) => {
      await page.visit("/platform");
      await page.seeThat(status, "waiting", ({ text }) => text === "Waiting for approval");
      await page.click({ role: "button", name: like(/^Ask for credit note/) });
      await page.seeThat(status, "completed", ({ text }) => text === "Completed");
      await page.seeThat(verdict, "verified", ({ text }) => text === "14 of 14 hashes verified");
      await page.click({ role: "button", name: "Change a value" });
      await page.seeThat(verdict, "broken", ({ text }) => text.startsWith("Entry "));
      await look(page);
    },
  },
  {
    title: "the run of a workflow opens in place",
    travel: async (page) => {
      await page.visit("/workflows?open=gst-f5-return");
      await page.click({ role: "link", name: like(/^See a run/), css: "details[open] a" });
      await page.seeThat(status, "waiting", ({ text }) => text === "Waiting for approval");
      await page.at("/workflows?open=gst-f5-return&step=5");
      await look(page);
    },
  },
];
