import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "#tools/project-files.ts";

/** A server with the intake on, in a process that can be killed. */
export type IntakeServer = { child: ChildProcess; url: string; ended: Promise<unknown> };

/**
 * Starts the server with the intake on, and waits until it answers.
 *
 * @param build the folder of a built site
 * @param more further variables of the environment
 * @param errors where its error output goes
 */
export async function startIntakeServer(
  build: string,
  database: string,
  more: Readonly<Record<string, string>> = {},
  errors: "inherit" | "ignore" = "inherit",
): Promise<IntakeServer> {
  const child = spawn(process.execPath, [join(root, "apps/server/main.ts"), build], {
    // As behind a proxy, which says from which network a request comes.
    env: {
      ...process.env,
      ...{ PORT: "0", TRUST_PROXY: "1", INTAKE: "on", INTAKE_DATABASE: database, ...more },
    },
    stdio: ["ignore", "pipe", errors],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  let said = "";
  for await (const chunk of child.stdout) {
    said += chunk;
    if (said.includes("\n")) break;
  }
  return { child, url: said.trim().replace(/^.* on /, ""), ended };
}

/**
 * Sends the form of a visitor, always with the same key. Each visitor has another network, so that
 * none is refused for its rate. Rejects when the server is gone.
 */
export async function sendForm(
  url: string,
  visitor: number,
): Promise<{ status: number; receipt: string | undefined }> {
  const response = await fetch(`${url}/forms/subscribe`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": `key ${visitor}`,
      "X-Forwarded-For": `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    body: JSON.stringify({ fields: { email: emailOf(visitor) } }),
  });
  const { receipt } = await response.json();
  return { status: response.status, receipt };
}

export function emailOf(visitor: number): string {
  return `visitor-${visitor}@harbour.example`;
}
