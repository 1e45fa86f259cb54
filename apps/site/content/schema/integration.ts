import { emptyCategories, repeatedValues } from "@yno/records/check";
import { areUnique, boundedList, id, oneOf, prose, record, shortText } from "@yno/records/words";
import * as z from "zod";

/** The options of the filter after All, in its order; each is used. */
export const integrationCategories = [
  "CRM & Sales",
  "Communication",
  "Email & Marketing",
  "Productivity",
  "E-commerce",
  "Cloud Storage",
  "Social Media",
  "Project Management",
  "Customer Support",
  "Marketing",
  "Finance",
] as const;

const integrationStatuses = ["active", "beta", "coming"] as const;

const popularities = ["high", "medium", "low"] as const;

/** The tabs of the capability catalogue, in their order. */
export const capabilityCategories = [
  "communication",
  "development",
  "data",
  "cloud",
  "productivity",
  "files",
] as const;

/** What the page can draw beside a name. */
const integrationIcons = [
  "message",
  "mail",
  "phone",
  "video",
  "code",
  "bug",
  "browser",
  "chart",
  "database",
  "search",
  "server",
  "cloud",
  "calendar",
  "task",
  "folder",
  "file",
] as const;

const sentences = prose(140).refine(
  (text) => (text.match(/[.?]\s/g) ?? []).length <= 1,
  "holds more than two sentences. Keep the first two, and move the rest.",
);

export const iconName = oneOf(integrationIcons, "a picture that the page can draw");

/** A system that agents work in, as a card of the full list. */
export const integrationShape = record({
  id,
  name: shortText(40),
  /** What an agent does there. */
  description: sentences,
  category: oneOf(integrationCategories, "one of the categories"),
  status: oneOf(integrationStatuses, "a status"),
  setupTime: z
    .string("must be text. Write it as '5 mins'.")
    .regex(/^[1-9]\d? mins$/, "isn't a setup time in minutes. Write it as '5 mins'."),
  popularity: oneOf(popularities, "a popularity"),
  /**
   * What the system's API offers; a closed row shows the first three, so put the most important first.
   */
  features: boundedList(4, 7, "features", shortText(60)).refine(
    areUnique,
    "names a feature twice. Remove the second.",
  ),
  /** How the other system lets an agent in. */
  auth: shortText(60),
});

/** A kind of system, and what an agent can be asked to do with it. */
export const capabilityShape = record({
  name: shortText(40),
  description: sentences,
  category: oneOf(capabilityCategories, "one of the tabs"),
  icon: iconName,
  capabilities: boundedList(3, 5, "capabilities", shortText(70)).refine(
    areUnique,
    "names a capability twice. Remove the second.",
  ),
});

export type Integration = z.infer<typeof integrationShape>;
export type IntegrationCategory = Integration["category"];
export type Capability = z.infer<typeof capabilityShape>;
export type CapabilityCategory = Capability["category"];
export type IntegrationIcon = z.infer<typeof iconName>;

/** Problems across all integrations, a sentence for each. */
export function integrationSetProblems(
  file: string,
  integrations: readonly Integration[],
): string[] {
  return [
    ...emptyCategories(
      integrationCategories,
      integrations,
      (category) =>
        `${file}: no integration has the category '${category}', so its filter would find nothing. Write one.`,
    ),
    ...repeatedValues(file, integrations, "id", "name"),
  ];
}

/** Problems across the catalogue, a sentence for each. */
export function capabilitySetProblems(file: string, capabilities: readonly Capability[]): string[] {
  return [
    ...emptyCategories(
      capabilityCategories,
      capabilities,
      (category) => `${file}: the tab '${category}' is empty. Write an entry for it.`,
    ),
    ...repeatedValues(file, capabilities, "name"),
  ];
}
