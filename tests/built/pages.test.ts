import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { pages } from "#tools/content/pages.ts";
import { root } from "#tools/project-files.ts";
import {
  attribute,
  type BuiltDocument,
  builtFiles,
  documents,
  type Element,
  elementsIn,
  readBuilt,
  textOf,
} from "./documents.ts";

/** Runs a check over every document; what it finds is said with the file. */
function everywhere(check: (document: BuiltDocument) => readonly string[]): string[] {
  return documents.flatMap((document) =>
    check(document).map((each) => `${document.file}: ${each}`),
  );
}

function shown(element: Element): string {
  const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join("");
  return `<${element.tagName}${attributes}>`;
}

const named = (document: BuiltDocument, ...names: string[]) =>
  document.elements.filter((element) => names.includes(element.tagName));

const links = (document: BuiltDocument) =>
  named(document, "a", "area").flatMap((element) => attribute(element, "href") ?? []);

function leavesTheSite(href: string): boolean {
  const { protocol, origin } = new URL(href, site.origin);
  return /^https?:$/.test(protocol) && origin !== site.origin;
}

test("there is one HTML file for every route, and one for all unknown paths", () => {
  const addresses = documents.map((document) => document.address);
  expect(addresses.sort()).toEqual([...pages.map((page) => page.path), "/404"].sort());
});

test("every link inside the site leads to a page or a file that was built", () => {
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

test("a link that leaves the site is https, or writes a mail, or calls", () => {
  const strange = everywhere((document) =>
    links(document).filter((href) => !/^(?:\/(?!\/)|#.|\?|https:\/\/|mailto:|tel:)/.test(href)),
  );
  expect(strange).toEqual([]);
});

test("a link to another site opens a new tab that knows nothing of ours, and has the hidden arrow", () => {
  const wrong = everywhere((document) =>
    named(document, "a", "area")
      .filter((link) => leavesTheSite(attribute(link, "href") ?? ""))
      .filter((link) => {
        const rel = (attribute(link, "rel") ?? "").split(" ");
        const isArrow = (each: Element) =>
          textOf(each).trim() === "↗" && attribute(each, "aria-hidden") === "true";
        return !(
          attribute(link, "target") === "_blank" &&
          ["noopener", "noreferrer"].every((each) => rel.includes(each)) &&
          elementsIn(link).some(isArrow)
        );
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

test("a document loads from our own origin, and pictures also from the logo host", () => {
  const foreign = everywhere((document) =>
    named(
      document,
      "script",
      "link",
      "img",
      "source",
      "iframe",
      "object",
      "embed",
      "video",
    ).flatMap((element) => {
      const address = attribute(element, "src") ?? attribute(element, "href") ?? "/";
      const isOurs =
        /^\/(?!\/)/.test(address) ||
        attribute(element, "rel") === "canonical" ||
        (element.tagName === "img" && address.startsWith(`${site.hosts.logos}/`));
      return isOurs ? [] : [shown(element)];
    }),
  );
  expect(foreign).toEqual([]);
});

test("no element has a style attribute or an inline event handler", () => {
  const found = everywhere((document) =>
    document.elements
      .filter(({ attrs }) => attrs.some(({ name }) => name === "style" || name.startsWith("on")))
      .map(shown),
  );
  expect(found).toEqual([]);
});

test("no element holds a style sheet of its own", () => {
  expect(everywhere((document) => named(document, "style").map(shown))).toEqual([]);
});

test("all content stands in place: no script has to move it there", () => {
  const outlined = /<template|\$R[CSX]\(|<!--\$[?!~]|id="[SB]:|dangerouslySetInnerHTML/g;
  expect(everywhere(({ html }) => html.match(outlined) ?? [])).toEqual([]);
});

test("every id stands once in its document", () => {
  const twice = everywhere((document) => {
    const ids = document.elements.flatMap((element) => attribute(element, "id") ?? []);
    return ids.filter((id, index) => id === "" || ids.indexOf(id) !== index);
  });
  expect(twice).toEqual([]);
});

test("what an element names by id is there", () => {
  const names = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "popovertarget"];
  const missing = everywhere((document) =>
    document.elements.flatMap((element) =>
      names
        .flatMap((name) => attribute(element, name)?.split(/\s+/) ?? [])
        .filter((id) => !document.ids.has(id))
        .map((id) => `${shown(element)} names ${id}`),
    ),
  );
  expect(missing).toEqual([]);
});

test("headings begin with the one h1 of main and skip no level", () => {
  const wrong = everywhere((document) => {
    const levels = named(document, "h1", "h2", "h3", "h4", "h5", "h6").map((element) => ({
      level: Number(element.tagName[1]),
      text: textOf(element),
    }));
    const skipped = levels
      .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `h${level} '${text}' comes too deep`);
    const first = levels.filter(({ level }) => level === 1).length;
    return first === 1 ? skipped : [...skipped, `has ${first} h1`];
  });
  expect(wrong).toEqual([]);
});

test("a link that opens a new tab tells it nothing", () => {
  const found = everywhere((document) =>
    document.elements
      .filter((element) => attribute(element, "target") !== undefined)
      .filter(
        (element) =>
          attribute(element, "target") !== "_blank" ||
          attribute(element, "rel") !== "noopener noreferrer",
      )
      .map(shown),
  );
  expect(found).toEqual([]);
});

test("a form sends nothing into an address", () => {
  const found = everywhere((document) =>
    named(document, "form")
      .filter((element) => attribute(element, "method") !== "post")
      .map(shown),
  );
  expect(found).toEqual([]);
});

const policies: Record<string, string[]> = JSON.parse(
  readFileSync(join(root, "build/policies.json"), "utf8"),
);

test("policies.json holds the hash of every inline script, and no other", () => {
  const hashed = documents.map(({ file, elements }) => {
    const scripts = elements
      .filter(({ tagName }) => tagName === "script")
      .filter((element) => attribute(element, "src") === undefined)
      .filter((element) => attribute(element, "type") !== "application/ld+json");
    const hashes = scripts.map(
      (script) => `sha256-${createHash("sha256").update(textOf(script)).digest("base64")}`,
    );
    return [file, [...new Set(hashes)].sort()];
  });
  const written = Object.entries(policies).map(([file, hashes]) => [file, [...hashes].sort()]);
  expect(Object.fromEntries(hashed)).toEqual(Object.fromEntries(written));
});

/** The policies of `_headers` by address; an address that has two stands with both. */
const hostPolicies = new Map<string, string[]>();
for (const block of readBuilt("_headers").split("\n\n")) {
  const [address = "", ...lines] = block.trim().split("\n");
  const found = lines.flatMap((line) => /^\s+Content-Security-Policy: (.*)$/.exec(line)?.[1] ?? []);
  if (found.length > 0) hostPolicies.set(address, [...(hostPolicies.get(address) ?? []), ...found]);
}

const withoutHashes = (policy: string) => policy.replace(/ 'sha256-[^']+'/g, "");

test("_headers has one policy for each page, with the hashes of its own scripts", () => {
  for (const { file, address } of documents) {
    const own = hostPolicies.get(address) ?? [];
    expect(own, address).toHaveLength(1);
    const hashes = [...(own[0] ?? "").matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
    expect(hashes.sort(), address).toEqual([...(policies[file] ?? [])].sort());
    expect(hostPolicies.get(`/${file}`), `/${file}`).toEqual(own);
  }
});

test("all policies are the same but for the hashes, and none allows inline code or eval", () => {
  const distinct = new Set([...hostPolicies.values()].flat().map(withoutHashes));
  expect(distinct.size).toBe(1);
  const [policy = ""] = distinct;
  expect(policy).not.toMatch(/unsafe-|\*|data:|blob:|http:/);
  for (const directive of [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'"],
    ...["form-action 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"],
  ]) {
    expect(policy.split("; ")).toContain(directive);
  }
});

test("only 404.html brings its own policy, before its first script", () => {
  const metas = (document: BuiltDocument) =>
    named(document, "meta").filter(
      (element) => attribute(element, "http-equiv")?.toLowerCase() === "content-security-policy",
    );
  const withPolicy = documents.filter((document) => metas(document).length > 0);
  expect(withPolicy.map(({ file }) => file)).toEqual(["404.html"]);
  const [notFound] = withPolicy;
  const [meta] = notFound ? metas(notFound) : [];
  if (!notFound || !meta) throw new Error("404.html has no policy of its own.");
  const [own = ""] = hostPolicies.get("/404") ?? [];
  // Browsers ignore frame-ancestors in a meta element, and complain.
  expect(attribute(meta, "content")).toBe(own.replace("; frame-ancestors 'none'", ""));
  const order = notFound.elements.map((element) => (element === meta ? "policy" : element.tagName));
  expect(order.indexOf("policy")).toBeLessThan(order.indexOf("script"));
});

test("only 404.html asks search engines to leave it out, and has no canonical address", () => {
  for (const document of documents) {
    const isNotFound = document.file === "404.html";
    const robots = named(document, "meta").filter(
      (element) => attribute(element, "name") === "robots",
    );
    const canonical = named(document, "link").filter(
      (element) => attribute(element, "rel") === "canonical",
    );
    expect(
      robots.map((element) => attribute(element, "content")),
      document.file,
    ).toEqual(isNotFound ? ["noindex"] : []);
    expect(
      canonical.map((element) => attribute(element, "href")),
      document.file,
    ).toEqual(isNotFound ? [] : [`${site.origin}${document.address}`]);
  }
});

test("the compressed forms hold what the files hold", () => {
  // Our server answers for the registry API by itself, so its files are not compressed.
  const files = builtFiles.filter((name) => !name.startsWith("v0.1/"));
  for (const file of files.filter((name) => /\.(?:html|js|css|svg)$/.test(name))) {
    const plain = readFileSync(join(root, "build/client", file));
    const compressed = (ending: string) =>
      readFileSync(join(root, "build/compressed", `${file}.${ending}`));
    expect(brotliDecompressSync(compressed("br")).equals(plain), `${file}.br`).toBe(true);
    expect(gunzipSync(compressed("gz")).equals(plain), `${file}.gz`).toBe(true);
  }
});
