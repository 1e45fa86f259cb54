import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project-files.ts";

const folder = "build/client";

/**
 * A hash of every page and file of the last build, by the path at which it's fetched and without the
 * hashes in names: `/about`, `/assets/root.js`. Names and digests of other files are left out of what
 * is hashed. So a change shows in the files that hold it, and not in all that name those.
 */
export function builtHashes(): Map<string, string> {
  const hashes = new Map<string, string>();
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|zst)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const path = fetchedPath(file.slice(join(root, folder).length).replaceAll("\\", "/"));
    const hash = createHash("sha256").update(hashes.get(path) ?? "");
    const bytes = readFileSync(file);
    hash.update(isText.test(file) ? withoutHashes(bytes.toString("utf8")) : bytes);
    hashes.set(path, hash.digest("base64url"));
  }
  return hashes;
}

/** The path under which a built file counts: `/about` of `/about.html` and of `/about?q=1`. */
export function fetchedPath(path: string): string {
  const [file = ""] = path.split(/[?#]/);
  const page = file.replace(/\.html$/, "").replace(/(.)\/$/, "$1");
  return withoutHashes(page === "/index" ? "/" : page);
}

const isText = /\.(html|js|css|json|md|txt|xml|webmanifest|svg)$|\/_headers$/;

/** Leaves out the hash in the name of a file, and digests. */
export function withoutHashes(text: string): string {
  return text
    .replace(/-[\w-]{8}(?=\.(?:js|css|woff2|png|svg|json|ico)\b)/g, "")
    .replace(/sha(256|384|512)-[\w+/]+={0,2}/g, "sha$1");
}
