import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { examine } from "./doctor.ts";
import { openSqlite } from "./sqlite-storage.ts";

test("a webhook that redirects fails, and so does a mail that was asked for and can't be sent", async () => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === "/moved" ? 301 : 404, { Location: "/" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const storage = openSqlite(":memory:");
  onTestFinished(() => storage.close());
  const lines: string[] = [];
  const failed = await examine({
    configuration: {
      ...{ database: ":memory:", senders: () => ({}), mail: undefined },
      ...{ metricsPort: undefined },
      webhooks: ["moved", "posts-only"].map((path) => `http://127.0.0.1:${port}/${path}`),
    },
    storage,
    mailTo: "ada@harbour.example",
    print: (line) => lines.push(line),
  });
  expect(failed).toBe(2);
  expect(lines).toContainEqual(
    expect.stringMatching(/^FAIL {2}Email: not set up\. Check INTAKE_SMTP_URL/),
  );
  const [moved, postsOnly] = lines.filter((line) => line.includes("Webhook"));
  expect(moved).toMatch(/^FAIL .* redirects \(301\)/);
  expect(postsOnly).toMatch(/^ok .* \(404 to HEAD/);
});
