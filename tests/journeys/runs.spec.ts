import { readFileSync } from "node:fs";
import { run as flagship } from "#content/runs/three-way-invoice-matching.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("after the decision the audit record is verified in the page, and downloaded as JSON", async ({
  page,
}) => {
  await visit(page, "/platform");
  await page.getByRole("button", { name: /^Approve / }).click();
  await expect(page.getByText("14 of 14 hashes verified")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download JSON" }).click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, "utf8")).run).toBe(flagship.number);
});
