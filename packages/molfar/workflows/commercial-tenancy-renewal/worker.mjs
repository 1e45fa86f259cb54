import {
  addDays,
  addMonths,
  answered,
  ask,
  capital,
  date,
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

runStep({
  // Stands for the rent model, which takes the mean of the comparables, and for the asset manager.
  decide(give) {
    const roll = json("rent-roll");
    const { rent, months, mandate, district } = roll;
    const lettings = table("comparables");
    const metre = sum(lettings, (each) => each.rent) / sum(lettings, (each) => each.square_metres);
    const market = Math.round((metre * roll.square_metres) / 10) * 10;
    const below = market - rent;
    const percent = Math.round((below / market) * 100);
    const offer = (mandate.floor + market) / 2;
    const answer = answered(json("answer"), ["renew"]);
    const floor = dollars(mandate.floor);
    const terms = { rent: offer, months, floor: mandate.floor };
    give("terms.json", `${dollars(offer)}, ${months} months, floor ${floor}`, terms);
    return {
      result: "Sent to the asset manager with the tenant's record and a market rent.",
      approval: ask({
        answer,
        conclusion: `${dollars(below)} a month below the market, from a tenant who has always paid on time`,
        limits: [[10, percent, `${percent}%`]],
        rows: [
          [
            ...["Rent a month", dollars(rent), dollars(market), `From ${floor}`],
            ...[below === 0, `${dollars(below)} below market`],
          ],
          [
            ...["Term", `${months} months`, `${district.months.join(" to ")} months`],
            ...[`${mandate.months} months`, months === mandate.months, "Same term"],
          ],
          [
            ...["Arrears", `${capital(roll.arrears ? "some" : "none")} in 3 years`],
            ...[district.arrears, "None allowed", roll.arrears === 0, "Within the mandate"],
          ],
        ],
        options: {
          renew: `Offer ${dollars(offer)} for ${months} months`,
          relet: `Ask ${dollars(market)}, about ${district.days_empty} days empty`,
          "take-back": `Join it with unit ${roll.next_unit}`,
        },
        facts: { Offer: dollars(offer), Floor: floor },
      }),
    };
  },

  // Stands for the tenant and for the letters: nothing is sent.
  offer(give) {
    const { rent, months, floor } = json("decide/terms.json");
    const { counter_offers: counters, fits_out: fitsOut, weeks } = json("tenant");
    const agreed = fitsOut ? Math.max(json("answer").if_they_fit_out, floor, ...counters) : rent;
    const fitting = `${word(weeks)} weeks to fit out`;
    give("agreed.json", `${dollars(agreed)}, ${months} months, ${fitting}`, {
      rent: agreed,
      months,
    });
    const offers = `${capital(word(counters.length))} counter-offer of ${counters.map(dollars).join(", ")}`;
    return { result: `${offers}, and agreed at ${dollars(agreed)}.` };
  },

  // Stands for the model that drafts: a condition that has ended is dropped.
  write(give) {
    const { version, pages, conditions } = json("template");
    const dropped = conditions.filter(({ until }) => until !== undefined);
    const kept = conditions.filter((condition) => !dropped.includes(condition));
    const list = (all) => capital(all.map(({ name }) => name).join(", "));
    const of = (all) => `${all.length} condition${all.length === 1 ? "" : "s"}`;
    const agreement = { ...json("offer/agreed.json"), kept };
    give("agreement.docx", `${pages + kept.length} pages`, agreement);
    return {
      result: `Drafted from template ${version}, with ${kept.length} special conditions kept and ${dropped.length} dropped.`,
      findings: [
        finding(true, of(kept), list(kept)),
        finding(false, of(dropped), `${list(dropped)}, dropped`),
      ],
    };
  },

  // Stands for the signing service and the stamping office: 0.4% of the whole rent.
  stamp(give) {
    const { rent, months } = json("write/agreement.docx.json");
    const { signed, stamped } = json("tenant");
    if (stamped > addDays(signed, 14)) stop("The fourteen days are over.");
    const duty = dollars(Math.floor((rent * months * 4) / 1000));
    give("stamp-certificate.pdf", `${duty}, ${date(stamped)}`, [`Duty ${duty}`]);
    return {
      result: `Signed on ${dayOf(signed)} and e-stamped on ${dayOf(stamped)} for ${duty} of duty.`,
    };
  },

  // Stands for the rent roll and the ledger.
  update(give) {
    const { rent, months } = json("offer/agreed.json");
    const roll = json("rent-roll");
    const from = addDays(roll.until, 1);
    const expiry = addDays(addMonths(from, months), -1);
    const option = addMonths(expiry, -roll.option_months);
    const topUp = dollars((rent - roll.rent) * roll.deposit_months);
    give("rent-roll", `Next expiry ${date(expiry)}, option by ${dayOf(option)}`, {
      rent,
      expiry,
      option,
    });
    return {
      result: `${dollars(rent)} from ${date(from)}, with a deposit top-up of ${topUp} billed.`,
    };
  },
});
