import { capabilityCategories } from "#content/collections/capabilities.ts";
import { integrationCategories } from "#content/collections/integrations.ts";
import { departments } from "#content/collections/jobs.ts";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import * as docsMcp from "#content/docs-mcp-page.ts";
import { machineFiles, securityContact } from "#content/for-programs.ts";
import { openPositions } from "#content/pages/careers.ts";
import * as integrations from "#content/pages/integrations.ts";
import { companyProgress } from "#content/pages/investors.ts";
import { feed } from "#content/pages/news.ts";
import { stories, tiers } from "#content/pages/platform.ts";
import { standards } from "#content/pages/security.ts";
import { contact, form } from "#content/pages/support.ts";
import { searchNames } from "#content/search-names.ts";

type Rule = readonly [place: string, isKept: boolean, problem: string];

const isSame = (one: readonly unknown[], other: readonly unknown[]) => one.join() === other.join();
const isCounted = (numbers: readonly number[]) => numbers.every((each, at) => each === at + 1);
const isSorted = (values: readonly string[]) => isSame(values, values.toSorted());

const popular = docsMcp.popularServers.map(({ server }) => server);
const [byMail, byPhone] = contact.cards;
const badgeColours = Object.values(form.badges).map(({ color }) => color);

/** What words must keep with each other, or with records. */
const rules: readonly Rule[] = [
  [
    "content/pages/careers.ts, field openPositions.groups",
    isSame(
      openPositions.groups.flatMap((group) => group.departments).toSorted(),
      departments.toSorted(),
    ),
    `don't hold each department once. Write each of these in one group: ${departments.join(", ")}.`,
  ],
  [
    "content/pages/integrations.ts, field categories.tabs",
    isSame(
      integrations.categories.tabs.map(({ category }) => category),
      capabilityCategories,
    ),
    `aren't in order. Sort them: ${capabilityCategories.join(", ")}.`,
  ],
  [
    "content/pages/integrations.ts, field browse.filterOptions",
    isSame(integrations.browse.filterOptions, ["All", ...integrationCategories]),
    `aren't in order. Sort them: All; ${integrationCategories.join("; ")}.`,
  ],
  [
    "content/pages/integrations.ts, field topServers",
    isCounted(integrations.topServers.map(({ rank }) => rank)),
    "aren't in the order of their ranks. Sort them from 1, each rank once.",
  ],
  [
    "content/pages/investors.ts, field companyProgress.milestones",
    isSorted(companyProgress.milestones.map(({ month }) => month)),
    "aren't in the order of their months. Sort them, one a month.",
  ],
  [
    "content/pages/news.ts, field feed.footer",
    /more articles are coming soon/i.test(feed.footer),
    "does not say that more articles are coming soon. Add that.",
  ],
  [
    "content/pages/platform.ts, field tiers.tiers",
    isCounted(tiers.tiers.map(({ number }) => number)),
    "aren't in the order of their numbers. Sort them from 1.",
  ],
  [
    "content/pages/platform.ts, field stories.stories",
    stories.stories.every(({ company }) => /^An? /.test(company)),
    "name a company. Write a kind of company instead, beginning with 'A' or 'An'.",
  ],
  [
    "content/pages/security.ts, field standards.standards",
    standards.standards.every(
      ({ status, progress }) => (status === "Implemented") === (progress === 100),
    ),
    "have a progress that does not fit the status. Only Implemented is at 100.",
  ],
  [
    "content/pages/support.ts, field contact.cards",
    byMail?.link.to === `mailto:${byMail?.address}` &&
      byPhone?.link.to === `tel:${byPhone?.address.replaceAll(" ", "")}`,
    "have a link to another address than they show. Write 'mailto:' or 'tel:' and that address.",
  ],
  [
    "content/pages/support.ts, field form.badges",
    new Set(badgeColours).size === badgeColours.length,
    "give two badges the same colour. Choose a line for each.",
  ],
  [
    "content/docs-mcp-page.ts, field popularServers",
    popular.every((server) => mcpServers.some(({ id }) => id === server)),
    "name a server that the registry lacks. Write the id of one in content/mcp-servers/.",
  ],
  [
    "content/docs-mcp-page.ts, field useCases",
    docsMcp.useCases.every(({ servers }) => servers.every((server) => popular.includes(server))),
    "name a server that isn't one of the popular ones. Write the id of one.",
  ],
  [
    "content/for-programs.ts, field machineFiles",
    machineFiles.every(({ path }) => path.startsWith("/")),
    "have a path that isn't a file's address. Write it as '/openapi.json'.",
  ],
  [
    "content/for-programs.ts, field securityContact.expires",
    /^\d{4}-\d\d-\d\dT[\d:]{8}Z$/.test(securityContact.expires),
    "isn't a date with a time. Write it as '2027-11-01T00:00:00Z'.",
  ],
  [
    "content/search-names.ts, field searchNames",
    Object.values<readonly string[]>(searchNames)
      .flat()
      .every((name) => /^[\p{Ll}\p{N}][\p{Ll}\p{N} '/-]{0,39}$/u.test(name)),
    "aren't written as visitors type. Write them in lower case, without punctuation, in at most 40 characters.",
  ],
];

/** The rules that words break, a sentence for each. */
export function brokenRules(all: readonly Rule[] = rules): string[] {
  return all.flatMap(([place, isKept, problem]) => (isKept ? [] : [`${place}: ${problem}`]));
}
