import { apiPath } from "@yno/registry/answer";
import { framePolicy, headersFor } from "@yno/server/headers";
import { pageAddresses } from "@yno/server/site-files";
import { buildPath, digest, sumsPath } from "./outputs/evidence.ts";

/** What a running site does with one file of the build. */
export type Verdict =
  | "same"
  /** It isn't there. */
  | "missing"
  /** It comes whole, but with other headers than the source says. */
  | "other headers"
  /** Another build: the site's own list names what came. */
  | "other commit"
  /** Something between the site and its reader rewrites: the site's list names our file. */
  | "rewritten"
  | "changed";

/** One file with its verdict, and for all but `same` what was found. */
export type Finding = { path: string; verdict: Verdict; found?: string };

/** Asks for one address. Redirects aren't followed, so that an answer belongs to its address. */
export type Ask = (address: string) => Promise<Response>;

/** A build, by the paths of its files in SHA256SUMS. */
export type Build = { sums: ReadonlyMap<string, string>; read: (path: string) => Uint8Array };

/** No list of files is longer, in bytes; ours has about a tenth of it. */
const mostOfList = 2_000_000;
/** What an answer may have beyond its file before it's given up. */
const mostBeyond = 100_000;
/** So many questions in a row without an answer mean that the site is gone, and not a file. */
const mostUnanswered = 5;

/** The digests of a SHA256SUMS file by path; `null` for text that isn't one. */
export function readSums(text: string): Map<string, string> | null {
  const lines = text.split("\n").slice(0, -1);
  const rows = lines.map((line) => /^([0-9a-f]{64}) {2}([!-~]+)$/.exec(line));
  if (rows.length === 0 || rows.includes(null)) return null;
  return new Map(rows.map((row) => [row?.[2] ?? "", row?.[1] ?? ""]));
}

/**
 * Where a site serves a file of the build, or `null` for one that isn't compared: the registry's answers
 * are there under several names, for hosts to choose among, the not-found page answers to any unknown
 * address, and a kept build names the commit that it was first made of.
 */
export function addressOf(path: string): string | null {
  if (`/${path}`.startsWith(apiPath)) {
    const [, latest] = /^(.*\/versions\/latest)\/index\.html$/.exec(path) ?? [];
    return latest && !latest.includes("%") ? `/${latest}` : null;
  }
  if (path.startsWith("404.") || `/${path}` === buildPath) return null;
  return path.endsWith(".html") ? pageAddresses(path).clean : `/${path}`;
}

/**
 * Compares a running site with a build, file by file, two at a time.
 *
 * @param https whether the site is reached over https, which adds a header
 * @param known paths that an earlier run has found to be the same; they aren't asked for again
 * @param tell hears of each finding as it's made
 * @throws Error with a sentence when the address isn't this site, after one request, or when the site
 * stops answering
 */
export async function verifySite(
  ask: Ask,
  build: Build,
  { https, known = new Set(), tell = () => undefined }: VerifyOptions,
): Promise<Finding[]> {
  const list = await readBody(await ask(sumsPath), mostOfList);
  const published = list && readSums(new TextDecoder().decode(list));
  if (!published) {
    throw new Error(
      `There is no list of files at ${sumsPath}: the address isn't this site, or the site is older than the list.`,
    );
  }
  const waiting = [...build.sums.keys()].filter((path) => addressOf(path) && !known.has(path));
  const findings: Finding[] = [];
  let unanswered = 0;
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await ask(addressOf(path) ?? "").catch((error: Error) => error);
      unanswered = answer instanceof Error ? unanswered + 1 : 0;
      if (unanswered === mostUnanswered) {
        waiting.length = 0;
        throw new Error(
          "The site has stopped answering. Start the same command again later: it goes on from here.",
        );
      }
      const finding =
        answer instanceof Error
          ? { path, verdict: "missing" as const, found: answer.message }
          : await verifyFile(answer, build, path, { https, published });
      findings.push(finding);
      tell(finding);
    }
  };
  await Promise.all([work(), work()]);
  const more = [...published.keys()].filter((path) => !build.sums.has(path));
  return [
    ...findings,
    ...more.map((path) => ({ path, verdict: "other commit" as const, found: "not in this build" })),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

type VerifyOptions = {
  https: boolean;
  known?: ReadonlySet<string>;
  tell?: (finding: Finding) => void;
};

async function verifyFile(
  answer: Response,
  { sums, read }: Build,
  path: string,
  { https, published }: { https: boolean; published: ReadonlyMap<string, string> },
): Promise<Finding> {
  const address = addressOf(path) ?? "";
  if (answer.status !== 200) {
    await answer.body?.cancel();
    return { path, verdict: "missing", found: `Status ${answer.status}` };
  }
  const own = read(path);
  const body = await readBody(answer, own.byteLength + mostBeyond);
  if (!body) return { path, verdict: "changed", found: "longer than its file" };
  const isSame = address.startsWith(apiPath)
    ? asJson(body) === asJson(own)
    : digest(body) === sums.get(path);
  if (!isSame) return { path, ...explain(body, own, published.get(path), sums.get(path)) };
  const wrong = wrongHeaders(address, path, answer.headers, https);
  return wrong ? { path, verdict: "other headers", found: wrong } : { path, verdict: "same" };
}

/** Why a body isn't the file's: another build, a rewriter on the way, or neither is known. */
function explain(
  body: Uint8Array,
  own: Uint8Array,
  published: string | undefined,
  sum: string | undefined,
): Omit<Finding, "path"> {
  if (published !== sum && digest(body) === published) {
    return { verdict: "other commit", found: "as the site's own list says" };
  }
  const [came = "", expected = ""] = [body, own].map((bytes) => new TextDecoder().decode(bytes));
  if (bare(came) === bare(expected)) return { verdict: "rewritten", found: "minified" };
  const added = published === sum ? addedScripts(came, expected) : 0;
  if (added > 0) {
    return { verdict: "rewritten", found: `${added} script${added > 1 ? "s" : ""} added` };
  }
  return { verdict: "changed", found: `${body.byteLength} bytes in place of ${own.byteLength}` };
}

/** End tags, and tags without attributes, that HTML lets a minifier leave out. */
const optionalTags =
  /<\/(?:p|li|d[td]|t[rdh]|t(?:head|body|foot)|colgroup|option|optgroup|body|head|html)\s*>|<(?:html|head|body|tbody|colgroup)\s*>/gi;

/** A text without what minifying changes: comments, optional tags, white space, quotes, empty values. */
function bare(text: string): string {
  const [first = "", ...others] = text.split("<!--");
  const kept = others.map((part) => part.slice(part.indexOf("-->") + 3));
  return [first, ...kept]
    .join("")
    .replace(optionalTags, "")
    .replace(/=(?:""|'')/g, "")
    .replace(/[\s"']+/g, "")
    .replaceAll("/>", ">");
}

/** How many scripts a page has beyond its own, or 0 if anything else differs, its scripts included. */
function addedScripts(came: string, expected: string): number {
  const [their, our] = [splitScripts(came), splitScripts(expected)];
  const isWhole =
    their.rest === our.rest && our.scripts.every((script) => their.scripts.includes(script));
  return isWhole ? their.scripts.length - our.scripts.length : 0;
}

/** The scripts of a page and the page without them, both as `bare` has them. */
function splitScripts(text: string): { rest: string; scripts: string[] } {
  const end = "</script>";
  const [first = "", ...others] = text.split("<script");
  const parts = others.map((part) => {
    const at = part.indexOf(end);
    return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + end.length)];
  });
  return {
    rest: bare([first, ...parts.map(([, after]) => after)].join("")),
    scripts: parts.map(([script = ""]) => bare(script)),
  };
}

function asJson(bytes: Uint8Array): string {
  try {
    return JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return "";
  }
}

/**
 * The first header that differs from what the source says. How long a file is kept and who may embed
 * it are the host's to say for pages (`staticHostHeaders`), so they count where the source has a rule.
 */
function wrongHeaders(address: string, path: string, came: Headers, https: boolean): string | null {
  const isPage = path.endsWith(".html") && !address.startsWith(apiPath);
  const {
    "Cache-Control": _,
    "Cross-Origin-Resource-Policy": __,
    ...expected
  } = headersFor(address, { isPage, https });
  for (const [name, value] of Object.entries(expected)) {
    const found = came.get(name);
    // A static host sends the policy of pages with every file.
    const isPolicy = name === "Content-Security-Policy" && found?.includes(framePolicy);
    if (found !== value && !isPolicy) return `${name}: ${found ?? "not sent"}`;
  }
  return null;
}

/** The body of an answer, or `null` if it has more bytes than it may have. */
export async function readBody(answer: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
