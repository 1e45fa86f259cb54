import {
  answered,
  ask,
  capital,
  date,
  dollars,
  json,
  monthOf,
  runStep,
  stop,
  word,
} from "../step.mjs";

runStep({
  // Stands for the usage store and for the number desk.
  watch(give) {
    const { line, request, faults, gigabytes, control_group: controlGroup } = json("line");
    if (controlGroup.includes(line))
      stop("The line is in the control group, which isn't contacted.");
    const use = Object.values(gigabytes);
    const down = Math.round((1 - use.at(-1) / use[0]) * 100);
    give("signals.json", `${faults.length} faults, use down by ${down}%`, { line, faults, down });
    const second = `a second fault in ${monthOf(faults[1])}`;
    return { result: `${request} request and ${second}, outside the control group.` };
  },

  // Stands for the model of call reasons, which counts words here.
  reason(give) {
    const said = json("calls").map(({ text }) => text.toLowerCase());
    const about = (words) => said.filter((text) => words.test(text)).length;
    const [coverage, price] = [about(/bars|signal|bedroom/), about(/price|cheaper|bill/)];
    const reason = coverage > price ? "Coverage at home" : "The price";
    give("brief.md", "Half a page for the call", `# ${reason}\n\n${said.join("\n\n")}`);
    const isMentioned = price === 0 ? "isn't mentioned" : "is mentioned";
    return { result: `${reason}, in the customer's own words, while the price ${isMentioned}.` };
  },

  // Stands for the save desk agent.
  offer(give) {
    const { contract_until: until, today, margin_a_month: margin } = json("line");
    const { months, plan_a_month: plan, repair, discount, upgrade } = json("offers");
    const answer = answered(json("answer"), ["repair"]);
    const [year, month] = until.split("-").map(Number);
    const left = (year - Number(today.slice(0, 4))) * 12 + month - Number(today.slice(5, 7)) + 1;
    const stake = left * margin;
    const cost = [repair.cost, (plan * discount.percent * months) / 100, upgrade.cost];
    const points = [repair, discount, upgrade].map((each) => each.points);
    const kept = cost.map((each) => stake - each);
    give("offer.json", `${repair.what}, accepted`, repair);
    const isFirst = (list, best) => list[0] === best(...list);
    return {
      result: "Sent three offers with margin and likely effect to the save desk.",
      approval: ask({
        answer,
        conclusion: `${dollars(stake)} of margin until ${monthOf(until)} is at stake on one line`,
        limits: [[40, repair.cost, dollars(repair.cost)]],
        rows: [
          ["Cost", ...cost.map(dollars), !isFirst(cost, Math.min), "Repair costs least"],
          [
            ...["Likely effect", ...points.map((each) => `+${each} points`)],
            ...[!isFirst(points, Math.max), "Repair changes most"],
          ],
          ["Margin left", ...kept.map(dollars), false, `${dollars(kept[0] - kept[1])} apart`],
        ],
        options: {
          repair: `Send a repeater, ${dollars(cost[0])}`,
          discount: `${discount.percent}% off for ${months} months, ${dollars(cost[1])}`,
          "let-go": "Release the number",
        },
        facts: { Cost: dollars(repair.cost), Appointment: `${date(repair.day)}, ${repair.time}` },
      }),
    };
  },

  // Stands for the order system and the number desk: it orders nothing.
  change(give) {
    const { what, day } = json("offer/offer.json");
    const { order } = json("later");
    give(order, `${what.split(" ")[0]}, ${date(day)}`, { order, what, day });
    return { result: `Order ${order} placed, port-out withdrawn, terms sent the same day.` };
  },

  count(give) {
    const { gigabytes, line, control_group: controlGroup } = json("line");
    const later = json("later");
    const back = Math.round((later.gigabytes / Object.values(gigabytes)[0]) * 100);
    const saves = later.is_customer && !controlGroup.includes(line) ? 1 : 0;
    const against = "counted against the control group";
    give("result.json", `${capital(word(saves))} save, ${against}`, { saves, back });
    const days = { 90: "ninety" }[later.after_days] ?? later.after_days;
    return {
      result: `${saves ? "Still" : "No longer"} a customer after ${days} days, with use back to ${back}%.`,
    };
  },
});
