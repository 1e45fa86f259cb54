import { expect, test } from "vitest";
import * as plans from "../../content/collections/plans.ts";
import { pageShape } from "../../content/schema/page.ts";
import { contentProblems, repeatedValues } from "./content-problems.ts";

const good = {
  path: "/about",
  title: "About",
  description: "What it is.",
  heading: "About",
  opening: "An opening.",
};
const byPath = (page: { path: string }) => page.path;

test("a valid record has no problems", () => {
  expect(contentProblems("content/pages/", pageShape, [good], byPath)).toEqual([]);
});

test("a wrong record gives file, record, field, what is wrong and what to do", () => {
  const long = { ...good, title: "x".repeat(61) };
  expect(contentProblems("content/pages/", pageShape, [good, long], byPath)).toEqual([
    "content/pages/, record '/about', field title: has more than 60 characters. Search results cut it off: shorten it.",
  ]);
});

test("a plan whose card and limits disagree stops the build", () => {
  const changed = plans.plans.map((plan) =>
    plan.id === "sme" ? { ...plan, limits: { ...plan.limits, agents: 51 } } : plan,
  );
  expect(plans.collection.problems(changed)).toEqual([
    "content/collections/plans.ts, record 'sme', field features: do not say 'Up to 51 AI agents', which the limits give. Make both say the same.",
  ]);
});

test("a duplicate value is named once", () => {
  expect(
    repeatedValues(
      "content/jobs.ts",
      [..."abaa"].map((id) => ({ id })),
      "id",
    ),
  ).toEqual(["content/jobs.ts: id 'a' is there more than once. Give each record its own."]);
});
