import {
  answered,
  ask,
  count,
  date,
  dollars,
  finding,
  json,
  runStep,
  sum,
  table,
  word,
} from "../step.mjs";

const questions = (rows) => sum(rows, (row) => row.questions);

runStep({
  // Stands for the vendor register: personal data of many people is tier 1 where replacing is hard.
  tier(give) {
    const { data, people, replace } = json("intake");
    const tier = people < 100 ? 3 : replace === "easy" ? 2 : 1;
    const asked = table("questions").filter((row) => row.tier >= tier);
    give("tier.json", `Tier ${tier}, ${questions(asked)} questions`, asked);
    return {
      result: `Tier ${tier}: ${data} data of ${count(people)} people, ${replace} to replace.`,
    };
  },

  // Stands for the models that read papers: one that names another company answers nothing.
  read(give) {
    const { vendor } = json("intake");
    const { papers } = json("evidence");
    const asked = json("tier/tier.json");
    const [report, certificate] = papers;
    const counts = ({ issued_to: owner }) => owner === vendor;
    const open = asked.filter(
      ({ paper }) => !papers.some((each) => each.name === paper && counts(each)),
    );
    const [all, left] = [questions(asked), questions(open)];
    give("open-questions.json", `${left} of ${all} questions`, open);
    const other = counts(certificate) ? "" : " The certificate names another company.";
    return {
      result: `Evidence answers ${all - left} of ${all} questions.${other}`,
      findings: [
        finding(counts(report), report.name, `${report.type}, until ${date(report.until)}`),
        finding(
          counts(certificate),
          certificate.name,
          `Issued to the ${certificate.issued_to === json("evidence").parent ? "parent company" : "vendor"}`,
        ),
      ],
    };
  },

  // Stands for the vendor and for the model that tests its answers.
  ask(give) {
    const subjects = json("read/open-questions.json").map(({ subject }) => subject);
    const replies = table("replies").filter(({ subject }) => subjects.includes(subject));
    const { exceptions } = json("evidence");
    const clashes = replies.filter(({ subject }) => subject in exceptions);
    const contradicted = sum(clashes, (reply) => reply.contradicted);
    const supported = questions(replies) - contradicted;
    give("answers.json", `${supported} supported, ${contradicted} contradicted`, clashes);
    return {
      result: `All ${questions(replies)} questions answered: ${supported} answers are supported, ${contradicted} contradict the report.`,
    };
  },

  // Stands for the model that scores: likelihood times harm, less what our own controls cover.
  weigh(give) {
    const clashes = json("ask/answers.json").map(({ subject }) => subject);
    const findings = table("controls")
      .filter(({ subject }) => clashes.includes(subject) || subject === "Certificate")
      .map(({ subject, likely, harm, covered, remedy }) => ({
        ...{ subject, remedy, score: (likely - covered) * harm },
      }));
    const high = findings.filter(({ score }) => score > 12);
    const lines = findings.map(
      ({ subject, score, remedy }) => `${subject}: ${score} of 25. ${remedy}`,
    );
    give("memo.pdf", `${findings.length} findings, each with a remedy`, lines);
    give("findings.json", "", findings);
    return {
      result: `${findings.length} findings remain once our own controls are counted, ${word(high.length)} of them high.`,
    };
  },

  // Stands for the business owner.
  accept(give) {
    const { request, fee, data } = json("intake");
    const { exceptions, papers, parent, sign_in: signIn } = json("evidence");
    const findings = json("weigh/findings.json");
    const answer = answered(json("answer"), ["accept", "conditions", "refuse"]);
    const [worst] = findings.toSorted((one, other) => other.score - one.score);
    const says = (subject) => table("replies").find((reply) => reply.subject === subject).says;
    const isVendors = papers[1].issued_to !== parent;
    const [state, bought] = {
      accept: ["accepted", "Bought"],
      conditions: ["accepted on conditions", "Bought on conditions"],
      refuse: ["refused", "Not bought"],
    }[answer.option];
    give(request, `Closed as ${state}, with ${word(findings.length)} findings`, findings);
    return {
      result: "Sent to the business owner and to the CISO for advice.",
      approval: ask({
        answer,
        conclusion: `${dollars(fee)} a year for a tool that keeps ${data} data in an unencrypted backup`,
        limits: [[12, worst.score, `${worst.score} of 25`]],
        rows: [
          ["Backups", says("Backups"), exceptions.Backups, "Encrypted", false, "Contradicted"],
          [
            ...["Certificate", "Held", isVendors ? "Vendor's" : "Parent only", "Of the vendor"],
            ...[isVendors, "Doesn't count"],
          ],
          ["Sign-in", signIn, signIn, "Single sign-on", true, "Meets the standard"],
        ],
        options: {
          accept: `Buy now, risk ${worst.score} for a year`,
          conditions: `Buy once the ${worst.subject.toLowerCase().replace(/s$/, "")} is encrypted`,
          refuse: "Don't buy, tell the vendor why",
        },
        facts: {
          Decision: bought,
          "May return": answer.option === "refuse" ? "With proof of encryption" : "None",
        },
      }),
    };
  },
});
