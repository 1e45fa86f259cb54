import { type McpServerRecord, mcpServerShape } from "@yno/registry/mcp-server";
import {
  packageShape,
  remoteShape,
  type ServerPackage,
  type ServerRemote,
} from "@yno/registry/server-json";
import { contentProblems } from "../content/content-problems.ts";
import type { NpmRelease, UpstreamServer } from "./upstream.ts";

/** What changed in one record: the field, and its value before and after. */
export type Change = { id: string; field: string; from: string; to: string };

/** A change in the history of the records, with its day. */
export type LoggedChange = Change & { on: string; name: string };

export type Refreshed = {
  /** How many records were found outside. Those that hold have the day on which they were read. */
  read: number;
  records: readonly McpServerRecord[];
  changes: readonly Change[];
  /** What upstream says and no rule maps, a sentence for each. */
  unmapped: readonly string[];
};

/** What is known outside of each server and package. */
export type Outside = {
  upstream: ReadonlyMap<string, UpstreamServer>;
  npm: ReadonlyMap<string, NpmRelease>;
};

/**
 * The records with what upstream and npm know better: versions, packages, remotes, variables, status
 * and successor. Our words stay: what would need new ones, or breaks a rule of the records, is listed
 * and its record is left as it was.
 */
export function refresh(
  records: readonly McpServerRecord[],
  outside: Outside,
  today: string,
): Refreshed {
  const results = records.map((record) => refreshOne(record, outside, today));
  return {
    read: results.filter(({ read }) => read).length,
    records: results.map(({ record }) => record),
    changes: results.flatMap(({ changes }) => changes),
    unmapped: results.flatMap(({ unmapped }) => unmapped),
  };
}

type Result = {
  record: McpServerRecord;
  changes: Change[];
  unmapped: string[];
  read: boolean;
};

function refreshOne(record: McpServerRecord, { upstream, npm }: Outside, today: string): Result {
  const { id } = record.listing;
  const draft = structuredClone(record) as Draft;
  const unmapped: string[] = [];
  const refuse = (sentence: string) => unmapped.push(`${id}: ${sentence}`);
  const theirs = upstream.get(record.server.name);
  const [ours] = draft.server.packages ?? [];
  const release = ours?.registryType === "npm" ? npm.get(ours.identifier) : undefined;
  if (theirs) {
    mapPackage(draft, theirs, refuse);
    mapRemotes(draft, theirs, refuse);
  }
  if (ours && release) raiseVersion(draft, ours, release.version);
  mapStatus(draft, theirs, release, refuse);
  const read = theirs !== undefined || release !== undefined;
  const changes = compare(id, record, draft);
  if (read && unmapped.length === 0) draft.listing.seen.versionOn = today;
  const problems = contentProblems("the change", mcpServerShape, [draft], () => id);
  if (problems.length > 0) {
    const all = [...unmapped, ...problems.map((each) => `${id}: ${each}`)];
    return { record, changes: [], unmapped: all, read };
  }
  return { record: draft, changes, unmapped, read };
}

/** A record that may be changed. */
type Draft = { -readonly [Part in keyof McpServerRecord]: Mutable<McpServerRecord[Part]> };
type Mutable<Value> = Value extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> }
    : Value;

type Refuse = (sentence: string) => void;

/** An identifier without the tag of an image, and its version. */
function split({ registryType, identifier, version = "" }: ServerPackage): [string, string] {
  if (registryType !== "oci") return [identifier, version];
  const [, name = identifier, tag = ""] = /^(.*):v?([^:/]+)$/.exec(identifier) ?? [];
  return [name, tag];
}

function mapPackage(draft: Draft, theirs: UpstreamServer, refuse: Refuse): void {
  const [ours] = draft.server.packages ?? [];
  // What we don't list is of no use to us, such as an address in a package or a bundle.
  const known = theirs.packages.flatMap(
    (each) => packageShape.safeParse(withWords(each)).data ?? [],
  );
  const unknown = theirs.packages.length - known.length;
  if (!ours) {
    if (known.length > 0) {
      refuse(
        `upstream has a package now, ${known[0]?.identifier}. Decide whether the record starts it.`,
      );
    }
    return;
  }
  const [name] = split(ours);
  const same = known.find(
    (each) => each.registryType === ours.registryType && split(each)[0] === name,
  );
  const renamed = known.filter(({ registryType }) => registryType === ours.registryType);
  const [found = same] = same ? [same] : renamed.length === 1 ? renamed : [];
  if (!found) {
    if (theirs.packages.length === 0) refuse("upstream has no package any more, only addresses.");
    else if (unknown > 0)
      refuse(`upstream has ${unknown} packages that the format of a record can't hold.`);
    else
      refuse(
        `upstream has no package like ${name}, but ${known.map((each) => each.identifier).join(", ")}.`,
      );
    return;
  }
  if (!same && ours.registryType !== "oci") ours.identifier = found.identifier;
  if (!same && ours.registryType === "oci") {
    ours.identifier = ours.identifier.replace(name, split(found)[0]);
  }
  raiseVersion(draft, ours, split(found)[1], !same);
  mapVariables(ours, found, refuse);
}

/** Upstream may leave a description out, which a record must have. */
function withWords(theirs: unknown): unknown {
  if (typeof theirs !== "object" || theirs === null) return theirs;
  const kept = { runtimeHint: "npx", ...theirs };
  const {
    environmentVariables,
    runtimeArguments: _r,
    packageArguments: _p,
    ...rest
  } = Object(kept);
  const known = ["registryType", "identifier", "version", "runtimeHint", "transport"];
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => known.includes(name)));
  if (!Array.isArray(environmentVariables) || environmentVariables.length === 0) return fields;
  const variables = environmentVariables.map((each) => {
    const { name, isRequired, isSecret = false } = Object(each);
    // Their description is theirs; ours is written by hand.
    const known = { name, description: name, isSecret };
    // Many leave out what is required, which doesn't make it optional.
    return isRequired === undefined ? known : { ...known, isRequired };
  });
  return { ...fields, environmentVariables: variables };
}

/** Sets the version in both places that the format has, if it's newer. */
function raiseVersion(draft: Draft, ours: Mutable<ServerPackage>, version: string, always = false) {
  const before = draft.server.version;
  if (version === "" || !(always || isNewer(version, before))) return;
  draft.server.version = version;
  if (ours.registryType !== "oci") ours.version = version;
  else ours.identifier = ours.identifier.replace(/(:v?)[^:/]+$/, `$1${version}`);
}

const byNumber = new Intl.Collator("en", { numeric: true });

/** Whether a version comes after another. One with a suffix, such as 1.0.0-beta, comes before 1.0.0. */
export function isNewer(version: string, before: string): boolean {
  const [[core = "", suffix = ""], [coreBefore = "", suffixBefore = ""]] = [version, before].map(
    (each) => /^([\d.]+)(.*)$/.exec(each)?.slice(1) ?? [],
  ) as [string[], string[]];
  const order = byNumber.compare(core, coreBefore);
  if (order !== 0) return order > 0;
  if (suffix === "" || suffixBefore === "") return suffix === "" && suffixBefore !== "";
  return byNumber.compare(suffix, suffixBefore) > 0;
}

function mapVariables(
  ours: Mutable<ServerPackage>,
  { environmentVariables: found }: ServerPackage,
  refuse: Refuse,
): void {
  if (!found) return;
  const variables = ours.environmentVariables ?? [];
  for (const theirs of found) {
    const { name, isRequired, isSecret } = theirs;
    const known = variables.find((each) => each.name === name);
    if (!known) {
      variables.push(theirs);
      refuse(
        `upstream reads ${name} now. It was added with its name as its description: write one.`,
      );
      continue;
    }
    if (isRequired !== undefined) known.isRequired = isRequired;
    // Upstream often forgets to mark a secret. A value that we set isn't one.
    if (isSecret && known.value === undefined) known.isSecret = true;
  }
  if (variables.length > 0) ours.environmentVariables = variables;
  const declared = found.map(({ name }) => name);
  const gone = variables.filter(({ name }) => !declared.includes(name));
  if (gone.length > 0) {
    refuse(
      `upstream doesn't name ${gone.map(({ name }) => name).join(", ")}. Check whether it's still read.`,
    );
  }
}

function mapRemotes(draft: Draft, theirs: UpstreamServer, refuse: Refuse): void {
  const before: readonly Mutable<ServerRemote>[] = draft.server.remotes ?? [];
  const known = theirs.remotes.flatMap((each) => {
    const { type, url, headers } = Object(each);
    const hasHeaders = Array.isArray(headers) && headers.length > 0;
    const ours = before.find((remote) => remote.url === url);
    if (ours) return [{ ...ours, ...remoteShape.pick({ type: true }).safeParse({ type }).data }];
    const { data } = remoteShape.safeParse({ type, url });
    if (data && !hasHeaders && !/[{}]/.test(data.url)) return [{ type: data.type, url: data.url }];
    refuse(
      `upstream has the address ${JSON.stringify(url)}, which wants headers or values that a record must explain.`,
    );
    return [];
  });
  const gone = before.filter(({ url }) => !known.some((each) => each.url === url));
  for (const { url } of gone) refuse(`upstream no longer has the address ${url}.`);
  const remotes = [...known, ...gone];
  if (remotes.length > 0) draft.server.remotes = remotes;
}

/** A name in the official form, or one of npm, in what authors say. */
const successor = /(?:[a-z0-9-]+\.)+[a-z0-9-]+\/[\w.-]*\w|@[\w.-]+\/[\w.-]*\w/i;

function mapStatus(
  draft: Draft,
  theirs: UpstreamServer | undefined,
  release: NpmRelease | undefined,
  refuse: Refuse,
): void {
  const { listing } = draft;
  if (theirs?.status === "deleted") {
    refuse(
      "upstream has deleted it, as it does with malware and spam. Look why, and remove the record.",
    );
    return;
  }
  const isUpstream = theirs?.status === "deprecated";
  const message = isUpstream ? theirs.statusMessage : release?.deprecated;
  if (message === undefined || listing.status !== "active") return;
  const [replacedBy] = successor.exec(message) ?? [];
  if (replacedBy === undefined) {
    refuse(
      `it's deprecated, and no successor is named: '${message}'. Write status, note and replacedBy.`,
    );
    return;
  }
  listing.status = "deprecated";
  listing.statusSeenIn = isUpstream ? "the official registry" : "the registry of npm";
  // Our note stays.
  listing.statusNote ??= `Its authors have given it up in favour of ${replacedBy}.`;
  listing.replacedBy = replacedBy;
}

/** The fields in which two records differ, by their paths. */
function compare(id: string, before: McpServerRecord, after: Draft): Change[] {
  const [one, other] = [flat(before), flat(after)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((field) => {
    const [from, to] = [one.get(field) ?? "", other.get(field) ?? ""];
    return from === to ? [] : [{ id, field, from, to }];
  });
}

function flat(value: unknown, path = ""): ReadonlyMap<string, string> {
  if (typeof value !== "object" || value === null) return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [
      ...flat(each, path === "" ? key : `${path}.${key}`),
    ]),
  );
}

/** The changes as lines that a person reads, by server. */
export function changeText(changes: readonly Change[]): string {
  const ids = [...new Set(changes.map(({ id }) => id))];
  return ids
    .map((id) => {
      const lines = changes
        .filter((change) => change.id === id)
        .flatMap(({ field, from, to }) => [
          `  ${field}`,
          ...(from === "" ? [] : [`    - ${from}`]),
          ...(to === "" ? [] : [`    + ${to}`]),
        ]);
      return [id, ...lines, ""].join("\n");
    })
    .join("\n");
}
