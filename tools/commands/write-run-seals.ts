import { writeFileSync } from "node:fs";
import { buildAudit } from "#app/features/runs/audit.ts";
import { sealEntries } from "#app/features/runs/seal.ts";
import { runs } from "#content/runs.ts";

/** Rewrites content/run-seals.ts after a run was changed on purpose. */
const entries = await Promise.all(
  runs.map(async (run) => {
    const seals = (await sealEntries(buildAudit(run))).map((seal) => `    "${seal}",`);
    return [`  "${run.id}": [`, ...seals, "  ],"].join("\n");
  }),
);

writeFileSync(
  "content/run-seals.ts",
  [
    "/**",
    " * The SHA-256 of each entry of the audit record of each sample run. The build computes them again",
    " * and stops when one differs. Written by `node tools/commands/write-run-seals.ts`.",
    " */",
    "export const runSeals: Readonly<Record<string, readonly string[]>> = {",
    ...entries,
    "};",
    "",
  ].join("\n"),
);
