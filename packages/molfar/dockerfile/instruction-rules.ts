/**
 * What Docker asks of an instruction before it builds: its name, the flags it takes, how many
 * arguments and in which form. The source is BuildKit's `instructions`, as of August 2026. Owners
 * aren't checked.
 */
import { counted, excerpt, joinWithOr, nearest } from "../text/wording.ts";
import { type Heredoc, heredocIn } from "./heredocs.ts";
import { device, mount } from "./mounts.ts";
import { type Refusal, refused } from "./refusal.ts";
import { sourceOffset, type Traced, untraced } from "./traced.ts";
import { duration, network, retries, security, type Values } from "./values.ts";
import { plainWords } from "./white-space.ts";
import { type Assignment, assignmentsRefusal } from "./words.ts";

/** A flag before the arguments, without its quotes and escapes: `--from=base`. */
export type Flag = { text: string; offset: number };

/** An instruction of a Dockerfile. */
export type Instruction = {
  keyword: Keyword;
  /** Offset of the keyword. */
  offset: number;
  flags: readonly Flag[];
  /** The arguments after the flags, on one line, without white space at the ends. */
  line: Traced;
  /** The names and values of LABEL, ENV and ARG. */
  assignments: readonly Assignment[];
  /** What follows its line, for it or for its trigger. */
  heredocs: readonly Heredoc[];
  /** What ONBUILD keeps for the stages that build on this one, or why Docker refuses it there. */
  trigger?: Instruction | Refusal;
};

/** What a flag takes: a text, one each time that it's there, true and false, or certain values. */
type Value = "text" | "list" | "switch" | Values;

type Rule = {
  /** The flags and what they take. Absent where Docker doesn't look at them. */
  flags?: Readonly<Record<string, Value>>;
  /** The fewest arguments. */
  least?: number;
  /** The arguments may be a list in JSON. */
  list?: true;
};

const none: Rule = { flags: {}, least: 1 };
const copied = { chown: "text", chmod: "text", link: "switch", exclude: "list" } as const;

const rules = {
  ADD: {
    flags: { ...copied, checksum: "text", "keep-git-dir": "switch", unpack: "switch" },
    ...{ least: 2, list: true },
  },
  ARG: { least: 1 },
  CMD: { flags: {}, list: true },
  COPY: { flags: { ...copied, from: "text", parents: "switch" }, least: 2, list: true },
  ENTRYPOINT: { flags: {}, list: true },
  ENV: { flags: {} },
  EXPOSE: none,
  FROM: { flags: { platform: "text" }, least: 1 },
  HEALTHCHECK: {
    flags: {
      ...{ interval: duration, timeout: duration, retries },
      ...{ "start-period": duration, "start-interval": duration },
    },
    least: 1,
  },
  LABEL: { flags: {} },
  MAINTAINER: none,
  ONBUILD: none,
  RUN: { flags: { mount, network, security, device }, list: true },
  SHELL: { ...none, list: true },
  STOPSIGNAL: { least: 1 },
  USER: none,
  VOLUME: { ...none, list: true },
  WORKDIR: none,
} satisfies Readonly<Record<string, Rule>>;

export type Keyword = keyof typeof rules;

const isKeyword = (name: string): name is Keyword => Object.hasOwn(rules, name);
const keywords = Object.keys(rules).filter(isKeyword);
const byName = new Map(keywords.map((keyword) => [keyword.toLowerCase(), keyword]));

/** The instruction that a word names, in any case. */
export function keywordFor(name: string): Keyword | undefined {
  return byName.get(name.toLowerCase());
}

/** The instruction that was probably meant by a word. */
export function nearestKeyword(name: string): Keyword | undefined {
  return keywordFor(nearest(name, keywords) ?? "");
}

/**
 * A list of words in JSON: `["a", "b"]`. Undefined for any other text, in which Docker looks for
 * words in its own way, and `mixed` for a list of anything but text, which it refuses.
 */
export function listIn(text: string): readonly string[] | "mixed" | undefined {
  if (!text.startsWith("[")) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return undefined;
    // Go can't read a number that large, so the text isn't a list for it.
    if (list.includes(Infinity) || list.includes(-Infinity)) return undefined;
    return list.every((word) => typeof word === "string") ? list : "mixed";
  } catch {
    return undefined;
  }
}

/** Whether the lines after an instruction may be heredocs. */
export function holdsHeredocs({ keyword, line }: Instruction): boolean {
  return /^(?:ADD|COPY|RUN)$/.test(keyword) && listIn(line.text) === undefined;
}

/** Why Docker refuses the form of an instruction, which it looks at first. */
export function formRefusal({ keyword, line }: Instruction): Refusal | undefined {
  const command = keyword === "HEALTHCHECK" ? afterWord(line.text) : line.text;
  const rule: Rule = rules[keyword];
  if ((rule.list || keyword === "HEALTHCHECK") && listIn(command) === "mixed") {
    return refused(
      sourceOffset(line, 0),
      `The list of ${keyword} has something in it that isn't text.`,
      "Put each word in double quotes.",
    );
  }
  return undefined;
}

/** Why Docker refuses an instruction whose form it can read. */
export function ruleRefusal(instruction: Instruction): Refusal | undefined {
  const { keyword, line, assignments } = instruction;
  const wrong = argumentsRefusal(instruction) ?? flagsRefusal(instruction);
  if (wrong || (keyword !== "LABEL" && keyword !== "ENV")) return wrong;
  return assignmentsRefusal(keyword, line, assignments);
}

function flagsRefusal({ keyword, flags, line }: Instruction): Refusal | undefined {
  const { flags: known }: Rule = rules[keyword];
  if (!known || (keyword === "HEALTHCHECK" && /^none(?![^\t-\r ])/i.test(line.text)))
    return undefined;
  const seen = new Set<string>();
  for (const { text, offset } of flags) {
    const [, name = "", value] = /^--([^=]*)(?:=(.*))?$/s.exec(text) ?? [];
    const written = `--${excerpt(name)}`;
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined) {
      const problem = `${keyword} has no flag '${written}'.`;
      return refused(offset, problem, flagRemedy(name, rules[keyword]));
    }
    const isList = kind === "list" || (typeof kind === "object" && kind.isList);
    if (!isList && seen.size === seen.add(name).size) {
      return refused(offset, `The flag '${written}' is here twice.`, "Keep one.");
    }
    if (kind === "switch" && value !== undefined && !/^(?:true|false)$/i.test(value)) {
      return refused(offset, `'${written}' is true or false.`, `Write ${written}, or remove it.`);
    }
    if (kind !== "switch" && value === undefined) {
      return refused(offset, `The flag '${written}' has no value.`, `Write ${written}=value.`);
    }
    if (typeof kind === "object" && value !== undefined && !kind.takes(value)) {
      const problem = `'${excerpt(value)}' can't be the value of '${written}'.`;
      return refused(offset, problem, `Write it as in ${written}=${kind.example}.`);
    }
  }
  return undefined;
}

function flagRemedy(name: string, { flags = {}, list }: Rule): string {
  const names = Object.keys(flags);
  const meant = nearest(name, names);
  if (meant) return `Write --${meant}.`;
  if (names.length > 0) return `Use ${joinWithOr(names.map((each) => `--${each}`))}.`;
  return list ? `Remove it, or write the words as a list: ["--${excerpt(name)}"].` : "Remove it.";
}

function argumentsRefusal(instruction: Instruction): Refusal | undefined {
  const { keyword, offset, line } = instruction;
  const rule: Rule = rules[keyword];
  const { least = 0 } = rule;
  const list = rule.list && listIn(line.text);
  const words = Array.isArray(list) ? list : plainWords(line);
  if (words.length < least) {
    const fewest = counted(least, "argument");
    return refused(offset, `${keyword} takes at least ${fewest}.`, "Add what is missing.");
  }
  const check = furtherRules[keyword];
  const why = check?.(instruction, list === "mixed" ? undefined : list);
  return why && refused(sourceOffset(line, 0), ...why);
}

type Why = readonly [problem: string, remedy: string];

/** What an instruction is held to besides its flags and the number of arguments. */
const furtherRules: Partial<
  Record<Keyword, (given: Instruction, list: readonly string[] | undefined) => Why | undefined>
> = {
  ADD: copyRule,
  ARG: ({ assignments }) =>
    assignments.some(({ name }) => name.text === "")
      ? ["An ARG has no name before its =.", "Write name=value, without spaces around the =."]
      : undefined,
  COPY: copyRule,
  FROM({ line }) {
    const [, as, name, ...rest] = plainWords(line);
    if (as === undefined) return undefined;
    if (as.text.toUpperCase() !== "AS" || name === undefined || rest.length > 0) {
      return [
        "FROM takes an image, or an image with AS and a name.",
        "Remove the other words. Put a comment on its own line.",
      ];
    }
    if (/^[a-z][a-z0-9_.-]*$/.test(name.text.toLowerCase())) return undefined;
    return [
      `A stage can't have the name '${excerpt(name.text)}'.`,
      "Start with a letter, and use only A–Z, a–z, 0–9, '-', '_' and '.'.",
    ];
  },
  HEALTHCHECK({ line }) {
    const command = afterWord(line.text);
    const [type = ""] = /^[^\t-\r ]*/.exec(line.text) ?? [];
    const isEmpty = command === "" || listIn(command)?.length === 0;
    if (isEmpty ? /^none$/i.test(type) : /^cmd$/i.test(type)) return undefined;
    return ["HEALTHCHECK takes CMD with a command, or NONE.", "Write one of the two."];
  },
  ONBUILD: ({ line }) =>
    /^(?:FROM|MAINTAINER|ONBUILD)(?![^\t\v\f\r ])/i.test(line.text)
      ? ["ONBUILD can't hold ONBUILD, FROM or MAINTAINER.", "Write another instruction after it."]
      : undefined,
  SHELL: (_, list) =>
    list ? undefined : ["SHELL takes its words as a list.", 'Write it as in ["/bin/sh", "-c"].'],
  VOLUME: (_, list) =>
    list?.some((path) => /^\p{White_Space}*$/u.test(path))
      ? ["A path of VOLUME is empty.", "Remove it."]
      : undefined,
};

function copyRule({ line }: Instruction, list: readonly string[] | undefined): Why | undefined {
  const last = list?.at(-1) ?? plainWords(line).at(-1)?.text ?? "";
  return heredocIn(untraced(last, 0))
    ? ["A heredoc can't be the destination.", "Write the destination as the last argument."]
    : undefined;
}

/** What follows the first word of HEALTHCHECK, which ends in white space of ASCII. */
function afterWord(text: string): string {
  return text.replace(/^[^\t-\r ]*[\t-\r ]*/, "");
}
