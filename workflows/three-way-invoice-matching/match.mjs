// Stands for the ledger, the warehouse and the models: both systems are files, and lines are paired
// by their numbers.
import { cents, give, money, readJson, readText } from "./task.mjs";

const invoice = readJson("invoice");
const number = readText("order-number");
const order = readJson("ledger").orders.find((each) => each.number === number);
const receipt = readJson("warehouse").receipts.find((each) => each.order === number);
const tolerance = readJson("tolerance");
if (!order || !receipt) {
  console.error(`${number} has no ${order ? "receipt in the warehouse" : "order in the ledger"}.`);
  process.exit(1);
}

const lines = invoice.lines.map((billed) => {
  const ordered = order.lines.find(({ line }) => line === billed.line);
  const { cartons } = receipt.lines.find(({ line }) => line === billed.line);
  const price = cents(ordered.price);
  const received = cartons * ordered.per_carton;
  const fair = received * price;
  const over = billed.amount - fair;
  const percent = Math.round((over / fair) * 1000) / 10;
  return {
    ...{ billed, received, fair, over, percent },
    ordered: { ...ordered, price, quantity: ordered.cartons * ordered.per_carton },
    received_cartons: cartons,
    same: over === 0,
    within: over <= cents(tolerance.money) && percent <= tolerance.percent,
  };
});
const differing = lines.filter(({ same }) => !same);
const sentences = differing.map(({ billed, ordered, received }) => {
  const what = [
    ...(billed.quantity === received ? [] : ["quantity"]),
    ...(billed.price === ordered.price ? [] : ["price"]),
  ];
  return ` Line ${billed.line} differs in ${what.join(" and ")}.`;
});

give("match.json", { invoice, order, receipt: receipt.number, tolerance, lines });
give(
  "variance-note.md",
  [
    `# ${invoice.number} and ${number}`,
    ...differing.map(
      ({ billed, ordered, received, over }) =>
        `- Line ${billed.line}, ${ordered.item}: billed ${billed.quantity} at ${money(billed.price)}, received ${received}, agreed ${money(ordered.price)}. ${money(over)} over.`,
    ),
  ].join("\n\n"),
);
give("match-record.json", {
  result: `${lines.length - differing.length} of ${lines.length} lines agree.${sentences.join("")}`,
  findings: lines.map(({ same, billed, ordered, received }) => ({
    same,
    name: `Line ${billed.line} ${same ? "agrees" : "differs"}`,
    text: same
      ? ordered.item
      : `${billed.quantity - received} ${billed.unit} and ${money(billed.price - ordered.price)} a ${billed.unit.slice(0, -1)}`,
  })),
  gives: [
    { name: "match.json", text: `${lines.length} lines, with both sources` },
    { name: "variance-note.md", text: "For the buyer" },
  ],
});
