import { exported } from "../commands/export-command.ts";
import { checkWiringFile } from "../commands/read-wiring-file.ts";
import type { WiringFinding } from "../wiring/wiring-findings.ts";

/**
 * A workflow as a document for another system, or why it can't be written: findings to correct in
 * the wiring and its files, or a sentence about a file that can't be read.
 */
export type ExportEnd =
  | { state: "exported"; text: string }
  | { state: "findings"; findings: readonly WiringFinding[] }
  | { state: "unread"; problem: string };

/**
 * Writes the workflow of a wiring file as CWL v1.2 or for Argo Workflows. Paths in CWL start at the
 * wiring file, so keep the document beside it. Secrets have no values there.
 *
 * @param file path of the wiring file
 * @param format `cwl` starts images, `cwl-process` the words of `process`, and `argo` images
 */
export function exportWorkflow(file: string, format: "cwl" | "cwl-process" | "argo"): ExportEnd {
  const checking = checkWiringFile(file);
  if ("problem" in checking) return { state: "unread", problem: checking.problem };
  if (!("checked" in checking)) return { state: "findings", findings: checking.findings };
  const { checked } = checking;
  const { text, findings } =
    format === "argo"
      ? exported(checked, "argo", "docker")
      : exported(checked, "cwl", format === "cwl" ? "docker" : "process");
  return text === undefined ? { state: "findings", findings } : { state: "exported", text };
}
