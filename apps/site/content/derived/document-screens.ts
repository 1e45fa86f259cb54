import { buildAudit, sealEntries } from "#app/features/runs/audit.ts";
import { mcpServers } from "../collections/mcp-servers.ts";
import { runs } from "../collections/runs.ts";
import { workflows } from "../collections/workflows.ts";
import type { ApprovalStep, Run } from "../schema/run.ts";

type NamedText = { name: string; text: string };

/** What is in the window of a screen. */
export type ScreenPart =
  | { kind: "steps"; steps: { name: string; note?: string; decides?: boolean; isNew?: boolean }[] }
  | { kind: "texts"; texts: (NamedText & { isSaid?: boolean })[] }
  | { kind: "choices"; choices: NamedText[] }
  | { kind: "fields"; heading: string; fields: NamedText[] };

/** A screen that a document has a picture of. */
export type DocumentScreen = {
  app: string;
  title: string;
  parts: ScreenPart[];
};

/** The pictures of /docs, each filled from a workflow or a sample run of the site. */
export const screens = {
  build: drawDraft("new-hire-onboarding"),
  approval: showApproval("three-way-invoice-matching"),
  triggers: showTriggers("meter-read-exceptions"),
  connections: showConnections("three-way-invoice-matching", "brave-search"),
  record: await showRecord("import-permit-hs-codes"),
  actors: showActors("month-end-accruals"),
  onPremises: showInstallation(),
};

/** The first draft of a workflow, and the sentence that added its last step. */
function drawDraft(id: string): DocumentScreen {
  const workflow = find(workflows, id);
  return {
    app: "Design App",
    title: `${workflow.title}, draft 2`,
    parts: [
      {
        kind: "texts",
        texts: [
          {
            name: "You",
            text: "When an offer is signed, get everything ready for the first day. The hiring manager approves access before any account is created.",
            isSaid: true,
          },
          {
            name: "You, after draft 1",
            text: "After a week, ask what is missing.",
            isSaid: true,
          },
        ],
      },
      {
        kind: "steps",
        steps: workflow.workflow.map(({ name, decides }, index, all) => {
          const isLast = index === all.length - 1;
          if (decides) return { name, note: `${decides.who} decides`, decides: true };
          return isLast ? { name, note: "New in draft 2", isNew: true } : { name };
        }),
      },
    ],
  };
}

function showApproval(id: string): DocumentScreen {
  const { approval } = firstApproval(find(runs, id));
  const { asks, conclusion, policy, deadline, options } = approval;
  return {
    app: "User-Facing App",
    title: `For ${asks}`,
    parts: [
      {
        kind: "texts",
        texts: [
          { name: "Question", text: conclusion },
          { name: `Policy ${policy.id}`, text: policy.rule },
          { name: "Deadline", text: deadline },
        ],
      },
      {
        kind: "choices",
        choices: options.map(({ label, consequence }) => ({ name: label, text: consequence })),
      },
    ],
  };
}

function showTriggers(id: string): DocumentScreen {
  const { trigger } = find(runs, id);
  const hidden = "••••••••";
  return {
    app: "Design App",
    title: `${find(workflows, id).title}, triggers`,
    parts: [
      {
        kind: "fields",
        heading: trigger.name,
        fields: [
          { name: "Starts", text: trigger.detail },
          { name: "Time zone", text: "Singapore" },
        ],
      },
      {
        kind: "fields",
        heading: "Webhook trigger",
        fields: [
          { name: "Address", text: "Copy" },
          { name: "trigger_key", text: `trg_${hidden}` },
          { name: "Signing secret", text: `whsec_${hidden}` },
        ],
      },
    ],
  };
}

/** The systems that a run called, with the tools it used there, and the form for an MCP server. */
function showConnections(id: string, serverId: string): DocumentScreen {
  const run = find(runs, id);
  const calls = run.steps.flatMap((step) => (step.kind === "work" ? step.calls : []));
  // The record has no entry for a model or a calculation.
  const systems = new Set(calls.flatMap(({ system, recorded }) => (recorded ? system : [])));
  const toolsOf = (wanted: string) => [
    ...new Set(calls.flatMap(({ system, tool }) => (system === wanted ? tool : []))),
  ];
  const server = find(mcpServers, serverId);
  return {
    app: "Design App",
    title: `${find(workflows, id).title}, connections`,
    parts: [
      {
        kind: "fields",
        heading: "Connected systems",
        fields: [...systems].map((name) => ({
          name,
          text: toolsOf(name).join(", ").replaceAll("_", " "),
        })),
      },
      {
        kind: "fields",
        heading: "Add an MCP server",
        fields: [
          { name: "Server", text: server.name },
          { name: "Transport", text: "stdio" },
          { name: "Secret", text: "BRAVE_API_KEY" },
        ],
      },
    ],
  };
}

/** The entries around the failed call of a run, and what its export is. */
async function showRecord(id: string): Promise<DocumentScreen> {
  const run = find(runs, id);
  const entries = buildAudit(run);
  const seals = await sealEntries(entries);
  const failed = entries.findIndex(({ event }) => event === "tool.failed");
  if (failed < 0) throw new Error(`The run '${id}' has no failed call for the picture on /docs.`);
  return {
    app: "Run record",
    title: `${run.number}, version ${run.version}`,
    parts: [
      {
        kind: "fields",
        heading: entries[failed]?.step ?? "",
        fields: entries.slice(failed, failed + 3).map(({ time, what }) => ({
          name: time.slice(11, 19),
          text: what,
        })),
      },
      {
        kind: "fields",
        heading: "Export as JSON",
        fields: [
          { name: "Entries", text: String(entries.length) },
          { name: "Last hash", text: `${seals.at(-1)?.slice(0, 16)}…` },
        ],
      },
    ],
  };
}

function showActors(id: string): DocumentScreen {
  const run = find(runs, id);
  return {
    app: "Design App",
    title: `${find(workflows, id).title}, Actors`,
    parts: approvals(run).map(({ name, approval: { asks, deadline } }) => ({
      kind: "fields",
      heading: name,
      fields: [
        { name: "Actor", text: asks },
        { name: "Without an answer", text: deadline },
      ],
    })),
  };
}

function showInstallation(): DocumentScreen {
  return {
    app: "On-premises",
    title: "With your own models",
    parts: [
      {
        kind: "fields",
        heading: "On your site",
        fields: [
          { name: "Runs", text: "Workflows, run records, artifacts" },
          { name: "Containers", text: "linux/amd64" },
          { name: "Models", text: "Your own" },
        ],
      },
      {
        kind: "fields",
        heading: "Outside it",
        fields: [
          { name: "Approval emails", text: "European Union" },
          { name: "Account and billing", text: "Singapore" },
        ],
      },
    ],
  };
}

function approvals({ steps }: Run): ApprovalStep[] {
  return steps.filter((step) => step.kind === "approval");
}

function firstApproval(run: Run): ApprovalStep {
  const [approval] = approvals(run);
  if (!approval) throw new Error(`The run '${run.id}' has no approval for the picture on /docs.`);
  return approval;
}

/** @throws Error when no record has the id */
function find<Item extends { id: string }>(records: readonly Item[], id: string): Item {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`There is no record '${id}' for a picture on /docs.`);
  return found;
}
