import { counted, most, type Needs, regionChoices, supports, wanted } from "@yno/site-mcp/estimate";

/** What a visitor asks about: the needs, the plan of today and the day of the change. */
export type Question = { needs: Needs; from: (typeof plansOfToday)[number]; day: string };

/** The plans that aren't ordered, by id. */
export const plansOfToday = ["community", "sme"] as const;

const numbers = [...counted, "users"] as const;
export type NumberNeed = (typeof numbers)[number];

/** A small company that tries agents on its daily work. */
export const firstQuestion: Question = {
  needs: {
    ...{ agents: 5, workflows: 8, integrations: 4, apiCalls: 20_000, users: 10 },
    ...{ customIntegrations: false, sso: false, auditLogs: false, onPremises: false },
    ...{ support: "community", regions: "single" },
  },
  from: "community",
  day: "",
};

/** A whole number as it's typed, with or without commas; null for any other text, and above `most`. */
export function readNumber(text: string, need: NumberNeed): number | null {
  const digits = text.trim().replaceAll(",", "");
  return /^\d{1,10}$/.test(digits) && Number(digits) <= most[need] ? Number(digits) : null;
}

/** A question as one part of an address: 'agents.12_sso.yes'. What is as at first is left out. */
export function writeQuestion({ needs, from, day }: Question): string {
  const first = { ...firstQuestion.needs, from: firstQuestion.from, day: "" };
  return Object.entries({ ...needs, from, day })
    .filter(([name, value]) => value !== first[name as keyof typeof first])
    .map(([name, value]) => `${name}.${value === true ? "yes" : value}`)
    .join("_");
}

/** In characters; what comes after isn't read. */
const longest = 400;

/**
 * Reads a question from an address. A part that doesn't fit keeps its first value.
 *
 * @returns the question, and the names of the parts that were left out
 */
export function readQuestion(text: string): { question: Question; ignored: string[] } {
  const needs: Needs = { ...firstQuestion.needs };
  const question: Question = { ...firstQuestion, needs };
  const ignored: string[] = [];
  for (const part of text.slice(0, longest).split("_").filter(Boolean)) {
    const [name = "", value = ""] = part.split(/\.(.*)/s);
    const from = plansOfToday.find((each) => name === "from" && each === value);
    const number = numbers.find((each) => each === name);
    const choice = wanted.find((each) => each === name);
    const support = supports.find((each) => name === "support" && each === value);
    const regions = regionChoices.find((each) => name === "regions" && each === value);
    const read = number ? readNumber(value, number) : null;
    if (number && read !== null) needs[number] = read;
    else if (choice && value === "yes") needs[choice] = true;
    else if (support) needs.support = support;
    else if (regions) needs.regions = regions;
    else if (from) question.from = from;
    else if (name === "day" && /^\d{4}-\d\d-\d\d$/.test(value)) question.day = value;
    else ignored.push(name.slice(0, 20));
  }
  return { question, ignored };
}
