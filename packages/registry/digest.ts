/**
 * The 64 bits of FNV-1a over a text in UTF-8, as 16 hexadecimal digits. It notices a change and
 * guards against nothing. Unlike those of Node it runs wherever records are read.
 * Source: RFC 9923, The FNV Non-Cryptographic Hash Algorithm
 */
export function digestOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
