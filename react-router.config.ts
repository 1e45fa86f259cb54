import type { Config } from "@react-router/dev/config";
import { notFoundPage } from "./content/pages/not-found.ts";

/** Every route is rendered to HTML at build time; nothing renders on a server afterwards. */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), notFoundPage.path],
} satisfies Config;
