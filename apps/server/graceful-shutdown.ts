import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** In milliseconds: how long a connection without a request is kept for one that is on its way. */
export const lingerMs = 250;

/**
 * Prepares a server to close gracefully, and returns the function that does it: no new connections;
 * on those that are open, a request that is under way or arrives within a quarter of a second is
 * answered with `Connection: close`; then idle ones are closed, the others after their answer, and
 * any left after `graceMs` milliseconds are destroyed. Calling it again waits for the same close.
 * Node's own notion of an idle connection isn't enough (tried with Node 24): a connection that
 * hasn't sent a byte yet counts as busy, though browsers open those ahead of need; a connection
 * whose answer has been passed to `end` counts as idle, though most of the bytes may still be
 * waiting to be sent. So the requests under way are counted here.
 */
export function closeWhenDone(server: Server): (graceMs: number) => Promise<void> {
  const underWay = new Map<Socket, Set<ServerResponse>>();
  let end: Promise<void> | undefined;

  // `server.close` calls this and would cut off slow readers in the middle of an answer.
  server.closeIdleConnections = () => {};

  server.on("connection", (socket) => {
    underWay.set(socket, new Set());
    socket.once("close", () => underWay.delete(socket));
  });

  server.prependListener("request", ({ socket }, response) => {
    const responses = underWay.get(socket);
    responses?.add(response);
    if (end !== undefined) announce(response);
    response.once("close", () => {
      responses?.delete(response);
      if (end !== undefined) closeIfIdle(socket);
    });
  });

  // Not at once: the client may have sent its next request before it learned that we close. And what
  // has come while this process was busy is read after the timers, so it's waited for, too.
  const closeIfIdle = (socket: Socket) => {
    const closeNow = () => underWay.get(socket)?.size === 0 && socket.destroySoon();
    setTimeout(() => setImmediate(closeNow), lingerMs);
  };

  const close = (graceMs: number) =>
    new Promise<void>((resolve) => {
      const force = setTimeout(() => {
        for (const socket of underWay.keys()) socket.destroy();
      }, graceMs);
      server.close(() => {
        clearTimeout(force);
        resolve();
      });
      for (const [socket, responses] of underWay) {
        for (const each of responses) announce(each);
        closeIfIdle(socket);
      }
    });

  return (graceMs) => {
    end ??= close(graceMs);
    return end;
  };
}

/** Tells the client to send nothing more on this connection. */
function announce(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
