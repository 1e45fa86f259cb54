import type { WorkflowRecord } from "../schema/workflow.ts";

export const commerceWorkflows: readonly WorkflowRecord[] = [
  {
    id: "rfp-answer-library",
    title: "RFP answers from the library",
    category: "Sales",
    description:
      "Answer a tender from approved texts, and send your experts only the questions that those texts don't cover.",
    tags: ["RFP", "tenders", "answer library", "bid management"],
    metrics: [
      { name: "requirements answered from approved texts", value: "73.8%" },
      { name: "staff time per bid", value: "31 h" },
      { name: "new library answers from each bid", value: "15" },
    ],
    implementation: {
      dataInputs: [
        "Tender documents and clarifications",
        "Answer library with owners and review dates",
        "Product sheets and certificates",
        "Win and loss notes from earlier bids",
      ],
      aiModels: [
        "Long-context model that extracts requirements",
        "Retrieval model with a reranker",
        "Language model that rewrites in the buyer's terms",
      ],
      outputs: [
        "Compliance matrix",
        "Response in the buyer's template",
        "New library answers, each with an owner",
      ],
    },
    connects: {
      connectors: ["outlook", "onedrive", "salesforce"],
      servers: ["markitdown"],
      own: ["the tender portal"],
    },
    workflow: [
      {
        name: "Break it down",
        text: "Every 'shall' in the tender becomes a row with its page, its weighting and the answer format that the buyer asks for.",
      },
      {
        name: "Bid or no bid",
        text: "The director sees the fit, the effort and any condition that could sink the bid. A 'no' ends the run, once the invitation has been declined in your name.",
        decides: { who: "Sales director" },
      },
      {
        name: "Answer from library",
        text: "Approved texts fill the rows they fit. If a text is past its review date, its row goes to an expert instead.",
      },
      {
        name: "Ask the experts",
        text: "Each expert gets one list of gaps with one deadline, and a claim without evidence goes back to its author. The answers are then fitted to the buyer's forms and word limits.",
      },
      {
        name: "Release the bid",
        text: "The bid manager reads the finished bid and releases it, sends rows back or withdraws. What the experts wrote joins the library under their names, so the next bid starts from there.",
        decides: { who: "Bid manager" },
      },
    ],
  },
  {
    id: "churn-save-desk",
    title: "Churn save desk",
    category: "Sales",
    description: "Find out who is about to leave and why, in time to make an offer.",
    tags: ["churn", "retention", "subscriptions"],
    metrics: [
      { name: "retention above the control group", value: "6.1 points" },
      { name: "average cost of a save", value: "SGD 58" },
      { name: "unnecessary calls avoided in a month", value: "1,140" },
    ],
    implementation: {
      dataInputs: [
        "Usage, billing and fault history",
        "Cancellation calls and chats",
        "Contract end dates and port-out requests",
        "Offer rules with margin floors",
      ],
      aiModels: [
        "Uplift model for the effect of an offer",
        "Speech recognition and topic model for call reasons",
        "Language model that writes the call brief",
      ],
      outputs: [
        "Ranked call list with a brief for each customer",
        "Order for the new plan",
        "Saves measured against a control group",
      ],
    },
    connects: {
      connectors: ["salesforce", "outlook", "twilio"],
      servers: ["postgres-mcp-pro"],
      own: ["your order and number systems"],
    },
    workflow: [
      {
        name: "Watch for signals",
        text: "Falling usage, a second fault in a month or a port-out request puts a subscriber on the list. A random control group isn't contacted, which shows later what the calls were worth.",
      },
      {
        name: "Find the reason",
        text: "Recent calls and chats give the cause in the customer's own words.",
      },
      {
        name: "Choose the offer",
        text: "Up to three offers appear with their margin and likely effect, and one of them may be a repair and an apology. The agent chooses during the call.",
        decides: { who: "Save desk agent" },
      },
      {
        name: "Change the plan",
        text: "The chosen terms become an order, which the customer gets in writing the same day.",
      },
      {
        name: "Count the saves",
        text: "After ninety days, customers who were called are compared with the control group, and offers that made no difference are withdrawn.",
      },
    ],
  },
  {
    id: "returns-and-rma",
    title: "Returns and RMA",
    category: "Retail",
    description:
      "Returns checked against warranty and policy, from the first message to the refund.",
    tags: ["returns", "RMA", "warranty", "reverse logistics"],
    metrics: [
      { name: "from request to refund", value: "4.6 days" },
      { name: "returned units resold as grade A", value: "57%" },
      { name: "swapped serial numbers caught per quarter", value: "83" },
    ],
    implementation: {
      dataInputs: [
        "Return requests with photos",
        "Order, serial number and proof of purchase",
        "Warranty terms by model",
        "Carrier slots and depot capacity",
      ],
      aiModels: [
        "Image model that compares the unit with its listing",
        "Classifier for fault descriptions",
        "Price model for open-box stock",
      ],
      outputs: [
        "RMA number with label and packing instructions",
        "Credit note, repair order or exchange order",
        "Fault report to the manufacturer by serial range",
      ],
    },
    connects: {
      connectors: ["shopify", "woocommerce", "zendesk"],
      servers: [],
      own: ["your carrier", "your serial register"],
    },
    workflow: [
      {
        name: "Open the RMA",
        text: "The customer names the order and the fault and gets an RMA number, unless the fault is a known one with a remedy, which the run offers first.",
      },
      {
        name: "Check eligibility",
        text: "Warranty terms are looked up for the serial number on the unit, and a refusal quotes the clause it's based on.",
      },
      {
        name: "Book the return",
        text: "Returns go to the nearest depot with space, with a hazard label where there's a lithium battery. If freight costs more than the part, the customer keeps it.",
      },
      {
        name: "Grade the unit",
        text: "The technician tests the unit beside the customer's photo and grades it A, B, C or scrap.",
        decides: { who: "Depot technician" },
      },
      {
        name: "Settle",
        text: "The grade and the customer's choice decide between refund, repair and exchange, and stock is booked by grade.",
      },
    ],
  },
  {
    id: "commercial-tenancy-renewal",
    title: "Commercial tenancy renewal",
    category: "Property",
    description:
      "Renewals that start on time, with the agreed terms in a tenancy agreement that is stamped before the deadline.",
    tags: ["leasing", "rent roll", "tenancy agreements", "stamp duty"],
    metrics: [
      { name: "renewals signed before expiry", value: "90.8%" },
      { name: "from agreed terms to signature", value: "8.5 days" },
      { name: "median gap between tenancies", value: "21 days" },
    ],
    implementation: {
      dataInputs: [
        "Rent roll and signed tenancy agreements",
        "Comparable lettings in the district",
        "The tenant's arrears and service requests",
        "Landlord's mandate with floor rents",
      ],
      aiModels: [
        "Extraction model for lease terms and options",
        "Rent model that names its comparables",
        "Language model that drafts special conditions",
      ],
      outputs: [
        "Letter of offer",
        "Signed tenancy agreement with stamp certificate",
        "Updated rent roll and deposit record",
      ],
    },
    connects: {
      connectors: ["outlook", "box", "xero"],
      servers: [],
      own: ["your rent roll", "the stamping office"],
    },
    workflow: [
      {
        name: "Renew or re-let",
        text: "Before the notice period starts, the asset manager sees the tenant's record beside a market rent, and decides whether to renew, re-let or take the unit back.",
        decides: { who: "Asset manager" },
      },
      {
        name: "Offer the terms",
        text: "Offers and counter-offers are made within the mandate that the asset manager has set, and each one is logged.",
      },
      {
        name: "Write the agreement",
        text: "Agreed terms go into the current template. Each special condition of the old tenancy is either carried over or listed as dropped, and both sides see the list.",
      },
      {
        name: "Sign and stamp",
        text: "Both sides sign electronically, and stamp duty is paid within the fourteen days that the law allows.",
      },
      {
        name: "Update the rent roll",
        text: "The rent roll takes the new rent, the next expiry and the option dates.",
      },
    ],
  },
];
