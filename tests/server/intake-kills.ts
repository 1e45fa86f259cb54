import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { openStorage } from "@yno/intake/open-storage";
import { root } from "#tools/project-files.ts";

/** What was answered with 201 over all rounds, and what is wrong with what was kept. */
export type Kills = { accepted: number; lost: string[]; twice: string[] };

/**
 * Starts the server again and again, and kills it in the middle of the acceptances of four clients.
 *
 * @param build the folder of a built site
 * @param database a file that doesn't exist yet
 */
export async function killRounds(build: string, database: string, rounds: number): Promise<Kills> {
  const receipts = new Map<string, string>();
  let sent = 0;
  for (let round = 0; round < rounds; round++) {
    const { child, url } = await start(build, database);
    const ended = new Promise((resolve) => child.once("close", resolve));
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

  const storage = await openStorage(database);
  const kept = new Map<string, string>();
  const twice: string[] = [];
  for await (const { email, id } of storage.all()) {
    if (kept.has(email)) twice.push(email);
    kept.set(email, id);
  }
  await storage.close();
  const lost = [...receipts].filter(([email, receipt]) => kept.get(email) !== receipt);
  return { accepted: receipts.size, lost: lost.map(([email]) => email), twice };
}

async function start(
  build: string,
  database: string,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(root, "apps/server/main.ts"), build], {
    env: { ...process.env, PORT: "0", INTAKE: "on", INTAKE_DATABASE: database },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (said.includes("\n")) break;
  }
  return { child, url: said.trim().replace(/^.* on /, "") };
}
