import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { documentPages } from "../tools/content/document-pages.ts";
import { pages } from "../tools/content/pages.ts";

/** A document is its own route, content/docs/mcp.mdx for /docs/mcp; its id is docs/mcp. */
const documents = documentPages.map(({ path, document = "" }) =>
  route(path.slice(1), `../${document}`, { id: document.replace(/^content\/|\.mdx$/g, "") }),
);

/** The component of another page: app/pages/mcp-registry.tsx for /mcp-registry. */
const component = (path: string) => `pages/${path.slice(1).replaceAll("/", "-")}.tsx`;

/** The URL table: every record in content/pages/ and every document is a route. */
export default [
  index("pages/home.tsx"),
  ...pages
    .filter((page) => page.path !== "/" && !documentPages.some(({ path }) => path === page.path))
    .map(({ path }) => route(path.slice(1), component(path))),
  ...documents,
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
