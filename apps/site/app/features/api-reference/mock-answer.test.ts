import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "#build/site-folder.ts";
import type { ApiDescription, Json } from "#content/collections/api-description.ts";
import { apiDescription, apiDescriptionFile } from "#content/collections/api-description.ts";
import {
  buildRequestPath,
  type MockAnswer,
  mockAnswer,
  mockRemarks,
  mockToken,
} from "./mock-answer.ts";

const yaml = readFileSync(join(root, apiDescriptionFile), "utf8");
const description = await apiDescription(yaml);
const [list, read] = description.operations;
if (!list || !read) throw new Error("The description has fewer than two operations.");

const authorization = `Bearer ${mockToken}`;
const get = (address: string, from: ApiDescription = description): MockAnswer =>
  mockAnswer(from, { method: "GET", address, authorization });
const listed = (values: Record<string, string>, from = description): readonly Json[] => {
  const { body } = get(buildRequestPath(list, values), from);
  if (!Array.isArray(body)) throw new Error(`No list: ${JSON.stringify(body)}`);
  return body;
};
const readId = (pipeline: Json): string => {
  const isRecord = typeof pipeline === "object" && pipeline !== null && "id" in pipeline;
  return isRecord ? String(pipeline.id) : "";
};
const everything = listed({ limit: "1000" });

const makePipelines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  }));

/** The description with other pipelines in its example of a page. */
function withPipelines(count: number): ApiDescription {
  const pipelines = makePipelines(count);
  const [success, ...others] = list?.responses ?? [];
  if (!list || !read || !success) throw new Error("The list has no answer.");
  const examples = [{ id: "page", summary: "A page", value: pipelines }];
  return {
    ...description,
    operations: [{ ...list, responses: [{ ...success, examples }, ...others] }, read],
  };
}

describe("the examples of the description", () => {
  test("the example of the call is answered with the example of its answer", () => {
    const [page] = list.responses[0]?.examples ?? [];
    const values = list.parameters.map(({ name, example }) => [name, String(example)]);
    expect(listed(Object.fromEntries(values))).toEqual(page?.value);
  });

  test("the next pages are the other examples", () => {
    const [, lastPage, noMore] = list.responses[0]?.examples ?? [];
    expect(listed({ page: "2", limit: "2" })).toEqual(lastPage?.value);
    expect(listed({ page: "3", limit: "2" })).toEqual(noMore?.value);
  });

  test("every pipeline of the list can be read", () => {
    for (const pipeline of everything) {
      const id = readId(pipeline);
      expect(get(`/pipelines/${id}`)).toMatchObject({ status: 200, body: pipeline });
      expect(get(`/pipelines/${id.toUpperCase()}`).body).toEqual(pipeline);
    }
  });

  test("headers have the values that the description gives, and no others", () => {
    expect(get("/pipelines").headers).toEqual({ "Content-Type": "application/json" });
    const [first, ...others] = description.headers;
    if (!first) throw new Error("The description has no headers.");
    const headers = [{ ...first, example: 7 }, ...others];
    expect(get("/pipelines", { ...description, headers }).headers).toEqual({
      "Content-Type": "application/json",
      [first.name]: "7",
    });
  });
});

describe("the token", () => {
  const messageFor = (authorization: string) => {
    const { status, body } = mockAnswer(description, {
      method: "GET",
      address: "/pipelines",
      authorization,
    });
    return { status, body };
  };
  const [missing, invalid] = list.responses[1]?.examples ?? [];

  test.each(["", " ", "Bearer", "Bearer ", mockToken, `Basic ${mockToken}`])(
    "'%s' brings none",
    (text) => {
      expect(messageFor(text)).toEqual({ status: 401, body: missing?.value });
    },
  );

  test.each(["Bearer x", `Bearer ${mockToken}x`, `Bearer ${mockToken} x`, "Bearer \n"])(
    "'%s' brings a wrong one, or none",
    (text) => {
      const { status, body } = messageFor(text);
      expect(status).toBe(401);
      expect([missing?.value, invalid?.value]).toContainEqual(body);
    },
  );

  test.each([authorization, `bearer ${mockToken}`, `BEARER  ${mockToken}`])(
    "'%s' is taken",
    (text) => {
      expect(messageFor(text).status).toBe(200);
    },
  );

  test("without it, no other part of a call changes the answer", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (method, address, token) => {
        fc.pre(token.trim() !== mockToken);
        const given = `Bearer ${token}`;
        expect(mockAnswer(description, { method, address, authorization: given }).status).toBe(401);
      }),
    );
  });
});

describe("pages", () => {
  const sizes = fc.integer({ min: 0, max: 250 });
  const numbers = fc.integer({ min: 1, max: 130 });
  const most = 100;

  test("are what a naive count gives", () => {
    fc.assert(
      fc.property(sizes, numbers, numbers, (size, page, limit) => {
        const from = withPipelines(size);
        const counted = Math.min(limit, most);
        const expected = makePipelines(size).filter(
          (_, index) => Math.floor(index / counted) === page - 1,
        );
        expect(listed({ page: String(page), limit: String(limit) }, from)).toEqual(expected);
      }),
    );
  });

  test("are 1 and 20 by default", () => {
    const from = withPipelines(45);
    const first = listed({ page: "1", limit: "20" }, from);
    expect(first).toHaveLength(20);
    expect(listed({}, from)).toEqual(first);
    expect(listed({ page: "3" }, from)).toHaveLength(5);
    expect(listed({ limit: "7" }, from)).toEqual(first.slice(0, 7));
  });

  test.each(["0", "-1", "-99999999999999999999", "1.5", "1e3", "0x10", "١", "", " ", "😀", "x"])(
    "'%s', which the description does not allow, counts as left out",
    (text) => {
      const from = withPipelines(45);
      const query = new URLSearchParams({ page: text, limit: text });
      expect(get(`/pipelines?${query}`, from).body).toEqual(listed({}, from));
    },
  );

  test.each(["9".repeat(20), "9".repeat(400), String(Number.MAX_SAFE_INTEGER)])(
    "a huge limit counts as 100, and a huge page is empty",
    (huge) => {
      const from = withPipelines(145);
      expect(listed({ limit: huge }, from)).toHaveLength(100);
      expect(listed({ page: huge }, from)).toEqual([]);
      expect(listed({ page: huge, limit: huge }, from)).toEqual([]);
    },
  );
});

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."/?#%&={}.-0123456789pipelines") }),
  fc.constantFrom(
    ...["", "/pipelines", "/pipelines/", "/pipelines/%", "/pipelines/%E0%A4", "/pipelines?page=%"],
    ...["/pipelines?limit=-1", "/pipelines?page=1.5", "//pipelines", "/pipelines/a/b", "\ud800"],
    ...["https://other.example/pipelines", "__proto__", "/pipelines/__proto__", "constructor"],
  ),
);

describe("any call", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(parse(yaml), "api");
  const fits = (schema: object, body: Json) => ajv.compile(schema)(body);
  const named = (name: string) => ({ $ref: `api#/components/schemas/${name}` });

  test("is answered with a documented code and a body that fits its schema", () => {
    const known = new Set(description.statuses.map(({ code }) => code));
    fc.assert(
      fc.property(fc.constantFrom("GET", "POST", "x"), anyText, (method, address) => {
        const { status, body } = mockAnswer(description, { method, address, authorization });
        expect(known).toContain(status);
        const one = named(status === 200 ? "Pipeline" : "Error");
        expect(fits(Array.isArray(body) ? { type: "array", items: one } : one, body)).toBe(true);
      }),
    );
  });

  test("of any ID that isn't in a list is answered with 404", () => {
    const ids = new Set(everything.map(readId));
    const strange = fc.constantFrom("x".repeat(10_000), "😀", "-1", "..", "%", "a/b", "?", "#");
    fc.assert(
      fc.property(fc.oneof(fc.uuid(), anyText, strange), (id) => {
        fc.pre(!ids.has(id));
        const { status, body } = get(buildRequestPath(read, { id }));
        expect(status).toBe(404);
        expect(fits(named("Error"), body)).toBe(true);
      }),
    );
  });

  test("to an address without a description, or with another method, is answered with 404", () => {
    for (const address of ["", "/", "/pipeline", "/pipelines/", "/pipelines/a/b", "pipelines"]) {
      expect(get(address)).toMatchObject({
        status: 404,
        body: { message: "There is nothing at this address." },
      });
    }
    const post = { method: "POST", address: "/pipelines", authorization };
    expect(mockAnswer(description, post).status).toBe(404);
  });
});

describe("remarks", () => {
  test("values that are valid or left out don't get one", () => {
    const [id] = read.parameters;
    expect(mockRemarks(list, { page: "2", limit: "" })).toEqual([]);
    expect(mockRemarks(read, { id: String(id?.example) })).toEqual([]);
  });

  test("a value that is not allowed is named, with what the mock took", () => {
    expect(mockRemarks(list, { page: "0", limit: "many" })).toEqual([
      "page isn't an integer from 1, so it counts as left out: the default is 1.",
      "limit isn't an integer from 1, so it counts as left out: the default is 20.",
    ]);
    expect(mockRemarks(read, { id: "7" })).toEqual(["id isn't a UUID, so no pipeline has it."]);
  });

  test("a limit above the maximum is named, with what it counts as", () => {
    expect(mockRemarks(list, { limit: "100" })).toEqual([]);
    expect(mockRemarks(list, { limit: "101" })).toEqual([
      "limit is above 100, so it counts as 100.",
    ]);
  });

  test("no value is repeated, however long", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const remarks = mockRemarks(list, { page: text, limit: text.repeat(50) });
        for (const remark of remarks) expect(remark.length).toBeLessThan(140);
      }),
    );
  });
});
