import { readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { join, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";

/** Serves a folder of built files as static hosts do: clean addresses, Brotli for texts. */
export async function serveFolder(
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const answers = await readAnswers(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const answer = answers.get(cleanAddress(decodeURIComponent(pathname)));
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end("Not found.\n");
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type Answer = { headers: Record<string, string | number>; body: Buffer };

/** Every file of a folder by its address, compressed before anything is measured. */
async function readAnswers(folder: string): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!(await stat(join(folder, name))).isFile()) continue;
    const plain = await readFile(join(folder, name));
    const type = getMimeType(name) ?? "application/octet-stream";
    const isPacked = /^(?:image\/(?!svg)|font|audio|video)/.test(type);
    const body = isPacked ? plain : brotliCompressSync(plain);
    const headers = {
      "Content-Type": type,
      "Content-Length": body.byteLength,
      "Cache-Control": name.endsWith(".html") ? "no-cache" : "public, max-age=31536000",
      ...(!isPacked && { "Content-Encoding": "br" }),
    };
    answers.set(cleanAddress(`/${name.replaceAll(sep, "/")}`), { headers, body });
  }
  return answers;
}

/** `/a`, for each address that a host answers with the page `/a`. */
function cleanAddress(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|\/$/, "");
}
