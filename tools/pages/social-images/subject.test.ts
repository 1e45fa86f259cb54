import { expect, test } from "vitest";
import { pages } from "../../content/pages.ts";
import { socialImageAlt } from "./subject.ts";

const findAlts = (path: string) => pages.filter((page) => page.path === path).map(socialImageAlt);

test.each([
  ["/pricing", "Pricing, a station of the Pricing & Plans line"],
  ["/resources", "Resources & Documentation, all stations of the Resources line"],
  ["/login", "Login - Coming Soon, a station that is not built yet"],
  [
    "/",
    "Describe the work once. Approve what matters. The lines of the site meet at an interchange.",
  ],
])("the picture of %s is told in the words that it shows", (path, alt) => {
  expect(findAlts(path)).toEqual([alt]);
});

test.each(pages)(
  "what the picture of $path shows is said briefly, and of no other page",
  (page) => {
    expect(socialImageAlt(page).length).toBeLessThanOrEqual(100);
    expect(pages.filter((each) => socialImageAlt(each) === socialImageAlt(page))).toEqual([page]);
  },
);
