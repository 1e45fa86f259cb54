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

const check = (text: string) =>
  mcp(
    JSON.stringify({
      ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
      params: { name: "check_molfar_image", arguments: { text } },
    }),
  );

const page = (...headers: string[]) => http({ target: "/about", headers });
const registry = (target: string, ...headers: string[]) =>
  http({ target: `/v0.1/servers${target}`, headers });

const times = (count: number, line: (index: number) => string, between = "\n") =>
  Array.from({ length: count }, (_, index) => line(index)).join(between);

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

/** The tools run in other processes. What slows them down is in tests/growth/inputs.ts. */
const tools: Record<string, string> = {
  "variables that double 30 times": check(times(30, (n) => `ENV v${n + 1}=$v${n}$v${n}`)),
  "a list in 60,000 depths": check("[".repeat(60_000)),
};

const named = (kind: string, attacks: Record<string, string>): Attack[] =>
  Object.entries(attacks).map(([name, bytes]) => ({ name: `${kind}: ${name}`, bytes }));

/** Requests to every part that reads untrusted input. Each ends with an answer. */
export const attacks: readonly Attack[] = [
  ...named("address", addresses),
  ...named("header", headers),
  ...named("connection", connections),
  ...named("message", messages).map(({ name, bytes }) => ({ name, bytes: mcp(bytes) })),
  ...named("tool", tools),
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
