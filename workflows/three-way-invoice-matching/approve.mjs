// Stands for the buyer and for the channels that ask them: the answer is an input of the workflow.
import { give, money, readJson, withGst } from "./task.mjs";

const { invoice, order, tolerance, lines } = readJson("match");
const answer = readJson("answer");
const outside = lines.filter(({ within }) => !within);
if (outside.length !== 1) {
  console.error(`${outside.length} lines are outside the tolerance, and one is expected.`);
  process.exit(1);
}
const [line] = outside;
const { billed, ordered, received, over } = line;
const claim = withGst(over, invoice.gst);
const pays = {
  approve: invoice.total,
  "credit-note": invoice.total - claim,
  block: withGst(invoice.net - billed.amount, invoice.gst),
};
const posted = pays[answer.option];
if (posted === undefined) {
  console.error(`'${answer.option}' isn't an answer: use ${Object.keys(pays).join(", ")}.`);
  process.exit(1);
}
const claimed = answer.option === "credit-note" ? claim : 0;
const missing = billed.quantity - received;
const dearer = billed.price - ordered.price;
const open = lines.filter(({ within }) => within).map((each) => each.billed.line);

give("decision.json", { ...answer, ...{ posted, claimed, due: invoice.due } });
give("approve-record.json", {
  result: "Sent to the buyer named on the order, in chat and by email.",
  approval: {
    asks: `the buyer on ${order.number}`,
    conclusion: `${invoice.supplier} billed ${money(over)} more than you ordered and received`,
    policy: {
      rule: `Variance above ${tolerance.percent}% or SGD ${tolerance.money}`,
      limits: [
        { limit: tolerance.percent, value: line.percent, shown: `${line.percent}%` },
        { limit: Number(tolerance.money), value: over / 100, shown: money(over) },
      ],
    },
    rows: [
      {
        name: "Item",
        cells: [{ text: billed.item }, { text: ordered.item }, { text: ordered.sku }],
      },
      {
        name: "Quantity",
        cells: [
          { text: `${billed.quantity} ${billed.unit}` },
          {
            text: `${ordered.quantity} ${billed.unit}`,
            note: `${ordered.cartons} cartons × ${ordered.per_carton}`,
          },
          {
            text: `${received} ${billed.unit}`,
            note: `${line.received_cartons} cartons × ${ordered.per_carton}`,
          },
        ],
        result: {
          same: missing === 0,
          text: `${missing} ${billed.unit} not received`,
          note: `${missing} × ${(ordered.price / 100).toFixed(2)} = ${money(missing * ordered.price)}`,
        },
      },
      {
        name: "Unit price",
        cells: [
          { text: money(billed.price) },
          { text: money(ordered.price), note: `agreed ${ordered.agreed}` },
          { text: "None" },
        ],
        result: {
          same: dearer === 0,
          text: `${money(dearer)} above order`,
          note: `${billed.quantity} × ${(dearer / 100).toFixed(2)} = ${money(billed.quantity * dearer)}`,
        },
      },
      {
        name: "Line amount",
        cells: [
          { text: money(billed.amount) },
          { text: money(ordered.quantity * ordered.price) },
          { text: money(line.fair) },
        ],
        result: { same: over === 0, text: `${money(over)} over` },
      },
      { name: "Tax code" },
    ],
    options: [
      { id: "approve", consequence: `Pay the invoice in full: ${money(pays.approve)}` },
      {
        id: "credit-note",
        consequence: `Pay ${money(pays["credit-note"])} now, claim ${money(claim)}`,
      },
      { id: "block", consequence: `Post lines ${open.join(" and ")} only: ${money(pays.block)}` },
    ],
    decision: {
      ...{ option: answer.option, note: answer.note },
      facts: [
        { name: "Posted", value: money(posted) },
        { name: "Claimed", value: money(claimed) },
        { name: "Due", value: invoice.due },
      ],
    },
  },
  gives: [{ name: "decision.json", text: "Choice, amounts and the buyer's note" }],
});
