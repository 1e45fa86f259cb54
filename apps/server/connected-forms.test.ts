import { gunzipSync } from "node:zlib";
import { oldestStamp, quickestPerson, stampsOf } from "@yno/intake/form-stamp";
import { stampName } from "@yno/intake/forms";
import { openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "./app.ts";
import { gzipJoin, withConnectedForms } from "./connected-forms.ts";
import { makeBuildFolder, removeBuildFolder } from "./fixtures.ts";
import { dialogFormsFile, loadSiteFiles } from "./site-files.ts";

const outcome = (form: string) =>
  `<p hidden id="${form}-outcome" data-outcome="" data-receipt="Receipt number:" data-refused="Not accepted."></p>`;

/** A page with one form in it and one that a button opens. */
const page = `<!DOCTYPE html><html lang="en-SG"><body>
<noscript data-form="investor-deck" data-label="Get the deck &amp; more" data-button="button"></noscript>
<form action="/forms/subscribe#subscribe-outcome" method="post">${outcome("subscribe")}
<noscript data-submit="Subscribe"></noscript><input type="email" id="e" name="email"></form></body></html>`;

const deck = `<form action="/forms/investor-deck#investor-deck-outcome" method="post">
<div><input id="w" name="workEmail"></div><div><input id="i" name="investorWebsite"></div>
${outcome("investor-deck")}<noscript data-submit="Request Deck"></noscript></form>`;

const served = Date.UTC(2026, 10, 26);

/** A server whose time the test sets. */
async function start() {
  const build = await makeBuildFolder({
    "news.html": page,
    [dialogFormsFile]: JSON.stringify({ "investor-deck": deck }),
  });
  onTestFinished(() => removeBuildFolder(build));
  const storage = await openStorage(":memory:");
  const clock = { now: served };
  const stamps = stampsOf(undefined, () => clock.now);
  const intake = openIntake({ storage, senders: () => ({}), stamps });
  onTestFinished(() => intake.close());
  const app = createApp(withConnectedForms(await loadSiteFiles(build)), { intake });
  const kept = () => storage.list({ limit: 9, offset: 0 });
  const load = async () => (await app.request("/news")).text();
  const send = (form: string, fields: Record<string, string>) =>
    app.request(`/forms/${form}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  return { app, clock, kept, load, send, stamps };
}

/** The stamp of the first form in a page. */
function stampIn(html: string): string {
  return new RegExp(`name="${stampName}" value="([^"]*)"`).exec(html)?.[1] ?? "";
}

const email = "ada@harbour.example";

test("a page with a form has a new stamp in every answer, plain and compressed, and is never confirmed", async () => {
  const { app, load, stamps } = await start();
  const [first, second] = [await load(), await load()];
  expect(stamps.read(stampIn(first)).kind).toBe("too fast");
  expect(stampIn(second)).not.toBe(stampIn(first));
  expect(first).toContain(`data-intake="${stampIn(first)}"`);
  const zipped = await app.request("/news", {
    headers: { "Accept-Encoding": "br, gzip", "If-None-Match": "*", Range: "bytes=0-9" },
  });
  const { status, headers } = zipped;
  expect([status, headers.get("content-encoding"), headers.get("etag")]).toEqual([
    ...[200, "gzip", null],
  ]);
  expect(headers.get("cache-control")).toContain("private");
  const stream = zipped.body?.pipeThrough(new DecompressionStream("gzip"));
  const html = await new Response(stream).text();
  expect(html.replaceAll(stampIn(html), "")).toBe(first.replaceAll(stampIn(first), ""));
});

test("every page without a form has its stamp in a header, and is confirmed and compressed as before", async () => {
  const { app, stamps } = await start();
  const headerOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers });
    const [, stamp = ""] =
      /^opened;desc="([^"]*)"$/.exec(response.headers.get("server-timing") ?? "") ?? [];
    expect(stamps.read(stamp).kind).toBe("too fast");
    return { stamp, response };
  };
  const first = await headerOf("/about", { "Accept-Encoding": "br" });
  expect(first.response.headers.get("content-encoding")).toBe("br");
  const etag = first.response.headers.get("etag") ?? "";
  const again = await headerOf("/about", { "Accept-Encoding": "br", "If-None-Match": etag });
  expect(again.response.status).toBe(304);
  expect(again.stamp).not.toBe(first.stamp);
  await headerOf("/nowhere");
  for (const path of ["/robots.txt", "/docs/mcp.md", "/news"]) {
    expect((await app.request(path)).headers.get("server-timing"), path).toBeNull();
  }
});

test.each<[what: string, state: string, after: number, change: (stamp: string) => unknown]>([
  ["comes at once", "quarantined", 0, (stamp) => stamp],
  ["has a stamp that was changed", "quarantined", 60_000, (stamp) => `1${stamp.slice(1)}`],
  ["took a person's time", "accepted", quickestPerson, (stamp) => stamp],
  ["was open for days", "accepted", oldestStamp + 1, (stamp) => stamp],
  ["has no stamp", "accepted", 0, () => undefined],
  ["has something else as a stamp", "accepted", 0, () => ({ a: 1 })],
])("a form that %s is %s", async (_what, state, after, change) => {
  const { app, clock, kept, load } = await start();
  const stamp = stampIn(await load());
  clock.now += after;
  const response = await app.request("/forms/subscribe", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "k" },
    body: JSON.stringify({ fields: { email }, trap: "", [stampName]: change(stamp) }),
  });
  expect(response.status).toBe(201);
  expect(await kept()).toMatchObject([{ state }]);
});

test("without JavaScript two forms of one page are two submissions", async () => {
  const { clock, kept, load, send } = await start();
  const stamp = stampIn(await load());
  clock.now += quickestPerson;
  await send("subscribe", { email, [stampName]: stamp });
  const investor = { workEmail: email, investorWebsite: "harbour.example" };
  const second = await send("investor-deck", { ...investor, [stampName]: stamp });
  expect(second.status).toBe(303);
  expect(await kept()).toHaveLength(2);
});

test("without JavaScript the stamp is checked too, and a form that is corrected at once is a person's", async () => {
  const { clock, kept, load, send } = await start();
  const sent = await send("subscribe", { email, [stampName]: stampIn(await load()) });
  expect(sent.status).toBe(303);
  expect(await kept()).toMatchObject([{ state: "quarantined" }]);
  const stamp = stampIn(await load());
  clock.now += quickestPerson;
  const refused = await send("subscribe", { email: "grace", [stampName]: stamp });
  expect(refused.status).toBe(422);
  const next = stampIn(await refused.text());
  expect(next).not.toBe(stamp);
  await send("subscribe", { email: "grace@harbour.example", [stampName]: next });
  expect((await kept()).map(({ state }) => state).sort()).toEqual(["accepted", "quarantined"]);
});

test("without JavaScript the stamp is the key: the same again is one, other content is asked about", async () => {
  const { clock, kept, load, send } = await start();
  const stamp = stampIn(await load());
  clock.now += 60_000;
  const first = await send("subscribe", { email, [stampName]: stamp });
  const again = await send("subscribe", { email, [stampName]: stamp });
  expect(again.headers.get("location")).toBe(first.headers.get("location"));
  const other = { email: "grace@harbour.example" };
  const refused = await send("subscribe", { ...other, [stampName]: stamp });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("You've sent this form before with different content.");
  expect(html).toContain(`value="${other.email}"`);
  expect(await kept()).toHaveLength(1);
  await send("subscribe", { ...other, [stampName]: stampIn(html) });
  expect(await kept()).toHaveLength(2);
});

test("text that looks like the place of the stamp stays as it was typed", async () => {
  const { load, send } = await start();
  const typed = { email: "%stamp%", [stampName]: stampIn(await load()) };
  expect(await (await send("subscribe", typed)).text()).toContain('value="%stamp%"');
});

test("a form of a dialog is in the page where it's opened, with its button, its stamp and its trap", async () => {
  const { load } = await start();
  const html = await load();
  expect(html).toContain('<summary class="button">Get the deck &amp; more</summary><form');
  const [, form = ""] = /<details [^>]*>(.*?)<\/details>/s.exec(html) ?? [];
  expect(form).toMatch(/<button type="submit"[^>]*>Request Deck<\/button>/);
  expect(form).toContain(`name="${stampName}" value="${stampIn(html)}"`);
  expect(form).toContain('name="homepage"');
  expect(form).not.toContain("<noscript");
});

test("a form of a dialog comes back open, with what is wrong or with the receipt", async () => {
  const { app, load, send } = await start();
  expect(await load()).not.toMatch(/<details [^>]*open/);
  const refused = await (await send("investor-deck", { workEmail: "ada" })).text();
  expect(refused).toMatch(/<details [^>]*open/);
  expect(refused).toContain('name="workEmail" value="ada" aria-invalid="true"');
  const sent = await send("investor-deck", { workEmail: email, investorWebsite: "fund.example" });
  const received = await (await app.request(sent.headers.get("location") ?? "")).text();
  expect(received).toMatch(/<details [^>]*open/);
  expect(received).toContain('role="alert">Receipt number: ');
});

test("what was compressed in parts is the same text as the parts joined", () => {
  const part = fc.string({ unit: "binary", maxLength: 300 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), part, (parts, joint) => {
      expect(gunzipSync(gzipJoin(parts)(joint)).toString("utf8")).toBe(
        Buffer.from(parts.join(joint)).toString("utf8"),
      );
    }),
  );
});
