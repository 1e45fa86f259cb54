import { mcpCategories } from "@yno/registry/enums";
import { describe, expect, test } from "vitest";
import { plainAnswer } from "#build/content/answers.ts";
import { articleTags, richText } from "#build/markdown/rich-text.ts";
import { capabilities } from "#content/collections/capabilities.ts";
import { faq, faqCategories } from "#content/collections/faq.ts";
import { integrations } from "#content/collections/integrations.ts";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { news } from "#content/collections/news.ts";
import { partners } from "#content/collections/partners.ts";
import { workflows } from "#content/collections/workflows.ts";
import { formatSgd } from "#content/messages/amounts.ts";
import {
  browse,
  categories,
  ecosystem,
  intro,
  ownSystems,
  secureByDesign,
  toolConnectors,
  topServers,
} from "#content/pages/integrations.ts";
import { newsPage } from "#content/pages/news.ts";
import { prices } from "#content/prices.ts";
import { plainText } from "#content/schema/rich-text.ts";
import {
  allWords,
  attribute,
  type BuiltDocument,
  documents,
  type Element,
  holding,
  hrefs,
  isWithin,
  links,
  mainOf,
  missing,
  parts,
  section,
  withoutScript,
  words,
} from "./documents.ts";

/** Rows of which one can be open, and none is. */
function expectClosed(rows: readonly Element[]): void {
  expect(rows.filter((row) => attribute(row, "open") !== undefined)).toEqual([]);
  expect(new Set(rows.map((row) => attribute(row, "name"))).size).toBe(1);
}

/** The buttons of a filter, of which the first holds everything, with how many each holds. */
function expectFilter(
  main: Element,
  categories: readonly string[],
  records: readonly { category: string }[],
): void {
  const buttons = parts(main, ".filter-buttons").flatMap((filter) => parts(filter, "button"));
  const inEach = Map.groupBy(records, ({ category }) => category);
  expect(allWords(buttons)).toEqual([
    `All ${records.length}`,
    ...categories.map((name) => `${name} ${inEach.get(name)?.length ?? 0}`),
  ]);
  expect(buttons.map((each) => attribute(each, "aria-pressed"))).toEqual(
    buttons.map((_, index) => String(index === 0)),
  );
}

/** Elements with the texts of a list of records, in the order of the records. */
function expectTexts<Each>(
  elements: readonly Element[],
  records: readonly Each[],
  textsOf: (record: Each) => readonly string[],
): void {
  expect(elements).toHaveLength(records.length);
  const lacking = records.flatMap((record, index) =>
    elements.slice(index, index + 1).flatMap((each) => missing(each, textsOf(record))),
  );
  expect(lacking).toEqual([]);
}

const formsOf = (document: BuiltDocument) =>
  parts(document, "form").filter((form) => attribute(form, "method") === "post");
const controlsIn = (within: Element | BuiltDocument) =>
  parts(within, "button", "input", "select", "textarea");

test.each(documents)("every control of $address works without JavaScript, or is marked", (page) => {
  const ofForms = new Set(formsOf(page).flatMap(controlsIn));
  // A style sheet follows a switch and the choice of a map, the banner is hidden, and some have no place to lead to.
  const others = [
    "needs-script",
    "needs-intake",
    "map-choice",
    "registry-switch",
    "consent",
    "silent",
  ];
  const unmarked = controlsIn(page).filter(
    (control) => !ofForms.has(control) && !others.some((name) => isWithin(control, name)),
  );
  expect(allWords(unmarked)).toEqual([]);
});

test("without JavaScript the forms of pages are posted to their names", () => {
  const actions = documents.flatMap(formsOf).map((form) => attribute(form, "action"));
  expect(actions.toSorted()).toEqual([
    "/forms/investor-updates",
    "/forms/subscribe",
    "/forms/support-request",
  ]);
});

test("a form that no server takes can't be sent without JavaScript, and says where to write", () => {
  const forms = documents.flatMap((page) =>
    formsOf(page).map((form) => [page.address, form] as const),
  );
  expect(forms.flatMap(([, form]) => withoutScript(form).pressed)).toEqual([]);
  // Enter in a field presses the first button of its form, also one that is hidden.
  const first = forms.map(([, form]) => parts(form, "button")[0]);
  expect(first.filter((each) => each && attribute(each, "disabled") === undefined)).toEqual([]);
  const mails = forms.map(([address, form]) => [address, withoutScript(form).mails]);
  expect(Object.fromEntries(mails)).toEqual({
    "/": ["hello@yno.example"],
    "/investors": ["investors@yno.example"],
    "/support": ["support@yno.example"],
  });
});

test.each([
  ["/docs/molfar-image", "npx @yno/molfar check <file>"],
  ["/api", "needs JavaScript"],
  ["/pricing", `or ${formatSgd(prices.sme.monthly)} per month`],
])("%s says what to use without JavaScript", (address, text) => {
  const said = allWords(parts(mainOf(address), ".without-script"));
  expect(said.filter((each) => each.includes(text))).not.toEqual([]);
});

test("/investors has the board of the countdown, without its digits", () => {
  const [board = mainOf("/investors")] = parts(mainOf("/investors"), ".board");
  expect(words(board)).toContain("Opens 1 September 2025");
  expect(allWords(parts(board, "dd"))).toEqual(["", "", "", ""]);
});

describe("/mcp-registry", () => {
  const main = mainOf("/mcp-registry");
  const cards = parts(main, ".server");
  const cardOf = (name: string) => holding(cards, "h3", name);

  test("opens with its search box, the count and every server in its order", () => {
    const [field] = parts(main, "search").flatMap((search) => parts(search, "input"));
    expect(field && attribute(field, "placeholder")).toBe(
      "Search by name, description, author, tags...",
    );
    expect(allWords(parts(main, "h2"))).toEqual([`${mcpServers.length} server(s) found`]);
    expect(allWords(cards.flatMap((each) => parts(each, "h3")))).toEqual(
      mcpServers.map(({ name }) => name),
    );
    expect(words(main)).toMatch(/Discover .* integrate them/);
    expect(parts(main, ".registry-badge")).toEqual([]);
  });

  test("has a button for every category", () => {
    expectFilter(main, mcpCategories, mcpServers);
  });

  test("shows every field of a server, each in its own element", () => {
    const short = (figure: number) =>
      figure < 1000 ? String(figure) : `${(figure / 1000).toFixed(1)}k`;
    for (const server of mcpServers) {
      const card = cardOf(server.name);
      const texts = new Set(allWords(parts(card, "h3", "span", "p", "b", "li", "code")));
      const per = server.downloadsPer ? ` a ${server.downloadsPer}` : "";
      const fields = [
        ...[`v${server.version}`, server.description, server.author, short(server.stars)],
        ...[`${short(server.downloads)}${per}`, server.category],
        ...[server.installCommand, `Tags: ${server.tags.join(", ")}`],
      ];
      expect(
        fields.filter((field) => !texts.has(field)),
        server.name,
      ).toEqual([]);
      expect(links(card)).toEqual(
        server.githubUrl === undefined ? [] : [["View on GitHub ↗", server.githubUrl]],
      );
      const [time] = parts(card, "time");
      expect(time && attribute(time, "datetime")).toBe(server.lastUpdated);
      expect(words(parts(card, ".server-updated")[0] ?? card)).toMatch(
        /^Updated \d{1,2} [A-Z][a-z]+ 20\d\d(?: sample)?$/,
      );
    }
  });

  test("every card has its command, one Copy button, one for the kit, and the two that open the panel", () => {
    for (const { name, installCommand } of mcpServers) {
      const card = cardOf(name);
      expect(allWords(parts(card, "button")), name).toEqual([
        ...["Add to kit", "Copy", "Documentation", "Install"],
      ]);
      expect(allWords(parts(card, "code")), name).toEqual([installCommand]);
    }
  });

  test("says 'sample' behind every figure that is one, and behind no other", () => {
    const marks = { stars: "Stars", downloads: "Downloads", lastUpdated: "Updated" } as const;
    for (const { name, samples = [] } of mcpServers) {
      const card = cardOf(name);
      const said = allWords(parts(card, ".server-facts", ".server-updated")).join(" ");
      for (const [figure, label] of Object.entries(marks)) {
        const isMarked = new RegExp(`${label} (?:(?!Stars|Downloads|Category).)*sample`).test(said);
        expect(isMarked, `${name}, ${figure}`).toBe(samples.some((each) => each === figure));
      }
      expect(parts(card, ".server-sample"), name).toHaveLength(samples.length);
    }
  });

  test("says of figures when they were read, if they're older than 90 days", () => {
    const read = (name: string) => allWords(parts(cardOf(name), ".server-read"));
    expect(read("Elasticsearch")).toEqual(["read on 13 March 2026", "read on 18 February 2026"]);
    expect(read("Sequential Thinking")).toEqual([]);
  });

  test("hides the servers that are deprecated or archived behind a switch, and marks them", () => {
    const hidden = parts(main, ".server-inactive").flatMap((card) => parts(card, "h3"));
    expect(allWords(hidden)).toEqual(["ElevenLabs", "Elasticsearch"]);
    expect(allWords(parts(main, ".registry-switch"))).toEqual(["Show deprecated (2)"]);
    const marks = cards.flatMap((card) =>
      parts(card, ".badge").map((mark) => [...allWords(parts(card, "h3")), words(mark)]),
    );
    expect(marks).toEqual([
      ["ElevenLabs", "Deprecated"],
      ["Elasticsearch", "Deprecated"],
    ]);
  });

  test("says which figures are samples, and that nothing here was tested", () => {
    expect(words(main).match(/Illustrative figures/g)).toHaveLength(1);
    expect(words(main)).toContain("we haven't tested them");
    expect(words(main)).toContain("Search and filters need JavaScript");
  });
});

describe("/integrations", () => {
  const main = mainOf("/integrations");

  test("opens with '20+ platforms' and shows its sections in the specified order", () => {
    expect(allWords(parts(main, "header"))[0]).toContain("20+ platforms");
    expect(allWords(parts(main, "h2"))).toEqual([
      intro.heading,
      "Integration Categories",
      ownSystems.heading,
      "Top 10 Most Popular MCP Servers",
      "Tool connectors",
      "Browse All Integrations",
      "Secure by Design",
    ]);
    expect(allWords(parts(section(main, intro.heading), "h3"))).toEqual([
      "Autonomous Decision Making",
      "Adaptive Learning",
      "Multi-System Orchestration",
    ]);
    const connectors = parts(section(main, "Tool connectors"), "li");
    expect(connectors).toHaveLength(10);
    expectTexts(connectors, toolConnectors, ({ name, description }) => [name, description]);
    const points = secureByDesign.points.flatMap(({ title, text }) => [title, text]);
    expect(missing(section(main, "Secure by Design"), points)).toEqual([]);
  });

  test("of six tabs opens communication, and each holds its cards with their capabilities", () => {
    const tabs = parts(main, ".tabs").flatMap((each) => parts(each, "button"));
    expect(allWords(tabs)).toEqual(categories.tabs.map(({ label }) => label));
    expect(tabs.map((each) => attribute(each, "aria-selected"))).toEqual(
      tabs.map((each) => String(words(each) === "Communication")),
    );
    const panels = parts(main, ".tab-panel");
    expect(allWords(panels.flatMap((each) => parts(each, "h3")))).toEqual(allWords(tabs));
    for (const [index, { category }] of categories.tabs.entries()) {
      const panel = panels[index] ?? main;
      const wanted = capabilities.filter((each) => each.category === category);
      expect(allWords(parts(panel, "h4"))).toEqual(wanted.map(({ name }) => name));
      const said = wanted.flatMap((each) => [each.description, ...each.capabilities]);
      expect(missing(panel, said)).toEqual([]);
    }
  });

  test("ranks the ten servers in order, and each leads to the registry", () => {
    const rows = parts(section(main, "Top 10 Most Popular MCP Servers"), "li");
    expect(rows).toHaveLength(10);
    expectTexts(rows, topServers, ({ rank, description }) => [`Rank ${rank}`, description]);
    expect(rows.flatMap(links)).toEqual(
      topServers.map(({ name }) => [name, `/mcp-registry?q=${encodeURIComponent(name)}`]),
    );
    const [box = main] = parts(main, "aside");
    const points = ecosystem.points.flatMap(({ title, text }) => [title, text]);
    expect(missing(box, ["MCP ecosystem advantages", ...points])).toEqual([]);
  });

  test("lists the integrations by category, in rows of which one can be open, all closed", () => {
    const browsed = section(main, browse.heading);
    expect(allWords(parts(browsed, "h3"))).toEqual(browse.filterOptions.slice(1));
    const rows = parts(browsed, "details");
    expect(allWords(rows.flatMap((row) => parts(row, "h4")))).toEqual(
      integrations.map(({ name }) => name),
    );
    expectClosed(rows);
  });

  test("opens with a map on which every system leads to its row, and every category to the list", () => {
    const [map = main] = parts(main, "nav");
    const ids = parts(main, "details").map((row) => attribute(row, "id"));
    expect(ids).toHaveLength(integrations.length);
    expect(hrefs(map)).toEqual(expect.arrayContaining(ids.map((id) => `/integrations?open=${id}`)));
    const lists = browse.filterOptions.slice(1).map(encodeURIComponent);
    expect(hrefs(map)).toEqual(
      expect.arrayContaining(lists.map((name) => `/integrations?category=${name}#browse`)),
    );
  });

  test("a closed row has its facts, three features, how many more, and Connect beside the summary; the rest is inside", () => {
    const rows = parts(main, ".integration");
    expect(rows).toHaveLength(integrations.length);
    for (const [index, integration] of integrations.entries()) {
      const { name, category, setupTime, auth, description, popularity } = integration;
      const row = rows[index] ?? main;
      const [summary = main] = parts(row, "summary");
      const [first, others] = [integration.features.slice(0, 3), integration.features.slice(3)];
      const more = others.length > 0 ? `+${others.length} more` : "";
      expect(missing(summary, [name, category, setupTime, auth, ...first, more]), name).toEqual([]);
      expect(missing(summary, [description, ...others]), name).toEqual([description, ...others]);
      expect(words(summary).includes(" more"), name).toBe(more !== "");
      const inside = [description, ...others, "Active", browse.popularities[popularity]];
      expect(missing(row, inside), name).toEqual([]);
      expect(allWords(parts(row, "button"))).toEqual([`Connect to ${name}`]);
      expect(parts(summary, "a", "button")).toEqual([]);
    }
  });

  test("has a button for All and for each of eleven categories", () => {
    expectFilter(main, browse.filterOptions.slice(1), integrations);
  });
});

describe("/resources", () => {
  const main = mainOf("/resources");

  test("says how many questions there are, and that they are updated weekly", () => {
    expect(allWords(parts(main, "h1"))).toEqual(["Resources & Documentation"]);
    expect(allWords(parts(main, ".badges").flatMap((each) => parts(each, "li")))).toEqual([
      `${faq.length} questions`,
      "Updated Weekly",
    ]);
    expect(words(main)).toContain("Search needs JavaScript");
  });

  test("lists in four cards what there is to read, and links to what exists", () => {
    const cards = parts(main, ".link-card");
    expect(cards.map((card) => [...allWords(parts(card, "h3")), ...hrefs(card)])).toEqual([
      ["Documentation", "/docs"],
      ["Video Tutorials"],
      ["Code Examples", "/docs/molfar-image"],
      ["Best Practices", "/workflows"],
    ]);
  });

  test("counts all questions and those of each of the seven categories", () => {
    expectFilter(main, faqCategories, faq);
  });

  test("shows every question, with its answer and its links in it, all closed, one open in a group", () => {
    const questions = parts(main, "details");
    expect(questions).toHaveLength(faq.length);
    expect(questions.flatMap((each) => parts(each, "details"))).toEqual([]);
    for (const { id, question, answer, category } of faq) {
      const details = holding(questions, "summary", question);
      expect(attribute(details, "open"), id).toBeUndefined();
      expect(attribute(details, "name"), id).toBe(category);
      const blocks = parts(details, "p", "ul").map((block) => {
        const entries = allWords(parts(block, "li"));
        return entries.length > 0 ? entries.join("\n") : words(block);
      });
      expect(blocks.join("\n\n"), id).toBe(plainAnswer(answer));
      const linked = parts(details, "p", "li").flatMap(links);
      expect(linked.map(([text, address]) => `[${text}](${address})`)).toEqual(
        answer.match(/\[[^\]]+\]\([^)]+\)/g) ?? [],
      );
    }
  });
});

describe("/partners", () => {
  test("has one closed row for each company, with what people compare in it and both links beside it", () => {
    const rows = parts(mainOf("/partners"), ".company");
    const closed = rows.flatMap((row) => parts(row, "details"));
    expect(closed).toHaveLength(rows.length);
    expectClosed(closed);
    expect(rows.map((row) => allWords(parts(row, "summary"))[0])).toEqual(
      partners.map(({ name, category, location, employees }) =>
        [name, category, location, `${employees} employees`].join(" "),
      ),
    );
    // Outside of what a closed row hides, and of its summary.
    expect(closed.flatMap(hrefs)).toEqual([]);
    expect(rows.map(hrefs)).toEqual(
      partners.map(({ email, website }) => [`mailto:${email}`, website]),
    );
  });
});

describe("/workflows", () => {
  const main = mainOf("/workflows");
  const cards = parts(main, "details");

  test("has twenty cards over fifteen categories, all closed, of which one can be open", () => {
    expect(cards).toHaveLength(20);
    expect(new Set(allWords(parts(main, ".workflow-category"))).size).toBe(15);
    expectClosed(cards);
  });

  test("shows the four figures", () => {
    expect(missing(main, ["4,967", "96.8%", "$127M", "92.7%"])).toEqual([]);
  });

  test("leads from each line of the map to its card, and into it where no script opens it", () => {
    const maps = parts(main, "nav").filter((nav) => parts(nav, "svg").length > 0);
    expect(maps.map(links)).toEqual([
      workflows.map(({ id, title }) => [title, `/workflows?open=${id}#${id}-steps`]),
    ]);
    const targets = cards.map((card) => parts(card, `#${attribute(card, "id")}-steps`));
    expect(targets.map(({ length }) => length)).toEqual(cards.map(() => 1));
  });

  test("draws a metric only where its whole is known", () => {
    for (const workflow of workflows) {
      const card = holding(cards, "h3", workflow.title);
      const [metrics = card] = parts(card, "dl");
      const names = allWords(parts(metrics, "dt"));
      const figures = parts(metrics, "dd");
      const shares = workflow.metrics.filter(
        ({ name, value }) => /%$| of \d/.test(value) && !/^gap between/.test(name),
      );
      const isDrawn = (_: string, index: number) =>
        figures[index] !== undefined && parts(figures[index], "svg").length > 0;
      expect(names.filter(isDrawn)).toEqual(shares.map(({ name }) => name));
    }
  });

  test("shows every field of a workflow, five steps, a run of it and its files", () => {
    for (const workflow of workflows) {
      const { dataInputs, aiModels, outputs } = workflow.implementation;
      const card = holding(cards, "h3", workflow.title);
      const fields = [
        ...[workflow.category, workflow.description, ...workflow.tags],
        ...workflow.metrics.flatMap(({ name, value }) => [name, value]),
        ...[...dataInputs, ...aiModels, ...outputs],
        ...workflow.workflow.flatMap(({ name, text }) => [name, text]),
      ];
      expect(missing(card, fields), workflow.title).toEqual([]);
      const steps = parts(card, "ol").flatMap((list) => parts(list, "li"));
      expect(steps, workflow.title).toHaveLength(5);
      expect(links(card)).toEqual([
        [`See a run of ${workflow.title}`, `/runs/${workflow.id}.md`],
        ["Files to run it yourself", `/workflow-files/${workflow.id}.md`],
      ]);
    }
  });
});

describe("/news", () => {
  const main = mainOf("/news");
  const newest = news.toReversed();

  test("opens with its intro line and four cards, the newest first, and ends with a footer line", () => {
    const cards = parts(main, ".news-card");
    expect(cards).toHaveLength(4);
    expect(missing(main, [newsPage.opening, "More articles are coming soon"])).toEqual([]);
    for (const [index, each] of newest.entries()) {
      const card = cards[index] ?? main;
      expect(allWords(parts(card, "h2"))).toEqual([each.title]);
      expect(missing(card, [each.category, each.excerpt, each.author, each.readTime])).toEqual([]);
      expect(parts(card, "time").map((time) => attribute(time, "datetime"))).toEqual([
        each.publishDate,
      ]);
      expect(allWords(parts(card, ".news-featured"))).toEqual(each.featured ? ["Featured"] : []);
      expect(parts(card, "svg").map((picture) => attribute(picture, "aria-label"))).toEqual([
        each.pictureText,
      ]);
      expect(hrefs(card)).toEqual([`/news?article=${each.id}`, `#article-${each.id}`]);
    }
  });

  test("holds every word of every article for visitors without JavaScript", () => {
    for (const { id, title, content } of newest) {
      const [full] = parts(main, `#article-${id}`);
      expect(full && allWords(parts(full, "h3"))).toEqual([title]);
      const blocks = richText(content, articleTags).flatMap((part) => {
        if (typeof part === "string") return [];
        return part.tag === "ul" ? part.text.filter((item) => typeof item !== "string") : [part];
      });
      expect(full && allWords(parts(full, "h4", "p", "li"))).toEqual(
        blocks.map(({ text }) => plainText(text).replace(/\s+/g, " ").trim()),
      );
    }
  });
});
