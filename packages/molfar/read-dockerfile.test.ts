// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
import { describe, expect, test } from "vitest";
import { readDockerfile } from "./read-dockerfile.ts";

/** The labels of the image, by their keys. */
function labels(...lines: readonly string[]): Record<string, string> {
  const read = readDockerfile(lines.join("\n")).labels;
  return Object.fromEntries(read.map(({ key, value }) => [key, value]));
}

describe("stages", () => {
  test("the last stage counts", () => {
    expect(labels("FROM a AS one", "LABEL x=1 y=1", "FROM b", "LABEL x=2")).toEqual({ x: "2" });
  });

  test("a stage has the labels of the stage that it builds on, whose name has any case", () => {
    expect(labels("FROM a AS One", "LABEL x=1 y=1", "FROM b", "FROM one", "LABEL x=2")).toEqual({
      x: "2",
      y: "1",
    });
  });

  test("of two stages with one name the later is meant", () => {
    expect(labels("FROM a AS one", "LABEL x=1", "FROM b AS one", "LABEL x=2", "FROM one")).toEqual({
      x: "2",
    });
  });

  test("stages that build on the same one don't affect each other", () => {
    const lines = ["FROM a AS one", "ENV V=1", "FROM one AS two", "ENV V=2", "LABEL x=$V z=1"];
    expect(labels(...lines, "FROM one", "LABEL y=$V")).toEqual({ y: "1" });
  });

  test("a label in a stage that the image is not made of is found there", () => {
    const lines = ["FROM a AS one", "FROM one AS two", "LABEL ai.yno.molfar.name=A", "FROM one"];
    expect(readDockerfile(lines.join("\n")).findings).toMatchObject([
      { code: "labels-in-earlier-stage", place: { line: 3, column: 7 } },
    ]);
  });

  test("a stage can be named by an argument from before the first FROM", () => {
    expect(labels("ARG BASE=one", "FROM a AS one", "LABEL x=1", "FROM ${BASE}")).toEqual({
      x: "1",
    });
  });

  test("FROM with a platform names the image all the same", () => {
    expect(labels("FROM --platform=$BUILDPLATFORM a AS one", "LABEL x=1", "FROM one")).toEqual({
      x: "1",
    });
  });
});

describe("labels", () => {
  test("of several with one key the last counts", () => {
    expect(labels("FROM a", "LABEL x=1", "LABEL x=2 x=3")).toEqual({ x: "3" });
  });

  test("keys can be in quotes", () => {
    expect(labels("FROM a", `LABEL "x y"='1' 'z'=2`)).toEqual({ "x y": "1", z: "2" });
  });

  test("keywords can have any case, and a byte order mark isn't part of the first", () => {
    expect(labels("\ufefffrom a", "label x=1")).toEqual({ x: "1" });
  });

  test("ONBUILD adds labels and variables to a stage that builds on its own, and only to that", () => {
    const lines = ["FROM a AS one", "ONBUILD ENV V=1", "ONBUILD LABEL x=$V", "FROM one AS two"];
    expect(labels(...lines, "LABEL y=$V")).toEqual({ x: "1", y: "1" });
    expect(labels(...lines, "LABEL x=2", "FROM two")).toEqual({ x: "2" });
  });

  test("ONBUILD, comments and heredocs don't add labels to the image", () => {
    expect(
      labels("FROM a", "ONBUILD LABEL x=1", "# LABEL y=1", "RUN <<EOF", "LABEL z=1", "EOF"),
    ).toEqual({});
  });

  // As in BuildKit: a word that is in quotes starts no heredoc, nor does anything in a list.
  test.each([
    ...[`RUN ["sh", "-c", "cat <<EOF"]`, `RUN [ "a" , "<<EOF" ]`, 'COPY ["<<EOF", "/a"]'],
    ...["RUN echo 'say <<EOF'", 'RUN echo "say <<EOF" b', "RUN echo 'say' \\<<EOF"],
    ...["RUN echo a<<EOF", "RUN cat <<", "RUN cat <<- EOF > /x", "RUN cat <<<EOF", "RUN cat <<''"],
    ...["RUN a ${x^} <<EOF", "ENV A <<EOF", "ONBUILD ENV A <<EOF", "CMD cat <<EOF"],
    ...["RUN cat <<\u00a0EOF", "RUN echo $((1<<2))"],
  ])("%s starts no heredoc", (instruction) => {
    expect(labels("FROM a", instruction, "LABEL x=1")).toEqual({ x: "1" });
  });

  test.each([
    ['RUN cat <<"EOF"', "EOF"],
    ["run cat <<E'O'F", "EOF"],
    ["RUN cat << EOF > /x", "EOF"],
    ["RUN cat <<\t'EOF'", "EOF"],
    ['RUN cat 3<< "E F"', "E F"],
    ["RUN cat <<'a\\b'", "a\\b"],
    ["RUN cat <<a\\b", "ab"],
    ["RUN cat <<$EOF <<${EOF}", "$EOF\n${EOF}"],
    ["RUN cat <<- -EOF", "LABEL z=1"],
    ["RUN --mount=type=cache,target=/x <<EOF", "EOF\r"],
    ["ONBUILD run 3<<EOF", "EOF"],
    ["ADD <<-EOF /a", " EOF\nLABEL x=1\n\t\tEOF"],
    ["COPY << EOF /a", "EOF"],
    ["COPY <<a <<b \\\n  /c", "b\na\nLABEL x=1\nb"],
    ["RUN <<EOF", "\tEOF\nLABEL x=1\nEOF"],
    ["RUN x=${y:0:1} <<EOF", "EOF"],
  ])("the heredoc of %j ends where it says", (instruction, end) => {
    const before = instruction.includes("<<- ") ? [] : ["LABEL x=1"];
    expect(labels("FROM a", instruction, ...before, end, "LABEL y=2")).toMatchObject({ y: "2" });
    expect(labels("FROM a", instruction, ...before, end)).not.toHaveProperty("x");
  });

  test("a keyword goes on in the next line too", () => {
    expect(labels("FROM a", "LAB\\", "# comment", "EL x=1", "\\", "LABEL y=2")).toEqual({
      x: "1",
      y: "2",
    });
  });

  test.each([
    ["\\\\", ""],
    ["\\\\\\ ", ""],
    ["``", "# escape=`\n"],
  ])("a line that ends in '%s' isn't continued", (end, directive) => {
    expect(labels(`${directive}FROM a`, `RUN echo ${end}`, "LABEL x=1")).toEqual({ x: "1" });
  });

  test.each(["b\\\\", "b\\ ", "b\\  "])("a line goes on after '%s'", (value) => {
    expect(labels("FROM a", `LABEL x=${value} \\`, "  y=2")).toHaveProperty("y", "2");
  });

  test("lines are joined, and comments and empty lines between them are dropped", () => {
    expect(labels("FROM a", "LABEL x='1 \\", "# comment", "", "  2' \\", " y=3")).toEqual({
      x: "1   2",
      y: "3",
    });
  });

  test("# escape= changes the character, and the backslash becomes literal", () => {
    const lines = ["# escape=`", "FROM a", "LABEL x=C:\\dir `", '  y="`"1`""', "LABEL z=C:\\"];
    expect(labels(...lines)).toEqual({ x: "C:\\dir", y: '"1"', z: "C:\\" });
  });
});

test("directives come first, each on its line, and only the one for the escape counts", () => {
  const lines = ["LABEL x=C:\\dir"];
  for (const end of ["# generator=me", "# syntax=", "#! escape", "# a b=c", "\u00a0", "ARG A"]) {
    expect(labels(end, "# escape=`", "FROM a", ...lines), end).toEqual({ x: "C:dir" });
  }
  for (const before of ["# syntax= ", "#check=skip=all", "\u00a0#\u00a0SYNTAX = a"]) {
    expect(labels(before, " # escape=`\r", "FROM a", ...lines), before).toEqual({ x: "C:\\dir" });
  }
  expect(labels("# syntax=a #b=c", "FROM a", ...lines)).toEqual({ x: "C:dir" });
  expect(labels("# syntax=a", "# Escape = `", "FROM a", ...lines)).toEqual({ x: "C:\\dir" });
  expect(labels("# a comment", "# escape=`", "FROM a", ...lines)).toEqual({ x: "C:dir" });
  expect(labels("", "# escape=`", "FROM a", ...lines)).toEqual({ x: "C:dir" });
});

test("JSON whose quotes Docker took away gets that as the remedy", () => {
  const { findings } = readDockerfile('FROM a\nLABEL ai.yno.molfar.tasks=[{"name":"A"}]');
  expect(findings).toMatchObject([{ code: "broken-json", place: { line: 2, column: 30 } }]);
  expect(findings[0]?.remedy).toContain("single quotes");
});

describe("variables", () => {
  test("an argument from before FROM counts where the stage asks for it", () => {
    expect(labels("ARG V=1", "FROM a", "LABEL x=$V", "ARG V", "LABEL y=$V")).toEqual({
      x: "",
      y: "1",
    });
  });

  // The reference of Docker says that ENV always goes before ARG. BuildKit, which builds, doesn't.
  test("of ENV and ARG the later counts, and an ARG without a value changes nothing", () => {
    expect(labels("FROM a", "ENV V=env", "ARG V=arg", "LABEL x=$V")).toEqual({ x: "arg" });
    expect(labels("FROM a", "ARG V=arg", "ENV V=env", "LABEL x=$V")).toEqual({ x: "env" });
    expect(labels("FROM a", "ENV V=env", "ARG V", "LABEL x=$V")).toEqual({ x: "env" });
    expect(labels("ARG V=0", "FROM a", "ENV V=env", "ARG V", "LABEL x=$V")).toEqual({ x: "0" });
  });

  test("names of ENV are unquoted, and variables in them replaced; those of ARG are not", () => {
    const lines = ["FROM a", "ARG K=X", `ENV "A B"=1 'C'=2 \${K}=3 D\\E=4`, "ENV $K-old 5"];
    const label = 'LABEL a="$C $X $DE" b=$K';
    expect(labels(...lines, label)).toEqual({ a: "2 3 4", b: "X" });
    expect(labels("FROM a", 'ARG "V"=1', "LABEL x=$V")).toEqual({ x: "" });
  });

  test("a value applies from its line on", () => {
    expect(labels("FROM a", "ARG V=1", "LABEL x=$V", "ARG V=2", "LABEL y=$V")).toEqual({
      x: "1",
      y: "2",
    });
  });

  test("values of one ENV see the environment from before it", () => {
    expect(labels("FROM a", "ENV A=1", "ENV A=2 B=$A", "LABEL x=$A-$B")).toEqual({ x: "2-1" });
  });

  test("arguments end with their stage, and go on in one that builds on it", () => {
    const stages = ["FROM a AS one", "ARG A=1", "ENV E=1"];
    expect(labels(...stages, "FROM one", "LABEL x=$A$E")).toEqual({ x: "11" });
    expect(labels(...stages, "FROM b", "LABEL x=$A$E")).toEqual({ x: "" });
  });

  test("one without a value is a finding at its dollar sign, even through another variable", () => {
    const { findings } = readDockerfile(
      ["FROM a", "ARG V", 'ENV W="v$V"', 'LABEL ai.yno.molfar.name="It is $W"'].join("\n"),
    );
    expect(findings).toMatchObject([
      { code: "unknown-variable", path: "/name", place: { line: 4, column: 33 } },
    ]);
    expect(findings[0]?.problem).toContain("'V'");
  });

  test("one without a value hides the rest of JSON, and nothing else", () => {
    const text = readDockerfile("FROM a\nLABEL ai.yno.molfar.name=$V ai.yno.molfar.tasks=[]");
    expect(text.definition).toEqual({ name: "", tasks: [] });
    const json = readDockerfile("FROM a\nLABEL ai.yno.molfar.name=a ai.yno.molfar.tasks=[$V");
    expect(json.definition).toBeUndefined();
    expect(json.findings.map(({ code }) => code)).toEqual(["unknown-variable"]);
  });

  test("one without a value is found once in a label, where it comes first", () => {
    const { findings } = readDockerfile("FROM a\nLABEL ai.yno.molfar.name=$V$W$V");
    expect(findings.map(({ place }) => place?.column)).toEqual([26, 28]);
  });

  test("one without a value isn't a finding in labels of others", () => {
    const { findings } = readDockerfile("FROM a\nLABEL x=$V ai.yno.molfar.name=a");
    expect(findings).toEqual([]);
  });
});

describe("white space is what Docker takes for it", () => {
  test.each([
    ["LABEL x=a\ufeffb", { x: "a\ufeffb" }],
    ["LABEL x=\ufeffb", { x: "b" }],
    ["\u00a0\u3000LABEL x=a\u2028", { x: "a" }],
    ["LABEL x\u00a0y z", { "x\u00a0y": "z" }],
    ["LABEL x \u00a0y\u0085z \u0085", { x: "\u00a0y\u0085z" }],
    ["LABEL x=1\u0085y=2\u00a0z=3", { x: "1", y: "2", z: "3" }],
    ["LABEL\rx=a\r\ry=b\r\r", { x: "a", y: "b" }],
    ["# note\rLABEL x=1\nLABEL y=2", { y: "2" }],
    ["\u0085# note\nLABEL x=1 \\\n\u00a0# note\n\u0085\n y=2", { x: "1", y: "2" }],
  ])("%j", (text, expected) => {
    expect(labels("FROM a", text)).toEqual(expected);
  });

  test.each([
    "LABEL x=a\u0085b",
    "LABEL x\u00a0y",
    "LABEL\u00a0x=1",
    "FROM a\rLABEL x=1",
    "\ufeffLABEL x=1",
  ])("%j is refused", (text) => {
    expect(readDockerfile(`FROM a\n${text}`)).toMatchObject({ labels: [], findings: [{}] });
  });
});

describe("the prefix", () => {
  const text = "FROM a\nLABEL com.example.name=A ai.yno.molfar.name=B";

  test("is ai.yno.molfar. unless said otherwise", () => {
    expect(readDockerfile(text).definition).toEqual({ name: "B" });
  });

  test("can be another", () => {
    expect(readDockerfile(text, { prefix: "com.example." }).definition).toEqual({ name: "A" });
  });
});

describe("places", () => {
  const text = [
    "FROM a",
    "LABEL ai.yno.molfar.name=A \\",
    "      # comment",
    "      ai.yno.molfar.tasks='[ \\",
    '        {"name": "Convert", \\',
    '         "args": 1} \\',
    "      ]'",
  ].join("\n");

  test.each([
    ["/name", "key", 2, 7],
    ["/name", "value", 2, 26],
    ["/tasks", "value", 4, 28],
    ["/tasks/0", "value", 5, 9],
    ["/tasks/0/args", "key", 6, 10],
    ["/tasks/0/args", "value", 6, 18],
    // A missing field has its nearest parent's place.
    ["/tasks/0/description", "value", 5, 9],
    ["/description", "value", 2, 7],
  ] as const)("%s as a %s is at line %i, column %i", (path, part, line, column) => {
    const keys = path.split("/").slice(1);
    expect(readDockerfile(text).locate(keys, part)).toEqual({ line, column });
  });

  test("without labels are those of FROM", () => {
    const { findings } = readDockerfile("# comment\n\n  FROM a");
    expect(findings).toMatchObject([{ code: "no-labels", place: { line: 3, column: 3 } }]);
  });

  test("of the one-string form lead into it", () => {
    const one = 'FROM a\nLABEL ai.yno.molfar.json_schema="{ \\\n  \\"name\\": 1}"';
    expect(readDockerfile(one).locate(["name"], "value")).toEqual({ line: 3, column: 13 });
  });
});
