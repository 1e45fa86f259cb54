import { fundingRounds } from "#content/funding-rounds.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("on phones the market analysis is cards, and the table is not displayed", async ({ page }) => {
  await visit(page, "/investors");
  const market = page.getByRole("region", { name: "Market analysis" });
  await expect(market.getByRole("table")).toHaveCount(0);
  await expect(market.getByRole("heading", { level: 3 })).toHaveCount(fundingRounds.length);
});
