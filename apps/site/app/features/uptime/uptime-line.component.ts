import { expect, test } from "#tests/gallery/component.ts";
import { showPaused } from "#tests/gallery/show-paused.ts";

test.use({ hasClock: true });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** 30.44 days, in whole milliseconds. */
const month = 2_630_016_000;

test("the line says for how long the services have been running, and counts every minute", async ({
  page,
  show,
}) => {
  const opened = Date.UTC(2024, 11, 1) + 23 * month + 19 * day + 7 * hour + 52 * minute;
  const view = await showPaused(page, show, "features/uptime/uptime-line: line", new Date(opened));
  const line = view.getByText("Operational");
  await expect(line).toHaveText("Operational for 23 months 19 days 7 hours 52 minutes");
  await page.clock.runFor(minute);
  await expect(line).toHaveText("Operational for 23 months 19 days 7 hours 53 minutes");
  await page.clock.runFor(3 * hour);
  await expect(line).toHaveText("Operational for 23 months 19 days 10 hours 53 minutes");
});
