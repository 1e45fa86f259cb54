import { createHash } from "node:crypto";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/** The texts of the scripts that stand in a document itself. Data blocks (JSON-LD) do not run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map((match) => match[1] ?? "");
}

/** The hashes of a document's inline scripts, as Content-Security-Policy names them: 'sha256-…', each once. */
export function scriptHashes(html: string): string[] {
  const hash = (script: string) =>
    `sha256-${createHash("sha256").update(script, "utf8").digest("base64")}`;
  return [...new Set(inlineScripts(html).map(hash))];
}
