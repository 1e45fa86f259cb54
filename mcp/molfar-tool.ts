import type { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { check } from "#molfar/check.ts";
import { environmentOf } from "#molfar/environment.ts";
import { onlyReads, recordResult } from "./results.ts";

/** The tool that holds an image's text to every rule of molfar. */
export function addMolfarTool(server: McpServer): void {
  server.registerTool(
    "check_molfar_image",
    {
      title: "Check a Molfar image",
      description:
        "Checks a Dockerfile with labels of Molfar, or a definition in JSON. Each finding says what is wrong, where, and what to do. Without findings it is valid. The environment is what each task will get.",
      inputSchema: z.strictObject({
        text: z.string().max(64_000).describe("The Dockerfile, or the definition in JSON"),
        format: z
          .enum(["dockerfile", "json"])
          .optional()
          .describe("What it is; without it, the text says so"),
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
        tasks: z.array(z.looseObject({ name: z.string() })),
      }),
      annotations: onlyReads,
    },
    ({ text, format }) => {
      const checked = check(text, format === undefined ? {} : { format });
      const { definition, findings } = checked;
      const tasks = (definition?.tasks ?? []).map((task) => ({
        name: task.name,
        environment: definition && environmentOf(definition, task),
      }));
      return recordResult({
        valid: findings.length === 0,
        format: checked.format,
        findings,
        tasks,
      });
    },
  );
}
