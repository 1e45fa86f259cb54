import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openStorage } from "@yno/intake/open-storage";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeBuildFolder, removeBuildFolder } from "./fixture-build.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await makeBuildFolder();
});

afterAll(() => removeBuildFolder(folder));

async function start(database: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main, folder], {
    env: { ...process.env, PORT: "0", INTAKE: "on", INTAKE_DATABASE: database },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (said.includes("\n")) break;
  }
  return { child, url: said.trim().replace(/^.* on /, "") };
}

test("no submission that was answered with 201 is lost or kept twice, however the server ends", async () => {
  const data = mkdtempSync(join(tmpdir(), "intake-kill-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const database = join(data, "intake.db");
  const receipts = new Map<string, string>();
  let sent = 0;

  for (let round = 0; round < 30; round++) {
    const { child, url } = await start(database);
    const ended = new Promise((resolve) => child.once("close", resolve));
    // Ends in the middle of the acceptances of four clients.
    const last = receipts.size + Math.floor(Math.random() * 12);
    const client = async () => {
      for (;;) {
        sent += 1;
        const email = `visitor-${sent}@harbour.example`;
        try {
          const response = await fetch(`${url}/forms/subscribe`, {
            method: "POST",
            headers: { "Content-Type": "application/json", "Idempotency-Key": `key ${sent}` },
            body: JSON.stringify({ fields: { email } }),
          });
          if (response.status === 201) receipts.set(email, (await response.json()).receipt);
          else await response.body?.cancel();
        } catch {
          return;
        }
        if (receipts.size >= last) child.kill("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: 4 }, client));
    await ended;
  }

  const storage = openStorage(database);
  const kept = new Map<string, string>();
  for await (const { email, id } of storage.all()) {
    expect(kept.has(email), `${email} is kept twice`).toBe(false);
    kept.set(email, id);
  }
  await storage.close();
  expect(receipts.size).toBeGreaterThan(30);
  for (const [email, receipt] of receipts) expect(kept.get(email), email).toBe(receipt);
});
