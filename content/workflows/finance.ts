import type { Workflow } from "../schema/workflow.ts";

export const financeWorkflows: readonly Workflow[] = [
  {
    id: "three-way-invoice-matching",
    title: "Three-way invoice matching",
    category: "Finance",
    line: "product",
    description:
      "Reads each supplier invoice, finds its order and goods receipt, and posts it when price and quantity agree within tolerance.",
    tags: ["accounts payable", "purchase orders", "goods receipts", "tolerances"],
    metrics: [
      { name: "matched without a person", value: "84.3%" },
      { name: "median, from mailbox to ledger", value: "6 min" },
      { name: "duplicate invoices stopped in a quarter", value: "SGD 41,870" },
    ],
    implementation: {
      dataInputs: [
        "PDF invoices from the AP mailbox",
        "Peppol e-invoices",
        "Open purchase orders with price and unit of measure",
        "Goods receipts from the warehouse system",
      ],
      aiModels: [
        "Vision-language model for invoice lines",
        "Embedding model that pairs invoice wording with order lines",
        "Duplicate detector over supplier, amount and date",
      ],
      outputs: [
        "Posted document number in the ledger",
        "Variance note for the buyer",
        "Due date for the payment run",
      ],
    },
    workflow: [
      {
        name: "Capture",
        text: "A message in the AP mailbox opens a run. Statements and reminders are filed; only invoices and credit notes go on.",
      },
      {
        name: "Extract lines",
        text: "Each line is read with its quantity, unit price and tax code. The sum is added up again and compared with the printed total.",
      },
      {
        name: "Match PO & receipt",
        text: "The order proves the price and the goods receipt proves the quantity. Units of measure are converted before lines are compared.",
      },
      {
        name: "Approve variance",
        text: "A difference beyond tolerance goes to the buyer with both documents side by side. The buyer accepts it, asks for a credit note or blocks the line.",
        decides: { who: "Buyer named on the order" },
      },
      {
        name: "Post",
        text: "The invoice is posted against the receipt, with the payment terms of the order. The PDF stays attached to the document.",
      },
    ],
  },
  {
    id: "month-end-accruals",
    title: "Month-end accruals",
    category: "Finance",
    line: "product",
    description:
      "Finds costs that belong to the month but have no invoice yet, asks their owners, and prepares a journal that reverses itself.",
    tags: ["month-end close", "accruals", "GRNI", "journals"],
    metrics: [
      { name: "taken off the close", value: "1.5 days" },
      { name: "owners who answer before cut-off", value: "88%" },
      { name: "gap between an accrual and its later invoice", value: "3.8%" },
    ],
    implementation: {
      dataInputs: [
        "Goods received, not invoiced (GRNI) report",
        "Contracts and orders with recurring fees",
        "Supplier postings of the last two years",
        "Cost centre owners from the organisation chart",
      ],
      aiModels: [
        "Forecast model for usage-based costs",
        "Language model that asks owners and reads their answers",
        "Outlier test against the same month of earlier years",
      ],
      outputs: [
        "Accrual journal with a line for each supplier",
        "Reversal dated the first of the next month",
        "Evidence file for the auditor",
      ],
    },
    workflow: [
      {
        name: "List open costs",
        text: "On the last working day the run lists receipts without invoices, and fees that fall due whether or not a bill has come.",
      },
      {
        name: "Owners confirm",
        text: "Each owner gets one message with all their items. For each they say whether the work was done in the month, in part or not at all.",
        decides: { who: "Cost centre owner" },
      },
      {
        name: "Estimate amounts",
        text: "Confirmed items take the order price. Freight and other usage-based costs take a forecast, and its range is shown.",
      },
      {
        name: "Sign the journal",
        text: "The controller reads the journal beside last month's, with estimates above the materiality threshold on top. Unsigned lines stay out of the books.",
        decides: { who: "Financial controller" },
      },
      {
        name: "Post and reverse",
        text: "The general ledger takes the journal and its reversal together. When the real invoice comes, the difference corrects the next forecast.",
      },
    ],
  },
  {
    id: "gst-f5-return",
    title: "GST F5 return",
    category: "Finance",
    line: "product",
    description:
      "Tests the tax codes of the quarter, fills the boxes of the GST F5 and keeps the transactions behind each figure.",
    tags: ["GST", "IRAS", "tax codes"],
    metrics: [
      { name: "preparation for a quarter", value: "5.5 h" },
      { name: "wrong tax codes found per return", value: "37" },
      { name: "input tax put right before filing", value: "SGD 8,215" },
    ],
    implementation: {
      dataInputs: [
        "Sales and purchase ledgers with tax codes",
        "Import permits and export evidence",
        "Tax invoices with GST registration numbers",
        "Earlier F5 returns",
      ],
      aiModels: [
        "Classifier that predicts the tax code of a ledger line",
        "Language model that reads expense descriptions and receipts",
      ],
      outputs: [
        "F5 boxes that open to their transactions",
        "Correcting entries for wrong tax codes",
        "Filing acknowledgement",
      ],
    },
    workflow: [
      {
        name: "Lock the quarter",
        text: "The ledgers are locked for the accounting period. Postings that come late are listed for the next return.",
      },
      {
        name: "Test tax codes",
        text: "Where the predicted code and the booked one differ, the line is opened. A zero-rated export needs its permit; input tax on club fees and private cars is disallowed.",
      },
      {
        name: "Fill the boxes",
        text: "Corrected totals fall into the boxes for supplies, purchases, output tax and input tax. Net GST is computed last.",
      },
      {
        name: "Explain movements",
        text: "The draft is set against the four returns before it. A box that moved outside its usual range gets a written reason.",
      },
      {
        name: "Sign and file",
        text: "The approver reads the declaration and the reasons, then files through myTax Portal or sends the draft back.",
        decides: { who: "GST approver in Corppass" },
      },
    ],
  },
];
