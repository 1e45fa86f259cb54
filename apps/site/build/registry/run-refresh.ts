import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { excerpt } from "@yno/molfar/wording";
import type { McpServerRecord } from "@yno/registry/mcp-server";
import { RefusedAnswer } from "./bounded-reading.ts";
import { recordText } from "./record-text.ts";
import { changeText, type LoggedChange, refresh } from "./refresh.ts";
import { readNpm, readUpstream } from "./upstream.ts";

export type RefreshRun = {
  /** The address of a registry that speaks v0.1, or a file with its pages. */
  from: string;
  /** The address of npm's registry, or a file with documents by the names of packages. */
  npm: string;
  since?: string | undefined;
  /** The folder of the records, and the file of their history. */
  folder: string;
  history: string;
  /** The day of the change log, as an ISO date. */
  today: string;
};

/**
 * Reads everything first and writes afterwards, so that an answer that is refused leaves the files as
 * they are. The status is that of the command: 0 if all was mapped, 2 if something is left for a
 * person, 1 if nothing was taken.
 */
export async function runRefresh({
  from,
  npm,
  since,
  folder,
  history,
  today,
}: RefreshRun): Promise<{ status: 0 | 1 | 2; text: string }> {
  const files = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    const records: McpServerRecord[] = JSON.parse(readFileSync(path, "utf8"));
    return { path, records };
  });
  const names = files.flatMap(({ records }) =>
    records.flatMap(({ server }) =>
      (server.packages ?? []).flatMap(({ registryType, identifier }) =>
        registryType === "npm" ? [identifier] : [],
      ),
    ),
  );
  try {
    const outside = { upstream: await readUpstream(from, since), npm: await readNpm(npm, names) };
    const results = files.map(({ path, records }) => ({
      path,
      before: records,
      ...refresh(records, outside, today),
    }));
    const changes = results.flatMap((result) => result.changes);
    const unmapped = results.flatMap((result) => result.unmapped);
    for (const { path, before, records } of results) {
      if (!isDeepStrictEqual(before, records)) writeFileSync(path, recordText(records));
    }
    if (changes.length > 0) {
      const logged: LoggedChange[] = JSON.parse(readFileSync(history, "utf8"));
      const titles = new Map(
        files.flatMap((each) =>
          each.records.map(({ server, listing }) => [listing.id, server.title]),
        ),
      );
      const added = changes.map(({ id, ...change }) => ({
        ...{ on: today, id, name: titles.get(id) ?? id },
        ...change,
      }));
      const all = [...added, ...logged];
      writeFileSync(history, `${JSON.stringify(all, null, 2)}\n`);
    }
    const left = unmapped.map((sentence) => `- ${excerpt(sentence, longestLine)}\n`).join("");
    const text = [
      changeText(changes),
      `${results.reduce((sum, { read }) => sum + read, 0)} records found, ${changes.length} changes in ${new Set(changes.map(({ id }) => id)).size} of them.`,
      left === "" ? "" : `\nLeft for you, because no rule maps it:\n${left}`,
    ].join("\n");
    return { status: left === "" ? 0 : 2, text: printable(text) };
  } catch (error) {
    if (!(error instanceof RefusedAnswer)) throw error;
    const said = excerpt(error.message, longestLine);
    return { status: 1, text: printable(`${said} No record was changed.`) };
  }
}

/** How much of a sentence is shown that repeats what upstream says, in characters. */
const longestLine = 500;

/** Text for a terminal, which characters from outside could move the cursor of or turn around. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|\p{Cf}/gu, "?");
}
