import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { makeSearchIndex } from "@yno/search/search-index";
import { contentPlace, type FormPages, formPagesFile, titlePlace } from "./form-page.ts";

/** Text that compresses, so that the compressed bodies are kept. */
const filler = "All change please. ".repeat(50);

/** The pages of forms as a build has them. */
export const fixtureFormPages: FormPages = {
  frame: `<!DOCTYPE html><html lang="en-SG"><title>${titlePlace}</title>${contentPlace}</html>`,
  refused: "Not accepted.",
  receipt: "Receipt number:",
  forms: fixtureForms(),
};

/** The files of `client/`, by name. Those in `compressedNames` are compressed too. */
export const fixtureFiles: Record<string, string | Uint8Array> = {
  "index.html": `<!DOCTYPE html><html lang="en-SG"><h1>Home</h1>${filler}`,
  "about.html": `<html><h1>About</h1>${filler}`,
  "docs.html": `<html><h1>Documentation</h1>${filler}`,
  "docs/mcp.html": `<html><h1>MCP</h1>${filler}`,
  "docs/mcp.md": `# MCP\n\n${filler}`,
  "404.html": `<html><h1>Oops! Page not found</h1>${filler}`,
  "404.md": `# Oops! Page not found\n\n${filler}`,
  "assets/app-4f2a.js": `console.info("app");${filler}`,
  "assets/overpass-91bc.woff2": new Uint8Array(64).map((_, index) => index),
  "robots.txt": "User-agent: *\n",
  "openapi.json": `{"filler":"${filler}"}`,
  "v0.1/servers.json": '{"servers":[],"metadata":{"count":0}}',
  "search-index.json": JSON.stringify(makeSearchIndex([])),
  "plans.json": "[]",
  "security-answers.json": "[]",
  "guide.md": `# Guide\n${filler}`,
  ".well-known/security.txt": "Contact: mailto:security@yno.example\n",
  ".nojekyll": "",
  _headers: "/*\n  X-Host: only\n",
  "_never-served.html": "<h1>Never served</h1>",
  [formPagesFile]: JSON.stringify(fixtureFormPages),
  ".vite/manifest.json": "{}",
};

const compressedNames = [
  "index.html",
  "about.html",
  "docs.html",
  "docs/mcp.html",
  "docs/mcp.md",
  "404.html",
  "404.md",
  "assets/app-4f2a.js",
  "openapi.json",
  "guide.md",
];

function fixtureForms(): FormPages["forms"] {
  const words = {
    ...{ heading: "Write & send", text: "Write to us.", submit: "Send", sent: "It's here." },
    page: { path: "/about", title: "About" },
  };
  return {
    ...{ "access-request": words, "investor-deck": words, "investor-updates": words },
    ...{ subscribe: words, "support-request": words },
  };
}

/** Writes a small build folder (with `extraFiles` in `client/`) to the disk and returns its path. */
export async function makeBuildFolder(
  extraFiles: Record<string, string | Uint8Array> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "yno-build-"));
  for (const [name, content] of Object.entries({ ...fixtureFiles, ...extraFiles })) {
    await write(join(folder, "client", name), content);
    if (!compressedNames.includes(name)) continue;
    await write(join(folder, "compressed", `${name}.br`), brotliCompressSync(content));
    await write(join(folder, "compressed", `${name}.gz`), gzipSync(content));
  }
  return folder;
}

/** Removes what `makeBuildFolder` has made. */
export async function removeBuildFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** A server in a process that can be killed. */
export type ServerProcess = { child: ChildProcess; url: string; ended: Promise<unknown> };

/**
 * For tests: starts the server as behind a proxy, which says from which network a request comes, and
 * waits until it answers.
 *
 * @param build the folder of a built site
 * @param env further variables of the environment
 * @param flags options of Node
 * @param errors where the server's error output goes
 */
export async function startSite(
  build: string,
  env: Readonly<Record<string, string>> = {},
  { flags = [], errors = "inherit" }: { flags?: string[]; errors?: "inherit" | "ignore" } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, "main.ts"), build], {
    env: { ...process.env, PORT: "0", TRUST_PROXY: "1", ...env },
    stdio: ["ignore", "pipe", errors],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  let said = "";
  for await (const chunk of child.stdout) {
    said += chunk;
    if (said.includes("\n")) break;
  }
  return { child, url: said.trim().replace(/^.* on /, ""), ended };
}

/** For tests: the header of a client in its own network, so that none is refused for its rate. */
export function fromNetwork(number: number): { "X-Forwarded-For": string } {
  return {
    "X-Forwarded-For": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}

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
