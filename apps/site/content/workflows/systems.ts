import type { WorkflowRecord } from "../schema/workflow.ts";

export const systemsWorkflows: readonly WorkflowRecord[] = [
  {
    id: "change-advisory-board",
    title: "Change advisory board",
    category: "IT Operations",
    description:
      "Give the board a complete change request: what it affects, what it clashes with, and how to roll it back.",
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
    connects: {
      connectors: ["servicenow", "slack"],
      servers: ["grafana"],
      own: ["your deployment tools"],
    },
    workflow: [
      {
        name: "Check the request",
        text: "The run asks for whatever the request lacks, be it a test result, a back-out plan or an owner on call, before the agenda closes.",
      },
      {
        name: "Map the impact",
        text: "Dependencies are traced two hops out, and freezes and other windows show up as clashes.",
      },
      {
        name: "Board decides",
        text: "Members see the risk score beside three similar changes, and approve, move or refuse this one. Standard changes are pre-approved and don't take up the meeting.",
        decides: { who: "Change advisory board" },
      },
      {
        name: "Watch the window",
        text: "Health checks are compared with the hour before, and crossing a limit starts the back-out plan.",
      },
      {
        name: "Review the change",
        text: "The review compares planned and actual times and lists any incident that followed. A type of change that keeps going well is proposed as standard.",
      },
    ],
  },
  {
    id: "incident-post-mortem",
    title: "Incident post-mortem",
    category: "IT Operations",
    description:
      "Rebuild the timeline of a major incident, then agree causes and actions without blame.",
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
    connects: {
      connectors: ["jira", "slack"],
      servers: ["grafana", "pagerduty"],
      own: ["your status page"],
    },
    workflow: [
      {
        name: "Collect the traces",
        text: "When the incident is resolved, the logs and messages of those hours are preserved.",
      },
      {
        name: "Build the timeline",
        text: "Every entry of the timeline links to its source, and gaps are left as gaps.",
      },
      {
        name: "Draft the causes",
        text: "Contributing factors are listed with the evidence for and against each, in a draft that names roles instead of people.",
      },
      {
        name: "Agree on actions",
        text: "The review meeting corrects the draft. Then the service owner takes the actions one at a time, and either accepts each with a due date or records why the risk stays.",
        decides: { who: "Service owner" },
      },
      {
        name: "Follow through",
        text: "Overdue actions appear in the weekly operations review, and a new incident with the same signature is linked to this one.",
      },
    ],
  },
  {
    id: "vendor-security-review",
    title: "Vendor security review",
    category: "Security",
    description:
      "Assess a new vendor from its own evidence, ask only about the gaps, and let a named owner accept the residual risk.",
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
    connects: {
      connectors: ["outlook", "onedrive"],
      servers: ["markitdown"],
      own: ["your vendor register", "the vendor's portal"],
    },
    workflow: [
      {
        name: "Set the tier",
        text: "Data, access and the effort of replacing the vendor decide its tier, so that a caterer doesn't get a payroll provider's questions.",
      },
      {
        name: "Read the evidence",
        text: "Reports are read before any question is sent, for their age and for whether they cover the service you're buying. A certificate from another group company isn't accepted.",
      },
      {
        name: "Ask about the gaps",
        text: "Only questions that the documents don't answer go to the vendor.",
      },
      {
        name: "Weigh the gaps",
        text: "Findings are scored after your own controls are taken into account, and come with a remedy such as a clause or a date.",
      },
      {
        name: "Accept the risk",
        text: "The owner reads a one-page memo and decides yes, no or yes with conditions. The decision has a name and an expiry date.",
        decides: { who: "Business owner, advised by the CISO" },
      },
    ],
  },
];
