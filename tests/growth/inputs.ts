// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile

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
import { readConsent } from "#app/browser/consent-record.ts";
import { readQuery, writeQuery } from "#app/browser/query-text.ts";
import { questionContains } from "#app/features/faq/faq.ts";
import { listCandidates, suggest } from "#app/features/mcp-registry/registry.ts";
import { markedParts, readRecent } from "#app/features/search/hits.ts";
import { parseTheme } from "#app/features/theme/theme.ts";
import { mcpServers } from "#tools/content/mcp-servers.ts";

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

/** A piece again and again, each with its number, up to a number of characters. */
function filled(piece: (index: number) => string, between = ""): Growing["make"] {
  return (characters) => {
    const pieces: string[] = [];
    let length = 0;
    for (let index = 0; length < characters; index += 1) {
      const next = piece(index);
      pieces.push(next);
      length += next.length + between.length;
    }
    return pieces.join(between);
  };
}

const repeated = (piece: string) => filled(() => piece);

const around = (before: string, make: Growing["make"], after = ""): Growing["make"] => {
  return (characters) => `${before}${make(characters)}${after}`;
};

/** Text that is odd in ways that any reader of text must bear. */
const odd = {
  "combining marks": repeated("a\u0301\u0323"),
  "characters that become many": repeated("㌖ﷺ"),
  "halves of a pair": repeated("\ud83d"),
  "marks of direction": repeated("\u202e\u200f"),
  emoji: repeated("👩‍👩‍👧"),
  nulls: repeated("\u0000"),
};

const oddIn = (before: string, after = ""): Dimensions =>
  Object.fromEntries(
    Object.entries(odd).map(([name, make]) => [name, around(before, make, after)]),
  );

const label = "FROM a\nLABEL ai.yno.molfar.name=";
const task = (index: number) => `{"name":"T${index}","description":"Does it."}`;
const tasks = (list: Growing["make"]) =>
  around('{"schema_version":"v0.0.3","name":"A","description":"A.","tasks":[', list, "]}");
const parameters = (list: Growing["make"]) =>
  tasks(around('{"name":"A","description":"Does it.","parameters":[', list, "]}"));
const parameter = (index: number) =>
  `{"name":"p${index}","direction":"input","type":"string","purpose":"To know."}`;

const dockerfiles: Dimensions = {
  "one long value": around(label, repeated("a")),
  "spaces after LABEL": around("FROM a\nLABEL ", repeated(" ")),
  "spaces after FROM": around("FROM ", repeated(" ")),
  "spaces after RUN": around("FROM a\nRUN ", repeated(" ")),
  "empty lines": around("FROM a", repeated("\n")),
  "joined lines": around("FROM a\nRUN a", repeated(" \\\n")),
  comments: around("FROM a\n", repeated("# a\n")),
  backslashes: around(label, repeated("\\")),
  quotes: around(label, repeated('"')),
  instructions: around("FROM a\n", repeated("RUN echo\n")),
  stages: [filled((index) => `FROM s${index} AS s${index + 1}\n`), 7_000],
  "labels of one name": around("FROM a\nLABEL ", repeated("a=b "), "c=d"),
  "labels of many names": around(
    "FROM a\nLABEL ",
    filled((index) => `a${index}=b `),
    "c=d",
  ),
  "unknown labels": around(
    "FROM a\nLABEL ",
    filled((index) => `ai.yno.molfar.a${index}=b `),
    "c=d",
  ),
  "variables of one name": around("FROM a\n", repeated("ENV a=b\n")),
  "variables of many names": around(
    "FROM a\n",
    filled((index) => `ENV a${index}=b\n`),
  ),
  "uses of a variable": around(`FROM a\nENV a=bcd\n${label.slice(7)}`, repeated("$a")),
  "unknown variables": around(
    label,
    filled((index) => `$a${index}`),
  ),
  "variables made of variables": around(
    "FROM a\nENV v0=a\n",
    filled((index) => `ENV v${index + 1}=$v${index}b\n`),
    "LABEL ai.yno.molfar.name=$v9",
  ),
  "substitutions within one another": around(label, repeated("${A:-")),
  "heredocs of one name": around("FROM a\n", repeated("RUN <<E\nE\n")),
  "heredocs without an end": around("FROM a\nRUN ", repeated("<<E ")),
  ...oddIn(label),
};

const definitions: Dimensions = {
  "one long text": around('{"name":"', repeated("a"), '"}'),
  escapes: around('{"name":"', repeated("\\u0041"), '"}'),
  numbers: around(
    "[",
    filled(() => "1", ","),
    "]",
  ),
  "digits of a number": around("[", repeated("1"), "]"),
  "levels of lists": repeated("["),
  "levels of objects": repeated('{"a":'),
  spaces: around("[", repeated(" "), "]"),
  "keys of one name": around(
    "{",
    filled(() => '"a":1', ","),
    "}",
  ),
  "keys of many names": around(
    "{",
    filled((index) => `"a${index}":1`, ","),
    "}",
  ),
  "a long key over a list": (characters) =>
    `{"${"k".repeat(characters / 2)}":[${filled(() => "1", ",")(characters / 2)}]}`,
  "one long key": around('{"', repeated("k"), '":1}'),
  tasks: [tasks(filled(task, ",")), 40_000],
  "tasks of one name": [tasks(filled(() => task(1), ",")), 40_000],
  parameters: parameters(filled(parameter, ",")),
  "parameters of one name": parameters(filled(() => parameter(1), ",")),
  "references to nothing": parameters(
    filled((index) => `{"$ref":"#/shared/parameters/a${index}"}`, ","),
  ),
  "unknown fields": tasks(
    around(
      '{"name":"A","description":"Does it.",',
      filled((index) => `"f${index}":1`, ","),
      "}",
    ),
  ),
  ...oddIn('{"name":"', '"}'),
};

const typed: Dimensions = {
  "one long word": repeated("a"),
  "words of one kind": repeated("work "),
  "many words": filled((index) => `w${index} `),
  punctuation: repeated("-"),
  spaces: repeated(" "),
  underscores: repeated("a_"),
  ...odd,
};

const addresses: Dimensions = {
  slashes: around("/", repeated("/"), "a"),
  segments: repeated("/a"),
  dots: repeated("/.."),
  encodings: around("/", repeated("%2f")),
  "broken encodings": around("/", repeated("%")),
  endings: around("/a", repeated(".md")),
};

const queries: Dimensions = {
  "one long value": around("?search=", repeated("a")),
  "parameters of one name": around("?", repeated("search=a&")),
  "parameters of many names": around(
    "?",
    filled((index) => `a${index}=b&`),
  ),
  encodings: around("?search=", repeated("%E3%8C%96")),
  ampersands: around("?", repeated("&")),
  "a long cursor": around("?cursor=", repeated("YWZ0")),
  "digits of a limit": around("?limit=", repeated("1")),
  "digits of a time": around("?updated_since=2026-01-01T00:00:00.", repeated("0"), "Z"),
};

const headers: Dimensions = {
  "entries of one kind": repeated("gzip;q=0.5, "),
  "entries of many kinds": filled((index) => `a${index}/b;q=0.${index}, `),
  commas: repeated(","),
  semicolons: around("a", repeated(";")),
  spaces: around("a", repeated(" "), "b"),
  quotes: repeated('"'),
  "an open quote": around('"', repeated("a")),
  digits: around("bytes=", repeated("1"), "-"),
  colons: repeated(":"),
};

const stored: Dimensions = {
  "one long text": around('"', repeated("a"), '"'),
  list: around(
    "[",
    filled((index) => `"/a${index}"`, ","),
    "]",
  ),
  "keys of many names": around(
    "{",
    filled((index) => `"a${index}":1`, ","),
    "}",
  ),
  levels: (characters) => `${"[".repeat(characters / 2)}${"]".repeat(characters / 2)}`,
  "broken levels": repeated("["),
  "a long time": around('{"timestamp":"2026-01-01T00:00:00.', repeated("0"), 'Z"}'),
  ...odd,
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

const kinds: readonly {
  kind: string;
  dimensions: Dimensions;
  read: (text: string) => unknown;
  most: number;
}[] = [
  {
    kind: "Dockerfile",
    dimensions: dockerfiles,
    read: (text) => buildAnswer(check(text, { format: "dockerfile" })),
    most: 64_000,
  },
  {
    kind: "definition",
    dimensions: definitions,
    read: (text) => buildAnswer(check(text, { format: "json" })),
    most: 64_000,
  },
  { kind: "site search", dimensions: typed, read: (text) => site.find(text), most: 64_000 },
  {
    kind: "marked words",
    dimensions: typed,
    read: (text) => markedParts(text, ["work", "a"]),
    most: 16_000,
  },
  {
    kind: "registry filter",
    dimensions: typed,
    read: (text) => [searchServers(listed, text), suggest(candidates, text)],
    most: 16_000,
  },
  {
    kind: "questions filter",
    dimensions: typed,
    read: (text) => questionContains(asked, text),
    most: 16_000,
  },
  {
    kind: "form fields",
    dimensions: { ...typed, "at signs": repeated("@"), dots: repeated("a."), ...addresses },
    read: (text) => [isEmail(text), websiteAddress(text)],
    most: 16_000,
  },
  {
    kind: "registry query",
    dimensions: queries,
    read: (text) => answerRegistry(registry, "/v0.1/servers", text),
    most: 16_000,
  },
  {
    kind: "page query",
    dimensions: queries,
    read: (text) => writeQuery(text, readQuery(text, ["search", "limit"])),
    most: 16_000,
  },
  {
    kind: "address",
    dimensions: addresses,
    read: (text) => [pathIn(text), answerRegistry(registry, `/v0.1/servers${text}`, "")],
    most: 16_000,
  },
  {
    kind: "header",
    dimensions: headers,
    read: (text) => [
      chooseEncoding(text, ["br", "gzip"]),
      choosePageType(text, "text/html"),
      namesEtag(text, '"a"'),
      readRange(text, 1_000),
      isOutdated((name) => (name === "if-match" ? text : undefined), '"a"', 0),
      isOutdated((name) => (name === "if-unmodified-since" ? text : undefined), '"a"', 0),
      clientKey(clientAddress("::1", text, 2)),
    ],
    most: 16_000,
  },
  {
    kind: "stored value",
    dimensions: stored,
    read: (text) => [readConsent(text, 0), parseTheme(text), readRecent(text)],
    most: 64_000,
  },
  {
    kind: "message to the MCP server",
    dimensions: {
      ...stored,
      "a long name": around('{"params":{"name":"', repeated("a"), '"}}'),
    },
    read: withShortName,
    most: 64_000,
  },
];

/** Every kind of input that comes from outside, along every dimension in which it can grow. */
export const inputs: readonly Growing[] = kinds.flatMap(({ kind, dimensions, read, most }) =>
  Object.entries(dimensions).map(([dimension, how]): Growing => {
    const [make, own] = typeof how === "function" ? [how, most] : how;
    return { kind, dimension, make, read, most: Math.min(own, most) };
  }),
);
