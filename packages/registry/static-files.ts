import { apiPath } from "./answer.ts";
import type { Entry } from "./entry-shape.ts";
import { createRegistry, wholeList } from "./registry.ts";

/** The file that holds the whole list; our server reads it too. */
export const listFile = `${apiPath.slice(1)}servers.json`;

/**
 * The API as files for static hosts, by their path in the site. Each answer has two: `….json`, to
 * which `_redirects` leads, and `…/index.html` with the same JSON, for hosts that know only that
 * name for the document of a folder. Names and versions come plain and, for hosts that do not decode,
 * percent-encoded.
 */
export function staticFiles(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const { byName } = createRegistry(entries);
  const answers = [...byName].flatMap(([name, entry]) =>
    [(text: string) => text, encodeURIComponent].flatMap((written) => {
      const versions = `servers/${written(name)}/versions`;
      return [
        [versions, wholeList([entry])],
        [`${versions}/latest`, entry],
        [`${versions}/${written(entry.server.version)}`, entry],
      ] as const;
    }),
  );
  const folder = apiPath.slice(1);
  return new Map(
    [["servers", wholeList(entries)] as const, ...answers].flatMap(([address, body]) => {
      // Nothing in a record can begin an element where a host sends the JSON as HTML.
      const text = `${JSON.stringify(body).replaceAll("<", "\\u003c")}\n`;
      return [`${address}.json`, `${address}/index.html`].map((file) => [folder + file, text]);
    }),
  );
}

/** The lines of `_redirects` that lead the addresses of the API to its files, for hosts that read it. */
export function rewrites(): string {
  const names = [":namespace/:name", ":name"].map((name) => `${apiPath}servers/${name}/versions`);
  const addresses = [`${apiPath}servers`, ...names, ...names.map((name) => `${name}/:version`)];
  return addresses.map((address) => `${address} ${address}.json 200\n`).join("");
}
