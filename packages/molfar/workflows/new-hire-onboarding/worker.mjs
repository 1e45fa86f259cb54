import {
  addDays,
  answered,
  ask,
  capital,
  dayOf,
  dollars,
  json,
  runStep,
  stop,
  table,
  text,
  word,
} from "../step.mjs";

runStep({
  // Stands for the document model: each fact of the offer is a line.
  read(give) {
    const of = (name) => new RegExp(`^${name}: (.+)$`, "m").exec(text("offer"))[1];
    const hire = {
      ...{ name: of("Name"), role: of("Role"), grade: of("Grade"), site: of("Site") },
      ...{ manager: of("Manager"), start: of("Start date"), status: of("Status") },
    };
    give("hire.json", "Role, grade, site, manager and start date", hire);
    const pass = hire.status === "citizen" ? "No pass needed" : "A pass is needed";
    return {
      result: `${hire.role}, grade ${hire.grade}, ${hire.site} office, from ${dayOf(hire.start)}. ${pass}.`,
    };
  },

  // Stands for the peer-group model, which proposes what four of five peers hold, and for the manager.
  approve(give) {
    const answer = answered(json("answers").approve, ["all", "without", "later"]);
    const proposed = table("rights").filter(
      ({ profile, peers }) => profile === "yes" || peers >= 4,
    );
    const outside = proposed.filter(({ profile }) => profile === "no");
    const [extra] = outside;
    const inProfile = proposed.filter((right) => !outside.includes(right));
    const rights = answer.option === "all" ? proposed : inProfile;
    const all = capital(word(proposed.length));
    const eight = word(inProfile.length);
    const release = `${extra.system.replace(/s$/, "")} ${extra.right.toLowerCase()}`;
    give("access.json", `${rights.length} rights with the decision`, rights);
    return {
      result: `Sent ${proposed.length} proposed rights to the hiring manager, sensitive ones first.`,
      approval: ask({
        answer,
        conclusion: `${all} rights, one of which releases salary payments up to ${dollars(extra.limit)}`,
        limits: [[20000, extra.limit, dollars(extra.limit)]],
        rows: proposed
          .filter(({ sensitive }) => sensitive === "yes")
          .map(({ system, right, profile, peers }) => {
            const [name, same] = [right.replace(":", ","), profile === "yes"];
            const text = `${same ? "In" : "Outside"} the profile`;
            return [system, name, same ? name : "None", `${peers} of 5`, same, text];
          }),
        options: {
          all: `${release} from day one`,
          without: `Create ${eight} rights`,
          later: `${capital(eight)} rights now, a reminder in 3 months`,
        },
        facts: {
          Approved: `${rights.length} of ${proposed.length}`,
          "Struck out": answer.option === "all" ? "None" : release,
        },
      }),
    };
  },

  // Stands for the directory, the systems and the stores: nothing is created.
  create(give) {
    const { start, site } = json("read/hire.json");
    const [laptop] = json("stores")[site];
    if (!laptop) stop(`There is no laptop in ${site}.`);
    const systems = new Set(json("approve/access.json").map(({ system }) => system));
    const accounts = ["Directory", ...systems].map((system) => ({ system, locked_until: start }));
    give("accounts.json", `${accounts.length} accounts, locked until ${dayOf(start)}`, {
      accounts,
      laptop,
    });
    return {
      result: `Created ${accounts.length} locked accounts and reserved a laptop in ${site}.`,
    };
  },

  // Stands for the document model and the payroll system.
  pay(give) {
    const { start, status } = json("read/hire.json");
    const { identity_card: card, bank_letter: letter } = json("documents");
    const parts = ({ name }) => name.toLowerCase().split(" ").toSorted().join(" ");
    if (parts(card) !== parts(letter) || card.born !== letter.born)
      stop("The documents name two people.");
    const { next_employee: number, cpf } = json("payroll-system");
    const age = Number(start.slice(0, 4)) - Number(card.born.slice(0, 4));
    const rate = cpf[status].find(({ up_to_age }) => age <= up_to_age);
    const [year, month] = start.split("-").map(Number);
    const pay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    give("payroll-record", `${number}, first pay on ${dayOf(pay)}`, { number, pay, rate });
    give("schedule", "First week, with the people to meet", {
      from: start,
      fifth: addDays(start, 4),
    });
    return { result: "Payroll and CPF record ready, because both documents name the same person." };
  },

  // Stands for the new hire and the service desk.
  ask(give) {
    const { answers, request } = json("answers").week;
    const { fifth } = json("pay/schedule.json");
    const missing = answers.filter((answer) => answer.startsWith("Missing: "));
    const what = missing.map((answer) => capital(answer.slice("Missing: ".length)));
    give(request, what.join(", "), { opened: fifth, what });
    return {
      result: `${capital(word(answers.length))} answers, and ${word(missing.length)} missing tool became request ${request}.`,
    };
  },
});
