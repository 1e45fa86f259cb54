import type { ViteBuilder } from "vite";
import { expect, test, vi } from "vitest";
import { buildSite } from "./build-site.ts";

test("a site isn't rendered by React's development build", async () => {
  vi.stubEnv("NODE_ENV", "development");
  const build = vi.fn();
  const builder: Partial<ViteBuilder> = { environments: {}, build };
  await expect(buildSite(builder as ViteBuilder)).rejects.toThrow(/NODE_ENV is 'development'/);
  expect(build).not.toHaveBeenCalled();
});
