// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
import type { Random } from "./workflow.ts";

/**
 * A made-up Dockerfile on `busybox:1` that Docker builds without running anything: variables,
 * labels and words to start, in the forms that the Dockerfile reference allows.
 */
export function generatedDockerfile(random: Random): string {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? "";
  const several = (list: readonly string[], most: number) =>
    Array.from({ length: below(most + 1) }, () => pick(list)).join("");
  const mark = pick(["\\", "\\", "\\", "`"]);
  // Builders differ in which of ENV and ARG counts, so that both set the same variable nowhere.
  const names = ["A", "B", "C_1"];
  const name = () => pick(names);
  const argument = () => pick(["D", "E"]);

  const substitution = () => {
    const variable = pick([name(), name(), argument()]);
    return pick([`$${variable}`, `\${${variable}}`, `\${${variable}:-x}`, `\${${variable}:+y}`]);
  };
  const bare = () => {
    const escaped = ['"', "'", " ", "$", mark, "n"].map((character) => mark + character);
    const texts = ["a", "b.c", "-", "é", "漢", "#", "=", "{", "}", "/x", ...escaped];
    const word = pick(texts.slice(0, 4)) + several([...texts, substitution()], 3);
    // At the end of a line, a blank that's escaped is a line that goes on.
    return word.endsWith(`${mark} `) ? `${word}.` : word;
  };
  const double = () => {
    const escaped = ['"', "$", mark, "n"].map((character) => mark + character);
    const texts = ["a", " ", "'", "#", "é", "= ", "{", ...escaped, substitution()];
    return `"${several(texts, 5)}"`;
  };
  const single = () => `'${several(["a", " ", '"', "#", "é", "$A", "{}", "${B}"], 5)}'`;
  const value = () => {
    const parts = [bare(), double(), single()];
    return pick([...parts, parts.join(""), `${double()}${bare()}`, ""]);
  };
  /** Between words: blanks, or the line goes on in the next one. */
  const gap = () => pick([" ", " ", "  ", `\t`, ` ${mark}\n  `, ` ${mark}\n# A comment.\n`]);
  const pairs = (keyword: string, nameOf: () => string) => {
    const list = Array.from({ length: 1 + below(3) }, () => `${nameOf()}=${value()}`);
    return `${keyword} ${list.join(gap())}`;
  };
  const keys = ["one", "two", "a.b", `k\${A}`, "ai.yno.name"];
  const key = () => pick([...keys, '"quoted key"']);
  const instruction = (kinds: number) => {
    switch (below(kinds)) {
      case 0:
        return pairs("ENV", name);
      case 1:
        return `ENV ${name()} ${bare()} ${bare()}`;
      case 2:
        return `LABEL ${pick(keys)} ${bare()}`;
      case 3:
        return `ENTRYPOINT ${pick(['["sh", "-c", "a \\u0041"]', '[ "x" ]', "sh -c x", "[]"])}`;
      case 7:
        return `ARG ${argument()}${pick(["", `=${bare()}`, `=${double()}`])}`;
      default:
        return pairs(pick(["LABEL", "label", "Label"]), key);
    }
  };
  const stage = (from: string, kinds: number) => [
    from,
    ...Array.from({ length: 1 + below(3) }, () => instruction(kinds)),
  ];
  // BuildKit gives a stage the arguments of the one that it builds on, and the builder before it
  // doesn't: the last kind isn't made there.
  const lines = [
    ...(mark === "`" ? ["# escape=`"] : []),
    ...(below(3) === 0 ? [`ARG ${argument()}=${bare()}`] : []),
    ...(below(3) === 0 ? stage("FROM busybox:1 AS first", 7) : []),
  ];
  const base = lines.some((line) => line.endsWith("AS first"))
    ? pick(["first", "busybox:1"])
    : "busybox:1";
  return `${[...lines, ...stage(`FROM ${base}`, 8), pairs("LABEL", key)].join("\n")}\n`;
}
