import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldNames } from "./shapes/definition.ts";
import { validate } from "./validate.ts";

const task = { name: "Convert", description: "Converts." };

const definition = (fields: object) => ({
  schema_version: "v0.0.3",
  name: "Converter",
  description: "Converts.",
  tasks: [task],
  ...fields,
});

const parameter = (name: string, fields: object = {}) => ({
  ...{ name, direction: "input", type: "string", purpose: "It is needed." },
  ...fields,
});

const artifact = (name: string, fields: object = {}) => ({
  ...{ name, path: name, direction: "input", mime_types: ["text/plain"], purpose: "To read." },
  ...fields,
});

const secret = (name: string, fields: object = {}) => ({ name, purpose: "To pay.", ...fields });

/** Codes and paths of what is found in one task, and in what it shares. */
function found(fields: object, others: object = {}) {
  const { findings } = validate(definition({ tasks: [{ ...task, ...fields }], ...others }));
  return findings.map(({ code, path }) => `${code} ${path}`);
}

test.each([
  ["a\ud83d.txt", "Replace the character of which only half is there."],
  ["\u7d50".repeat(86), "Use a shorter path."],
])("what is wrong with the encoding of the path %j has a remedy that helps", (path, remedy) => {
  const tasks = [{ ...task, artifacts: [artifact("a", { path })] }];
  expect(validate(definition({ tasks })).findings).toMatchObject([
    { code: "illegal-path", remedy },
  ]);
});

describe("structure", () => {
  test("of an entry that can be a reference, only what was meant is looked at", () => {
    expect(found({ parameters: [{ name: "a", direction: "input", type: "string" }] })).toEqual([
      "missing-field /tasks/0/parameters/0/purpose",
    ]);
    expect(found({ parameters: [{ $ref: "#/shared/parameters/a", name: "a" }] })).toEqual([
      "unknown-field /tasks/0/parameters/0/name",
    ]);
    expect(found({ parameters: [{ $ref: 7 }] })).toEqual(["wrong-type /tasks/0/parameters/0/$ref"]);
    expect(found({ parameters: [7] })).toEqual(["wrong-type /tasks/0/parameters/0"]);
  });

  test("all that is missing is found at once", () => {
    expect(validate({}).findings.map(({ path }) => path)).toEqual([
      ...["/schema_version", "/name", "/description", "/tasks"],
    ]);
  });

  test("a slip of the pen gets the name that was meant", () => {
    const { findings } = validate(
      definition({ tasks: [{ ...task, parameter: [] }], authorisations: [] }),
    );
    expect(findings.map(({ remedy }) => remedy)).toEqual([
      "Write 'parameters', or remove it.",
      "Write 'authorizations', or remove it.",
    ]);
  });

  test.each([null, 7, "text", [], true])("%j isn't a definition", (value) => {
    expect(validate(value)).toMatchObject({
      definition: undefined,
      findings: [{ code: "wrong-type", path: "" }],
    });
  });

  test.each([
    ...["text/plain", "application/vnd.ms-excel", "image/svg+xml", "text/csv; charset=utf-8"],
  ])("%s is a MIME type", (type) => {
    expect(found({ artifacts: [artifact("a", { mime_types: [type] })] })).toEqual([]);
  });

  test.each(["text", "text/", "/plain", "text/plain/x", "text plain", "*/*", "image/*"])(
    "%s isn't one",
    (type) => {
      expect(found({ artifacts: [artifact("a", { mime_types: [type] })] })).toEqual([
        "illegal-mime-type /tasks/0/artifacts/0/mime_types/0",
      ]);
    },
  );
});

describe("names", () => {
  test("are unique in each list, and may be used again in another task", () => {
    expect(found({ parameters: [parameter("a"), parameter("a")] })).toEqual([
      "repeated-name /tasks/0/parameters/1/name",
    ]);
    expect(
      validate(
        definition({
          tasks: [
            { ...task, parameters: [parameter("a")] },
            { ...task, name: "Other", parameters: [parameter("a")] },
          ],
        }),
      ).findings,
    ).toEqual([]);
  });

  test("of authorizations are unique", () => {
    const authorization = {
      ...{ name: "crm", type: "oauth2_auth_code" },
      ...{ client_id_env_name: "A", client_secret_env_name: "B" },
    };
    expect(found({}, { authorizations: [authorization, authorization] })).toEqual([
      "repeated-name /authorizations/1/name",
    ]);
  });

  test.each(["output", "Output", "OUTPUT"])("an input cannot be called %s", (name) => {
    expect(found({ parameters: [parameter(name)] })).toEqual([
      "reserved-name /tasks/0/parameters/0/name",
    ]);
  });

  test("an output can, because no variable is made for it", () => {
    expect(found({ parameters: [parameter("output", { direction: "output" })] })).toEqual([]);
  });

  test("a secret cannot be called path", () => {
    expect(found({ secrets: [secret("path")] })).toEqual(["reserved-name /tasks/0/secrets/0/name"]);
  });

  test.each([
    ["two inputs", { parameters: [parameter("a b"), parameter("a-b")] }, "parameters/1"],
    [
      "an input and a secret",
      { parameters: [parameter("a")], secrets: [secret("a path")] },
      "secrets/0",
    ],
    [
      "an index and a secret",
      { parameters: [parameter("a")], secrets: [secret("a_index")] },
      "parameters/0",
    ],
    ["a secret and the context", { secrets: [secret("molfar account id")] }, "secrets/0"],
    ["a secret and OUTPUT_PATH", { secrets: [secret("output-path")] }, "secrets/0"],
  ])("%s can collide", (_, fields, path) => {
    expect(found(fields)).toEqual([`environment-collision /tasks/0/${path}/name`]);
  });

  test("an input and an output of one environment name do not", () => {
    const output = parameter("A", { direction: "output" });
    expect(found({ parameters: [parameter("a"), output] })).toEqual([]);
  });
});

describe("references", () => {
  const shared = { parameters: { count: parameter("count", { direction: "output" }) } };
  const counted = { $ref: "#/shared/parameters/count" };

  test("are followed by the rules, and a finding is at the reference", () => {
    expect(found({ task_type: "split", parameters: [counted] }, { shared })).toEqual([
      "split-output-type /tasks/0/parameters/0",
    ]);
    expect(found({ parameters: [counted, counted] }, { shared })).toEqual([
      "repeated-name /tasks/0/parameters/1",
    ]);
  });

  test("that point to nothing don't cause a second finding", () => {
    const dangling = { $ref: "#/shared/parameters/number" };
    expect(found({ task_type: "split", parameters: [dangling] }, { shared })).toEqual([
      "unknown-reference /tasks/0/parameters/0/$ref",
    ]);
  });

  test("do not find what every object has", () => {
    for (const name of ["__proto__", "constructor", "toString"]) {
      expect(found({ parameters: [{ $ref: `#/shared/parameters/${name}` }] }, { shared })).toEqual([
        "unknown-reference /tasks/0/parameters/0/$ref",
      ]);
    }
  });

  test("escape / and ~ as JSON pointers do", () => {
    const name = "a/b~c";
    expect(
      found(
        { parameters: [{ $ref: "#/shared/parameters/a~1b~0c" }] },
        { shared: { parameters: { [name]: parameter(name) } } },
      ),
    ).toEqual([]);
  });
});

describe("secrets", () => {
  const authorizations = [
    {
      ...{ name: "crm.eu", type: "oauth2_auth_code" },
      ...{ client_id_env_name: "ID", client_secret_env_name: "SECRET" },
    },
  ];

  test.each(["crm.eu.access_token", "crm.eu.refresh_token"])("can come from %s", (from) => {
    expect(found({ secrets: [secret("a", { from })] }, { authorizations })).toEqual([]);
  });

  test("in shared definitions are checked where they are", () => {
    const shared = { secrets: { a: secret("a", { from: "erp.access_token" }) } };
    expect(found({ secrets: [{ $ref: "#/shared/secrets/a" }] }, { shared })).toEqual([
      "unknown-authorization /shared/secrets/a/from",
    ]);
  });
});

describe("task types", () => {
  const count = parameter("count", { type: "number", direction: "output" });
  const pieces = artifact("pieces", { path: "pieces/" });
  const whole = artifact("whole", { direction: "output" });

  test("a split task gives one number", () => {
    expect(found({ task_type: "split", parameters: [count] })).toEqual([]);
    expect(found({ task_type: "split" })).toEqual(["split-output-count /tasks/0/task_type"]);
    // An input isn't an output, even if it's a number.
    expect(found({ task_type: "split", parameters: [parameter("a", { type: "number" })] })).toEqual(
      ["split-output-count /tasks/0/task_type"],
    );
  });

  test.each(["string", "boolean"])("the number isn't a %s", (type) => {
    expect(found({ task_type: "split", parameters: [{ ...count, type }] })).toEqual([
      "split-output-type /tasks/0/parameters/0/type",
    ]);
  });

  test("a reduce task turns one directory into one file", () => {
    expect(found({ task_type: "reduce", artifacts: [pieces, whole] })).toEqual([]);
    expect(found({ task_type: "reduce" })).toEqual([
      "reduce-input-count /tasks/0/task_type",
      "reduce-output-count /tasks/0/task_type",
    ]);
  });

  test.each(["other", undefined])("a task of type %s may have anything", (task_type) => {
    expect(found({ ...(task_type && { task_type }), artifacts: [whole] })).toEqual([]);
  });
});

test("nothing that JSON can hold makes it throw", () => {
  const word = fc.constantFrom(
    ...fieldNames,
    ...["__proto__", "toString", "input", "output", "split", "reduce", "number", "a", ""],
    ...["#/shared/parameters/a", "#/shared/secrets/__proto__", "a.access_token", "v0.0.3"],
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "medium" },
      word,
      fc.constantFrom(null, true, 0, -1.5),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(word, tie("value"), { maxKeys: 8 }),
    ),
  }));
  fc.assert(
    fc.property(value, fc.array(fc.tuple(word, value), { maxLength: 3 }), (any, changes) => {
      validate(any);
      validate(definition(Object.fromEntries(changes)));
      validate(definition({ tasks: [{ ...task, ...Object.fromEntries(changes) }] }));
    }),
    { numRuns: 500 },
  );
  validate(JSON.parse(`{"schema_version": ${"[".repeat(50_000)}${"]".repeat(50_000)}}`));
});
