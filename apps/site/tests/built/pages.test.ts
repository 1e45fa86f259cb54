import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { site } from "@yno/brand/site";
import { pagePolicy } from "@yno/server/headers";
import { countChecks } from "@yno/tools/counted-checks";
import { expect, test } from "vitest";
import { root } from "#build/site-folder.ts";
import { pages, placeholders } from "#content/collections/pages.ts";
import { notFoundPage } from "#content/pages/not-found.ts";
import {
  attribute,
  type BuiltDocument,
  builtFiles,
  documents,
  type Element,
  elementsIn,
  hrefs,
  mainOf,
  meta,
  pageAt,
  parts,
  readBuilt,
  related,
  sha256,
  textContent,
} from "./documents.ts";

/** Runs a check over every document; its findings name the file. */
function everywhere(check: (document: BuiltDocument) => readonly string[]): string[] {
  return documents.flatMap((document) =>
    check(document).map((each) => `${document.file}: ${each}`),
  );
}

function shown(element: Element): string {
  const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join("");
  return `<${element.tagName}${attributes}>`;
}

const links = (document: BuiltDocument) =>
  parts(document, "a", "area").flatMap((element) => attribute(element, "href") ?? []);

function leavesTheSite(href: string): boolean {
  const { protocol, origin } = new URL(href, site.origin);
  return /^https?:$/.test(protocol) && origin !== site.origin;
}

test("there is one HTML file for every route, and one for all unknown paths", () => {
  const addresses = documents.map((document) => document.address);
  expect(addresses.sort()).toEqual([...pages.map((page) => page.path), "/404"].sort());
});

test("every link inside the site leads to a page or a file that was built", ({ task }) => {
  const known = new Set<string>([
    ...pages.map((page) => page.path),
    ...builtFiles.filter((file) => !/^_|\.html$/.test(file)).map((file) => `/${file}`),
  ]);
  const broken = everywhere((document) =>
    links(document)
      .filter((href) => href.startsWith("/"))
      .map((href) => href.replace(/[?#].*/, ""))
      .filter((path) => !known.has(path))
      // The careers page sends people to a page that is unknown, as specified.
      .filter((path) => !(path === "/contact" && document.address === "/careers")),
  );
  expect(broken).toEqual([]);
  countChecks(task, { links: documents.flatMap(links).length });
});

test("every link to a part of a page names an id of that page", () => {
  const broken = everywhere((document) =>
    links(document).filter((href) => {
      const [, path = "", id] = /^([^#?]*)(?:\?[^#]*)?#(.+)$/.exec(href) ?? [];
      if (id === undefined || /^[a-z]+:/.test(href)) return false;
      const target = path === "" ? document : documents.find(({ address }) => address === path);
      return !target?.ids.has(decodeURIComponent(id));
    }),
  );
  expect(broken).toEqual([]);
});

test("a link that leaves the site is https, or an email address, or a phone number", () => {
  const strange = everywhere((document) =>
    links(document).filter((href) => !/^(?:\/(?!\/)|#.|\?|https:\/\/|mailto:|tel:)/.test(href)),
  );
  expect(strange).toEqual([]);
});

test("a link to another site opens a new tab without access to this one, and has the hidden arrow", () => {
  const wrong = everywhere((document) =>
    parts(document, "a", "area")
      .filter((link) => leavesTheSite(attribute(link, "href") ?? ""))
      .filter((link) => {
        const tellsNothing =
          attribute(link, "target") === "_blank" &&
          attribute(link, "rel") === "noopener noreferrer";
        const isArrow = (each: Element) =>
          textContent(each).trim() === "↗" && attribute(each, "aria-hidden") === "true";
        return !tellsNothing || !elementsIn(link).some(isArrow);
      })
      .map(shown),
  );
  expect(wrong).toEqual([]);
});

test("every file that a document names exists", () => {
  const missing = everywhere((document) => {
    const inElements = document.elements
      .filter(({ tagName }) => !["a", "area"].includes(tagName))
      .flatMap((element) =>
        ["href", "src", "poster", "data"].flatMap((name) => attribute(element, name) ?? []),
      )
      .filter((address) => /^\/(?!\/)/.test(address));
    const anywhere = document.html.match(/\/assets\/[\w.-]+\.\w+/g) ?? [];
    return [...new Set([...inElements, ...anywhere])].filter(
      (address) => !builtFiles.includes(address.slice(1).replace(/[?#].*/, "")),
    );
  });
  expect(missing).toEqual([]);
});

test("every file that a script or a stylesheet names exists", () => {
  const missing = builtFiles
    .filter((file) => /\.(?:js|css)$/.test(file))
    .flatMap((file) => {
      const text = readBuilt(file);
      const addresses = [
        ...(text.match(/\/assets\/[\w.-]+\.\w+/g) ?? []),
        ...[...text.matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+)/g)].map(
          ([, name]) => `/assets/${name}`,
        ),
      ];
      return addresses
        .filter((address) => !builtFiles.includes(address.slice(1)))
        .map((address) => `${file}: ${address}`);
    });
  expect(missing).toEqual([]);
});

const loading = ["script", "link", "img", "source", "iframe", "object", "embed", "video"];

test("a document loads from our own origin, and /partners its logos from their host", () => {
  const foreign = everywhere((document) =>
    parts(document, ...loading).flatMap((element) => {
      const address = attribute(element, "src") ?? attribute(element, "href") ?? "/";
      const isOurs =
        /^\/(?!\/)/.test(address) ||
        attribute(element, "rel") === "canonical" ||
        (document.address === "/partners" &&
          element.tagName === "img" &&
          address.startsWith(`${site.hosts.logos}/`));
      return isOurs ? [] : [shown(element)];
    }),
  );
  expect(foreign).toEqual([]);
});

test("no element has an inline event handler", () => {
  const isHandler = ({ name }: { name: string }) => name.startsWith("on");
  const found = everywhere(({ elements }) =>
    elements.filter(({ attrs }) => attrs.some(isHandler)).map(shown),
  );
  expect(found).toEqual([]);
});

test("each document brings one style along, before anything that it shows", () => {
  for (const document of documents) {
    const order = document.elements.map(({ tagName }) => tagName);
    expect(parts(document, "style"), document.file).toHaveLength(1);
    expect(order.indexOf("style"), document.file).toBeLessThan(order.indexOf("body"));
  }
});

test("a document names sheets only for visitors without a script", () => {
  for (const document of documents) {
    const around = parts(document, "[rel=stylesheet]").map((each) => each.parentNode?.nodeName);
    expect(around, document.file).toEqual(["noscript", "noscript"]);
  }
});

test("all content is in place without a script moving it", () => {
  const outlined = /<template|\$R[CSX]\(|<!--\$[?!~]|id="[SB]:|dangerouslySetInnerHTML/g;
  expect(everywhere(({ html }) => html.match(outlined) ?? [])).toEqual([]);
});

test("each document says in its head what its page is", () => {
  for (const { path, title, description, heading } of [
    ...pages,
    { ...notFoundPage, path: "/404" },
  ]) {
    const document = pageAt(path);
    const texts = (name: string) => parts(document, name).map((each) => textContent(each).trim());
    const own = texts("title").slice(0, 1);
    expect(own, path).toEqual([title]);
    expect(meta(document, "description"), path).toEqual([description]);
    expect(parts(document, "html").map((each) => attribute(each, "lang"))).toEqual(["en-SG"]);
    expect(texts("h1"), path).toEqual([heading]);
  }
});

test("a page that is coming soon holds that sentence and nothing else", () => {
  for (const { path, heading } of placeholders) {
    const main = mainOf(path);
    expect(textContent(main), path).toBe(heading);
    expect(parts(main, "a", "button")).toEqual([]);
  }
});

test("the not-found page says where to go", () => {
  expect(hrefs(mainOf("/404"))).toEqual(
    expect.arrayContaining([
      "/",
      "/resources",
      "mailto:hello@yno.example",
      "mailto:careers@yno.example",
    ]),
  );
});

test("no form puts its fields into an address", () => {
  const found = everywhere((document) =>
    parts(document, "form")
      .filter((element) => attribute(element, "method") !== "post")
      .filter((element) => parts(element, "input", "select", "textarea").length > 0)
      .map(shown),
  );
  expect(found).toEqual([]);
});

/** The policy elements of a document. */
const policyElements = (document: BuiltDocument) =>
  parts(document, "meta").filter(
    (element) => attribute(element, "http-equiv")?.toLowerCase() === "content-security-policy",
  );

test("every document brings one policy, before its first script and its style", () => {
  for (const document of documents) {
    const [policy, ...others] = policyElements(document);
    expect(policy, document.file).toBeDefined();
    expect(others, document.file).toEqual([]);
    const before = document.elements.slice(0, policy ? document.elements.indexOf(policy) : 0);
    // The character set and the width, which it doesn't govern.
    const names = before.map(({ tagName }) => tagName);
    expect(names, document.file).toEqual(["html", "head", "meta", "meta"]);
  }
});

test("a policy allows the inline scripts and the style of its document, and no others", () => {
  const hashes = (elements: readonly Element[]) =>
    elements.map((each) => sha256(textContent(each)));
  for (const document of documents) {
    const scripts = parts(document, "script")
      .filter((element) => attribute(element, "src") === undefined)
      .filter((element) => attribute(element, "type") !== "application/ld+json");
    const inline = { scripts: hashes(scripts), styles: hashes(parts(document, "style")) };
    const [policy] = policyElements(document);
    expect(policy && attribute(policy, "content"), document.file).toBe(pagePolicy(inline));
  }
});

test("only 404.html asks search engines to leave it out, and has no canonical address", () => {
  for (const document of documents) {
    const isNotFound = document.file === "404.html";
    const own = isNotFound ? [] : [`${site.origin}${document.address}`];
    expect(meta(document, "robots"), document.file).toEqual(isNotFound ? ["noindex"] : []);
    expect(related(document, "canonical"), document.file).toEqual(own);
  }
});

test("the compressed forms hold what the files hold", () => {
  // Our server answers registry requests itself, so those files aren't compressed.
  const files = builtFiles.filter((name) => !name.startsWith("v0.1/"));
  for (const file of files.filter((name) => /\.(?:html|js|css|svg)$/.test(name))) {
    const plain = readFileSync(join(root, "dist/client", file));
    const compressed = (ending: string) =>
      readFileSync(join(root, "dist/compressed", `${file}.${ending}`));
    expect(brotliDecompressSync(compressed("br")).equals(plain), `${file}.br`).toBe(true);
    expect(gunzipSync(compressed("gz")).equals(plain), `${file}.gz`).toBe(true);
  }
});
