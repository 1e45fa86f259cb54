import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { makeBuildFolder, removeBuildFolder, type ServerProcess } from "@yno/server/fixtures";
import { startCluster } from "#tests/postgres/cluster.ts";
import { emailOf, keptIn, sendForm, startIntakeServer } from "#tests/server/intake-server.ts";

const clients = 8;
/** One of the servers is killed at a random moment within as many milliseconds, again and again. */
const longestMs = 3_000;
/** What a killed server had taken to deliver is free for the other after four minutes. */
const deliveryMs = 6 * 60_000;

/**
 * Sends submissions to two servers with one PostgreSQL, of which one is killed at random moments.
 * Returns whether each is stored once and has been delivered.
 */
export async function measureServers(submissions: number): Promise<boolean> {
  const build = await makeBuildFolder();
  const cluster = await startCluster();
  const database = cluster.newDatabase();
  const deliveries = new Map<string, number>();
  const receiver = createServer((request, response) => {
    const id = String(request.headers["webhook-id"]);
    deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const address = receiver.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const start = () =>
    startIntakeServer(build, database, {
      INTAKE_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      INTAKE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
    });
  const servers: ServerProcess[] = [await start(), await start()];

  const receipts = new Map<number, string>();
  let [sent, kills, isSending] = [0, 0, true];
  const client = async (first: number) => {
    for (let visitor = sent++; visitor < submissions; visitor = sent++) {
      // As the page does: another attempt with the same key, until there is an answer.
      for (let at = first; !receipts.has(visitor); at++) {
        const server = servers[at % servers.length];
        const answer = server && (await sendForm(server.url, visitor).catch(() => undefined));
        if (answer?.status === 201) receipts.set(visitor, String(answer.receipt));
        else await pause(20);
      }
    }
  };
  const killer = async () => {
    while (isSending) {
      await pause(Math.random() * longestMs);
      const at = Math.floor(Math.random() * servers.length);
      servers[at]?.child.kill("SIGKILL");
      await servers[at]?.ended;
      servers[at] = await start();
      kills += 1;
    }
  };
  const killing = killer();
  await Promise.all(Array.from({ length: clients }, (_, first) => client(first)));
  isSending = false;
  await killing;
  const isMissing = () => [...receipts.values()].filter((id) => !deliveries.has(id)).length;
  for (const until = Date.now() + deliveryMs; isMissing() > 0 && Date.now() < until; ) {
    await pause(500);
  }
  const missing = isMissing();
  const { ids, twice } = await keptIn(database);
  const lost = [...receipts].filter(([visitor, id]) => ids.get(emailOf(visitor)) !== id).length;
  const again = [...deliveries.values()].filter((times) => times > 1).length;
  console.info(
    `Two servers on one PostgreSQL, ${kills} kills: ${receipts.size} accepted, ${lost} lost, ${twice.length} stored twice, ${missing} not delivered, ${again} delivered more than once.`,
  );
  for (const { child, ended } of servers) {
    child.kill("SIGKILL");
    await ended;
  }
  receiver.close();
  await cluster.stop();
  await removeBuildFolder(build);
  return lost + twice.length + missing === 0;
}
