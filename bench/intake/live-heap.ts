/**
 * Asks a process whose inspector is open how much its JavaScript holds, in MB, after its garbage is
 * collected. Resident memory says less: it's also what V8 keeps to be faster.
 */
export async function liveHeap(port: number): Promise<number> {
  const client = await connect(port);
  let asked = 0;
  const call = (method: string, params = {}) => {
    const id = ++asked;
    const answer = new Promise<{ result?: { value?: unknown } }>((resolve) => {
      client.addEventListener("message", function take({ data }) {
        const message = JSON.parse(String(data));
        if (message.id !== id) return;
        client.removeEventListener("message", take);
        resolve(message.result);
      });
    });
    client.send(JSON.stringify({ id, method, params }));
    return answer;
  };
  try {
    await call("HeapProfiler.collectGarbage");
    const { result } = await call("Runtime.evaluate", {
      expression: "process.memoryUsage().heapUsed",
    });
    return Math.round(Number(result?.value) / 2 ** 20);
  } finally {
    client.close();
  }
}

async function connect(port: number): Promise<WebSocket> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const client = new WebSocket(targets[0].webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    client.addEventListener("open", resolve);
    client.addEventListener("error", reject);
  });
  return client;
}
