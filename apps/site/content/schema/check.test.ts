import { contentProblems, repeatedValues, wholeFileProblems } from "@yno/records/check";
import { expect, test } from "vitest";
import * as pricing from "../pages/pricing.ts";
import { pageShape } from "./page.ts";
import { pricingPageShape } from "./pricing.ts";

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
  const plans = pricing.plans.map((plan) =>
    plan.id === "sme" ? { ...plan, limits: { ...plan.limits, agents: 51 } } : plan,
  );
  const problems = wholeFileProblems("content/pages/pricing.ts", pricingPageShape, {
    ...pricing,
    plans,
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("content/pages/pricing.ts, field plans.1.features");
  expect(problems[0]).toContain("Up to 51 AI agents");
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
