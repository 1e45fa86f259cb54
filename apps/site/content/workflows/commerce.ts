import type { WorkflowRecord } from "../schema/workflow.ts";

export const commerceWorkflows: readonly WorkflowRecord[] = [
  {
    id: "rfp-answer-library",
    title: "RFP answers from the library",
    category: "Sales",
    description:
      "Answer a tender from approved texts. Your experts get only the questions that those don't cover.",
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
        text: "Every 'shall' in the tender becomes a row.",
      },
      {
        name: "Bid or no bid",
        text: "The director sees the fit, the effort and any condition that could sink the bid. A 'no' ends the run, once the invitation has been declined in your name.",
        decides: { who: "Sales director" },
      },
      {
        name: "Answer from library",
        text: "Approved texts fill the rows. A text past its review date leaves a gap.",
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
    workflow: [
      {
        name: "Watch for signals",
        text: "Falling usage puts a subscriber on the list. So does a second fault in a month, or a port-out request. A random control group isn't contacted, which shows later what the calls were worth.",
      },
      {
        name: "Find the reason",
        text: "Recent calls and chats give the cause in the customer's own words.",
      },
      {
        name: "Choose the offer",
        text: "Up to three offers appear, with margin and likely effect. One may be a repair and an apology. The agent chooses during the call.",
        decides: { who: "Save desk agent" },
      },
      {
        name: "Change the plan",
        text: "New terms become an order, confirmed in writing the same day.",
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
    workflow: [
      {
        name: "Open the RMA",
        text: "The customer gives the order and the fault, and gets an RMA number. For a known fault, the run offers the remedy first.",
      },
      {
        name: "Check eligibility",
        text: "Warranty terms are looked up for this serial number. A refusal quotes its clause.",
      },
      {
        name: "Book the return",
        text: "Returns go to the nearest depot with space. If freight costs more than the part, the customer keeps it. Lithium batteries get a hazard label.",
      },
      {
        name: "Grade the unit",
        text: "Grade A, B, C or scrap? The technician tests the unit beside the customer's photo.",
        decides: { who: "Depot technician" },
      },
      {
        name: "Settle",
        text: "The grade and the customer's choice decide between refund, repair and exchange. Stock is booked by grade.",
      },
    ],
  },
  {
    id: "commercial-tenancy-renewal",
    title: "Commercial tenancy renewal",
    category: "Property",
    description:
      "Renewals that start on time. The agreed terms go into the tenancy agreement, which is stamped before the deadline.",
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
        text: "Before the notice period starts, the asset manager sees the tenant's record and a market rent. Renew, re-let, or take the unit back? The run continues with the answer.",
        decides: { who: "Asset manager" },
      },
      {
        name: "Offer the terms",
        text: "Counter-offers are logged and answered within the mandate.",
      },
      {
        name: "Write the agreement",
        text: "Agreed terms go into the current template. What about the special conditions of the old tenancy? They are carried over or listed as dropped, one by one, and both sides see the list.",
      },
      {
        name: "Sign and stamp",
        text: "Both sides sign electronically. Stamp duty is paid within the fourteen days the law allows.",
      },
      {
        name: "Update the rent roll",
        text: "New rent, next expiry and option dates go into the rent roll.",
      },
    ],
  },
];
