import fc from "fast-check";
import { expect, test } from "vitest";
import { describeEnvironment } from "./environment.ts";
import { environmentName, environmentNamePattern, namePattern, pathVariable } from "./names.ts";
import type { Definition } from "./shapes/definition.ts";

test.each([
  ["invoice", "INVOICE"],
  ["page-size", "PAGE_SIZE"],
  ["Seite 2", "SEITE_2"],
  ["straße", "STRA_E"],
  ["a😀b", "A_B"],
  ["a.b/c", "A_B_C"],
])("'%s' becomes %s, with one _ for every other character", (name, expected) => {
  expect(environmentName(name)).toBe(expected);
});

test("the path of an input X is in X_PATH", () => {
  expect(pathVariable("base-query")).toBe("BASE_QUERY_PATH");
});

test.each(["2nd-page", "", "___", "文书", "7"])("'%s' isn't a legal name", (name) => {
  expect(name).not.toMatch(namePattern);
});

test("every legal name makes a legal environment name", () => {
  const characters = fc.constantFrom(
    "a",
    "Z",
    "7",
    "_",
    "-",
    ".",
    " ",
    "\n",
    "é",
    "文",
    "😀",
    "\ud800",
  );
  const names = fc
    .string({ unit: characters, minLength: 1 })
    .filter((name) => namePattern.test(name));
  fc.assert(
    fc.property(names, (name) => {
      expect(environmentName(name)).toMatch(environmentNamePattern);
    }),
  );
});

const definition: Definition = {
  schema_version: "v0.0.3",
  name: "Converter",
  description: "Converts.",
  tasks: [
    {
      name: "Convert",
      description: "Converts.",
      parameters: [
        { name: "page-size", direction: "input", type: "number", purpose: "How many." },
        { name: "chunks", direction: "output", type: "number", purpose: "How many." },
      ],
      secrets: [
        { name: "OCR_KEY", purpose: "To pay." },
        { $ref: "#/shared/secrets/crm-token" },
        { $ref: "#/shared/secrets/nothing" },
      ],
      artifacts: [
        {
          ...{ name: "pages", path: "pages/", direction: "input" },
          ...{ mime_types: ["image/png"], purpose: "To read." },
        },
      ],
    },
    { name: "Rest", description: "Needs nothing." },
  ],
  shared: {
    secrets: { "crm-token": { name: "crm-token", purpose: "To write.", from: "crm.access_token" } },
  },
};

const [convert, rest] = definition.tasks;
if (!convert || !rest) throw new Error("The definition above has two tasks.");

const context = ["MOLFAR_ACCOUNT_ID", "MOLFAR_PIPELINE_ID", "MOLFAR_YNO_ACCESS_TOKEN"];

const given = [...context, "OUTPUT_PATH", "HOME", "TMPDIR"];

test("a task gets its inputs, its secrets, the context and the places that it writes to", () => {
  const always = describeEnvironment(definition, convert).filter(({ when }) => when === "always");
  expect(always.map(({ name }) => name)).toEqual([
    ...["PAGE_SIZE_PATH", "PAGES_PATH", "OCR_KEY", "CRM_TOKEN", ...given],
  ]);
});

test("in a collection run each input can have an index, from zero", () => {
  const more = describeEnvironment(definition, convert).filter(({ when }) => when === "collection");
  expect(more.map(({ name }) => name)).toEqual(["PAGE_SIZE_INDEX", "PAGES_INDEX"]);
  expect(more[0]?.meaning).toContain("counted from zero");
});

test("a task that lists nothing gets the context and the places that it writes to", () => {
  expect(describeEnvironment(definition, rest).map(({ name }) => name)).toEqual(given);
});

test("the access token's variable has the product's name", () => {
  const names = describeEnvironment(definition, rest, { product: "Acme" }).map(({ name }) => name);
  expect(names).toContain("MOLFAR_ACME_ACCESS_TOKEN");
  expect(names).not.toContain("MOLFAR_YNO_ACCESS_TOKEN");
});

test("each variable says what it holds, and where the task declares it", () => {
  const variables = describeEnvironment(definition, convert);
  const of = (name: string) => variables.find((variable) => variable.name === name);
  expect(of("PAGES_PATH")).toMatchObject({
    meaning: "Path of the directory 'pages'.",
    path: "/artifacts/0",
  });
  expect(of("CRM_TOKEN")).toMatchObject({
    meaning: "The secret 'crm-token', from crm.access_token.",
    path: "/secrets/1",
  });
  expect(of("OUTPUT_PATH")).not.toHaveProperty("path");
});
