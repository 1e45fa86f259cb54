import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const endpoint = (page: Page, name: string): Locator =>
  page.getByRole("region", { name, exact: true });

/** Opens the mock under an endpoint. */
async function tryIt(page: Page, name: string): Promise<Locator> {
  const place = endpoint(page, name).getByRole("group");
  await place.getByText("Try it", { exact: false }).first().click();
  await expect(place.getByRole("button", { name: "Send to the mock" })).toBeVisible();
  return place;
}

const send = (mock: Locator) => mock.getByRole("button", { name: "Send to the mock" }).click();
const answer = (mock: Locator) => mock.getByRole("region", { name: /^The mock's answer/ });
const titles = (mock: Locator) => answer(mock).getByText(/"title"/);

test("the page has the sections of the specification, and the contents lead to them", async ({
  page,
}) => {
  await visit(page, "/api");
  const sections = [
    ...["Overview", "Authentication", "Endpoints", "Pipeline schema", "Error handling"],
    ...["Rate limiting", "Versions and compatibility"],
  ];
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveText(sections);
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(sections);

  await contents.getByRole("link", { name: "Error handling" }).click();
  await expect(page).toHaveURL("/api#error-handling");
  await expect(contents.getByRole("link", { name: "Error handling" })).toHaveAttribute(
    "aria-current",
    "location",
  );
});

test("the mock is plainly marked, and says which token it takes", async ({ page }) => {
  await visit(page, "/api");
  const mock = await tryIt(page, "List pipelines");
  await expect(mock).toContainText("This is a mock.");
  await expect(mock).toContainText("No request is sent.");
  await expect(mock.getByLabel("Access token")).toHaveAccessibleDescription(
    "The mock accepts one token: mock-token",
  );
});

test("the mock gives pages, by default the first of 20, and an empty one after the last", async ({
  page,
}) => {
  await visit(page, "/api");
  const mock = await tryIt(page, "List pipelines");
  await expect(mock.getByLabel("page")).toHaveValue("1");
  await expect(mock.getByLabel("limit")).toHaveValue("20");
  await send(mock);
  await expect(answer(mock)).toContainText("GET /pipelines?page=1&limit=20");
  await expect(answer(mock)).toContainText("200 OK");
  await expect(answer(mock)).toContainText("Invoice intake");
  await expect(answer(mock)).toContainText("Contract renewal");

  await mock.getByLabel("limit").fill("2");
  await send(mock);
  await expect(answer(mock)).toContainText("Supplier onboarding");
  await expect(answer(mock)).not.toContainText("Contract renewal");

  await mock.getByLabel("page").fill("2");
  await mock.getByLabel("page").press("Enter");
  await expect(answer(mock)).toContainText("Contract renewal");
  await expect(answer(mock)).not.toContainText("Invoice intake");

  await mock.getByLabel("page").fill("3");
  await send(mock);
  await expect(answer(mock)).toContainText("200 OK");
  await expect(answer(mock).locator("pre")).toHaveText(/\[\]$/);

  await mock.getByLabel("page").clear();
  await mock.getByLabel("limit").clear();
  await send(mock);
  await expect(answer(mock)).toContainText("GET /pipelines");
  await expect(titles(mock)).toContainText("Contract renewal");
});

test("a page that isn't a number counts as left out, and the mock tells you", async ({ page }) => {
  await visit(page, "/api");
  const mock = await tryIt(page, "List pipelines");
  await mock.getByLabel("page").fill("-1.5 😀");
  await send(mock);
  await expect(answer(mock)).toContainText("200 OK");
  await expect(answer(mock)).toContainText("page isn't an integer from 1");
  await expect(answer(mock)).toContainText("the default is 1.");
});

test("without the token, or with another, every call is answered with 401", async ({ page }) => {
  await visit(page, "/api");
  for (const name of ["List pipelines", "Read a pipeline"]) {
    const mock = await tryIt(page, name);
    await mock.getByLabel("Access token").fill("another");
    await send(mock);
    await expect(answer(mock)).toContainText("401 Unauthorized");
    await expect(answer(mock)).toContainText("The access token is invalid.");
    await mock.getByLabel("Access token").clear();
    await send(mock);
    await expect(answer(mock)).toContainText("The access token is missing.");
  }
});

test("a pipeline of the list can be read, and an unknown ID is answered with 404", async ({
  page,
}) => {
  await visit(page, "/api");
  const mock = await tryIt(page, "Read a pipeline");
  await send(mock);
  await expect(answer(mock)).toContainText("200 OK");
  await expect(answer(mock)).toContainText("Invoice intake");

  await mock.getByLabel("id").fill("0b9f4c1e-0000-4000-8000-2f1e7a5d3b64");
  await send(mock);
  await expect(answer(mock)).toContainText("404 Not Found");
  await expect(answer(mock)).toContainText("There is no pipeline with this ID.");

  await mock.getByLabel("id").fill("../../x?y#z".repeat(1000));
  await send(mock);
  await expect(answer(mock)).toContainText("404 Not Found");
  await expect(answer(mock)).toContainText("id isn't a UUID");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(1440);
});

test("an answer is read out", async ({ page }) => {
  await visit(page, "/api");
  const mock = await tryIt(page, "Read a pipeline");
  await send(mock);
  await expect(
    page.getByRole("status").filter({ hasText: "The mock answered 200 OK." }),
  ).toHaveCount(1);
});

test("no request leaves the page, and the mock's code comes when it is opened", async ({
  page,
}) => {
  await visit(page, "/api");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const mock = await tryIt(page, "List pipelines");
  expect(requests.some((path) => /try-it-panel/.test(path))).toBe(true);
  requests.length = 0;
  for (const token of ["mock-token", "another"]) {
    await mock.getByLabel("Access token").fill(token);
    await send(mock);
  }
  await expect(answer(mock)).toContainText("401 Unauthorized");
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
});

test.describe("when the mock cannot be loaded", () => {
  test.use({ allowed: [/try-it-panel|Console error: Failed to load resource/] });

  test("the page tells you, and trying again helps", async ({ page }) => {
    await visit(page, "/api");
    await page.route(/try-it-panel/, (route) => route.abort());
    const place = endpoint(page, "List pipelines").getByRole("group");
    await place.getByText("Try it").first().click();
    await expect(place.getByRole("alert")).toContainText("The mock could not be loaded.");
    await page.unroute(/try-it-panel/);
    await place.getByRole("button", { name: "Try again" }).click();
    await expect(place.getByRole("button", { name: "Send to the mock" })).toBeVisible();
  });
});

test("the language of the samples is chosen for all calls at once", async ({ page }) => {
  await visit(page, "/api");
  const list = endpoint(page, "List pipelines");
  const read = endpoint(page, "Read a pipeline");
  await expect(list.getByText(/^curl '/)).toBeVisible();
  await list.getByRole("tab", { name: "Python" }).click();
  await expect(list.getByText("from urllib.request")).toBeVisible();
  await expect(read.getByText("from urllib.request")).toBeVisible();
  await expect(list.getByText(/^curl '/)).toBeHidden();
});

test("a sample is copied unchanged", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/api");
  const list = endpoint(page, "List pipelines");
  await list.getByRole("button", { name: /^Copy\s*: curl$/ }).click();
  await expect(list.getByRole("button", { name: /^Copied\s*: curl$/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      "curl 'https://localhost:8443/pipelines?page=1&limit=2' \\",
      "  --cacert /etc/molfar/ca.pem \\",
      '  --header "Authorization: Bearer $MOLFAR_YNO_ACCESS_TOKEN"',
    ].join("\n"),
  );
});

test("the description is served to everybody, as YAML and as JSON", async ({ page, request }) => {
  await visit(page, "/api");
  for (const [name, type] of [
    ["openapi.yaml", "application/yaml"],
    ["openapi.json", "application/json"],
  ] as const) {
    const address = await page.getByRole("link", { name }).getAttribute("href");
    const response = await request.get(address ?? "");
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain(type);
    expect(response.headers()["access-control-allow-origin"]).toBe("*");
    expect(await response.text()).toContain("listPipelines");
  }
});

test("without JavaScript all samples can be read, and the mock says what it needs", async ({
  plain,
}) => {
  await plain.goto("/api");
  for (const name of ["List pipelines", "Read a pipeline"]) {
    const place = endpoint(plain, name);
    await expect(place.getByText(/^curl '/)).toBeVisible();
    await expect(place.getByText("const response")).toBeVisible();
    await expect(place.getByText("from urllib.request")).toBeVisible();
    await place.locator("summary").click();
    await expect(place.getByText("needs JavaScript")).toBeVisible();
    await expect(place.getByText("Loading the mock.")).toBeHidden();
  }
});

test("the open mock and its answers have no accessibility problem that axe can find", async ({
  page,
}) => {
  await visit(page, "/api");
  const list = await tryIt(page, "List pipelines");
  await send(list);
  const read = await tryIt(page, "Read a pipeline");
  await read.getByLabel("Access token").fill("another");
  await send(read);
  await expect(answer(read)).toContainText("401");
  await expectAccessible(page);
});
