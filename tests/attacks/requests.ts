/** A request that is meant to harm, as it goes over the wire. */
export type Attack = {
  name: string;
  /** In latin1. It asks for the connection to be closed, or gives the server a reason to close it. */
  bytes: string;
};

type Parts = { method?: string; target?: string; headers?: readonly string[]; body?: string };

const utf8AsLatin1 = (text: string) => Buffer.from(text, "utf8").toString("latin1");

function http({ method = "GET", target = "/", headers = [], body }: Parts): string {
  const length = body === undefined ? [] : [`Content-Length: ${body.length}`];
  const lines = ["Host: localhost", "Connection: close", ...headers, ...length];
  return `${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body ?? ""}`;
}

const forMcp = ["Content-Type: application/json", "Accept: application/json, text/event-stream"];

const mcp = (body: string, headers: readonly string[] = []) =>
  http({
    method: "POST",
    target: "/mcp",
    headers: [...forMcp, ...headers],
    body: utf8AsLatin1(body),
  });

const call = (name: string, values: unknown) =>
  mcp(
    JSON.stringify({
      ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
      params: { name, arguments: values },
    }),
  );

const check = (text: string) => call("check_molfar_image", { text });
const search = (query: string) => call("search", { query });

const page = (...headers: string[]) => http({ target: "/about", headers });
const registry = (target: string, ...headers: string[]) =>
  http({ target: `/v0.1/servers${target}`, headers });

const times = (count: number, line: (index: number) => string, between = "\n") =>
  Array.from({ length: count }, (_, index) => line(index)).join(between);

const key = "k".repeat(30_000);

const dockerfiles: Record<string, string> = {
  "variables that double 30 times": times(30, (n) => `ENV v${n + 1}=$v${n}$v${n}`),
  "one line of 60,000 spaces after LABEL": `FROM a\nLABEL${" ".repeat(60_000)}x`,
  "one line of 60,000 spaces after FROM": `FROM${" ".repeat(60_000)}x`,
  "one line of 60,000 spaces after RUN": `FROM a\nRUN${" ".repeat(60_000)}x`,
  "30,000 tabs before the end of a line": `FROM a\nRUN x${"\t".repeat(30_000)}y`,
  "an instruction of 14,000 letters": `FROM a\n${"LABELS".repeat(2_300)} a=b`,
  "labels of 14,000 letters each": times(
    4,
    (n) => `LABEL ai.yno.molfar.${`${n}x`.repeat(7_000)}=1`,
  ),
  "3,000 stages": times(3_000, (n) => `FROM s${n} AS s${n + 1}`),
  "1,500 stages with a label each": times(1_500, (n) => `FROM s${n} AS s${n + 1}\nLABEL a${n}=1`),
  "7,000 lines that go on": `FROM a\nLABEL ${"a=b \\\n".repeat(7_000)}`,
  "30,000 quotes that never close": `FROM a\nLABEL a=${'"'.repeat(30_000)}`,
  "30,000 backslashes": `FROM a\nLABEL a=${"\\".repeat(30_000)}`,
  "20,000 variables in one value": `FROM a\nENV a=${"$a ".repeat(20_000)}`,
  "20,000 braces of variables": `FROM a\nENV a=${"${a:-".repeat(12_000)}`,
  "a heredoc that never ends": `FROM a\nRUN <<A <<B <<C\n${"x\n".repeat(20_000)}`,
  "9,000 names of one argument": `FROM a\n${times(9_000, () => "ARG a")}`,
  "labels that are JSON in 6,000 depths": `FROM a\nLABEL ai.yno.molfar.tasks='${"[".repeat(6_000)}'`,
};

const documents: Record<string, string> = {
  "a key of 30,000 letters over 15,000 numbers": `{"${key}":[${times(15_000, () => "1", ",")}]}`,
  "repeated keys under a long key": `{"${key}":{${times(3_000, () => '"a":1', ",")}}}`,
  "a list in 60,000 depths": "[".repeat(60_000),
  "an object in 7,000 depths": `${'{"a":'.repeat(7_000)}1${"}".repeat(7_000)}`,
  "20,000 tasks": `{"tasks":[${times(20_000, () => "{}", ",")}]}`,
  "3,000 tasks of one name": `{"tasks":[${times(3_000, () => '{"name":"a"}', ",")}]}`,
  "keys that every object inherits": '{"__proto__":{"tasks":[]},"constructor":{"prototype":{}}}',
  "4,500 keys that are unknown": `{${times(4_500, (n) => `"k${n}":1`, ",")}}`,
  "a number of 60,000 digits": `{"tasks":${"9".repeat(60_000)}}`,
  "8,000 escapes": `{"tasks":"${"\\u0000".repeat(8_000)}"}`,
  "half of a surrogate pair": '{"tasks":"\\ud800"}',
  "60,000 commas": `[${",".repeat(60_000)}`,
};

const messages: Record<string, string> = {
  "a body in 60,000 depths": "[".repeat(60_000),
  "an object in 12,000 depths": '{"a":'.repeat(12_000),
  "3,000 messages at once": `[${times(3_000, () => '{"jsonrpc":"2.0"}', ",")}]`,
  "a message with inherited keys":
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"__proto__":{"name":"search"},"name":"search","arguments":{"__proto__":{}}}}',
  "a method of 60,000 letters": `{"jsonrpc":"2.0","id":1,"method":"${"a".repeat(60_000)}"}`,
  "an id of 60,000 letters": `{"jsonrpc":"2.0","id":"${"a".repeat(60_000)}","method":"ping"}`,
  "an id in 10,000 depths": `{"jsonrpc":"2.0","id":${"[".repeat(10_000)}${"]".repeat(10_000)},"method":"ping"}`,
  "a stream that is kept open":
    '{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{}}',
  "5,000 arguments that no tool knows": `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":{${times(5_000, (n) => `"a${n}":1`, ",")}}}}`,
  "a null byte": '{"jsonrpc":"2.0","id":1,"method":"ping"}\0',
  "bytes that are not UTF-8": "\xff\xfe\xfd",
};

const addresses: Record<string, string> = {
  "64,000 slashes before a letter": http({ target: `${"/".repeat(64_000)}a` }),
  "120,000 slashes before a letter": http({ target: `${"/".repeat(120_000)}a` }),
  "64,000 slashes under /assets/": http({ target: `/assets${"/".repeat(64_000)}a` }),
  "64,000 slashes for HEAD": http({ method: "HEAD", target: `${"/".repeat(64_000)}a` }),
  "7,900 slashes before a letter": http({ target: `${"/".repeat(7_900)}a` }),
  "7,900 slashes in the registry": registry(`${"/".repeat(7_900)}a`),
  "2,600 encoded slashes": http({ target: `/${"%2f".repeat(2_600)}a` }),
  "2,600 broken escapes": http({ target: `/${"%zz".repeat(2_600)}` }),
  "2,600 bytes that are not UTF-8": http({ target: `/${"%ff".repeat(2_600)}` }),
  "2,000 steps up": http({ target: "/..".repeat(2_000) }),
  "2,000 steps up in the registry": registry("/..".repeat(2_000)),
  "2,600 empty parameters": registry(`?${"a=&".repeat(2_600)}`),
  "many cursors": registry(`?${times(90, (n) => `cursor=YWZ0ZXIg${n}`, "&")}`),
  "a search for 650 letters that grow": registry(`?search=${"%E3%8C%96".repeat(800)}`),
  "a search that isn't UTF-8": registry(`?search=${"%ff".repeat(2_000)}`),
  "names that every object inherits": registry("/__proto__/versions/constructor"),
  "a limit of 7,000 digits": registry(`?limit=${"9".repeat(7_000)}`),
  "a date of 7,000 digits": registry(`?updated_since=2026-11-20T00:00:00.${"0".repeat(7_000)}Z`),
};

const headers: Record<string, string> = {
  "an Accept header of 4,000 types": page(`Accept: ${"a/b,".repeat(3_900)}`),
  "an Accept header of 7,000 weights": page(`Accept: a/b${";q=1".repeat(3_900)}`),
  "an Accept-Encoding of 5,000 codings": page(`Accept-Encoding: ${"br,".repeat(5_000)}`),
  "an If-None-Match of 3,000 tags": page(`If-None-Match: ${'"a",'.repeat(3_900)}`),
  "an If-Match of 15,000 quotes": page(`If-Match: ${'"'.repeat(15_001)}`),
  "an If-Match of 7,000 weak marks": page(`If-Match: ${"W/".repeat(7_000)}`),
  "a Range of 5,000 parts": page(`Range: bytes=${"0-1,".repeat(3_900)}`),
  "a Range of 15,000 digits": page(`Range: bytes=${"9".repeat(15_000)}-`),
  "a Range that overlaps itself": page(`Range: bytes=0-,${"0-,".repeat(4_000)}0-`),
  "3,000 headers": page(times(2_900, () => "a:b", "\r\n")),
  "3,000 Range headers": page(times(900, () => "Range: bytes=0-0", "\r\n")),
  "5,000 protocols in front": page(`X-Forwarded-Proto: ${"a,".repeat(7_000)}`),
  "7,000 clients in front": page(`X-Forwarded-For: ${"1,".repeat(7_000)}`),
  "two hosts": page("Host: evil.example"),
  "a host of 15,000 letters": http({}).replace("localhost", "a".repeat(15_000)),
  "an Origin of 15,000 letters": mcp("{}", [`Origin: http://${"a".repeat(15_000)}`]),
  "a protocol version of 15,000 letters": mcp('{"jsonrpc":"2.0","id":1,"method":"ping"}', [
    `Mcp-Protocol-Version: ${"1".repeat(15_000)}`,
  ]),
  "a header of 200 kB": page(`A: ${"b".repeat(200_000)}`),
  "an expectation that nothing meets": page("Expect: nonsense"),
  "an upgrade": page("Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"),
};

const connections: Record<string, string> = {
  "HTTP/0.9": "GET /about\r\n\r\n",
  "the preface of HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "a TLS handshake": `\x16\x03\x01\x02\x00\x01${"\0".repeat(600)}`,
  "a tunnel": http({ method: "CONNECT", target: "localhost:22" }),
  "a length and chunks": `${mcp("{}", ["Transfer-Encoding: chunked"])}0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
  "chunks that are named twice": http({
    ...{ method: "POST", target: "/mcp", headers: ["Transfer-Encoding: chunked, chunked"] },
    body: "0\r\n\r\n",
  }),
  "two lengths": `POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 20\r\n\r\n{}`,
  "a length that is negative": "POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
  "a length of 20 digits": `POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: ${"9".repeat(20)}\r\n\r\n`,
  "20 kB of chunk extensions": `POST /mcp HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${"a".repeat(20_000)}\r\nb\r\n0\r\n\r\n`,
  "60,000 chunks of one byte": `POST /mcp HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${"1\r\na\r\n".repeat(60_000)}0\r\n\r\n`,
  "a request inside a body": mcp("GET /admin HTTP/1.1\r\nHost: a\r\n\r\n"),
  "a body of 10 MB": mcp(" ".repeat(10_000_000)),
  "a body for GET": http({ body: "a".repeat(1_000_000) }),
  "1,000 requests in one packet": `${"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".repeat(1_000)}${page()}`,
  "90 requests in one packet": `${"GET /about HTTP/1.1\r\nHost: a\r\n\r\n".repeat(90)}${page()}`,
  "200 requests that are refused in one packet": `${"GET /nowhere HTTP/1.1\r\nHost: a\r\nRange: x\r\n\r\n".repeat(200)}nonsense\r\n\r\n`,
};

const tools: Record<string, string> = {
  "a search for 200 letters that grow": search("㌖".repeat(200)),
  "a search for 10,000 letters that grow": search("ﷺ".repeat(3_300)),
  "a search for 10,000 marks": search(`e${"\u0301".repeat(9_000)}`),
  "a search for 5,000 words": search("ab ".repeat(3_300)),
  "a search for underscores": search("_a".repeat(5_000)),
  "a search for nearly known words": search(times(10, (n) => `registri${n}`, " ")),
  "a page with 2,000 slashes": call("read_page", { address: `${"/".repeat(1_999)}a` }),
  "a page with 2,000 questions": call("read_page", { address: "?".repeat(2_000) }),
  "servers for 10,000 letters that grow": call("list_servers", { query: "İ".repeat(10_000) }),
  "a tool that every object inherits": call("__proto__", {}),
  "a server that every object inherits": call("get_server", { name: "__proto__" }),
};

const named = (kind: string, attacks: Record<string, string>): Attack[] =>
  Object.entries(attacks).map(([name, bytes]) => ({ name: `${kind}: ${name}`, bytes }));

const mapped = (attacks: Record<string, string>, make: (text: string) => string) =>
  Object.fromEntries(Object.entries(attacks).map(([name, text]) => [name, make(text)]));

/** Requests to every part that reads untrusted input. Each ends with an answer. */
export const attacks: readonly Attack[] = [
  ...named("address", addresses),
  ...named("header", headers),
  ...named("connection", connections),
  ...named(
    "message",
    mapped(messages, (body) => mcp(body)),
  ),
  ...named("tool", tools),
  ...named("Dockerfile", mapped(dockerfiles, check)),
  ...named("definition", mapped(documents, check)),
];

/** Requests that never end, so that they are never answered: they test what is held open. */
export const stalls: readonly Attack[] = [
  { name: "a request line that stops", bytes: "GET /abou" },
  { name: "headers that stop", bytes: "GET /about HTTP/1.1\r\nHost: a\r\nA: " },
  {
    name: "a body that stops",
    bytes: `POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
  },
  {
    name: "chunks that stop",
    bytes: "POST /mcp HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n{",
  },
  { name: "nothing at all", bytes: "" },
];
