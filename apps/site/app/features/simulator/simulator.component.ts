import type { Locator } from "@playwright/test";
import { untilIdle } from "#e2e/support/visit.ts";
import { expect, test } from "#tests/gallery/component.ts";

const view = (name: string) => `features/simulator/simulator: ${name}`;
const action = (shown: Locator, name: string) => shown.getByRole("button", { name, exact: true });

async function forward(shown: Locator, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await action(shown, "Step forward").click();
}

/** The sentence about the moment that is drawn. The table of steps has the same words. */
const said = (shown: Locator, text: string) =>
  shown.getByRole("paragraph").filter({ hasText: text });

/** The stage that is at work, as the line of stages marks it. */
const current = (shown: Locator) =>
  shown.getByRole("list", { name: "Stages" }).locator('[aria-current="step"]');

test("steps lead from the split to the result and back", async ({ show }) => {
  const shown = await show(view("before it is opened"));
  await action(shown, "Open the simulator").click();
  await expect(action(shown, "Run")).toBeFocused();
  await forward(shown, 1);
  await expect(current(shown)).toContainText("1 Split");
  await expect(shown.getByText("4 written by Split")).toBeVisible();
  await forward(shown, 2);
  await expect(current(shown)).toContainText("3 Map");
  await expect(said(shown, "00001.txt is on its way to results/.")).toBeVisible();
  await action(shown, "Step back").click();
  await expect(current(shown)).toContainText("2 Start workers");
  await forward(shown, 7);
  await expect(said(shown, "Done: total.txt is made from 4 files.")).toBeVisible();
  await expect(shown.getByText("24", { exact: true })).toBeVisible();
  await action(shown, "Reset").click();
  await expect(said(shown, "Nothing has run yet.")).toBeVisible();
});

test("a run plays until it's paused, and with reduced motion its end is there at once", async ({
  page,
  show,
}) => {
  const shown = await show(view("at work"));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await action(shown, "Run").click();
  await action(shown, "Pause").click();
  await action(shown, "Reset").click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await action(shown, "Run").click();
  await expect(said(shown, "Done: total.txt is made from 4 files.")).toBeVisible();
});

test("the chosen worker shows its variables, and all steps can be read as a table in the middle of a run", async ({
  show,
}) => {
  const shown = await show(view("at work"));
  await action(shown, "Worker 2").press("Enter");
  await expect(action(shown, "Worker 2")).toHaveAttribute("aria-pressed", "true");
  await expect(shown.getByRole("heading", { name: "What worker 2 sees" })).toBeVisible();
  await forward(shown, 4);
  await shown.getByText("All steps as a table").click();
  await expect(shown.getByRole("row")).toHaveCount(10);
});

test("of 1,000 files eight are drawn and the others are counted", async ({ show }) => {
  const shown = await show(view("at work"));
  await shown.getByRole("spinbutton", { name: "Split into files" }).fill("1000");
  await expect(shown.getByText("… 992 more")).toBeVisible();
  await expect(action(shown, "Worker 7")).toBeVisible();
  await expect(action(shown, "Worker 8")).toHaveCount(0);
});

test("a broken wiring file has a finding with its line and what to do, and a corrected one runs", async ({
  show,
}) => {
  const shown = await show(view("at work"));
  await action(shown, "Edit the wiring file and the report").click();
  const wiring = shown.getByRole("textbox", { name: "Wiring file" });
  const text = await wiring.inputValue();
  await wiring.fill(text.replace("split.parts", "split.part"));
  const finding = shown.getByRole("list", { name: "Findings" }).getByRole("listitem");
  await expect(finding).toContainText(/Line 9, column \d+: unknown-output/);
  await expect(finding).toContainText("Write 'parts'.");
  await wiring.fill(
    text.replace("Count words", "Mask digits").replace("Add numbers", "Join texts"),
  );
  await shown.getByRole("textbox", { name: "report.txt" }).fill("a1\nb22\n");
  await forward(shown, 9);
  await expect(shown.getByRole("figure", { name: /Content of/ })).toContainText("ax bxx");
});

test("the number of files can be emptied to type another", async ({ page, show }) => {
  const shown = await show(view("before it is opened"));
  await action(shown, "Open the simulator").click();
  const files = shown.getByRole("spinbutton");
  await files.press("Backspace");
  await expect(files).toHaveValue("");
  await page.keyboard.press("2");
  await expect(files).toHaveValue("2");
});

test("a link leads to its choice, and an invalid one shows a message", async ({ show }) => {
  const address = "/docs/artifact-transformation#simulate=";
  const linked = await show(view("before it is opened"), `${address}12,2,0`);
  await expect(linked.getByRole("spinbutton")).toHaveValue("12");
  await expect(linked.getByRole("combobox", { name: "Reduce" })).toHaveValue("0");
  await expect(linked.getByRole("spinbutton")).toBeInViewport();
  const invalid = await show(view("before it is opened"), `${address}12,99,0`);
  await expect(invalid.getByRole("alert")).toContainText("can't be read");
  await expect(invalid.getByRole("spinbutton")).toHaveValue("4");
});

test("going back to a link keeps what has been edited since, and going back undoes a link", async ({
  page,
  show,
}) => {
  const address = "/docs/artifact-transformation#simulate=12,2,0";
  const shown = await show(view("before it is opened"), address);
  const report = shown.getByRole("textbox", { name: "report.txt" });
  const link = shown.getByRole("link", { name: "Link to this simulation" });
  const follow = async (end: RegExp) => {
    await link.click();
    await expect(page).toHaveURL(end);
    // Until the view has followed, too, of which nothing is seen.
    await untilIdle(page);
  };
  await action(shown, "Edit the wiring file and the report").click();
  await report.fill("first");
  await follow(/first$/);
  await page.goBack();
  await expect(report).toHaveCount(0);
  await page.goForward();
  await expect(report).toHaveValue("first");
  await report.fill("second");
  await follow(/second$/);
  await report.fill("third");
  await page.evaluate(() => location.assign("#elsewhere"));
  for (const hash of [/second$/, /first$/]) {
    await page.goBack();
    await expect(page).toHaveURL(hash);
    await expect(report).toHaveValue("third");
  }
});
