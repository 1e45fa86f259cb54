import { openStorage } from "@yno/intake/open-storage";
import {
  fromNetwork,
  makeBuildFolder,
  removeBuildFolder,
  type ServerProcess,
  startSite,
} from "@yno/server/fixtures";
import { countChecks } from "@yno/tools/counted-checks";
import { expect, onTestFinished, test } from "vitest";

/** Mails confirmations only, so these tests send none, but without it each start warns. */
const mail = { INTAKE_SMTP_URL: "smtp://localhost:1", INTAKE_MAIL_FROM: "forms@harbour.example" };

/** Starts the server with the intake on, as `startSite` does. */
export function startIntakeServer(
  build: string,
  database: string,
  more: Readonly<Record<string, string>> = {},
  errors: "inherit" | "ignore" = "inherit",
): Promise<ServerProcess> {
  const intake = { INTAKE: "on", INTAKE_DATABASE: database, ...mail };
  return startSite(build, { ...intake, ...more }, { errors });
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
      ...fromNetwork(visitor),
    },
    body: JSON.stringify({ fields: { email: emailOf(visitor) } }),
  });
  const { receipt } = await response.json();
  return { status: response.status, receipt };
}

function emailOf(visitor: number): string {
  return `visitor-${visitor}@harbour.example`;
}

/** What was answered with 201 over all rounds, and what is wrong with what was kept. */
type Kills = {
  accepted: number;
  /** Requests that a kill cut off, each sent again with its key. */
  repeated: number;
  lost: string[];
  twice: string[];
};

/** The server is killed after one of as many answers and within as many milliseconds, at random. */
const most = { answers: 12, ms: 10 };
const clients = 4;

/**
 * Starts the server again and again, and kills it at a random moment while four clients send forms.
 * What a client has no answer to, it sends again to the next server with the same key.
 *
 * @param build the folder of a built site
 * @param database a file that doesn't exist yet, or the address of an empty database
 */
async function killRounds(build: string, database: string, rounds: number): Promise<Kills> {
  const receipts = new Map<number, string | undefined>();
  const unanswered: number[] = [];
  let sent = 0;
  let repeated = 0;
  const again = () => {
    const visitor = unanswered.pop();
    if (visitor !== undefined) repeated += 1;
    return visitor;
  };

  /** Sends forms until the server is gone, or until `next` has no more. */
  async function client(url: string, next: () => number | undefined, onAnswer?: () => void) {
    for (let visitor = next(); visitor !== undefined; visitor = next()) {
      const answer = await sendForm(url, visitor).catch(() => undefined);
      if (!answer) return void unanswered.push(visitor);
      if (answer.status !== 201) throw new Error(`A form was answered with ${answer.status}.`);
      receipts.set(visitor, answer.receipt);
      onAnswer?.();
    }
  }

  for (let round = 0; round < rounds; round++) {
    const { child, url, ended } = await startIntakeServer(build, database);
    let toGo = Math.ceil(Math.random() * most.answers);
    const onAnswer = () => {
      toGo -= 1;
      if (toGo === 0) setTimeout(() => child.kill("SIGKILL"), Math.random() * most.ms);
    };
    const next = () => again() ?? ++sent;
    await Promise.all(Array.from({ length: clients }, () => client(url, next, onAnswer)));
    await ended;
  }
  const { child, url, ended } = await startIntakeServer(build, database);
  await client(url, again);
  child.kill("SIGTERM");
  await ended;

  const { ids, twice } = await keptIn(database);
  const lost = [...receipts].filter(([visitor, receipt]) => ids.get(emailOf(visitor)) !== receipt);
  return {
    ...{ accepted: receipts.size, repeated, twice },
    lost: lost.map(([visitor]) => emailOf(visitor)),
  };
}

/** The receipt of each address in a database, and the addresses that are there more than once. */
async function keptIn(database: string): Promise<{ ids: Map<string, string>; twice: string[] }> {
  const storage = await openStorage(database);
  const ids = new Map<string, string>();
  const twice: string[] = [];
  for await (const { email, id } of storage.all()) {
    if (ids.has(email)) twice.push(email);
    ids.set(email, id);
  }
  await storage.close();
  return { ids, twice };
}

/** Registers the test that no kill loses a submission, in a database that isn't there or is empty. */
export function testKills(newDatabase: () => string): void {
  const name =
    "no submission that was answered with 201 is lost or kept twice, however the server ends";
  // An answer before the writing is lost in most rounds, a form that is kept again is twice in half.
  const rounds = 12;
  // It starts 13 servers, one after the other.
  test(name, { timeout: 300_000 }, async ({ task }) => {
    const build = await makeBuildFolder();
    onTestFinished(() => removeBuildFolder(build));
    const { accepted, repeated, lost, twice } = await killRounds(build, newDatabase(), rounds);
    expect({ lost, twice }).toEqual({ lost: [], twice: [] });
    // Each round ends after an answer, and most cut one off.
    expect(accepted).toBeGreaterThanOrEqual(rounds);
    expect(repeated).toBeGreaterThan(0);
    countChecks(task, { kills: rounds });
  });
}
