import {
  answered,
  ask,
  capital,
  date,
  dayOf,
  dollars,
  json,
  runStep,
  stop,
  sum,
  table,
  word,
} from "../step.mjs";

const size = ({ rows: [first, last] }) => last - first + 1;

/** Topics with an approved text of the last twelve months; `expired` texts are older. */
function inLibrary(topics, closing) {
  const texts = new Map(table("library").map((each) => [each.topic, each.reviewed]));
  const yearAgo = `${Number(closing.slice(0, 4)) - 1}${closing.slice(4)}`;
  const covered = topics.filter(({ topic }) => texts.get(topic) >= yearAgo);
  const expired = topics.filter(({ topic }) => texts.get(topic) < yearAgo);
  return { covered, expired, gaps: topics.filter((topic) => !covered.includes(topic)) };
}

runStep({
  // Stands for the model that reads tenders: what binds the buyer isn't a requirement.
  break(give) {
    const { shall, pages, forms, closing, time } = json("tender");
    const topics = shall.filter(({ who }) => who === "supplier");
    const rows = sum(topics, size);
    give("matrix.xlsx", `${rows} rows with page, weight and form`, { topics, rows });
    return {
      result: `${rows} requirements on ${pages} pages and ${forms.length} mandatory forms, closing ${dayOf(closing)}, ${time}.`,
    };
  },

  // Stands for the sales director.
  decide(give) {
    const { topics, rows } = json("break/matrix.xlsx.json");
    const { closing, time, value, years, damages } = json("tender");
    const { minutes, won, lost } = json("bids");
    const answer = answered(json("answers").bid, ["bid"]);
    const { covered, gaps } = inLibrary(topics, closing);
    const fit = Math.round((sum(covered, size) / rows) * 100);
    const work = sum(covered, size) * minutes.from_library + sum(gaps, size) * minutes.by_expert;
    const hours = Math.round(work / 60);
    const near = Math.abs(fit - won.fit) < Math.abs(fit - lost.fit);
    give("go.json", "Bid, with one question to the buyer", { answer, question: damages });
    const all = [{ fit, damages, hours }, won, lost];
    return {
      result: "Sent to the sales director with fit, effort and conditions.",
      approval: ask({
        answer,
        conclusion: `${dollars(value)} over ${word(years)} years, for about ${hours} hours of work`,
        limits: [[250000, value, dollars(value)]],
        rows: [
          ["Fit", ...all.map((bid) => `${bid.fit}%`), near, "Near the bid we won"],
          [
            ...["Damages", ...all.map((bid) => bid.damages)],
            ...[damages === won.damages, "Needs a clarification"],
          ],
          [
            "Effort",
            ...all.map((bid) => `${bid.hours} h`),
            hours < lost.hours,
            "In its usual range",
          ],
        ],
        options: {
          bid: `Spend ${hours} hours until ${dayOf(closing)}`,
          clarify: "Wait for an answer on damages",
          "no-bid": "Decline the invitation",
        },
        facts: { Effort: `${hours} h`, Closing: `${date(closing)}, ${time}` },
      }),
    };
  },

  // Stands for the retrieval model: a text fits if its topic does.
  search(give) {
    const { topics, rows } = json("break/matrix.xlsx.json");
    const { covered, expired, gaps } = inLibrary(topics, json("tender").closing);
    const open = sum(gaps, size);
    give("gaps.json", `${open} rows, grouped by expert`, gaps);
    return {
      result: `Answered ${sum(covered, size)} of ${rows} rows and left ${open} gaps, ${sum(expired, size)} of them past their review date.`,
    };
  },

  // Stands for the experts, for the model that looks for evidence, and for what fills in the forms.
  ask(give) {
    const { topics, rows } = json("break/matrix.xlsx.json");
    const { answers } = json("experts");
    const gaps = json("search/gaps.json").map((gap) => ({
      ...gap,
      answer: answers.find(({ topic }) => topic === gap.topic),
    }));
    const claims = gaps.flatMap(({ answer }) => answer.corrected ?? []);
    if (claims.some(({ source }) => !source)) stop("A claim has no source.");
    const all = sum(gaps, size);
    const experts = new Set(gaps.map(({ answer }) => answer.expert)).size;
    give("answers.json", `${all} answers, each with evidence`, gaps);
    const titles = topics.map(({ topic }) => topic);
    give("response.pdf", `${rows} of ${rows} rows answered, in the buyer's forms`, titles);
    const [{ row, claimed, evidence }] = claims;
    return {
      result: `${experts} experts answered ${all} rows. Row ${row} was corrected from ${claimed} minutes to ${evidence}.`,
    };
  },

  // Stands for the bid manager and for the tender portal: nothing is submitted.
  release(give) {
    const { rows } = json("break/matrix.xlsx.json");
    const answers = json("ask/answers.json");
    const { value } = json("tender");
    const { submitted } = json("experts");
    const all = sum(answers, size);
    const share = Math.round((all / rows) * 100);
    const added = sum(answers, ({ answer }) => answer.general);
    const [claim] = answers.flatMap(({ answer }) => answer.corrected ?? []);
    const answer = answered(json("answers").release, ["submit"]);
    give("confirmation", `Bid of ${dayOf(submitted)}, confirmed by the portal`, { submitted });
    give("library-entries", `${added} answers, each with an owner`, answers);
    const minutes = (name) => capital(`${name} minutes`);
    return {
      result: `Sent to the bid manager with ${all} new answers and the corrected claim.`,
      approval: ask({
        answer,
        conclusion: `A bid of ${dollars(value)} with ${all} new answers, one of them corrected`,
        limits: [[20, share, `${share}%`]],
        rows: [
          [
            "Rows",
            ...[`${rows} answered`, `${rows - all} library, ${all} experts`, `${rows} asked`],
            ...[true, "Every row answered"],
          ],
          [
            `Row ${claim.row}`,
            ...[minutes(claim.evidence), claim.source, minutes(claim.claimed)],
            ...[false, "Corrected by its author"],
          ],
        ],
        options: {
          submit: `Submit ${rows} of ${rows} rows`,
          back: "Return rows to their experts",
          withdraw: "Decline after all",
        },
        facts: { Submitted: date(submitted), Library: `${added} new answers` },
      }),
    };
  },
});
