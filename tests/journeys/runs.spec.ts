import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { run as flagship } from "#content/runs/three-way-invoice-matching.ts";
import { workflows } from "#content/workflows.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const run = (page: Page, title = "Three-way invoice matching") =>
  page.getByRole("article", { name: title });
const row = (page: Page, name: string) =>
  run(page)
    .locator("details.run-step")
    .filter({ has: page.getByText(name, { exact: true }) });
const approve = (page: Page) => run(page).getByRole("button", { name: /^Approve / });

async function openWorkflow(page: Page, title: string): Promise<void> {
  await page
    .getByRole("main")
    .locator("summary")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .click();
  await page.getByRole("link", { name: `See a run of ${title}` }).click();
}

test("the run waits for the visitor, says where the choice leads and what the buyer did", async ({
  page,
}) => {
  await visit(page, "/platform");
  await expect(run(page).getByText("Waiting for approval")).toBeVisible();
  await expect(
    run(page).getByRole("listitem").and(page.locator("[aria-current=step]")),
  ).toContainText("Approve variance");
  await expect(run(page).getByRole("heading", { name: "Audit record" })).toBeHidden();
  await approve(page).click();
  await expect(run(page).getByText("You chose “Approve”.")).toBeVisible();
  await expect(run(page).getByRole("heading", { name: "Credit note requested" })).toBeVisible();
  await expect(run(page).getByText("Completed", { exact: true })).toBeVisible();
  await expect(run(page).locator(".run-outcome:focus")).toBeVisible();
});

test("the page verifies the audit record itself, and a changed value breaks it", async ({
  page,
}) => {
  await visit(page, "/platform");
  await approve(page).click();
  await expect(run(page).getByText("14 of 14 hashes verified")).toBeVisible();
  await run(page).getByRole("button", { name: "Change a value" }).click();
  await expect(run(page).getByText(/^Entry \d+ doesn't match its hash/)).toBeVisible();
  await run(page).getByRole("button", { name: "Restore the value" }).click();
  await expect(run(page).getByText("14 of 14 hashes verified")).toBeVisible();
});

test("the audit record is downloaded as JSON", async ({ page }) => {
  await visit(page, "/platform");
  await approve(page).click();
  const download = page.waitForEvent("download");
  await run(page).getByRole("link", { name: "Download JSON" }).click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, "utf8")).run).toBe(flagship.number);
});

test("the whole run works by keyboard: a step from the line, and a key for a choice", async ({
  page,
}) => {
  await visit(page, "/platform");
  await run(page).getByRole("link", { name: "Capture" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Capture")).toHaveAttribute("open");
  await expect(row(page, "Capture").locator("summary")).toBeFocused();
  await expect(page).toHaveURL("/platform?open=three-way-invoice-matching&step=1");
  await run(page).getByLabel("Note for the record").fill("ab");
  await expect(run(page).getByText("Waiting for approval")).toBeVisible();
  await approve(page).focus();
  await page.keyboard.press("c");
  await expect(run(page).getByText("You chose “Ask for credit note”.")).toBeVisible();
  await expect(run(page).getByText("Your note: “ab”")).toBeVisible();
});

test("the replay stops where a person decides", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/platform");
  await approve(page).click();
  await run(page).getByRole("button", { name: "Replay from the start" }).click();
  await expect(run(page).getByText("Waiting for approval")).toBeVisible();
  await run(page).getByRole("button", { name: "One step back" }).click();
  await expect(run(page).getByText("Next: Match PO & receipt.")).toBeVisible();
  await run(page).getByRole("button", { name: "One step forward" }).click();
  await expect(run(page).getByRole("button", { name: "One step forward" })).toBeDisabled();
});

test("the replay plays step by step", async ({ page }) => {
  await visit(page, "/platform");
  await run(page).getByRole("button", { name: "Replay from the start" }).click();
  await expect(run(page).getByText("Next: Capture.")).toBeVisible();
  await expect(run(page).getByText("Waiting for approval")).toBeVisible();
});

test("an address opens a step, and one that names none is ignored", async ({ page }) => {
  await visit(page, "/platform?open=three-way-invoice-matching&step=2");
  await expect(row(page, "Extract lines")).toHaveAttribute("open");
  for (const query of ["open=three-way-invoice-matching&step=6", "open=%3Cb%3E&step=1"]) {
    await visit(page, `/platform?${query}`);
    await expect(row(page, "Capture")).not.toHaveAttribute("open");
    await expect(row(page, "Approve variance")).toHaveAttribute("open");
  }
});

test("each of the twenty workflows opens its own run in place", async ({ page }) => {
  await visit(page, "/workflows");
  for (const { id, title, workflow } of workflows) {
    await openWorkflow(page, title);
    const shown = run(page, title);
    await expect(shown.getByRole("heading", { name: title })).toBeFocused();
    for (const { name } of workflow)
      await expect(shown.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?open=${id}&step=[1-5]$`));
  }
});

test("a run closes to its link, and another card takes the step out of the address", async ({
  page,
}) => {
  const [first, second] = workflows;
  await visit(page, `/workflows?open=${first?.id}&step=2`);
  await expect(run(page)).toBeVisible();
  await page.getByRole("link", { name: "Close the run of" }).click();
  await expect(run(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: `See a run of ${first?.title}` })).toBeFocused();
  await expect(page).toHaveURL(`/workflows?open=${first?.id}`);
  await visit(page, `/workflows?open=${first?.id}&step=2`);
  await page
    .locator("summary")
    .filter({ has: page.getByRole("heading", { name: second?.title ?? "", exact: true }) })
    .click();
  await expect(page).toHaveURL(`/workflows?open=${second?.id}`);
});

test("a failure with its second attempt, an escalation and a refusal can be read", async ({
  page,
}) => {
  await visit(page, "/workflows?open=import-permit-hs-codes&step=5");
  await expect(page.getByText(/^✕ Failed: The gateway didn't answer within 30 s/)).toBeVisible();
  await visit(page, "/workflows?open=month-end-accruals&step=2");
  await run(page, "Month-end accruals")
    .getByRole("button", { name: /^Done in part / })
    .click();
  await expect(page.getByText(/^Nobody answered within 4 h/)).toBeVisible();
  await visit(page, "/workflows?open=vendor-security-review&step=5");
  await run(page, "Vendor security review")
    .getByRole("button", { name: /^Accept Buy/ })
    .click();
  await expect(
    run(page, "Vendor security review").getByText("Refused", { exact: true }),
  ).toBeVisible();
});

test("without JavaScript every step of the flagship opens, and a workflow links to its file", async ({
  plain,
}) => {
  await plain.goto("/platform");
  for (const { name, gives } of flagship.steps) {
    const step = row(plain, name);
    if ((await step.getAttribute("open")) === null) await step.locator("summary").click();
    await expect(step.getByText(gives[0]?.text ?? "-", { exact: true }).last()).toBeVisible();
  }
  await expect(run(plain).getByRole("heading", { name: "Audit record" })).toBeVisible();
  await expect(run(plain).getByRole("button")).toHaveCount(0);
  await plain.goto("/workflows");
  await plain.locator("summary").filter({ hasText: "GST F5 return" }).click();
  await expect(plain.getByRole("link", { name: "See a run of GST F5 return" })).toHaveAttribute(
    "href",
    "/runs/gst-f5-return.md",
  );
});

test("print shows every step and the audit record", async ({ page }) => {
  await visit(page, "/platform");
  await page.emulateMedia({ media: "print" });
  for (const { name, gives } of flagship.steps)
    await expect(
      row(page, name)
        .getByText(gives[0]?.text ?? "-", { exact: true })
        .last(),
    ).toBeVisible();
  await expect(run(page).getByText("Audit record")).toBeVisible();
});

test("where the browser computes no hashes, the page says why", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, "subtle", { value: undefined });
  });
  await visit(page, "/platform");
  await approve(page).click();
  await expect(run(page).getByText(/^Your browser computes hashes only over HTTPS/)).toBeVisible();
  await expect(run(page).getByRole("button", { name: "Verify" })).toBeDisabled();
});

test("a run has no accessibility problem that axe can find, before and after the decision", async ({
  page,
}) => {
  await visit(page, "/platform");
  await expectAccessible(page);
  await approve(page).click();
  await expect(run(page).getByText("14 of 14 hashes verified")).toBeVisible();
  await expectAccessible(page);
});
