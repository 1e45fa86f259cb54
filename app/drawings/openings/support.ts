import type { SupportAnswers as Answers, ServiceLevels } from "#content/schema/support.ts";
import { type Drawing, outside, type Sizes, spread } from "../geometry.ts";

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
  return {
    width: 540,
    height: base + 34,
    tracks: [
      {
        line: "resources",
        points: [
          [from - (base - ticketRow), base],
          [from, ticketRow],
          [ticketEnd, ticketRow],
        ],
      },
      {
        line: "resources",
        points: [
          [from - (base - emailRow), base],
          [from, emailRow],
          [to, emailRow],
        ],
      },
      {
        line: "resources",
        points: [
          [outside.left, base],
          [from - 10, base],
        ],
      },
      {
        line: "resources",
        dashed: true,
        points: [
          [from - 4, base],
          [opens, base],
        ],
      },
      {
        line: "resources",
        points: [
          [opens, base],
          [closes, base],
        ],
      },
      {
        line: "resources",
        dashed: true,
        points: [
          [closes + 14, base],
          [outside.right, base],
        ],
      },
    ],
    marks: [
      { kind: "full", at: [12, base] },
      { kind: "station", at: [from, ticketRow] },
      { kind: "full", at: [ticketEnd, ticketRow] },
      { kind: "station", at: [from, emailRow] },
      { kind: "full", at: [to, emailRow] },
      { kind: "station", at: [opens, base] },
      { kind: "station", at: [closes, base] },
    ],
    labels: [
      { at: [3, base + 14], h: "start", v: "below", title: you },
      { at: [from - 8, ticketRow - 14], h: "start", v: "above", title: ticket.name },
      {
        at: [ticketEnd + 20, ticketRow],
        h: "start",
        v: "beside",
        title: ticket.figure,
        note: measure,
        size: "big",
      },
      { at: [from - 8, emailRow - 14], h: "start", v: "above", title: email.name },
      {
        at: [540, emailRow - 14],
        h: "end",
        v: "above",
        title: email.figure,
        note: measure,
        size: "big",
      },
      ...ticks.map((hours) => ({
        at: [from + hours * hour, emailRow + 14] as const,
        h: "centre" as const,
        v: "below" as const,
        note: String(hours),
      })),
      { at: [to + 8, emailRow + 33], h: "end", v: "below", note: scale },
      { at: [(opens + closes) / 2, base - 14], h: "centre", v: "above", title: phone.name },
      { at: [opens, base + 14], h: "centre", v: "below", note: phone.opens },
      { at: [closes, base + 14], h: "centre", v: "below", note: phone.closes },
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
      {
        line: "resources",
        points: [
          [outside.left, ticketRow],
          [ticketEnd, ticketRow],
        ],
      },
      {
        line: "resources",
        points: [
          [outside.left, emailRow],
          [to, emailRow],
        ],
      },
      {
        line: "resources",
        dashed: true,
        points: [
          [outside.left, phoneRow],
          [opens, phoneRow],
        ],
      },
      {
        line: "resources",
        points: [
          [opens, phoneRow],
          [closes, phoneRow],
        ],
      },
      {
        line: "resources",
        dashed: true,
        points: [
          [closes + 14, phoneRow],
          [outside.right, phoneRow],
        ],
      },
    ],
    marks: [
      { kind: "station", at: [from, ticketRow] },
      { kind: "full", at: [ticketEnd, ticketRow] },
      { kind: "station", at: [from, emailRow] },
      { kind: "full", at: [to, emailRow] },
      { kind: "station", at: [opens, phoneRow] },
      { kind: "station", at: [closes, phoneRow] },
    ],
    labels: [
      { at: [3, ticketRow - 14], h: "start", v: "above", title: ticket.name },
      {
        at: [ticketEnd + 18, ticketRow],
        h: "start",
        v: "beside",
        title: ticket.figure,
        size: "big",
      },
      { at: [3, emailRow - 14], h: "start", v: "above", title: email.name },
      { at: [267, emailRow - 14], h: "end", v: "above", title: email.figure, size: "big" },
      { at: [3, phoneRow - 14], h: "start", v: "above", title: phone.name },
      { at: [opens, phoneRow + 14], h: "centre", v: "below", note: phone.opens },
      { at: [closes, phoneRow + 14], h: "centre", v: "below", note: phone.closes },
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
      ...(until > from
        ? [
            {
              line: "resources" as const,
              points: [
                [from, y],
                [until, y],
              ] as const,
            },
          ]
        : []),
      ...(until < end
        ? [
            {
              line: "past" as const,
              dashed: true,
              points: [
                [until + 10, y],
                [end, y],
              ] as const,
            },
          ]
        : []),
    ]),
    marks: rows.flatMap(({ y, days: supported }) =>
      spread(supported > 0 ? supported + 1 : 0, from, day).map((x) => ({
        kind: "small" as const,
        at: [x, y] as const,
      })),
    ),
    labels: [
      ...rows.map(({ name, y }) => ({
        at: [0, y] as const,
        h: "start" as const,
        v: "beside" as const,
        title: name,
      })),
      ...names.map((note, index) => ({
        at: [from + (index + 0.5) * day, below] as const,
        h: "centre" as const,
        v: "below" as const,
        note,
      })),
    ],
  };
}
