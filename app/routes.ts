import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Addresses are case-sensitive, as files are: /About is an unknown path on every host. */
const page = (path: string, file: string) => route(path, file, { caseSensitive: true });

/** The URL table. It is closed: a page is added here and in `content/pages.ts`, or nowhere. */
export default [
  index("pages/home.tsx"),
  page("about", "pages/about.tsx"),
  page("careers", "pages/careers.tsx"),
  page("partners", "pages/partners.tsx"),
  page("security", "pages/security.tsx"),
  page("platform", "pages/platform.tsx"),
  page("workflows", "pages/workflows.tsx"),
  page("integrations", "pages/integrations.tsx"),
  page("investors", "pages/investors.tsx"),
  page("support", "pages/support.tsx"),
  page("resources", "pages/resources.tsx"),
  page("docs", "pages/docs.tsx"),
  page("docs/molfar-image", "pages/docs-molfar-image.tsx"),
  page("docs/worker-contract", "pages/docs-worker-contract.tsx"),
  page("docs/artifact-transformation", "pages/docs-artifact-transformation.tsx"),
  page("docs/mcp", "pages/docs-mcp.tsx"),
  page("mcp-registry", "pages/mcp-registry.tsx"),
  page("privacy", "pages/privacy.tsx"),
  page("terms", "pages/terms.tsx"),
  page("cookies", "pages/cookies.tsx"),
  page("news", "pages/news.tsx"),
  page("enterprise", "pages/enterprise.tsx"),
  page("pricing", "pages/pricing.tsx"),
  page("api", "pages/api.tsx"),
  page("yno-ai", "pages/yno-ai.tsx"),
  page("async-jobs", "pages/async-jobs.tsx"),
  page("premium", "pages/premium.tsx"),
  page("login", "pages/login.tsx"),
  page("signup", "pages/signup.tsx"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
