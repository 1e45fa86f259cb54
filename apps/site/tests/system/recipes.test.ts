import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { houseRules } from "@yno/tools/house-rules";
import { root as project } from "@yno/tools/project-files";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  factRules,
  factValues,
  type SharedFact,
  silentPages,
  statementsOf,
} from "#build/content/fact-rules.ts";
import { root } from "#build/site-folder.ts";
import { formatSgd } from "#content/messages/amounts.ts";
import { prices } from "#content/prices.ts";
import {
  attribute,
  builtFiles,
  nameOf,
  parts,
  readBuilt,
  takeApart,
  withoutScript,
} from "../built/documents.ts";
import { copyProject, type ProjectCopy } from "../copy-project.ts";

/** The price of the recipe, and how each amount that depends on it is written before and after. */
const price = { monthly: 1_234, yearly: 12_340 };
const amounts = ({ monthly, yearly }: typeof price) => [
  ...[monthly, yearly, 12 * monthly, 12 * monthly - yearly, 2 * yearly, monthly / 100].map(
    formatSgd,
  ),
  ...[monthly, yearly].map((amount) => `"price":${amount},`),
];
const [before, after] = [amounts(prices.sme), amounts(price)];
const stated = new RegExp(
  before.map((amount) => `${amount.replaceAll(".", "\\.")}(?![\\d,.]\\d)`).join("|"),
  "g",
);

/** Other values of facts that pages take from the record. */
const otherFacts: readonly [fact: SharedFact, value: string][] = [
  ["uptime", "99.8%"],
  ["uptimeEnterpriseOrder", "99.97%"],
  ["maintenanceNotice", "49 hours"],
  ["recoveryTime", "5 hours"],
  ["recoveryPoint", "2 hours"],
  ["ticketResponse", "13 hours"],
  ["supportSme", "24/4"],
  ["supportEnterprise", "24/6"],
  ["negotiation", "36 days"],
  ["marketingData", "37 days"],
  ["subProcessorNotice", "31 days"],
  ["requestAnswer", "32 days"],
  ["dataAfterCancellation", "33 days"],
  ["analyticsData", "13 months"],
  ["performanceData", "34 days"],
  ["deliveryRecords", "35 days"],
  ["trial", "15 days"],
  ["phoneHours", "8 AM to 7 PM SGT"],
  ["starterRate", "1,100 requests per hour"],
  ["professionalRate", "11,000 requests per hour"],
  ["accountData", "8 years"],
  ["runRecords", "91 days"],
  ["healthData", "9 years"],
  ["breachOfHealthData", "61 days"],
  ["encryptionStored", "AES-512"],
  ["encryptionInTransit", "TLS 1.4"],
];

const page = `import type { Page } from "../schema/page.ts";

export const examplePage = {
  path: "/example",
  navigation: { line: "legal", station: 4, title: "Example" },
  updated: "2026-11-24",
  title: "Example | YNO",
  description: "A page that the recipe adds.",
  heading: "Example",
  opening: "This page was added in three files.",
} as const satisfies Page;
`;
const component = `import { Opening } from "#app/layout/opening.tsx";
import { PageBody } from "#app/layout/page-body.tsx";
import { examplePage } from "#content/pages/example.ts";

export const page = examplePage;

export default function Example() {
  return (
    <PageBody>
      <Opening page={examplePage} />
    </PageBody>
  );
}
`;
const declaration = `import type { Form } from "../form.ts";

/** The form of the recipe. */
export const example = {
  name: "example",
  keptFor: "12 months",
  fields: { colour: { label: "Colour of the example", rule: "filled" } },
} as const satisfies Form;
`;
const form = `import { example } from "@yno/intake/forms/example";
import { useHydrated } from "#app/browser/hydration/use-hydrated.ts";
import type { FormOutcome } from "#content/schema/forms.ts";
import { DemoNote } from "./delivery-note.tsx";
import { FormFields } from "./form-fields.tsx";
import { simulated, useDelivery } from "./transport.ts";
import { useForm } from "./use-form.ts";

const simulatedSend = simulated(1000);

type ExampleFormProps = { button: string; outcome: FormOutcome; mail: string };

export function ExampleForm({ button, outcome, mail }: ExampleFormProps) {
  const send = useDelivery(simulatedSend);
  const hydrated = useHydrated();
  const { element, field } = useForm({ form: example, send, mail, words: outcome });
  return (
    <form {...element} id="example-form">
      <FormFields form={example} field={field} />
      <DemoNote send={send} text={outcome.demo} />
      <button type="submit" disabled={!hydrated}>
        {button}
      </button>
      <p className="without-script">
        {\`\${outcome.withoutScript.before} \`}
        <a href={\`mailto:\${mail}\`}>{mail}</a>
        {\` \${outcome.withoutScript.after}\`}
      </p>
    </form>
  );
}
`;
const collection = `import { prose, record, shortText } from "@yno/brand/schema";
import type * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";

const termShape = record({ id: shortText(20), term: shortText(20), meaning: prose(80) });

type Term = z.infer<typeof termShape>;

export const terms: readonly Term[] = [
  { id: "ferry", term: "Example ferry", meaning: "A line over water." },
];

export const collection = defineCollection({
  source: "content/collections/example.ts",
  records: terms,
  shape: termShape,
  name: ({ id }) => id,
  unique: ["id", "term"],
  page: "/support",
  published: () => "2026-11-28",
  search: ({ id, term, meaning }) => ({
    kind: "heading",
    address: \`/support#\${id}\`,
    title: term,
    context: meaning,
    body: meaning,
  }),
  structuredData: (all) => all.map(({ term }) => ({ "@type": "DefinedTerm", name: term })),
  feed: {
    title: "Terms",
    formats: ["json"],
    entry: ({ id, term, meaning }) => ({
      path: \`/support#\${id}\`,
      title: term,
      summary: meaning,
      html: meaning,
      author: "YNO",
      tags: [],
    }),
  },
  files: async (all) => ({ "/terms.json": JSON.stringify(all) }),
});
`;
const terms = `{terms.map(({ id, term, meaning }) => (
          <p key={id} id={id}>
            {\`\${term}: \${meaning}\`}
          </p>
        ))}`;
const termsImport = 'import { terms } from "#content/collections/example.ts";\n';
const example = (button: string) =>
  `<ExampleForm button=${button} outcome={outcome} mail={form.mail} />`;
const formImport = 'import { ExampleForm } from "#app/features/forms/example-form.tsx";\n';

/** What a reader of docs/recipes.md does, by the title of the recipe. */
const recipes: Readonly<Record<string, (copy: ProjectCopy) => void>> = {
  "Change a price or another fact": ({ replace }) => {
    replace(
      "apps/site/content/prices.ts",
      "monthly: 988, yearly: 9_998",
      "monthly: 1_234, yearly: 12_340",
    );
    for (const [fact, value] of otherFacts) {
      const declared = (is: string) => `export const ${fact} = "${is}";`;
      replace("apps/site/content/shared-facts.ts", declared(factValues[fact]), declared(value));
    }
    replace("packages/intake/retention.ts", `"${factValues.supportTickets}"`, '"4 years"');
  },
  "Add a page": ({ write, replace }) => {
    write("apps/site/content/pages/example.ts", page);
    write("apps/site/app/pages/example.tsx", component);
    const line = '  "/example": () => import("./pages/example.tsx"),\n';
    replace("apps/site/app/routes.ts", '  "/404"', `${line}  "/404"`);
  },
  "Add an MCP server": (copy) =>
    addCopyOfFirst(copy, "apps/site/content/mcp-servers/crm.json", [
      ["salesforce-dx", "example-server"],
      ["Salesforce DX", "Example Server"],
      // A policy tells servers apart by their commands.
      ["@salesforce/mcp", "@example/mcp"],
    ]),
  "Add a position": (copy) =>
    addCopyOfFirst(copy, "apps/site/content/collections/jobs.ts", [
      ["workflow-engine-engineer", "example-engineer"],
      ["Workflow Engine Engineer", "Example Engineer"],
    ]),
  "Add a kind of record": ({ write, replace }) => {
    write("apps/site/content/collections/example.ts", collection);
    const page = "apps/site/app/pages/support.tsx";
    replace(page, 'id="contact-form">', `id="contact-form">\n        ${terms}`);
    replace(page, "import { outcome }", `${termsImport}import { outcome }`);
  },
  "Add a form": ({ write, replace }) => {
    write("packages/intake/forms/example.ts", declaration);
    write("apps/site/app/features/forms/example-form.tsx", form);
    const examples = "apps/site/app/features/forms/forms.examples.tsx";
    replace(
      examples,
      "  ticket: ",
      `  example: () => <Form>{${example('"Send"')}}</Form>,\n  ticket: `,
    );
    replace(examples, "import { FormButton", `${formImport}import { FormButton`);
  },
  "Show a form on a page": ({ replace }) => {
    const page = "apps/site/app/pages/support.tsx";
    const before = "toasts={toasts} outcome={outcome} />";
    replace(page, before, `${before}\n        ${example("{form.example}")}`);
    replace(page, "import { SupportForm }", `${formImport}import { SupportForm }`);
    const button = '  button: { idle: "Submit Request"';
    replace(
      "apps/site/content/pages/support.ts",
      button,
      `  example: "Send the example",\n${button}`,
    );
  },
};

/** What nothing here reads, and takes longest: the copy makes none of it. */
const unread: readonly [file: string, before: string, after: string][] = [
  ["apps/site/build/pages/build-site.ts", 'await step("make-fonts");', ""],
  ["apps/site/build/pages/compress.ts", "!entry.isFile()", '!entry.name.endsWith(".js")'],
  ["apps/site/build/commands/finish-build.ts", "pageStyle(siteStyle, tree)", '""'],
  ["apps/site/build/commands/finish-build.ts", "await writeSocialImages(client);", ""],
  ["apps/site/build/outputs/workflow-files.ts", "= cwl(id);", '= "";'],
  ["apps/site/vite.config.ts", "tableCellLabels, colourCode,", "tableCellLabels,"],
];

const site = "apps/site";
let copy: ProjectCopy;
let followed: readonly string[];

beforeAll(async () => {
  copy = copyProject();
  for (const follow of Object.values(recipes)) follow(copy);
  followed = copy.changed();
  for (const edit of unread) copy.replace(...edit);
  cpSync(join(root, "app/fonts"), join(copy.folder, "apps/site/app/fonts"), { recursive: true });
  await copy.run(site, "../../node_modules/vite/bin/vite.js", "build");
}, 600_000);

afterAll(() => copy.remove());

const read = (file: string) => readFileSync(join(copy.folder, site, "dist/client", file), "utf8");

test("each recipe changes the files that it names, and no others", () => {
  const text = readFileSync(join(project, "docs/recipes.md"), "utf8");
  const named = text.split(/^## /m).flatMap((recipe) => {
    const [title = "", files = ""] = recipe.split("\n");
    return title in recipes ? [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file) : [];
  });
  expect(followed).toEqual([...new Set(named)].toSorted());
});

describe("a price that is changed in one place", () => {
  const ofPrograms = builtFiles.filter((file) => /\.(html|md|txt|xml|json)$/.test(file));
  const stating = ofPrograms.filter((file) => readBuilt(file).search(stated) >= 0);

  test("is stated by pages and their Markdown, the terms among them", () => {
    expect(stating).toEqual(
      expect.arrayContaining(["pricing.html", "resources.html", "support.md", "terms.html"]),
    );
  });

  test.each(stating.filter((file) => file.endsWith(".md")))("follows everywhere in %s", (file) => {
    const now = linesOf(read(file));
    const expected = linesOf(readBuilt(file))
      .filter((line) => line.search(stated) >= 0)
      .map((line) => line.replace(stated, (amount) => after[before.indexOf(amount)] ?? ""));
    expect(expected.filter((line) => !now.includes(line))).toEqual([]);
  });

  test("is the only one in every file", () => {
    expect(ofPrograms.filter((file) => read(file).search(stated) >= 0)).toEqual([]);
  });
});

test("a changed fact is the only one on every page", async () => {
  const print =
    'import * as facts from "./content/shared-facts.ts"; console.info(JSON.stringify(facts))';
  const changed: Record<SharedFact, string> = JSON.parse(
    await copy.run(site, "--input-type=module", "--eval", print),
  );
  expect(changed).toMatchObject(Object.fromEntries(otherFacts));
  // The build of the copy has compared every page with these values.
  const statements = statementsOf((path) => read(`${nameOf(path)}.md`));
  expect(factRules.flatMap((rule) => silentPages(rule, statements))).toEqual([]);
});

test("what is added and changed keeps the rules of the house, the linter and the arrows", async () => {
  const files = followed.map((path) => ({
    path,
    text: readFileSync(join(copy.folder, path), "utf8"),
  }));
  expect(houseRules.flatMap(({ breaches }) => breaches(files))).toEqual([]);
  const code = followed.filter((path) => /\.tsx?$/.test(path));
  await copy.run(".", "node_modules/@biomejs/biome/bin/biome", "lint", ...code);
  const cruise = "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs";
  // Installed packages aren't below the copy.
  await copy.run(
    ".",
    cruise,
    "--config",
    "tools/lint/dependency-cruiser.mjs",
    "--exclude",
    "(?:^|/)node_modules/",
    ...code,
  );
});

test("a form that is added can't be sent without JavaScript, and says where to write", () => {
  const [form] = parts(takeApart("support.html", read("support.html")), "#example-form");
  expect(form && attribute(form, "method")).toBe("post");
  expect(form && withoutScript(form)).toEqual({ pressed: [], mails: ["support@yno.example"] });
});

describe("what is added in one place has its page, its list and its files", () => {
  test.each([
    ["a page", "example.html", "This page was added in three files."],
    ["a page in the navigation of every page", "about.html", 'href="/example"'],
    ["a page in the site map", "sitemap.xml", "/example</loc>"],
    ["a page for programs", "example.md", "This page was added in three files."],
    ["a server in the registry", "mcp-registry.md", "Example Server"],
    ["a server in the Registry API", "v0.1/servers.json", "example-server"],
    ["a server in the search", "search-index.json", "Example Server"],
    ["a position on its page", "careers.html", "Example Engineer"],
    ["a position in its feed", "careers/feed.json", "Example Engineer"],
    ["a kind on its page", "support.html", "Example ferry: A line over water."],
    ["a kind in the Markdown of its page", "support.md", "Example ferry: A line over water."],
    ["a kind in the search", "search-index.json", "Example ferry"],
    ["a kind in its feed", "support/feed.json", "A line over water."],
    ["a feed in the head of its page", "support.html", 'href="/support/feed.json"'],
    ["a kind in structured data", "support.html", '{"@type":"DefinedTerm","name":"Example ferry"}'],
    ["a file of a kind", "terms.json", "A line over water."],
    ["a day of a kind in the site map", "sitemap.xml", "/support</loc><lastmod>2026-11-28"],
    ["a form", "support.html", "Send the example"],
  ])("%s", (_, file, words) => {
    expect(read(file).includes(words)).toBe(true);
  });
});

test("a wrong record of a new kind stops the build with file, record, field and remedy", async () => {
  const file = "apps/site/content/collections/example.ts";
  copy.replace(file, '"A line over water."', '"A line over water"');
  await expect(copy.run(site, "build/commands/check-content.ts")).rejects.toThrow(
    "content/collections/example.ts, record 'ferry', field meaning: does not end like a sentence. Finish it with a full stop.",
  );
});

/** The lines of a page's Markdown, whose tables are as wide as their longest cell. */
function linesOf(markdown: string): string[] {
  return markdown.split("\n").map((line) => line.replace(/ +/g, " "));
}

/** Puts a copy of a file's first record behind the last one, with other names. */
function addCopyOfFirst(copy: ProjectCopy, file: string, names: readonly [string, string][]): void {
  const text = readFileSync(join(project, file), "utf8");
  const [first = ""] = /^ {2}\{\n.*?^ {2}\},\n/ms.exec(text) ?? [];
  const record = names.reduce((made, [one, other]) => made.replaceAll(one, other), first);
  copy.replace(file, first, first + record);
}
