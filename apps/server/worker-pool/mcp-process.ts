/**
 * Answers MCP requests in a separate process (see pool.ts). It gets the texts of the site on stdin.
 */
import { text } from "node:stream/consumers";
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { withShortName } from "@yno/site-mcp/short-name";
import { siteServer } from "@yno/site-mcp/site-server";
import { readSiteData, siteTextsShape } from "../site-data.ts";
import { failedAnswer, maxAnswered, mcpRequestShape } from "./mcp-message.ts";

// Ctrl-C and some supervisors tell every process of the group. The answers under way are still
// wanted then, and this process ends with the channel to the one that started it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

const data = await readSiteData(siteTextsShape.parse(JSON.parse(await text(process.stdin))));
const modern = createMcpHandler(() => siteServer(data), {
  legacy: "reject",
  // The site doesn't send messages on its own, so a stream would only hold a connection.
  maxSubscriptions: 0,
});

/** The SDK's handler would answer older versions of the protocol with a stream. Here all get JSON. */
async function answer(request: Request): Promise<Response> {
  if (!(await isLegacyRequest(request))) return modern.fetch(request);
  const server = siteServer(data);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(request);
  await server.close();
  return response;
}

process.on("message", async (message) => {
  const { url, headers, body } = mcpRequestShape.parse(message);
  const sent = { method: "POST", headers, body: withShortName(body) };
  const response = await answer(new Request(url, sent));
  const answered = await response.text();
  const size = Buffer.byteLength(answered);
  process.send?.(
    size > maxAnswered
      ? failedAnswer(
          body,
          `The answer has ${size} bytes, and at most ${maxAnswered} are sent. Ask for less.`,
        )
      : { status: response.status, headers: [...response.headers], body: answered },
  );
});
process.send?.("ready");
