import type { Page } from "@playwright/test";
import { expect, refuseCopying, test } from "#tests/gallery/component.ts";
import { closeToasts } from "#tests/gallery/form-steps.ts";

const view = (name: string) => `features/docs/document-page: ${name}`;

for (const example of ["a document", "a document reached by a link"]) {
  test(`the contents of ${example} follow the reading position, down to the last section at the end`, async ({
    page,
    show,
  }) => {
    const shown = await show(view(example));
    const contents = shown.getByRole("navigation", { name: "On this page" });
    const current = contents.locator("[aria-current=location]");
    await expect(contents.getByRole("link")).toHaveText([
      ...["Overview", "Inputs", "Outputs", "Failures", "Try it"],
    ]);
    await expect(current).toHaveCount(0);
    for (const title of ["Inputs", "Outputs", "Inputs"]) {
      await shown
        .getByRole("heading", { name: title })
        .evaluate((heading) => heading.scrollIntoView({ block: "start" }));
      await expect(current).toHaveText(title);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(current).toHaveText("Try it");
  });
}

test("a link to what a folded part hides opens it, paper shows all of them, and one that was opened stays open", async ({
  page,
  show,
}) => {
  const parts = await show(view("folded parts"));
  const hidden = parts.getByText("The name becomes a variable.");
  const other = parts.getByText("An image has at most 1,000 tasks.");
  await expect(parts.getByText("export {};")).toBeVisible();
  await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(hidden).toBeVisible();
  await expect(other).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await parts.getByRole("link", { name: "secrets" }).click();
  await expect(hidden).toBeVisible();
  await expect(other).toBeHidden();
  await show(view("a callout"));
  await show(view("folded parts"));
  await expect(hidden).toBeVisible();
  await parts.getByText("API keys, tokens and salts").click();
  await expect(hidden).toBeHidden();
});

test.describe("what is copied", () => {
  // "Copied" is shown for two seconds, which a slow machine could miss.
  test.use({ hasClock: true });

  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
  });

  const stopClock = async (page: Page) =>
    page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test("is a block of code, unchanged, and its button tells you for a while", async ({
    page,
    show,
  }) => {
    const block = await show(view("code"));
    await stopClock(page);
    await block.getByRole("button", { name: "Copy : Dockerfile" }).click();
    await expect(block.getByRole("button", { name: "Copied : Dockerfile" })).toBeVisible();
    const code = await block.locator("pre").textContent();
    expect(code).toContain("FROM alpine:3.22\nLABEL ");
    expect(await copied(page)).toBe(code);
    await page.clock.runFor(500);
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
    await page.clock.runFor(1_500);
    await expect(block.getByRole("button", { name: "Copy : Dockerfile" })).toBeVisible();
  });

  test("is the Markdown file of a page", async ({ page, show }) => {
    await page.route("**/docs/mcp.md", (route) => route.fulfill({ body: "# MCP\n" }));
    const copying = await show(view("what copies a page"));
    await stopClock(page);
    await copying.getByRole("button", { name: "Copy as Markdown" }).click();
    await expect(copying.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await copied(page)).toBe("# MCP\n");
  });
});

test.describe("when copying fails", () => {
  test.use({ allowed: [/mcp\.md|Failed to load resource/] });

  test.beforeEach(({ page }) => refuseCopying(page));

  test("code is selected, and the keys that copy it are named", async ({ page, show }) => {
    const block = await show(view("code"));
    await block.getByRole("button", { name: /^Copy/ }).click();
    await expect(page.getByText(/Press (Ctrl|Cmd) and c to copy the selection\./)).toBeVisible();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected?.trim()).toBe((await block.locator("pre").textContent())?.trim());
    await closeToasts(page);
  });

  test("a notice says where the Markdown is, or that it couldn't be fetched", async ({
    page,
    show,
  }) => {
    let status: number | null = 200;
    await page.route("**/docs/mcp.md", (route) =>
      status === null ? route.abort("internetdisconnected") : route.fulfill({ status }),
    );
    const copying = await show(view("what copies a page"));
    const notice = page.getByRole("alert").filter({ hasText: "Not copied" });
    for (const [answer, words] of [
      [200, "Open /docs/mcp.md and copy it"],
      [500, "/docs/mcp.md could not be fetched."],
      [null, "/docs/mcp.md could not be fetched."],
    ] as const) {
      status = answer;
      await copying.getByRole("button", { name: "Copy as Markdown" }).click();
      await expect(notice).toContainText(words);
      await notice.getByRole("button").click();
      await expect(notice).toHaveCount(0);
    }
  });
});

test("no text of a diagram touches a line or a station", async ({ show }) => {
  for (const name of [
    "architecture",
    "split and reduce",
    "a parameter becomes a file",
    "a collection runs in parallel",
    "results are gathered",
  ]) {
    const drawing = (await show(view(name))).locator("svg");
    expect(await drawing.evaluate(touchedTexts), name).toEqual([]);
  }
});

/** Runs in the page: the texts of a drawing whose box a line or a station reaches. */
function touchedTexts(drawing: Element): string[] {
  const shapes = drawing.querySelectorAll<SVGGeometryElement>(".track-line, .map-station");
  const points = Array.from(shapes).flatMap((shape) => {
    const half = Number.parseFloat(getComputedStyle(shape).strokeWidth) / 2;
    const steps = Math.ceil(shape.getTotalLength() / 2);
    return Array.from({ length: steps }, (_, step) => {
      const { x, y } = shape.getPointAtLength(2 * step);
      return { x, y, half };
    });
  });
  return Array.from(drawing.querySelectorAll("text")).flatMap((text) => {
    const box = text.getBBox();
    const isTouched = points.some(
      ({ x, y, half }) =>
        x > box.x - half &&
        x < box.x + box.width + half &&
        y > box.y - half &&
        y < box.y + box.height + half,
    );
    return isTouched ? [text.textContent] : [];
  });
}
