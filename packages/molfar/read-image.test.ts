import { expect, test } from "vitest";
import { check } from "./check.ts";

const task = { name: "Count", description: "Counts words." };
const labels = {
  "ai.yno.molfar.schema_version": "v0.0.3",
  "ai.yno.molfar.name": "Words",
  "ai.yno.molfar.description": "Counts words.",
  "ai.yno.molfar.tasks": JSON.stringify([task]),
};
const inspected = (given: object | null) =>
  JSON.stringify([{ Id: "sha256:0", Config: { Env: [], Labels: given } }], null, 1);

test("the labels of a built image are its definition", () => {
  const { definition, findings } = check(inspected({ ...labels, maintainer: "somebody" }));
  expect(findings).toEqual([]);
  expect(definition).toMatchObject({ name: "Words", tasks: [task] });
});

test("the definition can be one label", () => {
  const whole = { schema_version: "v0.0.3", name: "W", description: "D.", tasks: [task] };
  const text = inspected({ "ai.yno.molfar.json_schema": JSON.stringify(whole) });
  expect(check(text)).toMatchObject({ findings: [], definition: { name: "W" } });
});

test("a finding is at the value of its label", () => {
  const text = inspected({ ...labels, "ai.yno.molfar.tasks": '[{"name": "Count"}]' });
  const [found] = check(text).findings;
  expect(found).toMatchObject({ code: "missing-field", path: "/tasks/0/description" });
  const line = text.split("\n")[(found?.place?.line ?? 0) - 1];
  expect(line?.slice((found?.place?.column ?? 0) - 1)).toBe(JSON.stringify('[{"name": "Count"}]'));
});

test.each([null, {}, { maintainer: "somebody" }])(
  "an image with the labels %j has none",
  (given) => {
    expect(check(inspected(given)).findings).toMatchObject([{ code: "no-labels" }]);
  },
);

test("the descriptions of two images aren't one definition", () => {
  const [one] = JSON.parse(inspected(labels));
  const codes = check(JSON.stringify([one, one])).findings.map(({ code }) => code);
  expect(codes).toEqual(["wrong-type"]);
});
