import type { WorkflowRecord } from "../schema/workflow.ts";

export const operationsWorkflows: readonly WorkflowRecord[] = [
  {
    id: "import-permit-hs-codes",
    title: "Import permit and HS codes",
    category: "Logistics",
    description:
      "Prepare import permits from your shipping documents, with HS codes that an agent proposes and the declarant confirms.",
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
    connects: {
      connectors: ["gmail", "outlook", "google-drive"],
      servers: ["markitdown"],
      own: ["TradeNet", "the haulier's portal"],
    },
    workflow: [
      {
        name: "Collect documents",
        text: "An arrival notice starts the run, and if a document is missing, the forwarder gets a request.",
      },
      {
        name: "Reconcile",
        text: "Weights and package counts are compared across the documents, because two gross weights that disagree must be resolved before declaration.",
      },
      {
        name: "Classify each line",
        text: "Each product gets up to three candidate codes, with the tariff note behind every one and the authority that must approve controlled goods. If two codes are equally likely, the note says what would decide between them.",
      },
      {
        name: "Confirm the codes",
        text: "The declarant picks the code and confirms value and origin. The choice is remembered for the next shipment of that part.",
        decides: { who: "Registered declarant" },
      },
      {
        name: "Submit and release",
        text: "TradeNet gets the application, and the haulier gets the permit number, its conditions and the delivery slot.",
      },
    ],
  },
  {
    id: "non-conformance-report",
    title: "Non-conformance report",
    category: "Manufacturing",
    description:
      "Contain a defect and find out when it started, let the review board decide what happens to the material, and verify the fix.",
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
    connects: {
      connectors: ["microsoft-teams"],
      servers: ["postgres-mcp-pro"],
      own: ["your quality, shop-floor and warehouse systems"],
    },
    workflow: [
      {
        name: "Contain",
        text: "The suspect lot is traced and blocked wherever it is, and customers who have received parts of it are listed.",
      },
      {
        name: "Find the shift point",
        text: "Measurements lead back to the hour the process shifted, and to the tool that was changed or the material that came in then.",
      },
      {
        name: "Decide disposition",
        text: "The board sees tolerance and cost for every option that applies, whether use as is, rework, return or scrap. A concession needs the customer's consent too.",
        decides: { who: "Material review board" },
      },
      {
        name: "Issue the orders",
        text: "The decision produces its orders, and stock stays blocked until they're confirmed.",
      },
      {
        name: "Verify the fix",
        text: "Three clean lots in a row close the report.",
      },
    ],
  },
  {
    id: "meter-read-exceptions",
    title: "Meter read exceptions",
    category: "Utilities",
    description: "Resolve meter reads that fail validation, and hold only the bills that need it.",
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
    connects: {
      connectors: [],
      servers: ["postgres-mcp-pro"],
      own: ["your head-end, billing and field-work systems"],
    },
    workflow: [
      {
        name: "Validate reads",
        text: "Batches are checked for gaps and spikes. Negative usage and registers that roll over too soon are exceptions as well, while zeros during known outages are accepted.",
      },
      {
        name: "Sort the causes",
        text: "Every exception gets a likely cause, because over a month a dead modem looks different from a vacant flat, and both differ from a bypassed supply.",
      },
      {
        name: "Estimate the gaps",
        text: "Missing intervals are filled from similar days at the same premises.",
      },
      {
        name: "Send a crew",
        text: "A crew is sent for suspected tampering, and for a dead modem whose readings can't be checked against the register. Meters on the same riser share one visit.",
      },
      {
        name: "Release the bills",
        text: "Holds are lifted as reads are cleared. A bill based on estimates says so, and the next actual read corrects it.",
      },
    ],
  },
];
