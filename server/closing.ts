import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Prepares a server to be closed without cutting anybody off, and returns the function that does it:
 * no new connections, idle ones closed at once, those with a request under way after their answer,
 * and whatever is left after `graceMs` milliseconds destroyed. Calling it again waits for the same end.
 *
 * Node's own idea of an idle connection does not serve (tried with Node 24): one that has not sent a
 * byte yet counts as busy, though browsers open such connections ahead of need; one whose answer has
 * been handed over with `end` counts as idle, though most of the bytes may still wait to be sent. So
 * the requests under way are counted here.
 */
export function closeWhenDone(server: Server): (graceMs: number) => Promise<void> {
  const underWay = new Map<Socket, number>();
  let end: Promise<void> | undefined;

  // `server.close` calls this and would cut off slow readers in the middle of an answer.
  server.closeIdleConnections = () => {};

  server.on("connection", (socket) => {
    underWay.set(socket, 0);
    socket.once("close", () => underWay.delete(socket));
  });

  server.prependListener("request", ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const before = underWay.get(socket);
      if (before === undefined) return;
      underWay.set(socket, before - 1);
      if (end !== undefined && before === 1) socket.destroySoon();
    });
  });

  const close = (graceMs: number) =>
    new Promise<void>((resolve) => {
      const force = setTimeout(() => {
        for (const socket of underWay.keys()) socket.destroy();
      }, graceMs);
      server.close(() => {
        clearTimeout(force);
        resolve();
      });
      for (const [socket, requests] of underWay) if (requests === 0) socket.destroySoon();
    });

  return (graceMs) => {
    end ??= close(graceMs);
    return end;
  };
}
