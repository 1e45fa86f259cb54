import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Face } from "#app/browser/hydration/deferred-hydration.ts";
import { root } from "../site-folder.ts";

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

const rule = /@font-face\{([^}]*)\}/g;

/**
 * The faces of a built sheet that holds nothing else.
 *
 * @param address the address of the sheet, for errors
 * @throws Error when a rule lacks its family, its weight or its file, or there is no rule
 */
export function facesIn(css: string, address: string): Face[] {
  const faces = [...css.matchAll(rule)].map(([, body = ""]): Face => {
    const family = /font-family:["']?([^;"']+)/.exec(body)?.[1];
    const weight = /font-weight:([^;]+)/.exec(body)?.[1];
    const file = /url\(["']?([^)"']+)/.exec(body)?.[1];
    if (!family || !weight || !file) {
      throw new Error(`${address}: a face needs font-family, font-weight and src: ${body}`);
    }
    return [family, `url(${file})`, { weight, display: "swap" }];
  });
  if (faces.length === 0) throw new Error(`${address} has no @font-face rule.`);
  return faces;
}
