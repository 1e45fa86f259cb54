import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "../tools/content/pages.ts";

/** The component of a page: app/pages/docs-mcp.tsx for /docs/mcp. */
const component = (path: string) => `pages/${path.slice(1).replaceAll("/", "-")}.tsx`;

/** The URL table: every record in content/pages/ is a route. */
export default [
  index("pages/home.tsx"),
  ...pages
    .filter(({ path }) => path !== "/")
    .map(({ path }) => route(path.slice(1), component(path))),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
