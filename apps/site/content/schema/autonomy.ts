/**
 * What an agent may do outside YNO without a person's approval, on each tier of autonomy. This is
 * its one definition: /platform and the runs take their words from it, every run is checked against
 * it (schema/run-effects.ts), and so is the article about the tiers (collections/news.ts).
 */

/** What a call can change outside YNO, from the most harmless on. */
export const effects = ["message", "reversible", "bounded", "costly", "irreversible"] as const;

export type Effect = (typeof effects)[number];

/** How each kind is named in a list of what needs no approval. An irreversible one always needs it. */
const named: Record<Exclude<Effect, "irreversible">, string> = {
  message: "messages that commit you to nothing",
  reversible: "reversible effects",
  bounded: "bounded effects",
  costly: "costly effects that the agent can find and repair",
};

type Allowed = keyof typeof named;

type Tier = {
  number: number;
  name: string;
  /** What a run says of its tier. */
  detail: string;
  /** The effects that need no approval. */
  alone: readonly Allowed[];
};

export const autonomyTiers = [
  { number: 1, name: "Assisted", detail: "a person does each step", alone: [] },
  { number: 2, name: "Guided", detail: "a person starts each step", alone: [] },
  {
    number: 3,
    name: "Supervised",
    detail: "stops at each decision",
    alone: ["message", "reversible"],
  },
  {
    number: 4,
    name: "Delegated",
    detail: "within set limits",
    alone: ["message", "reversible", "bounded"],
  },
  {
    number: 5,
    name: "Autonomous",
    detail: "people read a sample",
    alone: ["message", "reversible", "bounded", "costly"],
  },
] as const satisfies readonly Tier[];

/** The rule that no tier changes. */
export const irreversibleRule =
  "On every tier, a person approves an irreversible effect before it happens.";

/** A tier by its number. Throws an Error where there is none. */
export function tierOf(number: number): Tier {
  const tier = autonomyTiers.find((each) => each.number === number);
  if (tier) return tier;
  throw new Error(`There is no tier ${number}. Write one of 1 to ${autonomyTiers.length}.`);
}

/** What needs no approval on a tier, as a sentence: 'Messages that commit you to nothing and …'. */
export function aloneText({ alone }: Pick<Tier, "alone">): string {
  if (alone.length === 0) return "Nothing.";
  const all = alone.map((each) => named[each]);
  const text = `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
