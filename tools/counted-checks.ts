/** What the tests count, for `npm test -- --save`. */
export const countedKinds = ["axe", "layout", "links", "kills", "inputs"] as const;
export type CountedKind = (typeof countedKinds)[number];

/**
 * How many checks of each kind a test has made: 'links', or 'axe /pricing 1440 light' with the path, the
 * width in pixels and the scheme of what was checked. Each that finds something fails its test.
 */
export type Checked = Readonly<Record<string, number>>;

/** Adds to what a test of Vitest has checked. The report has it with the test. */
export function countChecks({ meta }: { meta: object }, more: Checked): void {
  Object.assign(meta, { checked: { ...Reflect.get(meta, "checked"), ...more } });
}

/** The type of the annotations in which Playwright's report has the same; the text is JSON. */
export const checkedAnnotation = "checked";

/** All checks in the report of a test runner. */
export function checkedIn(report: unknown): Checked {
  const sum: Record<string, number> = {};
  const add = (more: Checked) => {
    for (const [key, number] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + number;
  };
  const read = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("type" in value && value.type === checkedAnnotation && "description" in value) {
      add(JSON.parse(String(value.description)));
      return;
    }
    for (const [key, each] of Object.entries(value)) {
      if (key === "checked") add(each);
      // Playwright repeats the annotations of a test in its results.
      else if (key !== "results") read(each);
    }
  };
  read(report);
  return sum;
}
