import {
  and,
  answered,
  ask,
  capital,
  dayOf,
  dollars,
  finding,
  json,
  runStep,
  stop,
  sum,
  table,
  word,
} from "../step.mjs";

const bores = (rows) => sum(rows, ({ count }) => count);
const mean = (rows) => sum(rows, ({ mm, count }) => mm * count) / bores(rows);

runStep({
  // Stands for the batch genealogy and the warehouse.
  contain(give) {
    const { lot, places, customers } = json("genealogy");
    const parts = sum(Object.values(places));
    const where = Object.keys(places);
    const told = customers.length;
    give("contained.json", `${parts} parts, ${where.length} places, ${told} customer`, {
      lot,
      parts,
    });
    const listed = `${capital(word(told))} customer is listed.`;
    return { result: `Blocked ${parts} parts ${and(where)}. ${listed}` };
  },

  // Stands for the change-point model: the means before and after are furthest apart there.
  shift(give) {
    const rows = table("measurements");
    const apart = (at) => {
      const [before, after] = [rows.slice(0, at), rows.slice(at)];
      return Math.abs(mean(before) - mean(after)) * Math.sqrt(bores(before) * bores(after));
    };
    const points = rows.slice(1).map((_, at) => at + 1);
    const at = points.reduce((best, point) => (apart(point) > apart(best) ? point : best));
    const [before, after] = [rows.slice(0, at), rows.slice(at)];
    if (bores(after) !== json("contain/contained.json").parts)
      stop("Not all moved bores are blocked.");
    const [day, time] = rows[at].time.split("T");
    const cause = json("log").findLast((event) => event.time <= rows[at].time);
    give("shift.json", "Hour, tool and material of the shift", { time, cause, after });
    const average = (list) => `${mean(list).toFixed(2)} mm on average, ${bores(list)} bores`;
    return {
      result: `The bore moved at ${time} on ${dayOf(day)}, right after a ${cause.event}.`,
      findings: [
        finding(true, `Before ${time}`, average(before)),
        finding(false, `After ${time}`, average(after)),
      ],
    };
  },

  // Stands for the material review board.
  decide(give) {
    const { after } = json("shift/shift.json");
    const { drawn, limit, thin_above: thin, cost, days } = json("genealogy");
    const answer = answered(json("answer"), ["rework"]);
    const parts = bores(after);
    const thick = bores(after.filter(({ mm }) => mm <= thin));
    const largest = Math.max(...after.map(({ mm }) => mm));
    const whole = parts * cost.part;
    const part = (parts - thick) * cost.part + thick * cost.bushing;
    const [rework, scrap] = [thick, parts - thick];
    give("disposition.json", `${rework} rework, ${scrap} scrap`, { rework, scrap });
    const mm = (over) => `${over.toFixed(2)} mm`;
    const play = `Play of ${mm(largest - drawn)}`;
    return {
      result: "Sent to the material review board with three options and their cost.",
      approval: ask({
        answer,
        conclusion: `${parts} parts worth ${dollars(whole)} are outside tolerance by up to ${mm(largest - limit)}`,
        limits: [[5000, whole, dollars(whole)]],
        rows: [
          [
            "Cost",
            [dollars(part), `${scrap} scrapped`],
            ...[whole, 0].map(dollars),
            false,
            `${dollars(whole - part)} saved by rework`,
          ],
          ["Function", "As drawn", "As drawn", play, false, "Play only as is"],
          [
            ...["Delivery", `${days.rework} days`, `${days.scrap} days`, "Today"],
            ...[days.scrap <= days.needed, `Customer needs ${days.needed} days`],
          ],
        ],
        options: {
          rework: `Bush ${thick}, scrap ${parts - thick}: ${dollars(part)}`,
          scrap: `Make ${parts} again: ${dollars(whole)}`,
          concession: "Ask the customer to take them",
        },
        facts: { Rework: `${rework} parts`, Scrap: `${scrap} parts`, Cost: dollars(part) },
      }),
    };
  },

  // Stands for the shop floor and the warehouse: it orders nothing.
  issue(give) {
    const { rework, scrap } = json("decide/disposition.json");
    const numbers = json("orders");
    const size = `${json("genealogy").drawn.toFixed(2)} mm`;
    give(numbers.rework, `Bushing, ${size} after pressing`, { rework, scrap });
    return { result: `Issued rework order ${numbers.rework} and scrap posting ${numbers.scrap}.` };
  },

  // Stands for the inspection and the quality system.
  verify(give) {
    const lots = json("lots");
    const { limit } = json("genealogy");
    const dirty = lots.filter(({ largest }) => largest > limit);
    if (dirty.length > 0 || lots.length < 3) stop("Three clean lots in a row are needed.");
    const { report } = json("orders");
    const names = and(lots.map(({ lot }) => lot));
    give("8d-report.pdf", `${report} with measurements and signatures`, [
      report,
      `Clean: ${names}`,
    ]);
    return { result: `Lots ${names} are clean, so the report is closed.` };
  },
});
