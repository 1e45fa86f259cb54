import {
  addMonths,
  and,
  answered,
  ask,
  capital,
  date,
  dollars,
  finding,
  json,
  runStep,
  sum,
  word,
} from "../step.mjs";

const million = (number) => `SGD ${(number / 1e6).toFixed(1)} million`;

runStep({
  // Stands for core banking and the client, whose documents have come.
  open(give) {
    const { client, owners, reviewed, lapsed, received } = json("bank");
    give("file.json", `Ownership of ${reviewed}, products and contacts`, {
      client,
      reviewed,
      owners,
    });
    const documents = lapsed.filter((document) => received.includes(document)).length;
    return { result: `Opened the file of ${client} and received ${documents} renewed documents.` };
  },

  // Stands for the registers and for the model that reads a trust deed: both are one file.
  trace(give) {
    const { client, reviewed, owners } = json("open/file.json");
    const registers = json("registers");
    const persons = [];
    const entities = [];
    const follow = (name, share, layer, through) => {
      if (name in registers.persons) return persons.push({ name, share, layer, through });
      entities.push(name);
      for (const [owner, part] of Object.entries(registers[name]))
        follow(owner, part, layer + 1, name);
    };
    follow(client, undefined, 0);
    const layers = Math.max(...persons.map(({ layer }) => layer));
    const added = persons.filter(({ name }) => !owners.includes(name));
    const known = persons.filter((person) => !added.includes(person));
    const names = [
      ...entities,
      ...persons.flatMap(({ name }) => [name, ...registers.persons[name].also]),
    ];
    const scripts = new Set(names.map((name) => /\p{Script=Han}/u.test(name))).size;
    give("ownership.json", `${layers} layers, ${persons.length} natural persons`, {
      ...{ persons, added, trusts: entities.filter((name) => name.endsWith("Trust")) },
      facts: Object.fromEntries(added.map(({ name }) => [name, registers.persons[name]])),
    });
    give("names.json", `${names.length} names to screen, in ${scripts} scripts`, names);
    const share = (list) => `${sum(list, (person) => person.share)}%`;
    const ways = and(added.map(({ through }) => `the ${through}`));
    return {
      result: `Traced ${layers} layers to ${persons.length} natural persons, of whom ${word(added.length)} is new, through a trust.`,
      findings: [
        finding(
          true,
          `${capital(word(known.length))} owners known`,
          `${share(known)}, as in ${reviewed}`,
        ),
        finding(
          false,
          `${capital(word(added.length))} owner new`,
          `${share(added)} through ${ways}`,
        ),
      ],
    };
  },

  // Stands for the screening service and for its analyst.
  clear(give) {
    const { facts: found } = json("trace/ownership.json");
    const matches = json("lists").toSorted((one, other) => other.match - one.match);
    const [closest, ...others] = matches;
    const answer = answered(json("answers").clear, ["confirm"]);
    const person = found[closest.owner];
    const year = person.born.slice(0, 4);
    const far = others.filter(({ born }) => Math.abs(born - year) > 10).length;
    give("screening.json", `1 confirmed match, ${far} cleared`, { confirmed: 1 });
    const fewer = closest.owner.length - closest.name.length;
    const yearly = million(json("bank").payments.at(-1).total);
    return {
      result: `Sent ${matches.length} name matches to the screening analyst, the closest first.`,
      approval: ask({
        answer,
        conclusion: `A match at ${closest.match}% could be the new owner of a client with ${yearly} in yearly payments`,
        limits: [[85, closest.match, `${closest.match}%`]],
        rows: [
          [
            "Name",
            "As in the passport",
            `Same, ${word(fewer)} letter fewer`,
            "As in the passport",
            fewer < 2,
            ["Same name", `matched at ${closest.match}%`],
          ],
          [
            "Born",
            date(person.born),
            String(closest.born),
            date(person.born),
            closest.born === Number(year),
            "Same year",
          ],
          [
            "Place of birth",
            person.place,
            closest.place,
            "None",
            person.place === closest.place,
            "Same place",
          ],
          [
            "Office",
            person.office ?? "None declared",
            closest.office,
            "None",
            person.office === closest.office,
            "Office not declared",
          ],
        ],
        options: {
          clear: `The client stays rated ${json("bank").rating}`,
          confirm: `The owner becomes a PEP, ${word(far)} are cleared`,
          ask: "The file waits for an answer",
        },
        facts: {
          Confirmed: `1 of ${matches.length}`,
          Cleared: `${far} of ${matches.length}`,
        },
      }),
    };
  },

  rate(give) {
    const { factors, of, high_from } = json("scorecard");
    const { trusts } = json("trace/ownership.json");
    const present = {
      trust: trusts.length > 0,
      office: json("clear/screening.json").confirmed > 0,
    };
    const counted = Object.entries(factors).filter(([name]) => present[name] ?? true);
    const score = sum(counted, ([, points]) => points);
    const before = json("bank").score;
    give("rating.json", `${score} of ${of}, ${word(counted.length)} factors`, { score, counted });
    give(
      "memo.md",
      "Draft of the review memo",
      `# Review\n\nThe score rose from ${before} to ${score}.`,
    );
    const first = before < high_from ? ", for the first time" : "";
    return {
      result: `The scorecard gives ${score} of ${of}: ${score < high_from ? "not high" : `high${first}`}.`,
    };
  },

  // Stands for senior management.
  keep(give) {
    const { score, counted } = json("rate/rating.json");
    const { persons, trusts } = json("trace/ownership.json");
    const { score: before, owners, payments, review_date: day } = json("bank");
    const { peers, of, high_from, alert_from: alertFrom } = json("scorecard");
    const answer = answered(json("answers").keep, ["keep", "conditions"]);
    const [now, last] = [payments.at(-1).total, payments[0].total];
    const next = addMonths(day, 12);
    const pep = counted.some(([name]) => name === "office");
    give("memo-signed.pdf", "Ownership chart, rating and decision", [`${score}: ${answer.option}`]);
    const [low, high] = peers.payments;
    return {
      result: "Sent to senior management with the memo.",
      approval: ask({
        answer,
        conclusion: `Keep a client with ${million(now)} in yearly payments, now rated high`,
        limits: [[high_from, score, `${score} of ${of}`]],
        rows: [
          [
            "Score",
            String(score),
            String(before),
            String(peers.score),
            score === before,
            `${score - before} points higher`,
          ],
          [
            "Owners",
            `${persons.length} persons, ${trusts.length} trust`,
            `${owners.length} persons`,
            peers.owners,
            trusts.length === 0,
            `New trust${pep ? " and PEP" : ""}`,
          ],
          [
            "Payments a year",
            million(now),
            million(last),
            `SGD ${low} to ${high} million`,
            now <= high * 1e6,
            "In its usual range",
          ],
        ],
        options: {
          keep: "Next review in twelve months",
          conditions: `Alerts from ${dollars(alertFrom)} a payment`,
          exit: "Close the accounts in ninety days",
        },
        facts: {
          "Alert limit": answer.option === "keep" ? "None" : dollars(alertFrom),
          "Next review": date(next),
        },
      }),
    };
  },
});
