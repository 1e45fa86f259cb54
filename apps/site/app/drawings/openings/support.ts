import type { SupportAnswers as Answers, ServiceLevels } from "#content/pages/support.ts";
import {
  type Drawing,
  dashed,
  label,
  mark,
  outside,
  type Sizes,
  spread,
  track,
} from "../geometry.ts";

/** Length is the time until a person answers; where nobody answers, the line is dashed. */
export function drawSupport(answers: Answers): Sizes {
  return { wide: wide(answers), narrow: narrow(answers) };
}

/** Hours from one number of the scale to the next. */
const scaleStep = 6;

function wide({ you, ticket, email, measure, scale, phone }: Answers): Drawing {
  const [from, to] = [250, 516];
  const hour = (to - from) / email.hours;
  const [ticketRow, emailRow, base] = [52, 158, 292];
  const ticketEnd = from + ticket.hours * hour;
  const opens = from + 70;
  const closes = opens + phone.hours * hour;
  const ticks = spread(Math.floor(email.hours / scaleStep) + 1, 0, scaleStep);
  const branch = (row: number, end: number) =>
    track("resources", [from - (base - row), base], [from, row], [end, row]);
  return {
    width: 540,
    height: base + 34,
    tracks: [
      branch(ticketRow, ticketEnd),
      branch(emailRow, to),
      track("resources", [outside.left, base], [from - 10, base]),
      dashed("resources", [from - 4, base], [opens, base]),
      track("resources", [opens, base], [closes, base]),
      dashed("resources", [closes + 14, base], [outside.right, base]),
    ],
    marks: [
      mark("full", [12, base]),
      mark("station", [from, ticketRow]),
      mark("full", [ticketEnd, ticketRow]),
      mark("station", [from, emailRow]),
      mark("full", [to, emailRow]),
      mark("station", [opens, base]),
      mark("station", [closes, base]),
    ],
    labels: [
      label([3, base + 14], "start", "below", { title: you }),
      label([from - 8, ticketRow - 14], "start", "above", { title: ticket.name }),
      label([ticketEnd + 20, ticketRow], "start", "beside", {
        title: ticket.figure,
        note: measure,
        size: "big",
      }),
      label([from - 8, emailRow - 14], "start", "above", { title: email.name }),
      label([540, emailRow - 14], "end", "above", {
        title: email.figure,
        note: measure,
        size: "big",
      }),
      ...ticks.map((hours) =>
        label([from + hours * hour, emailRow + 14], "centre", "below", { note: String(hours) }),
      ),
      label([to + 8, emailRow + 33], "end", "below", { note: scale }),
      label([(opens + closes) / 2, base - 14], "centre", "above", { title: phone.name }),
      label([opens, base + 14], "centre", "below", { note: phone.opens }),
      label([closes, base + 14], "centre", "below", { note: phone.closes }),
    ],
  };
}

function narrow({ ticket, email, phone }: Answers): Drawing {
  const [from, to] = [12, 258];
  const hour = (to - from) / email.hours;
  const [ticketRow, emailRow, phoneRow] = [36, 112, 184];
  const ticketEnd = from + ticket.hours * hour;
  const opens = from + 70;
  const closes = opens + phone.hours * hour;
  return {
    width: 280,
    height: phoneRow + 34,
    tracks: [
      track("resources", [outside.left, ticketRow], [ticketEnd, ticketRow]),
      track("resources", [outside.left, emailRow], [to, emailRow]),
      dashed("resources", [outside.left, phoneRow], [opens, phoneRow]),
      track("resources", [opens, phoneRow], [closes, phoneRow]),
      dashed("resources", [closes + 14, phoneRow], [outside.right, phoneRow]),
    ],
    marks: [
      mark("station", [from, ticketRow]),
      mark("full", [ticketEnd, ticketRow]),
      mark("station", [from, emailRow]),
      mark("full", [to, emailRow]),
      mark("station", [opens, phoneRow]),
      mark("station", [closes, phoneRow]),
    ],
    labels: [
      label([3, ticketRow - 14], "start", "above", { title: ticket.name }),
      label([ticketEnd + 18, ticketRow], "start", "beside", { title: ticket.figure, size: "big" }),
      label([3, emailRow - 14], "start", "above", { title: email.name }),
      label([267, emailRow - 14], "end", "above", { title: email.figure, size: "big" }),
      label([3, phoneRow - 14], "start", "above", { title: phone.name }),
      label([opens, phoneRow + 14], "centre", "below", { note: phone.opens }),
      label([closes, phoneRow + 14], "centre", "below", { note: phone.closes }),
    ],
  };
}

/** A week for each plan: solid on the days with support, dashed on the others. */
export function drawWeek(week: ServiceLevels["week"]): Sizes {
  return {
    wide: draw(week, { width: 936, from: 120, day: 108 }),
    middle: draw(week, { width: 640, from: 110, day: 74 }),
    narrow: draw(week, { width: 280, from: 92, day: 26 }),
  };
}

const rowHeight = 40;

function draw(
  { days, plans }: ServiceLevels["week"],
  { width, from, day }: { width: number; from: number; day: number },
): Drawing {
  const end = from + days.length * day;
  const rows = plans.map((plan, index) => ({
    ...plan,
    y: 12 + index * rowHeight,
    until: from + plan.days * day,
  }));
  const below = 12 + plans.length * rowHeight - 18;
  // Where a day is too narrow for its name, the first letter is enough.
  const names = days.map((name) => (day < 40 ? name.slice(0, 1) : name));
  return {
    width,
    height: below + 18,
    tracks: rows.flatMap(({ y, until }) => [
      ...(until > from ? [track("resources", [from, y], [until, y])] : []),
      ...(until < end ? [dashed("past", [until + 10, y], [end, y])] : []),
    ]),
    marks: rows.flatMap(({ y, days: supported }) =>
      spread(supported > 0 ? supported + 1 : 0, from, day).map((x) => mark("small", [x, y])),
    ),
    labels: [
      ...rows.map(({ name, y }) => label([0, y], "start", "beside", { title: name })),
      ...names.map((note, index) =>
        label([from + (index + 0.5) * day, below], "centre", "below", { note }),
      ),
    ],
  };
}
