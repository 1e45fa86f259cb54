import type { Locator, Page } from "@playwright/test";

export const address = "/docs/molfar-image";

export function validator(page: Page): Locator {
  return page.getByRole("region", { name: "Validator" });
}

export function field(page: Page): Locator {
  return validator(page).getByRole("textbox", { name: "Dockerfile or JSON" });
}

export function action(page: Page, name: string): Locator {
  return validator(page).getByRole("button", { name, exact: true });
}

/** The findings, one an item. */
export function findings(page: Page): Locator {
  return validator(page).getByRole("list", { name: "Findings" }).getByRole("listitem");
}

export function said(page: Page, text: string | RegExp): Locator {
  return validator(page).getByText(text, { exact: true });
}

/** A Dockerfile whose labels begin at a line, with one finding there: an unknown version. */
export function lateDockerfile(line: number): string {
  const run = Array.from({ length: line - 2 }, (_, index) => `RUN echo ${index}`);
  const tasks = `'[{"name": "Convert", "description": "Converts."}]'`;
  return [
    "FROM a",
    ...run,
    `LABEL ai.yno.molfar.schema_version="v9" ai.yno.molfar.name=A ai.yno.molfar.description=A ai.yno.molfar.tasks=${tasks}`,
  ].join("\n");
}
