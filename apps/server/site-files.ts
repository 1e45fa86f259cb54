import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileBeside } from "@yno/brand/paths";
import { apiPath } from "@yno/registry/answer";
import { listFile } from "@yno/registry/static-files";
import { getMimeType, mimes } from "hono/utils/mime";
import { type FormPages, formPagesFile, formPagesShape } from "./form-page.ts";
import { typeHeaders } from "./headers.ts";
import type { Compression } from "./negotiate.ts";
import { StartError } from "./start-error.ts";

/** One body that can be sent, and its strong ETag, quotes included. */
export type Variant = { body: Uint8Array<ArrayBuffer>; etag: string };

/** A file of the built site. `path` is its public address, such as '/about'. */
export type SiteFile = {
  path: string;
  type: string;
  /** When the file was written, in milliseconds. It is not sent: a build rewrites every file. */
  modified: number;
  identity: Variant;
  compressed: ReadonlyMap<Compression, Variant>;
};

/**
 * The whole site in memory. A request can only select an entry by its address and never names a
 * file on disk, so path traversal isn't possible.
 */
export type SiteFiles = {
  files: ReadonlyMap<string, SiteFile>;
  /** From the file of a page ('/about.html') to its address. */
  redirects: ReadonlyMap<string, string>;
  notFound: Page;
  /** What the pages of forms without JavaScript are made of; undefined where the build has none. */
  formPages: FormPages | undefined;
};

/** A page, and the Markdown that says the same. */
type Page = { html: SiteFile; markdown: SiteFile };

const types = {
  ...mimes,
  md: "text/markdown; charset=utf-8",
  sha256: "text/plain; charset=utf-8",
  tgz: "application/gzip",
  yaml: "application/yaml",
};

const rebuild = "run `npm run build` first";

/**
 * Reads `client/` and `compressed/` of the build folder.
 * Throws a StartError when the build is missing or incomplete.
 */
export async function loadSiteFiles(buildFolder: string): Promise<SiteFiles> {
  const names = await publicNames(buildFolder);
  const loaded = await Promise.all(names.map((name) => loadFile(buildFolder, name)));
  const files = new Map(loaded.map((file) => [file.path, file]));
  const redirects = new Map<string, string>();
  for (const name of names.filter(isPage)) {
    const { clean, withExtension } = pageAddresses(name);
    redirects.set(withExtension, clean);
  }
  const html = files.get("/404");
  const markdown = files.get(fileBeside("/404", "md"));
  if (!files.has("/") || html === undefined || markdown === undefined) {
    throw new StartError(`The built site has no index.html, 404.html or 404.md: ${rebuild}.`);
  }
  // The not-found page has no address: '/404' is as unknown as any other.
  files.delete("/404");
  files.delete("/404.md");
  redirects.delete("/404.html");
  const written = await readIfThere(join(buildFolder, "client", formPagesFile));
  const formPages = written
    ? formPagesShape.parse(JSON.parse(Buffer.from(written).toString("utf8")))
    : undefined;
  return { files, redirects, notFound: { html, markdown }, formPages };
}

function isPage(name: string): boolean {
  return name.endsWith(".html");
}

/** Whether a file of `client/` is for everybody, and not for hosts or our server alone. */
export function isPublished(name: string): boolean {
  return !/^_|(^|\/)\.(?!well-known\/)/.test(name);
}

/**
 * Paths inside `client/` with forward slashes, without what is meant for hosts and tools only:
 * `_headers`, `_form-pages.json`, `.vite/` and the like. Of the registry API only the list is
 * read, because the server answers the rest from it.
 */
async function publicNames(buildFolder: string): Promise<readonly string[]> {
  const client = join(buildFolder, "client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true }).catch(() => {
    const shown = relative(process.cwd(), client) || client;
    throw new StartError(`There is no built site in ${shown}: ${rebuild}.`);
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter(isPublished)
    .filter((name) => !name.startsWith(apiPath.slice(1)) || name === listFile);
}

async function loadFile(buildFolder: string, name: string): Promise<SiteFile> {
  const { mtimeMs: modified } = await stat(join(buildFolder, "client", name));
  const identity = toVariant(await readFile(join(buildFolder, "client", name)));
  const compressed = new Map<Compression, Variant>();
  for (const [compression, extension] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    const body = await readIfThere(join(buildFolder, "compressed", `${name}${extension}`));
    if (body !== null && body.byteLength < identity.body.byteLength) {
      compressed.set(compression, toVariant(body));
    }
  }
  return {
    path: isPage(name) ? pageAddresses(name).clean : `/${name}`,
    type: mediaType(name),
    modified,
    identity,
    compressed,
  };
}

function mediaType(name: string): string {
  const known = typeHeaders(`/${name}`)["Content-Type"];
  return known ?? getMimeType(name, types) ?? "application/octet-stream";
}

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/** Each body is hashed separately: two encodings of one file are two representations. */
export function toVariant(body: Uint8Array<ArrayBuffer>): Variant {
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
}

/**
 * The addresses of a page, from its file in the build: 'docs/mcp.html' gives '/docs/mcp' and
 * '/docs/mcp.html', 'index.html' gives '/' and '/index.html'.
 */
export function pageAddresses(file: string): { clean: string; withExtension: string } {
  const withExtension = `/${file}`;
  const clean = file === "index.html" ? "/" : withExtension.replace(/\.html$/, "");
  return { clean, withExtension };
}
