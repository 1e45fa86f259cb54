import type { WorkflowRecord } from "../schema/workflow.ts";

export const systemsWorkflows: readonly WorkflowRecord[] = [
  {
    id: "change-advisory-board",
    title: "Change advisory board",
    category: "IT Operations",
    description:
      "Give the board a complete change request: what it affects, what it clashes with and how to roll it back.",
    tags: ["change management", "CAB", "CMDB", "maintenance windows"],
    metrics: [
      { name: "changes that cause an incident", value: "2.9%" },
      { name: "median length of a board meeting", value: "24 min" },
      { name: "requests returned as incomplete", value: "19%" },
    ],
    implementation: {
      dataInputs: [
        "Change requests with test results and back-out plans",
        "CMDB relations and service owners",
        "Forward schedule and freeze calendar",
        "Incidents that followed similar changes",
      ],
      aiModels: [
        "Graph model over configuration items",
        "Risk model trained on past changes",
        "Language model that reads back-out plans for gaps",
      ],
      outputs: [
        "Board paper, one page per change",
        "Approved window in the forward schedule",
        "Post-implementation review",
      ],
    },
    workflow: [
      {
        name: "Check the request",
        text: "A request needs a test result, a back-out plan and an owner on call. The run asks for anything missing before the agenda closes.",
      },
      {
        name: "Map the impact",
        text: "Dependencies are traced two hops out, to services in use at that hour. Freezes and other windows show up as clashes.",
      },
      {
        name: "Board decides",
        text: "Members approve, move or refuse the change, with its risk score and three similar changes in view. Standard changes are pre-approved.",
        decides: { who: "Change advisory board" },
      },
      {
        name: "Watch the window",
        text: "Health checks during the window are compared with the hour before. Crossing a limit triggers the back-out plan.",
      },
      {
        name: "Review the change",
        text: "The review covers planned and actual duration and any linked incidents. A type of change that keeps going well is proposed as standard.",
      },
    ],
  },
  {
    id: "incident-post-mortem",
    title: "Incident post-mortem",
    category: "IT Operations",
    description:
      "Build a major incident's timeline from its traces, and help the team agree causes and actions without blame.",
    tags: ["major incidents", "post-mortem", "SRE", "action items"],
    metrics: [
      { name: "from resolution to published review", value: "2.7 days" },
      { name: "actions closed by their due date", value: "81.6%" },
      { name: "repeat incidents in a year", value: "3" },
    ],
    implementation: {
      dataInputs: [
        "Alerts, traces and deployment events",
        "Messages and bridge call from the incident",
        "Status page updates",
        "Earlier reviews",
      ],
      aiModels: [
        "Speech recognition for the bridge call",
        "Event-correlation model",
        "Language model that drafts in neutral wording",
      ],
      outputs: [
        "Review with timeline and impact",
        "Actions in the backlog of each team",
        "Summary for customers",
      ],
    },
    workflow: [
      {
        name: "Collect the traces",
        text: "When the incident is resolved, logs, messages and deployment records from those hours are preserved. All times are converted to one zone.",
      },
      {
        name: "Build the timeline",
        text: "Events are grouped into detection, diagnosis, mitigation and recovery. Each entry links to its source, and gaps stay visible.",
      },
      {
        name: "Draft the causes",
        text: "The draft lists contributing factors, with evidence for and against each. It uses roles instead of names.",
      },
      {
        name: "Agree on actions",
        text: "The review meeting corrects the draft. The service owner accepts each action with a due date, or records why the risk stays.",
        decides: { who: "Service owner" },
      },
      {
        name: "Follow through",
        text: "Overdue actions appear in the weekly operations review. A new incident with the same signature is linked to this one.",
      },
    ],
  },
  {
    id: "vendor-security-review",
    title: "Vendor security review",
    category: "Security",
    description:
      "Assess a new vendor from its own evidence, ask only about the gaps, and get a named owner to accept the residual risk.",
    tags: ["third-party risk", "security questionnaires", "SOC 2", "ISO/IEC 27001"],
    metrics: [
      { name: "from request to decision", value: "11 days" },
      { name: "questions answered from the vendor's evidence", value: "64.5%" },
      { name: "expired certificates caught in a year", value: "52" },
    ],
    implementation: {
      dataInputs: [
        "Intake form with data categories and access",
        "SOC 2 Type II reports and bridge letters",
        "ISO/IEC 27001 certificates with statements of applicability",
        "Penetration test summaries and completed questionnaires",
      ],
      aiModels: [
        "Language model that maps evidence to controls",
        "Entailment model that tests answers against reports",
      ],
      outputs: [
        "Risk memo with open findings",
        "Contract conditions for Legal",
        "Review date in the vendor register",
      ],
    },
    workflow: [
      {
        name: "Set the tier",
        text: "Data, access and the effort of replacing the vendor decide its tier. A caterer doesn't get a payroll provider's questions.",
      },
      {
        name: "Read the evidence",
        text: "Reports are checked for scope, exceptions and dates before any question is sent. A certificate from another group company doesn't count.",
      },
      {
        name: "Ask what is left",
        text: "The vendor gets only the questions its documents don't answer. Each reply is checked against the report that should support it.",
      },
      {
        name: "Weigh the gaps",
        text: "Findings are scored after your own controls are taken into account. Each comes with a remedy: a clause, a setting or a date.",
      },
      {
        name: "Accept the risk",
        text: "The owner reads a one-page memo and decides yes, no or yes with conditions. The decision has a name and an expiry date.",
        decides: { who: "Business owner, advised by the CISO" },
      },
    ],
  },
];
