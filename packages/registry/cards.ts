import type { McpFigure } from "./enums.ts";
import type { McpListing, McpServer } from "./mcp-server.ts";
import type { ServerJson } from "./server-json.ts";

/** What follows a figure on a card: that it's a sample, or the day of an old one. */
type FigureMarks = { marks?: Partial<Record<McpFigure, string>> };

/**
 * What a card shows, and what is searched, as the page's script has it: `place` is the path of its
 * address on GitHub.
 */
export const packedCardFields = [
  "id",
  "name",
  "description",
  "author",
  "category",
  "stars",
  "downloads",
  "downloadsPer",
  "place",
  "installCommand",
  "tags",
  "lastUpdated",
  "version",
  "status",
  "replacedBy",
  "marks",
] as const;

type CardField = Exclude<(typeof packedCardFields)[number], "place"> | "githubUrl";

export type McpServerCard = Pick<McpServer & FigureMarks, CardField>;

type PackedCard = Omit<McpServerCard, "tags" | "githubUrl"> & { tags: string; place: string };

/**
 * A card for the page's script: tags, which have no spaces, in one text, the version once, and the
 * author too where that's the owner of the repository.
 */
export function packCard({ githubUrl = "", ...card }: McpServerCard): PackedCard {
  const { author, installCommand, tags, version } = card;
  const place = githubUrl.replace(gitHub, "");
  return {
    ...card,
    place,
    author: author === ownerOf(place) ? "" : author,
    installCommand: installCommand.replaceAll(version, packedVersion),
    tags: tags.join(" "),
  };
}

/** The card that was packed. */
export function unpackCard({ place, ...card }: PackedCard): McpServerCard {
  const { author, installCommand, tags, version } = card;
  return {
    ...card,
    ...(place !== "" && { githubUrl: gitHub + place }),
    author: author || ownerOf(place),
    installCommand: installCommand.replaceAll(packedVersion, version),
    tags: tags.split(" "),
  };
}

const gitHub = "https://github.com/";

const ownerOf = (place: string) => place.replace(/\/.*/, "");

/** No command contains it. */
const packedVersion = "*";

/** The parts of a record that only the panel shows. They load when a visitor reaches for a panel. */
export type McpServerDetails = {
  server: Pick<ServerJson, "name" | "packages" | "remotes">;
  samples: readonly McpFigure[];
  listing: Omit<
    McpListing,
    "author" | "tags" | "status" | "samples" | "sharesRepository" | "evidence"
  > & { evidence: Omit<McpListing["evidence"], "files"> };
};

/** What the panel adds to a card. */
export function toDetails({ server, listing, samples = [] }: McpServer): McpServerDetails {
  const { name, packages, remotes } = server;
  const { author: _a, tags: _t, status: _s, samples: _f, ...more } = listing;
  const { sharesRepository: _r, evidence, ...rest } = more;
  const { files: _e, ...told } = evidence;
  return {
    server: { name, ...(packages && { packages }), ...(remotes && { remotes }) },
    samples,
    listing: { ...rest, evidence: told },
  };
}
