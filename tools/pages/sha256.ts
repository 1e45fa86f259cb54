import { createHash } from "node:crypto";

/** The digest of a text or a file, as policies and `integrity` write it. */
export function sha256(content: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
