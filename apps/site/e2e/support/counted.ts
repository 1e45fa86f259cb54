import { test } from "@playwright/test";
import { type Checked, type CountedKind, checkedAnnotation } from "@yno/tools/counted-checks";

/** Counts a check of a test, in its report. */
export function countCheck(kind: CountedKind, { annotations } = test.info()): void {
  const found = annotations.find(({ type }) => type === checkedAnnotation);
  const annotation = found ?? { type: checkedAnnotation, description: "{}" };
  if (!found) annotations.push(annotation);
  const checked: Checked = JSON.parse(annotation.description ?? "{}");
  annotation.description = JSON.stringify({ ...checked, [kind]: (checked[kind] ?? 0) + 1 });
}
