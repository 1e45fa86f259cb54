import {
  addDays,
  addMonths,
  answered,
  ask,
  capital,
  date,
  dollars,
  finding,
  json,
  runStep,
  stop,
  table,
  text,
} from "../step.mjs";

/** Amounts for months of fees. */
const capOf = (months, { fees, years }) => dollars((fees / years / 12) * parseInt(months, 10));

runStep({
  // Stands for the model that reads documents: each clause is a line, and its terms are in quotes.
  split(give) {
    const lines = text("draft").trim().split("\n");
    const pages = lines.filter((line) => line.startsWith("[page "));
    const clauses = lines.flatMap((line) => {
      const [, number, title, wording] = /^(\d+)\. (.+?): (.+)\.$/.exec(line) ?? [];
      return number === undefined ? [] : [{ number: Number(number), title, wording }];
    });
    const terms = clauses[0].wording.match(/"[^"]+"/g);
    give("clauses.json", `${clauses.length} clauses, ${terms.length} defined terms`, clauses);
    return {
      result: `Split ${pages.length} pages into ${clauses.length} clauses and linked ${terms.length} defined terms.`,
    };
  },

  // Stands for the models that find and grade: wordings are compared letter by letter.
  compare(give) {
    const positions = new Map(table("playbook").map((each) => [each.clause, each]));
    const graded = json("split/clauses.json").map((clause) => {
      const position = positions.get(clause.title);
      const wording = clause.wording.split(". ")[0];
      if (!position || wording === position.standard) return { clause, grade: "standard" };
      if (wording === position.fallback) return { clause, grade: "fallback" };
      return { clause, grade: "deviation", wording, standard: position.standard };
    });
    const of = (grade) => graded.filter((each) => each.grade === grade);
    const deviations = of("deviation");
    give(
      "deviations.json",
      `${deviations.length} deviations with position and precedent`,
      deviations,
    );
    const uncapped = deviations.find(({ wording }) => wording === "no cap");
    return {
      result: `${of("standard").length} standard, ${of("fallback").length} fallback, ${deviations.length} deviations.${uncapped ? " The liability cap is missing." : ""}`,
      findings: deviations.map(({ clause, wording, standard }) => {
        const [figure, unit] = standard.split(" ");
        const asked = wording.endsWith(unit) ? figure : standard;
        const how =
          wording === "no cap"
            ? "No cap; the playbook asks for one"
            : `${wording} instead of ${asked}`;
        return finding(false, clause.title, how);
      }),
    };
  },

  // Stands for the model that drafts: it takes the wording that was signed before, or else the
  // playbook's.
  redline(give) {
    const { wording, cap, data_breach: data } = json("archive");
    const request = json("request");
    const deviations = json("compare/deviations.json");
    const changes = deviations.flatMap(({ clause: { number, title }, standard }) =>
      title === "Liability"
        ? wording.map((sentence) => ({
            number,
            change: sentence
              .replace("{cap}", capOf(cap, request))
              .replace("{data}", capOf(data, request)),
          }))
        : [{ number, change: `${title}: ${standard}.` }],
    );
    give("redline-draft.docx", `${changes.length} tracked changes with comments`, changes);
    return {
      result: `Drafted ${changes.length} tracked changes for ${deviations.length} deviations. Nothing has been sent yet.`,
    };
  },

  // Stands for legal counsel.
  release(give) {
    const deviations = json("compare/deviations.json");
    const { number, wording } = deviations.find(
      ({ clause }) => clause.title === "Liability",
    ).clause;
    const [request, archive] = [json("request"), json("archive")];
    const answer = answered(json("answer"), ["replace"]);
    const inDraft = (name) => capital(new RegExp(`${name}: ([^.]+)`).exec(wording)[1]);
    const loss = capital(archive.indirect_loss);
    const [cap, data] = [archive.cap, archive.data_breach].map((months) => capOf(months, request));
    const others = deviations.length - 1;
    const changes = json("redline/redline-draft.docx.json")
      .filter((each) => each.number === number)
      .map(({ change }) => change);
    give("redline.docx", `${changes.length} tracked changes in clause ${number}`, changes);
    give("rulings.json", `1 replaced, ${others} accepted`, { answer, number, others });
    return {
      result: "Sent to legal counsel with the redline, your position and precedent.",
      approval: ask({
        answer,
        conclusion: `${dollars(request.fees)} of fees, and no limit to what either side can claim`,
        limits: [[100000, request.fees, dollars(request.fees)]],
        rows: [
          ["Cap", "None", archive.cap, archive.cap, false, "Cap is missing"],
          [
            "Data breach",
            inDraft("Data breach"),
            archive.data_breach,
            archive.data_breach,
            false,
            "Higher cap is missing",
          ],
          [
            "Indirect loss",
            inDraft("Indirect loss"),
            loss,
            loss,
            inDraft("Indirect loss") === loss,
            "Same in all three",
          ],
        ],
        options: {
          replace: `Cap at ${cap}, ${data} for data`,
          accept: "Sign without a cap",
          refer: "The requester decides on the risk",
        },
        facts: { Cap: cap, "For data": data, Accepted: `${others} deviations` },
      }),
    };
  },

  // Stands for email, the signing service, the contract register and the calendar. Nothing is sent.
  outcome(give) {
    const { others } = json("release/rulings.json");
    const changes = json("release/redline.docx.json");
    if (json("signing").changes.join() !== changes.join()) stop("The signed text was edited late.");
    const { from, years, notice_months: months } = json("request");
    const renewal = addDays(addMonths(from, years * 12), -1);
    const notice = date(addMonths(renewal, -months));
    give("register-entry", `${others} accepted deviations, 1 replaced clause`, changes);
    give("dates", `Renewal ${date(renewal)}, notice ${notice}`, { renewal, notice });
    return {
      result: `The signed text matches the released redline, and notice date ${notice} is filed.`,
    };
  },
});
