import { contentProblems } from "@yno/records/check";
import { expect, test } from "vitest";
import { mcpServers } from "#content/mcp-servers.ts";
import { claimShape } from "#content/schema/claim.ts";
import { registryClaims } from "./registry-claims.ts";

const [first] = mcpServers;
if (!first) throw new Error("The registry is empty.");

const ofCard = (changes: Partial<typeof first>) =>
  registryClaims([{ ...first, ...changes }]).filter(({ origin }) => origin !== "counted");

test("every claim of the registry is a right one", () => {
  expect(
    contentProblems("the registry", claimShape, registryClaims(mcpServers), ({ figure }) => figure),
  ).toEqual([]);
});

test("a figure's origin is the record's", () => {
  const basis = { ...first.basis, stars: "sample", downloads: "seen", version: "seen" } as const;
  const claims = ofCard({ stars: 1234, downloads: 567, version: "1.0.2", basis });
  expect(claims.slice(0, 3).map(({ figure, origin }) => [figure, origin])).toEqual([
    ["1.2k", "sample"],
    ["567", "seen"],
    ["v1.0.2", "seen"],
  ]);
});

test("a name, a tag or a description that holds a number is claimed by its word, and a command is code", () => {
  const claims = ofCard({
    name: "Tide 7",
    author: "pier39",
    tags: ["tides", "h2o"],
    installCommand: "npx tides@1.4.0 --level 3",
    description: "Tells of 24 tides.",
  });
  expect(claims.slice(3).map(({ figure }) => figure)).toEqual([
    ...["Tide 7", "pier39", "h2o", "24"],
  ]);
});

test("the counts of the filter are claimed", () => {
  const counted = registryClaims([first, { ...first, id: "twin" }])
    .filter(({ origin }) => origin === "counted")
    .map(({ figure, scope }) => [figure, scope]);
  expect(counted).toEqual([
    ["2 server(s) found", "Servers in the registry"],
    ["2", "Servers in all categories"],
    ["2", `Servers in ${first.category}`],
  ]);
});
