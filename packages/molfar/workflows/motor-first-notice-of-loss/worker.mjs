import {
  and,
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
} from "../step.mjs";

/** Where a message says what a claim needs. */
const fields = {
  driver: /This is (\w+)/,
  plate: /driving (\w+ \w+ \w)/,
  policy: /policy ([\w-]+)/,
  time: /At (\d\d:\d\d)/,
  place: /on (Jalan \w+)/,
  kind: /a (rear-end collision|side collision)/,
  damage: /The (.+?)\./,
  injuries: /(Nobody is hurt)/,
  other_vehicle: /other car is (\w+ \w+ \w)/,
};

runStep({
  // Stands for the language model that reads messages, for the driver, and for the claims system.
  notice(give) {
    const { day, text, answer, photos } = json("message");
    const read = (words) =>
      Object.entries(fields).flatMap(([name, pattern]) => {
        const found = pattern.exec(words);
        return found ? [[name, found[1]]] : [];
      });
    const missing = Object.keys(fields).length - read(text).length;
    const notice = Object.fromEntries(read(`${text} ${answer}`));
    if (Object.keys(notice).length < Object.keys(fields).length) stop("The notice isn't complete.");
    give("notice.json", "Place, time, vehicles, no injuries", { ...notice, day });
    give("photos", `${photos.length} files`, photos);
    const after = `Complete after ${missing === 1 ? "one question" : `${missing} questions`}`;
    return { result: `${after}: a ${notice.kind} on ${notice.place}, no injuries.` };
  },

  // Stands for the policy system.
  cover(give) {
    const { driver, day } = json("notice/notice.json");
    const photos = json("notice/photos.json");
    const policy = json("policy");
    const [inForce, named] = [policy.until > day, policy.drivers.includes(driver)];
    const covers = capital(and(policy.covers).toLowerCase());
    const excess = `excess ${dollars(policy.excess)}`;
    give("cover.json", `${covers}, ${excess}`, policy);
    give("photos", `${photos.length} files, passed on`, photos);
    return {
      result: `${inForce && named ? "Covered: policy in force, named driver" : "Not covered"}, ${excess}.`,
      findings: [
        finding(inForce, "Period", `Until ${date(policy.until)}`),
        finding(named, "Driver", `${named ? "Named" : "Not named"} on the schedule`),
      ],
    };
  },

  // Stands for the image model, which here finds its result beside each photo, and for the prices.
  assess(give) {
    const { panels, other_vehicle: other } = json("catalogue");
    const damaged = json("cover/photos.json").filter(({ severity }) => severity);
    const price = ({ shows }) => sum(panels[shows]);
    const total = sum(damaged, price);
    const range = [0.907, 1.209].map((share) => Math.round((total * share) / 100) * 100);
    const thirdParty = sum(Object.values(other));
    give("assessment.json", `${damaged.length} panels, ${dollars(total)}, with a range`, {
      ...{ own: total, range, thirdParty },
    });
    const parts = capital(and(damaged.map(({ shows }) => shows.toLowerCase())));
    return {
      result: `${parts} damaged, ${damaged[0].severity}, for an estimated ${dollars(total)}.`,
    };
  },

  // Stands for the team lead, as the reserve is above the handler's authority.
  reserve(give) {
    const { own, thirdParty } = json("assess/assessment.json");
    const { excess, authority } = json("cover/cover.json");
    const { median } = json("catalogue");
    const answer = answered(json("answer"), ["set", "median"]);
    const party = answer.option === "set" ? thirdParty : median.third_party;
    const set = own + party;
    give("reserve.json", `Two heads of damage, ${dollars(set)}`, {
      own,
      thirdParty: party,
      excess,
    });
    const above = thirdParty - median.third_party;
    const cells = [dollars(own), dollars(median.own), ["Covered", `excess ${dollars(excess)}`]];
    return {
      result: "Sent to the team lead with three proposed figures.",
      approval: ask({
        answer,
        conclusion: `Set ${dollars(own + thirdParty)} aside for a ${json("notice/notice.json").kind} without injuries`,
        limits: [[authority, own + thirdParty, dollars(own + thirdParty)]],
        rows: [
          ["Own damage", ...cells, own < median.own * 1.1, "In its usual range"],
          [
            "Third party",
            dollars(thirdParty),
            dollars(median.third_party),
            "Covered",
            above === 0,
            `${dollars(above)} above median`,
          ],
          ["Injury", "None", median.injuries, "Covered", true, "None reported"],
        ],
        options: {
          set: `Reserve ${dollars(own + thirdParty)}`,
          median: `Reserve ${dollars(own + median.third_party)}`,
          investigate: "Reserve nothing yet",
        },
        facts: { "Own damage": dollars(own), "Third party": dollars(party) },
      }),
    };
  },

  // Stands for the surveyors' calendar and for the message to the driver.
  appoint(give) {
    const slot = json("surveyors").find((each) => each.day > json("notice/notice.json").day);
    const when = `${dayOf(slot.day)}, ${slot.time}`;
    give("appointment", `${when}, with photos and estimate`, {
      ...slot,
      ...json("reserve/reserve.json"),
    });
    return { result: `Appointed a surveyor for ${when}, and told the driver.` };
  },
});
