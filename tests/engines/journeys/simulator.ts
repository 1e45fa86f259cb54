import type { Journey } from "../journey.ts";
import { look } from "../look.ts";
import type { Target } from "../target.ts";

const simulator: Target = { role: "region", name: "Try it" };
const button = (name: string): Target => ({ role: "button", name, within: simulator });

/** The simulator of workflows. */
export const simulatorJourneys: readonly Journey[] = [
  {
    title: "the simulator opens, and a step splits the report into its files",
    travel: async (page) => {
      await page.visit("/docs/artifact-transformation");
      await page.click(button("Open the simulator"));
      await page.click(button("Step forward"));
      await page.reach({ text: "4 written by Split", within: simulator, css: "span" });
      await look(page);
    },
  },
];
