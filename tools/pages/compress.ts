import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:html|js|css|svg|json|xml|txt|md|yaml|webmanifest|map)$/;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Writes a Brotli and a gzip form of every text file in `from` to the same path under `to`. They're
 * separate so that `from` can be uploaded to a static host unchanged.
 */
export async function compressFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (file) => {
      const source = join(file.parentPath, file.name);
      const target = join(to, relative(from, source));
      const text = await readFile(source);
      await mkdir(dirname(target), { recursive: true });
      const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${target}.br`, await brotliAsync(text, brotli));
      await writeFile(`${target}.gz`, await gzipAsync(text, { level: 9 }));
    }),
  );
}
