import { site } from "@yno/brand/site";
import { clientConfiguration } from "@yno/registry/clients/configuration";
import { toKitServer } from "@yno/registry/clients/target";
import { describe, expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { pages } from "#content/collections/pages.ts";
import { documentLine } from "#content/derived/navigation.ts";
import { popularServers, registryGroups, useCases } from "#content/docs-mcp-page.ts";
import { molfarPackage } from "#content/for-programs.ts";
import {
  allWords,
  attribute,
  documents,
  type Element,
  elementsIn,
  hasClass,
  hrefs,
  isWithin,
  links,
  mainOf,
  parts,
  textContent,
} from "./documents.ts";

/** The documents written as prose; /api is made from its description. */
const written = [
  "/docs",
  "/docs/molfar-image",
  "/docs/worker-contract",
  "/docs/artifact-transformation",
  "/docs/mcp",
];

/** The table of contents, the breadcrumb or another navigation of a page, by its label. */
const navigation = (main: Element, label: string) =>
  parts(main, "nav").find((each) => attribute(each, "aria-label") === label);

const texts = (elements: readonly Element[], ...names: string[]) =>
  elements.flatMap((each) => allWords(parts(each, ...names)));
const code = (element: Element) => parts(element, "pre").map(textContent);
const elementsOf = (list: Element) => list.childNodes.filter((each) => "tagName" in each);

describe.each(written)("%s", (path) => {
  const main = mainOf(path);
  const heading = pages.find((page) => page.path === path)?.heading;
  const [article = main] = parts(main, "article");

  test("shows its place and its reading time", () => {
    expect(texts([main], "h1")).toEqual([heading]);
    const breadcrumb = navigation(main, "Breadcrumb");
    if (path === "/docs") expect(breadcrumb).toBeUndefined();
    else {
      expect(breadcrumb && hrefs(breadcrumb)).toEqual(["/docs"]);
      expect(texts([breadcrumb ?? main], "[aria-current=page]")).toEqual([heading]);
    }
    expect(texts([main], "time")).toContainEqual(expect.stringMatching(/^[1-9]\d? min read$/));
  });

  test("names every section, and the tool below them, in its contents", () => {
    const sections = texts([article, ...parts(main, ".document-tool")], "h2");
    expect(sections.length).toBeGreaterThan(3);
    expect(texts([navigation(main, "On this page") ?? main], "a")).toEqual(sections);
  });

  test("links every heading to itself", () => {
    const headings = parts(article, "h2", "h3").filter((each) => attribute(each, "id"));
    expect(headings.length).toBeGreaterThan(3);
    for (const each of headings) expect(hrefs(each)).toEqual([`#${attribute(each, "id")}`]);
  });

  test("leads to the documents before and after it", () => {
    const place = documentLine.findIndex((station) => station.path === path);
    const expected = [
      ["Previous page", documentLine[place - 1]],
      ["Next page", documentLine[place + 1]],
    ] as const;
    expect(links(navigation(main, "Previous and next") ?? main)).toEqual(
      expected.flatMap(([word, page]) => (page ? [[`${word} ${page.title}`, page.path]] : [])),
    );
  });

  test("has a button for every block of code, which copies it", () => {
    const blocks = parts(main, ".code-block");
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks) {
      expect(parts(block, "pre")).toHaveLength(1);
      expect(texts([block], "button")).toEqual([expect.stringMatching(/^Copy: \S/)]);
    }
  });

  test("has its blocks of code without JavaScript", () => {
    const blocks = parts(main, ".code-block");
    expect(blocks.filter((each) => isWithin(each, "needs-script"))).toEqual([]);
  });
});

test.each([...written, "/privacy", "/terms", "/cookies"])(
  "%s leads to its Markdown without JavaScript, and is copied with it",
  (path) => {
    const main = mainOf(path);
    const twins = parts(main, `[href=${path}.md]`).filter((each) =>
      hasClass(each, "without-script"),
    );
    expect(allWords(twins)).toEqual(["Markdown"]);
    expect(allWords(parts(main, ".needs-script"))).toContain("Copy as Markdown");
  },
);

test("/docs/molfar-image folds its reference by label", () => {
  const folds = parts(mainOf("/docs/molfar-image"), ".fold");
  const summaries = folds.flatMap((fold) => parts(fold, "summary"));
  expect(texts(summaries, "code")).toEqual(
    expect.arrayContaining(["tasks", "authorizations", "shared", "json_schema"]),
  );
  const rows = folds.flatMap((fold) => parts(fold, "tr"));
  const findings = rows.map((row) => attribute(row, "id"));
  expect(findings).toContain("broken-json");
});

test("no summary of a fold has an address: a link to it wouldn't open the fold", () => {
  const all = documents.flatMap((document) => parts(document, ".fold"));
  const visible = all.flatMap((fold) => parts(fold, "summary")).flatMap(elementsIn);
  expect(visible.length).toBeGreaterThan(0);
  expect(allWords(visible.filter((each) => attribute(each, "id")))).toEqual([]);
});

test("/docs gets a developer started in three steps", () => {
  const all = elementsIn(mainOf("/docs"));
  const start = all.findIndex((each) => attribute(each, "id") === "getting-started");
  const steps = all.slice(start).find(({ tagName }) => tagName === "ol");
  const [label, check, push, ...more] = steps ? elementsOf(steps).map(code) : [];
  expect(more).toEqual([]);
  expect(label?.[0]).toContain("ai.yno.molfar.schema_version");
  expect(check?.[0]?.split("\n")).toEqual([
    `npm install ${site.origin}${molfarPackage}`,
    "npx @yno/molfar check Dockerfile",
  ]);
  expect(push?.[0]).toContain("docker push");
});

test("/docs has the sections of the specification, in its order", () => {
  const wanted = [
    ...["Overview", "Core architecture", "Developer workflow", "Workflow management"],
    ...["Data and storage", "Security and authentication", "Integration and APIs"],
    ...["User interfaces", "Design App", "User-Facing App", "Getting started"],
  ];
  const titles = texts([mainOf("/docs")], "h2", "h3", "h4");
  expect(titles.filter((title) => wanted.includes(title))).toEqual(wanted);
});

test("/docs lists the permissions of each role", () => {
  const roles = ["Developer", "App Designer", "Actor"];
  const table = parts(mainOf("/docs"), "table")
    .map((each) => parts(each, "tr").map((row) => texts([row], "th", "td")))
    .find(([head]) => head?.includes("Developer"));
  expect(table?.[0]).toEqual(["Action", ...roles]);
  const cells = (action: string) => table?.find(([name]) => name?.startsWith(action))?.slice(1);
  expect(cells("Push an image")).toEqual(["yes", "no", "no"]);
  expect(cells("Make or change a workflow")).toEqual(["no", "yes", "no"]);
  expect(cells("Fill in a form")).toEqual(["no", "no", expect.stringMatching(/^yes/)]);
});

describe("/docs/mcp", () => {
  const main = mainOf("/docs/mcp");
  const cards = parts(main, ".document-cards").map(elementsOf);

  test("leads to the registry and the documents", () => {
    expect(links(main)).toEqual(
      expect.arrayContaining([
        ["Browse Registry", "/mcp-registry"],
        ["View Documentation", "/docs"],
        ["View Docs", "/docs"],
      ]),
    );
  });

  test("has three features, four categories, six servers and three use cases", () => {
    expect(cards.map((list) => list.length)).toEqual([3, 4, 6, 3]);
    const titles = cards.map((list) => texts(list, "h3", "h4"));
    const categories = ["Data & Storage", "Communication", "Development", "Information"];
    expect(titles[1]).toEqual(categories);
    expect(titles[3]).toEqual(useCases.map(({ title }) => title));
  });

  test("opens the registry with the filter of each category", () => {
    const addresses = registryGroups.map(({ categories }) =>
      categories.map((name) => `/mcp-registry?category=${encodeURIComponent(name)}`),
    );
    expect(cards[1]?.map(hrefs)).toEqual(addresses);
  });

  test("says of each popular server what the registry does, and leads to a search for its name", () => {
    const records = popularServers.map(({ server }) => mcpServers.find(({ id }) => id === server));
    expect(cards[2]?.map(hrefs)).toEqual(
      records.map((record) => [`/mcp-registry?q=${encodeURIComponent(record?.name ?? "")}`]),
    );
    const said = cards[2]?.map((card) => texts([card], "p"));
    expect(said).toEqual(records.map((record) => [record?.description, record?.name]));
  });

  test("has the configurations that the registry has", () => {
    const record = mcpServers.find(({ id }) => id === "brave-search");
    if (!record) throw new Error("The server of the samples is not in the registry.");
    const blocks = code(main).map((each) => each.trim());
    const shown = ["claude-code", "claude-desktop", "vs-code", "cursor", "codex"] as const;
    const configurations = shown.map(
      (id) => clientConfiguration([toKitServer(record)], id, "linux").text,
    );
    expect(blocks.slice(0, configurations.length)).toEqual(configurations);
  });
});

test("/api has the sections of the specification, and its contents name them", () => {
  const sections = [
    ...["Overview", "Authentication", "Endpoints", "Pipeline schema", "Error handling"],
    ...["Rate limiting", "Versions and compatibility"],
  ];
  const main = mainOf("/api");
  expect(texts([navigation(main, "On this page") ?? main], "a")).toEqual(sections);
  expect(texts(parts(main, "article"), "h2")).toEqual(sections);
});

test("the finished run of the simulator and the table of its steps are in the HTML", () => {
  const tool = parts(mainOf("/docs/artifact-transformation"), ".document-tool");
  expect(texts(tool, "p").join(" ")).toContain("Done: total.txt is made from 4 files.");
  expect(texts(tool, "tr")).toHaveLength(10);
});
