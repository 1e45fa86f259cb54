import type { WorkflowRecord } from "../schema/workflow.ts";

export const operationsWorkflows: readonly WorkflowRecord[] = [
  {
    id: "import-permit-hs-codes",
    title: "Import permit and HS codes",
    category: "Logistics",
    description:
      "Prepare import permits from your shipping documents, with HS codes proposed and discrepancies resolved for the declarant.",
    tags: ["customs", "HS codes", "bill of lading", "TradeNet"],
    metrics: [
      { name: "preparation time per permit", value: "13 min" },
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
        "Language model that reasons from the chapter notes",
      ],
      outputs: [
        "Permit application ready to submit",
        "Classification record with its reasons",
        "Duty and GST estimate",
      ],
    },
    workflow: [
      {
        name: "Collect documents",
        text: "The arrival notice starts the run, which asks the forwarder for any missing documents.",
      },
      {
        name: "Reconcile",
        text: "Marks, weights, package counts and Incoterms are compared across the documents. Conflicting gross weights must be resolved before declaration.",
      },
      {
        name: "Classify each line",
        text: "Each product gets up to three candidate codes, each with the tariff note that supports it. Controlled goods show the authority that must approve.",
      },
      {
        name: "Confirm the codes",
        text: "The declarant picks the code and confirms value and origin. The choice is saved for the next shipment of that part.",
        decides: { who: "Registered declarant" },
      },
      {
        name: "Submit and release",
        text: "The application goes to TradeNet. The haulier gets the permit number, its conditions and the delivery slot.",
      },
    ],
  },
  {
    id: "non-conformance-report",
    title: "Non-conformance report",
    category: "Manufacturing",
    description:
      "Contain a defect, find when it started, and follow the review board's decision through to a verified fix.",
    tags: ["NCR", "quality", "material review board", "corrective action"],
    metrics: [
      { name: "from detection to disposition", value: "26 h" },
      { name: "defects that recur within six months", value: "5.6%" },
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
        text: "The suspect lot is traced and blocked in stores, on the line and in transit. Customers who have received parts of it are listed.",
      },
      {
        name: "Find the shift point",
        text: "Measurements are traced back to the hour the process shifted. Tool changes and material lots from around that time are listed.",
      },
      {
        name: "Decide disposition",
        text: "Use as is, rework, return or scrap: the board sees tolerance, function and cost for each. A concession needs the customer's consent too.",
        decides: { who: "Material review board" },
      },
      {
        name: "Issue the orders",
        text: "The decision produces rework instructions, scrap postings and return documents. Stock stays blocked until they're confirmed.",
      },
      {
        name: "Verify the fix",
        text: "The corrective action has an owner and a due date. Three clean lots in a row close the report.",
      },
    ],
  },
  {
    id: "meter-read-exceptions",
    title: "Meter read exceptions",
    category: "Utilities",
    description:
      "Resolve meter reads that fail validation, estimate missing intervals, and hold only the bills that need it.",
    tags: ["smart meters", "VEE", "billing", "field work"],
    metrics: [
      { name: "exceptions resolved before the bill run", value: "94.9%" },
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
        text: "Every batch is checked for gaps, spikes, negative usage and register rollovers. Zeros during known outages are accepted.",
      },
      {
        name: "Sort the causes",
        text: "A dead modem, a vacant flat and a bypassed supply each leave a different pattern over a month. Every exception gets a likely cause.",
      },
      {
        name: "Estimate the gaps",
        text: "Similar days at the same premises fill missing intervals, marked as estimates. Their sum must equal the next register read.",
      },
      {
        name: "Send a crew",
        text: "Suspected tampering and dead modems become work orders. Meters on the same riser share one visit.",
      },
      {
        name: "Release the bills",
        text: "Holds are lifted as reads are cleared. A bill based on estimates says so, and the next actual read corrects it.",
      },
    ],
  },
];
