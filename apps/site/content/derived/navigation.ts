import { pages } from "../collections/pages.ts";
import { lines as lineTitles } from "../navigation.ts";
import type { NavigationLine, PageLink } from "../schema/frame.ts";

/** The lines of the map with their stations. */
export const lines: readonly NavigationLine[] = lineTitles.map((line) => ({
  ...line,
  links: pages.flatMap(({ path, navigation }) =>
    navigation?.line === line.id ? [{ title: navigation.title, path }] : [],
  ),
}));

/** The documents in the order in which they are read: the stations that are made of one. */
export const documentLine: readonly PageLink[] = pages.flatMap(({ path, navigation, document }) =>
  navigation && document?.startsWith("content/docs/") ? [{ title: navigation.title, path }] : [],
);
