import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

const compressible = /\.(?:html|js|css|svg|json|xml|txt|md|yaml|webmanifest|map)$/;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses finished files in the background, on other threads than the rest of the build. */
export type Compressor = {
  /** Starts on the files of a folder that are new since the last call. */
  start: (folder: string) => Promise<void>;
  /** Resolves once every file that was started is written. */
  finished: () => Promise<void>;
};

/**
 * Writes a Brotli and a gzip form of every text file in `from` to the same path under `to`. They're
 * separate so that `from` can be uploaded to a static host unchanged.
 */
export function compressor(from: string, to: string): Compressor {
  const files = new Map<string, Promise<void>>();
  const limit = pLimit(2 * availableParallelism());
  return {
    async start(folder) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        const source = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !compressible.test(source) || files.has(source)) continue;
        files.set(
          source,
          limit(() => compress(source, join(to, relative(from, source)))),
        );
      }
    },
    async finished() {
      await Promise.all(files.values());
    },
  };
}

async function compress(source: string, target: string): Promise<void> {
  const text = await readFile(source);
  await mkdir(dirname(target), { recursive: true });
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${target}.br`, await brotliAsync(text, brotli));
  await writeFile(`${target}.gz`, await gzipAsync(text, { level: 9 }));
}
