import { capital, json, minutesOf, runStep, stop, timeOf, word } from "../step.mjs";

runStep({
  // Stands for the model that compares messages: place, firmware and time must be the same.
  read(give) {
    const { ticket, sites, messages } = json("messages");
    const found = messages.map(({ text }) => [
      sites.find((site) => text.includes(site)),
      ...[/\d\.\d\.\d/, /\b\d\d:\d\d\b/].map((pattern) => pattern.exec(text)?.[0]),
    ]);
    const [[site, firmware]] = found;
    if (new Set(found.map(String)).size > 1) stop("The messages are about more than one fault.");
    const [, device, what] = /(\w+) in .+? (drop .+?) since/.exec(messages[0].text);
    const received = messages.at(-1).at;
    give("ticket.json", `${ticket}, one fault, ${word(messages.length)} reporters`, {
      ...{ ticket, site, firmware, received, text: messages.map(({ text }) => text).join(" ") },
    });
    const [first, second] = messages.map(({ channel }) =>
      channel === "email" ? "An email" : "a chat",
    );
    return {
      result: `${first} and ${second} are one fault: ${device} in ${site} ${what}.`,
    };
  },

  // Stands for the classifier: one place is one site, and work on paper is urgent within the day.
  prioritise(give) {
    const { text } = json("read/ticket.json");
    const { impact, priority } = json("contract");
    const onPaper = /paper/.test(text);
    const level = priority[impact["one site"] - 1][onPaper ? 1 : 0];
    give("priority", String(level), level);
    return {
      result: `Priority ${level}: one site, work ${onPaper ? "continues on paper" : "stands still"}.`,
    };
  },

  // Stands for the service desk, whose clocks run in service hours only.
  start(give) {
    const { received } = json("read/ticket.json");
    const { minutes, service_hours: hours } = json("contract");
    const { response, resolution } = minutes[json("prioritise/priority.json")];
    const due = (after) => {
      const at = minutesOf(received) + after;
      const over = at - minutesOf(hours.to);
      return timeOf(over > 0 ? minutesOf(hours.from) + over : at);
    };
    const clocks = { response: due(response), resolution: due(resolution) };
    give("clocks", `${response} min and ${resolution / 60} h, running`, clocks);
    return {
      result: `Response due ${clocks.response}, resolution due ${clocks.resolution}, in service hours.`,
    };
  },

  // Stands for the retrieval model: a known error fits if its firmware does.
  route(give) {
    const { firmware } = json("read/ticket.json");
    const { shift, known_errors: errors } = json("desk");
    const error = errors.find((each) => each.firmware === firmware);
    const engineer = shift.find(({ closed }) => closed.includes(error.id));
    const queue = capital(engineer.queue);
    give("assignment", `${queue} queue, with a draft reply`, { queue, error, reply: error.fix });
    return {
      result: `Sent to a ${engineer.queue} engineer on shift, with a draft from known error ${error.id}.`,
    };
  },

  // Stands for the survival model: half fixed after three hours is late three times in four.
  move(give) {
    const { resolution } = json("start/clocks.json");
    const { error } = json("route/assignment.json");
    const { scanners, working } = json("scanners");
    const late = Object.entries(working).find(
      ([time, fixed]) => minutesOf(resolution) - minutesOf(time) <= 60 && fixed < scanners * 0.75,
    );
    if (!late) stop("The target is met, so nothing moves.");
    const [time, fixed] = late;
    give(
      "handover.md",
      "What was tried, for tier 2 and the shift lead",
      `# Handover\n\n${error.id}: ${error.fix} It helped on ${fixed} of ${scanners} scanners.`,
    );
    const left = minutesOf(resolution) - minutesOf(time);
    return { result: `Moved to the second tier at ${time}, ${left} minutes before its target.` };
  },
});
