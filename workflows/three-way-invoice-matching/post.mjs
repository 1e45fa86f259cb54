// Stands for the ledger and for sending email: it writes the bill and the claim, and sends nothing.
import { give, money, readJson, writePdf } from "./task.mjs";

const { posted, claimed, due } = readJson("decision");
const { invoice, order, receipt, lines } = readJson("match");
const number = `BILL-${readJson("ledger").next_bill}`;
const claim = lines
  .filter(({ same }) => !same)
  .map(
    ({ billed, ordered, received }) =>
      `Line ${billed.line}: billed ${billed.quantity} at ${money(billed.price)}, received ${received} by ${receipt}, agreed ${money(ordered.price)} on ${order.number}`,
  );

give("bill.json", { number, order: order.number, invoice: invoice.number, amount: posted, due });
give(
  "credit-claim.pdf",
  writePdf([[`Claim on invoice ${invoice.number}`, ...claim, `Credit ${money(claimed)}`]]),
);
give("post-record.json", {
  result: `Posted bill ${number} for ${money(posted)}${claimed > 0 ? " and sent the claim" : ""}.`,
  gives: [
    { name: number, text: `${money(posted)}, due ${due}` },
    { name: "credit-claim.pdf", text: `${money(claimed)}, with receipt and order` },
  ],
});
