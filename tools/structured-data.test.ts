import { expect, test } from "vitest";
import { jobs } from "#content/jobs.ts";
import { structuredData, structuredDataElement } from "./structured-data.ts";

test("every position has a JobPosting, and no other page has one", () => {
  expect(structuredData("/careers").map((record) => record["@type"])).toEqual(
    jobs.map(() => "JobPosting"),
  );
  expect(structuredData("/about")).toEqual([]);
});

test("a position that can be held at home only names no place of work", () => {
  const remote = jobs.findIndex(({ location }) => location === "Remote in Asia-Pacific");
  const record = structuredData("/careers")[remote];
  expect(record).toMatchObject({ jobLocationType: "TELECOMMUTE" });
  expect(record).not.toHaveProperty("jobLocation");
});

test("nothing in a record can end its script element early", () => {
  const record = {
    "@context": "https://schema.org",
    "@type": "Thing",
    name: "</script><script>alert(1)</script>",
  } as const;
  const element = structuredDataElement([record]);
  expect(element.match(/<\/script>/g)).toHaveLength(1);
  const json = element.replace(/^<script[^>]*>|<\/script>$/g, "");
  expect(JSON.parse(json)).toEqual([record]);
});
