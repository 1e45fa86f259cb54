/** What Docker refuses where it replaces variables, whatever their values. */
import { excerpt } from "../text/wording.ts";
import { type Heredoc, heredocIn } from "./heredocs.ts";
import { type Flag, type Instruction, listIn } from "./instruction-rules.ts";
import { csvFields, mount, wrongField } from "./mounts.ts";
import { type Refusal, refused } from "./refusal.ts";
import { substituted } from "./substitution.ts";
import type { Setting } from "./substitution-pieces.ts";
import { sourceOffset, type Traced, untraced } from "./traced.ts";
import { isPort, isSignal, mode } from "./values.ts";
import { plainWords } from "./white-space.ts";

/** Why Docker would refuse a text in which it replaces variables, whatever their values. */
export function valueRefusal(
  instruction: Instruction,
  { escapeCharacter }: Setting,
): Refusal | undefined {
  const setting = { left: Infinity, most: Infinity };
  const texts = [
    ...replacedWords(instruction).map((word) => [word, { ...setting, escapeCharacter }] as const),
    ...replacedHeredocs(instruction).map(
      ({ text }) => [text, { ...setting, escapeCharacter: "\\", hasNoQuotes: true }] as const,
    ),
  ];
  for (const [text, setting] of texts) {
    const set = substituted(text, setting, () => ({ text: "x", unknown: [] }));
    if ("problem" in set) {
      if (set.code !== "too-much") return set;
    } else if (!text.text.includes("$")) {
      const wrong = settledRefusal(instruction.keyword, set.value, text);
      if (wrong) return wrong;
    }
  }
  const settled = (value: string) => {
    const set = substituted(untraced(value, 0), { ...setting, escapeCharacter }, () => undefined);
    return value.includes("$") || "problem" in set ? undefined : set.value.text;
  };
  return instruction.flags.map((flag) => flagRefusal(instruction, flag, settled)).find(Boolean);
}

/** Why Docker would refuse a mount or a mode. */
function flagRefusal(
  { keyword }: Instruction,
  { text, offset }: Flag,
  settled: (value: string) => string | undefined,
): Refusal | undefined {
  const flag = `${keyword} ${text}`;
  const [, mounted] = /^RUN --mount=(.*)$/s.exec(flag) ?? [];
  const wrong = mounted === undefined ? undefined : wrongField(mounted, settled);
  if (wrong !== undefined) {
    const problem = `A mount can't have '${excerpt(wrong)}' here.`;
    return refused(offset, problem, `Write it as in --mount=${mount.example}.`);
  }
  const [, value = ""] = /^(?:ADD|COPY) --chmod=(.*)$/s.exec(flag) ?? [];
  if (mode.takes(settled(value) ?? "")) return undefined;
  const problem = `'${excerpt(value)}' can't be the value of '--chmod'.`;
  return refused(offset, problem, `Write it as in --chmod=${mode.example}.`);
}

/** Why Docker would refuse a port, a signal or a path. */
function settledRefusal(keyword: string, { text }: Traced, word: Traced): Refusal | undefined {
  const offset = sourceOffset(word, 0);
  if (keyword === "STOPSIGNAL" && !isSignal(text)) {
    return refused(offset, `There's no signal '${excerpt(text)}'.`, "Write it as in SIGTERM.");
  }
  if (keyword === "VOLUME" && text === "") {
    return refused(offset, "A path of VOLUME is empty.", "Remove it.");
  }
  // An empty port, or several in quotes, is left to Docker.
  if (keyword !== "EXPOSE" || isPort(text) || /^$|\p{White_Space}/u.test(text)) return undefined;
  return refused(offset, `'${excerpt(text)}' isn't a port.`, "Write it as in 8080 or 53/udp.");
}

/** The heredocs that become files, in which Docker replaces variables too. */
function replacedHeredocs({ keyword, line, heredocs }: Instruction): readonly Heredoc[] {
  if (keyword !== "ADD" && keyword !== "COPY") return [];
  const named = new Map(heredocs.map((heredoc) => [heredoc.name, heredoc]));
  return plainWords(line).flatMap((word) => {
    const opening = heredocIn(word);
    const heredoc = opening && named.get(opening.name);
    return heredoc && !opening.isLiteral ? [heredoc] : [];
  });
}

/** The arguments and flags in which Docker replaces variables, besides those of ARG, ENV and LABEL. */
function replacedWords({ keyword, flags, line }: Instruction): readonly Traced[] {
  if (/^(?:STOPSIGNAL|USER|WORKDIR)$/.test(keyword)) return [line];
  if (keyword === "RUN") {
    return flags.flatMap(({ text, offset }) =>
      csvFields(text.replace(/^--mount=/, "")).map(({ value = "" }) => untraced(value, offset)),
    );
  }
  if (!/^(?:ADD|COPY|EXPOSE|VOLUME)$/.test(keyword)) return [];
  const placed = (text: string) => untraced(text, sourceOffset(line, 0));
  const list = keyword === "EXPOSE" ? undefined : listIn(line.text);
  const words = Array.isArray(list) ? list.map(placed) : plainWords(line);
  if (keyword === "EXPOSE" || keyword === "VOLUME") return words;
  const values = flags.flatMap(({ text }) =>
    /^--(?:chown|chmod|checksum)=/.test(text) ? [placed(text.slice(text.indexOf("=") + 1))] : [],
  );
  return [...words.filter((word) => !heredocIn(word)), ...values];
}
