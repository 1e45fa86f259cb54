import fc from "fast-check";
import { expect, test } from "vitest";
import {
  acceptsIdentity,
  type Compression,
  chooseEncoding,
  choosePageType,
  chooseType,
  mediaType,
} from "./negotiate.ts";

const both = ["br", "gzip"] as const;

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["x-gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["*, br;q=0", "gzip"],
  ["identity;q=0, *", "br"],
  ["identity;q=0", "identity"],
  ["identity, br;q=0.5", "identity"],
  ["br;q=0.001", "br"],
  ["br ; q=0.5", "br"],
  ["br;q=1.1", "br"],
  ["br;q=-1", "identity"],
  ["br;q=abc, gzip", "br"],
  ["br;level=3", "br"],
  ["br;q=0, br;q=0.5", "br"],
  [",,br,,", "br"],
  [";;;", "identity"],
  ["deflate, zstd", "identity"],
])("Accept-Encoding %j is answered with %s", (header, expected) => {
  expect(chooseEncoding(header, both)).toBe(expected);
});

test("an encoding that the build does not hold is never chosen", () => {
  expect(chooseEncoding("br, gzip;q=0.1", ["gzip"])).toBe("gzip");
  expect(chooseEncoding("br, gzip", [])).toBe("identity");
});

test("the plain file is acceptable unless the header excludes it", () => {
  expect(acceptsIdentity(undefined)).toBe(true);
  expect(acceptsIdentity("br")).toBe(true);
  expect(acceptsIdentity("*;q=0")).toBe(false);
  expect(acceptsIdentity("identity;q=0, *")).toBe(false);
  expect(acceptsIdentity("*;q=0, identity;q=0.1")).toBe(true);
});

const member = fc.record({
  coding: fc.constantFrom("br", "gzip", "identity", "*", "deflate"),
  thousandths: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null }),
});
const available = fc.subarray<Compression>([...both]);

test("negotiation agrees with a naive reading of RFC 9110", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(member, { selector: ({ coding }) => coding }),
      available,
      (members, held) => {
        const header = members
          .map(({ coding, thousandths }) =>
            thousandths === null ? coding : `${coding};q=${(thousandths / 1000).toFixed(3)}`,
          )
          .join(", ");
        const weight = (coding: string, whenUnmentioned: number) => {
          const found =
            members.find((m) => m.coding === coding) ?? members.find((m) => m.coding === "*");
          return found === undefined ? whenUnmentioned : (found.thousandths ?? 1000);
        };
        const ranked = [
          ...held.map((coding) => ({ coding, weight: weight(coding, 0) })),
          { coding: "identity", weight: weight("identity", 0.1) },
        ]
          .filter((candidate) => candidate.weight > 0)
          .sort((a, b) => b.weight - a.weight);
        expect(chooseEncoding(header, held)).toBe(ranked[0]?.coding ?? "identity");
      },
    ),
  );
});

test("any text at all is answered with an encoding that is there", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), available, (header, held) => {
      expect([...held, "identity"]).toContain(chooseEncoding(header, held));
    }),
  );
});

const browser =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

test.each([
  [undefined, "text/html"],
  ["", "text/html"],
  ["*/*", "text/html"],
  ["text/*", "text/html"],
  [browser, "text/html"],
  ["text/markdown", "text/markdown"],
  ["Text/Markdown", "text/markdown"],
  ["text/markdown; charset=utf-8", "text/markdown"],
  ["text/markdown, text/html, */*", "text/markdown"],
  ["text/html, text/markdown", "text/markdown"],
  ["text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1", "text/markdown"],
  ["text/html, text/markdown;q=0.9", "text/html"],
  ["text/html;q=0.5, text/*", "text/markdown"],
  ["text/html;q=0, */*", "text/markdown"],
  ["text/markdown;q=0", "text/html"],
  ["text/markdown;q=0, */*", "text/html"],
  ["text/markdown;q=2, text/html;q=0.9", "text/markdown"],
  ["application/json", "text/html"],
  [",,;;,text/markdown", "text/markdown"],
])("Accept %j of a page is answered with %s", (header, expected) => {
  expect(choosePageType(header, "text/html")).toBe(expected);
});

test("if neither is named, a request for the Markdown file gets Markdown", () => {
  expect(choosePageType("*/*", "text/markdown")).toBe("text/markdown");
  expect(choosePageType(undefined, "text/markdown")).toBe("text/markdown");
  expect(choosePageType(browser, "text/markdown")).toBe("text/html");
});

const typeMember = fc.record({
  type: fc.constantFrom("text/html", "text/markdown", "text/*", "*/*", "image/png"),
  thousandths: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null }),
});

test("a type that is wanted less than the other is never sent", () => {
  fc.assert(
    fc.property(fc.uniqueArray(typeMember, { selector: ({ type }) => type }), (members) => {
      const header = members
        .map(({ type, thousandths }) =>
          thousandths === null ? type : `${type};q=${(thousandths / 1000).toFixed(3)}`,
        )
        .join(", ");
      const weight = (type: string) => {
        const found = [type, "text/*", "*/*"]
          .map((range) => members.find((each) => each.type === range))
          .find((each) => each !== undefined);
        return found === undefined ? 0 : (found.thousandths ?? 1000);
      };
      const chosen = choosePageType(header, "text/html");
      const other = chosen === "text/html" ? "text/markdown" : "text/html";
      expect(weight(chosen)).toBeGreaterThanOrEqual(weight(other));
    }),
  );
});

test("any text at all is answered with one of the two", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (header) => {
      expect(["text/html", "text/markdown"]).toContain(choosePageType(header, "text/html"));
    }),
  );
});

const messages = ["application/json", "text/event-stream"] as const;

test.each([
  [undefined, "application/json"],
  [null, "application/json"],
  ["", "application/json"],
  ["*/*", "application/json"],
  ["application/*", "application/json"],
  ["text/*", "text/event-stream"],
  ["APPLICATION/JSON", "application/json"],
  ["Text/Event-Stream", "text/event-stream"],
  ["application/json; charset=utf-8", "application/json"],
  ['application/json;profile="a, b;q=0"', "application/json"],
  ["text/event-stream, application/json", "application/json"],
  ["text/event-stream, application/json;q=0.9", "text/event-stream"],
  ["text/event-stream;q=0.001", "text/event-stream"],
  ["text/html, */*;q=0.1", "application/json"],
  ["application/json;q=0, */*", "text/event-stream"],
  ["application/json;Q=0, */*", "text/event-stream"],
  ["text/html, image/gif, *; q=.2", "application/json"],
  [browser, "application/json"],
  ["nonsense", "application/json"],
  [",, ;;", "application/json"],
  ["nonsense, text/event-stream", "text/event-stream"],
  ["text/html", undefined],
  ["application/jsonp", undefined],
  ["application/json;q=0", undefined],
  ["*/*;q=0", undefined],
  ["*/*;q=0.0, text/html", undefined],
])("Accept %j takes %s of JSON and a stream", (header, expected) => {
  expect(chooseType(header, messages)).toBe(expected);
});

const messageMember = fc.record({
  type: fc
    .tuple(
      fc.constantFrom("application/json", "text/event-stream", "text/*", "application/*", "*/*"),
      fc.boolean(),
    )
    .map(([type, isUpper]) => (isUpper ? type.toUpperCase() : type)),
  thousandths: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null }),
  charset: fc.boolean(),
});

test("a type is chosen as a naive reading of RFC 9110 does, whatever is offered", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(messageMember, { selector: ({ type }) => type.toLowerCase(), minLength: 1 }),
      fc.shuffledSubarray([...messages]),
      (members, offered) => {
        const header = members
          .map(({ type, thousandths, charset }) => {
            const weight = thousandths === null ? "" : ` ; q=${(thousandths / 1000).toFixed(3)}`;
            return `${type}${charset ? ";charset=utf-8" : ""}${weight}`;
          })
          .join(" , ");
        const weight = (type: string) => {
          const found = [type, type.replace(/\/.*/, "/*"), "*/*"]
            .map((range) => members.find((each) => each.type.toLowerCase() === range))
            .find((each) => each !== undefined);
          return found === undefined ? 0 : (found.thousandths ?? 1000);
        };
        const most = Math.max(0, ...offered.map(weight));
        const expected = most === 0 ? undefined : offered.find((type) => weight(type) === most);
        expect(chooseType(header, offered)).toBe(expected);
      },
    ),
  );
});

test.each([
  [null, ""],
  ["", ""],
  ["application/json", "application/json"],
  ["APPLICATION/JSON;Charset=UTF-8", "application/json"],
  [" application/json ; charset=utf-8", "application/json"],
  ["application/json-seq", "application/json-seq"],
  ["application/json, text/plain", "application/json, text/plain"],
])("the Content-Type %j is the type %j", (header, expected) => {
  expect(mediaType(header)).toBe(expected);
});
