import {
  answered,
  ask,
  capital,
  date,
  dayOf,
  finding,
  json,
  runStep,
  sum,
  table,
  text,
  word,
} from "../step.mjs";

const forms = (list) => sum(list, ({ count }) => count);

runStep({
  // Stands for the trial database: each row is a group of forms that hold the same value.
  sweep(give) {
    const { limits, read_in_context: context } = json("plan");
    const rows = table("forms");
    const entries = rows.filter(({ item, value }) => {
      const [low, high] = limits[item] ?? [];
      return context.includes(item) || value < low || value > high;
    });
    const [all, open] = [forms(rows), forms(entries)];
    give("entries.json", `${open} entries, blinded fields left out`, entries);
    return {
      result: `Checked ${all} changed forms, of which ${all - open} pass and ${open} go on.`,
    };
  },

  // Stands for the safety database and for the model that reads events against medication.
  compare(give) {
    const { events } = json("safety");
    const isExplained = ({ subject, visit }) =>
      events.some((event) => Number(event.subject) === subject && event.visit === visit);
    const entries = json("sweep/entries.json");
    const open = entries.filter((entry) => !isExplained(entry));
    const [{ subject, visit, value, from }] = open;
    const explained = capital(word(entries.length - open.length));
    const found = { ...open[0], values: [value, "no adverse event"] };
    give("finding.json", `Two forms, ${word(found.values.length)} values`, found);
    const medication = value.split(" ")[0].toLowerCase();
    const number = String(subject).padStart(4, "0");
    return {
      result: `${capital(word(open.length))} finding: ${medication} from ${dayOf(from)} without an adverse event.`,
      findings: [
        finding(true, `${explained} entries`, "Explained by another form"),
        finding(false, `Subject ${number}, visit ${visit}`, "Medication without an event"),
      ],
    };
  },

  // Stands for the model that writes queries: it names both values and suggests nothing.
  write(give) {
    const { form, site, values, from } = json("compare/finding.json");
    const query = json("safety").next_query;
    const question = `${form} has ${values[0]} from ${date(from)}, and there is ${values[1]}. Why was it given?`;
    const questions = question.split("?").length - 1;
    give(query, `Open, for site ${site}`, { query, site, question });
    return { result: `Opened query ${query} with both values and ${word(questions)} question.` };
  },

  // Stands for the site, which answers its weekly digest.
  follow(give) {
    const { site } = json(`write/${json("safety").next_query}.json`);
    const { answer } = json("site");
    give("answer.txt", `'${answer}'`, answer);
    return { result: `Site ${site} answered after its weekly digest.` };
  },

  // Stands for the data manager.
  close(give) {
    const { value, from } = json("compare/finding.json");
    const { event, diary, digests } = json("site");
    const query = json("safety").next_query;
    const answer = answered(json("answer"), ["close", "again", "monitor"]);
    const apart = (Date.parse(event.from) - Date.parse(from)) / 86_400_000;
    const symptom = json("safety").treats[value.split(" ")[0]];
    const fits = [event.what, diary.what].every((what) => what.toLowerCase().includes(symptom));
    const outcome = { close: "closed", again: "asked again", monitor: "for the monitor" }[
      answer.option
    ];
    const state = answer.option === "again" ? "Open again, with both dates" : capital(outcome);
    give(query, state, { query, outcome, answer: text("follow/answer.txt").trim() });
    return {
      result: "Sent to the clinical data manager with the new form.",
      approval: ask({
        answer,
        conclusion: `The site added the event, but its start is ${apart} days after the medication`,
        limits: [[1, apart, `${apart} days`]],
        rows: [
          ["What", value, event.what, `'${diary.what}'`, fits, "They fit"],
          [
            "Start",
            ...[from, event.from, diary.from].map(date),
            apart === 0,
            `${apart} days apart`,
          ],
        ],
        options: {
          close: `The event starts on ${dayOf(event.from)}`,
          again: "The site explains the two dates",
          monitor: "Checked at the next visit",
        },
        facts: { Query: `${query}, ${outcome}`, "Next digest": date(digests.at(-1)) },
      }),
    };
  },
});
