import type { McpServer } from "@modelcontextprotocol/server";
import { check } from "@yno/molfar";
import { buildAnswer } from "@yno/molfar/answer";
import { limits } from "@yno/molfar/limits";
import * as z from "zod";
import { argumentsShape, onlyReads, recordResult } from "./tool-shape.ts";

/**
 * A result has its record as data and as text, in which the quotes of JSON are escaped. Together
 * that is at most three times the record as JSON.
 */
const formsOfARecord = 3;

/** The tool that holds an image's text to every rule of molfar. */
export function addMolfarTool(server: McpServer): void {
  server.registerTool(
    "check_molfar_image",
    {
      title: "Check a Molfar image",
      description:
        "Checks a Dockerfile with labels of Molfar, or a definition in JSON. Each finding says what is wrong, where, and what to do. Without findings it is valid. The environment is what each task will get.",
      inputSchema: argumentsShape({
        text: z.string().max(64_000).describe("The Dockerfile, or the definition in JSON"),
        format: z
          .enum(["dockerfile", "json"])
          .optional()
          .describe("What it is; without it, the format is detected"),
      }),
      outputSchema: z.object({
        valid: z.boolean(),
        format: z.enum(["dockerfile", "json"]),
        findings: z.array(
          z.object({
            code: z.string(),
            path: z.string(),
            place: z.object({ line: z.int(), column: z.int() }).optional(),
            problem: z.string(),
            remedy: z.string(),
          }),
        ),
        more: z.int().optional().describe("How many findings there are beyond these"),
        tasks: z.array(z.looseObject({ name: z.string() })),
        moreTasks: z.int().optional().describe("How many tasks there are beyond these"),
      }),
      annotations: onlyReads,
    },
    ({ text, format }) => {
      const checked = check(text, format === undefined ? {} : { format });
      return recordResult({
        valid: checked.findings.length === 0,
        ...buildAnswer(checked, limits.answer / formsOfARecord),
      });
    },
  );
}
