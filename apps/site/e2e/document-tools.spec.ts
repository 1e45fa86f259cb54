import { validatorExamples } from "#content/molfar-validator.ts";
import { action, address, field, findings, said, validator } from "./molfar-steps.ts";
import { answerBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { expectVisibleText } from "./support/visible-text.ts";
import { holdScripts, untilHydrated, visit, watchRequests } from "./support/visit.ts";

const [valid, broken] = validatorExamples;

test("the document leads to the validator, whose code comes with its field; offline it still checks, and nothing that is written leaves the page", async ({
  page,
  context,
}) => {
  const requested = watchRequests(page);
  const itsCode = /\/assets\/(check-worker|checker|report-parts)-[\w-]+\.js/;
  // The last that a page fetches by itself.
  const last = page.waitForResponse(/\/assets\/consent-/);
  await visit(page, address);
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => itsCode.test(path))).toEqual([]);
  await page.getByRole("link", { name: "Open in validator" }).click();
  await expect(validator(page).getByRole("heading", { level: 2 })).toBeInViewport();

  const worker = page.waitForRequest(/\/assets\/check-worker-/);
  await field(page).focus();
  await worker;
  expect(requested.filter((path) => itsCode.test(path))).toHaveLength(3);
  await field(page).fill("FROM a");
  await expect(findings(page)).toHaveCount(1);
  await (await last).finished();

  await context.setOffline(true);
  requested.length = 0;
  const before = await storage();
  await field(page).fill(broken.text);
  await expect(findings(page)).toHaveCount(3);
  await action(page, valid.title).click();
  await expect(said(page, "No findings in 3 tasks.")).toBeVisible();
  expect(requested).toEqual([]);
  expect(await storage()).toEqual(before);
  await expect(page).toHaveURL(`${address}#validator`);

  function storage() {
    return page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  }
});

test("text written into the validator before hydration is kept and checked, also after a look at another page; with forced colours its finding and the page that is open can be seen", async ({
  page,
}) => {
  await answerBefore(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto(address);
  await field(page).fill("FROM a");
  letScriptsCome();
  await untilHydrated(page);
  await expect(findings(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("FROM a");

  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await page.goBack();
  await expect(field(page)).toHaveValue("FROM a");
  await expect(findings(page)).toHaveCount(1);

  // Controls with a state are looked at in the gallery (tests/gallery/forced-colors.component.ts).
  const stops = sideNavigation(page).locator("details[open]").getByRole("link");
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await findings(page).scrollIntoViewIfNeeded();
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
 * be made another one by a click. Only what keeps its own colours has others than those around it,
 * though all computed colours are those of the style sheets.
 */
function readLooks(links: Element[]): string[] {
  const current = links.filter((each) => each.getAttribute("aria-current") === "page");
  const groundOf = (link: Element, part?: string) => {
    const style = getComputedStyle(link, part);
    const isKept = style.getPropertyValue("forced-color-adjust") === "none";
    return isKept ? style.backgroundColor : "forced";
  };
  return [...new Set([...current, ...links])].map((link) =>
    String([undefined, "::before", "::after"].map((part) => groundOf(link, part))),
  );
}

test("the simulator's code comes when a visitor reaches for it; then it works without a connection and sends nothing", async ({
  page,
  context,
}) => {
  const requested = watchRequests(page);
  const simulator = page.getByRole("region", { name: "Try it" });
  const press = (name: string) => simulator.getByRole("button", { name, exact: true });
  await visit(page, "/docs/artifact-transformation");
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => /\/(workbench|editor)-/.test(path))).toEqual([]);
  const code = page.waitForRequest(/\/assets\/workbench-/);
  await press("Open the simulator").focus();
  await code;
  await press("Open the simulator").click();
  await press("Edit the wiring file and the report").click();
  await simulator.getByRole("textbox", { name: "Wiring file" }).waitFor();
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  requested.length = 0;
  for (let step = 0; step < 9; step += 1) await press("Step forward").click();
  await expect(
    simulator.getByRole("paragraph").filter({ hasText: "Done: total.txt is made from 4 files." }),
  ).toBeVisible();
  expect(requested).toEqual([]);
});

test.describe("the mock of the API", () => {
  test.use({ allowed: [/try-it-panel|Console error: Failed to load resource/] });

  test("comes when it is opened, on a second try if the first fails, and sends no request", async ({
    page,
  }) => {
    const requested = watchRequests(page);
    const panel = () => requested.filter((path) => /try-it-panel/.test(path));
    await visit(page, "/api");
    await page.waitForLoadState("networkidle");
    expect(panel()).toEqual([]);
    await page.route(/try-it-panel/, (route) => route.abort());
    const place = page
      .getByRole("region", { name: "List pipelines", exact: true })
      .getByRole("group");
    await place.getByText("Try it").first().click();
    await expect(place.getByRole("alert")).toContainText("The mock could not be loaded.");
    await page.unroute(/try-it-panel/);
    await place.getByRole("button", { name: "Try again" }).click();
    const send = place.getByRole("button", { name: "Send to the mock" });
    await expect(send).toBeVisible();
    expect(panel()).not.toEqual([]);

    requested.length = 0;
    for (const [token, status] of [
      ["mock-token", "200 OK"],
      ["another", "401 Unauthorized"],
    ] as const) {
      await place.getByLabel("Access token").fill(token);
      await send.click();
      await expect(place.getByText(status, { exact: true })).toBeVisible();
    }
    await page.waitForLoadState("networkidle");
    expect(requested).toEqual([]);
  });
});
