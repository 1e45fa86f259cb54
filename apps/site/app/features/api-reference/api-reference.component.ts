import type { Locator } from "@playwright/test";
import { commit, compose, pressTaken } from "#e2e/support/keyboard.ts";
import { expect, test } from "#tests/gallery/component.ts";

const view = (name: string) => `features/api-reference/api-reference: ${name}`;
const send = (mock: Locator) => mock.getByRole("button", { name: "Send to the mock" }).click();
const answer = (mock: Locator) => mock.getByRole("region", { name: /^The mock's answer/ });

test("the mock is plainly marked, and says which token it takes", async ({ show }) => {
  const mock = await show(view("the mock of a list"));
  await expect(mock).toContainText("This is a mock.");
  await expect(mock).toContainText("No request is sent.");
  await expect(mock.getByLabel("Access token")).toHaveAccessibleDescription(
    "The mock accepts one token: mock-token",
  );
});

// What the mock answers, and what it remarks on, is checked without a browser.
test("the mock answers what is filled in, and says what it took otherwise", async ({ show }) => {
  const mock = await show(view("the mock of a list"));
  await expect(mock.getByLabel("page")).toHaveValue("1");
  await expect(mock.getByLabel("limit")).toHaveValue("20");
  await mock.getByLabel("limit").fill("2");
  await mock.getByLabel("page").fill("2");
  await mock.getByLabel("page").press("Enter");
  await expect(answer(mock)).toContainText("GET /pipelines?page=2&limit=2");
  await expect(answer(mock)).toContainText("200 OK");
  await expect(answer(mock)).toContainText("Contract renewal");
  await expect(answer(mock)).not.toContainText("Invoice intake");

  await mock.getByLabel("page").fill("-1.5 😀");
  await mock.getByLabel("limit").clear();
  await send(mock);
  await expect(answer(mock)).toContainText("page isn't an integer from 1");
  await expect(answer(mock)).not.toContainText("limit=");

  await mock.getByLabel("Access token").fill("another");
  await send(mock);
  await expect(answer(mock)).toContainText("401 Unauthorized");
  await expect(answer(mock)).toContainText("The access token is invalid.");
  await expect(answer(mock)).not.toContainText("page isn't");
  await mock.getByLabel("Access token").clear();
  await send(mock);
  await expect(answer(mock)).toContainText("The access token is missing.");
});

test("the Enter of a composition doesn't ask the mock", async ({ page, show }) => {
  const mock = await show(view("the mock of a list"));
  await mock.getByLabel("Access token").fill("");
  await compose(page, "mock-token");
  await page.keyboard.press("Enter");
  await commit(page, "mock-token");
  await pressTaken(page, "Enter");
  await expect(mock.getByLabel("Access token")).toHaveValue("mock-token");
  await expect(answer(mock)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(answer(mock)).toContainText("200 OK");
});

test("a pipeline of the list can be read, and the answer is read out; an unknown ID is answered with 404", async ({
  page,
  show,
}) => {
  const mock = await show(view("the mock of a record"));
  await send(mock);
  await expect(answer(mock)).toContainText("200 OK");
  await expect(answer(mock)).toContainText("Invoice intake");
  await expect(
    page.getByRole("status").filter({ hasText: "The mock answered 200 OK." }),
  ).toHaveCount(1);

  await mock.getByLabel("id").fill("0b9f4c1e-0000-4000-8000-2f1e7a5d3b64");
  await send(mock);
  await expect(answer(mock)).toContainText("404 Not Found");
  await expect(answer(mock)).toContainText("There is no pipeline with this ID.");

  await mock.getByLabel("id").fill("../../x?y#z".repeat(1000));
  await send(mock);
  await expect(answer(mock)).toContainText("id isn't a UUID");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(1440);
});

test("the language of the samples is chosen for all calls at once", async ({ show }) => {
  const endpoints = await show(view("endpoints"));
  const list = endpoints.getByRole("region", { name: "List pipelines", exact: true });
  const read = endpoints.getByRole("region", { name: "Read a pipeline", exact: true });
  // What is drawn under the pointer isn't a part of a name.
  await list.getByRole("link", { name: "List pipelines" }).hover();
  await expect(list.getByText(/^page=1/)).toBeVisible();
  await list.getByRole("tab", { name: "Python" }).click();
  await expect(list.getByText("from urllib.request")).toBeVisible();
  await expect(read.getByText("from urllib.request")).toBeVisible();
  await expect(list.getByText(/^page=1/)).toBeHidden();
});
