import type { Workflow } from "../schema/workflow.ts";

export const operationsWorkflows: readonly Workflow[] = [
  {
    id: "import-permit-hs-codes",
    title: "Import permit and HS codes",
    category: "Logistics",
    line: "quick",
    description:
      "Reads the shipping documents, reconciles them, proposes HS codes and prepares the import permit for the declarant.",
    tags: ["customs", "HS codes", "bill of lading", "TradeNet"],
    metrics: [
      { name: "preparation per permit", value: "13 min" },
      { name: "permits amended after approval", value: "1.7%" },
      { name: "demurrage avoided in a year", value: "SGD 63,240" },
    ],
    implementation: {
      dataInputs: [
        "Bill of lading or air waybill",
        "Commercial invoice and packing list",
        "Product master with past classifications",
        "Tariff notes and classification rulings",
      ],
      aiModels: [
        "Layout-aware reader for freight documents",
        "Hierarchical classifier over the tariff",
        "Language model that argues from the chapter notes",
      ],
      outputs: [
        "Permit application ready to submit",
        "Classification record with its reasons",
        "Duty and GST estimate",
      ],
    },
    workflow: [
      {
        name: "Collect the papers",
        text: "The arrival notice starts the run. The forwarder is asked for each document that the shipment still lacks.",
      },
      {
        name: "Reconcile",
        text: "Marks, weights, package counts and Incoterms are compared across the papers. Two gross weights have to become one before anything is declared.",
      },
      {
        name: "Classify each line",
        text: "Every product gets up to three candidate codes, each with the note that speaks for it. Controlled goods show the authority that must agree.",
      },
      {
        name: "Confirm the codes",
        text: "The declarant picks the code and answers for value and origin. The choice is kept for the next shipment of that part.",
        decides: { who: "Registered declarant" },
      },
      {
        name: "Submit and release",
        text: "TradeNet receives the application. The permit number and its conditions go to the haulier with the delivery slot.",
      },
    ],
  },
  {
    id: "non-conformance-report",
    title: "Non-conformance report",
    category: "Manufacturing",
    line: "quick",
    description:
      "Contains a defect, gathers measurements and history, and carries the review board's disposition through to a verified fix.",
    tags: ["NCR", "quality", "material review board", "corrective action"],
    metrics: [
      { name: "from detection to disposition", value: "26 h" },
      { name: "defects that return within six months", value: "5.6%" },
      { name: "material saved from scrap in a quarter", value: "SGD 27,930" },
    ],
    implementation: {
      dataInputs: [
        "Inspection results and CMM measurements",
        "Photos from the line",
        "Batch genealogy and routing",
        "Past NCRs and supplier certificates",
      ],
      aiModels: [
        "Image model for surface defects",
        "Similarity search over past NCRs",
        "Change-point model for process data",
      ],
      outputs: [
        "NCR with disposition and signatures",
        "Quarantine, rework and scrap orders",
        "8D report or supplier corrective action request",
      ],
    },
    workflow: [
      {
        name: "Contain",
        text: "The suspect lot is blocked wherever its genealogy leads: in stores, on the line and in transit. Customers who hold parts of it are listed.",
      },
      {
        name: "Find the shift point",
        text: "Measurements are read backwards to the hour when the process moved. Tool changes and material lots around that hour are named.",
      },
      {
        name: "Decide disposition",
        text: "Use as is, rework, return or scrap: the board sees tolerance, function and cost for each. A concession also needs the customer's consent.",
        decides: { who: "Material review board" },
      },
      {
        name: "Issue the orders",
        text: "Rework instructions, scrap postings and return papers follow from the ruling. The stock stays blocked until they are confirmed.",
      },
      {
        name: "Verify the fix",
        text: "The corrective action has an owner and a date. The report closes after three clean lots in a row.",
      },
    ],
  },
  {
    id: "meter-read-exceptions",
    title: "Meter read exceptions",
    category: "Utilities",
    line: "quick",
    description:
      "Works through meter reads that fail validation, estimates what is missing and holds only the bills that need it.",
    tags: ["smart meters", "VEE", "billing", "field work"],
    metrics: [
      { name: "exceptions settled before the bill run", value: "94.9%" },
      { name: "field visits saved in a month", value: "318" },
      { name: "estimates more than a tenth off", value: "2.6%" },
    ],
    implementation: {
      dataInputs: [
        "Half-hourly reads from the head-end system",
        "Tamper and outage events",
        "Premises and account records",
        "Temperature by district",
      ],
      aiModels: [
        "Anomaly model for load shapes",
        "Like-day estimator for missing intervals",
        "Classifier that tells tampering from vacancy",
      ],
      outputs: [
        "Validated register and interval reads",
        "Work orders for the field crew",
        "Billing holds with an expiry date",
      ],
    },
    workflow: [
      {
        name: "Validate reads",
        text: "Each batch is checked for gaps, spikes, negative use and registers that have rolled over. Known outages explain some of the zeros.",
      },
      {
        name: "Sort the causes",
        text: "A dead modem, a vacant flat and a bypassed supply look different over a month. Every exception gets its likely cause.",
      },
      {
        name: "Estimate the gaps",
        text: "Missing intervals are filled from like days at the same premises and marked as estimates. Their sum must meet the next register read.",
      },
      {
        name: "Send a crew",
        text: "Suspected tampering and dead modems become work orders. Meters on the same riser share one visit.",
      },
      {
        name: "Release the bills",
        text: "Holds fall away as reads clear. A bill that rests on estimates says so and is corrected at the next actual read.",
      },
    ],
  },
];
