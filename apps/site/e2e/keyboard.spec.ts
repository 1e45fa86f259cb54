import { field } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { commit, compose, pressTaken } from "./support/keyboard.ts";
import { holdScripts, untilHydrated } from "./support/visit.ts";
import { contactForm } from "./support-steps.ts";

test("the keys of a composition reach no script, also of one that starts before the page is hydrated", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/support", { waitUntil: "commit" });
  const subject = field(contactForm(page), "Subject *");
  await subject.focus();
  await compose(page, "a run");
  release();
  await untilHydrated(page);
  await page.evaluate(() => {
    const { dataset } = document.body;
    dataset.heard = "";
    for (const target of [window, document, document.activeElement]) {
      for (const type of ["keydown", "submit"]) {
        const hear = () => {
          dataset.heard += `${type} `;
        };
        target?.addEventListener(type, hear, true);
        target?.addEventListener(type, hear);
      }
    }
  });
  for (const key of ["ArrowDown", "Enter", "Escape", "Control+k", "Control+b"]) {
    await page.keyboard.press(key);
  }
  await commit(page, "a run");
  await pressTaken(page, "Enter");
  await pressTaken(page, "Escape");
  await expect(subject).toHaveValue("a run");
  await expect(page.locator("body")).toHaveAttribute("data-heard", "");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
