import { parseSync, Visitor } from "vite";

/**
 * The built script of the registry's page with other servers in it. The shipped list is made by one
 * call of `map` whose function gives records with the fields of a card; that call is replaced.
 *
 * @param script the text of `assets/mcp-registry-*.js`
 * @throws Error when the script doesn't make its list that way
 */
export function registryWithServers(script: string, servers: readonly object[]): string {
  const places: { start: number; end: number }[] = [];
  const { program } = parseSync("registry.js", script, { preserveParens: false });
  new Visitor({
    CallExpression({ start, end, arguments: [made] }) {
      if (made?.type !== "ArrowFunctionExpression") return;
      if (made.body.type !== "ObjectExpression") return;
      const keys = made.body.properties.flatMap((each) =>
        each.type === "Property" && each.key.type === "Identifier" ? [each.key.name] : [],
      );
      if (cardFields.every((field) => keys.includes(field))) places.push({ start, end });
    },
  }).visit(program);
  const [place, ...others] = places;
  if (!place || others.length > 0) {
    throw new Error(
      `The script of /mcp-registry makes ${places.length} lists of servers where bench/registry-with-servers.ts expects one: read how tools/content/derived-content.ts writes the cards and adapt it.`,
    );
  }
  return script.slice(0, place.start) + JSON.stringify(servers) + script.slice(place.end);
}

const cardFields = ["id", "name", "installCommand", "lastUpdated"];
