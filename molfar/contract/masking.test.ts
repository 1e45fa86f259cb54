import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPatterns, masker, maskText } from "./masking.ts";

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
