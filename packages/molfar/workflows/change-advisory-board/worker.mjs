import {
  answered,
  ask,
  capital,
  date,
  dayOf,
  finding,
  json,
  minutesOf,
  runStep,
  stop,
  timeOf,
  word,
} from "../step.mjs";

runStep({
  // Stands for the change register and the owner, who sends what is missing.
  check(give) {
    const { needed, has, owner_sends: sends, ...change } = json("register");
    const missing = needed.filter((name) => !(name in has));
    const request = { ...change, ...has, ...sends };
    if (!needed.every((name) => name in request)) stop("The request isn't complete.");
    give("request.json", capital(needed.join(", ")), request);
    const reminders = `${word(missing.length)} reminder`;
    return { result: `Complete after ${reminders}: the ${missing.join(" and the ")} was missing.` };
  },

  // Stands for the graph model and for the risk model, which adds up points.
  map(give) {
    const { item, window } = json("check/request.json");
    const users = json("cmdb");
    const first = users[item];
    const services = new Set([...first, ...first.flatMap((service) => users[service] ?? [])]);
    const { entries, similar, risk } = json("schedule");
    const clash = entries.find(
      ({ day, from, to, service }) =>
        services.has(service) && day === window.day && window.time >= from && window.time < to,
    );
    const failed = similar.filter((change) => !change.went_well).length;
    const score =
      services.size * risk.service + (clash ? risk.clash : 0) + failed * risk.similar_failed;
    const what = clash.name.split(" ")[0].toLowerCase();
    const when = `${clash.name} on ${dayOf(clash.day)}, ${clash.from} to ${clash.to}`;
    give("paper.pdf", "One page for the board", [`Risk: ${score} of 100`, `Clash: ${when}`]);
    give("impact.json", "", { score, clash });
    return {
      result: `${services.size} services are within two hops, and the window clashes with ${what}.`,
      findings: [finding(false, "Clash", when)],
    };
  },

  // Stands for the members of the board.
  decide(give) {
    const { score, clash } = json("map/impact.json");
    const request = json("check/request.json");
    const { free, similar, meeting } = json("schedule");
    const answer = answered(json("answer"), ["approve", "move"]);
    const [{ window }, [next], [like]] = [request, free, similar];
    const plan = request["back-out plan"];
    const until = timeOf(minutesOf(next.time) + window.minutes);
    const at = { approve: window, move: next }[answer.option];
    const conditions = `${word(answer.conditions.length)} condition`;
    give("window.json", `${dayOf(at.day)}, ${at.time} to ${until}, ${conditions}`, at);
    const durations = [window, window, like].map(({ minutes }) => `${minutes} min`);
    const backOuts = [plan.minutes, plan.minutes, like.back_out].map((minutes) => `${minutes} min`);
    return {
      result: `On the agenda of ${dayOf(meeting)} with the paper.`,
      approval: ask({
        answer,
        conclusion: `A patch on payday would put SGD ${clash.salaries / 1e6} million of salaries behind one database`,
        limits: [[50, score, `${score} of 100`]],
        rows: [
          ["Users then", clash.name, "None", "None", false, `Clash on ${dayOf(window.day)}`],
          ["Duration", ...durations, like.minutes <= window.minutes, "Enough time"],
          [
            ...["Back-out", ...backOuts],
            ...[plan.tested < window.day, `Tested on ${dayOf(plan.tested)}`],
          ],
        ],
        options: {
          approve: `Patch on ${dayOf(window.day)}, ${window.time}`,
          move: `Patch on ${dayOf(next.day)}, ${next.time}`,
          refuse: `Stay on ${request.from_version}`,
        },
        facts: { Window: `${date(at.day)}, ${at.time}`, Condition: answer.conditions.join(", ") },
      }),
    };
  },

  // Stands for the monitoring and for what runs the back-out plan.
  watch(give) {
    const { checks, others, back_out: backOut, incidents } = json("monitoring");
    const late = checks.filter(({ during, limit }) => during > limit);
    const all = checks.length + others;
    const [worst] = late;
    if (!worst) stop("No check crossed its limit, so nothing is backed out.");
    const minutes = minutesOf(backOut.to) - minutesOf(backOut.from);
    const version = json("check/request.json").from_version;
    give("window-log.json", `${all} checks, back-out, times`, { worst, minutes, incidents });
    const behind = `${worst.during} ${worst.unit}`;
    return {
      result: `${worst.name} fell behind by ${behind}. The patch was backed out in ${minutes} min, on ${version} since ${backOut.to}.`,
      findings: [
        finding(true, `${all - late.length} of ${all} checks`, "As in the hour before"),
        finding(false, worst.name, `${behind} behind, limit ${worst.limit} ${worst.unit}`),
      ],
    };
  },

  // Stands for the language model that writes the review.
  review(give) {
    const { worst, minutes, incidents } = json("watch/window-log.json");
    const followUps = [`A second attempt needs a larger ${worst.part}.`];
    const text = `# Review\n\nBacked out in ${minutes} min. ${followUps.join(" ")}`;
    give("review.md", `Planned and actual times, ${word(followUps.length)} follow-up`, text);
    const how = incidents === 0 ? "without an incident" : `with ${incidents} incidents`;
    return { result: `Backed out ${how}. ${followUps.join(" ")}` };
  },
});
