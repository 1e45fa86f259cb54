import type { Workflow } from "../schema/workflow.ts";

export const peopleWorkflows: readonly Workflow[] = [
  {
    id: "new-hire-onboarding",
    title: "New hire onboarding",
    category: "Human Resources",
    line: "company",
    description:
      "Takes a signed offer to a working first day: access, equipment, payroll, work pass, and a check after the first week.",
    tags: ["onboarding", "access requests", "payroll", "Employment Pass"],
    metrics: [
      { name: "hires with everything on day one", value: "96 of 102" },
      { name: "HR time per hire", value: "1.9 h" },
      { name: "proposed access rights that managers strike out", value: "7.2%" },
    ],
    implementation: {
      dataInputs: [
        "Signed offer and key employment terms",
        "Role profiles with default access",
        "Laptop stock and lead times",
        "Employment Pass status",
      ],
      aiModels: [
        "Document model for passports, passes and bank letters",
        "Peer-group model for access rights",
        "Language model that answers from the handbook",
      ],
      outputs: [
        "Accounts in the directory and business systems",
        "Payroll and CPF record",
        "Equipment order and first-week schedule",
      ],
    },
    workflow: [
      {
        name: "Read the offer",
        text: "Start date, grade, site and manager come from the signed offer. A foreign hire waits here for the in-principle approval of the pass.",
      },
      {
        name: "Approve access",
        text: "The manager sees which rights peers in the role hold and which of them are sensitive, and strikes out what the job does not need.",
        decides: { who: "Hiring manager" },
      },
      {
        name: "Create and order",
        text: "Accounts stay locked until the start date. A laptop is reserved at the right site, and what takes longest is ordered first.",
      },
      {
        name: "Set up payroll",
        text: "Identity papers and the bank letter are read and checked against each other. The CPF rate follows from age and residency.",
      },
      {
        name: "Ask after a week",
        text: "On the fifth day the hire answers three short questions. A missing tool becomes a request at once.",
      },
    ],
  },
  {
    id: "ticket-triage-sla",
    title: "Ticket triage on the SLA clock",
    category: "Customer Support",
    line: "company",
    description:
      "Sets the priority of each ticket, starts the right clocks and moves the work before a promise is broken.",
    tags: ["service desk", "SLA", "ticket routing"],
    metrics: [
      { name: "SLA breaches in a month", value: "12" },
      { name: "tickets that reach the right queue first", value: "89.1%" },
      { name: "median first response", value: "17 min" },
    ],
    implementation: {
      dataInputs: [
        "Tickets from mail, chat and the portal",
        "Contracts with service hours and response targets",
        "Shift rosters and skills",
        "Known-error articles",
      ],
      aiModels: [
        "Multilingual classifier for impact and urgency",
        "Retrieval model over known errors",
        "Survival model for the time to breach",
      ],
      outputs: [
        "Priority, queue and clocks on the ticket",
        "Draft reply with the article behind it",
        "Weekly list of breaches and near misses",
      ],
    },
    workflow: [
      {
        name: "Read the ticket",
        text: "Thread, screenshots and past cases are read together. Two mails about one fault become one ticket.",
      },
      {
        name: "Set the priority",
        text: "Impact and urgency give the priority, by the matrix in the customer's contract. An angry tone raises neither.",
      },
      {
        name: "Start the clocks",
        text: "Response and resolution clocks run in the customer's service hours. They pause only while the customer owes an answer.",
      },
      {
        name: "Route by skill",
        text: "The ticket goes to somebody on shift who has closed its kind before, with a draft reply from the known errors.",
      },
      {
        name: "Move before breach",
        text: "When a breach becomes likely, the ticket moves to the next tier and the shift lead is told while there is still time.",
      },
    ],
  },
  {
    id: "inpatient-icd-10-coding",
    title: "Inpatient ICD-10 coding",
    category: "Healthcare",
    line: "company",
    description:
      "Reads the record of a finished stay, proposes diagnosis and procedure codes with their evidence, and prepares the claim.",
    tags: ["ICD-10", "clinical coding", "DRG", "claims"],
    metrics: [
      { name: "episodes per coder and day", value: "34" },
      { name: "codes confirmed as proposed", value: "86.7%" },
      { name: "from discharge to final bill", value: "3.2 days" },
    ],
    implementation: {
      dataInputs: [
        "Discharge summaries and operation notes",
        "Laboratory and pathology results",
        "Medication charts",
        "Coding standards and payer rules",
      ],
      aiModels: [
        "Clinical language model for diagnoses and negation",
        "Ranking model trained on audited episodes",
      ],
      outputs: [
        "Code set with the sentence behind each code",
        "DRG with its cost weight",
        "Claim file for the payer",
      ],
    },
    workflow: [
      {
        name: "Gather the episode",
        text: "Notes from admission to discharge are put in order of time. A missing operation note holds the run and is asked for.",
      },
      {
        name: "Propose the codes",
        text: "The principal diagnosis comes first, then the comorbidities that were treated. Where notes are vague, the doctor gets a query that does not lead.",
      },
      {
        name: "Confirm each code",
        text: "The coder reads code and sentence together, and confirms, changes or strikes it. No code reaches a bill without this.",
        decides: { who: "Clinical coder" },
      },
      {
        name: "Group and test",
        text: "The set is grouped to a DRG and run through the payer's edits. A conflict of age or sex returns it to the coder.",
      },
      {
        name: "Release the claim",
        text: "The claim goes out, and its evidence stays with the episode. A later denial is traced to the code that caused it.",
      },
    ],
  },
  {
    id: "clinical-trial-queries",
    title: "Clinical trial data queries",
    category: "Healthcare",
    line: "company",
    description:
      "Finds discrepancies in trial data, writes the query to the site and follows it until the data manager closes it.",
    tags: ["clinical trials", "EDC", "data queries", "GCP"],
    metrics: [
      { name: "median age of an open query", value: "6.8 days" },
      { name: "queries withdrawn as unneeded", value: "4.3%" },
      { name: "from last visit to database lock", value: "29 days" },
    ],
    implementation: {
      dataInputs: [
        "eCRF entries with their audit trail",
        "Central laboratory transfers",
        "Cases from the safety database",
        "Protocol and data validation plan",
      ],
      aiModels: [
        "Language model that reads adverse events against medication",
        "Coding model for MedDRA terms",
        "Outlier model within each site",
      ],
      outputs: [
        "Queries in the EDC system",
        "Reconciled listing of serious adverse events",
        "Query ageing report by site",
      ],
    },
    workflow: [
      {
        name: "Sweep new entries",
        text: "Each night the edit checks run over the forms that changed. Entries that pass are read once more in context.",
      },
      {
        name: "Compare sources",
        text: "Doses, lab values and adverse events are laid side by side for each visit. An antihistamine begun without an adverse event is a finding.",
      },
      {
        name: "Write the query",
        text: "The query names the form, the two values and the question. It never suggests the answer.",
      },
      {
        name: "Follow the site",
        text: "The study coordinator gets one digest a week. What stays unanswered is on the monitor's list before the next visit.",
      },
      {
        name: "Close or ask again",
        text: "The data manager weighs the site's answer and closes the query or sends it back. Blinded fields stay hidden throughout.",
        decides: { who: "Clinical data manager" },
      },
    ],
  },
];
