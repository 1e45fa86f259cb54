import { connect, type Socket } from "node:net";
import postgres from "postgres";

const maxConnections = 10;

/** What the driver says of where to connect to. */
type Peer = { host: readonly string[]; port: readonly number[]; path: string | false };

/** Connections to a PostgreSQL, made as they're needed. */
export function connectTo(address: string): postgres.Sql<{ bigint: number }> {
  const options = {
    max: maxConnections,
    // Several hosts are the driver's to try in turn.
    socket: new URL(address).host.includes(",") ? undefined : connectOnce,
    // Numbers of this size are times and counts, which fit.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    // Only arrays need it, and an end in the middle of it would end the server:
    // https://github.com/porsager/postgres/issues/1223
    fetch_types: false,
    connection: { synchronous_commit: "on" },
    onnotice: () => undefined,
  };
  return postgres(address, options);
}

/**
 * A connection that fails where a proxy in front of PostgreSQL takes and closes it. The driver would
 * make another at once, thousands in a second: https://github.com/porsager/postgres/issues/1193.
 */
function connectOnce({ host: [host = ""], port: [port = 0], path }: Peer): Socket {
  const socket = path ? connect(path) : connect(port, host);
  socket.once("end", () => {
    if (socket.bytesRead === 0) socket.destroy(new Error("the connection was closed at once"));
  });
  // The driver compares the host with the certificate.
  return Object.assign(socket, { host, port });
}

/**
 * Runs as one transaction. Where the connection is lost, the work never ends, and the driver rejects
 * for it: a rollback would be written to no socket, which ends the whole process.
 * https://github.com/porsager/postgres/issues/1208
 */
export function transaction<Result>(
  sql: postgres.Sql,
  work: (within: postgres.TransactionSql) => Promise<Result>,
) {
  return sql.begin((within) =>
    work(within).catch((error: unknown) =>
      isLost(error) ? new Promise<never>(() => undefined) : Promise.reject(error),
    ),
  );
}

/** Whether an error is of the connection: the codes of PostgreSQL have digits. */
function isLost(error: unknown): boolean {
  return /^(?:CONNECTION_|E)[A-Z_]+$/.test(String(Reflect.get(Object(error), "code")));
}
