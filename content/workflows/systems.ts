import type { Workflow } from "../schema/workflow.ts";

export const systemsWorkflows: readonly Workflow[] = [
  {
    id: "change-advisory-board",
    title: "Change advisory board",
    category: "IT Operations",
    line: "resources",
    description:
      "Prepares each change request for the board: what it touches, what it clashes with and how it is undone.",
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
        text: "A request needs a test result, a back-out plan and an owner on call. The run asks for what is missing before the agenda closes.",
      },
      {
        name: "Map the impact",
        text: "Dependencies are followed two hops out, to the services that have users at that hour. Freezes and other windows show as clashes.",
      },
      {
        name: "Board decides",
        text: "Members approve, move or refuse, with the risk score and three similar changes in view. Standard changes are approved beforehand and do not come here.",
        decides: { who: "Change advisory board" },
      },
      {
        name: "Watch the window",
        text: "Health checks in the window are compared with the hour before. Passing a limit starts the back-out plan.",
      },
      {
        name: "Review the change",
        text: "Planned and actual duration and linked incidents are written up. A type of change that keeps going well is proposed as standard.",
      },
    ],
  },
  {
    id: "incident-post-mortem",
    title: "Incident post-mortem",
    category: "IT Operations",
    line: "resources",
    description:
      "Builds the timeline of a major incident from its traces, and helps the team agree on causes and actions without blame.",
    tags: ["major incidents", "post-mortem", "SRE", "action items"],
    metrics: [
      { name: "from resolution to published review", value: "2.7 days" },
      { name: "actions closed by their date", value: "81.6%" },
      { name: "repeat incidents in a year", value: "3" },
    ],
    implementation: {
      dataInputs: [
        "Alerts, traces and deployment events",
        "Messages and bridge call of the incident",
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
        text: "When the incident is resolved, logs, messages and deployments of those hours are kept from deletion. All times are converted to one zone.",
      },
      {
        name: "Build the timeline",
        text: "Events fall into detection, diagnosis, mitigation and recovery. Every entry links to its source, and gaps are shown as gaps.",
      },
      {
        name: "Draft the causes",
        text: "Contributing factors are listed with the evidence for and against each. Roles stand in place of names.",
      },
      {
        name: "Agree on actions",
        text: "The review meeting corrects the draft. The service owner takes each action with a date, or writes down why the risk stays.",
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
    line: "resources",
    description:
      "Tiers a new vendor, reads its evidence, asks only what is left open, and ends with a residual risk that somebody accepts.",
    tags: ["third-party risk", "security questionnaires", "SOC 2", "ISO/IEC 27001"],
    metrics: [
      { name: "from request to decision", value: "11 days" },
      { name: "questions answered by the vendor's own evidence", value: "64.5%" },
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
        text: "Data, access and the effort of replacing the vendor decide its tier. A caterer does not get the questions of a payroll provider.",
      },
      {
        name: "Read the evidence",
        text: "Reports are read for scope, exceptions and dates before a question is sent. A certificate of another group company does not count.",
      },
      {
        name: "Ask what is left",
        text: "The vendor receives the questions that its documents leave open. Each answer is tested against the report that should support it.",
      },
      {
        name: "Weigh the gaps",
        text: "Findings are scored net of the controls that you run yourself. Each comes with a remedy: a clause, a setting or a date.",
      },
      {
        name: "Accept the risk",
        text: "The owner reads a memo of one page and says yes, no or yes with conditions. The decision carries a name and an expiry date.",
        decides: { who: "Business owner, advised by the CISO" },
      },
    ],
  },
];
