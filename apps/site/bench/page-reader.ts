/** Asks for pages until the channel says stop, and sends how long each answer took, in milliseconds. */
import { Agent, get } from "node:http";

const [port, ...paths] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const taken: number[] = [];
const failures: string[] = [];
let isOver = false;

function read(path: string): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now();
    const fail = (why: string) => {
      failures.push(`${path}: ${why}`);
      resolve();
    };
    get({ port, path, agent, host: "127.0.0.1" }, (response) => {
      response.resume();
      response.once("end", () => {
        taken.push(performance.now() - started);
        if (response.statusCode === 200) resolve();
        else fail(`status ${response.statusCode}`);
      });
    }).once("error", (error) => fail(error.message));
  });
}

async function visitor(): Promise<void> {
  for (let at = 0; !isOver; at += 1) {
    await read(paths[at % paths.length] ?? "/");
    // A visitor, not a load test: it measures how long a visitor waits for a page.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

process.on("message", () => {
  isOver = true;
});
await Promise.all(Array.from({ length: 4 }, visitor));
process.send?.({ taken, failures }, () => process.exit());
