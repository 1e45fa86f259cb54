import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project-files.ts";

const token = /--([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/gi;

/**
 * The site's colours in one scheme, by the name of their token: `line-product`, `ink`. Pictures are
 * shown outside the site, without its style sheets.
 *
 * @throws Error for a name that isn't in app/styles/tokens.css
 */
export function readColours(scheme: "light" | "dark"): (name: string) => string {
  const tokens = readFileSync(join(root, "app/styles/tokens.css"), "utf8");
  const colours = new Map(
    [...tokens.matchAll(token)].map(([, name = "", light = "", dark = ""]) => [
      name,
      scheme === "light" ? light : dark,
    ]),
  );
  return (name) => {
    const colour = colours.get(name);
    if (colour === undefined) {
      throw new Error(
        `app/styles/tokens.css has no colour --${name}: use one that it has, as light-dark(#…, #…).`,
      );
    }
    return colour;
  };
}
