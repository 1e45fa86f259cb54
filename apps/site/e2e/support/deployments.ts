import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "@yno/server/app";
import { loadSiteFiles } from "@yno/server/site-files";
import { writeServiceWorker } from "#build/outputs/service-worker.ts";
import { sha256 } from "#build/pages/built-files.ts";
import { root } from "#build/site-folder.ts";

/** A host of the site whose deployments a test makes itself. */
export type Host = {
  url: string;
  /** Replaces all files at once, as static hosts do. */
  deploy: (folder: string) => Promise<void>;
  /** Answers no request for a page until the returned function is called. */
  hold: () => () => void;
  /** Answers 404 for what matches, until the returned function is called. */
  lose: (path: RegExp) => () => void;
  close: () => Promise<void>;
};

/** Starts a host with the site as it was built. */
export async function startHost(): Promise<Host> {
  let listener = await listenerFor(join(root, "dist"));
  let waiting: (() => void)[] | null = null;
  let lost: RegExp | null = null;
  const server = createServer((request, response) => {
    const answer = () => void listener(request, response);
    const path = request.url ?? "/";
    if (lost?.test(path)) response.writeHead(404).end();
    else if (waiting && !path.startsWith("/assets/")) waiting.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The host has no port.");
  return {
    url: `http://localhost:${address.port}`,
    async deploy(folder) {
      listener = await listenerFor(folder);
    },
    hold() {
      waiting = [];
      return () => {
        const held = waiting ?? [];
        waiting = null;
        for (const answer of held) answer();
      };
    },
    lose(path) {
      lost = path;
      return () => {
        lost = null;
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listenerFor(folder: string): Promise<RequestListener> {
  return getRequestListener(createApp(await loadSiteFiles(folder)).fetch);
}

export const nextHeading = "Platform Documentation, next build";

/** Another build of the site. */
export type NextBuild = {
  folder: string;
  /** Makes it a build without an offline copy. */
  switchOffCopy: () => Promise<void>;
  remove: () => void;
};

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** The hashes of a page's inline scripts, as its policy has them. */
const scriptHashes = (html: string) =>
  [...html.matchAll(inlineScript)].map(([, text = ""]) => sha256(text));

/**
 * Makes another build of the site, in which /docs has another heading: a page, the chunk of that
 * page and the script that starts it are new, and the files that they replace are gone.
 */
export async function nextBuild(): Promise<NextBuild> {
  const folder = mkdtempSync(join(tmpdir(), "yno-next-build-"));
  const client = join(folder, "client");
  cpSync(join(root, "dist/client"), client, { recursive: true });
  // The page names them, and not the file of its text, which has the same start.
  const docs = readFileSync(join(client, "docs.html"), "utf8");
  const renamed = ["documentation", "entry.client"].map((start) => {
    const [name] = new RegExp(`${start}-[\\w-]{8}\\.js`).exec(docs) ?? [];
    if (!name) throw new Error(`/docs names no file assets/${start}-….js.`);
    return { name, next: `${start}-00000000.js` };
  });
  for (const { name, next } of renamed) {
    renameSync(join(client, "assets", name), join(client, "assets", next));
  }
  // Files below v0.1/ are JSON named index.html, for hosts that serve folders.
  const texts = readdirSync(client, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(?:html|js)$/.test(file) && !/^v0\.1[\\/]/.test(file),
  );
  for (const file of texts) {
    const path = join(client, file);
    const before = readFileSync(path, "utf8");
    let text = before;
    for (const { name, next } of renamed) text = text.replaceAll(name, next);
    if (file.endsWith(".html")) {
      const hashes = scriptHashes(text);
      scriptHashes(before).forEach((hash, index) => {
        text = text.replace(hash, hashes[index] ?? "");
      });
    }
    if (/^docs\.html$|[\\/]documentation-0/.test(file)) {
      text = text.replaceAll("Platform Documentation", nextHeading);
    }
    writeFileSync(path, text);
  }
  await writeServiceWorker(client, { offlineCopy: true });
  return {
    folder,
    switchOffCopy: () => writeServiceWorker(client, { offlineCopy: false }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
