import { expect, test } from "vitest";
import { recordClaims } from "./record-claims.ts";

const none: Parameters<typeof recordClaims>[0] = {
  ...{ plans: [], jobs: [], partners: [], integrations: [], topServers: [], faq: [] },
  workflows: [],
};
const figures = (records: Partial<Parameters<typeof recordClaims>[0]>, where: string) =>
  recordClaims({ ...none, ...records })
    .filter((claim) => claim.where.startsWith(where))
    .map(({ figure }) => figure);

test("one more plan, position, partner, integration or question is claimed without another edit", () => {
  const plans = [
    { name: "Free", price: { monthly: 0, yearly: 0 } },
    { name: "More", price: { monthly: 1_200, yearly: 12_000 } },
    { name: "Most", price: { monthly: null, yearly: null } },
  ];
  const partners = [
    { name: "A", employees: "1–10" },
    { name: "B", employees: "11–50" },
  ];
  const integrations = [
    { setupTime: "5 mins", features: ["a", "b", "c", "d", "e"] },
    { setupTime: "2 mins", features: ["a", "b", "c"] },
  ];
  const faq = [{ category: "Getting Started" }, { category: "Getting Started" }] as const;
  expect(figures({ plans }, "/pricing")).toEqual(["SGD 1,200", "SGD 12,000"]);
  const jobs = [
    { department: "Security", location: "Singapore" },
    { department: "Security", location: "Singapore or remote" },
    { department: "Design", location: "Singapore" },
  ] as const;
  expect(figures({ jobs }, "/careers")).toEqual(["3 open positions", "2", "1", "3", "1"]);
  expect(figures({ partners }, "/partners")).toEqual(["1–10", "11–50"]);
  expect(figures({ integrations }, "/integrations")).toEqual([
    ...["2 integrations", "2 mins", "5 mins", "+2 more"],
  ]);
  expect(figures({ topServers: [{ rank: 11, name: "C" }] }, "/integrations, Top")).toEqual(["11"]);
  expect(figures({ faq }, "/resources")).toEqual(["2", "2"]);
  const metrics = [
    { name: "hours saved", value: "12 hours" },
    { name: "errors found", value: "34" },
    { name: "of all invoices", value: "56%" },
  ] as const;
  expect(figures({ workflows: [{ title: "D", metrics }] }, "/workflows, D")).toEqual([
    ...["12 hours", "34", "56%"],
  ]);
});
