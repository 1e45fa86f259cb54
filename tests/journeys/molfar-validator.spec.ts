import { validatorExamples } from "#content/molfar-validator.ts";
import { check } from "#molfar/check.ts";
import {
  action,
  address,
  drop,
  expectFits,
  field,
  findings,
  lateDockerfile,
  said,
  selection,
  validator,
} from "./molfar-steps.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";

const [valid, broken] = validatorExamples;
const itsCode = /\/assets\/(check-worker|checker|report-parts)-[\w-]+\.js/;

test("the document leads to the validator, and its contents list it", async ({ page }) => {
  await visit(page, address);
  await page.getByRole("link", { name: "Open in validator" }).click();
  await expect(validator(page).getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(
    page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Validator" }),
  ).toHaveAttribute("href", "#validator");
});

test("its code is not part of the first view and comes when the field is reached", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await visit(page, address);
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => itsCode.test(url))).toEqual([]);
  const worker = page.waitForRequest(/\/assets\/check-worker-/);
  await field(page).focus();
  await worker;
  expect(requested.filter((url) => itsCode.test(url))).toHaveLength(3);
});

test("a valid example has no findings, and its tasks with what they find in their environment", async ({
  page,
}) => {
  await visit(page, address);
  await action(page, valid.title).click();
  await expect(said(page, "No findings in 3 tasks.")).toBeVisible();
  await expect(findings(page)).toHaveCount(0);
  await expect(validator(page).getByRole("heading", { level: 4 })).toHaveText([
    "Cut split",
    "Read other",
    "Join reduce",
    "What every task finds",
  ]);
  const read = validator(page).getByRole("table", { name: "Environment of Read" });
  await expect(read.getByRole("row", { name: /^CRM_TOKEN/ })).toContainText(
    "from crm.access_token",
  );
  await expect(read.getByRole("row", { name: /^CONTRACT_PATH/ })).toContainText(
    "An input of the task",
  );
  const every = validator(page).getByRole("table", { name: "Environment of every task" });
  await expect(every.getByRole("rowheader")).toHaveText([
    "MOLFAR_ACCOUNT_ID",
    "MOLFAR_PIPELINE_ID",
    "MOLFAR_YNO_ACCESS_TOKEN",
    "OUTPUT_PATH",
  ]);
});

test("each finding says its rule, what is wrong and what to do, and leads to its line", async ({
  page,
}) => {
  await visit(page, address);
  await action(page, broken.title).click();
  await expect(said(page, "3 findings in 3 tasks.")).toBeVisible();
  const expected = check(broken.text).findings;
  expect(expected).toHaveLength(3);
  for (const [index, { code, place, problem, remedy }] of expected.entries()) {
    const item = findings(page).nth(index);
    for (const text of [code, problem, remedy]) await expect(item).toContainText(text);
    await item.getByRole("link", { name: `Line ${place?.line}, column ${place?.column}` }).click();
    await expect(field(page)).toBeFocused();
    const { line, text } = await selection(page);
    expect(line).toBe(place?.line);
    const whole = broken.text.split("\n")[line - 1] ?? "";
    expect(text).toBe(whole.slice((place?.column ?? 0) - 1));
  }
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
});

test("every line with a finding is marked, and the marks are on their lines", async ({ page }) => {
  await visit(page, address);
  // An odd size, at which rounded heights would drift apart.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "19px"));
  await field(page).fill(lateDockerfile(400));
  await expect(findings(page)).toHaveCount(1);
  const marks = await validator(page)
    .locator(".line-marks-station circle")
    .evaluateAll((circles) =>
      circles.map((circle) => {
        const { top, height } = circle.getBoundingClientRect();
        return top + height / 2;
      }),
    );
  expect(marks).toHaveLength(1);
  const expected = await field(page).evaluate((element: HTMLTextAreaElement) => {
    const { top, height } = element.getBoundingClientRect();
    return {
      middle: top + (height / element.rows) * 399.5,
      scrolls: element.scrollHeight > height + 1,
    };
  });
  expect(Math.abs((marks[0] ?? 0) - expected.middle)).toBeLessThan(2);
  expect(expected.scrolls, "the field scrolls in itself").toBe(false);
});

test("the findings follow what is written", async ({ page }) => {
  await visit(page, address);
  await field(page).pressSequentially("FROM a");
  await expect(findings(page)).toHaveCount(1);
  await expect(findings(page)).toContainText("no-labels");
  await field(page).fill(valid.text);
  await expect(said(page, "No findings in 3 tasks.")).toBeVisible();
  await field(page).fill('{"schema_version": "v0.0.3"}');
  await expect(said(page, "3 findings.")).toBeVisible();
  await expect(said(page, "Fix this to see the tasks.")).toBeVisible();
  await field(page).fill("");
  await expect(findings(page)).toHaveCount(0);
  await expect(said(page, /^Findings appear here/)).toBeVisible();
});

test("the outcome is read out", async ({ page }) => {
  await visit(page, address);
  await action(page, broken.title).click();
  await expect(page.getByRole("status").getByText("3 findings in 3 tasks.")).toBeAttached();
});

test("nothing that is written leaves the page, and offline it is checked all the same", async ({
  page,
  context,
}) => {
  await visit(page, address);
  await field(page).focus();
  await field(page).fill("FROM a");
  await expect(findings(page)).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const requested: string[] = [];
  context.on("request", (request) => requested.push(request.url()));
  const before = await storage();
  await field(page).fill(broken.text);
  await expect(findings(page)).toHaveCount(3);
  await action(page, valid.title).click();
  await expect(said(page, "No findings in 3 tasks.")).toBeVisible();
  expect(requested).toEqual([]);
  expect(await storage()).toEqual(before);
  await expect(page).toHaveURL(address);

  function storage() {
    return page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  }
});

test("when its code cannot come, the text stays, and a second try checks it", async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/check-worker-/, (route) => route.abort("connectionfailed"));
  await visit(page, address);
  await field(page).fill("FROM a");
  await expect(said(page, /^The validator could not be loaded\./)).toBeVisible();
  await expect(field(page)).toHaveValue("FROM a");
  expect(complaints.splice(0).every((text) => /check-worker|ERR_/.test(text))).toBe(true);

  await page.unroute(/\/assets\/check-worker-/);
  await action(page, "Try again").click();
  await expect(findings(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("FROM a");
});

test("text written before hydration is kept and checked", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(address);
  await field(page).fill("FROM a");
  letScriptsCome();
  await untilAlive(page);
  await expect(findings(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("FROM a");
});

test("a text that was replaced can be put back", async ({ page }) => {
  await visit(page, address);
  await field(page).fill("FROM mine");
  await action(page, valid.title).click();
  await action(page, broken.title).click();
  await action(page, "Put my text back").click();
  await expect(field(page)).toHaveValue("FROM mine");
  await expect(field(page)).toBeFocused();
  await expect(action(page, "Put my text back")).toHaveCount(0);
  await action(page, "Clear").click();
  await expect(field(page)).toHaveValue("");
  await action(page, "Put my text back").click();
  await expect(field(page)).toHaveValue("FROM mine");
});

test("a file is opened by choosing it and by dropping it", async ({ page }) => {
  await visit(page, address);
  const chooser = validator(page).getByLabel("Open a file");
  const buffer = Buffer.from(broken.text.replaceAll("\n", "\r\n"));
  await chooser.setInputFiles({ name: "Dockerfile", mimeType: "", buffer });
  await expect(field(page)).toHaveValue(broken.text);
  await expect(findings(page)).toHaveCount(3);
  await drop(page, "molfar.json", "{");
  await expect(field(page)).toHaveValue("{");
  await expect(findings(page)).toHaveCount(1);
  await expect(findings(page)).toContainText("broken-json");
});

for (const [what, file, sentence] of [
  ["no text", { name: "logo.png", buffer: Buffer.from([0x89, 0x50, 0xff, 0]) }, "isn't UTF-8 text"],
  ["too large", { name: "image.tar", buffer: Buffer.alloc(1_000_001, 97) }, "larger than one"],
] as const) {
  test(`a file that is ${what} is refused in a sentence, and the text stays`, async ({ page }) => {
    await visit(page, address);
    await field(page).fill("FROM a");
    await validator(page)
      .getByLabel("Open a file")
      .setInputFiles({ ...file, mimeType: "application/octet-stream" });
    const refusal = validator(page).getByRole("alert");
    await expect(refusal).toContainText(file.name);
    await expect(refusal).toContainText(sentence);
    await expect(field(page)).toHaveValue("FROM a");
    await field(page).fill("FROM b");
    await expect(refusal).toHaveCount(0);
  });
}

test("a text that is too large is not checked and not lost", async ({ page }) => {
  await visit(page, address);
  const text = `FROM ${"a".repeat(1_000_000)}`;
  await field(page).fill(text);
  await expect(said(page, /larger than 1 MB/)).toBeVisible();
  // The command has the same limit, so the page doesn't send anyone there.
  await expect(said(page, /^The command has/)).toHaveCount(0);
  await expect(findings(page)).toHaveCount(0);
  expect((await field(page).inputValue()).length).toBe(text.length);
  await field(page).fill("FROM a");
  await expect(findings(page)).toHaveCount(1);
});

test("in a text of 10,000 lines a finding leads to the last", async ({ page }) => {
  await visit(page, address);
  await drop(page, "Dockerfile", lateDockerfile(10_000));
  await expect(findings(page)).toHaveCount(1);
  await findings(page)
    .getByRole("link", { name: /^Line 10000,/ })
    .click();
  expect((await selection(page)).line).toBe(10_000);
  const mark = validator(page).locator(".line-marks-station circle");
  await expect(mark).toBeInViewport();
});

test("HTML, emoji and scripts that run to the left are text like any other", async ({ page }) => {
  const name = '<img src=x onerror="alert(1)">مرحبا 😀';
  const task = { name, description: "<b>שלום</b>", parameters: [] };
  await visit(page, address);
  await field(page).fill(
    JSON.stringify({
      schema_version: "v0.0.3",
      name,
      description: "你好",
      tasks: [task, task],
    }),
  );
  await expect(said(page, "1 finding in 2 tasks.")).toBeVisible();
  await expect(findings(page)).toContainText(name);
  await expect(validator(page).getByRole("heading", { level: 4 }).first()).toHaveText(
    `${name} other`,
  );
  await expect(validator(page).locator("img, b")).toHaveCount(0);
  await expectFits(page, 320);
});

test("it works with the keyboard alone, and the field lets the Tab key through", async ({
  page,
}) => {
  await visit(page, address);
  await action(page, broken.title).focus();
  await page.keyboard.press("Enter");
  await expect(findings(page)).toHaveCount(3);
  await page.keyboard.press("Tab");
  await expect(validator(page).getByLabel("Open a file")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(action(page, "Clear")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(findings(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  expect((await selection(page)).line).toBe(check(broken.text).findings[0]?.place?.line);
});

test("without JavaScript a sentence names the command instead", async ({ plain }) => {
  await plain.goto(address);
  await expect(validator(plain).getByText("The validator needs JavaScript.")).toContainText(
    "npx molfar check <file>",
  );
  await expect(field(plain)).toBeHidden();
  await expect(validator(plain).getByRole("button")).toHaveCount(0);
});

for (const state of ["no text", "no findings", "findings", "a refused file"] as const) {
  test(`with ${state} it has no accessibility problem that axe can find, and fits 320 pixels`, async ({
    page,
  }) => {
    await visit(page, address);
    if (state === "no findings") await action(page, valid.title).click();
    if (state === "findings") await action(page, broken.title).click();
    if (state === "no findings" || state === "findings") {
      await expect(said(page, /(No|3) findings in 3 tasks\./)).toBeVisible();
    }
    if (state === "a refused file") {
      await drop(page, "logo.png", "\u0000");
      await expect(validator(page).getByRole("alert")).toBeVisible();
    }
    await expectAccessible(page);
    await expectFits(page, 320);
  });
}
