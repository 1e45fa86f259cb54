import { addDays, count, dayOf, finding, json, runStep, stop, sum, table, word } from "../step.mjs";

const premises = (rows) => sum(rows, (row) => row.count);
const plural = (number, what) =>
  `${count(number)} ${what}${number === 1 ? "" : what.endsWith("s") ? "es" : "s"}`;

runStep({
  // Stands for the head-end system, which closes its connection once and goes on from there.
  validate(give) {
    if (json("batch").deliveries.at(-1).until < 1) stop("The batch isn't complete.");
    const rows = table("premises");
    const failed = rows.filter(({ check, outage }) => check !== "" && outage === "no");
    const known = rows.filter(({ outage }) => outage === "yes");
    give("exceptions.json", `${premises(failed)} premises with the failed check`, failed);
    return {
      result: `${count(premises(rows))} premises read, of which ${premises(failed)} fail a check and ${premises(known)} have a known outage.`,
    };
  },

  // Stands for the model of load shapes: plain rules over a month of patterns.
  sort(give) {
    const causes = json("validate/exceptions.json").map((row) => {
      if (row.modem === "silent") return { ...row, cause: "dead modem" };
      return { ...row, cause: row.drop >= 80 ? "suspected bypass" : "vacant flat" };
    });
    const of = (cause) => plural(premises(causes.filter((row) => row.cause === cause)), cause);
    give("causes.json", `${premises(causes)} causes, each with its certainty`, causes);
    const sorted = ["dead modem", "vacant flat", "suspected bypass"].map(of).join(", ");
    return { result: `${sorted}.` };
  },

  // Stands for the like-day estimator: its four like days are looked up, their loads are in the sample.
  estimate(give) {
    const { day } = json("batch");
    const today = table("weather").find((each) => each.day === day);
    const sunday = 0;
    const kind = (each) => (each.holiday === "yes" ? sunday : new Date(each.day).getUTCDay());
    const like = table("weather").filter(
      (each) =>
        each.day < day &&
        kind(each) === kind(today) &&
        each.holiday === "no" &&
        Math.abs(each.degrees - today.degrees) <= 2,
    );
    if (like.length < 4) stop("There are fewer than four like days.");
    const causes = json("sort/causes.json");
    const filled = causes.filter(({ register_wh: register }) => register !== "");
    const rest = causes.filter((row) => !filled.includes(row));
    const matches = filled.every((row) => row.missing * row.like_day_wh === row.register_wh);
    const intervals = count(sum(filled, (row) => row.missing * row.count));
    give("estimates.json", `${intervals} intervals, marked as estimates`, { filled, rest });
    const sums = matches
      ? "All sums match the register read"
      : "Some sums differ from the register read";
    return {
      result: `Filled ${intervals} intervals at ${premises(filled)} premises. ${sums}.`,
      findings: [
        finding(matches, `${premises(filled)} premises`, "Sum matches the register read"),
        finding(
          rest.length === 0,
          `${premises(rest)} premises`,
          "No register read to compare with",
        ),
      ],
    };
  },

  // Stands for field work.
  crew(give) {
    const { rest } = json("estimate/estimates.json");
    const causes = Object.entries(Object.groupBy(rest, ({ cause }) => cause)).toReversed();
    const stops = Object.values(Object.groupBy(rest, ({ riser }) => riser));
    const shared = stops.find((meters) => meters.length > 1);
    const orders = causes.map(([cause, rows]) => plural(rows.length, cause)).join(", ");
    give("work-orders", orders, { stops });
    return {
      result: `One crew, ${rest.length} work orders, with one visit for the ${word(shared.length)} meters on one riser.`,
    };
  },

  // Stands for billing, on the day after the batch's.
  release(give) {
    const { filled, rest } = json("estimate/estimates.json");
    const [released, held] = [premises(filled), premises(rest)];
    give("bills", `${released} released, ${held} held`, { released, held });
    const { day, hold_days: days } = json("batch");
    const expires = dayOf(addDays(day, 1 + days));
    return {
      result: `Released ${released} bills with a line on estimates, while ${held} holds expire on ${expires}.`,
    };
  },
});
