/** A connection to a browser that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export type BidiConnection = {
  /** Sends a command. Rejects with the browser's own words when it refuses. */
  send: (method: string, params: Readonly<Record<string, unknown>>) => Promise<BidiResult>;
  close: () => void;
};

/** The members of answers that the checks read. */
export type BidiResult = {
  context?: string;
  contexts?: { context: string }[];
  data?: string;
  /** Of a script: what it returned, or why it threw. */
  result?: { type: string; value?: unknown };
  exceptionDetails?: { text: string };
};

type Message = { id?: number; type: string; result?: BidiResult; error?: string; message?: string };

/** Opens a connection. `onLoss` is told when the browser closes it. */
export async function connectBidi(address: string, onLoss: () => void): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`There is no WebDriver BiDi at ${address}.`));
  });
  type Waiting = { resolve: (result: BidiResult) => void; reject: (error: Error) => void };
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(String(data));
    const waits = waiting.get(message.id ?? -1);
    if (!waits) return;
    waiting.delete(message.id ?? -1);
    if (message.type === "success") waits.resolve(message.result ?? {});
    else waits.reject(new Error(`${message.error}: ${message.message}`));
  };
  socket.onclose = onLoss;
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => {
      socket.onclose = null;
      socket.close();
    },
  };
}
