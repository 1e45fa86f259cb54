// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile

import { addressKey } from "@yno/intake/email-address";
import { isEmail, websiteAddress } from "@yno/intake/fields";
import { check } from "@yno/molfar";
import { buildAnswer } from "@yno/molfar/answer";
import { answerRegistry } from "@yno/registry/answer";
import { registryEntry } from "@yno/registry/entries";
import { createRegistry } from "@yno/registry/registry";
import { indexed, search as searchServers } from "@yno/registry/search";
import { openSearch } from "@yno/search/search";
import { makeSearchIndex } from "@yno/search/search-index";
import { isOutdated, namesEtag, readRange } from "@yno/server/conditional-requests";
import { chooseEncoding, choosePageType } from "@yno/server/negotiate";
import { clientAddress, clientKey } from "@yno/server/rate-limit";
import { pathIn } from "@yno/site-mcp/page-tools";
import { withShortName } from "@yno/site-mcp/short-name";
import { readQuery, writeQuery } from "#app/browser/navigation/query-text.ts";
import { readConsent } from "#app/browser/platform/consent-record.ts";
import { questionContains } from "#app/features/faq/faq.ts";
import { readSelection } from "#app/features/mcp-registry/kit/selection.ts";
import { listCandidates, suggest } from "#app/features/mcp-registry/suggestions.ts";
import { markedParts, readRecent } from "#app/features/search/hits.ts";
import { parseTheme } from "#app/features/theme/theme-choice.tsx";
import { mcpServers } from "#content/collections/mcp-servers.ts";

/** One way in which a kind of input can become larger. */
export type Growing = {
  kind: string;
  dimension: string;
  /** An input of about as many characters. */
  make: (characters: number) => string;
  read: (text: string) => unknown;
  /** The largest, in characters, where a limit ends the work earlier than elsewhere. */
  most?: number;
};

type Dimensions = Readonly<Record<string, Growing["make"] | readonly [Growing["make"], number]>>;

/**
 * A piece again and again between two texts, up to a number of characters. A piece that is made
 * gets its number.
 */
function grown(
  before: string,
  piece: string | ((index: number) => string),
  after = "",
  between = "",
): Growing["make"] {
  return (characters) => {
    const pieces: string[] = [];
    let length = 0;
    for (let index = 0; length < characters; index += 1) {
      const next = typeof piece === "string" ? piece : piece(index);
      pieces.push(next);
      length += next.length + between.length;
    }
    return `${before}${pieces.join(between)}${after}`;
  };
}

const repeated = (piece: string) => grown("", piece);

/** Text that is odd in ways that any reader of text must bear. */
const odd = {
  "combining marks": "a\u0301\u0323",
  "characters that become many": "㌖ﷺ",
  "halves of a pair": "\ud83d",
  "marks of direction": "\u202e\u200f",
  emoji: "👩‍👩‍👧",
  nulls: "\u0000",
};

const oddIn = (before: string, after = ""): Dimensions =>
  Object.fromEntries(
    Object.entries(odd).map(([name, piece]) => [name, grown(before, piece, after)]),
  );

const label = "FROM a\nLABEL ai.yno.molfar.name=";
const task = (index: number) => `{"name":"T${index}","description":"Does it."}`;
const beforeTasks = '{"schema_version":"v0.0.3","name":"A","description":"A.","tasks":[';
const beforeParameters = `${beforeTasks}{"name":"A","description":"Does it.","parameters":[`;
const parameter = (index: number) =>
  `{"name":"p${index}","direction":"input","type":"string","purpose":"To know."}`;

const dockerfiles: Dimensions = {
  "one long value": grown(label, "a"),
  "spaces after LABEL": grown("FROM a\nLABEL ", " "),
  "spaces after FROM": grown("FROM ", " "),
  "spaces after RUN": grown("FROM a\nRUN ", " "),
  "empty lines": grown("FROM a", "\n"),
  "joined lines": grown("FROM a\nRUN a", " \\\n"),
  comments: grown("FROM a\n", "# a\n"),
  backslashes: grown(label, "\\"),
  quotes: grown(label, '"'),
  instructions: grown("FROM a\n", "RUN echo\n"),
  stages: [grown("", (index) => `FROM s${index} AS s${index + 1}\n`), 7_000],
  "labels of one name": grown("FROM a\nLABEL ", "a=b ", "c=d"),
  "labels of many names": grown("FROM a\nLABEL ", (index) => `a${index}=b `, "c=d"),
  "unknown labels": grown("FROM a\nLABEL ", (index) => `ai.yno.molfar.a${index}=b `, "c=d"),
  "variables of one name": grown("FROM a\n", "ENV a=b\n"),
  "variables of many names": grown("FROM a\n", (index) => `ENV a${index}=b\n`),
  "uses of a variable": grown(`FROM a\nENV a=bcd\n${label.slice(7)}`, "$a"),
  "unknown variables": grown(label, (index) => `$a${index}`),
  "variables made of variables": grown(
    "FROM a\nENV v0=a\n",
    (index) => `ENV v${index + 1}=$v${index}b\n`,
    "LABEL ai.yno.molfar.name=$v9",
  ),
  "substitutions within one another": grown(label, "${A:-"),
  "heredocs of one name": grown("FROM a\n", "RUN <<E\nE\n"),
  "heredocs without an end": grown("FROM a\nRUN ", "<<E "),
  "heredocs of one line": grown("FROM a\nRUN ", "<<E \\\n"),
  "lines of a heredoc": grown("FROM a\nRUN <<E\n", "a\n"),
  "tabs before the end of a heredoc": grown("FROM a\nRUN <<-E\n", "\t", "E"),
  "openings of heredocs": grown("FROM a\nRUN ", "<<"),
  "spaces after the opening of a heredoc": grown("FROM a\nRUN <<", " ", "E"),
  "substitutions before a heredoc": grown("FROM a\nRUN ", "${a:-b}", " <<E"),
  "variables in a heredoc": grown("FROM a\nCOPY <<E /a\n", "$a\n", "E\n"),
  "spaces in a directive": grown("# escape=", " ", "a"),
  "letters of a directive": grown("# ", "a", "=b"),
  "carriage returns": grown("FROM a", "\r", "b"),
  "flags of one name": grown("FROM a\nRUN ", "--mount=from=a ", "b"),
  "one long flag": grown("FROM a\nRUN --mount=", "a,", "b"),
  "words of a list": grown('FROM a\nVOLUME ["a"', ',"a"', "]"),
  "levels of a list": grown("FROM a\nCMD ", "["),
  "ONBUILD within ONBUILD": grown("FROM a\n", "ONBUILD "),
  "triggers for many stages": (characters) =>
    `FROM a AS s\n${grown("", "ONBUILD ENV A=b\n")(characters / 2)}${grown("", "FROM s\n")(characters / 2)}`,
  "files from many stages": grown("FROM a AS s\nFROM a\n", "COPY --from=s a b\n"),
  "hyphens of an image": grown("FROM a", "-a", "-"),
  "dots of a registry": grown("FROM a", ".a", "./a"),
  "digits of a duration": grown("FROM a\nHEALTHCHECK --interval=", "1", " CMD a"),
  "parts of a duration": grown("FROM a\nHEALTHCHECK --interval=", "1s", "x CMD a"),
  "zeros of a count": grown("FROM a\nHEALTHCHECK --retries=", "0", "x CMD a"),
  "digits of a port": grown("FROM a\nEXPOSE ", "1", "x"),
  "colons of a port": grown("FROM a\nEXPOSE ", "1:", "x"),
  "digits of a signal": grown("FROM a\nSTOPSIGNAL ", "0", "x"),
  "digits of a stage": grown("FROM a\nCOPY --from=", "1", " a b"),
  ...oddIn(label),
};

const definitions: Dimensions = {
  "one long text": grown('{"name":"', "a", '"}'),
  escapes: grown('{"name":"', "\\u0041", '"}'),
  numbers: grown("[", "1", "]", ","),
  "digits of a number": grown("[", "1", "]"),
  "levels of lists": repeated("["),
  "levels of objects": repeated('{"a":'),
  spaces: grown("[", " ", "]"),
  "keys of one name": grown("{", '"a":1', "}", ","),
  "keys of many names": grown("{", (index) => `"a${index}":1`, "}", ","),
  "a long key over a list": (characters) =>
    `{"${"k".repeat(characters / 2)}":[${grown("", "1", "", ",")(characters / 2)}]}`,
  "one long key": grown('{"', "k", '":1}'),
  tasks: [grown(beforeTasks, task, "]}", ","), 40_000],
  "tasks of one name": [grown(beforeTasks, task(1), "]}", ","), 40_000],
  parameters: grown(beforeParameters, parameter, "]}]}", ","),
  "parameters of one name": grown(beforeParameters, parameter(1), "]}]}", ","),
  "references to nothing": grown(
    beforeParameters,
    (index) => `{"$ref":"#/shared/parameters/a${index}"}`,
    "]}]}",
    ",",
  ),
  "unknown fields": grown(
    `${beforeTasks}{"name":"A","description":"Does it.",`,
    (index) => `"f${index}":1`,
    "}]}",
    ",",
  ),
  ...oddIn('{"name":"', '"}'),
};

const typed: Dimensions = {
  "one long word": repeated("a"),
  "words of one kind": repeated("work "),
  "many words": grown("", (index) => `w${index} `),
  punctuation: repeated("-"),
  spaces: repeated(" "),
  underscores: repeated("a_"),
  ...oddIn(""),
};

const addresses: Dimensions = {
  slashes: grown("/", "/", "a"),
  segments: repeated("/a"),
  dots: repeated("/.."),
  encodings: grown("/", "%2f"),
  "broken encodings": grown("/", "%"),
  endings: grown("/a", ".md"),
};

const queries: Dimensions = {
  "one long value": grown("?search=", "a"),
  "parameters of one name": grown("?", "search=a&"),
  "parameters of many names": grown("?", (index) => `a${index}=b&`),
  encodings: grown("?search=", "%E3%8C%96"),
  ampersands: grown("?", "&"),
  "a long cursor": grown("?cursor=", "YWZ0"),
  "digits of a limit": grown("?limit=", "1"),
  "digits of a time": grown("?updated_since=2026-01-01T00:00:00.", "0", "Z"),
};

const headers: Dimensions = {
  "entries of one kind": repeated("gzip;q=0.5, "),
  "entries of many kinds": grown("", (index) => `a${index}/b;q=0.${index}, `),
  commas: repeated(","),
  semicolons: grown("a", ";"),
  spaces: grown("a", " ", "b"),
  quotes: repeated('"'),
  "an open quote": grown('"', "a"),
  digits: grown("bytes=", "1", "-"),
  colons: repeated(":"),
};

const stored: Dimensions = {
  "one long text": grown('"', "a", '"'),
  list: grown("[", (index) => `"/a${index}"`, "]", ","),
  "keys of many names": grown("{", (index) => `"a${index}":1`, "}", ","),
  levels: (characters) => `${"[".repeat(characters / 2)}${"]".repeat(characters / 2)}`,
  "broken levels": repeated("["),
  "a long time": grown('{"timestamp":"2026-01-01T00:00:00.', "0", 'Z"}'),
  ...oddIn(""),
};

const cards = mcpServers.slice(0, 20);
const registry = createRegistry(cards.map(registryEntry));
const listed = cards.map((card) => indexed(card, card));
const candidates = listCandidates(cards);
const question = { question: "Where is it?", answer: cards.map(({ description }) => description) };
const asked = {
  ...question,
  id: "a",
  category: "Getting Started" as const,
  answer: question.answer.join(" "),
  text: [],
};
const site = await openSearch(
  makeSearchIndex(
    cards.map(({ id, name, description, tags }) => ({
      kind: "server",
      line: "product",
      address: `/mcp-registry?q=${id}`,
      title: name,
      context: description,
      names: [...tags],
      body: description,
    })),
  ),
);

/** What each kind of input can be, what reads it, and the most characters of it that are read. */
const kinds: Readonly<Record<string, readonly [Dimensions, Growing["read"], most?: number]>> = {
  Dockerfile: [dockerfiles, (text) => buildAnswer(check(text, { format: "dockerfile" })), 64_000],
  definition: [definitions, (text) => buildAnswer(check(text, { format: "json" })), 64_000],
  "site search": [typed, (text) => site.find(text), 64_000],
  "marked words": [typed, (text) => markedParts(text, ["work", "a"])],
  "registry filter": [typed, (text) => [searchServers(listed, text), suggest(candidates, text)]],
  "questions filter": [typed, (text) => questionContains(asked, text)],
  "form fields": [
    { ...typed, "at signs": repeated("@"), dots: repeated("a."), ...addresses },
    (text) => [isEmail(text), websiteAddress(text), addressKey(text)],
  ],
  "registry query": [queries, (text) => answerRegistry(registry, "/v0.1/servers", text)],
  "servers of a kit": [
    {
      ...typed,
      "one server": repeated("a,"),
      "no server": repeated("b c,"),
      spaces: repeated(" ,"),
    },
    (text) => readSelection(text, new Set(["a"]), 30),
  ],
  "page query": [queries, (text) => writeQuery(text, readQuery(text, ["search", "limit"]))],
  address: [
    addresses,
    (text) => [pathIn(text), answerRegistry(registry, `/v0.1/servers${text}`, "")],
  ],
  header: [
    headers,
    (text) => [
      chooseEncoding(text, ["br", "gzip"]),
      choosePageType(text, "text/html"),
      namesEtag(text, '"a"'),
      readRange(text, 1_000),
      isOutdated((name) => (name === "if-match" ? text : undefined), '"a"', 0),
      isOutdated((name) => (name === "if-unmodified-since" ? text : undefined), '"a"', 0),
      clientKey(clientAddress("::1", text, 2)),
    ],
  ],
  "stored value": [
    stored,
    (text) => [readConsent(text, 0), parseTheme(text), readRecent(text)],
    64_000,
  ],
  "message to the MCP server": [
    { ...stored, "a long name": grown('{"params":{"name":"', "a", '"}}') },
    withShortName,
    64_000,
  ],
};

/** Every kind of input that comes from outside, along every dimension in which it can grow. */
export const inputs: readonly Growing[] = Object.entries(kinds).flatMap(
  ([kind, [dimensions, read, most = 16_000]]) =>
    Object.entries(dimensions).map(([dimension, how]): Growing => {
      const [make, own] = typeof how === "function" ? [how, most] : how;
      return { kind, dimension, make, read, most: Math.min(own, most) };
    }),
);
