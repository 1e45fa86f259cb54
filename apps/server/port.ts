import { once } from "node:events";
import { connect } from "node:net";
import { StartError } from "./start-error.ts";

const defaultPort = 3000;

/** Reads the PORT variable: unset or empty gives 3000, 0 lets the system choose. Throws a StartError. */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === "") return defaultPort;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartError(
    `PORT must be a whole number from 0 to 65535, but it is ${JSON.stringify(value.slice(0, 40))}: set another, for example PORT=${defaultPort}.`,
  );
}

/** The sentence for an error from listening, by its code and the variable that sets the port; null for other codes. */
export function listenProblem(
  code: string | undefined,
  port: number,
  variable = "PORT",
): StartError | null {
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is already in use: stop the program that uses it, or set ${variable} to another one, for example ${variable}=${port === 65_535 ? defaultPort : port + 1}.`,
    );
  }
  if (code === "EACCES") {
    return new StartError(
      `This account may not listen on port ${port}: set ${variable} to a number from 1024 up, for example ${variable}=${defaultPort}.`,
    );
  }
  return null;
}

/**
 * Whether a program already answers on this port, over IPv4 or IPv6. macOS lets us listen on all
 * addresses while another program holds the port on 127.0.0.1 or ::1 alone, and localhost would
 * then lead there; Linux refuses.
 */
export async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => connects(host, port)));
  return answers.includes(true);
}

function connects(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  return once(socket, "connect", { signal: AbortSignal.timeout(500) })
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
