import {
  answered,
  ask,
  date,
  dayOf,
  dollars,
  finding,
  json,
  minutesOf,
  monthOf,
  runStep,
  sum,
  table,
  timeOf,
  word,
} from "../step.mjs";

const singapore = 8 * 60;
const phases = {
  alert: "detection",
  question: "diagnosis",
  change: "mitigation",
  recovery: "recovery",
};
const days = (actions) => sum(actions, (each) => each.days);

runStep({
  // Stands for the log store, the chat and the bridge call.
  collect(give) {
    const { kept } = json("incident");
    const events = table("events").map((event) => {
      const minutes = minutesOf(event.time) + (event.zone === "UTC" ? singapore : 0);
      return { ...event, time: timeOf(minutes), zone: "SGT" };
    });
    const zones = [...new Set(events.map(({ zone }) => zone))].join(" and ");
    const hours = (minutesOf(kept.to) - minutesOf(kept.from)) / 60;
    give("traces", "Logs, messages, transcript, deployments", events);
    return {
      result: `Kept ${hours} h of logs, ${kept.messages} messages and the bridge call, with all times in ${zones}.`,
    };
  },

  // Stands for the event-correlation model: the phase follows from the kind of event.
  timeline(give) {
    const entries = json("collect/traces.json")
      .map((event) => ({ ...event, phase: phases[event.kind] }))
      .toSorted((one, other) => one.time.localeCompare(other.time));
    const gaps = entries
      .slice(1)
      .map(({ time }, at) => minutesOf(time) - minutesOf(entries[at].time))
      .filter((minutes) => minutes > 5);
    const inPhases = word(new Set(entries.map(({ phase }) => phase)).size);
    give("timeline.json", `${entries.length} entries, each with its source`, entries);
    return {
      result: `${entries.length} entries in ${inPhases} phases, with ${word(gaps.length)} gap of ${gaps.join(", ")} minutes shown as a gap.`,
    };
  },

  // Stands for the language model that drafts: a factor is ruled out by what it left as it was.
  draft(give) {
    const { certificate, deployment } = json("evidence");
    const isSame = deployment.certificate_before === deployment.certificate_after;
    const factors = [
      finding(false, "Renewal", `Failed silently since ${dayOf(certificate.renewal_fails_since)}`),
      finding(
        certificate.alert_readers > 0,
        "Alert",
        `Went to a mailbox that ${certificate.alert_readers > 0 ? "people read" : "nobody reads"}`,
      ),
      finding(
        isSame,
        `Deployment at ${deployment.time}`,
        `${isSame ? "Ruled out" : "Blamed"} by its logs`,
      ),
    ];
    const actions = table("actions");
    const proposed = `${word(actions.length)} proposed actions`;
    give(
      "draft.md",
      `Causes, impact and ${proposed}`,
      factors.map(({ name, text }) => `- ${name}: ${text}`).join("\n"),
    );
    give("proposed.json", "", actions);
    return {
      result: `${factors.length} contributing factors with evidence for and against each.`,
      findings: factors,
    };
  },

  // Stands for the service owner and the review meeting.
  agree(give) {
    const { from, to, failed_orders: failed, linked, review } = json("incident");
    const proposed = json("draft/proposed.json");
    const answer = answered(json("answer"), ["all", "four"]);
    const down = minutesOf(to) - minutesOf(from);
    const merged = proposed.filter((action) => action.open_already === linked);
    const added = proposed.filter((action) => !merged.includes(action));
    const actions = answer.option === "all" ? proposed : added;
    const dues = proposed.map(({ due }) => due).toSorted();
    give("actions.json", `${actions.length} actions with role and date`, actions);
    return {
      result: "Sent to the service owner for the review meeting.",
      approval: ask({
        answer,
        conclusion: `${dollars(failed)} of orders failed in ${down} minutes, because a certificate wasn't renewed`,
        limits: [[30, down, `${down} min`]],
        rows: proposed
          .slice(0, 3)
          .map(({ name, action, open_already: open, open_due: due, days }) => {
            const what = action.replace(";", ",");
            const effort = `${days} day${days === 1 ? "" : "s"}`;
            const isNew = open === "";
            const result = isNew ? "New action" : "Twice the same action";
            const weeks = Math.floor((Date.parse(review) - Date.parse(due)) / 604_800_000);
            const already = isNew ? "None" : [what, `overdue by ${weeks} weeks`];
            return [name, what, already, effort, isNew, result];
          }),
        options: {
          all: `${days(proposed)} days of work until ${monthOf(dues.at(-1))}`,
          four: `${days(added)} days, ${word(merged.length)} merged with ${linked}`,
          risk: "No action, with a written reason",
        },
        facts: {
          Actions: `${actions.length}, with dates`,
          "First due": date(actions.map(({ due }) => due).toSorted()[0]),
        },
      }),
    };
  },

  // Stands for the status page and the backlog: nothing is published.
  follow(give) {
    const actions = json("agree/actions.json");
    const { day, from, to, what } = json("incident");
    const { done } = json("backlog");
    const [first] = actions.toSorted((one, other) => one.due.localeCompare(other.due));
    const rows = json("timeline/timeline.json").map(({ time, text }) => `<li>${time} ${text}</li>`);
    give(
      "review.html",
      `Timeline, causes, ${actions.length} actions`,
      `<h1>Review</h1><ol>${rows.join("")}</ol>`,
    );
    const summary = [
      `On ${date(day)}, ${what} didn't work from ${from} to ${to}, Singapore time. Orders have worked again since.`,
      "During these minutes you couldn't place an order, and orders that you had begun weren't charged.",
      "A certificate that secures the connection had expired. Its renewal had failed since early October, and the warning went to a mailbox that nobody reads.",
      "We first suspected a change that we had made shortly before, and lost time with undoing it.",
      "No personal data was exposed, and no order that you saw confirmed was lost.",
      `We have agreed on ${word(actions.length)} actions. The first makes one failed renewal alert the engineer on call, and it is done.`,
      "We're sorry for the trouble that this caused you.",
    ].join(" ");
    give("summary.txt", `For customers, ${summary.split(" ").length} words`, summary);
    const inTime = done[first.name] <= first.due ? "in time" : "late";
    return {
      result: `Published the review and a customer summary, and the first action was done ${inTime}.`,
    };
  },
});
