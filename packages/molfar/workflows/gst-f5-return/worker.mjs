import {
  answered,
  ask,
  capital,
  count,
  date,
  dollars,
  finding,
  json,
  money,
  monthOf,
  runStep,
  sum,
  table,
  toCents,
  word,
} from "../step.mjs";

const gst = 9;
const tax = (lines) => sum(lines, (line) => toCents(line.tax));
const net = (lines) => sum(lines, (line) => toCents(line.net));
const heads = ["document", "posted", "kind", "code", "lines", "net", "tax"];
const csv = (lines) => [heads, ...lines.map((line) => heads.map((head) => line[head]))].join("\n");

runStep({
  // Stands for the ledger, which is a file: each row is the total of several lines of the same kind.
  lock(give) {
    const { from, to } = json("period");
    const rows = table("ledger");
    const inTime = rows.filter(({ posted }) => posted <= to);
    const late = sum(rows, ({ lines }) => lines) - sum(inTime, ({ lines }) => lines);
    const all = count(sum(inTime, ({ lines }) => lines));
    give("lines.csv", `${all} lines with their tax codes`, csv(inTime));
    const quarter = `${monthOf(from)} to ${monthOf(to)}`;
    return { result: `Locked ${quarter}, so ${late} late postings wait for the next return.` };
  },

  // Stands for the anomaly model: exports need a permit, and some expenses can't be claimed.
  test(give) {
    const permits = new Set(json("permits").invoices);
    const lines = table("lock/lines.csv");
    const exports = lines.filter(({ code, document }) => code === "ZR" && !permits.has(document));
    const claims = lines.filter(
      ({ code, kind }) => code === "TX" && ["club fee", "private car"].includes(kind),
    );
    const recoded = exports.map((line) => ({ ...line, code: "SR", tax: (line.net * gst) / 100 }));
    const blocked = claims.map((line) => ({ ...line, code: "BL" }));
    const corrected = [...recoded, ...blocked];
    const kept = lines.filter((line) => !exports.includes(line) && !claims.includes(line));
    const by = (code) => [...kept, ...corrected].filter((line) => line.code === code);
    const entries = corrected.map(({ document, code }) => ({ document, code }));
    give("corrections.json", `${entries.length} entries with old and new code`, entries);
    give("totals.json", "Supplies and purchases by code", {
      ...{ SR: net(by("SR")), ZR: net(by("ZR")), ES: net(by("ES")), TX: net(by("TX")) },
      ...{ output: tax(by("SR")), input: tax(by("TX")) },
    });
    const all = count(sum(lines, (line) => line.lines));
    return {
      result: `${entries.length} of ${all} lines have a wrong code, which changes ${money(tax(corrected))} of tax.`,
      findings: [
        finding(
          recoded.length === 0,
          `${recoded.length} exports without a permit`,
          `To recode from ZR to SR, ${money(tax(recoded))}`,
        ),
        finding(
          blocked.length === 0,
          `${blocked.length} expense claims`,
          `Club fees and private cars, ${money(tax(blocked))}`,
        ),
      ],
    };
  },

  fill(give) {
    const { SR, ZR, ES, TX, output, input } = json("test/totals.json");
    const boxes = [SR, ZR, ES, SR + ZR + ES, TX, output, input, output - input];
    give("f5-draft.json", "Boxes that open to their transactions", boxes);
    return { result: `Filled ${boxes.length} boxes, with net GST to pay of ${money(boxes[7])}.` };
  },

  // Stands for the language model: it names the movement, and not its reason.
  explain(give) {
    const boxes = json("fill/f5-draft.json");
    const last = table("returns").at(-1);
    const moved = [
      ["standard-rated supplies", boxes[0], toCents(last.standard)],
      ["zero-rated supplies", boxes[1], toCents(last.zero)],
      ["output tax", boxes[5], toCents(last.output)],
      ["input tax", boxes[6], toCents(last.input)],
    ].flatMap(([name, now, before]) => {
      const percent = Math.round((now / before - 1) * 100);
      const how = `${percent < 0 ? "fell" : "rose"} by ${Math.abs(percent)}%`;
      return Math.abs(percent) > 15 ? [{ name, percent, text: `${name} ${how}` }] : [];
    });
    const texts = moved.map(({ text }) => text).join(", ");
    give("f5.json", "The draft with its reasons", { boxes, moved });
    give("movements.md", "One page for the approver", `# Movements\n\n${texts}`);
    const boxesMoved = `${capital(word(moved.length))} box${moved.length === 1 ? "" : "es"}`;
    return { result: `${boxesMoved} moved outside its range: ${texts}.` };
  },

  // Stands for the approver, the ledger and the tax portal: nothing is posted or filed.
  sign(give) {
    const { boxes, moved } = json("explain/f5.json");
    const { from, to, due, acknowledgement } = json("period");
    const [before, yearAgo] = [table("returns").at(-1), table("returns").at(-4)];
    const answer = answered(json("answer"), ["file"]);
    const toPay = money(boxes[7]);
    const lower = Math.abs(moved[0].percent);
    give("acknowledgement.pdf", `${acknowledgement}, filed with the evidence`, [
      `${acknowledgement}: ${toPay}`,
    ]);
    const row = (name, now, field, same, text, show) => {
      const cells = [now, toCents(before[field]), toCents(yearAgo[field])];
      return [name, ...cells.map(show), same, text];
    };
    const whole = (cents) => dollars(cents / 100);
    const usual = "In its usual range";
    return {
      result: "Sent to the GST approver with the declaration.",
      approval: ask({
        answer,
        conclusion: `${toPay} of GST to pay for ${monthOf(from)} to ${monthOf(to)}`,
        limits: [[15, lower, `${lower}% lower`]],
        rows: [
          row("Standard-rated", boxes[0], "standard", true, usual, whole),
          row("Zero-rated", boxes[1], "zero", false, `${lower}% lower`, whole),
          row(
            "Output tax",
            boxes[5],
            "output",
            boxes[5] === (boxes[0] * gst) / 100,
            `${gst}% of Box 1`,
            money,
          ),
          row("Input tax", boxes[6], "input", true, usual, money),
        ],
        options: {
          file: `Declare ${toPay}`,
          back: "File nothing yet",
          extend: "Request two more weeks",
        },
        facts: { Filed: toPay, Acknowledgement: acknowledgement, Due: date(due) },
      }),
    };
  },
});
