import { expect, test } from "#tests/gallery/component.ts";
import { showPaused } from "#tests/gallery/show-paused.ts";

const example = "features/countdown/countdown: board and progress";

test.use({ hasClock: true });

test("the board counts down each second to 1 September in Singapore, then says that the round has opened, then closed", async ({
  page,
  show,
}) => {
  // 1 September 00:00 in Singapore is 31 August 16:00 UTC.
  const opened = new Date("2025-08-30T14:58:57Z");
  const view = await showPaused(page, show, example, opened);
  const digits = view.getByRole("definition");
  await expect(digits).toHaveText(["01", "01", "01", "03"]);
  // The bar stays below the end of its line, which the round has nearly reached.
  await expect(view.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "90");
  await page.clock.runFor(1000);
  await expect(digits).toHaveText(["01", "01", "01", "02"]);
  const note = view.getByText("The round has opened");
  for (const { moment, text, said } of [
    { moment: "2025-08-31T15:59:59Z", text: ["00", "00", "00", "01"], said: "" },
    { moment: "2025-08-31T16:00:01Z", text: ["00", "00", "00", "00"], said: "opened." },
    { moment: "2025-11-30T15:59:59Z", text: ["00", "00", "00", "00"], said: "opened." },
    { moment: "2025-11-30T16:00:01Z", text: ["00", "00", "00", "00"], said: "passed." },
    { moment: "2036-02-29T12:00:00Z", text: ["00", "00", "00", "00"], said: "passed." },
  ]) {
    await page.clock.pauseAt(new Date(moment));
    await expect(digits).toHaveText(text);
    if (said) await expect(note, moment).toHaveText(new RegExp(`${said}$`));
    else await expect(note, moment).toHaveCount(0);
  }
});
