import type { WorkflowRecord } from "../schema/workflow.ts";

export const commerceWorkflows: readonly WorkflowRecord[] = [
  {
    id: "rfp-answer-library",
    title: "RFP answers from the library",
    category: "Sales",
    description:
      "Answer a tender from approved texts, and send your experts only the questions those texts don't cover.",
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
    workflow: [
      {
        name: "Break it down",
        text: "Each 'shall' becomes a row with its page, weighting and required answer format. The closing time and mandatory forms come first.",
      },
      {
        name: "Bid or no bid",
        text: "The director sees the fit, the effort and any conditions that could sink the bid. A 'no' ends the run and declines the invitation.",
        decides: { who: "Sales director" },
      },
      {
        name: "Answer from library",
        text: "Approved texts fill the rows, each with its owner and age. A text past its review date counts as a gap.",
      },
      {
        name: "Ask the experts",
        text: "Each expert gets one list of gaps with one deadline. Claims without evidence go back to the expert.",
      },
      {
        name: "Assemble the bid",
        text: "Answers are fitted to the buyer's forms and word limits for the bid manager's final check. The experts' new answers join the library.",
      },
    ],
  },
  {
    id: "churn-save-desk",
    title: "Churn save desk",
    category: "Sales",
    description:
      "Spot subscribers who are about to leave, learn why, and give the save desk offers worth making.",
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
    workflow: [
      {
        name: "Watch for signals",
        text: "Falling usage, a second fault in a month or a port-out request puts a subscriber on the list. A random control group isn't contacted.",
      },
      {
        name: "Find the reason",
        text: "Recent calls and chats give the cause in the customer's own words. Price, coverage and a missed appointment each need a different answer.",
      },
      {
        name: "Choose the offer",
        text: "Up to three offers appear, with margin and likely effect; one may be a repair and an apology. The agent chooses during the call.",
        decides: { who: "Save desk agent" },
      },
      {
        name: "Change the plan",
        text: "The chosen terms become an order with a new contract date. The customer gets them in writing the same day.",
      },
      {
        name: "Count the saves",
        text: "After ninety days, customers who were called are compared with the control group. Offers that made no difference are withdrawn.",
      },
    ],
  },
  {
    id: "returns-and-rma",
    title: "Returns and RMA",
    category: "Retail",
    description:
      "Check a return against warranty and policy, book its shipment, and settle it as a refund, repair or exchange.",
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
    workflow: [
      {
        name: "Open the RMA",
        text: "The customer gives the order and the fault, and gets an RMA number. If the fault is a known one, the run offers the remedy first.",
      },
      {
        name: "Check eligibility",
        text: "The run looks up the purchase date, serial number and warranty terms. A refusal quotes the clause that applies.",
      },
      {
        name: "Book the return",
        text: "The return goes to the nearest depot with space, and lithium batteries get a hazard label. If freight costs more than the part, the customer keeps it.",
      },
      {
        name: "Grade the unit",
        text: "The technician tests the unit, compares it with the customer's photo, and grades it A, B, C or scrap.",
        decides: { who: "Depot technician" },
      },
      {
        name: "Settle",
        text: "The grade and the customer's choice decide between refund, repair and exchange. Stock is booked by grade and priced for sale.",
      },
    ],
  },
  {
    id: "commercial-tenancy-renewal",
    title: "Commercial tenancy renewal",
    category: "Property",
    description:
      "Start every renewal on time, put the agreed terms in the tenancy agreement, and stamp it before the deadline.",
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
    workflow: [
      {
        name: "Renew or re-let",
        text: "Before the notice period starts, the asset manager sees the tenant's record and a market rent. They renew, re-let or take the unit back.",
        decides: { who: "Asset manager" },
      },
      {
        name: "Offer the terms",
        text: "The letter of offer states rent, term, deposit and fitting-out period. Counter-offers are logged and answered within the mandate.",
      },
      {
        name: "Write the agreement",
        text: "Agreed terms go into the current template. Each special condition of the old tenancy is either carried over or listed as dropped.",
      },
      {
        name: "Sign and stamp",
        text: "Both sides sign electronically. Stamp duty is calculated from rent and term, and paid within the fourteen days the law allows.",
      },
      {
        name: "Update the rent roll",
        text: "The rent roll gets the new rent, step-ups and deposit top-up, along with the next expiry and option dates.",
      },
    ],
  },
];
