import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "import-permit-hs-codes",
  number: "run_P7GK43WN",
  version: 21,
  summary:
    "Two gross weights in one shipment became one. The permit gateway failed once, and the second attempt went through.",
  trigger: { name: "Arrival notice", detail: "Vessel Straits Heron, voyage 118" },
  started: "2026-11-16T13:02:30.0+08:00",
  tier: { name: "4, Delegated", detail: "within set limits" },
  steps: [
    {
      kind: "work",
      name: "Collect documents",
      result: "Three of four documents were there. The forwarder sent the packing list.",
      outside: [{ name: "arrival-notice", text: "Container TLKU 440182-6, due 18 November" }],
      calls: [
        {
          system: "Shipment folder",
          tool: "list_documents",
          arguments: 'container: "TLKU4401826"',
          seconds: 0.5,
          recorded: "Shipment folder read 3 documents",
        },
        {
          system: "Email",
          tool: "ask_forwarder",
          arguments: 'missing: "packing list"',
          seconds: 0.3,
          recorded: "Forwarder asked for the packing list",
        },
        {
          system: "Email",
          tool: "receive_document",
          arguments: 'kind: "packing list"',
          waited: 2_700,
          seconds: 0.4,
        },
      ],
      gives: [{ name: "documents", text: "Bill of lading, invoice, packing list, certificate" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Reconcile",
      result: "Two gross weights differed by 240 kg. Pallets explain the difference.",
      takes: [{ name: "documents", text: "All 4 from Collect documents" }],
      calls: [
        {
          system: "Document reader",
          tool: "read_documents",
          arguments: "documents: 4",
          seconds: 9.4,
          model: true,
        },
        { system: "Sums", tool: "compare_weights", arguments: "fields: 14", seconds: 0.2 },
      ],
      findings: [
        { same: true, name: "Packages", text: "12 pallets, 288 cartons" },
        { same: false, name: "Gross weight", text: "6,480 kg and 6,240 kg: pallets weigh 240 kg" },
        { same: true, name: "Incoterm", text: "CIF Singapore" },
      ],
      gives: [{ name: "shipment.json", text: "One gross weight: 6,480 kg" }],
      why: {
        title: "Why 6,480 kg",
        model: "freight-layout-4",
        facts: [
          { name: "Fields", value: "14" },
          { name: "Tokens", value: "9,830" },
        ],
        text: "The packing list leaves the pallets out and says so in a footnote. Twelve pallets of 20 kg are 240 kg, which is the whole difference.",
      },
      cost: 4,
    },
    {
      kind: "work",
      name: "Classify each line",
      result: "Proposed codes for 5 lines. One line has two close candidates.",
      takes: [{ name: "shipment.json", text: "5 lines from Reconcile" }],
      outside: [{ name: "product-master", text: "3 of 5 parts imported before" }],
      calls: [
        {
          system: "Tariff model",
          tool: "classify",
          arguments: "lines: 5",
          seconds: 3.9,
          model: true,
        },
        {
          system: "Tariff notes",
          tool: "find_notes",
          arguments: "chapters: 2",
          seconds: 0.7,
          recorded: "Tariff notes read for 2 chapters",
        },
        {
          system: "Language model",
          tool: "argue",
          arguments: "line: 4, candidates: 2",
          seconds: 4.4,
          model: true,
        },
      ],
      gives: [{ name: "codes.json", text: "Up to three candidates a line, with notes" }],
      why: {
        title: "Why two candidates",
        model: "tariff-tree-7",
        facts: [
          { name: "First", value: "0.58" },
          { name: "Second", value: "0.39" },
        ],
        text: "Line 4 is a pump with a controller. The note to the section puts a unit with one purpose under that purpose, which speaks for the pump. The controller alone would be electrical.",
      },
      cost: 6,
    },
    {
      kind: "approval",
      name: "Confirm the codes",
      result: "Sent to the registered declarant with both candidates for line 4.",
      takes: [{ name: "codes.json", text: "5 lines from Classify each line" }],
      approval: {
        asks: "the registered declarant",
        deadline: "Vessel arrives on 18 November, 06:00",
        conclusion:
          "SGD 48,600 of pumps can be declared in two ways, with GST of SGD 4,374 either way",
        detail:
          "Line 4 of 5. The other four lines have one candidate each, three of them from earlier shipments.",
        policy: {
          id: "CU-02",
          rule: "Second candidate above 20%",
          limits: [{ label: "Second candidate, limit 20%", limit: 20, value: 39, shown: "39%" }],
        },
        columns: [
          { name: "As a pump", source: "Heading 84.13" },
          { name: "As electrical", source: "Heading 85.37" },
          { name: "Invoice", source: "Line 4" },
        ],
        rows: [
          {
            name: "Purpose",
            cells: [
              { text: "Moves liquid" },
              { text: "Controls current", differs: true },
              { text: "Dosing pump" },
            ],
            result: { same: false, text: "Points to the pump" },
          },
          {
            name: "Value",
            cells: [{ text: "SGD 48,600" }, { text: "SGD 48,600" }, { text: "SGD 48,600" }],
            result: { same: true, text: "Same value" },
          },
          {
            name: "Authority",
            cells: [
              { text: "None" },
              { text: "Safety approval", differs: true },
              { text: "None named" },
            ],
            result: { same: false, text: "Only one needs approval" },
          },
        ],
        options: [
          {
            id: "pump",
            key: "P",
            label: "Declare as a pump",
            consequence: "Submit today, GST SGD 4,374",
            leadsTo: "The application goes out today, and the choice is kept for this part.",
          },
          {
            id: "electrical",
            key: "E",
            label: "Declare as electrical",
            consequence: "Ask for safety approval first",
            leadsTo: "The authority is asked, and the container may wait for its answer.",
          },
          {
            id: "ruling",
            key: "R",
            label: "Ask for a ruling",
            consequence: "Hold line 4, submit four lines",
            leadsTo: "Four lines go out today. Line 4 stays in bond until customs has ruled.",
          },
        ],
        decision: {
          option: "pump",
          title: "Declared as a pump",
          by: "the registered declarant",
          via: "in the permit screen",
          seconds: 1_560,
          note: "One purpose, so the section note decides. Same as our ruling of 2024.",
          facts: [
            { name: "Heading", value: "84.13" },
            { name: "GST", value: "SGD 4,374" },
          ],
        },
      },
      gives: [{ name: "declaration.json", text: "5 codes with the declarant's choice" }],
    },
    {
      kind: "work",
      name: "Submit and release",
      plan: "Submits the application and passes the permit to the haulier.",
      result: "Permit IG6K118042 approved on the second attempt, haulier booked.",
      takes: [{ name: "declaration.json", text: "5 codes from Confirm the codes" }],
      calls: [
        {
          system: "Permit gateway",
          tool: "submit",
          arguments: "lines: 5",
          seconds: 30,
          failed: "The gateway didn't answer within 30 s",
          recorded: "Permit gateway didn't answer within 30 s",
        },
        {
          system: "Permit gateway",
          tool: "submit",
          arguments: 'lines: 5, key: "same as before"',
          waited: 10,
          seconds: 4.1,
          recorded: "Permit gateway approved IG6K118042",
        },
        {
          system: "Haulier portal",
          tool: "book_slot",
          arguments: 'date: "2026-11-18"',
          seconds: 0.8,
          recorded: "Haulier booked for 18 November, 14:00",
        },
      ],
      gives: [
        { name: "IG6K118042", text: "Permit with its conditions" },
        { name: "slot", text: "18 November, 14:00" },
      ],
      cost: 1,
    },
  ],
};
