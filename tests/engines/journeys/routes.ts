import { notFoundPage } from "#content/pages/not-found.ts";
import { pages } from "#tools/content/pages.ts";
import type { Journey } from "../journey.ts";

/** Every page, and an unknown path, comes alive and shows its heading. */
export const routes: readonly Journey[] = [
  ...pages,
  { ...notFoundPage, path: "/no-such-page" },
].map(({ path, heading }) => ({
  title: `${path} comes alive`,
  travel: async (page) => {
    await page.visit(path);
    const only = { css: "h1", role: "heading" };
    await page.see(only);
    await page.see({ ...only, text: heading });
  },
}));
