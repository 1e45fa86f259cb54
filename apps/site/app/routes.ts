import type { PageModule } from "#app/browser/navigation/router.ts";

const placeholder = (path: string) => async () =>
  (await import("./pages/placeholder.tsx")).pageAt(path);

/** Every page, one line each: its address, and the module that shows it. A document is its own module. */
export const routes: Readonly<Record<string, () => Promise<PageModule>>> = {
  "/": () => import("./pages/home.tsx"),

  "/integrations": () => import("./pages/integrations.tsx"),
  "/platform": () => import("./pages/platform.tsx"),
  "/workflows": () => import("./pages/workflows.tsx"),
  "/mcp-registry": () => import("./pages/mcp-registry.tsx"),

  "/about": () => import("./pages/about.tsx"),
  "/careers": () => import("./pages/careers.tsx"),
  "/partners": () => import("./pages/partners.tsx"),
  "/investors": () => import("./pages/investors.tsx"),
  "/security": () => import("./pages/security.tsx"),

  "/enterprise": () => import("./pages/enterprise.tsx"),
  "/pricing": () => import("./pages/pricing.tsx"),

  "/docs": () => import("#content/docs/documentation.mdx"),
  "/docs/molfar-image": () => import("#content/docs/molfar-image.mdx"),
  "/docs/worker-contract": () => import("#content/docs/worker-contract.mdx"),
  "/docs/artifact-transformation": () => import("#content/docs/artifact-transformation.mdx"),
  "/docs/mcp": () => import("#content/docs/mcp.mdx"),
  "/api": () => import("./pages/api.tsx"),
  "/news": () => import("./pages/news.tsx"),
  "/support": () => import("./pages/support.tsx"),

  "/privacy": () => import("./pages/privacy.tsx"),
  "/terms": () => import("./pages/terms.tsx"),
  "/cookies": () => import("./pages/cookies.tsx"),

  "/async-jobs": placeholder("/async-jobs"),
  "/login": placeholder("/login"),
  "/premium": placeholder("/premium"),
  "/resources": () => import("./pages/resources.tsx"),
  "/signup": placeholder("/signup"),
  "/yno-ai": placeholder("/yno-ai"),

  "/404": () => import("./pages/not-found.tsx"),
};
