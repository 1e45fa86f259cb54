import { site } from "@yno/brand/site";
import type { AppIcon } from "./mark.ts";

export const manifestPath = "/site.webmanifest";

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/).
 *
 * @param ground the colour behind the site while it starts
 */
export function webManifest(
  { description, ground }: { description: string; ground: string },
  icons: readonly AppIcon[],
): string {
  const manifest = {
    id: "/",
    name: site.brand,
    short_name: site.brand,
    description,
    lang: site.language,
    start_url: "/",
    scope: "/",
    // It is a site: Back and its address stay in reach.
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...icons.map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
