import { seeded } from "@yno/molfar/internal/random/seeded";

/** A request that no page of the site would send, or nearly one that it would. */
export type Malformed = { path: string; headers: Record<string, string>; body: Uint8Array };

const forms = ["subscribe", "subscribe", "support-request", "investor-deck", "nothing", "..%2f"];
const types = [
  ...["application/json", "application/json", "application/json"],
  ...["application/json", "application/json; charset=utf-16", "APPLICATION/JSON"],
  ...["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", ""],
];
const texts = [
  ...["", " ", "ada@harbour.example", "\0", "\ud800", "=cmd|' /C calc'!A0", "@SUM(1)", "<script>"],
  ...[
    "a\r\nBcc: b@c.d",
    "'; DROP TABLE submissions; --",
    "\u202e",
    "💥".repeat(50),
    "a".repeat(5_000),
  ],
  ...["__proto__", "constructor", "%", "%00", "&amp;", '"', "\\", "\\u0000", "NaN", "1e400"],
];
const fields = [
  "email",
  "name",
  "subject",
  "description",
  "agreeToTerms",
  "__proto__",
  "toString",
  "",
];

/** Malformed requests without end, the same for the same seed. */
export function* malformedRequests(seed: number): Generator<Malformed, never> {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;

  const value = (depth: number): unknown => {
    const kind = below(depth > 4 ? 5 : 8);
    if (kind < 3) return oneOf(texts);
    if (kind === 3) return oneOf([null, true, false, 0, -1, 1e308]);
    if (kind === 4) return oneOf([[], {}]);
    if (kind === 5) return Array.from({ length: below(4) }, () => value(depth + 1));
    return Object.fromEntries(
      Array.from({ length: below(5) }, () => [
        oneOf([...fields, "fields", "trap"]),
        value(depth + 1),
      ]),
    );
  };
  /** JSON or a form's encoding, some of it cut, nested deeply, or with bytes that aren't text. */
  const body = (): Uint8Array => {
    const kind = below(9);
    if (kind === 0) return Uint8Array.from({ length: below(200) }, () => below(256));
    if (kind === 1) return Buffer.from("[".repeat(below(40_000)));
    if (kind === 2) {
      const pairs = Array.from({ length: below(9) }, () => `${oneOf(fields)}=${oneOf(texts)}`);
      return Buffer.from(pairs.join("&"));
    }
    const nearly = { email: oneOf(texts) };
    const opened = below(4) === 0 ? value(1) : undefined;
    const sent =
      kind === 3 ? value(0) : { fields: kind < 6 ? value(1) : nearly, trap: oneOf(texts), opened };
    const text = JSON.stringify(sent) ?? "";
    return Buffer.from(kind === 4 ? text.slice(0, below(text.length + 1)) : text);
  };
  for (;;) {
    const headers: Record<string, string> = {
      "Content-Type": oneOf(types),
      "Idempotency-Key": `${below(50)}${encodeURIComponent(oneOf(texts).toWellFormed())}`.slice(
        0,
        300,
      ),
    };
    if (below(8) === 0)
      headers.Origin = oneOf(["null", "https://evil.example", "http://localhost"]);
    if (below(8) === 0)
      headers["Sec-Fetch-Site"] = oneOf(["cross-site", "same-origin", "none", "x"]);
    yield { path: `/forms/${oneOf(forms)}`, headers, body: body() };
  }
}
