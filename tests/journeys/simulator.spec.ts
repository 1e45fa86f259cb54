import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const address = "/docs/artifact-transformation";
const region = (page: Page) => page.getByRole("region", { name: "Try it" });
const action = (page: Page, name: string) =>
  region(page).getByRole("button", { name, exact: true });

async function open(page: Page): Promise<void> {
  await visit(page, address);
  await action(page, "Open the simulator").click();
  await expect(action(page, "Run")).toBeFocused();
}

async function forward(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await action(page, "Step forward").click();
}

/** The sentence about the moment that is drawn. The table of steps has the same words. */
const said = (page: Page, text: string) =>
  region(page).getByRole("paragraph").filter({ hasText: text });

/** The stage that is at work, as the line of stages marks it. */
const current = (page: Page): Locator =>
  region(page)
    .getByRole("list", { name: "Stages" })
    .getByRole("listitem")
    .and(page.locator('[aria-current="step"]'));

test("its code comes only when a visitor reaches for it", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await visit(page, address);
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => /\/(workbench|editor|trial)-/.test(url))).toEqual([]);
  const code = page.waitForRequest(/\/assets\/workbench-/);
  await action(page, "Open the simulator").focus();
  await code;
});

test("steps lead from the split to the result and back", async ({ page }) => {
  await open(page);
  await forward(page, 1);
  await expect(current(page)).toContainText("1 Split");
  await expect(region(page).getByText("4 written by Split")).toBeVisible();
  await forward(page, 2);
  await expect(current(page)).toContainText("3 Map");
  await expect(said(page, "00001.txt is on its way to results/.")).toBeVisible();
  await action(page, "Step back").click();
  await expect(current(page)).toContainText("2 Start workers");
  await forward(page, 6);
  await forward(page, 1);
  await expect(said(page, "Done: total.txt is made from 4 files.")).toBeVisible();
  await expect(region(page).getByText("24", { exact: true })).toBeVisible();
  await action(page, "Reset").click();
  await expect(region(page).getByText("Nothing has run yet.")).toBeVisible();
});

test("a run plays to the end, and with reduced motion it is there at once", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await action(page, "Run").click();
  await expect(action(page, "Pause")).toBeVisible();
  await action(page, "Pause").click();
  await action(page, "Reset").click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await action(page, "Run").click();
  await expect(said(page, "Done: total.txt is made from 4 files.")).toBeVisible();
});

test("the chosen worker shows its variables", async ({ page }) => {
  await open(page);
  await action(page, "Worker 2").press("Enter");
  await expect(action(page, "Worker 2")).toHaveAttribute("aria-pressed", "true");
  await expect(region(page).getByRole("heading", { name: "What worker 2 sees" })).toBeVisible();
});

test("of 1,000 files eight are drawn and the others are counted", async ({ page }) => {
  await open(page);
  await region(page).getByRole("spinbutton", { name: "Split into files" }).fill("1000");
  await expect(region(page).getByText("… 992 more")).toBeVisible();
  await expect(action(page, "Worker 7")).toBeVisible();
  await expect(action(page, "Worker 8")).toHaveCount(0);
});

test("a broken wiring file has a finding with its line and what to do", async ({ page }) => {
  await open(page);
  await action(page, "Edit the wiring file and the report").click();
  const wiring = region(page).getByRole("textbox", { name: "Wiring file" });
  const text = await wiring.inputValue();
  await wiring.fill(text.replace("split.parts", "split.part"));
  const finding = region(page).getByRole("list", { name: "Findings" }).getByRole("listitem");
  await expect(finding).toContainText(/Line 9, column \d+: unknown-output/);
  await expect(finding).toContainText("Write 'parts'.");
  await wiring.fill(
    text.replace("Count words", "Mask digits").replace("Add numbers", "Join texts"),
  );
  await region(page).getByRole("textbox", { name: "report.txt" }).fill("a1\nb22\n");
  await action(page, "Step forward").click();
  await forward(page, 8);
  await expect(region(page).getByRole("figure", { name: /Content of/ })).toContainText("ax bxx");
});

test("a link leads to its choice, and an invalid one shows a message", async ({ page }) => {
  await visit(page, `${address}#simulate=12,2,0`);
  await expect(region(page).getByRole("spinbutton")).toHaveValue("12");
  await expect(region(page).getByRole("combobox", { name: "Reduce" })).toHaveValue("0");
  await expect(region(page)).toBeInViewport();
  await page.goto("about:blank");
  await visit(page, `${address}#simulate=12,99,0`);
  await expect(region(page).getByRole("alert")).toContainText("can't be read");
  await expect(region(page).getByRole("spinbutton")).toHaveValue("4");
});

test("nothing is sent while it runs, and it works without a connection", async ({ page }) => {
  await open(page);
  await action(page, "Edit the wiring file and the report").click();
  await region(page).getByRole("textbox", { name: "Wiring file" }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await forward(page, 9);
  await expect(said(page, "Done: total.txt is made from 4 files.")).toBeVisible();
  expect(requested).toEqual([]);
});

test("all steps can be read as a table in the middle of a run", async ({ page }) => {
  await open(page);
  await forward(page, 4);
  await region(page).getByText("All steps as a table").click();
  await expect(region(page).getByRole("row")).toHaveCount(10);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a finished run and the table of its steps can be read", async ({ page }) => {
    await page.goto(address);
    await expect(said(page, "Done: total.txt is made from 4 files.")).toBeVisible();
    await region(page).getByText("All steps as a table").click();
    await expect(region(page).getByRole("row")).toHaveCount(10);
    await expect(action(page, "Open the simulator")).toBeHidden();
  });
});
