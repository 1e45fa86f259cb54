import type { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { argumentsShape, onlyReads, partArguments, recordResult } from "./page-tools.ts";
import { securityAnswerShape, securityTopics } from "./security-answers.ts";
import type { SiteData } from "./site-data.ts";

/** The most answers in one call. With the longest of them, a result has less than 64 kB. */
const most = 25;

/** The tool that answers questions of security reviews. */
export function addSecurityTool(server: McpServer, { securityAnswers }: SiteData): void {
  server.registerTool(
    "security_answers",
    {
      title: "Answers for security reviews",
      description:
        "What the site states about data, retention, encryption, access, logs, recovery, incidents, tests, certificates and sub-processors. Each answer has the clause or section that states it, its own address and its day. One that is not stated says whom to ask.",
      inputSchema: argumentsShape({
        topic: z.enum(securityTopics).optional().describe("Only the answers of this topic"),
        ...partArguments(most),
      }),
      outputSchema: z.object({ total: z.int(), answers: z.array(securityAnswerShape) }),
      annotations: onlyReads,
    },
    ({ topic, offset, limit }) => {
      const found = securityAnswers.filter((each) => topic === undefined || each.topic === topic);
      return recordResult({ total: found.length, answers: found.slice(offset, offset + limit) });
    },
  );
}
