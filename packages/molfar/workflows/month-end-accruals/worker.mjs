import {
  addMonths,
  answered,
  ask,
  count,
  dayOf,
  dollars,
  json,
  monthOf,
  runStep,
  sum,
  table,
  word,
} from "../step.mjs";

const total = (items) => sum(items, (item) => item.amount);

runStep({
  // Stands for the ledger, the contract register and the directory: each is a file.
  list(give) {
    const owners = new Map(table("owners").map((each) => [each.cost_centre, each.owner]));
    const items = [...table("grni"), ...table("contracts")].map((item) => ({
      ...item,
      owner: owners.get(item.cost_centre),
    }));
    const centres = new Set(items.map((item) => item.cost_centre)).size;
    give("open-costs.json", `${items.length} items, each with its owner`, items);
    const all = `${items.length} open costs of ${dollars(total(items))}`;
    return { result: `Listed ${all} for ${centres} cost centres.` };
  },

  // Stands for the owners and the channels that ask them: everybody but one has confirmed.
  confirm(give) {
    const answer = answered(json("answers").confirm, ["all", "part", "none"]);
    const { month } = json("ledger");
    const items = json("list/open-costs.json");
    const open = items.find(({ order }) => order === answer.unanswered);
    const sheet = table("time-sheets").find(({ order }) => order === open.order);
    const signed = sheet.signed_days;
    const part = signed * open.day_rate;
    const accrued = { all: open.amount, part, none: 0 }[answer.option];
    const confirmed = items.map((item) =>
      item === open ? { ...item, amount: accrued, in_part: answer.option === "part" } : item,
    );
    const parts = confirmed.filter((item) => item.in_part).length;
    give(
      "confirmed.json",
      `${confirmed.length} answers${parts > 0 ? `, ${word(parts)} of them in part` : ""}`,
      confirmed,
    );
    const owners = new Set(items.map(({ owner }) => owner)).size;
    const [what, missing] = [open.item.toLowerCase(), open.days - signed];
    return {
      result: `Sent ${owners} messages, one for each owner with all of their items.`,
      approval: ask({
        answer,
        conclusion: `${dollars(open.amount)} of ${what} has no invoice: was the work done in ${monthOf(month)}?`,
        limits: [[10000, open.amount, dollars(open.amount)]],
        rows: [
          [
            `Phase ${open.order.split("/")[1]}`,
            ...[
              `${open.days} days`,
              [`${signed} days`, `signed by ${dayOf(sheet.signed)}`],
              "None",
            ],
            ...[missing === 0, `${missing} days not shown`],
          ],
          [
            "Amount",
            ...[dollars(open.amount), [dollars(part), `${signed} days × ${open.day_rate}`], "None"],
            ...[part === open.amount, `${dollars(open.amount - part)} open`],
          ],
        ],
        options: {
          all: `Accrue ${dollars(open.amount)}`,
          part: `Accrue ${dollars(part)} for ${signed} days`,
          none: "Accrue nothing",
        },
        facts: {
          Accrued: dollars(accrued),
          [`Left for ${monthOf(addMonths(`${month}-01`, 1))}`]: dollars(open.amount - accrued),
        },
      }),
    };
  },

  // Stands for the forecast: usage at the rate of the last three months.
  estimate(give) {
    const since = addMonths(`${json("ledger").month}-01`, -3);
    const months = table("history").filter(({ month }) => `${month}-01` >= since);
    const accruals = json("confirm/confirmed.json").map((item) => {
      if (item.kind !== "usage") return item;
      const past = months.filter((each) => each.item === item.item);
      const at = (rate) => Math.round(rate * item.units);
      const rates = past.map(({ units, amount }) => amount / units);
      const rate = total(past) / sum(past, ({ units }) => units);
      return { ...item, amount: at(rate), range: [Math.min(...rates), Math.max(...rates)].map(at) };
    });
    const forecast = accruals.filter(({ range }) => range).length;
    give("accruals.json", `${accruals.length} amounts, ${word(forecast)} with a range`, accruals);
    const priced = `Priced ${accruals.length - forecast} items from orders and forecast ${forecast}`;
    return { result: `${priced}, in all ${dollars(total(accruals))}.` };
  },

  // Stands for the financial controller.
  sign(give) {
    const answer = answered(json("answers").sign, ["sign", "without"]);
    const accruals = json("estimate/accruals.json");
    const { month, last_journal: last } = json("ledger");
    const before = monthOf(last.month);
    const yearAgo = addMonths(`${month}-01`, -12).slice(0, 7);
    const large = accruals.filter(({ range, amount }) => range && amount > 10000);
    const [largest] = large.toSorted((one, other) => other.amount - one.amount);
    const without = accruals.filter((item) => item !== largest);
    const lines = answer.option === "sign" ? accruals : without;
    give("signed-journal.json", `${lines.length} lines with the signature`, { answer, lines });
    const all = dollars(total(accruals));
    return {
      result: `Sent to the financial controller beside ${before}'s journal.`,
      approval: ask({
        answer,
        conclusion: `${all} to accrue for ${monthOf(month)}, ${dollars(total(accruals) - last.total)} more than in ${before}`,
        limits: [[10000, largest.amount, dollars(largest.amount)]],
        rows: large.map((now) => {
          const { item, amount, unit } = now;
          const [then, ago] = [last.month, yearAgo].map((at) =>
            table("history").find((each) => each.item === item && each.month === at),
          );
          const more = amount - then.amount;
          const same = more < amount / 20;
          const cells = [now, then, ago].map(({ amount, units }) =>
            same ? dollars(amount) : [dollars(amount), `${units} ${unit}`],
          );
          return [
            item,
            ...cells,
            same,
            same ? "In its usual range" : `${dollars(more)} above ${before}`,
          ];
        }),
        options: {
          sign: `Post ${accruals.length} lines, ${all}`,
          without: `Post ${without.length} lines, ${dollars(total(without))}`,
          return: "Post nothing yet",
        },
        facts: { Lines: count(lines.length), Accrued: dollars(total(lines)) },
      }),
    };
  },

  // Stands for the ledger and the archive: it posts and stores nothing.
  post(give) {
    const { answer, lines } = json("sign/signed-journal.json");
    const [[day, journal], [next, reversal]] = Object.entries(json("ledger").next_numbers);
    give("evidence.zip", "Answers, forecasts and signature, for the auditor", [
      { number: journal, day, signed: answer, lines },
      { number: reversal, day: next, reverses: journal },
    ]);
    return { result: `Posted ${journal} and its reversal ${reversal} of ${dayOf(next)}.` };
  },
});
