import { connect, type Socket } from "node:net";

/** For tests: an open connection to the server, over IPv4. */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => resolve(socket));
    socket.once("error", reject);
  });
}

/** For tests: sends bytes that no HTTP client would let through, and returns all that comes back. */
export async function rawRequest(port: number, bytes: string): Promise<string> {
  const socket = await openSocket(port);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    // A server that refuses the rest of a request may reset the connection after its answer.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.write(Buffer.from(bytes, "latin1"));
  });
}
