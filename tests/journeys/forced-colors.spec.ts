import * as molfar from "./molfar-steps.ts";
import { answerBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { expectVisibleText } from "./support/visible-text.ts";
import { visit } from "./support/visit.ts";

test.use({ forcedColors: "active", reducedMotion: "reduce" });

// Controls with a state are looked at in the gallery (tests/gallery/forced-colors.component.ts).
test("with forced colours, the page that is open looks different in the sidebar, and a finding of the validator can be seen", async ({
  page,
}) => {
  await answerBefore(page);
  await visit(page, molfar.address);
  await molfar.field(page).fill(molfar.lateDockerfile(3));
  await expect(molfar.findings(page)).not.toHaveCount(0);
  const stops = page
    .getByRole("navigation", { name: "Main" })
    .locator("details[open]")
    .getByRole("link");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectVisibleText(page, page.locator("body"));
    const [own, ...others] = await stops.evaluateAll(readLooks);
    expect(own).toBeDefined();
    expect(others.length).toBeGreaterThan(1);
    expect(others).not.toContain(own);
  }
});

/**
 * Runs in the page: the marks of places other than their text, of the current page first, which can't
 * be made another one by a click.
 */
function readLooks(links: Element[]): string[] {
  const current = links.filter((each) => each.getAttribute("aria-current") === "page");
  return [...new Set([...current, ...links])].map((link) =>
    String(
      [link, ...link.querySelectorAll("*")].map((each) => getComputedStyle(each).backgroundColor),
    ),
  );
}
