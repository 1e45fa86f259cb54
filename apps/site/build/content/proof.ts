import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Counted, type Proof, proofShape } from "#content/schema/proof.ts";
import { root } from "../site-folder.ts";

/** Where the figures are kept, from the folder of the site. */
export const proofSource = "content/proof.json";
const file = join(root, proofSource);

/** The version of the project that this checkout builds. */
export const release: string = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;

/** The figures that were measured. Throws where the file isn't one that a command wrote. */
export function readProof(): Proof {
  return parsed(JSON.parse(readFileSync(file, "utf8")));
}

/** Writes the figures as a whole, with routes in order. Throws before it writes anything wrong. */
export function writeProof(proof: Proof): void {
  const { routes, ...counts } = parsed(proof);
  const inOrder = Object.fromEntries(
    Object.entries(routes).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  replaceFile(file, `${JSON.stringify({ ...counts, routes: inOrder }, null, 2)}\n`);
}

/** Writes a file as a whole, or leaves it as it is. */
export function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Whether a figure was taken of another version than the one that is published. */
export const isOlder = ({ version }: Pick<Counted, "version">, of = release): boolean =>
  version !== of;

/** `/proof.json`: the figures with the release that they're published with. Older ones say so. */
export function publishedProof(proof: Proof, of = release): string {
  const mark = (key: string, value: unknown) =>
    key === "measured"
      ? { ...(value as Counted), olderThanRelease: isOlder(value as Counted, of) }
      : value;
  return `${JSON.stringify({ release: of, ...proof }, mark, 2)}\n`;
}

function parsed(value: unknown): Proof {
  const { data, error } = proofShape.safeParse(value);
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(
    `${proofSource}: ${issue?.path.join(".")}: ${issue?.message}. It's written by 'npm run bench -- --save' and 'npm test -- --save': restore it, or measure again.`,
  );
}
