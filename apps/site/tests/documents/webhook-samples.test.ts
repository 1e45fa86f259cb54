import { execFile, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { root } from "#build/site-folder.ts";
import { webhookSamplesFile } from "#content/collections/api-description.ts";
import { takeApart } from "./document-text.ts";

/** How each sample of /api is started. Node runs TypeScript as it is. */
const starters: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  typescript: [process.execPath, "--input-type=module-typescript", "--eval"],
  python: ["python3", "-c"],
  shell: ["sh", "-c"],
};

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const triggerKey = "trg_4Hq9ZpX2vTnLwK7cYd83Rb";

const source = readFileSync(join(root, webhookSamplesFile), "utf8");
const samples = takeApart(webhookSamplesFile, source).fences.map((fence) => ({
  ...fence,
  starter: starters[fence.language],
}));

/** The signature that Standard Webhooks asks for. */
function sign(id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

test("the comparison signs as the library of the standard does", () => {
  // The example of its own tests.
  expect(sign("msg_p5jXN8AQM9LWM0D4loKWxJek", "1614265330", '{"test": 2432232314}')).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

test("there is a sample in each language of the reference", () => {
  expect(samples.map(({ language }) => language).toSorted()).toEqual(
    Object.keys(starters).toSorted(),
  );
});

describe.each(samples)("the sample at $at", ({ language, starter, code }) => {
  const [program = "", ...args] = starter ?? [];
  const needed = language === "shell" ? [program, "openssl", "curl"] : [program];
  const missing = needed.filter((name) => spawnSync(name, ["--version"]).error);
  /** Ends the title of a test that can't run on this machine; `npm test` counts it as skipped. */
  const note =
    missing.length > 0 ? ` (left out: there is no ${missing.join(" and no ")} here)` : "";
  test.runIf(missing.length === 0)(`signs its call, and prints the run${note}`, async () => {
    let sent: { headers: IncomingHttpHeaders; body: string } | undefined;
    const webhook = createServer(async (request, response) => {
      sent = { headers: request.headers, body: await text(request) };
      response.writeHead(202, { "Content-Type": "application/json" });
      response.end('{"run": "run_7QK4M2XN"}');
    });
    await once(webhook.listen(0, "127.0.0.1"), "listening");
    const address = webhook.address();
    if (typeof address !== "object" || address === null) throw new Error("There is no port.");
    const before = Math.floor(Date.now() / 1000);
    const { stdout } = await promisify(execFile)(program, [...args, code], {
      env: {
        ...process.env,
        YNO_WEBHOOK_URL: `http://127.0.0.1:${address.port}/`,
        YNO_WEBHOOK_SECRET: secret,
        YNO_TRIGGER_KEY: triggerKey,
      },
    });
    const after = Math.floor(Date.now() / 1000);
    webhook.close();
    if (!sent) throw new Error("Nothing was sent.");
    const { headers, body } = sent;
    const [id, timestamp, signature] = ["id", "timestamp", "signature"].map((name) =>
      String(headers[`webhook-${name}`]),
    );
    expect(id).toMatch(/^[\w-]{1,128}$/);
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Number(timestamp)).toBeLessThanOrEqual(after);
    expect(signature).toBe(sign(id ?? "", timestamp ?? "", body));
    expect(JSON.parse(body)).toEqual({ trigger_key: triggerKey, data: { invoice: "LP-20871" } });
    expect(stdout).toContain("run_7QK4M2XN");
  });
});
