import type { Locator } from "@playwright/test";
import { check } from "@yno/molfar";
import { validatorExamples } from "#content/molfar-validator.ts";
import { lateDockerfile } from "#e2e/molfar-steps.ts";
import { accessibilityProblems } from "#e2e/support/accessibility.ts";
import { expect, test } from "#tests/gallery/component.ts";

const [valid, broken] = validatorExamples;
const empty = "features/molfar-validator/validator: empty";

const field = (view: Locator) => view.getByRole("textbox", { name: "Dockerfile or JSON" });
const action = (view: Locator, name: string) => view.getByRole("button", { name, exact: true });
const findings = (view: Locator) =>
  view.getByRole("list", { name: "Findings" }).getByRole("listitem");
/** Not what is read out: that has the same words. */
const said = (view: Locator, text: string | RegExp) =>
  view.getByRole("main").getByText(text, { exact: true });
const marks = (view: Locator) => view.locator(".line-marks-station circle");

/** The selected text, and the line where it starts. */
const selection = (view: Locator) =>
  field(view).evaluate((element: HTMLTextAreaElement) => {
    const { value, selectionStart, selectionEnd } = element;
    return {
      line: value.slice(0, selectionStart).split("\n").length,
      text: value.slice(selectionStart, selectionEnd),
    };
  });

/** Drops a file on the field. */
async function drop(view: Locator, name: string, content: string): Promise<void> {
  const data = await view.page().evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], fileName));
      return transfer;
    },
    [name, content] as const,
  );
  for (const type of ["dragover", "drop"])
    await field(view).dispatchEvent(type, { dataTransfer: data });
}

test("a valid example has no findings, and its tasks with what they find in their environment", async ({
  show,
}) => {
  const view = await show(empty);
  await action(view, valid.title).click();
  await expect(said(view, "No findings in 3 tasks.")).toBeVisible();
  await expect(findings(view)).toHaveCount(0);
  await expect(view.getByRole("heading", { level: 4 })).toHaveText([
    ...["Cut split", "Read other", "Join reduce", "What every task finds"],
  ]);
  const read = view.getByRole("table", { name: "Environment of Read" });
  await expect(read.getByRole("row", { name: /^CRM_TOKEN/ })).toContainText(
    "from crm.access_token",
  );
  await expect(read.getByRole("row", { name: /^CONTRACT_PATH/ })).toContainText(
    "An input of the task",
  );
  const every = view.getByRole("table", { name: "Environment of every task" });
  await expect(every.getByRole("rowheader")).toHaveText([
    ...["MOLFAR_ACCOUNT_ID", "MOLFAR_PIPELINE_ID", "MOLFAR_YNO_ACCESS_TOKEN", "OUTPUT_PATH"],
    ...["HOME", "TMPDIR"],
  ]);
});

test("each finding says its rule, what is wrong and what to do, and leads to its line", async ({
  page,
  show,
}) => {
  const view = await show(empty);
  await action(view, broken.title).click();
  await expect(said(view, "3 findings in 3 tasks.")).toBeVisible();
  await expect(page.getByRole("status").getByText("3 findings in 3 tasks.")).toBeAttached();
  const expected = check(broken.text).findings;
  expect(expected).toHaveLength(3);
  for (const [index, { code, place, problem, remedy }] of expected.entries()) {
    const item = findings(view).nth(index);
    for (const text of [code, problem, remedy]) await expect(item).toContainText(text);
    await item.getByRole("link", { name: `Line ${place?.line}, column ${place?.column}` }).click();
    await expect(field(view)).toBeFocused();
    const { line, text } = await selection(view);
    expect(line).toBe(place?.line);
    const whole = broken.text.split("\n")[line - 1] ?? "";
    expect(text).toBe(whole.slice((place?.column ?? 0) - 1));
  }
  await expect(field(view)).toHaveAttribute("aria-invalid", "true");
});

test("every line with a finding is marked, and the marks are on their lines", async ({
  page,
  show,
}) => {
  const view = await show(empty);
  // An odd size, at which rounded heights would drift apart.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 19px !important }");
    document.adoptedStyleSheets = [sheet];
  });
  await field(view).fill(lateDockerfile(400));
  await expect(findings(view)).toHaveCount(1);
  await expect(marks(view)).toHaveCount(1);
  const mark = await marks(view).boundingBox();
  const expected = await field(view).evaluate((element: HTMLTextAreaElement) => {
    const { top, height } = element.getBoundingClientRect();
    return {
      middle: top + (height / element.rows) * 399.5,
      scrolls: element.scrollHeight > height + 1,
    };
  });
  const middle = mark ? mark.y + mark.height / 2 : 0;
  expect(Math.abs(middle - expected.middle)).toBeLessThan(2);
  expect(expected.scrolls, "the field scrolls in itself").toBe(false);
});

test("the findings follow what is written", async ({ show }) => {
  const view = await show(empty);
  await field(view).pressSequentially("FROM a");
  await expect(findings(view)).toHaveCount(1);
  await expect(findings(view)).toContainText("no-labels");
  await field(view).fill(valid.text);
  await expect(said(view, "No findings in 3 tasks.")).toBeVisible();
  await field(view).fill('{"schema_version": "v0.0.3"}');
  await expect(said(view, "3 findings.")).toBeVisible();
  await expect(said(view, "Fix this to see the tasks.")).toBeVisible();
  await field(view).fill("");
  await expect(findings(view)).toHaveCount(0);
  await expect(said(view, /^Findings appear here/)).toBeVisible();
});

test("a text that was replaced can be put back", async ({ show }) => {
  const view = await show(empty);
  await field(view).fill("FROM mine");
  await action(view, valid.title).click();
  await action(view, broken.title).click();
  await action(view, "Put my text back").click();
  await expect(field(view)).toHaveValue("FROM mine");
  await expect(field(view)).toBeFocused();
  await expect(action(view, "Put my text back")).toHaveCount(0);
  await action(view, "Clear").click();
  await expect(field(view)).toHaveValue("");
  await field(view).fill("FROM other");
  await action(view, "Put my text back").click();
  await expect(field(view)).toHaveValue("FROM mine");
  await action(view, "Put my text back").click();
  await expect(field(view)).toHaveValue("FROM other");
});

test("a file is opened by choosing it and by dropping it", async ({ show }) => {
  const view = await show(empty);
  const buffer = Buffer.from(broken.text.replaceAll("\n", "\r\n"));
  const file = { name: "Dockerfile", mimeType: "", buffer };
  await view.getByLabel("Open a file").setInputFiles(file);
  await expect(field(view)).toHaveValue(broken.text);
  await expect(findings(view)).toHaveCount(3);
  await drop(view, "molfar.json", "{");
  await expect(field(view)).toHaveValue("{");
  await expect(findings(view)).toHaveCount(1);
  await expect(findings(view)).toContainText("broken-json");
});

test("what is written while a file is read can be put back, and of two files the last chosen one stays", async ({
  page,
  show,
}) => {
  const view = await show(empty);
  // A slow drive: each file is read when a test says so.
  await page.evaluate(() => {
    File.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => addEventListener(`read ${this.size}`, resolve));
      return Blob.prototype.arrayBuffer.call(this);
    };
  });
  const read = (text: string) =>
    page.evaluate((size) => dispatchEvent(new Event(`read ${size}`)), text.length);
  await drop(view, "Dockerfile", "FROM first");
  await drop(view, "Dockerfile", "FROM last");
  await field(view).fill("FROM mine");
  await read("FROM last");
  await expect(field(view)).toHaveValue("FROM last");
  await read("FROM first");
  await action(view, "Put my text back").click();
  await expect(field(view)).toHaveValue("FROM mine");
});

test("a file that isn't text or is too large is refused in a sentence, and the text stays", async ({
  page,
  show,
}) => {
  const view = await show(empty);
  const refusal = view.getByRole("alert");
  const mimeType = "application/octet-stream";
  for (const [name, buffer, sentence] of [
    ["logo.png", Buffer.from([0x89, 0x50, 0xff, 0]), "isn't UTF-8 text"],
    ["image.tar", Buffer.alloc(1_000_001, 97), "larger than 1 MB"],
  ] as const) {
    await field(view).fill(`FROM ${name}`);
    await expect(refusal).toHaveCount(0);
    await view.getByLabel("Open a file").setInputFiles({ name, mimeType, buffer });
    await expect(refusal).toContainText(name);
    await expect(refusal).toContainText(sentence);
    await expect(field(view)).toHaveValue(`FROM ${name}`);
  }
  expect(await accessibilityProblems(page, ["page-has-heading-one", "region"])).toEqual([]);
});

test("a text that is too large is not checked and not lost", async ({ show }) => {
  const view = await show(empty);
  const text = `FROM ${"a".repeat(1_000_000)}`;
  await field(view).fill(text);
  await expect(said(view, /larger than 1 MB/)).toBeVisible();
  // The command has the same limit, so the page doesn't send anyone there.
  await expect(said(view, /^The command has/)).toHaveCount(0);
  await expect(findings(view)).toHaveCount(0);
  expect((await field(view).inputValue()).length).toBe(text.length);
  await field(view).fill("FROM a");
  await expect(findings(view)).toHaveCount(1);
});

test("in a text of 10,000 lines a finding leads to the last", async ({ show }) => {
  const view = await show(empty);
  await drop(view, "Dockerfile", lateDockerfile(10_000));
  await expect(findings(view)).toHaveCount(1);
  await findings(view)
    .getByRole("link", { name: /^Line 10000,/ })
    .click();
  expect((await selection(view)).line).toBe(10_000);
  await expect(marks(view)).toBeInViewport();
});

test("HTML, emoji and scripts that run to the left are text like any other", async ({
  page,
  show,
}) => {
  const view = await show(empty);
  const name = '<img src=x onerror="alert(1)">مرحبا 😀';
  const task = { name, description: "<b>שלום</b>", parameters: [] };
  const definition = { schema_version: "v0.0.3", name, description: "你好", tasks: [task, task] };
  await field(view).fill(JSON.stringify(definition));
  await expect(said(view, "1 finding in 2 tasks.")).toBeVisible();
  await expect(findings(view)).toContainText(name);
  await expect(view.getByRole("heading", { level: 4 }).first()).toHaveText(`${name} other`);
  await expect(view.locator("img, b")).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "width of the content").toBeLessThanOrEqual(320);
});

test("it works with the keyboard alone, and the field lets the Tab key through", async ({
  page,
  show,
}) => {
  const view = await show(empty);
  await action(view, broken.title).focus();
  await page.keyboard.press("Enter");
  await expect(findings(view)).toHaveCount(3);
  for (const next of [
    view.getByLabel("Open a file"),
    action(view, "Clear"),
    field(view),
    findings(view).first().getByRole("link"),
  ]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(field(view)).toBeFocused();
  expect((await selection(view)).line).toBe(check(broken.text).findings[0]?.place?.line);
});

test.describe("when the code of the worker doesn't come", () => {
  test.use({ allowed: [/check-worker|ERR_/] });

  test("the text stays, and a second try checks it", async ({ page, show, complaints }) => {
    await page.route(/\/assets\/check-worker-/, (route) => route.abort("connectionfailed"));
    const view = await show(empty);
    await field(view).fill("FROM a");
    await expect(said(view, /^The validator could not be loaded\./)).toBeVisible();
    await expect(field(view)).toHaveValue("FROM a");
    expect(complaints).toEqual([]);
    await page.unroute(/\/assets\/check-worker-/);
    await action(view, "Try again").click();
    await expect(findings(view)).toHaveCount(1);
    await expect(field(view)).toBeFocused();
    await expect(field(view)).toHaveValue("FROM a");
  });
});

test("an example is shown from its first line, however far down the last text was read", async ({
  show,
}) => {
  const view = await show(empty);
  const window = view.locator(".code-field-window");
  await field(view).fill("# A line.\n".repeat(300));
  await window.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await action(view, valid.title).click();
  await expect(field(view)).toHaveValue(valid.text);
  await expect.poll(() => window.evaluate((element) => element.scrollTop)).toBe(0);
});
