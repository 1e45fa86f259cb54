import { clients } from "@yno/registry/clients";
import { mcpClientIds } from "@yno/registry/enums";
import { nameFor } from "@yno/registry/names";
import { toTransport } from "@yno/registry/transport";
import { describe, expect, test } from "vitest";
import { popularServers, registryGroups, useCases } from "#content/docs-mcp-page.ts";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { documentLine, pages } from "#tools/content/pages.ts";
import { attribute, documents, type Element, elementsIn, textContent } from "./documents.ts";

/** The documents written as prose; /api is made from its description. */
const written = [
  "/docs",
  "/docs/molfar-image",
  "/docs/worker-contract",
  "/docs/artifact-transformation",
  "/docs/mcp",
];

const spoken = (element: Element) => textContent(element).replace(/\s+/g, " ").trim();
const named = (all: readonly Element[], ...names: string[]) =>
  all.filter(({ tagName }) => names.includes(tagName));
const hrefs = (all: readonly Element[]) => named(all, "a").map((link) => attribute(link, "href"));

function hasClass(element: Element, name: string): boolean {
  return (attribute(element, "class") ?? "").split(" ").includes(name);
}

/** Whether an element, or one around it, has a class. */
function isWithin(element: Element, name: string): boolean {
  const { parentNode } = element;
  if (hasClass(element, name)) return true;
  return parentNode !== null && "tagName" in parentNode && isWithin(parentNode, name);
}

/** All elements in the main part of the page at an address. */
function mainOf(path: string): Element[] {
  const page = documents.find(({ address }) => address === path);
  const main = page?.elements.find(({ tagName }) => tagName === "main");
  if (!main) throw new Error(`${path} was not built.`);
  return elementsIn(main);
}

/** What is inside the navigation with this label; undefined without one. */
function navigation(all: readonly Element[], label: string): Element[] | undefined {
  const found = named(all, "nav").find((each) => attribute(each, "aria-label") === label);
  return found && elementsIn(found);
}

function withClass(all: readonly Element[], name: string): Element[] {
  return all.filter((each) => hasClass(each, name));
}

const textsOf = (all: readonly Element[], ...names: string[]) => named(all, ...names).map(spoken);
const code = (element: Element) => named(elementsIn(element), "pre").map(textContent);

describe.each(written)("%s", (path) => {
  const main = mainOf(path);
  const heading = pages.find((page) => page.path === path)?.heading;
  const article = named(main, "article").flatMap(elementsIn);
  const tools = withClass(main, "document-tool").flatMap(elementsIn);

  test("shows its place and its reading time", () => {
    expect(textsOf(main, "h1")).toEqual([heading]);
    const breadcrumb = navigation(main, "Breadcrumb");
    if (path === "/docs") expect(breadcrumb).toBeUndefined();
    else {
      expect(hrefs(breadcrumb ?? [])).toEqual(["/docs"]);
      const here = breadcrumb?.find((each) => attribute(each, "aria-current") === "page");
      expect(here && spoken(here)).toBe(heading);
    }
    expect(textsOf(main, "time")).toContainEqual(expect.stringMatching(/^[1-9]\d? min read$/));
  });

  test("names every section, and the tool below them, in its contents", () => {
    const sections = [...named(article, "h2"), ...named(tools, "h2")];
    expect(sections.length).toBeGreaterThan(3);
    const contents = named(navigation(main, "On this page") ?? [], "a");
    expect(contents.map(spoken)).toEqual(sections.map(spoken));
  });

  test("has no address in what stays visible of a folded part: a link to it wouldn't open the part", () => {
    const folds = withClass(article, "fold").map(elementsIn);
    const visible = folds.flatMap((fold) => named(fold, "summary").flatMap(elementsIn));
    expect(visible.filter((each) => attribute(each, "id")).map(spoken)).toEqual([]);
  });

  test("links every heading to itself", () => {
    const headings = named(article, "h2", "h3").filter((each) => attribute(each, "id"));
    expect(headings.length).toBeGreaterThan(3);
    for (const each of headings)
      expect(hrefs(elementsIn(each))).toEqual([`#${attribute(each, "id")}`]);
  });

  test("leads to the documents before and after it", () => {
    const place = documentLine.findIndex((station) => station.path === path);
    const links = named(navigation(main, "Previous and next") ?? [], "a");
    const expected = [
      ["Previous page", documentLine[place - 1]],
      ["Next page", documentLine[place + 1]],
    ] as const;
    expect(links.map((link) => [spoken(link), attribute(link, "href")])).toEqual(
      expected.flatMap(([word, page]) => (page ? [[`${word} ${page.title}`, page.path]] : [])),
    );
  });

  test("has a button for every block of code and for the page, which copy them", () => {
    const blocks = withClass(main, "code-block").map(elementsIn);
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks) {
      expect(named(block, "pre")).toHaveLength(1);
      expect(textsOf(block, "button")).toEqual([expect.stringMatching(/^Copy: \S/)]);
    }
    expect(textsOf(main, "button")).toContain("Copy as Markdown");
  });

  test("marks every control that needs JavaScript, and has a link to the Markdown without it", () => {
    const controls = named(main, "button", "input", "textarea", "select");
    expect(controls.filter((each) => !isWithin(each, "needs-script")).map(spoken)).toEqual([]);
    expect(withClass(main, "code-block").filter((each) => isWithin(each, "needs-script"))).toEqual(
      [],
    );
    const twin = named(main, "a").find((link) => attribute(link, "href") === `${path}.md`);
    expect(twin && hasClass(twin, "without-script")).toBe(true);
  });
});

test("/docs/molfar-image folds its reference by label", () => {
  const main = mainOf("/docs/molfar-image");
  const folds = withClass(main, "fold").map(elementsIn);
  const labels = folds.flatMap((fold) =>
    textsOf(named(fold, "summary").flatMap(elementsIn), "code"),
  );
  expect(labels).toEqual(
    expect.arrayContaining(["tasks", "authorizations", "shared", "json_schema"]),
  );
  const findings = named(folds.flat(), "tr").map((row) => attribute(row, "id"));
  expect(findings).toContain("broken-json");
});

test("/docs gets a developer started in three steps", () => {
  const main = mainOf("/docs");
  const start = main.findIndex((each) => attribute(each, "id") === "getting-started");
  const steps = named(main.slice(start), "ol")[0]?.childNodes.filter((each) => "tagName" in each);
  const [label, check, push, ...more] = steps?.map(code) ?? [];
  expect(more).toEqual([]);
  expect(label?.[0]).toContain("ai.yno.molfar.schema_version");
  expect(check?.[0]).toBe("npx @yno/molfar check Dockerfile");
  expect(push?.[0]).toContain("docker push");
});

test("/docs has the sections of the specification, in its order", () => {
  const wanted = [
    ...["Overview", "Core architecture", "Developer workflow", "Workflow management"],
    ...["Data and storage", "Security and authentication", "Integration and APIs"],
    ...["User interfaces", "Design App", "User-Facing App", "Getting started"],
  ];
  const titles = textsOf(mainOf("/docs"), "h2", "h3", "h4");
  expect(titles.filter((title) => wanted.includes(title))).toEqual(wanted);
});

test("/docs lists the permissions of each role", () => {
  const roles = ["Developer", "App Designer", "Actor"];
  const table = named(mainOf("/docs"), "table")
    .map((each) => named(elementsIn(each), "tr").map((row) => textsOf(elementsIn(row), "th", "td")))
    .find(([head]) => head?.includes("Developer"));
  expect(table?.[0]).toEqual(["Action", ...roles]);
  const cells = (action: string) => table?.find(([name]) => name?.startsWith(action))?.slice(1);
  expect(cells("Push an image")).toEqual(["yes", "no", "no"]);
  expect(cells("Make or change a workflow")).toEqual(["no", "yes", "no"]);
  expect(cells("Fill in a form")).toEqual(["no", "no", expect.stringMatching(/^yes/)]);
});

describe("/docs/mcp", () => {
  const main = mainOf("/docs/mcp");
  const cards = withClass(main, "document-cards").map((list) =>
    list.childNodes.filter((each) => "tagName" in each).map(elementsIn),
  );

  test("leads to the registry and the documents", () => {
    const links = named(main, "a").map((link) => [spoken(link), attribute(link, "href")]);
    expect(links).toEqual(
      expect.arrayContaining([
        ["Browse Registry", "/mcp-registry"],
        ["View Documentation", "/docs"],
        ["View Docs", "/docs"],
      ]),
    );
  });

  test("has three features, four categories, six servers and three use cases", () => {
    expect(cards.map((list) => list.length)).toEqual([3, 4, 6, 3]);
    const titles = cards.map((list) => list.flatMap((card) => textsOf(card, "h3", "h4")));
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
    const texts = cards[2]?.map((card) => textsOf(card, "p"));
    expect(texts).toEqual(records.map((record) => [record?.description, record?.name]));
  });

  test("has the configurations that the registry has", () => {
    const record = mcpServers.find(({ id }) => id === "brave-search");
    if (!record) throw new Error("The server of the samples is not in the registry.");
    const blocks = named(main, "pre").map((each) => textContent(each).trim());
    const configurations = mcpClientIds.map((id) =>
      clients[id](nameFor(id, record), toTransport(record)),
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
  expect(textsOf(navigation(main, "On this page") ?? [], "a")).toEqual(sections);
  expect(textsOf(named(main, "article").flatMap(elementsIn), "h2")).toEqual(sections);
});

test("the finished run of the simulator and the table of its steps are in the HTML", () => {
  const tool = withClass(mainOf("/docs/artifact-transformation"), "document-tool");
  const inTool = tool.flatMap(elementsIn);
  expect(textsOf(inTool, "p").join(" ")).toContain("Done: total.txt is made from 4 files.");
  expect(named(inTool, "tr")).toHaveLength(10);
});
