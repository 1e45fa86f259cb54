import { sha256 } from "./sha256.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/** The texts of a document's inline scripts. Data blocks (JSON-LD) do not run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map((match) => match[1] ?? "");
}

/** The hashes of a document's inline scripts, as Content-Security-Policy names them: 'sha256-…', each once. */
export function scriptHashes(html: string): string[] {
  return [...new Set(inlineScripts(html).map((text) => sha256(text)))];
}

/** The hashes of a document's style elements. */
export function styleHashes(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  return [...new Set(styles.map(([, style = ""]) => sha256(style)))];
}
