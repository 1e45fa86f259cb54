import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "inpatient-icd-10-coding",
  number: "run_1NP6VS9F",
  version: 18,
  summary:
    "A six-day stay got seven proposed codes, each with the sentence behind it. The coder removed one that was only suspected.",
  trigger: { name: "Discharge", detail: "Episode E-558120, ward 6B" },
  started: "2026-11-09T15:20:00.0+08:00",
  tier: 3,
  steps: [
    {
      kind: "work",
      name: "Gather the episode",
      result: "Put 64 notes in order. The operation note arrived after one request.",
      outside: [{ name: "episode", text: "E-558120, 3 to 9 November 2026" }],
      calls: [
        {
          system: "Patient record",
          tool: "get_notes",
          effect: "none",
          arguments: 'episode: "E-558120"',
          seconds: 2.4,
          recorded: "Patient record read 63 notes",
        },
        {
          system: "Messages",
          tool: "ask_ward",
          effect: "message",
          arguments: 'missing: "operation note"',
          seconds: 0.2,
          recorded: "Ward asked for the operation note",
        },
        {
          system: "Patient record",
          tool: "get_note",
          effect: "none",
          arguments: 'kind: "operation"',
          waited: 12_600,
          seconds: 0.5,
          recorded: "Patient record read the operation note",
        },
      ],
      gives: [{ name: "episode.json", text: "64 notes in order of time" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Propose the codes",
      result: "Proposed 7 codes, the gallstones with cholecystitis first.",
      takes: [{ name: "episode.json", text: "64 notes from Gather the episode" }],
      outside: [{ name: "standards", text: "Coding standards 2026" }],
      calls: [
        {
          system: "Clinical model",
          tool: "find_diagnoses",
          arguments: "notes: 64",
          seconds: 18.2,
          model: true,
        },
        {
          system: "Ranking model",
          tool: "rank_codes",
          arguments: "candidates: 31",
          seconds: 1.6,
          model: true,
        },
      ],
      gives: [{ name: "codes.json", text: "7 codes, each with its sentence" }],
      why: {
        title: "Why this is first",
        model: "clinical-notes-13b",
        facts: [
          { name: "Codes", value: "7" },
          { name: "Tokens", value: "41,870" },
        ],
        text: "Gallstones with acute cholecystitis were the reason for admission and for the operation. Diabetes was treated throughout, so it counts as a comorbidity.",
      },
      cost: 14,
    },
    {
      kind: "approval",
      name: "Confirm each code",
      result: "Sent 7 codes with their sentences to the clinical coder.",
      takes: [{ name: "codes.json", text: "7 codes from Propose the codes" }],
      approval: {
        asks: "the clinical coder",
        deadline: "Due before the bill run at 18:00 tomorrow",
        conclusion: "One of seven codes adds SGD 1,180 to the claim and is based on a suspicion",
        detail:
          "Six codes have a sentence that states them, but for pneumonia the notes say 'query' and nothing later confirms it.",
        policy: {
          id: "CC-01",
          rule: "A person confirms each code. Certainty below 80% is marked",
          limits: [{ label: "Doubt, limit 20%", limit: 20, value: 43, shown: "43% in doubt" }],
        },
        columns: [
          { name: "Proposed", source: "J18.9" },
          { name: "Notes", source: "Ward round, day 3" },
          { name: "Results", source: "Radiology, day 4" },
        ],
        rows: [
          {
            name: "Pneumonia",
            cells: [
              { text: "Present", differs: true },
              { text: "'Query pneumonia'", differs: true },
              { text: "'No consolidation'", differs: true },
            ],
            result: { same: false, text: "Not confirmed" },
          },
          {
            name: "Antibiotic",
            cells: [
              { text: "For pneumonia" },
              { text: "For cholecystitis", note: "from admission" },
              { text: "None" },
            ],
            result: { same: false, text: "Given for something else" },
          },
        ],
        options: [
          {
            id: "confirm",
            key: "C",
            label: "Confirm all seven",
            consequence: "Claim SGD 9,460",
            leadsTo: "The set goes to grouping with the code, and a payer may deny it.",
          },
          {
            id: "strike",
            key: "S",
            label: "Strike pneumonia",
            consequence: "Claim SGD 8,280 with six codes",
            leadsTo:
              "Six codes go to grouping, and the struck one stays in the record with your reason.",
          },
          {
            id: "query",
            key: "Q",
            label: "Ask the doctor",
            consequence: "The episode waits for an answer",
            leadsTo: "The doctor gets a question that doesn't suggest the answer.",
          },
        ],
        decision: {
          option: "strike",
          title: "Six codes confirmed",
          by: "the clinical coder",
          via: "in the coding screen",
          seconds: 1_020,
          note: "The film rules it out. A query is not a diagnosis after discharge.",
          facts: [
            { name: "Confirmed", value: "6 of 7" },
            { name: "Claim", value: "SGD 8,280" },
          ],
        },
      },
      gives: [{ name: "confirmed.json", text: "6 codes with their sentences" }],
    },
    {
      kind: "work",
      name: "Group and test",
      plan: "Groups the set to a DRG and runs the payer's edits.",
      result: "Grouped to a laparoscopic gall bladder DRG, which passes all 112 edits.",
      takes: [{ name: "confirmed.json", text: "6 codes from Confirm each code" }],
      calls: [
        {
          system: "Grouper",
          tool: "group",
          effect: "none",
          arguments: "codes: 6",
          seconds: 0.3,
          recorded: "Grouper gave a cost weight of 1.74",
        },
        {
          system: "Payer edits",
          tool: "test",
          effect: "none",
          arguments: "edits: 112",
          seconds: 0.6,
          recorded: "Payer edits passed, 112 of 112",
        },
      ],
      gives: [{ name: "grouped.json", text: "DRG with a cost weight of 1.74" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Release the claim",
      plan: "Sends the claim and keeps its evidence with the episode.",
      result: "Released claim CLM-90233 for SGD 8,280.",
      takes: [{ name: "grouped.json", text: "DRG from Group and test" }],
      calls: [
        {
          system: "Claims gateway",
          tool: "submit",
          effect: "irreversible",
          arguments: 'claim: "CLM-90233"',
          seconds: 1.3,
          recorded: "Claims gateway accepted CLM-90233, SGD 8,280",
        },
        {
          system: "Archive",
          tool: "store",
          effect: "reversible",
          arguments: 'file: "evidence.json"',
          seconds: 0.4,
        },
      ],
      gives: [
        { name: "CLM-90233", text: "SGD 8,280, accepted by the gateway" },
        { name: "evidence.json", text: "Each code with the sentence behind it" },
      ],
      cost: 1,
    },
  ],
};
