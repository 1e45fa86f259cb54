import type { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { argumentsShape, onlyReads, recordResult } from "./page-tools.ts";
import type { SiteData } from "./site-data.ts";

/** What the answers for security reviews are about, in the order of the file. */
export const securityTopics = [
  "data",
  "agreement",
  "retention",
  "encryption",
  "access",
  "logs",
  "recovery",
  "incidents",
  "tests",
  "certificates",
  "sub-processors",
] as const;

/** Whether the site states it, says that work on it isn't finished, or states nothing. */
export const answerStates = ["stated", "in progress", "not stated"] as const;

/** An answer in `/security-answers.json`, where `source` and `address` are paths on the site. */
export const securityAnswerShape = z.strictObject({
  id: z.string().max(60),
  topic: z.enum(securityTopics),
  subject: z.string().max(80),
  answer: z.string().max(600),
  state: z.enum(answerStates),
  source: z.string().max(80),
  address: z.string().max(80),
  asOf: z.iso.date(),
});

export type SecurityAnswer = z.infer<typeof securityAnswerShape>;

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
        offset: z.int().min(0).max(1_000).default(0).describe("How many to leave out first"),
        limit: z.int().min(1).max(most).default(most).describe("How many to answer at most"),
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
