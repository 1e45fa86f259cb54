import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPatterns, masker, maskFields, maskText } from "./masking.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function inPieces(values: readonly string[], pieces: readonly string[]): string {
  const mask = masker(buildPatterns(values));
  const parts = [...pieces.map((piece) => mask.next(bytes(piece)).slice()), mask.end()];
  return new TextDecoder().decode(Buffer.concat(parts));
}

const secret = 'p"ss w/rd=é';

test.each([
  ["as it is", secret],
  ["JSON-escaped", JSON.stringify(secret).slice(1, -1)],
  ["percent-encoded", encodeURIComponent(secret)],
  ["in Base64", Buffer.from(secret).toString("base64")],
])("a value is masked %s", (_, form) => {
  expect(maskText(`before ${form} after`, buildPatterns([secret]))).toBe("before *** after");
});

// By json.dumps, quote, quote_plus and urlsafe_b64encode of Python, and as other languages do.
const odd = "é b/?>~(ü)";
test.each([
  ["in JSON of ASCII", String.raw`\u00e9 b/?>~(\u00fc)`],
  ["in JSON of PHP", String.raw`\u00e9 b\/?>~(\u00fc)`],
  ["in JSON of ASCII with capitals", String.raw`\u00E9 b/?>~(\u00FC)`],
  ["percent-encoded with small letters", "%c3%a9%20b%2f%3f%3e~(%c3%bc)"],
  ["percent-encoded with a /", "%C3%A9%20b/%3F%3E~%28%C3%BC%29"],
  ["percent-encoded with a +", "%C3%A9+b%2F%3F%3E~%28%C3%BC%29"],
  ["in URL-safe Base64", "w6kgYi8_Pn4ow7wp"],
])("a value is masked as other programs write it: %s", (_, form) => {
  expect(maskText(`before ${form} after`, buildPatterns([odd]))).toBe("before *** after");
});

test("the longer lines of a value with several are masked alone", () => {
  expect(maskText("got second-line and x", buildPatterns(["x\nsecond-line"]))).toBe(
    "got *** and x",
  );
});

test("a value of fewer than 4 characters isn't masked", () => {
  expect(maskText("abc", buildPatterns(["abc"]))).toBe("abc");
});

test("a value is found wherever a stream is cut", () => {
  const text = fc.array(fc.constantFrom("a", "b", "ab", "abab", "secret", "sec"), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(text, (pieces) => {
      const naive = pieces.join("").replaceAll("secret", "***").replaceAll("abab", "***");
      expect(inPieces(["secret", "abab"], pieces)).toBe(naive);
    }),
  );
});

test("a secret that looks like a number, a time or a field changes only what was written", () => {
  const event = {
    ...{
      type: "attempt.finished",
      step: "attempt",
      time: "2026-11-24T20:26:00.000Z",
      bytes: 12345,
    },
    ...{ outputs: { attempt: { sha256: "2026", bytes: 2026 } }, exit_code: null },
    ...{ message: "2026 attempt null", argv: ["sh", "--key=2026"] },
  };
  const patterns = buildPatterns(["2026", "attempt", "null", "1234"]);
  expect(maskFields(event, ["message", "argv"], patterns)).toEqual({
    ...event,
    ...{ message: "*** *** ***", argv: ["sh", "--key=***"] },
  });
});
