import { type Intake, openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import type { Storage } from "@yno/intake/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { withConnectedForms } from "./connected-forms.ts";
import { makeBuildFolder, removeBuildFolder } from "./fixtures.ts";
import { jsonLog } from "./log.ts";
import { loadSiteFiles } from "./site-files.ts";

/** What must be in no line, wherever it was sent. */
const mark = "Zanzibar";
const address = "203.0.113.77";

let lines: string[];
let folder: string;
let storage: Storage;
let intake: Intake;

beforeEach(async () => {
  lines = [];
  const keep = (line: unknown) => void lines.push(String(line));
  vi.spyOn(console, "info").mockImplementation(keep);
  vi.spyOn(console, "error").mockImplementation(keep);
  folder = await makeBuildFolder();
  storage = await openStorage(":memory:");
});

afterEach(async () => {
  await intake.close();
  await removeBuildFolder(folder);
  vi.restoreAllMocks();
});

/** Everything that the server has logged, and nothing in it is about a person. */
function logged(): Record<string, unknown>[] {
  for (const line of lines) {
    expect(line).not.toMatch(new RegExp(`${mark}|${address}`, "i"));
    expect(line).not.toContain("\n");
  }
  const read = lines.map((line) => JSON.parse(line));
  for (const { time, level, message } of read) {
    expect(new Date(time).toISOString()).toBe(time);
    expect(["info", "warn", "error"]).toContain(level);
    expect(message).toMatch(/^[A-Z].*\.$/);
  }
  return read;
}

async function post(fields: object, more: object = {}, form = "access-request") {
  const app = createApp(withConnectedForms(await loadSiteFiles(folder)), {
    ...{ intake, log: jsonLog, proxies: 1 },
  });
  return app.request(`/forms/${form}?${mark}`, {
    method: "POST",
    headers: {
      ...{ "Content-Type": "application/json", "Idempotency-Key": `key-${mark}` },
      ...{ "User-Agent": mark, "X-Forwarded-For": address, Cookie: mark, Referer: mark },
    },
    body: JSON.stringify({ fields, ...more }),
  });
}

const email = `ada@${mark}.example`;
const fields = {
  ...{ fullName: mark, workEmail: email, phoneNumber: `+65 ${mark}`, companyName: mark },
  additionalInfo: `${mark}\n${mark}`,
};

test("what is accepted, refused or quarantined has a line that names no value", async () => {
  intake = openIntake({ storage, senders: () => ({}), log: jsonLog });
  await post(fields);
  await post({ ...fields, workEmail: mark });
  await post({ ...fields, additionalInfo: "other" }, { honeypot: mark });
  await post({ [mark]: mark });
  await post(fields, {}, mark);
  expect(logged()).toMatchObject([
    { level: "info", form: "access-request", status: 201, receipt: expect.any(String) },
    { status: 422, refused: ["workEmail"] },
    // The same key with other content.
    { status: 422 },
    { status: 400 },
    { form: "unknown", status: 404 },
  ]);
});

test("a submission that waits in quarantine has a line that says so", async () => {
  intake = openIntake({ storage, senders: () => ({}), log: jsonLog });
  await post(fields, { honeypot: mark });
  expect(logged()).toMatchObject([{ status: 201, quarantined: true }]);
});

test("a storage that fails with what it was given is an error without it", async () => {
  intake = openIntake({ storage, senders: () => ({}), log: jsonLog });
  const failure = Object.assign(new Error(`${email} is too long for postgres://f:${mark}@db/f`), {
    ...{ code: "22001", parameters: [mark], detail: mark },
  });
  vi.spyOn(storage, "accept").mockRejectedValue(failure);
  expect((await post(fields)).status).toBe(503);
  const [line] = logged();
  expect(line).toMatchObject({ level: "error", status: 503, error: { code: "22001" } });
  expect(JSON.stringify(line)).toContain("log.test.ts");
});

test.each([
  [false, "warn"],
  [true, "error"],
])(
  "a delivery that fails (for good: %s) is a line without what was answered",
  async (final, level) => {
    const error = `The webhook answered 500: ${email}`;
    const senders = () => ({ webhook: async () => ({ kind: "failed", error, final }) as const });
    intake = openIntake({ storage, senders, log: jsonLog });
    await post(fields);
    await expect.poll(() => lines.length).toBe(2);
    const delivery = logged().find(({ channel }) => channel === "webhook");
    expect(delivery).toMatchObject({ level, form: "access-request", attempt: 1 });
  },
);
