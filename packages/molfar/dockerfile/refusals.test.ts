// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
/** What Docker refuses before it builds, by the place where that is decided. */
import { expect, test } from "vitest";
import { readDockerfile } from "../read-dockerfile.ts";

/** The one finding, and no labels. */
function refusal(...lines: readonly string[]) {
  const { labels, findings, definition } = readDockerfile(lines.join("\n"));
  expect([labels, definition, findings.length]).toEqual([[], undefined, 1]);
  const [{ code, place, problem, remedy } = {}] = findings;
  return { code, place, said: `${problem} ${remedy}` };
}

const codeAt = (line: number, column: number) => ({
  ...{ code: "not-a-dockerfile", place: { line, column } },
});

test.each([
  // Instructions.
  ["RUNN a", 1, "'RUNN'. Write RUN."],
  ["  RUNN a", 3, "Write RUN."],
  ["{}", 1, "end that line with '\\'"],
  ["\\", 1, "There's no instruction ''."],
  ["ONBUILD FROM a", 9, "ONBUILD can't hold"],
  ["ONBUILD onbuild RUN a", 9, "ONBUILD can't hold"],
  ["ONBUILD ENV A", 13, "This ENV has no name and value."],
  // Flags.
  ["LABEL --x=1 a=b", 7, "LABEL has no flag '--x'. Remove it."],
  ["ENV --x a=b", 5, "ENV has no flag '--x'."],
  ["CMD --help", 5, 'write the words as a list: ["--help"]'],
  ["COPY --fron=a b c", 6, "Write --from."],
  ["COPY --what=a b c", 6, "Use --chown, --chmod, --link, --exclude, --from or --parents."],
  ["COPY --chown b c", 6, "'--chown' has no value. Write --chown=value."],
  ["COPY --chown=a --chown=a b c", 16, "'--chown' is here twice."],
  ["COPY --link=yes b c", 6, "'--link' is true or false."],
  // Arguments.
  ["COPY a", 1, "COPY takes at least 2 arguments."],
  ['ADD ["a"]', 1, "ADD takes at least 2 arguments."],
  ["WORKDIR", 1, "WORKDIR takes at least 1 argument."],
  ["ARG", 1, "ARG takes at least 1 argument."],
  ["ARG A =b", 5, "An ARG has no name before its =."],
  ["ENV A", 5, "This ENV has no name and value."],
  ["ENV A=b C", 9, "There's no = in 'C'."],
  ["ENV A=b =c", 9, "There's no name before the ="],
  ["RUN [1]", 5, "The list of RUN has something in it that isn't text."],
  ['HEALTHCHECK CMD ["a", 1]', 13, "isn't text"],
  ["HEALTHCHECK CMD", 13, "HEALTHCHECK takes CMD with a command, or NONE."],
  ["COPY --link\u00a0 a b", 6, "COPY has no flag '--link"],
  ["COPY --chown=é --x a b", 16, "COPY has no flag '--x'"],
  ['COPY ["a", "<<E"]', 6, "A heredoc can't be the destination."],
  ["HEALTHCHECK NONE a", 13, "HEALTHCHECK takes"],
  ["SHELL sh -c", 7, "SHELL takes its words as a list."],
  ["SHELL []", 1, "SHELL takes at least 1 argument."],
  ['VOLUME ["a", " "]', 8, "A path of VOLUME is empty."],
  ["COPY a <<E\nE", 6, "A heredoc can't be the destination."],
  // Values, in stages that Docker builds.
  ['ENV A="b', 7, "The double quote that opens here isn't closed."],
  ["ENV 'A=b", 5, "The single quote that opens here isn't closed."],
  ["ENV A=${B", 7, "isn't supported"],
  ["ARG A=${B^}", 7, "isn't supported"],
  ["USER 'a", 6, "The single quote"],
  ["EXPOSE ${A", 8, "isn't supported"],
  ["COPY --chown=${} a b", 18, "isn't supported"],
  ["COPY <<E /a\n${a b}\nE", 1, "isn't supported"],
  ["EXPOSE 80 a", 11, "'a' isn't a port."],
  ["EXPOSE 90-80", 8, "isn't a port"],
  ["EXPOSE 65536/udp", 8, "isn't a port"],
  ["EXPOSE 80/http", 8, "isn't a port"],
  ["STOPSIGNAL SIGNOT", 12, "There's no signal 'SIGNOT'."],
  ["STOPSIGNAL 0", 12, "There's no signal '0'."],
  ["HEALTHCHECK --interval=5 CMD a", 13, "Write it as in --interval=30s."],
  ["HEALTHCHECK --timeout=500us CMD a", 13, "'500us' can't be the value of '--timeout'."],
  ["HEALTHCHECK --retries=-1 CMD a", 13, "'-1' can't be the value of '--retries'."],
  ["RUN --network=all a", 5, "Write it as in --network=none."],
  ["COPY --chmod=64a a b", 6, "'64a' can't be the value of '--chmod'. Write it as in --chmod=755."],
  ["ADD --chmod=10000 a b", 5, "'10000' can't be"],
  ["COPY --chmod=u+rwx, a b", 6, "'u+rwx,' can't be"],
  ["RUN --mount=type=cahce,target=/a a", 5, "A mount can't have 'type=cahce' here."],
  ["RUN --mount=type=cache --mount=target=/ a", 24, "A mount can't have 'target=/' here."],
  ["RUN --mount=type=bind,sharing=locked a", 5, "A mount can't have 'sharing' here."],
  ["RUN --mount=type=secret,required a", 5, "can't have 'type=secret,required' here."],
  ["RUN --mount=id=${A a", 5, "isn't supported"],
  ["RUN --mount= a", 5, "Write it as in --mount=type=cache,target=/cache."],
  ["RUN --device=a,b a", 5, "'a,b' can't be the value of '--device'."],
  ["RUN --security=none a", 5, "Write it as in --security=sandbox."],
  // Stages.
  ["FROM a # base", 6, "FROM takes an image, or an image with AS and a name."],
  ["FROM a AS", 6, "FROM takes"],
  ["FROM a AS 1st", 6, "A stage can't have the name '1st'."],
  ["FROM", 1, "FROM takes at least 1 argument."],
  ["FROM $NOT", 1, "The name of the image is empty."],
  ["FROM A", 1, "'A' can't be an image."],
  ["FROM a:", 1, "'a:' can't be an image."],
  ["FROM --platform=$NOT a", 6, "The platform is empty."],
  ["FROM --platform=linux/*/v7 a", 6, "'linux/*/v7' isn't a platform. Write it as in linux/amd64."],
  ["FROM --platform=linux/arm/v7/x a", 6, "isn't a platform"],
  ["FROM 'a", 6, "The single quote"],
  ["COPY --from=1 a b", 6, "There's no stage 1."],
  ["COPY --from=$A a b", 6, "Docker replaces nothing here"],
  ["COPY --from=0 a b", 6, "needs files from this one"],
  ["RUN --mount=from=$A a", 5, "Docker replaces nothing here"],
])("%j", (instruction, column, said) => {
  const line = instruction.startsWith("COPY <<E") ? 3 : 2;
  expect(refusal("FROM a", instruction)).toMatchObject({
    ...codeAt(line, column),
    said: expect.stringContaining(said),
  });
});

test.each([
  ...['COPY "--x" --chown /', "CMD -- --help", "ARG --x A", "HEALTHCHECK --x=1 NONE", "RUN ''\""],
  ...[
    "ONBUILD WHAT a",

    "ENTRYPOINT",
    "ADD --keep-git-dir --unpack=FALSE a b",
    "# check=a",
  ],
  ...[
    "COPY <<'E' /a\n${a b}\nE",
    "RUN <<E\n${a b}\nE",
    "RUN a ${b c}",
    "USER ${A%a*}",
    "ENV A=${A/a/b}",
  ],
  ...["EXPOSE 80 8080-8090/udp 1.2.3.4:81:82 $A", "STOPSIGNAL rtmin+3", "STOPSIGNAL $A"],
  ...["COPY --chmod=0755 a b", "ADD --chmod=u+rwX,g=u-w,=,o-- a b", "COPY --chmod=$A a b"],
  ...["FROM --platform=windows(10.0+f)/amd64 a", "FROM --platform=arm64 a"],
  ...[
    "FROM --platform=$TARGETPLATFORM a",
    "RUN --mount=type=$T,mode=1,size=$S a",
    "RUN --mount=type=cache a",
  ],
  ...["HEALTHCHECK --interval=1m30.5s --retries=3 --timeout= CMD a", "RUN --network=none a"],
])("%j is read", (instruction) => {
  const { findings } = readDockerfile(`FROM a\n${instruction}`);
  expect(findings.map(({ code }) => code)).toEqual(["no-labels"]);
});

test.each([
  // What can't be read, then what isn't allowed, then the order of stages, then values.
  ["FROM a|RUNN a|ENV A", 3, "This ENV has no name and value."],
  ["FROM a|RUNN a|RUN <<E", 3, "no line is 'E' alone"],
  ["FROM a b|LABEL k", 2, "This LABEL has no name and value."],
  ["FROM a|LABEL|ENV A", 3, "This ENV has no name and value."],
  ["FROM a|LABEL =a|ENV A", 3, "This ENV has no name and value."],
  ["FROM a|LABEL =a|RUNN a", 2, "no name before the ="],
  ["FROM a|ONBUILD ENV A", 2, "This ENV"],
  ["FROM a|COPY a|CMD [1]", 3, "isn't text"],
  ["FROM a|RUN --x <<E|RUNN|E|ENV A", 5, "This ENV"],
  ["LABEL a=b|FROM a|RUNN x", 1, "LABEL comes before the first FROM"],
  ["RUNN x|LABEL a=b|FROM a", 1, "no instruction 'RUNN'"],
  ["FROM A|FROM a|COPY --from=7 a b", 3, "There's no stage 7."],
  ["FROM A|FROM $NOT", 2, "The name of the image is empty."],
  ["FROM a|RUN --mount=from=A x|FROM b AS s|COPY --from=s a b", 4, "needs files from this one"],
  ["FROM a AS s|USER 'a|FROM b|COPY --from=A a b|COPY --from=s a b", 4, "'A' can't be an image."],
  ["FROM a AS s|ENV A='|FROM b AS t|USER 'a|FROM s|COPY --from=t a b|LABEL k='", 2, "single"],
  ["FROM a AS s|FROM b AS t|USER 'a|FROM s|EXPOSE a|COPY --from=t a b", 3, "single"],
  ["FROM a|COPY --from=s a b|FROM a AS s|USER 'a|FROM a|COPY --from=0 a b", 2, "isn't built yet"],
  ["FROM a|LABEL k='v|USER 'x", 2, "single"],
  // What ONBUILD keeps, where it is.
  ["FROM a AS s|ONBUILD COPY a|FROM s", 2, "COPY takes at least 2 arguments."],
  ["FROM a AS s|ONBUILD USER 'a|FROM s|USER 'b", 2, "single"],
  ["FROM a AS s|USER 'b|ONBUILD RUNN a|FROM s", 3, "no instruction 'RUNN'. Write RUN."],
  [`FROM a|ENV A|RUN ${"x".repeat(65_536)}`, 2, "This ENV"],
  [`FROM a|RUN <<E|${"x".repeat(65_536)}|E|ENV A`, 3, "more than 65535 bytes"],
])("the first that Docker refuses in %j is reported", (text, line, said) => {
  expect(refusal(...text.split("|"))).toMatchObject({
    ...{ place: { line }, said: expect.stringContaining(said) },
  });
});

test("values count in the stages that Docker builds for the last, and form counts in all", () => {
  const first = (instruction: string, last = "FROM a") =>
    readDockerfile(["FROM a AS s", instruction, last].join("\n")).findings.map(({ code }) => code);
  expect(first("ENV A='b")).toEqual(["no-labels"]);
  expect(first("ENV A='b", "FROM a\nCOPY --from=s a b")).toEqual(["not-a-dockerfile"]);
  expect(first("ENV A='b", "FROM a\nCOPY --from=0 a b")).toEqual(["not-a-dockerfile"]);
  expect(first("ENV A='b", "FROM a\nRUN --mount=type=bind,from=S a")).toEqual(["not-a-dockerfile"]);
  expect(first("LABEL a='b", "FROM s")).toEqual(["broken-label"]);
  expect(first("LABEL a")).toEqual(["broken-label"]);
  expect(first("COPY a")).toEqual(["not-a-dockerfile"]);
});
