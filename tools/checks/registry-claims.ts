import type { McpServer } from "@yno/registry/mcp-server";
import { abbreviate, countByCategory, resultLine } from "#app/features/mcp-registry/registry.ts";
import type { Claim } from "#content/schema/claim.ts";

const page = "/mcp-registry";

/** The figures on the cards of the registry and in its filter, from the records themselves. */
export function registryClaims(servers: readonly McpServer[]): readonly Claim[] {
  return [
    counted(resultLine(servers.length, ""), "Results", "Servers in the registry"),
    counted(String(servers.length), "Categories", "Servers in all categories"),
    ...[...countByCategory(servers)].map(([category, count]) =>
      counted(String(count), "Categories", `Servers in ${category}`),
    ),
    ...servers.flatMap(cardClaims),
  ];
}

function counted(figure: string, section: string, scope: string): Claim {
  return { figure, where: `${page}, ${section}`, origin: "counted", scope };
}

function cardClaims(server: McpServer): Claim[] {
  const { basis, name } = server;
  const claim = (figure: string, origin: Claim["origin"], scope: string): Claim => ({
    figure,
    where: `${page}, ${name}`,
    origin,
    scope,
  });
  const inNames = [name, server.author, ...server.tags];
  return [
    claim(abbreviate(server.stars), basis.stars, "Stars"),
    claim(abbreviate(server.downloads), basis.downloads, basis.downloadsOf ?? "Downloads"),
    claim(`v${server.version}`, basis.version, "Version"),
    ...inNames.filter(hasNumber).map((word) => claim(word, "seen", "Name that holds a number")),
    ...numberedWords(server.description).map((word) =>
      claim(word, "seen", "Name in the description"),
    ),
  ];
}

function numberedWords(text: string): string[] {
  return text.split(/\s+/).filter(hasNumber);
}

function hasNumber(text: string): boolean {
  return /\d/.test(text);
}
