import { programmes } from "#content/pages/partners.ts";
import { expect, test } from "#tests/gallery/component.ts";

test("six services are in the open, and '+7 more' shows and hides the others, by keyboard too", async ({
  page,
  show,
}) => {
  const bar = await show("sections/sections: hero");
  const list = bar.getByRole("list", { name: "Services running" });
  const names = list.getByRole("listitem").filter({ hasText: /^[a-z-]+$/ });
  await expect(names).toHaveCount(6);
  await list.getByText("+7 more", { exact: true }).click();
  await expect(names).toHaveCount(13);
  await page.keyboard.press("Enter");
  await expect(names).toHaveCount(6);
});

test("of the questions one is open at a time", async ({ show }) => {
  const questions = (await show("sections/sections: pricing")).getByRole("group");
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0).getByRole("paragraph")).toBeVisible();
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1).getByRole("paragraph")).toBeVisible();
  await expect(questions.nth(0).getByRole("paragraph")).toBeHidden();
});

test("the funding rounds are a table on wide screens, and its rows are cards on phones", async ({
  page,
  show,
}) => {
  const table = (await show("sections/sections: investors")).getByRole("table");
  const heads = await table.getByRole("columnheader").allTextContents();
  const row = table.getByRole("row").nth(1);
  const name = row.getByRole("rowheader");
  const values = row.getByRole("cell");
  await expect(values).toHaveCount(heads.length - 1);
  const areSideBySide = async () => {
    const [left, right] = [await name.boundingBox(), await values.first().boundingBox()];
    return left && right && left.x + left.width <= right.x && left.y === right.y;
  };
  const labels = () =>
    values.evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, "::before").content.replaceAll('"', "")),
    );
  expect(await areSideBySide()).toBe(true);
  expect(await labels()).toEqual(heads.slice(1).map(() => "none"));

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await areSideBySide()).toBe(false);
  expect(await labels()).toEqual(heads.slice(1));
});

test("what two programmes side by side ask and offer is level", async ({ page, show }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const view = await show("sections/sections: partners");
  for (const label of Object.values(programmes.labels)) {
    const terms = view.getByRole("term").filter({ hasText: label });
    const tops = await terms.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    expect(tops, label).toHaveLength(4);
    expect([tops[0], tops[2]], label).toEqual([tops[1], tops[3]]);
  }
});

for (const example of ["partners", "enterprise"]) {
  test(`the silent buttons of ${example} can be reached and pressed, and change nothing`, async ({
    page,
    show,
  }) => {
    const view = await show(`sections/sections: ${example}`, "/partners");
    const text = await view.textContent();
    const buttons = view.getByRole("button");
    expect(await buttons.count()).toBeGreaterThan(1);
    for (const button of await buttons.all()) {
      await button.focus();
      await expect(button).toBeFocused();
      await button.click();
    }
    await expect(view).toHaveText(text ?? "");
    await expect(page).toHaveURL("/partners");
  });
}
