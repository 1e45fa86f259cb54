import { expect, test } from "vitest";
import { sectionId } from "./section-id.ts";

test("a section is named after its heading in small letters, unless it has a name", () => {
  expect(sectionId({ heading: "Data location" })).toBe("data-location");
  expect(sectionId({ heading: "Don't see your role?" })).toBe("dont-see-your-role");
  expect(sectionId({ heading: "See a run, end to end" })).toBe("see-a-run-end-to-end");
  expect(sectionId({ heading: "Open positions", id: "jobs" })).toBe("jobs");
});
