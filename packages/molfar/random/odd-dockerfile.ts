// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
import type { Random } from "./workflow.ts";

/**
 * A made-up Dockerfile full of what readers of Dockerfiles differ in: directives, heredocs, flags,
 * quotes, escapes, odd white space and odd bytes. Docker refuses about half of them. The only image
 * that the others need is `a`, and nothing in them has to run.
 *
 * @param isWide also what ONBUILD keeps for later stages, mounts, durations, bytes in flags and stages
 * that take files from one another
 * @returns a text in which U+DC80 to U+DCFF stand for bytes that aren't UTF-8 (`asBytes`)
 */
export function oddDockerfile(random: Random, isWide = false): string {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? "";
  const wildness = pick(["400", "80", "20"]);
  /** One of the tame, or seldom one of the wild, which Docker may refuse. */
  const mostly = (tame: readonly string[], wild: readonly string[]) =>
    below(Number(wildness)) < 3 ? pick(wild) : pick(tame);
  const several = (most: number, text: () => string) =>
    Array.from({ length: below(most + 1) }, text).join("");
  const mark = pick(["\\", "\\", "\\", "`"]);

  const odd = ["\u0085", "\u00a0", "\ufeff", "\r", "\v", "\f", "\u2028", "\udce9", "\u0000"];
  const space = () => mostly([" ", " ", "  ", "\t"], odd);
  const end = () =>
    mostly(
      ["\n", "\n", "\n", "\r\n", " \n", "\n\n"],
      ["\n# caf\udce9\n", "\n \n", "\n# a\rb\n", " "],
    );
  const variable = () =>
    mostly(
      ["$A", "${A}", "${B}", "$B-", "${A:-x}", "${B:+y}", "${C:-$A}", "${C-'}'}"],
      ["${", "$$"],
    );
  const escaped = () => mark + mostly(["n", '"', "'", "$", mark, " "], ["é", "`", "\\"]);
  const plain = () => mostly(["a", "b", "é", "=", "#", "-", "{", "}", "[", "😀"], ["<<", ...odd]);
  const bare = () => pick(["a", "b", "c="]) + several(3, () => pick([plain(), plain(), escaped()]));
  const quoted = () => {
    const [quote, other] = below(2) === 0 ? ['"', "'"] : ["'", '"'];
    const inner = several(3, () => pick([plain(), space(), `${other}`, variable()]));
    return `${quote}${inner}${mostly([quote], [""])}`;
  };
  const word = () => pick([bare(), variable(), quoted(), bare() + quoted(), quoted() + variable()]);
  const gap = () =>
    mostly([" ", " ", "\t", ` ${mark}\n`], [space(), ` ${mark} \n# é\n\n`, " \\\n"]);
  const name = () => mostly(["A", "B", "C"], ['"A"', "${B}", "A B", "", "A\u0085", "\ufeffA"]);
  const key = () => mostly(["k", "l", "m.n", '"k k"'], ["k${A}", "", "\ufeffk", "k\u00a0", "'"]);
  const pairs = (of: () => string) =>
    `${several(2, () => `${of()}=${word()}${gap()}`)}${of()}=${word()}`;
  const flags = () => mostly([""], ["--x=1 ", "--from=a ", "--link ", "--chown='a b' ", "-- "]);

  const heredoc = () => {
    const opening = mostly(
      ["<<", "<<", "<<-", "<< ", "3<<"],
      ["<<- ", "<<\t", "a<<", "<<<", "\\<<"],
    );
    return opening + mostly(["E", "'E'", '"E"'], ["E'F'", "\\E", "$E", "E F", '""', "-", "2"]);
  };
  const body = () => {
    const lines = several(2, () => `${pick(["LABEL k=9", "\tx", "E E", "${x", ""])}\n`);
    return lines + mostly(["E", "E", "E", "E\r"], ["EF", "$E", "-", "2", "\tE", " E", "E "]);
  };
  const document = () => {
    const command = mostly(["RUN", "RUN", "COPY", "ADD", "ONBUILD RUN", "run"], ["CMD", "LABEL"]);
    const words = mostly(["", "a "], ["'b ", '"c <<E" ', "${x ", "${x^} ", "$(( 1<<2 )) "]);
    const rest = pick(["", " /d", " > /x", ` ${mark}\n /d`]) + mostly([""], [heredoc()]);
    return `${command} ${flags()}${words}${heredoc()}${rest} /e\n${body()}`;
  };
  const other = () =>
    mostly(
      [
        ...['CMD ["a"]', 'SHELL ["sh"]', "USER $A", "WORKDIR /a b", "VOLUME /a", "STOPSIGNAL 9"],
        ...["EXPOSE 80", "HEALTHCHECK NONE", "HEALTHCHECK CMD a", "ONBUILD LABEL k=o l=$A"],
        ...["ONBUILD ENV A=o", "MAINTAINER me", 'RUN ["a <<E"]', "RUN a # <<E", "RUN a", "CMD"],
        ...["COPY --chown=a b c", "ADD --link a b", "ENV A b c", "LABEL k b 'c'", "ARG C"],
      ],
      [
        ...[
          'CMD ["a", 1]',
          "CMD --a",
          "SHELL sh",
          "USER",
          'WORKDIR "',
          'VOLUME [""]',
          "EXPOSE ${A",
        ],
        ...[
          "HEALTHCHECK CMD",
          "HEALTHCHECK --x CMD a",
          "ONBUILD",
          "ONBUILD FROM a",
          "ONBUILD ENV A",
        ],
        ...["MAINTAINER", "RUNN a", "LABEL", "ENV", "ARG", "ENV A", "LABEL k", "COPY a", "\\", "`"],
        ...['COPY ["a"]', "COPY --from=s a b", "COPY --from=7 a b", "ADD --link=x a b", "k=1'"],
        ...["COPY --chown=a --chown=b a b", "RUN [1]", "RUN --mount=from=s a", "ARG =a", "ENV =a"],
      ],
    );
  const field = () =>
    mostly(
      ["type=cache", "target=/x", "id=$A", "ro", "from=b", "source=/a", "type=cache,mode=0700"],
      [
        ...["type=x", "type=secret", "required", "size=1k", "ro=x", "mode=8", "from=$A", "x=1"],
        ...["id=${", "", "from=s", "sharing=locked"],
      ],
    );
  const mounts = () => `--mount=${field()}${several(2, () => `,${field()}`)} `;
  const duration = () => mostly(["1s", "0", "1.5m", "-0s"], ["1", "1us", "-1s", "9999999h", ""]);
  const part = () =>
    `\${x${pick([":-", "+", "#", "/"])}${pick(["a", " <<E", "'", "/"])}${pick(["", " b", "/"])}}`;
  const wide = () =>
    mostly(
      [
        ...[`RUN ${mounts()}a`, `HEALTHCHECK --interval=${duration()} CMD a`, "COPY --from=b a b"],
        ...[`COPY --chown=é${odd[below(9)]} a b`, `RUN a ${part()} b`, "HEALTHCHECK NONE []"],
      ],
      [
        ...["COPY --from=0 a b", "COPY --from=1 a b", "COPY --from=s a b", "RUN --mount=from=s a"],
        ...["RUN --device=a,b a", `LABEL${space()}${pick(odd)}--x=1 a=b`, 'COPY ["a", "<<E"]'],
        ...["HEALTHCHECK --retries=-1 CMD a", "COPY --from=A a b", "STOPSIGNAL 0", 'VOLUME ""'],
        ...["CMD [1e999]", `HEALTHCHECK CMD${pick(odd)}a`],
      ],
    );
  const held = () => pick([wide(), other(), `LABEL ${flags()}${pairs(key)}`]);
  const instruction = () => {
    if (isWide && below(2) === 0) return pick([wide(), `ONBUILD ${held()}`]);
    switch (below(8)) {
      case 0:
        return document();
      case 1:
        return other();
      case 2:
        return `ENV ${flags()}${pairs(name)}`;
      case 3:
        return `ARG ${name()}${pick(["", `=${word()}`, `=${word()} B=$A`])}`;
      case 4:
        return `${pick(["LABEL", "ENV"])} ${name()}${space()}${bare()} ${bare()}`;
      default:
        return `${mostly(["LABEL", "label", `LAB${mark}\nEL`], [" LABEL"])}${space()}${flags()}${pairs(key)}`;
    }
  };
  const from = () =>
    mostly(
      ["FROM a", "FROM a", "FROM a AS s", "FROM a AS S", "from --platform=linux/amd64 a"],
      ["FROM s", "FROM S", "FROM $A", "FROM a AS 1", "FROM a # a", "FROM a b", "FROM a\u00a0AS t"],
    );
  const wideFrom = () => pick(["FROM s", "FROM s AS s", "FROM $TARGETSTAGE", "FROM a_b.c/d"]);
  const start = () => (isWide && below(3) === 0 ? wideFrom() : from());
  const stage = () => `${start()}${end()}${several(5, () => instruction() + end())}`;
  const directives = [
    mostly([""], ["\ufeff", "\ufeff\ufeff", "\n", " "]),
    mostly(
      ["", "# check=skip=all\n"],
      ["# syntax=\n", "# x=1\n", "# note\n", "#check = skip=all\n"],
    ),
    mark === "`"
      ? "# escape=`\n"
      : mostly([""], ["# escape=\\\n", "# escape=x\n", " #escape = `\n"]),
    mostly(["", "ARG A=a\n", "ARG B\n"], ["# escape=`\n", "ARG A='\n", "# check=skip=all\n"]),
  ];
  const last = mostly(["\n", "", "\r\n"], [mark, ` ${mark}\n`, "\r"]);
  const more = () => (isWide ? several(3, stage) : below(3) === 0 ? stage() : "");
  return `${directives.join("")}${stage()}${more()}LABEL ${pairs(key)}${last}`;
}

/** The bytes of a made-up text: UTF-8, with one byte for each of U+DC80 to U+DCFF. */
export function asBytes(text: string): Uint8Array {
  const pieces = text.split(/([\udc80-\udcff])/u);
  return Buffer.concat(
    pieces.map((piece, index) =>
      index % 2 === 0 ? Buffer.from(piece) : Buffer.from([piece.charCodeAt(0) - 0xdc00]),
    ),
  );
}
