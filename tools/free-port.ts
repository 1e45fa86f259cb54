import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("The system gave no port to test on.");
}
