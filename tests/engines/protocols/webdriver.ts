/** A connection to a program that speaks WebDriver over HTTP (https://w3c.github.io/webdriver/). */
export type WebDriverConnection = {
  /** Sends a command. Throws a CommandError when it's refused, or the error of `fetch`. */
  send: (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;
};

/** A refusal, with its code of the standard: 'invalid session id', 'javascript error'. */
export class CommandError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Speaks to the program that listens at an address. */
export function connectWebDriver(address: string): WebDriverConnection {
  return {
    async send(method, path, body) {
      const response = await fetch(`${address}${path}`, {
        method,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const { value } = await response.json();
      if (!response.ok) throw new CommandError(value.error, value.message);
      return value;
    },
  };
}
