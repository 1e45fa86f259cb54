import { openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "./app.ts";
import { fromNetwork, makeBuildFolder, removeBuildFolder } from "./fixtures.ts";
import { loadSiteFiles } from "./site-files.ts";

/** The bench sends 100,000: `INTAKE_FUZZ=100000`. */
const count = Number(process.env.INTAKE_FUZZ ?? 5_000);

const text = fc.constantFrom(
  ...["", " ", "ada@harbour.example", "\0", "\ud800", "=cmd|' /C calc'!A0", "@SUM(1)", "<script>"],
  ...["a\r\nBcc: b@c.d", "'; DROP TABLE submissions; --", "\u202e", "💥".repeat(50)],
  ...["a".repeat(5_000), "__proto__", "constructor", "%", "%00", "&amp;", '"', "\\", "\\u0000"],
  ...["NaN", "1e400"],
);
const field = fc.constantFrom(
  ...["email", "name", "subject", "description", "agreeToTerms", "__proto__", "toString", ""],
);
const value = fc.anything({
  key: fc.oneof(field, fc.constantFrom("fields", "honeypot")),
  values: [text, fc.constantFrom(null, true, false, 0, -1, 1e308)],
  maxDepth: 5,
  maxKeys: 4,
});
const nearly = fc.record({
  fields: fc.oneof(value, fc.record({ email: text })),
  honeypot: text,
  opened: fc.option(value, { nil: undefined }),
});
const json = fc.oneof(value, { arbitrary: nearly, weight: 3 }).map((sent) => JSON.stringify(sent));
/** JSON or a form's encoding, some of it cut, nested deeply, or with bytes that aren't text. */
const body = fc.oneof(
  { arbitrary: json, weight: 4 },
  fc.tuple(json, fc.nat()).map(([whole, end]) => whole.slice(0, end % (whole.length + 1))),
  fc.array(fc.tuple(field, text), { maxLength: 8 }).map((pairs) => {
    return pairs.map((pair) => pair.join("=")).join("&");
  }),
  fc.nat(40_000).map((depth) => "[".repeat(depth)),
  fc.uint8Array({ maxLength: 200 }),
);
const seldom = (headers: fc.Arbitrary<Record<string, string>>) =>
  fc.oneof({ arbitrary: fc.constant({}), weight: 7 }, headers);
const headers = fc
  .tuple(
    fc.record({
      "Content-Type": fc.oneof(
        { arbitrary: fc.constant("application/json"), weight: 2 },
        fc.constantFrom(
          ...["application/json; charset=utf-16", "APPLICATION/JSON", "text/plain", ""],
          ...["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"],
        ),
      ),
      "Idempotency-Key": fc.tuple(fc.nat(49), text).map(([at, typed]) => {
        return `${at}${encodeURIComponent(typed.toWellFormed())}`.slice(0, 300);
      }),
    }),
    seldom(
      fc.record({ Origin: fc.constantFrom("null", "https://evil.example", "http://localhost") }),
    ),
    seldom(
      fc.record({ "Sec-Fetch-Site": fc.constantFrom("cross-site", "same-origin", "none", "x") }),
    ),
  )
  .map((each): Record<string, string> => Object.assign({}, ...each));
const form = fc.oneof(
  fc.constant("subscribe"),
  fc.constantFrom("support-request", "investor-deck", "nothing", "..%2f"),
);

test(`${count} malformed requests have an answer below 500, and what is kept is what was sent`, async () => {
  const build = await makeBuildFolder();
  onTestFinished(() => removeBuildFolder(build));
  const storage = await openStorage(":memory:");
  const intake = openIntake({ storage, senders: () => ({}) });
  onTestFinished(() => intake.close());
  const app = createApp(await loadSiteFiles(build), { intake, proxies: 1 });
  // Everybody from another network, so that none is refused for its rate.
  let network = 0;
  let accepted = 0;
  const answered = fc.asyncProperty(form, headers, body, async (name, sent, body) => {
    network += 1;
    const response = await app.request(`/forms/${name}`, {
      ...{ method: "POST", body },
      headers: { ...sent, ...fromNetwork(network) },
    });
    expect(response.status).toBeLessThan(500);
    if (response.status !== 201 && response.status !== 303) return;
    accepted += 1;
    const receipt = (await response.text()).match(/[2-9A-Z]{4}(?:-[2-9A-Z]{4}){2}/)?.[0];
    const [, redirected = ""] =
      /receipt=([\w-]+)/.exec(response.headers.get("location") ?? "") ?? [];
    expect(await storage.get(receipt ?? redirected)).not.toBeNull();
  });
  await fc.assert(answered, { numRuns: count });
  console.info(`${accepted} were accepted.`);
  expect(accepted).toBeGreaterThan(0);
});
